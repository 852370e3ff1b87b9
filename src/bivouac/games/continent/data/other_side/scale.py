"""IV, the Scale: high, white, where distances lie; the mountain was Hélène Vantadour.

 .    .   311  312   313       313 ~> VI, down the Chimney
 .   308  309  310  [317]
304  303  305  306   307
 .   300  302  301    .        300 => III   301 => V
"""

from bivouac.core.effects import all_of
from bivouac.games.continent.data.other_side.shapes import (
    EVERYWHERE,
    KINDLE,
    STROLL,
    TRUDGE,
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
    Free,
    Gild,
    Go,
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

SHADOWS: Arrows = (("north", 309), ("east", 306), ("south", 302), ("west", 303))
SCREE: Arrows = (("north", 310), ("east", 307), ("south", 301), ("west", 305))
GLACIER: Arrows = (("east", 309), ("south", 303))
DIAL: Arrows = (("north", 311), ("east", 310), ("south", 305), ("west", 308))
CABLE: Arrows = (("north", 312), ("south", 306), ("west", 309))
RIDGE: Arrows = (("east", 313), ("south", 310), ("west", 311))

LAND = (
    Terrain(
        300, zone=4, cell=(1, 3), arrows=(("north", 303), ("east", 302)), resources=("ice", "stone"),
        attempts=(
            WALK,
            Attempt("listen", cost=1, need=1, success=Peek(2)),
            Attempt("climb", cost=1, everyone=True, success=NewBoard(211)),
        ),
    ),
    Terrain(
        301, zone=4, cell=(3, 3), arrows=(("north", 306), ("west", 302)), resources=("stone",),
        attempts=(
            WALK,
            lesson("offer", 748, cost=2, need=1, failure=Lose(2)),
            Attempt("see", cost=1, everyone=True, success=NewBoard(401)),
        ),
    ),
    Terrain(
        302, zone=4, cell=(2, 3), arrows=(("north", 305), ("east", 301), ("west", 300)),
        resources=("stone", "wood"),
        attempts=(
            STROLL,
            KINDLE,
            Attempt("rest", success=all_of(Cure(), Cure(), Take(347))),
            Attempt("eat", cost=1, need=1, success=all_of(Restore(3), Take(341))),
            Attempt("craft", cost=1, success=Repair(2)),
            Attempt("think", cost=1, success=Learn()),
            Attempt("open", cost=1, need=1, requires=Left(618), success=Take(618), failure=Lose(1)),
        ),
    ),
    Terrain(
        303, zone=4, cell=(1, 2), arrows=(("north", 308), ("east", 305), ("south", 300), ("west", 304)),
        resources=("ice",), harsh=True,
        attempts=(
            WALK,
            Attempt("orient", cost=2, need=1, success=Peek(2), failure=Take(902)),
            lesson("balance", 748, cost=2, need=2, failure=Take(905)),
        ),
    ),
    Terrain(
        304, zone=4, cell=(0, 2), arrows=(("east", 303),), resources=("stone",),
        attempts=(
            WALK,
            Attempt("hunt", cost=2, need=1, success=Take(342), failure=once(361)),
            lesson("listen", 747, cost=2, need=1),
        ),
    ),
    Terrain(
        305, zone=4, cell=(2, 2), arrows=SHADOWS, resources=("stone",),
        attempts=(
            WALK,
            Attempt(
                "see", cost=2, need=1, success=all_of(once(673), Restore(1), Gild()), failure=once(357)
            ),
        ),
    ),
    Terrain(
        305, "gold", zone=4, cell=(2, 2), arrows=SHADOWS, resources=("stone",),
        attempts=(STROLL, Attempt("think", cost=1, need=1, success=Cure(911))),
    ),
    Terrain(
        306, zone=4, cell=(3, 2), arrows=SCREE, resources=("stone",), harsh=True,
        attempts=(
            TRUDGE,
            Attempt(
                "balance", cost=2, need=1,
                success=all_of(once(617), Gild()), failure=Take(905),
            ),
        ),
    ),
    Terrain(306, "gold", zone=4, cell=(3, 2), arrows=SCREE, resources=("stone",), harsh=True,
        attempts=(WALK,)),
    Terrain(
        307, zone=4, cell=(4, 2), arrows=(("north", 317), ("west", 306)), resources=("ice", "stone"),
            harsh=True,
        attempts=(
            WALK,
            Attempt("climb", cost=2, need=1, requires=Left(619), success=Take(619), failure=once(351)),
        ),
    ),
    # the ice glass: chipped out with patience, or ground where there is a fire to shape it by
    Terrain(
        308, zone=4, cell=(1, 1), arrows=GLACIER, resources=("ice",),
        attempts=(
            WALK,
            Attempt(
                "search", cost=2, need=1,
                success=all_of(once(604), Gild()), failure=Take(902),
            ),
            Attempt(
                "craft", cost=2, requires=Keyword("blade"), success=all_of(once(604), Gild())
            ),
        ),
    ),
    Terrain(
        308, "gold", zone=4, cell=(1, 1), arrows=GLACIER, resources=("ice",),
        attempts=(WALK, Attempt("observe", cost=1, success=Peek(1))),
    ),
    # the dial brings near what was far; the rest moves off by as much
    Terrain(
        309, zone=4, cell=(2, 1), arrows=DIAL, resources=("stone",),
        attempts=(
            WALK,
            Attempt("decipher", cost=1, requires=Left(876), success=Riddle()),
            Attempt(
                "orient", cost=2, need=1,
                success=all_of(once(706), Gild()), failure=once(357),
            ),
        ),
    ),
    Terrain(
        309, "gold", zone=4, cell=(2, 1), arrows=DIAL, resources=("stone",),
        attempts=(
            Attempt("move", cost=3, success=Go()),
            Attempt("decipher", cost=1, requires=Left(876), success=Riddle()),
        ),
    ),
    Terrain(
        310, zone=4, cell=(3, 1), arrows=CABLE, resources=("wood", "stone"),
        attempts=(
            WALK,
            Attempt("eat", cost=1, need=1, success=all_of(Restore(5), Take(352)), failure=Take(910)),
            Attempt(
                "pull", cost=3, need=2,
                success=all_of(or_crumbs(747), Restore(2), Gild()), failure=Damage(2),
            ),
        ),
    ),
    Terrain(
        310, "gold", zone=4, cell=(3, 1), arrows=CABLE, resources=("wood", "stone"),
        attempts=(STROLL, Attempt("eat", cost=1, need=1, success=all_of(Restore(5), Take(352)),
            failure=Take(910))),
    ),
    Terrain(
        311, zone=4, cell=(2, 0), arrows=(("east", 312), ("south", 309)), resources=("stone",), harsh=True,
        attempts=(
            WALK,
            Attempt("observe", cost=1, success=Peek(2)),
            # her own name: asked for outright, or said back to her with the letters one has
            Attempt(
                "listen", cost=3, need=2, requires=Both(InSatchel(656), Not(InSatchel(664))),
                success=once(664), failure=once(362),
            ),
            Attempt(
                "decipher", cost=1, need=1, requires=Both(InSatchel(658), Not(InSatchel(664))),
                success=once(664), failure=once(362),
            ),
        ),
    ),
    Terrain(
        312, zone=4, cell=(3, 0), arrows=RIDGE, resources=("stone", "ice"), harsh=True, hidden=(848,),
        attempts=(
            WALK,
            Attempt("observe", cost=1, success=Peek(1)),
            Attempt("pray", cost=2, need=1, success=Cure(), failure=Take(902)),
        ),
    ),
    Terrain(
        848, mark=(312,), zone=4, cell=(3, 0), arrows=RIDGE, resources=("stone",),
        attempts=(
            STROLL,
            KINDLE,
            Attempt("decipher", cost=1, requires=Left(656), success=Take(656)),
        ),
    ),
    Terrain(
        313, zone=4, cell=(4, 0), arrows=(("south", 317), ("west", 312)), resources=("stone",), harsh=True,
        attempts=(
            WALK,
            lesson("listen", 747, need=1),
            Attempt(
                "climb", cost=2, need=1, everyone=True,
                success=Take(350, flag="rope"), failure=Take(904, each=True),
            ),
        ),
    ),
    Permanent(
        317, zone=4, cell=(4, 1), arrows=("north", "south"),
        attempts=(
            Attempt(
                "climb", cost=3, need=2,
                success=all_of(once(307), once(313), Cross()),
                failure=once(351),
            ),
            Attempt(
                "balance", cost=1, need=1, requires=Keyword("rope"),
                success=all_of(once(307), once(313), Cross()),
                failure=Lose(2),
            ),
        ),
    ),
)  # fmt: skip

EVENTS = (
    Permanent(341, done="eat"),
    Permanent(347, done="rest"),
    Permanent(352, done="eat"),
    Temporary(342, effect=Restore(5)),
    Temporary(342, effect=all_of(Restore(7), Peek(1)), banished=True),
    Temporary(342, "gold", effect=all_of(Lose(1), Return())),
    # the Chimney: without a rope one arrives sooner than one's breath
    Temporary(350, effect=all_of(Lose(1), NewBoard(500))),
    Temporary(354, mark=(313,), effect=all_of(Restore(3), NewBoard(500))),
    Temporary(
        351,
        attempts=(
            Attempt("hide", cost=1, need=1, mandatory=True, failure=Take(904)),
            Attempt("balance", cost=2, need=1, mandatory=True, failure=Damage(1)),
        ),
    ),
    Temporary(
        357,
        attempts=(
            Attempt("orient", cost=2, need=1, mandatory=True, success=Peek(1), failure=Take(907)),
            Attempt("rest", cost=3, mandatory=True),
        ),
    ),
    Temporary(
        361,
        attempts=(
            Attempt("music", cost=1, need=1, mandatory=True, success=Restore(3), failure=Take(902)),
            Attempt("hide", cost=2, mandatory=True),
        ),
    ),
    Temporary(
        362,
        attempts=(
            Attempt("listen", cost=1, need=1, mandatory=True, success=Restore(1), failure=Take(908)),
            Attempt("think", cost=2, mandatory=True, success=Take(911)),
        ),
    ),
    # the scale of the refuge door, set on the dial
    Temporary(
        876, mark=(309,), effect=all_of(Restore(6), or_crumbs(747)), banished=True
    ),
)  # fmt: skip

FOG = (
    Fog("letter-down", 4, Temporary(effect=all_of(Restore(5), Peek(1)), banished=True)),
    Fog("sugar", 4, Temporary(effect=Restore(7), banished=True)),
    Fog(
        "snow-goggles", 4,
        Item(durability=3, keywords=("hunch",), helps=(Help(on=("orient", "observe"), cost=1),)),
    ),
    Fog("ibex", 4, Bonus(keywords=("grit",),
        helps=(Help(on=("climb", "balance"), stars=1, after="discard"),))),
    Fog("contour", 4, Temporary(effect=Peek(2))),
    Fog(
        "gust", 4,
        Temporary(
            attempts=(
                Attempt("balance", cost=2, need=1, mandatory=True, locked=True, failure=Take(902)),
                Attempt("rest", cost=2, mandatory=True),
            ),
        ),
    ),
    Fog(
        "loose-stone", 4,
        Temporary(attempts=(Attempt("climb", cost=1, need=1, mandatory=True, failure=Take(905)),)),
    ),
    Fog(
        "false-distance", 4,
        Temporary(
            attempts=(
                Attempt("orient", cost=1, need=1, mandatory=True, success=Restore(2), failure=Lose(2)),
            ),
        ),
    ),
    Fog("thin-air", 4, Temporary(effect=Lose(1))),
    Fog(
        "crevasse", 4,
        Permanent(
            arrows=EVERYWHERE, resources=("ice",),
            attempts=(
                Attempt("balance", cost=1, need=1, success=Free(), failure=Take(905)),
                Attempt("orient", cost=2, need=1, success=Free()),
            ),
        ),
    ),
    Fog(
        "step-of-ice", 4,
        Permanent(
            arrows=EVERYWHERE, resources=("ice",),
            attempts=(
                Attempt("climb", cost=1, need=1, success=Free(), failure=Take(904)),
                Attempt("dig", cost=2, need=1, success=Free()),
            ),
        ),
    ),
    Fog(
        "cairn", 4,
        Permanent(
            arrows=EVERYWHERE, resources=("stone",),
            attempts=(
                Attempt("think", cost=1, need=1, success=Free(), failure=Take(911)),
                Attempt("pull", cost=2, need=1, success=all_of(or_crumbs(748), Free()), failure=Damage(1)),
            ),
        ),
    ),
)  # fmt: skip
