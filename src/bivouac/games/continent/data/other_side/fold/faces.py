"""Places that the fold has touched: where they always lay, and something has been there in the night."""

from bivouac.core.effects import Effect, When, all_of
from bivouac.games.continent.data.icons import Icon
from bivouac.games.continent.data.other_side import erasure, inkwell, lullabies, margin, scale, shy_lake
from bivouac.games.continent.data.other_side.fold.numbers import CURSE, KNOTS, NEEDLE, THREADS
from bivouac.games.continent.data.other_side.fold.strip import UNTIE
from bivouac.games.continent.data.other_side.shapes import WALK, face, lesson, once
from bivouac.games.continent.data.records import Attempt, Permanent, Temporary
from bivouac.games.continent.effects import (
    Damage,
    Discard,
    Gild,
    InSatchel,
    Keyword,
    Learn,
    Left,
    Lose,
    NewBoard,
    Not,
    Peek,
    Restore,
    Take,
)

WOOL, LINE, HEM, ROPE = THREADS
UPPER_KNOT, LOWER_KNOT = KNOTS
# the upper one is laced from the first rung to the snowfield, and slack as long as the lower one holds
UNLACE = Attempt(
    "pull", cost=9, need=6, requires=Not(InSatchel(UPPER_KNOT)),
    success=When(InSatchel(LOWER_KNOT), once(UPPER_KNOT), all_of(once(UPPER_KNOT), Restore(4))),
    failure=Take(904),
)  # fmt: skip


def _thread(icon: Icon, number: int, failure: Effect, breath: int = 2) -> Attempt:
    """A thread to be found here: it gives back the breath it costs, by the lake more, on the meadow less."""
    found = all_of(once(number), Restore(breath))
    return Attempt(icon, cost=2, need=1, requires=Not(InSatchel(number)), success=found, failure=failure)


LOWER = (
    face(
        margin.LAND, 50, CURSE,
        WALK,
        _thread("dig", ROPE, Lose(1)),
        UNTIE,
        Attempt("see", cost=2, everyone=True, success=NewBoard(525)),
        Attempt("swim", cost=2, need=1, everyone=True, success=Take(60, flag="boat"), failure=Lose(2)),
    ),
    face(
        margin.LAND, 10, CURSE,
        WALK,
        Attempt("search", cost=1, need=1, success=Take(40, flag="nib"), failure=Lose(1)),
        Attempt(
            "dig", cost=5, need=3, requires=Not(InSatchel(NEEDLE)), success=once(NEEDLE), failure=Lose(1)
        ),
        Attempt("observe", cost=1, success=Peek(1)),
    ),
    face(
        margin.LAND, 12, CURSE,
        WALK,
        Attempt("fish", cost=2, success=all_of(Restore(2), Take(51))),
        Attempt("open", cost=2, need=1, success=all_of(once(330), Gild()), failure=once(61)),
    ),
    Permanent(
        40, only=CURSE, done="search", resources=("paper",),
        attempts=(Attempt("open", cost=1, requires=Left(608), success=all_of(once(608), Discard())),),
    ),
    Permanent(
        41, only=CURSE, done="open",
        attempts=(Attempt("take", cost=2, success=all_of(once(602), Gild())),),
    ),
    Temporary(
        61, only=CURSE, attempts=(Attempt("climb", cost=1, need=1, mandatory=True, failure=Lose(1)),)
    ),
    face(
        lullabies.LAND, 101, CURSE,
        WALK,
        Attempt("hunt", cost=2, need=1, success=Take(140), failure=once(162)),
        lesson("craft", 603),
        _thread("pull", WOOL, once(162), breath=1),
    ),
    face(
        lullabies.LAND, 104, CURSE,
        WALK,
        Attempt("listen", cost=2, need=1, requires=Not(InSatchel(232)), success=once(232), failure=Take(906)),
        Attempt("rest", cost=1, success=all_of(Restore(3), Take(147))),
    ),
    face(
        lullabies.LAND, 111, CURSE,
        WALK,
        Attempt("offer", cost=2, need=1, success=all_of(Restore(4), Take(157)), failure=Take(905)),
        Attempt("rest", cost=1, requires=Keyword("wool"), success=Peek(2)),
        # a candle of wax, and the honey it sealed
        Attempt(
            "search", cost=3, need=2, requires=Left(331), success=all_of(Take(331), once(612)),
            failure=Take(905),
        ),
    ),
    Temporary(
        161, only=CURSE,
        attempts=(
            Attempt("music", cost=1, need=1, mandatory=True, success=Restore(3), failure=Take(906)),
            Attempt("listen", cost=2, mandatory=True),
        ),
    ),
    face(
        shy_lake.LAND, 209, CURSE,
        WALK,
        _thread("take", LINE, once(241), breath=4),
        Attempt("think", cost=1, success=Learn()),
    ),
    Temporary(
        241, only=CURSE,
        attempts=(
            Attempt("orient", cost=1, need=1, mandatory=True, success=Peek(1), failure=Take(902)),
            Attempt("hide", cost=2, mandatory=True),
        ),
    ),
)  # fmt: skip

UPPER = (
    face(
        scale.LAND, 300, CURSE,
        WALK,
        Attempt("listen", cost=1, need=1, success=Peek(2)),
        UNLACE,
        Attempt("climb", cost=1, everyone=True, success=NewBoard(211)),
    ),
    face(
        scale.LAND, 303, CURSE,
        WALK,
        Attempt("orient", cost=2, need=1, success=Peek(2), failure=Take(902)),
        Attempt("see", cost=2, everyone=True, success=NewBoard(520)),
        UNLACE,
    ),
    Temporary(
        361, only=CURSE,
        attempts=(
            Attempt("music", cost=1, need=1, mandatory=True, success=Restore(3), failure=Take(902)),
            Attempt("hide", cost=2, mandatory=True),
        ),
    ),
    face(
        erasure.LAND, 401, CURSE,
        WALK,
        lesson("climb", 238, cost=2, need=1, failure=Take(905)),
        Attempt("see", cost=2, everyone=True, success=NewBoard(301)),
    ),
    face(
        erasure.LAND, 403, CURSE,
        WALK,
        Attempt("take", cost=1, need=1, success=all_of(Restore(5), Take(442)), failure=Take(910)),
        lesson("dig", 335, cost=2, need=1, failure=once(471)),
    ),
    face(
        erasure.LAND, 404, CURSE,
        WALK,
        lesson("pull", 332, cost=2, need=1, failure=once(462)),
        Attempt("hunt", cost=2, need=1, success=Take(472), failure=Lose(2)),
    ),
    Temporary(
        462, only=CURSE,
        attempts=(
            Attempt("hide", cost=1, need=1, mandatory=True, failure=Take(907)),
            Attempt("offer", cost=2, need=1, mandatory=True, success=Restore(2), failure=Damage(1)),
        ),
    ),
    face(
        inkwell.LAND, 501, CURSE,
        WALK,
        Attempt("search", cost=2, need=1, success=all_of(once(334), Gild()), failure=Take(909)),
    ),
    face(
        inkwell.LAND, 509, CURSE,
        WALK,
        Attempt("see", everyone=True, success=NewBoard(10)),
        _thread("pull", HEM, Lose(2)),
    ),
)  # fmt: skip

FACES = (*LOWER, *UPPER)
