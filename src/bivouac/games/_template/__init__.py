"""Lanterns: the smallest complete game (2 to 4 players), to be copied by whoever starts another."""

from bivouac.core.game import HouseGame
from bivouac.core.play import Rules
from bivouac.games._template.actions import ACTIONS, label
from bivouac.games._template.advice import estimate, features
from bivouac.games._template.board import board
from bivouac.games._template.catalogue import catalogue
from bivouac.games._template.census import count
from bivouac.games._template.check import check
from bivouac.games._template.facts import FACTS
from bivouac.games._template.flow import settle
from bivouac.games._template.odds import odds
from bivouac.games._template.outlook import outlook
from bivouac.games._template.position import Lanterns
from bivouac.games._template.redeal import redeal
from bivouac.games._template.scoring import outcome
from bivouac.games._template.setup import set_up
from bivouac.games._template.state import FIELDS, State
from bivouac.games._template.tell import deal

GAME = HouseGame(
    package=__name__,
    facts=FACTS,
    rules=Rules(
        ACTIONS,
        fields=FIELDS,
        settle=settle,
        label=label,
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
    draft=Lanterns,
    features=features,
    catalogue=catalogue,
    board=board,
    check=check,
)
