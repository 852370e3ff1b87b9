"""I, the Margin: a paper-white beach that was Anselme, customs clerk; it teaches one idea a terrain.

020  021  022  [017]  030 => II
011  010  012    .    050 ~> III

Curse 1 begins on 010; 030 and 050 are the starts of the others. No state can be caught here, and on the
beach a walk costs nothing.
"""

from bivouac.core.effects import all_of, one_of
from bivouac.games.continent.data.other_side.shapes import (
    EVERYWHERE,
    KINDLE,
    STROLL,
    WALK,
    Arrows,
    lesson,
    once,
    or_crumbs,
)
from bivouac.games.continent.data.records import (
    Attempt,
    Bonus,
    Fog,
    Help,
    Item,
    Permanent,
    Temporary,
    Terrain,
)
from bivouac.games.continent.effects import (
    AnyLeft,
    Banish,
    Cross,
    Discard,
    Free,
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

DUNES: Arrows = (("east", 22), ("south", 10), ("west", 20))
WRACK: Arrows = (("north", 20), ("east", 10))

LAND = (
    Terrain(
        10, zone=1, cell=(1, 1), arrows=(("north", 21), ("east", 12), ("west", 11)), resources=("wood",),
        attempts=(
            STROLL,
            Attempt("search", cost=1, need=1, success=Take(40, flag="nib"), failure=Lose(1)),
            Attempt("observe", cost=1, success=Peek(1)),
        ),
    ),
    Terrain(
        11, zone=1, cell=(0, 1), arrows=WRACK, resources=("wood", "shell"),
        attempts=(
            STROLL,
            Attempt("dig", cost=1, need=1, success=all_of(Take(600), Restore(2), Gild()), failure=once(61)),
        ),
    ),
    Terrain(
        11, "gold", zone=1, cell=(0, 1), arrows=WRACK, resources=("wood", "shell"),
        attempts=(STROLL, Attempt("pray", cost=1, need=1, requires=Left(707), success=Take(707))),
    ),
    Terrain(
        12, zone=1, cell=(2, 1), arrows=(("north", 22), ("west", 10)), resources=("shell", "stone"),
            harsh=True,
        attempts=(
            STROLL,
            Attempt("fish", cost=1, need=1, success=all_of(Restore(4), Take(51))),
            Attempt("open", cost=2, need=1, success=all_of(Take(609), Gild()), failure=once(61)),
        ),
    ),
    Terrain(
        12, "gold", zone=1, cell=(2, 1), arrows=(("north", 22), ("west", 10)), resources=("shell", "stone"),
        harsh=True, attempts=(STROLL, Attempt("fish", cost=1, need=1, success=all_of(Restore(4), Take(51)))),
    ),
    # the hearth, and the name of the region: heard outright, or asked for with the right number
    Terrain(
        20, zone=1, cell=(0, 0), arrows=(("east", 21), ("south", 11)), resources=("wood",),
        attempts=(
            STROLL,
            KINDLE,
            Attempt("rest", success=all_of(Restore(2), Take(47))),
            Attempt("open", cost=1, need=1, requires=Left(602), success=Take(41), failure=Lose(1)),
            Attempt(
                "listen", cost=1, need=1, requires=Not(InSatchel(660)),
                success=all_of(once(660), Restore(2)), failure=once(62),
            ),
            Attempt("decipher", cost=2, need=1, requires=AnyLeft((842, 916)), success=Riddle()),
        ),
    ),
    Terrain(
        21, zone=1, cell=(1, 0), arrows=DUNES, resources=("paper",), hidden=(814,),
        attempts=(
            STROLL,
            Attempt("see", cost=2, need=1, requires=Left(650), success=Take(650), failure=Lose(1)),
            Attempt("observe", cost=1, success=Peek(1)),
        ),
    ),
    Terrain(
        814, mark=(21,), zone=1, cell=(1, 0), arrows=DUNES, resources=("paper",),
        attempts=(
            STROLL,
            lesson("take", 670, cost=0),
            Attempt("see", cost=1, need=1, requires=Left(650), success=Take(650)),
            lesson("think", 740, need=1),
        ),
    ),
    Terrain(
        22, zone=1, cell=(2, 0), arrows=(("south", 12), ("west", 21), ("east", 17)), resources=("stone",),
        attempts=(
            STROLL,
            Attempt("observe", cost=1, need=1, success=Peek(2)),
            Attempt("climb", cost=2, need=1, locked=True, success=Take(52), failure=Lose(1)),
        ),
    ),
    Permanent(
        17, zone=1, cell=(3, 0), arrows=("east", "west"),
        attempts=(
            Attempt(
                "balance", cost=1, need=1,
                success=all_of(once(22), once(30), Cross()),
                failure=Lose(2),
            ),
            Attempt(
                "swim", cost=2, need=1,
                success=all_of(once(22), once(30), Cross()),
            ),
        ),
    ),
    Terrain(
        30, zone=1, cell=(4, 0), arrows=(("south", 50), ("west", 17)), resources=("wood",),
        attempts=(
            WALK,
            Attempt("listen", cost=1, need=1, requires=Left(700), success=Take(700)),
            Attempt("see", everyone=True, success=NewBoard(100)),
        ),
    ),
    Terrain(
        50, zone=1, cell=(4, 1), arrows=(("north", 30),), resources=("wood", "shell"),
        attempts=(
            WALK,
            Attempt("dig", cost=2, need=1, requires=Left(605), success=Take(605), failure=Lose(1)),
            Attempt(
                "swim", cost=2, need=1, everyone=True, success=Take(60, flag="boat"), failure=Lose(2)
            ),
        ),
    ),
)  # fmt: skip

EVENTS = (
    # a traveller's trunk; under Aurèle's curse the initials are his
    Permanent(
        40, done="search", resources=("paper",),
        attempts=(Attempt("open", cost=1, requires=Left(608), success=all_of(once(608), Discard())),),
    ),
    Permanent(
        43, mark=(10,), done="search", resources=("paper",),
        attempts=(
            Attempt("open", cost=1, success=all_of(once(655), Banish())),
            lesson("take", 608, cost=0),
        ),
    ),
    # two tins, and once they are signed for an empty shelf that says so
    Permanent(
        41, done="open", attempts=(Attempt("take", success=all_of(once(601), once(602), Gild())),)
    ),
    Permanent(41, "gold", done="open"),
    Permanent(47, done="rest"),
    Permanent(51, done="fish"),
    Permanent(
        52, done="climb",
        attempts=(
            lesson("decipher", 740, need=1),
            lesson("take", 607, cost=0),
        ),
    ),
    Temporary(60, effect=Lose(1)),
    Temporary(65, mark=(50,), effect=NewBoard(200)),
    Temporary(61, attempts=(Attempt("climb", cost=1, need=1, mandatory=True, failure=Lose(1)),)),
    Temporary(61, effect=Lose(1)),
    Temporary(62, attempts=(Attempt("think", cost=1, mandatory=True, success=Peek(1)),)),
    # the clerk's stamps, answered in the order of the semaphore
    Temporary(842, mark=(20,), effect=all_of(once(660), Restore(3)), banished=True),
)  # fmt: skip

FOG = (
    Fog("form-b7", 1, Temporary(effect=one_of(Restore(8), all_of(Lose(1), Peek(3))), banished=True)),
    Fog("bottle", 1, Temporary(effect=or_crumbs(740))),
    Fog("deckchair", 1, Temporary(effect=all_of(Peek(1), Restore(8)), banished=True)),
    Fog("plank", 1, Item(durability=2, keywords=("grit",), helps=(Help(on=("balance", "craft"), cost=1),))),
    Fog("kite", 1, Bonus(keywords=("hunch",), helps=(Help(on=("pathfind",), cost=1, after="discard"),))),
    Fog("biscuit", 1, Temporary(effect=or_crumbs(701))),
    Fog(
        "soft-sand", 1,
        Temporary(attempts=(Attempt("balance", cost=1, need=1, mandatory=True, failure=Lose(1)),)),
    ),
    Fog(
        "crab", 1,
        Temporary(
            attempts=(
                Attempt("offer", cost=1, need=1, mandatory=True, success=Restore(3), failure=Lose(1)),
                Attempt("hide", cost=1, mandatory=True),
            ),
        ),
    ),
    Fog("sea-fret", 1, Temporary(effect=Lose(1))),
    Fog(
        "net", 1,
        Permanent(
            arrows=EVERYWHERE,
            attempts=(Attempt("pull", cost=1, need=1, success=all_of(once(605), Free()), failure=Lose(1)),),
        ),
    ),
    Fog(
        "blank-dune", 1,
        Permanent(
            arrows=EVERYWHERE,
            attempts=(
                Attempt("dig", cost=1, need=1, success=Free(), failure=Lose(1)),
                Attempt("climb", cost=2, need=1, success=Free()),
            ),
        ),
    ),
)  # fmt: skip
