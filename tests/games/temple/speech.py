"""What Temple says, and where all of it is met."""

from __future__ import annotations

from random import Random

from bivouac import game
from bivouac.games.temple.check import messages
from tests.games.speaking import Journey, Speech
from tests.games.temple.stage import stage

TEMPLE = game("temple")
FIZZLING = ("steal", "invite", "look", "carry")  # what may find nothing, each told in its own way


def travel(met: Journey) -> None:
    """Games at random, until everything that can be said has been; sets that no game has are only written."""
    met.read(TEMPLE.start(2), "flip jewels 4+0", "close coins 2+0")
    for seed in range(200):
        met.wander(TEMPLE.start(2 + seed % 3, seed), Random(seed))
        fizzled = {event["phase"] for event in met.events.get("fizzle", [])}
        if SPEECH.everything_met(met) and len(fizzled) >= len(FIZZLING):
            break


SPEECH = Speech(
    name="temple",
    messages=messages,
    travel=travel,
    start=stage,
)
