"""What happens on the islet: places found, waves, gulls."""

from bivouac.core.effects import all_of, one_of
from bivouac.games.continent.data.records import Attempt, Burden, Help, Permanent, Temporary
from bivouac.games.continent.effects import Banish, BanishUnseen, Discard, Left, Lose, Restore, Take

EVENTS = (
    # called at the tide pools, where a rope leads to 104 instead
    Permanent(
        100, done="swim", resources=("wood",),
        attempts=(Attempt("dig", cost=3, need=1, requires=Left(602), success=Take(602), failure=Discard()),),
    ),
    Permanent(
        104, mark=(12,), done="swim",
        attempts=(Attempt("see", cost=1, success=all_of(Take(740, if_available=True), Banish())),),
        helps=(Help(on=("fish",), stars=1),),
    ),
    Permanent(
        101, done="search",
        attempts=(
            Attempt("take", cost=1, requires=Left(600), success=Take(600)),
            Attempt("offer", cost=1, need=1, requires=Left(700), success=Take(700), failure=Discard()),
        ),
        helps=(Help(on=("observe",), cost=1),),
    ),
    # a bed used and a pantry emptied: the icon in their arrow blocks the terrain until camp
    Permanent(102, done="rest", burdens=(Burden("need", on=("decipher",)),)),
    Permanent(103, done="eat"),
    Temporary(
        110,
        attempts=(
            Attempt("fight", cost=2, need=2, success=Take(740, if_available=True), failure=Take(903)),
            Attempt("hide", cost=1, need=1, failure=Lose(2)),
        ),
    ),
    Temporary(120, effect=Restore(4)),
    Temporary(120, effect=all_of(Restore(6), BanishUnseen(903))),
    Temporary(120, "gold", effect=one_of(Lose(1), Take(903))),
    # the riddle of the lamp room: the steps of the tower, counted by the keeper
    Temporary(821, mark=(21,), effect=all_of(Restore(8), Take(701)), banished=True),
)  # fmt: skip
