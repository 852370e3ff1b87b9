"""The bot that searches: single-observer information-set Monte Carlo tree search over redealt worlds."""

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from bivouac.bots.budget import Budget
from bivouac.bots.glimpse import Glimpse
from bivouac.bots.worlds import after, estimates, lay_out, perform
from bivouac.core.bits import bit
from bivouac.core.chance import QuickChance
from bivouac.core.choices import Choices
from bivouac.core.contract import State

# Found by playing variants against each other at Takara. Random play before the estimate, even of three
# actions, only adds noise: a line of play ends in the game's own estimate where the tree ends.
EXPLORATION: Final = 0.5


@final
class Node:
    """An action in the tree: how often it could be taken, how often it was, and what its player got.

    What was tried after it hangs on it in the order of the codes, which is that of every list of actions.
    """

    def __init__(self, code: i64) -> None:
        self.code = code
        self.seat: i64 = -1  # whoever took it last: worlds may differ in that
        self.available: i64 = 1
        self.visits: i64 = 0
        self.total = 0.0
        self.first: Node | None = None
        self.next: Node | None = None

    def add(self, code: i64) -> "Node":
        """Hang another action on this one, at its place."""
        new = Node(code)
        last: Node | None = None
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
class IsmctsBot:
    """Look at all actions in the same worlds, drop the worse half, look on at the others, and so forth.

    Under each action grows a tree whose branches are chosen by an upper bound that counts how often an
    action was available, since worlds differ in what they allow. Every seat is taken to want what its own
    estimate says, so that any number of players, and players who win together, are searched alike.
    """

    def __init__(self, seed: int, budget: Budget) -> None:
        self.name = f"ismcts:{budget}"
        self.budget = budget
        self.chance = QuickChance(seed)
        self.found = Choices()
        self.untried = Choices()
        self.picked = Node(-1)  # by the last `pick`

    def choose(self, glimpse: Glimpse) -> int:
        """The action that is left when all others were dropped; a single one needs no search."""
        left = glimpse.legal()
        if len(left) == 1:
            return left[0]
        trees = {action: Node(action) for action in left}
        stages = (len(left) - 1).bit_length()
        self.budget.start()
        while len(left) > 1:
            self.budget.add_stage(stages)
            self.compare(glimpse, trees, left)
            means = [-trees[action].total / float(trees[action].visits) for action in left]
            order = sorted(range(len(left)), key=means.__getitem__)
            left = [left[at] for at in order[: (len(left) + 1) // 2]]
        return left[0]

    def compare(self, glimpse: Glimpse, trees: dict[int, Node], left: list[int]) -> None:
        """Try the actions left in the same worlds, at least one, while the stage lasts."""
        seat = glimpse.seat
        while True:
            world = glimpse.world(self.chance)
            for action in left:
                self.grow(after(world, seat, action), trees[action], seat)
            self.budget.spend(len(left))
            if not self.budget.allows(len(left)):
                return

    def grow(self, world: State, root: Node, seat: int) -> None:
        """Down the tree to a node never tried, and back with what the world is then worth to each seat."""
        found = self.found
        root.seat = seat
        node = root
        path = [root]
        while node.visits and lay_out(world, found):
            at: i64 = 0
            if found.count > 1:
                at = self.pick(node)
                node = self.picked
                node.seat = found.seat
                path.append(node)
            perform(world, found, at)
        settle(world, path)

    def pick(self, parent: Node) -> i64:
        """The place of an action never tried here, or else of the one with the best upper bound."""
        found = self.found
        untried = self.untried
        untried.count = 0
        child = parent.first
        for at in range(found.count):
            code = found.codes[at]
            while child is not None and child.code < code:
                child = child.next
            if child is None or child.code != code:
                untried.add(at)
            else:
                child.available += 1
        if untried.count:
            place = untried.codes[self.chance.draw(untried.count)]
            self.picked = parent.add(found.codes[place])
            return place
        return self.best(parent)

    def best(self, parent: Node) -> i64:
        """The place of the action with the best upper bound, all of them having been tried."""
        found = self.found
        child = parent.first
        best: i64 = -1
        top = -1e9
        for at in range(found.count):
            while child is not None and child.code != found.codes[at]:
                child = child.next
            assert child is not None, "every action listed was tried"
            visits = float(child.visits)
            bound = child.total / visits + EXPLORATION * sqrt(log(float(child.available)) / visits)
            if bound > top:
                top = bound
                best = at
                self.picked = child
        return best


def settle(world: State, path: list[Node]) -> None:
    """Credit each action on the path with what the world is worth to the seat that took it."""
    asked: i64 = 0
    for node in path:
        asked |= bit(node.seat)
    worth = estimates(world, asked)
    for node in path:
        node.visits += 1
        node.total += worth[node.seat]
