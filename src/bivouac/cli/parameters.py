"""What several commands take: a game, its options, a language, a seed."""

from pathlib import Path
from typing import Annotated, Any

import typer

from bivouac.cli.mistakes import CommandMistake
from bivouac.core.contract import Facts, Option
from bivouac.core.options import complete

GameName = Annotated[str, typer.Argument(metavar="GAME", show_default=False)]
Lang = Annotated[str | None, typer.Option("--lang", metavar="fr|en", show_default=False)]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N", show_default=False)]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE", show_default=False)]
JournalPath = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
Json = Annotated[bool, typer.Option("--json", show_default=False)]

YES = ("true", "yes", "on", "1", "oui", "vrai")
NO = ("false", "no", "off", "0", "non", "faux")


def read_options(facts: Facts, pairs: list[str] | None) -> dict[str, Any]:
    """Every option of the game: those of the command line, defaults for the others."""
    known = {option["key"]: option for option in facts.options}
    chosen: dict[str, Any] = {}
    for pair in pairs or []:
        key, equals, text = pair.partition("=")
        if not equals:
            raise CommandMistake("key_value", {"option": pair[:40]})
        chosen[key] = _value(known[key], text) if key in known else text
    return complete(facts, chosen)


def _value(option: Option, text: str) -> Any:
    """The text as the type of the option asks; what does not fit is left for the game to refuse."""
    match option["type"]:
        case "bool":
            return True if text.lower() in YES else False if text.lower() in NO else text
        case "int":
            return int(text) if text.lstrip("-").isdecimal() and len(text) < 20 else text
        case "list":
            return text.split(",") if text else []
    return text
