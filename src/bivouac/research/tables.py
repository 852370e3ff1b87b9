"""What every door asks of a game: a table of it, its widths, and numpy arrays of what a seat knows."""

from collections.abc import Mapping
from typing import Any

from bivouac.core.contract import State
from bivouac.core.numbers import Numbers
from bivouac.core.play import Play
from bivouac.games import open_game
from bivouac.research.extras import needs
from bivouac.research.observations import names_of
from bivouac.research.stepping import mask_of

try:
    import numpy as np
except ModuleNotFoundError as missing:
    raise needs(missing) from None


class TableKind:
    """A game with its seats and options chosen: whatever cannot be dealt is refused when this is made."""

    def __init__(self, game: str, seats: int, options: Mapping[str, Any] | None = None) -> None:
        self.game = open_game(game)
        self.name = game
        self.seats = seats
        self.options = dict(options) if isinstance(options, Mapping) else options
        first = self.start(0)
        self.actions = self.game.vocabulary
        self.width = len(self.game.features(first, 0))
        self.cap = self.game.facts.cap
        self._first = first

    def __reduce__(self) -> tuple[Any, ...]:
        return TableKind, (self.name, self.seats, self.options)

    def start(self, seed: int) -> State:
        """A new game from a seed."""
        return self.game.start(self.seats, seed, self.options)

    def action_names(self) -> list[str]:
        """The notation of every action, by its number."""
        return [self._first.text(code) for code in range(self.actions)]

    def observation_names(self) -> list[str]:
        """What each number of an observation is, by its place."""
        return names_of(self.name, self.width)

    def observation(self, state: State, seat: int) -> Any:
        """What the seat knows, as float32."""
        if not isinstance(state, Play):
            return np.array(self.game.features(state, seat), np.float32)
        known = Numbers(self.width)
        state.features(seat, known)
        return np.array(known.sheet, np.float32)

    def mask(self, state: State, seat: int) -> Any:
        """1 for every action the seat may play now, 0 for all others, as int8."""
        return np.frombuffer(mask_of(state.legal(seat), self.actions), np.int8)
