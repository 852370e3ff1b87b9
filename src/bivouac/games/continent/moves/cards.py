"""A card goes from one place to another: discarded by its back, banished, returned, kept (ruling 115)."""

from mypy_extensions import i64

from bivouac.core.bits import has
from bivouac.core.piles import Pile
from bivouac.games.continent import kinds, tell
from bivouac.games.continent.state import State, changed, ids, relisted


def put(state: State, card: i64, place: i64) -> None:
    """The card is now there; whoever keeps an order of that place puts it in."""
    state.put(card, place)


def without(cards: list[int], card: i64) -> list[int]:
    """The cards but this one."""
    return [one for one in cards if one != card]


def lift(state: State, card: i64) -> None:
    """Take a card from where it is, to be put elsewhere at once."""
    place = state.where[card]
    if kinds.IN_HAND <= place < kinds.IN_HAND + kinds.MOST_SEATS:
        seat = place - kinds.IN_HAND
        state.hands = relisted(state.hands, seat, without(state.hands[seat], card))
    elif kinds.IN_ITEM <= place < kinds.PLACES:
        at = place - kinds.IN_ITEM
        state.items = relisted(state.items, at, without(state.items[at], card))
        if not state.items[at]:
            state.pips = changed(state.pips, at, 0)
    elif place == kinds.IN_SATCHEL:
        state.satchel = without(state.satchel, card)
    elif kinds.ATTACHED <= place < kinds.ATTACHED + kinds.CELLS:
        state.attached = without(state.attached, (place - kinds.ATTACHED) * kinds.CARD_LIMIT + card)
    elif kinds.ON_CELL <= place < kinds.ON_CELL + kinds.CELLS:
        _free(state, place - kinds.ON_CELL)
    elif place == kinds.IN_DECK:
        state.deck = Pile(without(state.deck.pieces, card))
    elif place == kinds.IN_ZONE:
        zone = state.box.zone[card]
        state.zones = relisted(state.zones, zone, without(state.zones[zone], card))
    put(state, card, kinds.BEING_READ)


def _free(state: State, cell: i64) -> None:
    state.cells = changed(state.cells, cell, kinds.FREE_CELL)
    state.faces = changed(state.faces, cell, kinds.FACE_DOWN)
    state.laid = changed(state.laid, cell, 0)


def discard(state: State, card: i64) -> None:
    """A card goes to the pile of its back (rulings 105 and 115)."""
    source = tell.place(state, card)
    hidden = _is_hidden(state, card)
    lift(state, card)
    forget(state, card)
    if state.box.family[card] == kinds.ACTION:
        place = _pile_of(state, card)
        put(state, card, place)
        tell.move(state, "discard", card, source, "discard" if place == kinds.DISCARDED else "aside")
        return
    put(state, card, kinds.IN_PAST)
    if hidden:
        state.revealed_count += 1
    tell.move(state, "past", card, source, "past")


def _pile_of(state: State, card: i64) -> i64:
    """The discard pile, unless its owner has left the game (rulings 118 and 121)."""
    owner = state.box.owner[card]
    if owner < 0 or has(state.gone, owner):
        return kinds.DISCARDED if owner < 0 else kinds.BANISHED
    for seat in range(state.seats):
        if state.characters[seat] == owner and state.status[seat] == kinds.AWAY:
            return kinds.ASIDE_DISCARD
    return kinds.DISCARDED


def _is_hidden(state: State, card: i64) -> bool:
    """Does the card lie face down on the board, unseen?"""
    place = state.where[card]
    return (
        kinds.ON_CELL <= place < kinds.ON_CELL + kinds.CELLS
        and state.faces[place - kinds.ON_CELL] == kinds.FACE_DOWN
    )


def banish(state: State, card: i64) -> None:
    """A card is out until the game ends (ruling 115)."""
    source = tell.place(state, card)
    lift(state, card)
    forget(state, card)
    put(state, card, kinds.BANISHED)
    tell.move(state, "banish", card, source, "banished")


def give_back(state: State, card: i64) -> None:
    """A card goes back to its place in its own deck (ruling 115)."""
    source = tell.place(state, card)
    family = state.box.family[card]
    if family == kinds.EXPLORATION:
        hidden = _is_hidden(state, card)
        lift(state, card)
        shuffle_into_zone(state, card, seen=not hidden)
        if not hidden:
            tell.move(state, "return", card, source, f"zone-{state.box.zone[card]}")
        return
    lift(state, card)
    forget(state, card)
    if family == kinds.ADVENTURE:
        put(state, card, kinds.IN_ADVENTURE)
        tell.move(state, "return", card, source, "adventure")
    else:
        _give_back_to_deck(state, card, source)


def _give_back_to_deck(state: State, card: i64, source: str) -> None:
    """A skill is shuffled into the deck, unless its owner has left the game (rulings 118 and 121)."""
    pile = _pile_of(state, card)
    if pile == kinds.BANISHED:
        put(state, card, kinds.BANISHED)
    elif pile == kinds.ASIDE_DISCARD:
        put(state, card, kinds.ASIDE_DECK)
    else:
        put(state, card, kinds.IN_DECK)
        state.deck.put(card)
        state.deck.shuffle(state.chance)
    tell.move(state, "return", card, source, "deck" if pile == kinds.DISCARDED else "aside")


def shuffle_into_zone(state: State, card: i64, *, seen: bool) -> None:
    """An exploration card is shuffled into the deck of its zone; one that was seen is in no older fog."""
    zone = state.box.zone[card]
    _stir_known(state, zone)
    put(state, card, kinds.IN_ZONE)
    deck = [*state.zones[zone], int(card)]
    state.chance.shuffle(deck)
    state.zones = relisted(state.zones, zone, deck)
    if seen:
        state.since = changed(state.since, card - state.box.first_fog, state.epochs[zone])


def put_under(state: State, card: i64) -> None:
    """A fog card everybody knows goes under the deck of its zone."""
    zone = state.box.zone[card]
    put(state, card, kinds.IN_ZONE)
    state.zones = relisted(state.zones, zone, [int(card), *state.zones[zone]])
    state.under = changed(state.under, zone, state.under[zone] + 1)


def _stir_known(state: State, zone: i64) -> None:
    """A shuffle ends what is known of the bottom of a fog deck, and begins an epoch."""
    state.epochs = changed(state.epochs, zone, state.epochs[zone] + 1)
    for at in range(state.under[zone]):
        card = state.zones[zone][at]
        state.since = changed(state.since, card - state.box.first_fog, state.epochs[zone])
    if state.under[zone]:
        state.under = changed(state.under, zone, 0)


def to_hand(state: State, card: i64, seat: i64) -> None:
    """A card joins a player's hand."""
    source = tell.place(state, card)
    lift(state, card)
    put(state, card, kinds.IN_HAND + seat)
    state.hands = relisted(state.hands, seat, [*state.hands[seat], int(card)])
    tell.hand(state, card, source, seat)


def to_satchel(state: State, card: i64) -> None:
    """A quest item joins the satchel, which is everybody's (ruling 85)."""
    source = tell.place(state, card)
    lift(state, card)
    put(state, card, kinds.IN_SATCHEL)
    state.satchel = [*state.satchel, int(card)]
    tell.move(state, "satchel", card, source, "satchel")


def attach(state: State, card: i64, cell: i64) -> None:
    """A permanent event is linked to the terrain of a cell (ruling 86)."""
    source = tell.place(state, card)
    lift(state, card)
    put(state, card, kinds.ATTACHED + cell)
    state.attached = [*state.attached, int(cell * kinds.CARD_LIMIT + card)]
    tell.move(state, "attach", card, source, ids.cell_id(cell))


def lay(state: State, card: i64, cell: i64, face: i64) -> None:
    """A card lies in a cell of the board; a shown one is told by whoever lays it."""
    put(state, card, kinds.ON_CELL + cell)
    state.cells = changed(state.cells, cell, card)
    state.faces = changed(state.faces, cell, face)


def show(state: State, cell: i64, face: i64) -> None:
    """The fog card of a cell is turned over, or looked at and laid back."""
    if state.faces[cell] == kinds.FACE_DOWN:
        state.revealed_count += 1
    state.faces = changed(state.faces, cell, face)
    state.turn_up(state.cells[cell])
    tell.look(state, cell, face)


def count_up(state: State, card: i64, count: i64) -> None:
    """The card remembers a number."""
    kept: list[int] = []
    for at in range(0, len(state.tallies), 2):
        if state.tallies[at] != card:
            kept += state.tallies[at : at + 2]
    state.tallies = [*kept, int(card), int(count)] if count else kept


def forget(state: State, card: i64) -> None:
    """A card that leaves play has counted nothing."""
    if state.tally(card):
        count_up(state, card, 0)


def top_gone(state: State, seat: i64, slot: i64) -> bool:
    """Has an item lost its die?"""
    at = seat * kinds.MOST_ITEMS + slot
    return len(state.items[at]) > 0 and state.pips[at] == 0
