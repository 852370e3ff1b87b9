"""Setting up a position: a whole document is made, and the loader counts every piece of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from bivouac import game
from bivouac.core.contract import State
from bivouac.games.agartha import columns
from bivouac.games.agartha.actions import ACTIONS
from bivouac.games.agartha.kinds import ZONES

Cards = Sequence[str]
PLACES = {id: place for place, id in enumerate(columns.PLACE_IDS)}
POINTS = {0: 0, 2: 1, 3: 3, 4: 5, 5: 4, 6: 3, 7: 5, 8: 4, 9: 6, 10: 5}  # some way to have met so many


def stage(
    seats: int = 2,
    *,
    holder: int = 0,
    round: int = 1,
    boards: Mapping[int, Mapping[str, Cards]] | None = None,
    tiles: Mapping[int, Cards] | None = None,
    deck: Cards = (),
    left: int | None = None,
    bottom: int = 0,
    discard: Cards = (),
    rest: tuple[int, str] | None = None,
    explored: Mapping[int, Sequence[int]] | None = None,
    placed: Sequence[str] = (),
    dealt: Mapping[int, Cards] | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
) -> State:
    """A real state with these wishes fulfilled: tiles and rounds count from 1, seats from 0.

    `deck` names the top cards, `left` how many the deck holds; the others lie on the discard, or where
    `rest` says. `placed` are the tokens of the round as `value tile zone`, from the holder on: all but the
    last, so that a move begins the resolution. `dealt` are the first two cards of a seat, yet to be placed.
    """
    document = game("agartha").start(seats, seed, dict(options or {})).dump()
    box = _Box(seats, seed)
    document["boards"] = box.boards(seats, boards or {})
    if dealt is not None:
        order = [(holder + at) % seats for at in range(seats)]
        first = [[seat, box.draw(kind)] for seat in order for kind in dealt.get(seat, ("forest", "compass"))]
    named = {tile: [box.draw(kind) for kind in kinds] for tile, kinds in (tiles or {}).items()}
    top = [box.draw(kind) for kind in deck]
    thrown = [box.draw(kind) for kind in discard]
    document["tiles"] = box.tiles(len(document["tiles"]), named)
    hidden = box.left()
    if left is not None:
        hidden, away = hidden[: left - len(top)], hidden[left - len(top) :]
        if rest is None:
            thrown += away
        else:
            document["boards"][rest[0]][PLACES[rest[1]]] += away
    document["boards"] = [[sorted(cards) for cards in board] for board in document["boards"]]
    document |= {"deck": [*hidden, *reversed(top)], "bottom": bottom, "discard": sorted(thrown)}
    document |= {
        "pending": [] if dealt is None else first,
        "moves": 1,
        "round": round - 1,
        "first": (holder - round + 1) % seats,
    }
    document["scored"] = [POINTS[len(board[PLACES["encounter"]])] for board in document["boards"]]
    made = explored or {}
    document["explored"] = [[tier in made.get(seat, ()) for tier in (1, 2, 3)] for seat in range(seats)]
    codes = [ACTIONS.argument[ACTIONS.codes[f"place {token}"]] for token in placed]
    document["zones"] = [code % ZONES for code in codes]
    document["values"] = [1 + code // ZONES for code in codes]
    return game("agartha").load(document)


class _Box:
    """The cards for a number of players, taken out one wish at a time."""

    def __init__(self, seats: int, seed: int) -> None:
        self.cards = list(columns.IN_PLAY[seats])
        self.luck = Random(seed)

    def draw(self, kind: str) -> int:
        found = [card for card in self.cards if columns.IDS[columns.KIND_OF[card]] == kind]
        if not found:
            raise ValueError(f"the box holds no more cards {kind}")
        self.cards.remove(found[0])
        return found[0]

    def boards(self, seats: int, wishes: Mapping[int, Mapping[str, Cards]]) -> list[list[list[int]]]:
        found: list[list[list[int]]] = []
        for seat in range(seats):
            wished = wishes.get(seat, {})
            unknown = set(wished) - set(PLACES)
            if unknown:
                raise ValueError(f"a board has no place {unknown.pop()}")
            found.append([[self.draw(kind) for kind in wished.get(place, ())] for place in PLACES])
        return found

    def tiles(self, count: int, named: dict[int, list[int]]) -> list[list[int]]:
        """The cards wished for, and two of any kind on every other tile."""
        if named and max(named) > count:
            raise ValueError(f"there is no tile {max(named)}")
        self.luck.shuffle(self.cards)
        found = dict(named)
        for tile in range(1, count + 1):
            if tile not in found:
                found[tile] = [self.cards.pop(), self.cards.pop()]
        return [(found[tile] + [-1, -1, -1])[:3] for tile in range(1, count + 1)]

    def left(self) -> list[int]:
        return self.cards
