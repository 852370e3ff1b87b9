"""The play that a trained build learns from, with the rules that Python's path finds.

Random games through the contract and by the face for searches, searches, and what a served table asks after a
move. The fullest tables are left out: `bench` measures there, on play that taught the build nothing.
"""

from __future__ import annotations

from itertools import count
from typing import Any

import bivouac
from bivouac.bots import playout, specs
from bivouac.bots.glimpse import Glimpse
from bivouac.bots.playout import contract_playout
from bivouac.core.chance import QuickChance

FIRST_SEED = 5000  # far from the seeds that `bench` plays
RANDOM_GAMES = 20
SEARCHED_GAMES = 3
BETWEEN_SEARCHES = 23
MIND = "ismcts:100"


def play_from_python(state: Any, chance: QuickChance) -> None:
    """A random game as a caller in Python plays it."""
    while actors := state.actors():
        legal = state.legal(actors[0])
        state.play(actors[0], legal[chance.below(len(legal))])


def play_watched(state: Any, chance: QuickChance) -> None:
    """A random game as a table is served: after each move, every seat is told and shown."""
    state.watch(True)
    while actors := state.actors():
        legal = state.legal(actors[0])
        state.play(actors[0], legal[chance.below(len(legal))])
        for seat in range(state.seats):
            state.events(seat)
            state.outlook(seat)


def search_through(state: Any, chance: QuickChance) -> None:
    """A random game in which a bot thinks now and then."""
    for number in count():
        actors = state.actors()
        if not actors:
            return
        if len(state.legal(actors[0])) > 1:
            specs.make_bot(MIND, number).choose(Glimpse(state, actors[0]))
        playout(state, chance, BETWEEN_SEARCHES)


def main() -> None:
    """Play every game at every table but its largest."""
    for name in bivouac.names():
        game = bivouac.game(name)
        fewest, most = game.facts.seats
        for seats in range(fewest, most):
            for seed in range(FIRST_SEED, FIRST_SEED + RANDOM_GAMES):
                for play in (play_from_python, contract_playout, playout):
                    play(game.start(seats, seed, game.facts.whole), QuickChance(seed))
            for seed in range(FIRST_SEED, FIRST_SEED + SEARCHED_GAMES):
                for play in (search_through, play_watched):
                    play(game.start(seats, seed, game.facts.whole), QuickChance(seed))


if __name__ == "__main__":
    main()
