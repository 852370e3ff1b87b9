"""How much work a frame of the longest motion costs the page's main thread, game by game.

    .venv/bin/python -m bench.frames [GAME ...]

It starts a server of its own, plays on in mid-game with motion on and reads Chromium's own trace: CPU time of
the renderer's main thread between one frame and the next; other work on the machine is not counted, but the
caches it empties are. What the frames did that are too dear is told below the table. Moves are clicked by a
script in the page, which also asks for every frame: the driver of the browser does nothing meanwhile. Games
take turns for some rounds, each in a window of its own.
"""

from __future__ import annotations

import json
import statistics
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from bivouac.games import game, names
from tools import chromium, played
from tools.gallery import served

ROUNDS = 5
SEATS = 4
PLACE = 0.3
TURNS = 4  # of one's own, each with those of the bots after it
WANTED = 8.0  # milliseconds a frame, at most
MAIN = "CrRendererMain"
FRAME = "BeginCommitCompositorFrame"
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
# What the main thread does in a frame, by the names its events have; all else is told as "else". The
# collector looks for what is alive in many small steps between frames, and stops the page once.
WORK = {
    "V8.GC_MC_INCREMENTAL": "marking",
    "V8.GC_SCAVENGER": "small collection",
    "V8.GC_": "full collection",
    "MajorGC": "full collection",
    "MinorGC": "small collection",
    "FunctionCall": "script",
    "EvaluateScript": "script",
    "RunMicrotasks": "script",
    "TimerFire": "script",
    "FireAnimationFrame": "script",
    "EventDispatch": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "HitTest": "hit test",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "sorting",
    "Commit": "commit",
}
STILL = """() => document.documentElement.dataset.busy !== "yes"
  && document.querySelector('[data-prompt][data-mine="yes"], [data-screen="over"]') !== null"""
# Play the first move of the list, and watch until it is one's turn again.
PLAYS = """async ([turns, still]) => {
  const isStill = eval(`(${still})`);
  const frames = async (count) => {
    for (let at = 0; at < count; at++) await new Promise(requestAnimationFrame);
  };
  const click = (wanted) => setTimeout(() => document.querySelector(wanted)?.click());
  for (let turn = 0; turn < turns; turn++) {
    await frames(20);
    click("[data-move]");
    await frames(3);
    click("[data-confirm]");
    await frames(6);
    while (!isStill()) await frames(1);
  }
  await frames(20);
}"""
Event = dict[str, Any]
Trace = list[Event]


class Frame(NamedTuple):
    """CPU milliseconds of the main thread from one frame to the next, and what it did in them."""

    cost: float
    did: Counter[str]


def main(arguments: list[str]) -> int:
    """Print a row for each game."""
    program = chromium.find()
    if program is None:
        sys.exit("no Chromium: install one, or name it in BIVOUAC_CHROMIUM")
    wanted = arguments or list(names())
    rounds: dict[str, list[list[Frame]]] = {name: [] for name in wanted}
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, args=chromium.arguments(program), env=chromium.environment(program)
        )
        for _ in range(ROUNDS):
            for name in wanted:
                rounds[name].append(frames(motion(browser, url, name)))
        browser.close()
    print(f"| game | frames in motion | median ms | 95 % under | over {WANTED:.0f} ms | most of a round |")
    print("|---|---:|---:|---:|---:|---|")
    for name, played_rounds in rounds.items():
        print(row(name, [[frame.cost for frame in seen] for seen in played_rounds]))
    for name, played_rounds in rounds.items():
        dear = [frame for seen in played_rounds for frame in seen if frame.cost > WANTED]
        for frame in sorted(dear, key=lambda frame: -frame.cost):
            print(told(name, frame))
    return 0


def motion(browser: Browser, url: str, name: str) -> Trace:
    """A trace of a few turns of everybody, as they are seen to happen."""
    context = browser.new_context(
        base_url=url, viewport={"width": 1366, "height": 768}, locale="fr-FR", bypass_csp=True
    )
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector("[data-start]")
    low, high = game(name).facts.seats
    journal = played.cut(name, max(low, min(high, SEATS)), PLACE)
    opened = context.request.post("/api/tables/import", data={"text": journal}, timeout=0).json()["id"]
    page.goto(f"/t/{opened}")
    page.wait_for_function(STILL, timeout=0)
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.evaluate(PLAYS, [TURNS, STILL])
    traced: Trace = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return traced


def frames(trace: Trace) -> list[Frame]:
    """What each frame cost, to the next one."""
    mains = {
        (event["pid"], event["tid"])
        for event in trace
        if event["name"] == "thread_name" and event["args"]["name"] == MAIN
    }
    own = [event for event in trace if (event["pid"], event["tid"]) in mains]
    began = sorted(event["ts"] for event in own if event["name"] == FRAME)
    shares = list(own_shares(own))
    found = []
    at = 0
    for begin, end in pairwise(began):
        cost = 0
        did: Counter[str] = Counter()
        while at < len(shares) and shares[at][0] < end:
            task, event, share = shares[at]
            if task >= begin:
                cost += event.get("tdur", 0) if event["name"] == "RunTask" else 0
                did[work(event["name"])] += share
            at += 1
        found.append(Frame(cost / 1000, did))
    return found


def work(name: str) -> str:
    """What an event is, by its own name or by how it begins."""
    begun = (told for start, told in WORK.items() if start.startswith("V8.") and name.startswith(start))
    return WORK.get(name) or next(begun, "else")


def own_shares(own: Trace) -> Iterator[tuple[int, Event, int]]:
    """Every event with the beginning of its task and the CPU time that none of the events inside it took."""
    timed = [event for event in own if event["ph"] == "X" and "tdur" in event]
    timed.sort(key=lambda event: (event["ts"], -event["dur"]))
    shares = [event["tdur"] for event in timed]
    around: list[int] = []
    tasks = []
    for at, event in enumerate(timed):
        while around and timed[around[-1]]["ts"] + timed[around[-1]]["dur"] <= event["ts"]:
            around.pop()
        if around:
            shares[around[-1]] -= event["tdur"]
        around.append(at)
        tasks.append(timed[around[0]]["ts"])
    return zip(tasks, timed, shares, strict=True)


def told(name: str, frame: Frame) -> str:
    """A dear frame in a line: what it did, the most first."""
    parts = (f"{work} {share / 1000:.1f}" for work, share in frame.did.most_common() if share >= 100)
    return f"{name} {frame.cost:.1f} ms: {', '.join(parts)}"


def row(name: str, rounds: Sequence[Sequence[float]]) -> str:
    """The middle and the upper end of all frames, and the dearest ones of the rounds."""
    costs = [cost for costs in rounds for cost in costs]
    if len(costs) < 2:
        sys.exit("nothing moved")
    most = sorted(map(max, rounds))
    cells = [
        name,
        str(len(costs)),
        f"{statistics.median(costs):.1f}",
        f"{statistics.quantiles(costs, n=20)[-1]:.1f}",
        str(sum(cost > WANTED for cost in costs)),
        f"{statistics.median(most):.1f} ({most[0]:.1f} to {most[-1]:.1f})",
    ]
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
