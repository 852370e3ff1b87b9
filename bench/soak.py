"""A long time under everything at once: play, broken lines, kills, imports, floods, clocks that jump.

python3 bench/soak.py                      the next quarter of an hour; after the fourth the summary
python3 bench/soak.py --quarters 96        the same for a day, one quarter a call
python3 bench/soak.py --all                all quarters that are left, in one call
python3 bench/soak.py --minutes 2          shorter quarters, to see that it works
python3 bench/soak.py --afresh             forget what was done before

Loopback only; the servers it starts end with it. What was done is kept in `.cache/soak` (`--kept FOLDER`), so
that it can be broken off between two quarters. `--write FILE` puts the summary on a page of results. Exit
status 1 when a move was lost or doubled, something was not handled, or memory grows.
"""

from __future__ import annotations

import argparse
import asyncio
import platform
import random
import shutil
import sys
import time
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from bench.sections import put_section  # noqa: E402
from bench.served import Served, memory, serving  # noqa: E402
from bench.slopes import Sample, common_slope, in_blocks  # noqa: E402
from bench.storms import Storms  # noqa: E402
from bivouac import __version__  # noqa: E402
from bivouac.cli.store_access import at_table, opened  # noqa: E402
from bivouac.server.house_key import signer_of  # noqa: E402
from bivouac.table.successors import export  # noqa: E402
from tests.drills.crowd import Crowd, crowd  # noqa: E402
from tests.drills.ledger import check, check_all_were_told_the_same  # noqa: E402

KEPT = ROOT / ".cache" / "soak"
MEBIBYTE = 1 << 20
STRUCK = 0.3  # the share of a quarter in which the server is killed; then one process lives to its end
KILLS = 3  # in that share
WARM = 0.35  # the share of a quarter that the last process has to warm up
LOOK = 2.0  # seconds between two looks at its memory
BLOCK = 20.0
LEAK = 8.0  # MiB an hour that memory may grow for certain
PACE = (2.0, 4.0)  # acts a second, and at once
PARTIES = ((4,), (3, "greedy"), (2,), (2, "random", "greedy"), (1, "ismcts:50ms", "random"))


class Quarter(msgspec.Struct, frozen=True):
    """What one quarter did."""

    seconds: float
    actions: int
    games: int
    finished: int
    kills: int
    reconnections: int
    resent: int
    storms: dict[str, int]
    memory: list[Sample]  # MiB after seconds, once the last process was warm
    faults: list[str]
    day: str


async def strike(served: Served, people: Crowd, dice: random.Random, begun: float, seconds: float) -> int:
    """Kill the server now and then and start it again, the last time by asking; how often."""
    for kill in range(KILLS):
        await asyncio.sleep(max(0.0, begun + seconds * STRUCK * (kill + 1) / KILLS - time.monotonic()))
        await asyncio.sleep(dice.uniform(0, 0.5))
        await asyncio.to_thread(served.stop if kill == KILLS - 1 else served.kill)
        await asyncio.to_thread(served.start)
        await people.all_resume()
    return KILLS


async def watch(served: Served, seconds: float) -> list[Sample]:
    """The memory of the process that is there now, in MiB, every few seconds for so long."""
    begun, samples = time.monotonic(), []
    while (at := time.monotonic() - begun) < seconds:
        samples.append((at, memory(served.pid) / MEBIBYTE))
        await asyncio.sleep(LOOK)
    return samples


async def live_through(served: Served, clock: Path, seconds: float) -> tuple[Crowd, Storms, list[Sample]]:
    """Play for so long under everything at once, then wait for every answer that is due."""
    dice = random.Random()
    begun = time.monotonic()
    async with crowd(served, dice, PACE) as people:
        for number, *bots in PARTIES:
            people.invite(int(number), *map(str, bots))
        await people.until(lambda: len(people.sittings) >= len(PARTIES), "all tables are open")
        storms = Storms(served, people, clock, dice)
        blowing = asyncio.create_task(storms.blow())
        await strike(served, people, dice, begun, seconds)
        await asyncio.sleep(seconds * WARM)
        samples = await watch(served, seconds * (1 - STRUCK - WARM))
        storms.over = True
        await blowing
        await people.hush()
    return people, storms, samples


async def examine(people: Crowd, url: str) -> list[str]:
    """What was promised and is not so; nothing if all is well."""
    wrong = []
    async with opened(url) as store:
        signer = await signer_of(store)
        for sitting in people.sittings:
            text = await at_table(store, sitting.id, lambda table: export(table, signer.sign, operator=True))
            try:
                check(sitting, text)
                check_all_were_told_the_same(sitting)
            except AssertionError as found:
                wrong.append(f"{sitting.id}: {str(found)[:200] or 'a move was lost or doubled'}")
            mistakes = [said for window in sitting.windows.values() for said in window.mistakes]
            wrong += [f"{sitting.id}: {said}" for said in mistakes]
    return wrong


def one_quarter(kept: Path, seconds: float) -> Quarter:
    """A server on the data that is there, everything at once, and what came of it."""
    begun = time.monotonic()
    clock, data = kept / "clock", kept / "data"
    clock.write_text("0")
    # The people of a day all come from one network here; ten times its share of new guests lets them in.
    options = ("--data", str(data), "--quotas", "10")
    with serving(*options, module="bench.shifted", env={"SOAK_CLOCK": str(clock)}) as served:
        people, storms, samples = asyncio.run(live_through(served, clock, seconds))
        clean = served.stop() == 0
        faults = [*storms.wrong, *served.faults(), *([] if clean else ["the server did not end well"])]
    faults += asyncio.run(examine(people, f"sqlite:///{data}/bivouac.db"))
    windows = [window for sitting in people.sittings for window in sitting.windows.values()]
    return Quarter(
        seconds=time.monotonic() - begun,
        actions=people.promised,
        games=len(people.sittings),
        finished=sum(sitting.over for sitting in people.sittings),
        kills=KILLS,
        reconnections=sum(window.connections - 1 for window in windows),
        resent=sum(window.resent for window in windows),
        storms=dict(storms.counts),
        memory=samples,
        faults=faults,
        day=f"{datetime.now(UTC):%Y-%m-%d}",
    )


def summary(quarters: Sequence[Quarter]) -> tuple[list[str], bool]:
    """What all quarters did, in lines, and whether all is well."""
    storms: Counter[str] = Counter()
    for quarter in quarters:
        storms.update(quarter.storms)
    slope = common_slope([in_blocks(quarter.memory, BLOCK) for quarter in quarters])
    heights = [height for quarter in quarters for _, height in quarter.memory]
    faults = [fault for quarter in quarters for fault in quarter.faults]
    grows = slope is not None and slope.least * 3600 > LEAK
    told = "too short to tell" if slope is None else (
        f"{slope.value * 3600:+.1f} ± {slope.margin * 3600:.1f} MiB an hour after the warm-up, between "
        f"{min(heights):.0f} and {max(heights):.0f} MiB"
    )  # fmt: skip
    lines = [
        f"Measured on {max(quarter.day for quarter in quarters)}: Bivouac {__version__}, Python "
        f"{platform.python_version()}, {platform.system()} {platform.machine()}, SQLite.",
        "",
        f"{sum(quarter.seconds for quarter in quarters) / 60:.0f} minutes in {len(quarters)} parts: "
        f"{sum(quarter.actions for quarter in quarters)} actions acknowledged in "
        f"{sum(quarter.games for quarter in quarters)} games "
        f"({sum(quarter.finished for quarter in quarters)} to their end), "
        f"{sum(quarter.kills for quarter in quarters)} kills and restarts, "
        f"{sum(quarter.reconnections for quarter in quarters)} reconnections, "
        f"{sum(quarter.resent for quarter in quarters)} messages sent again.",
        "",
        "- storms: " + ", ".join(f"{name} {count}" for name, count in sorted(storms.items())),
        f"- memory: {told}{': it grows' if grows else ''}",
        f"- lost, doubled or unhandled: {len(faults) or 'nothing'}",
        *(f"  - {fault[:300]}" for fault in faults[:20]),
    ]
    return lines, not faults and not grows


def done_in(kept: Path) -> list[Quarter]:
    """The quarters that were done, in order."""
    paths = sorted(kept.glob("quarter-*.json"))
    return [msgspec.json.decode(path.read_bytes(), type=Quarter) for path in paths]


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--quarters", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--afresh", action="store_true")
    parser.add_argument("--write", type=Path, metavar="FILE")
    parser.add_argument("--kept", type=Path, metavar="FOLDER", default=KEPT)
    asked = parser.parse_args(arguments)
    if asked.afresh:
        shutil.rmtree(asked.kept, ignore_errors=True)
    asked.kept.mkdir(parents=True, exist_ok=True)
    while (done := len(done_in(asked.kept))) < asked.quarters:
        quarter = one_quarter(asked.kept, asked.minutes * 60)
        (asked.kept / f"quarter-{done:04}.json").write_bytes(msgspec.json.encode(quarter))
        print(f"{done + 1} of {asked.quarters}: {quarter.actions} actions, {len(quarter.faults)} faults")
        if not asked.all:
            break
    quarters = done_in(asked.kept)
    lines, well = summary(quarters)
    print("\n".join(lines), flush=True)
    if asked.write and len(quarters) >= asked.quarters:
        put_section(asked.write, "soak", ["## Soak", "", *lines])
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
