"""`bivouac players`: who was here, and who is let in no more; and files for their owner only."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest

from bivouac.cli.data_folder import lock
from bivouac.server.operating import moment
from bivouac.store import Report, Store
from tests.cli.shell import Run, assert_one_line
from tests.store.samples import a_player, a_session

DAY = 24 * 3600 * 1000


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A house where Ada has an account and Zoé is a guest."""

    async def fill() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/bivouac.db")
        ada = a_player("ada7", login="ada", passphrase="$argon2id$secret", mail="ada@example.org")
        await store.add_player(ada, a_session("s1", "ada7", network="192.0.2.7"))
        await store.add_player(a_player("zoe9", name="Zoé"))
        await store.close()

    asyncio.run(fill())
    return tmp_path


def bans(run: Run, data: Path) -> list[dict[str, object]]:
    """The bans as a program reads them."""
    found: list[dict[str, object]] = json.loads(run("players", "--bans", "--json", "--data", data).out)
    return found


def test_players_are_listed_with_their_networks_and_without_their_secrets(run: Run, data: Path) -> None:
    for options in ([], ["--json"]):
        told = run("players", *options, "--data", data)
        assert told.status == 0
        assert all(word in told.out for word in ("ada7", "Zoé", "192.0.2.7"))
        assert "argon2" not in told.out
        assert "example.org" not in told.out


@pytest.mark.parametrize(
    ("who", "kind", "subject"),
    [
        ("zoe9", "player", "zoe9"),
        ("  ADA ", "player", "ada7"),
        ("192.0.2.7", "network", "192.0.2.7/32"),
        ("192.0.2.9/24", "network", "192.0.2.0/24"),
        ("2001:db8:1:2:3::4", "network", "2001:db8:1:2::/64"),
    ],
)
def test_somebody_is_banned_by_id_account_or_network_and_let_in_again(
    run: Run, data: Path, who: str, kind: str, subject: str
) -> None:
    begun = time.time() * 1000
    done = run("players", "--ban", who, "--until", "2w", "--reason", "spam", "--data", data)
    assert (done.status, done.out) == (0, "")
    (ban,) = bans(run, data)
    assert (ban["kind"], ban["subject"], ban["reason"]) == (kind, subject, "spam")
    assert isinstance(ban["until"], int)
    assert abs(ban["until"] - begun - 14 * DAY) < DAY
    assert subject in run("players", "--bans", "--data", data).out
    assert run("players", "--unban", who, "--data", data).status == 0
    assert bans(run, data) == []


def test_a_ban_without_a_term_is_for_good(run: Run, data: Path) -> None:
    run("players", "--ban", "zoe9", "--data", data)
    assert bans(run, data)[0]["until"] is None
    assert "for good" in run("players", "--bans", "--data", data).out
    assert json.loads(run("players", "--json", "--data", data).out)[1]["banned"] is True


@pytest.mark.parametrize(
    ("options", "part"),
    [
        (["--ban", "nobody"], "nobody is called 'nobody'"),
        (["--ban", "0.0.0.0/0"], "most of the world"),
        (["--ban", "2000::/3"], "most of the world"),
        (["--ban", "zoe9", "--until", "soon"], "--until 'soon'"),
        (["--ban", "zoe9", "--until", "2001-01-01"], "over already"),
        (["--ban", "zoe9", "--reason", "a\nb"], "--reason"),
        (["--unban", "zoe9"], "is not banned"),
        (["--until", "3d"], "--ban"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(run: Run, data: Path, options: list[str], part: str) -> None:
    assert_one_line(run("players", *options, "--data", data), part)
    assert bans(run, data) == []


def test_a_term_is_counted_from_now_and_a_date_is_that_day() -> None:
    assert moment("3d", 1_000) == 1_000 + 3 * DAY
    assert moment("12h", 0) == DAY // 2
    assert moment("2100-01-01T00:00+00:00", 0) == 4_102_444_800_000


def test_an_export_and_the_lock_are_for_their_owner_only(run: Run, data: Path) -> None:
    journal, copy = data / "game.txt", data / "again.txt"
    run("play", "takara", "--players", "random,random", "--journal", journal)
    table = run("import", journal, "--data", data).out.strip()
    assert run("export", table, copy, "--data", data).status == 0
    assert copy.read_text("utf-8").startswith("bivouac")
    with lock(f"sqlite:///{data}/bivouac.db"):
        mine = (copy, data / "bivouac.db", data / "bivouac.db.kept", data / "bivouac.db.lock")
        assert [file.stat().st_mode & 0o777 for file in mine] == [0o600] * 4


def test_the_operator_reads_what_players_told_of_one_another(run: Run, data: Path) -> None:
    assert json.loads(run("players", "--reports", "--json", "--data", data).out) == []

    async def tell() -> None:
        store = await Store.open(f"sqlite:///{data}/bivouac.db")
        for player in ("p1", "p2"):
            await store.add_player(a_player(player))
        await store.people.report(Report("r1", 1_000, "p1", "p2", "t1", "stalling", "for ever"))
        await store.close()

    asyncio.run(tell())
    (told,) = json.loads(run("players", "--reports", "--json", "--data", data).out)
    assert (told["reporter"], told["subject"], told["reason"]) == ("p1", "p2", "stalling")
    assert "for ever" in run("players", "--reports", "--data", data).out
