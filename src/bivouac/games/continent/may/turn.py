"""Whose turn it is: who may act, what must wait, and what all must agree to (rulings 13, 14, 17 and 22)."""

from mypy_extensions import i64

from bivouac.core.bits import has
from bivouac.core.refusal import Refusal
from bivouac.core.shapes import PhaseFact
from bivouac.games.continent import codes, kinds
from bivouac.games.continent.facts import FACTS
from bivouac.games.continent.may import answers
from bivouac.games.continent.state import State


def actors(state: State) -> list[int]:
    """The seats that may act now: the one that is asked, or all when the group is to choose."""
    question = state.question()
    if question == kinds.OVER:
        return []
    if question == kinds.PROPOSED:
        return [seat for seat in state.clockwise(0) if not has(state.agreed, seat)]
    if question != kinds.IDLE:
        return [int(state.asked())]
    if state.floor != kinds.NOBODY:
        return [int(state.floor)]
    return [seat for seat in range(state.seats) if may_choose(state, seat)]


def may_choose(state: State, seat: i64) -> bool:
    """Has the seat anything to say while the group chooses?"""
    status = state.status[seat]
    if status == kinds.FALLEN:
        return state.players() > 0 and any_character(state)
    return status in (kinds.HERE, kinds.AWAY)


def any_character(state: State) -> bool:
    """Is there a character left to join with?"""
    for character in range(len(state.box.power)):
        if answers.can_be_played(state, character):
            return True
    return False


def is_actor(state: State, seat: i64) -> bool:
    """May this seat act now?"""
    question = state.question()
    if question >= kinds.AIM:
        return state.asked() == seat
    if question == kinds.OVER or not 0 <= seat < state.seats:
        return False
    if question == kinds.PROPOSED:
        return state.is_here(seat) and not has(state.agreed, seat)
    return state.floor == seat if state.floor != kinds.NOBODY else may_choose(state, seat)


def unasked(state: State, code: int) -> Refusal | None:
    """A locked action has no more cards to draw (35); free operations wait until it is over (22)."""
    question = int(state.question())
    if question < kinds.AIM:
        return None
    if code == codes.DRAW and state.attempt >= 0 and state.box.locked[state.attempt]:
        return answers.LOCKED.refusal(FACTS.name, state, 0, question)
    if code >= codes.GIVE:
        return Refusal("answer_first", PhaseFact(phase=kinds.PHASES[question]), f"{FACTS.name}.22")
    return None


def must_propose(state: State, code: i64) -> bool:
    """Must the others agree before this choice stands? An action alone may be the turn's (14 and 128)."""
    if state.policy != kinds.ALL_AGREE or state.players() < 2:
        return False
    return state.floor == kinds.NOBODY or code == codes.CAMP
