"""The six shells, and this game's leaf effects: interpreted subclasses of the core's records."""

from bivouac.core.effects import Effect


class Find(Effect):
    """Keep so many pearls."""

    pearls: int


class Pinch(Effect):
    """Lose up to so many pearls."""

    pearls: int


SHELLS: dict[str, Effect] = {
    "small": Find(1),
    "fine": Find(2),
    "great": Find(3),
    "crab": Pinch(2),
}
IDS = tuple(SHELLS)
BOX = ("small", "small", "fine", "fine", "great", "crab")


def pearls_after(effect: Effect, pearls: int) -> int:
    """How many pearls a player has once the effect is done."""
    match effect:
        case Find(found):
            return pearls + found
        case Pinch(lost):
            return max(0, pearls - lost)
    raise TypeError(f"no handler for {type(effect).__name__}")
