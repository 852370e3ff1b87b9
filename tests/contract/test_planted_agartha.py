"""The laws of secrecy can fail on Agartha: leaks of bids and of the deck, and unfair deals, each caught."""

from __future__ import annotations

from typing import Any

import pytest

import bivouac
from bivouac import Refusal
from bivouac.core.chance import Chance
from bivouac.core.contract import State
from tests.contract.laws import agartha_bids as bids
from tests.contract.laws import agartha_redeal as redeal_law
from tests.contract.laws import ids, traces, veil, witnesses
from tests.contract.planted import Planted, PlantedGame
from tests.contract.tables import Table

AGARTHA = bivouac.game("agartha")


def with_plant(plant: type[Planted], seats: int = 3) -> Table:
    """A table of Agartha at which the plant is dealt."""
    return Table(PlantedGame(AGARTHA, plant), seats)


def top(state: Planted) -> int:
    """The next card of the deck, which nobody knows."""
    return int(state.true.dump()["deck"][-1])


def total(state: Planted) -> int:
    """The sum of all values placed, which no seat knows while others' tokens are hidden."""
    return int(sum(state.true.dump()["values"]))


class TellsTheBids(Planted):
    """Its outlook shows what all bids add up to."""

    def outlook(self, seat: int, /) -> dict[str, Any]:
        """With a hint nobody should have."""
        return super().outlook(seat) | {"hint": total(self)}


class TellsTheDeck(Planted):
    """Its outlook shows the next card."""

    def outlook(self, seat: int, /) -> dict[str, Any]:
        """With a hint nobody should have."""
        return super().outlook(seat) | {"hint": top(self)}


class LegalKnows(Planted):
    """Its legal list depends on the next card."""

    def legal(self, seat: int, /) -> list[int]:
        """One choice fewer above a Character."""
        codes = super().legal(seat)
        return codes[:-1] if top(self) < 39 and len(codes) > 1 else codes


class LabelKnows(Planted):
    """Its labels depend on the bids."""

    def label(self, action: int, lang: str, /) -> str:
        """A warning that should not be there."""
        return super().label(action, lang) + (" (?)" if total(self) % 2 else "")


class RefusalKnows(Planted):
    """The facts of its refusals depend on the bids."""

    def why_not(self, seat: int, action: int, /) -> Refusal | None:
        """With one fact too many."""
        no = super().why_not(seat, action)
        return no and Refusal(no.code, {**no.facts, "sum": total(self)}, no.ruling)


class RevealedKnows(Planted):
    """Counts one more when the bids are high."""

    def revealed(self) -> int:
        """Grows for the wrong reason."""
        return super().revealed() + total(self) % 2


class OddsKnow(Planted):
    """Its odds are those of somebody who looked."""

    def odds(self, seat: int, action: int, /) -> dict[str, Any] | None:
        """The truth instead of a chance."""
        found = super().odds(seat, action)
        return found and {"cards": {str(top(self)): 1.0}}


@pytest.mark.parametrize(
    ("plant", "place"),
    [
        (TellsTheBids, "outlook.hint"),
        (TellsTheDeck, "outlook.hint"),
        (LegalKnows, "actions|legal"),
        (LabelKnows, "actions"),
        (RefusalKnows, "refusals"),
        (RevealedKnows, "revealed"),
        (OddsKnow, "odds"),
    ],
)
def test_a_secret_that_reaches_a_seat_is_caught(plant: type[Planted], place: str) -> None:
    with pytest.raises(AssertionError, match=rf"can tell redealt world \d+ from the true one: ({place})"):
        veil.nobody_can_tell_a_redealt_world(with_plant(plant), 4, states=40, worlds=4)


class FeaturesKnow(PlantedGame):
    """What bots are told depends on others' bids."""

    def features(self, state: State, seat: int) -> list[float]:
        """With one number too many."""
        assert isinstance(state, Planted)
        return [*super().features(state, seat), float(total(state))]


def test_features_that_know_the_bids_are_caught() -> None:
    with pytest.raises(AssertionError, match=r"from the true one: features"):
        veil.nobody_can_tell_a_redealt_world(Table(FeaturesKnow(AGARTHA, Planted), 3), 4, states=12, worlds=4)


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
        bids.a_bid_tells_others_nothing_of_its_value(with_plant(plant), 5, states=10)


def test_a_tally_of_bids_is_caught_by_the_witnesses_too() -> None:
    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        witnesses.moves_of_others_betray_nothing(with_plant(SortsTheBids), 5, states=8, worlds=5, steps=2)


class KeepsItsChance(Planted):
    """A redealt world has the true future."""

    def redeal(self, seat: int, chance: Chance, /) -> State:
        """Dealt anew, with the old chance."""
        document = self.true.redeal(seat, chance).dump()
        return self.like(self.game.load(document | {"chance": self.true.dump()["chance"]}))


class KeepsTheTop(Planted):
    """A redealt world has a Character on top of the deck exactly when the true one has."""

    def redeal(self, seat: int, chance: Chance, /) -> State:
        """Dealt until it fits, or twenty times."""
        world = self.true.redeal(seat, chance)
        for _ in range(20):
            if (world.dump()["deck"][-1] < 39) == (self.true.dump()["deck"][-1] < 39):
                break
            world = self.true.redeal(seat, chance)
        return self.like(world)


def test_a_redeal_that_keeps_the_true_chance_is_caught() -> None:
    with pytest.raises(AssertionError, match="chance"):
        traces.a_redeal_knows_no_more_than_its_seat(with_plant(KeepsItsChance), 6, states=4)


def test_a_redeal_that_keeps_something_of_the_truth_is_caught() -> None:
    with pytest.raises(AssertionError, match="betrays which of two truths"):
        traces.rivals_of_the_truth_are_dealt_alike(with_plant(KeepsTheTop), 6, states=10, swaps=20)


class GuessesHigh(Planted):
    """Takes a bid for a high one more often than chance would."""

    def redeal(self, seat: int, chance: Chance, /) -> State:
        """The higher of two deals."""
        one, other = self.true.redeal(seat, chance), self.true.redeal(seat, chance)
        return self.like(max(one, other, key=lambda world: sum(world.dump()["values"])))


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


class CardsLieInOrder(Planted):
    """Leaves low cards deeper than chance would."""

    def redeal(self, seat: int, chance: Chance, /) -> State:
        """The deal with the higher card on top."""
        one, other = self.true.redeal(seat, chance), self.true.redeal(seat, chance)
        return self.like(max(one, other, key=lambda world: world.dump()["deck"][-1]))


@pytest.mark.parametrize("plant", [GuessesHigh, KeepsTheBids])
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
    game = PlantedGame(AGARTHA, CardsLieInOrder)
    with pytest.raises(AssertionError, match="not dealt evenly"):
        redeal_law.the_deck_is_dealt_evenly_above_what_is_known(game, seed=2, states=3, worlds=300)
    with pytest.raises(AssertionError, match="odds of the deck are wrong"):
        redeal_law.odds_of_a_draw_are_those_of_redeals(game, seed=3, worlds=400)
    with pytest.raises(AssertionError, match="in redeals than in truth"):
        redeal_law.truth_and_redeal_can_be_exchanged(game, games=600, viewer=0)
