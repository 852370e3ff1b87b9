"""A bot's pace tells nobody whether it had a choice: where that is a secret, it thinks either way."""

from typing import Final

from bivouac.core.chance import QuickChance
from bivouac.core.contract import SPECTATOR, State

# Tried until one has a choice. Where one world in twenty has, 64 miss it in 4 cases of 100.
WORLDS: Final = 64


def free_world(public: State, seat: int, chance: QuickChance) -> State | None:
    """A world, as any onlooker may imagine it, in which the seat has a choice; None where none was found.

    Who is sought, and for how long, follows from what everybody sees, never from the true state.
    """
    for _ in range(WORLDS):
        world = public.redeal(SPECTATOR, chance)
        if seat in world.actors() and len(world.legal(seat)) > 1:
            return world
    return None
