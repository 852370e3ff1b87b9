"""V, the Erasure: a crossed-out wood that was a typist; what is struck out is obeyed or ignored, read once.

 .   410  411   401       401 => IV
 .   408  409  [417]      409 ~> VI, down the Well
404  405  406   407
400  402  403    .        400 => II
"""

from bivouac.core.effects import May, all_of, one_of
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
    Both,
    Cross,
    Cure,
    Damage,
    Discard,
    Free,
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
    Return,
    Riddle,
    Take,
)

STILE: Arrows = (("north", 404), ("east", 402))
BIRCHES: Arrows = (("north", 405), ("east", 403), ("west", 400))
SENTENCE: Arrows = (("north", 409), ("east", 407), ("south", 403), ("west", 405))
MISPRINT: Arrows = (("north", 410), ("east", 409), ("south", 405))
WALNUT: Arrows = (("east", 411), ("south", 408))
TO_THE_HILLS = Attempt("see", cost=1, everyone=True, success=NewBoard(110))
CRACK = Attempt("take", cost=1, need=1, success=all_of(Restore(8), Take(447)), failure=Lose(1))

LAND = (
    Terrain(
        400, zone=5, cell=(0, 3), arrows=STILE, resources=("wood", "paper"),
        attempts=(
            WALK,
            TO_THE_HILLS,
            Attempt(
                "decipher", cost=2, need=1,
                success=all_of(or_crumbs(749), Gild()), failure=once(461),
            ),
        ),
    ),
    Terrain(
        400, "gold", zone=5, cell=(0, 3), arrows=STILE, resources=("wood", "paper"),
        attempts=(WALK, TO_THE_HILLS),
    ),
    Terrain(
        401, zone=5, cell=(3, 0), arrows=(("south", 417),), resources=("stone", "resin"),
        attempts=(
            WALK,
            Attempt("climb", cost=2, need=1, requires=Left(620), success=Take(620), failure=Take(905)),
            Attempt("see", cost=2, everyone=True, success=NewBoard(301)),
        ),
    ),
    # carbon paper: the copy shows the letters that the struck-out line has lost
    Terrain(
        402, zone=5, cell=(1, 3), arrows=BIRCHES, resources=("paper", "wood"),
        attempts=(
            WALK,
            Attempt(
                "take", cost=1, need=1, success=all_of(once(654), Restore(10), Gild()), failure=once(462)
            ),
        ),
    ),
    Terrain(
        402, "gold", zone=5, cell=(1, 3), arrows=BIRCHES, resources=("paper", "wood"),
        attempts=(WALK, Attempt("hide", cost=1, success=Cure(907))),
    ),
    Terrain(
        403, zone=5, cell=(2, 3), arrows=(("north", 406), ("west", 402)), resources=("wood",),
        attempts=(
            WALK,
            Attempt("take", cost=1, need=1, success=all_of(Restore(6), Take(442)), failure=Take(910)),
            Attempt("dig", cost=2, need=1, requires=Left(623), success=Take(623), failure=once(471)),
        ),
    ),
    Terrain(
        404, zone=5, cell=(0, 2), arrows=(("east", 405), ("south", 400)), resources=("resin", "wood"),
        attempts=(
            WALK,
            Attempt("pull", cost=2, need=1, requires=Left(622), success=Take(622), failure=once(462)),
            Attempt("hunt", cost=2, need=1, success=Take(472), failure=Lose(2)),
        ),
    ),
    # the hearth; her name is under the keys, for those who read, or who count them
    Terrain(
        405, zone=5, cell=(1, 2), arrows=(("north", 408), ("east", 406), ("south", 402), ("west", 404)),
        resources=("paper", "wood"),
        attempts=(
            STROLL,
            KINDLE,
            Attempt("rest", success=all_of(Restore(2), Cure(), Take(452))),
            Attempt("craft", cost=1, success=Repair(2)),
            Attempt("open", cost=2, need=1, success=Take(440, flag="nib"), failure=Lose(1)),
            Attempt(
                "decipher", cost=1, need=1, requires=Not(InSatchel(663)), success=once(663), failure=Lose(1)
            ),
            Attempt("think", cost=2, need=1, requires=Left(874), success=Riddle()),
        ),
    ),
    Terrain(
        406, zone=5, cell=(2, 2), arrows=SENTENCE, resources=("paper",),
        attempts=(
            WALK,
            Attempt(
                "decipher", cost=2, need=1, requires=InSatchel(654),
                success=all_of(once(658), Gild()), failure=Take(908),
            ),
            Attempt("search", cost=1, success=once(467)),
        ),
    ),
    Terrain(
        406, "gold", zone=5, cell=(2, 2), arrows=SENTENCE, resources=("paper",),
        attempts=(
            STROLL,
            Attempt("pray", cost=1, need=1, requires=Left(703), success=Take(703)),
            # the letters the axe has had: a thrush here knows them, the ferryman's book, and the mountain
            Attempt(
                "decipher", cost=2, need=1, requires=Both(InSatchel(658), Not(InSatchel(664))),
                success=once(664), failure=Take(908),
            ),
        ),
    ),
    Terrain(
        407, zone=5, cell=(3, 2), arrows=(("north", 417), ("west", 406)), resources=("wood",),
        attempts=(
            WALK,
            Attempt("take", cost=2, need=1, success=all_of(Restore(8), Take(451)), failure=Take(908)),
            lesson("music", 750, cost=2, need=1, failure=Take(908)),
        ),
    ),
    # coquille: a shell, and what French printers call a misprint
    Terrain(
        408, zone=5, cell=(1, 1), arrows=MISPRINT, resources=("shell", "paper"), hidden=(858,),
        attempts=(
            WALK,
            Attempt(
                "open", cost=2, need=1, success=all_of(once(674), Gild()), failure=Take(907)
            ),
            Attempt("observe", cost=1, success=Peek(1)),
        ),
    ),
    Terrain(
        408, "gold", zone=5, cell=(1, 1), arrows=MISPRINT, resources=("shell", "paper"), hidden=(858,),
        attempts=(WALK, Attempt("observe", cost=1, success=Peek(1))),
    ),
    Terrain(
        858, mark=(408,), zone=5, cell=(1, 1), arrows=MISPRINT, resources=("shell", "paper"),
        attempts=(
            STROLL,
            lesson("take", 674, cost=0),
            Attempt("think", cost=1, success=Learn()),
            lesson("listen", 750),
        ),
    ),
    Terrain(
        409, zone=5, cell=(2, 1), arrows=(("north", 411), ("south", 406), ("west", 408)),
            resources=("stone",),
        attempts=(
            WALK,
            Attempt("listen", cost=1, need=1, requires=Left(657), success=Take(657)),
            Attempt(
                "climb", cost=2, need=1, everyone=True, success=Take(450, flag="light"), failure=Take(905)
            ),
        ),
    ),
    Terrain(
        410, zone=5, cell=(1, 0), arrows=WALNUT, resources=("wood",),
        attempts=(
            WALK,
            CRACK,
            Attempt(
                "offer", cost=2, need=2, locked=True, success=all_of(Take(441), Gild()), failure=Take(904)
            ),
        ),
    ),
    Terrain(410, "gold", zone=5, cell=(1, 0), arrows=WALNUT, resources=("wood",), attempts=(WALK, CRACK)),
    Terrain(
        411, zone=5, cell=(2, 0), arrows=(("south", 409), ("west", 410)), resources=("wood", "resin"),
        attempts=(
            WALK,
            Attempt("observe", cost=1, success=Peek(2)),
            Attempt("climb", cost=2, need=1, requires=Left(621), success=Take(621), failure=Take(905)),
        ),
    ),
    Permanent(
        417, zone=5, cell=(3, 1), arrows=("north", "south"),
        attempts=(
            Attempt(
                "balance", cost=1, need=1,
                success=all_of(once(407), once(401), Cross()),
                failure=Take(908),
            ),
            Attempt(
                "decipher", cost=2, need=1,
                success=all_of(once(407), once(401), Cross()),
                failure=Lose(2),
            ),
        ),
    ),
)  # fmt: skip

EVENTS = (
    # the drawer; Aurèle's ink finds in it the page she was typing for him
    Permanent(
        440, done="open",
        attempts=(Attempt("take", cost=1, requires=Left(621), success=all_of(once(621), Discard())),),
    ),
    Permanent(
        443, mark=(405,), done="open", resources=("paper",), helps=(Help(on=("decipher",), stars=1),),
        attempts=(Attempt("think", cost=1, success=Learn()),),
    ),
    Permanent(442, done="take"),
    Permanent(447, done="take"),
    Permanent(451, done="take"),
    Permanent(452, done="rest"),
    Temporary(441, effect=Restore(10), banished=True),
    # the Well: in the dark one reads with one's hands, and believes what one reads
    Temporary(450, effect=all_of(Lose(3), Take(907, each=True), NewBoard(501))),
    Temporary(456, mark=(409,), effect=all_of(Restore(1), NewBoard(501))),
    # struck-out lines: obeyed or not, they are read once
    Temporary(461, effect=one_of(Lose(2), Take(907)), banished=True),
    Temporary(461, effect=one_of(all_of(Lose(1), Peek(2)), Take(911)), banished=True),
    Temporary(461, "gold", effect=Lose(1)),
    Temporary(
        462,
        attempts=(
            Attempt("hide", cost=1, need=1, mandatory=True, failure=Take(907)),
            Attempt("fight", cost=2, need=1, mandatory=True, success=Restore(1), failure=Damage(1)),
        ),
    ),
    Temporary(467, effect=one_of(all_of(Restore(6), Take(912)), Lose(1)), banished=True),
    Temporary(467, "gold", effect=May(all_of(Lose(2), or_crumbs(749)))),
    Temporary(
        471,
        attempts=(
            Attempt("decipher", cost=1, need=1, mandatory=True, success=Restore(3), failure=Take(911)),
            Attempt("hide", cost=2, mandatory=True),
        ),
    ),
    Temporary(472, effect=Restore(6)),
    Temporary(472, "gold", effect=all_of(Lose(1), Return())),
    # the keys of the machine, row by row
    Temporary(
        874, mark=(405,), effect=all_of(once(663), Restore(3)), banished=True
    ),
)  # fmt: skip

FOG = (
    Fog("errata", 5, Temporary(effect=one_of(all_of(Restore(9), Take(907)), Restore(6)), banished=True)),
    Fog("acorns", 5, Temporary(effect=Restore(11), banished=True)),
    Fog(
        "ribbon", 5,
        Item(durability=2, keywords=("paper", "poise"), helps=(Help(on=("decipher", "craft"), cost=1),)),
    ),
    Fog("comma", 5, Bonus(keywords=("knack",),
        helps=(Help(on=("think", "decipher"), stars=1, after="discard"),))),
    Fog("footnote", 5, Temporary(effect=or_crumbs(704))),
    Fog("erratum", 5, Temporary(effect=one_of(Lose(1), Take(907)))),
    Fog(
        "double-space", 5,
        Temporary(attempts=(Attempt("balance", cost=1, need=1, mandatory=True, failure=Take(905)),)),
    ),
    Fog(
        "echo-thief", 5,
        Temporary(
            attempts=(
                Attempt("listen", cost=1, need=1, mandatory=True, failure=Take(908)),
                Attempt("hide", cost=2, need=1, mandatory=True, failure=Lose(2)),
            ),
        ),
    ),
    Fog(
        "blot", 5,
        Temporary(attempts=(Attempt("hide", cost=1, need=1, mandatory=True, failure=Take(909)),)),
    ),
    Fog(
        "crossed-tree", 5,
        Permanent(
            arrows=EVERYWHERE, resources=("wood", "resin"),
            attempts=(
                Attempt("pull", cost=2, need=1, success=Free(), failure=Damage(1)),
                Attempt("climb", cost=1, need=1, success=Free(), failure=Take(904)),
            ),
        ),
    ),
    Fog(
        "bracket", 5,
        Permanent(
            arrows=EVERYWHERE,
            attempts=(
                Attempt("think", cost=1, need=1, success=Free(), failure=Take(907)),
                Attempt("pathfind", cost=2, need=1, success=Free()),
            ),
        ),
    ),
    Fog(
        "censor", 5,
        Permanent(
            arrows=EVERYWHERE, resources=("paper",),
            attempts=(
                Attempt("offer", cost=2, need=1, success=Free(), failure=Take(908)),
                Attempt("hide", cost=2, need=1, success=all_of(or_crumbs(749), Free()), failure=Lose(2)),
            ),
        ),
    ),
)  # fmt: skip
