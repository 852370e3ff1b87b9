"""Full garbage collections wait for a quiet moment: under load one takes 0.2 s and nobody is answered."""

import asyncio
import gc
import time

NEVER = 1 << 30
# What a move makes lives until its windows are told: looking at it sooner finds it all in use.
YOUNG, MIDDLE = 20_000, 10
QUIET = 0.2  # share of the time below which a pause is felt by hardly anybody
NAPS = 5  # in each look
LOOK = 1.0  # seconds over which that share is taken
REST = 60.0  # seconds between two collections
# However busy we are, what is lost in circles must not pile up: then one comes as rarely as it is long, but
# for its first time, when nobody knows how long it is.
DEAR = 2000  # times as long as the last one took
FIRST = 0.1  # seconds that one may take
PATIENCE = 900.0  # seconds that none is put off


def spare_what_stays() -> None:
    """Leave all that is there by now out of every later collection, and full ones to `sweep`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


async def sweep(look: float = LOOK, rest: float = REST, patience: float = PATIENCE) -> None:
    """Collect in full whenever a stretch was quiet, and at the latest when patience ends."""
    swept, took = time.monotonic(), FIRST
    while True:
        began, spent = time.monotonic(), time.process_time()
        for _ in range(NAPS):
            await asyncio.sleep(look / NAPS)
        now = time.monotonic()
        # Late naps tell of work as well: on a crowded machine we are busy with little of its time.
        quiet = max(time.process_time() - spent, now - began - look) < QUIET * look
        if now - swept >= (rest if quiet else min(patience, max(rest, DEAR * took))):
            before = time.monotonic()
            gc.collect()
            swept = time.monotonic()
            took = swept - before
