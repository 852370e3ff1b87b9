"""Journals for tests: empty ones, and a game of Takara played to its end."""

from __future__ import annotations

from functools import cache

from bivouac import QuickChance, game
from bivouac.core import replay
from bivouac.core.contract import State
from bivouac.core.entries import Lent, TakenBack, Undone
from bivouac.core.journal import (
    Journal,
    commitment_of,
    format,
)

TAKARA = game("takara")
SEED = bytes(range(32))
HEADER = """bivouac: 1
game: takara
rules: 1
seats: 2
options: {"strict_observation": false}
seed: 7

"""


def blank(seats: int = 2, seed: int | bytes = 7, words: list[str] | None = None) -> Journal:
    """A journal of Takara before the first action."""
    commitment = commitment_of(seed) if isinstance(seed, bytes) else None
    options = {"strict_observation": False}
    return Journal("takara", TAKARA.facts.rules, seats, options, seed, commitment, words)


def go_on(journal: Journal, state: State, chance: QuickChance, most: int = 10_000) -> State:
    """Play at random, writing everything down, until the end or for so many actions."""
    for _ in range(most):
        if not state.actors():
            replay.close(journal, state)
            break
        seat = state.actors()[0]
        legal = state.legal(seat)
        action = legal[chance.below(len(legal))]
        state.play(seat, action)
        replay.record(journal, state, seat, state.text(action))
    return state


@cache
def finished() -> str:
    """A whole game with words, undone actions and a lent seat."""
    journal = blank(seed=SEED, words=["pierre", "légende"])
    state = replay.start(TAKARA, journal)
    chance = QuickChance(5)
    go_on(journal, state, chance, 21)
    journal.add(Undone(13))
    state = go_on(journal, replay.replay(TAKARA, journal), chance, 9)
    journal.add(Lent(1, "greedy:8"))
    journal.add(Undone(13))
    state = go_on(journal, replay.replay(TAKARA, journal), chance, 30)
    journal.add(TakenBack(1))
    go_on(journal, state, chance)
    return format(journal)
