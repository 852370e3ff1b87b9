"""What-ifs with a judge: chances action by action, beside the game it began from; none at running tables."""

from __future__ import annotations

from random import Random

import pytest
from sqlalchemy import update

from bivouac.core import journal as journals
from bivouac.core.chance import QuickChance
from bivouac.games import game
from bivouac.review.following import follow
from bivouac.server.courses import Played, parting
from bivouac.server.house import House
from bivouac.store.schema import TABLES
from tests.review.games import played as bots_game
from tests.server.guests import Guest, play_on
from tests.server.houses import Served
from tests.server.prepared import account, begun, nearly_over, rated


@pytest.fixture(scope="module")
def over(house: Served) -> tuple[Guest, str]:
    """A finished game of Ada and Bo."""
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = nearly_over(house, ada, bo)
    play_on([ada.window(table), bo.window(table)], Random(1), 10_000)
    return ada, table


def test_a_what_if_begins_before_ones_last_decision(house: Served, over: tuple[Guest, str]) -> None:
    ada, table = over
    fork = ada.http.post(f"/api/tables/{table}/fork", json={}).json()["table"]
    assert fork["status"] == "playing", "and not in a finished game"
    assert fork["actors"] == fork["mine"]
    window = ada.window(fork["id"])
    assert len(window.moves()) > 1


def test_it_is_followed_by_the_judge_beside_the_game_it_left(house: Served, over: tuple[Guest, str]) -> None:
    ada, table = over
    fork = ada.http.post(f"/api/tables/{table}/fork", json={}).json()["table"]
    first = ada.get(f"/api/tables/{fork['id']}/course")
    assert first["begin"] == fork["number"]
    assert [step["number"] for step in first["steps"]] == [first["begin"]]
    assert first["other"][0]["chances"] == first["steps"][0]["chances"], "they are still the same game"
    assert len(first["other"]) > 1
    assert first["other"][-1]["chances"] == [1.0, 0.0] or first["other"][-1]["chances"] == [0.0, 1.0]
    window = ada.window(fork["id"])
    window.act()
    told = ada.get(f"/api/tables/{fork['id']}/course", lang="fr")
    assert len(told["steps"]) > 1
    assert all(step["label"] for step in told["steps"][1:])
    assert all(0 <= chance <= 1 for step in told["steps"] for chance in step["chances"])


def test_a_whole_game_is_judged_in_portions(house: Served, over: tuple[Guest, str]) -> None:
    ada, table = over
    count = ada.get(f"/api/tables/{table}")["number"]
    told = ada.get(f"/api/tables/{table}/course")
    assert not told["whole"], "nobody waits for all of it"
    known = len(told["steps"])
    told = ada.get(f"/api/tables/{table}/course")
    assert len(told["steps"]) > known
    assert [step["number"] for step in told["steps"]] == list(range(len(told["steps"])))
    assert len(told["steps"]) <= count + 1


def test_a_running_game_has_no_judge(house: Served) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = begun(house, ada, bo, actions=9)
    for guest in (ada, bo, house.guest("Zoe")):
        assert guest.refused(f"/api/tables/{table}/course", "GET") == "not_over"
    alone = ada.opens("human", "random")
    ada.joins(alone)
    ada.starts(alone)
    assert ada.refused(f"/api/tables/{alone}/course", "GET") == "not_over"


def test_somebody_elses_what_if_is_theirs(house: Served, over: tuple[Guest, str]) -> None:
    ada, table = over
    fork = ada.http.post(f"/api/tables/{table}/fork", json={}).json()["id"]
    assert house.guest("Zoe").http.get(f"/api/tables/{fork}/course").status_code == 403


def test_a_position_one_brings_is_judged_unless_one_plays_a_rated_game_of_it(house: Served) -> None:
    ada, bo = account(house, "Ada"), account(house, "Bo")
    brought = {
        name: ada.post("/api/tables/import", text=game(name).start(2, 5).position())["id"]
        for name in ("takara", "temple")
    }
    judged = {name: f"/api/tables/{table}/course" for name, table in brought.items()}
    assert ada.get(judged["takara"])["steps"][0]["number"] == 0
    table = rated(house, ada, bo)
    assert ada.refused(judged["takara"], "GET") == "no_judge"
    answer = ada.window(brought["takara"]).ask("advise")
    assert answer["refusal"]["ruling"] == "house.no_judge"
    assert ada.get(judged["temple"])["steps"], "it cannot be the position of another game"
    bo.window(table).ask("resign")
    assert ada.get(f"/api/tables/{table}")["status"] != "playing"
    assert ada.get(judged["takara"])["steps"], "and it can be judged again once nobody plays that game"


def test_a_damaged_table_of_theirs_keeps_nobody_from_the_judge(own_house: Served) -> None:
    ada, bo = own_house.guest("Ada"), own_house.guest("Bo")
    table = begun(own_house, ada, bo, actions=3)
    brought = ada.post("/api/tables/import", text=game("takara").start(2, 5).position())["id"]

    async def harm(house: House) -> None:
        broken = update(TABLES).where(TABLES.c.id == table).values(charter=b"garbage")
        await house.store._write(lambda connection: connection.execute(broken))

    own_house.do(harm)
    assert ada.get(f"/api/tables/{brought}/course")["steps"]


def test_no_way_round_leads_to_a_judge_beside_a_rated_game(house: Served) -> None:
    """A what-if of a position, a journal of a game that goes on, and one that was played to some end."""
    ada, bo = account(house, "Ada"), account(house, "Bo")
    brought = ada.post("/api/tables/import", text=game("takara").start(2, 5).position())["id"]
    forked = ada.post(f"/api/tables/{brought}/fork", at=0)["id"]
    whole = journals.format(bots_game("takara", "greedy", "random"))
    over = ada.post("/api/tables/import", text=whole)["id"]
    again = ada.post(f"/api/tables/{over}/fork", at=5)["id"]
    table = rated(house, ada, bo)
    for id in (brought, forked, over, again):
        assert ada.refused(f"/api/tables/{id}/course", "GET") == "no_judge"
    for id in (brought, forked, again):
        answer = ada.window(id).ask("advise")
        assert answer["refusal"]["ruling"] == "house.no_judge"
    assert ada.refused(f"/api/tables/{over}/review") == "no_judge"
    bo.window(table).ask("resign")
    assert ada.post(f"/api/tables/{over}/review")["stage"] in ("waiting", "working")


def test_a_what_if_of_a_game_dealt_here_is_judged_beside_a_rated_game(house: Served) -> None:
    ada, bo = account(house, "Ada"), account(house, "Bo")
    table = nearly_over(house, ada, bo)
    play_on([ada.window(table), bo.window(table)], Random(1), 10_000)
    fork = ada.post(f"/api/tables/{table}/fork", at=3)["id"]
    rated(house, ada, bo)
    assert ada.get(f"/api/tables/{fork}/course")["steps"], "nobody could have chosen its deal"


def test_two_games_part_where_they_first_differ() -> None:
    def played(*actions: str) -> Played:
        return Played("t", "takara", 2, {}, [(0, action) for action in actions])

    assert parting(played("a", "b", "c"), played("a", "x")) == 1
    assert parting(played("a"), played("a", "b")) == 1
    assert parting(played(), played("a")) == 0


@pytest.mark.parametrize("name", ["takara", "agartha"])
def test_a_step_is_judged_by_what_each_seat_knows(name: str) -> None:
    """A table whose hidden pieces are dealt anew for a seat leaves that seat the same chances."""
    state = game(name).start(2, 3)
    steps = [
        list(follow(world, 2, [], 0, QuickChance(1)))
        for world in (state.copy(), state.redeal(0, QuickChance(9)))
    ]
    assert steps[0][0].chances[0] == steps[1][0].chances[0]
