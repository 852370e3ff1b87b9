"""Web Push: messages for browsers that are closed, by the relay of whoever made them."""

import asyncio
import http.client
import logging
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Literal
from urllib.parse import urlsplit

from bivouac.server.clock_and_ids import Sources
from bivouac.server.endpoints import TIMEOUT, connect, in_time, origin_of
from bivouac.server.fair_queue import FairQueue
from bivouac.server.push_encryption import Sender, encrypt
from bivouac.store import Subscription

SENDERS = 8  # threads: a relay far away answers slowly, and the loop must not wait
ATTEMPTS = 3
LONGEST_REST = 30.0  # seconds between two attempts, whatever a relay asks for
KEPT_FOR = 24 * 3600  # seconds a relay keeps a message for a browser that is off
KEPT_OPEN = 4  # connections of each thread
TAKEN = (200, 201, 202, 204)
GONE = (404, 410)

Fate = Literal["taken", "gone", "failed"]

log = logging.getLogger(__name__)


class Pushing:
    """Encrypts and sends in threads of its own; a connection to a relay is used again."""

    def __init__(self, sender: Sender, sources: Sources, *, anywhere: bool) -> None:
        self.sender = sender
        self.sources = sources
        self.anywhere = anywhere
        self.rest = 2.0  # seconds after a first failure; longer after the next
        self.patience = TIMEOUT  # seconds for all of an answer
        self.queue = FairQueue(SENDERS)  # so that nobody's slow relays are waited for by others
        self._threads = ThreadPoolExecutor(SENDERS, thread_name_prefix="bivouac-push")
        self._mine = threading.local()

    async def send(self, to: Subscription, message: bytes, topic: str) -> Fate:
        """Send a message, and try again a few times where that may help."""
        loop = asyncio.get_running_loop()
        for attempt in range(1, ATTEMPTS + 1):
            async with self.queue.take(to.player):
                status, wait = await loop.run_in_executor(self._threads, self._post, to, message, topic)
            if status in TAKEN:
                return "taken"
            if status in GONE:
                return "gone"
            if 400 <= status < 500 and status != 429:
                break
            if attempt < ATTEMPTS:
                await asyncio.sleep(min(LONGEST_REST, max(wait, self.rest * 4 ** (attempt - 1))))
        log.warning("a push was not taken", extra={"status": status})
        return "failed"

    def close(self) -> None:
        """Send no more; what is on its way is waited for no longer than a relay is."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _post(self, to: Subscription, message: bytes, topic: str) -> tuple[int, float]:
        """The relay's answer and how long it wants us to wait; 0 if there was none."""
        relay = origin_of(to.endpoint)
        body = encrypt(message, to.key, to.auth)
        headers = {
            "authorization": self.sender.proof(relay, self.sources.now() // 1000),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_FOR),
            "topic": topic,  # a later message of that topic replaces one that still waits
            "urgency": "normal",
        }
        place = urlsplit(to.endpoint)
        path = (place.path or "/") + (f"?{place.query}" if place.query else "")
        kept = self._kept().pop(relay, None)
        if kept is not None:
            with suppress(OSError, http.client.HTTPException):  # the relay may have closed it meanwhile
                return self._ask(kept, to.endpoint, path, (body, headers))
        try:
            fresh = connect(to.endpoint, anywhere=self.anywhere)
            return self._ask(fresh, to.endpoint, path, (body, headers))
        except (OSError, http.client.HTTPException) as wrong:
            log.info("a relay did not answer", extra={"reason": type(wrong).__name__})
            return 0, 0.0

    def _ask(
        self,
        connection: http.client.HTTPConnection,
        endpoint: str,
        path: str,
        letter: tuple[bytes, dict[str, str]],
    ) -> tuple[int, float]:
        assert connection.sock is not None, "it was connected"
        try:
            with in_time(connection.sock, self.patience):
                connection.request("POST", path, *letter)
                answer = connection.getresponse()
                answer.read(64 << 10)
        except BaseException:
            connection.close()
            raise
        if answer.will_close or not answer.isclosed():
            connection.close()
        else:
            self._keep(origin_of(endpoint), connection)
        return answer.status, _seconds(answer.getheader("retry-after"))

    def _kept(self) -> dict[str, http.client.HTTPConnection]:
        if not hasattr(self._mine, "kept"):
            self._mine.kept = {}
        kept: dict[str, http.client.HTTPConnection] = self._mine.kept
        return kept

    def _keep(self, relay: str, connection: http.client.HTTPConnection) -> None:
        kept = self._kept()
        kept[relay] = connection
        if len(kept) > KEPT_OPEN:
            kept.pop(next(iter(kept))).close()


def _seconds(said: str | None) -> float:
    """How long a relay asks to wait; dates are not worth reading."""
    return float(said) if said is not None and said.isdecimal() else 0.0
