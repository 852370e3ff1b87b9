"""VII, the Fold: ten places between beach and mountain, night above, day below, a crease between them.

520  521   522  523   524      520 => IV
 .  [535]   .  [536]   .
525  526   527  528   529      525 => I
"""

from bivouac.core.effects import all_of
from bivouac.games.continent.data.other_side.fold.numbers import CURSE, EDGES, KNOTS, NEEDLE, THREADS, ZONE
from bivouac.games.continent.data.other_side.shapes import KINDLE, STROLL, WALK, Arrows, lesson, once
from bivouac.games.continent.data.records import Attempt, Permanent, Terrain
from bivouac.games.continent.effects import (
    Both,
    Cross,
    Cure,
    Damage,
    Gathered,
    Gild,
    InSatchel,
    Learn,
    Left,
    Lose,
    NewBoard,
    Not,
    Peek,
    Repair,
    Restore,
    Riddle,
    Take,
)

UPPER, LOWER = EDGES
UPPER_KNOT, LOWER_KNOT = KNOTS
SHUTTERS: Arrows = (("east", 522), ("south", 535), ("west", 520))
SLEDGE: Arrows = (("west", 523),)
ACROSS_THE_DARNING = all_of(once(521), once(526), Cross())
ACROSS_THE_DUSK = all_of(once(523), once(528), Cross())

# whoever holds one edge and whoever holds the other need not stand together: this is pulled from both sides
UNFOLD = Attempt(
    "pull", cost=15, need=10, everyone=True, company="anywhere", requires=Gathered(EDGES, 2),
    success=Take(84), failure=all_of(Lose(2), Take(905, each=True)),
)  # fmt: skip
SEW = Attempt(
    "craft", cost=6, need=4, everyone=True, locked=True,
    requires=Both(InSatchel(NEEDLE), Gathered(THREADS, 3)),
    success=Take(80), failure=all_of(Lose(2), Damage(1)),
)  # fmt: skip

# the lower knot has two sides, and can be undone from either
UNTIE = Attempt(
    "pull", cost=3, need=2, requires=Not(InSatchel(LOWER_KNOT)), success=once(LOWER_KNOT), failure=Lose(1)
)

NIGHT = (
    Terrain(
        520, only=CURSE, zone=ZONE, cell=(0, 0), arrows=(("east", 521),), resources=("ice", "stone"),
        attempts=(
            WALK,
            Attempt("listen", cost=1, need=1, success=Peek(1), failure=Take(902)),
            Attempt("see", cost=1, everyone=True, success=NewBoard(303)),
        ),
    ),
    Terrain(
        521, only=CURSE, zone=ZONE, cell=(1, 0), arrows=SHUTTERS, resources=("wood",),
        attempts=(
            WALK,
            Attempt("open", cost=2, need=1, success=all_of(once(237), Restore(6), Gild()), failure=once(532)),
        ),
    ),
    Terrain(
        521, "gold", only=CURSE, zone=ZONE, cell=(1, 0), arrows=SHUTTERS, resources=("wood",),
        attempts=(STROLL, Attempt("listen", cost=1, success=Cure(908))),
    ),
    Terrain(
        522, only=CURSE, zone=ZONE, cell=(2, 0), arrows=(("east", 523), ("west", 521)), resources=("ice",),
        harsh=True,
        attempts=(
            WALK,
            Attempt(
                "dig", cost=2, need=1, requires=Both(InSatchel(UPPER_KNOT), Not(InSatchel(UPPER))),
                success=all_of(once(UPPER), Restore(9)), failure=Take(902),
            ),
            UNFOLD,
        ),
    ),
    Terrain(
        523, only=CURSE, zone=ZONE, cell=(3, 0), arrows=(("east", 524), ("south", 536), ("west", 522)),
        resources=("ice",),
        attempts=(
            WALK,
            lesson("climb", 336, cost=2, need=1, failure=Take(905)),
            lesson("rest", 537, cost=0),
        ),
    ),
    Terrain(
        524, only=CURSE, zone=ZONE, cell=(4, 0), arrows=SLEDGE, resources=("wood", "ice"),
        attempts=(
            WALK,
            Attempt(
                "balance", cost=2, need=2, success=all_of(Restore(10), once(333), Gild()), failure=once(532)
            ),
            Attempt("observe", cost=1, success=Peek(1)),
        ),
    ),
    Terrain(
        524, "gold", only=CURSE, zone=ZONE, cell=(4, 0), arrows=SLEDGE, resources=("wood", "ice"),
        attempts=(WALK,),
    ),
)  # fmt: skip

DAY = (
    Terrain(
        525, only=CURSE, zone=ZONE, cell=(0, 2), arrows=(("east", 526),), resources=("shell", "paper"),
        attempts=(
            WALK,
            Attempt("observe", cost=1, success=Peek(1)),
            Attempt("see", cost=3, everyone=True, success=NewBoard(50)),
            UNTIE,
        ),
    ),
    Terrain(
        526, only=CURSE, zone=ZONE, cell=(1, 2), arrows=(("north", 535), ("east", 527), ("west", 525)),
        resources=("wood",),
        attempts=(
            STROLL,
            KINDLE,
            Attempt("rest", success=all_of(Cure(), Cure(), Take(544))),
            Attempt("eat", cost=1, success=all_of(Restore(3), Take(543))),
            Attempt("think", cost=1, success=Learn()),
            Attempt("craft", cost=1, success=Repair(2)),
        ),
    ),
    Terrain(
        527, only=CURSE, zone=ZONE, cell=(2, 2), arrows=(("east", 528), ("west", 526)),
        resources=("wood", "paper"),
        attempts=(
            WALK,
            Attempt(
                "decipher", cost=1, need=1, requires=Not(InSatchel(234)),
                success=all_of(once(234), Restore(3)),
            ),
            SEW,
        ),
    ),
    Terrain(
        528, only=CURSE, zone=ZONE, cell=(3, 2), arrows=(("north", 536), ("east", 529), ("west", 527)),
        resources=("shell",),
        attempts=(
            WALK,
            lesson("hide", 533, cost=2, need=1, failure=Take(911)),
            Attempt(
                "dig", cost=2, need=1, requires=Both(InSatchel(LOWER_KNOT), Not(InSatchel(LOWER))),
                success=all_of(once(LOWER), Restore(9)), failure=Lose(2),
            ),
            UNFOLD,
        ),
    ),
    Terrain(
        529, only=CURSE, zone=ZONE, cell=(4, 2), arrows=(("west", 528),), resources=("paper",),
        attempts=(
            WALK,
            Attempt("think", cost=2, requires=Left(642), success=Riddle()),
            lesson("take", 538, cost=1),
        ),
    ),
)  # fmt: skip

BRIDGES = (
    Permanent(
        535, only=CURSE, zone=ZONE, cell=(1, 1), arrows=("north", "south"),
        attempts=(
            Attempt("balance", cost=2, need=2, success=ACROSS_THE_DARNING, failure=Take(905)),
            Attempt("climb", cost=3, need=1, success=ACROSS_THE_DARNING, failure=Lose(2)),
        ),
    ),
    Permanent(
        536, only=CURSE, zone=ZONE, cell=(3, 1), arrows=("north", "south"),
        attempts=(
            Attempt("hide", cost=1, need=1, success=ACROSS_THE_DUSK, failure=Take(911)),
            Attempt("think", cost=3, success=ACROSS_THE_DUSK),
        ),
    ),
)  # fmt: skip

LAND = (*NIGHT, *DAY, *BRIDGES)
