"""Agartha: bid in secret for cards, and let one encounter lead to the next (2 to 4 players)."""

from bivouac.core.game import HouseGame
from bivouac.core.play import Rules
from bivouac.games.agartha.actions import ACTIONS, label, unasked
from bivouac.games.agartha.advice import estimate, features
from bivouac.games.agartha.board import board
from bivouac.games.agartha.catalogue import catalogue
from bivouac.games.agartha.census import count
from bivouac.games.agartha.check import check
from bivouac.games.agartha.facts import FACTS
from bivouac.games.agartha.kinds import BID, DRAW, DRAWN, MOVE, OFFER, START, SWAP, TO, WITH, WON
from bivouac.games.agartha.may import draws, movable, offers, partners, places, swappable, targets
from bivouac.games.agartha.odds import odds
from bivouac.games.agartha.outlook import outlook
from bivouac.games.agartha.position import Cards
from bivouac.games.agartha.redeal import redeal
from bivouac.games.agartha.resolve import settle
from bivouac.games.agartha.scoring import outcome
from bivouac.games.agartha.setup import set_up
from bivouac.games.agartha.state import State
from bivouac.games.agartha.state.fields import FIELDS
from bivouac.games.agartha.tell import deal

GAME = HouseGame(
    package=__name__,
    facts=FACTS,
    rules=Rules(
        ACTIONS,
        fields=FIELDS,
        settle=settle,
        lists={
            BID: places,
            MOVE: movable,
            SWAP: swappable,
            WITH: partners,
            DRAW: draws,
            OFFER: offers,
            **dict.fromkeys((START, TO, DRAWN, WON), targets),
        },
        label=label,
        unasked=unasked,
        outlook=outlook,
        deal=deal,
        odds=odds,
        redeal=redeal,
        estimate=estimate,
        outcome=outcome,
    ),
    set_up=set_up,
    blank=State,
    count=count,
    draft=Cards,
    features=features,
    catalogue=catalogue,
    board=board,
    check=check,
)
