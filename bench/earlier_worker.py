"""Bots as they were at another commit: told a deal and its moves by text, asked what they would play.

It runs on that commit's own rules, and uses only what every build of the past has. See earlier.py.
"""

from __future__ import annotations

import json
import re
import sys
from time import process_time
from typing import Any

import bivouac
from bivouac.bots import specs
from bivouac.bots.glimpse import Glimpse

MAKE_BOT = getattr(specs, "make_bot", None) or getattr(specs, "mind")  # noqa: B009 - as it was called once

COPY = re.compile(r"(?<=\bfear)-\d+")


class Table:
    """A game that follows what is told, and the bots that sit there."""

    def __init__(self, deal: dict[str, Any]) -> None:
        self.state = bivouac.game(deal["game"]).start(deal["seats"], deal["seed"], deal["options"])
        self.bots = {int(seat): MAKE_BOT(spec, seed) for seat, (spec, seed) in deal["bots"].items()}

    def texts(self, seat: int) -> dict[str, int]:
        """What the seat may play, as it is spelled today: copies of a card were once told apart."""
        state = self.state
        return {COPY.sub("", state.text(action)): action for action in reversed(state.legal(seat))}

    def follow(self, moves: list[tuple[int, str, bool]]) -> None:
        """What was played since; an answer that was the only one may once have been given unasked.

        Then the next question is asked here already, and may know the same answer beside others.
        """
        for seat, text, forced in moves:
            texts = self.texts(seat)
            if text in texts and not (forced and len(texts) > 1):
                self.state.play(seat, texts[text])
            elif not forced:
                sys.exit(f"{text!r} could not be played then by seat {seat}")

    def choose(self, seat: int, legal: list[str]) -> tuple[str, float]:
        """What the bot of a seat plays, and the milliseconds of processor time that took."""
        if set(legal) != set(self.texts(seat)):
            sys.exit(f"another position: {sorted(set(legal) ^ set(self.texts(seat)))}")
        glimpse = Glimpse(self.state, seat)
        began = process_time()
        action = self.bots[seat].choose(glimpse)
        return COPY.sub("", self.state.text(action)), 1000 * (process_time() - began)


def main() -> None:
    """Answer, line by line, until nobody asks any more."""
    table = Table(json.loads(sys.stdin.readline()))
    for line in sys.stdin:
        asked = json.loads(line)
        if "game" in asked:
            table = Table(asked)
        else:
            table.follow(asked["moves"])
            print(json.dumps(table.choose(asked["seat"], asked["legal"])), flush=True)


if __name__ == "__main__":
    main()
