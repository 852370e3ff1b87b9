"""Takara's redeal is fair: the prior of the set-up, given what the seat has seen and all may conclude."""

from __future__ import annotations

from functools import cache

import pytest

import bivouac
from bivouac import SPECTATOR
from tests.contract.laws import takara_redeal as law

TAKARA = bivouac.game("takara")


@cache
def prior() -> list[law.Tiles]:
    """Fresh deals, dealt once for all tests."""
    return law.fresh_deals(TAKARA, 8000)


def test_fresh_deals_follow_the_box() -> None:
    law.every_slot_follows_the_box(prior(), "a fresh deal")
    law.stones_lie_apart_and_evenly(prior(), "a fresh deal")


def test_an_onlooker_at_the_start_sees_the_prior() -> None:
    law.an_onlooker_at_the_start_sees_the_prior(TAKARA, worlds=3000)


def test_tiles_left_by_an_observer_are_no_rockfalls() -> None:
    law.tiles_left_by_an_observer_are_no_rockfalls(TAKARA, prior(), worlds=2000)


def test_one_known_stone_keeps_the_other_off_its_site() -> None:
    law.one_known_stone_keeps_the_other_off_its_site(TAKARA, prior(), worlds=2000)


def test_a_seen_tile_stays_where_it_is() -> None:
    law.a_seen_tile_stays_where_it_is(TAKARA, law.fresh_deals(TAKARA, 14000), worlds=1500)


def test_a_redeal_of_a_redeal_has_the_same_law() -> None:
    law.a_redeal_of_a_redeal_has_the_same_law(TAKARA, seed=3, states=4, worlds=800)


def test_odds_of_a_dig_are_those_of_redeals() -> None:
    assert law.odds_of_a_dig_are_those_of_redeals(TAKARA, seed=4, states=6, worlds=1000) > 20


def test_every_hidden_tile_is_dealt_by_its_odds() -> None:
    assert law.every_hidden_tile_is_dealt_by_its_odds(TAKARA, seed=5, states=5, worlds=1000) > 200


def test_odds_of_a_fight_are_those_of_the_die() -> None:
    assert law.odds_of_a_fight_are_those_of_the_die(TAKARA, seed=6, throws=800) == 5


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_truth_and_redeal_can_be_exchanged(viewer: int, deep: bool) -> None:
    law.truth_and_redeal_can_be_exchanged(TAKARA, games=20_000 if deep else 500, viewer=viewer)
