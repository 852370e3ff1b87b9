"""What the deep drills have done, kept part by part, for the page of results."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import msgspec

from bench.sections import RESULTS, put_section
from tests.drills.crowd import Crowd

KEPT = RESULTS.parents[1] / ".cache" / "deep" / "drills"


class Figures(msgspec.Struct, frozen=True):
    """One part of the drills."""

    store: str
    kills: int
    actions: int  # acknowledged
    resent: int  # acts sent again because a kill had cut off their answer
    reconnections: int
    games: int
    finished: int
    seconds: float
    day: str


def note(store: str, kills: int, people: Crowd, seconds: float, *, part: int, deep: bool) -> None:
    """Keep the figures of a part, if they are those of a deep run."""
    if not deep:
        return
    windows = [window for sitting in people.sittings for window in sitting.windows.values()]
    KEPT.mkdir(parents=True, exist_ok=True)
    figures = Figures(
        store=store,
        kills=kills,
        actions=people.promised,
        resent=sum(window.resent for window in windows),
        reconnections=sum(window.connections - 1 for window in windows),
        games=len(people.sittings),
        finished=sum(sitting.over for sitting in people.sittings),
        seconds=seconds,
        day=f"{datetime.now(UTC):%Y-%m-%d}",
    )
    (KEPT / f"{store.partition(',')[0]}-{part}.json").write_bytes(msgspec.json.encode(figures))


def write_figures(page: Path = RESULTS, kept: Path = KEPT) -> None:
    """Put the figures of all parts on the page; nothing is touched where there are none."""
    parts = [msgspec.json.decode(path.read_bytes(), type=Figures) for path in sorted(kept.glob("*.json"))]
    if not parts:
        return
    lines = [
        "## Crash drills",
        "",
        f"Written {max(part.day for part in parts)}. `kill -9` at random moments under load, then the same "
        "data served again; with workers, one of them, the parent, or all at once, taking turns. No "
        "acknowledged action was lost or doubled, every table resumed, every finished journal was verified.",
        "",
        "| store | kills | actions acknowledged | sent again | reconnections | games | ended | seconds |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for store in sorted({part.store for part in parts}):
        mine = [part for part in parts if part.store == store]
        sums = [
            sum(getattr(part, name) for part in mine)
            for name in ("kills", "actions", "resent", "reconnections", "games", "finished", "seconds")
        ]
        lines.append(f"| {store} | {' | '.join(f'{one:.0f}' for one in sums)} |")
    put_section(page, "drills", lines)
