"""Are two tallies of the same law? A bound so strict that honest chance never fails it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from math import sqrt
from typing import TypeVar

Kind = TypeVar("Kind", bound=Hashable)

# One fair comparison in about ten million goes beyond; a lie of a few per cent goes far beyond.
SIGMAS = 5.2
FEWEST = 5.0


def sigmas(statistic: float, freedom: int) -> float:
    """A chi-square as standard deviations of a normal law (Wilson and Hilferty's cube root)."""
    if freedom < 1:
        return 0.0
    spread = 2 / (9 * freedom)
    return float(((statistic / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def misfit(found: Counter[Kind], expected: Mapping[Kind, float]) -> str:
    """Why a tally does not follow the expected shares; empty when it may."""
    total = sum(found.values())
    strange = [kind for kind in found if not expected.get(kind)]
    if strange:
        return f"{strange[0]} was found {found[strange[0]]} times and cannot be"
    cells = [(float(found[kind]), share * total) for kind, share in expected.items() if share]
    cells = _merged(cells)
    statistic = sum((seen - due) ** 2 / due for seen, due in cells)
    far = sigmas(statistic, len(cells) - 1)
    if far <= SIGMAS:
        return ""
    shares = {kind: round(share * total, 1) for kind, share in expected.items() if share}
    return f"{far:.1f} sigmas: found {dict(found)}, expected {shares}"


def differ(one: Counter[Kind], other: Counter[Kind]) -> str:
    """Why two tallies cannot be of the same law; empty when they may."""
    sizes = sum(one.values()), sum(other.values())
    total = sum(sizes)
    share = min(sizes) / total
    cells = [(float(one[kind]), (one[kind] + other[kind]) * share) for kind in {*one, *other}]
    cells = _merged(cells)
    statistic = 0.0
    for mine, least in cells:
        both = least / share
        for seen, size in ((mine, sizes[0]), (both - mine, sizes[1])):
            due = both * size / total
            statistic += (seen - due) ** 2 / due
    far = sigmas(statistic, len(cells) - 1)
    return f"{far:.1f} sigmas: {dict(one)} against {dict(other)}" if far > SIGMAS else ""


def _merged(cells: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Cells with hardly anything due are counted together, or their noise would drown the rest."""
    cells = sorted(cells, key=lambda cell: cell[1], reverse=True)
    while len(cells) > 1 and cells[-1][1] < FEWEST:
        seen, due = cells.pop()
        cells[-1] = (cells[-1][0] + seen, cells[-1][1] + due)
        cells.sort(key=lambda cell: cell[1], reverse=True)
    return cells
