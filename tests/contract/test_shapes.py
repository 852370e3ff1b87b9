"""The shapes that games declare, and the flaws the law on them finds."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict, get_args, get_type_hints

import pytest

import bivouac
from bivouac.core.words import LANGUAGES
from tests.contract.laws import shapes
from tests.contract.tables import Table, names


class Shell(TypedDict):
    id: str
    kind: str | None


Dive = TypedDict("Dive", {"kind": Literal["dive"], "seat": int, "from": str, "face": NotRequired[str]})


class Rest(TypedDict):
    kind: Literal["rest"]
    shells: list[Shell]
    line: tuple[str, int]


def test_all_that_leaves_the_rules_has_its_shape(table: Table) -> None:
    for seed in table.seeds(400, 401):
        shapes.all_that_is_told_fits(table, seed, look_every=table.stride(4))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_entry_of_a_catalogue_has_its_shape(name: str, lang: str) -> None:
    assert shapes.every_entry_fits(bivouac.game(name), lang)


@pytest.mark.parametrize("name", names())
def test_every_kind_of_event_has_one_shape(name: str) -> None:
    declared = shapes.shapes_of(bivouac.game(name))
    members = get_args(declared.Event) if declared else ()
    kinds = [kind for member in members for kind in get_args(get_type_hints(member)["kind"])]
    assert kinds or declared is None
    assert len(kinds) == len(set(kinds))


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ({"kind": "dive", "seat": 0}, r"Dive: missing \['from'\], unknown \[\]"),
        ({"kind": "dive", "seat": 0, "from": "pile", "faec": "crab"}, r"unknown \['faec'\]"),
        ({"kind": "dive", "seat": True, "from": "pile"}, r"Dive\.seat: True is no int"),
        ({"kind": "swim", "seat": 0}, r"fits none of 2 shapes"),
        ({"kind": "rest", "shells": [{"id": "s", "kind": 3}], "line": ["pearls", 2]}, r"Rest\.shells: \[0\]"),
        ({"kind": "rest", "shells": {}, "line": ["pearls", 2]}, r"Rest\.shells: {} is no list"),
        ({"kind": "rest", "shells": [], "line": ["pearls"]}, r"Rest\.line: .* has not 2 parts"),
        ({"kind": "rest", "shells": [], "line": ("pearls", 2)}, r"Rest\.line: .* is no list"),
        (["dive"], r"fits none of 2 shapes"),
    ],
)
def test_what_has_not_its_shape_is_found(value: Any, problem: str) -> None:
    sound = {"kind": "rest", "shells": [{"id": "s", "kind": None}], "line": ["pearls", 2]}
    shapes.assert_fits(sound, Dive | Rest, "sound")
    with pytest.raises(AssertionError, match=problem):
        shapes.assert_fits(value, Dive | Rest, "broken")


def test_numbers_of_a_table_are_looked_at_one_by_one() -> None:
    shapes.assert_fits({"crab": 0.5}, dict[str, float], "sound")
    with pytest.raises(AssertionError, match="'high' is no float"):
        shapes.assert_fits({"crab": 0.5, "small": "high"}, dict[str, float], "broken")
