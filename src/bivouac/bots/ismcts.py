"""The bot that searches: single-observer information-set Monte Carlo tree search over redealt worlds."""

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from bivouac.bots.budget import Budget
from bivouac.bots.glimpse import Glimpse
from bivouac.core.chance import QuickChance
from bivouac.core.contract import State

# Found by playing variants against each other at Takara. Random play before the estimate, even of three
# actions, only adds noise: a line of play ends in the game's own estimate where the tree ends.
EXPLORATION: Final = 0.5


class Node:
    """An action in the tree: how often it could be taken, how often it was, and what its player got."""

    def __init__(self) -> None:
        self.available: i64 = 0
        self.visits: i64 = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}


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

    def choose(self, glimpse: Glimpse) -> int:
        """The action that is left when all others were dropped; a single one needs no search."""
        left = glimpse.legal()
        if len(left) == 1:
            return left[0]
        trees = {action: Node() for action in left}
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
                after = world.copy()
                after.play(seat, action)
                self.grow(after, trees[action], seat)
            self.budget.spend(len(left))
            if not self.budget.allows(len(left)):
                return

    def grow(self, world: State, root: Node, seat: int) -> None:
        """Down the tree to a node never tried, and back with what the world is then worth to each seat."""
        path = [root]
        seats = [seat]
        node = root
        while node.visits:
            actors = world.actors()
            if not actors:
                break
            seat = actors[0]
            legal = world.legal(seat)
            if len(legal) == 1:
                world.play(seat, legal[0])
                continue
            action = self.select(node, legal)
            world.play(seat, action)
            node = node.children[action]
            path.append(node)
            seats.append(seat)
        settle(world, path, seats)

    def select(self, node: Node, legal: list[int]) -> int:
        """An action never tried here, or else the one with the best upper bound."""
        untried: list[int] = []
        best = -1
        top = -1e9
        for action in legal:
            child = node.children.get(action)
            if child is None:
                untried.append(action)
                continue
            child.available += 1
            visits = float(child.visits)
            bound = child.total / visits + EXPLORATION * sqrt(log(float(child.available)) / visits)
            if bound > top:
                top = bound
                best = action
        if untried:
            best = untried[self.chance.below(len(untried))]
            child = Node()
            child.available = 1
            node.children[best] = child
        return best


def settle(world: State, path: list[Node], seats: list[int]) -> None:
    """Credit each action on the path with what the world is worth to the seat that took it."""
    worth: dict[int, float] = {}
    for at in range(len(path)):
        seat = seats[at]
        if seat not in worth:
            worth[seat] = world.estimate(seat)
        path[at].visits += 1
        path[at].total += worth[seat]
