"""A document of the group's own affairs that cannot be played on is refused, with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from bivouac import SetupError
from bivouac.core.contract import State
from bivouac.games.continent import GAME
from bivouac.games.continent.kinds import OFFERS
from tests.games.continent.stage import start


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


def test_a_proposal_that_all_have_agreed_to_asks_nobody() -> None:
    refused(proposed() | {"agreed": [0, 1, 2]}, "agenda: nobody can answer")


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


def test_a_card_is_shown_once_by_an_action() -> None:
    refused(start(1).dump() | {"turned": [3, 3]}, "turned: a card stands there twice")
