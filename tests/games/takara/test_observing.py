"""What an observer learns, what the others learn of it, and how long it stays true."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bivouac import SPECTATOR, QuickChance
from bivouac.core.contract import State
from tests.games.playing import play
from tests.games.takara.stage import stage

OTHERS = (1, 2, SPECTATOR)


def kinds_seen(state: State, viewer: int, site: int = 1) -> list[str | None]:
    """The kinds of a site's tiles as the viewer sees them, from the top."""
    return [tile["kind"] for tile in state.outlook(viewer)["sites"][site - 1]["tiles"]]


def seen_by(state: State, site: int = 1) -> list[list[int]]:
    """Who has looked at each tile of a site, as a spectator knows it."""
    return [tile["seen_by"] for tile in state.outlook(SPECTATOR)["sites"][site - 1]["tiles"]]


def as_seen(state: State, viewer: int) -> str:
    """All that a viewer sees and has witnessed."""
    shown: dict[str, Any] = {
        "outlook": state.outlook(viewer),
        "events": state.events(viewer),
        "legal": state.legal(viewer),
        "revealed": state.revealed(),
    }
    return json.dumps(shown, sort_keys=True)


@pytest.mark.ruling("takara.38")
def test_what_was_seen_stays_known_to_the_observer_alone() -> None:
    state = stage(3, sites={1: ["karas_2", "bat_a", "xp_1"]})
    play(state, "0 observe 1", "0 leave", "0 leave", "0 leave", "0 den")
    play(state, "1 den", "1 den", "2 den", "2 den")
    assert kinds_seen(state, 0)[:4] == ["karas_2", "bat_a", "xp_1", None]
    for viewer in OTHERS:
        assert kinds_seen(state, viewer) == [None] * 9


@pytest.mark.ruling("takara.38")
def test_what_was_seen_stays_true_as_the_tiles_above_leave() -> None:
    state = stage(3, sites={1: ["karas_2", "xp_1", "bat_a"]})
    play(state, "0 observe 1", "0 leave", "0 leave", "0 leave", "0 dig 1")
    play(state, "1 dig 1", "1 den")
    assert kinds_seen(state, 0)[:2] == ["bat_a", None]
    assert kinds_seen(state, 2)[:2] == [None, None]


@pytest.mark.ruling("takara.38")
def test_what_the_specialists_showed_stays_known_too() -> None:
    state = stage(3, karas={0: 3}, left={1: 4}, sites={1: ["karas_4", "xp_4", "stone", "drake"]})
    play(state, "0 hire soothsayer", "0 send 1", "0 window 2", "0 den", "1 den", "1 den", "2 den", "2 den")
    assert kinds_seen(state, 0) == [None, "xp_4", "stone", "drake"]
    assert kinds_seen(state, 1) == [None] * 4


@pytest.mark.ruling("takara.43")
def test_others_learn_that_somebody_looked_and_where() -> None:
    state = stage(3, sites={1: ["karas_2", "bat_a", "xp_1"]})
    play(state, "0 observe 1", "0 leave", "0 leave", "0 leave")
    assert seen_by(state) == [[0], [0], [0], [], [], [], [], [], []]
    state.watch(True)
    play(state, "0 observe 1")
    looks = [event for event in state.events(1) if event["kind"] == "look"]
    assert looks == [{"kind": "look", "seat": 0, "element": "gallery-1-9"}]


@pytest.mark.ruling("takara.45")
def test_others_learn_the_site_and_places_of_a_specialist_s_look_but_no_kinds() -> None:
    state = stage(3, karas={0: 2}, sites={1: ["karas_2", "bat_a up", "rockfall", "karas_4", "xp_2"]})
    state.watch(True)
    play(state, "0 hire archaeologist", "0 send 1")
    assert seen_by(state) == [[0], [], [0], [0], [0], [], [], [], []]
    for viewer in OTHERS:
        looks = [event for event in state.events(viewer) if event["kind"] == "look"]
        assert len(looks) == 4
        assert all("tile" not in look for look in looks)
    assert [event["tile"] for event in state.events(0) if event["kind"] == "look"] == [
        *("karas_2", "rockfall", "karas_4", "xp_2")
    ]


@pytest.mark.ruling("takara.42", "takara.43")
def test_a_monster_left_face_down_leaves_no_trace() -> None:
    plain = stage(3, sites={1: ["karas_2", "xp_1", "karas_2"], 2: ["bat_a"]})
    monster = stage(3, sites={1: ["karas_2", "bat_a", "karas_2"], 2: ["xp_1"]})
    for state in (plain, monster):
        state.watch(True)
    for move in ("0 observe 1", "0 leave", "0 leave", "0 leave", "0 den"):
        play(plain, move)
        play(monster, move)
        for viewer in OTHERS:
            assert as_seen(plain, viewer) == as_seen(monster, viewer)


@pytest.mark.ruling("takara.42", "takara.43")
@pytest.mark.parametrize(
    "tiles",
    [
        ("karas_2", "xp_1", "karas_2"),
        ("bat_a", "karas_2", "karas_2"),
        ("karas_2", "bat_a", "bat_b"),
    ],
)
def test_every_observation_of_three_tiles_takes_three_decisions(tiles: tuple[str, ...]) -> None:
    state = stage(3, sites={1: tiles})
    play(state, "0 observe 1")
    decisions = 0
    while state.outlook(SPECTATOR)["phase"] == "look":
        play(state, "0 leave")
        decisions += 1
    assert decisions == 3


@pytest.mark.ruling("takara.43")
def test_the_tile_under_the_observer_s_eyes_is_shown_to_the_observer_alone() -> None:
    state = play(stage(3, sites={1: ["bat_a"]}), "0 observe 1")
    assert state.outlook(0)["prompt"]["tile"] == "bat_a"
    for viewer in OTHERS:
        assert state.outlook(viewer)["prompt"]["tile"] is None


@pytest.mark.ruling("takara.43")
def test_a_world_dealt_anew_puts_no_rockfall_where_somebody_observed_and_left_a_tile() -> None:
    state = stage(3, sites={1: ["karas_2", "bat_a", "xp_1"]})
    play(state, "0 observe 1", "0 leave", "0 leave", "0 leave")
    for viewer in OTHERS:
        tops: set[str] = set()
        for seed in range(200):
            tiles = state.redeal(viewer, QuickChance(seed)).dump()["tiles"]
            tops |= set(tiles[6:9])
        assert "rockfall" not in tops
        assert {"karas_2", "xp_1", "xp_1_wound", "bat_a", "bat_b"} == tops


@pytest.mark.ruling("takara.43")
def test_no_such_conclusion_is_drawn_from_a_specialist_s_look() -> None:
    state = stage(3, karas={0: 2}, sites={1: ["karas_2", "bat_a", "xp_1"]})
    play(state, "0 hire archaeologist", "0 send 1")
    tops = {state.redeal(1, QuickChance(seed)).dump()["tiles"][8] for seed in range(200)}
    assert "rockfall" in tops


@pytest.mark.ruling("takara.43")
def test_the_odds_of_a_dig_know_that_an_observed_tile_is_no_rockfall() -> None:
    state = stage(3, sites={1: ["karas_2", "bat_a", "xp_1"]})
    before = state.odds(1, state.parse("dig 1"))
    assert before is not None
    assert before["tiles"]["rockfall"] == pytest.approx(4 / 18)
    play(state, "0 observe 1", "0 leave", "0 leave", "0 leave")
    after, elsewhere = (state.odds(1, state.parse(f"dig {site}")) for site in (1, 2))
    assert after is not None
    assert elsewhere is not None
    assert "rockfall" not in after["tiles"]
    assert after["tiles"]["karas_2"] == pytest.approx(8 / 14)
    assert elsewhere["tiles"]["rockfall"] == pytest.approx(4 / 15)


@pytest.mark.ruling("takara.38")
def test_a_world_dealt_anew_keeps_what_its_seat_has_seen() -> None:
    state = stage(3, sites={1: ["karas_2", "bat_a", "xp_1"]})
    play(state, "0 observe 1", "0 leave", "0 leave", "0 leave")
    for seed in range(50):
        dealt = state.redeal(0, QuickChance(seed))
        assert dealt.dump()["tiles"][6:9] == ["xp_1", "bat_a", "karas_2"]


@pytest.mark.ruling("takara.38", "takara.41")
def test_a_tile_turned_up_becomes_known_to_everybody() -> None:
    state = stage(3, sites={1: ["karas_2", "bat_a", "xp_1"]})
    play(state, "0 observe 1", "0 leave", "0 turn-up")
    for viewer in OTHERS:
        assert kinds_seen(state, viewer)[:3] == [None, "bat_a", None]
