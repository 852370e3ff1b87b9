"""Exact chances for an answer, from what everybody knows: of a draw, or of a loss (ruling 135)."""

from typing import Final

from mypy_extensions import i64

from bivouac.games.continent import codes, kinds
from bivouac.games.continent.may import reach, weights
from bivouac.games.continent.odds import losses
from bivouac.games.continent.odds.draws import Question
from bivouac.games.continent.shapes import Chances, Helped, Helping, Odds
from bivouac.games.continent.state import State, card_of, cell_of

AHEAD: Final = 8  # so many extra cards are looked at
# The questions of an action whose cost has not been drawn yet.
_UNPAID: Final[tuple[int, ...]] = (
    kinds.AIM,
    kinds.GATHER,
    kinds.JOINING,
    kinds.ITEMS,
    kinds.COST,
    kinds.TRADE,
    kinds.TRADE_AGREED,
)
# Items that were not used by then help no more (ruling 28).
_UNOPENED: Final[tuple[int, ...]] = (
    kinds.IDLE,
    kinds.PROPOSED,
    kinds.AIM,
    kinds.GATHER,
    kinds.JOINING,
    kinds.ITEMS,
    kinds.MANDATORY,
)
_UNPRICED: Final[tuple[int, ...]] = (*_UNOPENED, kinds.COST)


def odds(state: State, seat: int, action: int) -> Odds | None:
    """What the cards would bring: to an action, a trade, one more card or none; else what would be lost."""
    actions = state.rules.actions
    if not 0 <= action < actions.count:
        return None
    kind, argument = actions.row_of[action].code, actions.argument[action]
    question = state.question()
    if kind == codes.ACT and (question == kinds.IDLE or action == state.proposal):
        return _before(state, argument)
    if question == kinds.DRAWING and kind in (codes.DRAW, codes.DONE):
        return _table(state, len(state.drawn) + (1 if kind == codes.DRAW else 0))
    if question == kinds.TRADE and kind == codes.SAY and argument <= weights.printed_cost(state):
        return _traded(state, argument)
    if question in (kinds.ITEMS, kinds.COST) and kind == codes.DONE:
        return _table(state, weights.cost(state), without=seat)
    if question == kinds.MANDATORY and kind == codes.CHOOSE:
        return _forced(state, argument)
    lost = losses.at_once(state, action)
    return losses.line(state, lost) if lost else None


def standing(state: State) -> Chances | None:
    """How the action that runs or is proposed would fare if nothing were added: everybody may know (135)."""
    question = state.question()
    if question == kinds.PROPOSED and state.proposal != codes.CAMP:
        return _before(state, state.proposal - codes.ACT)
    if question == kinds.DRAWING:
        return _table(state, len(state.drawn))
    return _table(state, weights.cost(state)) if question in _UNPAID else None


def _before(state: State, argument: int) -> Chances | None:
    """An action nobody has begun: its printed cost and need with the burdens of whoever would take it."""
    offers = reach.joint(state)
    if argument >= len(offers):
        return None
    seat, offer = offers[argument] % kinds.MOST_SEATS, offers[argument] // kinds.MOST_SEATS
    return _tried(state, offer // kinds.OFFER_UNIT, seat, 1 << seat)


def _forced(state: State, argument: int) -> Chances | None:
    """A mandatory action for those who must take it (ruling 56)."""
    about = state.agenda.a()
    found = reach.open_attempts(state, card_of(about), cell_of(about))
    return _tried(state, found[argument], state.active, state.party) if argument < len(found) else None


def _tried(state: State, attempt: i64, seat: i64, party: i64) -> Chances:
    """How an action would fare, which is not begun for that."""
    tried = state.attempt, state.active, state.party
    state.attempt, state.active, state.party = attempt, seat, party
    try:
        return _table(state, weights.cost(state))
    finally:
        state.attempt, state.active, state.party = tried


def _traded(state: State, number: int) -> Chances:
    tried = state.trade
    state.trade = number
    try:
        return _table(state, weights.cost(state))
    finally:
        state.trade = tried


def _table(state: State, cards: int, without: i64 = kinds.NOBODY) -> Chances:
    """The line for so many cards and the lines for more, each with and without the helps at hand.

    A seat that is done with its items, or with the cost, has nothing more to open `without` them.
    """
    box, need = state.box, int(weights.need(state))
    sure = at_hand(state, without)
    stars = sum([box.help_stars[help] for help in sure])
    sevens = sum([box.help_sevens[help] for help in sure])
    most = len(state.deck.pieces) + len(state.discards()) + (0 if state.shown else len(state.drawn))
    first = min(cards, most)
    last = first if box.locked[state.attempt] else min(first + AHEAD, most)
    wanted, per_seven = need - applied_stars(state), applied_sevens(state)
    plain = Question(state, wanted, per_seven, last)
    helped = Question(state, wanted - stars, per_seven + sevens, last) if stars or sevens else plain
    lines: list[Helped] = [
        {**plain.line(count), "helped": helped.line(count)} for count in range(first, last + 1)
    ]
    named = sure if need else []
    if cards and not state.drawn:
        named = spared(state, without) + named
    return {"need": need, **lines[0], "more": lines[1:], "helps": _named(state, named)}


def applied_stars(state: State) -> int:
    """Successes that helps already applied are sure to bring."""
    return sum([state.box.help_stars[help] for help in state.applied])


def applied_sevens(state: State) -> int:
    """Helps already applied that count sevens."""
    return sum([state.box.help_sevens[help] for help in state.applied])


def promised(state: State) -> tuple[int, int]:
    """Successes, and successes for each seven, that helps could add after the reveal as things stand."""
    stars = sevens = 0
    for seat in state.participants():
        for help in weights.helps(state, seat, for_cost=False):
            stars += state.box.help_stars[help]
            sevens += state.box.help_sevens[help]
    return stars, sevens


def at_hand(state: State, without: i64) -> list[int]:
    """The helps that could add successes after the reveal, those of items that may still be used too."""
    found: list[int] = []
    for seat in state.participants():
        found += weights.helps(state, seat, for_cost=False)
    for seat in _unasked(state, without):
        found += weights.unopened(state, seat, for_cost=False)
    return found


def spared(state: State, without: i64) -> list[int]:
    """The helps at hand that could make the action cheaper."""
    if state.question() not in _UNPRICED:
        return []
    found: list[int] = []
    for seat in state.participants():
        if seat != without or state.question() != kinds.COST:
            found += weights.helps(state, seat, for_cost=True)
    for seat in _unasked(state, without):
        found += weights.unopened(state, seat, for_cost=True)
    return found


def _unasked(state: State, without: i64) -> list[int]:
    """The participants who may still use an item: whoever is asked for theirs, and those after."""
    if state.question() not in _UNOPENED:
        return []
    seats = state.participants()
    if state.question() == kinds.ITEMS:
        seats = seats[seats.index(int(state.asked())) :]
    return [seat for seat in seats if seat != without]


def _named(state: State, helps: list[int]) -> list[Helping]:
    """The cards of some helps, each with what it does."""
    box = state.box
    return [
        {
            "card": box.faces[box.help_card[help]],
            "cost": box.help_cost[help],
            "stars": box.help_stars[help],
            "sevens": box.help_sevens[help],
        }
        for help in helps
    ]
