"""The laws of secrecy can fail at Temple: leaks and unfair deals planted in it, each caught."""

from __future__ import annotations

from typing import Any

import pytest

import bivouac
from bivouac.core.chance import Chance
from bivouac.core.contract import State
from bivouac.games.temple import columns
from tests.contract.hidden import FACE_DOWN, SPARE
from tests.contract.laws import temple_redeal as redeal_law
from tests.contract.laws import veil, witnesses
from tests.contract.leaks import WhispersAloud
from tests.contract.planted import Planted, PlantedGame
from tests.contract.tables import Table

TEMPLE = bivouac.game("temple")


def planted(plant: type[Planted], seats: int = 2) -> Table:
    """A table of Temple at which the plant is dealt, with much that lies face down."""
    return Table(PlantedGame(TEMPLE, plant), seats, FACE_DOWN)


class ShowsBacks(Planted):
    """Its outlook tells the deck of a face-down card, as a printed back would."""

    def outlook(self, seat: int, /) -> dict[str, Any]:
        """With the deck under each card."""
        table = super().outlook(seat)
        document = self.true.dump()
        for card in table["temple"]:
            place = 26 * (document["round"] - 1) + columns.CELL[card["cell"]]
            card["deck"] = columns.DECK_OF[columns.KIND[document["faces"][place]]]
        return table


class LabelsTheFace(Planted):
    """Its labels warn of monsters that lie face down."""

    def label(self, action: int, lang: str, /) -> str:
        """A warning that should not be there."""
        text = self.true.text(action)
        if not text.startswith("take "):
            return super().label(action, lang)
        document = self.true.dump()
        place = 26 * (document["round"] - 1) + columns.CELL[text.split()[1]]
        warned = columns.POINTS[columns.KIND[document["faces"][place]]] < 0
        return super().label(action, lang) + (" (−)" if warned else "")


@pytest.mark.parametrize(("plant", "place"), [(ShowsBacks, "deck"), (LabelsTheFace, "actions")])
def test_a_hidden_card_that_reaches_a_seat_is_caught(plant: type[Planted], place: str) -> None:
    with pytest.raises(AssertionError, match=rf"can tell redealt world.*{place}"):
        veil.nobody_can_tell_a_redealt_world(planted(plant), 1, states=12, worlds=3)


class TellsThePeek(WhispersAloud):
    """Tells everybody what a peek showed."""

    kind = "look"


def test_a_peek_that_is_told_to_all_is_caught() -> None:
    with pytest.raises(AssertionError, match="told different events"):
        witnesses.moves_of_others_betray_nothing(planted(TellsThePeek), 1, states=40, worlds=5, steps=4)


class KeepsTheSpare(Planted):
    """Its redeals keep a card nobody knows."""

    def redeal(self, seat: int, chance: Chance, /) -> State:
        """The hidden cards dealt anew, but for one that is swapped back."""
        world = self.true.redeal(seat, chance).dump()
        faces, kept = world["faces"], self.true.dump()["faces"][SPARE]
        others = [at for at in range(26 * world["round"], 54) if faces[at] == kept]
        if others:
            faces[others[0]], faces[SPARE] = faces[SPARE], kept
        return self.like(TEMPLE.load(world))


def test_a_redeal_that_keeps_something_of_the_truth_is_caught() -> None:
    game = PlantedGame(TEMPLE, KeepsTheSpare)
    with pytest.raises(AssertionError, match="against its share"):
        redeal_law.every_hidden_card_is_dealt_by_its_share(game, seed=5, states=2, worlds=300)


class MonstersInTheDeep(Planted):
    """Its redeals lay the worst face-down cards on the ground floor."""

    def redeal(self, seat: int, chance: Chance, /) -> State:
        """The backs sorted, which every seat would find equal to its own eyes."""
        world = self.true.redeal(seat, chance).dump()
        hidden = redeal_law.hidden_from(seat, world)
        backs = redeal_law.backs_among(hidden, world)
        kinds = sorted(
            (world["faces"][card] for card in backs), key=lambda kind: columns.POINTS[columns.KIND[kind]]
        )
        for card, kind in zip(backs, kinds, strict=True):
            world["faces"][card] = kind
        return self.like(TEMPLE.load(world))


def test_an_unfair_deal_that_looks_right_is_caught() -> None:
    game = PlantedGame(TEMPLE, MonstersInTheDeep)
    veil.nobody_can_tell_a_redealt_world(Table(game, 2, FACE_DOWN), 1, states=4, worlds=2)
    with pytest.raises(AssertionError, match="dealt unlike the prior"):
        redeal_law.every_possible_deal_is_as_likely(game, 0, worlds=3000)
    with pytest.raises(AssertionError, match="against its share"):
        redeal_law.every_hidden_card_is_dealt_by_its_share(game, seed=5, states=3, worlds=500)
    with pytest.raises(AssertionError, match="sigmas"):
        redeal_law.truth_and_redeal_can_be_exchanged(game, games=400, viewer=0)


class EvenOdds(Planted):
    """Its odds count kinds where cards should be counted."""

    def odds(self, seat: int, action: int, /) -> dict[str, Any] | None:
        """Every kind under the back as likely, whatever the box holds."""
        found = super().odds(seat, action)
        return found and {"cards": dict.fromkeys(found["cards"], 1 / len(found["cards"]))}


def test_odds_that_are_wrong_are_caught() -> None:
    with pytest.raises(AssertionError, match="odds of"):
        redeal_law.odds_of_a_card_are_those_of_redeals(
            PlantedGame(TEMPLE, EvenOdds), seed=4, states=4, worlds=800
        )


def test_a_plant_that_changes_nothing_breaks_no_law() -> None:
    redeal_law.every_possible_deal_is_as_likely(PlantedGame(TEMPLE, Planted), 0, worlds=2000)
