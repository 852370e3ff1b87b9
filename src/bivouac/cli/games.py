"""`bivouac games`: what is on the shelf, and who plays."""

from rich.console import Console
from rich.table import Table

from bivouac.bots.levels import LEVELS, Level, levels_of
from bivouac.cli.parameters import Lang
from bivouac.cli.spoken_language import language, spoken
from bivouac.core.contract import Facts
from bivouac.core.spelling import number
from bivouac.core.words import Words
from bivouac.games import game, names


def games(lang: Lang = None) -> None:
    """Print a line for each game, and one for each level of bots."""
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
    console = Console(highlight=False)
    console.print(table)
    console.print()
    console.print(_ways(words))
    console.print()
    console.print(_ladder(words))
    console.print(words.say("games-ratings"))


def _ways(words: Words) -> Table:
    """What levels are called, and how they play."""
    table = Table(box=None, pad_edge=False)
    for column in ("level", "title", "ways"):
        table.add_column(words.say(f"games-{column}"), overflow="fold")
    for level in LEVELS:
        table.add_row(level, words.say(f"title-{level}"), words.say(f"level-{level}"))
    return table


def _ladder(words: Words) -> Table:
    """Levels by game: their rating, with the interval, and their time, where these were measured."""
    table = Table(box=None, pad_edge=False)
    ladders = {name: levels for name in names() if (levels := levels_of(name))}
    for column in (words.say("games-level"), *ladders):
        table.add_column(column, no_wrap=True)
    for level in LEVELS:
        table.add_row(level, *(_strength(levels.get(level), words) for levels in ladders.values()))
    return table


def _strength(level: Level | None, words: Words) -> str:
    if level is None:
        return "–"
    if level.rating is None or level.interval is None:
        return words.say("games-unrated")
    low, high = level.interval
    rating = f"{level.rating} ± {max(level.rating - low, high - level.rating)}"
    if level.seconds is None:
        return rating
    time = words.say("games-milliseconds", time=number(1000 * level.seconds, words.lang, 0))
    return f"{rating}\n{time}"


def _options(facts: Facts, lang: str) -> list[str]:
    return [f"{option['key']}: {option['title'][lang]}" for option in facts.options]
