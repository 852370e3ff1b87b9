"""Full garbage collections come in quiet moments, and never not at all."""

import asyncio
import gc
import time
import weakref
from collections.abc import Iterator

import pytest

from bivouac.server import gc_pauses
from bivouac.server.app import create_app
from bivouac.server.gc_pauses import spare_what_stays, sweep
from bivouac.server.serving import _for_good
from bivouac.server.settings import Settings


class Circle:
    """An object that only a collection can free."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture(autouse=True)
def collector() -> Iterator[None]:
    """The collector of a server, and then as it was."""
    before = gc.get_threshold()
    spare_what_stays()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


def old_circle() -> "weakref.ref[Circle]":
    """A circle nobody holds, in the generation that only a full collection visits."""
    circle = Circle()
    gc.collect()
    return weakref.ref(circle)


async def alive_after(lost: "weakref.ref[Circle]", seconds: float, busy: bool) -> bool:
    """Let the loop idle or work for a while; stop once the circle is gone."""
    end = time.monotonic() + seconds
    while lost() is not None and time.monotonic() < end:
        if busy:
            stop = time.monotonic() + 0.02
            while time.monotonic() < stop:
                pass
        await asyncio.sleep(0 if busy else 0.01)
    return lost() is not None


def swept(seconds: float, busy: bool, patience: float) -> bool:
    """Whether a circle is found within that time."""
    return asyncio.run(_swept(old_circle(), seconds, busy, patience))


async def _swept(lost: "weakref.ref[Circle]", seconds: float, busy: bool, patience: float) -> bool:
    task = asyncio.create_task(sweep(look=0.05, rest=0.0, patience=patience))
    try:
        return not await alive_after(lost, seconds, busy)
    finally:
        task.cancel()


def test_ordinary_work_makes_no_full_collection() -> None:
    lost = old_circle()
    before = gc.get_stats()[2]["collections"]
    kept = [[number] for number in range(300_000)]
    assert gc.get_stats()[2]["collections"] == before
    assert lost() is not None
    del kept


def test_what_was_imported_is_spared_before_anybody_is_served() -> None:
    gc.unfreeze()
    gc.set_threshold(700, 10, 10)
    _for_good(create_app(Settings()))
    assert gc.get_freeze_count() > 10_000
    assert gc.get_threshold() == (gc_pauses.YOUNG, gc_pauses.MIDDLE, gc_pauses.NEVER)


def test_a_quiet_moment_is_used_to_collect() -> None:
    assert swept(10.0, busy=False, patience=3600.0)


def test_a_busy_moment_is_not() -> None:
    assert not swept(0.6, busy=True, patience=3600.0)


def test_a_busy_house_collects_as_rarely_as_it_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_pauses, "FIRST", 0.1 / gc_pauses.DEAR)
    assert swept(10.0, busy=True, patience=3600.0)
    monkeypatch.setattr(gc_pauses, "FIRST", 3600 / gc_pauses.DEAR)
    assert not swept(0.6, busy=True, patience=3600.0)


def test_patience_ends_however_busy_it_is() -> None:
    assert swept(10.0, busy=True, patience=0.1)
