"""What an action costs and needs, and what helps it (rulings 23 to 35); what a state costs (108)."""

from mypy_extensions import i64

from bivouac.core.bits import has
from bivouac.games.continent import kinds
from bivouac.games.continent.may import conditions, land, reach
from bivouac.games.continent.state import State


def burden(state: State, seat: i64, kind: i64, icon: i64, *, helping: bool = False) -> i64:
    """How much of one kind weighs on a player's actions with an icon; helping, only what says so (39)."""
    total: i64 = 0
    box = state.box
    for card in state.hands[seat] if helping else reach.burdening(state, seat):
        for at in box.burdens[card]:
            if box.burden_kind[at] != kind or not has(box.burden_icons[at], icon):
                continue
            if helping and not box.burden_helping[at]:
                continue
            if conditions.holds(state, box.burden_when[at], seat, state.party_of(seat)):
                total += box.burden_amount[at]
    return total


def raised(state: State, kind: i64) -> i64:
    """What raises the cost or the difficulty of the running action (rulings 30 and 39)."""
    icon = state.box.icon[state.attempt]
    total = burden(state, state.active, kind, icon)
    for seat in state.participants():
        if seat != state.active:
            total += burden(state, seat, kind, icon, helping=True)
    return total


def printed_cost(state: State) -> i64:
    """The printed cost with its increases: as far as a trade can go (ruling 31)."""
    return state.box.cost[state.attempt] + raised(state, kinds.MORE_COST)


def cost(state: State) -> i64:
    """The cards to draw: all terms together, never below zero (ruling 30)."""
    total = printed_cost(state) - state.trade - discounts(state)
    for help in state.applied:
        total -= state.box.help_cost[help]
    return max(0, total)


def need(state: State) -> i64:
    """The successes needed; what no card prints is zero (rulings 31 and 46)."""
    return state.box.need[state.attempt] + raised(state, kinds.MORE_NEED) + state.trade


def discounts(state: State) -> i64:
    """What the resources at hand take off a craft, each once (ruling 101)."""
    card = state.box.card_of[state.attempt]
    if card < 0 or state.box.icon[state.attempt] != kinds.CRAFT_ICON:
        return 0
    found = resources(state, state.spots[state.active])
    total: i64 = 0
    listed = state.box.discounts[card]
    for at in range(0, len(listed), 2):
        if has(found, listed[at]):
            total += listed[at + 1]
    return total


def resources(state: State, spot: i64) -> i64:
    """The resources of a terrain and of what is linked to it; a fire is one, the first of every pack."""
    if spot == kinds.NO_CELL:
        return 0
    found: i64 = state.box.resources[state.cells[spot]]
    for card in land.linked_events(state, spot):
        found |= state.box.resources[card]
    return found | 1 if state.has_fire(spot) else found


# -- helps


def helps(state: State, seat: i64, *, for_cost: bool) -> list[int]:
    """The helps a participant may still apply to the cost, or to the result (rulings 28 to 35 and 44)."""
    found: list[int] = []
    box = state.box
    for card in state.hands[seat]:
        for help in box.helps[card]:
            found.append(help)
    for at in range(seat * kinds.MOST_ITEMS, seat * kinds.MOST_ITEMS + kinds.MOST_ITEMS):
        for card in state.items[at]:
            for help in box.item_helps[card]:
                if has(state.used, at) or box.help_free[help]:
                    found.append(help)
    # What is everybody's is applied once, by the active player; a lock keeps it from the cost (33, 35).
    if seat == state.active and not (for_cost and box.locked[state.attempt]):
        for card in land.linked_events(state, state.spots[seat]) + state.satchel:
            for help in box.helps[card]:
                found.append(help)
    fitting = _fitting(state, seat, found, for_cost)
    assert len(fitting) <= kinds.HELPERS, "a pack that could bring more helps together is refused"
    return fitting


def unopened(state: State, seat: i64, *, for_cost: bool) -> list[int]:
    """The helps a participant's items would open, were they used for the running action (23 to 27)."""
    found: list[int] = []
    box = state.box
    start = box.card_of[state.attempt]
    begun = state.question() == kinds.ITEMS
    for at in range(seat * kinds.MOST_ITEMS, seat * kinds.MOST_ITEMS + kinds.MOST_ITEMS):
        # What offers the action is worn by its start, and helps with another pip only.
        starts = not begun and start >= 0 and state.where[start] == kinds.IN_ITEM + at
        if state.pips[at] <= (1 if starts else 0) or has(state.used, at):
            continue
        for card in state.items[at]:
            for help in box.item_helps[card]:
                if not box.help_free[help]:
                    found.append(help)
    return _fitting(state, seat, found, for_cost)


def _fitting(state: State, seat: i64, found: list[int], for_cost: bool) -> list[int]:
    """Those of some helps that serve at this step; who is deaf to sevens gains nothing by them."""
    box = state.box
    deaf = not for_cost and burden(state, seat, kinds.NO_SEVENS, box.icon[state.attempt]) > 0
    return [help for help in found if fits(state, help, for_cost) and not (deaf and box.help_sevens[help])]


def fits(state: State, help: i64, for_cost: bool) -> bool:
    """Does a help serve the running action at this step, not applied before? (rulings 24, 25, 140)"""
    box = state.box
    if not has(box.help_icons[help], box.icon[state.attempt]) or help in state.applied:
        return False
    if for_cost != (box.help_cost[help] > 0):
        return False
    return conditions.holds(state, box.help_when[help], holder(state, help), state.party)


def holder(state: State, help: i64) -> i64:
    """The seat a help belongs to; the active player's if it is everybody's."""
    place = state.where[state.box.help_card[help]]
    for seat in range(state.seats):
        if state.box.help_card[help] in state.hands[seat]:
            return seat
    return (place - kinds.IN_ITEM) // kinds.MOST_ITEMS if place >= kinds.IN_ITEM else state.active


def can_use(state: State, seat: i64, slot: i64) -> bool:
    """Has an item a die and anything to give to the running action? (rulings 23 to 27)"""
    at = seat * kinds.MOST_ITEMS + slot
    if not state.pips[at] or has(state.used, at):
        return False
    icon = state.box.icon[state.attempt]
    for card in state.items[at]:
        if state.box.symbol[card] >= 0:
            return True
        for help in state.box.item_helps[card]:
            if has(state.box.help_icons[help], icon) and not state.box.help_free[help]:
                return True
    return False


def energy_of(state: State, seat: i64, card: i64) -> i64:
    """What a state costs whoever takes it: nothing, or a card for each character and state held (108)."""
    box = state.box
    held = 0
    costly = box.energy[card]
    for one in state.hands[seat]:
        if box.kind[one] == kinds.STATE or box.kind[one] == kinds.CHARACTER:
            held += 1
        if box.energy_with[card] and box.number[one] == box.energy_with[card]:
            costly = True
    return held if costly else 0
