"""What an outlook tells of the actions within reach and of the one that runs, for boards to draw."""

from __future__ import annotations

import pytest

from bivouac import SPECTATOR
from bivouac.core.refusal import Refusal
from tests.games.continent.spelling import play
from tests.games.continent.stage import stage


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
