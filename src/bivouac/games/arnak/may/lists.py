"""Fast lists: what answers some questions, found sooner than by asking the judge about each of many codes.

The judge alone decides; law 7 of the contract holds every list to it.
"""

from collections.abc import Callable

from mypy_extensions import i64

from bivouac.core.bits import nibble
from bivouac.core.choices import Choices
from bivouac.games.arnak import codes, columns
from bivouac.games.arnak.kinds import (
    CAMP_SPACES,
    COMPASS,
    FEAR,
    FEAR_TILE,
    GLASS,
    GUARDIANS,
    ICONS,
    NO_ASSISTANT,
    NO_CARD,
    NO_NODE,
    NO_TILE,
    NOTEBOOK,
    PLACES_FOR_ASSISTANTS,
    SHUFFLED,
    SLOT_CHOICES,
    SPACES,
    TEMPLE,
    TEMPLE_STACKS,
)
from bivouac.games.arnak.may import answers, free, main, travel
from bivouac.games.arnak.state import State

List = Callable[[State, Choices], None]


def turn(state: State, found: Choices) -> None:
    """Every main action, passing included (ruling 119)."""
    seat = state.active
    entry: i64
    for entry in state.hands[seat]:
        card = entry % SHUFFLED
        if card and not columns.IS_FREE[card] and main.play_main(state, card) is None:
            found.add(codes.PLAY + card)
    _buys(state, found, NO_NODE)
    _sends(state, found)
    _overcome(state, found)
    _research(state, found)
    found.add(codes.PASS)


def _buys(state: State, found: Choices, node: i64) -> None:
    """Every card on offer that can be paid for."""
    card: i64
    for card in state.row:
        if card != NO_CARD and main.is_wanted(card, node) and main.can_pay_for(state, card, node):
            found.add(codes.BUY + card)
    if node >= 0 and columns.NODE_KIND[node] == columns.REVEAL_KIND:
        top = state.shown_top(columns.NODE_SELLS_ARTIFACTS[node])
        if top != NO_CARD and main.buy_by(state, top, node) is None:
            found.add(codes.BUY + top)


def _sends(state: State, found: Choices) -> None:
    """Every dig and discovery within reach."""
    if state.at_home(state.active) == 0:
        return
    brought = main.ways_and_means(state, NO_NODE)
    closed = state.blocked | state.occupied()
    compasses = state.has(state.active, COMPASS)
    icons = columns.SPACE_ICONS[state.side]
    space: i64
    for space in range(SPACES):
        if (closed >> space) & 1:
            continue
        place = space - CAMP_SPACES
        if place < 0 or state.tiles[place] != NO_TILE:
            if travel.covers(brought, icons[space]):
                found.add(codes.DIG + space)
        elif compasses >= columns.DISCOVERY[place] and travel.covers(brought, icons[space]):
            found.add(codes.DISCOVER + place)


def _overcome(state: State, found: Choices) -> None:
    """Every guardian beside an own figure that can be paid for."""
    own: i64 = state.figures[state.active]
    last: i64 = -1
    for space in range(SPACES):
        if (own >> space) & 1:
            site: i64 = columns.SITE_OF[space]
            if site != last and main.overcome(state, site) is None:
                found.add(codes.OVERCOME + site)
            last = site  # a camp has two spaces


def _research(state: State, found: Choices) -> None:
    """Every step of either token, or the temple tiles, that can be paid for."""
    seat = state.active
    ways = columns.STEP_WAYS[state.side]
    here = nibble(state.glass, seat)
    space: i64
    for space in ways[here]:
        if main.research(state, GLASS, space, NO_NODE) is None:
            found.add(codes.GLASS + space)
    for space in ways[nibble(state.notebook, seat)]:
        if main.research(state, NOTEBOOK, space, NO_NODE) is None:
            found.add(codes.NOTEBOOK + space)
    if here == TEMPLE:
        for stack in range(TEMPLE_STACKS):
            if main.temple_by(state, stack, NO_NODE) is None:
                found.add(codes.TEMPLE + stack)


def free_actions(state: State, found: Choices) -> None:
    """Every free action the active player may take now, and the assistant who takes the main action."""
    seat = state.active
    entry: i64
    for entry in state.hands[seat]:
        if columns.IS_FREE[entry % SHUFFLED] and free.play_free(state, entry) is None:
            found.add(codes.PLAY + entry % SHUFFLED)
    for place in range(PLACES_FOR_ASSISTANTS):
        entry = state.helper(seat, place)
        if entry != NO_ASSISTANT and free.use(state, place) is None:
            found.add(codes.USE + place)
    if state.crated(seat):
        for choice in range(SLOT_CHOICES):
            if free.slot(state, choice) is None:
                found.add(codes.SLOT + choice)
    if state.unused_boons(seat):
        for guardian in range(GUARDIANS):
            if free.boon(state, guardian) is None:
                found.add(codes.BOON + guardian)


def discard(state: State, found: Choices) -> None:
    """Every hand card that can be laid down."""
    _list_hand(state, found, codes.DISCARD)


def exile(state: State, found: Choices) -> None:
    """Every card of hand and play area."""
    _list_hand(state, found, codes.EXILE)
    seen: list[int] = []
    for card in state.areas[state.active]:
        if card not in seen:
            seen.append(card)
            found.add(codes.EXILE_LAID + card)
    if nibble(state.fear_tiles, state.active):
        found.add(codes.EXILE_LAID + FEAR_TILE)


def _list_hand(state: State, found: Choices, first: i64) -> None:
    """Each hand card if a payment under way can do without it; Fear once, for all of it is alike."""
    feared = False
    entry: i64
    for entry in state.hands[state.active]:
        card = entry % SHUFFLED
        if not (feared and card == FEAR) and travel.can_spare(state, entry):
            found.add(first + card)
            feared = feared or card == FEAR


def pay_travel(state: State, found: Choices) -> None:
    """Everything that covers an icon still open."""
    feared = False
    entry: i64
    for entry in state.hands[state.active]:
        card = entry % SHUFFLED
        if not (feared and card == FEAR) and travel.helps(state, columns.CARD_ICONS[card]):
            found.add(codes.TRAVEL + card)
            feared = feared or card == FEAR
    for icon in range(ICONS):
        if (state.icons >> (3 * icon)) & 7 and answers.icon(state, icon) is None:
            found.add(codes.ICON + icon)
    for place in range(PLACES_FOR_ASSISTANTS):
        if answers.ride(state, place) is None:
            found.add(codes.RIDE + place)
    if state.unused_boons(state.active):
        for guardian in range(GUARDIANS):
            if columns.BOON_ICONS[guardian] and answers.boon(state, guardian) is None:
                found.add(codes.BOON + guardian)
    if answers.pilot(state, 0) is None:
        found.add(codes.PILOT)


def buy(state: State, found: Choices) -> None:
    """Every card that can be bought by the effect."""
    _buys(state, found, state.agenda.a())
