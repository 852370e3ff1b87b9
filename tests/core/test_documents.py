"""Documents: what is wrong is named with its place, and equal documents have equal keys."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bivouac import SetupError
from bivouac.core.documents import Document, digest, fields, flag, items, rules_version, whole, wholes, word

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
MAPa56edd4bae1914c1a12dbd3956f84c13GS = st.dictionaries(st.text(max_size=8), ANYTHING, max_size=5)
FAST = settings(derandomize=True, max_examples=100, deadline=None)


def test_a_key_is_pinned() -> None:
    assert digest({}) == blake2b(b"{}", digest_size=16).digest()
    assert digest({"b": [1, "é"], "a": None}).hex() == "a56edd4bae1914c1a12dbd3956f84c13"
    assert digest({"b": [1, "é"], "a": None}) == digest({"a": None, "b": [1, "é"]})


@FAST
@given(MAPa56edd4bae1914c1a12dbd3956f84c13GS)
def test_a_key_outlives_json(document: Document) -> None:
    assert digest(json.loads(json.dumps(document))) == digest(document)
    assert len(digest(document)) == 16


@FAST
@given(MAPa56edd4bae1914c1a12dbd3956f84c13GS, MAPa56edd4bae1914c1a12dbd3956f84c13GS)
def test_different_documents_have_different_keys(one: Document, other: Document) -> None:
    same = json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
    assert (digest(one) == digest(other)) == same


def test_a_mapping_has_exactly_its_keys() -> None:
    assert fields({"a": 1, "b": 2}, "row", ("b", "a")) == {"a": 1, "b": 2}
    for wrong, said in (
        ({"a": 1}, "b is missing"),
        ({"a": 1, "b": 2, "c": 3}, "c is unknown"),
        ([], "mapping"),
    ):
        with pytest.raises(SetupError, match=f"row: .*{said}"):
            fields(wrong, "row", ("a", "b"))


@pytest.mark.parametrize("value", [True, False, 1.0, "1", None, [], 4, -1, 10**40, -(10**40)])
def test_a_whole_number_is_an_int_within_its_bounds(value: Any) -> None:
    assert [whole({"n": number}, "n", 0, 3) for number in (0, 3)] == [0, 3]
    with pytest.raises(SetupError, match=r"^n: "):
        whole({"n": value}, "n", 0, 3)


@pytest.mark.parametrize("value", [0, 1, None, "true", []])
def test_a_flag_is_true_or_false(value: Any) -> None:
    assert flag({"f": True}, "f")
    assert not flag({"f": False}, "f")
    with pytest.raises(SetupError, match=r"^f: "):
        flag({"f": value}, "f")


@pytest.mark.parametrize("value", ["c", "", "A", 1, None, ["a"]])
def test_a_word_is_one_of_those_allowed(value: Any) -> None:
    assert word({"w": "a"}, "w", ("a", "b")) == "a"
    with pytest.raises(SetupError, match=r"^w: .*a, b"):
        word({"w": value}, "w", ("a", "b"))


def test_a_list_has_its_length_and_its_numbers() -> None:
    assert wholes({"l": [1, 2]}, "l", (0, 3)) == [1, 2]
    assert wholes({"l": [1, 2]}, "l", (0, 3), 2) == [1, 2]
    assert items({"l": ["x", None]}, "l", 2) == ["x", None]
    wrong: list[tuple[Callable[[], object], str]] = [
        (lambda: wholes({"l": [1, 2]}, "l", (0, 3), 3), "^l: 3 entries"),
        (lambda: wholes({"l": [1, 9]}, "l", (0, 3)), r"^l\[1\]: "),
        (lambda: wholes({"l": [True]}, "l", (0, 3)), r"^l\[0\]: "),
        (lambda: wholes({"l": (1, 2)}, "l", (0, 3)), "^l: a list"),
        (lambda: items({"l": "ab"}, "l"), "^l: a list"),
    ]
    for ask, said in wrong:
        with pytest.raises(SetupError, match=said):
            ask()


def test_another_game_or_version_is_refused_first() -> None:
    rules_version({"game": "go", "rules": "1"}, "go", "1")
    for wrong, said in (
        ({"game": "chess", "rules": "1"}, "game"),
        ({"game": "go", "rules": "2"}, "rules"),
        ({"game": "go", "rules": 1}, "rules"),
        ({}, "game"),
        ([], "mapping"),
    ):
        with pytest.raises(SetupError, match=said):
            rules_version(wrong, "go", "1")


@FAST
@given(ANYTHING)
def test_a_reason_stays_short(value: Any) -> None:
    for ask in (
        lambda: fields(value, "row", ("a",)),
        lambda: whole({"n": value}, "n", 0, 0),
        lambda: word({"w": value}, "w", ()),
        lambda: rules_version(value, "go", "1"),
    ):
        try:
            ask()
        except SetupError as refusal:
            reason = str(refusal)
        else:
            continue
        assert len(reason) < 200
