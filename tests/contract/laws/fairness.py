"""Law 5: a redeal is as likely as the deal it stands for."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bivouac import SPECTATOR, QuickChance
from tests.contract.canon import canonical
from tests.contract.chi_square import differ
from tests.contract.laws.traces import leaves, moving
from tests.contract.tables import Table

Slot = tuple[str | int, ...]


def an_onlooker_s_redeal_is_a_fresh_deal(table: Table, seed: int, *, worlds: int) -> int:
    """At the start an onlooker knows nothing: its redeals are distributed as starts that look the same.

    Returns how many slots were compared: none where no two starts look alike.
    """
    start = table.start(seed)
    seen = canonical(start.outlook(SPECTATOR))
    fresh = []
    for number in range(worlds * table.seats):
        other = table.start(seed + 1 + number)
        if canonical(other.outlook(SPECTATOR)) == seen:
            fresh.append(other.dump())
        elif number == worlds and not fresh:  # nor will there be enough
            return 0
    if len(fresh) < worlds // 4:
        return 0
    dealt = [start.redeal(SPECTATOR, QuickChance(number)).dump() for number in range(worlds)]
    slots = moving([*fresh, *dealt])
    one, other_one = _counts(fresh, slots), _counts(dealt, slots)
    for slot in sorted(slots, key=str):
        unlike = differ(one[slot], other_one[slot])
        assert not unlike, f"{table}, seed {seed}: {slot} is dealt unlike a fresh start: {unlike}"
    return len(slots)


def _counts(documents: list[dict[str, Any]], slots: set[Slot]) -> dict[Slot, Counter[str]]:
    counts: dict[Slot, Counter[str]] = {slot: Counter() for slot in slots}
    for document in documents:
        for path, leaf in leaves(document):
            if path in slots:
                counts[path][repr(leaf)] += 1
    return counts
