"""Work that goes on for as long as the house is open: what breaks it off is told, and it begins again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

REST = 1.0  # seconds before beginning again

log = logging.getLogger(__name__)


async def keep_going(duty: Callable[[], Awaitable[None]], rest: float = REST) -> None:
    """Do it for ever; a database away for a moment must not leave a house deaf for the rest of its days."""
    while True:
        try:
            await duty()
        except Exception:
            log.exception("a duty broke off, and begins again", extra={"duty": duty.__qualname__})
        await asyncio.sleep(rest)
