"""What an answer is sure to lose is told with the chance that it ends the expedition, as it then happens."""

from __future__ import annotations

from math import comb
from typing import Any

import pytest

from bivouac.core.chance import QuickChance
from bivouac.core.contract import State
from bivouac.games.continent import GAME, columns
from bivouac.games.continent.kinds import CURSE
from tests.games.continent.spelling import spell
from tests.games.continent.stage import stage

FUTURES = 300
BOX = columns.of("trial")


def at(state: State, *moves: str) -> State:
    """The state after moves of the first seat, or of another one named before a colon."""
    for move in moves:
        seat, text = (int(move[0]), move[2:]) if move[1] == ":" else (0, move)
        state.play(seat, spell(state, seat, text))
    return state


def told(state: State, text: str, seat: int = 0) -> dict[str, Any]:
    """The odds of an answer."""
    found = state.odds(seat, state.parse(text))
    assert found is not None, text
    return found


def deadly(state: State, cards: int) -> float:
    """The chance of a curse among so many cards of the discard pile."""
    document = state.dump()
    box = columns.of(document["options"]["adventure"])
    pile = document["discard"]
    curses = sum(box.kind[card] == CURSE for card in pile)
    assert document["deck"] == []
    assert curses
    return 1 - comb(len(pile) - curses, cards) / comb(len(pile), cards)


def lost(state: State, text: str, seat: int = 0) -> float:
    """How often the answer ends the expedition, over futures that differ by chance alone."""
    document = state.dump()
    count = 0
    for number in range(FUTURES):
        world = GAME.load(document | {"chance": QuickChance(number).dump()})
        world.play(seat, world.parse(text))
        count += world.outcome() is not None
    return count / FUTURES


EXHAUSTED = {"left": 0}
TWO = {"players": 2, "items": {0: [(["600"], 3)], 1: [(["610"], 2)]}, **EXHAUSTED}
THREE = TWO | {"players": 3}


@pytest.mark.ruling("continent.135", "continent.67")
@pytest.mark.parametrize(
    ("wishes", "moves", "seat", "answer", "cards"),
    [
        (TWO, [], 0, "give 1", 2),
        (THREE, ["give 1"], 0, "seat 3", 2),
        (TWO, ["give 1"], 0, "done", 2),
        (TWO, ["give 1"], 0, "pick 1", 2),
        (TWO, ["give 1", "pick 1"], 1, "agree", 2),
        ({"adventure": "other_side", **EXHAUSTED}, [], 0, "camp", 2),
        ({"players": 2, "adventure": "other_side", "options": {"policy": "agree"}, **EXHAUSTED}, ["camp"], 1,
         "agree", 2),
    ],
)  # fmt: skip
def test_a_gift_or_a_night_of_an_exhausted_expedition_tells_its_risk(
    wishes: dict[str, Any], moves: list[str], seat: int, answer: str, cards: int
) -> None:
    state = at(stage(**wishes), *moves)
    found = told(state, answer, seat)
    assert found == {"cards": cards, "defeat": pytest.approx(deadly(state, cards)), "left": 0}
    if answer in ("camp", "agree", "done"):  # the answers after which nothing more is asked
        assert lost(state, answer, seat) == pytest.approx(found["defeat"], abs=0.08)


@pytest.mark.ruling("continent.135", "continent.68")
def test_a_loss_the_deck_can_bear_is_told_without_risk() -> None:
    state = stage(2, items=TWO["items"], left=5)  # type: ignore[arg-type]
    assert told(state, "give 1") == {"cards": 2, "defeat": 0.0, "left": 3}
    edge = stage(2, items=TWO["items"], left=1)  # type: ignore[arg-type]
    found = told(edge, "give 1")
    assert 0 < found["defeat"] < 1
    assert found["left"] == 0
    assert lost(at(edge, "give 1"), "done") == pytest.approx(found["defeat"], abs=0.08)


@pytest.mark.ruling("continent.127")
def test_easy_mode_bears_a_loss_once() -> None:
    state = stage(2, items=TWO["items"], left=0, options={"easy": True})  # type: ignore[arg-type]
    assert told(state, "give 1")["defeat"] == 0


@pytest.mark.ruling("continent.135", "continent.154")
def test_a_night_that_costs_nothing_and_an_answer_that_loses_nothing_have_no_odds() -> None:
    state = stage(2, items=TWO["items"])  # type: ignore[arg-type]
    for text in ("camp", "number", "leave", "abandon 1"):
        assert state.odds(0, state.parse(text)) is None


@pytest.mark.ruling("continent.135")
def test_a_way_that_loses_cards_is_told_with_its_risk() -> None:
    state = at(stage(satchel=["650"], deck=["plain-03"], left=1), "act music", "done", "skip")
    assert state.outlook(0)["phase"] == "one-of"
    found = told(state, "choose 1")
    assert found == {"cards": 1, "defeat": pytest.approx(deadly(state, 1)), "left": 0}
    assert lost(state, "choose 1") == pytest.approx(found["defeat"], abs=0.08)
    assert state.odds(0, state.parse("choose 2")) is None


@pytest.mark.ruling("continent.135", "continent.108")
def test_to_let_a_state_come_is_told_with_what_it_costs() -> None:
    risks = []
    for seed in range(8):  # which of the copies comes is left to chance, and not all of them cost
        state = stage(
            options={"explorers": ["bo"]},
            hands={0: ["plain-03"]},
            deck=["curse-1", "curse-2"],
            left=2,
            seed=seed,
        )
        at(state, "act search", "done")
        assert state.outlook(0)["prompt"]["power"] == "cancel"
        costly = columns.of("trial").energy[
            columns.of("trial").faces.index(state.outlook(0)["prompt"]["card"])
        ]
        found = state.odds(0, state.parse("skip"))
        assert (found is not None) == costly
        if found is not None:
            assert found == {"cards": 1, "defeat": pytest.approx(deadly(state, 1)), "left": 0}
        risks.append(costly)
    assert set(risks) == {True, False}


@pytest.mark.ruling("continent.135", "continent.56")
def test_mandatory_actions_are_told_with_their_chances() -> None:
    state = at(stage(deck=["plain-03", "plain-04"]), "act listen", "skip")
    assert state.outlook(0)["phase"] == "mandatory"
    lines = [told(state, f"choose {way}") for way in (1, 2)]
    assert [line["cards"] for line in lines] == [2, 3]
    for line in lines:
        assert line["success"] + line["failure"] + line["defeat"] == pytest.approx(1)
    assert state.odds(0, state.parse("choose 3")) is None
    at(state, "choose 1")
    assert told(state, "done")["success"] == pytest.approx(lines[0]["success"])


@pytest.mark.ruling("continent.135", "continent.44")
def test_helps_at_hand_are_counted_for_every_number_of_cards() -> None:
    state = at(stage(attached={"a1": ["100"]}), "act climb")
    found = told(state, "done")
    assert found["helped"]["success"] > found["success"]
    for line in found["more"]:
        assert line["helped"]["cards"] == line["cards"]
        assert line["helped"]["success"] >= line["success"]
    assert found["more"][0]["helped"]["success"] > found["more"][0]["success"]


@pytest.mark.ruling("continent.135", "continent.28")
def test_an_item_is_counted_as_long_as_it_may_be_used_and_named() -> None:
    state = stage(items={0: [(["610"], 2)]})
    before = found_by(state, "act climb")
    assert ("trial/610", 1) in helps(before)
    assert before["helped"]["success"] > before["success"]
    at(state, "act climb")
    assert state.outlook(0)["phase"] == "items"
    assert state.outlook(0)["chances"]["helped"] == before["helped"]
    without = told(state, "done")
    assert "trial/610" not in {card for card, _ in helps(without)}
    assert without["helped"]["success"] < before["helped"]["success"]
    at(state, "use 610")
    assert state.outlook(0)["chances"]["helped"] == before["helped"]


@pytest.mark.ruling("continent.135", "continent.32")
def test_what_would_be_cheaper_is_named_until_the_cost_is_drawn() -> None:
    state = stage(attached={"a1": ["100"]})
    saves = {help["card"] for help in found_by(state, "act climb")["helps"] if help["cost"]}
    assert saves
    at(state, "act climb", "done")
    assert state.outlook(0)["phase"] == "drawing"
    assert not any(help["cost"] for help in state.outlook(0)["chances"]["helps"])


def found_by(state: State, move: str) -> dict[str, Any]:
    """The odds of a move in the words of a story."""
    return told(state, state.text(spell(state, 0, move)))


def helps(found: dict[str, Any]) -> list[tuple[str, int]]:
    """The cards that may add stars, with how many."""
    return [(help["card"], help["stars"]) for help in found["helps"] if help["stars"]]
