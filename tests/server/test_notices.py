"""“Your turn” reaches who is away: once for each wait, by the first way that takes it, telling no secret."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import msgspec
import pytest

from bivouac import QuickChance, game, names
from bivouac.core.contract import SPECTATOR
from bivouac.core.mistakes import PlayerMistake
from bivouac.server.briefs import Brief
from bivouac.server.endpoints import Forbidden, checked_endpoint, connect
from bivouac.server.letters import Letter
from bivouac.server.notices import LEASE
from bivouac.server.waits import PATIENCE, Wait
from bivouac.store import Row
from tests.server.guests import Guest, play_on, problem
from tests.server.houses import Clockwork, Served, served, until
from tests.server.prepared import account, nearly_over
from tests.server.relays import Browser, Relay, dripping, relaying
from tests.server.test_company import handle, says
from tests.server.test_mail import Postbox, token_in
from tests.server.test_mail import postbox as postbox


@pytest.fixture
def relay() -> Iterator[Relay]:
    """A relay on this machine."""
    with relaying() as one:
        yield one


@pytest.fixture
def pushing() -> Iterator[Served]:
    """A house that tells browsers."""
    with served(**PUSHING) as house:
        hurry(house)
        yield house


PUSHING: dict[str, Any] = {"push": True, "push_anywhere": True, "quotas": 0}


def hurry(house: Served) -> None:
    """A relay that fails is asked again at once."""
    assert house.house.notices.pushing is not None
    house.house.notices.pushing.rest = 0.01


def subscribes(guest: Guest, relay: Relay, path: str = "/ada") -> Browser:
    """A browser of theirs that wants to be told."""
    browser = Browser()
    guest.post("/api/me/push", **browser.subscription(relay.url + path))
    return browser


def later(house: Served, milliseconds: int = PATIENCE + 1) -> None:
    """Time passes, and the house looks at what is due."""
    house.clockwork.wait(milliseconds)
    house.do(lambda inside: inside.notices.look_around())
    until(lambda: not house.house.notices.tasks)


def test_a_closed_browser_is_told_once_in_its_language_and_again_of_the_next_wait(
    pushing: Served, relay: Relay
) -> None:
    ada = pushing.guest("Ada")
    ada.patch("/api/me", lang="fr")
    browser = subscribes(ada, relay)
    table = ada.plays_alone()
    later(pushing, PATIENCE - 1)
    assert relay.handed == []
    later(pushing, 1)
    ((path, headers, body),) = relay.handed
    shown = browser.shows(body)
    assert (path, shown["url"], set(shown)) == ("/ada", f"/t/{table}", {"title", "body", "url", "tag"})
    assert shown["title"] == "À vous de jouer\u00a0: Takara"
    assert "manche 1" in shown["body"]
    assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
    assert table not in headers["topic"] + shown["tag"]
    for _ in range(3):
        later(pushing, LEASE + 1)
    assert len(relay.handed) == 1
    window = ada.window(table)
    window.act()
    window.close()
    until(lambda: not pushing.do(_seats_of(table)))
    later(pushing)
    assert len(relay.handed) == 2


def _seats_of(table: str) -> Any:
    async def seats(house: Any) -> set[int]:
        return set(house.bus.seats_present(table))

    return seats


def test_whoever_looks_at_the_table_is_told_only_once_they_are_gone(pushing: Served, relay: Relay) -> None:
    ada = pushing.guest("Ada")
    subscribes(ada, relay)
    table = ada.plays_alone()
    window = ada.window(table)
    later(pushing)
    later(pushing)
    assert relay.handed == []
    window.close()
    until(lambda: not pushing.do(_seats_of(table)))
    later(pushing)
    assert len(relay.handed) == 1


def test_a_browser_that_is_gone_is_forgotten_and_a_relay_that_fails_is_asked_three_times(
    pushing: Served, relay: Relay
) -> None:
    ada = pushing.guest("Ada")
    subscribes(ada, relay, "/gone")
    subscribes(ada, relay, "/failing")
    relay.answers = {"/gone": [410], "/failing": [503] * 9}
    ada.plays_alone()
    later(pushing)
    assert (len(relay.bodies("/gone")), len(relay.bodies("/failing"))) == (1, 3)
    (left,) = ada.get("/api/me/ways")["browsers"]
    later(pushing, LEASE + 1)
    assert len(relay.handed) == 4, "what nobody takes is given up"
    ada.http.delete(f"/api/me/push/{left['id']}")
    assert ada.get("/api/me/ways")["browsers"] == []


def test_a_relay_that_never_ends_its_answer_holds_nobody_up(pushing: Served, relay: Relay) -> None:
    assert pushing.house.notices.pushing is not None
    pushing.house.notices.pushing.patience = 0.3
    eve, ada = pushing.guest("Eve"), pushing.guest("Ada")
    with dripping() as slow:
        for number in range(10):
            eve.post("/api/me/push", **Browser().subscription(f"{slow}/{number}"))
        browser = subscribes(ada, relay)
        eve.plays_alone()
        ada.plays_alone()
        later(pushing)
    assert [browser.shows(body)["tag"] for body in relay.bodies("/ada")], "and Ada is told"


def test_a_house_that_was_closed_meanwhile_tells_what_is_due_and_nothing_twice(
    relay: Relay, tmp_path: Path
) -> None:
    place: dict[str, Any] = {"database": f"sqlite:///{tmp_path / 'kept.db'}", **PUSHING}
    with served(**place) as house:
        ada = house.guest("Ada")
        subscribes(ada, relay)
        ada.plays_alone()
        key = ada.get("/api/me/ways")["push_key"]
        cookie = ada.cookie
    assert (tmp_path / "kept.db").stat().st_mode & 0o077 == 0, "the key is for its owner only"
    for _ in range(2):
        with served(Clockwork(), **place) as house:
            later(house)
            ada = house.guest(Cookie=f"bivouac={cookie}")
            assert ada.get("/api/me/ways")["push_key"] == key
        assert len(relay.handed) == 1


def test_signing_out_of_a_browser_ends_its_messages(pushing: Served, relay: Relay) -> None:
    ada = account(pushing, "Ada")
    subscribes(ada, relay)
    ada.plays_alone()
    ada.post("/api/me/logout")
    later(pushing)
    assert relay.handed == []


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/1",
        "https://127.0.0.1/1",
        "https://[::1]/1",
        "https://[::ffff:10.0.0.1]/1",
        "https://10.1.2.3/1",
        "https://169.254.169.254/latest",
        "https://push.example:8443/1",
        "https://user:word@push.example/1",
        "https://push.example/1#x",
        "file:///etc/passwd",
        "https://",
        "https://push.example/" + "x" * 1000,
        "https://push.example/\u00e9",
    ],
)
def test_a_browser_names_no_neighbour_of_ours(endpoint: str) -> None:
    with pytest.raises(PlayerMistake) as wrong:
        checked_endpoint(endpoint, anywhere=False)
    assert wrong.value.code == "push_endpoint"


def test_a_name_that_leads_to_a_neighbour_is_not_followed() -> None:
    assert checked_endpoint("https://localhost/1", anywhere=False)
    with pytest.raises(Forbidden):
        connect("https://localhost/1", anywhere=False)


def test_what_is_no_subscription_is_refused_by_name() -> None:
    with served(push=True, quotas=0) as house:
        ada = house.guest("Ada")
        good = Browser().subscription("https://push.example/1")
        with problem(400, "setup") as answers:
            answers.append(ada.http.post("/api/me/push", json={**good, "endpoint": "https://10.0.0.1/"}))
            answers.append(ada.http.post("/api/me/push", json={**good, "key": "A" * 87}))
        with problem(403, "foreign_origin") as answers:
            foreign = {"Origin": "https://evil.example"}
            answers.append(ada.http.post("/api/me/push", json=good, headers=foreign))
        with problem(401, "unknown_player") as answers:
            answers.append(house.guest().http.post("/api/me/push", json=good))
    with served(quotas=0) as house, problem(404, "not_found") as answers:
        answers.append(house.guest("Ada").http.post("/api/me/push", json=good))


def mails_to(house: Served, ada: Guest, box: Postbox) -> None:
    """Ada reads her mail."""
    before = len(box.letters)
    ada.patch("/api/me", mail="ada@example.org")
    until(lambda: len(box.letters) == before + 1)
    ada.post("/api/me/mail", token=token_in(box.text(before)))


def test_mail_is_written_where_no_push_was_taken_and_ends_with_one_click(
    relay: Relay, postbox: Postbox
) -> None:
    smtp = f"smtp://127.0.0.1:{postbox.server_address[1]}"
    with served(smtp=smtp, public_url="http://localhost", **PUSHING) as house:
        hurry(house)
        ada = house.guest("Ada")
        mails_to(house, ada, postbox)
        subscribes(ada, relay)
        ada.plays_alone()
        later(house)
        assert (len(relay.handed), len(postbox.letters)) == (1, 1), "one notice a wait"
        relay.answers = {"/ada": [404]}
        ada.plays_alone()
        later(house)
        assert len(postbox.letters) == 2
        letter = postbox.letters[1]
        assert "List-Unsubscribe-Post: List-Unsubscribe=One-Click" in letter
        link = letter.split("List-Unsubscribe: <http://localhost")[1].split(">")[0]
        seen = house.guest().http.get(link, follow_redirects=False)
        assert seen.headers["location"].startswith("/unsubscribe#token=")
        assert ada.get("/api/me/ways")["mail"] is True, "to look at a link changes nothing"
        click = house.guest().http.post(link, data={"List-Unsubscribe": "One-Click"})
        assert (click.status_code, ada.get("/api/me/ways")["mail"]) == (200, False)
        ada.plays_alone()
        later(house)
        assert len(postbox.letters) == 2
        with problem(404, "not_found") as answers:
            answers.append(house.guest().http.post("/api/unsubscribe/made-up"))
        assert ada.patch("/api/me/ways", mail=True)["mail"] is True


def test_a_webhook_is_told_of_those_who_want_it() -> None:
    told: list[dict[str, Any]] = []

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            told.append(msgspec.json.decode(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Hook) as hook:
        Thread(target=hook.serve_forever, daemon=True).start()
        with served(webhook=f"http://127.0.0.1:{hook.server_address[1]}/", quotas=0) as house:
            ada = house.guest("Ada")
            ada.plays_alone()
            later(house)
            assert told == []
            assert ada.patch("/api/me/ways", webhook=True)["webhook"] is True
            table = ada.plays_alone()
            later(house)
        hook.shutdown()
    (one,) = told
    assert (one["kind"], one["table"], one["name"], one["game"]) == ("your_turn", table, "Ada", "takara")


def test_whoever_is_blocked_causes_no_notice_by_any_way(pushing: Served, relay: Relay) -> None:
    ada, eve = account(pushing, "Ada"), account(pushing, "Eve")
    subscribes(ada, relay)
    over = nearly_over(pushing, ada, eve)
    windows = [guest.window(over) for guest in (ada, eve)]
    play_on(windows, Random(1), 1_000)
    assert ada.get(f"/api/tables/{over}")["status"] == "over"
    for one in windows:
        one.close()
    waiting = ada.opens("open", "open")
    ada.joins(waiting, seat=0)
    says(ada, eve, "block")
    assert eve.http.post(f"/api/tables/{over}/rematch").status_code == 403
    assert eve.http.post(f"/api/tables/{waiting}/join", json={}).status_code == 403
    assert eve.get("/api/lobby/seat", game="takara", seats=2)["table"] is None
    mine = eve.opens("human", "human")
    eve.joins(mine, seat=0)
    invited = eve.http.post(f"/api/tables/{mine}/invite", json={"handle": handle(ada)})
    assert invited.status_code == 404
    says(eve, ada, "friend")
    window = eve.window(mine)
    window.ask("say", text="Ada, where are you? @Ada")
    later(pushing)
    assert relay.handed == []


@pytest.mark.parametrize("name", names())
def test_a_notice_tells_nothing_that_an_onlooker_would_not_see(name: str) -> None:
    luck = Random(24)
    seats = game(name).facts.seats[1]
    state = game(name).start(seats, seed=7)
    for step in range(60):
        if not state.actors():
            break
        if step % 6 == 0:
            texts = set()
            for world in (state, *(state.redeal(SPECTATOR, QuickChance(seed)) for seed in range(3))):
                texts |= {_letter(name, world, lang).push(lang, 0) for lang in ("en", "fr")}
            assert len(texts) == 2, "a sentence for each language, whatever is hidden"
        seat = luck.choice(state.actors())
        state.play(seat, luck.choice(state.legal(seat)))


def _letter(name: str, state: Any, lang: str) -> Letter:
    shown = state.outlook(SPECTATOR)
    brief = Brief(state.actors(), shown["round"], game(name).facts.rules, shown["prompt"])
    row = Row(
        id="table", game=name, rules="", charter=b"", status="playing", turn="people", listed=False,
        created=0, touched=0, seq=1, brief=msgspec.json.encode(brief),
    )  # fmt: skip
    return Letter(row, Wait(state.actors()[0], 1, 0), "turn", ["Ada", "Bo", "Cy", "Di"], "")


def test_no_log_has_the_address_of_a_browser_or_its_message(
    pushing: Served, relay: Relay, caplog: pytest.LogCaptureFixture
) -> None:
    ada = pushing.guest("Ada")
    relay.answers = {"/secret-place": [500, 500, 400]}
    with caplog.at_level(logging.DEBUG):
        subscribes(ada, relay, "/secret-place")
        table = ada.plays_alone()
        later(pushing)
    ours = [record for record in caplog.records if record.name.startswith("bivouac")]
    said = "\n".join(f"{record.getMessage()} {record.__dict__}" for record in ours)
    assert "a push was not taken" in said
    assert not any(secret in said for secret in ("secret-place", table, "vapid t="))
