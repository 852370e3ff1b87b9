"""Looking at a game over HTTP: from one's seat, from outside, at an earlier moment, and after the end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bivouac.server.addresses import qr_svg
from tests.server.guests import Guest, play_on, problem
from tests.server.houses import Served
from tests.server.prepared import nearly_over


@pytest.fixture(scope="module")
def game(house: Served) -> tuple[Guest, Guest, str]:
    """Ada and Bo, thirty actions into a game."""
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = ada.plays_with(bo)
    play_on([ada.window(table), bo.window(table)], Random(3), 30)
    return ada, bo, table


def test_each_seat_has_its_own_outlook_and_an_onlooker_the_publics(
    house: Served, game: tuple[Guest, Guest, str]
) -> None:
    ada, bo, table = game
    seen = [
        guest.get(f"/api/tables/{table}/outlook") for guest in (ada, bo, house.guest("Eve"), house.guest())
    ]
    assert [outlook["viewer"] for outlook in seen] == [0, 1, -1, -1]
    assert seen[2] == seen[3]
    assert seen[0] != seen[1] != seen[2]
    assert ada.get(f"/api/tables/{table}/outlook", seat=-1) == seen[2]


def test_the_seat_of_another_is_not_shown_before_the_end(
    house: Served, game: tuple[Guest, Guest, str]
) -> None:
    _, bo, table = game
    for room in ("outlook", "position", "log"):
        assert bo.refused(f"/api/tables/{table}/{room}?seat=0", "GET") == "not_seated"
        assert house.guest().refused(f"/api/tables/{table}/{room}?seat=0", "GET") == "not_seated"


def test_a_position_offers_moves_to_the_one_whose_turn_it_is(
    house: Served, game: tuple[Guest, Guest, str]
) -> None:
    ada, bo, table = game
    (actor,) = ada.get(f"/api/tables/{table}")["actors"]
    positions = [guest.get(f"/api/tables/{table}/position") for guest in (ada, bo, house.guest())]
    assert [bool(position["moves"]) for position in positions] == [actor == 0, actor == 1, False]
    mine: dict[str, Any] = positions[actor]
    assert all(move["text"] and move["label"] for move in mine["moves"])
    french = (ada, bo)[actor].get(f"/api/tables/{table}/position", lang="fr")
    assert [move["text"] for move in french["moves"]] == [move["text"] for move in mine["moves"]]
    assert french["prompt"] != mine["prompt"]


def test_an_earlier_moment_is_shown_as_it_was_and_offers_no_moves(game: tuple[Guest, Guest, str]) -> None:
    ada, _, table = game
    now = ada.get(f"/api/tables/{table}/position")
    first, later = (ada.get(f"/api/tables/{table}/position", at=number) for number in (0, 12))
    assert (first["number"], later["number"], now["number"]) == (0, 12, 30)
    assert first["moves"] == later["moves"] == []
    assert first["outlook"] != later["outlook"] != now["outlook"]
    assert ada.get(f"/api/tables/{table}/outlook", at=12) == later["outlook"]
    assert ada.refused(f"/api/tables/{table}/outlook?at=31", "GET") == "no_such_action"


def test_the_log_tells_what_the_caller_witnessed_from_a_line_on(game: tuple[Guest, Guest, str]) -> None:
    ada, _, table = game
    told = ada.get(f"/api/tables/{table}/log")
    assert [line["seq"] for line in told] == list(range(1, len(told) + 1))
    assert ada.get(f"/api/tables/{table}/log", after=10) == told[10:]
    assert ada.get(f"/api/tables/{table}/log", after=10_000) == []
    assert ada.get(f"/api/tables/{table}/log", after=-5) == told
    assert [line["kind"] for line in told[:4]] == ["took", "took", "started", "acted"]
    assert ada.get(f"/api/tables/{table}/log", lang="fr") != told


def test_why_names_the_ruling_against_an_action(house: Served, game: tuple[Guest, Guest, str]) -> None:
    ada, bo, table = game
    (actor,) = ada.get(f"/api/tables/{table}")["actors"]
    playing, waiting = (ada, bo) if actor == 0 else (bo, ada)
    legal = playing.get(f"/api/tables/{table}/position")["moves"][0]["text"]
    assert playing.get(f"/api/tables/{table}/why", text=legal) == {"refusal": None}
    refusal = waiting.get(f"/api/tables/{table}/why", text=legal)["refusal"]
    assert refusal["ruling"] == "house.not_your_turn"
    assert refusal["say"]
    assert refusal["law"]["sentence"]
    french = waiting.get(f"/api/tables/{table}/why", text=legal, lang="fr")["refusal"]
    assert french["say"] != refusal["say"]
    unknown = playing.get(f"/api/tables/{table}/why", text="fly to the moon")["refusal"]
    assert unknown["ruling"] == "house.unknown_text"
    outside = house.guest().get(f"/api/tables/{table}/why", text=legal)["refusal"]
    assert outside is not None


def test_a_piece_tells_every_ruling_against_what_a_click_on_it_could_mean(
    house: Served, game: tuple[Guest, Guest, str]
) -> None:
    ada, bo, table = game
    (actor,) = ada.get(f"/api/tables/{table}")["actors"]
    playing, waiting = (ada, bo) if actor == 0 else (bo, ada)
    legal = {move["text"] for move in playing.get(f"/api/tables/{table}/position")["moves"]}
    found = playing.get(f"/api/tables/{table}/obstacles", element="counter")["obstacles"]
    assert found
    assert not legal & {obstacle["text"] for obstacle in found}
    for obstacle in found:
        asked = playing.get(f"/api/tables/{table}/why", text=obstacle["text"])["refusal"]
        assert asked == obstacle["refusal"]
    assert len({obstacle["refusal"]["say"] for obstacle in found}) == len(found)
    assert playing.get(f"/api/tables/{table}/obstacles", element="moon") == {"obstacles": []}
    for outside in (waiting, house.guest()):
        (only,) = outside.get(f"/api/tables/{table}/obstacles", element="counter")["obstacles"]
        assert only["refusal"]["ruling"] == "house.not_your_turn"


def test_a_move_that_shows_something_is_final_and_others_are_not(house: Served) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = ada.plays_with(bo)
    luck = Random(5)
    seen: set[bool] = set()
    for _ in range(40):
        playing = (ada, bo)[ada.get(f"/api/tables/{table}")["actors"][0]]
        window = playing.window(table)
        assert window.position is not None
        move = luck.choice(window.position["moves"])
        assert window.act(move["text"])["type"] == "ack"
        kept = playing.get(f"/api/tables/{table}/position")["undo"] is None
        assert kept is move["final"], move
        seen.add(kept)
        window.close()
    assert seen == {True, False}


def test_the_picture_of_a_table_leads_to_it(house: Served, game: tuple[Guest, Guest, str]) -> None:
    ada, _, table = game
    answer = ada.http.post(f"/api/tables/{table}/qr")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text == qr_svg(f"{house.url}/t/{table}")
    invited = ada.http.post(f"/api/tables/{table}/qr", json={"key": "a key&"})
    assert invited.text == qr_svg(f"{house.url}/t/{table}#key=a%20key%26")
    assert ada.http.post("/api/tables/nowhere/qr").status_code == 404
    assert ada.http.get(f"/api/tables/{table}/qr", params={"key": "a key&"}).status_code == 405


def test_odds_are_a_seats_own(house: Served, game: tuple[Guest, Guest, str]) -> None:
    ada, bo, table = game
    (actor,) = ada.get(f"/api/tables/{table}")["actors"]
    playing = (ada, bo)[actor]
    moves = [move["text"] for move in playing.get(f"/api/tables/{table}/position")["moves"]]
    found = [playing.get(f"/api/tables/{table}/odds", text=text)["odds"] for text in moves]
    assert all(chances is None or isinstance(chances, dict) for chances in found)
    assert house.guest().get(f"/api/tables/{table}/odds", text=moves[0]) == {"odds": None}
    assert playing.refused(f"/api/tables/{table}/odds?text=nonsense", "GET") == "unknown_text"


def test_the_journal_is_refused_before_the_end(house: Served, game: tuple[Guest, Guest, str]) -> None:
    ada, _, table = game
    assert ada.refused(f"/api/tables/{table}/journal", "GET") == "not_over"
    assert house.guest().refused(f"/api/tables/{table}/journal", "GET") == "not_over"
    assert ada.get(f"/api/tables/{table}")["seed"] is None


def test_a_text_is_needed_to_ask_why(game: tuple[Guest, Guest, str]) -> None:
    ada, _, table = game
    with problem(400, "request") as answers:
        answers += [ada.http.get(f"/api/tables/{table}/{room}") for room in ("why", "odds")]


def test_after_the_end_every_seat_and_the_seed_are_shown_to_all(house: Served) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = nearly_over(house, ada, bo)
    play_on([ada.window(table), bo.window(table)], Random(1), 10_000)
    eve = house.guest("Eve")
    view = eve.get(f"/api/tables/{table}")
    assert view["status"] == "over"
    assert view["outcome"]["kind"] == "ranked"
    assert len(view["seed"]) == 64
    seen = [eve.get(f"/api/tables/{table}/outlook", seat=seat) for seat in (0, 1)]
    assert [outlook["viewer"] for outlook in seen] == [0, 1]
    assert eve.get(f"/api/tables/{table}/outlook", seat=1, at=5)["viewer"] == 1
    logs = [eve.get(f"/api/tables/{table}/log", seat=seat) for seat in (0, 1)]
    assert logs[0] != logs[1]
    assert eve.refused(f"/api/tables/{table}/outlook?seat=2", "GET") == "no_such_seat"
