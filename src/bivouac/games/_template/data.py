"""What is in the box: what a lantern can do when it is taken, and the twelve lanterns. Records only."""

from typing import ClassVar

from bivouac.core.effects import AllOf, Effect, Frozen, OneOf, all_of, one_of


class Leaf(Effect):
    """An effect of this game: the rulings that concern it wherever it stands, and its icon."""

    rulings: ClassVar[tuple[int, ...]]
    icon: ClassVar[str]


class Shine(Leaf):
    """Take sparks from the supply, which never runs out."""

    rulings, icon = (6,), "spark"
    sparks: int


class Look(Leaf):
    """Look in secret at the lantern now on top of the deck."""

    rulings, icon = (2, 8), "eye"


class Scatter(Leaf):
    """Shuffle what is left of the deck; nobody knows anything of it any more."""

    rulings, icon = (9,), "shuffle"


# The order of the handlers in do.py
KINDS: tuple[type[Effect], ...] = (AllOf, OneOf, Shine, Look, Scatter)


class Lantern(Frozen):
    """A kind of lantern: what it counts in a row at the end, and what happens when it is taken."""

    id: str
    copies: int
    points: int
    taken: Effect


LANTERN_KINDS = (
    Lantern("candle", copies=4, points=0,  taken=Shine(1)),
    Lantern("lamp",   copies=3, points=0,  taken=Shine(2)),
    Lantern("beacon", copies=1, points=1,  taken=Shine(3)),
    Lantern("mirror", copies=2, points=0,  taken=one_of(Shine(2), all_of(Shine(1), Look()))),
    Lantern("gust",   copies=2, points=-2, taken=Scatter()),
)  # fmt: skip
