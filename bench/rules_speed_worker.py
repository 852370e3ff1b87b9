"""One build of the rules, which measures itself when asked: a line in, a rate out. See rules_speed.py.

It uses only what every build of the past has, and the face for searches where there is one.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from itertools import count
from time import process_time
from typing import Any

import bivouac
from bivouac.bots import playout, specs
from bivouac.bots.glimpse import Glimpse
from bivouac.core.chance import QuickChance

try:
    from bivouac.bots.playout import contract_playout
except ImportError:  # before the face for searches, a playout went through the contract
    contract_playout = playout

MAKE_BOT = getattr(specs, "make_bot", None) or getattr(specs, "mind")  # noqa: B009 - as it was called once
LOOKS = 200
SPREAD = 25  # actions between two states of the sample
GAMES = 40  # seeds, over and over


def contract(state: Any, chance: QuickChance) -> int:
    """Random play from interpreted code."""
    played = 0
    while actors := state.actors():
        legal = state.legal(actors[0])
        state.play(actors[0], legal[chance.below(len(legal))])
        played += 1
    return played


LOOPS: dict[str, Callable[[Any, QuickChance], int]] = {
    "contract": contract,
    "compiled": contract_playout,
    "native": playout,
}


def random_play(game: Any, loop: Callable[[Any, QuickChance], int], seconds: float) -> float:
    """Actions a second of CPU, set-ups left out."""
    played, spent = 0, 0.0
    for seed in count():
        state = game.start(game.facts.seats[1], seed % GAMES, game.facts.whole)
        begun = process_time()
        played += loop(state, QuickChance(seed % GAMES))
        spent += process_time() - begun
        if spent >= seconds:
            return played / spent
    raise AssertionError("seeds do not end")


def sample(game: Any) -> list[Any]:
    """States with a choice, from all over a few random games."""
    states = []
    for seed in range(3):
        state, chance = game.start(game.facts.seats[1], seed, game.facts.whole), QuickChance(seed)
        while actors := state.actors():
            if len(state.legal(actors[0])) > 1:
                states.append(state.copy())
            playout(state, chance, SPREAD)
    return states


def looks(states: list[Any], seconds: float) -> float:
    """Looks a second of CPU, counted as they were granted: a search leaves few of them."""
    taken, spent = 0, 0.0
    while spent < seconds:
        for number, state in enumerate(states):
            glimpse = Glimpse(state, state.actors()[0])
            bot = MAKE_BOT(f"ismcts:{LOOKS}", number)
            begun = process_time()
            bot.choose(glimpse)
            spent += process_time() - begun
            taken += LOOKS
            if spent >= seconds:
                break
    return taken / spent


def main() -> None:
    """Answer until nobody asks any more."""
    samples: dict[str, list[Any]] = {}
    for line in sys.stdin:
        name, job, seconds = json.loads(line)
        game = bivouac.game(name)
        if job == "looks":
            states = samples.setdefault(name, []) or sample(game)
            samples[name] = states
            print(looks(states, seconds), flush=True)
        else:
            print(random_play(game, LOOPS[job], seconds), flush=True)


if __name__ == "__main__":
    main()
