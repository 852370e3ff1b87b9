"""A third small pack: cards that leave while they are spoken of, and actions that bind or gather people."""

from __future__ import annotations

from bivouac.core.effects import all_of
from bivouac.games.continent import effects as e
from bivouac.games.continent.data import shelf
from bivouac.games.continent.data.records import (
    Attempt,
    Burden,
    Character,
    Clue,
    Fog,
    Help,
    Item,
    Made,
    Pack,
    Permanent,
    Power,
    Quest,
    Sheet,
    Skill,
    State,
    Temporary,
    Terrain,
    Zone,
)

MOVE = Attempt("move", cost=0, success=e.Go())

# 010 011 [012]
# 013
LAND = (
    Terrain(
        10, zone=1, cell=(0, 0), arrows=(("east", 11), ("south", 13)),
        attempts=(
            MOVE,
            Attempt("take", success=e.Take(901)),
            Attempt("search", success=e.Take(651)),
            Attempt("hunt", success=all_of(e.Take(901, each=True), e.Take(120))),
            Attempt("open", success=e.Take(120)),
            Attempt("offer", cost=1, need=3, failure=e.Take(903, each=True)),
            Attempt("music", company="beside"),
            Attempt("listen", company="anywhere"),
            Attempt("pray", everyone=True, company="anywhere"),
            Attempt("decipher", success=e.Lift("far")),
        ),
    ),
    Terrain(
        11, zone=1, cell=(1, 0), arrows=(("west", 10), ("east", 12)),
        attempts=(
            MOVE,
            Attempt("swim", mandatory=True, success=e.Go()),
            Attempt("search", cost=1, need=1),
        ),
    ),
    Permanent(
        12, zone=1, cell=(2, 0), arrows=("west",), burdens=(Burden("need", on=("search",)),),
        attempts=(Attempt("see", success=e.Take(120)),),
    ),
    Terrain(
        13, zone=1, cell=(0, 1), arrows=(("north", 10),),
        attempts=(
            MOVE,
            Attempt("music", company="beside"),
            Attempt("climb", mandatory=True, everyone=True, success=e.NewBoard(20)),
        ),
    ),
    Terrain(20, zone=2, cell=(4, 4), arrows=(("west", 21), ("north", 22)), attempts=(MOVE,)),
    Terrain(
        21, zone=2, cell=(3, 4), arrows=(("east", 20),),
        attempts=(MOVE, Attempt("pray", success=e.Gild())),
    ),
    Terrain(
        21, "gold", zone=2, cell=(3, 4), arrows=(("east", 20),),
        attempts=(MOVE, Attempt("fight", cost=1, mandatory=True)),
    ),
    Permanent(
        22, zone=2, cell=(4, 3), arrows=("south",),
        attempts=(Attempt("hide", cost=1, mandatory=True),),
    ),
)  # fmt: skip

EVENTS = (
    Permanent(110, attempts=(Attempt("observe", cost=1, mandatory=True),)),
    Permanent(111, attempts=(Attempt("dig", success=e.Gild()),), hidden=(811,)),
    Permanent(111, "gold", attempts=(Attempt("hide", cost=1, mandatory=True),)),
    Permanent(811, mark=(111,), attempts=(Attempt("balance", cost=1, mandatory=True),)),
    Temporary(120, attempts=(Attempt("think", cost=1),)),
)

THINGS = (
    Item(620, attempts=(Attempt("eat", success=all_of(e.Restore(1), e.Banish())),)),
    Item(621, attempts=(Attempt("eat", success=e.Return()),)),
    Item(622, attempts=(Attempt("eat", success=e.Gild()),)),
    Item(622, "gold", durability=2),
    # the number it calls lies in the Past, so that all of the Past comes back before the banishing
    Item(623, attempts=(Attempt("eat", success=all_of(e.Take(650), e.Banish())),)),
    Item(630, durability=2, keywords=("grit",), helps=(Help(on=("offer",), stars=1),),
         attempts=(Attempt("fight", cost=1, need=2),)),
    Item(631, durability=2, helps=(Help(on=("offer",), stars=1, after="discard"),)),
    Quest(650),
    Quest(651, attempts=(Attempt("orient", cost=1, mandatory=True),)),
    Quest(777),
)  # fmt: skip

STATES = (
    State(901, attempts=(Attempt("heal", cost=1, need=1, mandatory=True, success=e.Return()),)),
    State(901, attempts=(Attempt("heal", cost=1, need=1, mandatory=True, success=e.Return()),)),
    State(902, energy=True),
    State(903, burdens=(Burden("lose_after_failure", helping=True),)),
    State(903, burdens=(Burden("lose_after_failure", helping=True),)),
)

FOG = (
    Fog("first", 1, Temporary()),
    Fog("second", 1, Temporary()),
    Fog("third", 1, Temporary()),
    Fog("far", 2, Temporary()),
)

CRAFTED = Skill(
    "torch", keywords=("grit",), attempts=(Attempt("craft", cost=1, need=1, success=e.Make()),),
    made=Made(1, attempts=(Attempt("fire", success=all_of(e.Light(), e.Banish())),)),
)  # fmt: skip


def _explorer(id: str, power: Power) -> Character:
    return Character(id, power, tuple(Skill(f"{id}-{at}", stars=1) for at in range(5)))


PARTINGS = Pack(
    name="partings",
    package="",
    keywords=("grit",),
    resources=("wood",),
    symbols=("star",),
    zones=(Zone(1), Zone(2)),
    sheets=(
        Sheet("land.py", LAND, FOG),
        Sheet("events.py", EVENTS),
        Sheet("things.py", THINGS),
        Sheet("states.py", STATES),
    ),
    common=(
        CRAFTED,
        *(Skill(f"blank-{at:02}") for at in range(8)),
        *(Skill(f"star-{at}", stars=1) for at in range(4)),
    ),
    characters=(
        _explorer("ada", Power("redo", "grit")),
        _explorer("eli", Power("recount", "grit", amount=1)),
        _explorer("bo", Power("cancel", "grit")),
        _explorer("cleo", Power("skip", "grit")),
    ),
    clues=(Clue("far", start=10),),
    curses=2,
    paranoid=902,
)
shelf.add(PARTINGS)
