"""Many entries as few bytes: a column for each thing that varies, differences of numbers, then deflate.

An archive is one byte for its format and a zlib stream (whose checksum tells damage). In the stream come
the count of entries and then columns: seq, at, kind, author, the number of quotes in each body; and, for
the bodies of one kind with as many quotes, the first piece of each between quotes, the second of each, …
Nothing of JSON is understood but that much, so any bytes come back exactly.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Sequence

from bivouac.store.records import Entry

FORMAT = b"\x01"
QUOTE = b'"'
WORDS, NUMBERS = 0, 1
# A piece like `:117}`, in a column of which only the number varies.
NUMBERED = re.compile(rb"([^0-9]*)(0|[1-9][0-9]{0,17})([^0-9]*)")


class Damaged(ValueError):
    """These bytes are no archive of entries."""


class _Packing:
    """A stream that columns are written to, each in a block of its own with its own code."""

    def __init__(self) -> None:
        self._deflate = zlib.compressobj(9, zlib.DEFLATED, zlib.MAX_WBITS, 9, zlib.Z_FILTERED)
        self.packed = bytearray(FORMAT)

    def numbers(self, values: Sequence[int]) -> None:
        """A column of numbers, each as its difference from the one before."""
        self._put(_differences(values))

    def words(self, values: Sequence[bytes]) -> None:
        """A column of any bytes: all the lengths, then all the contents."""
        self._put(_differences([len(value) for value in values]))
        self._put(b"".join(values))

    def pieces(self, values: Sequence[bytes]) -> None:
        """A column of pieces of bodies, as numbers where that is all that varies."""
        found = [NUMBERED.fullmatch(value) for value in values]
        matches = [match for match in found if match]
        if len(matches) == len(found) and len({(match[1], match[3]) for match in matches}) == 1:
            self._put(bytes([NUMBERS]))
            self.words([matches[0][1], matches[0][3]])
            self.numbers([int(match[2]) for match in matches])
        else:
            self._put(bytes([WORDS]))
            self.words(values)

    def finish(self) -> bytes:
        """The whole archive."""
        self.packed += self._deflate.flush()
        return bytes(self.packed)

    def _put(self, column: bytes) -> None:
        self.packed += self._deflate.compress(column)
        if len(column) > 64:  # a block's own code costs more than it saves on less
            self.packed += self._deflate.flush(zlib.Z_BLOCK)


class _Unpacking:
    """The same stream, read."""

    def __init__(self, packed: bytes) -> None:
        if packed[:1] != FORMAT:
            raise Damaged("an archive of an unknown format")
        self._stream = zlib.decompress(packed[1:])
        self._at = 0

    def numbers(self, count: int) -> list[int]:
        """The next column of numbers."""
        values, value = [], 0
        for _ in range(count):
            value += self._difference()
            values.append(value)
        return values

    def words(self, count: int) -> list[bytes]:
        """The next column of any bytes."""
        return [self._take(length) for length in self.numbers(count)]

    def pieces(self, count: int) -> list[bytes]:
        """The next column of pieces of bodies."""
        if self._take(1)[0] == WORDS:
            return self.words(count)
        before, after = self.words(2)
        return [b"%b%d%b" % (before, number, after) for number in self.numbers(count)]

    def _take(self, length: int) -> bytes:
        taken = self._stream[self._at : self._at + length]
        self._at += length
        return taken

    def _difference(self) -> int:
        shift = value = 0
        while True:
            byte = self._stream[self._at]
            self._at += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return -(value >> 1) - 1 if value & 1 else value >> 1


def pack(entries: Sequence[Entry]) -> bytes:
    """The entries as an archive; `unpack` gives them back exactly."""
    packing = _Packing()
    packing.numbers([len(entries)])
    packing.numbers([entry.seq for entry in entries])
    packing.numbers([entry.at for entry in entries])
    packing.words([entry.kind.encode() for entry in entries])
    packing.words([b"" if entry.author is None else b"=" + entry.author.encode() for entry in entries])
    packing.numbers([entry.body.count(QUOTE) for entry in entries])
    for alike in _alike([(entry.kind, entry.body.count(QUOTE)) for entry in entries]):
        for column in zip(*(entries[at].body.split(QUOTE) for at in alike), strict=True):
            packing.pieces(column)
    return packing.finish()


def unpack(packed: bytes) -> list[Entry]:
    """The entries of an archive."""
    try:
        return _unpack(_Unpacking(packed))
    except (zlib.error, IndexError, ValueError, OverflowError) as wrong:
        raise Damaged(f"an archive is damaged: {wrong}") from None


def _unpack(packed: _Unpacking) -> list[Entry]:
    (count,) = packed.numbers(1)
    seqs, times = packed.numbers(count), packed.numbers(count)
    kinds = [kind.decode() for kind in packed.words(count)]
    authors = [author[1:].decode() if author else None for author in packed.words(count)]
    quotes = packed.numbers(count)
    bodies = [b""] * count
    for alike in _alike(list(zip(kinds, quotes, strict=True))):
        columns = [packed.pieces(len(alike)) for _ in range(quotes[alike[0]] + 1)]
        for at, pieces in zip(alike, zip(*columns, strict=True), strict=True):
            bodies[at] = QUOTE.join(pieces)
    return [Entry(*fields) for fields in zip(seqs, times, kinds, bodies, authors, strict=True)]


def _alike(shapes: Sequence[tuple[str, int]]) -> list[list[int]]:
    """Where the bodies of each shape are, in the order the shapes first appear."""
    groups: dict[tuple[str, int], list[int]] = {}
    for at, shape in enumerate(shapes):
        groups.setdefault(shape, []).append(at)
    return list(groups.values())


def _differences(values: Sequence[int]) -> bytes:
    packed, last = bytearray(), 0
    for value in values:
        difference, last = value - last, value
        rest = difference << 1 if difference >= 0 else (-difference << 1) - 1
        while rest > 127:
            packed.append(rest & 127 | 128)
            rest >>= 7
        packed.append(rest)
    return bytes(packed)
