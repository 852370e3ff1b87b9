"""What can be wrong with a review that is asked for: codes with facts, said in the reader's language."""

from bivouac.core.mistakes import PlayerMistake
from bivouac.core.words import words

PACKAGE = "bivouac.review"


class ReviewMistake(PlayerMistake):
    """The journal cannot be reviewed, or not as asked."""

    def say(self, lang: str) -> str:
        """The mistake in one line, in the reader's language."""
        return words(PACKAGE, lang).say(f"mistake-{self.code}", **self.facts)
