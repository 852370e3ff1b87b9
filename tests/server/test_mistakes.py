"""What goes wrong outside the rules is told by code and facts, in the language of whoever asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from bivouac.core.words import words
from tests.server.guests import Guest
from tests.server.houses import Served

HUMANS = [{"kind": "human"}, {"kind": "human"}]
SERVER = "bivouac.server"
Ask = Callable[[Guest], httpx.Response]


def opening(**change: Any) -> Ask:
    """A table that cannot be opened."""
    body = {"game": "takara", "seats": HUMANS, **change}
    return lambda guest: guest.http.post("/api/tables", json=body, headers={"accept-language": "fr"})


def asking(method: str, path: str, **body: Any) -> Ask:
    """Any other request, from a French browser."""
    french = {"accept-language": "fr"}
    return lambda guest: guest.http.request(method, path, json=body or None, headers=french)


ROUTES: dict[str, tuple[str, Ask]] = {
    "a game nobody has": ("no_game", opening(game="chess")),
    "too many seats": ("option_seats", opening(seats=HUMANS * 4)),
    "an option nobody has": ("option_unknown", opening(options={"strange": True})),
    "a bot nobody knows": ("no_bot", opening(seats=[{"kind": "bot", "bot": "deepblue"}, *HUMANS[:1]])),
    "a slow bot": ("bot_too_slow", opening(seats=[{"kind": "bot", "bot": "ismcts:20001"}, *HUMANS[:1]])),
    "a bot in a person's seat": (
        "bot_seat",
        opening(seats=[{"kind": "human", "bot": "greedy"}, *HUMANS[:1]]),
    ),
    "a clock without time": ("clock_empty", opening(clock={})),
    "a clock that runs backwards": ("clock_length", opening(clock={"move": -1})),
    "an absence of a moment": ("absence_length", opening(absence=1)),
    "a lesson of no game": ("no_game", asking("POST", "/api/tables/lesson", game="chess")),
    "a journal too long": ("journal_too_long", asking("POST", "/api/tables/import", text="x\n" * 4000)),
    "a file that is neither a journal nor a position": (
        "no_game",
        asking("POST", "/api/tables/import", text="bonjour\n"),
    ),
    "a journal cut short": ("journal_text", asking("POST", "/api/tables/import", text="bivouac: 1")),
    "a body that is none": ("request", asking("POST", "/api/tables", game=7)),
    "a table nobody opened": ("no_table", asking("GET", "/api/tables/nowhere")),
    "a page nobody wrote": ("not_found", asking("GET", "/api/nothing")),
    "the words of no game": ("game_missing", asking("GET", "/api/games/chess/words")),
    "a name too short": ("login_short", asking("POST", "/api/me/account", login="  a  ", passphrase="x" * 9)),
    "an address that is none": ("mail_address", asking("PATCH", "/api/me", mail="nobody")),
    "a passphrase that is wrong": (
        "passphrase",
        asking("POST", "/api/me/login", login="ada", passphrase="x" * 9),
    ),
    "an old confirmation": ("confirmation", asking("POST", "/api/me/mail", token="old")),
    "a method nobody offers": ("method", asking("PUT", "/api/tables")),
}


@pytest.mark.parametrize("name", ROUTES)
def test_a_french_browser_reads_french(house: Served, name: str) -> None:
    code, ask = ROUTES[name]
    told = ask(house.guest("Ada")).json()
    assert told["code"] == code, told
    said = {lang: words(SERVER, lang).say(f"mistake-{code}", **told["facts"]) for lang in ("en", "fr")}
    assert told["say"] == said["fr"] != said["en"]


def test_a_message_nobody_understands_is_answered_in_the_language_of_the_window(house: Served) -> None:
    ada = house.guest("Ada")
    table = ada.post("/api/tables", game="takara", seats=HUMANS)["id"]
    window = ada.window(table, lang="fr")
    window.socket.send("{")
    told = window.wait("mistake")
    assert (told["code"], told["reason"]) == ("message", words(SERVER, "fr").say("mistake-message"))
    assert told["detail"]


def test_a_bot_nobody_knows_is_answered_in_the_language_of_the_window(house: Served) -> None:
    ada = house.guest("Ada")
    table = ada.post("/api/tables", game="takara", seats=HUMANS)["id"]
    window = ada.window(table, lang="fr")
    told = window.ask("lend", bot="deepblue")
    assert told["code"] == "no_bot"
    assert told["reason"] == words(SERVER, "fr").say("mistake-no_bot", **told["facts"])
