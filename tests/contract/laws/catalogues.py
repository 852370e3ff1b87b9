"""What clients read of a catalogue: the shared keys, facts for a board of its own, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from bivouac.core.contract import Entry
from bivouac.core.options import complete, played_with
from tests.contract.tables import Seed, Table
from tests.contract.walk import sampled

BOARDS = Path(__file__).resolve().parents[3] / "web" / "src" / "boards"
TYPES: dict[str, type] = {
    "id": str,
    "name": str,
    "text": str,
    "icons": list,
    "count": int,
    "group": str,
    "rulings": list,
    "closed": bool,
    "options": dict,
    "source": str,
}
assert set(TYPES) == set(Entry.__annotations__), "a key of the contract that no law knows"


def entries_are_what_clients_read(
    name: str, catalogue: Sequence[Mapping[str, Any]], rulings: list[str]
) -> int:
    """Every entry has what any client shows, in its type, and nothing that no client reads."""
    spoken_to = words_of_board(name)
    ids = [entry.get("id") for entry in catalogue]
    assert len(set(ids)) == len(ids), f"{name}: two entries bear the same id"
    for entry in catalogue:
        where = f"{name}: {entry.get('id')}"
        missing = Entry.__required_keys__ - set(entry)
        assert not missing, f"{where}: clients miss {sorted(missing)}"
        unread = {key for key in entry if key not in TYPES and key not in spoken_to}
        assert not unread, f"{where}: no client reads {sorted(unread)}"
        wrong = {key for key, type in TYPES.items() if key in entry and not isinstance(entry[key], type)}
        assert not wrong, f"{where}: of another type are {sorted(wrong)}"
        empty = {key for key in ("id", "name", "text", "icons") if not entry[key]}
        assert not empty or entry.get("closed"), f"{where}: its help is blank in {sorted(empty)}"
        unknown = set(entry.get("rulings", [])) - set(rulings)
        assert not unknown, f"{where}: there is no ruling {sorted(unknown)}"
    return len(catalogue)


def words_of_board(name: str) -> set[str]:
    """Every word in the drawing of a game; none where it has no board of its own."""
    files = [path for path in (BOARDS / name).rglob("*") if path.suffix in (".ts", ".svelte")]
    return {word for path in files for word in re.findall(r"\w+", path.read_text("utf-8"))}


def pieces_are_explained_as_the_table_plays(table: Table, seed: Seed, *, states: int) -> int:
    """A piece of an outlook finds, by its kind, an entry that belongs to the options of the table."""
    catalogue = table.game.catalogue("en")
    known = {entry["id"] for entry in catalogue}
    options = complete(table.game.facts, table.options)
    played = {entry["id"] for entry in played_with(catalogue, options)}
    count = 0
    for moment in sampled(table, seed, states):
        with moment:
            for viewer in table.viewers():
                kinds = set(kinds_in(moment.state.outlook(viewer))) & known
                count += len(kinds)
                assert kinds <= played, f"{moment}: explained as elsewhere: {sorted(kinds - played)}"
    return count


def kinds_in(outlook: Any) -> Iterator[str]:
    """The kinds of all pieces an outlook shows."""
    if isinstance(outlook, dict):
        if "id" in outlook and isinstance(outlook.get("kind"), str):
            yield outlook["kind"]
        for part in outlook.values():
            yield from kinds_in(part)
    elif isinstance(outlook, list):
        for part in outlook:
            yield from kinds_in(part)
