"""The steps of the agenda: each is about something there is and can be worked through when its turn comes."""

from collections.abc import Callable
from typing import Final

from bivouac.core.bits import has
from bivouac.core.census import need
from bivouac.core.effects import OneOf, Pay, SomeOf
from bivouac.games.arnak import columns, effects, kinds
from bivouac.games.arnak.kinds import CAMPS, NO_ASSISTANT, NO_GUARDIAN, NO_TILE, PICKS, PLACES, SITES, SPACES
from bivouac.games.arnak.may import answers, travel
from bivouac.games.arnak.state import State

FLAGS: Final = kinds.FROM * kinds.SOURCES
ROWS: Final = 7

Fits = Callable[[State, int, int], bool]


def check(state: State) -> None:
    """Refuse an agenda that cannot be worked through."""
    steps = state.agenda.dump()
    for at, (kind, a, b) in enumerate(steps):
        name = f"agenda[{at}]"
        need(kind == kinds.KEEP or kinds.CHOOSE <= kind < kinds.STEPS, f"{name}: {kind} is no step")
        fits = FITS.get(kind)
        need(
            a == 0 and b == 0 if fits is None else fits(state, a, b), f"{name}: it is about nothing there is"
        )
    listed = [kind for kind, _, _ in steps]
    _payment(state, listed)
    looks = {kinds.SIFTED: 2, kinds.RETURN: 1}.get(listed[-1] if listed else -1, 0)
    need(looks <= len(state.sifted) <= (3 if looks else 0), "sifted: it does not go with the agenda")
    alone = (kinds.ARRIVE, kinds.CATCH, kinds.TURN_TILE, kinds.WAKE)
    need(all(listed.count(kind) <= 1 for kind in alone), "agenda: two journeys at once")


def _payment(state: State, listed: list[int]) -> None:
    """A payment under way is one step, and can be met."""
    bills = [kind for kind in listed if kind in (kinds.TRAVEL, kinds.LEFTOVER)]
    need(len(bills) == (1 if state.bill else 0), "bill: it does not go with the agenda")
    rows = (
        travel.needs_of(state.bill),
        travel.paid_of(state.bill),
        travel.covered_of(state.bill),
        state.icons,
    )
    small = all((row >> (3 * icon)) & 7 <= 3 for row in rows for icon in range(kinds.ICONS))
    need(small, "bill: more icons than any payment has")
    if bills == [kinds.TRAVEL]:
        coins = state.has(state.active, kinds.COIN)
        payable = travel.can_meet(state, state.bill, travel.means(state), coins)
        need(payable and not travel.is_met(state), "bill: it cannot be met, or is")
    elif bills:
        need(travel.is_met(state), "agenda: the payment is not complete")


def _within(low: int, high: int, most: int = 0) -> Fits:
    def fits(state: State, a: int, b: int) -> bool:
        return low <= a <= high and b <= most

    return fits


def _is(node: int, *wanted: type) -> bool:
    return node < columns.NODE_COUNT and isinstance(columns.NODES.effects[node], wanted)


def _choose(state: State, a: int, b: int) -> bool:
    if not _is(a, OneOf, SomeOf):
        return False
    parts = columns.NODE_PARTS[a]
    picked, left, flags = b % PICKS, b // PICKS % PICKS, b // (PICKS * PICKS)
    count = columns.NODE_PICKED[a]
    done = sum((picked >> at) & 1 for at in range(len(parts)))
    fits = picked < 1 << len(parts) and flags < FLAGS and left > 0 and done + left == count
    open_parts = [at for at in range(len(parts)) if not (picked >> at) & 1]
    return fits and any(answers.is_option(state, parts[at], flags) for at in open_parts)


def _pays(state: State, a: int, b: int) -> bool:
    return b < kinds.SOURCES and _is(a, Pay) and not columns.NODE_PRICE_CARDS[a]


def _discard(state: State, a: int, b: int) -> bool:
    if a == 0:
        return b == 0
    return b < kinds.SOURCES and _is(a - 1, Pay) and columns.NODE_PRICE_CARDS[a - 1] > 0


def _node(*wanted: type, most: int = 0) -> Fits:
    def about(state: State, a: int, b: int) -> bool:
        return b <= most and _is(a, *wanted)

    return about


def _swap_for(state: State, a: int, b: int) -> bool:
    there = a < kinds.PLACES_FOR_ASSISTANTS and state.helper(state.active, a) != NO_ASSISTANT
    return b == 0 and there and any(state.supply)


def _activate(state: State, a: int, b: int) -> bool:
    if not _is(a, effects.ActivateSite, effects.ActivateCamps, effects.ActivateOwn):
        return False
    picks = columns.NODE_SITES[a]
    used, left = b % PICKS, b // PICKS
    done = sum((used >> at) & 1 for at in range(CAMPS))
    return used < 1 << CAMPS and left > 0 and done + left == picks


def _relocate_to(state: State, a: int, b: int) -> bool:
    if not _is(a, effects.Relocate) or b >= SPACES or not has(state.figures[state.active], b):
        return False
    return answers.has_target(state, a, b)


def _artifact(state: State, a: int, b: int) -> bool:
    """A card just bought; a free action may have exiled it since (ruling 128)."""
    return b == 0 and a >= kinds.FIRST_ARTIFACT and (a in state.areas[state.active] or a in state.exiled)


def _crown_to(state: State, a: int, b: int) -> bool:
    return b == 0 and a < SITES and answers.guarded(state, a) is None


def _arrive(state: State, a: int, b: int) -> bool:
    free = a < SPACES and not has(state.occupied() | state.blocked, a)
    return b == 0 and free and state.at_home(state.active) > 0


def _wake(state: State, a: int, b: int) -> bool:
    free = a < PLACES and state.guards[CAMPS + a] == NO_GUARDIAN
    found = free and (state.tiles[a] != NO_TILE or [kinds.TURN_TILE, a, 0] in state.agenda.dump())
    return b == 0 and found and bool(state.guardian_stack)


def _turn_tile(state: State, a: int, b: int) -> bool:
    return b == 0 and a < PLACES and state.tiles[a] == NO_TILE


def _catch(state: State, a: int, b: int) -> bool:
    there = a < SITES and state.guards[a] != NO_GUARDIAN
    return b == 0 and there and bool(state.stands_at(state.active, a))


# What a step may be about, where it is about anything.
FITS: Final[dict[int, Fits]] = {
    kinds.CHOOSE: _choose,
    kinds.OFFER: _pays,
    kinds.DISCARD: _discard,
    kinds.DRAW: _within(1, 3, 1),
    kinds.REFRESH: _within(1, 2),
    kinds.SWAP_FOR: _swap_for,
    kinds.SUPPLY: _within(0, 1),
    kinds.SEND: _node(effects.Send),
    kinds.SEND_CAMP: _within(1, 2),
    kinds.AGAIN: _within(0, CAMPS - 1, 1),
    kinds.ACTIVATE: _activate,
    kinds.RELOCATE: _node(effects.Relocate),
    kinds.RELOCATE_TO: _relocate_to,
    kinds.BUY: _node(effects.Buy, effects.RevealAndBuy, most=1),
    kinds.TAKE_ITEM: _node(effects.TakeItem),
    kinds.ARTIFACT: _artifact,
    kinds.TAME: _within(0, 1),
    kinds.CROWN_TO: _crown_to,
    kinds.RESEARCH: _node(effects.Research, effects.ResearchNotebook),
    kinds.BONUS: _within(1, kinds.TEMPLE - 1, kinds.NOTEBOOK),
    kinds.PICK_BONUS: _within(1, kinds.TEMPLE - 1, kinds.NOTEBOOK),
    kinds.SIFT: _node(effects.Sift),
    kinds.SIFTED: _node(effects.Sift),
    kinds.RETURN: _node(effects.Sift),
    kinds.PAUSE: _within(0, PLACES - 1),
    kinds.RESOLVE: _within(0, columns.NODE_COUNT - 1, FLAGS - 1),
    kinds.ARRIVE: _arrive,
    kinds.TURN_TILE: _turn_tile,
    kinds.WAKE: _wake,
    kinds.CATCH: _catch,
    kinds.ROW_EFFECT: _within(1, ROWS, kinds.NOTEBOOK),
}
