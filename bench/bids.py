"""Whether a bot's hidden bids can be read: what it would lay down in the same place, asked again and again.

`python -m bench.bids master --seed S` plays games of Agartha and, wherever tokens of different values would
look the same to everybody else, asks the bot many times; `--page` writes what was found into bench/ladder.md.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from math import exp, log

from bench.ladder_page import PAGE
from bench.sections import put_section
from bivouac.bots import Glimpse, bot_seed, make_bot
from bivouac.core.contract import SPECTATOR, State
from bivouac.games import game

ASKED = 24  # times, each with a seed of its own


def secrets(state: State, seat: int) -> dict[int, str]:
    """Every action with what everybody else would see of it; nothing where all differ."""
    seen = {}
    for action in state.legal(seat):
        after = state.copy()
        after.play(seat, action)
        seen[action] = str(after.outlook(SPECTATOR))
    return seen if len(set(seen.values())) < len(seen) else {}


def spread(counts: Counter[int]) -> float:
    """How many values it is as if the bot drew among evenly: 1 for a bot that always does the same."""
    total = sum(counts.values())
    return exp(-sum(count / total * log(count / total) for count in counts.values()))


def asked(bot: str, seed: int, games: int, seats: int) -> Iterator[tuple[float, float]]:
    """At each secret choice of these games: the share of the likeliest value, and the spread."""
    box = game("agartha")
    for deal in range(seed, seed + games):
        state = box.start(seats, deal)
        bots = [make_bot(bot, bot_seed(deal, seat)) for seat in range(seats)]
        while actors := state.actors():
            seat = actors[0]
            glimpse = Glimpse(state, seat)
            action = bots[seat].choose(glimpse)
            if action in (seen := secrets(state, seat)):
                chosen = [make_bot(bot, again).choose(glimpse) for again in range(ASKED)]
                alike = Counter(code for code in chosen if seen[code] == seen[action])
                if alike and list(seen.values()).count(seen[action]) > 1:
                    yield max(alike.values()) / sum(alike.values()), spread(alike)
            state.play(seat, action)


def main() -> None:
    """Ask, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--page", action="store_true")
    given = parser.parse_args()
    lines = [
        "## Agartha: can the bids be read?",
        "",
        f"The same place asked {ASKED} times, where tokens of different values look alike to the others:",
        "how often the likeliest value is laid, and among how many it is as if the bot drew evenly.",
        "",
        "| bot | seats | places | always the same | likeliest value, % | as if among | seed |",
        "|---|---|---|---|---|---|---|",
    ]
    for bot in given.bots:
        found = list(asked(bot, given.seed, given.games, given.seats))
        likeliest, among = (sum(column) / len(found) for column in zip(*found, strict=True))
        fixed = sum(share == 1.0 for share, _ in found) / len(found)
        cells = (f"{len(found)}", f"{100 * fixed:.0f} %", f"{100 * likeliest:.0f}", f"{among:.2f}")
        lines.append(f"| {bot} | {given.seats} | {' | '.join(cells)} | {given.seed} |")
    print("\n".join(lines))
    if given.page:
        put_section(PAGE, "bids", lines)


if __name__ == "__main__":
    main()
