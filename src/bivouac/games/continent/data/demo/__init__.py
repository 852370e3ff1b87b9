"""One shadow too many: a short adventure on a lighthouse islet, to learn the system in half an hour."""

from bivouac.games.continent.data.demo.events import EVENTS
from bivouac.games.continent.data.demo.land import ISLET, ISLET_FOG, TOWER, TOWER_FOG
from bivouac.games.continent.data.demo.people import CHARACTERS
from bivouac.games.continent.data.demo.skills import ADVANCED, COMMON
from bivouac.games.continent.data.demo.things import STATES, THINGS
from bivouac.games.continent.data.records import Clue, Flag, Pack, Sheet, Zone

PACK = Pack(
    name="demo",
    package=__name__,
    keywords=("nerve", "care", "wit", "rope", "oil"),
    resources=("wood", "stone", "heather"),
    symbols=("shadow", "rope"),
    zones=(Zone(1, cost=1), Zone(2, cost=1)),
    sheets=(
        Sheet("land.py", (*ISLET, *TOWER), (*ISLET_FOG, *TOWER_FOG)),
        Sheet("events.py", EVENTS),
        Sheet("things.py", (*THINGS, *STATES)),
    ),
    common=COMMON,
    characters=CHARACTERS,
    clues=(Clue("shadow", start=10, flag=Flag("shadow", 3)),),
    advanced=ADVANCED,
    paranoid=901,
)
