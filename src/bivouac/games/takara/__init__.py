"""Takara: dig six sites for the two Stones of Legend (2 to 4 players)."""

from bivouac.core.game import HouseGame
from bivouac.core.play import Rules
from bivouac.games.takara.actions import ACTIONS, label, parse, unasked
from bivouac.games.takara.advice import estimate, features
from bivouac.games.takara.board import board
from bivouac.games.takara.catalogue import catalogue
from bivouac.games.takara.census import count
from bivouac.games.takara.check import check
from bivouac.games.takara.facts import FACTS
from bivouac.games.takara.kinds import ASSIGN
from bivouac.games.takara.may import assignments
from bivouac.games.takara.odds import odds
from bivouac.games.takara.outlook import outlook
from bivouac.games.takara.position import Island
from bivouac.games.takara.redeal import redeal
from bivouac.games.takara.resolve import settle
from bivouac.games.takara.scoring import outcome
from bivouac.games.takara.setup import set_up
from bivouac.games.takara.state import FIELDS, State
from bivouac.games.takara.tell import deal

GAME = HouseGame(
    package=__name__,
    facts=FACTS,
    rules=Rules(
        ACTIONS,
        fields=FIELDS,
        settle=settle,
        lists={ASSIGN: assignments},
        label=label,
        parse=parse,
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
    draft=Island,
    features=features,
    catalogue=catalogue,
    board=board,
    check=check,
)
