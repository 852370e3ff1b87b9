"""The laws on packs that hold every kind of card, effect and parting: the demonstration meets not all."""

from __future__ import annotations

import pytest

from tests.contract.laws import (
    census,
    continent_redeal,
    copies,
    endings,
    ids,
    judge,
    sentences,
    traces,
    veil,
    witnesses,
)
from tests.contract.pieces import pieces_of
from tests.contract.tables import Table
from tests.games.continent.partings import PARTINGS

GAME = continent_redeal.trial_game()
TABLES = [
    Table(GAME, 1, {"easy": True}),
    Table(GAME, 2, {"curses": ["ink", "salt"]}),
    Table(GAME, 3, {"policy": "agree", "explorers": ["dov", "eli", "fay"]}),
    Table(GAME, 4),
    Table(continent_redeal.trial_game(PARTINGS), 2),
    Table(continent_redeal.trial_game(PARTINGS), 4, {"policy": "agree"}),
]


@pytest.fixture(params=TABLES, ids=lambda table: f"{table.game.facts.options[0]['default']}-{table.seats}")
def trial(request: pytest.FixtureRequest) -> Table:
    """One to four seats, each with another option."""
    found = request.param
    assert isinstance(found, Table)
    return found


def test_nothing_is_created_or_lost(trial: Table) -> None:
    for seed in range(300, 306):
        census.every_piece_is_in_one_place(trial, seed)


def test_random_play_ends(trial: Table) -> None:
    for seed in range(320, 330):
        endings.random_play_ends_in_an_outcome_that_adds_up(trial, seed)
        endings.nothing_is_told_after_the_end(trial, seed)


def test_copies_and_loads_are_the_same_game(trial: Table) -> None:
    copies.copies_are_independent(trial, 340, states=8)
    copies.loading_a_dump_is_the_identity(trial, 341, states=10)


def test_a_document_with_a_piece_missing_doubled_or_misplaced_is_refused(trial: Table) -> None:
    census.damaged_documents_are_refused(trial, 350, pieces_of(GAME.facts.name), states=10, tries=60)


def test_nobody_can_tell_a_redealt_world(trial: Table) -> None:
    veil.nobody_can_tell_a_redealt_world(trial, 360, states=6, worlds=2)
    witnesses.moves_of_others_betray_nothing(trial, 361, states=4, worlds=2, steps=4)
    ids.no_id_tracks_a_hidden_piece(trial, [362, 363])


def test_a_redealt_world_holds_no_trace_of_the_true_one(trial: Table) -> None:
    traces.a_redeal_knows_no_more_than_its_seat(trial, 370, states=8)
    traces.rivals_of_the_truth_are_dealt_alike(trial, 371, states=4, swaps=12)


def test_legal_is_the_only_judge_and_everything_can_be_said(trial: Table) -> None:
    judge.legal_is_the_only_judge(trial, 380, states=8)
    sentences.every_event_can_be_told(trial, 381)
