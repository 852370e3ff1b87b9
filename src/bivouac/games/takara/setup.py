"""Options and a seed become the first state: the island, the stones' recipe, the first player."""

from typing import Any

from mypy_extensions import i64

from bivouac.core.bits import row_of
from bivouac.core.chance import OwnChance
from bivouac.core.knowledge import Knowledge
from bivouac.core.piles import Pile
from bivouac.core.vectors import vec
from bivouac.games.takara import columns, flow
from bivouac.games.takara.data.prices import TOKENS_PER_SEAT
from bivouac.games.takara.kinds import BEACH, GALLERIES, LEVELS, SITES, THE_RECRUIT, TILES
from bivouac.games.takara.state import State

PER_DEPTH = 3


def set_up(seats: int, chance: OwnChance, options: dict[str, Any]) -> State:
    """The table before the first action."""
    state = State()
    state.strict = bool(options["strict_observation"])
    lay_out(state, seats, chance)
    deal(state)
    state.derive()
    flow.start_turn(state, chance.below(seats))
    return state


def lay_out(state: State, seats: int, chance: OwnChance) -> None:
    """Everything that is not dealt: teams, recruits on the beach, tokens at the counter."""
    state.take_seats(seats, chance)
    state.heights = row_of([LEVELS] * SITES)
    state.knowledge = Knowledge(seats)
    state.won = vec[i64]([0] * seats)
    state.karas = vec[i64]([0] * seats)
    state.stock = TOKENS_PER_SEAT * seats
    for seat in range(seats):
        state.put(seat, THE_RECRUIT, BEACH)


def deal(state: State) -> None:
    """Six sites of nine tiles and the pile of chests."""
    superficial, intermediate, deep = columns.DEPTHS
    levels = (
        stacks_of_deep_tiles(deep, state.chance),
        shuffled(intermediate, state),
        shuffled(superficial, state),
    )
    tiles = [0] * GALLERIES
    for site in range(SITES):
        for depth, kinds in enumerate(levels):
            for at in range(PER_DEPTH):
                tiles[site * LEVELS + depth * PER_DEPTH + at] = kinds[site * PER_DEPTH + at]
    state.tiles = vec[i64](tiles + columns.CHEST_TILES)
    state.chests = Pile(list(range(GALLERIES, TILES)))
    state.chests.shuffle(state.chance)


def stacks_of_deep_tiles(deep: list[int], chance: OwnChance) -> list[int]:
    """The stones' recipe: two piles of eight and a Stone, each cut in three, laid out at random."""
    others = [kind for kind in deep if kind != columns.STONE_KIND]
    chance.shuffle(others)
    stacks: list[list[int]] = []
    for half in (others[:8], others[8:]):
        pile = [*half, columns.STONE_KIND]
        chance.shuffle(pile)
        stacks += [pile[at : at + PER_DEPTH] for at in range(0, LEVELS, PER_DEPTH)]
    order = list(range(SITES))
    chance.shuffle(order)
    return [kind for stack in order for kind in stacks[stack]]


def shuffled(kinds: list[int], state: State) -> list[int]:
    """The tiles of a depth in random order."""
    tiles = kinds[:]
    state.chance.shuffle(tiles)
    return tiles
