"""Many tables of a game stepped without leaving compiled code, their numbers written where they are read."""

from array import array
from collections.abc import Callable

from bivouac.core.chance import QuickChance
from bivouac.core.play import Play

TERMINATED = 1
TRUNCATED = 2


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


class Tables:
    """Tables side by side; a table that ends is dealt anew at once, from the next seed.

    Rows are flat views of arrays: floats for what the acting seat knows and for rewards, bytes for the rest.
    """

    def __init__(
        self, deal: Callable[[int], Play], features: Callable[[Play, int], list[float]], cap: int
    ) -> None:
        self.deal = deal
        self.features = features
        self.cap = cap
        self.states: list[Play] = []
        self.legal: list[list[int]] = []
        self.acting: list[int] = []
        self.seed = 0

    def lend(self, rows: dict[str, memoryview], widths: tuple[int, int, int]) -> None:
        """Say where to write, and how many numbers, actions and seats a table has."""
        self.observations = rows["observations"]
        self.masks = rows["masks"]
        self.rewards = rows["rewards"]
        self.ends = rows["ends"]
        self.actors = rows["actors"]
        self.width, self.actions, self.seats = widths
        self.nothing = array("b", bytes(self.actions))

    def deal_all(self, count: int, seed: int) -> None:
        """Begin anew at every table, the first from this seed and the others from those after it."""
        self.seed = seed
        self.states = []
        self.acting = [0] * count
        self.legal = [[] for _ in range(count)]
        for at in range(count):
            self.states.append(self.deal(self.seed))
            self.seed += 1
            self.turn_to(at, -1)

    def step(self, actions: list[int]) -> None:
        """Play one action at every table for the seat whose turn it is; each must be legal."""
        for at in range(len(self.states)):
            state = self.states[at]
            seat = self.acting[at]
            state.play(seat, actions[at])
            if state.moves >= self.cap or not state.actors():
                self.end(at)
            else:
                self.turn_to(at, seat)

    def end(self, at: int) -> None:
        """Pay the seats of a table whose game is over or too long, and deal the next."""
        outcome = self.states[at].outcome()
        if outcome is None:
            self.ends[at] = TRUNCATED
        else:
            self.ends[at] = TERMINATED
            begin = at * self.seats
            self.rewards[begin : begin + self.seats] = array("f", outcome.utility)
        self.states[at] = self.deal(self.seed)
        self.seed += 1
        self.turn_to(at, -1)

    def turn_to(self, at: int, last: int) -> None:
        """Write whose turn it is at a table, what that seat knows and what it may do."""
        state = self.states[at]
        seat = next_actor(state.actors(), last)
        self.acting[at] = seat
        self.actors[at] = seat
        begin = at * self.width
        self.observations[begin : begin + self.width] = array("f", self.features(state, seat))
        legal = state.legal(seat)
        self.legal[at] = legal
        begin = at * self.actions
        masks = self.masks
        masks[begin : begin + self.actions] = self.nothing
        for code in legal:
            masks[begin + code] = 1

    def sample(self, chance: QuickChance) -> list[int]:
        """A legal action for every table, any with the same chance."""
        return [legal[chance.draw(len(legal))] for legal in self.legal]
