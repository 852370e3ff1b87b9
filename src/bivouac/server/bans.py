"""Who is let in no more, as operators have written it; known by heart, since every request asks."""

import ipaddress

from bivouac.server.clock_and_ids import Sources
from bivouac.store import Ban, Store

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Bans:
    """All bans of the house; `read` again whenever there may be others."""

    def __init__(self, store: Store, sources: Sources) -> None:
        self.store = store
        self.sources = sources
        self._players: dict[str, Ban] = {}
        self._networks: list[tuple[Network, Ban]] = []

    async def read(self) -> None:
        """Know what is written."""
        found = await self.store.bans()
        self._players = {ban.subject: ban for ban in found if ban.kind == "player"}
        self._networks = [(ipaddress.ip_network(ban.subject), ban) for ban in found if ban.kind == "network"]

    def of_player(self, player: str | None) -> Ban | None:
        """The ban of a player that holds now."""
        ban = self._players.get(player or "")
        return ban if ban is not None and self._holds(ban) else None

    def of_network(self, network: str) -> Ban | None:
        """The ban that holds now of where somebody comes from."""
        if not self._networks:
            return None
        try:
            come_from = ipaddress.ip_network(network)
        except ValueError:
            return None
        for banned, ban in self._networks:
            if self._holds(ban) and banned.version == come_from.version and banned.overlaps(come_from):
                return ban
        return None

    def _holds(self, ban: Ban) -> bool:
        return ban.until is None or ban.until > self.sources.now()
