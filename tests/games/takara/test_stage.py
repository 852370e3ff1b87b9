"""A staged position is what was wished, and nothing impossible is staged."""

from __future__ import annotations

import pytest

from bivouac.core.mistakes import PlayerMistake
from tests.games.playing import play
from tests.games.staging import refused
from tests.games.takara.stage import stage


def test_tiles_lie_where_they_were_wished_from_the_top_down() -> None:
    document = stage(sites={2: ["bat_a", "?", "rockfall up"]}, left={3: 4}).dump()
    assert document["tiles"][17] == "bat_a"
    assert document["tiles"][15] == "rockfall"
    assert document["face_up"] == [15]
    assert document["height"] == [9, 9, 4, 9, 9, 9]


def test_a_won_tile_left_a_site_no_wish_speaks_of() -> None:
    document = stage(sites={6: ["?"]}, won={0: ["xp_4", "idol"]}).dump()
    [tile, idol] = document["won"][0]
    assert document["tiles"][tile] == "xp_4"
    assert document["height"] == [9, 9, 9, 9, tile % 9, 9]
    assert idol not in document["chests"]


@pytest.mark.parametrize("faces", [["hospital"], ["sword"] * 6, ["sword", "hospital", "sword"]])
def test_the_dice_fall_as_they_were_wished(faces: list[str]) -> None:
    state = stage(left={1: 3}, sites={1: ["drake up"]}, sword=True, dice=faces)
    thrown = play(state, "0 fight 1").outlook(0)["dice"]
    assert thrown == faces[: len(thrown)]
    assert len(thrown) == min(4, faces.index("hospital") + 1 if "hospital" in faces else 4)


def test_two_stones_on_one_site_are_refused_by_the_loader() -> None:
    with refused("the Stones lie on the same site"):
        stage(left={1: 3}, sites={1: ["stone", "stone"]})


def test_an_open_kara_tile_is_refused_by_the_loader() -> None:
    with refused("face_up"):
        stage(sites={1: ["karas_2 up"]})


def test_four_empty_sites_without_a_stone_are_no_position_to_play_on() -> None:
    with refused("ending"):
        stage(left={1: 0, 2: 0, 3: 0, 4: 0})


def test_a_stone_cannot_be_hidden_where_every_deep_place_is_dug() -> None:
    with pytest.raises(PlayerMistake, match="no place is left for “stone”"):
        stage(left=dict.fromkeys(range(1, 7), 0))
