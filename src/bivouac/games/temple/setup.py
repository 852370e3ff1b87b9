"""Options and a seed become the first state: six decks, the first temple, the first player."""

from typing import Any

from bivouac.core.chance import OwnChance
from bivouac.core.knowledge import Knowledge
from bivouac.core.options import refuse_more
from bivouac.games.temple import columns, flow
from bivouac.games.temple.data.prices import START_MONEY
from bivouac.games.temple.kinds import DECK_COUNT, DECKS, FIRST_HIDDEN
from bivouac.games.temple.state import State


def set_up(seats: int, chance: OwnChance, options: dict[str, Any]) -> State:
    """The table before the first action."""
    state = State()
    state.wished = wished_decks(options["decks"])
    state.touching = options["cover"] == "touch"
    lay_out(state, seats, chance)
    state.decks = draw_decks(state.wished, chance)
    state.faces = [kind for deck in state.decks for kind in columns.BOX[deck]]
    chance.shuffle(state.faces)
    flow.build(state)
    state.first = chance.below(seats)
    flow.start_turn(state, state.first)
    return state


def wished_decks(ids: list[str]) -> list[int]:
    """The numbers of the decks a table asks for, in the order of the box (ruling 1)."""
    refuse_more("temple: options.decks", ids, DECKS)
    return sorted(columns.DECK_IDS.index(id) for id in ids)


def draw_decks(wished: list[int], chance: OwnChance) -> list[int]:
    """Six decks: those asked for, then drawn ones, with face-down cards among them if any are drawn."""
    if len(wished) == DECKS:
        return wished
    others = [deck for deck in range(DECK_COUNT) if deck not in wished]
    while True:
        chance.shuffle(others)
        decks = sorted(wished + others[: DECKS - len(wished)])
        if decks[-1] >= FIRST_HIDDEN:
            return decks


def lay_out(state: State, seats: int, chance: OwnChance) -> None:
    """Everything that is not dealt: purses, empty tableaux, assistants beside the temple."""
    state.take_seats(seats, chance)
    state.knowledge = Knowledge(seats)
    state.rows = [0] * seats
    state.groups = []
    state.empty_hands()
    state.money = [START_MONEY] * seats
