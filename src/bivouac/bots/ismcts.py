"""The mind that searches: single-observer information-set Monte Carlo tree search over redealt worlds."""

import math
from typing import Final

from mypy_extensions import i64

from bivouac.bots.budget import Budget
from bivouac.bots.glimpse import Glimpse
from bivouac.core.chance import QuickChance
from bivouac.core.contract import State

EXPLORATION: Final = 0.3
ROLLOUT: Final = 0  # random actions before the game's estimate is asked


class Node:
    """An action in the tree: how often it could be taken, how often it was, and what it gave who took it."""

    def __init__(self) -> None:
        self.available: i64 = 0
        self.visits: i64 = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}


class IsmctsMind:
    """Grow the tree while the budget lasts, then play the action tried most."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self.name = f"ismcts:{budget}"
        self.budget = budget
        self.chance = QuickChance(seed)

    def choose(self, glimpse: Glimpse) -> int:
        """The action the search tried most; a single one needs no search."""
        legal = glimpse.legal()
        if len(legal) == 1:
            return legal[0]
        root = Node()
        self.budget.start()
        while self.budget.lasts():
            self.grow(glimpse, root)
        best = legal[0]
        most = -1.0
        for action in legal:
            if action in root.children:
                node = root.children[action]
                score = float(node.visits) + (node.total / float(node.visits) if node.visits else 0.0) * 0.01
                if score > most:
                    most = score
                    best = action
        return best

    def grow(self, glimpse: Glimpse, root: Node) -> None:
        """One world: down the tree, one node further, and back with what it gave."""
        world = glimpse.world(self.chance)
        path: list[Node] = []
        seats: list[int] = []
        node = root
        seat = glimpse.seat
        while True:
            legal = world.legal(seat)
            if len(legal) == 1:
                world.play(seat, legal[0])
            else:
                action = self.select(node, legal)
                world.play(seat, action)
                node = node.children[action]
                path.append(node)
                seats.append(seat)
                if node.visits == 0:
                    break
            actors = world.actors()
            if not actors:
                break
            seat = actors[0]
        self.roll_out(world)
        worth: dict[int, float] = {}
        for at in range(len(path)):
            seat = seats[at]
            if seat not in worth:
                worth[seat] = world.estimate(seat)
            path[at].visits += 1
            path[at].total += worth[seat]

    def select(self, node: Node, legal: list[int]) -> int:
        """An action never tried, or else the one with the best upper bound among those available."""
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
            bound = child.total / visits + EXPLORATION * math.sqrt(math.log(float(child.available)) / visits)
            if bound > top:
                top = bound
                best = action
        if untried:
            best = untried[self.chance.below(len(untried))]
            child = Node()
            child.available = 1
            node.children[best] = child
        return best

    def roll_out(self, world: State) -> None:
        """Play at random for a while."""
        for _ in range(ROLLOUT):
            actors = world.actors()
            if not actors:
                return
            seat = actors[0]
            legal = world.legal(seat)
            world.play(seat, legal[self.chance.below(len(legal))])
