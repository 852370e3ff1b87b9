"""The steps of the agenda: each is about something there is, and goes with what lies below it."""

from collections.abc import Callable
from typing import Final

from bivouac.core.bits import has
from bivouac.core.effects import OneOf, Pay, SomeOf
from bivouac.core.refusal import SetupError
from bivouac.games.arnak import columns, effects, kinds
from bivouac.games.arnak.kinds import (
    CAMPS,
    FIRST_ARTIFACT,
    NO_ASSISTANT,
    NO_GUARDIAN,
    NO_TILE,
    PICKS,
    PLACES,
    PLACES_FOR_ASSISTANTS,
    SITES,
    SPACES,
    TEMPLE,
)
from bivouac.games.arnak.may import answers, travel
from bivouac.games.arnak.state import State

Step = list[int]
FLAGS: Final = kinds.FROM * kinds.SOURCES
ROWS: Final = 7


def check(state: State) -> None:
    """Refuse an agenda that cannot be worked through."""
    steps = state.agenda.dump()
    for at, (kind, a, b) in enumerate(steps):
        name = f"agenda[{at}]"
        known = kind == kinds.KEEP or kinds.CHOOSE <= kind < kinds.STEPS
        _need(known, f"{name}: {kind} is no step")
        if kind != kinds.KEEP:
            _need(CHECKS[kind](state, a, b), f"{name}: it is about nothing there is")
    _travel(state, steps)
    _discovery(state, steps)
    _looking(state, steps)


def _need(holds: bool, reason: str) -> None:
    if not holds:
        raise SetupError(reason)


def _travel(state: State, steps: list[Step]) -> None:
    """A payment under way is one step, above what it pays for, and can be met."""
    bills = [at for at, step in enumerate(steps) if step[0] in (kinds.TRAVEL, kinds.LEFTOVER)]
    _need(len(bills) == (1 if state.bill else 0), "bill: it does not go with the agenda")
    ways = [at for at, step in enumerate(steps) if step[0] in (kinds.ARRIVE, kinds.CATCH)]
    _need(len(ways) <= 1, "agenda: two journeys at once")
    owed = [at for at, step in enumerate(steps) if step[0] == kinds.DISCARD and step[1] == 0]
    _need(not ways or ways[0] + 1 in bills + owed, "agenda: a journey nobody pays for")
    rows = (
        travel.needs_of(state.bill),
        travel.paid_of(state.bill),
        travel.covered_of(state.bill),
        state.icons,
    )
    small = all((row >> (3 * icon)) & 7 <= 3 for row in rows for icon in range(kinds.ICONS))
    _need(small, "bill: more icons than any payment has")
    if not bills:
        return
    below = steps[bills[0] - 1][0] if bills[0] else -1
    _need(below in (kinds.ARRIVE, kinds.CATCH, kinds.RESOLVE), "agenda: a payment for nothing")
    _need(travel.needs_of(state.bill) > 0, "bill: nothing is asked for")
    if steps[bills[0]][0] == kinds.LEFTOVER:
        _need(bills[0] == len(steps) - 1 and travel.is_met(state), "agenda: the payment is not complete")
        return
    coins = state.has(state.active, kinds.COIN)
    open_still = not travel.is_met(state)
    payable = open_still and travel.can_meet(state, state.bill, travel.means(state), coins)
    _need(payable, "bill: it cannot be met, or is")


def _discovery(state: State, steps: list[Step]) -> None:
    """A pause comes before the tile, the tile before the guardian of the same place."""
    waking = [step for step in steps if step[0] == kinds.WAKE]
    _need(len(waking) <= 1, "agenda: two discoveries at once")
    for at, (kind, place, _) in enumerate(steps):
        below = steps[at - 1][:2] if at else []
        if kind == kinds.PAUSE:
            _need(below == [kinds.TURN_TILE, place], "agenda: a pause before nothing")
        elif kind == kinds.TURN_TILE:
            _need(below == [kinds.WAKE, place], "agenda: a tile without a guardian")
        elif kind == kinds.WAKE:
            turned = state.tiles[place] != NO_TILE
            tile_waits = len(steps) > at + 1 and steps[at + 1][:2] == [kinds.TURN_TILE, place]
            _need(turned != tile_waits, "agenda: a guardian without a tile")


def _looking(state: State, steps: list[Step]) -> None:
    """Cards, tiles and assistants are looked through on top of the agenda only."""
    for at, (kind, _, _) in enumerate(steps):
        if kind in (kinds.SIFTED, kinds.RETURN, kinds.TEMPLE_BONUS, kinds.KEEP):
            _need(at == len(steps) - 1, "agenda: it does not wait")
    kind = steps[-1][0] if steps else -1
    least = {kinds.SIFTED: 2, kinds.RETURN: 1}.get(kind, 0)
    most = 3 if least else 0
    _need(least <= len(state.sifted) <= most, "sifted: it does not go with the agenda")
    seat = int(state.active)
    _need(kind != kinds.TEMPLE_BONUS or has(state.temple_seen, seat), "temple_seen: who looks has seen")
    _need(kind != kinds.RESCUE or has(state.rescue_seen, seat), "rescue_seen: who looks has seen")


# One check per kind of step


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


def _plain(state: State, a: int, b: int) -> bool:
    return a == 0 and b == 0


def _node(*wanted: type) -> Callable[[State, int, int], bool]:
    def about(state: State, a: int, b: int) -> bool:
        return b == 0 and _is(a, *wanted)

    return about


def _between(low: int, high: int, most: int = 0) -> Callable[[State, int, int], bool]:
    def within(state: State, a: int, b: int) -> bool:
        return low <= a <= high and b <= most

    return within


def _buy(state: State, a: int, b: int) -> bool:
    return b <= 1 and _is(a, effects.Buy, effects.RevealAndBuy)


def _swap_for(state: State, a: int, b: int) -> bool:
    there = a < PLACES_FOR_ASSISTANTS and state.helper(state.active, a) != NO_ASSISTANT
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
    return b == 0 and a >= FIRST_ARTIFACT and (a in state.areas[state.active] or a in state.exiled)


def _crown_to(state: State, a: int, b: int) -> bool:
    return b == 0 and a < SITES and answers.guarded(state, a) is None


def _bonus(state: State, a: int, b: int) -> bool:
    return 0 < a < TEMPLE and b <= kinds.NOTEBOOK


def _place(state: State, a: int, b: int) -> bool:
    return b == 0 and a < PLACES


def _resolve(state: State, a: int, b: int) -> bool:
    return a < columns.NODE_COUNT and b < FLAGS


def _arrive(state: State, a: int, b: int) -> bool:
    free = a < SPACES and not has(state.occupied() | state.blocked, a)
    return b == 0 and free and state.at_home(state.active) > 0


def _wake(state: State, a: int, b: int) -> bool:
    free = a < PLACES and state.guards[CAMPS + a] == NO_GUARDIAN
    return b == 0 and free and bool(state.guardian_stack)


def _turn_tile(state: State, a: int, b: int) -> bool:
    return b == 0 and a < PLACES and state.tiles[a] == NO_TILE and has_figure(state, a)


def has_figure(state: State, place: int) -> bool:
    """Does the active player stand at a place?"""
    return bool(state.stands_at(state.active, CAMPS + place))


def _catch(state: State, a: int, b: int) -> bool:
    there = a < SITES and state.guards[a] != NO_GUARDIAN
    return b == 0 and there and bool(state.stands_at(state.active, a))


def _row_effect(state: State, a: int, b: int) -> bool:
    return 1 <= a <= ROWS and b <= kinds.NOTEBOOK


Check = Callable[[State, int, int], bool]
CHECKS: Final[dict[int, Check]] = {
    kinds.CHOOSE: _choose,
    kinds.OFFER: _pays,
    kinds.DISCARD: _discard,
    kinds.DRAW: _between(1, 3, 1),
    kinds.EXILE: _plain,
    kinds.UPGRADE: _plain,
    kinds.REFRESH: _between(1, 2),
    kinds.RECRUIT: _plain,
    kinds.PROMOTE: _plain,
    kinds.RESCUE: _plain,
    kinds.SWAP: _plain,
    kinds.SWAP_FOR: _swap_for,
    kinds.SUPPLY: _between(0, 1),
    kinds.SEND: _node(effects.Send),
    kinds.TRAVEL: _plain,
    kinds.LEFTOVER: _plain,
    kinds.SEND_CAMP: _between(1, 2),
    kinds.AGAIN: _between(0, CAMPS - 1, 1),
    kinds.ACTIVATE: _activate,
    kinds.RELOCATE: _node(effects.Relocate),
    kinds.RELOCATE_TO: _relocate_to,
    kinds.RECALL: _plain,
    kinds.BUY: _buy,
    kinds.TAKE_ITEM: _node(effects.TakeItem),
    kinds.TAKE_ARTIFACT: _plain,
    kinds.TAKE_EXILED: _plain,
    kinds.ARTIFACT: _artifact,
    kinds.TAME: _between(0, 1),
    kinds.CROWN: _plain,
    kinds.CROWN_TO: _crown_to,
    kinds.RESEARCH: _node(effects.Research, effects.ResearchNotebook),
    kinds.BONUS: _bonus,
    kinds.PICK_BONUS: _bonus,
    kinds.TEMPLE_BONUS: _plain,
    kinds.KEY: _plain,
    kinds.SIFT: _node(effects.Sift),
    kinds.SIFTED: _node(effects.Sift),
    kinds.RETURN: _node(effects.Sift),
    kinds.PAUSE: _place,
    kinds.RESOLVE: _resolve,
    kinds.ARRIVE: _arrive,
    kinds.TURN_TILE: _turn_tile,
    kinds.WAKE: _wake,
    kinds.CATCH: _catch,
    kinds.ROW_EFFECT: _row_effect,
}
assert set(CHECKS) == set(range(kinds.CHOOSE, kinds.STEPS)), "no check for some step"
