"""What one window asks of a table, message by message, and the answer to each."""

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from bivouac.core.contract import SPECTATOR
from bivouac.core.refusal import Refusal, SetupError
from bivouac.games import say_refusal
from bivouac.server import coach, refusal_counts
from bivouac.server.audience import DAMAGED, ENDED, Listener
from bivouac.server.bot_limits import check_bot
from bivouac.server.house import House
from bivouac.server.messages import (
    Ack,
    Act,
    Advise,
    Answer,
    Back,
    Incoming,
    Lend,
    Pause,
    Ping,
    Pong,
    Refused,
    Resign,
    Resume,
    Say,
    Speak,
    Stale,
    Undo,
)
from bivouac.server.mistakes import mistake, setup_mistake
from bivouac.server.reading import Damaged
from bivouac.server.rooms import Room
from bivouac.server.thinking_share import check_share
from bivouac.store import Conflict, Forgotten, Player, StoreError
from bivouac.table import Table, playing
from bivouac.table.views import refusal_view

log = logging.getLogger(__name__)


class Conversation:
    """Everything it says is about one table and one listener."""

    def __init__(self, house: House, room: Room, listener: Listener, player: Player | None) -> None:
        self.house = house
        self.room = room
        self.listener = listener
        self.player = player

    async def goes_on(self) -> bool:
        """Is whoever opened the window still known by the cookie they had then?"""
        if self.listener.session is None:
            return self.house.identity.bans.of_network(self.listener.network) is None
        return await self.house.identity.goes_on(self.listener.session)

    async def answer(self, message: Incoming) -> None:
        """Do what the message asks, if whoever sent it may still be here, and say whether it was done."""
        try:
            if not await self.goes_on():
                self.listener.cut(*ENDED)
                return
            await ANSWERS[type(message)](self, message)
        except Refusal as refusal:
            self.refuse(message, refusal)
        except StoreError as wrong:
            log.error("the store failed", extra={"table": self.room.id[:4], "reason": str(wrong)})
            self._mistake("store")
        except Conflict:
            self._mistake("busy")
        except Damaged:
            self.listener.cut(*DAMAGED)
        except Forgotten:
            self.listener.cut(*ENDED)
        except SetupError as wrong:
            self.listener.send(setup_mistake(self.listener.seq, wrong, self.listener.lang))

    def refuse(self, message: Incoming, refusal: Refusal) -> None:
        """Say why it was not done."""
        refusal_counts.count(refusal.code)
        table, lang = self.room.table, self.listener.lang
        if table is None:  # nobody has looked at it for a while
            shown = {**refusal.to_dict(), "say": say_refusal(refusal, lang), "law": None}
        else:
            shown = refusal_view(table, refusal, lang)
        self.listener.send(Refused(message.client, _seq(message), shown))

    def _mistake(self, code: str) -> None:
        self.listener.send(mistake(self.listener.seq, self.listener.lang, code))

    async def act(self, message: Act) -> None:
        """An action; the same message twice is answered twice and obeyed once."""

        def command(table: Table, seat: int, now: int) -> None:
            self._check_lent(table, seat)
            playing.act(table, seat, message.text, now, client=message.client, on=message.seq)

        await self._once(message, command)

    async def undo(self, message: Undo) -> None:
        """Going back, freely or by asking."""

        def command(table: Table, seat: int, now: int) -> None:
            playing.undo(table, seat, message.number, now, client=message.client, on=message.seq)

        await self._once(message, command)

    async def agree(self, message: Answer) -> None:
        """An answer to somebody who asks to go back."""
        await self._as_seat(
            message, lambda table, seat, now: playing.answer(table, seat, message.agrees, now)
        )

    async def say(self, message: Say) -> None:
        """A word to everybody; one must have been introduced."""
        player = self.player
        if player is None:
            raise Refusal("not_seated")

        taken: list[int] = []  # a table that is read again asks again, for the same word

        def command(table: Table) -> int:
            mine = table.seats_of(player.id)
            taken.extend([] if taken else [self._wait_to_speak(player, bool(mine))])
            if taken[0]:
                raise Refusal("too_many_words", {"seconds": taken[0]})
            if mine:
                playing.say(table, mine[0], table.seats[mine[0]].name, message.text, self._now())
            else:
                who = self.listener.onlooker
                playing.say(table, SPECTATOR, player.name, message.text, self._now(), who=who)
            return table.seq

        line = await self.house.rooms.write(self.room.id, command, author=player.id)
        self.listener.send(Ack(message.client, 0, line))

    async def lend(self, message: Lend) -> None:
        """One's own seat at any time, another's only when it kept the table waiting as long as agreed."""
        bot = message.bot if message.bot is None else await self._permitted(message.bot)
        if bot is not None and self.player is not None:
            await check_share(self.house.store, self.player, [bot], self.room.id, self._now())

        def command(table: Table) -> int:
            mine = table.seats_of(self.listener.player)
            if not mine:
                raise Refusal("not_seated")
            seat = mine[0] if message.seat is None else message.seat
            if seat in mine:
                playing.lend(table, seat, bot, self._now(), alone=self._has_account())
            else:
                playing.lend_absent(table, seat, bot, self._gone_since(table, seat), self._now())
            return table.seq

        line = await self.house.rooms.write(self.room.id, command)
        self.listener.send(Ack(message.client, 0, line))

    async def _permitted(self, bot: str) -> str:
        return await self.house.rooms.look(self.room.id, lambda table, _: check_bot(bot, table.game))

    async def back(self, message: Back) -> None:
        """Acting for oneself again."""
        await self._as_seat(message, playing.take_back)

    async def resign(self, message: Resign) -> None:
        """Giving up."""
        await self._as_seat(message, playing.resign)

    async def pause(self, message: Pause) -> None:
        """Stopping the clocks."""
        await self._as_seat(message, playing.pause)

    async def resume(self, message: Resume) -> None:
        """Playing on."""
        await self._as_seat(message, playing.resume)

    async def speak(self, message: Speak) -> None:
        """Another language: everything is told again."""

        def again(table: Table, room: Room) -> None:
            self.listener.lang = message.lang
            self.listener.seq = 0
            room.audience.welcome(table, self.listener, self._now())

        await self.house.rooms.look(self.room.id, again, self.listener.player or "strangers")

    async def advise(self, message: Advise) -> None:
        """The coach's lamp, lit for one's own seat or put out."""
        player = self.player
        if player is None:
            raise Refusal("not_seated")
        if message.on:
            seat = await self.house.rooms.look(self.room.id, lambda table, _: self._seat(table, message.seat))
            await coach.ask(self.house, self.room.id, self.listener, player, seat, message.client)
        else:
            self.house.lamps.put_out(player.id)
        self.listener.send(Ack(message.client, 0, self.listener.seq))

    async def ping(self, message: Ping) -> None:
        """We are here."""
        self.listener.send(Pong(message.client, self.listener.seq))

    async def _once(self, message: Act | Undo, command: Callable[[Table, int, int], None]) -> None:
        """Obey a message about the present position, and say again what became of one obeyed before."""

        def once(table: Table) -> Ack | Stale:
            seat = self._seat(table, message.seat)
            sent = [(own, message.client, message.seq) for own in table.seats_of(self.listener.player)]
            done = next((table.messages[key] for key in sent if key in table.messages), None)
            if done is None and not table.turned <= message.seq <= table.seq:
                return Stale(message.client, message.seq, table.turned)
            if done is None:
                command(table, seat, self._now())
                done = table.messages.get((seat, message.client, message.seq), table.seq)
            return Ack(message.client, message.seq, done)

        self.listener.send(await self.house.rooms.write(self.room.id, once))

    async def _as_seat(self, message: Any, command: Callable[[Table, int, int], None]) -> None:
        def done(table: Table) -> int:
            command(table, self._seat(table, getattr(message, "seat", None)), self._now())
            return table.seq

        line = await self.house.rooms.write(self.room.id, done)
        self.listener.send(Ack(message.client, 0, line))

    def _seat(self, table: Table, asked: int | None) -> int:
        """The seat that speaks: the one named, the one to act, the first held."""
        mine = table.seats_of(self.listener.player)
        if not mine or (asked is not None and asked not in mine):
            raise Refusal("not_seated")
        return self.listener.viewer(table) if asked is None else asked

    def _wait_to_speak(self, player: Player, seated: bool) -> int:
        network, now = self.listener.network, time.monotonic()
        return self.house.quotas.speak(player.id, self.room.id, network, seated, now)

    def _check_lent(self, table: Table, seat: int) -> None:
        if table.seats[seat].lent:
            raise Refusal("seat_lent", {"seat": seat + 1})

    def _gone_since(self, table: Table, seat: int) -> int | None:
        """Since when a seat has had no window, as far as this process knows; None while it has one."""
        audience = self.room.audience
        if seat in audience.presence(table, self._now()).seats:
            return None
        return max(audience.left.get(seat, 0), self.house.rooms.opened)

    def _has_account(self) -> bool:
        return self.player is not None and self.player.login is not None

    def _now(self) -> int:
        return self.house.sources.now()


def _seq(message: Incoming) -> int:
    return message.seq if isinstance(message, Act | Undo) else 0


ANSWERS: Final[dict[type, Callable[[Conversation, Any], Awaitable[None]]]] = {
    Act: Conversation.act,
    Undo: Conversation.undo,
    Answer: Conversation.agree,
    Say: Conversation.say,
    Lend: Conversation.lend,
    Back: Conversation.back,
    Resign: Conversation.resign,
    Pause: Conversation.pause,
    Resume: Conversation.resume,
    Speak: Conversation.speak,
    Advise: Conversation.advise,
    Ping: Conversation.ping,
}
assert set(ANSWERS) == set(Incoming.__args__), "every message must be answered"
