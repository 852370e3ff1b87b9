"""Options: the missing ones take their defaults, the strange ones are refused."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from bivouac import SetupError
from bivouac.core.contract import Facts, Option
from bivouac.core.mistakes import say_setup
from bivouac.core.options import check_seats, complete, refuse_more


def option(key: str, type: Any, choices: list[Any], default: Any) -> Option:
    """An option with a title in both languages."""
    return {"key": key, "type": type, "choices": choices, "default": default, "title": {"en": key, "fr": key}}


FACTS = Facts(
    name="go",
    rules="1",
    titles={},
    blurbs={},
    seats=(2, 4),
    minutes=1,
    cooperative=False,
    cap=10,
    options=[
        option("strict", "bool", [False, True], False),
        option("red", "int", [0, 1, 2], 1),
        option("komi", "int", [], 6),
        option("side", "choice", ["bird", "snake"], "bird"),
        option("decks", "list", ["a", "b"], ["a"]),
    ],
)


def test_missing_options_take_their_defaults() -> None:
    defaults = {"strict": False, "red": 1, "komi": 6, "side": "bird", "decks": ["a"]}
    assert complete(FACTS, None) == complete(FACTS, {}) == defaults
    chosen = {"strict": True, "red": 2, "komi": -7, "side": "snake", "decks": ["b", "a"]}
    assert complete(FACTS, chosen) == chosen
    assert complete(FACTS, {"side": "snake"}) == defaults | {"side": "snake"}


@pytest.mark.parametrize(
    ("key", "value", "needed"),
    [
        ("strict", 1, "true or false is needed, not 1"),
        ("strict", "true", "true or false is needed, not 'true'"),
        ("strict", None, "true or false is needed, not None"),
        ("red", 3, "one of 0, 1, 2 is needed, not 3"),
        ("red", True, "one of 0, 1, 2 is needed, not True"),
        ("red", "1", "one of 0, 1, 2 is needed, not '1'"),
        ("komi", 6.5, "a whole number is needed, not 6.5"),
        ("komi", True, "a whole number is needed, not True"),
        ("side", "fish", "one of bird, snake is needed, not 'fish'"),
        ("side", 0, "one of bird, snake is needed, not 0"),
        ("side", ["bird"], "one of bird, snake is needed, not ['bird']"),
        ("side", "x" * 99, f"one of bird, snake is needed, not '{'x' * 39}…"),
        ("decks", "a", "a list of names is needed, not 'a'; it may hold a, b"),
        ("decks", ("a",), "a list of names is needed, not ('a',); it may hold a, b"),
        ("decks", ["c"], "'c' cannot stand in the list, which may hold a, b"),
        ("decks", [["a"]], "['a'] cannot stand in the list, which may hold a, b"),
        ("decks", ["a", "b", "a"], "a is named twice"),
    ],
)
def test_a_value_that_an_option_does_not_allow_is_refused_with_what_it_needs(
    key: str, value: Any, needed: str
) -> None:
    with pytest.raises(SetupError) as caught:
        complete(FACTS, {key: value})
    assert str(caught.value) == f"go: options.{key}: {needed}"


def test_a_list_that_is_too_long_is_refused() -> None:
    refuse_more("go: options.decks", ["a", "b"], 2)
    with pytest.raises(SetupError, match=r"go: options\.decks: 2 are too many; 1 at most"):
        refuse_more("go: options.decks", ["a", "b"], 1)


def test_what_is_needed_is_said_in_the_readers_language_also_from_another_process() -> None:
    with pytest.raises(SetupError) as caught:
        complete(FACTS, {"decks": "a"})
    wrong = pickle.loads(pickle.dumps(caught.value))
    french = "go: options.decks\u00a0: il faut une liste de noms, et non 'a'\u00a0; elle peut contenir a, b"
    assert say_setup(wrong, "fr") == french
    assert say_setup(wrong, "en") == str(caught.value)
    assert say_setup(SetupError("no game"), "fr") == "no game"


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(SetupError, match="'fast' is unknown; known: strict, red, komi, side, decks"):
        complete(FACTS, {"fast": True})
    wrong: Any = [("strict", True)]
    with pytest.raises(SetupError, match="options by their names are needed"):
        complete(FACTS, wrong)


def test_only_the_seats_a_game_is_for_are_allowed() -> None:
    for seats in (2, 3, 4):
        check_seats(FACTS, seats)
    wrong: list[Any] = [1, 5, -1, True, 2.0, "2", None, 10**30]
    for seats in wrong:
        with pytest.raises(SetupError, match="between 2 and 4"):
            check_seats(FACTS, seats)


def test_a_choice_handed_out_twice_is_not_shared() -> None:
    first = complete(FACTS, {})
    first["decks"].append("b")
    assert complete(FACTS, {})["decks"] == ["a"]
