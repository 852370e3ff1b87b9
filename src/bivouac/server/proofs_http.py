"""What makes a deal provable, over HTTP: the house's key, the words of the seats, and receipts."""

from typing import Any

from litestar import Request, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from bivouac.server import problems, who_asks
from bivouac.server.house import House
from bivouac.server.messages import HouseKey, Receipt, SayWord
from bivouac.store import Player
from bivouac.table import Table, gathering, pledges, receipts, views
from bivouac.table.views import TableView

AnyRequest = Request[Any, Any, Any]


@get("/key", summary="The key this house signs with", responses=problems.COMMON)
async def house_key(house: NamedDependency[House]) -> HouseKey:
    """What everybody needs to know that a journal or a receipt is this house's."""
    return HouseKey("ed25519", house.signer.key)


@post(
    "/tables/{id:str}/word",
    summary="Say the word one's seat has pledged",
    status_code=200,
    responses=problems.TABLE,
)
async def say_word(
    request: AnyRequest, house: NamedDependency[House], id: FromPath[str], data: JSONBody[SayWord]
) -> TableView:
    """Say a word once the start was called; with the last one the game begins."""
    player = await who_asks.known(request, house)
    await house.rooms.write(
        id, lambda table: pledges.say_word(table, player.id, data.seat, data.word, house.sources.now())
    )
    return await _view(house, id, player)


@post(
    "/tables/{id:str}/redraw", summary="Draw seed and words anew", status_code=200, responses=problems.TABLE
)
async def redraw(request: AnyRequest, house: NamedDependency[House], id: FromPath[str]) -> TableView:
    """Give up a start for which a word has not come; everybody pledges anew, and it is counted."""
    player = await who_asks.known(request, house)
    seed = house.sources.seed()
    await house.rooms.write(id, lambda table: pledges.redraw(table, player.id, seed, house.sources.now()))
    return await _view(house, id, player)


@get("/tables/{id:str}/receipt", summary="The receipt of the caller's deal", responses=problems.TABLE)
async def receipt(request: AnyRequest, house: NamedDependency[House], id: FromPath[str]) -> Receipt:
    """The deal as it was settled before any word was said, signed; at the end the journal's signature."""
    player = await who_asks.known(request, house)

    def ask(table: Table, _: object) -> Receipt:
        gathering.must_belong(table, player.id)
        return receipts.receipt_of(table, house.signer)

    return await house.rooms.look(id, ask)


async def _view(house: House, id: str, player: Player) -> TableView:
    return await house.rooms.look(
        id, lambda table, room: views.table_view(table, player.id, house.sources.now())
    )


router = Router("/api", route_handlers=[house_key, say_word, redraw, receipt], tags=["proofs"])
