"""The journal of a game, its save, its replay and its proof: the facts of the game as text, and back.

What is read is what would be written: `format(parse(text)) == text`, or the text is refused.
"""

import json
from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import Any, Final

from bivouac.core.course import Course, is_hex, is_plain
from bivouac.core.entries import (
    Acted,
    Advised,
    Closed,
    Deed,
    Ended,
    Entry,
    Lent,
    Resigned,
    Sealed,
    Signed,
    TakenBack,
    Undone,
)
from bivouac.core.mistakes import PlayerMistake
from bivouac.core.refusal import SetupError

FORMAT: Final = 1
HEADERS: Final[list[str]] = [
    "bivouac", "game", "rules", "seats", "options", "commitment", "draws", "words", "seed",
]  # fmt: skip
MAY_LACK: Final[list[str]] = ["commitment", "draws", "words", "seed"]
LONGEST_LINE: Final = 4000
LONGEST_WORD: Final = 80
LONGEST_SEED: Final = 60  # digits; a fair one has 64, hexadecimal
MOST_SEATS: Final = 99
MOST_DRAWS: Final = 1_000_000
NO_FILE: Final = "none"
# What a line begins with that names a seat and nothing else.
WORDS: Final[dict[type[TakenBack] | type[Resigned] | type[Advised], str]] = {
    TakenBack: "back",
    Resigned: "resign",
    Advised: "coach",
}


class JournalError(PlayerMistake):
    """A journal cannot be what it says it is; `line` counts from 1, the code says what is wrong with it."""

    def __init__(self, line: int, reason: str, code: str = "text") -> None:
        super().__init__(f"journal_{code}", {"file": NO_FILE, "line": str(line), "reason": reason})
        self.line = line
        self.reason = reason


class Journal:
    """A table's header and everything that happened at it, in order."""

    def __init__(
        self,
        game: str,
        rules: str,
        seats: int,
        options: dict[str, Any],
        seed: int | bytes | None = None,
        commitment: str | None = None,
        words: list[str] | None = None,
        draws: int = 1,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.options = options
        self.commitment = commitment
        self.words = words
        self.seed = seed
        self.draws = draws  # more than one where a word was kept back, and all were drawn anew
        self.entries: list[Entry] = []
        self.course = Course(seats)
        flaws = _flaws(self)
        if flaws:
            raise SetupError("journal: " + ": ".join(flaws[0]))

    @property
    def count(self) -> int:
        """How many actions stand."""
        return self.course.count

    def add(self, entry: Entry) -> None:
        """Write the next line, which must follow from those before it."""
        reason = _objection(self, entry)
        if reason:
            there = getattr(entry, "seat", 0) in range(self.seats)
            raise JournalError(self.line_of(len(self.entries)), reason, "text" if there else "seat")
        self.entries.append(entry)
        if isinstance(entry, Deed):
            self.course.follow(entry)

    def line_of(self, at: int) -> int:
        """The line of the text that holds the entry at this place."""
        return len(_head(self)) + 2 + at

    def header_line(self, name: str) -> int:
        """The line of the text that holds this header."""
        return 1 + [line.split(":")[0] for line in _head(self)].index(name)

    def line_of_action(self, number: int) -> int:
        """The line of the text that holds the action of that number which stands: the last one written."""
        last = 0
        for at, entry in enumerate(self.entries):
            if isinstance(entry, Acted) and entry.number == number:
                last = at
        return self.line_of(last)

    def ended(self) -> bool:
        """Does the journal close with the end of a game, or where it was given up?"""
        return bool(self.entries) and isinstance(self.entries[-1], Ended | Closed)

    def signed(self) -> Signed | None:
        """The signature of the house, where there is one."""
        for entry in reversed(self.entries):
            if isinstance(entry, Signed):
                return entry
        return None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Journal) and format(self) == format(other)

    def __hash__(self) -> int:
        return hash(tuple(_head(self)))


def commitment_of(seed: bytes) -> str:
    """What is shown of a fair seed before the first action: nobody can find the seed, or another, from it."""
    return sha256(seed).hexdigest()


def table_seed(seed: bytes, words: list[str]) -> bytes:
    """The seed the table plays from: every seat's word is stirred in, so that no seat alone decides it."""
    if not words:
        return seed
    stirred = blake2b(key=seed, digest_size=32, person=b"bivouac words")
    for word in words:
        letters = word.encode()
        stirred.update(len(letters).to_bytes(4, "little") + letters)
    return stirred.digest()


def format(journal: Journal) -> str:
    """The journal as text."""
    return head(journal) + "".join([line(entry) for entry in journal.entries])


def signed_text(journal: Journal) -> str:
    """The text that a signature covers: all there is above it, or would be."""
    entries = [entry for entry in journal.entries if not isinstance(entry, Signed | Ended | Closed)]
    return head(journal) + "".join([line(entry) for entry in entries])


def head(journal: Journal) -> str:
    """The header and the blank line after it."""
    return "\n".join(_head(journal)) + "\n\n"


def line(entry: Entry) -> str:
    """One line of the journal."""
    if isinstance(entry, Acted):
        return f"{entry.number} {entry.seat} {entry.text}{' #' if entry.key else ''}{entry.key}\n"
    if isinstance(entry, Undone):
        return f"undo {entry.number}\n"
    if isinstance(entry, Lent):
        return f"lend {entry.seat} {entry.bot}\n"
    if isinstance(entry, Sealed):
        return f"seal {entry.digest}\n"
    if isinstance(entry, Signed):
        return f"signed {entry.key} {entry.signature}\n"
    if isinstance(entry, Ended | Closed):
        return f"{'end' if isinstance(entry, Ended) else 'closed'} {entry.key}\n"
    return f"{WORDS[type(entry)]} {entry.seat}\n"


def seal(text: str) -> Sealed:
    """The seal of the text above it."""
    return Sealed(blake2b(text.encode(), digest_size=16, person=b"bivouac seal").hexdigest())


def parse(text: str) -> Journal:
    """The inverse of `format`; raises JournalError."""
    if not text:
        raise JournalError(1, "the journal is empty", "empty")
    if not text.endswith("\n"):
        raise JournalError(text.count("\n") + 1, "the line is cut short")
    if "\r" in text:
        at = text[: text.index("\r")].count("\n")
        raise JournalError(at + 1, "it holds a carriage return, which another system may have added")
    lines = text[:-1].split("\n")
    journal = _read_head(lines)
    for at in range(len(_head(journal)) + 1, len(lines)):
        entry = _read(lines[at], at + 1)
        journal.add(entry)
        if line(entry) != lines[at] + "\n":
            raise JournalError(at + 1, f"it would be written {line(entry)[:60].rstrip()!r}")
        if isinstance(entry, Sealed) and entry != seal("\n".join(lines[:at]) + "\n"):
            raise JournalError(
                at + 1, "the seal does not fit the text above it, which was changed", "changed"
            )
    return journal


def _head(journal: Journal) -> list[str]:
    """The header lines."""
    lines = [
        f"bivouac: {FORMAT}",
        f"game: {journal.game}",
        f"rules: {journal.rules}",
        f"seats: {journal.seats}",
        f"options: {_json(journal.options)}",
    ]
    if journal.commitment is not None:
        lines.append(f"commitment: {journal.commitment}")
    if journal.draws != 1:
        lines.append(f"draws: {journal.draws}")
    if journal.words is not None:
        lines.append(f"words: {_json(journal.words)}")
    if journal.seed is not None:
        lines.append(f"seed: {journal.seed.hex() if isinstance(journal.seed, bytes) else journal.seed}")
    return lines


def _json(value: object) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False, allow_nan=False)


def _is_json(value: object) -> bool:
    try:
        return bool(_json(value).isprintable())
    except (TypeError, ValueError):
        return False


def _flaws(journal: Journal) -> list[tuple[str, str]]:
    """What no header can say: the name of a line and the reason."""
    flaws = []
    if not is_plain(journal.game) or " " in journal.game:
        flaws.append(("game", "a name is needed"))
    if not is_plain(journal.rules) or " " in journal.rules:
        flaws.append(("rules", "a version is needed"))
    if not 1 <= journal.seats <= MOST_SEATS:
        flaws.append(("seats", f"{journal.seats} is not between 1 and {MOST_SEATS}"))
    if not _is_json(journal.options):
        flaws.append(("options", "JSON is needed"))
    fair = journal.commitment
    if fair is not None and not is_hex(fair, 64):
        flaws.append(("commitment", "64 hexadecimal digits are needed"))
    if journal.draws != 1 and (fair is None or not 1 < journal.draws <= MOST_DRAWS):
        flaws.append(("draws", "only a fair seed is drawn anew, and counted from 2"))
    if journal.words is not None and fair is None:
        flaws.append(("words", "they are stirred into a fair seed only"))
    elif journal.words is not None and len(journal.words) != journal.seats:
        flaws.append(("words", f"{journal.seats} are needed, not {len(journal.words)}"))
    elif journal.words is not None and not _are_words(journal.words):
        flaws.append(("words", f"a word has at most {LONGEST_WORD} characters, all of them visible"))
    if isinstance(journal.seed, bytes):
        if fair is None or len(journal.seed) != 32:
            flaws.append(("seed", "a fair seed has 32 bytes and a commitment"))
    elif journal.seed is not None and (fair is not None or abs(journal.seed) >= 10**LONGEST_SEED):
        flaws.append(("seed", "a commitment calls for 64 hexadecimal digits, none for a whole number"))
    return flaws


def _are_words(words: Sequence[object]) -> bool:
    for word in words:
        if not isinstance(word, str) or len(word) > LONGEST_WORD or not word.isprintable():
            return False
    return True


def _objection(journal: Journal, entry: Entry) -> str:
    """Why the entry cannot be the next one; empty when it can."""
    if journal.ended():
        return "nothing follows the end"
    last = journal.entries[-1] if journal.entries else None
    if isinstance(last, Sealed) and not isinstance(entry, Signed | Ended | Closed):
        return "only a signature and the end follow the seal"
    if isinstance(last, Signed) and not isinstance(entry, Ended | Closed):
        return "only the end follows the signature"
    if isinstance(entry, Deed):
        return journal.course.objection(entry)
    if isinstance(entry, Ended | Closed):
        return "" if is_hex(entry.key, len(entry.key)) and entry.key else "a key is needed"
    if isinstance(entry, Signed):
        return _wrong_signature(last, entry)
    return "" if is_hex(entry.digest, 32) else "a seal has 32 hexadecimal digits"


def _wrong_signature(last: Entry | None, entry: Signed) -> str:
    if not isinstance(last, Sealed):
        return "a signature follows the seal"
    fine = is_hex(entry.key, 64) and is_hex(entry.signature, 128)
    return "" if fine else "a key of 64 and a signature of 128 hexadecimal digits are needed"


def _read_head(lines: list[str]) -> Journal:
    """The header as a journal without entries."""
    found: dict[str, str] = {}
    for at, raw in enumerate(lines):
        if not raw:
            break
        name, colon, value = raw.partition(": ")
        if len(raw) > LONGEST_LINE or not colon or name not in HEADERS:
            raise JournalError(at + 1, f"{_shown(raw)} is no header line")
        if found and HEADERS.index(name) <= HEADERS.index(list(found)[-1]):
            raise JournalError(at + 1, f"{name} stands in the wrong place")
        found[name] = value
    for at, name in enumerate(HEADERS):
        if name not in found and name not in MAY_LACK:
            raise JournalError(at + 1, f"the header lacks {name}")
    if len(found) == len(lines):
        raise JournalError(len(lines), "a blank line must follow the header")
    journal = _journal(found)
    for at, written in enumerate(_head(journal)):
        if written != lines[at]:
            raise JournalError(at + 1, f"it would be written {_shown(written)}")
    return journal


def _journal(found: dict[str, str]) -> Journal:
    """The values of the header lines, each refused with its line."""
    at = {name: line for line, name in enumerate(found, 1)}
    values: dict[str, Any] = {}
    for name, raw in found.items():
        try:
            values[name] = _value(name, raw, "commitment" in found)
        except (ValueError, RecursionError):
            raise JournalError(at[name], f"{_shown(raw)} is no {name}") from None
    if values.pop("bivouac") != FORMAT:
        raise JournalError(1, f"this is a journal of another format than {FORMAT}, the one read here")
    if not isinstance(values["options"], dict):
        raise JournalError(at["options"], "a mapping is needed")
    if not isinstance(values.get("words", []), list):
        raise JournalError(at["words"], "a list is needed")
    try:
        return Journal(**values)
    except SetupError as wrong:
        name = str(wrong).split(": ")[1]
        raise JournalError(at.get(name, 1), str(wrong).removeprefix(f"journal: {name}: ")) from None


def _value(name: str, raw: str, fair: bool) -> Any:
    if name in ("bivouac", "seats", "draws") or (name == "seed" and not fair):
        if len(raw) > LONGEST_SEED + 1:
            raise ValueError("too long a number")
        return int(raw)
    if name == "seed":
        return bytes.fromhex(raw)
    if name not in ("options", "words"):
        return raw
    value = json.loads(raw)
    _json(value)  # not a number and infinity are read, but never written
    return value


def _read(raw: str, number: int) -> Entry:
    """One line after the header."""
    first, _, rest = raw[: LONGEST_LINE + 1].partition(" ")
    try:
        if first.isdecimal():
            seat, _, text = rest.partition(" ")
            text, mark, key = text.partition(" #")
            return Acted(int(first), int(seat), text, key if key or not mark else "#")
        if first == "undo":
            return Undone(int(rest))
        if first == "lend":
            seat, _, bot = rest.partition(" ")
            return Lent(int(seat), bot)
        for kind, word in WORDS.items():
            if first == word:
                return kind(int(rest))
        if first == "seal":
            return Sealed(rest)
        if first == "signed":
            key, _, signature = rest.partition(" ")
            return Signed(key, signature)
        if first == "end":
            return Ended(rest)
        if first == "closed":
            return Closed("", rest)
    except ValueError:
        pass
    raise JournalError(number, f"{_shown(raw)} is no line of a journal")


def _shown(raw: str) -> str:
    """The beginning of a line, safe to print."""
    cut = raw[:60]
    return repr(cut if cut.isprintable() else "".join([char if char.isprintable() else "?" for char in cut]))
