"""Options: the missing ones take their defaults, the strange ones are refused."""

from __future__ import annotations

from typing import Any

import pytest

from bivouac import SetupError
from bivouac.core.contract import Facts, Option
from bivouac.core.options import check_seats, complete


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
    ("key", "value"),
    [
        ("strict", 1),
        ("strict", "true"),
        ("strict", None),
        ("red", 3),
        ("red", True),
        ("red", "1"),
        ("komi", 6.5),
        ("side", "fish"),
        ("side", 0),
        ("side", ["bird"]),
        ("decks", "a"),
        ("decks", ["c"]),
        ("decks", [["a"]]),
        ("decks", ("a",)),
    ],
)
def test_a_value_that_an_option_does_not_allow_is_refused(key: str, value: Any) -> None:
    with pytest.raises(SetupError, match=f"go: options.{key}"):
        complete(FACTS, {key: value})


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(SetupError, match="'fast' is unknown; known: strict, red, komi, side, decks"):
        complete(FACTS, {"fast": True})
    wrong: Any = [("strict", True)]
    with pytest.raises(SetupError, match="a mapping is needed"):
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
