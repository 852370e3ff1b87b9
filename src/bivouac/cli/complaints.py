"""What is wrong with a command line, a file or an address, in the reader's language."""

import re

import typer

from bivouac.core.mistakes import why
from bivouac.core.words import Words

QUOTED = re.compile(r"'([^']*)'|\(([^)]*)\)$")  # what a sentence of typer's is about


def of_typer(mistake: typer.TyperException, words: Words) -> str:
    """A command line that cannot be read; of what is not foreseen, only that."""
    name = str(getattr(mistake, "option_name", None) or _parameter(mistake))
    match type(mistake).__name__:
        case "NoSuchOption":
            return words.say("mistake-option", name=name)
        case "MissingParameter":
            return words.say("mistake-missing", name=name)
        case "BadOptionUsage":
            return words.say("mistake-argument", name=name)
        case "BadParameter" if name:
            return words.say("mistake-value", name=name)
    about = QUOTED.search(mistake.format_message())
    if about is None:
        return words.say("mistake-usage")
    command, extra = about.groups()
    if command is None:
        return words.say("mistake-extra", text=extra)
    return words.say("mistake-command", name=command)


def _parameter(mistake: typer.TyperException) -> str:
    """The option or argument a mistake is about, as one types it; nothing if it is about none."""
    parameter = getattr(mistake, "param", None)
    options = [option for option in getattr(parameter, "opts", ()) if option.startswith("-")]
    return str((options or [getattr(parameter, "metavar", None) or ""])[0])


def of_system(mistake: OSError, words: Words) -> str:
    """What the system refuses, and of which file or address."""
    said = words.say("system-says", why=why(mistake))
    return words.say("system-about", file=str(mistake.filename), said=said) if mistake.filename else said
