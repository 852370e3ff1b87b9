"""The shapes that leave the rules of every game; what is a game's own is in its room `shapes.py`.

A shape is a TypedDict: a plain dictionary to the rules, a promise to mypy, an interface in the browser. Rows
with a key that Python cannot spell as a name (`from`) are written as a call, and so are all of one line.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal, NotRequired, TypedDict

Ending = Literal["ranked", "together", "all_lost"]


def listed(parts: Sequence[object]) -> Any:
    """A row of fixed parts as JSON has it: a list, whose parts its shape tells."""
    return list(parts)


class Ended(TypedDict):
    """How a game ended, as `core/outcome.py` tells it."""

    kind: Ending
    winners: list[int]
    ranks: list[int]
    points: list[int] | None
    lines: list[list[tuple[str, int]]]
    utility: list[float]


class Asked(TypedDict):
    """What is asked, and of whom, in the message `prompt-<key>`; a game adds what that speaks of.

    `evident` is the text of the one answer that makes sense, if any: a screen may give it unasked.
    """

    key: str
    seat: int | None
    elements: NotRequired[list[str]]
    evident: NotRequired[str]


class Seen(TypedDict):
    """What every outlook has, besides the players, the prompt, the pieces and places of its game."""

    game: str
    seats: int
    viewer: int
    actors: list[int]
    round: int
    phase: str
    moves: int
    outcome: Ended | None


First = TypedDict("First", {"kind": Literal["first"], "seat": int, "element": str})
Turn = TypedDict("Turn", {"kind": Literal["turn"], "seat": int, "round": int})
End = TypedDict("End", {"kind": Literal["end"]})
Money = TypedDict(
    "Money", {"kind": Literal["earn", "spend"], "seat": int, "count": int, "from": str, "to": str}
)
CardOdds = TypedDict("CardOdds", {"cards": dict[str, float]})

NoFacts = TypedDict("NoFacts", {})
SeatFact = TypedDict("SeatFact", {"seat": int})
CodeFact = TypedDict("CodeFact", {"action": int})
TextFact = TypedDict("TextFact", {"text": str})
PhaseFact = TypedDict("PhaseFact", {"phase": str})
ActionFact = TypedDict("ActionFact", {"action": str})
CardFact = TypedDict("CardFact", {"card": str})
NumberFact = TypedDict("NumberFact", {"number": int})
PriceFact = TypedDict("PriceFact", {"has": int, "needs": int})

# The facts of the refusals that every game has, by their codes (`core/refusal.py`, `core/vocabulary.py`).
REFUSALS: Final[dict[str, Any]] = {
    "not_your_turn": SeatFact,
    "unknown_action": CodeFact,
    "unknown_text": TextFact,
    "answer_first": PhaseFact,
    "not_now": ActionFact,
}


def refusals(*rows: tuple[Any, ...]) -> dict[str, Any]:
    """The facts of refusals by their codes: a row is a shape and the codes that have it; others have none."""
    return REFUSALS | {code: shape for shape, *codes in rows for code in codes}
