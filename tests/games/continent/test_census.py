"""A document of the group's own affairs that play cannot lead to is refused, with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from bivouac import SetupError
from bivouac.core.contract import State
from bivouac.games.continent import GAME
from bivouac.games.continent.kinds import OFFERS
from tests.games.continent.stage import stage, start


def play(state: State, *moves: str) -> State:
    """The state after some moves, each a seat and a notation."""
    for move in moves:
        seat, text = move.split(" ", 1)
        state.play(int(seat), state.parse(text))
    return state


def proposed() -> dict[str, Any]:
    """Three must agree, and the first of them proposes to camp."""
    return play(start(3, policy="agree"), "0 camp").dump()


def refused(document: dict[str, Any], reason: str) -> None:
    """The document is refused for that reason."""
    with pytest.raises(SetupError, match=reason):
        GAME.load(document)


def test_a_proposal_as_play_leads_to_it_is_loaded() -> None:
    assert GAME.load(proposed()).dump() == proposed()


@pytest.mark.parametrize(
    ("agreed", "reason"),
    [([], "agreed: by nobody"), ([1], "agreed: by nobody"), ([0, 1, 2], "agreed: by nobody, by all")],
)
def test_a_proposal_is_agreed_to_by_its_seat_and_not_by_all(agreed: list[int], reason: str) -> None:
    refused(proposed() | {"agreed": agreed}, reason)


def test_nobody_proposes_where_any_seat_may_act() -> None:
    document = proposed()
    document["options"]["policy"] = "any"
    refused(document, "proposal: nobody needs to agree")


def test_what_is_proposed_can_be_done_by_who_proposes_it() -> None:
    refused(proposed() | {"proposal": OFFERS - 1}, "proposal: it is not offered to that seat")
    refused(proposed() | {"proposal": OFFERS}, "proposal: nobody agrees on that")


def test_the_floor_is_given_only_where_all_must_agree() -> None:
    refused(start(2).dump() | {"floor": 1}, "floor: nobody is there")


def test_whoever_is_away_has_the_own_skills_aside() -> None:
    refused(start(2).dump() | {"status": [1, 0]}, "is aside and its owner is not, or the reverse")
    document = play(start(2), "0 leave").dump()
    assert GAME.load(document).dump() == document
    refused(document | {"status": [0, 0]}, "is aside and its owner is not, or the reverse")


def test_those_who_are_away_left_from_one_place() -> None:
    document = play(start(3), "0 leave", "1 leave").dump()
    spots = document["spots"]
    refused(document | {"spots": [spots[0] + 1, *spots[1:]]}, "left from several places")


def test_the_group_does_one_thing_at_a_time() -> None:
    state = stage(3, terrains=("011",), figures={1: "b1"})
    document = play(state, "2 leave", "2 return").dump()
    assert [step[0] for step in document["agenda"]] == [36], "two places to join: one is asked for"
    refused(document | {"agenda": document["agenda"] * 2}, "a step of the group, and others")


def test_a_card_is_shown_once_by_an_action() -> None:
    refused(start(1).dump() | {"turned": [3, 3]}, "turned: a card stands there twice")
