"""The thirty-five common skills in the shape of composition K, and eighteen advanced ones."""

from bivouac.core.effects import all_of
from bivouac.games.continent.data.composition import deal
from bivouac.games.continent.data.other_side.things import BOAT, LIGHT, ROPE
from bivouac.games.continent.data.records import Attempt, Help, Made, Skill
from bivouac.games.continent.effects import Discard, Light, Make, Peek, Restore

CRAFT = Attempt("craft", cost=5, success=Make())
FINE_CRAFT = Attempt("craft", cost=6, success=Make())

# Each face stands on so many strips. Twelve cards hold a word that fuels a power; the crafted ones do not.
FACES: tuple[tuple[Skill, int], ...] = (
    (Skill("second-wind", keywords=("grit",), helps=(Help(on=("move", "climb"), cost=1),)), 2),
    (Skill("staff", attempts=(CRAFT,), discounts=(("wood", 3),),
           made=Made(3, helps=(Help(on=("move", "balance"), cost=1),))), 3),
    (Skill("plaited-rope", keywords=("rope",), attempts=(CRAFT,), discounts=(("reed", 3), ("wool", 2)),
           made=Made(3, helps=(Help(on=("climb", "balance"), stars=1),), flag=ROPE)), 2),
    (Skill("nimble-fingers", keywords=("knack",), helps=(Help(on=("open", "take", "craft"), cost=1),)), 3),
    (Skill("raft", attempts=(FINE_CRAFT,), discounts=(("wood", 2), ("reed", 3)),
           made=Made(2, helps=(Help(on=("swim",), cost=2),), flag=BOAT)), 2),
    (Skill("good-word", keywords=("kindness",),
           helps=(Help(on=("offer", "rest", "eat"), cost=1), Help(on=("music",), stars=1))), 2),
    (Skill("shell-lamp", keywords=("light",), attempts=(CRAFT,), discounts=(("shell", 2), ("resin", 3)),
           made=Made(3, helps=(Help(on=("search", "see", "pathfind"), cost=1),), flag=LIGHT)), 2),
    (Skill("shell-knife", keywords=("blade",), attempts=(CRAFT,), discounts=(("shell", 3), ("stone", 2)),
           made=Made(3, helps=(Help(on=("hunt", "open", "fight"), stars=1),))), 2),
    (Skill("tight-laces", keywords=("grit",), helps=(Help(on=("balance", "move"), cost=1),)), 1),
    (Skill("felt", keywords=("wool",), attempts=(CRAFT,), discounts=(("wool", 3), ("fire", 1)),
           made=Made(3, helps=(Help(on=("rest", "hide"), cost=1),))), 2),
    (Skill("snare", attempts=(CRAFT,), discounts=(("reed", 2), ("wood", 2)),
           made=Made(3, helps=(Help(on=("hunt",), cost=1), Help(on=("hunt",), stars=1)))), 2),
    (Skill("wet-finger", keywords=("hunch",),
        helps=(Help(on=("orient", "observe", "pathfind"), cost=1),)), 2),
    (Skill("long-line", attempts=(CRAFT,), discounts=(("reed", 3), ("shell", 2)),
           made=Made(3, helps=(Help(on=("fish",), cost=1), Help(on=("fish",), stars=1)))), 2),
    (Skill("billy-can", attempts=(CRAFT,), discounts=(("stone", 2), ("fire", 3)),
           made=Made(1, attempts=(Attempt("eat", cost=1, success=all_of(Restore(8), Discard())),))), 2),
    (Skill("level-head", keywords=("poise",), helps=(Help(on=("think", "balance"), stars=1),)), 2),
    (Skill("map-case", keywords=("paper",), attempts=(CRAFT,), discounts=(("paper", 3), ("wool", 1)),
           made=Made(3, helps=(Help(on=("orient", "decipher", "pathfind"), cost=1),))), 2),
    (Skill("good-ear", helps=(Help(on=("listen", "music", "hide"), stars=1),)), 2),
)  # fmt: skip

COMMON = deal(FACES, every=4)

BREW = Attempt("eat", cost=1, success=all_of(Restore(9), Discard()))
SPARK = Attempt("fire", success=Light())
GLANCE = Attempt("observe", success=all_of(Peek(2), Discard()))

ADVANCED = (
    Skill("clerk-s-patience", 1, "left", keywords=("poise",),
        helps=(Help(on=("open", "decipher"), stars=1),), price=1),
    Skill("tide-table", 1, "right", helps=(Help(on=("swim", "fish"), stars=1),), price=1),
    Skill("shepherd-s-whistle", 1, "left", 1, helps=(Help(on=("hunt", "music"), stars=1),), price=1),
    Skill("thirteenth-lullaby", 1, "right", 1, helps=(Help(on=("music", "rest"), cost=1),), price=1),
    Skill("bramble-hand", 2, helps=(Help(on=("take", "search"), cost=1),), price=1),
    Skill("looking-elsewhere", 1, "right", 1, keywords=("knack",), helps=(Help(on=("hide",), stars=1),),
        price=1),
    Skill("ferry-stroke", 2, helps=(Help(on=("swim", "pull"), cost=1),), price=1),
    Skill("one-to-one", 2, keywords=("hunch",), helps=(Help(on=("orient", "observe"), stars=1),), price=2),
    Skill("mountain-legs", 2, "left", keywords=("grit",), helps=(Help(on=("climb", "move"), cost=2),),
        price=2),
    Skill("broth-for-two", 2, "right", attempts=(BREW,), keywords=("kindness",), price=2),
    Skill("touch-typing", 2, helps=(Help(on=("decipher",), stars=1), Help(on=("craft",), cost=1)), price=1),
    Skill("never-twice", 1, "left", 1, helps=(Help(on=("think", "decipher"), sevens=1),), price=1),
    Skill("resin-match", 2, attempts=(SPARK,), keywords=("light",), price=1),
    Skill("hedgehog-s-ledger", 2, helps=(Help(on=("offer", "take"), stars=1),), price=2),
    Skill("night-eyes", 2, "left", attempts=(GLANCE,), keywords=("hunch",), price=2),
    Skill("clean-cuffs", 2, "right", helps=(Help(on=("heal",), stars=1),), keywords=("poise",), price=2),
    Skill("last-word", 3, helps=(Help(on=("think", "offer"), stars=1),), price=3),
    Skill("way-home", 3, helps=(Help(on=("move", "pathfind"), cost=1),), keywords=("grit",), price=3),
)  # fmt: skip
