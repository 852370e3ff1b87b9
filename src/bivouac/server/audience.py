"""Everybody who has a table open in this process, and what each of them is sent."""

import asyncio
from collections.abc import Awaitable
from typing import Any, NamedTuple

import msgspec

from bivouac.core.contract import SPECTATOR
from bivouac.server.hearing import heard
from bivouac.server.messages import WIRE, News, Outgoing, Presence, Welcome
from bivouac.store.records import OPEN
from bivouac.table import Table
from bivouac.table.lines import Said
from bivouac.table.onlookers import admitted
from bivouac.table.views import Telling, Told

LONGEST_QUEUE = 256  # messages a browser may be behind before it is cut off

# Why a window is closed from our side: a number for programs, a reason for people.
ENDED = (4401, "this session has ended")
NO_ONLOOKERS = (4403, "this table has no onlookers")
DAMAGED = (4410, "this table is damaged")
RESTARTING = (1012, "the server restarts; come back with ?after=")
SENT_OFF = (4403, "the host has asked you to leave")
LAGGING = (4408, "too far behind; come back with ?after=")

_ENCODER = msgspec.json.Encoder()


class Listener:
    """One open window: who looks, from which seat, in which language, and up to which line it knows."""

    def __init__(
        self,
        player: str | None,
        lang: str,
        seat: int | None,
        seq: int,
        *,
        session: str | None = None,
        network: str = "",
        onlooker: str = "",
    ) -> None:
        self.player = player
        self.session = session
        self.network = network
        self.onlooker = onlooker  # what they are known by at the table if they do not sit there
        self.lang = lang
        self.wanted = seat  # for those who hold several seats
        self.seq = seq
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.closing: tuple[int, str] | None = None
        self.unheard: frozenset[str] = frozenset()  # players whose words are not wanted here,
        self.unheard_onlookers: frozenset[str] = frozenset()  # and what they are known by looking on
        self.busy = False  # is a message of theirs being answered?
        self.parting = False

    def viewer(self, table: Table) -> int:
        """The seat this window looks from: the wanted one, the one to act, the first held, or none."""
        mine = table.seats_of(self.player)
        if len(mine) < 2:
            return mine[0] if mine else SPECTATOR
        if self.wanted is not None and self.wanted in mine:
            return self.wanted
        acting = [seat for seat in table.actors() if seat in mine]
        return (acting or mine)[0]

    def hears(self, table: Table, lines: list[Told]) -> list[Told]:
        """The lines without the words that are not wanted here."""
        return heard(table, lines, self.unheard, self.unheard_onlookers)

    def send(self, message: Outgoing | bytes) -> None:
        """Queue a message; a window that falls behind is cut off, and may come back for what it missed."""
        if self.closing is not None:
            return
        if self.outbox.qsize() >= LONGEST_QUEUE:
            self.cut(*LAGGING)
            return
        self.outbox.put_nowait(message if isinstance(message, bytes) else _ENCODER.encode(message))

    def cut(self, code: int, reason: str) -> None:
        """Nothing more is sent, and the window closed once what waits is gone."""
        if self.closing is None:
            self.closing = (code, reason)
            self.outbox.put_nowait(None)

    def part(self) -> None:
        """Close the window because the server ends, but not before a message under way was answered."""
        self.parting = True
        if not self.busy:
            self.cut(*RESTARTING)

    async def see_to(self, answer: Awaitable[None]) -> None:
        """Await the answer to a message of theirs; who was to part meanwhile parts after it."""
        self.busy = True
        try:
            await answer
        finally:
            self.busy = False
            if self.parting:
                self.part()


def admits(table: Table, player: str | None, onlooker: str) -> bool:
    """May this player have a window on the table?"""
    concerned = bool(table.seats_of(player)) or player == table.charter.host
    return concerned or admitted(table, onlooker)


def shuns(table: Table | None, player: str | None, unwanted: set[str]) -> bool:
    """Is somebody there, while a game gathers or goes on, who does not want the player looking on?

    Whoever sits at the table or has opened it is no onlooker, and a game that is over is anybody's to see.
    """
    if table is None or table.status not in OPEN or player == table.charter.host or table.seats_of(player):
        return False
    there = {seat.player for seat in table.seats} | {table.charter.host}
    return bool(unwanted & there)


class Elsewhere(NamedTuple):
    """What another process has said of who is present there: true until then."""

    until: int
    seats: list[int]
    watchers: int
    onlookers: list[str]  # the players among them


class Audience:
    """The windows open on one table in this process, and the seats present in others."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, Elsewhere] = {}  # by worker
        self.left: dict[int, int] = {}  # by seat, when its last window closed

    def welcome(self, table: Table, listener: Listener, at: int) -> None:
        """Tell a window everything it does not know."""
        viewer = listener.viewer(table)
        telling = Telling(table, at)
        after = min(listener.seq, table.seq)
        listener.seq = table.seq
        listener.send(
            Welcome(
                wire=WIRE,
                seq=table.seq,
                table=telling.frame(listener.player),
                lines=listener.hears(table, telling.news(viewer, after, listener.lang)),
                position=None if table.state is None else telling.position(viewer, listener.lang),
                presence=self.presence(table, at),
            )
        )

    def tell(self, table: Table, at: int) -> None:
        """Send every window the lines it has not seen; those who see the same are written to once."""
        telling = Telling(table, at, many=len(self.listeners) > 1)
        written: dict[tuple[Any, ...], bytes] = {}
        for listener in self.listeners:
            if listener.seq >= table.seq:
                continue
            if not admits(table, listener.player, listener.onlooker):  # they got up, or were asked to
                listener.cut(*NO_ONLOOKERS)
                continue
            viewer = listener.viewer(table)
            mine = tuple(table.seats_of(listener.player))
            hosting = listener.player == table.charter.host
            view = (viewer, mine, hosting, listener.lang, listener.seq, listener.unheard)
            if view not in written:
                written[view] = _news(telling, viewer, listener)
            listener.seq = table.seq
            listener.send(written[view])

    def presence(self, table: Table, at: int) -> Presence:
        """The seats with an open window, here or in another process, and how many look on."""
        seats = set(self.seats_here(table))
        watchers = self.watchers_here(table)
        for other in self.elsewhere.values():
            if other.until > at:
                seats |= set(other.seats)
                watchers += other.watchers
        return Presence(sorted(seats), watchers)

    def seats_here(self, table: Table) -> list[int]:
        """The seats with a window open in this process."""
        return sorted({seat for listener in self.listeners for seat in table.seats_of(listener.player)})

    def watchers_here(self, table: Table) -> int:
        """How many look on in this process."""
        return sum(not table.seats_of(listener.player) for listener in self.listeners)

    def onlookers_here(self, table: Table) -> list[str]:
        """The players who look on in this process."""
        players = {listener.player for listener in self.listeners if not table.seats_of(listener.player)}
        return sorted(player for player in players if player is not None)

    def onlookers(self, table: Table, at: int) -> list[str]:
        """The players who look on, here or in another process."""
        found = set(self.onlookers_here(table))
        for other in self.elsewhere.values():
            if other.until > at:
                found |= set(other.onlookers)
        return sorted(found - {table.charter.host})

    def broadcast(self, message: Outgoing) -> None:
        """The same message to every window."""
        written = _ENCODER.encode(message)
        for listener in self.listeners:
            listener.send(written)


def _news(telling: Telling, viewer: int, listener: Listener) -> bytes:
    """What a window does not know, as it is sent."""
    table = telling.table
    only_talk = all(isinstance(line.fact, Said) for line in table.lines[listener.seq :])
    moved = table.state is not None and not only_talk
    position = telling.position(viewer, listener.lang) if moved else None
    if position is not None:
        position = msgspec.structs.replace(position, outlook=telling.written(viewer))
    return _ENCODER.encode(
        News(
            seq=table.seq,
            lines=listener.hears(table, telling.news(viewer, listener.seq, listener.lang)),
            table=None if only_talk else telling.frame(listener.player),
            position=position,
        )
    )
