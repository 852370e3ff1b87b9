"""Shares: what one guest asks for, however much it is, the others do not wait for."""

from __future__ import annotations

import threading
import time
from functools import cache
from random import Random

import pytest

import bivouac
from bivouac.core import journal as journals
from bivouac.core import replay
from bivouac.core.entries import Lent, Undone
from bivouac.core.journal import Journal
from bivouac.server.imports import MOST_LINES
from bivouac.server.thinking_share import OF_A_GUEST
from bivouac.table import SeatPlan, Table
from bivouac.table.charter import found
from bivouac.table.gathering import start, take
from tests.server.guests import DEADLINE, Guest, problem
from tests.server.houses import NOON, Served, until
from tests.server.prepared import SEED, TAKARA, id_of
from tests.server.test_bots_at_tables import my_turn

THINKING = "ismcts:500"


@cache
def written(actions: int, *lent: tuple[int, str], circles: int = 0) -> str:
    """A random journal of Takara: seats lent first, at the end an action undone and done again so often."""
    journal = Journal("takara", TAKARA.facts.rules, 2, TAKARA.start(2, 5).dump()["options"], 5)
    state, luck = replay.start(TAKARA, journal), Random(1)
    for seat, bot in lent:
        journal.add(Lent(seat, bot))
    for _ in range(actions):
        if not state.actors():
            replay.close(journal, state)
            return journals.format(journal)
        seat = state.actors()[0]
        action = luck.choice(state.legal(seat))
        text, before = state.text(action), state.copy()
        state.play(seat, action)
        replay.record(journal, state, seat, text)
    for _ in range(circles):
        journal.add(Undone(journal.count - 1))
        state = before.copy()
        state.play(seat, action)
        replay.record(journal, state, seat, text)
    return journals.format(journal)


def bring(guest: Guest, text: str) -> str:
    """Import a journal."""
    return str(guest.post("/api/tables/import", text=text)["id"])


# Imports


def test_a_journal_too_long_for_a_table_is_refused_at_once(house: Served) -> None:
    text = written(60, circles=MOST_LINES)
    with problem(400, "setup") as answers:
        answers.append(house.guest("Ada").http.post("/api/tables/import", json={"text": text}))
    assert "too long for a table" in answers[0].json()["say"]


def test_a_journal_is_played_again_elsewhere_while_others_are_answered(
    house: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The longest that is let in; a bench says how long others wait, here they only must not stop."""
    monkeypatch.setattr(house.house.imports, "seconds", DEADLINE)  # a crowded machine is no reason to give up
    text = written(200, circles=MOST_LINES // 2 - 150)
    ada, bo = house.guest("Ada"), house.guest("Bo")
    bring(ada, written(20))  # the process has started
    laid: list[str] = []
    bringing = threading.Thread(target=lambda: laid.append(bring(ada, text)))
    bringing.start()
    waits = []
    while bringing.is_alive():
        begun = time.monotonic()
        bo.get("/health")
        waits.append(time.monotonic() - begun)
        time.sleep(0.01)
    bringing.join()
    assert ada.get(f"/api/tables/{laid[0]}")["number"] == 200
    assert sorted(waits)[len(waits) // 2] < 1.0


def test_a_journal_that_takes_too_long_is_given_up(own_house: Served) -> None:
    ada = own_house.guest("Ada")
    bring(ada, written(20))
    own_house.house.imports.seconds = 0.001
    with problem(400, "setup") as answers:
        # The longest that is let in: a short one may be over before the timer of a processor ticks.
        text = written(200, circles=MOST_LINES // 2 - 150)
        answers.append(ada.http.post("/api/tables/import", json={"text": text}))
    own_house.house.imports.seconds = 30.0
    assert ada.get(f"/api/tables/{bring(ada, written(20))}")["number"] == 20


def test_one_brings_one_journal_at_a_time(own_house: Served) -> None:
    ada = own_house.guest("Ada")
    own_house.house.imports.bringing.add(id_of(own_house, ada))
    assert ada.refused("/api/tables/import", text=written(20)) == "too_fast"
    assert bring(own_house.guest("Bo"), written(20))


def test_a_journal_in_play_brings_no_bot_that_may_not_sit_at_a_table(house: Served) -> None:
    ada = house.guest("Ada")
    for lent in ("ismcts:10000000", "ismcts:60000ms", "deepblue"):
        with problem(400, "setup") as answers:
            answers.append(ada.http.post("/api/tables/import", json={"text": written(20, (1, lent))}))
    assert bring(ada, written(20, (1, "ismcts:20000")))


def test_a_game_that_is_over_may_have_been_played_by_anybody_but_not_again(house: Served) -> None:
    ada = house.guest("Ada")
    table = bring(ada, written(10_000, (1, "ismcts:10000000")))
    assert ada.get(f"/api/tables/{table}")["status"] == "over"
    with problem(400, "setup") as answers:
        answers.append(ada.http.post(f"/api/tables/{table}/rematch"))
    assert "thinks too long" in answers[0].json()["say"]


def test_a_bot_that_may_not_think_so_long_gives_way_to_the_stand_in(own_house: Served) -> None:
    """However it came to the table: an operator may have laid the journal."""
    ada = own_house.guest("Ada")
    me = id_of(own_house, ada)
    seats = [SeatPlan("human"), SeatPlan("bot", "ismcts:10000000")]
    table = Table("strong", found(TAKARA, options={}, seats=seats, seed=SEED, host=me), TAKARA)
    take(table, me, "Ada", NOON, invited=True)
    start(table, me, NOON)
    window = ada.window(own_house.lay_out(table))
    acted: set[int] = set()
    while acted != {0, 1}:
        my_turn(window)
        window.catch_up(window.act()["line"])
        lines = [line for message in window.heard for line in message.get("lines", [])]
        acted = {line["seat"] for line in lines if line["kind"] == "acted"}


# Thinking


def against(guest: Guest, bot: str) -> str:
    """A game against that bot, not yet begun."""
    table = guest.opens("human", bot)
    guest.joins(table)
    return table


def test_a_guest_has_few_tables_at_a_time_with_bots_that_think_long(own_house: Served) -> None:
    ada, bo = own_house.guest("Ada"), own_house.guest("Bo")
    for _ in range(OF_A_GUEST):
        ada.starts(against(ada, THINKING))
    last = against(ada, THINKING)
    assert ada.refused(f"/api/tables/{last}/start") == "too_many_thinking"
    assert ada.refused("/api/tables/import", text=written(20, (1, THINKING))) == "too_many_thinking"
    quick = against(ada, "greedy")
    ada.starts(quick)
    ada.post("/api/me/account", login="ada", passphrase="a long enough one")
    ada.starts(last)
    bo.starts(against(bo, THINKING))


def test_a_seat_is_lent_to_a_bot_that_thinks_long_only_within_the_share(own_house: Served) -> None:
    ada = own_house.guest("Ada")
    for _ in range(OF_A_GUEST):
        ada.starts(against(ada, THINKING))
    bo = own_house.guest("Bo")
    table = ada.plays_with(bo)
    window = ada.window(table)
    refused = window.ask("lend", bot=THINKING)["refusal"]
    assert refused["ruling"] == "house.too_many_thinking"
    assert window.ask("lend")["type"] == "ack"


def test_tables_left_alone_are_in_nobody_s_way(own_house: Served) -> None:
    ada = own_house.guest("Ada")
    for _ in range(OF_A_GUEST):
        ada.starts(against(ada, THINKING))
    windows = [ada.window(card["id"]) for card in ada.get("/api/tables")["mine"]]
    for window in windows:
        my_turn(window)
    until(lambda: not any(room.thinking for room in own_house.house.rooms.rooms.values()))
    own_house.clockwork.wait(700_000)
    ada.starts(against(ada, THINKING))


@pytest.mark.parametrize("name", bivouac.names())
def test_the_bots_that_are_offered_may_sit_at_tables(house: Served, name: str) -> None:
    card = next(card for card in house.guest().get("/api/games") if card["name"] == name)
    seats = max(2, card["seats"][0])
    for bot in card["bots"]:
        house.guest("Ada").opens("human", *[bot] * (seats - 1), game=name)
