"""The language a command speaks: the one asked for, or that of the locale."""

import os
from collections.abc import Mapping

from bivouac.core.words import Words, words

PACKAGE = "bivouac.cli"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


def language(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """French or English; a language without words raises SetupError."""
    if asked is not None:
        return words(PACKAGE, asked).lang
    locale = next((environment[name] for name in LOCALE if environment.get(name)), "")
    return "fr" if locale.lower().startswith("fr") else "en"


def spoken(asked: str | None = None) -> Words:
    """The words of the command line in the language asked for."""
    return words(PACKAGE, language(asked))
