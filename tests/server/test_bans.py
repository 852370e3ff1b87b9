"""Bans: by player or network, for a while or for good; told to whom they concern, heard by every worker."""

from __future__ import annotations

from pathlib import Path

import pytest

from bivouac.store import Ban, Store
from tests.server.guests import problem
from tests.server.houses import NOON, Served, banish, served, until

NEW_TABLE = {"game": "takara", "seats": [{"kind": "human"}, {"kind": "human"}]}


def test_who_is_banned_is_told_until_when_and_why(own_house: Served) -> None:
    ada = own_house.guest("Ada")
    own_house.do(lambda house: banish(house, "player0001", until=NOON + 3600_000, reason="spam"))
    told = ada.get("/api/me", lang="fr")["banned"]
    assert (told["until"], told["reason"]) == (NOON + 3600_000, "spam")
    assert told["say"].startswith("Vous n’êtes pas admis ici avant le 2027-01-15 09:00 UTC")
    with problem(403, "banned") as answers:
        answers.append(ada.http.patch("/api/me", json={"name": "Eve"}))
        answers.append(ada.http.post("/api/tables", json=NEW_TABLE))
    assert "spam" in answers[0].json()["say"]
    assert all("set-cookie" not in answer.headers for answer in answers)


def test_a_ban_ends_with_its_term(own_house: Served) -> None:
    ada = own_house.guest("Ada")
    own_house.do(lambda house: banish(house, "player0001", until=NOON + 1_000))
    assert ada.get("/api/me")["known"] is False
    own_house.clockwork.wait(1_001)
    assert ada.get("/api/me")["known"] is True


def test_a_ban_is_noticed_though_the_clock_was_set_back(own_house: Served) -> None:
    ada = own_house.guest("Ada")
    ada.get("/api/me")
    own_house.clockwork.moment -= 24 * 3600_000
    own_house.do(lambda house: banish(house, "player0001"))
    assert ada.get("/api/me")["known"] is False


def test_what_is_remembered_of_a_session_ages_though_the_clock_was_set_back(own_house: Served) -> None:
    ada = own_house.guest("Ada")
    ada.get("/api/me")
    own_house.clockwork.moment -= 24 * 3600_000
    own_house.clockwork.passed += 6_000
    own_house.do(lambda house: house.store.end_session("session0001", "player0001"))
    assert ada.get("/api/me")["known"] is False


def test_a_banned_network_is_shown_out_and_let_in_no_more(own_house: Served) -> None:
    eve = own_house.guest("Eve", **{"X-Forwarded-For": "2001:db8:1:2::5"})
    bo = own_house.guest("Bo", **{"X-Forwarded-For": "2001:db8:1:3::5"})
    window, other = eve.knock("/ws/lobby"), bo.knock("/ws/lobby")
    window.wait("lobby")
    own_house.do(lambda house: banish(house, network="2001:db8:1:2::/64", reason="flood"))
    assert window.closing() == 4401
    again = own_house.guest(**{"X-Forwarded-For": "2001:db8:1:2::99"})
    with problem(403, "banned") as answers:
        answers.append(again.http.post("/api/tables", json=NEW_TABLE))
        answers.append(again.http.get("/api/tables"))
    assert again.get("/api/me")["banned"]["reason"] == "flood"
    assert again.http.get("/").status_code == 200  # the page, which says it in words
    assert other.wait("lobby")
    assert bo.get("/api/me")["banned"] is None


@pytest.mark.parametrize("network", ["192.0.2.0/24", "192.0.2.7/32"])
def test_a_network_is_banned_with_all_its_addresses(own_house: Served, network: str) -> None:
    eve = own_house.guest(**{"X-Forwarded-For": "::ffff:192.0.2.7"})
    own_house.do(lambda house: banish(house, network=network))
    assert eve.http.post("/api/tables", json=NEW_TABLE).status_code == 403


def test_a_running_server_hears_of_a_ban_within_moments(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/bivouac.db"
    with served(database=database) as house:
        ada = house.guest("Ada")
        window = ada.knock("/ws/lobby")
        window.wait("lobby")

        async def ban(_: object) -> None:
            store = await Store.open(database)
            await store.ban(Ban(kind="player", subject="player0001"))
            await store.close()

        house.do(ban)
        assert window.closing() == 4401
        until(lambda: ada.get("/api/me")["known"] is False)
