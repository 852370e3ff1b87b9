"""What a position is worth to a seat."""

from math import tanh
from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import has, nibble
from bivouac.games.arnak import columns, kinds, scoring
from bivouac.games.arnak.advice import worth
from bivouac.games.arnak.kinds import (
    CAMPS,
    EXHAUSTED,
    FIRST_DEEP,
    GUARDIANS,
    HAND_SIZE,
    ICONS,
    NO_ASSISTANT,
    NO_GUARDIAN,
    PICKS,
    PLACES_FOR_ASSISTANTS,
    RESOURCES,
    ROUNDS,
    SHUFFLED,
    SITES,
    SLOTS,
    SNAKE,
)
from bivouac.games.arnak.may import travel
from bivouac.games.arnak.state import State

LEAD: Final = 9.0  # a lead of so many points is worth about three quarters of a win
LEAD_EARLY: Final = 9.0  # more while there is much left to play
PLENTY: Final = 5  # tokens of one kind beyond so many are worth half
FIGURE: Final = 2.0  # an archaeologist that can still be sent
FEAR_AHEAD: Final = 1.4  # a figure beside a guardian at the end of the round
IDOL_USE: Final = 2.2  # what a slot gives
TOLL: Final = 2.0  # an idol to cross the Snake's bridge with
BOON: Final = 0.8  # the share of a boon's worth that comes to use
DRAWN: Final = 0.9  # what a card of average use brings
PLAN: Final = 0.5  # the share of a step of research that counts before it is made
AHEAD: Final = 0.4  # the share of a card's use in rounds to come
SERVICE: Final = 0.8  # the share of an assistant's use in rounds to come
# What a row of the track opens, beyond its points, by glass and notebook; it fades with the rounds
OPENS_GLASS: Final[list[float]] = [0.0, 3.8, 7.0, 9.6, 11.2, 12.0, 12.8, 12.8, 9.6]
OPENS_NOTEBOOK: Final[list[float]] = [0.0, 0.5, 0.8, 1.6, 2.0, 2.2, 2.2, 2.0, 2.0]


def estimate(state: State, seat: int) -> float:
    """What the position is worth to the seat, in expected utility."""
    if not 0 <= seat < int(state.seats):
        return 0.0
    ended = scoring.outcome(state)
    if ended is not None:
        return ended.utility[seat]
    own = value(state, seat)
    scale = LEAD + LEAD_EARLY * rounds_left(state) / float(ROUNDS)
    if state.seats == 1:
        rival = float(sum([count for _, count in scoring.rival_lines(state)]))
        return tanh((own - rival - 6.0 * rounds_left(state)) / scale)
    total = 0.0
    best = -1000.0
    for other in range(state.seats):
        if other != seat:
            theirs = value(state, other)
            total += tanh((own - theirs) / scale)
            best = max(best, theirs)
    return 0.5 * total / float(state.seats - 1) + 0.5 * tanh((own - best) / scale)


def rounds_left(state: State) -> float:
    """Rounds still to come after this one."""
    return float(ROUNDS - state.round)


def value(state: State, seat: i64) -> float:
    """Points, and what else a seat has to make points of."""
    left = rounds_left(state)
    playing = not has(state.passed, seat) or left > 0.0
    total = float(scoring.points(state, seat))
    if playing:
        total += tokens_value(state, seat, left)
        total += track_value(state, seat, left)
        total += plan_value(state, seat, left)
        total += cards_value(state, seat, left)
        total += assistants_value(state, seat, left)
        total += idols_value(state, seat, left)
        total += boons_value(state, seat, left)
    total += island_value(state, seat)
    if seat == state.active:
        total += waiting_value(state)
    return total


def tokens_value(state: State, seat: i64, left: float) -> float:
    """Tokens, the more of a kind the less each."""
    total = 0.0
    for resource in range(RESOURCES):
        count = state.has(seat, resource)
        some = min(count, PLENTY)
        total += worth.TOKEN[resource] * (float(some) + 0.5 * float(count - some))
    return total if left > 0.0 else 0.75 * total


def track_value(state: State, seat: i64, left: float) -> float:
    """What the rows reached open."""
    rows = columns.STEP_ROW[state.side]
    glass = OPENS_GLASS[rows[nibble(state.glass, seat)]]
    notebook = OPENS_NOTEBOOK[rows[nibble(state.notebook, seat)]]
    return (glass + notebook) * (left + 0.3) / float(ROUNDS)


def plan_value(state: State, seat: i64, left: float) -> float:
    """The next steps of research, by how much of their price is there."""
    here = nibble(state.glass, seat)
    best = 0.0
    for space in columns.STEP_WAYS[state.side][here]:
        best = max(
            best, PLAN * step_gain(state, kinds.GLASS, here, space, left) * closeness(state, seat, space)
        )
    rows = columns.STEP_ROW[state.side]
    last = nibble(state.notebook, seat)
    best_note = 0.0
    for space in columns.STEP_WAYS[state.side][last]:
        if rows[space] <= rows[here] and space != kinds.TEMPLE:
            gain = step_gain(state, kinds.NOTEBOOK, last, space, left)
            best_note = max(best_note, PLAN * gain * closeness(state, seat, space))
    return max(best, best_note) + 0.5 * min(best, best_note)


def step_gain(state: State, token: i64, here: i64, space: i64, left: float) -> float:
    """What a step of research brings: points, what it opens, the effect of the row."""
    rows = columns.STEP_ROW[state.side]
    before: i64 = rows[here]
    after: i64 = rows[space]
    fade = (left + 0.3) / float(ROUNDS)
    if space == kinds.TEMPLE:
        return 22.0 - float(columns.GLASS_POINTS[state.side][before])
    effect = worth.NODE_WORTH[columns.ROW_NODE[state.side][after][token]]
    if token == kinds.GLASS:
        points = columns.GLASS_POINTS[state.side][after] - columns.GLASS_POINTS[state.side][before]
        return float(points) + (OPENS_GLASS[after] - OPENS_GLASS[before]) * fade + effect
    points = columns.NOTEBOOK_POINTS[state.side][after] - columns.NOTEBOOK_POINTS[state.side][before]
    return float(points) + (OPENS_NOTEBOOK[after] - OPENS_NOTEBOOK[before]) * fade + effect


def closeness(state: State, seat: i64, space: i64) -> float:
    """How much of a step's price is there, by worth, squared."""
    price: i64 = columns.STEP_PRICE[state.side][space]
    if price == 0:
        return 1.0 if nibble(state.crates, seat) else 0.2
    there = 0.0
    total = 0.0
    for resource in range(RESOURCES):
        asked = (price >> (8 * resource)) & 255
        total += worth.TOKEN[resource] * float(asked)
        there += worth.TOKEN[resource] * float(min(asked, state.has(seat, resource)))
    share = there / total
    return share * share


def cards_value(state: State, seat: i64, left: float) -> float:
    """The hand by its uses now, all cards by their uses in rounds to come."""
    total = 0.0
    ahead = 0.0
    if not has(state.passed, seat):
        for entry in state.hands[seat]:
            total += worth.CARD_WORTH[entry % SHUFFLED]
    if left == 0.0:
        return total
    count: i64 = len(state.hands[seat]) + len(state.decks[seat]) + len(state.areas[seat])
    for entry in state.hands[seat]:
        ahead += worth.CARD_WORTH[entry % SHUFFLED] - DRAWN
    for entry in state.decks[seat]:
        ahead += worth.CARD_WORTH[entry % SHUFFLED] - DRAWN
    for card in state.areas[seat]:
        ahead += worth.CARD_WORTH[card] - DRAWN
    share = min(1.0, float(HAND_SIZE) / float(max(count, 1)))
    return total + AHEAD * ahead * left * share


def assistants_value(state: State, seat: i64, left: float) -> float:
    """Uses in the rounds to come, and in this one while ready."""
    total = 0.0
    for place in range(PLACES_FOR_ASSISTANTS):
        entry = state.helper(seat, place)
        if entry == NO_ASSISTANT:
            continue
        use = worth.ASSISTANT_WORTH[travel.ride_of(entry)]
        total += SERVICE * use * left
        if entry & EXHAUSTED == 0 and not has(state.passed, seat):
            total += 0.95 * use
    return total


def idols_value(state: State, seat: i64, left: float) -> float:
    """Crate idols that may be used for more than the slot is worth, or to pay the Snake."""
    crates = nibble(state.crates, seat)
    total = 0.0
    slot = state.free_slot(seat)
    spare = crates
    while spare and slot < SLOTS:
        total += max(0.0, IDOL_USE - float(columns.SLOT_POINTS[slot]))
        slot += 1
        spare -= 1
    if state.side == SNAKE and crates:
        rows = columns.STEP_ROW[state.side]
        if rows[nibble(state.glass, seat)] < 4:
            total += TOLL
    return total if left > 0.0 or not has(state.passed, seat) else 0.0


def boons_value(state: State, seat: i64, left: float) -> float:
    """Boons not yet used."""
    word: i64 = state.guardians[seat]
    unused = word & ~(word >> GUARDIANS) & 32767
    total = 0.0
    at: i64 = 0
    while unused >> at:
        if (unused >> at) & 1:
            total += BOON * worth.BOON_WORTH[at]
        at += 1
    return total


def island_value(state: State, seat: i64) -> float:
    """Figures at home that can still go, and those beside guardians."""
    total = 0.0
    if not has(state.passed, seat):
        total += FIGURE * float(state.at_home(seat))
    if has(state.masked, seat):
        return total
    for site in range(SITES):
        if state.guards[site] != NO_GUARDIAN and state.stands_at(seat, site):
            total -= FEAR_AHEAD
    return total


# What waits


def waiting_value(state: State) -> float:
    """What the agenda will still bring the active player."""
    steps = state.agenda.steps
    total = 0.0
    at: i64 = 0
    while at < len(steps):
        total += step_value(state, steps[at + 2], steps[at + 1], steps[at])
        at += 3
    if state.bill:
        open_icons = travel.count_of(travel.needs_of(state.bill)) - travel.met_by(
            travel.needs_of(state.bill), travel.paid_of(state.bill) + travel.covered_of(state.bill)
        )
        total -= 0.75 * float(open_icons)
    for icon in range(ICONS):
        total += 0.15 * float((state.icons >> (3 * icon)) & 7)
    return total


def step_value(state: State, kind: i64, a: i64, b: i64) -> float:
    """What a step of the agenda is worth before it is settled."""
    if kind == kinds.RESOLVE or kind == kinds.OFFER:
        return worth.NODE_WORTH[a]
    if kind == kinds.CHOOSE:
        return choice_value(a, b)
    if kind == kinds.DISCARD:
        return worth.NODE_WORTH[a - 1] if a else -worth.HAND_CARD
    if kind == kinds.ARRIVE:
        return arrival_value(state, a) - FIGURE
    if kind == kinds.CATCH or kind == kinds.TAME:
        return 6.0 if kind == kinds.CATCH else 4.0
    if kind == kinds.TURN_TILE:
        return worth.AVERAGE_DEEP_TILE if a >= FIRST_DEEP else worth.AVERAGE_TILE
    if kind == kinds.WAKE:
        return -0.8
    if kind == kinds.ROW_EFFECT:
        return worth.NODE_WORTH[columns.ROW_NODE[state.side][a][b]]
    if kind == kinds.ARTIFACT:
        return max(0.0, worth.NODE_WORTH[columns.CARD_NODE[a]])
    if kind in (kinds.SEND, kinds.RELOCATE, kinds.BUY, kinds.RESEARCH, kinds.SIFT, kinds.TAKE_ITEM):
        return worth.NODE_WORTH[a]
    if kind == kinds.ACTIVATE:
        return 2.1 * float(b // PICKS)
    return STEP_WORTH[kind] * (float(max(a, 1)) if kind in (kinds.DRAW, kinds.REFRESH) else 1.0)


_STEPS: Final[dict[int, float]] = {
    kinds.DRAW: 0.9,
    kinds.EXILE: 0.6,
    kinds.UPGRADE: 0.7,
    kinds.REFRESH: 1.0,
    kinds.RECRUIT: 5.0,
    kinds.PROMOTE: 2.0,
    kinds.RESCUE: 4.0,
    kinds.SWAP: 0.8,
    kinds.SWAP_FOR: 0.8,
    kinds.SUPPLY: 1.8,
    kinds.SEND_CAMP: 3.0,
    kinds.AGAIN: 2.1,
    kinds.RELOCATE_TO: 2.2,
    kinds.RECALL: 2.0,
    kinds.TAKE_ARTIFACT: 4.5,
    kinds.TAKE_EXILED: 2.8,
    kinds.CROWN: 2.8,
    kinds.CROWN_TO: 2.8,
    kinds.BONUS: 1.8,
    kinds.PICK_BONUS: 0.9,
    kinds.TEMPLE_BONUS: 1.0,
    kinds.KEY: 2.2,
}
STEP_WORTH: Final[list[float]] = [_STEPS.get(kind, 0.0) for kind in range(kinds.STEPS)]


def choice_value(node: i64, packed: i64) -> float:
    """The best options still open, as many as are to be picked."""
    open_parts: list[float] = []
    parts = columns.NODE_PARTS[node]
    for at in range(len(parts)):
        if not has(packed % PICKS, at):
            open_parts.append(worth.NODE_WORTH[parts[at]])
    open_parts.sort(reverse=True)
    total = 0.0
    for at in range(min(packed // PICKS % PICKS, len(open_parts))):
        total += open_parts[at]
    return total


def arrival_value(state: State, space: i64) -> float:
    """What an archaeologist under way will find."""
    site: i64 = columns.SITE_OF[space]
    if state.is_known(site):
        found = worth.NODE_WORTH[state.site_node(site)]
        return found - FEAR_AHEAD if state.guards[site] != NO_GUARDIAN else found
    place = site - CAMPS
    idol = worth.NODE_WORTH[columns.IDOL_NODE[nibble(state.idols_up, place)]]
    if place >= FIRST_DEEP:
        return idol + worth.AVERAGE_DEEP_TILE + 2.0 * (3.0 + 1.0) - 0.8
    return idol + worth.AVERAGE_TILE + 3.0 + 1.0 - 0.8
