"""What a seat could expect of its actions: each tried in the same worlds that fit what it knew."""

from __future__ import annotations

from collections.abc import Sequence

from bivouac.bots.glimpse import Glimpse
from bivouac.bots.learned.bot import game_of
from bivouac.bots.learned.judge import Judge, judge_of
from bivouac.bots.learned.weights import Array
from bivouac.bots.looking import Sight, look, note
from bivouac.core.chance import Chance
from bivouac.core.contract import State
from bivouac.core.game import HouseGame
from bivouac.core.refusal import Refusal


def judge_for(state: State) -> Judge:
    """Who judges this game: the net that was trained for it, or else its own estimate."""
    box = game_of(state)
    side = box.side(state) if isinstance(box, HouseGame) else ""
    return judge_of(box.facts.name, side)


def standing(judge: Judge, worlds: Sequence[State], seat: int) -> float:
    """The seat's chance in worlds that fit what it knows; at the end its share of the win."""
    sight = Sight()
    for world in worlds:
        note(world, seat, judge.game.features, sight)
    return float(judge.judge(sight).mean())


def chances_of(judge: Judge, worlds: Sequence[State], seat: int, actions: list[int]) -> Array:
    """The seat's chance after each of its actions, a row for every world."""
    sight = Sight()
    for world in worlds:
        look(world, seat, actions, judge.game.features, sight)
    return judge.judge(sight).reshape(len(worlds), len(actions))


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
