"""What is over and done with: earlier states, and what was witnessed on the way to them."""

from collections.abc import Collection, Iterable, Iterator
from typing import Any

from bivouac.core.contract import State
from bivouac.core.entries import Acted, Undone
from bivouac.core.refusal import Refusal
from bivouac.table.lines import Line, Started
from bivouac.table.table import Table


def numbered(lines: Iterable[Line]) -> dict[int, int]:
    """By line, the action it tells of, 0 being the deal; without those undone in the same lines."""
    standing: dict[int, int] = {}
    for line in lines:
        if isinstance(line.fact, Started):
            standing[0] = line.seq
        elif isinstance(line.fact, Acted):
            standing[line.fact.number] = line.seq
        elif isinstance(line.fact, Undone):
            standing = {number: seq for number, seq in standing.items() if number <= line.fact.number}
    return {seq: number for number, seq in standing.items()}


def witnessed(table: Table, viewer: int, numbers: Iterable[int]) -> dict[int, list[dict[str, Any]]]:
    """What the viewer saw of these actions: remembered, or seen again by playing them again."""
    wanted = set(numbers)
    known: dict[int, list[dict[str, Any]]] = {}
    for number, events in reversed(table.recent):  # most often it is the last one
        if number in wanted:
            known.setdefault(number, events[viewer])
        if len(known) == len(wanted):
            return known
    return {number: state.events(viewer) for number, state in _steps(table) if number in wanted}


def state_at(table: Table, number: int) -> State:
    """The state just after that action."""
    if table.state is None:
        raise Refusal("not_started")
    if not 0 <= number <= table.course.count:
        raise Refusal("no_such_action", {"number": number, "count": table.course.count})
    if number == table.course.count:
        return table.state
    return next(state for at, state in _steps(table) if at == number)


def last_decision(table: Table, seats: Collection[int]) -> int:
    """The number of the action after which one of the seats last chose among several; 0 if none ever did."""
    found = 0
    for number, state in _steps(table):
        if number < table.course.count:
            seat = table.course.actions[number].seat
            if seat in seats and len(state.legal(seat)) > 1:
                found = number
    return found


def _steps(table: Table) -> Iterator[tuple[int, State]]:
    """The deal and the state after each action that stands: the same state, moving on, watched."""
    state = table.origin()
    state.watch(True)
    yield 0, state
    for action in table.course.actions:
        table.play_again(state, action)
        yield action.number, state
