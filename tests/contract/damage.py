"""Doing harm to a document: entries taken, doubled, moved and swapped, numbers and types changed."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.contract.pieces import Pieces

Path = tuple[str | int, ...]

CONTAINERS = (dict, list)
TAKE, DOUBLE, SWAP, CHANGE, MOVE, ADD = "take", "double", "swap", "change", "move", "add"
STRANGERS: tuple[Any, ...] = (
    *(None, True, False, "", "x", 0, 1, -1, 7, 255, 0.5, 1e300, 10**30, -(10**30)),
    *([], [0], [[]], {}, {"x": 1}),
)


@dataclass(frozen=True)
class Harm:
    """One harm, or several done one after another."""

    kind: str
    path: Path
    value: Any = None
    before: tuple[Harm, ...] = ()

    def do(self, document: Any) -> None:
        """Harm the document in place."""
        holder = at(document, self.path[:-1])
        last = self.path[-1]
        if self.kind == TAKE:
            del holder[last]
        elif self.kind == DOUBLE:
            holder.insert(last, copy.deepcopy(holder[last]))
        elif self.kind == SWAP:
            holder[last], holder[self.value] = holder[self.value], holder[last]
        elif self.kind == MOVE:
            piece = holder.pop(last)
            at(document, self.value).append(piece)
        else:
            holder[last] = copy.deepcopy(self.value)

    def loses_a_piece(self, pieces: Pieces) -> bool:
        """Would it create or lose a piece, wherever it is done alone?"""
        if self.before or not self.path:
            return False
        field = str(self.path[0])
        if self.kind in (TAKE, DOUBLE):
            return field not in pieces.free
        return self.kind == CHANGE and field in pieces.counted

    def __str__(self) -> str:
        told = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in self.path).lstrip(".")
        value = f" {str(self.value)[:40]!r}" if self.kind not in (TAKE, DOUBLE) else ""
        return "".join(f"{harm}, then " for harm in self.before) + f"{self.kind} {told}{value}"


def at(document: Any, path: Path) -> Any:
    """What lies at a path."""
    for part in path:
        document = document[part]
    return document


def paths(document: Any) -> list[Path]:
    """Every place in a document but the whole."""
    found: list[Path] = []
    if isinstance(document, CONTAINERS):
        _list_paths(document, (), found)
    return found


def _list_paths(holder: dict[str, Any] | list[Any], here: Path, found: list[Path]) -> None:
    """Add the places in a holder, each before those inside it."""
    for key, part in holder.items() if isinstance(holder, dict) else enumerate(holder):
        place = (*here, key)
        found.append(place)
        if isinstance(part, CONTAINERS):
            _list_paths(part, place, found)


def every_single(document: Any) -> Iterator[Harm]:
    """Every harm that is done to one place alone."""
    for path in paths(document):
        yield Harm(TAKE, path)
        if isinstance(path[-1], int):
            yield Harm(DOUBLE, path)
            if path[-1]:
                yield Harm(SWAP, path, path[-1] - 1)
        value = at(document, path)
        if isinstance(value, int) and not isinstance(value, bool):
            yield Harm(CHANGE, path, value + 1)
            yield Harm(CHANGE, path, value - 1)
        for stranger in STRANGERS:
            yield Harm(CHANGE, path, stranger)
    for path in [(), *paths(document)]:
        if isinstance(at(document, path), dict):
            yield Harm(ADD, (*path, "stranger"), 1)


def several(document: Any, luck: Random) -> Harm:
    """Do one to three random harms in place; the last one remembers the others."""
    done: list[Harm] = []
    for _ in range(luck.choice((1, 1, 2, 3))):
        harm = one(document, luck)
        harm.do(document)
        done.append(harm)
    last = done.pop()
    return Harm(last.kind, last.path, last.value, tuple(done))


def number(document: Any, luck: Random) -> Harm:
    """Another number in one place; every field of the document is as likely, however long it is."""
    numbers = [path for path in paths(document) if type(at(document, path)) is int and path != ("rules",)]
    field = luck.choice(sorted({str(path[0]) for path in numbers} - {"chance", "moves", "turn"}))
    path = luck.choice([path for path in numbers if path[0] == field])
    near = at(document, path) + luck.choice((-2, -1, 1, 2))
    elsewhere = at(document, luck.choice(numbers))
    return Harm(CHANGE, path, luck.choice((near, near, elsewhere, luck.randrange(120))))


def one(document: Any, luck: Random) -> Harm:
    """A random harm that can be done to the document; what keeps the shape is likelier than nonsense."""
    everywhere = paths(document)
    if not everywhere:
        return Harm(ADD, ("stranger",), 1)
    path = luck.choice(everywhere)
    entries = [place for place in everywhere if isinstance(place[-1], int)]
    kind = luck.choice((TAKE, DOUBLE, SWAP, SWAP, CHANGE, CHANGE, CHANGE, MOVE, MOVE))
    if kind in (TAKE, DOUBLE, SWAP, MOVE) and entries:
        path = luck.choice(entries)
        if kind == SWAP:
            return Harm(SWAP, path, luck.randrange(len(at(document, path[:-1]))))
        if kind == MOVE:
            inside = [place for place in everywhere if place[: len(path)] == path]
            lists = [p for p in everywhere if isinstance(at(document, p), list) and p not in inside]
            return _move(path, luck.choice(lists)) if lists else Harm(TAKE, path)
        return Harm(kind, path)
    return Harm(CHANGE, path, _other(document, at(document, path), everywhere, luck))


def _move(path: Path, target: Path) -> Harm:
    """Taking an entry out shifts the later ones, also on the way to the target."""
    depth = len(path) - 1
    if target[:depth] == path[:depth] and len(target) > depth:
        later, gone = target[depth], path[depth]
        if isinstance(later, int) and isinstance(gone, int) and later > gone:
            target = (*target[:depth], later - 1, *target[depth + 1 :])
    return Harm(MOVE, path, target)


def _other(document: Any, value: Any, everywhere: list[Path], luck: Random) -> Any:
    """Another value: a little more or less, one found elsewhere in the document, or nonsense."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int) and luck.random() < 0.5:
        return value + luck.choice((-3, -2, -1, 1, 2, 3))
    if luck.random() < 0.6:
        same = [found for found in (at(document, path) for path in everywhere) if type(found) is type(value)]
        return copy.deepcopy(luck.choice(same))
    return luck.choice(STRANGERS)
