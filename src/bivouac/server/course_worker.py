"""A process that follows games with a judge: actions come in by one pipe, chances leave by another.

`python -m bivouac.server.course_worker MEBIBYTES NICENESS`, started by the server.
"""

from typing import Literal

import msgspec

from bivouac.core.chance import QuickChance
from bivouac.core.game import HouseGame
from bivouac.core.refusal import Refusal, SetupError
from bivouac.games import open_game
from bivouac.review.following import Step, follow
from bivouac.server.worker_loop import Desk, work

SEED = 7  # the same game is judged the same way


class ToFollow(msgspec.Struct, frozen=True):
    """The first state of a game, what was played, and the action from which on it is to be judged."""

    number: int
    game: str
    document: msgspec.Raw
    seats: int
    actions: list[tuple[int, str]]
    after: int
    seconds: float


class Followed(msgspec.Struct, frozen=True):
    """The steps, or why there are none; number 0 greets."""

    number: int
    kind: Literal["ready", "done", "refused"]
    steps: list[Step] = []
    code: str = ""


def answer(errand: ToFollow, desk: Desk) -> Followed:
    """Play and judge."""
    try:
        box = open_game(errand.game)
        document = msgspec.json.decode(errand.document)
        state = box.restore(document) if isinstance(box, HouseGame) else box.load(document)
        steps = list(follow(state, errand.seats, errand.actions, errand.after, QuickChance(SEED)))
    except (SetupError, Refusal) as wrong:
        return Followed(errand.number, "refused", code=str(wrong)[:200])
    return Followed(errand.number, "done", steps)


def main() -> None:
    """Follow games until the server hangs up."""
    work(ToFollow, Followed(0, "ready"), answer)


if __name__ == "__main__":
    main()
