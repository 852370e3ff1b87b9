"""Rated tables over the wire: who may sit there, what it makes of them, and who is strongest."""

from __future__ import annotations

from math import isclose
from random import Random
from typing import Any

import msgspec
import pytest

from bivouac.bots.levels import LEVELS, levels_of
from bivouac.server.ratings import MEAN, SPREAD, SUREST, anchor, rate
from bivouac.store import Result, Standing
from tests.server.guests import play_on, problem
from tests.server.houses import Served
from tests.server.prepared import CLOCK, account, id_of, nearly_over, rated
from tests.store.samples import add, played, put_table


def game_of(*ranks: int, bots: tuple[str, ...] = ()) -> list[Result]:
    """Results of a game of p0, p1, … in these places, and of bots in the last seats."""
    people = len(ranks) - len(bots)
    return [
        Result(
            player=f"p{seat}" if seat < people else "",
            bot="" if seat < people else bots[seat - people],
            ended=1,
            table_id="t",
            seat=seat,
            game="takara",
            seats=len(ranks),
            rank=rank,
            won=rank == 1,
            rated=True,
        )
        for seat, rank in enumerate(ranks)
    ]


def test_a_game_between_equals_moves_both_as_far_and_makes_both_surer() -> None:
    new = rate(game_of(1, 2), {})
    assert new["p0"].rating - MEAN == pytest.approx(MEAN - new["p1"].rating)
    assert new["p0"].rating > MEAN
    assert new["p0"].spread == new["p1"].spread < SPREAD
    assert (new["p0"].games, new["p1"].games) == (1, 1)


def test_four_hundred_points_are_ten_to_one_once_all_is_known() -> None:
    sure = {name: Standing(name, "takara", points, 1e-3, 99) for name, points in (("p0", 1900), ("p1", 1500))}
    as_expected, surprise = rate(game_of(1, 2), sure), rate(game_of(2, 1), sure)
    gain, loss = as_expected["p0"].rating - 1900, 1900 - surprise["p0"].rating
    assert isclose(loss / gain, 10, rel_tol=0.01)


def test_places_at_a_larger_table_are_all_worth_something() -> None:
    new = rate(game_of(1, 2, 3, 4), {})
    points = [new[f"p{seat}"].rating for seat in range(4)]
    assert points == sorted(points, reverse=True)
    tied = rate(game_of(1, 2, 2, 4), {})
    assert tied["p1"].rating == pytest.approx(tied["p2"].rating)


def test_a_bot_is_an_anchor_and_the_stronger_it_is_the_more_it_says() -> None:
    won = [rate(game_of(1, 2, bots=(level,)), {})["p0"].rating for level in LEVELS]
    assert won == sorted(won)
    assert all(points > MEAN for points in won)
    assert set(rate(game_of(1, 2, bots=("club",)), {})) == {"p0"}


def test_a_solo_player_comes_to_rest_where_the_bots_are() -> None:
    standing: dict[str, Standing] = {}
    luck = Random(4)
    for _ in range(300):
        place = (1, 2) if luck.random() < 0.5 else (2, 1)
        standing = rate(game_of(*place, bots=("expert",)), standing)
    measured = anchor("expert", "takara")
    assert measured is not None
    assert abs(standing["p0"].rating - measured.rating) < 80
    assert SUREST <= standing["p0"].spread < 100


def test_what_was_measured_of_a_level_counts_before_what_is_supposed() -> None:
    known = levels_of("takara")["club"]
    supposed = anchor("club", "takara")
    assert supposed is not None
    assert supposed.rating == (1500.0 if known.rating is None else float(known.rating))
    assert anchor("ismcts:500", "takara") is None


def test_a_rated_game_rates_those_who_played_it(house: Served) -> None:
    ada, bo = account(house, "Ada"), account(house, "Bo")
    table = nearly_over(house, ada, bo, rated=True)
    assert ada.get(f"/api/tables/{table}")["rated"] is True
    play_on([ada.window(table), bo.window(table)], Random(3), 10_000)
    games = [guest.get("/api/me/history")["games"][0] for guest in (ada, bo)]
    assert all(game["rated"] for game in games)
    won = next(at for at, seat in enumerate(games[0]["seats"]) if seat["won"])
    assert games[won]["rating"] > 1500 > games[1 - won]["rating"]


def test_giving_up_at_once_is_losing(house: Served) -> None:
    ada, bo = account(house, "Ada"), account(house, "Bo")
    table = rated(house, ada, bo)
    assert ada.window(table).ask("resign")["type"] == "ack"
    (mine,) = ada.get("/api/me/history")["games"]
    (theirs,) = bo.get("/api/me/history")["games"]
    assert (mine["status"], mine["rating"] < 1500, theirs["rating"] > 1500) == ("closed", True, True)
    again = rated(house, ada, bo)
    bo.window(again).ask("resign")
    assert [game["rating"] for game in ada.get("/api/me/history")["games"]] == [None, mine["rating"]]


def test_a_guest_neither_opens_nor_joins_a_rated_table(house: Served) -> None:
    ada, eve = account(house, "Ada"), house.guest("Eve")
    wish: dict[str, Any] = {"game": "takara", "seats": [{"kind": "human"}] * 2, "clock": CLOCK, "rated": True}
    assert eve.refused("/api/tables", **wish) == "rated_account"
    table = ada.opens("human", "human", clock=CLOCK, rated=True)
    assert eve.refused(f"/api/tables/{table}/join") == "rated_account"


def test_a_rated_table_that_compares_nobody_is_refused_by_name(house: Served) -> None:
    ada = account(house, "Ada")
    human, bot = {"kind": "human"}, {"kind": "bot", "bot": "ismcts:500"}
    wishes: list[tuple[str, dict[str, Any]]] = [
        ("rated_clock", {"game": "takara", "seats": [human] * 2}),
        ("rated_together", {"game": "continent", "seats": [human] * 2, "clock": CLOCK}),
        ("rated_alone", {"game": "arnak", "seats": [human], "clock": CLOCK}),
        ("rated_bot", {"game": "takara", "seats": [human, bot], "clock": CLOCK}),
    ]
    for code, wish in wishes:
        with problem(400, "setup") as answers:
            answers.append(ada.http.post("/api/tables", json={**wish, "rated": True}))
        assert answers[0].json()["code"] == code


def test_no_help_reaches_a_rated_table_over_the_wire(house: Served) -> None:
    ada = account(house, "Ada")
    table = ada.opens("human", "beginner", clock=CLOCK, rated=True, coach=True)
    ada.joins(table)
    ada.starts(table)
    window = ada.window(table)
    assert window.refusal("advise") == "no_coach", "whatever the table was opened with"
    assert window.refusal("lend") == "rated"
    assert window.refusal("pause") == "rated"
    assert ada.refused(f"/api/tables/{table}/fork", at=0) == "rated"
    bad = ada.http.post(f"/api/tables/{table}/join", json={"seat": 1})
    assert bad.status_code == 409


def test_resigning_again_and_again_to_the_same_player_counts_once(house: Served) -> None:
    ada, bo = account(house, "Ada"), account(house, "Bo")
    for _ in range(3):
        table = ada.opens("human", "human", clock=CLOCK, rated=True)
        ada.joins(table)
        bo.joins(table)
        ada.starts(table)
        assert bo.window(table).ask("resign")["type"] == "ack"
    games = ada.get("/api/me/history")["games"]
    assert [one["rating"] is not None for one in games] == [False, False, True], (
        "each is kept, the first counts"
    )
    (run,) = ada.get("/api/me/profile")["runs"]
    assert (len(run["way"]), run["streak"]) == (1, 3)


def test_the_strongest_are_listed_once_they_have_played_enough(own_house: Served) -> None:
    ada, bo = account(own_house, "Ada"), account(own_house, "Bo")
    address = "/api/games/takara/leaderboard"
    ends = game_of(1, 2)
    ids = [id_of(own_house, who) for who in (ada, bo)]

    async def play_often(house: Any) -> None:
        for number in range(12):
            table = f"x{number}"
            known = [
                msgspec.structs.replace(one, player=who, table_id=table)
                for one, who in zip(ends, ids, strict=True)
            ]
            await put_table(house.store, table)
            await add(house.store, table, played(2), status="over", ends=known, rate=rate)

    assert ada.get(address)["strongest"] == []
    own_house.do(play_often)
    board = ada.get(address)
    assert [(row["place"], row["name"], row["mine"]) for row in board["strongest"]] == [
        (1, "Ada", True),
        (2, "Bo", False),
    ]
    assert board["me"] == board["strongest"][0]
    assert board["strongest"][0]["games"] == 12
    stranger = own_house.guest().get(address)
    assert (stranger["me"], len(stranger["strongest"])) == (None, 2)
    assert own_house.guest().http.get("/api/games/chess/leaderboard").status_code == 404
