"""What stands out in a balance report: the few things a designer should look at first."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from statistics import median
from typing import Any, Final

from bivouac.lab.intervals import Z95

REMARKABLE: Final = 0.05  # the part of what is called remarkable that luck may have made
MATTERS: Final = 0.05  # of a share of wins: less is true perhaps, and of no consequence
MUCH: Final = 2.5  # times the median of its group
SEEN_ENOUGH: Final = 20  # games in which a piece was there
GROUP: Final = 4  # pieces from which a group has a median worth the name
ONE_SIDED: Final = 0.45  # of all points, from a single source
IDLE: Final = 0.02  # of all points: a source that might as well not be there
DECIDED: Final = 0.8  # of those who lead alone at half the game
OPEN: Final = 0.4


@dataclass(frozen=True)
class Finding:
    """One thing that stands out: the message that tells it, what it is about, and how far it stands out."""

    key: str
    about: str
    weight: float
    facts: dict[str, float]


def findings(found: dict[str, Any]) -> list[Finding]:
    """All that stands out, the most striking first."""
    every = [
        *_uneven(found["seats"], "seat"),
        *_uneven(found["places"], "place"),
        *_uneven(found["pieces"], "piece"),
        *_uptakes(found["pieces"]),
        *_sources(found["lines"]),
        *_course(found["comebacks"]),
        *_lost(found),
    ]
    return sorted(every, key=lambda finding: (-finding.weight, finding.key, finding.about))


def _uneven(rows: list[dict[str, Any]], what: str) -> Iterator[Finding]:
    """Seats that win more or less than an even share, takers of pieces than those of their group."""
    for row in rows:
        even = row["usual"]
        beyond = row["win_share"] - even
        if row["corrected"] is not None and row["corrected"] <= REMARKABLE and abs(beyond) >= MATTERS:
            key = f"{what}-{'strong' if beyond > 0 else 'weak'}"
            low, high = row["interval"]
            facts = {"share": row["win_share"], "low": low, "high": high, "even": even}
            yield Finding(key, str(row["id"]), abs(beyond) / even, facts)


def _uptakes(pieces: list[dict[str, Any]]) -> Iterator[Finding]:
    """Pieces taken far more or far less than the others of their group, copy for copy."""
    groups: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for row in pieces:
        groups[row["group"]].append(row)
    for rows in groups.values():
        usual = median(row["times_a_copy"] for row in rows)
        if len(rows) < GROUP or not usual:
            continue
        for row in rows:
            times = row["times_a_copy"] / usual
            low, high = _luck(row)
            facts = {"times": row["times_a_copy"], "usual": usual}
            if row["present"] >= SEEN_ENOUGH and high * MUCH < usual:
                yield Finding("piece-shunned", row["id"], 1 - times, facts)
            elif row["present"] >= SEEN_ENOUGH and low > usual * MUCH:
                yield Finding("piece-wanted", row["id"], 1 - 1 / times, facts)


def _luck(row: dict[str, Any]) -> tuple[float, float]:
    """Between which rates a piece may truly be taken, given how often it was."""
    taken = row["times_a_game"] * row["present"]
    if not taken:
        return 0.0, 3.7 / row["present"]  # the exact bound of a count that stayed 0
    half = Z95 / sqrt(taken)
    return row["times_a_copy"] * (1 - half), row["times_a_copy"] * (1 + half)


def _sources(lines: list[dict[str, Any]]) -> Iterator[Finding]:
    for row in lines:
        if row["part"] >= ONE_SIDED and len(lines) > 2:
            yield Finding("source-main", row["id"], row["part"] - ONE_SIDED, {"part": row["part"]})
        elif row["part"] <= IDLE and len(lines) > 2:
            yield Finding("source-idle", row["id"], IDLE - row["part"], {"part": row["part"]})


def _lost(found: dict[str, Any]) -> Iterator[Finding]:
    part = found["lost_by_all"] / found["games"]
    if part >= MATTERS:
        yield Finding("lost-by-all", "", part, {"share": part})


def _course(comebacks: dict[str, Any]) -> Iterator[Finding]:
    won = comebacks["led_alone_and_won"]
    if won >= DECIDED:
        yield Finding("course-decided", "", won - DECIDED, {"share": won})
    elif 0 < won <= OPEN:
        yield Finding("course-open", "", OPEN - won, {"share": won})
