"""How the steps make tables: their columns in a line, and what belongs to another row goes with it."""

from __future__ import annotations

from typing import Any, Literal

import sqlalchemy as sa
from alembic import op

KINDS: dict[str, type[sa.types.TypeEngine[Any]]] = {
    "text": sa.Text,
    "int": sa.Integer,
    "bigint": sa.BigInteger,
    "float": sa.Float,
    "bool": sa.Boolean,
    "bytes": sa.LargeBinary,
}


def make(table: str, columns: str, *, key: str, rowid: bool = False, unique: str = "") -> None:
    """A table of columns like `player text players.id, until bigint?`: its kind, and whose row it names.

    None but those with a question mark may be empty. Rows lie in the order of the key unless they have an id
    of their own.
    """
    parts = [column.split() for column in columns.split(",")]
    op.create_table(
        table,
        *(_column(name, kind, in_key=name in key.split()) for name, kind, *_ in parts),
        *(_belongs(table, name, target) for name, _, *targets in parts for target in targets),
        sa.PrimaryKeyConstraint(*key.split(), name=op.f(f"pk_{table}")),
        *([sa.UniqueConstraint(unique, name=op.f(f"uq_{table}_{unique}"))] if unique else []),
        sqlite_with_rowid=rowid,
    )


def make_partial(
    name: str, table: str, columns: list[str], *, sqlite: str, postgresql: str | None = None
) -> None:
    """An index of some rows only."""
    op.create_index(
        name, table, columns, sqlite_where=sa.text(sqlite), postgresql_where=sa.text(postgresql or sqlite)
    )


def _column(name: str, kind: str, *, in_key: bool) -> sa.Column[Any]:
    made = KINDS[kind.removesuffix("?")]
    # A number in a key is given by us; the databases would count by themselves.
    counted: Literal["auto", False] = False if in_key else "auto"
    return sa.Column(name, made, nullable=kind.endswith("?"), autoincrement=counted)


def _belongs(table: str, column: str, target: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [target], name=op.f(f"fk_{table}_{column}"), ondelete="CASCADE")
