"""Answers to what an effect asks: one predicate per kind of action, whose answer is the reason against it."""

from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import has, nibble
from bivouac.games.arnak import columns
from bivouac.games.arnak.kinds import (
    ACTIVATE,
    AGAIN,
    ARROWHEAD,
    ARTIFACT,
    BONUS,
    BUY,
    CAMPS,
    COIN,
    COMPASS,
    CROWN,
    DISCARD,
    DRAW,
    EXHAUSTED,
    EXILE,
    FEAR_TILE,
    FIRST_ARTIFACT,
    GOLD,
    LEFTOVER,
    NO_ASSISTANT,
    NO_GUARDIAN,
    NO_PASS,
    NO_TRAVEL,
    OFFER,
    ONE_PLANE,
    PHASES,
    PICKS,
    PROMOTE,
    RECALL,
    REFRESH,
    RELOCATE,
    RESEARCH,
    RETURN,
    SEND,
    SEND_CAMP,
    SITES,
    SPACES,
    SUPPLY,
    TABLET,
    TAKE_ARTIFACT,
    TAKE_EXILED,
    TAME,
    TEMPLE_BONUS,
    TRAVEL,
    UPGRADE,
)
from bivouac.games.arnak.may import free, main, travel
from bivouac.games.arnak.may.reasons import (
    FINE,
    IS_EXHAUSTED,
    IS_GOLD,
    IS_READY,
    MUST_CHOOSE,
    NO_BONUS,
    NO_FIGURE_THERE,
    NO_HELPER,
    NO_ICON,
    NO_OPTION,
    NO_PILOT,
    NO_RIDE,
    NO_SUPPLY,
    NO_UPGRADE,
    NOT_EXILED,
    NOT_FOR_SALE,
    NOT_HELPFUL,
    NOT_IN_HAND,
    NOT_LAID,
    PAYMENT_FIRST,
    SLOT_EMPTY,
    TOO_FEW,
    TOO_MANY,
    USELESS,
    WRONG_SITE,
)
from bivouac.games.arnak.moves import cards
from bivouac.games.arnak.state import State

# Paying for travel


def spend(state: State, card: i64) -> i64:
    """A hand card whose icons cover something still open (rulings 17 and 24)."""
    if cards.entry_of(state, card) < 0:
        return NOT_IN_HAND
    return FINE if travel.helps(state, columns.CARD_ICONS[card]) else NOT_HELPFUL


def ride(state: State, place: i64) -> i64:
    """A ready assistant with a travel side (ruling 21)."""
    entry = state.helper(state.active, place)
    if entry == NO_ASSISTANT:
        return NO_HELPER
    if entry & EXHAUSTED:
        return IS_EXHAUSTED
    icons: i64 = columns.RIDE_ICONS[travel.ride_of(entry)]
    if icons == 0:
        return NO_RIDE
    return FINE if travel.helps(state, icons) else NOT_HELPFUL


def boon(state: State, guardian: i64) -> i64:
    """A travel boon inside a payment, any other one as a free action (ruling 39)."""
    icons: i64 = columns.BOON_ICONS[guardian]
    if state.phase != TRAVEL or icons == 0 or not state.has_boon(state.active, guardian):
        return free.boon(state, guardian)
    return FINE if travel.helps(state, icons) else NOT_HELPFUL


def pilot(state: State, argument: i64) -> i64:
    """Two coins for a plane that is needed (ruling 22)."""
    if state.has(state.active, COIN) < columns.PILOT_PRICE:
        return NO_PILOT
    return FINE if travel.helps(state, ONE_PLANE) else NOT_HELPFUL


def icon(state: State, which: i64) -> i64:
    """An icon left over this turn; or the one that is to be left (ruling 23)."""
    if state.phase == LEFTOVER:
        return FINE if remainder(state, which) >= 0 else NO_ICON
    if (state.icons >> (3 * which)) & 7 == 0:
        return NO_ICON
    return FINE if travel.helps(state, travel.ONE[which]) else NOT_HELPFUL


def remainder(state: State, which: i64) -> i64:
    """What is left over when this icon is to stay; -1 when it cannot, or stays in any case."""
    rows = travel.leftovers(state.bill)
    found: i64 = -1
    with_it: i64 = 0
    for row in rows:
        if (row >> (3 * which)) & 7:
            with_it += 1
            if found < 0:
                found = row
    if with_it == len(rows):
        return -1
    return found


# Cards


def discard(state: State, card: i64) -> i64:
    """A hand card that a payment under way can do without (ruling 59)."""
    entry = cards.entry_of(state, card)
    if entry < 0:
        return NOT_IN_HAND
    return FINE if travel.can_spare(state, entry) else PAYMENT_FIRST


def exile_laid(state: State, card: i64) -> i64:
    """A card of the play area, or a Fear tile there (ruling 54)."""
    if card == FEAR_TILE:
        return FINE if nibble(state.fear_tiles, state.active) else NOT_LAID
    return FINE if card in state.areas[state.active] else NOT_LAID


def take(state: State, card: i64) -> i64:
    """A card of the wanted kind: from the row, or an exiled item (rulings 52 and 72)."""
    if state.phase == TAKE_EXILED:
        return FINE if card < FIRST_ARTIFACT and card in state.exiled else NOT_EXILED
    wanted = (card >= FIRST_ARTIFACT) == (state.phase == TAKE_ARTIFACT)
    return FINE if wanted and cards.place_of(state, card) >= 0 else NOT_FOR_SALE


def sift(state: State, argument: i64) -> i64:
    """A number that the card allows (rulings 75 and 76)."""
    return FINE if argument < columns.NODE_SIFTS[state.agenda.a()] else TOO_MANY


def sifted(state: State, at: i64) -> i64:
    """One of the cards being looked at."""
    return FINE if at < len(state.sifted) else NO_OPTION


# Tokens and assistants


def upgrade(state: State, argument: i64) -> i64:
    """A tablet or an arrowhead to trade."""
    return FINE if state.has(state.active, TABLET if argument == 0 else ARROWHEAD) else NO_UPGRADE


def assistant(state: State, place: i64) -> i64:
    """An own assistant: exhausted to be refreshed, silver to be promoted, any to be swapped."""
    entry = state.helper(state.active, place)
    if entry == NO_ASSISTANT:
        return NO_HELPER
    if state.phase == REFRESH:
        return FINE if entry & EXHAUSTED else IS_READY
    return IS_GOLD if state.phase == PROMOTE and entry & GOLD else FINE


def stack(state: State, at: i64) -> i64:
    """A supply stack with an assistant; to be used there, one that can do something (ruling 70)."""
    assistants = state.supply[at]
    if not assistants:
        return NO_SUPPLY
    if state.phase != SUPPLY:
        return FINE
    top: i64 = assistants[len(assistants) - 1]
    return FINE if free.possible(state, columns.ASSISTANT_NODE[2 * top + state.agenda.a()], 0) else USELESS


def rescue(state: State, at: i64) -> i64:
    """One of the assistants to rescue (ruling 93)."""
    return FINE if at < len(state.rescue) else NO_SUPPLY


def free_slot(state: State, slot: i64) -> i64:
    """A slot that holds an idol (ruling 43)."""
    return FINE if has(nibble(state.slots, state.active), slot) else SLOT_EMPTY


# Options


def choose(state: State, option: i64) -> i64:
    """An option that is there, not picked before, and possible (ruling 62)."""
    parts = columns.NODE_PARTS[state.agenda.a()]
    if option >= len(parts) or has(state.agenda.b() % PICKS, option):
        return NO_OPTION
    return FINE if is_option(state, parts[option], state.agenda.b() // (PICKS * PICKS)) else NO_OPTION


def is_option(state: State, part: i64, flags: i64) -> bool:
    """May this part be picked? One that passes needs the main action, one that takes an item an item."""
    if columns.NODE_PASSES[part]:
        return not flags & NO_PASS
    kind: i64 = columns.NODE_KIND[part]
    if kind == columns.TRAVEL_KIND:
        return not flags & NO_TRAVEL
    return main.has_item(state) if kind == columns.TAKE_ITEM_KIND else True


def yes(state: State, argument: i64) -> i64:
    """The price of an offer must be there; everything else can be agreed to."""
    if state.phase != OFFER:
        return FINE
    reason = free.payable(state, state.agenda.a())
    return TOO_FEW if reason == USELESS else reason


def no(state: State, argument: i64) -> i64:
    """What is optional can be declined (ruling 15)."""
    if state.phase == DISCARD:
        return FINE if state.agenda.a() else MUST_CHOOSE
    if state.phase == ACTIVATE:
        own = columns.NODE_KIND[state.agenda.a()] == columns.OWN_SITE_KIND
        return FINE if own else MUST_CHOOSE
    if state.phase == BUY and state.agenda.b():
        return MUST_CHOOSE
    return FINE if OPTIONAL[state.phase] else MUST_CHOOSE


_OPTIONAL: Final = (
    OFFER, DRAW, EXILE, UPGRADE, REFRESH, SUPPLY, SEND, SEND_CAMP, AGAIN, RECALL, BUY, TAKE_EXILED,
    ARTIFACT, TAME, RESEARCH, RETURN,
)  # fmt: skip
OPTIONAL: Final[list[bool]] = [phase in _OPTIONAL for phase in range(PHASES)]


def bonus(state: State, type: i64) -> i64:
    """A bonus tile that lies there (rulings 84, 86 and 95)."""
    if state.phase == TEMPLE_BONUS:
        return FINE if type in state.temple_stack else NO_BONUS
    return FINE if has(state.bonuses_of(state.agenda.a()), type) else NO_BONUS


def row(state: State, argument: i64) -> i64:
    """The row effect may come first."""
    return FINE if state.phase == BONUS else NO_OPTION


# Sites and figures


def leave(state: State, space: i64) -> i64:
    """A space where an own archaeologist stands; one to be moved must have somewhere to go."""
    mask: i64 = state.figures[state.active]
    if not has(mask, space):
        return NO_FIGURE_THERE
    if state.phase == RELOCATE and not has_target(state, state.agenda.a(), space):
        return WRONG_SITE
    return FINE


def has_target(state: State, node: i64, origin: i64) -> bool:
    """Is there a space this figure can be moved to?"""
    for space in range(SPACES):
        if target(state, node, origin, space) == FINE:
            return True
    return False


def target(state: State, node: i64, origin: i64, space: i64) -> i64:
    """A free space of another known site of the named kinds (rulings 4 and 67)."""
    site = columns.SITE_OF[space]
    if site == columns.SITE_OF[origin] or columns.LEVEL_OF[site] > columns.NODE_REACH[node]:
        return WRONG_SITE
    return main.space_for(state, space)


def to(state: State, space: i64) -> i64:
    """Where a figure is moved, or sent without travel (rulings 67 and 80)."""
    if state.phase == SEND_CAMP:
        return main.space_for(state, space) if columns.SITE_OF[space] < CAMPS else WRONG_SITE
    return target(state, state.agenda.a(), state.agenda.b(), space)


def site(state: State, at: i64) -> i64:
    """A site to be used, or a guardian's old or new one (rulings 69, 77 and 78)."""
    if state.phase == ACTIVATE:
        return activate(state, at, state.agenda.a(), state.agenda.b() % PICKS)
    if state.phase == CROWN:
        return guarded(state, at)
    return refuge(state, at)


def activate(state: State, at: i64, node: i64, used: i64) -> i64:
    """May this effect use the site, camps used before apart?"""
    if not state.is_known(at):
        return WRONG_SITE
    kind: i64 = columns.NODE_KIND[node]
    level: i64 = columns.LEVEL_OF[at]
    if kind == columns.OWN_SITE_KIND:
        if not state.stands_at(state.active, at):
            return WRONG_SITE
        poor = state.has(state.active, COMPASS) < columns.NODE_SURCHARGE[node]
        return TOO_FEW if level == 2 and poor else FINE
    if kind == columns.CAMPS_KIND:
        return FINE if level == 0 and not has(used, at) else WRONG_SITE
    if level != columns.NODE_LEVEL[node]:
        return WRONG_SITE
    return FINE if not columns.NODE_UNOCCUPIED[node] or state.is_unoccupied(at) else WRONG_SITE


def guarded(state: State, at: i64) -> i64:
    """An own site with a guardian, which has somewhere to go."""
    if state.guards[at] == NO_GUARDIAN or not state.stands_at(state.active, at):
        return WRONG_SITE
    for other in range(SITES):
        if refuge(state, other) == FINE:
            return FINE
    return WRONG_SITE


def refuge(state: State, at: i64) -> i64:
    """A known camp or level I site with nobody and no guardian on it."""
    fits = columns.LEVEL_OF[at] < 2 and state.is_known(at) and state.guards[at] == NO_GUARDIAN
    return FINE if fits and state.is_unoccupied(at) else WRONG_SITE
