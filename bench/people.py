"""How quickly people find their own among very many: `python -m bench.people [--postgres URL] [--write]`.

A database is filled with accounts, games that are over and what they were for everybody; a real server in a
process of its own, on one core, then answers what a browser asks for its home, a history, a profile and a
list of the strongest: for people with as many games as others, and for one who has played ten thousand.
Beside the time of an answer stands what the server itself worked for it, which a busy machine changes less.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import httpx
from itsdangerous import URLSafeSerializer
from sqlalchemy import Connection

from bench.sections import RESULTS, put_section
from bench.served import Served, cpu_seconds, serving
from bench.stored import fill
from bivouac.games import game, names
from bivouac.store import Store, engine
from bivouac.store.migrating import migrate
from bivouac.store.schema import PLAYERS, RATINGS, SESSIONS, TABLES
from bivouac.store.schema import RESULTS as ROWS

ACCOUNTS = 10_000
ROWS_WANTED = 1_000_000
WITH_JOURNALS = 10_000
RATED = 0.2  # of all games
MOST_PLAYED = 10_000  # games of the one who has played most
BATCH = 2_000  # tables written at once
ASKED = 200  # times each question is asked
MUST = 100.0  # milliseconds, for 19 answers of 20
NOON = 1_800_000_000_000
VETERAN = "p0"
BEFORE_SUMS = "0011"  # the last schema without them


def fill_people(connection: Connection) -> None:
    """The accounts, each with a session and a rating in every game that is not played together."""
    people = range(ACCOUNTS)
    common = {"lang": "fr", "generation": 0, "created": NOON, "seen": NOON}
    connection.execute(
        PLAYERS.insert(),
        [
            {"id": f"p{one}", "name": f"Person {one}", "login": f"l{one}", "handle": f"h{one}", **common}
            for one in people
        ],
    )
    session = {"generation": 0, "created": NOON, "seen": NOON, "device": "", "network": ""}
    connection.execute(
        SESSIONS.insert(), [{"id": f"s{one}", "player": f"p{one}", **session} for one in people]
    )
    dice = random.Random(3)
    rated = [name for name in names() if not game(name).facts.cooperative]
    strengths = [(one, name, dice.gauss(1500, 200)) for one in people for name in rated]
    known = {"spread": 60.0, "games": 40, "changed": NOON}
    rows = [
        {"player": f"p{one}", "game": name, "rating": strength, "sure": strength - 120, **known}
        for one, name, strength in strengths
    ]
    connection.execute(RATINGS.insert(), rows)


def fill_games(connection: Connection, first: int, count: int, dice: random.Random) -> None:
    """So many games that are over, of two to four people; the veteran is at a few of every hundred."""
    tables: list[dict[str, Any]] = []
    rows: list[dict[str, Any]] = []
    for number in range(first, first + count):
        seats = dice.choice((2, 2, 3, 4))
        players = [f"p{one}" for one in dice.sample(range(1, ACCOUNTS), seats)]
        if dice.random() < MOST_PLAYED * 2.75 / ROWS_WANTED:
            players[0] = VETERAN
        name, ended = dice.choice(("takara", "arnak", "temple", "agartha")), NOON + number * 1_000
        tables.append(
            {
                "id": f"x{number}",
                "game": name,
                "rules": "1",
                "charter": b"{}",
                "status": "over",
                "turn": "",
                "listed": False,
                "created": ended,
                "touched": ended,
                "seq": 0,
                "seats": b"[]",
                "archived": True,
            }
        )
        ranks = dice.sample(range(1, seats + 1), seats)
        rated = dice.random() < RATED
        rows += [
            {
                "player": player,
                "ended": ended,
                "table_id": f"x{number}",
                "seat": seat,
                "bot": "",
                "game": name,
                "seats": seats,
                "rank": rank,
                "won": rank == 1,
                "points": dice.randrange(20, 90),
                "gave_up": False,
                "length": 1_800_000,
                "actions": 200,
                "counted": True,
                "rated": rated,
                "rating": 1500.0 if rated else None,
                "spread": 60.0 if rated else None,
            }
            for seat, (player, rank) in enumerate(zip(players, ranks, strict=True))
        ]
    connection.execute(TABLES.insert(), tables)
    connection.execute(ROWS.insert(), rows)


async def prepare(url: str) -> bytes:
    """Fill a database; what its server signs cookies with.

    It is filled as it was before results were summed up, and led from there to the schema of today.
    """
    made = engine.prepare(engine.locate(url))
    migrate(made, BEFORE_SUMS)
    dice, games = random.Random(5), round(ROWS_WANTED / 2.75)
    with made.execution_options(writes=True).connect() as connection:
        with connection.begin():
            fill_people(connection)
        for first in range(0, games, BATCH):
            with connection.begin():
                fill_games(connection, first, min(BATCH, games - first), dice)
    await fill(url, WITH_JOURNALS)
    if made.dialect.name == "postgresql":  # it does so by itself, sooner or later
        with made.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql("VACUUM ANALYZE")
    made.dispose()
    store = await Store.open(url)
    try:
        return await store.secret("cookies", lambda: random.Random(1).randbytes(32))
    finally:
        await store.close()


QUESTIONS = {
    "home": "/api/tables",
    "turns": "/api/me/turns",
    "history": "/api/me/history",
    "history, far back": f"/api/me/history?after={NOON + 50_000_000}.x",
    "history, won, one game": "/api/me/history?end=won&game=temple",
    "history, a companion": "/api/me/history?sought=person%2077",
    "profile": "/api/me/profile",
    "the strongest": "/api/games/takara/leaderboard",
}


class Answers(NamedTuple):
    """How long one kind of people waited for an answer, and the server's own work for each (milliseconds)."""

    waits: list[float]
    work: float


def ask_all(served: Served, secret: bytes) -> dict[str, tuple[Answers, Answers]]:
    """For each question, what the answers to many people cost, and those to the veteran."""
    cookies = URLSafeSerializer(secret, salt="cookie")
    dice = random.Random(7)
    found = {}
    with httpx.Client(base_url=served.url, timeout=60.0, trust_env=False) as http:

        def ask(path: str, session: str) -> float:
            begun = time.perf_counter()
            answer = http.get(path, headers={"cookie": f"bivouac={cookies.dumps([session])}"})
            answer.raise_for_status()
            return (time.perf_counter() - begun) * 1000

        def ask_each(path: str, sessions: list[str]) -> Answers:
            before = cpu_seconds(served.pid)
            waits = [ask(path, session) for session in sessions]
            return Answers(waits, (cpu_seconds(served.pid) - before) * 1000 / len(sessions))

        for name, path in QUESTIONS.items():
            many = ask_each(path, [f"s{dice.randrange(1, ACCOUNTS)}" for _ in range(ASKED)])
            found[name] = (many, ask_each(path, ["s0"] * (ASKED // 4)))
    return found


def part(values: list[float], share: float) -> float:
    """The value below which that share of them lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def told(kind: str, found: dict[str, tuple[Answers, Answers]]) -> list[str]:
    """The rows of a table of figures."""
    rows = []
    for name, kinds in found.items():
        figures = [
            figure for one in kinds for figure in (part(one.waits, 0.5), part(one.waits, 0.95), one.work)
        ]
        met = "yes" if max(part(one.waits, 0.95) for one in kinds) < MUST else "no"
        rows.append(f"| {kind} | {name} | {' | '.join(f'{one:.1f}' for one in figures)} | {met} |")
    return rows


@contextmanager
def on_one_core() -> Iterator[None]:
    """Everything that is started meanwhile shares one core."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def measure(url: str, *options: str) -> dict[str, tuple[Answers, Answers]]:
    """Fill a database, serve it on one core, and ask."""
    begun = time.monotonic()
    secret = asyncio.run(prepare(url))
    print(f"filled in {time.monotonic() - begun:.0f} s", file=sys.stderr)
    with on_one_core(), serving(*options, "--rate", "100000") as served:
        return ask_all(served, secret)


def main() -> None:
    """Measure SQLite, and PostgreSQL where one is named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--postgres", metavar="URL", help="an empty database to measure as well")
    parser.add_argument("--write", action="store_true", help="write the figures to bench/results.md")
    chosen = parser.parse_args()
    with TemporaryDirectory(prefix="bivouac-people-") as folder:
        url = f"sqlite:///{Path(folder) / 'bivouac.db'}"
        rows = told("SQLite", measure(url, "--data", folder))
    if chosen.postgres:
        rows += told("PostgreSQL", measure(chosen.postgres, "--database", chosen.postgres))
    lines = [
        "## People among many",
        "",
        f"Measured on {datetime.now(UTC):%Y-%m-%d} by `python -m bench.people`: {ACCOUNTS} accounts and "
        f"{ROWS_WANTED} results, {WITH_JOURNALS} games with journals; server and client together on one "
        f"core. Milliseconds of an answer to anybody, and to one who has played {MOST_PLAYED} games; beside "
        "them the time on a processor that the server took for one (what a PostgreSQL took is not in it).",
        "",
        "| database | asked | median | 19 of 20 | work | veteran | 19 of 20 | work | below 100 |",
        "|---|---|---:|---:|---:|---:|---:|---:|---|",
        *rows,
    ]
    print("\n".join(lines))
    if chosen.write:
        put_section(RESULTS, "people", lines)


if __name__ == "__main__":
    main()
