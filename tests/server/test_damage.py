"""A damaged table stays where it is: the house opens, makes its rounds, and says which one it is."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bivouac.server.damage_report import examine
from bivouac.server.house import House
from tests.cli.shell import Answer, run_here
from tests.server.damage import KINDS, spoil
from tests.server.guests import Guest
from tests.server.houses import Served, served, until

Doctor = Callable[..., Answer]


@pytest.fixture
def doctor(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Doctor:
    """What the command finds in the folder of this test."""
    monkeypatch.setenv("LANG", "C.UTF-8")
    return lambda *options: run_here(capsys, "doctor", "--data", str(tmp_path), *options)


def at(folder: Path) -> str:
    """The database of a folder."""
    return f"sqlite:///{folder}/bivouac.db"


def against_a_bot(guest: Guest) -> str:
    """A game in which it is a bot's turn as soon as somebody looks after it."""
    table = guest.opens("human", "random")
    guest.joins(table)
    guest.starts(table)
    window = guest.window(table)
    while window.moves():
        window.catch_up(window.act()["line"])
    assert window.table["actors"] == [1]
    return table


def left_behind(folder: Path, *kinds: str) -> tuple[list[str], str, str]:
    """Tables at which a bot is to act: each damaged in its way, the last one sound; and who sits there."""
    with served(database=at(folder)) as house:
        house.house.bots_and_clocks.closed = True  # nobody looks after the bots
        ada = house.guest("Ada")
        *spoiled, sound = [against_a_bot(ada) for _ in (*kinds, "sound")]
        cookie = ada.cookie
        assert cookie is not None
    for table, kind in zip(spoiled, kinds, strict=True):
        spoil(folder, table, kind)
    return spoiled, sound, cookie


def known(house: Served, cookie: str) -> Guest:
    """Somebody who comes back."""
    guest = house.guest()
    guest.http.cookies.set("bivouac", cookie)
    return guest


def marked(folder: Path, table: str) -> str:
    """What the row says of damage."""
    with closing(sqlite3.connect(folder / "bivouac.db")) as file:
        return str(file.execute("SELECT damaged FROM tables WHERE id = ?", (table,)).fetchone()[0])


def test_a_house_opens_beside_tables_damaged_in_every_way_and_names_them(
    tmp_path: Path, doctor: Doctor
) -> None:
    spoiled, sound, cookie = left_behind(tmp_path, *KINDS)
    with served(database=at(tmp_path)) as house:
        ada = known(house, cookie)
        window = ada.window(sound)
        while not window.moves():  # the bot of the sound table was woken
            window.hear()
        for table, kind in zip(spoiled, KINDS, strict=True):
            assert told_of(ada, table) == {"en": "damaged", "fr": "endommagée"}, kind
            assert ada.knock(f"/ws/{table}").closing() == 4410, kind
        cards = {card["id"]: card["status"] for card in ada.get("/api/tables")["mine"]}
        assert cards == {**dict.fromkeys(spoiled, "damaged"), sound: "playing"}
    for table, kind in zip(spoiled, KINDS, strict=True):
        assert marked(tmp_path, table).startswith(KINDS[kind][1]), kind
    assert marked(tmp_path, sound) == ""
    found = doctor()
    assert found.status == 1
    assert [table for table in spoiled if table not in found.out] == []
    assert sound not in found.out


def told_of(guest: Guest, table: str) -> dict[str, str]:
    """By language, the word for damage in what is said of a table that has some."""
    said = {}
    for lang, word in (("en", "damaged"), ("fr", "endommagée")):
        answer = guest.http.get(f"/api/tables/{table}", headers={"accept-language": lang})
        assert (answer.status_code, answer.json()["error"]) == (500, "damaged")
        assert answer.json()["refusal"]["ruling"] == "house.damaged"
        said[lang] = word if word in answer.json()["say"] else answer.json()["say"]
    return said


def test_a_house_makes_its_rounds_beside_tables_damaged_while_it_is_open(tmp_path: Path) -> None:
    with served(database=at(tmp_path)) as house:
        house.house.bots_and_clocks.closed = True
        ada = house.guest("Ada")
        *spoiled, sound = [against_a_bot(ada) for _ in (*KINDS, "sound")]
        for guest in house.guests:
            guest.sockets.close()
        until(lambda: not any(room.audience.listeners for room in house.house.rooms.rooms.values()))
        house.clockwork.wait(120_000)
        house.house.rooms.put_away_idle()
        for table, kind in zip(spoiled, KINDS, strict=True):
            spoil(tmp_path, table, kind)
        house.house.bots_and_clocks.closed = False
        house.do(lambda open: open.look_around())
        house.do(lambda open: open.look_around())
        window = ada.window(sound)
        while not window.moves():
            window.hear()
        assert house.house.counts["playing"] == len(KINDS) + 1
        for table, kind in zip(spoiled, KINDS, strict=True):
            assert ada.http.get(f"/api/tables/{table}/outlook").json()["error"] == "damaged", kind
        assert house.do(lambda open: _waiting(open)) == []


async def _waiting(house: House) -> list[str]:
    return await house.store.waiting("bot", house.sources.now() + 1, 10)


def test_windows_are_told_when_their_table_turns_out_to_be_damaged(tmp_path: Path) -> None:
    with served(database=at(tmp_path)) as house:
        ada = house.guest("Ada")
        table = ada.opens("human", "human")
        ada.joins(table)
        window = ada.window(table)
        spoil(tmp_path, table, "a line that is no JSON")
        house.do(lambda open: open.rooms.reread(table))
        assert window.closing() == 4410


def test_a_table_that_can_be_read_again_is_damaged_no_more(tmp_path: Path, doctor: Doctor) -> None:
    for mend in ("by being opened", "by the doctor"):
        folder = tmp_path / mend
        folder.mkdir()
        (spoiled,), _, cookie = left_behind(folder, "a last line that is gone")
        assert doctor("--data", str(folder)).status == 1
        assert marked(folder, spoiled)
        with closing(sqlite3.connect(folder / "bivouac.db")) as file, file:
            file.execute("UPDATE tables SET seq = seq - 1 WHERE id = ?", (spoiled,))
        if mend == "by the doctor":
            assert doctor("--data", str(folder)).status == 0
        else:
            with served(database=at(folder)) as house:
                assert known(house, cookie).get(f"/api/tables/{spoiled}")["status"] == "playing"
        assert marked(folder, spoiled) == ""


def test_a_snapshot_that_cannot_be_read_costs_nothing(tmp_path: Path, doctor: Doctor) -> None:
    with served(database=at(tmp_path)) as house:
        ada = house.guest("Ada")
        table, cookie = against_a_bot(ada), ada.cookie
    for body in (b"{", b'{"seq":4,"number":1,"rules":"1","document":{}}'):
        with closing(sqlite3.connect(tmp_path / "bivouac.db")) as file, file:
            file.execute("INSERT OR REPLACE INTO snapshots VALUES (?, 4, '1', ?)", (table, body))
        with served(database=at(tmp_path)) as house:
            assert known(house, str(cookie)).get(f"/api/tables/{table}")["status"] == "playing"
    assert doctor().status == 0


def test_seats_that_cannot_be_read_break_no_list(tmp_path: Path) -> None:
    with served(database=at(tmp_path)) as house:
        ada = house.guest("Ada")
        tables = {ada.opens("open", "human"), ada.opens("open", "human")}
        with closing(sqlite3.connect(tmp_path / "bivouac.db")) as file, file:
            file.execute("UPDATE tables SET seats = x'00' WHERE id = ?", (min(tables),))
        assert {card["id"] for card in house.guest().get("/api/tables")["open"]} == tables


def test_a_player_whose_line_cannot_be_read_may_still_be_forgotten(tmp_path: Path) -> None:
    with served(database=at(tmp_path)) as house:
        ada = house.guest("Ada")
        table = ada.opens("human", "human")
        ada.joins(table)
        spoil(tmp_path, table, "a line that is no JSON")
        assert ada.http.delete("/api/me").is_success


# The doctor


def test_a_sound_house_is_said_to_be_sound(tmp_path: Path, doctor: Doctor) -> None:
    with served(database=at(tmp_path)) as house:
        house.guest("Ada").opens("human", "human")
    assert doctor() == Answer(0, "The database is sound.\n1 table examined, none damaged.\n", "")
    french = doctor("--lang", "fr")
    assert french.out == "La base de données est saine.\n1 table examinée, aucune endommagée.\n"
    found = msgspec.json.decode(doctor("--json").out)
    assert found == {"tables": 1, "damaged": [], "database": []}


def test_what_can_be_saved_of_a_damaged_game_can_be_imported_again(
    tmp_path: Path, doctor: Doctor, capsys: pytest.CaptureFixture[str]
) -> None:
    (spoiled,), _, _ = left_behind(tmp_path, "a line that is no JSON")
    folder = tmp_path / "saved"
    answer = doctor("--save", str(folder), "--json")
    (found,) = msgspec.json.decode(answer.out)["damaged"]
    assert (answer.status, found["table"], found["part"]) == (1, spoiled, f"line {found['lines']}")
    assert found["sound"] == found["lines"] - 1
    journal = folder / f"{spoiled}.txt"
    assert journal.stat().st_mode & 0o777 == 0o600
    assert run_here(capsys, "import", str(journal), "--data", str(tmp_path)).status == 0
    assert doctor("--save", str(folder)).status == 2  # nothing is written over


def test_a_damaged_table_is_listed_and_can_be_closed(
    tmp_path: Path, doctor: Doctor, capsys: pytest.CaptureFixture[str]
) -> None:
    (spoiled,), sound, _ = left_behind(tmp_path, "a gap")
    doctor()
    listed = run_here(capsys, "tables", "--status", "damaged", "--data", str(tmp_path))
    assert (spoiled in listed.out, sound in listed.out, "damaged" in listed.out) == (True, False, True)
    assert run_here(capsys, "tables", "--close", spoiled, "--data", str(tmp_path)).status == 0
    closed = run_here(capsys, "tables", "--status", "closed", "--data", str(tmp_path))
    assert spoiled in closed.out


def test_a_page_that_cannot_be_read_is_the_database_s_own_damage(tmp_path: Path, doctor: Doctor) -> None:
    with served(database=at(tmp_path), quotas=0) as house:
        ada = house.guest("Ada")
        for _ in range(60):
            ada.opens("human", "human")
    file = tmp_path / "bivouac.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (page,) = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'tables_by_status'"
        ).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as raw:
        raw.seek((page - 1) * size)
        raw.write(b"\xff" * size)
    answer = doctor()
    assert answer.status in (1, 2)
    assert "damaged" in answer.out + answer.err or "malformed" in answer.out + answer.err


def test_a_house_of_any_database_is_examined(postgres_url: str) -> None:
    with served(database=postgres_url) as house:
        house.guest("Ada").opens("human", "human")

        async def look(open: House) -> tuple[list[str], int]:
            return await open.store.check(), len([found async for found in examine(open.store)])

        assert house.do(look) == ([], 1)
