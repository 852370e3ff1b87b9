"""The combat die: what every monster takes and gives, and how often it is beaten."""

from __future__ import annotations

from collections import Counter

import pytest

from bivouac import QuickChance, game
from bivouac.core.contract import State
from tests.contract.chi_square import misfit
from tests.games.playing import play
from tests.games.takara.stage import stage

# Tiles left on the site when the monster is on top, hit points, Karas, XP.
MONSTERS = {
    "bat_a": (9, 1, 0, 2),
    "bat_b": (9, 1, 5, 1),
    "goblin_a": (6, 2, 10, 1),
    "goblin_b": (6, 2, 0, 3),
    "goblin_c": (6, 2, 5, 2),
    "skeleton_a": (3, 3, 5, 3),
    "skeleton_b": (3, 3, 15, 1),
    "drake": (3, 4, 20, 5),
}
BY_HIT_POINTS = {1: "bat_a", 2: "goblin_a", 3: "skeleton_a", 4: "drake"}


def facing(monster: str, wounds: int = 0, dice: tuple[str, ...] = ()) -> State:
    """A player with the sword before an open monster."""
    tile = f"{monster} up wounds {wounds}" if wounds else f"{monster} up"
    return stage(left={1: MONSTERS[monster][0]}, sites={1: [tile]}, sword=True, dice=dice)


def fight_odds(state: State) -> dict[str, object]:
    """What the table says of the fight on site 1."""
    odds = state.odds(0, state.parse("fight 1"))
    assert odds is not None
    return odds


@pytest.mark.ruling("takara.26", "takara.28")
@pytest.mark.parametrize("monster", MONSTERS)
def test_a_monster_falls_to_as_many_swords_as_it_has_hit_points_and_pays_at_once(monster: str) -> None:
    left, hit_points, karas, xp = MONSTERS[monster]
    table = play(facing(monster, dice=("sword",) * hit_points), "0 fight 1").outlook(0)
    assert table["dice"] == ["sword"] * hit_points
    assert table["players"][0]["karas"] == karas
    assert [(tile["kind"], tile["xp"]) for tile in table["players"][0]["tiles"]] == [(monster, xp)]
    assert len(table["sites"][0]["tiles"]) == left - 1


@pytest.mark.ruling("takara.26", "takara.27")
@pytest.mark.parametrize("monster", MONSTERS)
def test_one_sword_short_leaves_the_monster_open_with_its_wounds(monster: str) -> None:
    hits = MONSTERS[monster][1] - 1
    table = play(facing(monster, dice=(*["sword"] * hits, "hospital")), "0 fight 1").outlook(1)
    assert table["sites"][0]["tiles"][0]["wounds"] == hits
    assert table["sites"][0]["tiles"][0]["kind"] == monster
    assert table["players"][0]["adventurers"][0]["place"] == "hospital"
    assert table["players"][0]["tiles"] == []


@pytest.mark.ruling("takara.26")
@pytest.mark.parametrize("hit_points", [1, 2, 3, 4])
def test_the_odds_of_a_fight_are_two_thirds_for_each_hit_point(hit_points: int) -> None:
    odds = fight_odds(facing(BY_HIT_POINTS[hit_points]))
    assert odds["win"] == pytest.approx((2 / 3) ** hit_points)
    expected = [(2 / 3) ** hits / 3 for hits in range(hit_points)] + [(2 / 3) ** hit_points]
    assert odds["hits"] == pytest.approx(expected)


@pytest.mark.ruling("takara.27")
def test_wounds_already_taken_better_the_odds() -> None:
    assert fight_odds(facing("drake", wounds=3))["win"] == pytest.approx(2 / 3)
    assert fight_odds(facing("drake", wounds=1))["win"] == pytest.approx((2 / 3) ** 3)


@pytest.mark.ruling("takara.26", "takara.27")
@pytest.mark.parametrize("hit_points", [1, 2, 3, 4])
def test_fights_end_as_often_as_the_odds_say(hit_points: int) -> None:
    state = facing(BY_HIT_POINTS[hit_points])
    odds = fight_odds(state)["hits"]
    assert isinstance(odds, list)
    found: Counter[int] = Counter()
    for seed in range(1000):
        fought = play(state.redeal(0, QuickChance(seed)), "0 fight 1").outlook(0)
        found[fought["dice"].count("sword")] += 1
        assert bool(fought["players"][0]["tiles"]) == ("hospital" not in fought["dice"])
    assert misfit(found, dict(enumerate(odds))) == ""


@pytest.mark.ruling("takara.25")
def test_the_mimic_is_beaten_four_times_out_of_nine_and_is_shuffled_back_otherwise() -> None:
    document = stage(left={1: 3}, sites={1: ["chest"]}, chests=["mimic", "tablet"]).dump()
    mimic = document["chests"][-1]
    won, place = Counter[bool](), Counter[int]()
    for seed in range(1000):
        state = game("takara").load(document | {"chance": QuickChance(seed).dump()})
        chests = play(state, "0 dig 1").dump()["chests"]
        won[mimic not in chests] += 1
        if mimic in chests:
            assert len(chests) == 8
            place[chests.index(mimic)] += 1
    assert misfit(won, {True: 4 / 9, False: 5 / 9}) == ""
    assert misfit(place, dict.fromkeys(range(8), 1 / 8)) == ""


@pytest.mark.ruling("takara.26")
def test_a_fight_tried_in_a_copy_leaves_the_dice_of_the_table_alone() -> None:
    state = facing("drake")
    before = state.key()
    play(state.copy(), "0 fight 1")
    assert state.key() == before
