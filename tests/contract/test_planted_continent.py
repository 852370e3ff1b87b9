"""The laws of secrecy can fail on Continent: leaks of deck and fog, and unfair deals, each caught."""

from __future__ import annotations

from typing import Any

import pytest

from bivouac import Refusal
from bivouac.core.chance import Chance
from bivouac.core.contract import State
from tests.contract.laws import continent_redeal as redeal_law
from tests.contract.laws import traces, veil, witnesses
from tests.contract.planted import Planted, PlantedGame
from tests.contract.tables import Table

GAME = redeal_law.trial_game()


def with_plant(plant: type[Planted], seats: int = 2) -> Table:
    """A table of Continent at which the plant is dealt."""
    return Table(PlantedGame(GAME, plant), seats)


def top(state: Planted) -> int:
    """The next card of the deck, which nobody knows."""
    deck = state.true.dump()["deck"]
    return int(deck[-1]) if deck else -1


def fog(state: Planted) -> int:
    """What lies in the first face-down fog, which nobody knows."""
    return next(iter(redeal_law.fronts(state.true.dump())), -1)


class TellsTheDeck(Planted):
    """Its outlook shows the next card."""

    def outlook(self, seat: int, /) -> dict[str, Any]:
        """With a hint nobody should have."""
        return super().outlook(seat) | {"hint": top(self)}


class TellsTheFog(Planted):
    """Its outlook shows what lies in the fog."""

    def outlook(self, seat: int, /) -> dict[str, Any]:
        """With a hint nobody should have."""
        return super().outlook(seat) | {"hint": fog(self)}


class TellsTheDrawn(Planted):
    """Its outlook shows what was drawn face down."""

    def outlook(self, seat: int, /) -> dict[str, Any]:
        """With a hint nobody should have."""
        document = self.true.dump()
        hidden = [] if document["action"]["shown"] else document["drawn"]
        return super().outlook(seat) | {"hint": sum(hidden)}


class LegalKnows(Planted):
    """Its legal list depends on the next card."""

    def legal(self, seat: int, /) -> list[int]:
        """One choice fewer above some cards."""
        codes = super().legal(seat)
        return codes[:-1] if top(self) % 2 and len(codes) > 1 else codes


class LabelKnows(Planted):
    """Its labels depend on the fog."""

    def label(self, action: int, lang: str, /) -> str:
        """A warning that should not be there."""
        return super().label(action, lang) + (" (?)" if fog(self) % 2 else "")


class RefusalKnows(Planted):
    """The facts of its refusals depend on the fog."""

    def why_not(self, seat: int, action: int, /) -> Refusal | None:
        """With one fact too many."""
        no = super().why_not(seat, action)
        return no and Refusal(no.code, {**no.facts, "fog": fog(self)}, no.ruling)


class RevealedKnows(Planted):
    """Counts one more above some cards."""

    def revealed(self) -> int:
        """Grows for the wrong reason."""
        return super().revealed() + top(self) % 2


class OddsKnow(Planted):
    """Its odds are those of somebody who looked."""

    def odds(self, seat: int, action: int, /) -> dict[str, Any] | None:
        """The truth instead of a chance."""
        found = super().odds(seat, action)
        return found and found | {"next": top(self)}


@pytest.mark.parametrize(
    ("plant", "place"),
    [
        (TellsTheDeck, "outlook.hint"),
        (TellsTheFog, "outlook.hint"),
        (TellsTheDrawn, "outlook.hint"),
        (LegalKnows, "actions|legal"),
        (LabelKnows, "actions"),
        (RefusalKnows, "refusals"),
        (RevealedKnows, "revealed"),
        (OddsKnow, "odds"),
    ],
)
def test_a_secret_that_reaches_a_seat_is_caught(plant: type[Planted], place: str) -> None:
    with pytest.raises(AssertionError, match=rf"can tell redealt world \d+ from the true one: ({place})"):
        veil.nobody_can_tell_a_redealt_world(with_plant(plant), 4, states=24, worlds=4)


class FeaturesKnow(PlantedGame):
    """What bots are told depends on the fog."""

    def features(self, state: State, seat: int) -> list[float]:
        """With one number too many."""
        assert isinstance(state, Planted)
        return [*super().features(state, seat), float(fog(state))]


def test_features_that_know_the_fog_are_caught() -> None:
    with pytest.raises(AssertionError, match=r"from the true one: features"):
        veil.nobody_can_tell_a_redealt_world(Table(FeaturesKnow(GAME, Planted), 2), 4, states=8, worlds=4)


class LogKnows(Planted):
    """Its log tells what lies in the fog."""

    def events(self, seat: int, /) -> list[dict[str, Any]]:
        """With one event too many."""
        return [*super().events(seat), {"kind": "whisper", "number": fog(self)}]


def test_a_log_that_knows_the_fog_is_caught() -> None:
    with pytest.raises(AssertionError, match="was told different events"):
        witnesses.moves_of_others_betray_nothing(with_plant(LogKnows), 5, states=8, worlds=4, steps=2)


class KeepsItsChance(Planted):
    """A redealt world has the true future."""

    def redeal(self, seat: int, chance: Chance, /) -> State:
        """Dealt anew, with the old chance."""
        document = self.true.redeal(seat, chance).dump()
        return self.like(self.game.load(document | {"chance": self.true.dump()["chance"]}))


def test_a_redeal_that_keeps_the_true_chance_is_caught() -> None:
    with pytest.raises(AssertionError, match="chance"):
        traces.a_redeal_knows_no_more_than_its_seat(with_plant(KeepsItsChance), 6, states=4)


class KeepsTheTop(Planted):
    """A redealt world has an even card on top of the deck exactly when the true one has."""

    def redeal(self, seat: int, chance: Chance, /) -> State:
        """Dealt until it fits, or twenty times."""
        world = self.true.redeal(seat, chance)
        for _ in range(20):
            deck = world.dump()["deck"]
            if not deck or deck[-1] % 2 == top(self) % 2:
                break
            world = self.true.redeal(seat, chance)
        return self.like(world)


def test_a_redeal_that_keeps_something_of_the_truth_is_caught() -> None:
    with pytest.raises(AssertionError, match="betrays which of two truths"):
        traces.rivals_of_the_truth_are_dealt_alike(with_plant(KeepsTheTop), 6, states=10, swaps=20)


class ForgetsTheReturns(Planted):
    """Deals fog as if every card had been in its deck all along."""

    def redeal(self, seat: int, chance: Chance, /) -> State:
        """The epochs forgotten, then put back where they do no harm."""
        document = self.true.dump()
        for entry in document["board"]:
            entry[4] = 0
        forgotten = self.game.load(document | {"since": []})
        return self.like(forgotten.redeal(seat, chance))


class CardsLieInOrder(Planted):
    """Leaves low cards deeper than chance would."""

    def redeal(self, seat: int, chance: Chance, /) -> State:
        """The deal with the higher card on top."""
        one, other = self.true.redeal(seat, chance), self.true.redeal(seat, chance)
        return self.like(max(one, other, key=lambda world: sum(world.dump()["deck"][-1:])))


class SuspectsTheFirst(Planted):
    """Takes the card banished unseen for one of low number more often than chance would."""

    def redeal(self, seat: int, chance: Chance, /) -> State:
        """The lower of two deals."""
        one, other = self.true.redeal(seat, chance), self.true.redeal(seat, chance)
        return self.like(min(one, other, key=lambda world: world.dump()["buried"]))


def test_fog_dealt_against_what_was_seen_is_caught() -> None:
    with pytest.raises(AssertionError, match="dealt unlike the prior"):
        redeal_law.every_possible_fog_is_as_likely(PlantedGame(GAME, ForgetsTheReturns), worlds=400)


def test_a_deck_dealt_unevenly_is_caught() -> None:
    with pytest.raises(AssertionError, match="not dealt evenly"):
        redeal_law.the_deck_is_dealt_evenly(PlantedGame(GAME, CardsLieInOrder), seed=1, worlds=800)


def test_cards_banished_unseen_that_are_dealt_unevenly_are_caught() -> None:
    with pytest.raises(AssertionError, match="dealt unlike the prior"):
        redeal_law.every_possible_banishing_is_as_likely(PlantedGame(GAME, SuspectsTheFirst), worlds=800)
