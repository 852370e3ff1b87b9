"""The other side of the map: an adventure of hours in a land made of everybody who ever signed its back.

The land, its things and its states are shared; what only one curse knows is in the file of that curse. In a
decade that carries a flag, endings 3, 4, 5, 6, 8 and 9 belong to marked cards.
"""

from bivouac.games.continent.data.other_side import (
    company,
    encounters,
    erasure,
    fold,
    hidden,
    ink,
    inkwell,
    legacies,
    legend,
    lullabies,
    margin,
    nights,
    scale,
    shy_lake,
)
from bivouac.games.continent.data.other_side.people import CHARACTERS
from bivouac.games.continent.data.other_side.skills import ADVANCED, COMMON
from bivouac.games.continent.data.other_side.states import STATES
from bivouac.games.continent.data.other_side.things import BONUSES, HINTS, ITEMS, QUESTS
from bivouac.games.continent.data.other_side.warnings import WARNINGS
from bivouac.games.continent.data.records import Pack, Sheet, Zone

# Each curse is a file of its own: a clue, its cards, its fog.
CURSES = (("ink.py", ink), ("legend", legend), ("fold", fold))

PACK = Pack(
    name="other_side",
    package=__name__,
    keywords=(
        "grit", "kindness", "knack", "hunch", "poise", "rope", "light", "blade", "paper", "salt", "wool",
        "glass",
    ),
    resources=("wood", "shell", "wool", "stone", "reed", "ice", "resin", "paper", "ink"),
    symbols=("nib", "rope", "boat", "light"),
    zones=(
        Zone(1, cost=0, night=97),
        Zone(2, night=197),
        Zone(3, need=1, night=297),
        Zone(4, cost=2, night=397),
        Zone(5, cost=1, need=1, night=497),
        Zone(6, cost=4, need=2, night=597),
        Zone(7, need=1, night=545),
    ),
    sheets=(
        Sheet("margin.py", (*margin.LAND, *margin.EVENTS), margin.FOG),
        Sheet("lullabies.py", (*lullabies.LAND, *lullabies.EVENTS), lullabies.FOG),
        Sheet("shy_lake.py", (*shy_lake.LAND, *shy_lake.EVENTS), shy_lake.FOG),
        Sheet("scale.py", (*scale.LAND, *scale.EVENTS), scale.FOG),
        Sheet("erasure.py", (*erasure.LAND, *erasure.EVENTS), erasure.FOG),
        Sheet("inkwell.py", (*inkwell.LAND, *inkwell.EVENTS), inkwell.FOG),
        Sheet("things.py", (*ITEMS, *QUESTS, *HINTS, *BONUSES)),
        Sheet("states.py", STATES),
        Sheet("nights.py", nights.CARDS),
        Sheet("company.py", fog=company.FOG),
        Sheet("legacies.py", legacies.CARDS, legacies.FOG),
        *(Sheet(file, curse.CARDS, curse.FOG) for file, curse in CURSES),
        Sheet("encounters.py", encounters.CARDS),
    ),
    common=COMMON,
    characters=CHARACTERS,
    clues=tuple(curse.CLUE for _, curse in CURSES),
    advanced=(*ADVANCED, *legend.ADVANCED, *fold.ADVANCED),
    paranoid=901,
    told=hidden.TOLD,
    night=2,  # the ink rises while one sleeps: no hearth gives back more in a day
    legacies=legacies.LEGACIES,
    warnings=WARNINGS,
)  # fmt: skip
