"""VI, the Inkwell: a warm black caldera with stars below; nobody yet, for it is Aurèle's blank.

 .   507  508   509       507 the White Spring   508 the Blank   509 => I, the Drain
504  505 [.517] 506
500  502  503   501       500 from the Chimney   501 from the Well

The bridge 517 lies between 503 and 508. Only here may the land keep somebody, and only after 561.
"""

from bivouac.core.effects import When, all_of, one_of
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
from bivouac.games.continent.data.other_side.things import READY_TO_WASH
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
    ByFire,
    Cross,
    Cure,
    Damage,
    Discard,
    Eliminate,
    Free,
    Gathered,
    Gild,
    InSatchel,
    Keyword,
    Left,
    Lift,
    Lose,
    NewBoard,
    Not,
    Peek,
    Repair,
    Restore,
    Riddle,
    Spend,
    Take,
)

NAMES = (660, 661, 662, 663)  # Anselme, Ondine, Titouan, Solange
LAKE = 662
HELENE, INK, LETTER = 664, 665, 656
MIXED, STAIN, BEGUN = 667, 668, 669
THREE_NAMES = Both(Gathered(NAMES, 3), InSatchel(HELENE))
MIRRORS: Arrows = (("north", 505), ("east", 503), ("west", 500))
WELL_FOOT: Arrows = (("north", 506), ("west", 503))
VEIN: Arrows = (("east", 505), ("south", 500))
STARS: Arrows = (("north", 509), ("south", 501))
PICNIC: Arrows = (("north", 507), ("south", 502), ("west", 504))
LIE_DOWN = Attempt("rest", success=all_of(Cure(), Cure(), Take(547)))
MEND = Attempt("craft", cost=2, success=Repair(2))
DRAIN = Attempt("see", everyone=True, success=NewBoard(10))
ASK = Attempt("decipher", cost=1, requires=Both(Gathered((*NAMES, HELENE), 5), Left(833)), success=Riddle())
UNANSWERED = all_of(Lose(2), once(BEGUN), Take(909, each=True))

LAND = (
    Terrain(
        500, zone=6, cell=(0, 2), arrows=(("north", 504), ("east", 502)), resources=("stone", "fire"),
        attempts=(
            WALK,
            Attempt("listen", cost=2, need=1, success=Peek(2), failure=Take(912)),
        ),
    ),
    Terrain(
        501, zone=6, cell=(3, 2), arrows=WELL_FOOT, resources=("stone", "ink"),
        attempts=(
            WALK,
            Attempt(
                "search", cost=2, need=1,
                success=all_of(once(624), Gild()), failure=Take(909),
            ),
        ),
    ),
    Terrain(
        501, "gold", zone=6, cell=(3, 2), arrows=WELL_FOOT, resources=("stone", "ink"),
        attempts=(WALK, Attempt("think", cost=1, success=Cure(911))),
    ),
    Terrain(
        502, zone=6, cell=(1, 2), arrows=MIRRORS, resources=("ink",), harsh=True,
        attempts=(
            TRUDGE,
            Attempt(
                "observe", cost=2, need=1, success=all_of(Take(550, flag="nib"), Gild()), failure=once(562)
            ),
        ),
    ),
    Terrain(502, "gold", zone=6, cell=(1, 2), arrows=MIRRORS, resources=("ink",), harsh=True,
        attempts=(WALK,)),
    Terrain(
        503, zone=6, cell=(2, 2), arrows=(("north", 517), ("east", 501), ("west", 502)), resources=("stone",),
        harsh=True, hidden=(865,),
        attempts=(
            TRUDGE,
            Attempt("observe", cost=1, success=Peek(1)),
            lesson("dig", 751, cost=2, need=1, failure=Take(909)),
        ),
    ),
    Terrain(
        865, mark=(503,), zone=6, cell=(2, 2), arrows=(("north", 517), ("east", 501), ("west", 502)),
        resources=("stone",),
        attempts=(
            STROLL,
            KINDLE,
            Attempt("heal", cost=1, success=all_of(Cure(909), Cure(904))),
            lesson("take", 623, cost=0),
        ),
    ),
    # one may bathe here, and be warned; the second time the ink keeps what it loves
    Terrain(
        504, zone=6, cell=(0, 1), arrows=VEIN, resources=("ink", "stone"),
        attempts=(
            TRUDGE,
            ASK,
            Attempt("swim", cost=3, need=2, success=all_of(or_crumbs(752), Gild()), failure=Take(561)),
        ),
    ),
    Terrain(
        504, "gold", zone=6, cell=(0, 1), arrows=VEIN, resources=("ink", "stone"), attempts=(TRUDGE, ASK)
    ),
    # the picnic is laid once; the hearth stays
    Terrain(
        505, zone=6, cell=(1, 1), arrows=PICNIC, resources=("stone", "fire"),
        attempts=(
            STROLL,
            KINDLE,
            LIE_DOWN,
            Attempt("eat", cost=1, success=all_of(once(542), Gild())),
            MEND,
            DRAIN,
        ),
    ),
    Terrain(
        505, "gold", zone=6, cell=(1, 1), arrows=PICNIC, resources=("stone", "fire"),
        attempts=(STROLL, KINDLE, LIE_DOWN, MEND, DRAIN),
    ),
    Terrain(
        506, zone=6, cell=(3, 1), arrows=STARS, resources=("stone",), hidden=(829,),
        attempts=(
            TRUDGE,
            Attempt("observe", cost=1, success=Peek(2)),
            Attempt("pray", cost=2, need=1, success=Cure(), failure=Take(912)),
        ),
    ),
    Terrain(
        829, mark=(506,), zone=6, cell=(3, 1), arrows=STARS, resources=("stone", "fire"),
        attempts=(
            STROLL,
            KINDLE,
            lesson("take", 625, cost=0),
            lesson("think", 752),
        ),
    ),
    Terrain(
        507, zone=6, cell=(1, 0), arrows=(("east", 508), ("south", 505)), resources=("stone",),
        attempts=(
            TRUDGE,
            Attempt("observe", cost=2, need=1, success=Take(540), failure=once(562)),
            KINDLE,
        ),
    ),
    Terrain(
        508, zone=6, cell=(2, 0), arrows=(("east", 509), ("south", 517), ("west", 507)), resources=("paper",),
        attempts=(
            TRUDGE,
            # after the mixing the map tears along this line: the call has to get through the tear;
            # under another curse nobody here is waiting for it
            Attempt(
                "think", cost=14, need=10, everyone=True, requires=Both(THREE_NAMES, Left(593)),
                success=When(InSatchel(MIXED), Take(552), Take(589)), failure=UNANSWERED,
            ),
            Attempt("listen", cost=1, need=1, success=once(551), failure=Take(912)),
        ),
    ),
    Terrain(
        509, zone=6, cell=(3, 0), arrows=(("south", 506), ("west", 508)), resources=("stone",),
        attempts=(
            WALK,
            DRAIN,
            lesson("pull", 751, cost=2, need=1, failure=Lose(2)),
        ),
    ),
    Permanent(
        517, zone=6, cell=(2, 1), arrows=("north", "south"),
        attempts=(
            Attempt(
                "balance", cost=2, need=2,
                success=all_of(once(503), once(508), Cross()),
                failure=Take(909),
            ),
            Attempt(
                "pray", cost=3, need=1,
                success=all_of(once(503), once(508), Cross()),
                failure=Lose(2),
            ),
        ),
    ),
)  # fmt: skip

WASHED = When(InSatchel(STAIN), Take(592), Take(591))
SPILT = all_of(Lose(3), once(STAIN))
SIGNING = (Take(593), all_of(Spend(5), Take(594)))

EVENTS = (
    # the wash: find, mix, wash; salt and felt are needed, a glass to see by, and fire spares breath
    Permanent(
        540, done="observe",
        attempts=(
            Attempt(
                "craft", cost=1, requires=Both(READY_TO_WASH, Left(591)),
                success=all_of(Take(541), once(MIXED), Discard()),
            ),
            Attempt("heal", cost=1, success=Cure(909)),
            # without the glass it is mixed by eye
            Attempt(
                "observe", cost=4, need=4, requires=Both(Both(Keyword("salt"), Keyword("wool")), Left(591)),
                success=all_of(Take(541), once(MIXED), Discard()), failure=Lose(2),
            ),
        ),
        helps=(Help(on=("craft",), cost=1, when=ByFire()),),
    ),
    Permanent(
        541, done="observe",
        attempts=(
            Attempt(
                "heal", cost=2, need=2, everyone=True, locked=True, requires=InSatchel(LAKE),
                success=When(InSatchel(BEGUN), Take(557), WASHED), failure=SPILT,
            ),
            Attempt(
                "heal", cost=6, need=6, everyone=True, locked=True, requires=Not(InSatchel(LAKE)),
                success=When(InSatchel(BEGUN), Take(557), WASHED), failure=SPILT,
            ),
        ),
    ),
    Temporary(542, effect=Restore(3), banished=True),
    Permanent(547, done="rest"),
    Temporary(550, effect=Lose(1)),
    Temporary(553, mark=(502,), effect=all_of(Restore(3), once(657)), banished=True),
    Temporary(551, effect=all_of(Peek(1), Restore(1))),
    # doing both: the map tears, from the one side or from the other
    Temporary(
        552, attempts=(Attempt("think", cost=2, need=1, mandatory=True, success=Take(596), failure=Lose(2)),)
    ),
    Temporary(
        557, attempts=(Attempt("heal", cost=2, need=1, mandatory=True, success=Take(599), failure=SPILT),)
    ),
    # the warning, and the only card of the land that keeps anybody
    Temporary(
        561,
        attempts=(
            Attempt("pull", cost=2, need=1, mandatory=True, success=Take(909), failure=Eliminate()),
            Attempt("offer", cost=4, mandatory=True, success=all_of(Damage(2), Take(909))),
        ),
    ),
    Temporary(
        562,
        attempts=(
            Attempt("hide", cost=2, need=1, mandatory=True, locked=True, failure=Take(909)),
            Attempt("think", cost=3, mandatory=True),
        ),
    ),
    # he has forgotten what he was called: his name, the family's and hers, each said in letters
    Permanent(589, attempts=(Attempt("decipher", cost=2, success=Riddle()),)),
    Temporary(696, mark=(589,), effect=When(InSatchel(LETTER), Take(588), Take(590))),
    Temporary(588, effect=one_of(Take(598), Take(590))),
    Temporary(590, effect=When(InSatchel(INK), one_of(*SIGNING, Take(595)), one_of(*SIGNING))),
    Temporary(591, only="ink", effect=Lift("ink")),
    Temporary(592, only="ink", effect=Lift("ink")),
    Temporary(593, only="ink", effect=Lift("ink")),
    Temporary(594, only="ink", effect=Lift("ink")),
    Temporary(595, only="ink", effect=Lift("ink")),
    Temporary(596, only="ink", effect=Lift("ink")),
    Temporary(598, only="ink", effect=Lift("ink")),
    Temporary(599, only="ink", effect=Lift("ink")),
    # eight letters for its own name, thirty-three for the five others
    Temporary(
        833, mark=(504,), effect=once(INK), banished=True,
    ),
)  # fmt: skip

FOG = (
    Fog("two-voices", 6, Temporary(effect=one_of(Restore(2), Peek(3)), banished=True)),
    Fog("mint", 6, Temporary(effect=Restore(3), banished=True)),
    Fog(
        "wick", 6,
        Item(durability=2, keywords=("light", "poise"), helps=(Help(on=("observe", "search"), cost=1),)),
    ),
    Fog("star", 6, Bonus(keywords=("hunch",), helps=(Help(on=("think", "heal"), sevens=1),))),
    Fog(
        "ink-tide", 6,
        Temporary(
            attempts=(
                Attempt("climb", cost=2, need=1, mandatory=True, locked=True, failure=Take(909)),
                Attempt("swim", cost=3, mandatory=True),
            ),
        ),
    ),
    Fog(
        "your-own-hand", 6,
        Temporary(attempts=(Attempt("think", cost=2, need=1, mandatory=True, locked=True,
            failure=Take(907)),)),
    ),
    Fog(
        "kind-voice", 6,
        Temporary(
            attempts=(
                Attempt("listen", cost=2, need=1, mandatory=True, success=Restore(2), failure=Take(911)),
                Attempt("hide", cost=2, mandatory=True),
            ),
        ),
    ),
    Fog("contours", 6, Temporary(effect=Lose(3))),
    Fog("half-drawn-door", 6, Temporary(effect=one_of(Take(912), Lose(2)))),
    Fog(
        "black-glass", 6,
        Permanent(
            arrows=EVERYWHERE, resources=("ink",),
            attempts=(
                Attempt("open", cost=2, need=2, success=Free(), failure=Damage(1)),
                Attempt("think", cost=3, need=1, success=Free()),
            ),
        ),
    ),
    Fog(
        "steam", 6,
        Permanent(
            arrows=EVERYWHERE, resources=("fire",),
            attempts=(
                Attempt("orient", cost=2, need=1, success=Free(), failure=Take(904)),
                Attempt("rest", cost=3, success=Free()),
            ),
        ),
    ),
    Fog(
        "gulf", 6,
        Permanent(
            arrows=EVERYWHERE,
            attempts=(
                Attempt("balance", cost=2, need=2, success=Free(), failure=Take(905)),
                Attempt("climb", cost=3, need=1, success=Free(), failure=Lose(2)),
            ),
        ),
    ),
    Fog(
        "lonely-ink", 6,
        Permanent(
            arrows=EVERYWHERE, resources=("ink",),
            attempts=(
                Attempt("offer", cost=1, need=1, success=Free(), failure=Take(909)),
                Attempt("music", cost=2, need=1, success=all_of(Restore(2), Free()), failure=Take(909)),
            ),
        ),
    ),
)  # fmt: skip
