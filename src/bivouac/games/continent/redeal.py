"""Dealing the world anew: what nobody has seen lies as it may lie, and as likely.

Hidden, from all alike, are the order of the action deck and the cards drawn face down, the fronts of fog and
the order of its decks, and which cards were banished unseen.
"""

from mypy_extensions import i64

from bivouac.core.chance import QuickChance
from bivouac.core.piles import Pile
from bivouac.games.continent import kinds
from bivouac.games.continent.state import State, changed, relisted


def redeal(state: State, seat: int, chance: QuickChance) -> None:
    """Replace every hidden piece by one dealt anew; all seats know the same."""
    _deal_deck(state, chance)
    for zone in range(state.box.zones):
        _deal_zone(state, zone, chance)
    _deal_buried(state, chance)


def _deal_deck(state: State, chance: QuickChance) -> None:
    """The deck and what was drawn from it face down are one pool, the discard and its drawn cards another."""
    hidden = [] if state.shown else state.drawn
    deck = state.deck.pieces + [entry // 2 for entry in hidden if entry % 2 != kinds.FROM_DISCARD]
    pile = state.discards() + [entry // 2 for entry in hidden if entry % 2 == kinds.FROM_DISCARD]
    for pool in (deck, pile):
        pool.sort()  # the same deal whatever the truth was
    if len(deck) > 1:
        chance.shuffle(deck)
    if not state.shown and len(pile) and kinds.FROM_DISCARD in [entry % 2 for entry in hidden]:
        chance.shuffle(pile)
    drawn: list[int] = []
    for entry in hidden:
        origin = entry % 2
        card = pile.pop() if origin == kinds.FROM_DISCARD else deck.pop()
        state.put(card, kinds.DRAWN)
        drawn.append(2 * card + origin)
    if not state.shown:
        state.drawn = drawn
    for card in deck:
        state.put(card, kinds.IN_DECK)
    for card in pile:
        state.put(card, kinds.DISCARDED)
    state.deck = Pile(deck)


def _deal_zone(state: State, zone: i64, chance: QuickChance) -> None:
    """Unseen fog cards go anywhere they can be: none lies in fog older than its last return to the deck.

    The older a fog card, the fewer it can be, and the next older ones are among those of the next younger:
    dealt in that order, every deal that is possible is as likely.
    """
    known = state.zones[zone][: state.under[zone]]
    pool = state.zones[zone][state.under[zone] :]
    cells = [cell for cell in range(kinds.CELLS) if _is_fog(state, cell, zone)]
    pool += [state.cells[cell] for cell in cells]
    pool.sort()
    order = sorted([state.laid[cell] * kinds.CELLS + cell for cell in cells])
    for entry in order:
        epoch, cell = entry // kinds.CELLS, entry % kinds.CELLS
        fitting = [card for card in pool if state.since[card - state.box.first_fog] <= epoch]
        card = fitting[chance.below(len(fitting))]
        pool.remove(card)
        state.put(card, kinds.ON_CELL + cell)
        state.cells = changed(state.cells, cell, card)
    chance.shuffle(pool)
    for card in pool:
        state.put(card, kinds.IN_ZONE)
    state.zones = relisted(state.zones, zone, known + pool)


def _is_fog(state: State, cell: i64, zone: i64) -> bool:
    card = state.cells[cell]
    return (
        card >= 0
        and state.faces[cell] == kinds.FACE_DOWN
        and state.box.family[card] == kinds.EXPLORATION
        and state.box.zone[card] == zone
    )


def _deal_buried(state: State, chance: QuickChance) -> None:
    """Each card banished unseen is any of those it may be, no two the same (ruling 116)."""
    if not state.buried:
        return
    for entry in state.buried:
        state.put(entry[0], kinds.IN_ADVENTURE)
    while True:
        dealt = [entry[1 + chance.below(len(entry) - 1)] for entry in state.buried]
        if len(set(dealt)) == len(dealt):
            break
    buried: list[list[int]] = []
    for at in range(len(dealt)):
        state.put(dealt[at], kinds.BURIED)
        buried.append([dealt[at], *state.buried[at][1:]])
    state.buried = buried
