"""The log of a table: each line a fact that cannot be taken back, only followed by another.

What the game's journal tells is in `core/entries.py`; here is what concerns the table alone.
"""

from typing import Literal

import msgspec

from bivouac.core.entries import Closed, Deed, Ended, Signed

Reception = Literal["welcome", "silent", "none"]  # how onlookers are received
Order = Literal["", "muted", "out"]  # what an onlooker was told, if anything


class Took(msgspec.Struct, frozen=True, tag_field="kind", tag="took"):
    """A person sat down, or is known by another name from now on."""

    seat: int
    player: str
    name: str


class Left(msgspec.Struct, frozen=True, tag_field="kind", tag="left"):
    """A person got up before the start."""

    seat: int


class Planned(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="planned"):
    """A free seat is meant for somebody else from now on."""

    seat: int
    plan: str  # the kind of seat
    bot: str = ""


class Pledged(msgspec.Struct, frozen=True, tag_field="kind", tag="pledged"):
    """A seat is bound to the word with this digest, which nobody else knows yet."""

    seat: int
    digest: str


class Called(msgspec.Struct, frozen=True, tag_field="kind", tag="called"):
    """Seats and pledges are settled, and every word that was pledged is to be said now."""


class Worded(msgspec.Struct, frozen=True, tag_field="kind", tag="worded"):
    """A seat said its word, which is stirred into the seed."""

    seat: int
    word: str


class Redrawn(msgspec.Struct, frozen=True, tag_field="kind", tag="redrawn"):
    """The words of these seats did not come, so there is another seed, and all pledges are void."""

    seed: bytes
    silent: list[int]


class Started(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="started"):
    """The game began with these words, and by these rules if they are newer than the charter."""

    words: list[str]
    rules: str = ""
    draws: int = 1  # of seed and words


class Asked(msgspec.Struct, frozen=True, tag_field="kind", tag="asked"):
    """A seat asks the others to go back to just after the action of that number."""

    number: int
    seat: int


class Answered(msgspec.Struct, frozen=True, tag_field="kind", tag="answered"):
    """A seat agrees to that, or does not."""

    seat: int
    agrees: bool


class Paused(msgspec.Struct, frozen=True, tag_field="kind", tag="paused"):
    """Nobody acts and no clock runs; these are the banks."""

    seat: int
    banks: list[int]


class Resumed(msgspec.Struct, frozen=True, tag_field="kind", tag="resumed"):
    """Play goes on."""

    seat: int


class Away(msgspec.Struct, frozen=True, tag_field="kind", tag="away"):
    """A player is on vacation between these moments; said again with the same beginning, it ends sooner."""

    seat: int
    begins: int
    ends: int


class Said(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="said"):
    """Somebody said something; the seat is -1 for an onlooker, and `who` what they are known by here."""

    text: str
    name: str = ""
    seat: int = -1
    who: str = ""


class Received(msgspec.Struct, frozen=True, tag_field="kind", tag="received"):
    """Onlookers are `welcome`, `silent` or not let in (`none`) from now on."""

    onlookers: Reception


class Minded(msgspec.Struct, frozen=True, tag_field="kind", tag="minded"):
    """One onlooker is `muted`, shut `out`, or neither from now on."""

    who: str
    order: Order


class Followed(msgspec.Struct, frozen=True, tag_field="kind", tag="followed"):
    """The same people play again at that table."""

    table: str


Fact = (
    Took | Left | Planned | Pledged | Called | Worded | Redrawn | Started | Deed | Asked | Answered | Paused
    | Resumed | Away | Said | Received | Minded | Ended | Signed | Followed | Closed
)  # fmt: skip


class Line(msgspec.Struct, frozen=True):
    """A fact with its place in the log and its moment, in milliseconds since the epoch."""

    seq: int
    at: int
    fact: Fact


def kind_of(fact: Fact) -> str:
    """The name of the kind of a fact, as it is stored."""
    tag = type(fact).__struct_config__.tag
    assert isinstance(tag, str), "every fact has a tag"
    return tag


def encode(fact: Fact) -> bytes:
    """The fact as JSON."""
    return msgspec.json.encode(fact)


_DECODER: msgspec.json.Decoder[Fact] = msgspec.json.Decoder(Fact)


def decode(body: bytes) -> Fact:
    """The inverse of `encode`."""
    return _DECODER.decode(body)
