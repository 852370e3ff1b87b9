"""Items: dice and columns of cards, worn, mended, assembled, given and abandoned (rulings 101 to 107)."""

from mypy_extensions import i64

from bivouac.games.continent import tell
from bivouac.games.continent.data.limits import MOST_PIPS
from bivouac.games.continent.kinds import IN_ITEM, MOST_ITEMS
from bivouac.games.continent.moves import cards
from bivouac.games.continent.state import State, changed, relisted


def slot_free(state: State, seat: i64) -> i64:
    """The first slot without an item, or -1; those beyond the limit stay empty by rule (ruling 4)."""
    for slot in range(MOST_ITEMS):
        if not state.items[seat * MOST_ITEMS + slot]:
            return slot
    return -1


def place_new(state: State, seat: i64, card: i64) -> None:
    """A card becomes an item of its own, its die on the durability (ruling 84)."""
    slot = slot_free(state, seat)
    _join(state, seat * MOST_ITEMS + slot, card)
    state.pips = changed(state.pips, seat * MOST_ITEMS + slot, min(state.box.durability[card], MOST_PIPS))
    tell.item(state, "item", seat * MOST_ITEMS + slot, card)


def assemble(state: State, seat: i64, slot: i64, card: i64) -> None:
    """A card joins an item as its last; a keyword shared with the top card adds its pips (ruling 102)."""
    at = seat * MOST_ITEMS + slot
    top = state.items[at][0]
    _join(state, at, card)
    if state.box.words[top] & state.box.words[card]:
        state.pips = changed(state.pips, at, min(state.pips[at] + state.box.durability[card], MOST_PIPS))
    tell.item(state, "assemble", at, card)


def _join(state: State, at: i64, card: i64) -> None:
    cards.lift(state, card)
    cards.put(state, card, IN_ITEM + at)
    state.items = relisted(state.items, at, [*state.items[at], int(card)])


def wear(state: State, at: i64, pips: i64) -> None:
    """An item's die is lowered; at zero it is removed (rulings 23 and 26)."""
    state.pips = changed(state.pips, at, max(0, state.pips[at] - pips))
    tell.item(state, "wear", at, state.items[at][0])


def mend(state: State, at: i64, pips: i64) -> None:
    """An item's die is raised, to six at most (ruling 107)."""
    state.pips = changed(state.pips, at, min(MOST_PIPS, state.pips[at] + pips))
    tell.item(state, "mend", at, state.items[at][0])


def scrap(state: State, at: i64) -> None:
    """All cards of an item leave, each to the pile of its back (ruling 105)."""
    state.pips = changed(state.pips, at, 0)
    for card in state.items[at]:
        cards.discard(state, card)


def hand_over(state: State, at: i64, to: i64) -> None:
    """A whole item changes hands, and what lies in the other slot comes back (ruling 106)."""
    mine, yours = state.items[at], state.items[to]
    my_pips, your_pips = state.pips[at], state.pips[to]
    state.items = relisted(relisted(state.items, at, yours), to, mine)
    state.pips = changed(changed(state.pips, at, your_pips), to, my_pips)
    for card in mine:
        cards.put(state, card, IN_ITEM + to)
    for card in yours:
        cards.put(state, card, IN_ITEM + at)
    tell.hand_over(state, at, to)
