"""The laws of secrecy can fail on Continent: a log that knows the fog, and unfair deals, each caught."""

from __future__ import annotations

import pytest

from bivouac.core.chance import Chance
from bivouac.core.contract import State
from tests.contract.hidden import fog, top
from tests.contract.laws import continent_redeal as redeal_law
from tests.contract.laws import witnesses
from tests.contract.leaks import DealsHigh, EventsTell, leaking
from tests.contract.planted import Planted, PlantedGame
from tests.contract.tables import Table

GAME = redeal_law.trial_game()


def test_a_log_that_knows_the_fog_is_caught() -> None:
    table = Table(PlantedGame(GAME, leaking(EventsTell, fog)), 2)
    with pytest.raises(AssertionError, match="was told different events"):
        witnesses.moves_of_others_betray_nothing(table, 5, states=8, worlds=4, steps=2)


class ForgetsTheReturns(Planted):
    """Deals fog as if every card had been in its deck all along."""

    def redeal(self, seat: int, chance: Chance, /) -> State:
        """The epochs forgotten, then put back where they do no harm."""
        document = self.true.dump()
        for entry in document["board"]:
            entry[4] = 0
        forgotten = self.game.load(document | {"since": []})
        return self.like(forgotten.redeal(seat, chance))


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
    game = PlantedGame(GAME, leaking(DealsHigh, top))
    with pytest.raises(AssertionError, match="not dealt evenly"):
        redeal_law.the_deck_is_dealt_evenly(game, seed=1, worlds=800)


def test_cards_banished_unseen_that_are_dealt_unevenly_are_caught() -> None:
    with pytest.raises(AssertionError, match="dealt unlike the prior"):
        redeal_law.every_possible_banishing_is_as_likely(PlantedGame(GAME, SuspectsTheFirst), worlds=800)
