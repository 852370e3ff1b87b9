"""What a house does all the time survives a failure, and says that there was one."""

import asyncio
import logging

import pytest

from bivouac.server.restarting import keep_going
from bivouac.store import StoreError

AWAY = "the store is closed"


def test_a_duty_that_fails_is_told_and_taken_up_again(caplog: pytest.LogCaptureFixture) -> None:
    begun: list[int] = []

    async def duty() -> None:
        begun.append(len(begun))
        if len(begun) < 3:
            raise StoreError("closed")
        raise asyncio.CancelledError

    with caplog.at_level(logging.ERROR), pytest.raises(asyncio.CancelledError):
        asyncio.run(keep_going(duty, rest=0))
    assert begun == [0, 1, 2]
    assert [str(record.exc_info[1]) for record in caplog.records if record.exc_info] == 2 * [AWAY]
