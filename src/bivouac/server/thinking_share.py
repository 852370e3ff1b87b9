"""Nobody has more than a share of what the house can think: few tables with bots that think long."""

from collections.abc import Iterable

from bivouac.core.refusal import Refusal
from bivouac.server.bot_limits import is_quick
from bivouac.server.reading import plates_of
from bivouac.store import Player, Row, Store

OF_A_GUEST = 6
OF_AN_ACCOUNT = 24
LATELY = 600_000  # milliseconds: a table left alone for longer makes nobody think
LOOKED_AT = 200  # of a player's tables, the latest


async def check_share(store: Store, player: Player, bots: Iterable[str], table: str, now: int) -> None:
    """Refuse one more table with bots that think long to whoever already plays at the most allowed."""
    if all(is_quick(bot) for bot in bots):
        return
    most = OF_A_GUEST if player.login is None else OF_AN_ACCOUNT
    rows = await store.tables_of(player.id, LOOKED_AT)
    thinking = [row for row in rows if row.id != table and row.touched > now - LATELY and _thinks(row)]
    if len(thinking) >= most:
        raise Refusal("too_many_thinking", {"most": most})


def bots_of(row: Row) -> list[str]:
    """The bots that act at a table."""
    return [plate.bot for plate in plates_of(row) if plate.bot]


def _thinks(row: Row) -> bool:
    slow = not all(is_quick(bot) for bot in bots_of(row))
    return slow and row.status == "playing" and not row.damaged
