"""What crosses the fold: the nights, the crease as it closes, the child who comes over, and the endings."""

from bivouac.core.effects import When, all_of, one_of
from bivouac.games.continent.data.other_side.fold.numbers import CURSE, WHO
from bivouac.games.continent.data.other_side.shapes import once
from bivouac.games.continent.data.records import Attempt, Permanent, Temporary
from bivouac.games.continent.effects import (
    Damage,
    Douse,
    Eliminate,
    InSatchel,
    Lift,
    Lose,
    Peek,
    Restore,
    Take,
)

EVENTS = (
    Temporary(
        531, only=CURSE,
        attempts=(
            Attempt("balance", cost=1, need=1, mandatory=True, failure=Lose(2)),
            Attempt("rest", cost=2, mandatory=True),
        ),
    ),
    Temporary(
        532, only=CURSE,
        attempts=(
            Attempt("hide", cost=1, need=1, mandatory=True, success=Restore(1), failure=Take(903)),
            Attempt("offer", cost=2, mandatory=True),
        ),
    ),
    # who hides by the castle sees what was stolen being put to use
    Temporary(533, only=CURSE, effect=all_of(once(231), Restore(5)), banished=True),
    # lying down between two sheets: warned by the stairs, and one may get up again
    Temporary(
        537, only=CURSE, banished=True,
        attempts=(
            Attempt("rest", cost=2, need=2, mandatory=True, success=all_of(Restore(5), once(239)),
                failure=Eliminate()),
            Attempt("think", cost=1, mandatory=True),
        ),
    ),
    # cherries of that summer: there is one basket of them
    Temporary(538, only=CURSE, effect=Restore(9), banished=True),
    Permanent(543, only=CURSE, done="eat"),
    Permanent(544, only=CURSE, done="rest"),
    # six steps climbed, four towers built, two towels shared
    Temporary(642, only=CURSE, mark=(529,), effect=all_of(once(WHO), Restore(7)), banished=True),
    # each night takes one thing: a fire, a pip, a sound
    Temporary(545, only=CURSE, effect=Douse()),
    Temporary(545, only=CURSE, effect=Damage(1)),
    Temporary(545, only=CURSE, effect=Take(908)),
    # and so does the first night elsewhere, from the Margin to the Inkwell
    Temporary(97, only=CURSE, effect=Douse(), banished=True),
    Temporary(197, only=CURSE, effect=Take(908), banished=True),
    Temporary(297, only=CURSE, effect=Damage(1), banished=True),
    Temporary(397, only=CURSE, effect=all_of(Douse(), Restore(2)), banished=True),
    Temporary(497, only=CURSE, effect=Damage(1), banished=True),
    Temporary(597, only=CURSE, effect=Take(911), banished=True),
    # the crease closes as the deck sinks
    Temporary(70, only=CURSE, effect=Peek(1), banished=True),
    Temporary(
        71, only=CURSE, banished=True,
        attempts=(
            Attempt("think", cost=1, mandatory=True),
            Attempt("pull", cost=2, need=1, mandatory=True, success=Restore(3), failure=Lose(1)),
        ),
    ),
    Temporary(72, only=CURSE, effect=one_of(Lose(1), Damage(2)), banished=True),
    Temporary(73, only=CURSE, effect=Restore(2), banished=True),
)  # fmt: skip

SEWN = (Take(81), Take(82))
FLAT = (Take(85), Take(86))

ENDINGS = (
    Temporary(80, only=CURSE, effect=When(InSatchel(WHO), one_of(*SEWN, Take(83)), one_of(*SEWN))),
    Temporary(84, only=CURSE, effect=When(InSatchel(WHO), one_of(*FLAT, Take(87)), one_of(*FLAT))),
    *(Temporary(number, only=CURSE, effect=Lift(CURSE)) for number in (81, 82, 83, 85, 86, 87)),
)  # fmt: skip
