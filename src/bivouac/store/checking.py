"""Is the database itself sound? What its own check finds, and what points to nothing."""

from __future__ import annotations

from sqlalchemy import Connection, LargeBinary, Text, func, select

from bivouac.store.schema import METADATA

MOST = 20  # findings that are told


def check(connection: Connection) -> list[str]:
    """What is wrong, one sentence each; nothing when all pages can be read and all references followed."""
    return _check_file(connection) if connection.dialect.name == "sqlite" else _read_all(connection)


def _check_file(connection: Connection) -> list[str]:
    answers = connection.exec_driver_sql(f"PRAGMA integrity_check({MOST})").scalars().all()
    found = [answer for answer in answers if answer != "ok"]
    dangling = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    found += [f"a row of {table} belongs to no row of {parent}" for table, _, parent, _ in dangling[:MOST]]
    return found


def _read_all(connection: Connection) -> list[str]:
    """PostgreSQL keeps references itself; that every row can be read is found by reading them all."""
    for table in METADATA.sorted_tables:
        for column in table.columns:
            long = isinstance(column.type, LargeBinary | Text)
            connection.execute(select(func.count(func.md5(column) if long else column)))
    return []
