"""Knowledge: hidden unless somebody looked or it lies open."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bivouac import SPECTATOR, SetupError
from bivouac.core.knowledge import Knowledge, load_knowledge, mask_of

PIECES = 54
DEEDS = st.lists(
    st.tuples(st.sampled_from(["learn", "publish", "forget"]), st.integers(0, 2), st.integers(0, PIECES - 1)),
    max_size=40,
)


def test_what_is_learnt_is_known_to_that_seat_alone() -> None:
    knowledge = Knowledge(3)
    knowledge.learn(1, 7)
    assert [knowledge.knows(viewer, 7) for viewer in (0, 1, 2, SPECTATOR)] == [False, True, False, False]
    assert knowledge.viewers(7) == [1]


def test_what_lies_open_is_known_to_all() -> None:
    knowledge = Knowledge(2)
    knowledge.publish(53)
    assert all(knowledge.knows(viewer, 53) for viewer in (0, 1, SPECTATOR))
    assert knowledge.viewers(53) == []


def test_what_is_shuffled_away_is_known_to_nobody() -> None:
    knowledge = Knowledge(2)
    knowledge.learn(0, 5)
    knowledge.publish(5)
    knowledge.publish(6)
    knowledge.forget(5)
    assert not any(knowledge.knows(viewer, 5) for viewer in (0, 1, SPECTATOR))
    assert knowledge.knows(SPECTATOR, 6)


def test_revealed_grows_exactly_when_somebody_learns_something() -> None:
    knowledge = Knowledge(2)
    steps: list[tuple[Callable[[], None], int]] = [
        (lambda: knowledge.learn(0, 5), 1),
        (lambda: knowledge.learn(0, 5), 1),
        (lambda: knowledge.learn(1, 5), 2),
        (lambda: knowledge.publish(5), 3),
        (lambda: knowledge.publish(5), 3),
        (lambda: knowledge.learn(0, 5), 3),
        (lambda: knowledge.note(), 4),
        (lambda: knowledge.forget(5), 4),
    ]
    for step, revealed in steps:
        step()
        assert knowledge.revealed == revealed


@settings(derandomize=True, max_examples=100, deadline=None)
@given(DEEDS)
def test_knowledge_is_a_set_of_pieces_for_each_viewer(deeds: list[tuple[str, int, int]]) -> None:
    knowledge = Knowledge(3)
    public: set[int] = set()
    seen: list[set[int]] = [set(), set(), set()]
    for deed, seat, piece in deeds:
        copy, before = knowledge.copy(), knowledge.dump()
        if deed == "learn":
            knowledge.learn(seat, piece)
            # A piece that lies open is nobody's secret: looking at it adds nothing.
            seen[seat] |= {piece} - public
        elif deed == "publish":
            knowledge.publish(piece)
            public.add(piece)
        else:
            knowledge.forget(piece)
            for known in (public, *seen):
                known.discard(piece)
        assert copy.dump() == before
    for piece in range(PIECES):
        assert knowledge.knows(SPECTATOR, piece) == (piece in public)
        assert [knowledge.knows(seat, piece) for seat in range(3)] == [piece in public | s for s in seen]
    document = knowledge.dump()
    assert document["public"] == sorted(public)
    assert document["seen"] == [sorted(known) for known in seen]
    assert load_knowledge(json.loads(json.dumps(document)), 3, PIECES).dump() == document


def test_a_mask_is_a_list_of_distinct_pieces_in_order() -> None:
    assert mask_of([0, 3], "hand", 4) == 9
    strange: list[object] = [None, {}, [4], [-1], [True], [0.0], ["0"], [0, 0], [3, 0]]
    for wrong in strange:
        with pytest.raises(SetupError, match="hand"):
            mask_of(wrong, "hand", 4)


@pytest.mark.parametrize(
    "change",
    [
        {"public": None},
        {"public": [54]},
        {"seen": [[]]},
        {"seen": {}},
        {"seen": [[], [0, 0]]},
        {"revealed": -1},
        {"revealed": True},
        {"revealed": 1 << 60},
        {"more": 1},
    ],
    ids=str,
)
def test_damaged_knowledge_is_refused(change: dict[str, Any]) -> None:
    document = {"public": [], "seen": [[], []], "revealed": 0}
    load_knowledge(document, 2, PIECES)
    with pytest.raises(SetupError, match="knowledge"):
        load_knowledge(document | change, 2, PIECES)
    with pytest.raises(SetupError, match="knowledge"):
        load_knowledge(None, 2, PIECES)
