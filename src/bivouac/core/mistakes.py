"""Mistakes a player can make as well as an operator: codes with facts, said in the reader's language."""

import errno
from collections.abc import Mapping

from bivouac.core.refusal import SetupError
from bivouac.core.words import HOUSE, words


class PlayerMistake(SetupError):
    """What a player asked for or brought is wrong: a code and facts, for which the house has words."""

    def __init__(self, code: str, facts: Mapping[str, int | str] | None = None) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: dict[str, int | str] = dict(facts or {})

    def __str__(self) -> str:
        return self.say("en")

    def say(self, lang: str) -> str:
        """The mistake in one line, in the reader's language."""
        return words(HOUSE, lang).say(f"mistake-{self.code}", **self.facts)


def say_setup(wrong: SetupError, lang: str) -> str:
    """What cannot be set up: in the reader's language if a player can meet it, else in the operator's."""
    return wrong.say(lang) if isinstance(wrong, PlayerMistake) else str(wrong)


def why(wrong: OSError) -> str:
    """The system's name for what it refuses, which the message `system-says` puts into words."""
    return errno.errorcode.get(wrong.errno or 0, "other")
