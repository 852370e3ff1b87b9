"""What one finds and keeps, and what one catches."""

from bivouac.games.continent.data.records import Attempt, Bonus, Burden, Flag, Help, Item, Leave, Quest, State
from bivouac.games.continent.effects import ByFire, Left, Return, Take

THINGS = (
    Item(
        600, durability=3, keywords=("nerve",),
        helps=(Help(on=("open", "dig"), cost=2), Help(on=("fight",), sevens=1)),
    ),
    Item(
        601, durability=2, keywords=("rope",), helps=(Help(on=("climb", "balance"), stars=1),),
        flag=Flag("rope", 4),
    ),
    Item(602, durability=1, keywords=("oil",)),
    Quest(
        650, helps=(Help(on=("think",), cost=1),),
        attempts=(Attempt("listen", cost=1, need=1, requires=Left(740), success=Take(740)),),
    ),
    Quest(651),
    Quest(740, points=1),
    Quest(740, points=1),
    Quest(740, points=2),
    Quest(777),
    Bonus(700, keywords=("wit",), helps=(Help(on=("hunt", "fish"), stars=1, after="discard"),)),
    Bonus(701, skill=True, helps=(Help(on=("take",), stars=1),)),
)  # fmt: skip

QUARREL = Burden("alone", on=("eat",))
SHIVER = Attempt("heal", cost=1, need=1, success=Return())

STATES = (
    State(901, energy=True, burdens=(QUARREL,), leaves=(Leave(on=("eat",)), Leave(on=("rest",)))),
    State(901, burdens=(QUARREL,), leaves=(Leave(on=("eat",)), Leave(on=("rest",)))),
    State(901, burdens=(QUARREL,), leaves=(Leave(on=("eat",)), Leave(camp=True))),
    State(901, burdens=(QUARREL,), leaves=(Leave(on=("eat",)), Leave(camp=True))),
    State(902, energy=True, burdens=(Burden("cost", on=("climb", "move")),),
          leaves=(Leave(on=("rest",)), Leave(on=("eat",), when=ByFire()))),
    State(902, burdens=(Burden("forbid", on=("fire",)),), leaves=(Leave(on=("rest",)), Leave(camp=True))),
    State(902, burdens=(Burden("cost", on=("swim", "fish")),), leaves=(Leave(on=("rest",)),)),
    State(902, energy=True, burdens=(Burden("no_extra", on=("swim",)),), leaves=(Leave(on=("rest",)),)),
    State(903, energy=True, burdens=(Burden("need", on=("balance", "listen")),), attempts=(SHIVER,)),
    State(903, burdens=(Burden("no_keep"),), attempts=(SHIVER,)),
    State(903, burdens=(Burden("fewer_skills"),), attempts=(SHIVER,)),
    State(903, energy=True, energy_with=902, attempts=(SHIVER,)),
)  # fmt: skip
