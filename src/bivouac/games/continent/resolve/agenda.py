"""Working through the agenda until somebody must choose."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bivouac.games.continent import flow
from bivouac.games.continent.kinds import (
    AFTERMATH,
    BODY,
    CONSEQUENCE,
    COUNT,
    END,
    EVENT_OVER,
    FIRST_STEP,
    LEAVE_CELL,
    LIMITS_CHECK,
    MEND_ITEMS,
    PAY,
    PLAYING,
    READ,
    READJUST,
    RESOLVE,
    REVEAL,
    SHED,
    STEPS,
    SUFFER,
    TAKE,
)
from bivouac.games.continent.resolve import asking, leaves, reading, steps
from bivouac.games.continent.state import State


def run(state: State) -> None:
    """Work through the agenda and the mandatory actions behind it, until somebody must choose."""
    while state.ending == PLAYING:
        kind = state.agenda.kind()
        if kind < 0:
            if not flow.go_on(state):
                return
        elif kind < FIRST_STEP:
            if asking.stands(state):
                return
        else:
            about = state.agenda.a()
            number = state.agenda.b()
            state.agenda.pop()
            DO_STEP[kind - FIRST_STEP](state, about, number)


Step = Callable[[State, i64, i64], None]

_BY_KIND: Final[dict[int, Step]] = {
    RESOLVE: leaves.resolve,
    BODY: steps.body,
    PAY: steps.pay,
    REVEAL: steps.reveal,
    COUNT: steps.count,
    SHED: steps.shed,
    CONSEQUENCE: steps.consequence,
    AFTERMATH: steps.aftermath,
    READJUST: steps.readjust,
    END: steps.end,
    TAKE: reading.take,
    READ: reading.read,
    SUFFER: reading.suffer,
    EVENT_OVER: reading.event_over,
    LEAVE_CELL: reading.leave_cell,
    MEND_ITEMS: steps.mend_items,
    LIMITS_CHECK: steps.check_limits,
}
DO_STEP: Final[list[Step]] = [_BY_KIND[kind] for kind in range(FIRST_STEP, STEPS)]
