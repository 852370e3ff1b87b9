"""The agenda: a stack of steps that is data."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bivouac import SetupError
from bivouac.core.agenda import Agenda, load_agenda

NUMBERS = st.integers(0, (1 << 32) - 1)
STEPS = st.lists(st.tuples(NUMBERS, NUMBERS, NUMBERS), max_size=6)
FAST = settings(derandomize=True, max_examples=60, deadline=None)


def agenda_of(steps: list[tuple[int, int, int]]) -> Agenda:
    """An agenda with these steps, the last one on top."""
    agenda = Agenda()
    for step in steps:
        agenda.push(*step)
    return agenda


@FAST
@given(STEPS)
def test_the_last_step_pushed_is_the_first_resolved(steps: list[tuple[int, int, int]]) -> None:
    agenda = agenda_of(steps)
    for kind, a, b in reversed(steps):
        assert not agenda.empty()
        assert (agenda.kind, agenda.a(), agenda.b()) == (kind, a, b)
        agenda.pop()
    assert agenda.empty()
    assert agenda.kind == -1


@FAST
@given(STEPS)
def test_a_dump_names_the_steps_from_the_bottom_and_loads_again(steps: list[tuple[int, int, int]]) -> None:
    agenda = agenda_of(steps)
    assert agenda.dump() == [list(step) for step in steps]
    assert load_agenda(json.loads(json.dumps(agenda.dump()))).dump() == agenda.dump()


@FAST
@given(STEPS)
def test_a_copy_is_an_agenda_of_its_own(steps: list[tuple[int, int, int]]) -> None:
    agenda = agenda_of(steps)
    before = agenda.dump()
    for change in ("push", "pop", "clear"):
        copy = agenda.copy()
        if change == "push":
            copy.push(1, 2, 3)
        elif change == "clear":
            copy.clear()
        elif steps:
            copy.pop()
        assert agenda.dump() == before
    copy = agenda.copy()
    agenda.push(4)
    agenda.push(5)
    agenda.pop()
    assert copy.dump() == before


def test_two_new_agendas_share_nothing() -> None:
    one, other = Agenda(), Agenda()
    one.push(1)
    assert other.empty()


def test_clearing_strikes_everything() -> None:
    agenda = agenda_of([(1, 2, 3), (4, 5, 6)])
    agenda.clear()
    assert agenda.empty()
    assert agenda.dump() == []


@pytest.mark.parametrize(
    "document",
    [
        None,
        {},
        "",
        [1],
        [[1, 2]],
        [[1, 2, 3, 4]],
        [[1, 2, -3]],
        [[1, 2, 1 << 32]],
        [[1, 2, True]],
        [[1, 2, "3"]],
    ],
    ids=str,
)
def test_a_damaged_agenda_is_refused(document: object) -> None:
    with pytest.raises(SetupError, match="agenda"):
        load_agenda(document)


def test_taking_a_step_strikes_it_and_says_its_second_number() -> None:
    agenda = Agenda()
    agenda.push(3, 1, 7)
    agenda.push(5, 2, 9)
    assert [agenda.take(), agenda.kind, agenda.take(), agenda.empty()] == [9, 3, 7, True]
