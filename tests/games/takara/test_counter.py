"""What the Counter buys, kind by kind."""

from __future__ import annotations

import pytest

from tests.games.playing import choices, play
from tests.games.takara.stage import stage

PRICES = {
    **{"xp_1": 5, "xp_1_wound": 5, "xp_2": 10, "xp_2_wound": 10, "xp_4": 20, "xp_4_wound": 20},
    **{"bat_a": 10, "bat_b": 5, "goblin_a": 5, "goblin_b": 15, "goblin_c": 10},
    **{"skeleton_a": 15, "skeleton_b": 5, "drake": 25},
    **{"tablet": 40, "idol": 20, "map": 10, "mimic": 10},
}


@pytest.mark.ruling("takara.13", "takara.14")
@pytest.mark.parametrize(("kind", "karas"), PRICES.items())
def test_a_tile_sells_for_5_karas_an_xp_and_is_discarded_face_up(kind: str, karas: int) -> None:
    state = stage(won={0: [kind]})
    [sold] = state.outlook(1)["players"][0]["tiles"]
    table = play(state, f"0 sell {kind}").outlook(1)
    assert table["players"][0]["karas"] == karas
    assert table["players"][0]["tiles"] == []
    assert sold in table["discard"]
    assert sold["kind"] == kind
    assert table["counter"]["tokens"] == 6


@pytest.mark.ruling("takara.13")
def test_the_counter_buys_neither_stones_nor_tokens_nor_what_is_worth_no_xp() -> None:
    state = stage(won={0: ["stone", "skull", "bag"]}, tokens={0: 2})
    assert [text for text in choices(state) if text.startswith("sell")] == []


@pytest.mark.ruling("takara.15")
def test_every_kind_of_tile_in_front_of_the_player_is_offered_once() -> None:
    state = stage(won={0: ["xp_2", "idol", "xp_2", "drake", "idol"], 1: ["xp_4"]})
    assert [text for text in choices(state) if text.startswith("sell")] == [
        "sell xp_2",
        "sell drake",
        "sell idol",
    ]
