"""The seven steps of an action, each a step of the agenda (rulings 23 to 55)."""

from mypy_extensions import i64

from bivouac.core.bits import bit, has
from bivouac.games.continent import flow, kinds, tell
from bivouac.games.continent.may import conditions, powers, weights
from bivouac.games.continent.moves import cards, energy, gear
from bivouac.games.continent.resolve import counting
from bivouac.games.continent.state import State, context, context_of, seat_of


def body(state: State, about: i64, nothing: i64) -> None:
    """The participants stand fast and the seven steps follow, unless a prerequisite is unmet (18)."""
    met = conditions.holds(state, state.box.requires[state.attempt], state.active, state.party)
    if not state.forced and not met:
        flow.call_off(state)
        return
    if not flow.pay_start(state):
        flow.leave_action(state)
        return
    about = context_of(state.active)
    for step in (
        kinds.END,
        kinds.READJUST,
        kinds.AFTERMATH,
        kinds.CONSEQUENCE,
        kinds.SHED,
        kinds.KEEPING,
        kinds.COUNT,
    ):
        state.agenda.push(step, about)
    _ask_all(state, kinds.RESULT)
    for step in (kinds.REVEAL, kinds.DRAWING, kinds.PAY, kinds.TRADE):
        state.agenda.push(step, about)
    _ask_all(state, kinds.COST)
    _ask_all(state, kinds.ITEMS)
    _look_first(state)


def _ask_all(state: State, question: i64) -> None:
    """Ask every participant, the active player first."""
    for seat in reversed(state.participants()):
        state.agenda.push(question, context_of(seat))


def _look_first(state: State) -> None:
    """Whoever has the power may look at the fog card before it is turned over."""
    success = state.box.success[state.attempt]
    if success < 0 or state.box.node_kind[success] != kinds.E_FLIP or state.cell == kinds.NO_CELL:
        return
    if state.cells[state.cell] >= 0 and state.faces[state.cell] == kinds.FACE_DOWN:
        wielder = powers.wielder(state, kinds.PEEK)
        if wielder != kinds.NOBODY:
            state.agenda.push(kinds.POWER, context(wielder, kinds.NO_CARD, state.cell), kinds.PEEK)


def pay(state: State, about: i64, nothing: i64) -> None:
    """The final cost is drawn face down, or all there is (rulings 36 and 38)."""
    for _ in range(weights.cost(state)):
        if not energy.draw(state):
            break
    tell.draw(state, state.active, len(state.drawn))


def reveal(state: State, about: i64, nothing: i64) -> None:
    """Step 3: all cards are turned up together (ruling 40)."""
    energy.reveal(state)


def count(state: State, about: i64, nothing: i64) -> None:
    """Success or failure; a power may add cards and count again (rulings 46 and 138)."""
    found, need = counting.successes(state), weights.need(state)
    short = found < need
    if short and not state.recounted:
        wielder = powers.wielder(state, kinds.RECOUNT)
        if wielder != kinds.NOBODY:
            state.recounted = True
            state.agenda.push(kinds.COUNT, about)
            state.agenda.push(kinds.POWER, context_of(wielder), kinds.RECOUNT)
            return
    state.verdict = kinds.FAILURE if short else kinds.SUCCESS
    tell.count(state, "failure" if short else "success", found, need)


def recount(state: State, seat: i64) -> None:
    """More cards are drawn and revealed, and all helps are open again; then it is counted anew."""
    for _ in range(powers.amount(state, seat)):
        energy.draw(state)
    _ask_all(state, kinds.RESULT)
    state.agenda.push(kinds.REVEAL, context_of(state.active))


def shed(state: State, about: i64, nothing: i64) -> None:
    """Step 5: what was drawn and not kept is discarded, and items without a die (ruling 50)."""
    energy.shed(state)
    state.agenda.push(kinds.MEND_ITEMS, about)


def mend_items(state: State, about: i64, asked: i64) -> None:
    """Items that lost their die leave one by one; a power may save one (rulings 26 and 138)."""
    for seat in state.participants():
        for slot in range(kinds.MOST_ITEMS):
            at = seat * kinds.MOST_ITEMS + slot
            if not cards.top_gone(state, seat, slot):
                continue
            if not has(asked, at):
                wielder = powers.wielder(state, kinds.MEND)
                if wielder != kinds.NOBODY:
                    state.agenda.push(kinds.MEND_ITEMS, about, asked | bit(at))
                    state.agenda.push(kinds.POWER, context(wielder, kinds.NO_CARD, at), kinds.MEND)
                    return
            gear.scrap(state, at)
    state.used = 0  # step 5 is over: what was used may be abandoned again (ruling 104)


def consequence(state: State, about: i64, redo: i64) -> None:
    """Step 6: the white box or the black one; a power may skip it and redo the action (51 and 137)."""
    failed = state.verdict == kinds.FAILURE
    if failed and redo == 0:
        wielder = powers.wielder(state, kinds.REDO)
        if wielder != kinds.NOBODY:
            state.agenda.push(kinds.CONSEQUENCE, about, 1)
            state.agenda.push(kinds.POWER, context_of(wielder), kinds.REDO)
            return
    if state.redone:
        return
    node = state.box.failure[state.attempt] if failed else state.box.success[state.attempt]
    if node >= 0:
        state.agenda.push(kinds.RESOLVE, context(state.active, flow.source(state), state.cell), node)


def aftermath(state: State, about: i64, nothing: i64) -> None:
    """After the consequence: paranoia and other prices of failure, states that a success cures (53)."""
    if state.redone:
        return
    seats = state.participants()
    if state.verdict == kinds.SUCCESS:
        _outgrow(state, seats)
        return
    if len(seats) > 1 and state.box.paranoid and state.is_here(state.active):
        state.agenda.push(kinds.TAKE, about, state.box.paranoid * kinds.TAKE_UNIT)
    icon = state.box.icon[state.attempt]
    for seat in seats:
        loss = weights.burden(state, seat, kinds.LOSE_AFTER_FAILURE, icon, helping=seat != state.active)
        if loss:
            energy.lose(state, loss, seat)


def _outgrow(state: State, seats: list[int]) -> None:
    """States that leave after a success of their holder, at once or after several."""
    box = state.box
    icon = box.icon[state.attempt]
    for seat in seats:
        for card in state.hands[seat]:
            for leave in box.leaves[card]:
                fits = has(box.leave_icons[leave], icon)
                if box.kind[card] != kinds.STATE or not fits:
                    continue
                if not conditions.holds(state, box.leave_when[leave], seat, state.party):
                    continue
                if state.tally(card) + 1 >= box.leave_times[leave]:
                    cards.give_back(state, card)
                else:
                    cards.count_up(state, card, state.tally(card) + 1)
                break


def readjust(state: State, about: i64, nothing: i64) -> None:
    """Step 7: every participant discards down to the limits (rulings 54 and 145)."""
    for seat in reversed(state.participants()):
        state.agenda.push(kinds.EXCESS, context_of(seat))


def check_limits(state: State, about: i64, nothing: i64) -> None:
    """A card gained outside an action: the limits are checked when that is over (ruling 55)."""
    state.agenda.push(kinds.EXCESS, context_of(seat_of(about)))


def end(state: State, about: i64, nothing: i64) -> None:
    """The action is over."""
    flow.end_action(state)


def again(state: State) -> None:
    """Nothing of step 6 happens; the action will be taken again (ruling 137)."""
    state.redone = True
