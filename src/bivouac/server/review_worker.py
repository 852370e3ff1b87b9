"""A process that reviews finished games: journals come in by one pipe, reviews leave by another.

`python -m bivouac.server.review_worker MEBIBYTES NICENESS`, started by the server.
"""

import time
from typing import Literal

import msgspec

from bivouac.core.journal import parse
from bivouac.core.mistakes import PlayerMistake
from bivouac.core.refusal import SetupError
from bivouac.games import open_game
from bivouac.review import DEEP, review
from bivouac.review.records import Review
from bivouac.server.worker_loop import Desk, work

TELL_EVERY = 0.5  # seconds


class ToReview(msgspec.Struct, frozen=True):
    """A journal, and how long its review may take."""

    number: int
    text: str
    seconds: float


class Reviewed(msgspec.Struct, frozen=True):
    """How far a review is, the review, or why there is none; number 0 greets."""

    number: int
    kind: Literal["ready", "underway", "done", "refused"]
    done: int = 0  # actions
    review: Review | None = None
    code: str = ""


class Reviewer:
    """Reviews one journal, and says from time to time how far it is."""

    def __init__(self, desk: Desk, errand: ToReview) -> None:
        self.desk = desk
        self.errand = errand
        self.told = time.monotonic()

    def answer(self) -> Reviewed:
        """The review, or why there is none."""
        number = self.errand.number
        try:
            journal = parse(self.errand.text)
            found = review(open_game(journal.game), journal, DEEP, self._tell)
        except SetupError as wrong:
            code = wrong.code if isinstance(wrong, PlayerMistake) else "setup"
            return Reviewed(number, "refused", code=code)
        return Reviewed(number, "done", found.actions, found)

    def _tell(self, done: int) -> None:
        if time.monotonic() > self.told + TELL_EVERY:
            self.told = time.monotonic()
            self.desk.tell(Reviewed(self.errand.number, "underway", done))


def main() -> None:
    """Review games until the server hangs up."""
    work(ToReview, Reviewed(0, "ready"), lambda errand, desk: Reviewer(desk, errand).answer())


if __name__ == "__main__":
    main()
