"""The shapes of all that leaves the rules; `tools/wire_types.py` writes a board's types from them."""

from typing import Final, Literal, NotRequired, TypedDict

from bivouac.core import shapes

Lantern = TypedDict("Lantern", {"id": str, "kind": str | None, "seen_by": list[int]})
Player = TypedDict(
    "Player", {
        "id": str, "seat": int, "sparks": int, "row": list[Lantern], "points": int,
        "lines": list[tuple[str, int]],
    },
)  # fmt: skip
Deck = TypedDict("Deck", {"id": str, "count": int, "lanterns": list[Lantern]})


class Outlook(shapes.Seen):
    """All that a seat may see."""

    players: list[Player]
    prompt: shapes.Asked
    deck: Deck


Deal = TypedDict("Deal", {"kind": Literal["deal"], "element": str, "count": int, "from": str, "to": str})
Look = TypedDict("Look", {"kind": Literal["look"], "seat": int, "element": str, "face": NotRequired[str]})
Take = TypedDict(
    "Take", {"kind": Literal["take"], "seat": int, "element": str, "face": str, "from": str, "to": str}
)
Shine = TypedDict("Shine", {"kind": Literal["shine"], "seat": int, "count": int, "from": str, "to": str})
Scatter = TypedDict("Scatter", {"kind": Literal["scatter"], "seat": int, "element": str})
Event = Deal | shapes.First | shapes.Turn | Look | Take | Shine | Scatter | shapes.End

Odds = TypedDict("Odds", {"lanterns": dict[str, float]})
Place = TypedDict("Place", {"place": int})

REFUSALS: Final = shapes.refusals(
    (Place, "already_known", "no_lantern", "already_peeked"),
)
