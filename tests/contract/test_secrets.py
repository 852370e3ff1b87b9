"""Who sees what at the tables of our own games, as their READMEs tell it."""

from __future__ import annotations

from typing import Any

import pytest

import bivouac
from bivouac.core.chance import Chance
from bivouac.core.contract import State
from tests.contract.laws import secrets
from tests.contract.planted import Planted, with_plant
from tests.contract.tables import SHELF, Table, names

OURS = [name for name in names() if (SHELF / name / "README.md").exists()]


@pytest.mark.parametrize("name", OURS)
def test_a_readme_tells_who_sees_what(name: str, full: bool) -> None:
    game = bivouac.game(name)
    rows = secrets.rows_of(SHELF / name / "README.md")
    assert rows, "a table `| what | seen by | outlook path |` is needed"
    sight = secrets.Sight()
    low, high = game.facts.seats
    for seats in range(low, high + 1) if full else {low, high}:
        for seed in range(5, 8 if full else 6):
            secrets.the_table_is_true(Table(game, seats), seed, rows, sight)
    if full:  # a few games do not meet all there is
        assert list(secrets.what_was_never_met(rows, sight)) == []


# The law can fail: what it is meant for is planted in a game of Takara.


class HidesThePile(Planted):
    """Keeps the discard pile to itself, as a table at which a late joiner cannot know what is gone."""

    def outlook(self, seat: int, /) -> dict[str, Any]:
        """Nothing was ever discarded."""
        return super().outlook(seat) | {"discard": []}


class ShowsTheOwnerMore(Planted):
    """Tells the first seat alone what everybody should see."""

    def outlook(self, seat: int, /) -> dict[str, Any]:
        """The others see no dice."""
        true = super().outlook(seat)
        return true if seat == 0 else true | {"dice": ["none"]}


class HasANewPart(Planted):
    """Shows something that no row of the README explains."""

    def outlook(self, seat: int, /) -> dict[str, Any]:
        """A thing of its own."""
        return super().outlook(seat) | {"weather": "fair"}


class RedealsThePublic(Planted):
    """Deals anew what everybody knows."""

    def redeal(self, seat: int, chance: Chance, /) -> State:
        """Another purse."""
        return RicherThanTrue(self.true.redeal(seat, chance), self.game)


class RicherThanTrue(Planted):
    """Holds a Kara that was never earned."""

    def dump(self) -> dict[str, Any]:
        """One more for everybody."""
        true = super().dump()
        return true | {"karas": [karas + 1 for karas in true["karas"]]}


@pytest.mark.parametrize(
    ("plant", "fault"),
    [
        (HidesThePile, "discard changed, and viewers .* see nothing of it"),
        (ShowsTheOwnerMore, "dice is not the same for all"),
        (HasANewPart, r"no row explains \['weather'\]"),
        (RedealsThePublic, r"changed \['karas'\], which everybody sees"),
    ],
)
def test_an_outlook_that_does_not_keep_to_its_readme_is_caught(plant: type[Planted], fault: str) -> None:
    rows = secrets.rows_of(SHELF / "takara" / "README.md")
    with pytest.raises(AssertionError, match=fault):
        secrets.the_table_is_true(with_plant(plant), 5, rows, secrets.Sight())


def test_a_row_that_no_game_bears_out_is_told() -> None:
    rows = [
        secrets.Row("a lamp", (), "all", ("lamp",)),
        secrets.Row("a secret that is none (`karas`)", ("karas",), "nobody", ()),
    ]
    told = list(secrets.what_was_never_met(rows, secrets.Sight()))
    assert told == [
        "a lamp: there is nothing at lamp",
        "a secret that is none (`karas`): no redeal changes it, and everybody sees the same",
    ]
