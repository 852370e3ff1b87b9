"""What may be a main action, and the same actions inside effects: digging, buying, research and the like."""

from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import has, nibble
from bivouac.core.refusal import Reason
from bivouac.games.arnak import columns
from bivouac.games.arnak.kinds import (
    BUY,
    CAMP_SPACES,
    COIN,
    COMPASS,
    FEAR,
    FIRST_ARTIFACT,
    GLASS,
    NO_CARD,
    NO_GUARDIAN,
    NO_NODE,
    NO_TILE,
    NOTEBOOK,
    RELOCATE_TO,
    RESEARCH,
    ROW,
    SEND,
    TABLET,
    TAME,
    TEMPLE,
)
from bivouac.games.arnak.may import facts, travel
from bivouac.games.arnak.shapes import Shortage
from bivouac.games.arnak.state import State


def node_in_question(state: State) -> i64:
    """The effect that sends, sells or researches; none for a main action."""
    return state.agenda.a() if state.phase in (SEND, BUY, RESEARCH) else NO_NODE


def _discovery(state: State, place: int) -> Shortage:
    return facts.shortage(state, columns.some(COMPASS, discovery_price(place, node_in_question(state))))


def _guardian_cost(state: State, site: int) -> Shortage:
    return facts.shortage(state, columns.GUARDIAN_PRICE[state.guards[site]])


def _card_price(state: State, card: int) -> Shortage:
    return facts.shortage(state, price_of(card, node_in_question(state)))


def _step_price(state: State, space: int) -> Shortage:
    return facts.shortage(state, step_price(state, space, node_in_question(state)))


def _tile_price(state: State, stack: int) -> Shortage:
    return facts.shortage(state, tile_price(state, stack, node_in_question(state)))


NO_FIGURE: Final = Reason("no_figure", 26)
NOT_DISCOVERED: Final = Reason("not_discovered", 32, facts.space, asked={RELOCATE_TO: 67})
SPACE_BLOCKED: Final = Reason("space_blocked", 4, facts.space)
CAMP_TAKEN: Final = Reason("space_taken", 25, facts.space)
PLACE_TAKEN: Final = Reason("space_taken", 27, facts.space)
NO_WAY_TO_SPACE: Final = Reason("cannot_travel", 20, facts.space)
NO_WAY_TO_PLACE: Final = Reason("cannot_travel", 20, facts.place)
NO_ICONS_TO_PAY: Final = Reason("cannot_travel", 20, facts.site)
DISCOVERED: Final = Reason("discovered", 32, facts.place)
POOR_FOR_DISCOVERY: Final = Reason("too_few", 32, _discovery)
NO_GUARDIAN_THERE: Final = Reason("no_guardian", 37, facts.site, asked={TAME: 38})
NOT_THERE: Final = Reason("not_there", 37, facts.site, asked={TAME: 38})
OTHERS_THERE: Final = Reason("others_there", 66, facts.site)
POOR_FOR_GUARDIAN: Final = Reason("too_few", 37, _guardian_cost)
NO_CARD_TO_PAY: Final = Reason("no_card", 59)
NOT_FOR_SALE: Final = Reason("not_for_sale", 50, facts.card)
POOR_FOR_CARD: Final = Reason("too_few", 50, _card_price)
NO_EFFECT: Final = Reason("no_effect", 16)
NO_TABLET: Final = Reason("no_tablet", 46, facts.card)
NOTEBOOK_ONLY: Final = Reason("notebook_only", 65)
TEMPLE_REACHED: Final = Reason("temple_reached", 87)
GLASS_ONLY: Final = Reason("glass_only", 86)
NO_BRIDGE: Final = Reason("no_bridge", 83)
ABOVE_GLASS: Final = Reason("above_glass", 82)
NO_TOLL: Final = Reason("no_idol", 92)
POOR_FOR_STEP: Final = Reason("too_few", 12, _step_price)
NOT_IN_TEMPLE: Final = Reason("not_in_temple", 87)
STACK_EMPTY: Final = Reason("stack_empty", 87)
POOR_FOR_TILE: Final = Reason("too_few", 87, _tile_price)


# Sending an archaeologist


def bill_for(state: State, space: i64, node: i64) -> i64:
    """The travel a space asks for, with what a card covers."""
    return travel.make_bill(columns.SPACE_ICONS[state.side][space], 0, covered_by(state, node))


def covered_by(state: State, node: i64) -> i64:
    """The icons that a card covers of the way it sends an archaeologist; none for a main action."""
    if node < 0:
        return 0
    return state.in_effect(columns.NODE_COVERS[node])


def ways_and_means(state: State, node: i64) -> i64:
    """All that a way could be paid with: every icon there is, what a card covers, and pilots."""
    brought = travel.means(state) + travel.wide(covered_by(state, node))
    return travel.with_pilots(state, brought, state.has(state.active, COIN))


def dig(state: State, space: i64) -> Reason | None:
    """A figure at home, a free space of a known site, and the way there (rulings 4, 25, 26 and 27)."""
    if state.at_home(state.active) == 0:
        return NO_FIGURE
    reason = space_for(state, space)
    if reason is not None:
        return reason
    brought = ways_and_means(state, node_in_question(state))
    return None if can_reach(state, space, brought) else NO_WAY_TO_SPACE


def can_reach(state: State, space: i64, brought: i64) -> bool:
    """Can the travel of a space be paid for with these means?"""
    return travel.covers(brought, columns.SPACE_ICONS[state.side][space])


def space_for(state: State, space: i64) -> Reason | None:
    """Is the space of a known site, not blocked and free?"""
    if not state.is_known(columns.SITE_OF[space]):
        return NOT_DISCOVERED
    if has(state.blocked, space):
        return SPACE_BLOCKED
    if not has(state.occupied(), space):
        return None
    return CAMP_TAKEN if space < CAMP_SPACES else PLACE_TAKEN


def discovery_price(place: i64, node: i64) -> i64:
    """The compasses of a discovery, less what a card takes off (rulings 32 and 35)."""
    price: i64 = columns.DISCOVERY[place]
    return price if node < 0 else max(0, price - columns.NODE_COMPASSES_OFF[node])


def discover(state: State, place: i64) -> Reason | None:
    """A figure at home, a place without a tile, the compasses and the way there (ruling 32)."""
    if state.at_home(state.active) == 0:
        return NO_FIGURE
    node = node_in_question(state)
    return discover_at(state, place, node, ways_and_means(state, node))


def discover_at(state: State, place: i64, node: i64, brought: i64) -> Reason | None:
    """What besides a missing figure forbids a discovery."""
    if state.tiles[place] != NO_TILE:
        return DISCOVERED
    if state.has(state.active, COMPASS) < discovery_price(place, node):
        return POOR_FOR_DISCOVERY
    return None if can_reach(state, CAMP_SPACES + place, brought) else NO_WAY_TO_PLACE


# Guardians


def overcome(state: State, site: i64) -> Reason | None:
    """A guardian where one stands, and its whole cost (ruling 37), unless an effect spares it."""
    if state.phase == TAME:
        return tame(state, site, state.agenda.a() == 1)
    guardian: i64 = state.guards[site]
    if guardian == NO_GUARDIAN:
        return NO_GUARDIAN_THERE
    seat = state.active
    if not state.stands_at(seat, site):
        return NOT_THERE
    if not state.can_afford(seat, columns.GUARDIAN_PRICE[guardian]):
        return POOR_FOR_GUARDIAN
    if columns.GUARDIAN_CARD[guardian] and not state.hands[seat]:
        return NO_CARD_TO_PAY
    needs: i64 = columns.GUARDIAN_ICONS[guardian]
    coins = state.has(seat, COIN) - (columns.GUARDIAN_PRICE[guardian] & 255)
    if needs and not travel.can_meet(state, travel.make_bill(needs, 0, 0), travel.means(state), coins):
        return NO_ICONS_TO_PAY
    return None


def tame(state: State, site: i64, trap: bool) -> Reason | None:
    """A guardian to be overcome without its cost: where one stands, or by a trap where nobody else does."""
    if state.guards[site] == NO_GUARDIAN:
        return NO_GUARDIAN_THERE
    if not trap:
        return None if state.stands_at(state.active, site) else NOT_THERE
    for player in range(state.players()):
        if player != state.active and state.stands_at(player, site):
            return OTHERS_THERE
    return None


# Buying


def price_of(card: i64, node: i64) -> i64:
    """What a card costs, less what an effect takes off, as tokens (ruling 53)."""
    return columns.some(_currency(card), _cost(card, node))


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
    if state.place_of(card) >= 0:
        return True
    return (
        node >= 0
        and columns.NODE_KIND[node] == columns.REVEAL_KIND
        and state.shown_top(card >= FIRST_ARTIFACT) == card
    )


def buy(state: State, card: i64) -> Reason | None:
    """A card on offer, and its price (ruling 50)."""
    return buy_by(state, card, node_in_question(state))


def buy_by(state: State, card: i64, node: i64) -> Reason | None:
    """The same by an effect, whether or not it asks just now."""
    if not is_offered(state, card, node):
        return NOT_FOR_SALE
    return None if can_pay_for(state, card, node) else POOR_FOR_CARD


def can_pay_for(state: State, card: i64, node: i64) -> bool:
    """Are the tokens there that a card costs?"""
    return state.has(state.active, _currency(card)) >= _cost(card, node)


def can_buy(state: State, node: i64) -> bool:
    """Can any card of the row be bought by this effect?"""
    for card in state.row:
        if card != NO_CARD and buy_by(state, card, node) is None:
            return True
    return False


def has_item(state: State) -> bool:
    """Does an item lie in the row?"""
    for place in range(state.round, ROW):
        if state.row[place] != NO_CARD:
            return True
    return False


# Playing a main-action card


def play_main(state: State, card: i64) -> Reason | None:
    """Any card but Fear; an artifact asks for a tablet (rulings 16 and 46)."""
    if card == FEAR:
        return NO_EFFECT
    if card >= FIRST_ARTIFACT and state.has(state.active, TABLET) == 0:
        return NO_TABLET
    return None


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
    return price - columns.some(resource, min(asked, columns.NODE_STEP_DISCOUNT[node]))


def tile_price(state: State, stack: i64, node: i64) -> i64:
    """The tokens a temple tile costs, less what an effect takes off."""
    return reduced(columns.STACK_PRICE[state.side][stack], node)


def glass(state: State, space: i64) -> Reason | None:
    """The magnifying glass may move up."""
    return research(state, GLASS, space, node_in_question(state))


def notebook(state: State, space: i64) -> Reason | None:
    """The notebook may move up."""
    return research(state, NOTEBOOK, space, node_in_question(state))


def research(state: State, token: i64, space: i64, node: i64) -> Reason | None:
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
        return NO_TOLL
    return None if state.can_afford(seat, step_price(state, space, node)) else POOR_FOR_STEP


def temple(state: State, stack: i64) -> Reason | None:
    """A tile of a stack that has one, and its price."""
    return temple_by(state, stack, node_in_question(state))


def temple_by(state: State, stack: i64, node: i64) -> Reason | None:
    """A tile of a stack that has one, for a glass already in the Lost Temple (ruling 87)."""
    if node >= 0 and columns.NODE_KIND[node] == columns.NOTEBOOK_KIND:
        return NOTEBOOK_ONLY
    if nibble(state.glass, state.active) != TEMPLE:
        return NOT_IN_TEMPLE
    if nibble(state.temple_tiles, stack) == 0:
        return STACK_EMPTY
    return None if state.can_afford(state.active, tile_price(state, stack, node)) else POOR_FOR_TILE
