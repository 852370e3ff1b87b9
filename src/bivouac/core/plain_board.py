"""The terminal board of a game that draws none: places and pieces of an outlook, by their names."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich.console import Group
from rich.table import Table

from bivouac.core.drawing import EYE, TURN, Drawing
from bivouac.core.shapes import Seen
from bivouac.core.tellings import say_prompt
from bivouac.core.words import Words, words

# What every outlook has, or what only programs read.
FRAME: Final = frozenset({*Seen.__annotations__, "players", "prompt", "id", "seat"})
UNKNOWN: Final = "?"


def plain_board(package: str, outlook: Mapping[str, Any], lang: str) -> Group:
    """What lies on the table, a line a place; a row for each player; what is asked below."""
    drawn = Drawing(outlook, words(package, lang))
    table = Table(show_header=False)
    for seat, player in enumerate(drawn.players):
        mark = (TURN if seat in outlook["actors"] else "") + (EYE if seat == outlook["viewer"] else "")
        table.add_row(mark, drawn.name(seat), *_inside(player, drawn.spoken))
    return Group(*_inside(outlook, drawn.spoken), table, say_prompt(package, outlook["prompt"], lang))


def _inside(thing: Mapping[str, Any], spoken: Words) -> Iterator[str]:
    """What a thing holds and says of itself, in its own order."""
    for key, value in thing.items():
        if key not in FRAME and value is not None and value is not False:
            yield _said(key, value, spoken)


def _said(key: str, value: Any, spoken: Words) -> str:
    if isinstance(value, Mapping):
        return _thing(key, value, spoken)
    if isinstance(value, list):
        if key == "lines":
            return ", ".join(f"{_name(line, spoken)} {count}" for line, count in value)
        return " ".join(_said("", part, spoken) for part in value)
    if value is True:
        return _name(key, spoken)
    told = _name(value, spoken) if isinstance(value, str) else str(value)
    return told if key in ("", "count") else f"{_name(key, spoken)} {told}"


def _thing(key: str, thing: Mapping[str, Any], spoken: Words) -> str:
    """A piece by its face, or the mark of one that is face down; a place with all that lies there."""
    if "kind" in thing:
        return UNKNOWN if thing["kind"] is None else _name(thing["kind"], spoken)
    place = _name(thing.get("id", key), spoken)
    return spoken.say("board-place", place=place, things="  ".join(_inside(thing, spoken)))


def _name(id: str, spoken: Words) -> str:
    """What the game calls it; as a line of its score sheet, if nowhere else."""
    known = (message for message in (f"{id}-name", f"line-{id}") if spoken.has(message))
    message = next(known, None)
    return id.replace("_", " ") if message is None else spoken.say(message)
