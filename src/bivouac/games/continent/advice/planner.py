"""What the game itself would advise: each legal action with its worth, from what everybody may see."""

from collections.abc import Callable
from typing import Final

from bivouac.games.continent import actions, flow, odds
from bivouac.games.continent.advice.worth import DEFEAT, NEW_LAND, worth
from bivouac.games.continent.kinds import (
    AIM,
    BURYING,
    COST,
    DISCARD,
    EXCESS,
    FLAG,
    FOUND,
    FUEL,
    GATHER,
    HANDED,
    IN_PAST,
    KEEPING,
    LEARNING,
    MANDATORY,
    MAY,
    MOST_ITEMS,
    MOST_SEATS,
    OFFER_UNIT,
    ONE_OF,
    POWER,
    REDO,
    RESTORING,
    SPENDING,
    STATE,
    TERRAIN,
    TRIMMING,
)
from bivouac.games.continent.may import answers, conditions, judge, possible, reach, weights
from bivouac.games.continent.moves import board
from bivouac.games.continent.state import State, card_of, cell_of

# Prices and whims, in cards
CARD: Final = 1.0  # drawn while the deck is thick; more as it thins
THIN: Final = 12
LAST_CARDS: Final = 1.6
CAMPING: Final = -0.4  # a night, when nothing better is to be done
NEVER: Final = -1000.0
WAITING: Final = -0.2
TOGETHER: Final = 0.5
KEPT: Final = 0.4
POWERFUL: Final = 1.0


def advise(state: State, seat: int) -> list[float]:
    """The worth of each action that `legal` lists for the seat, in the same order."""
    codes = judge.legal(state, seat)
    question = int(state.question())
    return [_weigh(state, seat, code, question) for code in codes]


def _weigh(state: State, seat: int, code: int, question: int) -> float:
    kind = actions.KIND_OF[code]
    return WEIGH[kind](state, seat, actions.ARGUMENT[code], question)


def price(state: State) -> float:
    """What a card of the deck is worth now."""
    return CARD if len(state.deck) > THIN else LAST_CARDS


# -- choosing an action


def _act(state: State, seat: int, argument: int, question: int) -> float:
    """An action to begin: what it may bring, times its chances, less what it costs."""
    offer = reach.joint(state)[argument] // MOST_SEATS
    attempt = offer // OFFER_UNIT
    here = int(state.spots[seat])
    if state.box.goes[attempt]:
        return best_place(state, seat) - place(state, seat, here) - price(state) * state.box.cost[attempt]
    return hope(state, seat, attempt, beyond(state, seat, offer))


def beyond(state: State, seat: int, offer: int) -> float:
    """What the other side of a bridge has that this side has not; land nobody has seen is new."""
    if not state.box.crosses[offer // OFFER_UNIT]:
        return 0.0
    here = int(state.spots[seat])
    sides = _sides(state, here, offer)
    if not sides:
        return NEW_LAND
    return max([place(state, seat, cell) for cell in sides]) - place(state, seat, here)


def hope(state: State, seat: int, attempt: int, more: float = 0.0) -> float:
    """The expected worth of an attempt, drawn for as a careful player would; `more` comes with success."""
    box = state.box
    cost = box.cost[attempt] - _discount(state, attempt)
    line = chances(state, seat, attempt, cost)
    if box.need[attempt] and line["success"] < 0.8 and not box.locked[attempt]:
        cost += 1
        line = chances(state, seat, attempt, cost)
    gain = worth(state, box.success[attempt], seat) + more
    loss = worth(state, box.failure[attempt], seat, failing=True)
    return line["success"] * gain + line["failure"] * loss + line["defeat"] * DEFEAT - price(state) * cost


def _discount(state: State, attempt: int) -> int:
    """What resources take off a craft; other helps are left to the moment."""
    tried = state.attempt
    state.attempt = attempt
    try:
        return min(int(weights.discounts(state)), state.box.cost[attempt])
    finally:
        state.attempt = tried


def chances(state: State, seat: int, attempt: int, cards: int) -> dict[str, float]:
    """Success, failure and defeat with so many cards, for whoever would try alone."""
    tried = state.attempt, state.active, state.party
    state.attempt, state.active, state.party = attempt, seat, 1 << seat
    try:
        need = weights.need(state)
        most = len(state.deck) + len(state.discards())
        drawn = min(max(cards, 0), most)
        line: dict[str, float] = odds.Question(state, need, 0, drawn).line(drawn)
        return line
    finally:
        state.attempt, state.active, state.party = tried


def place(state: State, seat: int, cell: int) -> float:
    """What a terrain has to offer: its best action, and the fog around it."""
    card = state.cells[cell]
    if card < 0 or state.box.kind[card] != TERRAIN:
        return 0.0
    found = [0.0]
    stood = state.spots
    state.spots = [cell if other == seat else spot for other, spot in enumerate(stood)]
    try:
        for offer in reach.offers(state, seat):
            attempt = offer // OFFER_UNIT
            if not state.box.goes[attempt] and not reach.barred(state, seat, offer):
                new = state.box.crosses[attempt] and not _sides(state, cell, offer)
                if new or not state.box.crosses[attempt]:  # the far side is weighed by whoever crosses
                    found.append(hope(state, seat, attempt, NEW_LAND if new else 0.0))
    finally:
        state.spots = stood
    return max(found)


def _sides(state: State, spot: int, offer: int) -> list[int]:
    """The terrains on the other sides of the bridge an offer is printed on."""
    cell = board.neighbour(spot, offer % OFFER_UNIT - 1) if offer % OFFER_UNIT else -1
    return board.other_sides(state, cell, spot) if cell >= 0 else []


def best_place(state: State, seat: int) -> float:
    """The best of all terrains within reach."""
    cells = board.reach(state, state.spots[seat])
    return max([place(state, seat, cell) for cell in cells]) if cells else 0.0


def _to(state: State, seat: int, cell: int, question: int) -> float:
    return place(state, seat, cell)


# -- together


def _with(state: State, seat: int, other: int, question: int) -> float:
    """Companions come along on a walk, bring what is required, and stay out of what may fail."""
    if not conditions.holds(state, state.box.requires[state.attempt], seat, state.party):
        return TOGETHER
    moves = state.box.goes[state.attempt] or state.box.crosses[state.attempt]
    return TOGETHER if moves or not state.box.need[state.attempt] else -TOGETHER


def _seat(state: State, seat: int, other: int, question: int) -> float:
    return 1.0 if other == seat else -0.5


def _agree(state: State, seat: int, argument: int, question: int) -> float:
    return 1.0


def _decline(state: State, seat: int, argument: int, question: int) -> float:
    return -1.0


# -- the steps of an action


def _use(state: State, seat: int, slot: int, question: int) -> float:
    """An item that makes the action cheaper, or likelier where it is not sure."""
    saved = 0.0
    for card in state.items[seat * MOST_ITEMS + slot]:
        for help in state.box.item_helps[card]:
            if weights.fits(state, help, True):
                saved += state.box.help_cost[help]
            elif weights.fits(state, help, False) and state.box.need[state.attempt]:
                saved += 0.8 * state.box.help_stars[help] + 0.3 * state.box.help_sevens[help]
    return saved - 0.7


def _apply(state: State, seat: int, argument: int, question: int) -> float:
    """Whatever makes it cheaper; for successes, only what is missing."""
    help = weights.helps(state, seat, for_cost=question == COST)[argument]
    spared = -1.0 if state.box.help_after[help] >= DISCARD else 0.0
    if question == COST:
        return state.box.help_cost[help] + spared if weights.cost(state) > 0 else -1.0
    missing = weights.need(state) - weights.successes(state)
    if missing <= 0:
        return -1.0
    return 0.5 + state.box.help_stars[help] + spared / 2


def _draw(state: State, seat: int, argument: int, question: int) -> float:
    """One more card, if what it adds to the chances is worth it."""
    attempt = int(state.attempt)
    stars, sevens = odds.promised(state)
    cards = len(state.drawn)
    ahead = odds.Question(state, weights.need(state) - stars, sevens, cards + 1)
    now, then = ahead.line(cards), ahead.line(cards + 1)
    gain = worth(state, state.box.success[attempt], seat)
    loss = worth(state, state.box.failure[attempt], seat, failing=True)
    better = float(then["success"] - now["success"]) * (gain - loss)
    return better + float(then["defeat"] - now["defeat"]) * DEFEAT - price(state)


def _say(state: State, seat: int, number: int, question: int) -> float:
    return -float(number)


# -- cards


def _pick(state: State, seat: int, argument: int, question: int) -> float:
    """Of what is in question the best to have, or the least to lose."""
    picked = answers.in_question(state, seat)[argument]
    if question not in KEEPS:
        return 0.5 - argument * 0.001
    value = card_worth(state, seat, picked) if picked < state.box.cards else 0.0
    if question == FUEL:  # the price of a power that was chosen
        return POWERFUL - 0.1 * value
    # A skill in hand is a card less to live on.
    life = KEPT * price(state) if question == KEEPING else 0.0
    return KEEPS[question] * value - life


def card_worth(state: State, seat: int, card: int) -> float:
    """What a card in hand is good for: crafts, helps, fuel for one's power."""
    box = state.box
    if box.kind[card] == STATE:
        return -3.0
    value = 0.3 * len(box.helps[card]) + (1.0 if box.durability[card] else 0.0)
    character = state.characters[seat]
    if character >= 0 and (box.words[card] >> box.power_word[character]) & 1:
        value += 0.4
    held = sum([box.limited[other] == box.limited[card] for other in state.hands[seat]])
    return value - 0.25 * held


def _place(state: State, seat: int, argument: int, question: int) -> float:
    """A new item while there is room; else under one that gains by it."""
    if question != FOUND:
        return 1.0
    if argument == actions.NEW_ITEM:
        return 2.0
    card = int(state.agenda.b()) % HANDED
    top = state.items[seat * MOST_ITEMS + argument - 1][0]
    return 1.5 if state.box.words[card] & state.box.words[top] else 0.5


def _choose(state: State, seat: int, argument: int, question: int) -> float:
    """One of the ways a card offers."""
    if question == ONE_OF:
        return worth(state, possible.ways(state, state.agenda.b(), seat)[argument], seat)
    if question == MAY:
        return worth(state, state.box.node_parts[state.agenda.b()][0], seat)
    if question == MANDATORY:
        about = state.agenda.a()
        return hope(state, seat, flow.open_attempts(state, card_of(about), cell_of(about))[argument])
    if question == FLAG:
        return float(argument)  # whoever holds the symbol follows it
    return _bend(state, seat) if question == POWER else -0.5


def _bend(state: State, seat: int) -> float:
    """A power at the price of a card: worth it, and to do an action again if it promises more than this."""
    if int(state.agenda.b()) != REDO:
        return POWERFUL
    attempt = int(state.attempt)
    failure = worth(state, state.box.failure[attempt], seat, failing=True)
    return hope(state, seat, attempt) - failure - POWERFUL


def _skip(state: State, seat: int, argument: int, question: int) -> float:
    return WAITING if question in (AIM, GATHER, BURYING) else 0.0


def _done(state: State, seat: int, argument: int, question: int) -> float:
    return 0.0


def _camp(state: State, seat: int, argument: int, question: int) -> float:
    """A night brings game back and forgets the board: for when nothing else is left."""
    return CAMPING - (0.0 if len(state.attached) or _past(state) else 5.0)


def _past(state: State) -> int:
    return sum([1 for place in state.where if place == IN_PAST])


def _never(state: State, seat: int, argument: int, question: int) -> float:
    return NEVER


def _always(state: State, seat: int, argument: int, question: int) -> float:
    return 50.0


# What a question does with the card picked: +1 one wants it, -1 one loses it.
KEEPS: Final[dict[int, float]] = {
    KEEPING: 1.0,
    EXCESS: -1.0,
    RESTORING: 1.0,
    LEARNING: 1.0,
    SPENDING: -1.0,
    FUEL: -1.0,
    TRIMMING: -1.0,
}

Weigher = Callable[[State, int, int, int], float]

WEIGH: Final[list[Weigher]] = [
    _act, _with, _seat, _to, _use, _apply, _say, _pick, _place, _choose, _agree, _decline, _draw, _skip,
    _done, _never, _never, _never, _camp, _never, _always, _never, _always,
]  # fmt: skip
assert len(WEIGH) == actions.KINDS
