"""A second small pack for what is rare: a mandatory walk, a bridge to nowhere, items that wear out."""

from __future__ import annotations

from bivouac.core.effects import AllOf, When, all_of
from bivouac.games.continent import effects as e
from bivouac.games.continent.data import shelf
from bivouac.games.continent.data.records import (
    Attempt,
    Burden,
    Character,
    Clue,
    Flag,
    Fog,
    Help,
    Item,
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

MOVE = Attempt("move", cost=1, success=e.Go())

# 010 [011] 012
# 013  014 [015] 016
LAND = (
    Terrain(
        10, zone=1, cell=(0, 0), arrows=(("south", 13),),
        attempts=(
            MOVE,
            Attempt("see", cost=1, success=e.Take(100)),
            Attempt("decipher", cost=0, success=e.Lift("narrow")),
        ),
    ),
    Permanent(
        11, zone=1, cell=(1, 0), arrows=("east", "west"),
        attempts=(Attempt("balance", cost=1, success=e.Cross()),),
    ),
    Terrain(12, zone=1, cell=(2, 0), arrows=(("west", 11),), attempts=(MOVE,)),
    Terrain(
        13, zone=1, cell=(0, 1), arrows=(("north", 10), ("east", 14)),
        attempts=(
            MOVE,
            Attempt("swim", cost=0, success=e.Take(11)),
            Attempt("rest", cost=0, success=e.Restore(2, chosen=True)),
            Attempt("craft", cost=0, success=e.Repair(2)),
            Attempt("heal", cost=0, success=e.Cure()),
            Attempt("observe", cost=0, success=e.Peek(2)),
            Attempt("search", cost=0, success=e.Damage(3)),
            Attempt(
                "think", cost=0,
                success=When(e.Gathered((650, 651, 652), 2), e.Lift("narrow"), e.Lose(1)),
            ),
        ),
    ),
    Terrain(14, zone=1, cell=(1, 1), arrows=(("west", 13),), attempts=(MOVE,)),
    Permanent(
        15, zone=1, cell=(2, 1), arrows=("north", "east", "west"),
        attempts=(Attempt("climb", cost=0, success=e.Cross()),),
    ),
    Terrain(16, zone=1, cell=(3, 1), arrows=(), attempts=(MOVE,)),
)  # fmt: skip

CARDS = (
    Temporary(100, attempts=(Attempt("move", cost=0, success=e.Go()),)),
    Item(620, durability=1, attempts=(Attempt("eat", cost=0, success=e.Restore(1)),)),
    Item(621, durability=1, flag=Flag("star", 2)),
    Quest(650), Quest(651), Quest(652), Quest(777),
    State(901, burdens=(Burden("alone"),)),
    State(902, energy=True),
)  # fmt: skip

FOG = (
    Fog("plain", 1, Temporary(effect=all_of(e.Lose(1), AllOf(())))),
    Fog("other", 1, Temporary()),
    Fog("third", 1, Temporary()),
)


def _people(id: str) -> Character:
    skills = tuple(Skill(f"{id}-{at}", stars=1) for at in range(5))
    return Character(
        id, Power("redo", "grit"), skills, helps=(Help(on=("move",), cost=1, when=e.InCompany()),)
    )


NARROWS = Pack(
    name="narrows",
    package="",
    keywords=("grit",),
    resources=("wood",),
    symbols=("star",),
    zones=(Zone(1),),
    sheets=(Sheet("land.py", LAND, FOG), Sheet("cards.py", CARDS)),
    common=tuple(Skill(f"plain-{at:02}", stars=at % 2) for at in range(8)),
    characters=(_people("ada"),),
    clues=(Clue("narrow", start=10),),
    curses=2,
)
shelf.add(NARROWS)
