"""What a position is worth to a seat."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import has, nibble
from bivouac.core.vectors import vec
from bivouac.games.arnak import columns, kinds, scoring
from bivouac.games.arnak.advice import worth
from bivouac.games.arnak.may import travel
from bivouac.games.arnak.state import State

# A lead of so many points is worth seven tenths of a win; more are needed while there is much left to play.
# Shown as steep as this, a search sees what a single point is worth.
LEAD: Final = 4.0
LEAD_EARLY: Final = 2.0
FIGURE: Final = 1.72  # an archaeologist that can still be sent
FEAR_AHEAD: Final = 1.5  # a figure beside a guardian at the end of the round
OPEN_ICON: Final = 1.76  # what a payment still asks for
SPARE_ICON: Final = 0.3
IDOL_USE: Final = 2.20  # what a slot gives
IDOL_POINTS: Final = 3.0
IDOL_EXTRA: Final = 1.2  # what an idol brings in a slot, beyond the slot's points
TOLL: Final = 2.0  # an idol to cross the Snake's bridge with
BOON: Final = 0.8  # the share of a boon's worth that comes to use
AHEAD: Final = 0.49  # the share of a card's use in each round to come
FEAR_USE: Final = -0.49  # what a Fear card does to the hands to come, beside a card of average use
SERVICE: Final = 0.48  # the share of an assistant's use in each round to come
READY: Final = 0.60  # and in this one
# By rounds to come: the share of a step of research that counts before it is made
PLAN: Final[vec[float]] = vec[float]([0.67, 0.56, 0.37, 0.28, 0.14])
# By rounds to come: a figure beside a guardian may overcome it, or will bring Fear
BESIDE: Final[vec[float]] = vec[float]([1.09, 0.49, 0.09, -0.41, -0.91])
# What a row of the track opens, beyond its points, by glass and notebook; it fades with the rounds to come
OPENS_GLASS: Final[list[float]] = [0.0, 2.1, 3.7, 7.1, 7.7, 8.3, 8.7, 9.1, 9.1]
OPENS_NOTEBOOK: Final[list[float]] = [0.0, 1.6, 3.1, 3.8, 4.2, 4.4, 4.4, 4.4, 4.4]
FADE: Final[vec[float]] = vec[float]([0.21, 0.9, 1.0, 1.0, 1.0])


def estimates(state: State, asked: i64) -> list[float]:
    """What the position is worth to every seat of a mask, in expected utility."""
    values = [value(state, seat) for seat in range(state.seats)]
    return [_estimate(state, seat, values) if has(asked, seat) else 0.0 for seat in range(state.seats)]


def _estimate(state: State, seat: i64, values: list[float]) -> float:
    """Whether a seat is ahead of each other, and of the best of them; alone, of the rival."""
    own = values[seat]
    left = float(rounds_left(state))
    scale = LEAD + LEAD_EARLY * left / float(kinds.ROUNDS)
    if state.seats == 1:
        rival = float(sum([count for _, count in scoring.rival_lines(state)]))
        return chances((own - rival - 6.0 * left) / scale)
    total = 0.0
    best = -1000.0
    for other in range(state.seats):
        if other != seat:
            theirs = values[other]
            total += chances((own - theirs) / scale)
            best = max(best, theirs)
    return 0.5 * total / float(state.seats - 1) + 0.5 * chances((own - best) / scale)


def chances(lead: float) -> float:
    """A lead as expected utility; far ahead or behind, a point still counts a little."""
    return lead / sqrt(1.0 + lead * lead)


def rounds_left(state: State) -> i64:
    """Rounds still to come after this one."""
    return kinds.ROUNDS - state.round


def value(state: State, seat: i64) -> float:
    """Points, and what else a seat has to make points of."""
    left = rounds_left(state)
    total = float(scoring.points(state, seat))
    if left > 0 or not has(state.passed, seat):
        total += tokens_value(state, seat, left)
        total += track_value(state, seat, left)
        total += plan_value(state, seat, left)
        total += cards_value(state, seat, left)
        total += assistants_value(state, seat, left)
        total += idols_value(state, seat, left)
        total += boons_value(state, seat, left)
    total += island_value(state, seat, left)
    if seat == state.active:
        total += waiting_value(state)
    return total


def tokens_value(state: State, seat: i64, left: i64) -> float:
    """Tokens, the more of a kind the less each."""
    total = 0.0
    purse: i64 = state.purses[seat]
    for resource in range(kinds.RESOURCES):
        total += worth.TOKEN[resource] * worth.PILE[(purse >> (8 * resource)) & 255]
    return worth.PACE[left] * total


def track_value(state: State, seat: i64, left: i64) -> float:
    """What the rows reached open."""
    rows = columns.STEP_ROW[state.side]
    glass = OPENS_GLASS[rows[nibble(state.glass, seat)]]
    notebook = OPENS_NOTEBOOK[rows[nibble(state.notebook, seat)]]
    return (glass + notebook) * FADE[left]


def plan_value(state: State, seat: i64, left: i64) -> float:
    """The next steps of research, by how much of their price is there; a token is saved for one of them."""
    purse: i64 = state.purses[seat]
    glass, glass_price = next_step(state, seat, kinds.GLASS, purse)
    notebook, notebook_price = next_step(state, seat, kinds.NOTEBOOK, purse)
    if glass >= notebook:
        notebook, _ = next_step(state, seat, kinds.NOTEBOOK, not_saved(purse, glass_price))
    else:
        glass, _ = next_step(state, seat, kinds.GLASS, not_saved(purse, notebook_price))
    return PLAN[left] * (glass + notebook)


def not_saved(purse: i64, price: i64) -> i64:
    """What is left of a purse when the tokens for a price, as far as they go, are put aside."""
    rest: i64 = 0
    resource: i64
    for resource in range(kinds.RESOURCES):
        there = (purse >> (8 * resource)) & 255
        asked = (price >> (8 * resource)) & 255
        rest |= max(0, there - asked) << (8 * resource)
    return rest


def next_step(state: State, seat: i64, token: i64, purse: i64) -> tuple[float, i64]:
    """What the most promising step of a token is worth as a plan, and its price."""
    left = rounds_left(state)
    rows = columns.STEP_ROW[state.side]
    glass = nibble(state.glass, seat)
    here = glass if token == kinds.GLASS else nibble(state.notebook, seat)
    best = 0.0
    best_price: i64 = 0
    space: i64
    for space in columns.STEP_WAYS[state.side][here]:
        if token == kinds.NOTEBOOK and (rows[space] > rows[glass] or space == kinds.TEMPLE):
            continue
        gain = STEP_GAIN[left][_step(state.side, token, here, space)]
        planned = gain * closeness(state, seat, space, purse)
        if planned > best:
            best = planned
            best_price = columns.STEP_PRICE[state.side][space]
    return best, best_price


def _step(side: i64, token: i64, here: i64, space: i64) -> i64:
    """The number of a step of research."""
    return ((side * 2 + token) * kinds.TRACK_SPACES + here) * kinds.TRACK_SPACES + space


def _step_gain(side: i64, token: i64, here: i64, space: i64, left: i64) -> float:
    """What a step of research brings: points, what it opens, the effect of the row."""
    rows = columns.STEP_ROW[side]
    before: i64 = rows[here]
    after: i64 = rows[space]
    if space == kinds.TEMPLE:
        return 22.0 - float(columns.GLASS_POINTS[side][before])
    effect = worth.NODE_WORTH[left][columns.ROW_NODE[side][after][token]]
    if token == kinds.GLASS:
        points = columns.GLASS_POINTS[side][after] - columns.GLASS_POINTS[side][before]
        return float(points) + (OPENS_GLASS[after] - OPENS_GLASS[before]) * FADE[left] + effect
    points = columns.NOTEBOOK_POINTS[side][after] - columns.NOTEBOOK_POINTS[side][before]
    return float(points) + (OPENS_NOTEBOOK[after] - OPENS_NOTEBOOK[before]) * FADE[left] + effect


def _step_gains(left: i64) -> list[float]:
    """What every step brings with so many rounds to come, by its number."""
    gains = [0.0] * (len(columns.STEP_WAYS) * 2 * kinds.TRACK_SPACES * kinds.TRACK_SPACES)
    for side in range(len(columns.STEP_WAYS)):
        for here in range(kinds.TRACK_SPACES):
            for space in columns.STEP_WAYS[side][here]:
                for token in (kinds.GLASS, kinds.NOTEBOOK):
                    if token == kinds.GLASS or space != kinds.TEMPLE:
                        gains[_step(side, token, here, space)] = _step_gain(side, token, here, space, left)
    return gains


# By rounds to come and step: a search asks for a dozen of them at every estimate.
STEP_GAIN: Final[list[list[float]]] = [_step_gains(left) for left in range(kinds.ROUNDS)]


def closeness(state: State, seat: i64, space: i64, purse: i64) -> float:
    """How much of a step's price is in a purse, by worth, squared; an idol may still be found."""
    price: i64 = columns.STEP_PRICE[state.side][space]
    if price == 0:
        return 1.0 if state.crated(seat) else 0.2
    there = 0.0
    total = 0.0
    resource: i64
    for resource in range(kinds.RESOURCES):
        asked = (price >> (8 * resource)) & 255
        if asked:
            total += worth.TOKEN[resource] * float(asked)
            there += worth.TOKEN[resource] * float(min(asked, (purse >> (8 * resource)) & 255))
    share = there / total
    return share * share


def cards_value(state: State, seat: i64, left: i64) -> float:
    """The hand by its uses now, all cards by their uses in rounds to come."""
    total = 0.0
    entry: i64
    if not has(state.passed, seat):
        for entry in state.hands[seat]:
            total += worth.HELD_WORTH[entry % kinds.SHUFFLED]
        total = worth.PACE[left] * total
    if left == 0:
        return total
    ahead = 0.0
    for entry in state.hands[seat]:
        ahead += USE_AHEAD[entry % kinds.SHUFFLED]
    for entry in state.decks[seat]:
        ahead += USE_AHEAD[entry % kinds.SHUFFLED]
    for card in state.areas[seat]:
        ahead += USE_AHEAD[card]
    count: i64 = len(state.hands[seat]) + len(state.decks[seat]) + len(state.areas[seat])
    share = min(1.0, float(kinds.HAND_SIZE) / float(max(count, 1)))
    return total + ahead * float(left) * share


def use_ahead(card: i64) -> float:
    """What a card adds to a hand to come, beside one of average use."""
    return FEAR_USE if card == kinds.FEAR else AHEAD * (worth.CARD_WORTH[card] - worth.HELD)


USE_AHEAD: Final[vec[float]] = vec[float]([use_ahead(card) for card in range(len(worth.CARD_WORTH))])


def assistants_value(state: State, seat: i64, left: i64) -> float:
    """Uses in the rounds to come, and in this one while ready."""
    total = 0.0
    for place in range(kinds.PLACES_FOR_ASSISTANTS):
        entry = state.helper(seat, place)
        if entry == kinds.NO_ASSISTANT:
            continue
        use = worth.ASSISTANT_WORTH[travel.ride_of(entry)]
        total += SERVICE * use * float(left)
        if entry & kinds.EXHAUSTED == 0 and not has(state.passed, seat):
            total += READY * use
    return total


def idols_value(state: State, seat: i64, left: i64) -> float:
    """Crate idols that may be used for more than the slot is worth, or to pay the Snake."""
    crates = state.crated(seat)
    total = 0.0
    slot = state.free_slot(seat)
    spare = crates
    while spare and slot < kinds.SLOTS:
        total += max(0.0, IDOL_USE * worth.PACE[left] - float(columns.SLOT_POINTS[slot]))
        slot += 1
        spare -= 1
    if state.side == kinds.SNAKE and crates:
        rows = columns.STEP_ROW[state.side]
        if rows[nibble(state.glass, seat)] < 4:
            total += TOLL
    return total


def boons_value(state: State, seat: i64, left: i64) -> float:
    """Boons not yet used."""
    unused = state.unused_boons(seat)
    total = 0.0
    at: i64 = 0
    while unused >> at:
        if (unused >> at) & 1:
            total += BOON * worth.BOON_WORTH[at]
        at += 1
    return total * worth.PACE[left]


def island_value(state: State, seat: i64, left: i64) -> float:
    """Figures at home that can still go, and those beside guardians."""
    passed = has(state.passed, seat)
    total = 0.0 if passed else FIGURE * float(state.at_home(seat))
    beside: i64 = 0
    for site in range(kinds.SITES):
        if state.guards[site] != kinds.NO_GUARDIAN and state.stands_at(seat, site):
            beside += 1
    if not passed:
        return total + BESIDE[left] * float(beside)
    return total if has(state.masked, seat) else total - FEAR_AHEAD * float(beside)


# What waits


def waiting_value(state: State) -> float:
    """What the agenda will still bring the active player."""
    agenda = state.agenda
    total = 0.0
    for step in range(agenda.depth()):
        total += step_value(state, agenda.kind_at(step), agenda.a_at(step), agenda.b_at(step))
    if state.bill:
        open_icons = travel.count_of(travel.needs_of(state.bill)) - travel.met_by(
            travel.needs_of(state.bill), travel.paid_of(state.bill) + travel.covered_of(state.bill)
        )
        total -= OPEN_ICON * float(open_icons)
    for icon in range(kinds.ICONS):
        total += SPARE_ICON * float((state.icons >> (3 * icon)) & 7)
    return total


def step_value(state: State, kind: i64, a: i64, b: i64) -> float:
    """What a step of the agenda is worth before it is settled."""
    left = rounds_left(state)
    nodes = worth.NODE_WORTH[left]
    if kind == kinds.RESOLVE or kind == kinds.OFFER:
        return nodes[a]
    if kind == kinds.CHOOSE:
        return choice_value(nodes, a, b)
    if kind == kinds.DISCARD:
        return nodes[a - 1] if a else -worth.HAND_CARD * worth.PACE[left]
    if kind == kinds.ARRIVE:
        return arrival_value(state, a) - FIGURE
    if kind == kinds.CATCH:
        return CAUGHT - BESIDE[left]
    if kind == kinds.TURN_TILE:
        return worth.PACE[left] * (worth.AVERAGE_DEEP_TILE if a >= kinds.FIRST_DEEP else worth.AVERAGE_TILE)
    if kind == kinds.WAKE:
        return BESIDE[left]
    if kind == kinds.ROW_EFFECT:
        return nodes[columns.ROW_NODE[state.side][a][b]]
    if kind == kinds.ARTIFACT:
        return max(0.0, nodes[columns.CARD_NODE[a]])
    if kind in (kinds.SEND, kinds.RELOCATE, kinds.BUY, kinds.RESEARCH, kinds.SIFT, kinds.TAKE_ITEM):
        return nodes[a]
    if kind == kinds.ACTIVATE:
        return 3.0 * float(b // kinds.PICKS)
    more = float(left) * STEP_LASTING[kind]
    times = float(max(a, 1)) if kind in (kinds.DRAW, kinds.REFRESH) else 1.0
    return worth.PACE[left] * times * (STEP_WORTH[kind] + more)


CAUGHT: Final = 7.83  # a guardian overcome: its points, its boon, no Fear
# What a step is worth, and what it adds in each round to come
_STEPS: Final[dict[int, tuple[float, float]]] = {
    kinds.DRAW: (1.7, 0.0),
    kinds.EXILE: (0.6, 0.35),
    kinds.UPGRADE: (1.4, 0.0),
    kinds.REFRESH: (1.2, 0.0),
    kinds.RECRUIT: (1.2, 1.2),
    kinds.PROMOTE: (0.4, 0.6),
    kinds.RESCUE: (0.3, 1.2),
    kinds.SWAP: (0.8, 0.0),
    kinds.SWAP_FOR: (0.8, 0.0),
    kinds.SUPPLY: (2.2, 0.0),
    kinds.SEND_CAMP: (3.6, 0.0),
    kinds.AGAIN: (3.0, 0.0),
    kinds.RELOCATE_TO: (3.0, 0.0),
    kinds.RECALL: (2.0, 0.0),
    kinds.TAKE_ARTIFACT: (4.2, 0.2),
    kinds.TAKE_EXILED: (2.4, 0.25),
    kinds.TAME: (5.0, 0.0),
    kinds.CROWN: (3.0, 0.0),
    kinds.CROWN_TO: (3.0, 0.0),
    kinds.BONUS: (2.6, 0.0),
    kinds.PICK_BONUS: (1.4, 0.0),
    kinds.TEMPLE_BONUS: (1.4, 0.0),
    kinds.KEY: (2.2, 0.0),
}
STEP_WORTH: Final[list[float]] = [_STEPS.get(kind, (0.0, 0.0))[0] for kind in range(kinds.STEPS)]
STEP_LASTING: Final[list[float]] = [_STEPS.get(kind, (0.0, 0.0))[1] for kind in range(kinds.STEPS)]


def choice_value(nodes: list[float], node: i64, packed: i64) -> float:
    """The best options still open, as many as are to be picked."""
    open_parts: list[float] = []
    parts = columns.NODE_PARTS[node]
    for at in range(len(parts)):
        if not has(packed % kinds.PICKS, at):
            open_parts.append(nodes[parts[at]])
    open_parts.sort(reverse=True)
    total = 0.0
    for at in range(min(packed // kinds.PICKS % kinds.PICKS, len(open_parts))):
        total += open_parts[at]
    return total


def arrival_value(state: State, space: i64) -> float:
    """What an archaeologist under way will find."""
    left = rounds_left(state)
    nodes = worth.NODE_WORTH[left]
    site: i64 = columns.SITE_OF[space]
    if state.is_known(site):
        found = nodes[state.site_node(site)]
        return found + BESIDE[left] if state.guards[site] != kinds.NO_GUARDIAN else found
    place = site - kinds.CAMPS
    idol = nodes[columns.IDOL_NODE[nibble(state.idols_up, place)]]
    one = IDOL_POINTS + IDOL_EXTRA * worth.PACE[left]
    if place >= kinds.FIRST_DEEP:
        return idol + worth.PACE[left] * worth.AVERAGE_DEEP_TILE + 2.0 * one + BESIDE[left]
    return idol + worth.PACE[left] * worth.AVERAGE_TILE + one + BESIDE[left]
