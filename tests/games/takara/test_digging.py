"""What every gallery and every chest tile brings the adventurer who digs it up."""

from __future__ import annotations

import pytest

from tests.games.playing import play
from tests.games.takara.stage import stage

TOP = {"superficial": 9, "intermediate": 6, "deep": 3}

# Depth, Karas, XP kept, wounded.
GALLERIES = {
    "karas_2": ("superficial", 2, 0, False),
    "karas_4": ("intermediate", 4, 0, False),
    "karas_6": ("deep", 6, 0, False),
    "xp_1": ("superficial", 0, 1, False),
    "xp_1_wound": ("superficial", 0, 1, True),
    "xp_2": ("intermediate", 0, 2, False),
    "xp_2_wound": ("intermediate", 0, 2, True),
    "xp_4": ("deep", 0, 4, False),
    "xp_4_wound": ("deep", 0, 4, True),
    "stone": ("deep", 0, 10, False),
}
STAYING = {"rockfall": 9, "bat_a": 9, "bat_b": 9, "goblin_a": 6, "goblin_b": 6, "goblin_c": 6}
STAYING |= {"skeleton_a": 3, "skeleton_b": 3, "drake": 3}

# Karas at once, XP kept.
CHESTS = {"tablet": (0, 8), "idol": (0, 4), "bag": (10, 0), "skull": (20, -2)}


@pytest.mark.ruling("takara.11", "takara.58")
@pytest.mark.parametrize("kind", GALLERIES)
def test_a_gallery_pays_counts_and_wounds_as_its_face_says(kind: str) -> None:
    depth, karas, xp, wounded = GALLERIES[kind]
    state = stage(left={1: TOP[depth]}, sites={1: [kind]})
    table = play(state, "0 dig 1").outlook(1)
    player = table["players"][0]
    assert player["karas"] == karas
    assert [(tile["kind"], tile["xp"]) for tile in player["tiles"]] == ([(kind, xp)] if xp else [])
    assert player["adventurers"][0]["place"] == ("hospital" if wounded else "site-1")
    assert len(table["sites"][0]["tiles"]) == TOP[depth] - 1


@pytest.mark.ruling("takara.9", "takara.10")
@pytest.mark.parametrize("sword", [False, True])
@pytest.mark.parametrize("kind", STAYING)
def test_a_monster_or_rockfall_stays_and_only_a_monster_wounds_who_has_no_sword(
    kind: str, sword: bool
) -> None:
    state = stage(left={1: STAYING[kind]}, sites={1: [kind]}, sword=sword)
    table = play(state, "0 dig 1").outlook(1)
    top = table["sites"][0]["tiles"][0]
    assert (top["kind"], top["face_up"], top["wounds"]) == (kind, True, 0)
    wounded = kind != "rockfall" and not sword
    assert table["players"][0]["adventurers"][0]["place"] == ("hospital" if wounded else "site-1")
    assert table["players"][0]["karas"] == 0


@pytest.mark.ruling("takara.49")
@pytest.mark.parametrize("kind", CHESTS)
@pytest.mark.parametrize("left", [6, 3])
def test_a_chest_of_either_depth_gives_the_top_tile_of_the_pile(kind: str, left: int) -> None:
    karas, xp = CHESTS[kind]
    table = play(stage(left={1: left}, sites={1: ["chest"]}, chests=[kind]), "0 dig 1").outlook(1)
    assert table["players"][0]["karas"] == karas
    assert [(tile["kind"], tile["xp"]) for tile in table["players"][0]["tiles"]] == [(kind, xp)]
    assert table["chests"]["count"] == 7
