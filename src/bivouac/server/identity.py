"""Who is asking: a guest known by a signed cookie, with or without an account; and the keys of seats."""

import asyncio
import hmac
import secrets
from base64 import b64encode
from collections import OrderedDict
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from bivouac.core.mistakes import PlayerMistake
from bivouac.server.bans import Bans
from bivouac.server.clock_and_ids import Sources
from bivouac.store import Crowd, Entry, Player, Session, Store
from bivouac.table.lines import Said, Took, decode, encode

COOKIE = "bivouac"
DAY = 24 * 3600 * 1000
COOKIE_SECONDS = 400 * 24 * 3600  # as long as browsers keep one
IDLE_GUEST = 400 * DAY  # a guest has no other way back than the cookie
IDLE_ACCOUNT = 90 * DAY
FRESH = 5_000  # milliseconds for which what is known of a session is trusted without a sign of life
SEEN_EVERY = 3600_000
MOST_KNOWN = 5_000
KEPT = 10 * 60_000  # milliseconds: whoever is still there is read once more
SHORTEST_LOGIN = 2
CONFIRM_SECONDS = 2 * 24 * 3600


class Caller(msgspec.Struct, frozen=True):
    """Who asks, and in which session."""

    session: Session
    player: Player


class Identity:
    """Signs and reads cookies and keys, and remembers for a moment whom they belong to."""

    def __init__(self, store: Store, sources: Sources, secret: bytes) -> None:
        self.store = store
        self.sources = sources
        self.bans = Bans(store, sources)
        self._secret = secret
        self._cookies = URLSafeSerializer(secret, salt="cookie")
        self._keys = URLSafeSerializer(secret, salt="seat")
        self._mails = URLSafeTimedSerializer(secret, salt="mail")
        self._stops = URLSafeSerializer(secret, salt="unsubscribe")
        self._hasher = PasswordHasher()
        self._known: OrderedDict[str, tuple[int, Caller | None]] = OrderedDict()
        self._sessions: dict[str, set[str]] = {}  # those of each player that are known
        self._heard = 0  # grows whenever somebody is not as they were known
        self._vouched = -FRESH  # the moment at which all that is remembered was true for certain

    async def open(self) -> None:
        """Know the bans, and from now on of every player who is changed here."""
        loop = asyncio.get_running_loop()

        def hear(channel: str, payload: str) -> None:
            if channel == "bivouac_player":
                loop.call_soon_threadsafe(self.ask_again, payload)

        self.store.writer.hear = hear
        await self.bans.read()

    async def caller_of(self, cookie: str | None, network: str = "") -> Caller | None:
        """Who a cookie was signed for, unless the session has ended; banned or not."""
        id = self._session_in(cookie)
        return None if id is None else await self._caller(id, network)

    async def player_of(self, cookie: str | None) -> Player | None:
        """The player a cookie was signed for, unless the session has ended or the player is banned."""
        caller = await self.caller_of(cookie)
        return None if caller is None or self.bans.of_player(caller.player.id) else caller.player

    async def goes_on(self, session: str) -> bool:
        """Does a session hold, and may its player be here?"""
        caller = await self._caller(session)
        return caller is not None and self.bans.of_player(caller.player.id) is None

    async def new_guest(self, lang: str, device: str, network: str, most: int) -> Caller:
        """Somebody who has just come in; Full if too many have, from that network, in a day."""
        now = self.sources.now()
        player = Player(id=self.sources.player_id(), name="", lang=lang, generation=0, created=now, seen=now)
        session = self.new_session(player.id, device, network)
        await self.store.add_player(player, session, Crowd(now - DAY, most))
        return Caller(session, player)

    def new_session(self, player: str, device: str, network: str) -> Session:
        """A session that begins now, once it is stored."""
        now = self.sources.now()
        return Session(
            id=self.sources.session_id(),
            player=player,
            created=now,
            seen=now,
            device=device,
            network=network,
        )

    async def change(self, player: Player, **columns: Any) -> Player:
        """The player with these columns changed; SessionEnded if they were signed out meanwhile."""
        changed = await self.store.change_player(player.id, player.generation, **columns)
        self.ask_again(player.id)
        if changed is None:
            raise SessionEnded
        return changed

    async def forget(self, player: Player) -> list[str]:
        """Delete a player's own data; the tables that told of them."""
        return await self.store.forget_player(player.id, redacted)

    def ask_again(self, player: str) -> None:
        """Trust nothing that is remembered of a player, or is being read at this moment."""
        self._heard += 1
        for id in self._sessions.pop(player, ()):
            self._known.pop(id, None)

    def ask_again_of_all(self) -> None:
        """Trust nothing that is remembered of anybody."""
        self._heard += 1
        self._sessions.clear()
        self._known.clear()

    def vouch(self, ticks: int) -> None:
        """Whatever changed before that moment was heard of: what is remembered now was true then."""
        self._vouched = max(self._vouched, ticks)

    def cookie_for(self, session: Session) -> str:
        """The signed cookie of a session."""
        return str(self._cookies.dumps([session.id]))

    def onlooker(self, table: str, player: str | None) -> str:
        """What an onlooker is known by at one table, and nowhere else; nothing for a stranger."""
        if player is None:
            return ""
        return hmac.digest(self._secret, f"onlooker {table} {player}".encode(), "sha256").hex()[:12]

    def derived(self, purpose: str, more: bytes = b"") -> bytes:
        """A secret for another purpose, which tells nothing of this one."""
        return hmac.digest(self._secret, purpose.encode() + b"\0" + more, "sha256")

    def mark(self, player: Player) -> str:
        """By what a device knows again whose things it keeps; told to nobody but that player."""
        return self.derived("mark", player.id.encode()).hex()[:16]

    def mail_token(self, player: Player) -> str:
        """What only whoever reads a player's mail knows, for a while."""
        return str(self._mails.dumps([player.id, player.mail]))

    async def confirm_mail(self, token: str) -> Player | None:
        """The player whose address is confirmed now; None if the token is false, old or another's."""
        try:
            id, mail = self._mails.loads(token, max_age=CONFIRM_SECONDS)
        except (BadSignature, ValueError, TypeError):
            return None
        player = await self.store.confirm_mail(str(id), str(mail))
        self.ask_again(str(id))
        return player

    def stop_token(self, player: Player) -> str:
        """With which whoever reads a mail ends those to that address, signed in or not."""
        return str(self._stops.dumps([player.id, player.mail]))

    async def stop_mail(self, token: str) -> Player | None:
        """The player who is written to no more; None if the token is false or for another address."""
        try:
            id, mail = self._stops.loads(token)
        except (BadSignature, ValueError, TypeError):
            return None
        player = await self.store.stop_mail(str(id), str(mail))
        self.ask_again(str(id))
        return player

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
        try:
            fits = await asyncio.to_thread(self._hasher.verify, hashed or nobodys(self._hasher), passphrase)
        except (VerificationError, InvalidHashError):
            return False
        return fits and hashed is not None

    def _session_in(self, cookie: str | None) -> str | None:
        """The session a cookie names; those of before sessions were kept are one for each player."""
        try:
            signed = self._cookies.loads(cookie or "")
        except BadSignature:
            return None
        match signed:
            case [str(id)]:
                return id
            case [str(player), int(generation)]:
                return f"old {generation} {player}"
        return None

    async def _caller(self, id: str, network: str = "") -> Caller | None:
        """Whose session it is, as known a moment ago."""
        ticks = self.sources.ticks()
        known = self._known.get(id)
        if known is not None and self._is_fresh(*known, ticks):
            return known[1]
        heard = self._heard
        found = await self.store.session(id)
        caller = None if found is None else Caller(*found)
        if caller is not None and self._too_old(caller):
            caller = None
        if caller is not None and caller.session.seen + SEEN_EVERY < self.sources.now():
            await self.store.see_session(
                caller.session, self.sources.now(), network or caller.session.network
            )
        if self._heard == heard:
            self._remember(id, caller, ticks)
        return caller

    def _is_fresh(self, read: int, caller: Caller | None, ticks: int) -> bool:
        """Is this still true? Once an hour it is not, so that the database is told who was seen."""
        if caller is None:
            return read + FRESH >= ticks
        seen = caller.session.seen + SEEN_EVERY >= self.sources.now()
        return seen and max(read, self._vouched) + FRESH >= ticks

    def _too_old(self, caller: Caller) -> bool:
        idle = IDLE_GUEST if caller.player.login is None else IDLE_ACCOUNT
        return caller.session.seen + idle < self.sources.now()

    def _remember(self, id: str, caller: Caller | None, ticks: int) -> None:
        self._known.pop(id, None)
        self._known[id] = (ticks, caller)
        if caller is not None:
            self._sessions.setdefault(caller.player.id, set()).add(id)
        while len(self._known) > MOST_KNOWN or next(iter(self._known.values()))[0] + KEPT < ticks:
            self._forget_oldest()

    @property
    def held(self) -> int:
        """How many sessions are remembered."""
        return len(self._known)

    def _forget_oldest(self) -> None:
        oldest, (_, gone) = self._known.popitem(last=False)
        if gone is not None and (theirs := self._sessions.get(gone.player.id)):
            theirs.discard(oldest)
            if not theirs:
                del self._sessions[gone.player.id]


class SessionEnded(Exception):
    """Whoever asks was signed out meanwhile: nothing has changed."""


def redacted(entry: Entry) -> bytes:
    """A line of the journal without the person: a seat was taken, something was said."""
    try:
        fact = decode(entry.body)
    except msgspec.MsgspecError:  # nobody can read it any more, so nothing of it is lost with the person
        return b"{}"
    if isinstance(fact, Took):
        return encode(msgspec.structs.replace(fact, player="", name=""))
    assert isinstance(fact, Said), "no other line bears a person's name"
    return encode(msgspec.structs.replace(fact, name="", text="", who=""))


def checked_login(login: str) -> str:
    """The name of an account, the same however it is typed; PlayerMistake for one nobody could type again."""
    name = " ".join(login.split()).casefold()
    if not (len(name) >= SHORTEST_LOGIN and name.isprintable()):
        raise PlayerMistake("login_short", {"least": SHORTEST_LOGIN})
    return name


def checked_mail(mail: str) -> str | None:
    """The address, or none if it is empty; PlayerMistake for what is no address."""
    address = mail.strip()
    user, _, place = address.rpartition("@")
    if address and not (user and place and address.isprintable() and " " not in address):
        raise PlayerMistake("mail_address")
    return address or None


def nobodys(hasher: PasswordHasher) -> str:
    """What no passphrase matches, at the price of one: drawn rather than hashed, for a hash costs as much."""
    salt, digest = (
        b64encode(secrets.token_bytes(size)).rstrip(b"=").decode()
        for size in (hasher.salt_len, hasher.hash_len)
    )
    price = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v=19${price}${salt}${digest}"
