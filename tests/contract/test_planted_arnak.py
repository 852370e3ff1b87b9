"""The laws of secrecy can fail at Arnak: leaks and unfair deals planted in it, each caught."""

from __future__ import annotations

from typing import Any

import pytest

import bivouac
from bivouac.core.chance import Chance
from bivouac.core.contract import State
from bivouac.games.arnak.kinds import SHUFFLED
from tests.contract.hidden import guardian
from tests.contract.laws import arnak_redeal as redeal_law
from tests.contract.laws import veil, witnesses
from tests.contract.leaks import WhispersAloud
from tests.contract.planted import Planted, PlantedGame
from tests.contract.tables import Table

ARNAK = bivouac.game("arnak")


def planted(plant: type[Planted], seats: int = 2) -> Table:
    """A table of Arnak at which the plant is dealt."""
    return Table(PlantedGame(ARNAK, plant), seats, {"temple": "snake"})


class CountsHandPoints(Planted):
    """Its outlook counts the points of a hand where those of all cards are public."""

    def outlook(self, seat: int, /) -> dict[str, Any]:
        """With the number of Fear cards that each player holds."""
        table = super().outlook(seat)
        for player, hand in zip(table["players"], self.true.dump()["hands"], strict=True):
            player["fears_in_hand"] = sum(entry % SHUFFLED == 0 for entry in hand)
        return table


def test_a_hand_whose_points_are_counted_is_caught() -> None:
    with pytest.raises(AssertionError, match=r"can tell redealt world.*fears_in_hand"):
        veil.nobody_can_tell_a_redealt_world(planted(CountsHandPoints), 1, states=8, worlds=3)


class TellsTheDraw(WhispersAloud):
    """Tells everybody which card was drawn."""

    kind = "draw"


def test_a_draw_that_is_told_to_all_is_caught() -> None:
    with pytest.raises(AssertionError, match="told different events"):
        witnesses.moves_of_others_betray_nothing(planted(TellsTheDraw), 1, states=30, worlds=4, steps=4)


class KeepsTheLastGuardian(Planted):
    """Its redeals keep a guardian nobody knows."""

    def redeal(self, seat: int, chance: Chance, /) -> State:
        """The stack dealt anew, but for its bottom."""
        world = self.true.redeal(seat, chance).dump()
        stack, kept = world["guardian_stack"], guardian(self)
        at = stack.index(kept)
        stack[0], stack[at] = kept, stack[0]
        return self.like(ARNAK.load(world))


class FearsOnTop(Planted):
    """Its redeals lay Fear on top of the decks of others."""

    def redeal(self, seat: int, chance: Chance, /) -> State:
        """A deck of one shuffle sorted, which every seat would find equal to its own eyes."""
        world = self.true.redeal(seat, chance).dump()
        for other, deck in enumerate(world["decks"]):
            if other != seat and len({entry // SHUFFLED for entry in deck}) == 1:
                deck.sort(reverse=True)
        return self.like(ARNAK.load(world))


@pytest.mark.parametrize("plant", [KeepsTheLastGuardian, FearsOnTop])
def test_an_unfair_deal_that_looks_right_is_caught(plant: type[Planted]) -> None:
    game = PlantedGame(ARNAK, plant)
    veil.nobody_can_tell_a_redealt_world(Table(game, 2, {}), 1, states=3, worlds=2)
    with pytest.raises(AssertionError, match="against its share"):
        redeal_law.every_hidden_piece_is_dealt_by_its_share(game, seed=5, states=5, worlds=400)


def test_a_plant_that_changes_nothing_breaks_no_law() -> None:
    redeal_law.every_first_hand_is_as_likely(PlantedGame(ARNAK, Planted), 0, worlds=1000)
