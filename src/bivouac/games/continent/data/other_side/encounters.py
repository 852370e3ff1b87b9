"""More of what befalls those who fail, and of what the nights tell: second and third cards of their numbers.

They come after the curses' own sheets: where a curse has a card of such a number, it takes their place too.
"""

from bivouac.core.effects import all_of, one_of
from bivouac.games.continent.data.other_side.nights import tale, wakes
from bivouac.games.continent.data.other_side.shapes import once
from bivouac.games.continent.data.records import Attempt, Temporary
from bivouac.games.continent.effects import Cure, Damage, Lose, Peek, Restore, Take

CARDS = (
    Temporary(60, effect=Lose(1)),
    Temporary(
        61,
        attempts=(Attempt("think", cost=1, need=1, mandatory=True, success=Peek(1), failure=Lose(1)),),
    ),
    Temporary(62, attempts=(Attempt("think", cost=1, mandatory=True, success=Restore(2)),)),
    Temporary(150, effect=all_of(Restore(3), Peek(2))),
    Temporary(
        161,
        attempts=(
            Attempt("hide", cost=1, need=1, mandatory=True, success=Restore(2), failure=Take(906)),
            Attempt("move", cost=2, mandatory=True),
        ),
    ),
    Temporary(
        162,
        attempts=(
            Attempt("music", cost=1, need=1, mandatory=True, success=Restore(3), failure=Lose(2)),
            Attempt("climb", cost=1, need=1, mandatory=True, failure=Take(904)),
        ),
    ),
    Temporary(
        241,
        attempts=(
            Attempt("listen", cost=1, need=1, mandatory=True, success=Peek(1), failure=Take(902)),
            Attempt("rest", cost=2, mandatory=True),
        ),
    ),
    Temporary(250, effect=all_of(once(652), Restore(1))),
    Temporary(260, effect=Take(903)),
    Temporary(
        351,
        attempts=(
            Attempt("balance", cost=1, need=1, mandatory=True, failure=Take(904)),
            Attempt("hide", cost=2, need=1, mandatory=True, failure=Damage(1)),
        ),
    ),
    Temporary(
        357,
        attempts=(
            Attempt("think", cost=2, need=1, mandatory=True, success=Peek(2), failure=Take(907)),
            Attempt("rest", cost=3, mandatory=True),
        ),
    ),
    Temporary(
        361,
        attempts=(
            Attempt("offer", cost=1, need=1, mandatory=True, success=Restore(3), failure=Take(902)),
            Attempt("hide", cost=2, mandatory=True),
        ),
    ),
    Temporary(
        362,
        attempts=(
            Attempt("music", cost=1, need=1, mandatory=True, success=Restore(2), failure=Take(908)),
            Attempt("think", cost=2, mandatory=True, success=Take(911)),
        ),
    ),
    Temporary(
        462,
        attempts=(
            Attempt("hide", cost=1, need=1, mandatory=True, failure=Take(907)),
            Attempt("offer", cost=2, need=1, mandatory=True, success=Restore(2), failure=Damage(1)),
        ),
    ),
    Temporary(467, effect=one_of(all_of(Restore(5), Take(911)), Peek(1)), banished=True),
    Temporary(
        471,
        attempts=(
            Attempt("think", cost=1, need=1, mandatory=True, success=Restore(3), failure=Take(911)),
            Attempt("hide", cost=2, mandatory=True),
        ),
    ),
    Temporary(472, effect=all_of(Restore(5), Peek(1)), banished=True),
    Temporary(550, effect=Lose(1)),
    Temporary(551, effect=Restore(2)),
    Temporary(551, effect=Peek(2)),
    Temporary(
        562,
        attempts=(
            Attempt("offer", cost=2, need=1, mandatory=True, locked=True, failure=Take(909)),
            Attempt("think", cost=3, mandatory=True),
        ),
    ),
    tale(97, Restore(5)),
    wakes(197, "listen", Restore(4), Take(906)),
    tale(297, all_of(Restore(2), Peek(2))),
    tale(397, all_of(Restore(2), Cure(902))),
    wakes(497, "music", Restore(4), Take(908)),
    tale(597, Restore(3)),
)
