"""Lost Ruins of Arnak: an expedition in five rounds, alone against a rival or two to four players."""

from bivouac.core.rooms import open_rooms
from bivouac.games.arnak.actions import question_name
from bivouac.games.arnak.advice.features import features, side
from bivouac.games.arnak.advice.position import estimates
from bivouac.games.arnak.may.moment import interrupts, unasked
from bivouac.games.arnak.position import Expedition
from bivouac.games.arnak.resolve.steps import Habits, settle
from bivouac.games.arnak.state.fields import FIELDS

GAME = open_rooms(
    __name__,
    draft=Expedition,
    fields=FIELDS,
    settle=settle,
    interrupts=interrupts,
    reflexes=Habits(),
    unasked=unasked,
    estimates=estimates,
    features=features,
    side=side,
    namer=question_name,
)
