"""The language a command speaks: the one asked for, or that of the locale."""

import os
from collections.abc import Mapping

from bivouac.cli.mistakes import PACKAGE, CommandMistake
from bivouac.core.words import LANGUAGES, Words, words

LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


def language(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """French or English; a language without words is a mistake."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise CommandMistake("language", {"given": asked[:20], "known": ", ".join(LANGUAGES)})
        return asked
    locale = next((environment[name] for name in LOCALE if environment.get(name)), "")
    return "fr" if locale.lower().startswith("fr") else "en"


def spoken(asked: str | None = None) -> Words:
    """The words of the command line in the language asked for."""
    return words(PACKAGE, language(asked))
