"""Mail: an address is asked whether it is read before anything else is sent there."""

from __future__ import annotations

import re
import socketserver
import threading
from collections.abc import Iterator
from email import message_from_string
from email.policy import default

import pytest

from bivouac.server.addresses import letters_url
from bivouac.server.identity import CONFIRM_SECONDS
from bivouac.server.settings import Settings
from bivouac.server.waits import PATIENCE
from tests.server.guests import Guest, problem
from tests.server.houses import Served, served, until


class Postbox(socketserver.ThreadingTCPServer):
    """A mail server that keeps what it is handed."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Postman)
        self.letters: list[str] = []

    def text(self, number: int) -> str:
        """The words of a letter."""
        letter = message_from_string(self.letters[number], policy=default)
        return f"{letter['To']}\n{letter['Subject']}\n{letter.get_content()}"


class Postman(socketserver.StreamRequestHandler):
    """Just enough of the protocol."""

    server: Postbox

    def handle(self) -> None:
        """Take letters until told to quit."""
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline().strip():
            if line.upper() == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                self.server.letters.append(self._letter())
            self.wfile.write(b"221 bye\r\n" if line.upper() == b"QUIT" else b"250 ok\r\n")

    def _letter(self) -> str:
        lines = []
        while (line := self.rfile.readline()) not in (b".\r\n", b""):
            lines.append(line.decode())
        return "".join(lines)


@pytest.fixture
def postbox() -> Iterator[Postbox]:
    """A mail server on this machine."""
    with Postbox() as box:
        threading.Thread(target=box.serve_forever, daemon=True).start()
        yield box
        box.shutdown()


@pytest.fixture
def mailing(postbox: Postbox) -> Iterator[Served]:
    """A house that can write to people."""
    smtp = f"smtp://127.0.0.1:{postbox.server_address[1]}"
    with served(smtp=smtp, quotas=0, trusted_proxies="127.0.0.1") as house:
        yield house


def token_in(letter: str) -> str:
    """What the link of a letter brings."""
    found = re.search(r"/confirm#token=(\S+)", letter)
    assert found is not None, letter
    return found[1]


def waiting_for(house: Served, ada: Guest) -> None:
    """It is Ada's turn at a table, whoever begins, and she has been away for a while."""
    ada.plays_alone()
    house.clockwork.wait(PATIENCE + 1)
    house.do(lambda inside: inside.notices.look_around())


def test_nothing_but_the_question_is_sent_to_an_address_until_it_is_answered(
    mailing: Served, postbox: Postbox
) -> None:
    ada = mailing.guest("Ada", **{"Accept-Language": "fr"})
    assert ada.patch("/api/me", lang="fr", mail="ada@example.org")["confirmed"] is False
    until(lambda: len(postbox.letters) == 1)
    assert "Lisez-vous ce courrier" in postbox.text(0)
    waiting_for(mailing, ada)
    until(lambda: not mailing.house.notices.tasks)
    assert len(postbox.letters) == 1
    token = token_in(postbox.text(0))
    mailing.guest().post("/api/me/mail", token=token)  # in whichever browser the mail was opened
    assert ada.get("/api/me")["confirmed"] is True
    waiting_for(mailing, ada)
    until(lambda: len(postbox.letters) == 2)
    assert "À vous de jouer" in postbox.text(1)


def test_a_confirmation_of_another_address_confirms_nothing(mailing: Served, postbox: Postbox) -> None:
    ada = mailing.guest("Ada")
    ada.patch("/api/me", mail="ada@example.org")
    until(lambda: len(postbox.letters) == 1)
    ada.patch("/api/me", mail="eve@example.org")
    with problem(404, "not_found") as answers:
        for token in (token_in(postbox.text(0)), "made up", ""):
            answers.append(mailing.guest().http.post("/api/me/mail", json={"token": token}))
    assert ada.get("/api/me")["confirmed"] is False


def test_a_confirmation_is_good_for_a_while(
    mailing: Served, postbox: Postbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = mailing.guest("Ada")
    ada.patch("/api/me", mail="ada@example.org")
    until(lambda: len(postbox.letters) == 1)
    monkeypatch.setattr("itsdangerous.timed.time.time", lambda: 4_000_000_000 + CONFIRM_SECONDS)
    with problem(404, "not_found") as answers:
        token = token_in(postbox.text(0))
        answers.append(mailing.guest().http.post("/api/me/mail", json={"token": token}))


def test_nobody_has_letters_sent_to_many_addresses(mailing: Served, postbox: Postbox) -> None:
    eve = mailing.guest("Eve")
    asked = [
        eve.http.patch("/api/me", json={"mail": f"victim{number}@example.org"}).status_code
        for number in range(5)
    ]
    assert asked == [200, 200, 200, 429, 429]
    again = mailing.guest("Eve again").http.patch("/api/me", json={"mail": "victim@example.org"})
    assert again.status_code == 429
    until(lambda: not mailing.house.notices.tasks)
    assert len(postbox.letters) == 3


def test_links_in_letters_lead_somewhere_also_where_no_address_was_named() -> None:
    assert letters_url(Settings(public_url="https://camp.example/")) == "https://camp.example"
    assert letters_url(Settings(host="192.0.2.7", port=8000)) == "http://192.0.2.7:8000"
    assert letters_url(Settings(host="127.0.0.1", port=8000)) == "http://127.0.0.1:8000"
