"""What a review says, as it is stored and sent: its names are promised to whoever reads the JSON."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

FORMAT = "bivouac review 1"

Mark = Literal["", "inaccuracy", "mistake", "blunder"]
Judged = Literal["learned", "estimate"]


class Reply(msgspec.Struct, frozen=True):
    """What another seat would answer in most worlds, and what that takes from the chance to win."""

    seat: int
    text: str
    labels: dict[str, str]  # by language
    share: float  # of the worlds
    cost: float


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact that speaks for an action rather than another.

    A `hope` is a chance it takes; a `term` something it brings more or less of, a `price` the same where it
    speaks against it; `lead` all such terms together; `ends` the share of worlds in which the game is
    `won` or not `lost` at once; `reply` what the other action invites, or (`then`) this one; `judge` that
    nothing else tells.
    """

    kind: Literal["hope", "term", "price", "lead", "ends", "reply", "judge"]
    name: str = ""  # of the chance or the term, in the words of the game
    amount: float = 0.0
    count: int = 0  # of what a chance stakes, or the number of the tile a term is about
    of: int = 0
    what: str = ""
    reply: Reply | None = None


class Prospect(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action as the player could have judged it: the chance to win it leaves, and how sure that is."""

    text: str
    chance: float
    error: float  # of the standard kind: worlds that fit what the player knew disagree so much
    why: list[
        Reason
    ] = []  # the best is better than this, where it is among the `others` of a marked decision


class Followed(msgspec.Struct, frozen=True):
    """An action of a line that was played out."""

    seat: int
    text: str
    labels: dict[str, str]  # by language


class Decision(msgspec.Struct, frozen=True):
    """What a player chose among several actions, and what that gave away."""

    number: int  # of the action
    played: Prospect
    best: Prospect
    loss: float  # of the chance to win, against the best; 0 for the best itself
    error: float  # of the loss
    mark: Mark
    choices: int
    others: list[Prospect]  # the best few, in order
    why: list[Reason] = []  # the best is better than what was played, where that is marked
    line: list[Followed] = []  # the best played out in one of the worlds, where that is marked


class Swing(msgspec.Struct, frozen=True):
    """What a deal, a draw or a reveal brought a seat against what it could expect."""

    number: int  # of the action; 0 is the deal
    luck: float


class Moment(msgspec.Struct, frozen=True):
    """A decision to learn from."""

    number: int
    seat: int


class Review(msgspec.Struct, frozen=True):
    """A finished game judged. Lists are by seat; a chance goes from 0 to 1, a win shared counts its share."""

    format: str
    game: str
    rules: str
    options: dict[str, Any]
    seats: int
    actions: int
    judge: Judged
    worlds: int
    result: list[float]
    points: list[int] | None
    chances: list[list[float]]  # after the deal, then after every action
    decisions: list[list[Decision]]
    accuracy: list[float | None]  # of 100; nothing for a seat that never had a choice
    phases: list[list[float | None]]  # the same for each third of the game
    luck: list[float]
    stages: list[list[float]]  # the same for each stage of a usual game
    swings: list[list[Swing]]  # the largest, in the order of the game
    adjusted: list[float]  # the result without the luck
    turning: list[int]  # the actions after which the most had changed
    moments: list[Moment]


def encode(review: Review) -> bytes:
    """The review as JSON."""
    return msgspec.json.format(msgspec.json.encode(review), indent=1) + b"\n"


def decode(text: bytes) -> Review:
    """The review of a JSON text; raises msgspec.DecodeError."""
    return msgspec.json.decode(text, type=Review)
