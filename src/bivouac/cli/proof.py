"""What a journal proves beside what its reader kept: proved, not proved, or contradicted."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import msgspec

from bivouac.cli.mistakes import CommandMistake
from bivouac.core.entries import Signed
from bivouac.core.journal import Journal
from bivouac.table.pledges import pledge_of
from bivouac.table.receipts import Receipt, deal_text, digest_of
from bivouac.table.signatures import fits

LARGEST = 1 << 16

Verdict = Literal["proved", "open", "broken"]


@dataclass(frozen=True)
class Known:
    """What the reader has from elsewhere than the file; seats count from 0."""

    commitment: str | None = None
    words: Mapping[int, str] = field(default_factory=dict)
    key: str | None = None
    receipt: Receipt | None = None


@dataclass(frozen=True)
class Finding:
    """One sentence of the verdict: the name of its words, and its facts."""

    verdict: Verdict
    name: str
    facts: Mapping[str, str | int] = field(default_factory=dict)


def known_from(
    commitment: str | None, words: list[str] | None, key: str | None, receipt: Path | None
) -> Known:
    """What the command line and a receipt say together; SetupError where they contradict each other."""
    said: dict[int, str] = {}
    for pair in words or []:
        number, colon, word = pair.partition(":")
        if not (colon and word and number.isdecimal() and 1 <= int(number) <= 99):
            raise CommandMistake("word", {"word": pair[:40]})
        said[int(number) - 1] = word
    for name, given in (("commitment", commitment), ("key", key)):
        if given is not None and not _is_digest(given):
            raise CommandMistake("digest", {"name": name})
    kept = None if receipt is None else read_receipt(receipt)
    if kept is None:
        return Known(commitment, said, key)
    for name, given, held in (("commitment", commitment, kept.commitment), ("key", key, kept.key)):
        if given not in (None, held):
            raise CommandMistake("contradicted", {"name": name})
    if any(kept.words.get(seat, word) != word for seat, word in said.items()):
        raise CommandMistake("contradicted", {"name": "word"})
    return Known(kept.commitment, {**kept.words, **said}, kept.key, kept)


def read_receipt(path: Path) -> Receipt:
    """The receipt in a file."""
    if path.stat().st_size > LARGEST:
        raise CommandMistake("long_receipt", {"file": str(path)})
    try:
        receipt = msgspec.json.decode(path.read_bytes(), type=Receipt)
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise CommandMistake("receipt", {"file": str(path), "detail": str(wrong)}) from None
    if not _is_digest(receipt.commitment) or not _is_digest(receipt.key):
        raise CommandMistake("receipt_digits", {"file": str(path)})
    return receipt


def examine(journal: Journal, known: Known) -> Iterator[Finding]:
    """Everything that can be said about a journal that holds together, in the order it is told."""
    if journal.commitment is None:
        yield Finding("proved", "itself")
    else:
        yield Finding("proved", "file", {"commitment": journal.commitment})
    yield from _seed(journal, known)
    yield from _words(journal, known)
    yield from _draws(journal, known)
    yield from _signature(journal, known)
    if known.receipt is not None:
        yield from _receipt(journal, known.receipt)
    yield Finding("open", "never")


def _seed(journal: Journal, known: Known) -> Iterator[Finding]:
    if known.commitment is None:
        yield Finding("open", "seed" if journal.commitment is None else "commitment")
    elif journal.commitment == known.commitment:
        yield Finding("proved", "commitment", {"commitment": known.commitment})
    else:
        yield Finding("broken", "commitment", {"commitment": journal.commitment or "–"})


def _words(journal: Journal, known: Known) -> Iterator[Finding]:
    held = journal.words or [""] * journal.seats
    for seat, word in sorted(known.words.items()):
        same = seat < len(held) and held[seat] == word
        yield Finding("proved" if same else "broken", "word", {"seat": seat + 1})
    if journal.commitment is None:
        return
    silent = [str(seat + 1) for seat, word in enumerate(held) if not word]
    if len(silent) == len(held):
        yield Finding("open", "wordless")
        return
    if not known.words:
        yield Finding("open", "words")
    if silent:
        yield Finding("open", "silent", {"seats": ", ".join(silent), "count": len(silent)})


def _draws(journal: Journal, known: Known) -> Iterator[Finding]:
    if known.receipt is not None and known.receipt.draws != journal.draws:
        facts = {"draws": journal.draws, "promised": known.receipt.draws}
        yield Finding("broken", "draws", facts)
    elif journal.draws > 1:
        yield Finding("open", "draws", {"draws": journal.draws})


def _signature(journal: Journal, known: Known) -> Iterator[Finding]:
    signed = journal.signed()
    if signed is None:
        yield Finding("open" if known.key is None else "broken", "unsigned")
    elif known.key is None:
        yield Finding("open", "key", {"key": signed.key})
    else:
        yield Finding("proved" if signed.key == known.key else "broken", "key", {"key": signed.key})


def _receipt(journal: Journal, receipt: Receipt) -> Iterator[Finding]:
    promised = fits(Signed(receipt.key, receipt.promise), deal_text(receipt))
    yield Finding("proved" if promised else "broken", "promise")
    pledges = [pledge_of(word) if word else "" for word in journal.words or [""] * journal.seats]
    if any(pledges) or any(receipt.pledges):
        yield Finding("proved" if pledges == receipt.pledges else "broken", "pledges")
    if not receipt.digest:
        yield Finding("open", "unended")
    else:
        same = receipt.digest == digest_of(journal)
        yield Finding("proved" if same else "broken", "letter")


def _is_digest(text: str) -> bool:
    return len(text) == 64 and not text.strip("0123456789abcdef")
