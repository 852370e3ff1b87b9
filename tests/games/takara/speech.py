"""What Takara says, and where all of it is met."""

from __future__ import annotations

from random import Random

from bivouac import game
from bivouac.core.contract import State
from bivouac.games.takara import codes
from bivouac.games.takara.check import messages
from tests.games.speaking import Choose, Journey, Speech, at_random

TAKARA = game("takara")


def travel(met: Journey) -> None:
    """Games at random, until everything that can be said has been; half of the players love the counter.

    What no position allows is only written.
    """
    met.read(TAKARA.start(2), "sell skull", "hire imitator imitator")
    for seed in range(400):
        state = TAKARA.start(2 + seed % 3, seed, {"strict_observation": seed % 4 == 3})
        choose: Choose = shopping if seed % 2 else at_random
        met.wander(state, Random(seed), choose=choose)
        if SPEECH.everything_met(met):
            break


def shopping(state: State, seat: int, luck: Random) -> int:
    """A token, else a dig, else anything."""
    legal = state.legal(seat)
    wishes = [codes.BUY, codes.DIG + luck.randrange(6)]
    return next((wish for wish in wishes if wish in legal), luck.choice(legal))


SPEECH = Speech(
    name="takara",
    messages=messages,
    silent=("move",),  # to a site, the counter or the port, and home at the end of the day
    travel=travel,
    start=lambda: TAKARA.start(2),
)
