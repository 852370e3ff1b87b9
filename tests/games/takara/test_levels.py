"""The levels a score reaches, and what Karas are worth in it."""

from __future__ import annotations

import pytest

from tests.games.takara.stage import stage

LEVELS = [
    *((0, "axolotl_food"), (9, "axolotl_food"), (10, "greenhorn"), (19, "greenhorn")),
    *((20, "stone_lover"), (29, "stone_lover"), (30, "new_indiana"), (39, "new_indiana")),
    *((40, "hero_of_legend"), (41, "hero_of_legend"), (90, "hero_of_legend")),
]


@pytest.mark.ruling("takara.36")
@pytest.mark.parametrize(("points", "level"), LEVELS)
def test_a_score_reaches_its_level(points: int, level: str) -> None:
    player = stage(karas={0: 5 * points}).outlook(0)["players"][0]
    assert (player["points"], player["fame"]) == (points, level)


@pytest.mark.ruling("takara.36", "takara.55")
def test_a_negative_score_is_axolotl_food() -> None:
    player = stage(won={0: ["skull"]}, karas={0: 4}).outlook(0)["players"][0]
    assert (player["points"], player["fame"]) == (-2, "axolotl_food")


@pytest.mark.ruling("takara.55")
@pytest.mark.parametrize(("karas", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (138, 27)])
def test_only_whole_fives_of_karas_count(karas: int, points: int) -> None:
    assert stage(karas={0: karas}).outlook(0)["players"][0]["points"] == points
