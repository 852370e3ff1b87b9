"""What a screen is told: what things cost and lead to, what a payment still asks for, what a click means."""

from __future__ import annotations

from typing import Any

import pytest

from bivouac import game
from bivouac.games.arnak.may import travel

GAME = game("arnak")
CATALOGUE: dict[str, Any] = {entry["id"]: entry for entry in GAME.catalogue("en")}
BOOT, CAR, SHIP, PLANE = travel.ONE


def played(seats: int, *texts: str) -> Any:
    """A game after some moves of whoever is to act."""
    state = GAME.start(seats, 28)
    for text in texts:
        state.play(state.actors()[0], state.parse(text))
    return state


def elements(state: Any, text: str) -> list[str]:
    """The pieces that mean a move."""
    found: list[str] = state.elements(state.parse(text))
    return found


@pytest.mark.parametrize(
    ("needs", "paid", "left"),
    [
        (BOOT, 0, BOOT),
        (2 * CAR, CAR, CAR),
        (2 * CAR, PLANE, CAR),
        (CAR + SHIP, SHIP, CAR),
        (BOOT + PLANE, CAR, PLANE),
        (BOOT + PLANE, PLANE, BOOT),
        (2 * BOOT, SHIP, BOOT),
    ],
)
def test_a_payment_tells_what_is_still_open(needs: int, paid: int, left: int) -> None:
    assert travel.open_of(travel.make_bill(needs, paid, 0)) == left


def test_a_payment_tells_where_it_leads() -> None:
    prompt = played(2, "dig camp_2").outlook(0)["prompt"]
    assert (prompt["travel"], prompt["open"], prompt["paid"]) == (["boot"], ["boot"], [])
    assert prompt["elements"] == ["space-camp_2"]


def test_rows_of_the_track_tell_prices_bridges_and_worth() -> None:
    row = CATALOGUE["bird_row_2"]
    assert row["prices"] == [["jewel"], ["tablet", "arrowhead"]]
    assert row["bridges"] == [[1], [1]]
    assert (row["glass"]["points"], row["notebook"]["points"]) == (2, 1)
    assert CATALOGUE["snake_row_4"]["prices"] == [["idol"]]


def test_the_temple_tells_what_entering_and_its_tiles_cost() -> None:
    assert CATALOGUE["bird_temple"]["price"] == ["coin", "compass", "jewel"]
    assert CATALOGUE["bird_temple"]["arrivals"] == [23, 21, 20, 19]
    tile = CATALOGUE["temple_6_right"]
    assert (tile["points"], tile["price"]["snake"]) == (6, ["jewel", "coin", "arrowhead"])


def test_a_card_tells_how_it_is_played() -> None:
    assert [CATALOGUE[kind]["free"] for kind in ("hat", "dog")] == [True, False]
    assert [CATALOGUE[kind]["exiled"] for kind in ("flask", "dog")] == [True, False]
    assert [CATALOGUE[kind]["fee"] for kind in ("war_mask", "dog")] == [["tablet"], []]


def test_a_plain_answer_concerns_no_piece() -> None:
    assert elements(played(2), "pass") == []
    assert elements(played(2, "dig camp_2"), "pilot") == []


def test_a_trade_concerns_its_token_and_a_kept_card_itself() -> None:
    assert elements(played(1), "upgrade tablet") == ["seat-1-tablet"]
    asked = played(1, "pass", "end")
    (held,) = asked.outlook(0)["prompt"]["elements"]
    assert elements(asked, "keep yes") == [held]
    assert held in {card["id"] for card in asked.outlook(0)["players"][0]["hand"]}


def test_who_looks_on_does_not_learn_which_card_is_asked_about() -> None:
    assert played(1, "pass", "end").outlook(-1)["prompt"]["elements"] == []


def test_an_unknown_place_tells_what_a_discovery_costs() -> None:
    places = {site["site"]: site["compasses"] for site in played(2).outlook(0)["sites"]}
    assert (places["camp_1"], places["a1"], places["c4"]) == (0, 3, 6)
