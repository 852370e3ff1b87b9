"""Random games walked once, and what is met on the way: positions, events, refusals."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from bivouac import SPECTATOR, game
from bivouac.core.contract import State
from tests.games.arnak.stage import from_lines
from tests.games.arnak.story import TELLER
from tests.games.speaking import Journey
from tests.games.telling import MOVE

ARNAK = game("arnak")
EVERY = 45  # a position in so many is asked about every action of the vocabulary


def moments(games: int) -> Iterator[State]:
    """Every position of some random games of all sizes and sides."""
    for seed in range(games):
        state = ARNAK.start(1 + seed % 4, seed, {"temple": ("bird", "snake")[seed // 4 % 2], "red": seed % 6})
        state.watch(True)
        luck = Random(seed)
        while True:
            yield state
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
        state = from_lines(story.position)
        state.watch(True)
        for step in story.steps:
            if move := MOVE.fullmatch(step):
                state.play(int(move[1]), state.parse(move[2]))
                yield state


def travel(met: Journey) -> None:
    """The events and refusals of some random games, and the events of all stories."""
    for number, state in enumerate(moments(16)):
        for viewer in (SPECTATOR, *range(2)):
            met.witness(state.events(viewer))
        met.prompt(state, SPECTATOR, *state.actors())
        if number % EVERY == 0 and state.actors():
            met.ask(state, ARNAK.vocabulary)
    for state in told():
        for viewer in (SPECTATOR, 0):
            met.witness(state.events(viewer))
