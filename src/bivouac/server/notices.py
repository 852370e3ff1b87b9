"""“Your turn” for those who are away: once for each wait, by the first of their ways that takes it.

What is due is read from the rows of tables, and nothing of it is kept here: see `store/waits.py`.
"""

import asyncio
import json
import logging
import smtplib
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any
from urllib.request import Request, urlopen

from bivouac.server.addresses import letters_url
from bivouac.server.briefs import read_brief
from bivouac.server.clock_and_ids import Sources
from bivouac.server.identity import Identity
from bivouac.server.letters import Letter
from bivouac.server.mailing import TIMEOUT, Mailing
from bivouac.server.pushing import Pushing
from bivouac.server.reading import plates_of
from bivouac.server.settings import Settings
from bivouac.server.waits import PATIENCE, Wait, first_look, is_late, next_look, to_tell, waits_of
from bivouac.store import Claim, Player, Row, Store, StoreError
from bivouac.table import Table
from bivouac.table.seats import all_called

EVERY = 1.0  # seconds between two looks at what is due
AT_ONCE = 100  # tables at each of them
MOST_UNDER_WAY = 1_000
HEARD_BY = 20.0  # seconds in which the other processes have said who is present there
LEASE = 300_000  # milliseconds after which whoever took something on and did not finish it is dead
GRACE = 3600_000  # milliseconds after the opening in which nobody's days run out: the house was closed
MAILED = (OSError, smtplib.SMTPException)

log = logging.getLogger(__name__)


class Notices:
    """Looks at the tables that are due: tells people by push, mail or webhook, and calls time."""

    def __init__(
        self, settings: Settings, store: Store, sources: Sources, identity: Identity, pushing: Pushing | None
    ) -> None:
        self.settings = settings
        self.home = letters_url(settings)
        self.store = store
        self.sources = sources
        self.identity = identity
        self.pushing = pushing
        self.mailing = Mailing(settings)
        self.speaks = bool(settings.webhook or settings.smtp or pushing)
        self.here: Callable[[str], set[int]] = lambda table: set()
        self.call_time: Callable[[str], Awaitable[None]] = _let_it_be
        self.tasks: set[asyncio.Task[None]] = set()

    def due(self, table: Table) -> int | None:
        """When the house must look at a table that has just changed."""
        if not table.thinking():
            return None
        return first_look(waits_of(table), self.settings.remind, speaks=self.speaks)

    async def serve(self) -> None:
        """Look at what is due, for ever."""
        if self.settings.workers > 1:
            await asyncio.sleep(HEARD_BY)
        while True:
            while await self.look_around() == AT_ONCE:
                pass
            await asyncio.sleep(EVERY)

    async def look_around(self) -> int:
        """See to the tables that are due; how many there were."""
        if len(self.tasks) >= MOST_UNDER_WAY:  # relays are slow: what is due stays so
            return 0
        now = self.sources.now()
        rows = await self.store.waits.take(now, now + LEASE, AT_ONCE)
        for row in rows:
            try:
                await self._look(row, now)
            except StoreError:
                raise
            except Exception:  # whatever is wrong with one table, the others are looked after
                log.exception("a table could not be looked after", extra={"table": row.id[:4]})
        return len(rows)

    async def close(self) -> None:
        """Stop sending; what was not sent is due again."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.pushing is not None:
            self.pushing.close()

    async def _look(self, row: Row, now: int) -> None:
        waits = [] if row.status != "playing" or row.damaged else read_brief(row).waits
        moments = [next_look(waits, self.settings.remind, now, speaks=self.speaks)]
        if any(is_late(wait, now) for wait in waits):
            if now >= self.settings.opened + GRACE:
                await self.call_time(row.id)
            moments.append(now + PATIENCE)
        here = self.here(row.id) if self.speaks else set()
        for wait in waits if self.speaks else []:
            if wait.seat in here:  # they may yet go away
                moments.append(now + PATIENCE)
            elif await self._maybe_tell(row, wait, now):
                moments.append(now + LEASE)
        await self.store.waits.put_off(
            row.id, row.seq, min((moment for moment in moments if moment is not None), default=None)
        )

    async def _maybe_tell(self, row: Row, wait: Wait, now: int) -> bool:
        """Begin to tell a seat what it was not told yet; is that under way?"""
        kind = to_tell(wait, self.settings.remind, now)
        plates = plates_of(row)
        if kind is None or wait.seat >= len(plates) or not plates[wait.seat].player:
            return False
        claim = Claim(row.id, wait.seat, kind, wait.line)
        if not await self.store.waits.claim(claim, now, now - LEASE):
            return False
        known = await self.store.names(sorted({plate.player for plate in plates if plate.player}))
        people = [None if plate.kind == "bot" else known.get(plate.player, "") for plate in plates]
        link = f"{self.home}/t/{row.id}"
        self._begin(
            self._tell(plates[wait.seat].player, Letter(row, wait, kind, all_called(people), link), claim)
        )
        return True

    async def _tell(self, id: str, letter: Letter, claim: Claim) -> None:
        player = await self.store.player(id)
        if player is not None and self.identity.bans.of_player(id) is None:
            for way in (self._push, self._mail, self._post):
                if await way(player, letter):
                    break
        await self.store.waits.settle(claim)

    async def _push(self, player: Player, letter: Letter) -> bool:
        """Send it to every browser of theirs; did any relay take it?"""
        if self.pushing is None:
            return False
        message = letter.push(player.lang, self.sources.now())
        to = await self.store.waits.subscriptions(player.id)
        fates = await asyncio.gather(*(self.pushing.send(one, message, letter.topic) for one in to))
        for one, fate in zip(to, fates, strict=True):
            if fate == "gone":
                await self.store.waits.unsubscribe(one.id)
        return "taken" in fates

    async def _mail(self, player: Player, letter: Letter) -> bool:
        if not (self.settings.smtp and player.mail and player.confirmed and player.by_mail):
            return False
        token = self.identity.stop_token(player)
        write = self.mailing.tell
        return await _tried(write, player.mail, player.lang, letter, self.sources.now(), token)

    async def _post(self, player: Player, letter: Letter) -> bool:
        if not (self.settings.webhook and player.by_webhook):
            return False
        return await _tried(self._hook, letter)

    def _hook(self, letter: Letter) -> None:
        wait, row = letter.wait, letter.row
        kind = "your_turn" if letter.kind == "turn" else "reminder"
        told = {"kind": kind, "table": row.id, "seat": wait.seat, "name": letter.called[wait.seat]}
        body = json.dumps({**told, "game": row.game, "link": letter.link}).encode()
        request = Request(self.settings.webhook, body, {"Content-Type": "application/json"})
        with urlopen(request, timeout=TIMEOUT):
            pass

    def ask_to_confirm(self, player: Player, token: str) -> None:
        """Write to a new address, once, and ask whether it is read."""
        if self.settings.smtp and player.mail:
            self._begin(self._ask(player.mail, player.lang, player.name or player.mail, token))

    async def _ask(self, address: str, lang: str, name: str, token: str) -> None:
        await _tried(self.mailing.ask, address, lang, name, token)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


async def _tried(send: Callable[..., None], *what: Any) -> bool:
    """Send something in a thread; did it go out?"""
    try:
        await asyncio.to_thread(send, *what)
    except MAILED as wrong:
        log.warning("a notice could not be sent", extra={"reason": type(wrong).__name__})  # no address in it
        return False
    return True


async def _let_it_be(table: str) -> None:
    """Nobody calls time."""
