"""What counts as taking a piece, game by game, in the events everybody witnesses."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final


@dataclass(frozen=True)
class Takings:
    """Kinds of events by which a seat takes a piece, each with the key that names it.

    `lies_at` is for pieces that are later spoken of by their place: the kind of event that lays one there,
    its key for the place and its key for the piece.
    """

    events: Mapping[str, str]
    lies_at: tuple[str, str, str] | None = field(default=None)


TAKINGS: Final[dict[str, Takings]] = {
    "takara": Takings(
        {
            "keep": "tile", "discard": "tile",  # a tile that is kept, or that gives its reward and goes
            "draw": "tile", "hire": "specialist", "rent": "element", "buy": "element",
        }
    ),
    "agartha": Takings({"win": "card", "draw": "card", "show": "face", "reveal": "face"}),
    "temple": Takings({"take": "card", "steal": "card", "engage": "assistant"}),
    "arnak": Takings(
        {
            "take": "card", "recruit": "assistant", "overcome": "guardian", "idol": "idol",
            "slot": "effect", "bonus": "bonus", "arrive": "site",
        },
        lies_at=("tile", "site", "tile"),
    ),
}  # fmt: skip

NONE: Final = Takings({})


class Taker:
    """Reads events one by one, and tells what was taken by whom."""

    def __init__(self, takings: Takings) -> None:
        self.takings = takings
        self._lies: dict[str, str] = {}

    def read(self, event: Mapping[str, Any]) -> tuple[int, str] | None:
        """The seat and the piece it takes, if the event is a taking."""
        laid = self.takings.lies_at
        if laid is not None and event["kind"] == laid[0]:
            self._lies[event[laid[1]]] = event[laid[2]]
        key = self.takings.events.get(event["kind"])
        seat = event.get("seat")
        if key is None or seat is None or key not in event:
            return None
        piece = str(event[key])
        return int(seat), self._lies.get(piece, piece)
