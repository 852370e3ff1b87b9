"""The eight chest tiles."""

from dataclasses import dataclass

from bivouac.core.effects import Effect, all_of, one_of
from bivouac.games.takara.effects import Ambush, Discard, Gain, Keep


@dataclass(frozen=True)
class Chest:
    """A kind of chest tile and what happens when it is drawn."""

    id: str
    copies: int
    drawn: Effect


CHEST_KINDS = (
    Chest("tablet", copies=1, drawn=Keep(8)),
    Chest("idol",   copies=3, drawn=Keep(4)),
    Chest("bag",    copies=1, drawn=all_of(Gain(10), Keep(0))),
    Chest("map",    copies=1, drawn=one_of(all_of(Gain(5), Discard()), Keep(2))),
    Chest("skull",  copies=1, drawn=all_of(Gain(20), Keep(-2))),
    Chest("mimic",  copies=1, drawn=Ambush(hit_points=2, xp=2)),
)  # fmt: skip
