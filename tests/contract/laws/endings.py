"""Law 6: random play ends, and the outcome adds up."""

from __future__ import annotations

from bivouac import Outcome, Refusal
from bivouac.core.contract import State
from tests.contract.canon import strict
from tests.contract.tables import Seed, Table
from tests.contract.walk import Moment, walk

END = "end"


def random_play_ends_in_an_outcome_that_adds_up(table: Table, seed: Seed) -> int:
    """There is no outcome before the end, and a sound one at it; afterwards nothing can be played."""
    moment = None
    for moment in walk(table, seed):
        state = moment.state
        assert (state.outcome() is None) == bool(state.actors()), (
            f"{moment}: there is an outcome exactly when nobody may act"
        )
        for seat in state.actors():
            assert state.legal(seat), f"{moment}: seat {seat} may act and has nothing to play"
    assert moment is not None, f"{table}: a game has a start"
    outcome = moment.state.outcome()
    assert outcome is not None, f"{moment}: nobody may act and there is no outcome"
    _adds_up(moment, outcome)
    _ranks(moment, outcome)
    _is_over(moment)
    return moment.number + 1


def nothing_is_told_after_the_end(table: Table, seed: Seed) -> int:
    """The end is told to everybody by the action that brings it, once and last."""
    count = 0
    for moment in walk(table, seed):
        if moment.number == 0:
            moment.state.watch(True)
            continue
        count += 1
        over = not moment.state.actors()
        for viewer in table.viewers():
            told = [str(event["kind"]) for event in moment.state.events(viewer)]
            assert told.count(END) == over, f"{moment}: the end is told {told.count(END)} times: {told}"
            assert not over or told[-1] == END, f"{moment}: told after the end: {told}"
    return count


def _adds_up(moment: Moment, outcome: Outcome) -> None:
    seats = moment.table.seats
    strict(outcome.to_dict())
    sizes = [len(outcome.ranks), len(outcome.lines), len(outcome.utility)]
    assert sizes == [seats] * 3, f"{moment}: ranks, lines and utility for {sizes} of {seats} seats"
    assert all(-1.0 <= worth <= 1.0 for worth in outcome.utility), (
        f"{moment}: utility outside [-1, 1]: {outcome.utility}"
    )
    if outcome.points is None:
        return
    for seat, points in enumerate(outcome.points):
        added = sum(count for _, count in outcome.lines[seat])
        assert added == points, f"{moment}: the lines of seat {seat} add up to {added}, not {points}"


def _ranks(moment: Moment, outcome: Outcome) -> None:
    seats = range(moment.table.seats)
    ranks = outcome.ranks
    first = tuple(seat for seat in seats if ranks[seat] == 1)
    assert set(outcome.winners) <= set(first), f"{moment}: a winner is not first: {outcome}"
    if outcome.kind == "ranked":
        # A lone player plays against the game, which may win.
        alone = len(seats) == 1 and outcome.winners == ()
        assert alone or outcome.winners == first, f"{moment}: the winners are not the first: {outcome}"
    elif outcome.kind == "together":
        assert outcome.winners in ((), tuple(seats)), f"{moment}: not all won together: {outcome}"
    else:
        assert outcome.kind == "all_lost", f"{moment}: an unknown kind of outcome: {outcome}"
        assert outcome.winners == (), f"{moment}: all lost and somebody won: {outcome}"
    for seat in seats:
        better = sum(1 for other in ranks if other < ranks[seat])
        assert ranks[seat] == 1 + better, f"{moment}: ranks do not count those before: {outcome}"
        for other in seats:
            if ranks[seat] < ranks[other]:
                ordered = outcome.utility[seat] >= outcome.utility[other]
                assert ordered, f"{moment}: the lower rank has more utility: {outcome.utility}, {outcome}"


def _is_over(moment: Moment) -> None:
    state = moment.state
    before = state.key()
    for seat in moment.table.viewers():
        assert state.legal(seat) == [], f"{moment}: the game is over and seat {seat} may still act"
        for action in (0, moment.table.game.vocabulary - 1, -1):
            ruling = _ruling_of(state, seat, action)
            assert ruling == "house.game_over", f"{moment}: over; seat {seat} playing {action}: {ruling}"
    assert state.key() == before, f"{moment}: a refused action after the end changed the state"


def _ruling_of(state: State, seat: int, action: int) -> str:
    try:
        state.play(seat, action)
    except Refusal as refusal:
        return refusal.ruling
    return "it was played"
