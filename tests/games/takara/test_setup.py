"""The table before the first action: the box, the Stones' recipe, the first player."""

from __future__ import annotations

from collections import Counter

import pytest

from bivouac import SPECTATOR, game
from tests.contract.chi_square import misfit

SUPERFICIAL = {"karas_2": 8, "rockfall": 4, "xp_1": 2, "xp_1_wound": 2, "bat_a": 1, "bat_b": 1}
INTERMEDIATE = {
    **{"karas_4": 7, "xp_2": 3, "xp_2_wound": 3, "goblin_a": 1, "goblin_b": 1, "goblin_c": 1},
    **{"chest": 1, "rockfall": 1},
}
DEEP = {
    **{"xp_4_wound": 4, "xp_4": 3, "karas_6": 3, "chest": 3, "skeleton_a": 1, "skeleton_b": 1},
    **{"drake": 1, "stone": 2},
}


def stone_places(seed: int) -> list[tuple[int, int]]:
    """The site and level of each Stone."""
    tiles = game("takara").start(2, seed).dump()["tiles"]
    return [divmod(place, 9) for place, kind in enumerate(tiles) if kind == "stone"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_site_has_three_tiles_of_each_depth_the_superficial_ones_on_top(seats: int) -> None:
    state = game("takara").start(seats, seed=7)
    for site in state.outlook(SPECTATOR)["sites"]:
        depths = [tile["depth"] for tile in site["tiles"]]
        assert depths == ["superficial"] * 3 + ["intermediate"] * 3 + ["deep"] * 3
        assert all(tile["kind"] is None and not tile["face_up"] for tile in site["tiles"])


def test_each_depth_holds_the_tiles_the_rulebook_lists() -> None:
    tiles = game("takara").start(3, seed=11).dump()["tiles"]
    for lowest, expected in ((6, SUPERFICIAL), (3, INTERMEDIATE), (0, DEEP)):
        found = Counter(kind for place, kind in enumerate(tiles) if lowest <= place % 9 < lowest + 3)
        assert found == expected


@pytest.mark.ruling("takara.16")
@pytest.mark.parametrize(("seats", "tokens"), [(2, 6), (3, 9), (4, 12)])
def test_the_counter_holds_three_tokens_a_player(seats: int, tokens: int) -> None:
    assert game("takara").start(seats).outlook(SPECTATOR)["counter"]["tokens"] == tokens


@pytest.mark.ruling("takara.30", "takara.46")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_two_adventurers_a_recruit_on_the_beach_and_nothing_else(seats: int) -> None:
    table = game("takara").start(seats, seed=5).outlook(SPECTATOR)
    for player in table["players"]:
        places = [adventurer["place"] for adventurer in player["adventurers"]]
        assert places == [player["id"], player["id"], "beach"]
        assert (player["karas"], player["tokens"], player["tiles"], player["specialist"]) == (0, 0, [], None)
    assert {specialist["place"] for specialist in table["specialists"]} == {"port"}
    assert table["chests"]["count"] == 8
    assert table["sword"] == "forge"


@pytest.mark.ruling("takara.56")
def test_nobody_is_asked_about_the_sword_before_the_first_karas() -> None:
    assert game("takara").start(2).outlook(0)["phase"] == "assign"


def test_the_stones_never_lie_on_the_same_site() -> None:
    for seed in range(1000):
        [(one, _), (other, _)] = stone_places(seed)
        assert one != other


def test_every_pair_of_places_is_as_likely_for_the_stones() -> None:
    places = [(site, level) for site in range(6) for level in range(3)]
    pairs = [(one, two) for one in places for two in places if one[0] < two[0]]
    found = Counter((one, two) for one, two in map(stone_places, range(3000)))
    assert misfit(found, dict.fromkeys(pairs, 1 / len(pairs))) == ""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_is_as_likely_to_begin(seats: int) -> None:
    found = Counter(game("takara").start(seats, seed).actors()[0] for seed in range(2000))
    assert misfit(found, dict.fromkeys(range(seats), 1 / seats)) == ""


def test_every_chest_tile_is_as_likely_to_lie_on_top_of_the_pile() -> None:
    found = Counter(game("takara").start(2, seed).dump()["chests"][-1] for seed in range(2000))
    assert misfit(found, dict.fromkeys(range(54, 62), 1 / 8)) == ""
