"""How fast the doors are, next to what researchers know, in one run; `--write` keeps it in bench/research.md.

`python3 run.py extras -m bench.doors --write` runs it; the peers of PettingZoo need rlcard and pygame too.
Rates are of processor time, for the machine may have other tenants, and the best of several turns taken one
after the other.
"""

from __future__ import annotations

import argparse
import platform
import time
from collections.abc import Callable
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

import bivouac
from bench.sections import put_section
from bivouac.research import vector
from bivouac.research.openspiel import PREFIX
from bivouac.research.pettingzoo import env

PAGE = Path(__file__).resolve().parent / "research.md"
CARD_GAMES = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
PYTHON_GAMES = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker", "python_block_dominoes")
TABLES = (("takara", 2), ("temple", 2), ("arnak", 2), ("agartha", 2), ("continent", 2))


def zoo_steps(table: Any, steps: int) -> None:
    """So many actions of random play, every observation and mask asked for; the dead are not counted."""
    random = np.random.default_rng(1)
    table.reset(seed=1)
    while steps:
        if not table.agents:
            table.reset()
        seen, _, terminated, truncated, _ = table.last()
        if terminated or truncated:
            table.step(None)
            continue
        legal = seen["action_mask"].nonzero()[0]
        table.step(int(legal[int(random.random() * len(legal))]))
        steps -= 1


def vector_steps(tables: Any, steps: int) -> None:
    """So many steps of random play, all tables together."""
    for _ in range(steps // tables.count):
        tables.step(tables.sample())


def spiel_steps(table: Any, steps: int) -> None:
    """So many actions of random play."""
    random = np.random.default_rng(1)
    state = table.new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            state = table.new_initial_state()
        legal = state.legal_actions()
        state.apply_action(legal[int(random.random() * len(legal))])


def rates(runs: dict[str, Callable[[int], None]], steps: int, turns: int) -> dict[str, float]:
    """Steps a second of each, the best of some turns taken one after the other."""
    found = dict.fromkeys(runs, 0.0)
    for _ in range(turns):
        for name, run in runs.items():
            begin = time.process_time()
            run(steps)
            found[name] = max(found[name], steps / (time.process_time() - begin))
    return found


def measure(games: list[str], steps: int, turns: int) -> list[str]:
    """The page's lines."""
    tables = [(name, seats) for name, seats in TABLES if name in games]
    zoo: dict[str, Any] = {name: env(name, seats) for name, seats in tables}
    zoo |= {name: import_module(f"pettingzoo.classic.{name}").env() for name in CARD_GAMES}
    many = {name: vector(name, seats, 256) for name, seats in tables}
    spiel = {name: pyspiel.load_game(f"{PREFIX}{name}") for name, _ in tables}
    for name in PYTHON_GAMES:
        import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
    spiel |= {name: pyspiel.load_game(name) for name in PYTHON_GAMES}
    doors: tuple[tuple[str, Any, dict[str, Any], int], ...] = (
        ("PettingZoo, actions a second with observation and mask", zoo_steps, zoo, steps),
        (
            "Vector of 256 tables, steps a second with observations and masks",
            vector_steps,
            many,
            8 * steps,
        ),
        ("OpenSpiel, actions a second", spiel_steps, spiel, steps),
    )
    lines = [_heading(), ""]
    for title, step, runs, count in doors:
        found = rates({name: _bound(step, run) for name, run in runs.items()}, count, turns)
        rows = [f"| {name} | {rate:,.0f} |" for name, rate in found.items()]
        lines += [f"| {title} | |", "|---|---:|", *rows, ""]
        print("\n".join(lines[-len(found) - 3 :]), flush=True)
    return lines


def _bound(step: Callable[[Any, int], None], run: Any) -> Callable[[int], None]:
    return lambda steps: step(run, steps)


def _heading() -> str:
    build = "compiled" if bivouac.compiled() else "pure Python"
    return (
        f"Measured on {datetime.now(UTC):%Y-%m-%d}: Bivouac {bivouac.__version__}, {build} rules, Python "
        f"{platform.python_version()}, {platform.system()} {platform.machine()}, one core, processor time, "
        "two seats, random play; peers in the same run, taking turns."
    )


def main() -> None:
    """Measure, and write it down if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(name for name, _ in TABLES))
    parser.add_argument("--steps", type=int, default=4000)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    lines = measure(asked.games.split(","), asked.steps, asked.turns)
    if asked.write:
        put_section(PAGE, "doors", lines)


if __name__ == "__main__":
    main()
