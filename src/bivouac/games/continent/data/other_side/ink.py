"""Aurèle's ink, the first curse: what is written on the back can be washed, or it can be answered."""

from bivouac.core.effects import Effect, all_of, one_of
from bivouac.games.continent.data.icons import Icon
from bivouac.games.continent.data.other_side.shapes import once
from bivouac.games.continent.data.other_side.things import READY_TO_ANSWER, READY_TO_WASH
from bivouac.games.continent.data.records import Attempt, Card, Clue, Flag, Fog, Temporary
from bivouac.games.continent.effects import (
    AnyLeft,
    Cure,
    Damage,
    Lose,
    Peek,
    Restore,
    Take,
)

# the letter; thinking it over costs nothing and opens the hints, for the answer or for the wash
NUDGE = Attempt("think", requires=AnyLeft((778, 781)), success=one_of(once(778), once(781)))

# Hints send one to the wood and its Well, or by the lake to the Chimney, speak of the copy and the struck-out
# line, of salt, wool and glass, and say how to answer and how to wash; the last places speak for themselves.
TOLD = (
    (200, (781,)),
    (350, (313, 781)),
    (400, (778, 779)),
    (450, (409, 780)),
    (540, (507, 783)),
    (541, (540, 783)),
    (589, (508, 780)),
    (591, (541, 783)),
    (592, (541, 783)),
    (600, (782,)),
    (603, (782,)),
    (604, (782, 783)),
    (654, (779, 780)),
    (658, (654, 779, 780)),
    (662, (781,)),
    (696, (664,)),
    (664, (658, 779, 780)),
)

# The ink rises on the page as the deck sinks; the last tide finds almost a landscape, and is merciful.
TIDES = ((30, 690), (20, 691), (10, 692), (0, 693))

# "Bring salt, wool, and a glass of ice to see by; learn the names."
SPOKEN_OF = (600, 603, 604, 660, 661, 662, 663, 664)

CLUE = Clue(
    "ink", start=10, flag=Flag("nib", 3), tides=TIDES, tells=SPOKEN_OF, told=TOLD,
    asks=(READY_TO_ANSWER, READY_TO_WASH), attempts=(NUDGE,),
)  # fmt: skip


def _tide(number: int, effect: Effect) -> Temporary:
    return Temporary(number, effect=effect, banished=True)


def _test(number: int, icon: Icon, success: Effect, failure: Effect) -> Temporary:
    attempt = Attempt(icon, cost=1, need=1, mandatory=True, success=success, failure=failure)
    return Temporary(number, attempts=(attempt,), banished=True)


CARDS: tuple[Card, ...] = (
    _tide(690, one_of(Peek(2), Restore(3))),
    _tide(690, one_of(all_of(Lose(1), Peek(3)), Restore(3))),
    _test(690, "think", Restore(5), Lose(1)),
    _tide(691, one_of(all_of(Lose(1), Cure()), Restore(4))),
    _tide(691, one_of(all_of(Restore(8), Take(912)), Restore(4))),
    _test(691, "hide", Restore(6), Take(909)),
    _tide(692, one_of(all_of(Restore(6), Take(909)), Restore(3))),
    _tide(692, one_of(all_of(Restore(6), Damage(1)), Restore(3))),
    _test(692, "listen", Restore(6), Take(911)),
    _tide(693, Restore(4)),
    _tide(693, one_of(all_of(Restore(7), Take(909)), Restore(3))),
    _tide(693, one_of(all_of(Restore(7), Damage(2)), Restore(3))),
)

FOG: tuple[Fog, ...] = (
    Fog("wet-signature", 1, Temporary(effect=one_of(all_of(Lose(1), Peek(2)), Restore(6))), only="ink"),
    Fog("black-fleece", 2, Temporary(attempts=(
        Attempt("offer", cost=1, need=1, mandatory=True, success=Restore(6), failure=Take(909)),
    )), only="ink"),
    Fog("drop-in-the-lake", 3, Temporary(attempts=(
        Attempt(
            "hide", cost=1, need=1, mandatory=True, success=all_of(Restore(7), Peek(1)), failure=Take(909)
        ),
        Attempt("swim", cost=2, mandatory=True),
    )), only="ink"),
    Fog("black-snow", 4, Temporary(attempts=(
        Attempt("orient", cost=1, need=1, mandatory=True, success=Restore(2), failure=Take(909)),
        Attempt("rest", cost=2, mandatory=True),
    )), only="ink"),
    Fog("dictation", 5, Temporary(attempts=(
        Attempt("decipher", cost=1, need=1, mandatory=True, success=Restore(7), failure=Take(909)),
        Attempt("think", cost=2, mandatory=True, success=Peek(1)),
    )), only="ink"),
)  # fmt: skip
