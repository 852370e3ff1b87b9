"""A loss that an answer is sure to bring, and the chance that it ends an exhausted expedition (67, 68)."""

from math import comb

from mypy_extensions import i64

from bivouac.games.continent import codes, kinds
from bivouac.games.continent.data.limits import GIFT_PRICE
from bivouac.games.continent.may import possible, weights
from bivouac.games.continent.moves import energy
from bivouac.games.continent.shapes import Loss
from bivouac.games.continent.state import State, card_of, seat_of


def line(state: State, cards: i64) -> Loss:
    """So many cards lost: the chance of defeat, and what is left in the deck (rulings 67, 68 and 127)."""
    pile = state.discards()
    shown = max(0, min(cards - len(state.deck), len(pile)))
    curses = sum([state.box.kind[card] == kinds.CURSE for card in pile])
    total = comb(len(pile), shown)
    survived = total if energy.easy_card(state) >= 0 else comb(len(pile) - curses, shown)
    return {
        "cards": int(cards),
        "defeat": (total - survived) / total,
        "left": max(0, len(state.deck) - int(cards)),
    }


def at_once(state: State, action: int) -> i64:
    """How many cards an answer loses before anything else can touch deck or discard pile."""
    actions = state.rules.actions
    kind, question = actions.row_of[action].code, state.question()
    if _makes_camp(state, kind, question):
        return state.box.night
    if _gives(kind, question):
        return GIFT_PRICE
    if kind == codes.CHOOSE and question in (kinds.ONE_OF, kinds.MAY):
        return _of_a_way(state, actions.argument[action])
    if kind == codes.SKIP and question == kinds.POWER and state.agenda.b() == kinds.CANCEL:
        return _of_a_state(state)
    return 0


def _makes_camp(state: State, kind: i64, question: i64) -> bool:
    """Would this make camp, or agree to it?"""
    if kind == codes.CAMP:
        return question == kinds.IDLE
    return kind == codes.AGREE and question == kinds.PROPOSED and state.proposal == codes.CAMP


def _gives(kind: i64, question: i64) -> bool:
    """Would this give or swap an item, or begin to?"""
    if question == kinds.IDLE:
        return kind == codes.GIVE
    if question == kinds.GIVE_TO:
        return kind == codes.SEAT
    if question == kinds.GIVE_FOR:
        return kind in (codes.PICK, codes.DONE)
    return question == kinds.SWAPPING and kind == codes.AGREE


def _of_a_way(state: State, argument: int) -> i64:
    """What the way a card offers loses, where that is the first thing it does."""
    node = state.agenda.b()
    if state.question() == kinds.ONE_OF:
        ways = possible.ways(state, node, state.asked())
    else:
        ways = state.box.node_parts[node]
    if argument >= len(ways):
        return 0
    way: i64 = ways[argument]
    while state.box.node_kind[way] == kinds.E_ALL_OF and state.box.node_parts[way]:
        way = state.box.node_parts[way][0]
    return state.box.node_cards[way] if state.box.node_kind[way] == kinds.E_LOSE else 0


def _of_a_state(state: State) -> i64:
    """What the state that waits under the question costs whoever takes it (ruling 108)."""
    kind, about, _ = state.agenda.dump()[-2]
    assert kind == kinds.SUFFER, "a state is cancelled when it is about to be taken"
    return weights.energy_of(state, seat_of(about), card_of(about))
