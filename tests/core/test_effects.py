"""Effects: records that are combined, walked and numbered."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bivouac.core.effects import (
    AllOf,
    Condition,
    Effect,
    May,
    Nodes,
    OneOf,
    Pay,
    SomeOf,
    When,
    all_of,
    one_of,
    parts_of,
    pay,
    some_of,
    walk,
)


class Gain(Effect):
    """A leaf."""

    coins: int


class Draw(Effect):
    """Another leaf."""


LEAVES = st.one_of(st.builds(Gain, st.integers(0, 3)), st.just(Draw()))
EFFECTS = st.recursive(
    LEAVES,
    lambda inner: st.one_of(
        st.lists(inner, min_size=1, max_size=3).map(lambda parts: AllOf(tuple(parts))),
        st.lists(inner, min_size=1, max_size=3).map(lambda parts: OneOf(tuple(parts))),
        st.lists(inner, min_size=2, max_size=3).map(lambda parts: SomeOf(2, tuple(parts))),
        inner.map(May),
        inner.map(lambda part: Pay((("coin", 1),), part)),
    ),
    max_leaves=8,
)
FAST = settings(derandomize=True, max_examples=80, deadline=None)


def test_one_part_alone_is_that_part() -> None:
    assert all_of(Gain(1)) == one_of(Gain(1)) == Gain(1)
    assert all_of(Gain(1), Draw()) == AllOf((Gain(1), Draw()))
    assert one_of(Gain(1), Draw()) == OneOf((Gain(1), Draw()))
    assert some_of(2, Gain(1), Draw(), Gain(2)) == SomeOf(2, (Gain(1), Draw(), Gain(2)))
    assert pay("coin", 2, to=Draw()) == Pay((("coin", 2),), Draw())


def test_a_record_cannot_be_changed() -> None:
    effect = Gain(1)
    with pytest.raises(FrozenInstanceError):
        effect.coins = 2  # type: ignore[misc]


@FAST
@given(EFFECTS)
def test_a_walk_meets_the_effect_first_and_then_all_inside_it(effect: Effect) -> None:
    met = list(walk(effect))
    assert met[0] == effect
    assert len(met) == 1 + sum(len(list(walk(part))) for part in parts_of(effect))


@FAST
@given(st.lists(EFFECTS, max_size=4))
def test_every_different_effect_has_one_number(roots: list[Effect]) -> None:
    nodes = Nodes(roots)
    met = {effect for root in roots for effect in walk(root)}
    assert set(nodes.effects) == met
    assert [nodes.number[effect] for effect in nodes.effects] == list(range(len(met)))
    for number, parts in enumerate(nodes.parts()):
        assert tuple(nodes.effects[part] for part in parts) == parts_of(nodes.effects[number])


def test_kinds_follow_the_order_of_the_handlers() -> None:
    nodes = Nodes([all_of(Gain(1), Draw(), Gain(2))])
    assert nodes.kinds((Draw, Gain, AllOf)) == [2, 1, 0, 1]


def test_an_effect_without_a_handler_fails_at_once() -> None:
    with pytest.raises(AssertionError, match="no handler for Draw, Gain"):
        Nodes([May(all_of(Gain(1), Draw()))]).kinds((May, AllOf))


def test_what_hangs_on_a_condition_is_walked_and_numbered_with_what_happens_otherwise() -> None:
    effect = When(Condition(), Gain(1), May(Draw()))
    assert parts_of(effect) == (Gain(1), May(Draw()))
    assert list(walk(effect)) == [effect, Gain(1), May(Draw()), Draw()]
    assert Nodes([effect]).parts() == [[1, 2], [], [3], []]


def test_a_condition_alone_has_nothing_to_do_otherwise() -> None:
    assert When(Condition(), Draw()).otherwise == AllOf(())
