"""Bots in processes of their own: what they answer, and what their accidents cost the others."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest
import uvloop

from bivouac import QuickChance, SetupError, game
from bivouac.bots import Glimpse, errand, make_bot, playout
from bivouac.core.contract import State
from bivouac.server.bot_limits import is_quick
from bivouac.server.imports import JOURNAL_WORKER
from bivouac.server.thinkers import WORKER, Thinkers, ThinkingFailed

ODD = (sys.executable, str(Path(__file__).with_name("odd_bots.py")))
LOOPS: dict[str, Callable[[], asyncio.AbstractEventLoop]] = {
    "asyncio": asyncio.new_event_loop,
    "uvloop": uvloop.new_event_loop,
}
HANG_SECONDS = 5.0  # long enough for greedy on a busy machine

Run = Callable[[Coroutine[Any, Any, None]], None]


@pytest.fixture(params=LOOPS)
def run(request: pytest.FixtureRequest) -> Run:
    """Both event loops that a server may run on."""

    def run_on_loop(story: Coroutine[Any, Any, None]) -> None:
        with asyncio.Runner(loop_factory=LOOPS[request.param]) as runner:
            runner.run(story)

    return run_on_loop


@asynccontextmanager
async def thinkers(count: int = 1, **more: Any) -> AsyncIterator[Thinkers]:
    """A pool that leaves nothing behind."""
    before = children()
    pool = Thinkers(count, **{"worker": ODD, **more})
    try:
        yield pool
    finally:
        await pool.close()
    assert children() <= before


def children() -> set[str]:
    """The processes started by this one that are not yet gone, where the system tells."""
    found: set[str] = set()
    for path in Path(f"/proc/{os.getpid()}/task").glob("*/children"):
        with suppress(FileNotFoundError):  # a thread that has just ended
            found.update(path.read_text().split())
    return found


@cache
def position(name: str = "takara") -> tuple[State, int]:
    """A moment with something to decide, and who decides."""
    state = game(name).start(2, 3)
    playout(state, QuickChance(5), 6)
    seat = state.actors()[0]
    assert len(state.legal(seat)) > 1
    return state, seat


async def ask(pool: Thinkers, bot: str, seed: int = 1, name: str = "takara") -> str:
    """What the pool says for a bot in that position."""
    state, seat = position(name)
    return await pool.think(name, state.redeal(seat, QuickChance(seed)).dump(), seat, bot, seed)


def chosen_here(bot: str, seed: int = 1, name: str = "takara") -> str:
    """What a bot of the house chooses in that position, asked in this process."""
    state, seat = position(name)
    return state.text(make_bot(bot, seed).choose(Glimpse(state, seat)))


def last(name: str = "takara") -> str:
    """What an odd bot chooses."""
    state, seat = position(name)
    return state.text(state.legal(seat)[-1])


def test_an_odd_bot_and_greedy_would_not_choose_alike() -> None:
    assert last() != chosen_here("greedy")


@pytest.mark.parametrize("name", ["takara", "_template"])
def test_a_bot_chooses_in_another_process_what_it_chooses_here(name: str) -> None:
    async def story() -> None:
        async with thinkers(worker=WORKER) as pool:
            for seed in range(3):
                for bot in ("random", "greedy", "ismcts:60"):
                    assert await ask(pool, bot, seed, name) == chosen_here(bot, seed, name)

    asyncio.run(story())


def test_a_level_that_cannot_think_gives_way_to_the_next_lower_one_and_that_is_told() -> None:
    async def story() -> None:
        async with thinkers() as pool:
            state, seat = position()
            told: list[str] = []
            text = await pool.think("takara", state.dump(), seat, "master", 1, instead=told.append)
            assert told == ["expert"]
            assert text == chosen_here("expert")
            await pool.think("takara", state.dump(), seat, "expert", 1, instead=told.append)
            assert told == ["expert"], "it thought itself"

    asyncio.run(story())


def test_the_process_that_stands_by_gives_the_first_quick_answer() -> None:
    async def story() -> None:
        async with thinkers(worker=WORKER) as pool:
            before = children()
            await pool.stand_by()
            (waiting,) = children() - before
            assert await ask(pool, "greedy") == chosen_here("greedy")
            assert children() - before == {waiting}

    asyncio.run(story())


def test_a_house_where_nobody_can_stand_by_opens_all_the_same() -> None:
    async def story() -> None:
        async with thinkers(worker=(sys.executable, "-c", "raise SystemExit(3)")) as pool:
            await pool.stand_by()
            assert pool.quick.queue.free == 1

    asyncio.run(story())


def test_games_are_read_while_nobody_asks_and_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs: SimpleQueue[bytes] = SimpleQueue()
    read: list[str] = []

    def reading(name: str) -> None:
        read.append(name)
        if name == "arnak":
            raise ImportError("a game that cannot be read keeps no other from it")
        if name == "continent":
            jobs.put(b"a job")

    monkeypatch.setattr(errand, "game", reading)
    monkeypatch.setattr(errand, "names", lambda: ("agartha", "arnak", "continent", "takara"))
    errand.read_games(jobs)
    assert read == ["agartha", "arnak", "continent"]


def test_a_bot_with_a_budget_of_time_answers_with_a_legal_action() -> None:
    async def story() -> None:
        state, seat = position()
        async with thinkers(worker=WORKER) as pool:
            assert state.parse(await ask(pool, "ismcts:30ms")) in state.legal(seat)

    asyncio.run(story())


def test_a_bot_that_crashes_is_asked_once_more(run: Run, tmp_path: Path) -> None:
    async def story() -> None:
        async with thinkers() as pool:
            assert await ask(pool, f"once:{tmp_path / 'flag'}") == last()

    run(story())


def test_greedy_stands_in_for_a_bot_that_fails_twice() -> None:
    async def story() -> None:
        async with thinkers() as pool:
            for bot in ("overstep", "stumble", "scribble", "forge", "lie"):
                assert await ask(pool, bot) == chosen_here("greedy"), bot
                assert await ask(pool, "random") == chosen_here("random"), f"after {bot}"

    asyncio.run(story())


def test_greedy_stands_in_for_a_bot_that_wants_all_memory() -> None:
    async def story() -> None:
        async with thinkers(mebibytes=400) as pool:
            assert await ask(pool, "devour") == chosen_here("greedy")

    asyncio.run(story())


def test_a_bot_that_hangs_is_killed_in_time_and_greedy_stands_in(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with thinkers(seconds=HANG_SECONDS) as pool:
            assert await ask(pool, "clutch") == chosen_here("greedy")

    asyncio.run(story())
    late = [f"clutch: no answer within {HANG_SECONDS:g} s" in message for message in caplog.messages]
    assert late == [True, True]


def test_a_bot_that_prints_and_reads_disturbs_nobody() -> None:
    async def story() -> None:
        async with thinkers() as pool:
            for _ in range(3):
                assert await ask(pool, "chatter") == last()

    asyncio.run(story())


@pytest.mark.parametrize(("name", "stand_in"), [("takara", "greedy"), ("continent", "planner")])
def test_when_the_stand_in_of_the_game_fails_too_the_reasons_are_told(name: str, stand_in: str) -> None:
    async def story() -> None:
        async with thinkers(worker=(sys.executable, "-c", "raise SystemExit(7)")) as pool:
            with pytest.raises(ThinkingFailed) as failed:
                await ask(pool, "random", name=name)
        told = str(failed.value).split("; ")
        assert told == [
            f"{bot}: the process ended with exit status 7" for bot in ("random", "random", stand_in)
        ]

    asyncio.run(story())


def test_a_process_that_cannot_be_started_is_a_failure_with_a_reason(run: Run, tmp_path: Path) -> None:
    async def story() -> None:
        async with thinkers(worker=(str(tmp_path / "python"),)) as pool:
            with pytest.raises(ThinkingFailed, match="no process could be started"):
                await ask(pool, "random")

    run(story())


def test_the_accidents_of_one_bot_cost_the_others_nothing() -> None:
    async def story() -> None:
        bots = ["exit", "random", "scribble", "greedy:2", "lie", "random"]
        async with thinkers(2) as pool:
            said = await asyncio.gather(*(ask(pool, bot) for bot in bots))
        well = ["greedy", "random", "greedy", "greedy:2", "greedy", "random"]
        assert said == [chosen_here(bot) for bot in well]

    asyncio.run(story())


def test_twenty_jobs_are_done_by_two_processes(tmp_path: Path) -> None:
    async def story() -> None:
        signatures = tmp_path / "signatures"
        async with thinkers(2) as pool:
            said = await asyncio.gather(*(ask(pool, f"sign:{signatures}") for _ in range(20)))
        assert said == [last()] * 20
        signed = signatures.read_text().split()
        assert (len(signed), len(set(signed))) == (20, 2)

    asyncio.run(story())


def test_jobs_are_done_in_the_order_in_which_they_came() -> None:
    async def story() -> None:
        done: list[int] = []

        async def one(number: int) -> None:
            await ask(pool, "greedy:1", number)
            done.append(number)

        async with thinkers() as pool:
            await asyncio.gather(*(one(number) for number in range(10)))
        assert done == list(range(10))

    asyncio.run(story())


def test_a_job_called_off_ends_the_thought_and_frees_its_place(run: Run, tmp_path: Path) -> None:
    async def story() -> None:
        os.mkfifo(tmp_path / "news")
        async with thinkers() as pool:
            thought = asyncio.create_task(ask(pool, f"tell:{tmp_path / 'news'}"))
            waiting = asyncio.create_task(ask(pool, "random"))
            with await asyncio.to_thread(open, tmp_path / "news") as news:
                assert await asyncio.to_thread(news.readline) == "hanging\n"
                thought.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await thought
                async with asyncio.timeout(20):
                    assert await asyncio.to_thread(news.read) == "", "only the end of the process closes it"
            assert await waiting == chosen_here("random")

    run(story())


def test_a_job_may_be_called_off_at_any_moment(run: Run) -> None:
    async def story() -> None:
        async with thinkers(2) as pool:
            for steps in range(25):
                thought = asyncio.create_task(ask(pool, "exit" if steps % 2 else "greedy"))
                for _ in range(steps):
                    await asyncio.sleep(0)
                thought.cancel()
                await asyncio.gather(thought, return_exceptions=True)
            assert (
                await asyncio.gather(*(ask(pool, "random") for _ in range(3))) == [chosen_here("random")] * 3
            )

    run(story())


def test_a_process_that_died_while_it_waited_costs_no_bot_its_second_try(run: Run, tmp_path: Path) -> None:
    async def story() -> None:
        async with thinkers() as pool:
            await ask(pool, "ismcts:1")
            (worker,) = pool.slow.staff._workers
            os.kill(worker.process.pid, 9)
            await worker.ended
            assert await ask(pool, f"once:{tmp_path / 'flag'}") == last()

    run(story())


@pytest.mark.parametrize("command", [WORKER, JOURNAL_WORKER], ids=["bots", "journals"])
def test_a_worker_whose_server_was_killed_ends_without_a_word(command: tuple[str, ...]) -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen((*command, "512", "5"), stdin=pipe, stdout=pipe, stderr=pipe) as worker:
        assert worker.stdout is not None
        assert worker.stderr is not None
        worker.stdout.close()  # before it could greet
        assert worker.stderr.read() == b""
        assert worker.wait() == 0


def test_an_unknown_bot_is_an_answer_and_ends_no_process(tmp_path: Path) -> None:
    async def story() -> None:
        signatures = tmp_path / "signatures"
        async with thinkers() as pool:
            await ask(pool, f"sign:{signatures}")
            for bot in ("human", "ismcts", "\ud800"):
                with pytest.raises(SetupError):
                    await ask(pool, bot)
            await ask(pool, f"sign:{signatures}")
        assert len(set(signatures.read_text().split())) == 1

    asyncio.run(story())


def test_a_bad_document_is_an_answer_with_its_reason() -> None:
    async def story() -> None:
        state, seat = position()
        bad: list[tuple[str, dict[str, Any], int, str]] = [
            ("takara", {}, seat, "game"),
            ("takara", {**state.dump(), "strange": 1}, seat, "strange is unknown"),
            ("_template", state.dump(), seat, "'takara' is not _template"),
            ("chess", state.dump(), seat, "no game called 'chess'"),
            ("takara", state.dump(), 1 - seat, "nothing to decide"),
            ("takara", state.dump(), 99, "nothing to decide"),
            ("takara", {"game": object()}, seat, "cannot be sent"),
            ("takara", {"game": "x" * (17 << 20)}, seat, "too many"),
        ]
        async with thinkers() as pool:
            for name, document, asked, reason in bad:
                with pytest.raises(SetupError, match=reason):
                    await pool.think(name, document, asked, "random", 1)

    asyncio.run(story())


def test_a_bot_may_not_ask_for_more_time_than_a_move_has() -> None:
    pool = Thinkers(1, seconds=20)
    assert (pool.limit("greedy"), pool.limit("ismcts:500ms"), pool.limit("ismcts:20000ms")) == (20, 10.5, 30)
    with pytest.raises(SetupError, match=r"ismcts:20001ms thinks for 20\.001 s"):
        pool.limit("ismcts:20001ms")


def test_a_quick_bot_never_waits_for_those_that_think(tmp_path: Path) -> None:
    async def story() -> None:
        pipe = tmp_path / "pipe"
        os.mkfifo(pipe)
        async with thinkers(1) as pool:
            slow = [asyncio.create_task(ask(pool, f"tell:{pipe}")) for _ in range(3)]
            with await asyncio.to_thread(open, pipe) as news:
                assert await asyncio.to_thread(news.readline) == "hanging\n"
                for bot in ("random", "greedy", "greedy:3"):
                    assert await asyncio.wait_for(ask(pool, bot), 30) == chosen_here(bot)
            assert not any(job.done() for job in slow)
            await pool.close()
            await asyncio.gather(*slow, return_exceptions=True)

    asyncio.run(story())


def test_those_that_think_give_way_to_quick_bots_and_all_of_them_to_the_server() -> None:
    async def story() -> None:
        async with thinkers() as pool:
            await asyncio.gather(ask(pool, "random"), ask(pool, "ismcts:1"))
            (quick,), (slow,) = pool.quick.staff._workers, pool.slow.staff._workers
            nice = [os.getpriority(os.PRIO_PROCESS, pid) for pid in (0, quick.process.pid, slow.process.pid)]
            assert nice == sorted(set(nice)), "the server first, then quick bots, then those that think"

    asyncio.run(story())


def test_only_bots_that_need_a_moment_are_quick() -> None:
    assert all(map(is_quick, ("random", "planner", "greedy", "greedy:1", "greedy:8", "beginner", "expert")))
    assert not any(
        map(is_quick, ("greedy:9", "greedy:64", "ismcts:1", "ismcts:10ms", "master", "deepblue", ""))
    )


def test_a_pool_without_processes_is_refused() -> None:
    with pytest.raises(SetupError):
        Thinkers(0)


def test_closing_ends_what_is_thought_and_what_waits_and_may_be_repeated(run: Run, tmp_path: Path) -> None:
    async def story() -> None:
        pipes = [tmp_path / "one", tmp_path / "other"]
        for pipe in pipes:
            os.mkfifo(pipe)
        bots = [*(f"tell:{pipe}" for pipe in pipes), "ismcts:60", "ismcts:60"]
        async with thinkers(2) as pool:
            jobs = [asyncio.create_task(ask(pool, bot)) for bot in bots]
            for pipe in pipes:
                with await asyncio.to_thread(open, pipe) as news:
                    assert await asyncio.to_thread(news.readline) == "hanging\n"
            await asyncio.gather(pool.close(), pool.close())
            await pool.close()
            for job in jobs:
                with pytest.raises(ThinkingFailed):
                    await job
            with pytest.raises(ThinkingFailed, match="dismissed"):
                await ask(pool, "random")

    run(story())


def test_a_pool_closed_while_it_starts_leaves_no_process(run: Run) -> None:
    async def story() -> None:
        for steps in range(0, 8, 2):
            async with thinkers() as pool:
                job = asyncio.create_task(ask(pool, "random"))
                for _ in range(steps):
                    await asyncio.sleep(0)
            with pytest.raises(ThinkingFailed):
                await job

    run(story())


PARENT = """
import asyncio, sys
from bivouac import game
from bivouac.server.thinkers import Thinkers

async def main():
    state = game("takara").start(2, 3)
    seat = state.actors()[0]
    pool = Thinkers(2, seconds=float(sys.argv[1]), worker=sys.argv[2:4])
    await asyncio.gather(*(pool.think("takara", state.dump(), seat, bot, 1) for bot in sys.argv[4:]))

asyncio.run(main())
"""


@pytest.mark.parametrize(("bot", "seconds"), [("hang", 600), ("clutch", 2)])
def test_a_server_that_is_killed_leaves_no_process_behind(bot: str, seconds: int) -> None:
    """They share its stderr: the pipe ends when the last of them does."""
    command = [sys.executable, "-c", PARENT, str(seconds), *ODD, bot, bot]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as server:
        assert server.stderr is not None
        try:
            assert [server.stderr.readline() for _ in range(2)] == ["hanging\n"] * 2
        finally:
            server.kill()
        assert "Traceback" not in server.communicate(timeout=30)[1]


def test_workers_ignore_the_interrupt_that_stops_the_server(tmp_path: Path) -> None:
    async def story() -> None:
        signatures = tmp_path / "signatures"
        async with thinkers() as pool:
            await ask(pool, f"sign:{signatures}")
            os.kill(int(signatures.read_text()), 2)
            await ask(pool, f"sign:{signatures}")
        first, second = signatures.read_text().split()
        assert first == second

    asyncio.run(story())
