"""Games to review, played by bots on a known deal."""

from __future__ import annotations

from functools import cache

from bivouac.bots import bot_seed, make_bot, play_match
from bivouac.core.journal import Journal
from bivouac.games import game


@cache
def played(name: str, *bots: str, seed: int = 7) -> Journal:
    """The journal of a game among these bots."""
    box = game(name)
    journal = Journal(name, box.facts.rules, len(bots), {}, seed)
    seated = [make_bot(spec, bot_seed(seed, seat)) for seat, spec in enumerate(bots)]
    play_match(box, seated, seed, {}, journal)
    return journal
