"""A journal that is being laid when the house is about to end: whoever brought it is told so, and at once."""

from __future__ import annotations

import asyncio
import sys
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bivouac.bots.errand import framed
from bivouac.server import imports
from bivouac.server.clock_and_ids import Sources
from bivouac.server.draining import drain
from bivouac.server.imports import Imports
from bivouac.server.journal_worker import Copied
from bivouac.server.rooms import Closing, Rooms
from bivouac.store import Player

# Greets like the worker that lays journals, and never answers.
SILENT = "import sys, time; sys.stdout.buffer.write(%r); sys.stdout.flush(); time.sleep(99)"


def test_an_import_under_way_is_refused_when_the_house_begins_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        sources = Sources()
        rooms = Rooms(cast(Any, None), sources, 0, alone=True)
        laying = Imports(rooms, sources)
        ada = Player(id="ada", name="Ada", lang="en", generation=0, created=0, seen=0)
        brought = asyncio.create_task(laying.lay("a journal", ada, cast(Any, None)))
        while not (laying.staff._workers or brought.done()):
            await asyncio.sleep(0.01)
        house = SimpleNamespace(rooms=rooms, imports=laying, lobby=SimpleNamespace(listeners=[]))
        await drain(cast(Any, house), 0.0)
        with pytest.raises(Closing):
            async with asyncio.timeout(20):
                await brought
        await laying.close()

    greeting = framed(Copied(0, "ready"))
    monkeypatch.setattr(imports, "JOURNAL_WORKER", (sys.executable, "-c", SILENT % greeting))
    asyncio.run(story())
