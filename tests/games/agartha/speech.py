"""What Agartha says, and where all of it is met."""

from __future__ import annotations

from pathlib import Path
from random import Random

from bivouac import SPECTATOR, Refusal, game
from bivouac.core.contract import State
from bivouac.games.agartha.check import messages
from tests.games.agartha.stage import stage
from tests.games.agartha.story import TELLER
from tests.games.playing import play
from tests.games.speaking import Choose, Journey, Speech, at_random

AGARTHA = game("agartha")
REFUSED = sorted((Path(__file__).parent / "refused").glob("*.txt"))


def travel(met: Journey) -> None:
    """Games at random, and the refused stories for what random play never runs into."""
    for seed in range(40):
        state = AGARTHA.start(2 + seed % 3, seed, {"swap_triggers": seed % 4 == 3})
        choose: Choose = drawing if seed % 2 else at_random
        met.wander(state, Random(seed), asked=0.1, choose=choose)
    met.witness(emptied().events(SPECTATOR))
    for path in REFUSED:
        refusal = TELLER.read(path).refusal
        assert refusal is not None
        met.refuse(Refusal(**refusal))  # type: ignore[arg-type]


def drawing(state: State, seat: int, luck: Random) -> int:
    """Drawing wherever one may empties the deck now and then."""
    legal = state.legal(seat)
    draws = [code for code in legal if state.text(code).startswith(("draw", "place 3"))]
    return luck.choice(draws or legal)


def emptied() -> State:
    """A Draw from a deck that has to be made anew, which random play hardly ever comes to."""
    tokens = ["3 1 action", "1 3 bid", "1 3 bid", "2 3 bid", "2 3 bid"]
    state = stage(left=0, discard=["vial"], rest=(1, "location-3"), placed=tokens)
    state.watch(True)
    return play(state, "1 place 3 3 bid", "0 draw deck")


SPEECH = Speech(
    name="agartha",
    messages=messages,
    silent=("return", "meet", "swapped"),  # another sentence has told of them
    sentences=4,
    travel=travel,
    start=lambda: AGARTHA.start(4),
    alike=("draw", "take"),  # two cards of a kind on a tile are the same choice
)
