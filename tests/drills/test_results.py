"""Killed as rated games end, a server keeps every result with its ratings, and counts none of them twice."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import msgspec
import pytest
from itsdangerous import URLSafeSerializer

from bench.served import Served, serving
from bivouac import game
from bivouac.server.ratings import rate
from bivouac.server.rooms import founding_of
from bivouac.store import Player, Result, Session, Standing, Store
from bivouac.table import ClockPlan, SeatPlan, Table
from bivouac.table.charter import DAY, found
from bivouac.table.gathering import start, take
from bivouac.table.playing import act
from tests.drills.crowd import Crowd, crowd
from tests.drills.test_crashes import Blow, kill_all, kill_one_worker, kill_the_server, replace

pytestmark = pytest.mark.timeout(1800)

TAKARA = game("takara")
PAIRS = 4
LEFT = 6  # actions to the end of each game, if it were played on as it began


def account(number: int) -> str:
    """The id of somebody with an account."""
    return f"account{number:02}"


def nearly_over(id: str, seed: int, people: list[str], now: int) -> Table:
    """A rated game of two accounts, played at random until a few actions before its end."""

    def played(most: int) -> Table:
        plans = [SeatPlan("human")] * 2
        charter = found(
            TAKARA,
            options={},
            seats=plans,
            seed=seed.to_bytes(32, "big"),
            host=people[0],
            clock=ClockPlan(bank=DAY),
            rated=True,
        )
        table = Table(id, charter, TAKARA)
        for seat, player in enumerate(people):
            take(table, player, player, now, seat=seat, invited=True)
        start(table, people[0], now)
        luck = random.Random(seed)
        while table.actors() and table.course.count < most:
            assert table.state is not None
            seat = table.actors()[0]
            act(table, seat, table.state.text(luck.choice(table.state.legal(seat))), now)
        return table

    return played(played(10_000).course.count - LEFT)


async def prepare(url: str, rounds: int) -> dict[str, list[str]]:
    """Accounts with sessions, and a table of every pair for each round; the cookies of its seats."""
    store = await Store.open(url)
    now = time.time_ns() // 1_000_000
    sign = URLSafeSerializer(await store.secret("cookies", lambda: bytes(32)), salt="cookie")
    for number in range(2 * PAIRS):
        id = account(number)
        session = Session(id=f"session-{id}", player=id, created=now, seen=now)
        player = Player(
            id=id, name=id, lang="en", generation=0, created=now, seen=now, login=id, handle=f"handle-{id}"
        )
        await store.add_player(player, session)
    seated: dict[str, list[str]] = {}
    for number in range(rounds * PAIRS):
        # Whoever met in one round meets somebody else in the next: all results hang together.
        first = number % PAIRS
        second = PAIRS + (first + number // PAIRS) % PAIRS
        people = [account(first), account(second)]
        new = founding_of(nearly_over(f"rated{number:03}", number + 1, people, now), now)
        await store.create(new.row, new.entries, new.holders)
        seated[new.row.id] = [str(sign.dumps([f"session-{id}"])) for id in people]
    await store.close()
    return seated


async def campaign(
    served: Served, seated: dict[str, list[str]], blows: list[Blow], workers: int = 1
) -> Crowd:
    """All games are played to their end at once; blows fall as they end."""
    async with crowd(served, random.Random()) as people:
        for table, cookies in seated.items():
            sitting = people.sit(table, cookies, "p")
            people.tasks.append(asyncio.create_task(sitting.attend()))
        for number, blow in enumerate(blows, 1):
            goal = len(seated) * number // (len(blows) + 1)

            def ended(goal: int = goal) -> bool:
                return sum(sitting.over for sitting in people.sittings) >= goal

            await people.until(ended, f"{goal} games end")
            await asyncio.sleep(people.dice.uniform(0, 0.02))  # at any byte
            blow(served, people.dice)
            await asyncio.to_thread(replace, served, workers)
        await people.finish()
    return people


async def examine(url: str, tables: list[str]) -> None:
    """Every game has its results, each with a rating; played again in order, they are the same."""
    store = await Store.open(url)
    by_game: list[list[Result]] = []
    for id in tables:
        row = await store.row(id)
        assert row is not None
        assert row.status == "over"
        results = await store.people.results_of(id)
        assert [result.seat for result in results] == [0, 1], "one result a seat, no more"
        assert all(result.rated and result.rating is not None for result in results)
        by_game.append(results)
    for number in range(2 * PAIRS):
        mine = [result for game in by_game for result in game if result.player == account(number)]
        (standing,) = await store.people.standings(account(number))
        assert standing.games == len(mine), "each game was counted once"
        assert standing.rating in [result.rating for result in mine]
        career = await store.people.career(account(number))
        (tally,) = career.tallies
        counted = (len(mine), sum(one.won for one in mine), sum(one.points or 0 for one in mine))
        assert (tally.played, tally.won, tally.points) == counted, "and summed up once"
        assert sum(one.together for one in career.companions) == len(mine)
    _check_order(by_game)
    await store.close()


def _check_order(by_game: list[list[Result]]) -> None:
    """Some order of the games leads from nothing to all these ratings: none was lost on the way."""
    known: dict[str, Standing] = {}
    left = by_game[:]
    while left:
        for results in left:
            new = rate([msgspec.structs.replace(one, rating=None, spread=None) for one in results], known)
            if all(new[one.player].rating == pytest.approx(one.rating, abs=1e-6) for one in results):
                known |= new
                left.remove(results)
                break
        else:
            raise AssertionError(f"{len(left)} games count from ratings that nobody had")


@pytest.mark.parametrize("part", range(4))
def test_no_result_without_its_ratings_and_none_counted_twice_on_sqlite(
    part: int, tmp_path: Path, deep: bool
) -> None:
    if part and not deep:
        pytest.skip("only with --deep")
    url = f"sqlite:///{tmp_path / 'bivouac.db'}"
    seated = asyncio.run(prepare(url, rounds=12 if deep else 4))
    blows: list[Blow] = [kill_the_server] * (12 if deep else 3)
    with serving("--database", url, "--quotas", "0", "--rate", "10000") as served:
        asyncio.run(campaign(served, seated, blows))
        assert served.stop() == 0
    asyncio.run(examine(url, list(seated)))


@pytest.mark.parametrize("part", range(4))
def test_no_result_without_its_ratings_and_none_counted_twice_on_postgresql_with_workers(
    part: int, postgres_url: str, deep: bool
) -> None:
    if part and not deep:
        pytest.skip("only with --deep")
    seated = asyncio.run(prepare(postgres_url, rounds=12 if deep else 4))
    blows: list[Blow] = [kill_one_worker, kill_all, kill_the_server] * (4 if deep else 1)
    shared = ("--workers", "2", "--quotas", "0", "--rate", "10000")
    with serving("--database", postgres_url, *shared) as served:
        asyncio.run(campaign(served, seated, blows, workers=2))
        assert served.stop() == 0
    asyncio.run(examine(postgres_url, list(seated)))
