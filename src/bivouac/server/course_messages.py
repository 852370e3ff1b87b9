"""What travels of reviews, and of what-ifs with a judge."""

from typing import Annotated, Literal

import msgspec

from bivouac.review.records import Review


class CourseStep(msgspec.Struct, frozen=True):
    """An action, and every seat's chance to win after it; number 0 is the deal, and nobody's."""

    number: int
    seat: int
    label: str
    chances: list[float]


class Course(msgspec.Struct, frozen=True):
    """A game since action `begin`; beside a what-if the game it came from, left after that action."""

    begin: int
    steps: list[CourseStep]
    other: list[CourseStep]  # none where there is no other game, or it is not to be seen
    whole: bool  # otherwise more is told to whoever asks again


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A what-if from just after action `at`, or from before one's last decision."""

    at: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None


class ReviewState(msgspec.Struct, frozen=True):
    """How many of a game's actions are judged; the review once all are."""

    stage: Literal["none", "waiting", "working", "ready", "failed"]
    done: int
    of: int
    review: Review | None = None
