"""“Your turn” for those who are away: a webhook of the operator's, mail to whoever left an address."""

import asyncio
import json
import logging
import smtplib
from collections.abc import Coroutine
from email.message import EmailMessage
from typing import Any
from urllib.parse import unquote, urlsplit
from urllib.request import Request, urlopen

import msgspec

from bivouac.core.refusal import SetupError
from bivouac.core.words import words
from bivouac.server.rooms import NoTable, Room, Rooms
from bivouac.server.settings import Settings
from bivouac.store import Player, Store
from bivouac.table import Line, Table

WAIT = 60.0  # seconds one is given to come back before being written to
TIMEOUT = 10.0
PACKAGE = "bivouac.server"

log = logging.getLogger(__name__)


class Notice(msgspec.Struct, frozen=True):
    """Whose turn it is, where."""

    table: str
    seat: int
    name: str
    game: str
    link: str


class Notices:
    """One notice a turn, and only to seats without an open window."""

    def __init__(self, settings: Settings, rooms: Rooms, store: Store) -> None:
        self.settings = settings
        self.rooms = rooms
        self.store = store
        self.wait = WAIT
        self.tasks: set[asyncio.Task[None]] = set()

    def notice(self, room: Room, lines: list[Line], wrote: bool) -> None:
        """Something happened at a table: begin to wait for those who are to act and are not here."""
        if not wrote or not lines or room.table is None or not (self.settings.webhook or self.settings.smtp):
            return
        for seat in room.table.thinking():
            if seat not in room.told and seat not in room.audience.seats_here(room.table):
                room.told[seat] = room.table.turned
                self._begin(self._wait_and_write(room, seat))
        for seat in [seat for seat in room.told if seat not in room.table.thinking()]:
            del room.told[seat]

    async def close(self) -> None:
        """Stop waiting."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _wait_and_write(self, room: Room, seat: int) -> None:
        await asyncio.sleep(self.wait)
        try:
            player, notice = await self.rooms.look(room.id, lambda table, _: self._due(table, room, seat))
        except (NoTable, SetupError):
            return
        if notice is None or player is None:
            return
        try:
            if self.settings.webhook:
                await asyncio.to_thread(self._post, notice)
            known = await self.store.player(player)
            if self.settings.smtp and known is not None and known.mail and known.confirmed:
                await asyncio.to_thread(self._mail, known.mail, known.lang, notice)
        except (OSError, smtplib.SMTPException) as wrong:
            log.warning(
                "a notice could not be sent", extra={"reason": type(wrong).__name__}
            )  # not its words: an address

    def ask_to_confirm(self, player: Player, token: str) -> None:
        """Write to a new address, once, and ask whether it is read."""
        if self.settings.smtp and player.mail:
            # In the fragment, so that no log on the way has it.
            link = f"{self.settings.public_url.rstrip('/')}/confirm#token={token}"
            facts = {"name": player.name or player.mail, "link": link}
            self._begin(self._ask(player.mail, player.lang, facts))

    async def _ask(self, address: str, lang: str, facts: dict[str, str]) -> None:
        try:
            await asyncio.to_thread(self._write, address, lang, "confirm", facts)
        except (OSError, smtplib.SMTPException) as wrong:
            log.warning("a notice could not be sent", extra={"reason": str(wrong)})

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _due(self, table: Table, room: Room, seat: int) -> tuple[str | None, Notice | None]:
        """Is it still that seat's turn, and is its holder still away?"""
        here = room.audience.presence(table, self.rooms.sources.now()).seats
        if seat not in table.thinking() or seat in here or seat not in room.told:
            return None, None
        link = f"{self.settings.public_url.rstrip('/')}/t/{table.id}"
        return table.seats[seat].player, Notice(
            table.id, seat, table.seats[seat].name, table.charter.game, link
        )

    def _post(self, notice: Notice) -> None:
        body = json.dumps({"kind": "your_turn", **msgspec.structs.asdict(notice)}).encode()
        request = Request(self.settings.webhook, body, {"Content-Type": "application/json"})
        with urlopen(request, timeout=TIMEOUT):
            pass

    def _mail(self, address: str, lang: str, notice: Notice) -> None:
        facts = {"name": notice.name or address, "game": notice.game, "link": notice.link}
        self._write(address, lang, "mail", facts)

    def _write(self, address: str, lang: str, what: str, facts: dict[str, str]) -> None:
        spoken = words(PACKAGE, lang)
        message = EmailMessage()
        message["To"] = address
        message["From"] = self.settings.mail_from or "bivouac@localhost"
        message["Subject"] = spoken.say(f"{what}-subject", **facts)
        message.set_content(spoken.say(f"{what}-body", **facts))
        at = urlsplit(self.settings.smtp)
        secure = smtplib.SMTP_SSL if at.scheme == "smtps" else smtplib.SMTP
        with secure(at.hostname or "localhost", at.port or 0, timeout=TIMEOUT) as server:
            if at.username:
                if at.scheme != "smtps":
                    server.starttls()
                server.login(unquote(at.username), unquote(at.password or ""))
            server.send_message(message)
