"""Who is asking: a guest known by a signed cookie, with or without an account; and the keys of seats."""

import asyncio
from collections import OrderedDict
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer

from bivouac.core.refusal import SetupError
from bivouac.server.sources import Sources
from bivouac.store import Entry, Player, Store
from bivouac.table.lines import Said, Took, decode, encode
from bivouac.table.seats import fair_name

COOKIE = "bivouac"
COOKIE_SECONDS = 400 * 24 * 3600
FRESH = 5_000  # milliseconds for which what is known of a player may be trusted
SEEN_EVERY = 3600_000
MOST_KNOWN = 5_000
SHORTEST_LOGIN = 2


class Identity:
    """Signs and reads cookies and keys, and remembers for a moment whom they belong to."""

    def __init__(self, store: Store, sources: Sources, secret: bytes) -> None:
        self.store = store
        self.sources = sources
        self._cookies = URLSafeSerializer(secret, salt="cookie")
        self._keys = URLSafeSerializer(secret, salt="seat")
        self._hasher = PasswordHasher()
        self._known: OrderedDict[str, tuple[int, Player | None]] = OrderedDict()

    async def player_of(self, cookie: str | None) -> Player | None:
        """The player a cookie was signed for, unless the session was revoked or the player banned."""
        if not cookie:
            return None
        try:
            signed = self._cookies.loads(cookie)
        except BadSignature:
            return None
        if not isinstance(signed, list) or len(signed) != 2:
            return None
        return await self.session(str(signed[0]), signed[1])

    async def session(self, id: str, generation: int) -> Player | None:
        """The player whose session it is, unless it was revoked or the player banned or forgotten."""
        player = await self.player(id)
        if player is None or player.banned or player.generation != generation:
            return None
        return player

    async def player(self, id: str) -> Player | None:
        """A player by id, as known a moment ago."""
        now = self.sources.now()
        known = self._known.get(id)
        if known is None or known[0] + FRESH < now:
            player = await self.store.player(id)
            if player is not None and player.seen + SEEN_EVERY < now:
                await self.store.see_player(id, now)
            self._remember(id, player)
            return player
        return known[1]

    async def new_guest(self, lang: str) -> Player:
        """Somebody who has just come in."""
        now = self.sources.now()
        player = Player(id=self.sources.player_id(), name="", lang=lang, generation=0, created=now, seen=now)
        await self.change(player)
        return player

    async def change(self, player: Player) -> None:
        """Store what is new about a player."""
        await self.store.put_player(player)
        self._remember(player.id, player)

    async def forget(self, player: Player) -> list[str]:
        """Delete a player's own data; the tables that told of them."""
        return await self.store.forget_player(player.id, redacted)

    def ask_again(self, id: str) -> None:
        """Trust nothing that is remembered of a player."""
        self._known.pop(id, None)

    def cookie_for(self, player: Player) -> str:
        """The signed cookie of a player's present session."""
        return str(self._cookies.dumps([player.id, player.generation]))

    def seat_key(self, table: str, seat: int, turnover: int) -> str:
        """What finds a seat again from another device; void once the seat was given up."""
        return str(self._keys.dumps([table, seat, turnover]))

    def invitation(self, table: str) -> str:
        """What opens the seats kept for friends while others are open to anybody."""
        return str(self._keys.dumps([table, "invitation"]))

    def read_key(self, key: str | None, table: str) -> list[Any]:
        """What a key of this table says; nothing when it is false or another table's."""
        try:
            said = self._keys.loads(key or "")
        except BadSignature:
            return []
        return said[1:] if isinstance(said, list) and said[:1] == [table] else []

    async def hash(self, passphrase: str) -> str:
        """A passphrase as it is stored."""
        return await asyncio.to_thread(self._hasher.hash, passphrase)

    async def matches(self, hashed: str | None, passphrase: str) -> bool:
        """Is it the passphrase? Takes as long when there is none to compare with."""
        known = hashed or await self.hash("somebody else's")
        try:
            fits = await asyncio.to_thread(self._hasher.verify, known, passphrase)
        except (VerificationError, InvalidHashError):
            return False
        return fits and hashed is not None

    def _remember(self, id: str, player: Player | None) -> None:
        self._known.pop(id, None)
        self._known[id] = (self.sources.now(), player)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)


def redacted(entry: Entry) -> bytes:
    """A line of the journal without the person: a seat was taken, something was said."""
    try:
        fact = decode(entry.body)
    except msgspec.MsgspecError:  # nobody can read it any more, so nothing of it is lost with the person
        return b"{}"
    if isinstance(fact, Took):
        return encode(msgspec.structs.replace(fact, player="", name=""))
    assert isinstance(fact, Said), "no other line bears a person's name"
    return encode(msgspec.structs.replace(fact, name="", text=""))


def checked_login(login: str) -> str:
    """The name of an account, the same however it is typed; SetupError for one nobody could type again."""
    name = " ".join(login.split()).casefold()
    if not (len(name) >= SHORTEST_LOGIN and name.isprintable()):
        raise SetupError(f"login: at least {SHORTEST_LOGIN} visible characters are needed")
    return name


def checked_mail(mail: str) -> str | None:
    """The address, or none if it is empty; SetupError for what is no address."""
    address = mail.strip()
    user, _, place = address.rpartition("@")
    if address and not (user and place and address.isprintable() and " " not in address):
        raise SetupError("mail: an address like name@example.org is needed")
    return address or None


def renamed(player: Player, name: str) -> Player:
    """The player under a name that may be shown."""
    return msgspec.structs.replace(player, name=fair_name(name))
