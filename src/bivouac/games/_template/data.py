"""What is in the box: what a lantern can do when it is taken, and the twelve lanterns. Records only."""

from bivouac.core.effects import Effect, Frozen, Leaf, Times, all_of, one_of


class Shine(Leaf):
    """Take sparks from the supply, which never runs out."""

    rulings, drawn = (6,), (Times("spark", "sparks"),)
    sparks: int


class Look(Leaf):
    """Look in secret at the lantern now on top of the deck."""

    rulings, drawn = (2, 8), ("eye",)


class Scatter(Leaf):
    """Shuffle what is left of the deck; nobody knows anything of it any more."""

    rulings, drawn = (9,), ("shuffle",)


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
