"""Onlookers over HTTP, for the host of a table: who they are, and how they are received."""

from typing import Any

from litestar import Request, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from bivouac.core.refusal import Refusal
from bivouac.server import problems, who_asks
from bivouac.server.house import House
from bivouac.server.messages import Onlooker, Onlookers, Reception
from bivouac.server.rooms import Room
from bivouac.store import Player
from bivouac.table import Table
from bivouac.table import onlookers as looking_on
from bivouac.table.lines import Order, Said

AnyRequest = Request[Any, Any, Any]
ORDERS: dict[str, Order] = {"welcome": "", "muted": "muted", "out": "out"}


@get("/{id:str}/onlookers", summary="Who looks on", responses=problems.TABLE)
async def show(request: AnyRequest, house: NamedDependency[House], id: FromPath[str]) -> Onlookers:
    """For the host: how onlookers are received, and those who can be told apart."""
    return await _show(house, id, await who_asks.known(request, house))


@post("/{id:str}/onlookers", summary="Receive onlookers otherwise", status_code=200, responses=problems.TABLE)
async def receive(
    request: AnyRequest, house: NamedDependency[House], id: FromPath[str], data: JSONBody[Reception]
) -> Onlookers:
    """All of them are welcome, silent or sent away; or one is muted, sent off, shut out or welcome again."""
    host = await who_asks.known(request, house)
    wish = data

    def command(table: Table) -> None:
        now = house.sources.now()
        if wish.onlookers is not None:
            looking_on.receive(table, host.id, wish.onlookers, now)
        if wish.who is not None and wish.order in ORDERS:
            looking_on.give_order(table, host.id, wish.who, ORDERS[wish.order], now)

    await house.rooms.write(id, command)
    shown = await _show(house, id, host)
    if wish.who is not None and wish.order in ("off", "out"):
        await house.bus.send_off(id, wish.who)
    return shown


async def _show(house: House, id: str, host: Player) -> Onlookers:
    def ask(table: Table, room: Room) -> tuple[Table, list[str]]:
        if host.id != table.charter.host:
            raise Refusal("not_the_host")
        return table, room.audience.onlookers(table, house.sources.now())

    table, present = await house.rooms.look(id, ask)
    names = await house.store.names(present)
    here = {house.identity.onlooker(id, player): names.get(player, "") for player in present}
    spoke = {line.fact.who: line.fact.name for line in table.lines if isinstance(line.fact, Said)}
    told = {who for who, order in table.minded.items() if order}
    people = [
        Onlooker(who, here.get(who, spoke.get(who, "")), table.minded.get(who, ""), who in here)
        for who in sorted({*here, *told, *spoke} - {""})
    ]
    return Onlookers(table.reception, people)


router = Router("/api/tables", route_handlers=[show, receive], tags=["tables"])
