"""The two ways of saying no: to a player (`Refusal`) and to an operator (`SetupError`)."""

from collections.abc import Callable, Mapping
from typing import Any, Final, final

from bivouac.core.shapes import CodeFact, SeatFact, TextFact

NOT_YOUR_TURN: Final = "not_your_turn"
GAME_OVER: Final = "game_over"
UNKNOWN_ACTION: Final = "unknown_action"
UNKNOWN_TEXT: Final = "unknown_text"

Facts = Mapping[str, object]  # what the sentence of a refusal may mention, of a shape the game declares


class Refusal(Exception):
    """A player asked for something the rules forbid; nothing has changed."""

    def __init__(self, code: str, facts: Facts | None = None, ruling: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.facts: Facts = {} if facts is None else facts
        self.ruling = ruling if ruling else f"house.{code}"

    def to_dict(self) -> dict[str, object]:
        """The refusal as plain data: a compiled exception does not pickle with its fields."""
        return {"code": self.code, "facts": dict(self.facts), "ruling": self.ruling}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.to_dict() == other.to_dict()

    def __ne__(self, other: object) -> bool:  # compiled, the one an exception inherits would crash
        return not self == other

    def __hash__(self) -> int:
        return hash((self.code, self.ruling))

    def __str__(self) -> str:
        facts = " ".join(f"{key}={value}" for key, value in self.facts.items())
        return f"{self.code} {facts}".rstrip() + f" ({self.ruling})"


def no_facts(state: Any, argument: int) -> Facts:
    """Most sentences mention nothing."""
    return {}


@final
class Reason:
    """Why an action is forbidden: the code of its refusal, its ruling, and what the sentence may mention.

    A predicate answers with one, or with None where nothing forbids. Where another question is asked the same
    reason may rest on another ruling, given by `asked`.
    """

    def __init__(
        self,
        code: str,
        ruling: int,
        facts: Callable[[Any, int], Facts] = no_facts,
        asked: Mapping[int, int] | None = None,
    ) -> None:
        self.code = code
        self.ruling = ruling
        self.facts = facts
        self.asked: Mapping[int, int] = {} if asked is None else asked

    def refusal(self, game: str, state: Any, argument: int, question: int) -> Refusal:
        """The refusal a player reads."""
        ruling = self.asked.get(question, self.ruling)
        return Refusal(self.code, self.facts(state, argument), f"{game}.{ruling}")

    def __repr__(self) -> str:
        return f"Reason({self.code}, {self.ruling})"


# The answer to an action that answers another question than the one that is asked.
UNASKED: Final = Reason("not_asked", 0)


class SetupError(Exception):
    """The operator or the data is wrong: bad seats, options, documents, packs, journals."""


def not_your_turn(seat: int) -> Refusal:
    """The refusal of a seat (or onlooker) that may not act now."""
    return Refusal(NOT_YOUR_TURN, SeatFact(seat=seat))


def game_over() -> Refusal:
    """The refusal of anything after the end."""
    return Refusal(GAME_OVER)


def unknown_action(action: int) -> Refusal:
    """The refusal of a code outside the vocabulary."""
    return Refusal(UNKNOWN_ACTION, CodeFact(action=action))


def unknown_text(text: str) -> Refusal:
    """The refusal of a notation no action has."""
    return Refusal(UNKNOWN_TEXT, TextFact(text=in_one_line(text, 60)))


def in_one_line(text: str, longest: int = 40) -> str:
    """What somebody typed, cut and without line breaks, so that a sentence that quotes it stays one line."""
    return "".join(char if char.isprintable() else "?" for char in text[:longest])
