"""`python -m tests.games.continent.report FILE`: send parties out, keep every expedition, print the figures.

Every curse is tried by every party unless some are named. The file holds one expedition a line; started again
with the same file, only what is missing is played, and expeditions through another state of the adventure are
left out. `--only-kept` plays nothing and counts what there is.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from functools import cache
from hashlib import blake2b
from pathlib import Path

import msgspec

from bivouac.games.continent.data import shelf
from tests.games.continent.report.expedition import explore
from tests.games.continent.report.figures import Record, page
from tests.games.continent.report.parties import ADVENTURE, CURSES, PARTIES, Party


def main(arguments: list[str]) -> None:
    """Play what is missing, then print the page."""
    asked = read(arguments)
    parties = [
        replace(party, curse=curse)
        for curse in asked.curses
        for party in PARTIES
        if party.name in asked.parties
    ]
    kept = load(asked.file)
    for seed in range(asked.seed, asked.seed + asked.games):
        for party in parties:
            key = party.curse, party.name, seed
            if key not in kept and not asked.only_kept:
                kept[key] = keep(asked.file, party, seed)
    seeds = range(asked.seed, asked.seed + asked.games)
    keys = [(party.curse, party.name, seed) for party in parties for seed in seeds]
    print(page([kept[key] for key in keys if key in kept]), end="")


def read(arguments: list[str]) -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.continent.report", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=20, help="expeditions of each party")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first")
    parser.add_argument("--curses", nargs="+", choices=CURSES, default=CURSES)
    parser.add_argument("--only-kept", action="store_true", help="count what was played so far")
    parser.add_argument(
        "--parties", nargs="+", choices=[party.name for party in PARTIES],
        default=[party.name for party in PARTIES],
    )  # fmt: skip
    return parser.parse_args(arguments)


@cache
def state_of_the_adventure() -> str:
    """A digest of every card: figures of another state of the adventure say nothing about this one."""
    return blake2b(repr(shelf.pack(ADVENTURE)).encode(), digest_size=6).hexdigest()


def load(file: Path) -> dict[tuple[str, str, int], Record]:
    """The expeditions that were kept, by curse, party and seed."""
    if not file.exists():
        return {}
    lines = [msgspec.json.decode(line) for line in file.read_bytes().splitlines() if line.endswith(b"}")]
    now = state_of_the_adventure()
    return {(one["curse"], one["party"], one["seed"]): one for one in lines if one["adventure"] == now}


def keep(file: Path, party: Party, seed: int) -> Record:
    """Play one expedition and write it down at once."""
    record = explore(party, seed) | {"adventure": state_of_the_adventure()}
    with file.open("ab") as out:
        out.write(msgspec.json.encode(record) + b"\n")
    return record


if __name__ == "__main__":
    main(sys.argv[1:])
