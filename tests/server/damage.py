"""Ways in which what is stored of one table may be spoiled, each as SQL on a file that nobody has open."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

Spoil = Callable[[sqlite3.Connection, str], object]

LAST = "seq = (SELECT max(seq) FROM entries WHERE table_id = ?1)"


def _last(column: str, value: str) -> Spoil:
    return lambda file, table: file.execute(
        f"UPDATE entries SET {column} = {value} WHERE table_id = ?1 AND {LAST}", (table,)
    )


def _archived(file: sqlite3.Connection, table: str) -> None:
    """All lines but the last are said to be in an archive, whose bytes are none."""
    file.execute("INSERT INTO archives (table_id, body) VALUES (?1, x'0178da00ff')", (table,))
    file.execute(f"DELETE FROM entries WHERE table_id = ?1 AND NOT {LAST}", (table,))


def _gap(file: sqlite3.Connection, table: str) -> None:
    file.execute("DELETE FROM entries WHERE table_id = ?1 AND seq = 3", (table,))


# By name, what is done and the part of the table that is then said to be damaged.
KINDS: dict[str, tuple[Spoil, str]] = {
    "a charter that is no JSON": (
        lambda file, table: file.execute("UPDATE tables SET charter = x'7b22' WHERE id = ?1", (table,)),
        "charter",
    ),
    "a line that is no JSON": (_last("body", "x'7b226b'"), "line"),
    "a line of no known kind": (_last("body", """CAST('{"kind":"danced","seat":0}' AS BLOB)"""), "line"),
    "a gap": (_gap, "journal"),
    "a seat that is not there": (
        _last("body", """CAST('{"kind":"lent","seat":9,"bot":"random"}' AS BLOB)"""),
        "journal",
    ),
    "an action the rules refuse": (
        _last("body", """CAST('{"kind":"acted","number":99,"seat":0,"text":"dig 99"}' AS BLOB)"""),
        "journal",
    ),
    "a last line that is gone": (
        lambda file, table: file.execute(f"DELETE FROM entries WHERE table_id = ?1 AND {LAST}", (table,)),
        "journal",
    ),
    "an archive that is garbled": (_archived, "archive"),
}


def spoil(folder: Path, table: str, kind: str) -> None:
    """Damage a table in that way."""
    with closing(sqlite3.connect(folder / "bivouac.db")) as file, file:
        KINDS[kind][0](file, table)
