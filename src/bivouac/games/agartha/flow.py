"""Rounds and zones: whose token is next, what a tile brings to whom, the refill and the end."""

from mypy_extensions import i64

from bivouac.games.agartha import columns, kinds, moves, tell
from bivouac.games.agartha.state import State


def go_on(state: State) -> bool:
    """Do what comes next by itself; False when somebody is to act or all is over."""
    if state.pending or state.tokens_left():
        return False
    if state.step:
        tell.give_back(state, state.step - 1)
    if state.step == 2 * state.tile_count():
        return end_round(state)
    zone = state.step
    state.step += 1
    if zone % 2 == 0:
        use_action(state, zone)
    else:
        hold_auction(state, zone)
    return True


def use_action(state: State, zone: i64) -> None:
    """The token in an action zone is revealed, and its owner may do what it says."""
    at = state.token_in(zone)
    if at >= 0:
        moves.reveal(state, at)
        node = columns.ACTION_NODE[columns.ACTION_OF[state.token_map][state.value(at)]]
        state.agenda.push(kinds.RESOLVE, node, state.owner(at) + kinds.RESOLVE_SEATS * kinds.NO_SLOT)


def hold_auction(state: State, zone: i64) -> None:
    """All tokens of a bid zone are revealed together, and the cards go to the highest sum."""
    sums = [0] * int(state.seats)
    best: i64 = 0
    for at in range(state.placed):
        if state.zone(at) == zone:
            moves.reveal(state, at)
            owner = state.owner(at)
            bid: i64 = sums[owner] + state.value(at)
            sums[owner] = bid
            best = max(best, bid)
    tile = zone // 2
    if best == 0 or state.on_tile(tile) == 0:
        return  # nobody bid (ruling 25), or nothing is to be won (ruling 37)
    if sums[state.holder()] == best:
        award(state, state.holder(), tile, best)
        return
    tied = [seat for seat in bidders(state, zone) if sums[seat] == best]
    if len(tied) == 1:
        award(state, tied[0], tile, best)
    else:
        share(state, tied, tile, best)


def bidders(state: State, zone: i64) -> list[int]:
    """The seats with a token in a bid zone, in the order of their earliest one (ruling 20)."""
    order: list[int] = []
    for at in range(state.placed):
        if state.zone(at) == zone and state.owner(at) not in order:
            order.append(state.owner(at))
    return order


def award(state: State, seat: i64, tile: i64, bid: i64) -> None:
    """One player takes all the cards of a tile and places them (ruling 16)."""
    tell.auction(state, seat, tile, bid)
    for place in range(kinds.CARD_PLACES):
        if state.tiles[tile * kinds.CARD_PLACES + place] != kinds.NO_CARD:
            moves.win(state, seat, tile, place)
    state.agenda.push(kinds.WON, seat)


def share(state: State, tied: list[int], tile: i64, bid: i64) -> None:
    """The tied pick in turn while cards last, then place theirs in the same order (rulings 20 to 24)."""
    tell.tie(state, tile, bid)
    cards = state.on_tile(tile)
    served = tied[:cards]
    for at in range(len(served) - 1, -1, -1):
        state.agenda.push(kinds.WON, served[at])
    for at in range(cards - 1, -1, -1):
        state.agenda.push(kinds.PICK, served[at % len(served)])


def end_round(state: State) -> bool:
    """The Testament goes to the left and the tiles are refilled; after the sixth round all is over."""
    if state.round == kinds.ROUNDS - 1:
        if state.phase != kinds.OVER:
            state.tell_end()
        return False
    state.round += 1
    state.placed = 0
    state.zones = 0
    state.values = 0
    state.step = 0
    tell.round_begins(state)
    for tile in range(state.tile_count()):
        refill(state, tile)
    return False


def refill(state: State, tile: i64) -> None:
    """None or one left: two lie there again; two left: a third; three left: two new ones (ruling 26)."""
    left = state.on_tile(tile)
    if left == kinds.CARD_PLACES:
        replace(state, tile)
        return
    wanted = kinds.CARD_PLACES if left == kinds.TILE_CARDS else kinds.TILE_CARDS
    fill(state, tile, wanted)


def fill(state: State, tile: i64, wanted: i64) -> None:
    """Turn up cards on the free places of a tile until so many lie there, or none is left."""
    for place in range(kinds.CARD_PLACES):
        if state.on_tile(tile) < wanted and state.tiles[tile * kinds.CARD_PLACES + place] == kinds.NO_CARD:
            moves.turn_up(state, tile, place)


def replace(state: State, tile: i64) -> None:
    """Three cards nobody wanted go under the deck once two new ones are drawn (rulings 37 and 49)."""
    old = [state.tiles[tile * kinds.CARD_PLACES + place] for place in range(kinds.CARD_PLACES)]
    for place in range(kinds.CARD_PLACES):
        state.tiles[tile * kinds.CARD_PLACES + place] = kinds.NO_CARD
    fill(state, tile, kinds.TILE_CARDS)
    for card in old:
        state.where[card] = kinds.IN_DECK
        state.deck.put_under(card)
        state.bottom += 1
        tell.under(state, card, tile)
    fill(state, tile, kinds.TILE_CARDS)
