"""What is true at every moment of a game: rounds, tokens, the Testament, the deck."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from bivouac import SPECTATOR
from tests.games.agartha.wandering import moments


@pytest.mark.ruling("agartha.51")
def test_the_testament_goes_one_seat_to_the_left_every_round() -> None:
    for (_, before), (state, after) in pairwise(moments(9)):
        if state.dump()["moves"] and after["round"] != before["round"]:
            assert after["round"] == before["round"] + 1
            assert after["testament"] == (before["testament"] + 1) % after["seats"]


@pytest.mark.ruling("agartha.3", "agartha.48")
def test_every_token_is_in_hand_on_a_tile_or_back_with_its_owner() -> None:
    for _, table in moments(6):
        out: Counter[int] = Counter()
        for tile in table["tiles"]:
            assert len(tile["action"]["tokens"]) <= 1
            for zone in ("action", "bid"):
                out.update(token["seat"] for token in tile[zone]["tokens"])
        for player in table["players"]:
            assert player["hand"]["count"] + out[player["seat"]] + len(player["returned"]) == 3
            assert all(token["face_up"] for token in player["returned"])


@pytest.mark.ruling("agartha.27")
def test_six_rounds_of_three_tokens_each_are_played() -> None:
    bids: Counter[int] = Counter()
    for state, table in moments(3):
        bids.update(table["round"] for event in state.events(SPECTATOR) if event["kind"] == "bid")
        if table["outcome"]:
            assert table["round"] == 6
    assert bids.total() == 6 * 3 * (2 + 3 + 4)


@pytest.mark.ruling("agartha.25", "agartha.26")
def test_a_round_begins_with_two_or_three_cards_on_every_tile() -> None:
    for _, table in moments(12):
        if table["phase"] == "bid":
            assert {len([card for card in tile["cards"] if card]) for tile in table["tiles"]} <= {2, 3}


@pytest.mark.ruling("agartha.12", "agartha.39")
@pytest.mark.parametrize("loose", [False, True])
def test_slots_are_open_only_while_their_owner_is_asked(loose: bool) -> None:
    offered = 0
    for _, table in moments(20, {"swap_triggers": loose}):
        opened = {player["seat"] for player in table["players"] for one in player["places"] if one["open"]}
        assert opened <= set(table["actors"])
        assert table["phase"] not in ("start", "bid", "pick", "won", "over") or not opened
        offered += table["phase"] == "offer"
    assert offered > 20


@pytest.mark.ruling("agartha.13", "agartha.33")
def test_met_characters_and_village_points_go_together() -> None:
    worth = {2: 1, 3: 3, 4: 5}
    points: Counter[int] = Counter()
    for state, table in moments(30):
        if not state.dump()["moves"]:
            points.clear()
            continue
        for event in state.events(SPECTATOR):
            if event["kind"] == "validate":
                points[event["seat"]] += worth[event["count"]]
        for player in table["players"]:
            assert dict(player["lines"])["village"] == points[player["seat"]]


@pytest.mark.ruling("agartha.10", "agartha.35")
def test_a_card_is_drawn_only_when_somebody_draws_or_a_round_begins() -> None:
    for (_, before), (state, after) in pairwise(moments(12)):
        kinds = {event["kind"] for event in state.events(SPECTATOR)}
        if state.dump()["moves"] and after["deck"]["count"] != before["deck"]["count"]:
            assert kinds & {"draw", "round", "reshuffle"}


@pytest.mark.ruling("agartha.16", "agartha.24")
def test_a_tile_is_empty_while_its_winners_place_its_cards() -> None:
    shared = 0
    for state, table in moments(24):
        told = state.events(SPECTATOR) if state.dump()["moves"] else []
        if table["phase"] == "won" and told and told[-1]["kind"] == "win":
            number = told[-1]["number"]
            assert table["tiles"][number - 1]["cards"] == [None, None, None]
            shared += len([player for player in table["players"] if player["cards"]]) > 1
    assert shared > 5
