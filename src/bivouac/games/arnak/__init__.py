"""Lost Ruins of Arnak: an expedition in five rounds, alone against a rival or two to four players."""

from bivouac.core.game import HouseGame
from bivouac.core.play import Rules
from bivouac.games.arnak.actions import ACTIONS, label, question_name
from bivouac.games.arnak.advice.features import features
from bivouac.games.arnak.advice.position import estimate
from bivouac.games.arnak.board import board
from bivouac.games.arnak.catalogue import catalogue
from bivouac.games.arnak.census import count
from bivouac.games.arnak.check import check
from bivouac.games.arnak.facts import FACTS
from bivouac.games.arnak.kinds import PHASES
from bivouac.games.arnak.may.moment import interrupts, legal, unasked
from bivouac.games.arnak.odds import odds
from bivouac.games.arnak.outlook import outlook
from bivouac.games.arnak.position import Expedition
from bivouac.games.arnak.redeal import redeal
from bivouac.games.arnak.resolve.steps import settle
from bivouac.games.arnak.scoring import outcome
from bivouac.games.arnak.setup import set_up
from bivouac.games.arnak.state import State
from bivouac.games.arnak.state.fields import FIELDS
from bivouac.games.arnak.tell import deal

GAME = HouseGame(
    package=__name__,
    facts=FACTS,
    rules=Rules(
        ACTIONS,
        fields=FIELDS,
        settle=settle,
        interrupts=interrupts,
        lists=dict.fromkeys(range(PHASES), legal),
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
    draft=Expedition,
    features=features,
    catalogue=catalogue,
    board=board,
    check=check,
    namer=question_name,
)
