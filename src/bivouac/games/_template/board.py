"""The terminal board, drawn from an outlook alone: it can show nothing a seat may not see."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group
from rich.table import Table

from bivouac.core.drawing import Drawing
from bivouac.core.tellings import say_prompt
from bivouac.core.words import Words, words
from bivouac.games._template.facts import PACKAGE


def board(outlook: Mapping[str, Any], lang: str) -> Group:
    """The deck above, its top lantern first; a line for each player; what is asked below."""
    drawn = Drawing(outlook, words(PACKAGE, lang))
    deck = outlook["deck"]
    pile = f"{drawn.spoken.say('board-deck', count=deck['count'])}  {_faces(deck['lanterns'], drawn.spoken)}"
    table = Table(show_header=False)
    for player in drawn.players:
        who = drawn.name(player["seat"])
        table.add_row(
            ">" if player["seat"] in outlook["actors"] else "",
            drawn.spoken.say("board-player", who=who, points=player["points"]),
            ", ".join(f"{drawn.spoken.say(f'line-{line}')} {count}" for line, count in player["lines"]),
            _faces(player["row"], drawn.spoken),
        )
    return Group(pile, table, say_prompt(PACKAGE, outlook["prompt"], lang))


def _faces(lanterns: list[Mapping[str, Any]], spoken: Words) -> str:
    """The names of lanterns, with a question mark for those the viewer does not know."""
    kinds = [lantern["kind"] for lantern in lanterns]
    return " ".join("?" if kind is None else spoken.say(f"{kind}-name") for kind in kinds)
