"""What is worth what: the evaluation bots use, and a seat's knowledge as numbers."""

from math import exp, tanh
from typing import Final, final

from mypy_extensions import i64

from bivouac.core.bits import bit, count_of, has, nibble
from bivouac.core.numbers import Numbers, best_other
from bivouac.games.temple import columns, kinds, may, scoring
from bivouac.games.temple.data.prices import FEWEST_RELICS, MOST_RELICS, STAR_PRIZE
from bivouac.games.temple.redeal import unknown
from bivouac.games.temple.state import State

# Points a good player expects from these, found by playing variants of this table against each other.
ACTION: Final = 2.3  # an action still to be spent this turn
THEFT: Final = 4.0
HELP: Final = 2.8  # an assistant still to be chosen
CARRIED: Final = 3.4  # a card the Porter still has to bring
PART_WITH: Final = -1.0
GLIMPSE: Final = 0.2  # a face-down card one has looked at, or is about to
SPARE_MONEY: Final = 0.25  # more for the first ones while they can buy something
SPARE: Final = 3.0
SINGLE: Final = 0.45  # of what two cards promise, for the first of them
GROWTH: Final = 0.45  # of what the open statues may still gain
SET_GROWTH: Final = 0.5  # of what the next plate, monster or remedy would add
THREAT: Final = 0.3  # of the best open card, for each opponent with two weapons ready
LEAD: Final = 6.0  # a lead of so many points is worth about three quarters of a win
LEAD_EARLY: Final = 12.0  # more while there is much left to take

# By deck: what two and three open cards of it promise, a little less than what they bring when flipped.
PAIR: Final[list[float]] = [0.0] * kinds.DECK_COUNT
TRIPLE: Final[list[float]] = [0.0] * kinds.DECK_COUNT
for _deck, _pair, _triple in (
    (kinds.COINS, 0.9, 1.8),
    (kinds.WEAPONS, 3.4, 6.4),
    (kinds.MANUSCRIPTS, 2.0, 4.0),
    (kinds.JEWELS, 2.4, 4.8),
):
    PAIR[_deck] = _pair
    TRIPLE[_deck] = _triple

# By assistant: what one expects of them at the start; towards the end they are worth what they count.
PROMISE: Final[list[float]] = [
    {
        "curator": 2.6, "restorer": 2.9, "appraiser": 2.9, "banker": 2.0, "astronomer": 2.0, "patron": 3.0,
        "digger": 3.6, "scout": 1.2, "guard": 2.6, "financier": 0.0, "porter": 0.0, "smuggler": 0.0,
    }[id]
    for id in columns.ASSISTANT_IDS
]  # fmt: skip


def estimates(state: State, asked: i64) -> list[float]:
    """What the position is worth to every seat of a mask, in expected utility, from what it knows."""
    table = Tableaux(state)
    wealth = [wealth_of(state, seat, table) for seat in range(state.seats)]
    return [_estimate(state, seat, wealth) if has(asked, seat) else 0.0 for seat in range(state.seats)]


@final
class Tableaux:
    """What all tableaux hold, counted once for everything that is asked about them."""

    def __init__(self, state: State) -> None:
        self.decks: i64 = 0  # a mask: those in play
        for deck in state.decks:
            self.decks |= bit(deck)
        self.tallies = [scoring.Tally(state, seat) for seat in range(state.seats)]
        self.free = free_faces(state, self.decks, self.tallies)


def _estimate(state: State, seat: i64, wealth: list[float]) -> float:
    """Whether a seat is ahead of the wealthiest other."""
    mine = wealth[seat]
    if seat == state.active:
        mine += in_hand(state)
    mine += GLIMPSE * float(looked_at(state, seat))
    return 0.95 * tanh((mine - best_other(wealth, seat)) / (LEAD + LEAD_EARLY * share_left(state)))


def share_left(state: State) -> float:
    """How much of the two temples is still to be taken, from 1 to 0."""
    count = count_of(state.cells)
    if state.round == 1:
        count += kinds.CELLS
    return float(count) / float(2 * kinds.CELLS)


def wealth_of(state: State, seat: i64, table: Tableaux) -> float:
    """Points in the tableau and in sight, as they lie open to all."""
    left = share_left(state)
    money = float(state.money[seat])
    worth = money + SPARE_MONEY * left * min(money, SPARE)
    worth += float(table.tallies[seat].points(state, seat))
    worth += majorities(state, seat, table, left)
    holders = state.holders
    assistant: i64 = 0
    while holders:
        if (holders & 15) - 1 == seat:
            counted = float(scoring.assistant_points(state, assistant, seat, table.tallies))
            worth += left * PROMISE[assistant] + (1.0 - left) * counted
        holders >>= 4
        assistant += 1
    worth += promise(state, seat, table)
    return worth - danger(state, seat)


def majorities(state: State, seat: i64, table: Tableaux, left: float) -> float:
    """The share of the star and relic majorities one may hope for."""
    spread = 0.4 + 2.5 * left
    mine = table.tallies[seat]
    best: i64 = 0
    most: i64 = 0
    fewest: i64 = kinds.DECK_SIZE
    for other in range(state.seats):
        if other != seat:
            tally = table.tallies[other]
            best = max(best, tally.stars)
            relics = nibble(tally.cards, kinds.RELICS)
            most = max(most, relics)
            fewest = min(fewest, relics)
    worth = STAR_PRIZE * _hope(float(mine.stars - best) / spread)
    if has(table.decks, kinds.RELICS):
        own = nibble(mine.cards, kinds.RELICS)
        worth += MOST_RELICS * _hope(float(own - most) / spread)
        worth += FEWEST_RELICS * _hope(float(fewest - own) / spread)
    return worth


def _hope(lead: float) -> float:
    return 1.0 / (1.0 + exp(-1.7 * lead - 0.3))


def open_of(state: State, seat: i64, deck: i64) -> i64:
    """How many open cards of a deck of like cards, plain and starred."""
    return state.in_hand(seat, 2 * deck) + state.in_hand(seat, 2 * deck + 1)


def bonus(state: State, seat: i64, deck: i64, left: float) -> float:
    """What the open cards of a deck promise by the bonus they can be flipped for."""
    cards = open_of(state, seat, deck)
    if cards == 1:
        return SINGLE * min(1.0, 2.0 * left) * PAIR[deck]
    if cards == 2:
        return PAIR[deck]
    return TRIPLE[deck] + float(cards - 3) * 0.5 * PAIR[deck] if cards else 0.0


def promise(state: State, seat: i64, table: Tableaux) -> float:
    """What open cards may still bring: bonuses not yet used, sets that may grow."""
    left = share_left(state)
    worth = 0.0
    for deck in columns.BONUS_DECKS:
        worth += bonus(state, seat, deck, left)
    if has(table.decks, kinds.STATUES):
        statues: i64 = kinds.DECK_SIZE
        for tally in table.tallies:
            statues -= nibble(tally.cards, kinds.STATUES)
        worth += GROWTH * left * float(open_of(state, seat, kinds.STATUES) * statues) / float(state.seats)
    if table.free:
        worth += SET_GROWTH * left * _gains(table.tallies[seat].open, table.free) / float(state.seats)
    return worth


# The faces that grow by sets of several, plates first: a row of how many of each are in the box.
GROWING: Final = len(scoring.FACES)
_PLATES: Final = sum(1 << (4 * scoring.FACE[kind]) for kind in columns.BOX[kinds.PLATES])
_MONSTERS: Final = sum(1 << (4 * scoring.FACE[kind]) for kind in columns.BOX[kinds.MONSTERS])
_ALL_GROWING: Final = (1 << (4 * GROWING)) - 1


def free_faces(state: State, decks: i64, tallies: list[scoring.Tally]) -> i64:
    """The row of how many plates, monsters and remedies of each face nobody has taken yet."""
    free: i64 = 0
    if has(decks, kinds.PLATES):
        free += _PLATES
    if has(decks, kinds.MONSTERS):
        free += _MONSTERS
    if not free:
        return 0
    gone = scoring.sets_of(state, state.discard)
    for tally in tallies:
        gone += tally.sets
    return free - (gone & _ALL_GROWING)


def _gains(mine: i64, free: i64) -> float:
    """What one more plate, monster or remedy of each face would add, for each that is not taken yet."""
    worth: i64 = 0
    plates = scoring.plates_of(mine)
    one: i64 = 1
    for _ in range(len(scoring.LETTERS)):
        if free & 15:
            worth += (free & 15) * max(0, scoring.plates_of(mine + one) - plates)
        free >>= 4
        one <<= 4
    monsters = scoring.monsters_of(mine)
    while free:
        if free & 15:
            worth += (free & 15) * max(0, scoring.monsters_of(mine + one) - monsters)
        free >>= 4
        one <<= 4
    return float(worth)


def danger(state: State, seat: i64) -> float:
    """What opponents with weapons in hand may take: the last statue of a set, a plate, a treasure."""
    armed = 0.0
    for other in range(state.seats):
        if other != seat and open_of(state, other, kinds.WEAPONS) >= 2:
            armed += 1.0
    if armed == 0.0 or state.holder(columns.THE_GUARD) == seat:
        return 0.0
    prize = float(open_of(state, seat, kinds.STATUES))
    row = state.open_cards(seat)
    card: i64 = 0
    while row >> card:
        if (row >> card) & 1:
            kind = state.faces[card]
            deck = columns.DECK_OF[kind]
            prize = max(prize, 4.0 if deck == kinds.PLATES else float(columns.POINTS[kind]))
        card += 1
    return THREAT * armed * prize


def looked_at(state: State, seat: i64) -> i64:
    """How many face-down cards of the temple the seat has looked at."""
    seen: i64 = state.knowledge.seen[seat]
    return count_of((seen >> ((state.round - 1) * kinds.CELLS)) & state.cells & state.down)


def in_hand(state: State) -> float:
    """What the active player may still do this turn: actions, and choices that wait."""
    worth = ACTION * float(min(state.left, count_of(state.cells)))
    for step in range(state.agenda.depth()):
        kind = state.agenda.kind_at(step)
        picks = float(state.agenda.a_at(step))
        if kind == kinds.STEAL:
            worth += THEFT * picks
        elif kind == kinds.INVITE:
            worth += HELP * picks
        elif kind == kinds.LOOK:
            worth += GLIMPSE * picks
        elif kind == kinds.CARRY:
            worth += CARRIED
        elif kind in (kinds.DISCARD, kinds.GIVE):
            worth += PART_WITH
    return worth


def features(state: State, seat: i64, numbers: Numbers) -> None:
    """Add the turn, the seat's tableau, the others' in order of play, the assistants, the temple."""
    table = Tableaux(state)
    unseen = _unseen(state, seat)
    numbers.add(float(state.seats) / 4.0)
    numbers.add_truth(state.active == seat)
    numbers.add(float(state.round))
    numbers.add(float(state.left))
    numbers.add_truth(state.acted)
    numbers.add(share_left(state))
    numbers.add(in_hand(state) / 5.0 if state.active == seat else 0.0)
    numbers.add(float(looked_at(state, seat)) / 5.0)
    numbers.add_place(state.phase, kinds.OVER)
    for deck in range(kinds.DECK_COUNT):
        numbers.add_truth(deck in state.decks)
    for step in range(4):
        if step < state.seats:
            _tableau(state, (seat + step) % state.seats, table, numbers)
        else:
            numbers.add_zeros(TABLEAU)
    for assistant in range(kinds.ASSISTANTS):
        holder = state.holder(assistant)
        numbers.add_truth(holder == kinds.NOBODY)
        numbers.add_truth(holder == seat)
    for cell in range(kinds.CELLS):
        _cell(state, cell, seat, unseen, numbers)


TABLEAU: Final = kinds.WARES + 2 * kinds.DECK_COUNT + 7


def _tableau(state: State, seat: i64, table: Tableaux, numbers: Numbers) -> None:
    """Open wares, cards and points of each deck, money, stars, and what they promise by the estimate."""
    for ware in range(kinds.WARES):
        numbers.add(float(state.in_hand(seat, ware)))
    tally = table.tallies[seat]
    for deck in range(kinds.DECK_COUNT):
        numbers.add(float(nibble(tally.cards, deck)))
    for points in scoring.by_deck(state, seat):
        numbers.add(float(points) / 5.0)
    numbers.add(float(state.money[seat]) / 3.0)
    numbers.add(float(tally.stars))
    numbers.add_truth(seat == state.active)
    numbers.add(majorities(state, seat, table, share_left(state)) / 5.0)
    numbers.add(promise(state, seat, table) / 5.0)
    numbers.add(danger(state, seat) / 5.0)
    numbers.add(wealth_of(state, seat, table) / 20.0)


def _cell(state: State, cell: i64, seat: i64, unseen: float, numbers: Numbers) -> None:
    """Is there a card, what digging costs, and its points as far as the seat can tell."""
    if not has(state.cells, cell):
        numbers.add_zeros(3)
        return
    card = state.card(cell)
    known = state.knowledge.knows(seat, card)
    numbers.add(1.0)
    numbers.add(float(may.price(state, cell, state.active)))
    numbers.add(float(columns.POINTS[state.faces[card]]) if known else unseen)


def _unseen(state: State, seat: i64) -> float:
    """The points a face-down card has on average, as far as the seat can tell."""
    total = 0
    count = 0
    for card in unknown(state, seat):
        kind = state.faces[card]
        if columns.DOWN[kind]:
            total += columns.POINTS[kind]
            count += 1
    return float(total) / float(count) if count else 0.0
