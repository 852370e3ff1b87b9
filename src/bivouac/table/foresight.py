"""What an action would do, tried in a world dealt again: it tells nothing its player could not work out."""

import hashlib

from bivouac.core.chance import QuickChance
from bivouac.core.contract import State
from bivouac.table.table import Table


def world_of(table: Table, state: State, viewer: int) -> State:
    """A world the viewer cannot tell from the true one, the same each time it is asked for.

    It is dealt from the table's secret seed: a deal that anybody could repeat would tell the true cards.
    """
    secret = table.charter.seed + f"foresight {table.course.count} {viewer}".encode()
    number = int.from_bytes(hashlib.blake2b(secret, digest_size=4).digest(), "big")
    return state.redeal(viewer, QuickChance(number))


def is_final(world: State, viewer: int, action: int) -> bool:
    """Whether somebody would learn something by it, after which it is not taken back without asking."""
    after = world.copy()
    after.play(viewer, action)
    return after.revealed() != world.revealed()
