"""A process that advises: redealt positions come in by one pipe, moves worth a thought leave by another.

`python -m bivouac.server.lamp_worker MEBIBYTES NICENESS`, started by the server.
"""

import time
from typing import BinaryIO, Literal

import msgspec

from bivouac.bots.errand import send
from bivouac.core.chance import QuickChance
from bivouac.core.game import HouseGame
from bivouac.core.refusal import SetupError
from bivouac.games import open_game
from bivouac.review.lamp import Light, light
from bivouac.server.worker_loop import work


class ToLight(msgspec.Struct, frozen=True):
    """A position as a seat may know it: its document was redealt, so that it holds no secret of the table."""

    number: int
    game: str
    document: msgspec.Raw
    seat: int
    seed: int
    looking: float  # seconds after which nothing is refined any more
    seconds: float


class Lit(msgspec.Struct, frozen=True):
    """What is known so far, all there is to say, or why nothing is; number 0 greets."""

    number: int
    kind: Literal["ready", "underway", "done", "refused"]
    light: Light | None = None
    code: str = ""


def answer(errand: ToLight, pipe: BinaryIO) -> Lit:
    """Say what is known as soon as it is, and last what was known when time was up."""
    until = time.monotonic() + errand.looking
    number = errand.number
    found: Light | None = None
    try:
        box = open_game(errand.game)
        document = msgspec.json.decode(errand.document)
        state = box.restore(document) if isinstance(box, HouseGame) else box.load(document)
        for found in light(state, errand.seat, QuickChance(errand.seed), lambda: time.monotonic() < until):
            if not found.last:
                send(pipe, Lit(number, "underway", found))
    except SetupError as wrong:
        return Lit(number, "refused", code=str(wrong)[:200])
    return Lit(number, "done", found)


def main() -> None:
    """Advise until the server hangs up."""
    work(ToLight, Lit(0, "ready"), answer)


if __name__ == "__main__":
    main()
