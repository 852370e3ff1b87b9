"""Change one number of a game's data at a time, on a copy, and see what follows: the rule, and its words.

`python -m tests.house.numbers arnak` changes every number, or with a second argument N every Nth. Each change
is tried in a process of its own, forked before the game is imported, and answered by a line of JSON.
"""

from __future__ import annotations

import ast
import hashlib
import importlib
import importlib.abc
import importlib.util
import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.machinery import ModuleSpec
from pathlib import Path
from random import Random
from types import CodeType, ModuleType
from typing import Any

from bivouac.bots import Glimpse, make_bot
from bivouac.core.refusal import Refusal
from tests.contract.variants import alone, pairwise
from tests.house.listing import GAMES

WILD = (0.0, 0.1, 0.5)  # how much of a game is chance, by its seed
REFUSED, BROKEN = "refused", "broken"


@dataclass(frozen=True)
class Number:
    """A number of the data: its file, the name it is part of, and where it stands."""

    path: Path
    name: str
    line: int
    column: int
    value: int

    def __str__(self) -> str:
        return f"{self.path.stem}.{self.name}:{self.line}:{self.column} = {self.value}"


def numbers(game: str) -> list[Number]:
    """Every number of a game's tables; keys and what stands inside functions are no data."""
    return [number for path in sorted((GAMES / game / "data").rglob("*.py")) for number in _of_file(path)]


def _of_file(path: Path) -> Iterator[Number]:
    for statement in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.Assign):
            name = ast.unparse(statement.targets[0])
        elif isinstance(statement, ast.AnnAssign):
            name = ast.unparse(statement.target)
        else:
            continue
        keys = {key for node in ast.walk(statement) if isinstance(node, ast.Dict) for key in node.keys}
        for node in ast.walk(statement):
            if node not in keys and isinstance(node, ast.Constant) and type(node.value) is int:
                yield Number(path, name, node.lineno, node.col_offset, node.value)


def changed(number: Number) -> str:
    """The text of its file with one more in its place."""
    lines = number.path.read_text(encoding="utf-8").splitlines(keepends=True)
    line = lines[number.line - 1].encode()  # columns count bytes
    end = number.column + len(str(number.value))
    assert line[number.column : end] == str(number.value).encode(), f"{number} is written in another way"
    lines[number.line - 1] = (line[: number.column] + str(number.value + 1).encode() + line[end:]).decode()
    return "".join(lines)


class Copies(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """Modules that are read from another text than their file's."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self.texts = texts

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Ours, if the text of that module is another."""
        return importlib.util.spec_from_loader(fullname, self) if fullname in self.texts else None

    def get_source(self, fullname: str) -> str:
        """The other text."""
        return self.texts[fullname]

    def get_code(self, fullname: str) -> CodeType:
        """The other text, compiled."""
        return compile(self.texts[fullname], fullname, "exec")


def module_of(path: Path) -> str:
    """The name by which a file of a game is imported."""
    return ".".join(("bivouac", "games", *path.relative_to(GAMES).with_suffix("").parts))


def _digest(found: object) -> str:
    return hashlib.sha256(json.dumps(found, sort_keys=True, default=str).encode()).hexdigest()[:12]


def _told(game: Any) -> str:
    """The catalogue in both languages, and the sentence of every action at the start of a full table."""
    labels = []
    seats = game.facts.seats[1]
    for options in alone(game, seats):
        state = game.start(seats, 0, options)
        labels.append([state.label(action, "en") for action in range(game.vocabulary)])
    return _digest([game.catalogue("en"), game.catalogue("fr"), labels])


Table = tuple[int, int, Mapping[str, Any]]


def tables(game: Any) -> list[Table]:
    """Seats, seed and options of the games that are played, those of many seats first."""
    found = sorted(pairwise(game), key=lambda table: -table[0])
    return [(seats, seed, options) for seed, (seats, options) in enumerate(found)]


def _recorded(game: Any, table: Table) -> dict[str, Any]:
    """A game by bots that want to win, which shows what chance alone does not reach; some of it is chance."""
    seats, seed, options = table
    state, luck, bot = game.start(seats, seed, options), Random(seed), make_bot("greedy", seed)
    moves: list[str] = []
    while state.actors():
        seat = state.actors()[0]
        legal = state.legal(seat)
        wild = len(legal) == 1 or luck.random() < WILD[seed % len(WILD)]
        action = luck.choice(legal) if wild else bot.choose(Glimpse(state, seat))
        moves.append(state.text(action))
        state.play(seat, action)
    return {"table": table, "moves": moves, "story": _story(game, table, moves)}


def _story(game: Any, table: Table, moves: Sequence[str]) -> str:
    """What could be done at every moment of a game, up to a move that is refused, and how it ended."""
    seats, seed, options = table
    state = game.start(seats, seed, options)
    met: list[object] = []
    try:
        for move in moves:
            (seat, *_) = state.actors() or [0]
            met.append(state.legal(seat))
            state.play(seat, state.parse(move))
    except Refusal as refusal:
        met.append(refusal.code)
    return _digest([met, state.outcome(), state.key().hex()])


def verdict(name: str, texts: Mapping[str, str], known: Mapping[str, Any] | None) -> dict[str, Any]:
    """How a game does with other texts, beside what is known of the true one; without that, what to know."""
    sys.meta_path.insert(0, Copies(texts))
    try:
        game = importlib.import_module(f"bivouac.games.{name}").GAME
    except AssertionError as error:
        return {REFUSED: str(error) or "an assertion at import"}
    if problems := game.check():
        return {REFUSED: problems[0]}
    told = _told(game)
    if known is None:
        return {"told": told, "games": [_recorded(game, table) for table in tables(game)]}
    follows = any(_story(game, one["table"], one["moves"]) != one["story"] for one in known["games"])
    return {"rule": follows, "told": told != known["told"]}


def in_a_child(name: str, texts: Mapping[str, str], known: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The verdict, found by a process that is gone afterwards."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            answer = verdict(name, texts, known)
        except Exception as error:
            answer = {BROKEN: f"{type(error).__name__}: {error}"}
        with os.fdopen(writing, "w") as pipe:
            json.dump(answer, pipe)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        answer = json.load(pipe)
    os.waitpid(child, 0)
    return dict(answer)


def main(name: str, every: str = "1", planted: str = "{}") -> None:
    """Print what follows from each change; `planted` are texts of modules that are wrong on purpose."""
    texts: dict[str, str] = json.loads(planted)
    known = in_a_child(name, texts)
    assert "games" in known, f"{name} does not stand as it is: {known}"
    for number in numbers(name)[:: int(every)]:
        answer = in_a_child(name, texts | {module_of(number.path): changed(number)}, known)
        print(
            json.dumps({"number": str(number), "name": f"{number.path.stem}.{number.name}", **answer}),
            flush=True,
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
