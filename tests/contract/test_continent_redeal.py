"""Continent's redeal is fair: the prior of shuffles, given what was seen, returned and banished unseen."""

from __future__ import annotations

import pytest

from tests.contract.laws import continent_redeal as law

GAME = law.trial_game()


def test_the_deck_and_the_cards_drawn_face_down_are_dealt_evenly() -> None:
    law.the_deck_is_dealt_evenly(GAME, seed=1, worlds=1500)


def test_fog_holds_no_card_that_came_back_after_it_was_laid_and_all_else_alike() -> None:
    law.every_possible_fog_is_as_likely(GAME, worlds=1500)


def test_cards_banished_unseen_are_any_of_those_they_may_be() -> None:
    law.every_possible_banishing_is_as_likely(GAME, worlds=1500)


def test_truth_and_redeal_can_be_exchanged(deep: bool) -> None:
    law.truth_and_redeal_can_be_exchanged(GAME, games=20_000 if deep else 240, moves=100)


@pytest.mark.parametrize("seed", [2, 5])
def test_odds_of_a_draw_are_those_of_redeals(seed: int) -> None:
    law.odds_of_a_draw_are_those_of_redeals(GAME, seed=seed, worlds=600)
