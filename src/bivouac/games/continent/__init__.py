"""Continent: explore an unknown land together, and lift the curse that brought you there (1 to 4 players)."""

from bivouac.core.rooms import open_rooms
from bivouac.games.continent.actions import FAST
from bivouac.games.continent.advice import advise, estimate
from bivouac.games.continent.catalogue import piece_name, voice
from bivouac.games.continent.check import draw
from bivouac.games.continent.may.turn import actors, is_actor, unasked
from bivouac.games.continent.position import Expedition
from bivouac.games.continent.resolve.agenda import run
from bivouac.games.continent.state.fields import FIELDS

GAME = open_rooms(
    __name__,
    draft=Expedition,
    fields=FIELDS,
    actors=actors,
    acts=is_actor,
    lists=FAST,
    unasked=unasked,
    settle=run,
    advise=advise,
    estimate=estimate,
    namer=piece_name,
    voice=voice,
    draw=draw,
    aside=("abandon",),
)
