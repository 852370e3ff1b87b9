"""Temple: dig two card temples for sets, bonuses and assistants (2 to 4 players)."""

from bivouac.core.game import HouseGame
from bivouac.core.play import Rules
from bivouac.games.temple.actions import ACTIONS, label, parse
from bivouac.games.temple.advice import estimate, features
from bivouac.games.temple.board import board
from bivouac.games.temple.catalogue import catalogue
from bivouac.games.temple.census import count
from bivouac.games.temple.check import check
from bivouac.games.temple.facts import FACTS
from bivouac.games.temple.kinds import TURN
from bivouac.games.temple.may import turns
from bivouac.games.temple.odds import odds
from bivouac.games.temple.outlook import outlook
from bivouac.games.temple.position import Tableaux
from bivouac.games.temple.redeal import redeal
from bivouac.games.temple.resolve import settle
from bivouac.games.temple.scoring import outcome
from bivouac.games.temple.setup import set_up
from bivouac.games.temple.state import FIELDS, State
from bivouac.games.temple.tell import deal

GAME = HouseGame(
    package=__name__,
    facts=FACTS,
    rules=Rules(
        ACTIONS,
        fields=FIELDS,
        settle=settle,
        lists={TURN: turns},
        label=label,
        parse=parse,
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
    draft=Tableaux,
    features=features,
    catalogue=catalogue,
    board=board,
    check=check,
)
