"""Many tables of a game stepped without leaving compiled code, their numbers written where they are read."""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64, u8

from bivouac.core.chance import QuickChance
from bivouac.core.choices import Choices
from bivouac.core.numbers import Numbers
from bivouac.core.play import Play
from bivouac.core.vectors import vec

PLAYED: Final = 0
TERMINATED: Final = 1
TRUNCATED: Final = 2


def next_actor(actors: list[int], last: int) -> int:
    """Of the seats that may act the next one clockwise, so that nobody who may speak is passed over."""
    for seat in actors:
        if seat > last:
            return seat
    return actors[0]


def mask_of(legal: list[int], count: int) -> bytearray:
    """A byte for each action, 1 for the legal ones."""
    mask = bytearray(count)
    for code in legal:
        mask[code] = 1
    return mask


@final
class Tables:
    """Tables side by side; a table that ends is dealt anew at once, from the next seed.

    What is told of them lies in flat rows, table after table: whoever has numpy looks into them.
    """

    def __init__(
        self, deal: Callable[[int], Play], count: i64, widths: tuple[int, int, int], cap: i64
    ) -> None:
        self.deal = deal
        self.cap = cap
        width, actions, seats = widths
        self.width: i64 = width
        self.actions: i64 = actions
        self.seats: i64 = seats
        self.states: list[Play] = []
        self.choices: list[Choices] = [Choices() for _ in range(count)]
        self.known = Numbers(count * self.width)
        self.masks = vec[u8]([0] * (count * self.actions))
        self.rewards = vec[float]([0.0] * (count * self.seats))
        self.ends = vec[u8]([0] * count)
        self.actors = vec[u8]([0] * count)
        self.seed = 0

    def deal_all(self, seed: int) -> None:
        """Begin anew at every table, the first from this seed and the others from those after it."""
        self.seed = seed
        self.states = []
        for at in range(len(self.choices)):
            self.clear(at)
            self.states.append(self.deal(self.seed))
            self.seed += 1
            self.turn_to(at, -1)

    def step(self, actions: list[int]) -> None:
        """Play one action at every table for the seat whose turn it is; each must be legal."""
        for at in range(len(self.states)):
            state = self.states[at]
            seat = self.choices[at].seat
            state.perform(self.choices[at], self.place_of(at, actions[at]))
            self.clear(at)
            if state.moves >= self.cap or not state.actors():
                self.end(at)
                seat = -1
            self.turn_to(at, seat)

    def place_of(self, at: i64, code: i64) -> i64:
        """Where an action stands in the list of a table; after its end when it is not legal."""
        found = self.choices[at]
        for place in range(found.count):
            if found.codes[place] == code:
                return place
        return found.count

    def clear(self, at: i64) -> None:
        """Take the marks of the last position off a table."""
        found = self.choices[at]
        begin = at * self.actions
        for place in range(found.count):
            self.masks[begin + found.codes[place]] = 0
        found.count = 0
        self.ends[at] = PLAYED
        for seat in range(self.seats):
            self.rewards[at * self.seats + seat] = 0.0

    def end(self, at: i64) -> None:
        """Pay the seats of a table whose game is over or too long, and deal the next."""
        outcome = self.states[at].outcome()
        if outcome is None:
            self.ends[at] = TRUNCATED
        else:
            self.ends[at] = TERMINATED
            for seat in range(self.seats):
                self.rewards[at * self.seats + seat] = outcome.utility[seat]
        self.states[at] = self.deal(self.seed)
        self.seed += 1

    def turn_to(self, at: i64, last: i64) -> None:
        """Write whose turn it is at a table, what that seat knows and what it may do."""
        state = self.states[at]
        seat: i64 = next_actor(state.actors(), last)
        self.actors[at] = u8(seat)
        self.known.count = at * self.width
        state.features(seat, self.known)
        found = self.choices[at]
        found.seat = seat
        found.state = state
        found.moves = state.moves
        state.choices(found)
        begin = at * self.actions
        for place in range(found.count):
            self.masks[begin + found.codes[place]] = 1

    def sample(self, chance: QuickChance) -> list[int]:
        """A legal action for every table, any with the same chance."""
        return [found.codes[chance.draw(found.count)] for found in self.choices]
