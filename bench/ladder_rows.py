"""What was played for the ladder, line by line, and which level, as it is today, played it."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import TypeVar

import msgspec

from bivouac.bots.learned.judge import judge_of
from bivouac.bots.levels import levels_of
from bivouac.core.game import HouseGame
from bivouac.core.options import complete
from bivouac.games import game

FOLDER = Path(__file__).resolve().parent / "ladder"  # a file for each game


class Part(msgspec.Struct, frozen=True, tag="row"):
    """A few deals of one bot among others of one kind: its wins deal by deal, a shared one in part."""

    game: str
    option: str
    seats: int
    bot: str
    others: str
    ways: tuple[str, str]  # how they played: a level may have been changed since
    seed: int
    first: int
    wins: list[float]  # a deal each, over all seats the bot can have
    clocked: list[tuple[float, int]]  # milliseconds and decisions, of the bot and of the others

    def same(self, name: str, option: str, seating: tuple[int, str, str]) -> bool:
        """Is it of this row, and did the bots play as they do now?"""
        mine = self.game, self.option, (self.seats, self.bot, self.others)
        return mine == (name, option, seating) and self.current

    @property
    def current(self) -> bool:
        """Do both bots still play as they did then?"""
        return self.ways == (way(self.bot, self.game, self.option), way(self.others, self.game, self.option))


class Pace(msgspec.Struct, frozen=True, tag="pace"):
    """How long a bot thinks: half of its decisions and 19 of 20, and so its turns, in milliseconds."""

    game: str
    option: str
    bot: str
    way: str
    seats: int
    decision: tuple[float, float]
    turn: tuple[float, float]

    def of(self, name: str, option: str, bot: str) -> bool:
        """Is it of this bot as it plays now?"""
        return (self.game, self.option, self.bot, self.way) == (name, option, bot, way(bot, name, option))


Kind = TypeVar("Kind", Part, Pace)


def add(line: Part | Pace) -> None:
    """The line is on disk, in the place of one that was cut short."""
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"{line.game}.jsonl"
    with path.open("ab") as file:
        file.truncate(len(_whole(path)))
        file.write(msgspec.json.encode(line) + b"\n")


def read(kind: type[Kind]) -> list[Kind]:
    """All lines of a kind; one that was cut short is none."""
    found: list[Kind] = []
    for path in sorted(FOLDER.glob("*.jsonl")):
        lines = [msgspec.json.decode(line, type=Part | Pace) for line in _whole(path).splitlines()]
        found += [line for line in lines if isinstance(line, kind)]
    return found


def _whole(path: Path) -> bytes:
    content = path.read_bytes()
    return content[: content.rfind(b"\n") + 1]


@lru_cache(maxsize=256)
def way(bot: str, name: str, option: str) -> str:
    """A few letters that change when a level plays otherwise; nothing for bots that are no level."""
    level = levels_of(name).get(bot)
    if level is None:
        return ""
    told = msgspec.json.encode((level.style, level.looks, level.curious))
    if level.plan is not None:
        told = msgspec.json.encode(level.plan)
    if level.otherwise is not None:
        told += msgspec.json.encode(level.otherwise)
    if level.learned:
        told += b"".join(_arrays(name, option))
    return blake2b(told, digest_size=4).hexdigest()


def _arrays(name: str, option: str) -> list[bytes]:
    box = game(name)
    assert isinstance(box, HouseGame), "levels are for games of the house"
    asked = dict(pair.split("=") for pair in option.split() if not pair.split("=")[1].isdecimal())
    judge = judge_of(name, box.side(box.start(2, 0, complete(box.facts, asked))))
    return [] if judge.net is None else [array.tobytes() for array in judge.net.arrays]
