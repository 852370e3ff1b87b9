"""Continent: explore an unknown land together, and lift the curse that brought you there (1 to 4 players)."""

from bivouac.core.game import HouseGame
from bivouac.core.play import Rules
from bivouac.games.continent.actions import ACTIONS, FAST, label
from bivouac.games.continent.advice import advise, estimate, features
from bivouac.games.continent.board import board as drawn_board
from bivouac.games.continent.catalogue import catalogue as all_cards
from bivouac.games.continent.catalogue import piece_name, voice
from bivouac.games.continent.census import count
from bivouac.games.continent.check import check as check_packs
from bivouac.games.continent.check import draw
from bivouac.games.continent.facts import FACTS
from bivouac.games.continent.may.turn import actors, is_actor, unasked
from bivouac.games.continent.odds import odds as exact_odds
from bivouac.games.continent.outlook import outlook as seen
from bivouac.games.continent.position import Expedition
from bivouac.games.continent.redeal import redeal as dealt_anew
from bivouac.games.continent.resolve.agenda import run
from bivouac.games.continent.scoring import outcome
from bivouac.games.continent.setup import set_up
from bivouac.games.continent.state import State
from bivouac.games.continent.state.fields import FIELDS
from bivouac.games.continent.tell import deal

# The functions get other names here, for the rooms themselves are asked for by theirs.
GAME = HouseGame(
    package=__name__,
    facts=FACTS,
    rules=Rules(
        ACTIONS,
        fields=FIELDS,
        actors=actors,
        acts=is_actor,
        lists=FAST,
        unasked=unasked,
        settle=run,
        label=label,
        outlook=seen,
        deal=deal,
        odds=exact_odds,
        redeal=dealt_anew,
        estimate=estimate,
        outcome=outcome,
        advise=advise,
    ),
    set_up=set_up,
    blank=State,
    count=count,
    draft=Expedition,
    features=features,
    catalogue=all_cards,
    board=drawn_board,
    check=check_packs,
    namer=piece_name,
    voice=voice,
    draw=draw,
)
