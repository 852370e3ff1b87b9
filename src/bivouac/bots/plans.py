"""The bot that plans: a search in which every seat grows a tree of its own actions alone."""

from math import log, sqrt
from typing import Final, Protocol, final

from mypy_extensions import i64

from bivouac.bots.budget import Budget
from bivouac.bots.glimpse import Glimpse
from bivouac.bots.habits import Habits
from bivouac.bots.worlds import after, estimates, lay_out, perform
from bivouac.core.bits import bit
from bivouac.core.chance import QuickChance
from bivouac.core.choices import Choices
from bivouac.core.contract import State

# Found by playing variants against each other at Arnak: actions differ by hundredths of a win.
EXPLORATION: Final = 0.15
HABIT: Final = 1.0  # as many visits what an action brings elsewhere is worth where it is a candidate


class Leaves(Protocol):
    """Who says what the ends of lines are worth, many at once, where that is not the game's estimate."""

    def worth(self, worlds: list[State], lasts: list[int]) -> list[list[float]]:
        """For every world, in which that seat acted last, what it is worth to each seat, from -1 to 1."""
        ...


@final
class Step:
    """An action in the plan of a seat: how often it could be taken, how often it was, and what that brought.

    What the same seat may do next hangs on it in the order of the codes, which is that of every list.
    """

    def __init__(self, code: i64, seat: i64) -> None:
        self.code = code
        self.seat = seat
        self.available: i64 = 1
        self.visits: i64 = 0
        self.total = 0.0
        self.first: Step | None = None
        self.next: Step | None = None

    def after(self, code: i64) -> "Step | None":
        """Another action that was planned next, with all that was planned after it; None if it never was."""
        step = self.first
        while step is not None and step.code < code:
            step = step.next
        return step if step is not None and step.code == code else None

    def add(self, code: i64, seat: i64) -> "Step":
        """Hang another action on this one, at its place."""
        new = Step(code, seat)
        last: Step | None = None
        after = self.first
        while after is not None and after.code < code:
            last = after
            after = after.next
        new.next = after
        if last is None:
            self.first = new
        else:
            last.next = new
        return new


@final
class Candidate:
    """An action that may be chosen, with what everybody plans to do after it."""

    def __init__(self, action: i64, seat: i64) -> None:
        self.action = action
        self.root = Step(action, seat)
        self.plans: list[Step] = []  # by seat: where its own actions begin

    def mean(self) -> float:
        """What it has brought on average."""
        return self.root.total / float(self.root.visits)

    def starts(self, seats: i64) -> list[Step]:
        """Where every seat's plan begins, for so many at least."""
        root = self.root
        while len(self.plans) < seats:
            seat: i64 = len(self.plans)
            self.plans.append(root if seat == root.seat else Step(-1, seat))
        return self.plans


@final
class PlanBot:
    """Look at all actions in the same worlds, drop the worse half, look on at the others, and so forth.

    Under each action every seat has a plan: a tree of its own actions, in which those of the others are no
    branches. What they do changes what may be done, and seldom what is good; so all looks count for one plan,
    which grows twice as deep. Where a seat knows little of an action here, it goes by its habit: what that
    action brought wherever else it was tried. Every seat is taken to want what it is told a world is worth.

    Whoever chooses again before anybody else has acted goes on with the plan it had, and with its habits.
    What the actions themselves are worth is asked anew, in the same worlds for all of them.
    """

    def __init__(
        self,
        seed: int,
        budget: Budget,
        leaves: Leaves | None = None,
        exploration: float = EXPLORATION,
        habit: float = HABIT,
    ) -> None:
        self.name = f"plans:{budget}"
        self.budget = budget
        self.leaves = leaves
        self.exploration = exploration
        self.habit = habit
        self.chance = QuickChance(seed)
        self.found = Choices()
        self.habits: list[Habits] = []
        self.picked = Step(-1, -1)  # by the last `pick`
        self.chosen = Step(-1, -1)  # the last choice, and what was planned after it
        self.until: i64 = -1  # as many actions are played at the table when that plan goes on

    def choose(self, glimpse: Glimpse) -> int:
        """The action that is left when all others were dropped; a single one needs no search."""
        legal = glimpse.legal()
        if not self.goes_on(glimpse):
            self.habits = []
            self.chosen = Step(-1, glimpse.seat)
        self.until = glimpse.moves() + 1
        if len(legal) == 1:
            return legal[0]
        left = [self.candidate(action, glimpse.seat) for action in legal]
        stages = (len(left) - 1).bit_length()
        self.budget.start()
        while len(left) > 1:
            self.budget.add_stage(stages)
            self.compare(glimpse, left)
            means = [-candidate.mean() for candidate in left]
            order = sorted(range(len(left)), key=means.__getitem__)
            left = [left[at] for at in order[: (len(left) + 1) // 2]]
        self.chosen = left[0].root
        return int(left[0].action)

    def goes_on(self, glimpse: Glimpse) -> bool:
        """Is it the same seat's turn still, nobody having acted since its last choice but itself?"""
        moves = glimpse.moves()
        return moves > 0 and moves == self.until and glimpse.seat == self.chosen.seat

    def candidate(self, action: i64, seat: i64) -> Candidate:
        """An action that may be chosen, with what was planned after it while it was itself a plan."""
        new = Candidate(action, seat)
        planned = self.chosen.after(action)
        if planned is not None:
            new.root.first = planned.first
        return new

    def compare(self, glimpse: Glimpse, left: list[Candidate]) -> None:
        """Try the actions left in the same worlds, at least one, while the stage lasts."""
        seat = glimpse.seat
        while True:
            world = glimpse.world(self.chance)
            lines: list[list[Step]] = []
            ends: list[State] = []
            for candidate in left:
                end = after(world, seat, int(candidate.action))
                line = self.follow(end, candidate)
                if self.leaves is None:
                    self.credit(line, estimates(end, seats_of(line)))
                else:
                    lines.append(line)
                    ends.append(end)
            if self.leaves is not None:
                told = self.leaves.worth(ends, [int(line[len(line) - 1].seat) for line in lines])
                for at in range(len(lines)):
                    self.credit(lines[at], told[at])
            self.budget.spend(len(left))
            if not self.budget.allows(len(left)):
                return

    def follow(self, world: State, candidate: Candidate) -> list[Step]:
        """Everybody goes on by their plan, until somebody does what is new there; the actions done."""
        found = self.found
        line = [candidate.root]
        new = candidate.root.visits == 0
        here: list[Step] = []
        while not new and lay_out(world, found):
            at: i64 = 0
            if found.count > 1:
                seat = found.seat
                while len(here) <= seat:
                    here.append(candidate.starts(len(here) + 1)[len(here)])
                at = self.pick(here[seat])
                here[seat] = self.picked
                line.append(self.picked)
                new = self.picked.visits == 0
            perform(world, found, at)
        return line

    def pick(self, parent: Step) -> i64:
        """The place of the action with the best upper bound, by what it brought here and elsewhere."""
        found = self.found
        habits = self.habits_of(found.seat)
        usual = habits.mean()
        child = parent.first
        chosen: Step | None = None
        best: i64 = 0
        top = -1e9
        for at in range(found.count):
            code = found.codes[at]
            while child is not None and child.code < code:
                child = child.next
            visits = self.habit
            total = visits * habits.expected(code, usual)
            chances: i64 = parent.visits + 1
            known = child is not None and child.code == code
            if child is not None and known:
                child.available += 1
                visits += float(child.visits)
                total += child.total
                chances = child.available
            bound = total / visits + self.exploration * sqrt(log(float(chances)) / visits)
            if bound > top:
                top = bound
                best = at
                chosen = child if known else None
        self.picked = parent.add(found.codes[best], found.seat) if chosen is None else chosen
        return best

    def habits_of(self, seat: i64) -> Habits:
        """What the seat is used to."""
        while len(self.habits) <= seat:
            self.habits.append(Habits())
        return self.habits[seat]

    def credit(self, line: list[Step], worth: list[float]) -> None:
        """Each action done is told what the end of the line is worth to the seat that did it."""
        for step in line:
            gained = worth[step.seat]
            step.visits += 1
            step.total += gained
            self.habits_of(step.seat).add(step.code, gained)


def seats_of(line: list[Step]) -> i64:
    """The seats that acted, as a mask."""
    asked: i64 = 0
    for step in line:
        asked |= bit(step.seat)
    return asked
