"""Fast lists of what a seat may do, beside the judge; law 7 of the contract holds the two together.

There are codes for 320 actions, 80 picks and 64 cells: judging each would lay out the same cards as often.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bivouac.core.choices import Choices
from bivouac.core.vocabulary import Action
from bivouac.games.continent import codes
from bivouac.games.continent.actions.rows import ACTIONS
from bivouac.games.continent.kinds import COST, HERE, MOST_SEATS, QUESTIONS
from bivouac.games.continent.may import answers, lists, reach, weights
from bivouac.games.continent.state import State


def legal(state: State, found: Choices) -> None:
    """The codes an actor may play, in the order of the vocabulary."""
    seat = found.seat
    for row in ANSWERING[state.question()]:
        listed = LISTED.get(row.code)
        if listed is not None:
            for argument in listed(state, seat):
                found.add(row.code + argument)
            continue
        for argument in range(len(row.arguments)):
            if row.may is None or row.may(state, seat, argument) is None:
                found.add(row.code + argument)


def _acts(state: State, seat: i64) -> list[int]:
    """The seat's actions within reach that nothing bars (rulings 16 to 21)."""
    found: list[int] = []
    if state.status[seat] == HERE:
        offers = reach.joint(state)
        for at in range(len(offers)):
            offer: i64 = offers[at]
            if offer % MOST_SEATS == seat and reach.barred(state, seat, offer // MOST_SEATS) is None:
                found.append(at)
    return found


def _applies(state: State, seat: i64) -> list[int]:
    return list(range(len(weights.helps(state, seat, for_cost=state.question() == COST))))


def _picks(state: State, seat: i64) -> list[int]:
    return list(range(len(lists.in_question(state, seat))))


ANSWERING: Final[list[list[Action]]] = [
    [row for row in ACTIONS.rows if question in row.asked] for question in range(len(QUESTIONS))
]
LISTED: Final[dict[int, Callable[[State, i64], list[int]]]] = {
    codes.ACT: _acts,
    codes.TO: answers.cells_in_question,
    codes.APPLY: _applies,
    codes.PICK: _picks,
}
FAST: Final[dict[int, Callable[[State, Choices], None]]] = {
    question: legal
    for question in range(len(QUESTIONS))
    if any(row.code in LISTED for row in ANSWERING[question])
}
