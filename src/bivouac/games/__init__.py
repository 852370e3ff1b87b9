"""The games on the shelf: our folders, and those that other distributions bring by entry point."""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from typing import cast

from bivouac.core.contract import Game
from bivouac.core.mistakes import PlayerMistake
from bivouac.core.refusal import in_one_line

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


@cache
def _folders() -> tuple[str, ...]:
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


@cache
def _guests() -> dict[str, EntryPoint]:
    # Every installed distribution is looked at, which takes longer than opening a table.
    return {entry.name: entry for entry in entry_points(group=ENTRY_POINTS)}
