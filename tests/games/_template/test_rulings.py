"""What the rules do, ruling by ruling; what they refuse is told in refused/."""

from __future__ import annotations

import pytest

from bivouac import SPECTATOR
from tests.games._template.stage import GAME, seen, stage
from tests.games.playing import choices, play


@pytest.mark.ruling("_template.1")
def test_a_player_peeks_or_takes_and_the_next_turn_begins() -> None:
    state = stage(seats=3)
    assert choices(state) == ["take", "peek 1", "peek 2", "peek 3"]
    assert play(state, "0 peek 1").actors() == [1]
    assert play(state, "1 take").actors() == [2]
    assert play(state, "2 take").actors() == [0]


@pytest.mark.ruling("_template.2")
def test_only_who_peeked_learns_the_lantern_and_all_learn_who_peeked() -> None:
    state = play(stage(["lamp", "beacon"]), "0 peek 2")
    assert seen(state, 0)[:3] == [None, "beacon", None]
    for viewer in (1, SPECTATOR):
        assert seen(state, viewer) == [None] * 12
        assert state.outlook(viewer)["deck"]["lanterns"][1]["seen_by"] == [0]


@pytest.mark.ruling("_template.2")
def test_a_peek_is_whispered_to_the_player_alone() -> None:
    state = stage(["gust"])
    state.watch(True)
    play(state, "0 peek 1")
    public = {"kind": "look", "seat": 0, "element": "lantern-12"}
    assert state.events(0)[0] == {**public, "face": "gust"}
    assert state.events(1)[0] == state.events(SPECTATOR)[0] == public


@pytest.mark.ruling("_template.2")
def test_a_lantern_stays_known_when_the_one_above_it_is_taken() -> None:
    state = play(stage(["lamp", "beacon"]), "0 peek 2", "1 take")
    assert seen(state, 0)[0] == "beacon"
    assert state.odds(0, state.parse("take")) == {"lanterns": {"beacon": 1.0}}


@pytest.mark.ruling("_template.3")
def test_a_lantern_may_be_peeked_at_by_one_player_after_another() -> None:
    state = play(stage(["beacon"]), "0 peek 1", "1 peek 1")
    assert seen(state, 0)[0] == seen(state, 1)[0] == "beacon"


@pytest.mark.ruling("_template.4")
@pytest.mark.parametrize(("left", "reach"), [(3, ["peek 1", "peek 2", "peek 3"]), (1, ["peek 1"])])
def test_a_peek_reaches_three_lanterns_or_those_that_are_left(left: int, reach: list[str]) -> None:
    assert choices(stage(left=left)) == ["take", *reach]


@pytest.mark.ruling("_template.5")
def test_under_the_option_a_lantern_is_for_the_first_who_peeks() -> None:
    state = play(stage(single_peek=True), "0 peek 2")
    assert choices(state) == ["take", "peek 1", "peek 3"]


@pytest.mark.ruling("_template.6")
@pytest.mark.parametrize(("lantern", "sparks"), [("candle", 1), ("lamp", 2), ("beacon", 3), ("gust", 0)])
def test_a_lantern_taken_is_open_to_all_and_done_at_once(lantern: str, sparks: int) -> None:
    state = play(stage([lantern]), "0 take")
    player = state.outlook(SPECTATOR)["players"][0]
    assert [taken["kind"] for taken in player["row"]] == [lantern]
    assert player["sparks"] == sparks
    assert len(seen(state, SPECTATOR)) == 11


@pytest.mark.ruling("_template.7")
def test_a_mirror_gives_two_sparks_to_whom_chooses_its_first_effect() -> None:
    state = play(stage(["mirror", "beacon"]), "0 take")
    assert (state.actors(), choices(state)) == ([0], ["choose 1", "choose 2"])
    play(state, "0 choose 1")
    assert state.outlook(0)["players"][0]["sparks"] == 2
    assert (state.actors(), seen(state, 0)[0]) == ([1], None)


@pytest.mark.ruling("_template.7")
def test_a_mirror_gives_a_spark_and_a_secret_look_to_whom_chooses_its_second_effect() -> None:
    state = play(stage(["mirror", "beacon"]), "0 take", "0 choose 2")
    assert state.outlook(0)["players"][0]["sparks"] == 1
    assert (seen(state, 0)[0], seen(state, 1)[0]) == ("beacon", None)
    assert state.actors() == [1]


@pytest.mark.ruling("_template.8")
def test_the_last_lantern_being_a_mirror_leaves_its_first_effect_only() -> None:
    state = play(stage(["mirror"], left=1), "0 take")
    assert choices(state) == ["choose 1"]
    assert play(state, "0 choose 1").actors() == []


@pytest.mark.ruling("_template.9")
def test_after_a_gust_nobody_knows_anything_of_the_deck() -> None:
    state = play(stage(["gust", "beacon", "mirror"]), "0 peek 2", "1 peek 3", "0 take")
    for viewer in (0, 1, SPECTATOR):
        assert seen(state, viewer) == [None] * 11
    assert all(lantern["seen_by"] == [] for lantern in state.outlook(0)["deck"]["lanterns"])
    assert choices(state) == ["take", "peek 1", "peek 2", "peek 3"]


@pytest.mark.ruling("_template.9")
def test_no_lantern_keeps_its_id_through_a_gust() -> None:
    state = stage(["gust"])
    before = {lantern["id"] for lantern in state.outlook(0)["deck"]["lanterns"]}
    after = {lantern["id"] for lantern in play(state, "0 take").outlook(0)["deck"]["lanterns"]}
    assert len(after) == 11
    assert not before & after


@pytest.mark.ruling("_template.9")
def test_a_gust_deals_every_order_of_the_deck_alike() -> None:
    """Three lanterns are left under the gust: each lies on top in a third of many shuffles."""
    tops = {"beacon": 0, "mirror": 0, "candle": 0}
    for seed in range(600):
        document = stage(["gust", "beacon", "mirror", "candle"], left=4).dump()
        document["chance"] = GAME.start(2, seed).dump()["chance"]
        state = play(GAME.load(document), "0 take", "1 peek 1")
        tops[str(seen(state, 1)[0])] += 1
    # Chi-square with two degrees of freedom exceeds 13.8 once in a thousand; the seeds are fixed.
    assert sum((count - 200) ** 2 / 200 for count in tops.values()) < 13.8


@pytest.mark.ruling("_template.10")
def test_the_game_ends_with_the_last_lantern() -> None:
    state = play(stage(["lamp"], left=1), "0 take")
    assert (state.actors(), state.outlook(0)["phase"]) == ([], "over")
    assert state.outcome() is not None


@pytest.mark.ruling("_template.10")
def test_a_choice_about_the_last_lantern_comes_before_the_end() -> None:
    state = play(stage(["mirror"], left=1), "0 take")
    assert state.outcome() is None
    assert play(state, "0 choose 1").outcome() is not None


@pytest.mark.ruling("_template.11")
def test_points_are_sparks_and_what_is_printed_in_the_row() -> None:
    state = play(stage(["beacon", "gust"], left=2, sparks={0: 5}), "0 take", "1 take")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.lines == ((("sparks", 8), ("row", 1)), (("sparks", 0), ("row", -4)))
    assert outcome.points == (9, -4)


@pytest.mark.ruling("_template.12")
def test_the_most_points_win() -> None:
    outcome = play(stage(["lamp"], left=1, sparks={0: 1, 1: 9}), "0 take").outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == ((1,), (2, 1))


@pytest.mark.ruling("_template.12")
def test_players_who_tie_share_their_place() -> None:
    # The rows are worth -4 (both gusts), 0 and 1 (the beacon); the lamp brings two sparks.
    outcome = play(stage(["lamp"], left=1, seats=3, sparks={0: 6, 1: 4, 2: 3}), "0 take").outcome()
    assert outcome is not None
    assert outcome.points == (4, 4, 4)
    assert (outcome.winners, outcome.ranks, outcome.utility) == ((0, 1, 2), (1, 1, 1), (0.0, 0.0, 0.0))
