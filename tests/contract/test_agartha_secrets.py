"""Agartha's secrets: bids are hidden, and a redeal is even among what elimination and open cards leave."""

from __future__ import annotations

import pytest

import bivouac
from bivouac import SPECTATOR
from tests.contract.laws import agartha_bids as bids
from tests.contract.laws import agartha_redeal as law
from tests.contract.tables import Table

AGARTHA = bivouac.game("agartha")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bid_tells_others_nothing_of_its_value(seats: int) -> None:
    assert bids.a_bid_tells_others_nothing_of_its_value(Table(AGARTHA, seats), 8, states=30) > 100


def test_hidden_values_are_dealt_evenly() -> None:
    assert law.hidden_values_are_dealt_evenly(AGARTHA, seed=1, states=12, worlds=500) > 10


def test_tokens_of_two_seats_are_dealt_apart() -> None:
    law.tokens_of_two_seats_are_dealt_apart(AGARTHA, worlds=2000)


def test_the_deck_is_dealt_evenly_above_what_is_known() -> None:
    assert law.the_deck_is_dealt_evenly_above_what_is_known(AGARTHA, seed=2, states=6, worlds=500) > 100


def test_odds_of_a_draw_are_those_of_redeals() -> None:
    assert law.odds_of_a_draw_are_those_of_redeals(AGARTHA, seed=3, worlds=800) >= 3


def test_a_redeal_of_a_redeal_has_the_same_law() -> None:
    law.a_redeal_of_a_redeal_has_the_same_law(AGARTHA, seed=4, states=5, worlds=400)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_truth_and_redeal_can_be_exchanged(viewer: int, deep: bool) -> None:
    law.truth_and_redeal_can_be_exchanged(AGARTHA, games=20_000 if deep else 800, viewer=viewer)
