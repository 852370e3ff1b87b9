"""How long a saved expedition takes to come back: planners play Continent, and its journal is replayed.

python3 bench/expedition.py                 the longest of three expeditions of two planners
python3 bench/expedition.py --write FILE    keep the figures on a page of results

In the checkout's environment; the rules are compiled first unless BIVOUAC_COMPILE=0.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from statistics import median
from time import perf_counter

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from bench.sections import put_section  # noqa: E402
from bivouac import __version__, game  # noqa: E402
from bivouac import compiled as is_compiled  # noqa: E402
from bivouac.bots import Glimpse, bot_seed, make_bot  # noqa: E402
from bivouac.core import journal, replay  # noqa: E402
from tools import compile_rules, compiled  # noqa: E402

CONTINENT = game("continent")
SEATS = 2
EXPEDITIONS = 3
MOST = 2000  # actions: an evening, and an expedition may last several
RUNS = 5
AGAIN = "BIVOUAC_BENCH_AGAIN"


def main(arguments: Sequence[str]) -> None:
    """Play, replay, say how long it took."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("--adventure", default="other_side")
    reader.add_argument("--write", type=Path)
    asked = reader.parse_args(arguments)
    on_compiled_rules()
    played = [expedition(seed, asked.adventure) for seed in range(EXPEDITIONS)]
    saved = max((text for text, _ in played), key=lambda text: text.count("\n"))
    moves = journal.parse(saved).count
    seconds = median(replayed(saved) for _ in range(RUNS))
    pace = sum(journal.parse(text).count for text, _ in played) / sum(spent for _, spent in played)
    lines = told(asked.adventure, moves, len(saved), seconds, pace)
    print("\n".join(lines))
    if asked.write is not None:
        put_section(asked.write, "expedition", lines)


def on_compiled_rules() -> None:
    """Begin again on the compiled rules, once."""
    tree = compiled.tree_for(compiled.asked_mode("1"), Path(sys.executable), compile_rules.abi())
    if tree is None or AGAIN in os.environ:
        return
    env = os.environ | {"PYTHONPATH": str(tree), AGAIN: "1"}
    os.execve(sys.executable, [sys.executable, *sys.argv], env)


def expedition(seed: int, adventure: str) -> tuple[str, float]:
    """The journal of one expedition, saved at its end or late in the evening, and the seconds it took."""
    facts = CONTINENT.facts
    book = journal.Journal(facts.name, facts.rules, SEATS, {"adventure": adventure}, seed)
    bots = [make_bot("planner", bot_seed(seed, seat)) for seat in range(SEATS)]
    state = replay.start(CONTINENT, book)
    begun = perf_counter()
    while (actors := state.actors()) and book.count < MOST:
        seat = actors[book.count % len(actors)]
        action = bots[seat].choose(Glimpse(state, seat))
        text = state.text(action)
        state.play(seat, action)
        replay.record(book, state, seat, text)
    return journal.format(book), perf_counter() - begun


def replayed(saved: str) -> float:
    """The seconds from the text of a journal to its last state, every key compared."""
    begun = perf_counter()
    replay.replay(CONTINENT, journal.parse(saved))
    return perf_counter() - begun


def told(adventure: str, moves: int, size: int, seconds: float, pace: float) -> list[str]:
    """The figures as a section of the page."""
    build = "compiled" if is_compiled else "pure"
    machine = f"{platform.system()} {platform.machine()}"
    return [
        "## A saved expedition",
        "",
        f"Measured on {date.today().isoformat()}: Bivouac {__version__}, {build} rules, "
        f"Python {platform.python_version()}, {machine}.",
        "",
        f"The longest of {EXPEDITIONS} expeditions of {SEATS} planners in `{adventure}`: {moves} actions, "
        f"{size} characters of journal.",
        "",
        f"- read and replayed, every key compared, in {1000 * seconds:.0f} ms, the median of {RUNS} runs",
        f"- the planners played {pace:.0f} actions a second",
    ]


if __name__ == "__main__":
    main(sys.argv[1:])
