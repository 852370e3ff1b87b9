"""The shapes of all that leaves the rules of Pearls."""

from typing import Any, Literal, NotRequired, TypedDict

from bivouac.core import shapes

Shell = TypedDict("Shell", {"id": str, "kind": str | None, "seen_by": list[int]})
Player = TypedDict("Player", {"id": str, "pearls": int})


class Outlook(shapes.Seen):
    """All that a seat may see."""

    players: list[Player]
    prompt: shapes.Asked
    pile: list[Shell]
    opened: list[Shell]


Deal = TypedDict("Deal", {"kind": Literal["deal"], "element": str, "count": int})
Look = TypedDict("Look", {"kind": Literal["look"], "seat": int, "element": str, "face": NotRequired[str]})
Dive = TypedDict("Dive", {"kind": Literal["dive"], "seat": int, "element": str, "face": str, "pearls": int})
Event = Deal | Look | Dive | shapes.End

Odds = dict[str, float]  # how likely the top shell is to be of each kind

REFUSALS: dict[str, Any] = shapes.REFUSALS  # none of Pearls' own has facts
