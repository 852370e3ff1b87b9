"""What one finds and carries: items 600 to 625, quest items 650 to 674, bonuses, experience, hints."""

from bivouac.core.effects import all_of, one_of
from bivouac.games.continent.data.other_side.shapes import lesson, once, or_crumbs
from bivouac.games.continent.data.records import Attempt, Bonus, Flag, Help, Item, Quest
from bivouac.games.continent.effects import (
    Banish,
    Both,
    Discard,
    Gathered,
    InSatchel,
    Keyword,
    Repair,
    Restore,
    Take,
)


def _meal(cards: int) -> Attempt:
    return Attempt("eat", success=all_of(Restore(cards), Banish()))


ROPE, BOAT, LIGHT = Flag("rope", 4), Flag("boat", 5), Flag("light", 6)

# Salt and felt are wanted at the end of the journey, so that no use of them wears them. Nothing takes
# cards off healing: the wash is locked, and fewer cards drawn for it would be a trap.
ITEMS = (
    Item(600, durability=2, keywords=("salt",), helps=(Help(on=("eat", "fish"), cost=1, free=True),)),
    Item(601, durability=1, keywords=("salt",), attempts=(_meal(4),)),
    Item(602, durability=1, keywords=("kindness",), attempts=(_meal(9),)),
    Item(603, durability=2, keywords=("wool",), helps=(Help(on=("rest", "hide"), cost=1, free=True),)),
    Item(604, durability=3, keywords=("hunch", "glass"), helps=(Help(on=("heal",), stars=2),
        Help(on=("observe",), stars=1))),
    Item(605, durability=3, keywords=("rope", "grit"), helps=(Help(on=("climb", "pull"), stars=1),),
        flag=ROPE),
    Item(606, durability=3, keywords=("poise",), helps=(Help(on=("swim",), cost=2),), flag=BOAT),
    Item(607, durability=3, keywords=("light",), helps=(Help(on=("search", "see"), cost=1),), flag=LIGHT),
    Item(608, durability=3, helps=(Help(on=("dig",), cost=2),)),
    Item(609, durability=3, keywords=("blade", "knack"), helps=(Help(on=("open", "fish"), stars=1),)),
    Item(610, durability=4, keywords=("grit",), helps=(Help(on=("move", "balance"), cost=1),)),
    Item(611, durability=2, keywords=("wool", "kindness"), helps=(Help(on=("rest", "hide"), cost=1),)),
    Item(612, durability=1, keywords=("kindness",), attempts=(_meal(8),)),
    Item(613, durability=3, keywords=("poise",), helps=(Help(on=("music", "listen"), stars=1),)),
    Item(614, durability=3, helps=(Help(on=("fish",), cost=1), Help(on=("fish",), stars=1))),
    Item(615, durability=3, keywords=("knack",), helps=(Help(on=("hunt", "music"), stars=1),)),
    Item(616, durability=4, keywords=("grit",), helps=(Help(on=("swim", "balance"), stars=1),), flag=BOAT),
    Item(617, durability=4, keywords=("grit",), helps=(Help(on=("climb",), cost=2),
        Help(on=("balance",), cost=1))),
    Item(618, durability=1, keywords=("kindness",), attempts=(_meal(9),)),
    Item(619, durability=3, keywords=("blade",), helps=(Help(on=("climb", "dig"), stars=1),)),
    Item(620, durability=3, keywords=("paper", "poise"), helps=(Help(on=("decipher", "open"), cost=1),)),
    Item(621, durability=3, keywords=("hunch",), helps=(Help(on=("decipher", "observe"), stars=1),)),
    Item(622, durability=3, keywords=("light", "knack"), helps=(Help(on=("hide", "search"), cost=1),),
        flag=LIGHT),
    Item(623, durability=3, keywords=("poise",), helps=(Help(on=("take", "open", "search"), cost=1),)),
    Item(624, durability=1, attempts=(_meal(6),)),
    Item(625, durability=1, keywords=("kindness",), attempts=(_meal(6),)),
)  # fmt: skip

STAMPS = (670, 671, 672, 673, 674)
NAMES = (660, 661, 662, 663)
LESSONS = range(740, 754)  # fourteen, each learnt once

QUESTS = (
    Quest(
        650,
        attempts=(
            Attempt(
                "think", requires=Gathered(STAMPS, 5),
                success=all_of(Restore(8), or_crumbs(741), Banish()),
            ),
        ),
    ),
    Quest(651, helps=(Help(on=("music",), stars=1),)),
    Quest(652, helps=(Help(on=("hide",), cost=1),)),
    # the ferryman carried everybody once: a name that could not be learnt otherwise is in his book
    Quest(
        653,
        attempts=(
            Attempt(
                "decipher", cost=2, need=2,
                success=all_of(one_of(*(once(name) for name in NAMES)), Banish()),
                failure=Take(907),
            ),
        ),
    ),
    Quest(654, helps=(Help(on=("decipher",), cost=1),)),
    Quest(655, helps=(Help(on=("listen",), cost=1),)),
    Quest(656, helps=(Help(on=("think",), stars=1),)),
    Quest(658, helps=(Help(on=("decipher",), cost=1),)),
    Quest(657, helps=(Help(on=("think", "heal"), sevens=1),)),
    # names: each eases what its owner did all day
    Quest(660, helps=(Help(on=("open",), cost=1),)),
    Quest(661, helps=(Help(on=("rest", "music"), cost=1),)),
    Quest(662, helps=(Help(on=("swim", "hide"), cost=1),)),
    Quest(663, helps=(Help(on=("decipher",), cost=1),)),
    Quest(664, helps=(Help(on=("climb",), cost=1), Help(on=("think",), cost=1, when=Gathered(NAMES, 4)))),
    Quest(665, helps=(Help(on=("think",), cost=1),)),
    Quest(667),
    Quest(668),
    Quest(669),
    *(Quest(stamp) for stamp in STAMPS),
    *(Quest(lesson, points=1) for lesson in LESSONS),
    Quest(
        777,
        helps=(
            Help(on=("move", "pathfind"), cost=1),
            Help(on=("craft", "dig", "music", "offer", "pathfind", "take"), stars=1),
        ),
    ),
)  # fmt: skip

# A nudge, then a clearer one, then the answer; for those who answer (778) and those who wash (781). The last
# ones check the baggage: who has everything they ask for may fold them up, and knows it.
READY_TO_ANSWER = Both(Gathered(NAMES, 3), InSatchel(664))
READY_TO_WASH = Both(Both(Keyword("salt"), Keyword("wool")), Keyword("glass"))
HINTS = (
    Quest(778, attempts=(lesson("think", 779, cost=0),)),
    Quest(779, attempts=(lesson("think", 780, cost=0),)),
    Quest(780, attempts=(Attempt("think", requires=READY_TO_ANSWER, success=Banish()),)),
    Quest(781, attempts=(lesson("think", 782, cost=0),)),
    Quest(782, attempts=(lesson("think", 783, cost=0),)),
    Quest(783, attempts=(Attempt("think", requires=READY_TO_WASH, success=Banish()),)),
)

BONUSES = (
    Bonus(700, keywords=("grit",), helps=(Help(on=("pathfind", "orient"), cost=1, after="discard"),)),
    Bonus(701, keywords=("kindness",), attempts=(Attempt("eat", success=all_of(Restore(4), Discard())),)),
    Bonus(702, keywords=("knack",), helps=(Help(on=("balance", "open"), stars=1, after="discard"),)),
    Bonus(703, keywords=("hunch",), helps=(Help(on=("listen", "observe", "dig"), stars=1, after="discard"),)),
    Bonus(704, keywords=("poise",), attempts=(Attempt("craft", success=all_of(Repair(2), Discard())),)),
    Bonus(705, helps=(Help(on=("hunt", "fight"), stars=1), Help(on=("pull",), cost=1))),
    Bonus(706, helps=(Help(on=("move",), cost=3, after="discard"),)),
    Bonus(707, helps=(Help(on=("music", "open", "offer"), stars=1, after="discard"),)),
)  # fmt: skip
