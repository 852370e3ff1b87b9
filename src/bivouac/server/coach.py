"""A question to the coach: noted at the table, sent to a process, and answered to one window alone."""

from collections.abc import Callable

import msgspec

from bivouac.core.chance import QuickChance
from bivouac.core.refusal import Refusal
from bivouac.review.lamp import Light
from bivouac.review.saying import tip
from bivouac.server.audience import Listener
from bivouac.server.house import House
from bivouac.server.lamps import Question
from bivouac.server.messages import Advice
from bivouac.store import Player, Row, Store
from bivouac.table import Table, coaching
from bivouac.table.views import redealt

LOOKED_AT = 200  # of a player's tables, the latest


async def ask(house: House, id: str, listener: Listener, player: Player, seat: int, client: str) -> None:
    """Note that a seat asks, light its lamp, and tell this window what it shows."""
    luck = house.sources.luck()
    brought = await house.rooms.look(id, lambda table, _: _brought(table))
    if brought and await sits_at_rated(house.store, player, brought):
        raise Refusal("no_judge")

    def noted(table: Table) -> tuple[Question, Callable[[Light | None], None]]:
        coaching.ask(table, seat, house.sources.now())
        document = redealt(table, seat, QuickChance(luck))
        asked = Question(table.charter.game, document, seat, luck, table.turned)
        return asked, _teller(table, listener, client)

    asked, tell = await house.rooms.write(id, noted)
    house.lamps.light(player.id, id, asked, tell, listener.network)


def _brought(table: Table) -> str:
    """The game of a position that somebody brought; empty where it was dealt here."""
    return "" if table.charter.document is None else table.charter.game


def _teller(table: Table, listener: Listener, client: str) -> Callable[[Light | None], None]:
    """Sends what is known to a window, in its language."""
    game, names, turned = table.game, table.called(), table.turned

    def tell(light: Light | None) -> None:
        if light is None:
            listener.send(Advice(client, turned, None, 0, [], True))
            return
        tips = [tip(game, hint, listener.lang, names) for hint in light.hints]
        listener.send(Advice(client, turned, light.judge, light.worlds, tips, light.last))

    return tell


class Terms(msgspec.Struct):
    """What counts of a charter here."""

    rated: bool = False


async def sits_at_rated(store: Store, player: Player, game: str) -> bool:
    """Does a player sit at a running rated table of this game? They could bring its position to the judge."""
    rows = await store.tables_of(player.id, LOOKED_AT)
    return any(row.game == game and row.status == "playing" and _is_rated(row) for row in rows)


def _is_rated(row: Row) -> bool:
    try:
        return msgspec.json.decode(row.charter, type=Terms).rated
    except (msgspec.MsgspecError, UnicodeDecodeError):  # it is damaged, and nobody plays there
        return False
