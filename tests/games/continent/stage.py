"""Setting up a position: a whole document is made, and the loader counts every piece of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bivouac.core.chance import QuickChance
from bivouac.core.contract import State
from bivouac.games.continent import GAME, columns, setup
from bivouac.games.continent.columns import Columns
from bivouac.games.continent.data.icons import DIRECTIONS
from tests.games.continent import narrows, partings, trial

Cards = Sequence[str]
STEPS = {0: -8, 1: 1, 2: 8, 3: -1}  # to the north, east, south and west on a board of eight by eight
__all__ = ["narrows", "partings", "trial"]  # the packs are on the shelf once the stage is set
PILES = ("past", "banished", "discard")
OPTIONS = {"curses": [], "easy": False, "explorers": [], "legacy": [], "policy": "any"}


def start(players: int = 1, seed: int = 0, adventure: str = trial.TRIAL.name, **options: Any) -> State:
    """The set-up of a pack of the shelf, also of those that are no option of the game."""
    chosen = OPTIONS | {"adventure": adventure} | options
    state = setup.set_up(players, QuickChance(seed), chosen)
    state.rules = GAME.rules
    return state


def card(box: Columns, name: str) -> int:
    """The number of a card by its id; skills and fog cards also by what follows the dash."""
    for id in (name, f"skill-{name}", f"fog-{name}"):
        if id in box.ids:
            return box.ids.index(id)
    raise ValueError(f"{box.name} has no card {name}")


def cell(name: str) -> int:
    """The number of a cell by its letter and digit."""
    return "abcdefgh".index(name[0]) + 8 * (int(name[1]) - 1)


class _Box:
    """A document whose cards are moved one wish at a time."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        self.box = columns.of(document["options"]["adventure"])

    def take(self, name: str) -> int:
        """Lift a card from where it lies: a pile, a deck, a zone."""
        number = card(self.box, name)
        for key in ("box", "adventure", "deck", "discard", "satchel", "past", "banished"):
            if number in self.document[key]:
                self.document[key].remove(number)
                return number
        for zone in self.document["zones"]:
            if number in zone:
                zone.remove(number)
                return number
        for entry in self.document["board"]:
            if entry[1] == number:
                self._lay_other(entry)
                return number
        raise ValueError(f"{name} was wished for twice")

    def _lay_other(self, entry: list[int]) -> None:
        """Another fog card of the zone takes the place of one that is wished for elsewhere."""
        zone = self.document["zones"][self.box.zone[entry[1]] - 1]
        if not zone:
            raise ValueError("no other fog card is left")
        entry[1] = zone.pop(0)

    def terrain(self, name: str) -> None:
        """A terrain or event lies face up in its own cell, fog on its free arrows."""
        number = self.take(name)
        at = self.box.cell[number]
        self._clear(at)
        self.document["board"].append([at, number, 2, 0, 0])
        for direction in range(len(DIRECTIONS)):
            called = self.box.arrow[4 * number + direction]
            if called and not self.lies(at + STEPS[direction]):
                zone = self.document["zones"][self.box.zone[number] - 1]
                fog = zone.pop() if zone else -2
                self.document["board"].append([at + STEPS[direction], fog, 0, called, 0])

    def lies(self, at: int) -> bool:
        return any(entry[0] == at for entry in self.document["board"])

    def _clear(self, at: int) -> None:
        for entry in [entry for entry in self.document["board"] if entry[0] == at]:
            self.document["board"].remove(entry)
            if entry[1] >= self.box.first_fog:
                self.document["zones"][self.box.zone[entry[1]] - 1].insert(0, entry[1])
            elif entry[1] >= 0:  # the start, where another terrain is to lie
                self.document["adventure"].append(entry[1])

    def fog(self, at: str, name: str, face: int) -> None:
        """A certain fog card lies in a cell."""
        number = card(self.box, name)
        (entry,) = [entry for entry in self.document["board"] if entry[0] == cell(at)]
        if entry[1] != number:
            taken = self.take(name)
            self.document["zones"][self.box.zone[taken] - 1].insert(0, entry[1])
            entry[1] = taken
        entry[2] = face


def stage(
    players: int = 1,
    *,
    adventure: str = trial.TRIAL.name,
    options: Mapping[str, Any] | None = None,
    terrains: Cards = (),
    fog: Mapping[str, str] | None = None,
    open_fog: Mapping[str, str] | None = None,
    next_fog: Cards = (),
    no_fog: Sequence[int] = (),
    attached: Mapping[str, Cards] | None = None,
    hands: Mapping[int, Cards] | None = None,
    items: Mapping[int, Sequence[tuple[Cards, int]]] | None = None,
    satchel: Cards = (),
    past: Cards = (),
    banished: Cards = (),
    discard: Cards = (),
    deck: Cards = (),
    left: int | None = None,
    figures: Mapping[int, str] | None = None,
    fires: Mapping[int, str] | None = None,
    seed: int = 0,
) -> State:
    """A real state with these wishes fulfilled; seats count from 0.

    `deck` names the top cards, the next one first, and `left` how many the deck holds; the others lie on the
    discard pile. `terrains` lie in their own cells with fog on their arrows. `no_fog` empties zones.
    """
    document = start(players, seed, adventure, **(options or {})).dump()
    made = _Box(document)
    for name in terrains:
        made.terrain(name)
    for wishes, face in ((fog or {}, 0), (open_fog or {}, 2)):
        for at, name in wishes.items():
            made.fog(at, name, face)
    for name in reversed(next_fog):
        number = made.take(name)
        document["zones"][made.box.zone[number] - 1].append(number)
    for zone in no_fog:
        document["banished"] += document["zones"][zone - 1]
        document["zones"][zone - 1] = []
    for at, names in (attached or {}).items():
        document["attached"] += [[cell(at), made.take(name)] for name in names]
    for seat, names in (hands or {}).items():
        document["hands"][seat] += [made.take(name) for name in names]
    for seat, carried in (items or {}).items():
        for slot, (names, pips) in enumerate(carried):
            document["items"][4 * seat + slot] = [made.take(name) for name in names]
            document["pips"][4 * seat + slot] = pips
    document["satchel"] += [made.take(name) for name in satchel]
    for key, names in zip(PILES, (past, banished, discard), strict=True):
        document[key] += [made.take(name) for name in names]
    _stack(made, deck, left)
    for seat, at in (figures or {}).items():
        document["spots"][seat] = cell(at)
    for seat, at in (fires or {}).items():
        document["fires"][seat] = cell(at)
    document["board"].sort()
    document["attached"].sort()
    for key in ("adventure", "box", "past", "banished", "discard"):
        document[key].sort()
    document["moves"] = 1
    return GAME.load(document)


def _stack(made: _Box, deck: Cards, left: int | None) -> None:
    """The deck with certain cards on top; what is more than `left` goes to the discard pile."""
    top = [made.take(name) for name in deck]
    rest = made.document["deck"]
    if left is not None:
        keep = left - len(top)
        made.document["discard"] += rest[: len(rest) - keep]
        rest = rest[len(rest) - keep :]
    made.document["deck"] = [*rest, *reversed(top)]
