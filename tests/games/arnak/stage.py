"""Positions of Arnak for tests: player 0 begins round 1, no rival has acted, unless said otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bivouac import game
from bivouac.core.contract import State
from tests.games.staging import Wish, positioned, wished

ARNAK = game("arnak")
GIVEN = ("seats: 2", "red: 0", "round: 1", "marker: 0", "active: 0", "moves: 1")
ALONE = "the rival has not acted"
NAMES = {
    "figures": "archaeologists", "helpers": "assistants", "spent": "boons used", "bonus": "bonus at",
    "item_top": "item deck", "artifact_top": "artifact deck", "next_guardian": "next guardians",
    "icons": "travel left", "blocked": "blocked camps", "fears": "fear pile",
    "rescue_seen": "rescue stack seen by",
}  # fmt: skip


def from_lines(lines: Iterable[str]) -> State:
    """The position of a story."""
    said = list(lines)
    return positioned("arnak", (*GIVEN, ALONE) if "seats: 1" in said else GIVEN, said)


def stage(
    seats: int = 2,
    *,
    tokens: Mapping[int, Mapping[str, int]] | None = None,
    temple_tiles: Mapping[str, int] | None = None,
    acted: bool = False,
    **places: Wish,
) -> State:
    """A real state with these wishes fulfilled: `{0: …}` is of seat 0, `{"a1": …}` of a place."""
    lines = wished("seats", seats) + wished("the main action is used", acted)
    for seat in range(seats if tokens is not None else 0):
        purse = (tokens or {}).get(seat, {})
        lines += wished("tokens", {seat: [f"{count} {token}" for token, count in purse.items()]})
    if temple_tiles is not None:
        lines += wished("temple tiles", [f"{name} {left}" for name, left in temple_tiles.items()])
    for key, wish in places.items():
        place = NAMES.get(key, key.replace("_", " "))
        lines += wished(place, _listed(wish) if key in ("tiles", "guards", "idols") else wish)
    return from_lines(lines)


def _listed(wish: Wish) -> Sequence[object] | Wish:
    return [f"{place} {piece}" for place, piece in wish.items()] if isinstance(wish, Mapping) else wish
