"""The thirty-five common skills, in the shape of composition K, and two advanced ones."""

from bivouac.games.continent.data.composition import deal
from bivouac.games.continent.data.records import Attempt, Flag, Help, Made, Skill
from bivouac.games.continent.effects import Make, Restore

CRAFT = Attempt("craft", cost=5, success=Make())

# Each face stands on so many strips, taken in the order of the composition.
FACES: tuple[tuple[Skill, int], ...] = (
    (Skill("second-wind", keywords=("nerve",), helps=(Help(on=("move",), cost=1),)), 2),
    (Skill("walking-stick", keywords=("nerve",), attempts=(CRAFT,), discounts=(("wood", 3),),
           made=Made(3, helps=(Help(on=("move", "balance"), cost=1),))), 3),
    (Skill("heather-rope", keywords=("rope",), attempts=(CRAFT,), discounts=(("heather", 3), ("wood", 1)),
           made=Made(3, helps=(Help(on=("climb", "balance"), stars=1),), flag=Flag("rope", 4))), 2),
    (Skill("steady-hand", keywords=("wit",), helps=(Help(on=("open", "balance"), stars=1),)), 3),
    (Skill("driftwood-club", attempts=(CRAFT,), discounts=(("wood", 3), ("stone", 2)),
           made=Made(2, helps=(Help(on=("fight", "hunt"), stars=1),))), 2),
    (Skill("long-breath", keywords=("nerve",), helps=(Help(on=("swim", "climb"), cost=1),)), 3),
    (Skill("sharp-ears", helps=(Help(on=("listen", "observe"), stars=1),)), 3),
    (Skill("kettle", keywords=("care",), attempts=(CRAFT,), discounts=(("stone", 2), ("fire", 3)),
           made=Made(2, attempts=(Attempt("eat", cost=1, success=Restore(4)),))), 2),
    (Skill("good-humour", keywords=("care",),
           helps=(Help(on=("offer", "rest"), cost=1, after="discard"),)), 3),
    (Skill("sailors-knot", keywords=("rope",), helps=(Help(on=("pull", "climb"), cost=1),)), 3),
    (Skill("patience", helps=(Help(on=("fish", "hunt", "think"), sevens=1),)), 3),
    (Skill("fish-trap", keywords=("wit",), attempts=(CRAFT,), discounts=(("heather", 2), ("wood", 2)),
           made=Made(3, helps=(Help(on=("fish",), cost=1), Help(on=("fish",), stars=1)))), 2),
    (Skill("storm-lantern", attempts=(CRAFT,), discounts=(("stone", 1), ("fire", 3)),
           made=Made(3, helps=(Help(on=("search", "see"), cost=1), Help(on=("pathfind",), cost=1)))), 2),
    (Skill("tarred-thumb", keywords=("care",), helps=(Help(on=("dig", "take"), cost=1),)), 2),
)  # fmt: skip

COMMON = deal(FACES, every=3)

ADVANCED = (
    Skill("keepers-stride", stars=2, keywords=("nerve",), helps=(Help(on=("move",), cost=2),), price=2),
    Skill(
        "lamp-lore", stars=1, half="left", sevens=1, helps=(Help(on=("take", "listen"), stars=1),), price=1
    ),
)
