"""`bivouac verify FILE`: what a journal proves, alone and beside what its reader kept."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from bivouac.cli import journals
from bivouac.cli.parameters import JournalPath, Lang
from bivouac.cli.proof import Finding, Verdict, examine, known_from
from bivouac.cli.screen import Screen
from bivouac.cli.spoken_language import spoken
from bivouac.core import replay
from bivouac.core.journal import JournalError
from bivouac.core.words import Words
from bivouac.games import open_game
from bivouac.table import signatures

Commitment = Annotated[str | None, typer.Option("--commitment", metavar="C", show_default=False)]
SeatWords = Annotated[list[str] | None, typer.Option("--word", metavar="SEAT:WORD", show_default=False)]
Key = Annotated[str | None, typer.Option("--key", metavar="K", show_default=False)]
ReceiptPath = Annotated[Path | None, typer.Option("--receipt", metavar="FILE", show_default=False)]

CONTRADICTED = 1
MARKS: dict[Verdict, str] = {"broken": "!", "proved": "+", "open": "-"}


def verify(
    journal: JournalPath,
    commitment: Commitment = None,
    word: SeatWords = None,
    key: Key = None,
    receipt: ReceiptPath = None,
    lang: Lang = None,
) -> None:
    """Replay the journal, and say what is proved, what is not, and what contradicts the reader's record."""
    words = spoken(lang)
    known = known_from(commitment, word, key, receipt)
    read = journals.read(journal)
    game = open_game(read.game)
    try:
        state = replay.verify(game, read)
        signatures.check(read)
    except JournalError as wrong:
        raise journals.at(journal, wrong) from None
    facts: dict[str, int | str] = {
        "actions": read.count,
        "seats": read.seats,
        "game": game.facts.titles[words.lang],
    }
    outcome = state.outcome()
    print(words.say("verify-given-up" if outcome is None else "verify-true", **facts))
    if outcome is not None:
        Screen(game, words.lang).show_outcome(outcome)
    findings = list(examine(read, known))
    tell(findings, words)
    if any(finding.verdict == "broken" for finding in findings):
        raise typer.Exit(CONTRADICTED)


def tell(findings: Sequence[Finding], words: Words) -> None:
    """Print the findings, the contradictions first."""
    for verdict, mark in MARKS.items():
        told = [finding for finding in findings if finding.verdict == verdict]
        if told:
            print(words.say(f"verify-{verdict}"))
        for finding in told:
            print(f"  {mark} {words.say(f'{verdict}-{finding.name}', **finding.facts)}")
