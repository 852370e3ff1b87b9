"""The twelve lanterns."""

from dataclasses import dataclass

from bivouac.core.effects import Effect, all_of, one_of
from bivouac.games._template.effects import Look, Scatter, Shine


@dataclass(frozen=True)
class Lantern:
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
