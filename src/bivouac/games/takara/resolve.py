"""Resolving what a tile does: one handler per kind of effect, and the agenda they work through."""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from bivouac.core.choices import Choices
from bivouac.core.effects import AllOf, OneOf, in_order
from bivouac.core.reflexes import Reflexes
from bivouac.games.takara import columns, effects, flow, may, moves, tell
from bivouac.games.takara.kinds import ASSIGN, CHECK_END, CHOOSE, GALLERIES, LOOK, MINE, MONSTER, RESOLVE
from bivouac.games.takara.state import State


def settle(state: State) -> None:
    """After an action: what it brings, and what is asked next."""
    run(state)
    flow.ask(state)


@final
class Habits(Reflexes):
    """What happens with every action."""

    def settle(self, state: State) -> None:
        """What it brings, and what is asked next."""
        settle(state)

    def answer(self, state: State, question: i64, found: Choices) -> bool:
        """The fast lists, of the two questions asked most."""
        if question == ASSIGN:
            may.assignments(state, found)
        elif question == LOOK:
            may.glances(state, found)
        else:
            return False
        return True


def run(state: State) -> None:
    """Work through the agenda until it is empty or the active player must choose."""
    while True:
        kind = state.agenda.kind
        if kind == RESOLVE:
            node = state.agenda.a()
            tile = state.agenda.b()
            state.agenda.pop()
            HANDLERS[columns.NODE_KIND[node]](state, node, tile)
        elif kind == CHECK_END:
            state.agenda.pop()
            flow.check_end(state)
        elif kind == MINE:
            mine(state, state.agenda.a(), state.agenda.b())
        else:
            return


def unearth(state: State, tile: i64) -> None:
    """Turn up the top tile of a site and queue what it does, the end being checked after (ruling 52)."""
    tell.turn_up(state, "unearth", tile)
    moves.reveal(state, tile)
    state.agenda.push(CHECK_END)
    state.agenda.push(RESOLVE, columns.ROOT[state.tiles[tile]], tile)


def mine(state: State, site: i64, left: i64) -> None:
    """The Miner takes the next of his two tiles; a monster on top stops him (rulings 20, 21 and 47)."""
    state.agenda.pop()
    if left == 0 or state.height(site) == 0:
        return
    tile = state.top(site)
    if state.is_up(tile):
        if state.class_of(tile) == MONSTER:
            return
        state.agenda.push(MINE, site, left - 1)
        state.agenda.push(CHECK_END)
        moves.discard(state, tile)
    else:
        state.agenda.push(MINE, site, left - 1)
        unearth(state, tile)


def _all_of(state: State, node: i64, tile: i64) -> None:
    parts = columns.NODE_PARTS[node]
    for at in range(len(parts) - 1, -1, -1):
        state.agenda.push(RESOLVE, parts[at], tile)


def _one_of(state: State, node: i64, tile: i64) -> None:
    state.agenda.push(CHOOSE, node, tile)


def _gain(state: State, node: i64, tile: i64) -> None:
    """The Miner's Kara tiles give nothing; what a chest holds is paid as usual (ruling 21)."""
    if state.digger >= 0 or tile >= GALLERIES:
        moves.earn(state, columns.NODE_KARAS[node])


def _keep(state: State, node: i64, tile: i64) -> None:
    moves.keep(state, tile)


def _discard(state: State, node: i64, tile: i64) -> None:
    moves.discard(state, tile)


def _wound(state: State, node: i64, tile: i64) -> None:
    moves.wound(state)


def _block(state: State, node: i64, tile: i64) -> None:
    """A rockfall stays, open; the Miner clears it away as one of his tiles (rulings 10 and 20)."""
    if state.digger < 0:
        moves.discard(state, tile)


def _meet(state: State, node: i64, tile: i64) -> None:
    """A monster stays, open; without the sword it wounds the digger, never the Miner (rulings 9, 47)."""
    if not state.sword:
        moves.wound(state)


def _open_chest(state: State, node: i64, tile: i64) -> None:
    """Draw the top chest; the pile cannot run out."""
    drawn = state.chests.draw()
    state.knowledge.note()
    tell.carry(state, "draw", drawn)
    state.agenda.push(RESOLVE, columns.ROOT[state.tiles[drawn]], drawn)


def _ambush(state: State, node: i64, tile: i64) -> None:
    """The Mimic: every hit in one go, or it goes back under the other chests (rulings 24, 25 and 48)."""
    hits: i64 = 0
    while hits < columns.HIT_POINTS[state.tiles[tile]]:
        if not moves.roll(state):
            moves.wound(state)
            state.chests.put(tile)
            state.chests.shuffle(state.chance)
            tell.reshuffle(state)
            return
        hits += 1
    moves.keep(state, tile)
    state.agenda.push(RESOLVE, OPEN_CHEST_NODE, tile)


def _find_stone(state: State, node: i64, tile: i64) -> None:
    moves.keep(state, tile)
    state.stones += 1


Handler = Callable[[State, i64, i64], None]

HANDLERS: Final[list[Handler]] = in_order(
    effects.KINDS,
    {
        AllOf: _all_of,
        OneOf: _one_of,
        effects.Gain: _gain,
        effects.Keep: _keep,
        effects.Discard: _discard,
        effects.Wound: _wound,
        effects.Block: _block,
        effects.Meet: _meet,
        effects.OpenChest: _open_chest,
        effects.Ambush: _ambush,
        effects.FindStone: _find_stone,
    },
)
OPEN_CHEST_NODE: Final = columns.NODES.number[effects.OpenChest()]
