"""`python -m tests.games.continent.report FILE`: send parties out, keep every expedition, print the figures.

The file holds one expedition a line; started again with the same file, only what is missing is played, and
expeditions through another state of the adventure are left out.
"""

from __future__ import annotations

import argparse
import sys
from hashlib import blake2b
from pathlib import Path

import msgspec

from bivouac.games.continent.data import shelf
from tests.games.continent.report.expedition import explore
from tests.games.continent.report.figures import Record, page
from tests.games.continent.report.parties import ADVENTURE, PARTIES, Party


def main(arguments: list[str]) -> None:
    """Play what is missing, then print the page."""
    asked = read(arguments)
    parties = [party for party in PARTIES if party.name in asked.parties]
    kept = load(asked.file)
    seeds = range(asked.seed, asked.seed + asked.games)
    for seed in seeds:
        for party in parties:
            if (party.name, seed) not in kept:
                kept[party.name, seed] = keep(asked.file, party, seed)
    chosen = [
        kept[party.name, seed] for party in parties for seed in range(asked.seed, asked.seed + asked.games)
    ]
    print(page(chosen), end="")


def read(arguments: list[str]) -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.continent.report", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=20, help="expeditions of each party")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first")
    parser.add_argument(
        "--parties", nargs="+", choices=[party.name for party in PARTIES],
        default=[party.name for party in PARTIES],
    )  # fmt: skip
    return parser.parse_args(arguments)


def state_of_the_adventure() -> str:
    """A digest of every card: figures of another state of the adventure say nothing about this one."""
    return blake2b(repr(shelf.pack(ADVENTURE)).encode(), digest_size=6).hexdigest()


def load(file: Path) -> dict[tuple[str, int], Record]:
    """The expeditions that were kept, by party and seed."""
    if not file.exists():
        return {}
    lines = [msgspec.json.decode(line) for line in file.read_bytes().splitlines() if line.endswith(b"}")]
    now = state_of_the_adventure()
    return {(one["party"], one["seed"]): one for one in lines if one["adventure"] == now}


def keep(file: Path, party: Party, seed: int) -> Record:
    """Play one expedition and write it down at once."""
    record = explore(party, seed) | {"adventure": state_of_the_adventure()}
    with file.open("ab") as out:
        out.write(msgspec.json.encode(record) + b"\n")
    return record


if __name__ == "__main__":
    main(sys.argv[1:])
