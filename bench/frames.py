"""How much work a frame of the longest motion costs the page's main thread, game by game.

    .venv/bin/python -m bench.frames [GAME ...]

It starts a server of its own, plays on in mid-game with motion on and reads Chromium's own trace: CPU time of
the renderer's main thread between one frame and the next, so that a busy machine makes nothing look dearer;
what the driver of the browser evaluates in the page is not the page's work.
"""

from __future__ import annotations

import json
import statistics
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from bivouac.games import game, names
from tools import chromium, played
from tools.gallery import served

SEATS = 4
PLACE = 0.3
TURNS = 4  # of one's own, each with those of the bots after it
MAIN = "CrRendererMain"
FRAME = "BeginCommitCompositorFrame"
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
STILL = """() => document.documentElement.dataset.busy !== "yes"
  && document.querySelector('[data-prompt][data-mine="yes"], [data-screen="over"]') !== null"""
Trace = list[dict[str, Any]]


class Cost(NamedTuple):
    """Milliseconds of the main thread a frame."""

    frames: int
    median: float
    most_of_95: float
    most: float


def main(arguments: list[str]) -> int:
    """Print a row for each game."""
    program = chromium.find()
    if program is None:
        sys.exit("no Chromium: install one, or name it in BIVOUAC_CHROMIUM")
    print("| game | frames in motion | median ms | 95 % under | most |\n|---|---:|---:|---:|---:|")
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, args=chromium.arguments(program), env=chromium.environment(program)
        )
        for name in arguments or names():
            cost = cost_of(frames(motion(browser, url, name)))
            print(f"| {name} | {cost.frames} | {cost.median:.1f} | {cost.most_of_95:.1f} | {cost.most:.1f} |")
        browser.close()
    return 0


def motion(browser: Browser, url: str, name: str) -> Trace:
    """A trace of a few turns of everybody, as they are seen to happen."""
    context = browser.new_context(base_url=url, viewport={"width": 1366, "height": 768}, locale="fr-FR")
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector("[data-start]")
    low, high = game(name).facts.seats
    journal = played.cut(name, max(low, min(high, SEATS)), PLACE)
    opened = context.request.post("/api/tables/import", data={"text": journal}).json()["id"]
    page.goto(f"/t/{opened}")
    page.wait_for_function(STILL, timeout=0)
    browser.start_tracing(page=page, categories=CATEGORIES)
    for _ in range(TURNS):
        acts(page)
    traced: Trace = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return traced


def acts(page: Page) -> None:
    """Play the first move of the list, and watch until it is one's turn again."""
    page.locator("[data-move]").first.dispatch_event("click")
    again = page.locator("[data-confirm]")
    if again.count():
        again.first.dispatch_event("click")
    page.wait_for_timeout(100)
    page.wait_for_function(STILL, timeout=0)


def frames(trace: Trace) -> list[float]:
    """CPU milliseconds of the main thread from each frame to the next."""
    mains = {
        (event["pid"], event["tid"])
        for event in trace
        if event["name"] == "thread_name" and event["args"]["name"] == MAIN
    }
    own = [event for event in trace if (event["pid"], event["tid"]) in mains]
    began = sorted(event["ts"] for event in own if event["name"] == FRAME)
    driven = {event["ts"]: -event.get("tdur", 0) for event in own if is_drivers(event)}
    tasks = sorted(
        [(event["ts"], event.get("tdur", 0)) for event in own if event["name"] == "RunTask"]
        + [*driven.items()]
    )
    costs = []
    at = 0
    for begin, end in pairwise(began):
        cost = 0
        while at < len(tasks) and tasks[at][0] < end:
            if tasks[at][0] >= begin:
                cost += tasks[at][1]
            at += 1
        costs.append(cost / 1000)
    return costs


def is_drivers(event: dict[str, Any]) -> bool:
    """Is it a script that came from no file of ours?"""
    return event["name"] == "EvaluateScript" and not event["args"].get("data", {}).get("url")


def cost_of(costs: Sequence[float]) -> Cost:
    """The middle and the upper end of them."""
    if len(costs) < 2:
        sys.exit("nothing moved")
    return Cost(len(costs), statistics.median(costs), statistics.quantiles(costs, n=20)[-1], max(costs))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
