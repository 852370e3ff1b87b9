"""What an outlook tells of the actions within reach and of the one that runs, for boards to draw."""

from __future__ import annotations

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
