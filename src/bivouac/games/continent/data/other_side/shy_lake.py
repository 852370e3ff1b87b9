"""III, the Shy Lake: reeds and mist that were Titouan, ferry boy; it withdraws when stared at.

 .   210   211   .        211 => IV
207 [217]  208  209
204  205   206  202
203  200   201   .        203 => II   200 ~> I

A shore observed turns to gold: the water is gone from it for good. Those who hide instead keep it.
"""

from bivouac.core.effects import When, all_of, one_of
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
    Chosen,
    Cross,
    Cure,
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

STARE = Attempt("observe", cost=1, success=all_of(Peek(2), Gild()))
SLIPWAY: Arrows = (("north", 205), ("east", 201), ("west", 203))
REEDS: Arrows = (("north", 206), ("west", 200))
CRESS: Arrows = (("north", 207), ("east", 205), ("south", 203))
STRAND: Arrows = (("north", 217), ("east", 206), ("south", 200), ("west", 204))
JETTY: Arrows = (("north", 208), ("east", 202), ("south", 201), ("west", 205))
NORTH_REEDS: Arrows = (("south", 204),)
ISLET: Arrows = (("east", 211), ("south", 217))

COAX = Attempt("offer", cost=2, need=1, requires=Left(705), success=Take(705), failure=Take(904))
UNSEEN = Take(250, flag="boat")
# whoever asks a shy lake its name is asked to supper; where signs say what they can, supper is a word
TITOUAN = all_of(once(662), When(Chosen("legend"), Restore(3), Restore(12)))
HIDING = Attempt("hide", cost=2, need=1, mandatory=True, success=UNSEEN, failure=Take(903, each=True))

LAND = (
    Terrain(
        200, zone=3, cell=(1, 3), arrows=SLIPWAY, resources=("wood", "reed"),
        attempts=(
            WALK,
            STARE,
            Attempt(
                "swim", cost=2, need=1, everyone=True, success=Take(260, flag="boat"), failure=Take(903)
            ),
        ),
    ),
    Terrain(
        200, "gold", zone=3, cell=(1, 3), arrows=SLIPWAY, resources=("wood", "reed"),
        attempts=(
            WALK,
            Attempt("dig", cost=2, need=1, requires=Left(616), success=Take(616), failure=Lose(1)),
        ),
    ),
    Terrain(
        201, zone=3, cell=(2, 3), arrows=REEDS, resources=("reed",),
        attempts=(WALK, STARE, Attempt("hide", cost=1, success=once(246))),
    ),
    Terrain(
        201, "gold", zone=3, cell=(2, 3), arrows=REEDS, resources=("reed",),
        attempts=(
            WALK,
            Attempt("dig", cost=2, need=1, requires=Left(615), success=Take(615), failure=Lose(1)),
        ),
    ),
    Terrain(
        202, zone=3, cell=(3, 2), arrows=(("north", 209), ("west", 206)), resources=("wood",),
        attempts=(
            STROLL,
            KINDLE,
            Attempt("rest", success=all_of(Restore(2), Cure(), Take(247))),
            Attempt("craft", cost=1, success=Repair(2)),
            Attempt(
                "open", cost=1, need=1,
                success=one_of(once(606), once(614)), failure=Lose(1),
                requires=Both(Left(606), Left(614)),  # one lends the canoe or the line, not both
            ),
        ),
    ),
    Terrain(
        203, zone=3, cell=(0, 3), arrows=(("north", 204), ("east", 200)), resources=("wood",),
        attempts=(
            WALK,
            Attempt("search", cost=2, need=1, requires=Left(672), success=Take(672), failure=once(241)),
            Attempt("see", cost=1, everyone=True, success=NewBoard(107)),
        ),
    ),
    Terrain(
        204, zone=3, cell=(0, 2), arrows=CRESS, resources=("reed",), hidden=(854,),
        attempts=(
            WALK,
            Attempt("take", cost=1, need=1, success=all_of(Restore(5), Take(242))),
            Attempt("dig", cost=2, need=1, requires=Left(600), success=Take(600), failure=Take(903)),
            Attempt("observe", cost=1, success=Peek(1)),
        ),
    ),
    Terrain(
        854, mark=(204,), zone=3, cell=(0, 2), arrows=CRESS, resources=("reed", "stone"),
        attempts=(
            WALK,
            Attempt("take", cost=1, need=1, success=all_of(Restore(5), Take(242))),
            Attempt("heal", cost=1, success=all_of(Cure(909), Cure(904))),
            Attempt("dig", cost=1, requires=Left(600), success=Take(600)),
        ),
    ),
    Terrain(
        205, zone=3, cell=(1, 2), arrows=STRAND, resources=("shell",),
        attempts=(
            WALK,
            STARE,
            Attempt("fish", cost=3, need=3, locked=True, success=all_of(Restore(9), Take(252)),
                failure=Take(903)),
        ),
    ),
    Terrain(
        205, "gold", zone=3, cell=(1, 2), arrows=STRAND, resources=("shell",),
        attempts=(WALK, lesson("search", 746, cost=2, need=1, failure=Lose(1))),
    ),
    Terrain(
        206, zone=3, cell=(2, 2), arrows=JETTY, resources=("wood",),
        attempts=(
            WALK,
            STARE,
            Attempt("fish", cost=2, need=1, success=all_of(Restore(6), Take(251)), failure=Take(903)),
        ),
    ),
    Terrain(
        206, "gold", zone=3, cell=(2, 2), arrows=JETTY, resources=("wood",),
        attempts=(WALK, lesson("see", 746, need=1)),
    ),
    Terrain(
        207, zone=3, cell=(0, 1), arrows=NORTH_REEDS, resources=("reed",),
        attempts=(
            WALK,
            STARE,
            Attempt("hunt", cost=2, need=1, success=Take(262), failure=once(241)),
        ),
    ),
    Terrain(
        207, "gold", zone=3, cell=(0, 1), arrows=NORTH_REEDS, resources=("reed",),
        attempts=(WALK, lesson("listen", 745, need=1)),
    ),
    # on stilts one may look as long as one likes: the lake cannot tell
    Terrain(
        208, zone=3, cell=(2, 1), arrows=(("north", 211), ("east", 209), ("south", 206)), resources=("wood",),
        attempts=(
            WALK,
            Attempt("observe", cost=1, success=Peek(2)),
            Attempt("decipher", cost=2, need=1, requires=Left(863), success=Riddle()),
            Attempt("pull", cost=2, need=1, requires=Left(616), success=Take(616), failure=Take(903)),
        ),
    ),
    Terrain(
        209, zone=3, cell=(3, 1), arrows=(("south", 202), ("west", 208)), resources=("wood",),
        attempts=(
            WALK,
            Attempt("decipher", cost=2, need=1, requires=Left(653), success=Take(653), failure=Take(907)),
            # the passenger whose letters were struck out in the wood signed for her crossing here
            Attempt(
                "search", cost=2, need=1, requires=Both(InSatchel(658), Not(InSatchel(664))),
                success=once(664), failure=Take(907),
            ),
            Attempt("think", cost=1, success=Learn()),
            Attempt(
                "offer", cost=2, need=1, requires=Both(InSatchel(652), Not(InSatchel(662))),
                success=TITOUAN, failure=once(241),
            ),
        ),
    ),
    Terrain(
        210, zone=3, cell=(1, 0), arrows=ISLET, resources=("reed", "stone"), hidden=(837,),
        attempts=(
            WALK,
            STARE,
            Attempt("hunt", cost=2, need=1, success=Take(262), failure=Lose(2)),
            COAX,
        ),
    ),
    Terrain(
        210, "gold", zone=3, cell=(1, 0), arrows=ISLET, resources=("stone",), hidden=(837,),
        attempts=(WALK, COAX),
    ),
    Terrain(
        837, mark=(210,), zone=3, cell=(1, 0), arrows=ISLET, resources=("reed", "stone"),
        attempts=(
            WALK,
            Attempt("take", success=all_of(Restore(6), Take(257))),
            Attempt("offer", cost=1, requires=Left(705), success=Take(705)),
            Attempt("hide", cost=1, requires=Left(652), success=Take(652)),
        ),
    ),
    Terrain(
        211, zone=3, cell=(2, 0), arrows=(("south", 208), ("west", 210)), resources=("ice", "stone"),
            harsh=True,
        attempts=(
            WALK,
            Attempt("listen", cost=1, need=1, success=Cure(908)),
            Attempt(
                "climb", cost=1, need=1, everyone=True, success=NewBoard(300), failure=Take(902, each=True)
            ),
        ),
    ),
    Permanent(
        217, zone=3, cell=(1, 1), arrows=("north", "south"),
        attempts=(
            Attempt(
                "hide", cost=2, need=1,
                success=all_of(once(205), once(210), Cross()),
                failure=Lose(1),
            ),
            Attempt(
                "swim", cost=1, need=1,
                success=all_of(once(205), once(210), Cross()),
                failure=Take(902),
            ),
        ),
    ),
)  # fmt: skip

EVENTS = (
    Temporary(246, attempts=(HIDING,)),
    Temporary(250, effect=once(652)),
    Temporary(255, mark=(246,), effect=all_of(once(652), or_crumbs(745))),
    Temporary(260, effect=Take(903)),
    Temporary(265, mark=(200,), effect=NewBoard(50)),
    Temporary(
        241,
        attempts=(
            Attempt("orient", cost=1, need=1, mandatory=True, success=Peek(1), failure=Take(902)),
            Attempt("rest", cost=2, mandatory=True),
        ),
    ),
    Permanent(242, done="take"),
    Permanent(247, done="rest"),
    Permanent(257, done="take"),
    Permanent(251, done="fish"),
    Permanent(252, done="fish"),
    Temporary(262, effect=Restore(5)),
    Temporary(262, effect=Restore(7), banished=True),
    Temporary(262, "gold", effect=all_of(Take(903), Return())),
    # eight stilts, six rings, three steps: what the tide board counts
    Temporary(863, mark=(208,), effect=TITOUAN, banished=True),
)  # fmt: skip

FOG = (
    Fog("ferry-rules", 3, Temporary(effect=one_of(Restore(6), Peek(3)), banished=True)),
    Fog(
        "oar", 3,
        Item(durability=2, keywords=("grit",), helps=(Help(on=("swim", "balance"), cost=1),)),
    ),
    Fog("lilies", 3, Bonus(keywords=("poise",),
        helps=(Help(on=("balance", "hide"), stars=1, after="discard"),))),
    Fog("crayfish", 3, Temporary(effect=Restore(11), banished=True)),
    Fog("cork", 3, Temporary(effect=or_crumbs(746))),
    Fog(
        "lake-mist", 3,
        Temporary(
            attempts=(
                Attempt("orient", cost=1, need=1, mandatory=True, failure=Take(902)),
                Attempt("rest", cost=2, mandatory=True),
            ),
        ),
    ),
    Fog(
        "bog", 3,
        Temporary(attempts=(Attempt("balance", cost=2, need=1, mandatory=True, failure=Take(903)),)),
    ),
    Fog("midges", 3, Temporary(effect=Lose(1))),
    Fog(
        "reflection", 3,
        Temporary(
            attempts=(
                Attempt("hide", cost=1, need=1, mandatory=True, success=Peek(1), failure=Take(907)),
                Attempt("think", cost=2, mandatory=True),
            ),
        ),
    ),
    Fog(
        "reed-wall", 3,
        Permanent(
            arrows=EVERYWHERE, resources=("reed",),
            attempts=(
                Attempt("pathfind", cost=1, need=1, success=Free(), failure=Take(904)),
                Attempt("listen", cost=2, need=1, success=all_of(once(615), Free()), failure=Lose(2)),
            ),
        ),
    ),
    Fog(
        "drowned-road", 3,
        Permanent(
            arrows=EVERYWHERE,
            attempts=(
                Attempt("swim", cost=1, need=1, success=Free(), failure=Take(903)),
                Attempt("balance", cost=2, need=1, success=Free(), failure=Lose(1)),
            ),
        ),
    ),
    Fog(
        "swan", 3,
        Permanent(
            arrows=EVERYWHERE,
            attempts=(
                Attempt("offer", cost=1, need=1, success=Free(), failure=Take(904)),
                Attempt("hide", cost=2, need=1, success=Free(), failure=Lose(1)),
            ),
        ),
    ),
)  # fmt: skip
