"""The laws of the contract, tried at every table: each test is one law on random games."""

from __future__ import annotations

import pytest

import bivouac
from bivouac.core.game import HouseGame
from tests.contract.laws import (
    census,
    copies,
    determinism,
    endings,
    fairness,
    ids,
    judge,
    notation,
    pace,
    sentences,
    traces,
    veil,
    witnesses,
)
from tests.contract.pieces import pieces_of
from tests.contract.tables import Table

FAIR = bytes(range(32))
# What has no words of its own in a position: the middle of an action, and who may suspect what.
EXACT = {"continent": {"action", "adventure", "buried", "queue", "suspects"}}


def test_same_seed_and_actions_give_the_same_keys(table: Table) -> None:
    for seed in table.seeds(FAIR, *range(8)):
        determinism.same_actions_give_the_same_keys(table, seed, every=4)


def test_a_copy_shares_nothing_that_changes(table: Table) -> None:
    for seed in table.seeds(10, 11, FAIR):
        copies.copies_are_independent(table, seed, states=table.enough(16))


def test_what_a_state_hands_out_is_not_its_own(table: Table) -> None:
    copies.what_is_handed_out_can_be_scribbled_on(table, 15, states=table.enough(20))


def test_load_undoes_dump(table: Table) -> None:
    for seed in table.seeds(20, 21, FAIR):
        copies.loading_a_dump_is_the_identity(table, seed, states=table.enough(20))


def test_every_state_of_a_planned_game_is_loaded(table: Table) -> None:
    for seed in table.seeds(25, 26):
        copies.every_planned_state_is_loaded(table, seed, most=table.enough(240))


def test_a_position_leads_back_to_its_state(table: Table) -> None:
    for seed in table.seeds(27, 28, FAIR):
        exact = copies.a_position_leads_back_to_its_state(table, seed, states=table.enough(20))
        if isinstance(table.game, HouseGame) and table.game.draft.rows:
            assert exact <= EXACT.get(table.game.facts.name, set()), "a place without a name in positions"


def test_parse_undoes_text(table: Table) -> None:
    notation.text_and_code_are_inverse(table, 30, states=table.enough(20))
    notation.unknown_texts_are_refused(table, 30)


def test_nothing_is_created_or_lost(table: Table) -> None:
    for seed in table.seeds(*range(40, 44)):
        census.every_piece_is_in_one_place(table, seed, every=table.stride(4))
    for seed in table.seeds(*range(44, 90)):
        census.every_piece_is_in_one_place(table, seed, every=11)


def test_every_event_can_be_told(table: Table) -> None:
    for seed in table.seeds(90, 91):
        sentences.every_event_can_be_told(table, seed, ask_every=table.stride(4))


def test_a_document_with_a_piece_missing_doubled_or_misplaced_is_refused(table: Table) -> None:
    pieces = pieces_of(table.game.facts.name)
    census.damaged_documents_are_refused(table, 100, pieces, states=table.enough(20), tries=table.enough(100))


def test_every_single_damage_is_refused_or_was_none(table: Table) -> None:
    pieces = pieces_of(table.game.facts.name)
    census.damaged_documents_are_refused(table, 101, pieces, states=1, every=table.stride(16))


def test_whatever_loads_plays_on(table: Table) -> None:
    for seed in table.seeds(*range(102, 108)):
        census.whatever_loads_plays_on(table, seed, states=4, tries=table.enough(40))


def test_a_seat_cannot_tell_a_redealt_world(table: Table) -> None:
    for seed in table.seeds(110, 111, FAIR):
        veil.nobody_can_tell_a_redealt_world(table, seed, states=table.enough(20), worlds=table.enough(3))


def test_moves_of_others_betray_nothing(table: Table) -> None:
    for seed in table.seeds(120, 121):
        states, worlds = table.enough(10), table.enough(5, least=2)
        witnesses.moves_of_others_betray_nothing(table, seed, states=states, worlds=worlds, steps=6)


def test_an_id_never_tracks_a_hidden_piece(table: Table) -> None:
    ids.no_id_tracks_a_hidden_piece(table, table.seeds(*range(130, 136)), every=3)


def test_a_redealt_world_holds_no_trace_of_the_true_one(table: Table) -> None:
    for seed in table.seeds(140, FAIR):
        traces.a_redeal_knows_no_more_than_its_seat(table, seed, states=table.enough(20))
    traces.rivals_of_the_truth_are_dealt_alike(table, 143, states=table.enough(10), swaps=table.enough(20))
    traces.hidden_pieces_are_dealt_anew(table, 141, states=table.enough(20), worlds=6)
    traces.what_starts_at_random_is_dealt_at_random(table, 142, worlds=table.enough(60))


def test_an_onlooker_s_redeal_is_as_likely_as_a_fresh_deal(table: Table) -> None:
    if not fairness.an_onlooker_s_redeal_is_a_fresh_deal(table, 150, worlds=table.enough(500)):
        pytest.skip("no two starts look alike to an onlooker")


def test_no_pace_tells_whether_there_was_a_choice(table: Table) -> None:
    for seed in (170, 171, FAIR):
        pace.no_pace_tells_of_a_choice(table, seed, states=table.enough(40))


@pytest.mark.parametrize("name", ["arnak", "takara"])
def test_choices_that_are_secrets_are_found(name: str) -> None:
    table = Table(bivouac.game(name), 2)
    assert sum(pace.no_pace_tells_of_a_choice(table, seed, states=60) for seed in (172, 173)) > 5


def test_random_play_ends_in_an_outcome_that_adds_up(table: Table) -> None:
    for seed in table.seeds(*range(160, 210)):
        endings.random_play_ends_in_an_outcome_that_adds_up(table, seed)


def test_nothing_is_told_after_the_end(table: Table) -> None:
    for seed in table.seeds(170, 171, 172, 173):
        endings.nothing_is_told_after_the_end(table, seed)


def test_legal_is_the_only_judge(table: Table) -> None:
    for seed in table.seeds(220, 221, 222):
        judge.legal_is_the_only_judge(table, seed, states=table.enough(20))
