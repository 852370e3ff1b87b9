"""What an effect is worth to the group, in cards of the action deck, as far as anybody can know.

A card nobody has met is worth the curiosity it wakes: what stands on its front is not asked for.
"""

from collections.abc import Callable
from typing import Final, final

from bivouac.games.continent.columns import Columns
from bivouac.games.continent.kinds import (
    BURIED,
    C_ANY_LEFT,
    C_LEFT,
    E_ALL_OF,
    E_CURE,
    E_DAMAGE,
    E_ELIMINATE,
    E_FLIP,
    E_FREE,
    E_LEARN,
    E_LIFT,
    E_LIGHT,
    E_LOSE,
    E_MAKE,
    E_MAY,
    E_NEW_BOARD,
    E_ONE_OF,
    E_PEEK,
    E_REPAIR,
    E_RESTORE,
    E_RETURN,
    E_SPEND,
    E_TAKE,
    E_WHEN,
    IN_ADVENTURE,
    IN_BOX,
    IN_PAST,
    IN_ZONE,
    NO_CARD,
    QUEST,
    STATE,
    TERRAIN,
)
from bivouac.games.continent.may import conditions, flags, possible
from bivouac.games.continent.state import State

VICTORY: Final = 60.0
DEFEAT: Final = -60.0
SOUGHT: Final = 12.0  # what a hint asks for or tells of
LAST: Final = 20.0  # the same, when nothing else is missing
SIDE: Final = 5.0  # a quest item that some other card in sight asks for
EXPERIENCE: Final = 1.5  # a point of it
UNKNOWN: Final = 3.5  # a card nobody has met, promised by a success
DISTRACTION: Final = 2.0  # the same, once nothing is missing any more
FAMILIAR: Final = 0.3  # one of a number that was met and lies open somewhere
DREAD: Final = -2.5  # a card nobody has met, threatened by a failure
ILLNESS: Final = -3.0  # a number known to be a state
EXPLORING: Final = 4.0  # fog turned over
REVISITING: Final = 2.2  # the same, where one has been
PASSING: Final = 3.4  # the same, on the way to a region in which something is
NEW_LAND: Final = 5.0
LURE: Final = 3.0  # a region in which something that is sought is said to be
DETOUR: Final = 2.0  # one in which nothing is, while there is another
RETURNING: Final = 1.3  # a region that was seen before: a little more than the way there costs
LEARNING: Final = 3.0
MAKING: Final = 2.0
CURING: Final = 3.0
LOOKING: Final = 0.4
PATIENCE: Final = 6  # turns before one asks for a hint
CONTENT: Final = 2  # turns more for each thing found for oneself
WARMTH: Final = 0.5
# What a card of the deck is worth: more as the deck thins.
CARD: Final = 1.0
SCARCE: Final = 22
SCARCE_CARD: Final = 1.2
THIN: Final = 12
LAST_CARD: Final = 1.6
DEADLY: Final = 8.0  # a loss from the discard pile, where the curses are


@final
class Aims:
    """What the group is after: cards by number with their worth, regions; has it everything, is it stuck?"""

    def __init__(self, numbers: dict[int, float], zones: list[int], ready: bool, stuck: bool) -> None:
        self.numbers = numbers
        self.zones = zones
        self.ready = ready
        self.stuck = stuck
        self.towards: list[int] = []  # regions beside this one that are nearer to those


def price(state: State) -> float:
    """What a card of the deck is worth now."""
    left = len(state.deck)
    return CARD if left > SCARCE else SCARCE_CARD if left > THIN else LAST_CARD


def worth(state: State, node: int, seat: int, aims: Aims, *, failing: bool = False) -> float:
    """The worth of an effect; none is worth nothing."""
    if node < 0:
        return 0.0
    kind = state.box.node_kind[node]
    parts = state.box.node_parts[node]
    if kind == E_ALL_OF:
        return _all(state, parts, seat, aims, failing)
    if kind == E_ONE_OF:
        return max([worth(state, part, seat, aims, failing=failing) for part in parts])
    if kind == E_MAY:
        return max(0.0, worth(state, parts[0], seat, aims, failing=failing))
    if kind == E_WHEN:
        holds = conditions.holds(state, state.box.node_condition[node], seat, 1 << seat)
        return worth(state, parts[0 if holds else 1], seat, aims, failing=failing)
    if kind == E_TAKE:
        number = state.box.node_number[node]
        if not is_there(state, number, again=not state.box.node_if_available[node]):
            return 0.0
        if not failing and number in aims.numbers:
            return aims.numbers[number]
        if number > state.box.easy:
            return UNKNOWN if aims.stuck and comes_next(state, number) else 0.0
        if lacks_its_symbol(state, node, seat):
            return 0.0
        value = UNKNOWN if has_its_symbol(state, node, seat) else call(state, number, failing=failing)
        return min(value, DISTRACTION) if aims.ready else value
    if kind in (E_FLIP, E_FREE):
        return exploring(state, seat, aims)
    if kind == E_NEW_BOARD:
        return journey(state, state.box.node_number[node], aims)
    leaf = LEAVES.get(kind)
    return 0.0 if leaf is None else leaf(state, node, seat)


def _all(state: State, parts: list[int], seat: int, aims: Aims, failing: bool) -> float:
    """All parts together; a card that comes with a meal only says that it was eaten, unless it is sought."""
    kinds = [state.box.node_kind[part] for part in parts]
    total = 0.0
    for part in parts:
        value = worth(state, part, seat, aims, failing=failing)
        is_call = state.box.node_kind[part] == E_TAKE
        if E_RESTORE in kinds and is_call and state.box.node_number[part] not in aims.numbers:
            value = min(value, FAMILIAR)
        total += value
    return total


def is_there(state: State, number: int, *, again: bool) -> bool:
    """Is a card of the number left to be taken, with `again` also one that the Past would give back?

    A shore that lies there already is not taken again, though its other side is still in the box.
    """
    places = (IN_ADVENTURE, BURIED, IN_PAST) if again else (IN_ADVENTURE, BURIED)
    cards = state.box.greens[number] + state.box.golds[number]
    if True in [state.box.kind[card] == TERRAIN and card in state.cells for card in cards]:
        return False
    return True in [state.where[card] in places for card in cards]


def call(state: State, number: int, *, failing: bool) -> float:
    """A card of a number: what was seen of it tells, the rest is hope or dread."""
    seen = [card for card in state.box.greens[number] + state.box.golds[number] if is_open(state, card)]
    if any(state.box.kind[card] == STATE for card in seen):
        return ILLNESS
    if failing:
        return DREAD
    points = max([state.box.points[card] for card in seen]) if seen else 0
    if points:
        return EXPERIENCE * points
    return FAMILIAR if seen else UNKNOWN


def has_its_symbol(state: State, node: int, seat: int) -> bool:
    """Is there a flag beside a call, and its symbol at hand? Then another card comes than the plain one."""
    symbol = state.box.node_symbol[node]
    return symbol >= 0 and flags.holder(state, seat, symbol) != NO_CARD


def lacks_its_symbol(state: State, node: int, seat: int) -> bool:
    """Has the plain card of a flagged call been met already, and is the symbol still not at hand?"""
    if state.box.node_symbol[node] < 0 or has_its_symbol(state, node, seat):
        return False
    return True in [is_open(state, card) for card in state.box.greens[state.box.node_number[node]]]


def is_stuck(state: State) -> bool:
    """Has a patient group waited long enough for the next hint, with little to show for it?"""
    if was_told(state):
        return False
    quests = [card for card in state.satchel if state.box.kind[card] == QUEST and not state.box.points[card]]
    hints = len([card for card in quests if state.box.number[card] > state.box.easy])
    return int(state.turn) >= PATIENCE * (hints + 1) + CONTENT * (len(quests) - hints)


def comes_next(state: State, number: int) -> bool:
    """Is it a first hint, or the one after the last that was read? Hints are read in their own order."""
    read = [state.box.number[card] for card in state.satchel if state.box.number[card] > state.box.easy]
    return not read or number - 1 in read


def asks(box: Columns, attempt: int) -> int:
    """What an action asks of the group, or -1: that something is left to be had asks nothing of anybody."""
    condition = box.requires[attempt]
    return -1 if condition >= 0 and box.condition_kind[condition] in (C_LEFT, C_ANY_LEFT) else condition


def was_told(state: State) -> bool:
    """Has the group read hints to the end of one way? The last one checks the baggage."""
    box = state.box
    for card in state.satchel:
        if box.number[card] > box.easy and max([asks(box, at) for at in box.attempts[card]]) >= 0:
            return True
    return False


def is_open(state: State, card: int) -> bool:
    """Does the card lie where everybody can see it?"""
    return state.where[card] not in (IN_ADVENTURE, IN_ZONE, IN_BOX, BURIED)


def _restore(state: State, node: int, seat: int) -> float:
    return float(min(state.box.node_cards[node], len(state.discards()))) * price(state)


def _lose(state: State, node: int, seat: int) -> float:
    cards = state.box.node_cards[node]
    spilt = min(cards, len(state.deck))
    return -price(state) * spilt - DEADLY * (cards - spilt)


def journey(state: State, number: int, aims: Aims) -> float:
    """Another region: one goes where something is to be had, else where nobody was."""
    zone = zone_of(state, number)
    calls = zone in aims.zones or zone in aims.towards
    if not was_visited(state, number):
        return NEW_LAND + (LURE if calls else -DETOUR if aims.zones else 0.0)
    if calls:
        return RETURNING + LURE
    return 0.0 if aims.ready or aims.zones else RETURNING


def exploring(state: State, seat: int, aims: Aims) -> float:
    """Fog turned over: less where everything was seen before, and nothing that is sought can be."""
    zone = state.box.zone[state.cells[state.spots[seat]]]
    if zone in aims.zones or not state.epochs[zone]:
        return EXPLORING
    return PASSING if aims.towards else REVISITING


def zone_of(state: State, number: int) -> int:
    """The region of a terrain."""
    cards = state.box.greens[number]
    return state.box.zone[cards[0]] if cards else 0


def was_visited(state: State, number: int) -> bool:
    """Has anybody been in the region of a terrain? Then its fog was laid, and shuffled when they left."""
    zone = zone_of(state, number)
    dealt = [card for card in state.box.fog_of[zone] if state.where[card] != IN_BOX]
    return state.epochs[zone] > 0 or len(state.zones[zone]) < len(dealt)


def _cure(state: State, node: int, seat: int) -> float:
    return CURING if possible.curable(state, seat, state.box.node_number[node]) else 0.0


def _light(state: State, node: int, seat: int) -> float:
    return 0.0 if state.has_fire(state.spots[seat]) else WARMTH


def _learn(state: State, node: int, seat: int) -> float:
    return LEARNING if possible.learnable(state) else 0.0


def _repair(state: State, node: int, seat: int) -> float:
    worn = [
        at
        for at in possible.repairable(state, seat)
        if state.pips[at] == 1 and state.box.durability[state.items[at][0]] > 1
    ]
    return 0.7 * state.box.node_pips[node] if worn else 0.0


def _damage(state: State, node: int, seat: int) -> float:
    return -0.7 * min(state.box.node_pips[node], sum(state.pips))


def _spend(state: State, node: int, seat: int) -> float:
    return -0.5 * state.box.node_points[node]


Leaf = Callable[[State, int, int], float]

LEAVES: Final[dict[int, Leaf]] = {
    E_RESTORE: _restore,
    E_LOSE: _lose,
    E_DAMAGE: _damage,
    E_REPAIR: _repair,
    E_CURE: _cure,
    E_RETURN: lambda state, node, seat: CURING,
    E_LIGHT: _light,
    E_LEARN: _learn,
    E_SPEND: _spend,
    E_PEEK: lambda state, node, seat: LOOKING if possible.unseen(state, seat) else 0.0,
    E_MAKE: lambda state, node, seat: MAKING,
    E_ELIMINATE: lambda state, node, seat: DEFEAT,
    E_LIFT: lambda state, node, seat: VICTORY,
}
