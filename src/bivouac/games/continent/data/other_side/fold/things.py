"""What one finds along the fold: threads, a needle, knots and edges, tools, hints, fog, skills."""

from bivouac.core.effects import all_of, one_of
from bivouac.games.continent.data.other_side.fold.numbers import CURSE, EDGES, NEEDLE, THREADS, ZONE
from bivouac.games.continent.data.other_side.shapes import (
    EVERYWHERE,
    lesson,
    once,
)
from bivouac.games.continent.data.other_side.things import LIGHT
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
    Both,
    Damage,
    Free,
    Gathered,
    InSatchel,
    Lose,
    Peek,
    Restore,
    Take,
)

READY_TO_SEW = Both(InSatchel(NEEDLE), Gathered(THREADS, 3))
READY_TO_UNFOLD = Gathered(EDGES, 2)

TOLD = (
    (642, (232, 529)),
    (100, (791, 792)),
    (200, (791, 792)),
    (520, (794, 795)),
    (525, (790, 791, 792, 793, 794, 795)),
    (300, (794, 795)),
    (220, (791, 792)),
    (221, (791, 792)),
    (222, (791, 792)),
    (223, (790, 791, 792)),
    (224, (791, 792)),
    (225, (794, 795)),
    (226, (794, 795)),
    (227, (793, 794, 795)),
    (228, (303, 794, 795)),
    (80, (792,)),
    (84, (795,)),
)

# a note pinned to the crease; thinking it over opens the hints, for those who sew and those who unfold
CLUE = Clue(
    CURSE,
    start=50,
    tides=((30, 70), (20, 71), (10, 72), (0, 73)),
    tells=(NEEDLE, *THREADS, *EDGES),
    sends=(80, 84),
    asks=(READY_TO_SEW, READY_TO_UNFOLD),
    told=TOLD,
    attempts=(Attempt("think", requires=AnyLeft((790, 793)), success=one_of(once(790), once(793))),),
)


def _quest(number: int, *helps: Help) -> Quest:
    return Quest(number, only=CURSE, helps=helps)


QUESTS = (
    _quest(220, Help(on=("rest",), cost=1)),
    _quest(221, Help(on=("fish",), cost=1)),
    _quest(222, Help(on=("heal",), cost=1)),
    _quest(223, Help(on=("climb",), cost=1)),
    _quest(224, Help(on=("craft",), sevens=1)),
    _quest(225, Help(on=("pull",), cost=1)),
    _quest(226, Help(on=("pull",), cost=1)),
    _quest(227, Help(on=("dig",), cost=1)),
    _quest(228, Help(on=("dig",), cost=1)),
    _quest(230, Help(on=("hide", "offer"), cost=1)),
    _quest(231, Help(on=("search",), cost=1)),
    _quest(232, Help(on=("music",), cost=1)),
    _quest(234, Help(on=("craft",), stars=1)),
    Quest(237, only=CURSE, points=1),
    Quest(238, only=CURSE, points=1),
    Quest(239, only=CURSE, points=2),
)

HINTS = (
    Quest(790, only=CURSE, attempts=(lesson("think", 791, cost=0),)),
    Quest(791, only=CURSE, attempts=(lesson("think", 792, cost=0),)),
    Quest(792, only=CURSE, attempts=(Attempt("think", requires=READY_TO_SEW, success=Banish()),)),
    Quest(793, only=CURSE, attempts=(lesson("think", 794, cost=0),)),
    Quest(794, only=CURSE, attempts=(lesson("think", 795, cost=0),)),
    Quest(795, only=CURSE, attempts=(Attempt("think", requires=READY_TO_UNFOLD, success=Banish()),)),
)

ITEMS = (
    Item(330, only=CURSE, durability=3, keywords=("poise",), helps=(Help(on=("craft", "pull"), stars=1),)),
    Item(
        331, only=CURSE, durability=3, keywords=("light", "poise"),
        helps=(Help(on=("craft", "search"), stars=1),),
    ),
    Item(
        332, only=CURSE, durability=3, keywords=("light", "kindness"),
        helps=(Help(on=("hide", "see"), cost=1),), flag=LIGHT,
    ),
    Item(333, only=CURSE, durability=4, keywords=("grit",), helps=(Help(on=("balance", "climb"), stars=1),)),
    Item(
        334, only=CURSE, durability=1, keywords=("kindness",),
        attempts=(Attempt("eat", success=all_of(Restore(8), Banish())),),
    ),
    Item(
        335, only=CURSE, durability=2, keywords=("hunch", "paper"),
        helps=(Help(on=("think", "decipher"), stars=1),),
    ),
    Bonus(336, only=CURSE, keywords=("knack",), helps=(Help(on=("hide", "listen"), stars=1),)),
)  # fmt: skip

FOG = (
    Fog("marble-run", ZONE, only=CURSE, front=Temporary(effect=Peek(1))),
    Fog("snow-in-august", ZONE, only=CURSE, front=Temporary(effect=Restore(7))),
    Fog(
        "one-mitten", ZONE, only=CURSE,
        front=Item(durability=2, keywords=("wool", "kindness"), helps=(Help(on=("pull", "climb"), cost=1),)),
    ),
    Fog(
        "paper-boat", ZONE, only=CURSE,
        front=Bonus(keywords=("poise",), helps=(Help(on=("balance", "craft"), stars=1, after="discard"),)),
    ),
    Fog("turning-page", ZONE, only=CURSE, front=Temporary(effect=once(531))),
    Fog(
        "noon-at-midnight", ZONE, only=CURSE,
        front=Temporary(
            attempts=(
                Attempt("think", cost=1, need=1, mandatory=True, failure=Take(907)),
                Attempt("rest", cost=2, mandatory=True),
            ),
        ),
    ),
    Fog(
        "dog-ear", ZONE, only=CURSE,
        front=Permanent(
            arrows=EVERYWHERE, resources=("paper",),
            attempts=(
                Attempt("pull", cost=2, need=1, success=Free(), failure=Lose(1)),
                Attempt("climb", cost=1, need=1, success=Free(), failure=Take(905)),
            ),
        ),
    ),
    Fog(
        "wet-seam", ZONE, only=CURSE,
        front=Permanent(
            arrows=EVERYWHERE,
            attempts=(
                Attempt("balance", cost=1, need=1, success=Free(), failure=Take(903)),
                Attempt("search", cost=3, success=Free()),
            ),
        ),
    ),
    Fog(
        "small-footprints", 1, only=CURSE,
        front=Bonus(keywords=("hunch",), helps=(Help(on=("dig", "search"), cost=1, after="discard"),)),
    ),
    Fog("cold-ashes", 2, only=CURSE, front=Temporary(effect=Lose(1))),
    Fog(
        "missing-sound", 3, only=CURSE,
        front=Temporary(
            attempts=(
                Attempt("listen", cost=1, need=1, mandatory=True, success=Restore(4), failure=Take(908)),
                Attempt("hide", cost=2, mandatory=True),
            ),
        ),
    ),
    Fog(
        "sand-on-the-snow", 4, only=CURSE,
        front=Temporary(
            attempts=(
                Attempt(
                    "dig", cost=1, need=1, mandatory=True, success=all_of(once(619), Peek(1)),
                    failure=Damage(1),
                ),
                Attempt("rest", cost=2, mandatory=True),
            ),
        ),
    ),
)  # fmt: skip

ADVANCED = (
    Skill("blind-stitch", 2, "left", keywords=("poise",),
        helps=(Help(on=("craft", "hide"), stars=1),), price=2),
    Skill("even-tension", 2, "right", helps=(Help(on=("pull", "balance"), stars=1),), price=2),
    Skill("night-watch", 2, sevens=1, keywords=("hunch",),
        helps=(Help(on=("listen", "hide"), stars=1),), price=2),
    Skill("short-legs", 2, "left", keywords=("grit",), helps=(Help(on=("climb", "dig"), cost=1),), price=2),
    Skill("good-neighbour", 2, "left", keywords=("kindness",),
        helps=(Help(on=("offer", "rest"), cost=1),), price=2),
    Skill("kept-page", 2, "right", helps=(Help(on=("think", "decipher"), stars=1),), price=2),
)  # fmt: skip
