"""How fast the rules are: one process, fixed seeds, the median of five runs."""

from collections.abc import Callable, Mapping, Sequence
from statistics import mean, median
from time import perf_counter
from typing import Any

from bivouac.bots.budget import Budget
from bivouac.bots.glimpse import Glimpse
from bivouac.bots.ismcts import IsmctsBot
from bivouac.bots.playout import contract_playout, playout
from bivouac.core.chance import QuickChance
from bivouac.core.contract import Game, State

RUNS = 5
GAMES = 20
LOOKS = 200  # of one search
SEARCHES = 4  # states of the sample, evenly spread, in which one is made
SAMPLE_EVERY = 10  # actions between two states of the sample
FEWEST_SECONDS = 0.2  # of each run


def measure(game: Game, options: Mapping[str, Any] | None = None) -> dict[str, float]:
    """Operations a second and how long a random game is.

    Each goes through the contract as any caller would, but for `native`, the face that our own bots use, and
    `looks`, their search.
    """
    seats = game.facts.seats[1]
    states = sample(game, seats, options)
    chance = QuickChance(3)

    def start(seed: int) -> State:
        return game.start(seats, seed, options)

    def random_games(play: Callable[[State, QuickChance], int]) -> int:
        return sum(play(start(seed), QuickChance(seed)) for seed in range(GAMES))

    return {
        "actions": rate(lambda: sum(play_through(start(seed), seed) for seed in range(GAMES))),
        "playout": rate(lambda: random_games(contract_playout)),
        "native": rate(lambda: random_games(playout)),
        "looks": rate(lambda: search_each(states)),
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


def search_each(states: Sequence[State]) -> int:
    """Have a search choose in some of the states that leave a choice: how many looks it took."""
    open_states = [state for state in states if len(state.legal(state.actors()[0])) > 1]
    budget = Budget(looks=LOOKS)
    looks = 0
    for state in open_states[:: len(open_states) // SEARCHES]:
        IsmctsBot(1, budget).choose(Glimpse(state, state.actors()[0]))
        looks += budget.taken
    return looks


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
