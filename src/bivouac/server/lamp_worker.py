"""A process that advises: redealt positions come in by one pipe, moves worth a thought leave by another.

`python -m bivouac.server.lamp_worker MEBIBYTES NICENESS`, started by the server.
"""

import time
from contextlib import suppress
from typing import Final, Literal

import msgspec

from bivouac.core.chance import QuickChance
from bivouac.core.game import HouseGame
from bivouac.core.refusal import SetupError
from bivouac.games import game, names, open_game
from bivouac.review.lamp import Light, light
from bivouac.server.worker_loop import Desk, work


class ToLight(msgspec.Struct, frozen=True):
    """A position as a seat may know it: its document was redealt, so that it holds no secret of the table."""

    number: int
    game: str
    document: msgspec.Raw
    seat: int
    seed: int
    looking: float  # seconds after which nothing is refined any more
    seconds: float


# Nothing to light: whoever is handed this leaves what they look at.
LOOK_UP: Final = ToLight(0, "", msgspec.Raw(b"null"), 0, 0, 0.0, 1.0)
KNOWN_SEED: Final = 1


class Lit(msgspec.Struct, frozen=True):
    """What is known so far, all there is to say, or why nothing is; number 0 greets."""

    number: int
    kind: Literal["ready", "underway", "done", "refused"]
    light: Light | None = None
    code: str = ""


def answer(errand: ToLight, desk: Desk) -> Lit:
    """Say what is known as soon as it is, and last what was known when time was up or somebody called."""
    until = time.monotonic() + errand.looking
    number = errand.number
    found: Light | None = None
    if not errand.game:
        return Lit(number, "done")
    try:
        box = open_game(errand.game)
        document = msgspec.json.decode(errand.document)
        state = box.restore(document) if isinstance(box, HouseGame) else box.load(document)
        for found in light(state, errand.seat, QuickChance(errand.seed), lambda: time.monotonic() < until):
            if desk.is_called():
                break
            if not found.last:
                desk.tell(Lit(number, "underway", found))
    except SetupError as wrong:
        return Lit(number, "refused", code=str(wrong)[:200])
    assert found is not None, "there is always a first look"
    return Lit(number, "done", msgspec.structs.replace(found, last=True))


def read_up(desk: Desk) -> None:
    """Look at a first deal of every game while nobody asks: its rules, judge and words are then known."""
    for name in names():
        if desk.is_called():
            return
        with suppress(Exception):  # whoever asks about a game that cannot be read is told
            state = game(name).start(game(name).facts.seats[0], KNOWN_SEED)
            for _ in light(state, state.actors()[0], QuickChance(KNOWN_SEED), lambda: False):
                pass


def main() -> None:
    """Advise until the server hangs up."""
    work(ToLight, Lit(0, "ready"), answer, read_up)


if __name__ == "__main__":
    main()
