"""The two ways of saying no: to a player (`Refusal`) and to an operator (`SetupError`)."""

from typing import Final

NOT_YOUR_TURN: Final = "not_your_turn"
GAME_OVER: Final = "game_over"
UNKNOWN_ACTION: Final = "unknown_action"
UNKNOWN_TEXT: Final = "unknown_text"


class Refusal(Exception):
    """A player asked for something the rules forbid; nothing has changed."""

    def __init__(self, code: str, facts: dict[str, int | str] | None = None, ruling: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.facts: dict[str, int | str] = {} if facts is None else facts
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


class SetupError(Exception):
    """The operator or the data is wrong: bad seats, options, documents, packs, journals."""


def not_your_turn(seat: int) -> Refusal:
    """The refusal of a seat (or onlooker) that may not act now."""
    return Refusal(NOT_YOUR_TURN, {"seat": seat})


def game_over() -> Refusal:
    """The refusal of anything after the end."""
    return Refusal(GAME_OVER)


def unknown_action(action: int) -> Refusal:
    """The refusal of a code outside the vocabulary."""
    return Refusal(UNKNOWN_ACTION, {"action": action})


def unknown_text(text: str) -> Refusal:
    """The refusal of a notation no action has; the text is cut so that an error stays one line."""
    shown = "".join(char if char.isprintable() else "?" for char in text[:60])
    return Refusal(UNKNOWN_TEXT, {"text": shown})
