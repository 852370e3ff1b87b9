"""Law 1: same game, seats, options, seed and actions, same keys."""

from __future__ import annotations

from tests.contract.canon import difference
from tests.contract.tables import Seed, Table
from tests.contract.walk import walk


def same_actions_give_the_same_keys(table: Table, seed: Seed, *, every: int = 1) -> int:
    """A second game that is played the same actions has the same key all along."""
    twin = table.start(seed)
    states = 0
    for moment in walk(table, seed):
        with moment:
            if moment.move:
                twin.play(*moment.move)
        if moment.number % every == 0 or not moment.state.actors():
            states += 1
            if moment.state.key() != twin.key():
                parted = difference(moment.state.dump(), twin.dump()) or "the dumps are equal"
                raise AssertionError(f"{moment}: the same game played twice has two keys: {parted}")
    return states
