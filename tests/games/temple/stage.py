"""Setting up a position: a whole document is made, and the loader counts every piece of it.

By default the second temple has been built and stands whole; what was taken from the first and no wish speaks
of lies out of the game, where it counts for nobody.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from bivouac import game
from bivouac.core.contract import State
from bivouac.games.temple import columns, kinds
from bivouac.games.temple.data.prices import START_MONEY

TEMPLE = game("temple")
# Decks that fill up to six, in this order.
USUAL = ("statues", "coins", "weapons", "manuscripts", "jewels", "monsters", "relics", "plates")

Cards = Sequence[str]


class Box:
    """The cards of six decks, handed out one by one."""

    def __init__(self, decks: Sequence[str]) -> None:
        self.left = [
            columns.IDS[kind] for deck in decks for kind in columns.BOX[columns.DECK_IDS.index(deck)]
        ]

    def draw(self, kind: str) -> str:
        """One card of a kind."""
        if kind not in self.left:
            raise ValueError(f"the box holds fewer cards {kind}")
        self.left.remove(kind)
        return kind

    def draw_ware(self) -> str:
        """Any card that can lie out of the game, the commonest kind first."""
        wares = [kind for kind in self.left if columns.KIND[kind] < kinds.WARES]
        if not wares:
            raise ValueError("too few cards of these decks can lie out of the game")
        return self.draw(max(wares, key=lambda kind: (wares.count(kind), kind)))


def stage(
    seats: int = 2,
    *,
    active: int = 0,
    first: int = 0,
    temple: int = 2,
    decks: Sequence[str] | None = None,
    cells: Mapping[str, str] | None = None,
    only: Sequence[str] | None = None,
    opened: Mapping[int, Cards] | None = None,
    flipped: Mapping[int, Cards] | None = None,
    closed: Mapping[int, Sequence[Cards]] | None = None,
    money: Mapping[int, int] | None = None,
    helpers: Mapping[str, int] | None = None,
    seen: Mapping[int, Sequence[str]] | None = None,
    left: int = 1,
    acted: bool = False,
    cover: str = "outline",
    seed: int = 0,
) -> State:
    """A real state with these wishes fulfilled.

    `cells` says what lies where in the temple, `only` which cells still hold a card; `opened`, `flipped` and
    `closed` fill the tableaux, `helpers` says for whom an assistant works, `seen` who looked at which cells.
    """
    wished = dict(cells or {})
    tableaux = _Tableaux(seats, opened or {}, flipped or {}, closed or {})
    played = list(decks or _decks_for([*wished.values(), *tableaux.all_kinds()]))
    played.sort(key=columns.DECK_IDS.index)
    document = TEMPLE.start(seats, seed, {"decks": played, "cover": cover}).dump()
    standing = list(columns.CELL_IDS) if only is None else list(only)
    box = Box(played)
    faces: list[str | None] = [None] * kinds.CARDS
    base = kinds.CELLS * (temple - 1)
    for cell, kind in wished.items():
        faces[base + columns.CELL[cell]] = box.draw(kind)
    gone = [card for card in range(base) if faces[card] is None]
    gone += [base + columns.CELL[cell] for cell in columns.CELL_IDS if cell not in standing]
    document |= tableaux.lay(box, faces, gone)
    rest = box.left
    random.Random(seed).shuffle(rest)
    laid = [rest.pop() if face is None else face for face in faces]
    cards = sorted(columns.CELL[cell] for cell in standing)
    document |= {"faces": laid, "round": temple, "cells": cards, "active": active, "first": first}
    document |= {"left": left, "acted": acted, "moves": 1, "turn": 1}
    document["money"] = [(money or {}).get(seat, START_MONEY) for seat in range(seats)]
    document["holders"] = [(helpers or {}).get(id, kinds.NOBODY) for id in columns.ASSISTANT_IDS]
    document["knowledge"] = _knowledge(seats, laid, base, cards, seen or {})
    return TEMPLE.load(document)


class _Tableaux:
    """What lies before each player."""

    def __init__(
        self,
        seats: int,
        opened: Mapping[int, Cards],
        flipped: Mapping[int, Cards],
        closed: Mapping[int, Sequence[Cards]],
    ) -> None:
        self.opened = [list(opened.get(seat, ())) for seat in range(seats)]
        self.flipped = [list(flipped.get(seat, ())) for seat in range(seats)]
        self.closed = [[list(group) for group in closed.get(seat, ())] for seat in range(seats)]

    def all_kinds(self) -> list[str]:
        """Every kind of card that is wished for."""
        rows = [*self.opened, *self.flipped, *(group for groups in self.closed for group in groups)]
        return [kind for row in rows for kind in row]

    def lay(self, box: Box, faces: list[str | None], gone: list[int]) -> dict[str, Any]:
        """Deal the wished cards to places that left a temple; the other places are out of the game."""
        rows: list[list[int]] = [[] for _ in self.opened]
        turned: list[int] = []
        groups: list[list[int]] = []
        free = iter(gone)

        def put(seat: int, kind: str) -> int:
            card = next(free, None)
            if card is None:
                raise ValueError("more cards lie in tableaux than have left the temple")
            faces[card] = box.draw(kind)
            rows[seat].append(card)
            return card

        for seat in range(len(rows)):
            for kind in self.opened[seat]:
                put(seat, kind)
            turned += [put(seat, kind) for kind in self.flipped[seat]]
            for group in self.closed[seat]:
                groups.append(sorted(put(seat, kind) for kind in group))
        out = list(free)
        for card in out:
            faces[card] = box.draw_ware()
        turned += [card for group in groups for card in group]
        return {"rows": rows, "flipped": sorted(turned), "groups": groups, "discard": out}


def _decks_for(wished: Sequence[str]) -> list[str]:
    """The decks of the wished cards, filled up to six with the usual ones."""
    needed = {columns.DECK_IDS[columns.DECK_OF[columns.KIND[kind]]] for kind in wished}
    return [*needed, *[deck for deck in USUAL if deck not in needed]][: kinds.DECKS]


def _knowledge(
    seats: int, faces: list[str], base: int, cells: list[int], seen: Mapping[int, Sequence[str]]
) -> dict[str, Any]:
    """All that lies face up or left its temple is known; the rest only to those who looked."""
    standing = {base + cell for cell in cells}
    public = [
        card
        for card in range(base + kinds.CELLS)
        if card not in standing or not columns.DOWN[columns.KIND[faces[card]]]
    ]
    looked = [sorted(base + columns.CELL[cell] for cell in seen.get(seat, ())) for seat in range(seats)]
    return {"public": public, "seen": looked, "revealed": len(public)}
