"""The 54 gallery tiles. Counts, Karas, XP and wound marks: rulebook; monsters' values: read on the tiles."""

from dataclasses import dataclass

from bivouac.core.effects import Effect, all_of
from bivouac.games.takara.effects import Block, Discard, FindStone, Gain, Keep, Meet, OpenChest, Wound


@dataclass(frozen=True)
class Gallery:
    """A kind of gallery tile; `copies` counts it among superficial, intermediate and deep galleries."""

    id: str
    copies: tuple[int, int, int]
    dug: Effect


GALLERY_KINDS = (
    Gallery("karas_2",    copies=(8, 0, 0), dug=all_of(Gain(2), Discard())),
    Gallery("karas_4",    copies=(0, 7, 0), dug=all_of(Gain(4), Discard())),
    Gallery("karas_6",    copies=(0, 0, 3), dug=all_of(Gain(6), Discard())),
    Gallery("xp_1",       copies=(2, 0, 0), dug=Keep(1)),
    Gallery("xp_1_wound", copies=(2, 0, 0), dug=all_of(Keep(1), Wound())),
    Gallery("xp_2",       copies=(0, 3, 0), dug=Keep(2)),
    Gallery("xp_2_wound", copies=(0, 3, 0), dug=all_of(Keep(2), Wound())),
    Gallery("xp_4",       copies=(0, 0, 3), dug=Keep(4)),
    Gallery("xp_4_wound", copies=(0, 0, 4), dug=all_of(Keep(4), Wound())),
    Gallery("bat_a",      copies=(1, 0, 0), dug=Meet(hit_points=1, karas=0, xp=2)),
    Gallery("bat_b",      copies=(1, 0, 0), dug=Meet(hit_points=1, karas=5, xp=1)),
    Gallery("goblin_a",   copies=(0, 1, 0), dug=Meet(hit_points=2, karas=10, xp=1)),
    Gallery("goblin_b",   copies=(0, 1, 0), dug=Meet(hit_points=2, karas=0, xp=3)),
    Gallery("goblin_c",   copies=(0, 1, 0), dug=Meet(hit_points=2, karas=5, xp=2)),
    Gallery("skeleton_a", copies=(0, 0, 1), dug=Meet(hit_points=3, karas=5, xp=3)),
    Gallery("skeleton_b", copies=(0, 0, 1), dug=Meet(hit_points=3, karas=15, xp=1)),
    Gallery("drake",      copies=(0, 0, 1), dug=Meet(hit_points=4, karas=20, xp=5)),
    Gallery("rockfall",   copies=(4, 1, 0), dug=Block()),
    Gallery("chest",      copies=(0, 1, 3), dug=all_of(Discard(), OpenChest())),
    Gallery("stone",      copies=(0, 0, 2), dug=FindStone(10)),
)  # fmt: skip
