"""The file of a judge: a line of JSON that says what it judges, then its numbers; nothing in it is run."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from math import prod
from typing import Final, Literal

import msgspec
import numpy as np

from bivouac.core.mistakes import PlayerMistake

FORMAT: Final = "bivouac weights 1"
LONGEST_HEAD: Final = 65_536
MOST_BYTES: Final = 2_000_000

Array = np.ndarray[tuple[int, ...], np.dtype[np.float32]]
Training = dict[str, int | float | str]  # how it was trained, for whoever asks


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file says of itself: the game and side it judges, as which rules and features have them."""

    format: str
    game: str
    side: str
    rules: str
    features: str  # the fingerprint of what the features said when it was trained
    shapes: tuple[tuple[int, ...], ...]
    checksum: str
    trained: Training = {}


class Weights(msgspec.Struct, frozen=True):
    """A head and the arrays it announces."""

    head: Head
    arrays: list[Array]


def pack(
    game: str, side: str, rules: str, features: str, arrays: Sequence[Array], trained: Training
) -> bytes:
    """The arrays as a file for that game and side."""
    body = b"".join(array.astype("<f4").tobytes() for array in arrays)
    shapes = tuple(tuple(array.shape) for array in arrays)
    head = Head(FORMAT, game, side, rules, features, shapes, _checksum(body), trained)
    return msgspec.json.encode(head) + b"\n" + body


def unpack(content: bytes, name: str) -> Weights:
    """The weights of a file; anything else, or a part of one, is refused by name."""
    line, newline, body = content[:LONGEST_HEAD].partition(b"\n")
    try:
        head = msgspec.json.decode(line, type=Head)
    except (msgspec.DecodeError, RecursionError):
        raise refused(name, "foreign") from None
    if head.format != FORMAT or not newline or len(content) > MOST_BYTES:
        raise refused(name, "foreign")
    body = content[len(line) + 1 :]
    if any(size < 1 for shape in head.shapes for size in shape):
        raise refused(name, "foreign")
    if len(body) != 4 * sum(prod(shape) for shape in head.shapes):
        raise refused(name, "truncated")
    if _checksum(body) != head.checksum:
        raise refused(name, "damaged")
    numbers = np.frombuffer(body, "<f4").astype(np.float32)
    if not np.isfinite(numbers).all():
        raise refused(name, "damaged")
    ends = np.cumsum([prod(shape) for shape in head.shapes])[:-1]
    parts = np.split(numbers, ends)
    return Weights(head, [part.reshape(shape) for part, shape in zip(parts, head.shapes, strict=True)])


Fault = Literal["foreign", "truncated", "damaged", "game", "rules", "features", "missing"]


def refused(name: str, fault: Fault) -> PlayerMistake:
    """What keeps a file from being used."""
    return PlayerMistake(f"weights_{fault}", {"file": name})


def _checksum(body: bytes) -> str:
    return blake2b(body, digest_size=16).hexdigest()
