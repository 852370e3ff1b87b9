"""What a small tile is: an idol, a bonus tile."""

from bivouac.core.effects import Effect, Frozen


class Tile(Frozen):
    """A type of small tile: how many there are, and what it brings."""

    id: str
    count: int
    effect: Effect
