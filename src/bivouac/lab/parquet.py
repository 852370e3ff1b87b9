"""The games of a tournament as one table in columns (Parquet), for those who analyse them."""

import importlib.util
import os
from collections.abc import Iterable
from pathlib import Path

import msgspec

from bivouac.lab.played import Played

NAME = "games.parquet"
ROWS = 50_000  # written at a time


def available() -> bool:
    """Is pyarrow there? It comes with `bivouac[lab]`."""
    return importlib.util.find_spec("pyarrow") is not None


def write(path: Path, games: Iterable[Played], settings: dict[str, object]) -> None:
    """The file holds these games, a row for each; the settings they share are in its metadata."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    seats = pa.list_(pa.int32())
    columns = {
        "number": pa.int64(), "deal": pa.int64(), "seed": pa.int64(), "order": pa.list_(pa.string()),
        "kind": pa.string(), "winners": seats, "ranks": seats, "points": seats, "actions": pa.int32(),
    }  # fmt: skip
    schema = pa.schema(columns, metadata={"bivouac": msgspec.json.encode(settings)})
    part = path.with_name(f".{path.name}.part")
    try:
        with pq.ParquetWriter(part, schema, compression="zstd") as file:
            rows: list[object] = []
            for game in games:
                rows.append(msgspec.to_builtins(game))
                if len(rows) == ROWS:
                    file.write_table(pa.Table.from_pylist(rows, schema=schema))
                    rows.clear()
            file.write_table(pa.Table.from_pylist(rows, schema=schema))
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)
