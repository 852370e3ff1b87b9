"""II, the Lullabies: round green hills that were Mère Ondine, nurse, and still hum.

--   107  106   .     .    110        107 => III   110 => V
--   104  102  105  [117]  109
--   101  100  103   108   111        100 => I
"""

from bivouac.core.effects import all_of
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
    Both,
    Cross,
    Cure,
    Free,
    Gild,
    InSatchel,
    Keyword,
    Learn,
    Left,
    Lose,
    NewBoard,
    Not,
    Peek,
    Repair,
    Restore,
    Return,
    Riddle,
    Take,
)

CHEEK: Arrows = (("north", 106), ("east", 105), ("south", 100), ("west", 104))
BRAMBLES: Arrows = (("north", 105), ("west", 100))
WELL: Arrows = (("south", 102), ("west", 107))
PASS: Arrows = (("east", 106), ("south", 104))
ORCHARD: Arrows = (("east", 111),)
HIVES: Arrows = (("north", 110), ("south", 111), ("west", 117))
PICK = Attempt("take", cost=1, need=1, success=all_of(Restore(4), Take(142)), failure=Take(904))
TO_THE_LAKE = Attempt("see", cost=2, everyone=True, success=NewBoard(203))

LAND = (
    Terrain(
        100, zone=2, cell=(2, 2), arrows=(("north", 102), ("east", 103), ("west", 101)), resources=("wood",),
        attempts=(
            WALK,
            lesson("think", 744, need=1),
            Attempt("see", cost=1, everyone=True, success=NewBoard(30)),
        ),
    ),
    Terrain(
        101, zone=2, cell=(1, 2), arrows=(("north", 104), ("east", 100)), resources=("wool",),
        attempts=(
            WALK,
            Attempt("hunt", cost=2, need=1, success=Take(140), failure=once(162)),
            Attempt("craft", cost=3, need=1, requires=Left(603), success=Take(603)),
            Attempt("search", cost=2, need=1, requires=Left(610), success=Take(610), failure=once(162)),
        ),
    ),
    Terrain(
        102, zone=2, cell=(2, 1), arrows=CHEEK, resources=("wood",),
        attempts=(
            WALK,
            Attempt("music", cost=2, need=1, success=all_of(Restore(5), Gild()), failure=once(161)),
            Attempt("climb", cost=1, need=1, success=Peek(2)),
        ),
    ),
    Terrain(
        102, "gold", zone=2, cell=(2, 1), arrows=CHEEK, resources=("wood",),
        attempts=(STROLL, lesson("listen", 742, need=1)),
    ),
    Terrain(
        103, zone=2, cell=(3, 2), arrows=BRAMBLES, resources=("wood",),
        attempts=(
            WALK,
            PICK,
            Attempt(
                "search", cost=2, need=1,
                success=all_of(once(671), Gild()), failure=Take(904),
            ),
        ),
    ),
    Terrain(
        103, "gold", zone=2, cell=(3, 2), arrows=BRAMBLES, resources=("wood",), attempts=(WALK, PICK)
    ),
    Terrain(
        104, zone=2, cell=(1, 1), arrows=(("north", 107), ("east", 102), ("south", 101)),
        resources=("wood", "wool"),
        attempts=(
            WALK,
            Attempt("listen", cost=2, need=1, requires=Left(651), success=Take(651), failure=Take(906)),
            Attempt("rest", cost=1, need=1, success=all_of(Restore(4), Take(147))),
        ),
    ),
    # the hearth; with the three notes one may hum back, and be told who hums
    Terrain(
        105, zone=2, cell=(3, 1),
        arrows=(("east", 117), ("south", 103), ("west", 102)), resources=("wood", "stone"),
        attempts=(
            STROLL,
            KINDLE,
            Attempt("rest", success=all_of(Cure(), Cure(), Take(151))),
            Attempt("eat", cost=1, need=1, success=all_of(Restore(3), Take(152))),
            Attempt("think", cost=1, success=Learn()),
            Attempt("craft", cost=1, success=Repair(2)),
            Attempt(
                "music", cost=2, need=1, requires=Both(InSatchel(651), Not(InSatchel(661))),
                success=all_of(once(661), Restore(6)),
            ),
        ),
    ),
    Terrain(
        106, zone=2, cell=(2, 0), arrows=WELL, resources=("stone",),
        attempts=(
            WALK,
            Attempt("think", cost=2, need=1, requires=AnyLeft((156, 851)), success=Riddle()),
            Attempt("pull", cost=2, need=1, success=all_of(Take(150, flag="light"), Gild()), failure=Lose(1)),
        ),
    ),
    Terrain(
        106, "gold", zone=2, cell=(2, 0), arrows=WELL, resources=("stone",),
        attempts=(WALK, Attempt("think", cost=2, need=1, requires=AnyLeft((156, 851)), success=Riddle())),
    ),
    Terrain(
        107, zone=2, cell=(1, 0), arrows=PASS, resources=("stone",), hidden=(826,),
        attempts=(WALK, Attempt("observe", cost=1, success=Peek(2)), TO_THE_LAKE),
    ),
    Terrain(
        826, mark=(107,), zone=2, cell=(1, 0), arrows=PASS, resources=("stone", "wool"),
        attempts=(
            WALK,
            Attempt("observe", cost=1, success=Peek(2)),
            TO_THE_LAKE,
            lesson("take", 613, cost=0),
            lesson("listen", 743, need=1),
        ),
    ),
    Permanent(
        117, zone=2, cell=(4, 1), arrows=("east", "west"),
        attempts=(
            Attempt(
                "balance", cost=1, need=1,
                success=all_of(once(105), once(109), Cross()),
                failure=Take(903),
            ),
            Attempt(
                "offer", cost=2, need=1,
                success=all_of(once(105), once(109), Cross()),
                failure=Lose(1),
            ),
        ),
    ),
    Terrain(
        108, zone=2, cell=(4, 2), arrows=ORCHARD, resources=("wood",),
        attempts=(
            WALK,
            Attempt(
                "climb", cost=2, need=1,
                success=all_of(once(611), Gild()), failure=Take(905),
            ),
            Attempt("listen", cost=1, need=1, requires=Left(702), success=Take(702)),
        ),
    ),
    Terrain(
        108, "gold", zone=2, cell=(4, 2), arrows=ORCHARD, resources=("wood",),
        attempts=(WALK, Attempt("listen", cost=1, need=1, requires=Left(702), success=Take(702))),
    ),
    Terrain(
        109, zone=2, cell=(5, 1), arrows=HIVES, resources=("wood",),
        attempts=(
            WALK,
            Attempt("take", cost=3, need=3, locked=True, success=all_of(Take(612), Gild()),
                failure=Take(904, each=True)),
            # bees are told the news of a house before anybody else; they pay for it
            Attempt("offer", cost=1, need=1, requires=InSatchel(660), success=all_of(Take(612), Gild())),
        ),
    ),
    Terrain(
        109, "gold", zone=2, cell=(5, 1), arrows=HIVES, resources=("wood",),
        attempts=(WALK, Attempt("listen", cost=1, success=Cure(908))),
    ),
    Terrain(
        110, zone=2, cell=(5, 0), arrows=(("south", 109),), resources=("wood", "stone"),
        attempts=(
            WALK,
            Attempt("decipher", cost=1, need=1, requires=Left(703), success=Take(703)),
            Attempt("see", cost=1, everyone=True, success=NewBoard(400)),
        ),
    ),
    Terrain(
        111, zone=2, cell=(5, 2), arrows=(("north", 109), ("west", 108)), resources=("wool", "wood"),
        attempts=(
            WALK,
            Attempt("offer", cost=2, need=1, success=all_of(Restore(5), Take(157)), failure=Take(905)),
            Attempt("rest", cost=1, requires=Keyword("wool"), success=Cure(902)),
        ),
    ),
)  # fmt: skip

EVENTS = (
    Temporary(140, effect=Restore(4)),
    Temporary(140, effect=all_of(Restore(6), Peek(1)), banished=True),
    Temporary(140, "gold", effect=all_of(Lose(1), Return())),
    Permanent(142, done="take"),
    Permanent(147, done="rest", helps=(Help(on=("listen",), stars=1),)),
    Permanent(151, done="rest"),
    Permanent(152, done="eat"),
    Permanent(157, done="offer"),
    Temporary(150, effect=all_of(Restore(4), or_crumbs(744))),
    Temporary(156, mark=(106,), effect=all_of(Restore(5), or_crumbs(743)), banished=True),
    Temporary(
        161,
        attempts=(
            Attempt("music", cost=1, need=1, mandatory=True, success=Restore(3), failure=Take(906)),
            Attempt("think", cost=2, mandatory=True),
        ),
    ),
    Temporary(
        162,
        attempts=(
            Attempt("offer", cost=1, need=1, mandatory=True, success=Peek(1), failure=Lose(2)),
            Attempt("hide", cost=1, need=1, mandatory=True, failure=Take(904)),
        ),
    ),
    # eight notes, five, one: the number of the lullaby, said to the well
    Temporary(851, mark=(106,), effect=all_of(once(661), Restore(8)), banished=True),
)  # fmt: skip

FOG = (
    Fog("round", 2, Temporary(attempts=(
        Attempt("music", cost=1, need=1, mandatory=True, success=Restore(4), failure=Lose(1)),
    ))),
    Fog("dandelion", 2, Temporary(effect=all_of(Peek(1), Restore(2)), banished=True)),
    Fog("eggs", 2, Temporary(effect=Restore(5), banished=True)),
    Fog(
        "scarf", 2,
        Item(durability=2, keywords=("wool", "kindness"), helps=(Help(on=("rest", "climb"), cost=1),)),
    ),
    Fog("snail", 2, Bonus(keywords=("poise",), helps=(Help(on=("move", "hide"), cost=1, after="discard"),))),
    Fog("postcard", 2, Temporary(effect=or_crumbs(704))),
    Fog(
        "hollow", 2,
        Temporary(attempts=(Attempt("balance", cost=2, need=1, mandatory=True, failure=Take(905)),)),
    ),
    Fog(
        "yawn", 2,
        Temporary(
            attempts=(
                Attempt("music", cost=1, need=1, mandatory=True, failure=Take(906)),
                Attempt("move", cost=2, mandatory=True),
            ),
        ),
    ),
    Fog(
        "swarm", 2,
        Temporary(attempts=(Attempt("hide", cost=2, need=1, mandatory=True, failure=Take(904)),)),
    ),
    Fog(
        "hedge", 2,
        Permanent(
            arrows=EVERYWHERE,
            attempts=(
                Attempt("pathfind", cost=2, need=1, success=Free(), failure=Take(904)),
                Attempt("search", cost=3, success=Free()),
            ),
        ),
    ),
    Fog(
        "flock", 2,
        Permanent(
            arrows=EVERYWHERE, resources=("wool",),
            attempts=(
                Attempt("music", cost=1, need=1, success=Free(), failure=Take(906)),
                Attempt("pull", cost=2, need=1, success=Free(), failure=Lose(1)),
            ),
        ),
    ),
    Fog(
        "cradle", 2,
        Permanent(
            arrows=EVERYWHERE, resources=("wood",),
            attempts=(
                Attempt("hide", cost=1, need=1, success=all_of(Restore(1), Free()), failure=Take(906)),
                Attempt("move", cost=2, success=Free()),
            ),
        ),
    ),
)  # fmt: skip
