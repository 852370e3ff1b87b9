"""Aurèle's ink, the first curse: what is written on the back can be washed, or it can be answered."""

from bivouac.core.effects import one_of
from bivouac.games.continent.data.records import Attempt, Card, Clue, Flag, Fog
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

CLUE = Clue("ink", start=10, flag=Flag("nib", 3), attempts=(NUDGE,))

CARDS: tuple[Card, ...] = ()

FOG: tuple[Fog, ...] = ()
