"""Arnak's redeal is fair: the prior of every shuffle, given what the seat has seen."""

from __future__ import annotations

import pytest

import bivouac
from bivouac import SPECTATOR
from tests.contract.laws import arnak_redeal as law

ARNAK = bivouac.game("arnak")


def test_fresh_deals_follow_the_box() -> None:
    law.fresh_deals_follow_the_box(ARNAK, starts=3000)


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_every_first_hand_is_as_likely(viewer: int) -> None:
    law.every_first_hand_is_as_likely(ARNAK, viewer, worlds=4000)


def test_every_hidden_piece_is_dealt_by_its_share() -> None:
    assert law.every_hidden_piece_is_dealt_by_its_share(ARNAK, seed=5, states=5, worlds=600) > 150


def test_a_redeal_of_a_redeal_has_the_same_law() -> None:
    law.a_redeal_of_a_redeal_has_the_same_law(ARNAK, seed=3, states=3, worlds=400)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_truth_and_redeal_can_be_exchanged(viewer: int, deep: bool) -> None:
    law.truth_and_redeal_can_be_exchanged(ARNAK, games=20_000 if deep else 400, viewer=viewer)
