"""Change one number of a game's data at a time, on a copy, and see what follows: the rule, and what is told.

`python -m tests.house.numbers arnak` changes every number; two more arguments, only each one in so many, from
the so-many-th on. Each change is tried in a process of its own, forked before the game is imported, and
answered by a line of JSON.
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
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from random import Random
from types import CodeType, ModuleType
from typing import Any

from bivouac.bots import Glimpse, make_bot
from bivouac.core.refusal import Refusal
from tests.contract.variants import alone, pairwise
from tests.house.listing import GAMES

WILD = (0.0, 0.1, 0.5)  # how much of a game by bots is chance
STROLLS = 4  # games by chance alone, for each by bots
FEW = {"continent": 2}  # tables, where a game takes hundreds of moves and most numbers show in its columns
JUDGES = ("bounds", "faults")  # files beside the data that judge it: their numbers are in no box
PROSE = ("TOLD",)  # which text tells a hidden number: for whoever advises, and no rule's
REFUSED, BROKEN = "refused", "broken"
# Rooms that tell of a game, show it or weigh it, and rule nothing
READERS = (
    "data", "catalogue", "board", "check", "advice", "actions", "outlook", "odds", "words", "census",
    "tell", "shapes",
)  # fmt: skip


@dataclass(frozen=True)
class Number:
    """A number of the data: its file, what it is called there, and where it stands."""

    path: Path
    name: str
    line: int
    column: int
    value: int

    def __str__(self) -> str:
        return f"{self.name} = {self.value} ({self.path.name}:{self.line}:{self.column})"


def numbers(game: str) -> list[Number]:
    """Every number of a game's tables; keys and what stands inside functions are no data."""
    files = sorted(path for path in (GAMES / game / "data").rglob("*.py") if path.stem not in JUDGES)
    found = (number for path in files for number in _of_file(path))
    return [number for number in found if not number.name.endswith(PROSE)]


def _of_file(path: Path) -> Iterator[Number]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    records = {
        record.name: [ast.unparse(field.target) for field in record.body if isinstance(field, ast.AnnAssign)]
        for record in tree.body
        if isinstance(record, ast.ClassDef)
    }
    for statement in tree.body:
        if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value is not None:
            target = statement.target if isinstance(statement, ast.AnnAssign) else statement.targets[0]
            for name, node in _named(statement.value, ast.unparse(target), records):
                yield Number(path, f"{path.stem}.{name}", node.lineno, node.col_offset, int(str(node.value)))


def _named(node: ast.AST, name: str, records: Mapping[str, list[str]]) -> Iterator[tuple[str, ast.Constant]]:
    """The numbers inside an expression, each named after the field of the innermost record around it."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield name, node
    elif isinstance(node, ast.Dict):
        for value in node.values:
            yield from _named(value, name, records)
    elif isinstance(node, ast.Call):
        record = ast.unparse(node.func)
        fields = records.get(record, [])
        for at, argument in enumerate(node.args):
            yield from _named(argument, f"{record}.{fields[at] if at < len(fields) else at}", records)
        for keyword in node.keywords:
            yield from _named(keyword.value, f"{record}.{keyword.arg}", records)
    else:
        for child in ast.iter_child_nodes(node):
            yield from _named(child, name, records)


def changed(number: Number) -> str:
    """The text of its file with one more in its place."""
    lines = number.path.read_text(encoding="utf-8").splitlines(keepends=True)
    line = lines[number.line - 1].encode()  # columns count bytes
    end = number.column + len(str(number.value))
    assert line[number.column : end] == str(number.value).encode(), f"{number} is written in another way"
    lines[number.line - 1] = (line[: number.column] + str(number.value + 1).encode() + line[end:]).decode()
    return "".join(lines)


class Copy(SourceFileLoader):
    """A module that is read from another text than its file's."""

    def __init__(self, fullname: str, path: Path, text: str) -> None:
        super().__init__(fullname, str(path))
        self.text = text

    def get_code(self, fullname: str) -> CodeType:
        """The other text, compiled."""
        return compile(self.text, fullname, "exec")


class Copies(importlib.abc.MetaPathFinder):
    """Modules that are read from another text than their file's."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self.texts = texts

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Ours, if the text of that module is another."""
        if fullname not in self.texts:
            return None
        inner = GAMES.joinpath(*fullname.split(".")[2:])
        file = inner / "__init__.py" if inner.is_dir() else inner.with_suffix(".py")
        return importlib.util.spec_from_file_location(
            fullname,
            file,
            loader=Copy(fullname, file, self.texts[fullname]),
            submodule_search_locations=[str(inner)] if inner.is_dir() else None,
        )


def module_of(path: Path) -> str:
    """The name by which a file of a game is imported."""
    inner = path.parent if path.name == "__init__.py" else path.with_suffix("")
    return ".".join(("bivouac", "games", *inner.relative_to(GAMES).parts))


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
    most = FEW.get(game.facts.name, len(found))
    return [(seats, seed, options) for seed, (seats, options) in enumerate(found[:: len(found) // most])]


def _recorded(game: Any, table: Table) -> Iterator[dict[str, Any]]:
    """A game by bots that want to win, which shows what chance does not reach, and some by chance alone.

    Where games are long there are none by bots: they would take minutes for each number.
    """
    seats, seed, options = table
    bot, wild = make_bot("greedy", seed), WILD[seed % len(WILD)]
    for more in range(int(game.facts.name in FEW), 1 + STROLLS):
        state, luck = game.start(seats, seed + 100 * more, options), Random(seed + 100 * more)
        moves: list[str] = []
        while state.actors():
            seat = state.actors()[0]
            legal = state.legal(seat)
            if more or luck.random() < wild:
                # Whatever names nothing ends things early and shows little of the game.
                busy = [action for action in legal if " " in state.text(action)]
                action = luck.choice(busy if busy and luck.random() < 0.95 else legal)
            else:
                action = legal[0] if len(legal) == 1 else bot.choose(Glimpse(state, seat))
            moves.append(state.text(action))
            state.play(seat, action)
        played = (seats, seed + 100 * more, options)
        yield {"table": played, "moves": moves, "story": _story(game, played, moves)}


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


def _laid_out(name: str) -> str:
    """Every constant of the rules: a number that changes none of them is read by no rule."""
    found: dict[str, str] = {}
    for module in sorted(sys.modules):
        room = module.removeprefix(f"bivouac.games.{name}.").partition(".")[0]
        if module.startswith(f"bivouac.games.{name}.") and room not in READERS:
            for key, value in vars(sys.modules[module]).items():
                if key.lstrip("_").isupper() and isinstance(value, int | str | list | tuple):
                    found[f"{module}.{key}"] = repr(value)
    found |= _columns(name)
    return _digest({key: text for key, text in found.items() if " at 0x" not in text})


def _columns(name: str) -> dict[str, str]:
    """The columns of each pack, where the cards of a game come in packs; the cards themselves are data."""
    room = sys.modules.get(f"bivouac.games.{name}.columns")
    packs: dict[str, Any] = getattr(room, "_laid", {})
    return {
        f"{pack}.{key}": repr(value)
        for pack, box in packs.items()
        for key, value in vars(box).items()
        if _is_plain(value)
    }


def _is_plain(value: object) -> bool:
    if isinstance(value, list | tuple | set):
        return all(_is_plain(part) for part in value)
    return isinstance(value, int | str)


def verdict(name: str, texts: Mapping[str, str], known: Mapping[str, Any] | None) -> dict[str, Any]:
    """How a game does with other texts, beside what is known of the true one; without that, what to know."""
    sys.meta_path.insert(0, Copies(texts))
    try:
        game = importlib.import_module(f"bivouac.games.{name}").GAME
        problems = game.check()
    except (AssertionError, LookupError, ValueError) as error:
        return {REFUSED: f"{type(error).__name__}: {error}"}
    if problems:
        return {REFUSED: problems[0]}
    game.start(max(game.facts.seats), 0, game.facts.whole)  # cards of a pack are laid out when first played
    told, laid_out = _told(game), _laid_out(name)
    if known is None:
        games = [one for table in tables(game) for one in _recorded(game, table)]
        return {"told": told, "laid_out": laid_out, "games": games}
    played = any(_story(game, one["table"], one["moves"]) != one["story"] for one in known["games"])
    return {"played": played, "laid_out": laid_out != known["laid_out"], "told": told != known["told"]}


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


def main(name: str, every: str = "1", first: str = "0", start: str = "", planted: str = "{}") -> None:
    """Print what follows from each change of a number so named; `planted` are texts wrong on purpose."""
    texts: dict[str, str] = json.loads(planted)
    known = in_a_child(name, texts)
    assert "games" in known, f"{name} does not stand as it is: {known}"
    named = [number for number in numbers(name) if number.name.startswith(start)]
    for number in named[int(first) :: int(every)]:
        answer = in_a_child(name, texts | {module_of(number.path): changed(number)}, known)
        print(json.dumps({"number": str(number), "name": number.name, **answer}), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
