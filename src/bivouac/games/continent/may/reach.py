"""The actions printed within a player's reach, and what keeps each of them from being taken (16 to 21)."""

from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import bit, has
from bivouac.core.refusal import Reason
from bivouac.games.continent import codes, kinds
from bivouac.games.continent.data.icons import ICONS
from bivouac.games.continent.may import conditions, land, presence
from bivouac.games.continent.shapes import Offered
from bivouac.games.continent.state import State


def _offered(state: State, argument: int) -> Offered:
    listed = joint(state)
    if argument >= len(listed):
        return {"number": argument + 1}
    icon = state.box.icon[listed[argument] // kinds.MOST_SEATS // kinds.OFFER_UNIT]
    return {"icon": ICONS[icon], "number": argument + 1}


NO_SUCH_OFFER: Final = Reason("no_such_offer", 16, _offered)
NOT_YOURS: Final = Reason("not_yours", 16, _offered)
UNMET: Final = Reason("unmet", 18, _offered)
NOT_ALL_HERE: Final = Reason("not_all_here", 19, _offered)
DONE_HERE: Final = Reason("done_here", 20, _offered)
HARSH_GROUND: Final = Reason("harsh_ground", 21, _offered)
FORBIDDEN: Final = Reason("forbidden", 39, _offered)
NOWHERE_TO_GO: Final = Reason("nowhere_to_go", 90, _offered)
NO_OTHER_SIDE: Final = Reason("no_other_side", 92, _offered)


def offers(state: State, seat: i64) -> list[int]:
    """Every action printed on a card the player may act with, those barred now included (ruling 16)."""
    found: list[int] = []
    spot = state.spots[seat]
    if spot == kinds.NO_CELL:
        return found
    box = state.box
    for attempt in box.attempts[state.cells[spot]]:
        found.append(attempt * kinds.OFFER_UNIT)
    for direction in range(4):
        if land.is_linked(state, spot, direction):
            _offers_beyond(state, spot, direction, found)
    for card in state.events_at(spot):
        for attempt in box.attempts[card]:
            found.append(attempt * kinds.OFFER_UNIT)
    for card in state.hands[seat]:
        for attempt in box.attempts[card]:
            found.append(attempt * kinds.OFFER_UNIT)
    for at in range(seat * kinds.MOST_ITEMS, seat * kinds.MOST_ITEMS + kinds.MOST_ITEMS):
        for card in state.items[at]:
            for attempt in box.item_attempts[card]:
                found.append(attempt * kinds.OFFER_UNIT)
    for card in state.satchel:
        for attempt in box.attempts[card]:
            found.append(attempt * kinds.OFFER_UNIT)
    return found


def joint(state: State) -> list[int]:
    """What all players could begin, seat by seat, so that a code means the same to everybody.

    An entry is an offer and its seat: MOST_SEATS times the offer, plus the seat.
    """
    found: list[int] = []
    for seat in state.clockwise(0):
        for offer in offers(state, seat):
            found.append(offer * kinds.MOST_SEATS + seat)
    assert len(found) <= kinds.OFFERS, "a pack that could offer more is refused"
    return found


def proposed_offer(state: State, code: i64) -> i64:
    """The offer of an action that is proposed; -1 for camp, which no card offers."""
    return -1 if code == codes.CAMP else joint(state)[code - codes.ACT] // kinds.MOST_SEATS


def _offers_beyond(state: State, spot: i64, direction: i64, found: list[int]) -> None:
    """What a fog card's back, an open cell or an event in a cell offers to the terrain beside it."""
    cell = land.neighbour(spot, direction)
    card = state.cells[cell]
    if card == kinds.OPEN_CELL or state.faces[cell] != kinds.FACE_UP:
        zone = state.box.zone[card] if card >= 0 else state.box.zone[state.cells[spot]]
        found.append(state.box.pathfind[zone] * kinds.OFFER_UNIT + direction + 1)
        return
    for attempt in state.box.attempts[card]:
        found.append(attempt * kinds.OFFER_UNIT + direction + 1)


def offer_cell(state: State, seat: i64, offer: i64) -> i64:
    """The cell of the fog card or event that an offer is printed on; NO_CELL for any other card."""
    direction = offer % kinds.OFFER_UNIT - 1
    return kinds.NO_CELL if direction < 0 else land.neighbour(state.spots[seat], direction)


def barred(state: State, seat: i64, offer: i64) -> Reason | None:
    """What keeps a player from beginning the action."""
    attempt = offer // kinds.OFFER_UNIT
    reason = barred_here(state, seat, attempt)
    if reason is not None:
        return reason
    requires = state.box.requires[attempt]
    if requires >= 0 and not conditions.holds(state, requires, seat, company(state, seat, attempt)):
        return UNMET
    if state.box.goes[attempt] and not land.leads_on(state, state.spots[seat]):
        return NOWHERE_TO_GO
    crosses = state.box.crosses[attempt] and not state.box.lays[attempt]
    if crosses and not is_crossable(state, seat, offer_cell(state, seat, offer)):
        return NO_OTHER_SIDE
    return None


def company(state: State, seat: i64, attempt: i64) -> i64:
    """The mask of the player and all who could take part in the action (ruling 15)."""
    party = bit(seat)
    for other in helpers(state, seat, attempt):
        party |= bit(other)
    return party


def barred_forced(state: State, offer: i64, cell: i64) -> Reason | None:
    """What keeps the participants from a mandatory action; helpers cannot join it (rulings 56 and 60)."""
    attempt = offer // kinds.OFFER_UNIT
    reason = barred_here(state, state.active, attempt)
    if reason is not None:
        return reason
    box = state.box
    if box.everyone[attempt] and len(state.participants()) != state.players():
        return NOT_ALL_HERE
    if not conditions.holds(state, box.requires[attempt], state.active, state.party):
        return UNMET
    if box.goes[attempt] and not land.leads_on(state, state.spots[state.active]):
        return NOWHERE_TO_GO
    crosses = box.crosses[attempt] and not box.lays[attempt]
    if crosses and not is_crossable(state, state.active, cell):
        return NO_OTHER_SIDE
    return None


def open_attempts(state: State, card: i64, cell: i64) -> list[int]:
    """The mandatory actions that can be taken now of a card that is still at hand (57, 58 and 60)."""
    found: list[int] = []
    if not presence.is_at_hand(state, state.active, card):
        return found
    for attempt in state.box.attempts[card]:
        if state.box.mandatory[attempt] or state.box.kind[card] == kinds.TEMPORARY:
            offer = attempt * kinds.OFFER_UNIT
            if barred_forced(state, offer, cell) is None:
                found.append(attempt)
    return found


def is_demanding(state: State, card: i64) -> bool:
    """Has the card a mandatory action?"""
    for attempt in state.box.attempts[card]:
        if state.box.mandatory[attempt]:
            return True
    return False


def is_crossable(state: State, seat: i64, cell: i64) -> bool:
    """Does the bridge in a cell lead anywhere from where the player stands? (ruling 92)"""
    return cell != kinds.NO_CELL and len(land.other_sides(state, cell, state.spots[seat])) > 0


def barred_here(state: State, seat: i64, attempt: i64) -> Reason | None:
    """What in the place, the people or the player's states bars an action."""
    box = state.box
    spot = state.spots[seat]
    icon = box.icon[attempt]
    card = box.card_of[attempt]
    if box.everyone[attempt] and state.players() != len(helpers(state, seat, attempt)) + 1:
        return NOT_ALL_HERE
    if card >= 0 and box.kind[card] == kinds.TERRAIN and is_done(state, spot, icon):
        return DONE_HERE
    if has(box.forbids[state.cells[spot]], icon):
        return HARSH_GROUND
    if is_forbidden(state, seat, icon):
        return FORBIDDEN
    return None


def is_done(state: State, spot: i64, icon: i64) -> bool:
    """Does the arrow of an event linked to the terrain show that this was done here? (ruling 20)"""
    for card in state.events_at(spot):
        if state.box.done[card] == icon:
            return True
    for direction in range(4):
        cell = land.neighbour(spot, direction)
        if cell == kinds.NO_CELL or state.cells[cell] < 0 or state.faces[cell] != kinds.FACE_UP:
            continue
        if state.box.done[state.cells[cell]] == icon and land.is_linked(state, spot, direction):
            return True
    return False


def is_forbidden(state: State, seat: i64, icon: i64) -> bool:
    """Does a state in hand, or an event here, forbid the player this icon?"""
    for card in burdening(state, seat):
        for burden in state.box.burdens[card]:
            listed = has(state.box.burden_icons[burden], icon)
            if state.box.burden_kind[burden] == kinds.FORBID and listed and weighs(state, seat, burden):
                return True
    return False


def weighs(state: State, seat: i64, burden: i64) -> bool:
    """Is the condition of a burden met for a player?"""
    return conditions.holds(state, state.box.burden_when[burden], seat, bit(seat))


def burdening(state: State, seat: i64) -> list[int]:
    """The cards whose burdens weigh on a player: the hand, and the events linked to the terrain (39, 86)."""
    spot = state.spots[seat]
    if spot != kinds.NO_CELL:
        for event in state.box.burdening_events:  # few, and seldom there: asked for every action within reach
            if presence.is_in_play(state, event):
                return state.hands[seat] + land.linked_events(state, spot)
    return state.hands[seat]


def is_alone(state: State, seat: i64, icon: i64) -> bool:
    """Does a state keep the player from helping and being helped with this icon?"""
    for card in burdening(state, seat):
        for burden in state.box.burdens[card]:
            exempt = has(state.box.burden_icons[burden], icon)
            if state.box.burden_kind[burden] == kinds.ALONE and not exempt and weighs(state, seat, burden):
                return True
    return False


def can_help(state: State, seat: i64, active: i64, attempt: i64) -> bool:
    """May the player take part in the active player's action, if both agree? (rulings 15 and 156)"""
    if not state.is_here(seat) or seat == active or not is_near(state, seat, active, attempt):
        return False
    if state.box.everyone[attempt]:
        return True
    icon = state.box.icon[attempt]
    return not is_alone(state, seat, icon) and not is_alone(state, active, icon)


def helpers(state: State, active: i64, attempt: i64) -> list[int]:
    """Those who may take part in the active player's action, clockwise."""
    return [seat for seat in state.clockwise(active) if can_help(state, seat, active, attempt)]


def is_near(state: State, seat: i64, active: i64, attempt: i64) -> bool:
    """Does the player stand on the active one's terrain, or where the card of the action says? (15, 156)"""
    spot, here = state.spots[active], state.spots[seat]
    width = state.box.company[attempt]
    if spot == here or width == kinds.ANYWHERE:
        return True
    if width == kinds.BESIDE:
        for direction in range(4):
            if land.neighbour(spot, direction) == here:
                return True
    return False
