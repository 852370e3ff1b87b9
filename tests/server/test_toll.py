"""A share of the loop for each caller: who asks for much waits, and nobody else does."""

from __future__ import annotations

import asyncio
import time

import pytest

from bivouac import Refusal
from bivouac.server.toll import MOST_WAITING, SAVED, SHARE, Toll
from tests.server.houses import Served
from tests.server.prepared import begun, id_of

OWED = 0.2  # seconds


async def _passing(toll: Toll, who: str) -> float:
    begun = time.monotonic()
    async with toll.passing(who):
        return time.monotonic() - begun


def test_who_has_used_up_their_share_waits_until_it_is_earned() -> None:
    async def story() -> None:
        toll = Toll()
        assert await _passing(toll, "ada") < OWED / 2
        toll.charge("ada", SAVED + OWED * SHARE)
        waits = await asyncio.gather(*(_passing(toll, who) for who in ("ada", "bo")))
        assert waits[0] > OWED * 0.8
        assert waits[1] < OWED * 0.8
        assert await _passing(toll, "ada") < OWED * 0.8

    asyncio.run(story())


def test_who_sends_ever_more_is_refused() -> None:
    async def story() -> None:
        toll = Toll()
        toll.charge("ada", SAVED + 60 * SHARE)
        waiting = [asyncio.create_task(_passing(toll, "ada")) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="too_fast"):
            await _passing(toll, "ada")
        assert await _passing(toll, "bo") < 30
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        waiting = [asyncio.create_task(_passing(toll, "ada"))]  # nobody stands in the way of the next
        await asyncio.sleep(0)
        waiting[0].cancel()

    asyncio.run(story())


def test_questions_about_a_table_are_paid_for_by_who_asks_them(own_house: Served) -> None:
    ada, bo = own_house.guest("Ada"), own_house.guest("Bo")
    table = begun(own_house, ada, bo, actions=120)
    toll = own_house.house.rooms.toll
    for _ in range(3):
        ada.get(f"/api/tables/{table}/position", at=60)
    left = {who: toll._purse(id_of(own_house, who)).left for who in (ada, bo)}
    assert left[ada] < left[bo] == SAVED
