"""A whole game among bots."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from bivouac.bots.bot import Bot
from bivouac.bots.glimpse import Glimpse
from bivouac.core import replay
from bivouac.core.contract import Game
from bivouac.core.journal import Journal

UNFINISHED: Final = "unfinished"
LUCK: Final = b"bivouac mind"  # as ever: with another word, no simulation could be repeated


@dataclass(frozen=True)
class Result:
    """How a match ended; `kind` is the outcome's, or "unfinished" when it ran into the game's cap."""

    kind: str
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    points: tuple[int, ...] | None
    utility: tuple[float, ...]
    actions: int


def play_match(
    game: Game,
    bots: Sequence[Bot],
    seed: int | bytes = 0,
    options: Mapping[str, Any] | None = None,
    journal: Journal | None = None,
) -> Result:
    """Play a game to its end, one bot a seat; in a journal of this deal everything is written down."""
    seats = len(bots)
    state = game.start(seats, seed, options)
    glimpses = [Glimpse(state, seat) for seat in range(seats)]
    cap = game.facts.cap
    actions = 0
    while actions < cap:
        actors = state.actors()
        if not actors:
            break
        seat = actors[0]
        action = bots[seat].choose(glimpses[seat])
        text = "" if journal is None else state.text(action)
        state.play(seat, action)
        actions += 1
        if journal is not None:
            replay.record(journal, state, seat, text)
    if journal is not None:
        replay.close(journal, state)
    outcome = state.outcome()
    if outcome is None:
        return Result(UNFINISHED, (), (1,) * seats, None, (0.0,) * seats, actions)
    return Result(outcome.kind, outcome.winners, outcome.ranks, outcome.points, outcome.utility, actions)


def bot_seed(seed: int, seat: int) -> int:
    """A seed for the bot of a seat, which tells nothing of the deal made from the game's own seed."""
    digest = blake2b(f"{seed} {seat}".encode(), digest_size=8, person=LUCK).digest()
    return int.from_bytes(digest, "little")
