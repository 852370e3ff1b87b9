"""What can be wrong with a command to the lab: codes with facts, said in the reader's language."""

from bivouac.core.mistakes import PlayerMistake
from bivouac.core.words import words

PACKAGE = "bivouac.lab"


class LabMistake(PlayerMistake):
    """What was asked of the lab, or the results it was to go on from, are wrong; nothing was touched."""

    def say(self, lang: str) -> str:
        """The mistake in one line, in the reader's language."""
        return words(PACKAGE, lang).say(f"mistake-{self.code}", **self.facts)
