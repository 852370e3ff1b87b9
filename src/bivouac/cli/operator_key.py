"""`bivouac operator-key`: the key to the operator's page, made anew and shown once."""

import asyncio
from typing import Annotated

import typer

from bivouac.cli.data_folder import Data, Database, database_of
from bivouac.cli.spoken_language import spoken
from bivouac.cli.store_access import note, opened
from bivouac.server.operator_door import shut_door, unlock_anew


def operator_key(
    shut: Annotated[bool, typer.Option("--shut")] = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Make a key to the operator's page and show it, once; a former one opens nothing any more."""
    key = asyncio.run(_change(database_of(data, database), shut))
    print(spoken().say("operator-key-shut") if key is None else key)


async def _change(url: str, shut: bool) -> str | None:
    async with opened(url) as store:
        if shut:
            await shut_door(store)
            await note(store, "operator_key_taken")
            return None
        key = await unlock_anew(store)
        await note(store, "operator_key_made")
        return key
