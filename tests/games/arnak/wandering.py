"""Random games walked once, and what is met on the way: positions, events, refusals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from bivouac import SPECTATOR, Refusal, game
from bivouac.core.contract import State
from tests.games.arnak.stage import stage
from tests.games.arnak.story import TELLER
from tests.games.telling import MOVE

ARNAK = game("arnak")
EVERY = 45  # a position in so many is asked about every action of the vocabulary


@dataclass
class Journey:
    """What was met: refusals by their code and events by their kind."""

    refusals: dict[str, list[Refusal]] = field(default_factory=dict)
    events: dict[str, list[dict[str, Any]]] = field(default_factory=dict)


def moments(games: int) -> Iterator[tuple[State, dict[str, Any]]]:
    """Every position of some random games of all sizes and sides, with what an onlooker sees."""
    for seed in range(games):
        state = ARNAK.start(1 + seed % 4, seed, {"temple": ("bird", "snake")[seed // 4 % 2], "red": seed % 6})
        state.watch(True)
        luck = Random(seed)
        while True:
            yield state, state.outlook(SPECTATOR)
            if not state.actors():
                break
            (seat,) = state.actors()
            legal = state.legal(seat)
            # Passing early would show little of the game.
            busy = [action for action in legal if state.text(action) not in ("pass", "no")]
            state.play(seat, luck.choice(busy if busy and luck.random() < 0.9 else legal))


def told() -> Iterator[State]:
    """Every position of every story that is not refused, in which much happens that is rare at random."""
    for path in sorted((Path(__file__).parent / "stories").glob("*.txt")):
        story = TELLER.read(path)
        state = stage(**story.wishes)
        state.watch(True)
        for step in story.steps:
            if move := MOVE.fullmatch(step):
                state.play(int(move[1]), state.parse(move[2]))
                yield state


@cache
def journey(games: int = 16) -> Journey:
    """The events and refusals of some random games, and the events of all stories."""
    met = Journey()
    for number, (state, _) in enumerate(moments(games)):
        for viewer in (SPECTATOR, *range(2)):
            for event in state.events(viewer):
                met.events.setdefault(event["kind"], []).append(event)
        if number % EVERY == 0 and state.actors():
            (seat,) = state.actors()
            for action in range(ARNAK.vocabulary):
                refusal = state.why_not(seat, action)
                if refusal is not None:
                    met.refusals.setdefault(refusal.code, []).append(refusal)
    for state in told():
        for event in state.events(0):
            met.events.setdefault(event["kind"], []).append(event)
    return met
