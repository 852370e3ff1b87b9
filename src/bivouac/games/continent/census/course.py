"""The course of play: the running action, what waits in the queue, and the steps of the agenda."""

from typing import Final

from bivouac.core.bits import has
from bivouac.core.refusal import SetupError
from bivouac.games.continent import codes
from bivouac.games.continent.census import steps
from bivouac.games.continent.kinds import (
    AFTERMATH,
    AIM,
    ALL_AGREE,
    BEING_READ,
    BODY,
    CELLS,
    CONSEQUENCE,
    COST,
    COUNT,
    DIGITS,
    DRAWING,
    END,
    GIVE_FOR,
    GIVE_TO,
    HERE,
    ITEMS,
    JOIN_AT,
    KEEP_FOR,
    KEEPING,
    NO_CARD,
    NO_CELL,
    NOBODY,
    OFFERS,
    OPEN_CELL,
    PAY,
    READJUST,
    RESULT,
    REVEAL,
    SHED,
    STEPS,
    SWAPPING,
    TEMPORARY,
    TRADE,
    TRIMMING,
    UNDECIDED,
)
from bivouac.games.continent.may import answers, turn
from bivouac.games.continent.state import State, card_of

# The steps of an action from the last to the first; those asked of each participant may stand several times.
ORDER: Final[list[int]] = [
    END, READJUST, AFTERMATH, CONSEQUENCE, SHED, KEEPING, COUNT, RESULT, REVEAL, DRAWING, PAY, TRADE, COST,
    ITEMS,
]  # fmt: skip
REPEATED: Final = (RESULT, COST, ITEMS)


def check(state: State) -> None:
    """Refuse a moment that play cannot lead to."""
    _check_turn(state)
    if state.ending:
        if not state.agenda.empty() or state.queue:
            raise SetupError("ending: the game is over and something is still to be done")
        return
    _check_action(state)
    _check_queue(state)
    listed = state.agenda.dump()
    for at, step in enumerate(listed):
        kind, about, number = step
        if not AIM <= kind < STEPS:
            raise SetupError(f"agenda[{at}]: there is no step {kind}")
        steps.check(state, at, kind, about, number)
    _check_order(state, [step[0] for step in listed])
    _check_group(listed)
    _check_reading(state, listed)


def _check_turn(state: State) -> None:
    if state.floor != NOBODY and (state.status[state.floor] != HERE or state.policy != ALL_AGREE):
        raise SetupError("floor: nobody is there")
    if state.proposal < 0:
        if state.agreed:
            raise SetupError("agreed: to nothing")
        return
    if not state.agenda.empty() or state.attempt >= 0 or state.queue or state.ending:
        raise SetupError("proposal: it cannot be made now")
    _check_proposal(state)


def _check_proposal(state: State) -> None:
    """Somebody proposed what that seat could do, and of the others here not all have agreed (ruling 14)."""
    if not turn.must_propose(state, state.proposal):
        raise SetupError("proposal: nobody needs to agree")
    if state.floor not in (NOBODY, state.active):
        raise SetupError("proposal: it was for somebody else to act")
    here = 0
    for seat in state.clockwise(0):
        here |= 1 << seat
    if not has(state.agreed, state.active) or state.agreed & ~here or state.agreed == here:
        raise SetupError("agreed: by nobody, by all, or by somebody who is not here")
    if state.proposal == codes.CAMP:
        reason = answers.camp(state, state.active, 0)
    elif state.proposal < OFFERS:
        reason = answers.act(state, state.active, state.proposal - codes.ACT)
    else:
        raise SetupError("proposal: nobody agrees on that")
    if reason is not None:
        raise SetupError("proposal: it is not offered to that seat")


def _check_action(state: State) -> None:
    box = state.box
    if state.attempt < 0:
        blank = not (state.used or state.signs or state.applied or state.drawn or state.trade)
        idle = not (state.forced or state.shown or state.spared or state.recounted or state.redone)
        if not blank or not idle or state.cell != NO_CELL or state.aim != NO_CELL or state.verdict:
            raise SetupError("action: none is running")
        return
    if not has(state.party, state.active):
        raise SetupError("action: the active player takes no part")
    bare = state.cell != NO_CELL and state.cells[state.cell] < 0 and state.cells[state.cell] != OPEN_CELL
    if bare and state.verdict == UNDECIDED:
        raise SetupError("action: nothing lies in its cell")
    if box.card_of[state.attempt] < 0 and state.cell == NO_CELL:
        raise SetupError("action: a fog card has a cell")
    if len(set(state.applied)) != len(state.applied) or len(set(state.signs)) != len(state.signs):
        raise SetupError("applied: something twice")
    if any(box.symbol[card] < 0 for card in state.signs):
        raise SetupError("signs: a card without a flag")
    if any(not has(box.help_icons[help], box.icon[state.attempt]) for help in state.applied):
        raise SetupError("applied: a help of another action")


def _check_queue(state: State) -> None:
    box = state.box
    for at in range(0, len(state.queue), 3):
        card, cell, party = state.queue[at : at + 3]
        if not 0 <= card < box.cards or not -1 <= cell < CELLS or not 0 < party < 1 << int(state.seats):
            raise SetupError("queue: a card, a cell and participants are needed")
        temporary = box.kind[card] == TEMPORARY
        if not temporary and not any(box.mandatory[attempt] for attempt in box.attempts[card]):
            raise SetupError(f"queue: card {card} demands nothing")


def _check_order(state: State, kinds: list[int]) -> None:
    """The steps of the seven that are still to come stand in their order, none missing."""
    body = [KEEPING if kind == KEEP_FOR else kind for kind in kinds if kind in ORDER or kind == KEEP_FOR]
    running = BODY in kinds or bool(body)
    if running != (state.attempt >= 0):
        raise SetupError("agenda: an action that is not running, or one that never ends")
    if BODY in kinds and (body or kinds.count(BODY) > 1):
        raise SetupError("agenda: an action within an action")
    single = [kind for at, kind in enumerate(body) if at == 0 or kind != body[at - 1] or kind not in REPEATED]
    # Whoever was asked already is not asked again, so a question to each may be missing at the top.
    expected = [kind for kind in ORDER if kind not in REPEATED or kind in single]
    if single != expected[: len(single)]:
        raise SetupError("agenda: the steps of the action are out of order")
    if state.drawn and SHED not in kinds:
        raise SetupError("agenda: the cards drawn are never discarded")
    if state.shown and (REVEAL in kinds and not state.recounted):
        raise SetupError("agenda: what is shown is still to be revealed")
    if (state.verdict == UNDECIDED) != (COUNT in kinds or BODY in kinds or state.attempt < 0):
        raise SetupError("verdict: it does not fit the steps to come")


def _check_group(listed: list[list[int]]) -> None:
    """What the group does between actions is done alone; after a newcomer each trims once (ruling 145)."""
    for kind, about, _ in listed:
        alone = kind in (GIVE_TO, GIVE_FOR, JOIN_AT, SWAPPING) or (
            kind == DIGITS and card_of(about) == NO_CARD
        )
        if alone and len(listed) > 1:
            raise SetupError("agenda: a step of the group, and others")
    trimming = [about for kind, about, _ in listed if kind == TRIMMING]
    if trimming and (len(trimming) != len(listed) or len(set(trimming)) != len(trimming)):
        raise SetupError("agenda: limits shrink for each once, and nothing else is to be done")


def _check_reading(state: State, listed: list[list[int]]) -> None:
    """Every card that is being read is read by exactly one step, or waits in the queue."""
    waiting = [state.queue[at] for at in range(0, len(state.queue), 3)]
    for kind, about, number in listed:
        card = steps.subject(kind, about, number)
        if card >= 0:
            waiting.append(card)
    for card, place in enumerate(state.where):
        if place == BEING_READ and waiting.count(card) != 1:
            raise SetupError(f"reading: card {card} waits for nothing")
