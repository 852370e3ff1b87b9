"""Answers to what an effect asks: one predicate per kind of action, whose answer is the reason against it."""

from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import has, nibble
from bivouac.core.refusal import Reason
from bivouac.games.arnak import columns, kinds
from bivouac.games.arnak.may import facts, free, main, travel
from bivouac.games.arnak.may.free import NO_HELPER, NOT_IN_HAND, PAYMENT_FIRST, USELESS
from bivouac.games.arnak.shapes import Most, Needs, Shortage
from bivouac.games.arnak.state import State


def _most_sifted(state: State, argument: int) -> Most:
    return {"most": columns.NODE_SIFTS[state.agenda.a()]}


def _surcharge(state: State, site: int) -> Shortage:
    return facts.shortage(state, columns.some(kinds.COMPASS, columns.NODE_SURCHARGE[state.agenda.a()]))


def _price(state: State, argument: int) -> Shortage:
    return facts.shortage(state, columns.NODE_PRICE[state.agenda.a()])


def _pilot_price(state: State, argument: int) -> Needs:
    return {"needs": columns.PILOT_PRICE}


NOT_HELPFUL: Final = Reason("not_helpful", 24)
NO_RIDE: Final = Reason("no_ride", 21, facts.number)
NO_PILOT: Final = Reason("no_pilot", 22, _pilot_price)
NO_ICON: Final = Reason("no_icon", 23)
NOT_HELD: Final = Reason("not_in_hand", 59, facts.card, asked={kinds.EXILE: 54})
NOT_LAID: Final = Reason("not_laid", 54, facts.card)
NOT_EXILED: Final = Reason("not_exiled", 72, facts.card)
NOT_IN_ROW: Final = Reason("not_for_sale", 52, facts.card)
TOO_MANY_FROM_TOP: Final = Reason("too_many", 76, _most_sifted)
TOO_MANY_FROM_BOTTOM: Final = Reason("too_many", 75, _most_sifted)
NOT_SIFTED: Final = Reason("no_option", 76)
NO_UPGRADE: Final = Reason("no_upgrade", 12)
IS_READY: Final = Reason("is_ready", 90)
IS_GOLD: Final = Reason("is_gold", 89)
NO_SUPPLY: Final = Reason("no_supply", 88, asked={kinds.SUPPLY: 70})
NOBODY_TO_RESCUE: Final = Reason("no_supply", 93)
SLOT_EMPTY: Final = Reason("slot_empty", 43, facts.number)
NO_OPTION: Final = Reason("no_option", 62)
TOO_FEW: Final = Reason("too_few", 12, _price)
NO_BONUS: Final = Reason("no_bonus", 84, asked={kinds.TEMPLE_BONUS: 86})
NO_FIGURE_THERE: Final = Reason("no_figure_there", 67, facts.space, asked={kinds.RECALL: 73})
WRONG_SPACE: Final = Reason("wrong_site", 67, facts.space, asked={kinds.SEND_CAMP: 80})
WRONG_SITE: Final = Reason("wrong_site", 77, facts.site, asked={kinds.CROWN: 69, kinds.CROWN_TO: 69})
OCCUPIED: Final = Reason("wrong_site", 78, facts.site)
POOR_FOR_SITE: Final = Reason("too_few", 12, _surcharge)


# Paying for travel


def spend(state: State, card: i64) -> Reason | None:
    """A hand card whose icons cover something still open (rulings 17 and 24)."""
    if state.entry_of(card) < 0:
        return NOT_IN_HAND
    return None if travel.helps(state, columns.CARD_ICONS[card]) else NOT_HELPFUL


def ride(state: State, place: i64) -> Reason | None:
    """A ready assistant with a travel side (ruling 21)."""
    entry = state.helper(state.active, place)
    unready = free.ready(entry)
    if unready is not None:
        return unready
    icons: i64 = columns.RIDE_ICONS[travel.ride_of(entry)]
    if icons == 0:
        return NO_RIDE
    return None if travel.helps(state, icons) else NOT_HELPFUL


def boon(state: State, guardian: i64) -> Reason | None:
    """A travel boon inside a payment, any other one as a free action (ruling 39)."""
    icons: i64 = columns.BOON_ICONS[guardian]
    if state.phase != kinds.TRAVEL or icons == 0 or not state.has_boon(state.active, guardian):
        return free.boon(state, guardian)
    return None if travel.helps(state, icons) else NOT_HELPFUL


def pilot(state: State, argument: i64) -> Reason | None:
    """Two coins for a plane that is needed (ruling 22)."""
    if state.has(state.active, kinds.COIN) < columns.PILOT_PRICE:
        return NO_PILOT
    return None if travel.helps(state, kinds.ONE_PLANE) else NOT_HELPFUL


def icon(state: State, which: i64) -> Reason | None:
    """An icon left over this turn; or the one that is to be left (ruling 23)."""
    if state.phase == kinds.LEFTOVER:
        return None if remainder(state, which) >= 0 else NO_ICON
    if (state.icons >> (3 * which)) & 7 == 0:
        return NO_ICON
    return None if travel.helps(state, travel.ONE[which]) else NOT_HELPFUL


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


def discard(state: State, card: i64) -> Reason | None:
    """A hand card that a payment under way can do without (ruling 59)."""
    entry = state.entry_of(card)
    if entry < 0:
        return NOT_HELD
    return None if travel.can_spare(state, entry) else PAYMENT_FIRST


def exile_laid(state: State, card: i64) -> Reason | None:
    """A card of the play area, or a Fear tile there (ruling 54)."""
    if card == kinds.FEAR_TILE:
        return None if nibble(state.fear_tiles, state.active) else NOT_LAID
    return None if card in state.areas[state.active] else NOT_LAID


def take(state: State, card: i64) -> Reason | None:
    """A card of the wanted kind: from the row, or an exiled item (rulings 52 and 72)."""
    if state.phase == kinds.TAKE_EXILED:
        return None if card < kinds.FIRST_ARTIFACT and card in state.exiled else NOT_EXILED
    wanted = (card >= kinds.FIRST_ARTIFACT) == (state.phase == kinds.TAKE_ARTIFACT)
    return None if wanted and state.place_of(card) >= 0 else NOT_IN_ROW


def sift(state: State, argument: i64) -> Reason | None:
    """A number that the card allows (rulings 75 and 76)."""
    node = state.agenda.a()
    if argument < columns.NODE_SIFTS[node]:
        return None
    return TOO_MANY_FROM_BOTTOM if columns.NODE_FROM_BOTTOM[node] else TOO_MANY_FROM_TOP


def sifted(state: State, at: i64) -> Reason | None:
    """One of the cards being looked at."""
    return None if at < len(state.sifted) else NOT_SIFTED


# Tokens and assistants


def upgrade(state: State, argument: i64) -> Reason | None:
    """A tablet or an arrowhead to trade."""
    return None if state.has(state.active, kinds.TABLET if argument == 0 else kinds.ARROWHEAD) else NO_UPGRADE


def assistant(state: State, place: i64) -> Reason | None:
    """An own assistant: exhausted to be refreshed, silver to be promoted, any to be swapped."""
    entry = state.helper(state.active, place)
    if entry == kinds.NO_ASSISTANT:
        return NO_HELPER
    if state.phase == kinds.REFRESH:
        return None if entry & kinds.EXHAUSTED else IS_READY
    return IS_GOLD if state.phase == kinds.PROMOTE and entry & kinds.GOLD else None


def stack(state: State, at: i64) -> Reason | None:
    """A supply stack with an assistant; to be used there, one that can do something (ruling 70)."""
    assistants = state.supply[at]
    if not assistants:
        return NO_SUPPLY
    if state.phase != kinds.SUPPLY:
        return None
    top: i64 = assistants[len(assistants) - 1]
    return None if free.possible(state, columns.ASSISTANT_NODE[2 * top + state.agenda.a()], 0) else USELESS


def rescue(state: State, at: i64) -> Reason | None:
    """One of the assistants to rescue (ruling 93)."""
    return None if at < len(state.rescue) else NOBODY_TO_RESCUE


def free_slot(state: State, slot: i64) -> Reason | None:
    """A slot that holds an idol (ruling 43)."""
    return None if has(nibble(state.slots, state.active), slot) else SLOT_EMPTY


# Options


def choose(state: State, option: i64) -> Reason | None:
    """An option that is there, not picked before, and possible (ruling 62)."""
    parts = columns.NODE_PARTS[state.agenda.a()]
    if option >= len(parts) or has(state.agenda.b() % kinds.PICKS, option):
        return NO_OPTION
    return (
        None
        if is_option(state, parts[option], state.agenda.b() // (kinds.PICKS * kinds.PICKS))
        else NO_OPTION
    )


def is_option(state: State, part: i64, flags: i64) -> bool:
    """May this part be picked? One that passes needs the main action, one that takes an item an item."""
    if columns.NODE_PASSES[part]:
        return not flags & kinds.NO_PASS
    kind: i64 = columns.NODE_KIND[part]
    if kind == columns.TRAVEL_KIND:
        return not flags & kinds.NO_TRAVEL
    return main.has_item(state) if kind == columns.TAKE_ITEM_KIND else True


def yes(state: State, argument: i64) -> Reason | None:
    """The price of an offer must be there; everything else can be agreed to."""
    if state.phase != kinds.OFFER:
        return None
    reason = free.payable(state, state.agenda.a())
    return TOO_FEW if reason is USELESS else reason


def bonus(state: State, type: i64) -> Reason | None:
    """A bonus tile that lies there (rulings 84, 86 and 95)."""
    if state.phase == kinds.TEMPLE_BONUS:
        return None if type in state.temple_stack else NO_BONUS
    return None if has(state.bonuses_of(state.agenda.a()), type) else NO_BONUS


# Sites and figures


def leave(state: State, space: i64) -> Reason | None:
    """A space where an own archaeologist stands; one to be moved must have somewhere to go."""
    mask: i64 = state.figures[state.active]
    if not has(mask, space):
        return NO_FIGURE_THERE
    if state.phase == kinds.RELOCATE and not has_target(state, state.agenda.a(), space):
        return WRONG_SPACE
    return None


def has_target(state: State, node: i64, origin: i64) -> bool:
    """Is there a space this figure can be moved to?"""
    for space in range(kinds.SPACES):
        if target(state, node, origin, space) is None:
            return True
    return False


def target(state: State, node: i64, origin: i64, space: i64) -> Reason | None:
    """A free space of another known site of the named kinds (rulings 4 and 67)."""
    site = columns.SITE_OF[space]
    if site == columns.SITE_OF[origin] or columns.LEVEL_OF[site] > columns.NODE_REACH[node]:
        return WRONG_SPACE
    return main.space_for(state, space)


def to(state: State, space: i64) -> Reason | None:
    """Where a figure is moved, or sent without travel (rulings 67 and 80)."""
    if state.phase == kinds.SEND_CAMP:
        return main.space_for(state, space) if columns.SITE_OF[space] < kinds.CAMPS else WRONG_SPACE
    return target(state, state.agenda.a(), state.agenda.b(), space)


def site(state: State, at: i64) -> Reason | None:
    """A site to be used, or a guardian's old or new one (rulings 69, 77 and 78)."""
    if state.phase == kinds.ACTIVATE:
        return activate(state, at, state.agenda.a(), state.agenda.b() % kinds.PICKS)
    if state.phase == kinds.CROWN:
        return guarded(state, at)
    return refuge(state, at)


def activate(state: State, at: i64, node: i64, used: i64) -> Reason | None:
    """May this effect use the site, camps used before apart?"""
    if not state.is_known(at):
        return WRONG_SITE
    kind: i64 = columns.NODE_KIND[node]
    level: i64 = columns.LEVEL_OF[at]
    if kind == columns.OWN_SITE_KIND:
        if not state.stands_at(state.active, at):
            return WRONG_SITE
        poor = state.has(state.active, kinds.COMPASS) < columns.NODE_SURCHARGE[node]
        return POOR_FOR_SITE if level == 2 and poor else None
    if kind == columns.CAMPS_KIND:
        return None if level == 0 and not has(used, at) else WRONG_SITE
    if level != columns.NODE_LEVEL[node]:
        return WRONG_SITE
    return None if not columns.NODE_UNOCCUPIED[node] or state.is_unoccupied(at) else OCCUPIED


def guarded(state: State, at: i64) -> Reason | None:
    """An own site with a guardian, which has somewhere to go."""
    if state.guards[at] == kinds.NO_GUARDIAN or not state.stands_at(state.active, at):
        return WRONG_SITE
    for other in range(kinds.SITES):
        if refuge(state, other) is None:
            return None
    return WRONG_SITE


def refuge(state: State, at: i64) -> Reason | None:
    """A known camp or level I site with nobody and no guardian on it."""
    fits = columns.LEVEL_OF[at] < 2 and state.is_known(at) and state.guards[at] == kinds.NO_GUARDIAN
    return None if fits and state.is_unoccupied(at) else WRONG_SITE
