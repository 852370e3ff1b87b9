"""The laws of secrecy can fail on every game: the same leaks planted in each, of what is hidden there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

import bivouac
from bivouac.core.contract import Game
from tests.contract.hidden import FACE_DOWN, bids, bottom, drawn, fog, guardian, spare, stones, top
from tests.contract.laws import continent_redeal, traces, veil
from tests.contract.leaks import (
    ElementsKnow,
    FeaturesKnow,
    KeepsABit,
    KeepsItsChance,
    LabelKnows,
    Leak,
    LegalKnows,
    OddsKnow,
    OutlookTells,
    RefusalKnows,
    RevealedKnows,
    Secret,
    leaking,
)
from tests.contract.planted import TAKARA, Planted, PlantedGame
from tests.contract.tables import Table

# Where the law finds each leak.
PLACES: dict[type[Leak], str] = {
    OutlookTells: "outlook.hint",
    LegalKnows: "actions|legal",
    LabelKnows: "actions",
    ElementsKnow: "actions",
    RefusalKnows: "refusals",
    RevealedKnows: "revealed",
    OddsKnow: "odds",
}


@dataclass(frozen=True)
class Hidden:
    """Something no seat knows in a game, and what is to be planted there."""

    game: Game
    secret: Secret
    leaks: tuple[type[Leak], ...]
    seats: int = 2
    states: int = 12
    options: Mapping[str, Any] = field(default_factory=dict)

    def table(self, game: Game) -> Table:
        """A table at which the planted game is dealt."""
        return Table(game, self.seats, self.options)

    def planted(self, leak: type[Leak]) -> Table:
        """A table at which the secret leaks so."""
        return self.table(PlantedGame(self.game, leaking(leak, self.secret)))


AGARTHA, ARNAK, TEMPLE = map(bivouac.game, ("agartha", "arnak", "temple"))
CONTINENT = continent_redeal.trial_game()
HIDDEN = {
    "takara tile": Hidden(TAKARA, bottom, tuple(PLACES)),
    "agartha bids": Hidden(
        AGARTHA, bids, (OutlookTells, LabelKnows, RefusalKnows, RevealedKnows), seats=3, states=40
    ),
    "agartha deck": Hidden(AGARTHA, top, (OutlookTells, LegalKnows, OddsKnow), seats=3, states=40),
    "continent deck": Hidden(CONTINENT, top, (OutlookTells, LegalKnows, RevealedKnows, OddsKnow), states=24),
    "continent fog": Hidden(CONTINENT, fog, (OutlookTells, LabelKnows, RefusalKnows), states=24),
    "continent drawn": Hidden(CONTINENT, drawn, (OutlookTells,), states=24),
    "arnak guardian": Hidden(
        ARNAK, guardian, (OutlookTells, LabelKnows, RefusalKnows), options={"temple": "snake"}
    ),
    "temple spare": Hidden(TEMPLE, spare, (OutlookTells, RefusalKnows, OddsKnow), options=FACE_DOWN),
}
EVERY_LEAK = [
    pytest.param(name, leak, id=f"{name}-{leak.__name__}") for name in HIDDEN for leak in HIDDEN[name].leaks
]


@pytest.mark.parametrize(("name", "leak"), EVERY_LEAK)
def test_a_secret_that_reaches_a_seat_is_caught(name: str, leak: type[Leak]) -> None:
    hidden = HIDDEN[name]
    with pytest.raises(
        AssertionError, match=rf"can tell redealt world \d+ from the true one: ({PLACES[leak]})"
    ):
        veil.nobody_can_tell_a_redealt_world(hidden.planted(leak), 4, states=hidden.states, worlds=4)


@pytest.mark.parametrize("name", ["takara tile", "agartha bids", "continent fog"])
def test_features_that_know_a_secret_are_caught(name: str) -> None:
    hidden = HIDDEN[name]
    table = hidden.table(FeaturesKnow(hidden.game, Planted, hidden.secret))
    with pytest.raises(AssertionError, match=r"from the true one: features"):
        veil.nobody_can_tell_a_redealt_world(table, 4, states=12, worlds=4)


@pytest.mark.parametrize(
    "name", ["takara tile", "agartha deck", "continent deck", "arnak guardian", "temple spare"]
)
def test_a_redeal_that_keeps_the_true_chance_is_caught(name: str) -> None:
    hidden = HIDDEN[name]
    with pytest.raises(AssertionError, match=r"keeps the true chance|betrays the truth"):
        traces.a_redeal_knows_no_more_than_its_seat(
            hidden.table(PlantedGame(hidden.game, KeepsItsChance)), 6, states=4
        )


@pytest.mark.parametrize(
    ("name", "secret"), [("takara tile", stones), ("agartha deck", top), ("continent deck", top)]
)
def test_a_redeal_that_keeps_something_of_the_truth_is_caught(name: str, secret: Secret) -> None:
    hidden = HIDDEN[name]
    table = hidden.table(PlantedGame(hidden.game, leaking(KeepsABit, secret)))
    veil.nobody_can_tell_a_redealt_world(table, 6, states=4, worlds=2)
    with pytest.raises(AssertionError, match="betrays which of two truths"):
        traces.rivals_of_the_truth_are_dealt_alike(table, 6, states=10, swaps=20)


@pytest.mark.parametrize("name", ["arnak guardian", "temple spare"])
def test_a_plant_that_changes_nothing_breaks_no_law(name: str) -> None:
    hidden = HIDDEN[name]
    veil.nobody_can_tell_a_redealt_world(
        hidden.table(PlantedGame(hidden.game, Planted)), 1, states=6, worlds=2
    )
