"""The magpies' House, in the right-hand margin of the wood: four members, four scraps; and the endings."""

from bivouac.core.effects import When, all_of, one_of
from bivouac.games.continent.data.other_side.legend.numbers import (
    CURSE,
    GLOSSES,
    NAMES,
    SCRAPS,
    STRANGERS,
)
from bivouac.games.continent.data.other_side.shapes import (
    lesson,
    once,
)
from bivouac.games.continent.data.records import Attempt, Permanent, Temporary
from bivouac.games.continent.effects import (
    Both,
    Damage,
    Eliminate,
    Gathered,
    InSatchel,
    Lift,
    Lose,
    Not,
    Peek,
    Restore,
    Riddle,
    Take,
)

LINE, RING, TRIANGLE, CROSS = SCRAPS
HECKLED = Take(422)
LIFTED = Lift(CURSE)

HOUSE = (
    # the Mother of the House wants somebody's name, the Whip sleeps on her loot, the Clerk hears but music,
    # and the Opposition is to be answered the other way round
    Permanent(
        420, only=CURSE, done="listen",
        attempts=(
            Attempt(
                "offer", cost=4, need=3, requires=Both(Gathered(STRANGERS, 1), Not(InSatchel(LINE))),
                success=once(LINE), failure=HECKLED,
            ),
            Attempt(
                "take", cost=6, need=5, requires=Not(InSatchel(RING)),
                success=all_of(once(RING), once(427)), failure=Damage(1),
            ),
            Attempt(
                "music", cost=6, need=5, requires=Not(InSatchel(TRIANGLE)),
                success=all_of(once(TRIANGLE), once(423)), failure=HECKLED,
            ),
            Attempt("think", cost=4, requires=Not(InSatchel(CROSS)), success=Riddle()),
            lesson("open", 426),
            lesson("rest", 425, cost=0),
        ),
    ),
    Temporary(421, only=CURSE, effect=once(135), banished=True),
    Temporary(
        422, only=CURSE,
        attempts=(
            Attempt("hide", cost=1, need=1, mandatory=True, failure=Lose(2)),
            Attempt("think", cost=2, mandatory=True),
        ),
    ),
    Temporary(
        422, only=CURSE,
        attempts=(
            Attempt("offer", cost=1, need=1, mandatory=True, failure=Take(908)),
            Attempt("hide", cost=2, mandatory=True),
        ),
    ),
    Temporary(
        422, only=CURSE,
        attempts=(
            Attempt("music", cost=1, need=1, mandatory=True, success=once(424), failure=Take(907)),
            Attempt("think", cost=2, mandatory=True),
        ),
    ),
    Temporary(423, only=CURSE, effect=one_of(Take(912), all_of(Lose(1), Peek(2))), banished=True),
    Temporary(424, only=CURSE, effect=Restore(4), banished=True),
    # the order paper says of the vacant seat that it is for life
    Temporary(
        425, only=CURSE, banished=True,
        attempts=(
            Attempt("rest", cost=2, need=2, mandatory=True, success=once(139), failure=Eliminate()),
            Attempt("think", cost=1, mandatory=True),
        ),
    ),
    Temporary(426, only=CURSE, effect=all_of(once(325), once(138)), banished=True),
    Temporary(427, only=CURSE, effect=Restore(2), banished=True),
    # three for, one against, five who no longer know; she reads from the end
    Temporary(513, only=CURSE, mark=(420,), effect=all_of(once(CROSS), Restore(1)), banished=True),
)  # fmt: skip

# you mean less and less, as the deck sinks
TIDES = (
    Temporary(74, only=CURSE, effect=Peek(1), banished=True),
    Temporary(
        75, only=CURSE, banished=True,
        attempts=(
            Attempt("think", cost=1, mandatory=True),
            Attempt("orient", cost=2, need=1, mandatory=True, success=Restore(4), failure=Lose(1)),
        ),
    ),
    Temporary(76, only=CURSE, effect=one_of(Lose(1), Damage(1)), banished=True),
    Temporary(77, only=CURSE, effect=Restore(2), banished=True),
)  # fmt: skip

AS_IT_WAS, THEIR_WORD, ONE_MORE_LINE = Take(491), Take(492), Take(493)
YOUR_HAND, LEFT_OPEN, NEARLY, HERE = Take(391), Take(392), Take(393), Take(394)
CUT_WELL = When(
    InSatchel(130), one_of(YOUR_HAND, LEFT_OPEN, HERE), one_of(YOUR_HAND, LEFT_OPEN)
)  # fmt: skip

ENDINGS = (
    Temporary(
        430, only=CURSE,
        effect=When(
            Gathered(NAMES, 3),
            one_of(AS_IT_WAS, THEIR_WORD, ONE_MORE_LINE),
            one_of(AS_IT_WAS, THEIR_WORD),
        ),
    ),
    # a key cut by those who never asked what signs mean elsewhere is nearly right
    Temporary(390, only=CURSE, effect=When(Gathered(GLOSSES, 3), CUT_WELL, NEARLY)),
    *(Temporary(number, only=CURSE, effect=LIFTED) for number in (391, 392, 393, 394, 491, 492, 493)),
)  # fmt: skip
