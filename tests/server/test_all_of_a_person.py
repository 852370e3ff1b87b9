"""Everything that is kept of somebody: all of it in their export, nothing of it left once they are deleted.

Both tests look into every table of the database, on either kind of it: one that is added later must say which
part of the export has it, and is searched for what should be gone.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from bivouac.store.schema import METADATA
from tests.server.guests import Guest, play_on
from tests.server.houses import Served, served
from tests.server.prepared import account, nearly_over
from tests.server.test_company import befriend, handle, says

NAME = "Zerlina Quux"
MAIL = "zerlina@quux.example"
WORDS = "parsnip marmalade"
DEVICE = "Firefox, Linux"

# Where a player's id may be found, and which part of their export tells what stands there.
EXPORTED = {
    "players": "player",
    "listed_names": "player",
    "sessions": "devices",
    "holders": "seats",
    "entries": "words",
    "results": "results",
    "ratings": "ratings",
    "tallies": "sums",
    "streaks": "streaks",
    "companions": "companions",
    "bonds": "company",
    "invitations": "invitations",
    "reports": "reports",
    "bans": "bans",
    "tables": "opened",
    "audit": "trail",
}
# Rows of a game that has their id in it and nothing else of theirs; `seats` and `opened` name the tables.
OF_THE_TABLE = {"snapshots", "archives"}


@pytest.fixture(params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest) -> Iterator[Served]:
    """A house on either database."""
    url = str(request.getfixturevalue(f"{request.param}_url"))
    with served(database=url, rate=10_000.0, quotas=0) as opened:
        yield opened


def lives(house: Served) -> tuple[Guest, Guest]:
    """Somebody who has done all that one can do here, and a friend of theirs."""
    zoe = house.guest(**{"User-Agent": "Mozilla/5.0 (X11; Linux) Firefox/140.0"})
    zoe.patch("/api/me", name=NAME, mail=MAIL)
    zoe.post("/api/me/account", login="zerlina", passphrase="three dry tents")
    bo, eve = account(house, "Bo"), account(house, "Eve")
    befriend(zoe, bo)
    says(zoe, eve, "block")
    over = nearly_over(house, zoe, bo, rated=True)
    play_on([zoe.window(over), bo.window(over)], Random(1), 1_000)
    running = zoe.plays_with(bo)
    zoe.window(running).ask("say", text=WORDS)
    elsewhere = bo.opens("human", "human")
    zoe.window(elsewhere).ask("say", text=WORDS)
    invited = zoe.opens("human", "human")
    zoe.joins(invited, seat=0)
    zoe.post(f"/api/tables/{invited}/invite", handle=handle(bo))
    theirs = bo.opens("human", "human")
    bo.post(f"/api/tables/{theirs}/invite", handle=handle(zoe))
    zoe.post(f"/api/tables/{running}/report", seat=1, reason="words", words="rude words")
    bo.post(f"/api/tables/{running}/report", seat=0, reason="other", words="a secret of Bo's")
    return zoe, bo


def written(value: object) -> str:
    """A value of a row as text."""
    return bytes(value).decode("utf-8", "replace") if isinstance(value, bytes | memoryview) else f"{value}"


def rows(house: Served) -> dict[str, list[str]]:
    """Every row of every table, as text."""

    def read(connection: Any) -> dict[str, list[str]]:
        return {
            table.name: [
                " ".join(written(value) for value in row) for row in connection.execute(select(table))
            ]
            for table in METADATA.sorted_tables
        }

    with house.house.store.engine.connect() as connection:
        return read(connection)


def id_of(house: Served) -> str:
    """The id behind the name."""
    found = house.do(lambda opened: opened.store.people.find("zerlina", 2))
    return found[0].id


def test_every_table_that_knows_a_player_is_in_their_export(house: Served) -> None:
    zoe, _ = lives(house)
    id = id_of(house)
    told = json.loads(zoe.http.get("/api/me/export").text)
    knowing = {name for name, found in rows(house).items() if any(id in row for row in found)}
    assert knowing - OF_THE_TABLE == set(EXPORTED) - {"bans"}, "nobody is banned here"
    for name in knowing - OF_THE_TABLE:
        assert told[EXPORTED[name]], f"the export says nothing of {name}"
    assert told["player"]["mail"] == MAIL
    assert told["devices"][0]["device"] == DEVICE
    assert {one["text"] for one in told["words"]} >= {WORDS}
    assert {one.get("to", "") + one.get("by", "") for one in told["invitations"]} == {"Bo"}
    assert [one["words"] for one in told["reports"]] == ["rude words"]
    assert "account_made" in [one["kind"] for one in told["trail"]]
    for foreign in ("a secret of Bo's", "argon2", id):
        assert foreign not in json.dumps({key: value for key, value in told.items() if key != "player"})


def test_nothing_of_the_person_is_left_anywhere_once_they_are_deleted(house: Served) -> None:
    zoe, bo = lives(house)
    id = id_of(house)
    known = handle(zoe)
    before = "\n".join(row for found in rows(house).values() for row in found)
    for part in (NAME, MAIL, WORDS, DEVICE, "zerlina", "rude words", known):
        assert part in before, f"{part} was there to be deleted"
    assert zoe.http.delete("/api/me").status_code == 200
    left = rows(house)
    for part in (NAME, MAIL, WORDS, DEVICE, "zerlina", "rude words", "a secret of Bo's", known):
        found = [name for name, some in left.items() if any(part in row for row in some)]
        assert found == [], f"{part} is still in {found}"
    opaque = {name for name, some in left.items() if any(id in row for row in some)}
    assert opaque <= {"audit", "tables"} | OF_THE_TABLE, (
        "an id that leads nowhere, on the trail and at tables"
    )
    assert "audit" in opaque
    history = bo.get("/api/me/history")["games"]
    assert [seat["departed"] for seat in history[0]["seats"]].count(True) == 1
    assert bo.get("/api/me/company")["friends"] == []
