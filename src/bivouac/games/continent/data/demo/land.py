"""The islet and the tower: terrains, the gully between them, fog.

zone I   .  015          zone II   021  .
         . [013]                   020  022
         . 011 014
         . 010 012
"""

from bivouac.core.effects import May, all_of
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
    Cross,
    Discard,
    Free,
    Gild,
    Go,
    InSatchel,
    Keyword,
    Learn,
    Left,
    Lift,
    Light,
    Lose,
    NewBoard,
    Peek,
    Repair,
    Restore,
    Riddle,
    Take,
)

WALK = Attempt("move", cost=1, success=Go())

ISLET = (
    Terrain(
        10, zone=1, cell=(1, 3), arrows=(("north", 11), ("east", 12)), resources=("wood",),
        attempts=(
            WALK,
            Attempt("search", cost=2, need=1, success=Take(101), failure=Lose(1)),
            Attempt("observe", cost=1, success=Peek(2)),
        ),
    ),
    Terrain(
        11, zone=1, cell=(1, 2), arrows=(("north", 13), ("east", 14), ("south", 10)),
        resources=("heather", "stone"),
        attempts=(
            WALK,
            Attempt("hunt", cost=2, need=1, success=Take(120), failure=Take(903)),
            Attempt("think", cost=1, need=1, requires=Left(740), success=Take(740)),
        ),
    ),
    Terrain(
        12, zone=1, cell=(2, 3), arrows=(("north", 14), ("west", 10)), resources=("stone",), harsh=True,
        attempts=(
            WALK,
            Attempt("fish", cost=1, need=1, success=all_of(Restore(3), Gild()), failure=Take(902)),
            Attempt("swim", cost=3, need=2, success=Take(100, flag="rope"), failure=Take(902, each=True)),
        ),
    ),
    Terrain(
        12, "gold", zone=1, cell=(2, 3), arrows=(("north", 14), ("west", 10)), resources=("stone",),
        harsh=True,
        attempts=(
            WALK,
            Attempt("swim", cost=3, need=2, success=Take(100, flag="rope"), failure=Take(902, each=True)),
        ),
    ),
    Permanent(
        13, zone=1, cell=(1, 1), arrows=("north", "south"),
        attempts=(
            Attempt(
                "balance", cost=2, need=1,
                success=all_of(Take(11, if_available=True), Take(15, if_available=True), Cross()),
                failure=Take(903),
            ),
        ),
    ),
    Terrain(
        14, zone=1, cell=(2, 2), arrows=(("west", 11), ("south", 12)), resources=("wood",), hidden=(816,),
        attempts=(
            Attempt("move", cost=0, success=Go()),
            Attempt("rest", cost=1, success=all_of(Restore(5), Take(102))),
            Attempt("fire", cost=1, success=Light()),
            Attempt("decipher", cost=2, need=1, requires=Left(650), success=Take(650), failure=Take(110)),
        ),
    ),
    Terrain(
        816, mark=(14,), zone=1, cell=(2, 2), arrows=(("west", 11), ("south", 12)), resources=("wood",),
        attempts=(
            Attempt("move", cost=0, success=Go()),
            Attempt("fire", cost=1, success=Light()),
            Attempt("take", cost=0, requires=Left(601), success=Take(601)),
            Attempt("craft", cost=1, success=Repair(2), requires=Keyword("rope")),
        ),
    ),
    Terrain(
        15, zone=1, cell=(1, 0), arrows=(("south", 13),),
        attempts=(
            WALK,
            Attempt("open", cost=2, need=2, requires=Left(651), success=Take(651), failure=Take(110)),
            Attempt("pull", cost=1, everyone=True, requires=InSatchel(651), success=NewBoard(20)),
        ),
    ),
)  # fmt: skip

TOWER = (
    Terrain(
        20, zone=2, cell=(0, 1), arrows=(("north", 21), ("east", 22)),
        attempts=(
            WALK,
            Attempt("listen", cost=1, need=1, requires=Left(740), success=Take(740)),
            Attempt("pull", cost=0, everyone=True, success=NewBoard(15)),
        ),
    ),
    Terrain(
        22, zone=2, cell=(1, 1), arrows=(("west", 20),), resources=("wood",),
        attempts=(
            WALK,
            Attempt("search", cost=2, need=1, success=all_of(Take(602), Gild()), failure=Take(110)),
            Attempt("eat", cost=1, success=all_of(Restore(6), Take(103))),
        ),
    ),
    Terrain(
        22, "gold", zone=2, cell=(1, 1), arrows=(("west", 20),), resources=("wood",),
        attempts=(WALK, Attempt("open", cost=1, success=Learn())),
    ),
    Terrain(
        21, zone=2, cell=(0, 0), arrows=(("south", 20),), harsh=True,
        attempts=(
            WALK,
            Attempt("think", cost=1, requires=Left(821), success=Riddle()),
            # Two ways to lift the curse: oil for the lamp, or the keeper's name, which the log holds.
            Attempt("take", cost=4, need=3, requires=Keyword("oil"), success=Lift("shadow"), failure=Lose(2)),
            Attempt(
                "listen", cost=3, need=2, requires=InSatchel(650), success=Lift("shadow"), failure=Take(903)
            ),
        ),
    ),
)  # fmt: skip

ISLET_FOG = (
    Fog("crate", 1, Item(durability=2, keywords=("rope",), helps=(Help(on=("pull", "open"), cost=1),))),
    Fog("mussels", 1, Temporary(effect=May(Restore(2)))),
    Fog(
        "brambles", 1,
        Permanent(
            arrows=("north", "east", "south", "west"),
            attempts=(Attempt("pathfind", cost=2, need=1, success=Free(), failure=Lose(1)),),
        ),
    ),
    Fog("goat", 1, Bonus(keywords=("care",), helps=(Help(on=("climb", "balance"), cost=1),))),
    Fog(
        "squall", 1,
        Temporary(attempts=(Attempt("hide", cost=1, need=1, mandatory=True, failure=Take(902, each=True)),)),
    ),
    Fog("footprints", 1, Temporary(effect=Take(740, if_available=True))),
)  # fmt: skip

TOWER_FOG = (
    Fog("draught", 2, Temporary(effect=Lose(1))),
    Fog(
        "step", 2,
        Temporary(
            attempts=(
                Attempt("balance", cost=1, need=1, mandatory=True, locked=True, failure=Take(903)),
                Attempt("climb", cost=2, mandatory=True),
            ),
        ),
    ),
    Fog(
        "tin", 2,
        Item(durability=1, helps=(Help(on=("search",), cost=1, free=True),),
             attempts=(Attempt("eat", success=all_of(Restore(4), Discard())),)),
    ),
)  # fmt: skip
