"""Places without their key: where they always lay, with other things to do in them."""

from bivouac.core.effects import all_of
from bivouac.games.continent.data.other_side import erasure, inkwell, lullabies, margin, scale, shy_lake
from bivouac.games.continent.data.other_side.legend.numbers import CURSE, GLOSSES, HEIGHT, SCRAPS, SIGNS
from bivouac.games.continent.data.other_side.shapes import STROLL, TRUDGE, WALK, face, lesson, once
from bivouac.games.continent.data.records import Attempt, Permanent, Temporary
from bivouac.games.continent.effects import (
    AnyLeft,
    Cure,
    Damage,
    Discard,
    Gathered,
    Gild,
    InSatchel,
    Left,
    Lose,
    NewBoard,
    Not,
    Peek,
    Restore,
    Riddle,
    Take,
)

BEACH, HILLS, LAKE, PEAK, WOOD, DEEP = GLOSSES
PATH, HEARTH, _, STROKE = SIGNS
# the House is heard while it has a scrap, an agenda, a seat or a larder left
TO_HEAR = AnyLeft((*SCRAPS, 421, 425, 426))

# I: what opens is listened to, what is heard is opened
THE_MARGIN = (
    face(
        margin.LAND, 30, CURSE,
        STROLL,
        Attempt(
            "listen", cost=1, need=1, requires=Not(InSatchel(136)),
            success=all_of(once(136), Restore(4)), failure=Lose(1),
        ),
        Attempt("open", cost=1, success=Peek(1)),
        Attempt("see", everyone=True, success=NewBoard(100)),
    ),
    face(
        margin.LAND, 22, CURSE,
        STROLL,
        Attempt("observe", cost=1, success=Peek(2)),
        Attempt("climb", cost=2, need=1, success=Take(52), failure=Lose(2)),
        Attempt(
            "listen", cost=2, need=1, requires=Not(InSatchel(PATH)),
            success=all_of(once(PATH), Restore(5)), failure=Lose(1),
        ),
    ),
    Permanent(
        40, only=CURSE, done="search", resources=("paper",),
        attempts=(Attempt("open", cost=1, requires=Left(320), success=all_of(once(320), Discard())),),
    ),
    Permanent(
        52, only=CURSE, done="climb",
        attempts=(
            Attempt(
                "decipher", cost=1, need=1, requires=Not(InSatchel(BEACH)),
                success=all_of(once(BEACH), Restore(4)),
            ),
            lesson("take", 607, cost=0),
        ),
    ),
    # what leaves the gate first, then what leaves it next, then what stays
    Temporary(916, only=CURSE, mark=(20,), effect=all_of(once(322), Restore(5)), banished=True),
)  # fmt: skip

# II: one lies down to go up, and goes up to rest
THE_LULLABIES = (
    face(
        lullabies.LAND, 100, CURSE,
        WALK,
        Attempt("rest", cost=1, need=1, requires=Not(InSatchel(HILLS)), success=once(HILLS), failure=Lose(1)),
        Attempt("see", cost=1, everyone=True, success=NewBoard(30)),
    ),
    face(
        lullabies.LAND, 102, CURSE,
        WALK,
        Attempt("rest", cost=3, need=2, success=all_of(once(HEARTH), Gild()), failure=Take(906)),
        Attempt("climb", cost=2, success=Cure()),
    ),
    face(
        lullabies.LAND, 108, CURSE,
        WALK,
        Attempt("rest", cost=2, need=1, success=all_of(once(324), Gild()), failure=Take(905)),
        lesson("listen", 702, need=1),
    ),
    face(
        lullabies.LAND, 110, CURSE,
        WALK,
        lesson("decipher", 137, need=1),
        lesson("search", 323, cost=2, need=1, failure=Take(904)),
        Attempt("rest", cost=6, everyone=True, success=NewBoard(400)),
    ),
    Temporary(
        162, only=CURSE,
        attempts=(
            Attempt("offer", cost=1, need=1, mandatory=True, success=Peek(1), failure=Lose(2)),
            Attempt("rest", cost=1, need=1, mandatory=True, failure=Take(904)),
        ),
    ),
)  # fmt: skip

# III: one swims in one's head, and thinks in the water
THE_LAKE = (
    face(
        shy_lake.LAND, 206, CURSE,
        WALK,
        Attempt("think", cost=2, need=1, success=all_of(Restore(5), Take(251)), failure=Take(903)),
        Attempt("swim", cost=1, need=1, requires=Not(InSatchel(LAKE)), success=once(LAKE), failure=Take(903)),
    ),
    face(
        shy_lake.LAND, 208, CURSE,
        WALK,
        Attempt("observe", cost=1, success=Peek(2)),
        Attempt("think", cost=2, requires=AnyLeft((724, 863)), success=Riddle()),
        lesson("pull", 616, cost=2, need=1, failure=Take(903)),
    ),
    Permanent(251, only=CURSE, done="think"),
    Temporary(
        241, only=CURSE,
        attempts=(
            Attempt("think", cost=1, need=1, mandatory=True, success=Peek(1), failure=Take(902)),
            Attempt("rest", cost=2, mandatory=True),
        ),
    ),
    # rings, moons, corks: the lake counts what leaves, what is not there, and what floats
    Temporary(724, only=CURSE, mark=(208,), effect=all_of(once(128), Restore(2)), banished=True),
)  # fmt: skip

# IV: one digs to go up
THE_SCALE = (
    face(
        scale.LAND, 305, CURSE,
        WALK,
        Attempt(
            "see", cost=2, need=1, requires=Not(InSatchel(673)), success=all_of(once(673), once(604)),
            failure=once(357),
        ),
        Attempt(
            "dig", cost=3, need=2, requires=Not(InSatchel(HEIGHT)), success=once(HEIGHT), failure=once(357)
        ),
    ),
    face(
        scale.LAND, 309, CURSE,
        WALK,
        Attempt("decipher", cost=1, requires=Left(876), success=Riddle()),
        Attempt(
            "orient", cost=2, need=1, requires=Not(InSatchel(PEAK)), success=once(PEAK), failure=once(357)
        ),
        Attempt(
            "dig", cost=7, need=6, everyone=True, requires=Gathered(SIGNS, 3),
            success=Take(390), failure=all_of(Lose(2), Take(907, each=True)),
        ),
    ),
    Temporary(
        351, only=CURSE,
        attempts=(
            Attempt("dig", cost=1, need=1, mandatory=True, failure=Take(904)),
            Attempt("balance", cost=2, need=1, mandatory=True, failure=Damage(1)),
        ),
    ),
)  # fmt: skip

# V: one sings to read; here the magpies sit
THE_ERASURE = (
    face(
        erasure.LAND, 400, CURSE,
        WALK,
        Attempt("see", cost=1, everyone=True, success=NewBoard(110)),
        Attempt("music", cost=2, need=1, success=all_of(once(WOOD), Gild()), failure=once(461)),
    ),
    face(
        erasure.LAND, 402, CURSE,
        WALK,
        Attempt("decipher", cost=2, need=1, success=all_of(once(321), Gild()), failure=once(462)),
    ),
    face(
        erasure.LAND, 404, CURSE,
        WALK,
        lesson("pull", 622, cost=2, need=1, failure=once(462)),
        Attempt("hunt", cost=2, need=1, success=Take(472), failure=Lose(2)),
        lesson("listen", 326, need=1),
    ),
    face(
        erasure.LAND, 411, CURSE,
        WALK,
        Attempt("observe", cost=1, success=Peek(2)),
        Attempt("listen", cost=1, requires=TO_HEAR, success=all_of(once(421), once(420))),
        Attempt(
            "craft", cost=14, need=9, everyone=True, requires=Gathered(SCRAPS, 4),
            success=Take(430), failure=Lose(3),
        ),
    ),
    Temporary(
        471, only=CURSE,
        attempts=(
            Attempt("music", cost=1, need=1, mandatory=True, success=Restore(3), failure=Take(911)),
            Attempt("hide", cost=2, mandatory=True),
        ),
    ),
)  # fmt: skip

# VI: one gives to see
THE_INKWELL = (
    face(
        inkwell.LAND, 500, CURSE,
        WALK,
        Attempt(
            "offer", cost=1, need=1, requires=Not(InSatchel(DEEP)), success=once(DEEP), failure=Take(912)
        ),
        Attempt("listen", cost=2, need=1, success=Peek(2), failure=Take(912)),
    ),
    face(
        inkwell.LAND, 502, CURSE,
        TRUDGE,
        Attempt("offer", cost=2, need=1, success=all_of(once(STROKE), Gild()), failure=once(562)),
    ),
    Temporary(
        562, only=CURSE,
        attempts=(
            Attempt("offer", cost=2, need=1, mandatory=True, locked=True, failure=Take(909)),
            Attempt("think", cost=3, mandatory=True),
        ),
    ),
)  # fmt: skip

FACES = (*THE_MARGIN, *THE_LULLABIES, *THE_LAKE, *THE_SCALE, *THE_ERASURE, *THE_INKWELL)
