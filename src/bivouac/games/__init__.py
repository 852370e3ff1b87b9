"""The games on the shelf: our folders, and those that other distributions bring by entry point."""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from typing import cast

from bivouac.core.contract import Game
from bivouac.core.mistakes import PlayerMistake
from bivouac.core.refusal import Refusal, in_one_line
from bivouac.core.tellings import say_refusal as say_by_house
from bivouac.core.words import HOUSE

ENTRY_POINTS = "bivouac.games"


def names() -> tuple[str, ...]:
    """The names of all games, ours first, each group in alphabetical order."""
    ours = [name for name in _folders() if not name.startswith("_")]
    guests = [name for name in sorted(_guests()) if name not in ours]
    return (*ours, *guests)


@cache
def game(name: str) -> Game:
    """The game of that name; KeyError naming the known ones."""
    if name in _folders():
        return cast(Game, import_module(f"{__name__}.{name}").GAME)
    guests = _guests()
    if name in guests:
        return cast(Game, guests[name].load())
    raise KeyError(f"no game called {name!r}; known: {', '.join(names())}")


def open_game(name: str) -> Game:
    """The game a player or an operator names; PlayerMistake for one that is not on the shelf."""
    if name not in names():
        raise PlayerMistake("no_game", {"name": in_one_line(name), "known": ", ".join(names())})
    return game(name)


def say_refusal(refusal: Refusal, lang: str) -> str:
    """A refusal in the words of the game whose ruling it names, or else of the house."""
    owner = refusal.ruling.partition(".")[0]
    plain = refusal.to_dict()
    return game(owner).say_refusal(plain, lang) if owner in names() else say_by_house(HOUSE, plain, lang)


@cache
def _folders() -> tuple[str, ...]:
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


@cache
def _guests() -> dict[str, EntryPoint]:
    # Every installed distribution is looked at, which takes longer than opening a table.
    return {entry.name: entry for entry in entry_points(group=ENTRY_POINTS)}
