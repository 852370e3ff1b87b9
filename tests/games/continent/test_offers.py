"""What an outlook tells of the actions within reach and of the one that runs, for boards to draw."""

from __future__ import annotations

import pytest

from bivouac import SPECTATOR
from bivouac.core.refusal import Refusal
from bivouac.games.continent.catalogue import PACKAGE
from tests.games.continent.spelling import play
from tests.games.continent.stage import stage
from tests.games.continent.test_words import moments
from tests.games.speaking import own_messages


def test_every_action_printed_within_reach_is_offered_with_its_card_and_price() -> None:
    state = stage(adventure="demo")
    offers = state.outlook(0)["offers"]
    assert [(one["action"], one["icon"], one["place"], one["printed"]) for one in offers[:3]] == [
        ("act 1", "move", 0, [1, 0]),
        ("act 2", "search", 1, [2, 1]),
        ("act 3", "observe", 2, [1, 0]),
    ]
    assert {one["kind"] for one in offers[:3]} == {"demo/010"}
    assert all(one["cell"] is None for one in offers[:3])
    fog = [one for one in offers if one["icon"] == "pathfind"]
    assert [(one["card"], one["cell"]) for one in fog] == [(None, "cell-b3"), (None, "cell-c4")]


def test_a_walk_names_the_terrains_it_may_lead_to_and_nothing_else_does() -> None:
    state = stage(adventure="demo", terrains=("010", "011", "014"), figures={0: "b4"})
    offers = state.outlook(0)["offers"]
    walk = next(one for one in offers if one["icon"] == "move")
    assert all(one["reaches"] == [] for one in offers if one["icon"] != "move")
    play(state, "0 act move")
    aims = [element for code in state.legal(0) for element in state.elements(code)]
    assert walk["reaches"]
    assert set(walk["reaches"]) == {aim for aim in aims if aim.startswith("cell-")}


def test_an_offer_is_spelled_as_the_move_it_stands_for() -> None:
    state = stage(adventure="demo")
    legal = {state.text(code) for code in state.legal(0)}
    for offer in state.outlook(0)["offers"]:
        refused: Refusal | None = state.why_not(0, state.parse(offer["action"]))
        assert (offer["action"] in legal) == (refused is None)


def test_the_running_action_names_where_it_is_printed_and_nothing_else_is_offered() -> None:
    state = stage(adventure="demo", deck=("second-wind-1", "walking-stick-1"))
    play(state, "0 act search")
    outlook = state.outlook(0)
    assert outlook["offers"] == []
    assert (outlook["action"]["kind"], outlook["action"]["place"]) == ("demo/010", 1)
    assert outlook["action"]["printed"] == [2, 1]


@pytest.mark.ruling("continent.14")
def test_whatever_a_seat_may_propose_is_named_by_its_icon_and_its_card_or_cell() -> None:
    state = stage(
        2,
        options={"policy": "agree"},
        terrains=("011", "014"),
        attached={"a1": ("100",)},
        satchel=("650",),
        figures={1: "b1"},
        hands={0: ("plain-01",)},
        items={1: [(("611",), 1)]},
    )
    named = set()
    for offer in state.outlook(0)["offers"]:
        seat = offer["seat"]
        if state.why_not(seat, state.parse(offer["action"])) is None:
            prompt = play(state.copy(), f"{seat} {offer['action']}").outlook(SPECTATOR)["prompt"]
            assert prompt["seat"] == seat
            assert prompt["icon"] == offer["icon"]
            assert prompt.get("card") == offer["kind"]
            assert prompt.get("cell") == (offer["cell"] if offer["kind"] is None else None)
            assert prompt["elements"] == [offer["card"] or offer["cell"]]
            named.add(offer["kind"])
    # Fog, one's terrain, an event there, a bridge beside it, a skill in hand, an item, the satchel.
    cards = ("010", "011", "100", "014", "skill-plain-01", "611", "650")
    assert named == {None, *(f"trial/{card}" for card in cards)}


def test_an_offer_that_is_barred_says_why_as_its_refusal_does() -> None:
    state = stage(2, terrains=("011", "012"), attached={"a1": ("100",)}, figures={0: "a2"})
    barred = set()
    for offer in state.outlook(SPECTATOR)["offers"]:
        refused = state.why_not(offer["seat"], state.parse(offer["action"]))
        assert offer["barred"] == (None if refused is None else refused.code)
        barred.add(offer["barred"])
    assert {None, "harsh_ground", "done_here", "not_all_here"} <= barred


def test_every_bar_of_an_offer_has_its_words() -> None:
    barred = {key.removeprefix("barred-") for key in own_messages(PACKAGE) if key.startswith("barred-")}
    for state, seat in (moment for seed in range(4) for moment in moments(1 + seed, seed, 150)):
        assert {offer["barred"] for offer in state.outlook(seat)["offers"]} <= {None, *barred}


def test_a_proposal_shows_the_offer_and_its_chances_to_all_as_the_proposer_saw_them() -> None:
    state = stage(3, adventure="demo", options={"policy": "agree"})
    (offer,) = [one for one in state.outlook(1)["offers"] if (one["icon"], one["seat"]) == ("search", 1)]
    chances = state.odds(1, state.parse(offer["action"]))
    assert state.outlook(1)["chances"] is None
    play(state, f"1 {offer['action']}", "0 agree")
    for viewer in (0, 1, 2, SPECTATOR):
        seen = state.outlook(viewer)
        assert seen["proposal"] == {"action": offer["action"], "seat": 1, "agreed": [0, 1], "offer": offer}
        assert seen["chances"] == chances == state.odds(viewer, state.parse(offer["action"]))
    play(state, "2 agree")
    assert state.outlook(0)["proposal"] is None


def test_a_proposal_of_camp_is_no_card_s_offer_and_has_no_chances() -> None:
    state = play(stage(2, options={"policy": "agree"}), "0 camp")
    seen = state.outlook(SPECTATOR)
    assert seen["proposal"] == {"action": "camp", "seat": 0, "agreed": [0], "offer": None}
    assert seen["chances"] is None
    assert state.odds(1, state.parse("camp")) is None


def test_the_chances_of_the_running_action_stand_for_all_to_see_at_each_of_its_questions() -> None:
    state = stage(2, deck=("plain-00", "plain-01", "plain-02", "plain-03"))
    told = {}
    for line in ("0 act climb", "0 with 2", "1 agree", "0 say 1", "1 agree", "0 draw"):
        play(state, line)
        seen = state.outlook(SPECTATOR)
        told[seen["phase"]] = seen["chances"]
        assert state.outlook(0)["chances"] == state.outlook(1)["chances"] == seen["chances"]
    assert {phase: (line["cards"], line["need"]) for phase, line in told.items()} == {
        "gather": (3, 2), "joining": (3, 2), "trade": (3, 2), "trade-agreed": (2, 3), "drawing": (3, 3),
    }  # fmt: skip
    assert told["drawing"] == state.odds(0, state.parse("done"))
    play(state, "0 done")
    assert state.outlook(SPECTATOR)["chances"] is None
