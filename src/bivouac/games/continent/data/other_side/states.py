"""The fifty states, 901 to 912: four unlike copies of each title, six of the quarrel."""

from bivouac.core.effects import all_of
from bivouac.games.continent.data.other_side.shapes import or_crumbs
from bivouac.games.continent.data.records import Attempt, Burden, Leave, State
from bivouac.games.continent.effects import Banish, ByFire, FogNear, Keyword, Peek, Restore, Return

QUARREL = Burden("alone", on=("eat",))
MAKE_UP = (Leave(on=("eat",)), Leave(on=("offer",), when=Keyword("kindness")))
COLD = Burden("cost", on=("swim", "climb"))
THAW = (Leave(on=("rest",), when=ByFire()), Leave(on=("eat",), when=ByFire()))
WET = Burden("forbid", on=("fire",))
DRY = (Leave(on=("rest",), when=ByFire()), Leave(on=("rest",), when=Keyword("wool")))
SORE = Burden("need", on=("climb", "fight", "balance"))
DRESS = Attempt("heal", cost=1, need=1, success=Return())
LAME = Burden("cost", on=("move",))
TWO_NIGHTS = (Leave(on=("rest",), times=2),)
HEAVY = Burden("no_extra")
WAKE = (Leave(on=("eat",)), Leave(on=("music",)))
GATHER = Attempt("think", cost=1, need=1, success=Return())
HEED = (Leave(on=("listen",)),)
BLEED = Burden("lose_after_failure")
WASH = (Leave(on=("heal",)),)
SALT = Attempt("heal", cost=1, requires=Keyword("salt"), success=Return())
HUNGER = Burden("smaller_meals", amount=2)
DINE = (Leave(on=("eat",)),)
WRITE = Attempt("think", cost=2, need=1, success=all_of(or_crumbs(753), Return()))
ITCH = Burden("forbid", on=("rest",), when=FogNear())
LOOK = (Leave(on=("pathfind",), times=2),)

STATES = (
    State(901, energy=True, burdens=(QUARREL,), leaves=MAKE_UP),
    State(901, energy=True, burdens=(QUARREL,), leaves=MAKE_UP),
    State(901, burdens=(QUARREL,), leaves=MAKE_UP),
    State(901, burdens=(QUARREL,), leaves=MAKE_UP),
    State(901, burdens=(Burden("alone", on=("eat", "rest", "move")),), leaves=MAKE_UP),
    State(901, burdens=(QUARREL,), leaves=(*MAKE_UP, Leave(camp=True))),
    State(902, energy=True, burdens=(COLD,), leaves=THAW),
    State(902, energy=True, burdens=(COLD, Burden("forbid", on=("fish",))), leaves=THAW),
    State(902, energy_with=903, burdens=(COLD,), leaves=THAW),
    State(902, energy_with=903, burdens=(COLD,), leaves=(*THAW, Leave(on=("eat",)))),
    State(903, energy=True, burdens=(WET,), leaves=DRY),
    State(903, burdens=(WET,), leaves=DRY),
    State(903, burdens=(WET, Burden("cost", on=("balance",))), leaves=DRY),
    State(903, burdens=(WET,), leaves=(*DRY, Leave(camp=True))),
    State(904, energy=True, burdens=(SORE,), attempts=(DRESS,)),
    State(904, energy=True, burdens=(SORE,), attempts=(DRESS,)),
    State(904, burdens=(SORE,), attempts=(DRESS,)),
    # a scar: what heals it teaches
    State(
        904, burdens=(SORE,),
        attempts=(Attempt("heal", cost=1, need=1, success=all_of(or_crumbs(753), Banish())),),
    ),
    State(905, energy=True, burdens=(LAME,), leaves=TWO_NIGHTS),
    State(905, energy=True, burdens=(LAME,), leaves=TWO_NIGHTS),
    State(905, burdens=(LAME,), leaves=TWO_NIGHTS),
    State(905, burdens=(LAME,), leaves=(*TWO_NIGHTS, Leave(camp=True))),
    State(906, burdens=(HEAVY,), leaves=WAKE),
    State(906, burdens=(HEAVY,), leaves=WAKE),
    State(906, burdens=(HEAVY,), leaves=(*WAKE, Leave(on=("swim",)))),
    State(906, acquired=Restore(2), burdens=(HEAVY,), leaves=WAKE),
    State(907, energy=True, burdens=(Burden("fewer_skills"),), attempts=(GATHER,)),
    State(907, burdens=(Burden("fewer_skills"),), attempts=(GATHER,)),
    State(907, burdens=(Burden("fewer_skills"),), attempts=(GATHER,)),
    State(907, burdens=(Burden("need", on=("decipher", "orient")),), attempts=(GATHER,)),
    State(908, energy=True, burdens=(Burden("no_sevens"),), leaves=HEED),
    State(908, burdens=(Burden("no_sevens"),), leaves=HEED),
    State(908, burdens=(Burden("no_sevens"), Burden("forbid", on=("music",))), leaves=HEED),
    State(908, burdens=(Burden("no_left"),), leaves=HEED),
    State(909, energy=True, burdens=(BLEED,), attempts=(SALT,), leaves=WASH),
    State(909, energy=True, burdens=(BLEED,), attempts=(SALT,), leaves=WASH),
    State(909, energy=True, burdens=(Burden("no_left"),), attempts=(SALT,), leaves=WASH),
    State(909, burdens=(Burden("no_right"),), attempts=(SALT,), leaves=WASH),
    State(910, energy=True, burdens=(HUNGER,), leaves=DINE),
    State(910, burdens=(HUNGER,), leaves=DINE),
    State(910, burdens=(HUNGER, Burden("cost", on=("rest",))), leaves=DINE),
    State(910, burdens=(Burden("smaller_meals"),), leaves=DINE),
    State(911, energy=True, burdens=(Burden("no_keep"),), attempts=(WRITE,)),
    State(911, burdens=(Burden("no_keep"),), attempts=(WRITE,)),
    State(911, burdens=(Burden("no_keep"),), attempts=(WRITE,)),
    State(
        911, burdens=(Burden("no_keep"),),
        attempts=(Attempt("think", cost=2, need=1, success=all_of(or_crumbs(753), Return())),),
    ),
    State(912, burdens=(ITCH,), leaves=LOOK),
    State(912, burdens=(ITCH,), leaves=LOOK),
    State(912, burdens=(ITCH, Burden("cost", on=("think",))), leaves=LOOK),
    State(912, acquired=Peek(1), burdens=(ITCH,), leaves=LOOK),
)  # fmt: skip
