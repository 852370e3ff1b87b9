"""What the game itself would advise: each legal action with its worth, from what everybody may see."""

from collections.abc import Callable
from typing import Final

from bivouac.games.continent import codes, kinds
from bivouac.games.continent.actions import ACTIONS
from bivouac.games.continent.advice.errands import region
from bivouac.games.continent.advice.survey import HIDDEN, IDLE, RESTLESS, Survey, careful, meal, sides
from bivouac.games.continent.advice.worth import DEFEAT, NEW_LAND, SIDE, SOUGHT, worth
from bivouac.games.continent.may import conditions, lists, possible, reach, weights
from bivouac.games.continent.odds.answers import promised
from bivouac.games.continent.odds.draws import Question
from bivouac.games.continent.resolve import counting
from bivouac.games.continent.state import State, card_of, cell_of

# Prices and whims, in cards
CAMPING: Final = -4.0  # a night, when nothing better is to be done
RESERVE: Final = 6  # cards to wake up with
FORGOTTEN: Final = 1.0  # what the night takes away, the land one knew: so much for each card a path costs
AGAIN: Final = 0.8  # of a meal that was eaten, what to expect of it another day
WALK: Final = 1.0  # to get back to a meal
FOG: Final = 1.5  # and how many paths have to be found again on the way
NEVER: Final = -1000.0
DESPAIR: Final = -44.0  # a night with no cards left, when all that is left to do is to do nothing
WANDERING: Final = -30.0
LATER: Final = 0.2  # a way out of the region, while there is something to eat
TALE: Final = 4.5  # a night nobody has told yet: a story, and mostly some cards back
WAITING: Final = -0.2
TOGETHER: Final = 0.5
KEPT: Final = 0.4
POWERFUL: Final = 1.0


def advise(state: State, seat: int, curious: bool) -> list[float]:
    """The worth of each action that `legal` lists for the seat, in the same order."""
    question = int(state.question())
    survey = Survey(state, seat, curious)
    return [_weigh(survey, code, question) for code in state.legal(seat)]


def _weigh(survey: Survey, code: int, question: int) -> float:
    return WEIGH[ACTIONS.row_of[code].code](survey, ACTIONS.argument[code], question)


def _act(survey: Survey, argument: int, question: int) -> float:
    """An action to begin: what it may bring, times its chances, less what it costs."""
    state, seat = survey.state, survey.seat
    offer = reach.joint(state)[argument] // kinds.MOST_SEATS
    attempt = offer // kinds.OFFER_UNIT
    here = int(state.spots[seat])
    if state.box.goes[attempt]:
        cost = state.box.cost[attempt] - survey.discount(attempt)
        better = survey.best_place() - survey.place(here)
        if better < RESTLESS:  # one place is as good as another
            return WANDERING if cost > 0 else IDLE
        return better - survey.price * cost + survey.line(attempt, cost)[2] * DEFEAT
    hope = survey.hope(attempt, beyond(survey, offer))
    if survey.departs(attempt) and survey.is_larder_full():
        return min(hope, LATER)
    return hope


def beyond(survey: Survey, offer: int) -> float:
    """What the other side of a bridge has that this side has not; land nobody has seen is new."""
    state, seat = survey.state, survey.seat
    if not state.box.crosses[offer // kinds.OFFER_UNIT]:
        return 0.0
    here = int(state.spots[seat])
    far = sides(state, here, offer)
    if not far:
        return NEW_LAND
    return max([survey.shore(cell) for cell in far]) - survey.shore(here)


def _to(survey: Survey, cell: int, question: int) -> float:
    return survey.prospect(cell)


# -- together


def _with(survey: Survey, other: int, question: int) -> float:
    """Companions come along on a walk, bring what is required, share what cures, and stay out of the rest.

    Who takes part in turning fog over also takes part in what comes out of it, and quarrels if that fails.
    """
    state, seat = survey.state, survey.seat
    attempt = int(state.attempt)
    if not conditions.holds(state, state.box.requires[attempt], seat, state.party):
        return TOGETHER
    if state.box.goes[attempt] and would_stay(state, other):
        return 0.0
    moves = state.box.goes[attempt] or state.box.crosses[attempt]
    return TOGETHER if moves or survey.relief(attempt, other) > 0.0 else -TOGETHER


def would_stay(state: State, seat: int) -> bool:
    """Has a player more to do here than where the others are about to go?

    Whether they wait for such a one is drawn for: two who always took the other along would lead each other
    to and fro for ever, and one who always left the other behind might wait for somebody who is never asked.
    """
    survey = Survey(state, seat, False)
    return survey.place(int(state.spots[seat])) > survey.place(int(state.aim)) + RESTLESS


def _seat(survey: Survey, other: int, question: int) -> float:
    return 1.0 if other == survey.seat else -0.5


def _agree(survey: Survey, argument: int, question: int) -> float:
    return 1.0


def _decline(survey: Survey, argument: int, question: int) -> float:
    return -1.0


# -- the steps of an action


def _use(survey: Survey, slot: int, question: int) -> float:
    """An item that makes it cheaper, or likelier where it is not sure; none is worn out to be mended."""
    state, seat = survey.state, survey.seat
    if survey.is_kept(slot) or survey.mends(int(state.attempt)):
        return -1.0
    saved = 0.0
    for card in state.items[seat * kinds.MOST_ITEMS + slot]:
        for help in state.box.item_helps[card]:
            if weights.fits(state, help, True):
                saved += state.box.help_cost[help]
            elif weights.fits(state, help, False) and state.box.need[state.attempt]:
                saved += 0.8 * state.box.help_stars[help] + 0.3 * state.box.help_sevens[help]
    return saved - 0.7


def _apply(survey: Survey, argument: int, question: int) -> float:
    """Whatever makes it cheaper; for successes, only what is missing."""
    state, seat = survey.state, survey.seat
    help = weights.helps(state, seat, for_cost=question == kinds.COST)[argument]
    spared = -1.0 if state.box.help_after[help] >= kinds.DISCARD else 0.0
    if question == kinds.COST:  # never so cheap that it is likely to fail
        least = min(careful(int(weights.need(state))), weights.printed_cost(state))
        saved = float(min(state.box.help_cost[help], int(weights.cost(state) - least)))
        return saved + spared if saved > 0 else -1.0
    missing = weights.need(state) - counting.successes(state)
    if missing <= 0:
        return -1.0
    return 0.5 + state.box.help_stars[help] + spared / 2


def _draw(survey: Survey, argument: int, question: int) -> float:
    """One more card, if what it adds to the chances is worth it."""
    state, seat = survey.state, survey.seat
    attempt = int(state.attempt)
    stars, sevens = promised(state)
    cards = len(state.drawn)
    ahead = Question(state, weights.need(state) - stars, sevens, cards + 1)
    now, then = ahead.line(cards), ahead.line(cards + 1)
    gain = worth(state, state.box.success[attempt], seat, survey.aims)
    loss = worth(state, state.box.failure[attempt], seat, survey.aims, failing=True)
    better = float(then["success"] - now["success"]) * (gain - loss)
    return better + float(then["defeat"] - now["defeat"]) * DEFEAT - survey.price


def _say(survey: Survey, number: int, question: int) -> float:
    """No trade; of a number that was read, the next digit."""
    state = survey.state
    if question != kinds.DIGITS:
        return -float(number)
    card = card_of(state.agenda.a())
    wanted = survey.hidden() if card < 0 else survey.answer(state.box.number[card])
    said = int(state.agenda.b())
    left = 3 - len(str(said))  # the digits so far stand behind a 1
    return 1.0 if wanted // 10**left % 10 == number else -1.0


def _number(survey: Survey, argument: int, question: int) -> float:
    return HIDDEN if survey.hidden() else NEVER


# -- cards


def _pick(survey: Survey, argument: int, question: int) -> float:
    """Of what is in question the best to have, or the least to lose."""
    state, seat = survey.state, survey.seat
    picked = lists.in_question(state, seat)[argument]
    if question == kinds.DAMAGING:
        return _spared(survey, picked)
    if question == kinds.REPAIRING:  # what is worn, or one would mend what is whole for ever
        return 1.0 / (1 + state.pips[picked])
    if question not in KEEPS:
        return 0.5 - argument * 0.001
    if question == kinds.LEARNING:  # a good card more in the deck, the dearest the group can pay
        return 0.5 + state.box.price[picked]
    value = card_worth(survey, picked) if picked < state.box.cards else 0.0
    if question == kinds.FUEL:  # the price of a power that was chosen
        return POWERFUL - 0.1 * value
    # A skill in hand is a card less to live on.
    life = KEPT * survey.price if question == kinds.KEEPING else 0.0
    return KEEPS[question] * value - life


def _spared(survey: Survey, at: int) -> float:
    """Of the items that a blow may fall on, the one with most pips, and none that is wanted at the end."""
    state = survey.state
    wanted = [bool(state.box.words[card] & survey.errands.words) for card in state.items[at]]
    return 0.1 * state.pips[at] - (SOUGHT if True in wanted and state.pips[at] == 1 else 0.0)


def card_worth(survey: Survey, card: int) -> float:
    """What a card in hand is good for: crafts, helps, fuel for one's power."""
    state, seat = survey.state, survey.seat
    box = state.box
    if box.kind[card] == kinds.STATE:
        return -3.0
    value = 0.3 * len(box.helps[card]) + (1.0 if box.durability[card] else 0.0)
    if box.words[card] & survey.errands.words:
        value += SOUGHT if box.kind[card] == kinds.ITEM else SIDE
    character = state.characters[seat]
    if character >= 0 and (box.words[card] >> box.power_word[character]) & 1:
        value += 0.4
    held = sum([box.limited[other] == box.limited[card] for other in state.hands[seat]])
    return value - 0.25 * held


def _place(survey: Survey, argument: int, question: int) -> float:
    """A new item while there is room; else under one that gains by it."""
    state, seat = survey.state, survey.seat
    if question != kinds.FOUND:
        return 1.0
    if argument == codes.NEW_ITEM:
        return 2.0
    if survey.is_kept(argument - 1):
        return 0.1
    card = int(state.agenda.b()) % kinds.HANDED
    top = state.items[seat * kinds.MOST_ITEMS + argument - 1][0]
    return 1.5 if state.box.words[card] & state.box.words[top] else 0.5


def _choose(survey: Survey, argument: int, question: int) -> float:
    """One of the ways a card offers."""
    state, seat = survey.state, survey.seat
    if question == kinds.ONE_OF:
        return worth(state, possible.ways(state, state.agenda.b(), seat)[argument], seat, survey.aims)
    if question == kinds.MAY:
        return worth(state, state.box.node_parts[state.agenda.b()][0], seat, survey.aims)
    if question == kinds.MANDATORY:
        about = state.agenda.a()
        return survey.hope(reach.open_attempts(state, card_of(about), cell_of(about))[argument])
    if question == kinds.FLAG:
        return float(argument)  # whoever holds the symbol follows it
    return _bend(survey) if question == kinds.POWER else -0.5


def _bend(survey: Survey) -> float:
    """A power at the price of a card: worth it, and to do an action again if it promises more than this."""
    state, seat = survey.state, survey.seat
    if int(state.agenda.b()) != kinds.REDO:
        return POWERFUL
    attempt = int(state.attempt)
    failure = worth(state, state.box.failure[attempt], seat, survey.aims, failing=True)
    return survey.hope(attempt) - failure - POWERFUL


def _skip(survey: Survey, argument: int, question: int) -> float:
    return WAITING if question in (kinds.AIM, kinds.GATHER, kinds.BURYING) else 0.0


def _done(survey: Survey, argument: int, question: int) -> float:
    return 0.0


def _camp(survey: Survey, argument: int, question: int) -> float:
    """A night brings back what was eaten and forgets the board: if it pays, or nothing else is left."""
    state = survey.state
    left = len(state.deck) - state.box.night
    if left <= 0:
        pile = state.discards()
        cursed = sum([state.box.kind[card] == kinds.CURSE for card in pile]) * (1 - left) / max(1, len(pile))
        return max(DESPAIR, CAMPING - 5.0 + min(1.0, cursed) * DEFEAT)
    if left < RESERVE or not (len(state.attached) or _past(state)):
        return CAMPING - 5.0
    gain = _breakfast(survey) - state.box.night - FORGOTTEN * _path(survey)
    return max(CAMPING, gain * survey.price + _tales(survey))


def _breakfast(survey: Survey) -> float:
    """How many cards the meals eaten in this region would give again, less the way back to them."""
    state, box = survey.state, survey.state.box
    way_back = WALK + FOG * _path(survey)
    total = 0.0
    for entry in state.attached:
        terrain = state.cells[entry // kinds.CARD_LIMIT]
        for attempt in box.attempts[terrain]:
            if box.icon[attempt] == box.done[entry % kinds.CARD_LIMIT]:
                total += max(0.0, meal(box, box.success[attempt]) * AGAIN - box.cost[attempt] - way_back)
    return min(total, float(len(state.discards())) * AGAIN)


def _path(survey: Survey) -> int:
    """What it costs a careful player to find a path in this region."""
    box = survey.state.box
    path = box.pathfind[region(survey.state, survey.seat)]
    return box.cost[path] + box.need[path]


def _tales(survey: Survey) -> float:
    """What the nights of the region may still tell; one that comes again and again tells nothing."""
    state, box = survey.state, survey.state.box
    number = box.night_call[region(state, survey.seat)]
    left = [box.banished[card] and state.where[card] == kinds.IN_ADVENTURE for card in box.greens[number]]
    return TALE if True in left else 0.0


def _past(state: State) -> int:
    return sum([1 for place in state.where if place == kinds.IN_PAST])


def _never(survey: Survey, argument: int, question: int) -> float:
    return NEVER


def _always(survey: Survey, argument: int, question: int) -> float:
    return 50.0


# What a question does with the card picked: +1 one wants it, -1 one loses it.
KEEPS: Final[dict[int, float]] = {
    kinds.KEEPING: 1.0,
    kinds.EXCESS: -1.0,
    kinds.RESTORING: 1.0,
    kinds.LEARNING: 1.0,
    kinds.SPENDING: -1.0,
    kinds.FUEL: -1.0,
    kinds.TRIMMING: -1.0,
}

Weigher = Callable[[Survey, int, int], float]

WEIGH: Final[dict[int, Weigher]] = {
    codes.ACT: _act,
    codes.WITH: _with,
    codes.SEAT: _seat,
    codes.TO: _to,
    codes.USE: _use,
    codes.APPLY: _apply,
    codes.SAY: _say,
    codes.PICK: _pick,
    codes.PLACE: _place,
    codes.CHOOSE: _choose,
    codes.AGREE: _agree,
    codes.DECLINE: _decline,
    codes.DRAW: _draw,
    codes.SKIP: _skip,
    codes.DONE: _done,
    codes.ABANDON: _never,
    codes.GIVE: _never,
    codes.NUMBER: _number,
    codes.CAMP: _camp,
    codes.LEAVE: _never,
    codes.RETURN: _always,
    codes.RETIRE: _never,
    codes.JOIN: _always,
}
assert set(WEIGH) == {row.code for row in ACTIONS.rows}, "an action nobody weighs"
