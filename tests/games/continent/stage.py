"""Positions of Continent for tests, also of packs that are no option of the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bivouac.core.chance import QuickChance
from bivouac.core.contract import State
from bivouac.core.position import Positions
from bivouac.core.refusal import SetupError
from bivouac.games.continent import GAME, setup
from bivouac.games.continent.columns import Columns
from bivouac.games.continent.facts import FACTS
from bivouac.games.continent.position import CELL_IDS, Expedition
from tests.games.continent import narrows, partings, trial
from tests.games.staging import Wish, unsaid, wished

__all__ = ["narrows", "partings", "trial"]  # the packs are on the shelf once the stage is set
OPTIONS = {"curses": [], "easy": False, "explorers": [], "legacy": [], "policy": "any"}
GIVEN = (f"adventure: {trial.TRIAL.name}", "moves: 1")
NAMES = {"figures": "figure", "fires": "fire", "hands": "hand", "left": "cards left"}


def start(players: int = 1, seed: int = 0, adventure: str = trial.TRIAL.name, **options: Any) -> State:
    """The set-up of a pack of the shelf, also of those that are no option of the game."""
    chosen = OPTIONS | {"adventure": adventure} | options
    state = setup.set_up(players, QuickChance(seed), chosen)
    state.rules = GAME.rules
    return state


POSITIONS = Positions(FACTS, lambda seats, seed, options: start(seats, seed, **options), Expedition)


def card(box: Columns, name: str) -> int:
    """The number of a card by its id; skills and fog cards also by what follows the dash."""
    return next(box.ids.index(id) for id in (name, f"skill-{name}", f"fog-{name}") if id in box.ids)


def cell(name: str) -> int:
    """The number of a cell by its letter and digit."""
    return CELL_IDS.index(name)


def from_lines(lines: Iterable[str]) -> State:
    """The position of a story."""
    text = "\n".join([FACTS.name, *unsaid(GIVEN, said := list(lines)), *said])
    document = POSITIONS.read(text)
    try:
        return GAME.load(document)
    except SetupError as wrong:
        raise POSITIONS.impossible(text, wrong, GAME.load) from wrong


def stage(
    players: int = 1,
    *,
    options: Mapping[str, Any] | None = None,
    fog: Mapping[str, str] | None = None,
    no_fog: Sequence[int] = (),
    items: Mapping[int, Sequence[tuple[Sequence[str], int]]] | None = None,
    **places: Wish,
) -> State:
    """A real state with these wishes fulfilled; seats count from 0."""
    lines = wished("seats", players) + wished("fog", fog or {})
    for key, value in (options or {}).items():
        lines += wished(key, "yes" if value is True else value)
    lines += [f"zone {zone} has no fog" for zone in no_fog]
    for seat, carried in (items or {}).items():
        lines += [f"item {seat}: {'+'.join(names)} with {pips}" for names, pips in carried]
    for key, wish in places.items():
        lines += wished(NAMES.get(key, key.replace("_", " ")), wish)
    return from_lines(lines)
