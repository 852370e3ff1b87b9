"""A small hand-made pack that holds every kind of card and every effect; bare, so it needs no prose."""

from __future__ import annotations

from bivouac.core.effects import May, When, all_of, one_of
from bivouac.games.continent import effects as e
from bivouac.games.continent.data import shelf
from bivouac.games.continent.data.composition import COMMON, OWN, Strip
from bivouac.games.continent.data.records import (
    Attempt,
    Bonus,
    Burden,
    Character,
    Clue,
    Flag,
    Fog,
    Help,
    Item,
    Leave,
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

MOVE = Attempt("move", cost=1, success=e.Go())
TO_FIRE = Help(on=("move",), cost=1, when=e.InCompany())
CRAFT = Attempt("craft", cost=5, success=e.Make())

# -- terrains and bridges of zone I:   010 011 [014] 015
#                                      012 013
#    and of zone II:                   030 031

ZONE_1 = (
    Terrain(
        10, zone=1, cell=(0, 0), arrows=(("east", 11), ("south", 12)), resources=("wood",), hidden=(810,),
        attempts=(
            MOVE,
            Attempt("search", cost=2, need=1, success=e.Take(600), failure=e.Take(902)),
            Attempt("rest", cost=0, success=e.Restore(3)),
            Attempt("climb", cost=3, need=2, success=e.Take(651), failure=e.Take(902, each=True)),
            Attempt("dig", cost=6, need=1, success=e.Take(100, flag="rope"), failure=e.Damage(3)),
            Attempt("listen", cost=2, need=1, locked=True, success=e.Take(101)),
            Attempt("pull", cost=1, need=1, everyone=True, success=e.NewBoard(30)),
        ),
    ),
    Terrain(
        11, zone=1, cell=(1, 0), arrows=(("east", 14), ("south", 13), ("west", 10)),
        resources=("stone", "vine"),
        attempts=(
            MOVE,
            Attempt("fire", cost=1, success=e.Light()),
            Attempt("eat", cost=1, success=e.Restore(6)),
            Attempt("hunt", cost=2, need=1, success=e.Take(120), failure=e.Lose(2)),
            Attempt("think", cost=1, success=e.Riddle()),
            Attempt("observe", cost=1, success=e.Peek(2)),
        ),
    ),
    Terrain(
        12, zone=1, cell=(0, 1), arrows=(("north", 10), ("east", 13)), harsh=True,
        attempts=(
            MOVE,
            Attempt("swim", cost=2, need=1, mandatory=True, success=e.Lose(1), failure=e.Take(902)),
            Attempt("craft", cost=2, success=e.Repair(2), requires=e.Keyword("rope")),
            Attempt("fight", cost=2, need=3, failure=e.Eliminate()),
        ),
    ),
    Terrain(
        13, zone=1, cell=(1, 1), arrows=(("north", 11), ("west", 12)),
        attempts=(
            MOVE,
            Attempt("pray", cost=1, success=e.Gild()),
            Attempt("take", cost=0, success=e.Take(611)),
            Attempt("offer", cost=0, success=e.Take(700)),
            Attempt("music", cost=0, success=e.Take(701)),
        ),
    ),
    Terrain(
        13, "gold", zone=1, cell=(1, 1), arrows=(("north", 11), ("west", 12)), resources=("wood",),
        attempts=(MOVE,),
    ),
    Permanent(
        14, zone=1, cell=(2, 0), arrows=("east", "west"),
        attempts=(
            Attempt(
                "balance", cost=2, need=1, failure=e.Lose(1),
                success=all_of(e.Take(11, if_available=True), e.Take(15, if_available=True), e.Cross()),
            ),
        ),
    ),
    Terrain(
        15, zone=1, cell=(3, 0), arrows=(("west", 14),),
        attempts=(MOVE, Attempt("take", cost=2, need=1, success=e.Lift("ink"))),
    ),
    Terrain(810, mark=(10,), zone=1, cell=(0, 0), arrows=(("east", 11), ("south", 12)), attempts=(MOVE,)),
)  # fmt: skip

ZONE_2 = (
    Terrain(
        30, zone=2, cell=(0, 0), arrows=(("east", 31),),
        attempts=(
            MOVE,
            Attempt("pull", cost=0, everyone=True, success=e.NewBoard(10)),
            Attempt("decipher", cost=1, success=e.Lift("salt")),
            Attempt("open", cost=0, success=e.Learn(), requires=e.Experienced(1)),
        ),
    ),
    Terrain(31, zone=2, cell=(1, 0), arrows=(("west", 30),), attempts=(MOVE,)),
)  # fmt: skip

EVENTS = (
    Permanent(
        100, done="dig", resources=("stone",),
        attempts=(Attempt("see", cost=1, need=1, success=e.Take(610), failure=e.Discard()),),
        helps=(Help(on=("climb",), cost=1), Help(on=("climb",), stars=1)),
        hidden=(811,),
    ),
    Permanent(811, mark=(100,), done="dig", attempts=(Attempt("heal", cost=1, success=e.Cure(0)),)),
    Permanent(104, mark=(10,), done="dig", attempts=(Attempt("offer", cost=0, success=e.Banish()),)),
    Temporary(
        101,
        attempts=(
            Attempt("hide", cost=2, need=1, mandatory=True, success=e.Take(740), failure=e.Take(903)),
            Attempt("fight", cost=3, need=1, success=e.Take(102)),
        ),
    ),
    Temporary(102, effect=all_of(e.Restore(2), e.BanishUnseen(120)), banished=True),
    Temporary(103, effect=one_of(e.Lose(1), e.Take(902))),
    Temporary(120, effect=e.Restore(4)),
    Temporary(120, effect=e.Restore(6)),
    Temporary(120, "gold", effect=e.Lose(1)),
    Temporary(821, mark=(11,), effect=e.Take(650)),
)  # fmt: skip

THINGS = (
    Item(600, durability=3, keywords=("grit",),
         helps=(Help(on=("dig",), cost=2), Help(on=("dig",), sevens=1))),
    Item(610, durability=2, keywords=("rope",), helps=(Help(on=("climb", "balance"), stars=1),),
         flag=Flag("rope", 4)),
    Item(611, durability=1, helps=(Help(on=("search",), cost=1, free=True),),
         attempts=(Attempt("eat", cost=0, success=all_of(e.Restore(4), e.Discard())),)),
    Quest(650, helps=(Help(on=("search",), cost=1),),
          attempts=(Attempt("music", cost=1, success=e.Take(103)),)),
    Quest(651, flag=Flag("rope", 4)),
    Quest(740, points=1),
    Quest(740, points=2),
    Quest(777),
    Bonus(700, keywords=("kindness",), helps=(Help(on=("hide",), stars=1, after="discard"),)),
    Bonus(701, skill=True, helps=(Help(on=("hunt",), cost=1),)),
)  # fmt: skip

STATES = (
    State(901, energy=True, burdens=(Burden("alone", on=("eat",)),), leaves=(Leave(on=("eat",)),)),
    State(901, burdens=(Burden("alone", on=("eat",)),), leaves=(Leave(on=("eat",)),)),
    State(901, burdens=(Burden("alone", on=("eat",)),), leaves=(Leave(camp=True),)),
    State(901, energy=True, burdens=(Burden("alone", on=("eat",)),), leaves=(Leave(on=("eat",)),)),
    State(901, burdens=(Burden("alone", on=("eat",)),), leaves=(Leave(on=("rest",)),)),
    State(902, energy=True, burdens=(Burden("need", on=("climb",)),),
          attempts=(Attempt("heal", cost=1, need=1, success=e.Return()),)),
    State(902, burdens=(Burden("cost", on=("climb", "move"), helping=True),),
          attempts=(Attempt("heal", cost=1, need=1, success=e.Return()),)),
    State(902, burdens=(Burden("forbid", on=("swim",)),),
          attempts=(Attempt("heal", cost=1, need=1, success=e.Return()),)),
    State(903, burdens=(Burden("no_extra"),), leaves=(Leave(on=("rest",), when=e.ByFire(), times=2),)),
    State(903, energy_with=902, burdens=(Burden("fewer_skills"), Burden("no_keep")),
          leaves=(Leave(on=("rest",)),), acquired=e.Restore(2)),
    State(903, burdens=(Burden("lose_after_failure"), Burden("smaller_meals", amount=2)),
          leaves=(Leave(on=("rest",)),)),
)  # fmt: skip

FOG = (
    Fog("1-find", 1, Item(durability=2, keywords=("knack",), helps=(Help(on=("open",), stars=1),))),
    Fog("1-meal", 1, Temporary(effect=May(e.Restore(2)))),
    Fog("1-bramble", 1, Permanent(arrows=("north", "east", "south", "west"),
        attempts=(Attempt("pathfind", cost=2, need=1, success=e.Free(), failure=e.Take(902)),))),
    Fog("1-friend", 1, Bonus(keywords=("kindness",), helps=(Help(on=("offer",), cost=1),))),
    Fog("1-slip", 1, Temporary(
        attempts=(Attempt("balance", cost=1, need=1, mandatory=True, failure=e.Lose(2)),))),
    Fog("1-sign", 1, Temporary(effect=When(e.Chosen("ink"), e.Take(650, if_available=True), e.Lose(1)))),
    Fog("2-cold", 2, Temporary(effect=e.Take(903))),
    Fog("2-quiet", 2, Temporary()),
)  # fmt: skip

# -- the action deck: composition K, with helps, crafts and keywords on a few

FACES: dict[int, dict[str, object]] = {
    0: {"keywords": ("grit",), "helps": (Help(on=("climb",), stars=1),)},
    1: {"keywords": ("rope",), "attempts": (CRAFT,), "discounts": (("wood", 3), ("vine", 2)),
        "made": Made(3, helps=(Help(on=("swim",), cost=2),), flag=Flag("boat", 5))},
    2: {"keywords": ("grit",), "attempts": (CRAFT,), "discounts": (("stone", 2), ("fire", 2)),
        "made": Made(4, helps=(Help(on=("dig",), stars=1), Help(on=("fight",), cost=1)))},
    3: {"keywords": ("kindness",), "helps": (Help(on=("move",), cost=1, after="discard"),)},
    4: {"keywords": ("knack",)},
}  # fmt: skip


def _skills(strips: tuple[tuple[Strip, int], ...], title: str) -> tuple[Skill, ...]:
    listed = [strip for strip, copies in strips for _ in range(copies)]
    return tuple(
        Skill(f"{title}-{at:02}", strip.stars, strip.half, strip.sevens, **FACES.get(at, {}))  # type: ignore[arg-type]
        for at, strip in enumerate(listed)
    )


def _explorer(id: str, power: Power) -> Character:
    return Character(id, power, _skills(OWN, id), helps=(TO_FIRE,))


TRIAL = Pack(
    name="trial",
    package="",
    keywords=("grit", "knack", "kindness", "rope"),
    resources=("wood", "stone", "vine"),
    symbols=("nib", "rope", "boat"),
    zones=(Zone(1, cost=1), Zone(2, cost=1, need=1)),
    sheets=(
        Sheet("zone_1.py", ZONE_1, FOG),
        Sheet("zone_2.py", ZONE_2),
        Sheet("events.py", EVENTS),
        Sheet("things.py", THINGS),
        Sheet("states.py", STATES),
    ),
    common=_skills(COMMON, "plain"),
    characters=(
        _explorer("ada", Power("redo", "grit")),
        _explorer("bo", Power("cancel", "kindness")),
        _explorer("cleo", Power("skip", "knack")),
        _explorer("dov", Power("mend", "rope", amount=2)),
        _explorer("eli", Power("recount", "grit", amount=2)),
        _explorer("fay", Power("peek", "knack")),
    ),
    clues=(Clue("ink", start=10, flag=Flag("nib", 3)), Clue("salt", start=30)),
    advanced=(Skill("keen-eye", stars=2, price=1), Skill("long-stride", stars=1, half="left", price=2)),
    paranoid=901,
)
shelf.add(TRIAL)
