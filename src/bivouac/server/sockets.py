"""The socket of a table, and that of the list of tables: messages in, messages out, nothing decided here."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import PermissionDeniedException, WebSocketDisconnect
from litestar.params import FromPath

from bivouac.core.refusal import Refusal, SetupError
from bivouac.server import who_asks
from bivouac.server.audience import DAMAGED, NO_ONLOOKERS, Listener, admits, shuns
from bivouac.server.conversation import Conversation
from bivouac.server.house import House
from bivouac.server.identity import Caller
from bivouac.server.limits import Bucket
from bivouac.server.messages import Incoming
from bivouac.server.mistakes import mistake, setup_mistake
from bivouac.server.reading import Damaged
from bivouac.server.rooms import NoTable, Room
from bivouac.table import Table

Socket = WebSocket[Any, Any, Any]
RATE = 10.0  # messages a second
BURST = 40.0
LAST_WORDS = 3.0  # seconds in which a window that we close must hear what waits for it
PATIENCE = 100  # messages that came too fast, or for nothing, before the socket is closed
NO_TABLE, TOO_FAST = (4404, "no such table"), (4429, "too fast")
TOO_MANY = (4430, "too many windows; close one first")

_DECODER: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)


@websocket("/ws/lobby")
async def lobby_socket(socket: Socket, house: NamedDependency[House]) -> None:
    """The list of tables, again whenever it changes."""
    caller = await who_asks.caller_of(socket, house)
    await socket.accept()
    listener = _listener(socket, caller)
    listener.send(await house.lobby.list_for(listener.player, listener.lang))
    house.lobby.listeners.add(listener)
    try:
        with _place(house, caller) as free:
            if not free:
                listener.cut(*TOO_MANY)
            await _converse(socket, listener, _silent(socket))
    finally:
        house.lobby.listeners.discard(listener)


@websocket("/ws/{id:str}")
async def table_socket(socket: Socket, house: NamedDependency[House], id: FromPath[str]) -> None:
    """A table from after line `after` on: what was missed, then whatever happens."""
    caller = await who_asks.caller_of(socket, house)
    await socket.accept()
    with _place(house, caller) as free:
        if free:
            await _attend(socket, house, id, caller)
        else:
            await socket.close(*TOO_MANY)


async def _attend(socket: Socket, house: House, id: str, caller: Caller | None) -> None:
    """Let somebody in, and listen to them until they go."""
    listener = _listener(socket, caller)
    listener.seq = _number(socket.query_params.get("after")) or 0
    listener.wanted = _number(socket.query_params.get("seat"))
    listener.onlooker = house.identity.onlooker(id, listener.player)
    await house.bus.attune(listener, id)
    unwanted = set() if caller is None else await house.store.people.unwanted(caller.player.id)
    try:
        room = await house.rooms.look(
            id,
            lambda table, room: _enter(house, table, room, listener, unwanted),
            who_asks.name_of(socket, None if caller is None else caller.player),
        )
    except NoTable:
        await socket.close(*NO_TABLE)
        return
    except PermissionDeniedException:
        await socket.close(*NO_ONLOOKERS)
        return
    except Damaged:
        await socket.close(*DAMAGED)
        return
    except Refusal:  # others of theirs wait already
        await socket.close(*TOO_FAST)
        return
    except SetupError as wrong:
        told = setup_mistake(0, wrong, listener.lang)
        await socket.send_text(msgspec.json.encode(told).decode())
        await socket.close(1011, "the table cannot be opened")
        return
    await house.bus.tell_presence(room)
    conversation = Conversation(house, room, listener, None if caller is None else caller.player)
    try:
        await _converse(socket, listener, _hear(socket, listener, conversation))
    finally:
        _leave(house, room, listener)
        await house.bus.tell_presence(room)


def _listener(socket: Socket, caller: Caller | None) -> Listener:
    player = None if caller is None else caller.player
    return Listener(
        None if player is None else player.id,
        who_asks.language(socket, player),
        None,
        0,
        session=None if caller is None else caller.session.id,
        network=who_asks.network(socket),
    )


@contextmanager
def _place(house: House, caller: Caller | None) -> Iterator[bool]:
    """Room for one more window of this player, if there is; strangers are counted by network alone."""
    if caller is None:
        yield True
        return
    places = house.quotas.windows
    with places.take(caller.player.id):
        yield places.taken(caller.player.id) <= house.quotas.most_windows(caller.player)


def _enter(house: House, table: Table, room: Room, listener: Listener, unwanted: set[str]) -> Room:
    welcome = admits(table, listener.player, listener.onlooker)
    if not welcome or shuns(table, listener.player, unwanted):
        raise PermissionDeniedException
    now = house.sources.now()
    if table.seats_of(listener.player):
        room.network = listener.network
    room.audience.listeners.add(listener)
    room.audience.welcome(table, listener, now)
    room.audience.broadcast(room.audience.presence(table, now))
    return room


def _leave(house: House, room: Room, listener: Listener) -> None:
    room.audience.listeners.discard(listener)
    if room.table is not None:
        now = house.sources.now()
        room.touched = house.sources.ticks()
        present = room.audience.seats_here(room.table)
        for seat in room.table.seats_of(listener.player):
            if seat not in present:
                room.audience.left[seat] = now
        room.audience.broadcast(room.audience.presence(room.table, now))


async def _converse(socket: Socket, listener: Listener, hearing: Any) -> None:
    """Send and hear until one of the two ends."""
    tasks = [asyncio.create_task(_send(socket, listener)), asyncio.create_task(hearing)]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if listener.closing is not None:  # what waits is still sent
            await asyncio.wait(tasks[:1], timeout=LAST_WORDS)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    for wrong in results:
        if isinstance(wrong, Exception) and not isinstance(
            wrong, WebSocketDisconnect | RuntimeError | OSError
        ):
            raise wrong


async def _send(socket: Socket, listener: Listener) -> None:
    while (message := await listener.outbox.get()) is not None:
        await socket.send_data(message.decode(), mode="text")
    if listener.closing is not None:
        await socket.close(*listener.closing)


async def _silent(socket: Socket) -> None:
    """Nothing is expected of those who look at the list; whoever talks on and on is shown out."""
    for _ in range(PATIENCE):
        await socket.receive_data(mode="text")
    await socket.close(*TOO_FAST)


async def _hear(socket: Socket, listener: Listener, conversation: Conversation) -> None:
    bucket = Bucket(RATE, BURST, time.monotonic())
    excess = 0
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        text = event.get("text")
        try:
            message = _DECODER.decode(text if text is not None else "")
        except (msgspec.DecodeError, RecursionError) as wrong:
            listener.send(mistake(listener.seq, listener.lang, "message", detail=str(wrong)))
            excess += 1
        else:
            if not bucket.take(time.monotonic()):
                await listener.see_to(conversation.answer(message))
                if listener.closing is not None:
                    return
                continue
            excess += 1
            conversation.refuse(message, Refusal("too_fast"))
        if excess > PATIENCE:
            await socket.close(*TOO_FAST)
            return


def _number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isascii() and text.isdecimal() and len(text) < 16 else None
