"""What may be a main action, and the same actions inside effects: digging, buying, research and the like."""

from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import has, nibble
from bivouac.games.arnak import actions, columns
from bivouac.games.arnak.kinds import (
    CAMP_SPACES,
    COIN,
    COMPASS,
    FEAR,
    FIRST_ARTIFACT,
    GLASS,
    NO_CARD,
    NO_GUARDIAN,
    NO_TILE,
    NOTEBOOK,
    ROW,
    SPACES,
    TABLET,
    TEMPLE,
    TEMPLE_STACKS,
)
from bivouac.games.arnak.may import travel
from bivouac.games.arnak.may.reasons import (
    ABOVE_GLASS,
    CANNOT_TRAVEL,
    DISCOVERED,
    FINE,
    GLASS_ONLY,
    NO_BRIDGE,
    NO_CARD_TO_PAY,
    NO_EFFECT,
    NO_FIGURE,
    NO_GUARDIAN_THERE,
    NO_IDOL,
    NO_TABLET,
    NOT_DISCOVERED,
    NOT_FOR_SALE,
    NOT_IN_TEMPLE,
    NOT_THERE,
    NOTEBOOK_ONLY,
    OTHERS_THERE,
    SPACE_BLOCKED,
    SPACE_TAKEN,
    STACK_EMPTY,
    TEMPLE_REACHED,
    TOO_FEW,
)
from bivouac.games.arnak.moves import cards, tokens
from bivouac.games.arnak.state import State

NO_NODE: Final = -1


# Sending an archaeologist


def bill_for(state: State, space: i64, node: i64) -> i64:
    """The travel a space asks for, with what a card covers."""
    return travel.make_bill(columns.SPACE_ICONS[state.side][space], 0, covered_by(state, node))


def covered_by(state: State, node: i64) -> i64:
    """The icons that a card covers of the way it sends an archaeologist; none for a main action."""
    if node < 0:
        return 0
    return tokens.in_effect(state, columns.NODE_COVERS[node])


def ways_and_means(state: State, node: i64) -> i64:
    """All that a way could be paid with: every icon there is, what a card covers, and pilots."""
    brought = travel.means(state) + travel.wide(covered_by(state, node))
    return travel.with_pilots(state, brought, state.has(state.active, COIN))


def dig(state: State, space: i64, node: i64) -> i64:
    """A figure at home, a free space of a known site, and the way there (rulings 4, 25, 26 and 27)."""
    if state.at_home(state.active) == 0:
        return NO_FIGURE
    reason = space_for(state, space)
    if reason != FINE:
        return reason
    return FINE if _can_reach(state, space, ways_and_means(state, node)) else CANNOT_TRAVEL


def _can_reach(state: State, space: i64, brought: i64) -> bool:
    """Can the travel of a space be paid for with these means?"""
    return travel.covers(brought, columns.SPACE_ICONS[state.side][space])


def space_for(state: State, space: i64) -> i64:
    """Is the space of a known site, not blocked and free?"""
    if not state.is_known(columns.SITE_OF[space]):
        return NOT_DISCOVERED
    if has(state.blocked, space):
        return SPACE_BLOCKED
    return SPACE_TAKEN if has(state.occupied(), space) else FINE


def discovery_price(place: i64, node: i64) -> i64:
    """The compasses of a discovery, less what a card takes off (rulings 32 and 35)."""
    price: i64 = columns.DISCOVERY[place]
    return price if node < 0 else max(0, price - columns.NODE_COMPASSES_OFF[node])


def discover(state: State, place: i64, node: i64) -> i64:
    """A figure at home, a place without a tile, the compasses and the way there (ruling 32)."""
    if state.at_home(state.active) == 0:
        return NO_FIGURE
    return _discover_at(state, place, node, ways_and_means(state, node))


def _discover_at(state: State, place: i64, node: i64, brought: i64) -> i64:
    """What besides a missing figure forbids a discovery."""
    if state.tiles[place] != NO_TILE:
        return DISCOVERED
    if state.has(state.active, COMPASS) < discovery_price(place, node):
        return TOO_FEW
    return FINE if _can_reach(state, CAMP_SPACES + place, brought) else CANNOT_TRAVEL


def list_sends(state: State, codes: list[int], node: i64) -> None:
    """Every dig and discovery within reach."""
    if state.at_home(state.active) == 0:
        return
    brought = ways_and_means(state, node)
    closed = state.blocked | state.occupied()
    for space in range(SPACES):
        if (closed >> space) & 1:
            continue
        place = space - CAMP_SPACES
        if place < 0 or state.tiles[place] != NO_TILE:
            if _can_reach(state, space, brought):
                codes.append(actions.DIG_CODE + space)
        elif _discover_at(state, place, node, brought) == FINE:
            codes.append(actions.DISCOVER_CODE + place)


# Guardians


def overcome(state: State, site: i64) -> i64:
    """A guardian where one stands, and its whole cost (ruling 37)."""
    guardian: i64 = state.guards[site]
    if guardian == NO_GUARDIAN:
        return NO_GUARDIAN_THERE
    seat = state.active
    if not state.stands_at(seat, site):
        return NOT_THERE
    if not state.can_afford(seat, columns.GUARDIAN_PRICE[guardian]):
        return TOO_FEW
    if columns.GUARDIAN_CARD[guardian] and not state.hands[seat]:
        return NO_CARD_TO_PAY
    needs: i64 = columns.GUARDIAN_ICONS[guardian]
    coins = state.has(seat, COIN) - (columns.GUARDIAN_PRICE[guardian] & 255)
    if needs and not travel.can_meet(state, travel.make_bill(needs, 0, 0), travel.means(state), coins):
        return CANNOT_TRAVEL
    return FINE


def tame(state: State, site: i64, trap: bool) -> i64:
    """A guardian to be overcome without its cost: where one stands, or by a trap where nobody else does."""
    if state.guards[site] == NO_GUARDIAN:
        return NO_GUARDIAN_THERE
    if not trap:
        return FINE if state.stands_at(state.active, site) else NOT_THERE
    for player in range(state.players()):
        if player != state.active and state.stands_at(player, site):
            return OTHERS_THERE
    return FINE


def list_overcome(state: State, codes: list[int]) -> None:
    """Every guardian beside an own figure that can be paid for."""
    own: i64 = state.figures[state.active]
    last: i64 = -1
    for space in range(SPACES):
        if (own >> space) & 1:
            site: i64 = columns.SITE_OF[space]
            if site != last and overcome(state, site) == FINE:
                codes.append(actions.OVERCOME_CODE + site)
            last = site  # a camp has two spaces


# Buying


def price_of(card: i64, node: i64) -> i64:
    """What a card costs, less what an effect takes off, as tokens (ruling 53)."""
    return tokens.some(_currency(card), _cost(card, node))


def _currency(card: i64) -> i64:
    return COMPASS if card >= FIRST_ARTIFACT else COIN


def _cost(card: i64, node: i64) -> i64:
    cost: i64 = columns.COST[card]
    return cost if node < 0 else max(0, cost - columns.NODE_CARD_DISCOUNT[node])


def is_wanted(card: i64, node: i64) -> bool:
    """Is the card of the kind an effect sells?"""
    if node < 0:
        return True
    return columns.NODE_SELLS_ARTIFACTS[node] if card >= FIRST_ARTIFACT else columns.NODE_SELLS_ITEMS[node]


def is_offered(state: State, card: i64, node: i64) -> bool:
    """Does the card lie in the row, or on a deck shown by this effect, and is it of the wanted kind?"""
    if not is_wanted(card, node):
        return False
    if cards.place_of(state, card) >= 0:
        return True
    return (
        node >= 0
        and columns.NODE_KIND[node] == columns.REVEAL_KIND
        and cards.shown_top(state, card >= FIRST_ARTIFACT) == card
    )


def buy(state: State, card: i64, node: i64) -> i64:
    """A card on offer, and its price (ruling 50)."""
    if not is_offered(state, card, node):
        return NOT_FOR_SALE
    return FINE if _can_pay_for(state, card, node) else TOO_FEW


def _can_pay_for(state: State, card: i64, node: i64) -> bool:
    """Are the tokens there that a card costs?"""
    return state.has(state.active, _currency(card)) >= _cost(card, node)


def list_buys(state: State, codes: list[int], node: i64) -> None:
    """Every card on offer that can be paid for."""
    card: i64
    for card in state.row:
        if card != NO_CARD and is_wanted(card, node) and _can_pay_for(state, card, node):
            codes.append(actions.BUY_CODE + card)
    if node >= 0 and columns.NODE_KIND[node] == columns.REVEAL_KIND:
        top = cards.shown_top(state, columns.NODE_SELLS_ARTIFACTS[node])
        if top != NO_CARD and buy(state, top, node) == FINE:
            codes.append(actions.BUY_CODE + top)


def can_buy(state: State, node: i64) -> bool:
    """Can any card be bought by this effect?"""
    found: list[int] = []
    list_buys(state, found, node)
    return len(found) > 0


def has_item(state: State) -> bool:
    """Does an item lie in the row?"""
    for place in range(state.round, ROW):
        if state.row[place] != NO_CARD:
            return True
    return False


def has_artifact(state: State) -> bool:
    """Does an artifact lie in the row?"""
    for place in range(state.round):
        if state.row[place] != NO_CARD:
            return True
    return False


# Playing a main-action card


def play_main(state: State, card: i64) -> i64:
    """Any card but Fear; an artifact asks for a tablet (rulings 16 and 46)."""
    if card == FEAR:
        return NO_EFFECT
    if card >= FIRST_ARTIFACT and state.has(state.active, TABLET) == 0:
        return NO_TABLET
    return FINE


# Research


def step_price(state: State, space: i64, node: i64) -> i64:
    """The tokens a bridge asks for, less what an effect takes off."""
    return reduced(columns.STEP_PRICE[state.side][space], node)


def reduced(price: i64, node: i64) -> i64:
    """A research price less what an effect takes off; nothing at all for the Journal (rulings 65 and 71)."""
    if node < 0:
        return price
    if columns.NODE_KIND[node] == columns.NOTEBOOK_KIND:
        return 0
    resource: i64 = columns.NODE_STEP_RESOURCE[node]
    asked = (price >> (8 * resource)) & 255
    return price - tokens.some(resource, min(asked, columns.NODE_STEP_DISCOUNT[node]))


def research(state: State, token: i64, space: i64, node: i64) -> i64:
    """One row up along a bridge, the notebook not above the glass, and the price (rulings 82, 83, 92)."""
    seat = state.active
    free = node >= 0 and columns.NODE_KIND[node] == columns.NOTEBOOK_KIND
    if token == GLASS:
        if free:
            return NOTEBOOK_ONLY
        here = nibble(state.glass, seat)
        if here == TEMPLE:
            return TEMPLE_REACHED
    else:
        here = nibble(state.notebook, seat)
        if space == TEMPLE:
            return GLASS_ONLY
    if not has(columns.STEP_BRIDGES[state.side][here], space):
        return NO_BRIDGE
    rows = columns.STEP_ROW[state.side]
    if token != GLASS and rows[space] > rows[nibble(state.glass, seat)]:
        return ABOVE_GLASS
    if columns.STEP_IDOL[state.side][space] and not free and state.crated(seat) == 0:
        return NO_IDOL
    return FINE if state.can_afford(seat, step_price(state, space, node)) else TOO_FEW


def temple(state: State, stack: i64, node: i64) -> i64:
    """A tile of a stack that has one, for a glass already in the Lost Temple (ruling 87)."""
    if node >= 0 and columns.NODE_KIND[node] == columns.NOTEBOOK_KIND:
        return NOTEBOOK_ONLY
    if nibble(state.glass, state.active) != TEMPLE:
        return NOT_IN_TEMPLE
    if nibble(state.temple_tiles, stack) == 0:
        return STACK_EMPTY
    price = reduced(columns.STACK_PRICE[state.side][stack], node)
    return FINE if state.can_afford(state.active, price) else TOO_FEW


def list_research(state: State, codes: list[int], node: i64) -> None:
    """Every step of either token, or the temple tiles, that can be paid for."""
    seat = state.active
    ways = columns.STEP_WAYS[state.side]
    here = nibble(state.glass, seat)
    space: i64
    for space in ways[here]:
        if research(state, GLASS, space, node) == FINE:
            codes.append(actions.GLASS_CODE + space)
    for space in ways[nibble(state.notebook, seat)]:
        if research(state, NOTEBOOK, space, node) == FINE:
            codes.append(actions.NOTEBOOK_CODE + space)
    if here == TEMPLE:
        for stack in range(TEMPLE_STACKS):
            if temple(state, stack, node) == FINE:
                codes.append(actions.TEMPLE_CODE + stack)
