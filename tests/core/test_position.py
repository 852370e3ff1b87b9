"""A position as text: what is said holds, what is not is as after the set-up, what is wrong has its line."""

from __future__ import annotations

import re
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from bivouac import game, names
from bivouac.core.mistakes import PlayerMistake
from bivouac.core.position import LONGEST, game_named
from bivouac.core.refusal import SetupError
from tests.house.listing import ROOT

BLOCK = re.compile(r"^```text\n(.*?)^```", re.MULTILINE | re.DOTALL)
EXAMPLES = BLOCK.findall((ROOT / "docs" / "positions.md").read_text("utf-8"))


@pytest.mark.parametrize("text", EXAMPLES, ids=map(game_named, EXAMPLES))
def test_the_examples_of_the_manual_can_be_played_on(text: str) -> None:
    state = game(game_named(text)).position(text)
    seat = state.actors()[0]
    state.play(seat, state.legal(seat)[0])


def test_there_is_an_example_of_every_game() -> None:
    assert sorted(map(game_named, EXAMPLES)) == sorted(names())


def test_what_is_said_holds_and_the_rest_is_as_after_the_set_up() -> None:
    takara = game("takara")
    plain = takara.start(3, 7).dump()
    said = takara.position("takara\nseats: 3\nseed: 7\nkaras 1: 5  # a gift\n\n").dump()
    assert said.pop("karas") == [0, 5, 0]
    assert {key: value for key, value in plain.items() if key != "karas"} == said


def test_a_state_after_the_set_up_of_seed_0_says_next_to_nothing() -> None:
    assert game("agartha").start(3).position() == "agartha\nseats: 3\n"


def test_options_are_lines_and_only_those_that_differ_are_written() -> None:
    text = game("takara").start(2, 0, {"strict_observation": True}).position()
    assert text == "takara\nseats: 2\nstrict_observation: yes\n"
    assert game("takara").position(text).dump()["options"] == {"strict_observation": True}


def test_the_order_of_the_lines_does_not_matter() -> None:
    lines = ["site 1, 3 left: stone", "won 1: stone, xp_4", "karas 0: 2", "chests: map"]
    texts = {"\n".join(["takara", *order]) for order in (lines, lines[::-1])}
    assert len({game("takara").position(text).key() for text in texts}) == 1


WRONG = [
    ("", "position_empty", {}),
    ("# nothing\n", "position_empty", {}),
    ("temple", "position_game", {"line": 1, "name": "temple", "known": "takara"}),
    ("takara\n\nkarsa 0: 5", "position_unknown", {"line": 3, "text": "karsa 0: 5"}),
    (
        "takara\nkaras: 5",
        "position_form",
        {"line": 2, "text": "karas: 5", "form": "karas {seat}: {count}"},
    ),
    ("takara\nkaras 0: 5\nkaras 0: 6", "position_twice", {"line": 3, "text": "karas 0"}),
    ("takara\nseats: 2\nseats: 3", "position_twice", {"line": 3, "text": "seats"}),
    ("takara\nseats: two", "position_whole", {"line": 2, "text": "two"}),
    ("takara\nkaras 2: 5", "position_number", {"line": 2, "value": 2, "low": 0, "high": 1}),
    ("takara\nchests: mimic, mimic", "position_short", {"line": 2, "name": "mimic"}),
    ("takara\nkaras 0: 3\nwon 0: drake, drake", "position_short", {"line": 3, "name": "drake"}),
    ("takara\nsite 1: karas_2 up", "position_impossible", {"line": 2, "place": "site 1"}),
    ("takara\nexactly nowhere: 5", "position_unknown", {"line": 2, "text": "exactly nowhere: 5"}),
    (
        "takara\nexactly karas: [[",
        "position_form",
        {"line": 2, "text": "exactly karas: [[", "form": "exactly {key}: {value}"},
    ),
    ("takara\nexactly karas: 5", "position_impossible", {"line": 2, "place": "exactly karas"}),
]


@pytest.mark.parametrize(("text", "code", "facts"), WRONG, ids=[f"{case[1]} {case[0]!r}" for case in WRONG])
def test_what_is_wrong_is_named_with_its_line(text: str, code: str, facts: dict[str, int | str]) -> None:
    with pytest.raises(PlayerMistake) as caught:
        game("takara").position(text)
    assert (caught.value.code, caught.value.facts) == (code, facts)
    for lang in ("en", "fr"):
        assert caught.value.say(lang)


def test_what_cannot_be_is_the_line_without_which_all_would_be_well() -> None:
    with pytest.raises(PlayerMistake) as caught:
        game("continent").position("continent\nadventure: demo\nitem 0: 010 with 3\ncards left: 9")
    assert (caught.value.code, caught.value.facts) == ("position_impossible", {"line": 3, "place": "item 0"})


@pytest.mark.parametrize("given", [None, 5, b"takara", ["takara"], {}])
def test_what_is_no_text_is_no_position(given: Any) -> None:
    with pytest.raises(SetupError, match="There is no position"):
        game("takara").position(given)


@pytest.mark.parametrize("text", ["takara\n" + "#" * LONGEST, "takara" + "\n" * 2_000])
def test_a_text_has_an_end(text: str) -> None:
    with pytest.raises(PlayerMistake) as caught:
        game("takara").position(text)
    assert caught.value.code == "position_long"


@pytest.mark.parametrize("text", EXAMPLES, ids=map(game_named, EXAMPLES))
def test_a_damaged_text_is_read_or_refused_by_name(text: str) -> None:
    luck = Random(text)
    played = game(game_named(text))
    whole = played.position(text).position()
    for source in (text, whole) * 60:
        lines = source.splitlines()
        at = luck.randrange(1, len(lines))
        words = lines[at].split(" ")
        spoil = luck.randrange(len(words))
        words[spoil] = luck.choice(
            ["", "-1", "999999999", "nothing", "x", "0", f"{words[spoil]},", "none", "a1"]
        )
        lines[at] = " ".join(words)
        if luck.random() < 0.3:
            del lines[luck.randrange(1, len(lines))]
        with suppress(PlayerMistake):  # and nothing else
            played.position("\n".join(lines))
