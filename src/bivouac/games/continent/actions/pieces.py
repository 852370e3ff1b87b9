"""The pieces and places an action concerns: a click on one of them means this action."""

from bivouac.core.ids import seat_id
from bivouac.games.continent import codes, kinds
from bivouac.games.continent.may import lists, reach, weights
from bivouac.games.continent.may.lists import WHOLE_ITEM
from bivouac.games.continent.state import State
from bivouac.games.continent.state.ids import card_id, cell_id, figure_id, item_id


def speaker(state: State) -> int:
    """The seat that is asked; while the group chooses, nobody in particular."""
    return int(state.asked()) if state.question() > kinds.PROPOSED else -1


def of_offer(state: State, argument: int) -> list[str]:
    """The card or cell that offers an action, and the item a card is part of."""
    offers = reach.joint(state)
    if argument >= len(offers):
        return []
    offer, seat = offers[argument] // kinds.MOST_SEATS, offers[argument] % kinds.MOST_SEATS
    cell = reach.offer_cell(state, seat, offer)
    if cell != kinds.NO_CELL:
        return [cell_id(int(cell))]
    card = state.box.card_of[offer // kinds.OFFER_UNIT]
    if card == kinds.NO_CARD:
        return []
    at = state.where[card] - kinds.IN_ITEM
    return [card_id(card), *([_item(at)] if at >= 0 else [])]


def _item(at: int) -> str:
    return item_id(at // kinds.MOST_ITEMS, at % kinds.MOST_ITEMS)


def of_seat(state: State, seat: int) -> list[str]:
    """A player and the figure."""
    return [seat_id(seat), figure_id(seat)]


def of_item(state: State, slot: int) -> list[str]:
    """An item of whoever is asked."""
    seat = speaker(state)
    return [item_id(seat, slot)] if seat >= 0 else []


def of_help(state: State, argument: int) -> list[str]:
    """The card that helps."""
    seat = speaker(state)
    found = [] if seat < 0 else weights.helps(state, seat, for_cost=state.question() == kinds.COST)
    return [card_id(state.box.help_card[found[argument]])] if argument < len(found) else []


def of_pick(state: State, argument: int) -> list[str]:
    """The card, item or cell in question."""
    seat = speaker(state)
    found = [] if seat < 0 else lists.in_question(state, seat)
    if argument >= len(found):
        return []
    picked = found[argument]
    question = state.question()
    if question == kinds.PEEKING:
        return [cell_id(picked)]
    if question in (kinds.DAMAGING, kinds.REPAIRING, kinds.GIVE_FOR):
        return [_item(picked)]
    return [_item(picked - WHOLE_ITEM)] if picked >= WHOLE_ITEM else [card_id(picked)]


def of_place(state: State, argument: int) -> list[str]:
    """What was found, and the item it would join."""
    seat = speaker(state)
    if seat < 0 or state.question() != kinds.FOUND:
        return []
    card = card_id(int(state.agenda.b()) % kinds.HANDED)
    return [card] if argument == codes.NEW_ITEM else [item_id(seat, argument - 1), card]
