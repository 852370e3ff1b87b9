"""Setting up a position: the loader gets a whole document, and counts its lanterns like any other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bivouac import game
from bivouac.core.contract import State
from bivouac.games._template import columns

GAME = game("_template")


def stage(
    top: Sequence[str] = (),
    *,
    left: int = 12,
    seats: int = 2,
    sparks: Mapping[int, int] | None = None,
    single_peek: bool = False,
) -> State:
    """A real state, seat 0 to move: `top` lies on the deck, first on top, of which `left` lanterns are left.

    The lanterns that are not left lie in the rows, dealt to the seats in turn, candles first and gusts last.
    """
    document = GAME.start(seats, 0, {"single_peek": single_peek}).dump()
    others = [columns.IDS[kind] for kind in columns.BOX]
    for kind in top:
        others.remove(kind)
    gone = others[: 12 - left]
    document["lanterns"] = [*others[12 - left :], *reversed(top), *gone]
    document["deck"] = left
    document["rows"] = [list(range(left + seat, 12, seats)) for seat in range(seats)]
    document["knowledge"]["public"] = list(range(left, 12))
    document["sparks"] = [(sparks or {}).get(seat, 0) for seat in range(seats)]
    document["active"] = 0
    return GAME.load(document)


def seen(state: State, viewer: int) -> list[str | None]:
    """The deck as a seat sees it, top lantern first."""
    return [lantern["kind"] for lantern in state.outlook(viewer)["deck"]["lanterns"]]
