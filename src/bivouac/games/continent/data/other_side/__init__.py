"""The other side of the map: an adventure of hours in a land made of everybody who ever signed its back.

Curse 1, Aurèle's ink, is whole. The symbols, starts (030, 050) and offsets (8, 9) of the two curses to come
are kept free: in a decade that carries a flag, endings 3, 4, 5, 6, 8 and 9 belong to marked cards.
"""

from bivouac.core.effects import one_of
from bivouac.games.continent.data.other_side import erasure, inkwell, lullabies, margin, scale, shy_lake
from bivouac.games.continent.data.other_side.people import CHARACTERS
from bivouac.games.continent.data.other_side.skills import ADVANCED, COMMON
from bivouac.games.continent.data.other_side.states import STATES
from bivouac.games.continent.data.other_side.things import BONUSES, HINTS, ITEMS, QUESTS
from bivouac.games.continent.data.records import Attempt, Clue, Flag, Pack, Sheet, Zone
from bivouac.games.continent.effects import Take

# the letter; thinking it over costs nothing and opens the hints, for the answer or for the wash
NUDGE = Attempt("think", success=one_of(Take(778, if_available=True), Take(781, if_available=True)))

# Numbers drawn into a place are told there; riddles ask for what was counted elsewhere, or in a hint; hints
# also send one to the wood and down Chimney or Well, speak of the copy and the struck-out line, of salt
# and wool, and say how to answer and how to wash.
TOLD = (
    (814, (21,)),
    (826, (107,)),
    (829, (506,)),
    (837, (210,)),
    (848, (312,)),
    (854, (204,)),
    (858, (408,)),
    (865, (503,)),
    (833, (504,)),
    (842, (52, 780)),
    (851, (651, 780)),
    (863, (208,)),
    (874, (405, 780)),
    (876, (302,)),
    (350, (780, 781)),
    (400, (779, 781)),
    (450, (780, 781)),
    (540, (783,)),
    (541, (783,)),
    (590, (780,)),
    (591, (783,)),
    (592, (783,)),
    (600, (782,)),
    (603, (782,)),
    (654, (780,)),
    (664, (779, 780)),
)

PACK = Pack(
    name="other_side",
    package=__name__,
    keywords=(
        "grit", "kindness", "knack", "hunch", "poise", "rope", "light", "blade", "paper", "salt", "wool",
    ),
    resources=("wood", "shell", "wool", "stone", "reed", "ice", "resin", "paper", "ink"),
    symbols=("nib", "key", "thread", "rope", "boat", "light"),
    zones=(Zone(1), Zone(2), Zone(3), Zone(4), Zone(5), Zone(6, cost=2)),
    sheets=(
        Sheet("margin.py", (*margin.LAND, *margin.EVENTS), margin.FOG),
        Sheet("lullabies.py", (*lullabies.LAND, *lullabies.EVENTS), lullabies.FOG),
        Sheet("shy_lake.py", (*shy_lake.LAND, *shy_lake.EVENTS), shy_lake.FOG),
        Sheet("scale.py", (*scale.LAND, *scale.EVENTS), scale.FOG),
        Sheet("erasure.py", (*erasure.LAND, *erasure.EVENTS), erasure.FOG),
        Sheet("inkwell.py", (*inkwell.LAND, *inkwell.EVENTS), inkwell.FOG),
        Sheet("things.py", (*ITEMS, *QUESTS, *HINTS, *BONUSES)),
        Sheet("states.py", STATES),
    ),
    common=COMMON,
    characters=CHARACTERS,
    clues=(Clue("ink", start=10, flag=Flag("nib", 3), attempts=(NUDGE,)),),
    advanced=ADVANCED,
    paranoid=901,
    told=TOLD,
    night=6,  # the ink rises while one sleeps: no terrain gives back as much in a day
)  # fmt: skip
