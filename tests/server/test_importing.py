"""Journals that people bring: to a crowded machine, at too great a cost, or to a house about to end."""

from __future__ import annotations

import asyncio
import signal
import sys
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bivouac.bots.errand import framed
from bivouac.core.mistakes import PlayerMistake
from bivouac.server import imports
from bivouac.server.clock_and_ids import Sources
from bivouac.server.draining import drain
from bivouac.server.imports import JOURNAL_WORKER, Imports
from bivouac.server.journal_worker import Copied, Copy
from bivouac.server.rooms import Closing, Rooms
from bivouac.server.staff import Staff, WorkerLost
from bivouac.store import Allowance, Player

# Greets like the worker that lays journals, and never answers.
SILENT = "import sys, time; sys.stdout.buffer.write(%r); sys.stdout.flush(); time.sleep(99)"


def test_an_import_under_way_is_refused_when_the_house_begins_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        sources = Sources()
        rooms = Rooms(cast(Any, None), sources, 0, alone=True)
        laying = Imports(rooms, sources)
        ada = Player(id="ada", name="Ada", lang="en", generation=0, created=0, seen=0)
        brought = asyncio.create_task(laying.lay("a journal", ada, Allowance("ada", 1, "here", 1)))
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


# Greets, is kept waiting by a crowded machine, and then refuses the journal.
SLOW = "import sys, time; out = sys.stdout.buffer; out.write(%r); out.flush(); time.sleep(0.6); out.write(%r)"


def test_a_crowded_machine_is_no_reason_to_refuse_a_journal(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        sources = Sources()
        laying = Imports(Rooms(cast(Any, None), sources, 0, alone=True), sources, seconds=0.5)
        ada = Player(id="ada", name="Ada", lang="en", generation=0, created=0, seen=0)
        with pytest.raises(PlayerMistake) as refused:
            await laying.lay("a journal", ada, Allowance("ada", 1, "here", 1))
        assert refused.value.code == "journal_empty"
        await laying.close()

    answers = (framed(Copied(0, "ready")), framed(Copied(1, "refused", "journal_empty")))
    monkeypatch.setattr(imports, "JOURNAL_WORKER", (sys.executable, "-c", SLOW % answers))
    asyncio.run(story())


@pytest.mark.skipif(sys.platform == "win32", reason="no such bound there")
def test_a_journal_that_takes_too_much_of_the_processor_is_given_up() -> None:
    async def story() -> None:
        staff = Staff((*JOURNAL_WORKER, "1024", "0"), Copied, 1 << 20)
        copy = Copy(
            text="continent\nadventure: other_side\n", table="t", player="p", name="Ada", alone=False, at=0,
            seconds=60, processor=0.01,
        )  # fmt: skip
        with pytest.raises(WorkerLost, match=f"ended by signal {signal.SIGPROF.value}"):
            await staff.send(copy, 60)
        staff.dismiss()
        await staff.gone()

    asyncio.run(story())
