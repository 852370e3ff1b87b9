"""A staged position is what was wished, and nothing impossible is staged."""

from __future__ import annotations

from typing import Any

import pytest

from bivouac.core.mistakes import PlayerMistake
from tests.games.arnak.stage import stage
from tests.games.playing import choices
from tests.games.staging import refused


def test_cards_lie_where_they_were_wished() -> None:
    state = stage(hand={0: ["horse", "fear"]}, deck={0: ["funding_car", "fear"]}, area={0: ["parrot"]})
    board = state.outlook(0)["players"][0]
    assert sorted(card["kind"] for card in board["hand"]) == ["fear", "horse"]
    assert (board["deck"]["count"], [card["kind"] for card in board["area"]]) == (2, ["parrot"])
    assert state.dump()["decks"][0][-1] % 128 == 1, "the funding lies on top"


def test_who_is_given_no_cards_keeps_the_deal() -> None:
    board = stage(hand={0: []}).outlook(1)["players"][1]
    assert (len(board["hand"]), board["deck"]["count"]) == (5, 1)


def test_the_row_is_filled_up_around_what_was_wished() -> None:
    row = stage(round=3, row=["stone_jar", "parrot"]).outlook(0)["row"]
    assert row[0]["kind"] == "stone_jar"
    assert row[3]["kind"] == "parrot"
    assert None not in row
    assert stage(row=["none"] * 6).outlook(0)["row"] == [None] * 6


def test_idols_that_nobody_holds_belong_to_the_last_player() -> None:
    table = stage(3, tiles={"c1": "ruin_13", "a1": "ruin_2"}, crates={0: 1}).outlook(0)
    assert [player["crates"] for player in table["players"]] == [1, 0, 2]


def test_places_are_discovered_for_idols_that_somebody_holds() -> None:
    table = stage(crates={0: 3}, slots={1: [1]}).outlook(0)
    assert sum(site["tile"] is not None for site in table["sites"]) == 4


def test_bonus_tiles_assistants_and_temple_tiles_lie_where_they_were_wished() -> None:
    table = stage(
        temple="snake", bonus={13: ["coin", "exile"], 3: []}, supply=["assistant_1", "none", "assistant_2"],
        rescue=["assistant_5", "assistant_6"], glass={1: 14}, temple_tiles={"11": 0},
    ).outlook(0)  # fmt: skip
    assert table["track"][13]["bonuses"] == ["bonus_coin", "bonus_exile"]
    assert table["track"][3]["bonuses"] == []
    assert [stack["top"] and stack["top"]["kind"] for stack in table["supply"]] == [
        "assistant_1",
        None,
        "assistant_2",
    ]
    assert table["rescue"][0]["kind"] == "assistant_5"
    assert (table["lost_temple"]["tiles"]["11"], table["players"][1]["temple_tiles"]) == (0, {"11": 2})


def test_alone_the_rival_has_not_acted_yet() -> None:
    table = stage(1, deeds=["dig_jewel", "dig_coin"]).outlook(0)
    assert (table["rival"]["done"], table["rival"]["arrow"], table["rival"]["points"]) == ([], "right", 0)
    assert len(table["rival"]["deeds"]) == 10


def test_the_main_action_may_be_used_already() -> None:
    assert choices(stage(hand={0: ["fear"]}, tokens={0: {}}, acted=True)) == ["end"]


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"hand": {0: ["dragon"]}}, "there is no “dragon”"),
        ({"hand": {0: ["horse"]}, "row": ["horse"]}, "holds no more “horse”"),
        ({"tokens": {0: {"gold": 1}}}, "there is no “gold”"),
        (
            {"crates": {0: 9}, "slots": {1: [1, 2, 3, 4]}, "weather": "fine"},
            "no place of this game reads “weather",
        ),
        ({"crates": {0: 14, 1: 9}}, "not between|holds no more “idol”"),
        ({"helpers": {0: ["assistant_1"], 1: ["assistant_1"]}}, "holds no more “assistant_1”"),
    ],
)
def test_what_the_box_does_not_hold_cannot_be_staged(wish: dict[str, Any], reason: str) -> None:
    with pytest.raises(PlayerMistake, match=reason):
        stage(**wish)


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"figures": {0: ["a1"]}}, "not discovered"),
        ({"figures": {0: ["camp_1-second"]}}, "blocked"),
        ({"figures": {0: ["camp_1"], 1: ["camp_1"]}}, "two on one space"),
        ({"notebook": {0: 3}}, "leads"),
        ({"passed": [0]}, "passed"),
    ],
)
def test_what_no_game_can_reach_is_refused_by_the_census(wish: dict[str, Any], reason: str) -> None:
    with refused(reason):
        stage(**wish)
