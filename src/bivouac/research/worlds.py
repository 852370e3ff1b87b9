"""A game as a tree to search: the deal drawn byte by byte, and what each seat has witnessed since."""

import json
from hashlib import blake2b
from typing import Any

from bivouac.core.chance import QuickChance
from bivouac.core.contract import SPECTATOR, State
from bivouac.research.stepping import next_actor
from bivouac.research.tables import TableKind

DEAL_BYTES = 4
BYTE = 256
Events = list[dict[str, Any]]


class Trail:
    """All that was witnessed up to an action, by viewer; a chain, so that copies share it."""

    def __init__(self, before: "Trail | None", events: dict[int, Events], own: tuple[int, int]) -> None:
        self.before = before
        self.events = events
        self.own = own  # who acted, and how: known to that seat, even where others only see that it did
        self.digests: dict[int, bytes] = {}

    def digest(self, viewer: int) -> bytes:
        """A digest of everything this viewer has witnessed; each link is computed once."""
        links: list[Trail] = []
        link: Trail | None = self
        while link is not None and viewer not in link.digests:
            links.append(link)
            link = link.before
        digest = b"" if link is None else link.digests[viewer]
        for link in reversed(links):
            seat, action = link.own
            told = [link.events[viewer], action if seat == viewer else None]
            text = json.dumps(told, sort_keys=True, separators=(",", ":"), default=str)
            digest = blake2b(digest + text.encode(), digest_size=16).digest()
            link.digests[viewer] = digest
        return digest


class World:
    """A table in the making or in play; copied by whoever searches."""

    def __init__(self, kind: TableKind) -> None:
        self.kind = kind
        self.deal: tuple[int, ...] = ()
        self.state: State | None = None
        self.trail: Trail | None = None
        self.last = -1
        self.actor: int | None = None
        self.actions = 0

    def __deepcopy__(self, memo: object) -> "World":
        new = World(self.kind)
        new.deal = self.deal
        new.state = None if self.state is None else self.state.copy()
        new.trail = self.trail
        new.last = self.last
        new.actor = self.actor
        new.actions = self.actions
        return new

    def __getstate__(self) -> dict[str, Any]:
        digests = (
            {} if self.trail is None else {viewer: self.trail.digest(viewer) for viewer in self._viewers()}
        )
        document = None if self.state is None else self.state.dump()
        kept = {"kind": self.kind, "deal": self.deal, "last": self.last, "actions": self.actions}
        return {**kept, "digests": digests, "document": document}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(kept["kind"])  # type: ignore[misc]
        self.deal, self.last, self.actions = kept["deal"], kept["last"], kept["actions"]
        if kept["document"] is not None:
            self.state = self.kind.game.load(kept["document"])
            self.state.watch(True)
            self.trail = Trail(None, {}, (SPECTATOR, 0))
            self.trail.digests = kept["digests"]
            self._turn()

    def _viewers(self) -> range:
        return range(SPECTATOR, self.kind.seats)

    def draw(self, byte: int) -> None:
        """Add a byte to the seed of the deal; with the last one the game begins."""
        self.deal = (*self.deal, byte)
        if len(self.deal) == DEAL_BYTES:
            self.state = self.kind.start(int.from_bytes(bytes(self.deal), "big"))
            self.state.watch(True)
            self._witness((SPECTATOR, 0))
            self._turn()

    def _turn(self) -> None:
        """Note the seat to act; none when the game is over, or as long as the rules let it become."""
        assert self.state is not None, "nobody acts before the deal"
        actors = self.state.actors() if self.actions < self.kind.cap else []
        self.actor = next_actor(actors, self.last) if actors else None

    def play(self, seat: int, action: int) -> None:
        """Do an action and let everyone witness it."""
        assert self.state is not None, "nobody acts before the deal"
        self.state.play(seat, action)
        self.last = seat
        self.actions += 1
        self._witness((seat, action))
        self._turn()

    def _witness(self, own: tuple[int, int]) -> None:
        assert self.state is not None, "there is something to witness"
        events = {viewer: self.state.events(viewer) for viewer in self._viewers()}
        self.trail = Trail(self.trail, events, own)

    def utility(self) -> list[float]:
        """What each seat gets; nothing while the game lasts, or when it lasts too long."""
        outcome = None if self.state is None else self.state.outcome()
        return [0.0] * self.kind.seats if outcome is None else list(outcome.utility)

    def redealt(self, seat: int, chance: QuickChance) -> "World":
        """A world this seat cannot tell from this one; of the others it remembers what everybody saw."""
        assert self.state is not None, "there is something to deal anew"
        assert self.trail is not None, "the deal was witnessed"
        new = World(self.kind)
        new.deal, new.last, new.actor, new.actions = self.deal, self.last, self.actor, self.actions
        new.state = self.state.redeal(seat, chance)
        new.state.watch(True)
        new.trail = Trail(None, {}, (SPECTATOR, 0))
        for viewer in self._viewers():
            new.trail.digests[viewer] = self.trail.digest(seat if viewer == seat else SPECTATOR)
        return new

    def observation_text(self, viewer: int) -> str:
        """All that the viewer may see now, as JSON."""
        if self.state is None:
            return "deal"
        return json.dumps(self.state.outlook(viewer), sort_keys=True, separators=(",", ":"))

    def information_text(self, viewer: int) -> str:
        """What the viewer has witnessed, as a digest, then all that it may see now."""
        witnessed = "" if self.trail is None else self.trail.digest(viewer).hex()
        return f"{witnessed} {self.observation_text(viewer)}"
