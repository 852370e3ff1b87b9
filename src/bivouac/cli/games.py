"""`bivouac games`: what is on the shelf."""

from rich.console import Console
from rich.table import Table

from bivouac.cli.parameters import Lang
from bivouac.cli.spoken_language import language, spoken
from bivouac.core.contract import Facts
from bivouac.games import game, names


def games(lang: Lang = None) -> None:
    """Print a line for each game."""
    words = spoken(lang)
    table = Table(box=None, pad_edge=False)
    for column in ("name", "title", "seats", "minutes", "options"):
        table.add_column(words.say(f"games-{column}"), overflow="fold")
    for name in names():
        facts = game(name).facts
        low, high = facts.seats
        seats = str(low) if low == high else f"{low}–{high}"
        options = "\n".join(_options(facts, language(lang)))
        table.add_row(name, facts.titles[language(lang)], seats, str(facts.minutes), options)
    Console(highlight=False).print(table)


def _options(facts: Facts, lang: str) -> list[str]:
    return [f"{option['key']}: {option['title'][lang]}" for option in facts.options]
