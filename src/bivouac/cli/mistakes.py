"""Mistakes on the command line: codes with facts, as a player's, with the words of the commands."""

from bivouac.core.mistakes import PlayerMistake
from bivouac.core.words import words

PACKAGE = "bivouac.cli"


class CommandMistake(PlayerMistake):
    """What was typed, or a file it names, is wrong; its words are in `cli/words`."""

    def say(self, lang: str) -> str:
        """The mistake in one line, in the reader's language."""
        return words(PACKAGE, lang).say(f"mistake-{self.code}", **self.facts)
