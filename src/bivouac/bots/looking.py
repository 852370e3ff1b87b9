"""Looking ahead, in compiled code: what actions lead to, as a judge reads it."""

from collections.abc import Callable
from typing import final

from bivouac.bots.worlds import after, lay_out, perform
from bivouac.core.choices import Choices
from bivouac.core.contract import State
from bivouac.core.numbers import Numbers
from bivouac.core.play import Play

Features = Callable[[State, int], list[float]]


@final
class Sight:
    """What was seen: rows of numbers one after the other, estimates, and which games had already ended."""

    def __init__(self) -> None:
        self.rows: list[float] = []
        self.estimates: list[float] = []
        self.ended: dict[int, float] = {}  # by place among the estimates: the share of a win


def look(world: State, seat: int, legal: list[int], features: Features, sight: Sight) -> None:
    """Add what the world would be after each action, as the seat would know it."""
    for action in legal:
        note(after(world, seat, action), seat, features, sight)


def branch(world: State, found: Choices, features: Features, sight: Sight) -> list[State]:
    """Play on to the next choice, and add what each action there leads to, as whoever has it would know it.

    The worlds it leads to; none when the game is over.
    """
    while lay_out(world, found) and found.count == 1:
        perform(world, found, 0)
    seat = int(found.seat)
    reached: list[State] = []
    for at in range(found.count):
        reached.append(after(world, seat, int(found.codes[at])))
        note(reached[-1], seat, features, sight)
    return reached


def note(world: State, seat: int, features: Features, sight: Sight) -> None:
    """Add one position, as the seat knows it."""
    outcome = world.outcome()
    if outcome is not None:
        sight.ended[len(sight.estimates)] = won(outcome.winners, seat)
    sight.rows += features(world, seat)
    sight.estimates.append(world.estimate(seat))


def won(winners: tuple[int, ...], seat: int) -> float:
    """A win as a number; those who win together share it."""
    return 1.0 / float(len(winners)) if seat in winners else 0.0


@final
class Ends:
    """The ends of lines as a net reads them: a row for each seat that has to be asked.

    Between two, what one has won the other has lost: whoever acted last is asked, who knows more of it.
    """

    def __init__(self) -> None:
        self.numbers = Numbers()
        self.estimates: list[float] = []
        self.asked: list[tuple[int, int]] = []  # by row: which world, which seat
        self.known: list[list[float]] = []  # by world: what it is worth to each seat, where it is over

    def read(self, worlds: list[State], lasts: list[int]) -> None:
        """Write down these worlds, in which those seats acted last."""
        self.numbers.count = 0
        self.estimates = []
        self.asked = []
        self.known = []
        for at in range(len(worlds)):
            world = worlds[at]
            assert isinstance(world, Play), "only games that inherit the face of the house are judged"
            seats = int(world.seats)
            over = world.is_over()
            self.known.append(world.estimates((1 << seats) - 1) if over else [0.0] * seats)
            if not over:
                for seat in [lasts[at]] if seats == 2 else range(seats):
                    self._ask(world, at, seat)

    def _ask(self, world: Play, at: int, seat: int) -> None:
        world.features(seat, self.numbers)
        self.estimates.append(world.estimate(seat))
        self.asked.append((at, seat))

    def told(self, answers: list[float]) -> list[list[float]]:
        """What every world is worth to each seat, row by row the answers being these."""
        for row in range(len(answers)):
            at, seat = self.asked[row]
            worth = self.known[at]
            worth[seat] = answers[row]
            if len(worth) == 2:
                worth[1 - seat] = -answers[row]
        return self.known
