"""FairQueue by network and host: much asked for by one is not waited for by another."""

from __future__ import annotations

import asyncio

from bivouac.server.fair_queue import FairQueue


async def _settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_between_two_turns_of_a_host_everybody_else_has_one() -> None:
    async def story() -> None:
        turns, order, gate = FairQueue(1), list[str](), asyncio.Event()

        async def work(host: str) -> None:
            async with turns.take(host):
                order.append(host)
                await gate.wait()

        jobs = [asyncio.create_task(work(host)) for host in "aaaabbc"]
        await _settle()
        assert (turns.waiting(), turns.waiting("a"), turns.waiting("d")) == (6, 3, 0)
        gate.set()
        await asyncio.gather(*jobs)
        assert "".join(order) == "aabcaba"

    asyncio.run(story())


def test_many_cookies_of_one_network_have_one_turn() -> None:
    async def story() -> None:
        turns, order, gate = FairQueue(1), list[str](), asyncio.Event()

        async def work(network: str, host: str) -> None:
            async with turns.take(network, host):
                order.append(host)
                await gate.wait()

        crowd = [asyncio.create_task(work("one", host)) for host in "abcdefghijddd"]
        await _settle()
        assert (turns.waiting("one"), turns.is_full("one"), turns.is_full("another")) == (12, True, False)
        crowd.append(asyncio.create_task(work("another", "Z")))
        await _settle()
        gate.set()
        await asyncio.gather(*crowd)
        assert "".join(order) == "abZcdefghijddd"

    asyncio.run(story())


def test_who_goes_away_holds_up_nobody() -> None:
    async def story() -> None:
        turns = FairQueue(1)
        async with turns.take("a"):
            gone = [asyncio.create_task(_take(turns, host)) for host in ("b", "c", "b")]
            await _settle()
            stays = asyncio.create_task(_take(turns, "d"))
            await _settle()
            for task in gone:
                task.cancel()
            await asyncio.gather(*gone, return_exceptions=True)
            assert turns.waiting() == 1
        await asyncio.wait_for(stays, 5)
        assert turns.free == 1

    asyncio.run(story())


def test_a_turn_that_comes_as_one_goes_away_is_passed_on() -> None:
    async def story() -> None:
        turns = FairQueue(1)
        async with turns.take("a"):
            leaving = asyncio.create_task(_take(turns, "b"))
            await _settle()
        leaving.cancel()  # its turn has come, and it has not heard of it yet
        await asyncio.gather(leaving, return_exceptions=True)
        assert (turns.free, turns.waiting()) == (1, 0)

    asyncio.run(story())


async def _take(turns: FairQueue, host: str) -> None:
    async with turns.take(host):
        pass
