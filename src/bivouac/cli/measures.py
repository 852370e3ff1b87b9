"""How fast the rules are: one process, fixed seeds, the median of five runs."""

from collections.abc import Callable, Mapping, Sequence
from statistics import mean, median
from time import perf_counter
from typing import Any

from bivouac.bots import playout
from bivouac.core.chance import QuickChance
from bivouac.core.contract import Game, State

RUNS = 5
GAMES = 20
SAMPLE_EVERY = 10  # actions between two states of the sample
FEWEST_SECONDS = 0.2  # of each run


def measure(game: Game, options: Mapping[str, Any] | None = None) -> dict[str, float]:
    """Operations a second, each through the contract as any caller would, and how long a random game is."""
    seats = game.facts.seats[1]
    states = sample(game, seats, options)
    chance = QuickChance(3)

    def start(seed: int) -> State:
        return game.start(seats, seed, options)

    return {
        "actions": rate(lambda: sum(play_through(start(seed), seed) for seed in range(GAMES))),
        "playout": rate(lambda: sum(playout(start(seed), QuickChance(seed)) for seed in range(GAMES))),
        "copy": rate(lambda: copy_each(states)),
        "redeal": rate(lambda: len([state.redeal(state.actors()[0], chance) for state in states])),
        "legal": rate(lambda: len([state.legal(state.actors()[0]) for state in states])),
        "start": rate(lambda: len([start(seed) for seed in range(GAMES)])),
        "length": mean(play_through(start(seed), seed) for seed in range(GAMES)),
    }


def play_through(state: State, seed: int) -> int:
    """Random play from interpreted code: actors, legal, a draw, play."""
    chance = QuickChance(seed)
    count = 0
    while actors := state.actors():
        legal = state.legal(actors[0])
        state.play(actors[0], legal[chance.below(len(legal))])
        count += 1
    return count


def copy_each(states: Sequence[Any]) -> int:
    """Copy and let go, as a search does: a heap of copies kept would time the garbage collector."""
    for state in states:
        state.copy()
    return len(states)


def sample(game: Game, seats: int, options: Mapping[str, Any] | None = None) -> list[State]:
    """States from all over a few random games, since an opening is not like an ending."""
    states = []
    for seed in range(4):
        state = game.start(seats, seed, options)
        chance = QuickChance(seed)
        while state.actors():
            states.append(state.copy())
            playout(state, chance, SAMPLE_EVERY)
    return states


def rate(work: Callable[[], int]) -> float:
    """How much work a second, `work` saying how much it has done: the median of the runs."""
    return median(_speed(work) for _ in range(RUNS))


def _speed(work: Callable[[], int]) -> float:
    done = 0
    begun = perf_counter()
    while (spent := perf_counter() - begun) < FEWEST_SECONDS:
        done += work()
    return done / spent
