"""The laws of secrecy can fail on Agartha: odd leaks of bids, and unfair deals, each caught."""

from __future__ import annotations

from typing import Any

import pytest

import bivouac
from bivouac.core.chance import Chance
from bivouac.core.contract import State
from tests.contract.hidden import bids, top
from tests.contract.laws import agartha_bids as bidding
from tests.contract.laws import agartha_redeal as redeal_law
from tests.contract.laws import ids, veil, witnesses
from tests.contract.leaks import DealsHigh, leaking
from tests.contract.planted import Planted, PlantedGame
from tests.contract.tables import Table

AGARTHA = bivouac.game("agartha")


def with_plant(plant: type[Planted], seats: int = 3) -> Table:
    """A table of Agartha at which the plant is dealt."""
    return Table(PlantedGame(AGARTHA, plant), seats)


class NamesTokensByValue(Planted):
    """A token is known by its value for good, so its id betrays it once it is face down."""

    def outlook(self, seat: int, /) -> dict[str, Any]:
        """With ids that outlive the round."""
        shown = super().outlook(seat)
        document = self.true.dump()
        for piece in ids.pieces_in(shown):
            if "order" in piece:
                piece["id"] = f"token-{piece['seat']}-value-{document['values'][piece['order'] - 1]}"
        return shown


def test_an_id_that_tells_a_value_is_caught() -> None:
    with pytest.raises(AssertionError, match="from the true one"):
        veil.nobody_can_tell_a_redealt_world(with_plant(NamesTokensByValue), 4, states=12, worlds=4)
    with pytest.raises(AssertionError, match="tracks its piece"):
        ids.no_id_tracks_a_hidden_piece(with_plant(NamesTokensByValue), [4])


class TellsEverybody(Planted):
    """What a bidder places is written in everybody's log."""

    actor = -1

    def play(self, seat: int, action: int, /) -> None:
        """Remembers who acted."""
        super().play(seat, action)
        self.actor = seat

    def events(self, seat: int, /) -> list[dict[str, Any]]:
        """As the last to act witnessed them."""
        return super().events(self.actor)


class SortsTheBids(Planted):
    """Shows publicly how many tokens are worth more than 1."""

    def outlook(self, seat: int, /) -> dict[str, Any]:
        """With a tally that no single seat could make."""
        high = sum(value > 1 for value in self.true.dump()["values"])
        return super().outlook(seat) | {"high": high}


@pytest.mark.parametrize("plant", [TellsEverybody, SortsTheBids])
def test_a_bid_that_betrays_its_value_is_caught(plant: type[Planted]) -> None:
    with pytest.raises(AssertionError, match="can tell which token lies on"):
        bidding.a_bid_tells_others_nothing_of_its_value(with_plant(plant), 5, states=10)


def test_a_tally_of_bids_is_caught_by_the_witnesses_too() -> None:
    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        witnesses.moves_of_others_betray_nothing(with_plant(SortsTheBids), 5, states=8, worlds=5, steps=2)


class KeepsTheBids(Planted):
    """Deals the deck anew and leaves the bids as they are."""

    def redeal(self, seat: int, chance: Chance, /) -> State:
        """The true values in a new world."""
        document = self.true.redeal(seat, chance).dump()
        return self.like(self.game.load(document | {"values": self.true.dump()["values"]}))


class ForgetsTheBottom(Planted):
    """Shuffles also the cards everybody knows to lie under the deck."""

    def redeal(self, seat: int, chance: Chance, /) -> State:
        """As if nobody had seen them."""
        document = self.true.dump()
        forgotten = self.game.load(document | {"bottom": 0}).redeal(seat, chance).dump()
        return self.like(self.game.load(forgotten | {"bottom": document["bottom"]}))


@pytest.mark.parametrize("plant", [leaking(DealsHigh, bids), KeepsTheBids])
def test_bids_dealt_unevenly_are_caught(plant: type[Planted]) -> None:
    with pytest.raises(AssertionError, match="not dealt evenly"):
        redeal_law.hidden_values_are_dealt_evenly(PlantedGame(AGARTHA, plant), seed=1, states=8, worlds=300)


def for_seeds(game: PlantedGame) -> None:
    """The law of the deck on several games, since cards go under it in some of them alone."""
    for seed in range(6):
        redeal_law.the_deck_is_dealt_evenly_above_what_is_known(game, seed=seed, states=8, worlds=40)


def test_cards_known_to_all_that_move_are_caught() -> None:
    with pytest.raises(AssertionError, match="cards known to all have moved"):
        for_seeds(PlantedGame(AGARTHA, ForgetsTheBottom))


def test_a_deck_dealt_unevenly_is_caught() -> None:
    game = PlantedGame(AGARTHA, leaking(DealsHigh, top))
    with pytest.raises(AssertionError, match="not dealt evenly"):
        redeal_law.the_deck_is_dealt_evenly_above_what_is_known(game, seed=2, states=3, worlds=300)
    with pytest.raises(AssertionError, match="odds of the deck are wrong"):
        redeal_law.odds_of_a_draw_are_those_of_redeals(game, seed=3, worlds=400)
    with pytest.raises(AssertionError, match="in redeals than in truth"):
        redeal_law.truth_and_redeal_can_be_exchanged(game, games=600, viewer=0)
