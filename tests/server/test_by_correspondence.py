"""Tables by correspondence: days that outlive the process, one reminder a wait, vacations, time called."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bivouac.server.notices import GRACE
from bivouac.table.charter import DAY
from tests.server.guests import Guest, problem
from tests.server.houses import NOON, Clockwork, Served, served, until
from tests.server.prepared import account
from tests.server.relays import Relay
from tests.server.test_notices import PUSHING, later, subscribes
from tests.server.test_notices import relay as relay

HOUR = 3600_000


@pytest.fixture
def posting() -> Iterator[Served]:
    """A house that tells browsers, whose visitors come from many networks."""
    with served(trusted_proxies="127.0.0.1", **PUSHING) as house:
        yield house


def by_post(house: Served, *people: Guest, days: int = 4, **more: Any) -> str:
    """A game of these people with days for each action; the first one is its host."""
    table = people[0].opens(*("human" for _ in people), clock={"days": days}, **more)
    for guest in people:
        guest.joins(table)
    people[0].starts(table)
    return table


def view(guest: Guest, table: str) -> dict[str, Any]:
    """The table as they see it."""
    found: dict[str, Any] = guest.get(f"/api/tables/{table}")
    return found


def test_home_says_until_when_and_a_bot_stands_in_after_that(posting: Served) -> None:
    ada, bo = account(posting, "Ada"), account(posting, "Bo")
    table = by_post(posting, ada, bo)
    (seat,) = view(ada, table)["actors"]
    (card,) = (ada, bo)[seat].get("/api/tables")["mine"]
    assert (card["turn"], card["until"]) == (True, NOON + 4 * DAY + 1)
    assert view(ada, table)["clock"]["until"] == {str(seat): NOON + 4 * DAY}
    later(posting, 4 * DAY - 1)
    assert not view(ada, table)["seats"][seat]["lent"]
    later(posting, 2)
    later(posting, 2)
    assert view(ada, table)["seats"][seat]["lent"]
    (ada, bo)[seat].window(table, seat=seat).ask("back", seat=seat)
    assert not view(ada, table)["seats"][seat]["lent"]


def test_at_a_rated_table_whose_days_run_out_has_lost(posting: Served) -> None:
    ada, bo = account(posting, "Ada"), account(posting, "Bo")
    table = by_post(posting, ada, bo, rated=True)
    (seat,) = view(ada, table)["actors"]
    later(posting, 4 * DAY + 1)
    assert view(ada, table)["status"] == "closed"
    (past,) = (ada, bo)[seat].get("/api/me/history")["games"]
    assert [one["gave_up"] for one in past["seats"]] == [seat == 0, seat == 1]
    (other,) = (ada, bo)[1 - seat].get("/api/me/history")["games"]
    assert other["seats"][1 - seat]["won"]


def test_one_notice_and_one_reminder_a_wait(posting: Served, relay: Relay) -> None:
    ada = account(posting, "Ada")
    ada.patch("/api/me", lang="en")
    browser = subscribes(ada, relay)
    table = ada.opens("human", "human", clock={"days": 4})
    for seat in (0, 1):
        ada.joins(table, seat=seat)
    ada.starts(table)
    later(posting, HOUR)
    later(posting, 3 * DAY - HOUR - 1)
    assert len(relay.handed) == 1
    for _ in range(5):
        later(posting, HOUR)
    turn, reminder = (browser.shows(body) for body in relay.bodies("/ada"))
    assert (turn["title"], reminder["title"]) == ("Your turn: Takara", "Still your turn: Takara")
    assert "3 days left" in turn["body"]
    assert "23 hours left" in reminder["body"]
    assert turn["tag"] == reminder["tag"], "the one replaces the other"


def test_days_are_kept_through_a_restart_and_nobody_loses_by_a_closed_house(tmp_path: Path) -> None:
    place: dict[str, Any] = {"database": f"sqlite:///{tmp_path / 'kept.db'}", "quotas": 0}
    with served(**place) as house:
        ada = house.guest("Ada")
        table = ada.opens("human", "human", clock={"days": 1})
        for seat in (0, 1):
            ada.joins(table, seat=seat)
        ada.starts(table)
        cookie = ada.cookie
    clockwork = Clockwork()
    clockwork.wait(3 * DAY)
    with served(clockwork, opened=clockwork.moment, **place) as house:
        ada = house.guest(Cookie=f"bivouac={cookie}")
        (seat,) = view(ada, table)["actors"]
        assert view(ada, table)["clock"]["until"] == {str(seat): NOON + DAY}
        later(house, GRACE - 1)
        assert not view(ada, table)["seats"][seat]["lent"]
        later(house, 60_001)
        assert view(ada, table)["seats"][seat]["lent"]


def test_a_vacation_stops_the_days_and_everybody_at_the_table_is_told(posting: Served) -> None:
    ada, bo = account(posting, "Ada"), account(posting, "Bo")
    table = by_post(posting, ada, bo, rated=True)
    (seat,) = view(ada, table)["actors"]
    away, other = (ada, bo)[seat], (ada, bo)[1 - seat]
    posting.clockwork.wait(DAY)
    ways = away.post("/api/me/vacation", days=20)
    assert (ways["vacation"], ways["vacation_left"]) == (NOON + 21 * DAY, 10)
    assert view(other, table)["seats"][seat]["away"] == NOON + 21 * DAY
    told = other.get(f"/api/tables/{table}/log")[-1]
    assert (told["kind"], told["seat"]) == ("away", seat)
    later(posting, 12 * DAY)
    assert view(other, table)["status"] == "playing"
    assert away.http.delete("/api/me/vacation").json()["vacation_left"] == 18
    assert view(other, table)["clock"]["until"] == {str(seat): NOON + 16 * DAY}
    later(posting, 3 * DAY + 1)
    assert view(other, table)["status"] == "closed"


def test_nobody_on_vacation_is_written_to_until_it_is_over(posting: Served, relay: Relay) -> None:
    ada = account(posting, "Ada")
    subscribes(ada, relay)
    ada.post("/api/me/vacation", days=2)
    table = ada.opens("human", "human", clock={"days": 4})
    for seat in (0, 1):
        ada.joins(table, seat=seat)
    ada.starts(table)
    until(lambda: view(ada, table)["seats"][0]["away"] is not None)
    later(posting, DAY)
    assert relay.handed == []
    later(posting, DAY + 1)
    assert len(relay.handed) == 1


def test_time_is_not_called_at_a_table_that_was_not_told_of_a_vacation(posting: Served) -> None:
    ada, bo = account(posting, "Ada"), account(posting, "Bo")
    table = by_post(posting, ada, bo)
    (seat,) = view(ada, table)["actors"]
    away = (ada, bo)[seat]
    player = posting.do(lambda house: house.identity.player_of(away.cookie))
    assert player is not None
    posting.clockwork.wait(DAY)
    vacations = posting.house.vacations
    tell, vacations._tell_everywhere = vacations._tell_everywhere, _tell_nobody  # type: ignore[method-assign]
    away.post("/api/me/vacation", days=10)
    vacations._tell_everywhere = tell  # type: ignore[method-assign]
    later(posting, 3 * DAY + 1)
    assert not view(ada, table)["seats"][seat]["lent"]
    assert view(ada, table)["clock"]["until"] == {str(seat): NOON + 14 * DAY}


async def _tell_nobody(away: Any) -> None:
    """The process dies right here."""


def test_a_vacation_is_an_accounts_and_has_an_end(posting: Served) -> None:
    with problem(403, "forbidden") as answers:
        answers.append(posting.guest("Zoe").http.post("/api/me/vacation", json={"days": 3}))
    ada = account(posting, "Ada")
    with problem(400, "request") as answers:
        for days in (0, 31, -1):
            answers.append(ada.http.post("/api/me/vacation", json={"days": days}))
    ada.post("/api/me/vacation", days=25)
    with problem(429, "too_many_vacations") as answers:
        answers.append(ada.http.post("/api/me/vacation", json={"days": 1}))
    ada.http.delete("/api/me/vacation")
    posting.clockwork.wait(DAY)
    ada.post("/api/me/vacation", days=29)


@pytest.mark.parametrize(
    ("clock", "code"),
    [({"days": 15}, "clock_days"), ({"days": 2, "bank": 1000}, "clock_either"), ({"days": 0}, "clock_empty")],
)
def test_a_clock_that_cannot_be_is_refused_by_name(house: Served, clock: dict[str, int], code: str) -> None:
    wishes = [{"kind": "human"}] * 2
    with problem(400, "setup") as answers:
        answers.append(
            house.guest("Ada").http.post(
                "/api/tables", json={"game": "takara", "seats": wishes, "clock": clock}
            )
        )
    assert answers[0].json()["code"] == code
