"""Sessions: one for each browser, rotated, listed, ended one by one, and never brought back."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Literal

import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.exceptions import VerifyMismatchError
from itsdangerous import URLSafeSerializer
from sqlalchemy import text

from bivouac.server import identity
from bivouac.server.identity import DAY, FRESH, IDLE_ACCOUNT, IDLE_GUEST, SEEN_EVERY
from bivouac.store import Player, Session, Store
from bivouac.store.engine import locate, prepare
from bivouac.store.migrating import migrate
from tests.server.guests import Guest, problem
from tests.server.houses import Served, served, until

PHRASE = "four wet tents"
PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1"
)
LAPTOP = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"


def account(login: str = "ada", passphrase: str = PHRASE) -> dict[str, str]:
    """What opens an account."""
    return {"login": login, "passphrase": passphrase}


def copy_of(house: Served, guest: Guest) -> Guest:
    """Somebody with the same cookie, as of now."""
    return house.guest(Cookie=f"bivouac={guest.cookie}")


def known(guest: Guest) -> bool:
    """Is this cookie somebody's?"""
    return bool(guest.get("/api/me")["known"])


def test_a_cookie_from_before_the_account_opens_nothing_afterwards(own_house: Served) -> None:
    ada = own_house.guest("Ada")
    planted = copy_of(own_house, ada)
    ada.post("/api/me/account", **account())
    assert not known(planted)
    assert ada.get("/api/me")["login"] == "ada"


def test_signing_in_begins_a_session_and_ends_the_one_before(own_house: Served) -> None:
    own_house.guest("Ada").post("/api/me/account", **account())
    visitor = own_house.guest("Visitor")
    before = copy_of(own_house, visitor)
    visitor.post("/api/me/login", **account())
    assert visitor.get("/api/me")["name"] == "Ada"
    assert not known(before)


def test_another_passphrase_ends_every_other_session_and_its_windows(own_house: Served) -> None:
    ada = own_house.guest("Ada")
    ada.post("/api/me/account", **account())
    phone = own_house.guest()
    phone.post("/api/me/login", **account())
    window = phone.knock("/ws/lobby")
    window.wait("lobby")
    ada.post("/api/me/account", **account(passphrase="another phrase"), former=PHRASE)
    assert window.closing() == 4401
    assert not known(phone)
    assert known(ada)


def test_signing_out_ends_the_session_whoever_else_has_its_cookie(own_house: Served) -> None:
    ada = own_house.guest("Ada")
    thief = copy_of(own_house, ada)
    window = thief.knock("/ws/lobby")
    window.wait("lobby")
    ada.post("/api/me/logout")
    assert window.closing() == 4401
    assert not known(thief)


def test_sessions_are_listed_by_device_and_ended_one_by_one(own_house: Served) -> None:
    laptop = own_house.guest(**{"User-Agent": LAPTOP})
    laptop.post("/api/me/account", **account())
    own_house.clockwork.wait(1_000)
    phone = own_house.guest(**{"User-Agent": PHONE})
    phone.post("/api/me/login", **account())
    listed = laptop.get("/api/me/sessions")
    assert [(one["device"], one["here"]) for one in listed] == [
        ("Safari, iPhone", False),
        ("Firefox, Linux", True),
    ]
    window = phone.knock("/ws/lobby")
    window.wait("lobby")
    left = laptop.http.delete(f"/api/me/sessions/{listed[0]['id']}").json()
    assert [one["here"] for one in left] == [True]
    assert window.closing() == 4401
    assert not known(phone)
    assert known(laptop)


def test_nobody_ends_the_session_of_somebody_else(own_house: Served) -> None:
    ada, eve = own_house.guest("Ada"), own_house.guest("Eve")
    (mine,) = ada.get("/api/me/sessions")
    with problem(404, "not_found") as answers:
        answers.append(eve.http.delete(f"/api/me/sessions/{mine['id']}"))
    assert known(ada)
    with problem(401, "unknown_player") as answers:
        answers.append(own_house.guest().http.get("/api/me/sessions"))


def test_the_cookie_of_who_comes_back_is_sent_again_so_that_no_browser_forgets_it(own_house: Served) -> None:
    ada = own_house.guest("Ada")
    assert "set-cookie" not in ada.http.get("/api/me").headers
    own_house.clockwork.wait(2 * DAY)
    assert ada.http.get("/api/me").cookies["bivouac"] == ada.cookie


def test_the_name_of_a_session_is_no_cookie(own_house: Served) -> None:
    ada = own_house.guest("Ada")
    (mine,) = ada.get("/api/me/sessions")
    assert not known(own_house.guest(Cookie=f"bivouac={mine['id']}"))


def test_a_session_nobody_uses_ends_that_of_an_account_sooner(own_house: Served) -> None:
    ada, guest = own_house.guest("Ada"), own_house.guest("Guest")
    ada.post("/api/me/account", **account())
    for _ in range(3):  # used from time to time, it goes on
        own_house.clockwork.wait(IDLE_ACCOUNT - DAY)
        assert known(ada)
    own_house.clockwork.wait(IDLE_ACCOUNT + DAY)
    assert not known(ada)
    own_house.clockwork.wait(IDLE_GUEST)
    assert not known(guest)
    own_house.do(lambda house: house.look_around())
    assert own_house.do(lambda house: house.store.sessions_of("player0001")) == []


def test_a_cookie_signed_before_sessions_were_kept_is_known_again(tmp_path: Path) -> None:
    url, secret = f"sqlite:///{tmp_path}/bivouac.db", bytes(32)
    engine = prepare(locate(url))
    migrate(engine, "0001")
    with engine.begin() as connection:
        ada = "('ada', 'Ada', 'fr', 3, 0, 1800000000000, false)"
        bo = "('bo', 'Bo', 'fr', 0, 0, 1800000000000, true)"
        columns = "(id, name, lang, generation, created, seen, banned)"
        connection.execute(text(f"INSERT INTO players {columns} VALUES {ada}, {bo}"))
        connection.execute(text("INSERT INTO secrets VALUES ('cookies', :value)"), {"value": secret})
    engine.dispose()

    def cookie(*signed: str | int) -> str:
        return f"bivouac={URLSafeSerializer(secret, salt='cookie').dumps(list(signed))}"

    with served(database=url) as house:
        old = house.guest(Cookie=cookie("ada", 3))
        assert old.get("/api/me")["name"] == "Ada"
        assert not known(house.guest(Cookie=cookie("ada", 2)))  # revoked before
        assert house.guest(Cookie=cookie("bo", 0)).get("/api/me")["banned"]["until"] is None
        old.post("/api/me/revoke")
        assert not known(house.guest(Cookie=cookie("ada", 3)))


class Watched(PasswordHasher):
    """Notes its work."""

    work: ClassVar[list[str]] = []

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        """The same, noted."""
        self.work.append("hash")
        return super().hash(password, salt=salt)

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        """The same, noted."""
        self.work.append("verify")
        return super().verify(hash, password)


def test_a_name_nobody_has_costs_as_much_as_a_wrong_passphrase(own_house: Served) -> None:
    own_house.guest("Ada").post("/api/me/account", **account())
    own_house.house.identity._hasher = Watched()
    for login in ("ada", "nobody"):
        with problem(401, "unknown_player") as answers:
            answers.append(own_house.guest().http.post("/api/me/login", json=account(login, "wrong horse")))
        assert Watched.work == ["verify"], login
        Watched.work.clear()


def test_what_nobody_has_is_as_dear_to_compare_with_as_a_true_hash() -> None:
    hasher = PasswordHasher()
    nobodys = identity.nobodys(hasher)
    assert extract_parameters(nobodys) == extract_parameters(hasher.hash(PHRASE))
    assert nobodys != identity.nobodys(hasher)
    with pytest.raises(VerifyMismatchError):  # it was computed, and not dismissed as no hash
        hasher.verify(nobodys, PHRASE)


def test_passphrases_are_tried_slowly_at_one_account_from_wherever(own_house: Served) -> None:
    own_house.guest("Ada").post("/api/me/account", **account())

    def attempt(number: int, login: str = "ada") -> int:
        eve = own_house.guest(**{"X-Forwarded-For": f"198.51.100.{number}"})
        return eve.http.post("/api/me/login", json=account(login, "another guess")).status_code

    assert [attempt(number) for number in range(30)] == [401] * 30
    assert 429 in [attempt(number) for number in range(30, 34)]
    assert attempt(40, "bo") == 401


def test_many_addresses_of_one_ipv6_network_are_one(own_house: Served) -> None:
    def attempt(address: str) -> int:
        eve = own_house.guest(**{"X-Forwarded-For": address})
        return eve.http.post("/api/me/login", json=account("nobody", "another guess")).status_code

    tried = [attempt(f"2001:db8:1:2::{number:x}") for number in range(1, 12)]
    assert tried[:8] == [401] * 8
    assert 429 in tried
    assert attempt("2001:db8:1:3::1") == 401


def counted_reads(house: Served, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sessions that are read from the database from now on."""
    read: list[str] = []
    store = house.house.store
    find = store.session

    async def counted(id: str) -> tuple[Session, Player] | None:
        read.append(id)
        return await find(id)

    monkeypatch.setattr(store, "session", counted)
    return read


def test_a_session_is_not_read_again_while_all_news_are_heard(
    own_house: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = own_house.guest("Ada")
    assert known(ada)
    read = counted_reads(own_house, monkeypatch)
    for _ in range(5):
        own_house.clockwork.wait(FRESH - 1)
        own_house.house.identity.vouch(own_house.clockwork.ticks())
        assert known(ada)
    assert not read


def test_a_session_is_read_again_once_nothing_was_heard_for_a_while(
    own_house: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_house.house.identity, "vouch", lambda ticks: None)
    ada = own_house.guest("Ada")
    assert known(ada)
    read = counted_reads(own_house, monkeypatch)
    own_house.clockwork.wait(2 * FRESH)
    assert known(ada)
    assert len(read) == 1


def test_who_plays_on_for_hours_is_seen_every_hour(own_house: Served) -> None:
    ada = own_house.guest("Ada")
    assert known(ada)
    for _ in range(3):
        own_house.clockwork.wait(SEEN_EVERY + 1)
        own_house.house.identity.vouch(own_house.clockwork.ticks())
        assert known(ada)
        found = own_house.do(lambda house: house.store.session("session0001"))
        assert found is not None
        assert found[0].seen == own_house.clockwork.now()


def test_a_session_ended_behind_our_back_is_trusted_no_more(own_house: Served) -> None:
    """Whichever part of the house ends it: the store itself tells who is not as they were."""
    ada = own_house.guest("Ada")
    assert known(ada)
    own_house.do(lambda house: house.store.end_session("session0001", "player0001"))
    own_house.house.identity.vouch(own_house.clockwork.ticks())
    assert not known(ada)


def test_what_an_operators_command_did_to_a_player_is_heard(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/bivouac.db"
    with served(database=url) as house:
        ada = house.guest("Ada")
        assert known(ada)
        house.do(lambda _: _elsewhere(url))
        until(lambda: not known(ada))


async def _elsewhere(url: str) -> None:
    store = await Store.open(url)
    try:
        await store.end_session("session0001", "player0001")
    finally:
        await store.close()
