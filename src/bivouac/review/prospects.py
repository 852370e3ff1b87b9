"""What a seat could expect of its actions: each tried in the same worlds that fit what it knew."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from bivouac.bots.glimpse import Glimpse
from bivouac.bots.learned.bot import game_of
from bivouac.bots.learned.judge import Judge, judge_of
from bivouac.bots.learned.net import logistic
from bivouac.bots.learned.search import Search
from bivouac.bots.learned.weights import Array
from bivouac.bots.levels import levels_of
from bivouac.bots.looking import Sight, look
from bivouac.core.chance import Chance
from bivouac.core.contract import SPECTATOR, State
from bivouac.core.game import HouseGame
from bivouac.core.refusal import Refusal
from bivouac.review.scale import PLAIN, scale_of


class Tempered(Judge):
    """A judge that exaggerates, taken for what it proved to be worth."""

    def __init__(self, judge: Judge, trust: float) -> None:
        super().__init__(judge.game, judge.net, judge.fault)
        self.trust = trust

    def judge(self, sight: Sight) -> Array:
        """The chances with only so much of their log odds; what is over stays as it ended."""
        return tempered(super().judge(sight), self.trust)


def tempered(chances: Array, trust: float) -> Array:
    """Chances with only so much of their log odds."""
    with np.errstate(divide="ignore", over="ignore"):
        odds: Array = np.log(chances / (1 - chances))
    return logistic(np.float32(trust) * odds)


def judge_for(state: State) -> Judge:
    """Who judges this game: the net trained for it, or its own estimate, believed as far as is right now."""
    box = game_of(state)
    side = box.side(state) if isinstance(box, HouseGame) else ""
    judge = judge_of(box.facts.name, side)
    scale = scale_of(box.facts.name)
    if scale.trust == PLAIN.trust:
        return judge
    return Tempered(judge, scale.trust_in(state.outlook(SPECTATOR)["round"]))


def chances_of(judge: Judge, worlds: Sequence[State], seat: int, actions: list[int]) -> Array:
    """The seat's chance after each of its actions, a row for every world."""
    sight = Sight()
    for world in worlds:
        look(world, seat, actions, judge.game.features, sight)
    return judge.judge(sight).reshape(len(worlds), len(actions))


def chances_ahead(judge: Judge, worlds: Sequence[State], seat: int, actions: list[int]) -> Array:
    """The same once all have played on as far as the game's master does; where that misleads, at once."""
    ahead = masters_sight(judge.game.facts.name)
    if not ahead:
        return chances_of(judge, worlds, seat, actions)
    search = Search(judge, seat, ahead)
    return np.array([search.play_on(world, actions, luck) for luck, world in enumerate(worlds)])


def masters_sight(name: str) -> int:
    """How many actions the master of a game plays on before it judges."""
    master = levels_of(name).get("master")
    return 0 if master is None else master.style.ahead


def later(worlds: Sequence[State], actor: int, action: int) -> list[State]:
    """The worlds after an action, without those in which it could not have been played."""
    found = []
    for world in worlds:
        after = world.copy()
        try:
            after.play(actor, action)
        except Refusal:  # whoever acts holds other cards there
            continue
        found.append(after)
    return found


def worlds_of(state: State, seat: int, count: int, chance: Chance) -> list[State]:
    """Worlds the seat could not tell from the true one, dealt by a luck of our own."""
    glimpse = Glimpse(state, seat)
    return [glimpse.world(chance) for _ in range(count)]
