"""OpenSpiel's own information-set search, at the tables of bench/ladder.py through the door for research.

`openspiel:40` searches with so many simulations, each of them played at random to the end of the game, as
OpenSpiel ships it. In the environment of the extras: `python3 run.py extras -m bench.ladder …`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bivouac.bots import Glimpse, bot_seed
from bivouac.core.contract import Game

FAMILY = "openspiel:"
EXPLORATION = 2.0  # OpenSpiel's own examples search with it
ROLLOUTS = 1


class OpenSpielBot:
    """One seat's search; it is asked about the table that OpenSpiel follows."""

    def __init__(self, spec: str, table: OpenSpielTable, seed: int) -> None:
        import numpy
        from open_spiel.python.algorithms import ismcts, mcts

        self.name = spec
        self.table = table
        luck = numpy.random.RandomState(seed)
        playouts = mcts.RandomRolloutEvaluator(ROLLOUTS, luck)
        simulations = int(spec.removeprefix(FAMILY))
        self.search = ismcts.ISMCTSBot(table.opened, playouts, EXPLORATION, simulations, random_state=luck)

    def choose(self, glimpse: Glimpse) -> int:
        """What it chooses; a single action needs no search."""
        legal = glimpse.legal()
        return legal[0] if len(legal) == 1 else int(self.search.step(self.table.followed))


class OpenSpielTable:
    """A table of ours, followed by one of the same deal in OpenSpiel."""

    def __init__(self, box: Game, options: Mapping[str, Any], seed: int, order: Sequence[str]) -> None:
        import pyspiel

        from bivouac.research.openspiel import PREFIX
        from bivouac.research.worlds import DEAL_BYTES

        asked = ";".join(f"{key}:{told(value)}" for key, value in options.items() if value != [])
        given = {"players": len(order), "options": asked}
        self.opened = pyspiel.load_game(f"{PREFIX}{box.facts.name}", given)
        self.followed = self.opened.new_initial_state()
        for byte in seed.to_bytes(DEAL_BYTES, "big"):
            self.followed.apply_action(byte)
        self.seed = seed

    def seated(self, spec: str, seat: int) -> OpenSpielBot:
        """Whoever sits there."""
        return OpenSpielBot(spec, self, bot_seed(self.seed, seat) % 2**31)

    def next(self, actors: Sequence[int]) -> int:
        """Who acts where several may."""
        return int(self.followed.current_player())

    def follow(self, seat: int, action: int) -> None:
        """What is played here is played there."""
        self.followed.apply_action(action)


def told(value: object) -> str:
    """An option as a game string has it."""
    if isinstance(value, bool):
        return str(value).lower()
    return "+".join(map(str, value)) if isinstance(value, list) else str(value)
