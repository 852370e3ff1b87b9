"""Those who keep a table going between people's actions: bots that are to act, clocks that run out."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

from bivouac.core.chance import QuickChance
from bivouac.core.contract import SPECTATOR
from bivouac.core.refusal import Refusal, SetupError
from bivouac.core.words import LANGUAGES, words
from bivouac.server.bot_limits import permitted
from bivouac.server.fair_queue import Excuse
from bivouac.server.reading import Damaged
from bivouac.server.rooms import NoTable, Room, Rooms
from bivouac.server.thinkers import Thinkers, ThinkingFailed
from bivouac.store import Conflict, StoreError
from bivouac.table import Line, Table, lessons
from bivouac.table.playing import act, say, tick
from bivouac.table.views import redealt

PATIENCE = 10_000  # milliseconds after which another process looks after a waiting bot
PACKAGE = "bivouac.server"
REST = 1.0  # seconds before trying again after a failure of ours
PROMISE = 2.0  # seconds a bot has for its turn: one that waits to think after that is excused

log = logging.getLogger(__name__)


class Turn:
    """Whose turn it is among the bots of a table, and since when: a promise is of all actions in it."""

    def __init__(self) -> None:
        self.seat = SPECTATOR
        self.began = 0.0

    def late(self, seat: int, now: float) -> float:
        """From when on a bot that waits to think is to be excused."""
        if seat != self.seat:
            self.seat, self.began = seat, now
        return self.began + PROMISE


class BotsAndClocks:
    """A task for each table at which a bot is to act, an alarm for each at which a clock runs."""

    def __init__(self, rooms: Rooms, thinkers: Thinkers) -> None:
        self.rooms = rooms
        self.thinkers = thinkers
        self.closed = False
        self.tell_queued: Callable[[str, int, int], None] = lambda table, seat, seq: None
        self.ticking: set[asyncio.Task[None]] = set()

    def notice(self, room: Room, lines: list[Line], wrote: bool) -> None:
        """Something happened at a table; whoever wrote it sees to what follows."""
        table = room.table
        if table is None or self.closed:
            return
        self._set_alarm(room, table)
        if table.bots_to_act() and wrote and room.thinking is None:
            room.thinking = asyncio.create_task(self._let_bots_act(room))

    async def look_after(self, id: str) -> None:
        """See to a table that seems to wait in vain."""
        try:
            await self.rooms.look(id, lambda table, room: self.notice(room, [], True))
        except (NoTable, SetupError):
            log.warning("a table cannot be opened", extra={"table": id[:4]})
        except Exception:  # whatever is wrong with one table, the others are looked after
            log.exception("a table could not be looked after", extra={"table": id[:4]})

    def take_over(self, id: str) -> None:
        """See to a table that another process was seeing to until it ended; not all of us at once."""
        if not self.closed:
            later = asyncio.create_task(self._later(id, self.rooms.sources.luck() % 1000 / 1000))
            self.ticking.add(later)
            later.add_done_callback(self.ticking.discard)

    async def _later(self, id: str, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self.look_after(id)

    async def close(self) -> list[str]:
        """Stop all tasks and alarms; the tables that somebody else must now see to."""
        self.closed = True
        unfinished = [room.id for room in self.rooms.rooms.values() if room.thinking or room.alarm]
        for room in self.rooms.rooms.values():
            if room.alarm is not None:
                room.alarm.cancel()
        tasks = [room.thinking for room in self.rooms.rooms.values() if room.thinking] + list(self.ticking)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return unfinished

    async def _let_bots_act(self, room: Room) -> None:
        """Let bots act until it is somebody else's turn."""
        turn = Turn()
        try:
            while not self.closed and await self._one_action(room, turn):
                pass
        finally:
            room.thinking = None

    async def _one_action(self, room: Room, turn: Turn) -> bool:
        try:
            asked = await self.rooms.look(room.id, lambda table, _: self._question(table))
            if asked is None:
                return False
            seat, seq, text = asked
            chosen = await self._thought(room, turn, seat, seq) if text is None else text
            await self.rooms.write(room.id, lambda table: self._answer(table, seat, seq, chosen))
        except (NoTable, SetupError, Conflict, StoreError) as wrong:
            log.warning("a bot could not act", extra={"table": room.id[:4], "reason": str(wrong)})
            await asyncio.sleep(REST)
            return not isinstance(wrong, NoTable | Damaged)
        return True

    def _question(self, table: Table) -> tuple[int, int, str | None] | None:
        """The seat to act, the line it acts after, and its action if a lesson has written it down.

        A single legal action is sent to the bot like any other: a quick answer would tell that there
        was nothing to decide.
        """
        waiting = table.bots_to_act()
        if not waiting or table.state is None:
            return None
        told = lessons.scripted(table)
        if told is not None and told[0] in waiting:
            return told[0], table.seq, told[1]
        return waiting[0], table.seq, None

    async def _thought(self, room: Room, turn: Turn, seat: int, seq: int) -> str:
        late = turn.late(seat, asyncio.get_running_loop().time())
        excuse = Excuse(late, partial(self.tell_queued, room.id, seat, seq))
        luck = self.rooms.sources.luck()

        def position(table: Table, _: Room) -> tuple[dict[str, Any], dict[str, Any], str, str, str]:
            chance = QuickChance(luck)
            document, public = redealt(table, seat, chance), redealt(table, SPECTATOR, chance)
            bot = permitted(table.seats[seat].acting_bot, table.game)
            return document, public, table.charter.game, bot, table.charter.host

        document, public, name, bot, host = await self.rooms.look(room.id, position)
        others: list[str] = []
        try:
            text = await self.thinkers.think(
                name,
                document,
                seat,
                bot,
                luck,
                public=public,
                table=room.id,
                host=host,
                network=room.network,
                instead=others.append,
                excuse=excuse,
            )
        except (ThinkingFailed, SetupError) as failed:
            log.warning("a bot failed", extra={"table": room.id[:4], "bot": bot, "reason": str(failed)})
            return ""
        if others and (seat, others[0]) not in room.replaced:
            room.replaced.add((seat, others[0]))
            await self.rooms.write(room.id, lambda table: self._excuse(table, seat, bot, others[0]))
        return text

    def _excuse(self, table: Table, seat: int, bot: str, other: str) -> None:
        """The bot tells the table, in every language of the house, who thinks in its place."""
        said = (words(PACKAGE, lang).say("bot-replaced", bot=bot, other=other) for lang in LANGUAGES)
        say(table, seat, table.called()[seat], " · ".join(said), self.rooms.sources.now())

    def _answer(self, table: Table, seat: int, seq: int, text: str) -> None:
        """Act for the bot, unless the game has moved on; what cannot be played gives way to a legal one."""
        if table.turned > seq or seat not in table.bots_to_act() or table.state is None:
            return
        try:
            act(table, seat, text, self.rooms.sources.now())
        except Refusal:
            first = table.state.text(table.state.legal(seat)[0])
            act(table, seat, first, self.rooms.sources.now())

    def _set_alarm(self, room: Room, table: Table) -> None:
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None
        running = table.turn == "clock"
        deadline = table.clock.deadline() if running and table.clock is not None else None
        if deadline is not None:
            seconds = max(0.0, (deadline - self.rooms.sources.now()) / 1000)
            room.alarm = asyncio.get_running_loop().call_later(seconds, self._ring, room)

    async def call_time(self, id: str) -> None:
        """Somebody's days have run out at a table, as far as its row tells."""
        try:
            await self.rooms.write(id, lambda table: tick(table, self.rooms.sources.now()))
        except (NoTable, SetupError, Conflict, StoreError) as wrong:
            log.warning("a clock could not be stopped", extra={"table": id[:4], "reason": str(wrong)})

    def _ring(self, room: Room) -> None:
        room.alarm = None
        task = asyncio.create_task(self._tick(room))
        self.ticking.add(task)
        task.add_done_callback(self.ticking.discard)

    async def _tick(self, room: Room) -> None:
        await self.call_time(room.id)
        if room.table is not None and not self.closed:
            self._set_alarm(room, room.table)
