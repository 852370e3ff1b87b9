"""Effects worked through from an agenda: sequences and choices by core, leaves by their game."""

from __future__ import annotations

import pytest

from bivouac.core.agenda import Agenda
from bivouac.core.effects import Effect, Nodes, all_of, most, one_of
from bivouac.core.resolving import Resolver

RESOLVE, CHOOSING = 0, 1


class Say(Effect):
    """Say a word."""

    word: str


class Shout(Effect):
    """Say it aloud."""


class Stage:
    """As much of a state as a resolver asks for."""

    def __init__(self) -> None:
        self.agenda = Agenda()
        self.said: list[str] = []


NODES = Nodes([all_of(Say("one"), one_of(Say("two"), all_of(Say("three"), Say("four"))), Say("five"))])


def say(state: Stage, node: int, about: int) -> None:
    effect = NODES.effects[node]
    assert isinstance(effect, Say)
    state.said.append(f"{effect.word} {about}")


def test_a_sequence_goes_on_in_its_order_once_the_choice_in_it_is_made() -> None:
    effects, state = Resolver(NODES, {Say: say}, RESOLVE, CHOOSING), Stage()
    state.agenda.push(RESOLVE, 0, 7)
    effects.run(state)
    assert (state.said, state.agenda.kind) == (["one 7"], CHOOSING)
    effects.choose(state, 1)
    effects.run(state)
    assert state.said == ["one 7", "three 7", "four 7", "five 7"]
    assert state.agenda.empty()


def test_a_leaf_without_a_handler_is_found_when_the_table_is_made() -> None:
    with pytest.raises(AssertionError, match="no handler for Shout"):
        Resolver(Nodes([all_of(Say("one"), Shout())]), {Say: say}, RESOLVE, CHOOSING)


def test_the_most_an_effect_brings_is_all_of_a_sequence_and_the_best_of_a_choice() -> None:
    def letters(effect: Effect) -> int:
        return len(effect.word) if isinstance(effect, Say) else 0

    assert most(NODES.effects[0], letters) == 3 + max(3, 5 + 4) + 4
