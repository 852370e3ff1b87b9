"""One predicate per kind of action, whose answer is the reason that forbids it, if any."""

from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import has
from bivouac.core.refusal import Reason
from bivouac.games.continent import codes, kinds
from bivouac.games.continent.data.icons import ICONS
from bivouac.games.continent.may import conditions, land, lists, possible, reach, weights
from bivouac.games.continent.may.reach import NO_SUCH_OFFER, NOT_YOURS
from bivouac.games.continent.shapes import Most, OfCell, OfIcon, OfSeat, OfSlot
from bivouac.games.continent.state import State, card_of, cell_of
from bivouac.games.continent.state.ids import cell_name


def _seat(state: State, other: int) -> OfSeat:
    return {"seat": other + 1}


def _slot(state: State, slot: int) -> OfSlot:
    return {"slot": slot + 1}


def _column(state: State, argument: int) -> OfSlot:
    return {"slot": argument}


def _cell(state: State, cell: int) -> OfCell:
    return {"cell": cell_name(cell)}


def _icon(state: State, argument: int) -> OfIcon:
    return {"icon": ICONS[state.box.icon[state.attempt]]}


def _cost(state: State, argument: int) -> Most:
    return {"count": int(weights.printed_cost(state))}


def _most_items(state: State, argument: int) -> Most:
    return {"count": int(state.limit(kinds.ITEMS_LIMIT))}


def _most_cards(state: State, argument: int) -> Most:
    return {"count": int(state.limit(kinds.PER_ITEM_LIMIT))}


NOT_AWAY: Final = Reason("not_away", 121)
UNMET_BY_THESE: Final = Reason("unmet", 18, _icon)
LOCKED: Final = Reason("locked", 35, _icon)
MUST_TAKE_PART: Final = Reason("must_take_part", 56)
NOT_BESIDE: Final = Reason("not_beside", 15, _seat, {kinds.GIVE_TO: 106})
ASKED_ALREADY: Final = Reason("asked_already", 15, _seat)
KEEPS_ALONE: Final = Reason("keeps_alone", 15, _seat)
NOT_A_HOLDER: Final = Reason(
    "not_a_holder", 84, _seat, {kinds.KEEP_FOR: 47, kinds.GAINED: 85, kinds.GIVE_TO: 106}
)
NO_ROOM_THERE: Final = Reason("no_room", 106, _seat)
NO_ROOM_FOR_IT: Final = Reason("no_room", 106, _slot)
NO_ROOM: Final = Reason("no_room", 106)
NOBODY_BESIDE: Final = Reason("nobody_beside", 106, _slot)
OUT_OF_REACH: Final = Reason("out_of_reach", 90, _cell, {kinds.CROSSING: 92, kinds.JOIN_AT: 120})
_ITEM_RULINGS: Final = {kinds.FOUND: 102, kinds.GAINED: 85}
NO_SUCH_ITEM: Final = Reason("no_such_item", 23, _slot, _ITEM_RULINGS)
NO_SUCH_COLUMN: Final = Reason("no_such_item", 23, _column, _ITEM_RULINGS)
NO_USE: Final = Reason("no_use", 25, _slot)
USED_ALREADY: Final = Reason("used_already", 24, _slot)
IN_USE: Final = Reason("in_use", 104, _slot)
NO_SLOT: Final = Reason("no_slot", 4, _most_items)
COLUMN_FULL: Final = Reason("column_full", 102, _most_cards)
NO_SUCH_HELP: Final = Reason("no_such_help", 32)
TOO_MUCH: Final = Reason("too_much", 31, _cost)
NO_SUCH_WAY: Final = Reason("no_such_way", 57)
SCATTERED: Final = Reason("scattered", 128)
CHARACTER_TAKEN: Final = Reason("character_taken", 119)
_PICK_RULINGS: Final[dict[int, int]] = {
    kinds.KEEPING: 49, kinds.EXCESS: 54, kinds.RESTORING: 69, kinds.DAMAGING: 146, kinds.REPAIRING: 107,
    kinds.CURING: 113, kinds.PEEKING: 93, kinds.LEARNING: 132,
    kinds.SPENDING: 132, kinds.FUEL: 137, kinds.TRIMMING: 120, kinds.GIVE_FOR: 106,
}  # fmt: skip
NO_SUCH_PICK: Final = Reason("no_such_pick", 47, asked=_PICK_RULINGS)


def act(state: State, seat: i64, argument: i64) -> Reason | None:
    """An action printed within reach that nothing bars (rulings 16 to 21)."""
    if state.status[seat] != kinds.HERE:
        return NOT_AWAY
    offers = reach.joint(state)
    if argument >= len(offers):
        return NO_SUCH_OFFER
    if offers[argument] % kinds.MOST_SEATS != seat:
        return NOT_YOURS
    return reach.barred(state, seat, offers[argument] // kinds.MOST_SEATS)


def with_seat(state: State, seat: i64, other: i64) -> Reason | None:
    """Somebody on the same terrain, or where the card says, who was not asked before (rulings 15 and 156)."""
    if other >= state.seats or other == seat or not state.is_here(other):
        return NOT_BESIDE
    if not reach.is_near(state, other, seat, state.attempt):
        return NOT_BESIDE
    if has(state.agenda.b(), other):
        return ASKED_ALREADY
    return None if reach.can_help(state, other, seat, state.attempt) else KEEPS_ALONE


def to_seat(state: State, seat: i64, other: i64) -> Reason | None:
    """A hand or inventory that may take the card or item in question (rulings 48, 84, 85 and 106)."""
    question = state.question()
    if other >= state.seats or not state.is_here(other):
        return NOT_A_HOLDER
    if question == kinds.KEEP_FOR:
        return None if other in lists.keepers(state, state.agenda.b()) else NOT_A_HOLDER
    if question == kinds.GIVE_TO:
        if other not in state.together(seat):
            return NOT_BESIDE
        return None if has_slot(state, other) or lists.swappable(state, other) else NO_ROOM_THERE
    if other == seat or not has(state.party, other) or state.agenda.b() >= kinds.HANDED:
        return NOT_A_HOLDER
    return None


def has_slot(state: State, seat: i64) -> bool:
    """Has a player room for another item? (ruling 4)"""
    return state.item_count(seat) < state.limit(kinds.ITEMS_LIMIT)


def to_cell(state: State, seat: i64, cell: i64) -> Reason | None:
    """A terrain within reach, across the bridge, or with a companion on it (90, 92 and 120)."""
    return None if cell in cells_in_question(state, seat) else OUT_OF_REACH


def cells_in_question(state: State, seat: i64) -> list[int]:
    """The cells among which one is to be named."""
    question = state.question()
    if question == kinds.AIM:
        return land.destinations(state, state.spots[seat])
    if question == kinds.CROSSING:
        return land.other_sides(state, cell_of(state.agenda.a()), state.spots[seat])
    return meeting_places(state, seat)


def meeting_places(state: State, seat: i64) -> list[int]:
    """The terrains that hold a character, where somebody may join; else where the last one left (120)."""
    found: list[int] = []
    for cell in range(kinds.CELLS):
        for other in state.clockwise(0):
            if other != seat and state.spots[other] == cell and cell not in found:
                found.append(cell)
    if not found and state.spots[seat] != kinds.NO_CELL:
        found.append(state.spots[seat])
    return found


def use(state: State, seat: i64, slot: i64) -> Reason | None:
    """An item with a die that has something to give, once an action (rulings 23 to 26)."""
    at = seat * kinds.MOST_ITEMS + slot
    if not state.items[at] or not state.pips[at]:
        return USED_ALREADY if has(state.used, at) else NO_SUCH_ITEM
    if has(state.used, at):
        return USED_ALREADY
    return None if weights.can_use(state, seat, slot) else NO_USE


def apply(state: State, seat: i64, argument: i64) -> Reason | None:
    """A help at hand for this step (rulings 32, 33 and 44)."""
    found = weights.helps(state, seat, for_cost=state.question() == kinds.COST)
    return None if argument < len(found) else NO_SUCH_HELP


def say(state: State, seat: i64, number: i64) -> Reason | None:
    """Any digit; a trade as large as the cost (ruling 31)."""
    if state.question() == kinds.DIGITS:
        return None
    return None if number <= weights.printed_cost(state) else TOO_MUCH


def pick(state: State, seat: i64, argument: i64) -> Reason | None:
    """One of the cards in question."""
    return None if argument < len(lists.in_question(state, seat)) else NO_SUCH_PICK


def place(state: State, seat: i64, argument: i64) -> Reason | None:
    """A free die for a new item, or a column with room for one more card (rulings 84, 85 and 102)."""
    if argument == codes.NEW_ITEM:
        return None if state.question() == kinds.GAINED or has_slot(state, seat) else NO_SLOT
    at = seat * kinds.MOST_ITEMS + argument - 1
    if state.question() == kinds.GAINED or not state.items[at] or not state.pips[at]:
        return NO_SUCH_COLUMN
    return None if len(state.items[at]) < state.limit(kinds.PER_ITEM_LIMIT) else COLUMN_FULL


def choose(state: State, seat: i64, argument: i64) -> Reason | None:
    """One of the ways a card offers."""
    return None if argument < ways_in_question(state, seat) else NO_SUCH_WAY


def ways_in_question(state: State, seat: i64) -> i64:
    """Among how many ways one is to choose."""
    question = state.question()
    if question == kinds.ONE_OF:
        return len(possible.ways(state, state.agenda.b(), seat))
    if question == kinds.FLAG:
        return 2
    if question == kinds.MANDATORY:
        return len(reach.open_attempts(state, card_of(state.agenda.a()), cell_of(state.agenda.a())))
    return 1


def draw(state: State, seat: i64, argument: i64) -> Reason | None:
    """One more card, while there is one (rulings 36 and 37)."""
    return None if lists.can_draw_more(state) else LOCKED


def skip(state: State, seat: i64, argument: i64) -> Reason | None:
    """Do without; a mandatory action is not called off (rulings 56 and 61)."""
    return MUST_TAKE_PART if state.question() == kinds.AIM and state.forced else None


def done(state: State, seat: i64, argument: i64) -> Reason | None:
    """Enough; a gift needs room, an action its prerequisite (rulings 18 and 106)."""
    question = state.question()
    if question == kinds.GIVE_FOR:
        return None if has_slot(state, state.agenda.b() // kinds.MOST_ITEMS) else NO_ROOM
    if question == kinds.GATHER and not conditions.holds(
        state, state.box.requires[state.attempt], seat, state.party
    ):
        return UNMET_BY_THESE
    return None


def abandon(state: State, seat: i64, slot: i64) -> Reason | None:
    """A whole item, at any decision of its owner, unless this action uses it (ruling 104)."""
    at = seat * kinds.MOST_ITEMS + slot
    if not state.items[at]:
        return NO_SUCH_ITEM
    question = state.question()
    if question in (kinds.GIVE_TO, kinds.GIVE_FOR) and state.agenda.b() % kinds.MOST_ITEMS == slot:
        return IN_USE
    if question == kinds.SWAPPING and state.agenda.b() // kinds.ITEM_PLACES == at:
        return IN_USE
    return None if state.status[seat] == kinds.HERE and lists.can_abandon(state, seat, slot) else IN_USE


def give(state: State, seat: i64, slot: i64) -> Reason | None:
    """A whole item to somebody on the same terrain who can take it (ruling 106)."""
    if state.status[seat] != kinds.HERE or not state.items[seat * kinds.MOST_ITEMS + slot]:
        return NO_SUCH_ITEM
    others = state.together(seat)
    if not others:
        return NOBODY_BESIDE
    for other in others:
        if has_slot(state, other) or lists.swappable(state, other):
            return None
    return NO_ROOM_FOR_IT


def here(state: State, seat: i64, argument: i64) -> Reason | None:
    """For characters in the game only."""
    return None if state.status[seat] == kinds.HERE else NOT_AWAY


def camp(state: State, seat: i64, argument: i64) -> Reason | None:
    """All figures on one terrain (ruling 128)."""
    if state.status[seat] != kinds.HERE:
        return NOT_AWAY
    return None if land.camp_site(state) != kinds.NO_CELL else SCATTERED


def away(state: State, seat: i64, argument: i64) -> Reason | None:
    """For those who left for a while only."""
    return None if state.status[seat] == kinds.AWAY else NOT_AWAY


def join(state: State, seat: i64, character: i64) -> Reason | None:
    """An eliminated player, with a character nobody plays or has played (ruling 119)."""
    if state.status[seat] != kinds.FALLEN:
        return NOT_AWAY
    return None if state.players() and can_be_played(state, character) else CHARACTER_TAKEN


def can_be_played(state: State, character: i64) -> bool:
    """May a new player take this character? Not one in play, away or eliminated (ruling 119)."""
    if not 0 <= character < len(state.box.power):
        return False
    return state.where[state.box.character_card[character]] == kinds.IN_BOX
