"""What may be done now: a predicate per kind of action answers with the reason that forbids it, if any."""

from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import bit, has
from bivouac.core.choices import Choices
from bivouac.core.refusal import Reason
from bivouac.core.shapes import PriceFact
from bivouac.games.takara import codes, columns
from bivouac.games.takara.data.prices import FORESEEN, OBSERVED, TOKEN_PRICE
from bivouac.games.takara.kinds import (
    AT_PORT,
    IMITATOR,
    LEVELS,
    MONSTER,
    ROCKFALL,
    SITES,
    SPECIALISTS,
)
from bivouac.games.takara.shapes import AtSite, Hired, Tile, Windows
from bivouac.games.takara.state import State


def _site(state: State, site: int) -> AtSite:
    return {"site": site + 1}


def _windows(state: State, start: int) -> Windows:
    site: int = state.agenda.a()
    return {"site": site + 1, "windows": state.height(site) - FORESEEN + 1}


def _ware(state: State, sale: int) -> Tile:
    return {"tile": columns.IDS[columns.SALEABLE[sale]]}


def _specialist(state: State, argument: int) -> Hired:
    return {"specialist": columns.SPECIALIST_IDS[columns.HIRED[argument]]}


def _copied(state: State, argument: int) -> Hired:
    return {"specialist": columns.SPECIALIST_IDS[columns.POWER[argument]]}


def _wages(state: State, argument: int) -> PriceFact:
    return {"has": state.karas[state.active], "needs": hire_price(argument)}


def _token(state: State, argument: int) -> PriceFact:
    return {"has": state.karas[state.active], "needs": TOKEN_PRICE}


SITE_EMPTY: Final = Reason("empty_site", 44, _site)
NOTHING_TO_SEE: Final = Reason("nothing_to_observe", 7, _site)
STRICTLY_BLOCKED: Final = Reason("nothing_to_observe", 3, _site)
ALREADY_OPEN: Final = Reason("already_open", 3, _site)
NOT_A_MONSTER: Final = Reason("not_a_monster", 5)
FACE_UP: Final = Reason("face_up", 8, _site)
NO_ROCKFALL: Final = Reason("no_rockfall", 40, _site)
NEEDS_TWO: Final = Reason("needs_two", 40, _site)
COUNTER_CLOSED: Final = Reason("counter_closed", 15)
STOCK_GONE: Final = Reason("stock_gone", 16)
POOR_FOR_TOKEN: Final = Reason("not_enough_karas", 15, _token)
NO_SUCH_TILE: Final = Reason("no_such_tile", 13, _ware)
HAS_SPECIALIST: Final = Reason("has_specialist", 17, _specialist)
NOT_AT_PORT: Final = Reason("not_at_port", 46, _specialist)
POOR_FOR_SPECIALIST: Final = Reason("not_enough_karas", 46, _wages)
NOBODY_TO_COPY: Final = Reason("nobody_to_copy", 19, _copied)
NO_SUCH_WINDOW: Final = Reason("no_such_window", 45, _windows)
NO_SWORD: Final = Reason("no_sword", 56, _site)
NO_MONSTER: Final = Reason("no_monster", 41, _site)


def assignments(state: State, found: Choices) -> None:
    """What an adventurer may be sent to do: a fast list beside the judge, held to it by law 7."""
    seat = state.active
    found.add_each(codes.OBSERVE, state.covered | _passable(state))
    found.add_each(codes.DIG, state.covered)
    if state.blocked and state.available() >= 2:
        found.add_each(codes.DESTROY, state.blocked)
    found.add(codes.VISIT_DEN)
    if not state.traded:
        if buy(state, 0) is None:
            found.add(codes.BUY)
        found.add_each(codes.SELL, state.wares[seat])
    if state.karas[seat] >= CHEAPEST and not has_specialist(state):
        found.add_each(codes.HIRE, _for_hire(state))
    if state.sword:
        found.add_each(codes.FIGHT, state.guarded)


def glances(state: State, found: Choices) -> None:
    """What may be done with a tile under one's eyes, as `turn_up` judges it."""
    if state.class_of(looked_at(state)) == MONSTER:
        found.add(codes.TURN_UP)
    found.add(codes.LEAVE)


def _passable(state: State) -> i64:
    """The sites whose open top, a monster turned up this turn, leaves something to see below it."""
    sites: i64 = 0
    if state.fresh and state.guarded and not state.strict:
        for site in range(SITES):
            if has(state.guarded, site) and _observe_below(state, site) is None:
                sites |= bit(site)
    return sites


def _for_hire(state: State) -> i64:
    """Whom a player without a specialist may hire."""
    hired: i64 = 0
    karas = state.karas[state.active]
    for argument in range(HIRINGS):
        who = columns.HIRED[argument]
        free = karas >= columns.WAGES[argument] and state.holder(who) == AT_PORT
        if free and (who != IMITATOR or state.holder(columns.POWER[argument]) != AT_PORT):
            hired |= bit(argument)
    return hired


# Nobody is hired for less; asking so first spares the list below six questions on most turns.
CHEAPEST: Final[int] = min(columns.PRICE)
HIRINGS: Final[int] = len(columns.HIRED)


def observe(state: State, site: i64) -> Reason | None:
    """A face-down tile must lie within reach: three tiles, nothing that stops observers above it."""
    if has(state.covered, site):
        return None
    return SITE_EMPTY if has(state.emptied, site) else _observe_below(state, site)


def _observe_below(state: State, site: i64) -> Reason | None:
    """The top lies open: is there something to see under it?"""
    top = state.top(site)
    for tile in range(top, max(top - OBSERVED, site * LEVELS - 1), -1):
        if not state.is_up(tile):
            return None
        if stops_observer(state, tile):
            monster = state.class_of(tile) == MONSTER
            return STRICTLY_BLOCKED if monster and has(state.fresh, tile) else NOTHING_TO_SEE
    return ALREADY_OPEN


def stops_observer(state: State, tile: i64) -> bool:
    """An open tile ends an observation, unless it is a monster turned up this very turn (rulings 2 and 3)."""
    return state.strict or not has(state.fresh, tile) or state.class_of(tile) == ROCKFALL


def turn_up(state: State, argument: i64) -> Reason | None:
    """Only a monster may be turned up; a rockfall turns itself up (rulings 4 and 5)."""
    tile = looked_at(state)
    return None if state.class_of(tile) == MONSTER else NOT_A_MONSTER


def looked_at(state: State) -> i64:
    """The tile the active player holds under their eyes."""
    return state.agenda.a() * LEVELS + (state.agenda.b() >> 2)


def dig(state: State, site: i64) -> Reason | None:
    """Digging turns up a hidden tile: an open one is fought or destroyed instead (ruling 8)."""
    if has(state.covered, site):
        return None
    return SITE_EMPTY if has(state.emptied, site) else FACE_UP


def destroy(state: State, site: i64) -> Reason | None:
    """A rockfall open on top of its site, and two adventurers (ruling 40)."""
    if not has(state.blocked, site):
        return SITE_EMPTY if has(state.emptied, site) else NO_ROCKFALL
    return None if state.available() >= 2 else NEEDS_TWO


def buy(state: State, argument: i64) -> Reason | None:
    """One visit a turn, a token in stock and 5 Karas (rulings 15 and 16)."""
    if state.traded:
        return COUNTER_CLOSED
    if state.stock == 0:
        return STOCK_GONE
    return None if state.karas[state.active] >= TOKEN_PRICE else POOR_FOR_TOKEN


def sell(state: State, sale: i64) -> Reason | None:
    """One visit a turn, and a tile of that kind won earlier (rulings 13 and 15)."""
    if state.traded:
        return COUNTER_CLOSED
    return None if has(state.wares[state.active], sale) else NO_SUCH_TILE


def has_specialist(state: State) -> bool:
    """Does a specialist, awake or asleep, lie in front of the active player?"""
    for specialist in range(SPECIALISTS):
        if state.holder(specialist) == state.active:
            return True
    return False


def hire(state: State, argument: i64) -> Reason | None:
    """Nobody in front of you, the specialist at the port, the full price in hand (rulings 17, 19 and 46)."""
    if has_specialist(state):
        return HAS_SPECIALIST
    hired = columns.HIRED[argument]
    if state.holder(hired) != AT_PORT:
        return NOT_AT_PORT
    if hired == IMITATOR and state.holder(columns.POWER[argument]) == AT_PORT:
        return NOBODY_TO_COPY
    return None if state.karas[state.active] >= hire_price(argument) else POOR_FOR_SPECIALIST


def hire_price(argument: i64) -> i64:
    """The price of a specialist; the Imitator's own comes on top of that of whom it copies (ruling 19)."""
    return columns.WAGES[argument]


def send(state: State, site: i64) -> Reason | None:
    """A specialist works on a site that has tiles (ruling 44)."""
    return SITE_EMPTY if has(state.emptied, site) else None


def window(state: State, start: i64) -> Reason | None:
    """Three neighbours of the site, counted from its top (ruling 45)."""
    return None if start <= state.height(state.agenda.a()) - FORESEEN else NO_SUCH_WINDOW


def fight(state: State, site: i64) -> Reason | None:
    """The sword in hand, and a monster open on top of its site (rulings 41 and 56)."""
    if not state.sword:
        return NO_SWORD
    if has(state.guarded, site):
        return None
    return SITE_EMPTY if has(state.emptied, site) else NO_MONSTER
