"""Agartha: bid in secret for cards, and let one encounter lead to the next (2 to 4 players)."""

from bivouac.core.rooms import open_rooms
from bivouac.games.agartha.actions import unasked
from bivouac.games.agartha.kinds import BID, DRAW, DRAWN, MOVE, START, SWAP, TO, WITH, WON
from bivouac.games.agartha.may import draws, movable, partners, places, swappable, targets
from bivouac.games.agartha.position import Cards
from bivouac.games.agartha.redeal import choose_alike
from bivouac.games.agartha.state.fields import FIELDS

GAME = open_rooms(
    __name__,
    choose_alike=choose_alike,
    draft=Cards,
    fields=FIELDS,
    lists={
        BID: places,
        MOVE: movable,
        SWAP: swappable,
        WITH: partners,
        DRAW: draws,
        **dict.fromkeys((START, TO, DRAWN, WON), targets),
    },
    unasked=unasked,
)
