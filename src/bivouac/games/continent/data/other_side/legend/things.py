"""What one finds while signs say what they can: glosses, signs, scraps, tools, hints, fog, skills."""

from bivouac.core.effects import all_of, one_of
from bivouac.games.continent.data.other_side.legend.numbers import CURSE, SCRAPS, SIGNS
from bivouac.games.continent.data.other_side.shapes import (
    EVERYWHERE,
    lesson,
    once,
)
from bivouac.games.continent.data.records import (
    Attempt,
    Bonus,
    Clue,
    Fog,
    Help,
    Item,
    Permanent,
    Quest,
    Skill,
    Temporary,
)
from bivouac.games.continent.effects import (
    AnyLeft,
    Banish,
    Damage,
    Free,
    Gathered,
    Lose,
    Peek,
    Restore,
    Take,
)

READY_TO_PASTE = Gathered(SCRAPS, 4)
READY_TO_CUT = Gathered(SIGNS, 3)

TOLD = (
    (916, (30, 136)),
    (724, (122, 789)),
    (513, (135, 786)),
    (411, (784, 785, 786)),
    (420, (784, 785, 786)),
    (430, (786,)),
    (390, (789,)),
    (300, (787, 788, 789)),
    (200, (788, 789)),
    (126, (788, 789)),
    (127, (788, 789)),
    (128, (789,)),
    (129, (788, 789)),
    (122, (788, 789)),
    (660, (785, 786)),
    (135, (786,)),
)

# the notice; thinking it over opens the hints, for those who would buy the key back and who would cut another
CLUE = Clue(
    CURSE,
    start=30,
    tides=((30, 74), (20, 75), (10, 76), (0, 77)),
    tells=(*SIGNS, *SCRAPS),
    sends=(390, 430),
    asks=(READY_TO_PASTE, READY_TO_CUT),
    told=TOLD,
    attempts=(Attempt("think", requires=AnyLeft((784, 787)), success=one_of(once(784), once(787))),),
)


def _quest(number: int, *helps: Help) -> Quest:
    return Quest(number, only=CURSE, helps=helps)


QUESTS = (
    # glosses: each eases the icon that stands for another in its region
    _quest(120, Help(on=("listen",), cost=1)),
    _quest(121, Help(on=("rest",), cost=1)),
    _quest(122, Help(on=("think",), cost=1)),
    _quest(123, Help(on=("dig",), cost=1)),
    _quest(124, Help(on=("music",), cost=1)),
    _quest(125, Help(on=("offer",), cost=1)),
    # signs: each eases what it stands for
    _quest(126, Help(on=("orient", "balance"), cost=1)),
    _quest(127, Help(on=("eat", "rest"), cost=1)),
    _quest(128, Help(on=("swim", "fish"), cost=1)),
    _quest(129, Help(on=("dig",), stars=1)),
    _quest(130, Help(on=("observe", "decipher"), cost=1)),
    _quest(131, Help(on=("orient",), cost=1)),
    _quest(132, Help(on=("swim",), cost=1)),
    _quest(133, Help(on=("climb",), cost=1)),
    _quest(134, Help(on=("search",), cost=1)),
    _quest(135),
    _quest(136, Help(on=("open",), cost=1)),
    Quest(137, only=CURSE, points=1),
    Quest(138, only=CURSE, points=1),
    Quest(139, only=CURSE, points=2),
)

HINTS = (
    Quest(784, only=CURSE, attempts=(lesson("think", 785, cost=0),)),
    Quest(785, only=CURSE, attempts=(lesson("think", 786, cost=0),)),
    Quest(786, only=CURSE, attempts=(Attempt("think", requires=READY_TO_PASTE, success=Banish()),)),
    Quest(787, only=CURSE, attempts=(lesson("think", 788, cost=0),)),
    Quest(788, only=CURSE, attempts=(lesson("think", 789, cost=0),)),
    Quest(789, only=CURSE, attempts=(Attempt("think", requires=READY_TO_CUT, success=Banish()),)),
)

ITEMS = (
    Item(320, only=CURSE, durability=3, keywords=("knack",), helps=(Help(on=("search", "hide"), cost=1),)),
    Item(
        321, only=CURSE, durability=3, keywords=("paper", "poise"),
        helps=(Help(on=("craft",), stars=1), Help(on=("decipher",), cost=1)),
    ),
    Item(
        322, only=CURSE, durability=3, keywords=("hunch",),
        helps=(Help(on=("observe", "decipher"), stars=1),),
    ),
    Item(323, only=CURSE, durability=3, keywords=("kindness",), helps=(Help(on=("offer", "take"), stars=1),)),
    Item(324, only=CURSE, durability=3, keywords=("grit",), helps=(Help(on=("rest", "climb"), stars=1),)),
    Item(
        325, only=CURSE, durability=1, keywords=("kindness",),
        attempts=(Attempt("eat", success=all_of(Restore(7), Banish())),),
    ),
    Bonus(326, only=CURSE, keywords=("knack",), helps=(Help(on=("offer", "music"), stars=1),)),
)  # fmt: skip

FOG = (
    Fog(
        "magpie-feather", 1, only=CURSE,
        front=Bonus(keywords=("knack",), helps=(Help(on=("take", "listen"), stars=1, after="discard"),)),
    ),
    Fog(
        "turned-signpost", 1, only=CURSE,
        front=Temporary(
            attempts=(Attempt("orient", cost=2, need=1, mandatory=True, success=Peek(1), failure=Lose(1)),)
        ),
    ),
    Fog("unnamed-fruit", 2, only=CURSE, front=Temporary(effect=Restore(4))),
    Fog(
        "slope-or-pillow", 2, only=CURSE,
        front=Permanent(
            arrows=EVERYWHERE,
            attempts=(
                Attempt("rest", cost=1, need=1, success=Free(), failure=Take(906)),
                Attempt("pull", cost=2, need=1, success=all_of(once(603), Free()), failure=Lose(1)),
            ),
        ),
    ),
    Fog(
        "buoy", 3, only=CURSE,
        front=Item(durability=2, keywords=("poise",), helps=(Help(on=("think", "swim"), cost=1),)),
    ),
    Fog(
        "mute-cairn", 4, only=CURSE,
        front=Permanent(
            arrows=EVERYWHERE, resources=("stone",),
            attempts=(
                Attempt("dig", cost=1, need=1, success=all_of(once(619), Free()), failure=Take(904)),
                Attempt("pray", cost=3, success=Free()),
            ),
        ),
    ),
    Fog(
        "two-magpies", 5, only=CURSE,
        front=Temporary(
            attempts=(
                Attempt("offer", cost=1, need=1, mandatory=True, success=Restore(1), failure=Damage(1)),
                Attempt("hide", cost=2, mandatory=True),
            ),
        ),
    ),
    Fog(
        "question-mark", 6, only=CURSE,
        front=Permanent(
            arrows=EVERYWHERE, resources=("ink",),
            attempts=(
                Attempt("offer", cost=2, need=1, success=Free(), failure=Take(909)),
                Attempt("think", cost=3, success=Free()),
            ),
        ),
    ),
)  # fmt: skip

ADVANCED = (
    Skill("plain-sense", 2, "left", keywords=("poise",),
        helps=(Help(on=("decipher", "orient"), stars=1),), price=2),
    Skill("reading-aloud", 2, "right", helps=(Help(on=("music", "decipher"), sevens=1),), price=2),
    Skill("haggling", 2, sevens=1, keywords=("knack",), helps=(Help(on=("offer", "take"), stars=1),),
        price=2),
    Skill("lying-flat", 2, "left", keywords=("grit",), helps=(Help(on=("rest", "hide"), cost=1),), price=2),
    Skill("point-of-order", 2, "left", helps=(Help(on=("think", "listen"), stars=1),), price=2),
    Skill("bird-s-eye", 2, "right", keywords=("hunch",),
        helps=(Help(on=("observe", "climb"), stars=1),), price=2),
)  # fmt: skip
