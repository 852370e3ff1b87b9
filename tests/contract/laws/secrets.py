"""Who sees what: the table in a game's README, held against its outlooks, its documents and its redeals.

A row names what it is about, with the fields of the saved document in backticks, who sees it, and where it
stands in an outlook. A field that all may see is the same in every world a viewer cannot tell apart, and when
it changes, the outlook changes there; one that nobody sees differs between such worlds.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from bivouac import QuickChance
from tests.contract.canon import canonical
from tests.contract.tables import Seed, Table
from tests.contract.walk import Moment, walk

HEADER = re.compile(r"^\| what \| seen by \| outlook path \|\n\|[-|]+\|\n((?:\|.*\|\n)+)", re.MULTILINE)
QUOTED = re.compile(r"`([^`]+)`")
MISSING = "(missing)"
SEEN_BY = ("all", "holder", "nobody")
# What every game's document and outlook hold, and no table of a game has to explain.
OF_EVERY_DOCUMENT = {
    "agenda",
    "chance",
    "game",
    "knowledge",
    "moves",
    "options",
    "revealed",
    "rules",
    "seats",
}
OF_EVERY_OUTLOOK = {
    "actors", "game", "moves", "outcome", "phase", "players[].id", "players[].lines", "players[].points",
    "players[].seat", "prompt", "round", "seats", "viewer",
}  # fmt: skip


@dataclass(frozen=True)
class Row:
    """What is seen by whom: the fields of the document that hold it, and its paths in an outlook."""

    what: str
    fields: tuple[str, ...]
    seen_by: str
    paths: tuple[str, ...]


@dataclass
class Sight:
    """What games bore out: fields a redeal changed, paths that exist, paths that some see and some do not."""

    dealt: set[str] = field(default_factory=set)
    found: set[str] = field(default_factory=set)
    parted: set[str] = field(default_factory=set)


def rows_of(readme: Path) -> list[Row]:
    """The rows of the table in a README; none where there is no such table."""
    found = HEADER.search(readme.read_text("utf-8"))
    lines = found[1].splitlines() if found else []
    rows = []
    for line in lines:
        what, seen_by, paths = (cell.strip() for cell in line.strip("|").split("|"))
        assert seen_by in SEEN_BY, f"{readme}: {what}: seen by {seen_by}, not {', '.join(SEEN_BY)}"
        quoted = tuple(QUOTED.findall(paths))
        assert bool(quoted) != (seen_by == "nobody"), f"{readme}: {what}: what is seen has a path, no other"
        rows.append(Row(what, tuple(QUOTED.findall(what)), seen_by, quoted))
    return rows


def values_at(outlook: Any, path: str) -> list[Any]:
    """Everything that stands at a path, such as `players[].hand.cards[].kind`, in order."""
    found = [outlook]
    for part in _steps(path):
        if part == "[]":
            found = [entry for value in found if isinstance(value, list) for entry in value]
        else:
            found = [value.get(part, MISSING) for value in found if isinstance(value, dict)]
    return found


@cache
def _steps(path: str) -> list[str]:
    return path.replace("[]", ".[]").split(".")


def the_table_is_true(table: Table, seed: Seed, rows: list[Row], sight: Sight) -> int:
    """Along a random game each row holds; what must be met somewhere is noted in `sight`."""
    public = _public(rows)
    before: dict[str, bytes] = {}
    count = 0
    for moment in walk(table, seed):
        with moment:
            count += 1
            document = moment.state.dump()
            outlooks = {viewer: moment.state.outlook(viewer) for viewer in table.viewers()}
            _is_explained(moment, rows, document, outlooks)
            for row in rows:
                _is_seen(moment, row, outlooks, sight)
            if moment.number % 5 == 0:
                _redeal_tells(moment, document, public, sight)
            before = _shows_its_changes(moment, rows, public, document, outlooks, before)
    return count


def what_was_never_met(rows: list[Row], sight: Sight) -> Iterator[str]:
    """Rows that no game bore out: a path that leads nowhere, a secret that is none."""
    for row in rows:
        for path in row.paths:
            if path not in sight.found:
                yield f"{row.what}: there is nothing at {path}"
        if row.seen_by == "all" or not row.fields:
            continue
        if sight.dealt.isdisjoint(row.fields) and sight.parted.isdisjoint(row.paths):
            yield f"{row.what}: no redeal changes it, and everybody sees the same"


def _public(rows: list[Row]) -> set[str]:
    """The fields of which everything is public."""
    guarded = {name for row in rows if row.seen_by != "all" for name in row.fields}
    return {name for row in rows for name in row.fields} - guarded


def _is_explained(moment: Moment, rows: list[Row], document: Any, outlooks: dict[int, Any]) -> None:
    """Every field and every part of an outlook has its row."""
    named = {name for row in rows for name in row.fields} | OF_EVERY_DOCUMENT
    assert set(document) <= named, f"{moment}: no row tells who sees {sorted(set(document) - named)}"
    shown = {path for row in rows for path in row.paths} | OF_EVERY_OUTLOOK
    for outlook in outlooks.values():
        parts = {key for key in outlook if key != "players"}
        parts |= {f"players[].{key}" for player in outlook["players"] for key in player}
        bare = {part for part in parts if not any(_explains(path, part) for path in shown)}
        assert not bare, f"{moment}: no row explains {sorted(bare)} of the outlook"
        dead = {path for row in rows for path in row.paths if _first_key(path) not in outlook}
        assert not dead, f"{moment}: the outlook has no {sorted(dead)}"


@cache
def _explains(path: str, part: str) -> bool:
    """Does a path lead to the part, or into it?"""
    return re.match(rf"{re.escape(part)}\b", path) is not None


@cache
def _first_key(path: str) -> str:
    return re.split(r"\W", path)[0]


def _is_seen(moment: Moment, row: Row, outlooks: dict[int, Any], sight: Sight) -> None:
    """What all see is the same for all; what a holder sees is noted when others see something else."""
    for path in row.paths:
        seen = [values_at(outlook, path) for outlook in outlooks.values()]
        if path not in sight.found and any(values != [MISSING] * len(values) for values in seen if values):
            sight.found.add(path)
        if len({canonical(values) for values in seen}) == 1:
            continue
        assert row.seen_by != "all", f"{moment}: {row.what}: {path} is not the same for all: {seen}"
        sight.parted.add(path)


def _redeal_tells(moment: Moment, document: Any, public: set[str], sight: Sight) -> None:
    """What is public stays in every world that looks the same; what does not is noted."""
    for viewer in moment.table.viewers():
        world = moment.state.redeal(viewer, QuickChance(moment.number)).dump()
        changed = {name for name in document if world[name] != document[name]}
        told = sorted(changed & public)
        assert not told, f"{moment}: a redeal for {viewer} changed {told}, which everybody sees"
        sight.dealt |= changed


def _shows_its_changes(
    moment: Moment,
    rows: list[Row],
    public: set[str],
    document: Any,
    outlooks: dict[int, Any],
    before: dict[str, bytes],
) -> dict[str, bytes]:
    """When a public field changes, so does what every viewer sees of it."""
    after: dict[str, bytes] = {}
    for name in sorted(public & set(document)):
        paths = [path for row in rows if name in row.fields for path in row.paths]
        after[name] = canonical(document[name])
        for viewer, outlook in outlooks.items():
            after[f"{name} {viewer}"] = canonical([values_at(outlook, path) for path in paths])
        if before and before[name] != after[name]:
            blind = [viewer for viewer in outlooks if before[f"{name} {viewer}"] == after[f"{name} {viewer}"]]
            assert not blind, f"{moment}: {name} changed, and viewers {blind} see nothing of it at {paths}"
    return after
