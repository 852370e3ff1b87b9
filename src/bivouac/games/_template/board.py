"""The terminal board, drawn from an outlook: it can show nothing a seat may not see."""

from collections.abc import Mapping
from typing import Any

from rich.table import Table

from bivouac.core.words import Words, words
from bivouac.games._template.labels import PACKAGE


def board(outlook: Mapping[str, Any], lang: str) -> Table:
    """The deck in the title, top lantern first, then a line for each player."""
    spoken = words(PACKAGE, lang)
    deck = outlook["deck"]
    table = Table(
        title=spoken.say("board-deck", count=deck["count"]),
        caption=" ".join(_face(lantern, spoken) for lantern in deck["lanterns"]) or None,
        show_header=False,
    )
    for player in outlook["players"]:
        name = spoken.say("seat-name", number=player["seat"] + 1)
        sheet = ", ".join(f"{spoken.say(f'line-{line}')} {count}" for line, count in player["lines"])
        mark = ">" if player["seat"] in outlook["actors"] else ""
        table.add_row(
            mark,
            spoken.say("board-player", name=name, points=player["points"]),
            sheet,
            " ".join(_face(lantern, spoken) for lantern in player["row"]),
        )
    return table


def _face(lantern: Mapping[str, Any], spoken: Words) -> str:
    """The lantern's name, or a question mark when the viewer does not know it."""
    kind = lantern["kind"]
    return spoken.say("board-hidden") if kind is None else spoken.say(f"{kind}-name")
