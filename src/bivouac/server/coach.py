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
from bivouac.server.reading import Damaged
from bivouac.server.rooms import NoTable
from bivouac.store import Player, Row
from bivouac.table import Charter, Table, coaching
from bivouac.table.views import redealt


async def ask(house: House, id: str, listener: Listener, player: Player, seat: int, client: str) -> None:
    """Note that a seat asks, light its lamp, and tell this window what it shows."""
    luck = house.sources.luck()
    await must_not_help(house, id, player)

    def noted(table: Table) -> tuple[Question, Callable[[Light | None], None]]:
        coaching.ask(table, seat, house.sources.now())
        document = redealt(table, seat, QuickChance(luck))
        asked = Question(table.charter.game, document, seat, luck, table.turned)
        return asked, _teller(table, listener, client)

    asked, tell = await house.rooms.write(id, noted)
    house.lamps.light(player.id, id, asked, tell, listener.network)


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


async def must_not_help(house: House, id: str, player: Player) -> None:
    """Refuse to judge what somebody brought while they sit at a running rated table of the same game.

    What they brought could be that game: a position, or a journal whose deal looks the same so far.
    """
    charter = await _begun_as(house, id)
    if charter is not None and (charter.vouched or charter.lesson):
        return
    game = await house.rooms.look(id, lambda table, _: table.charter.game)
    if any(_is_rated(row) for row in await house.store.playing_of(player.id, game)):
        raise Refusal("no_judge")


async def _begun_as(house: House, id: str) -> Charter | None:
    """The terms on which a game was dealt or brought, before all what-ifs of it; None if that is gone."""
    try:
        charter = await house.rooms.look(id, lambda table, _: table.charter)
        while charter.origin and not charter.vouched:
            charter = await house.rooms.look(charter.origin, lambda table, _: table.charter)
    except (NoTable, Damaged):
        return None
    return charter


def _is_rated(row: Row) -> bool:
    try:
        return msgspec.json.decode(row.charter, type=Terms).rated
    except (msgspec.MsgspecError, UnicodeDecodeError):  # it is damaged, and nobody plays there
        return False
