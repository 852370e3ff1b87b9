"""Temple's redeal is fair: the prior of the shuffle, given the backs in sight and what the seat has seen."""

from __future__ import annotations

import pytest

import bivouac
from bivouac import SPECTATOR
from tests.contract.laws import temple_redeal as law

TEMPLE = bivouac.game("temple")


def test_fresh_deals_follow_the_box() -> None:
    law.fresh_deals_follow_the_box(TEMPLE, starts=4000)


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_every_possible_deal_is_as_likely(viewer: int) -> None:
    law.every_possible_deal_is_as_likely(TEMPLE, viewer, worlds=6000)


def test_every_hidden_card_is_dealt_by_its_share() -> None:
    assert law.every_hidden_card_is_dealt_by_its_share(TEMPLE, seed=5, states=5, worlds=800) > 200


def test_a_redeal_of_a_redeal_has_the_same_law() -> None:
    law.a_redeal_of_a_redeal_has_the_same_law(TEMPLE, seed=3, states=4, worlds=600)


def test_odds_of_a_card_are_those_of_redeals() -> None:
    assert law.odds_of_a_card_are_those_of_redeals(TEMPLE, seed=4, states=9, worlds=800) > 40


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_truth_and_redeal_can_be_exchanged(viewer: int, deep: bool) -> None:
    law.truth_and_redeal_can_be_exchanged(TEMPLE, games=20_000 if deep else 500, viewer=viewer)
