"""The review of a finished game over HTTP: made apart, kept, shown to those who may see the game."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest

from bivouac.server import reviews
from tests.server.guests import Guest, play_on
from tests.server.houses import Served, served
from tests.server.prepared import begun, nearly_over

PATIENCE = 240.0  # seconds: pure Python on a busy machine


def reviewed(guest: Guest, table: str) -> dict[str, Any]:
    """The review, once it is made."""
    told: dict[str, Any] = guest.post(f"/api/tables/{table}/review")
    deadline = time.monotonic() + PATIENCE
    while told["stage"] != "ready":
        assert told["stage"] in ("waiting", "working"), told
        assert time.monotonic() < deadline, told
        time.sleep(0.1)
        told = guest.get(f"/api/tables/{table}/review")
    return told


@pytest.mark.full
def test_a_finished_game_is_reviewed_once_for_all(house: Served, over: tuple[Guest, Guest, str]) -> None:
    ada, bo, table = over
    assert bo.get(f"/api/tables/{table}/review")["stage"] == "none"
    told = reviewed(ada, table)
    assert told["done"] == told["of"] == told["review"]["actions"]
    assert set(told["review"]) >= {"chances", "decisions", "accuracy", "luck", "adjusted"}
    assert bo.post(f"/api/tables/{table}/review") == told, "whoever asks next finds it made"
    for lang in ("fr", "en"):
        page = bo.http.get(f"/api/tables/{table}/review/page?lang={lang}")
        assert page.headers["content-type"].startswith("text/html")
        assert page.headers.get_list("content-security-policy") == [page.headers["content-security-policy"]]
        assert "style-src 'sha256-" in page.headers["content-security-policy"]
        assert page.headers["cache-control"] == "no-store"
        assert f'lang="{lang}"' in page.text
        assert "Ada" in page.text
        assert f'href="/t/{table}"' in page.text


def test_until_it_is_made_its_page_says_so(house: Served) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = nearly_over(house, ada, bo)
    play_on([ada.window(table), bo.window(table)], Random(2), 10_000)
    page = ada.http.get(f"/api/tables/{table}/review/page?lang=fr")
    assert page.status_code == 200
    assert "Personne n’a encore demandé" in page.text


def test_a_running_game_is_not_reviewed(house: Served) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = begun(house, ada, bo, actions=9)
    for guest in (ada, house.guest()):
        for path in ("review", "review/page"):
            assert guest.http.get(f"/api/tables/{table}/{path}").json()["error"] == "not_over"
    assert ada.http.post(f"/api/tables/{table}/review").json()["error"] == "not_over"


def test_a_private_game_is_reviewed_for_its_players_only(house: Served) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = nearly_over(house, ada, bo, private=True)
    play_on([ada.window(table), bo.window(table)], Random(1), 10_000)
    assert ada.get(f"/api/tables/{table}/review")["stage"] == "none"
    for path in ("review", "review/page"):
        assert house.guest("Eve").http.get(f"/api/tables/{table}/{path}").status_code == 403


def test_who_waits_for_one_waits_before_asking_for_the_next(
    own_house: Served,
) -> None:
    ada, bo = own_house.guest("Ada"), own_house.guest("Bo")
    tables = []
    for seed in (1, 2):
        tables.append(nearly_over(own_house, ada, bo))
        play_on([ada.window(tables[-1]), bo.window(tables[-1])], Random(seed), 10_000)
    first = ada.post(f"/api/tables/{tables[0]}/review")
    assert first["stage"] in ("waiting", "working")
    assert ada.http.post(f"/api/tables/{tables[1]}/review").json()["error"] == "too_fast"


def test_whoever_reads_pays_for_the_reading(own_house: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bo = own_house.guest("Ada"), own_house.guest("Bo")
    table = nearly_over(own_house, ada, bo)
    play_on([ada.window(table), bo.window(table)], Random(1), 10_000)
    charged: list[str] = []
    toll = own_house.house.rooms.toll
    monkeypatch.setattr(toll, "charge", lambda who, seconds: charged.append(who))
    for guest, pays in ((ada, "player0001"), (own_house.guest(), "127.0.0.1")):
        charged.clear()
        guest.http.get(f"/api/tables/{table}/review")
        assert charged == [pays] * 2, "for the journal, and for what is kept of the review"


def test_a_reviewer_that_dies_is_told_and_can_be_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "REVIEW_WORKER", ("false",))
    with served(rate=10_000.0, quotas=0) as house:
        ada, bo = house.guest("Ada"), house.guest("Bo")
        table = nearly_over(house, ada, bo)
        play_on([ada.window(table), bo.window(table)], Random(1), 10_000)
        for _ in range(2):
            ada.post(f"/api/tables/{table}/review")
            deadline = time.monotonic() + PATIENCE
            while (told := ada.get(f"/api/tables/{table}/review"))["stage"] != "failed":
                assert time.monotonic() < deadline, told
                time.sleep(0.05)
