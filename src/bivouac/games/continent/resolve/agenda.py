"""Working through the agenda until somebody must choose."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bivouac.games.continent import flow, kinds
from bivouac.games.continent.resolve import asking, leaves, reading, steps
from bivouac.games.continent.state import State


def run(state: State) -> None:
    """Work through the agenda and the mandatory actions behind it, until somebody must choose."""
    while state.ending == kinds.PLAYING:
        kind = state.agenda.kind
        if kind < 0:
            if not flow.go_on(state):
                return
        elif kind < kinds.FIRST_STEP:
            if asking.stands(state):
                return
        else:
            about = state.agenda.a()
            number = state.agenda.take()
            DO_STEP[kind - kinds.FIRST_STEP](state, about, number)


Step = Callable[[State, i64, i64], None]

_BY_KIND: Final[dict[int, Step]] = {
    kinds.RESOLVE: leaves.resolve,
    kinds.BODY: steps.body,
    kinds.PAY: steps.pay,
    kinds.REVEAL: steps.reveal,
    kinds.COUNT: steps.count,
    kinds.SHED: steps.shed,
    kinds.CONSEQUENCE: steps.consequence,
    kinds.AFTERMATH: steps.aftermath,
    kinds.READJUST: steps.readjust,
    kinds.END: steps.end,
    kinds.TAKE: reading.take,
    kinds.READ: reading.read,
    kinds.SUFFER: reading.suffer,
    kinds.EVENT_OVER: reading.event_over,
    kinds.LEAVE_CELL: reading.leave_cell,
    kinds.MEND_ITEMS: steps.mend_items,
    kinds.LIMITS_CHECK: steps.check_limits,
}
DO_STEP: Final[list[Step]] = [_BY_KIND[kind] for kind in range(kinds.FIRST_STEP, kinds.STEPS)]
