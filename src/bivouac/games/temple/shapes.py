"""The shapes of all that leaves the rules; `tools/wire_types.py` writes a board's types from them."""

from typing import Final, Literal, NotRequired, TypedDict

from bivouac.core import shapes

Face = TypedDict("Face", {"id": str, "kind": str, "star": bool})
Deck = TypedDict("Deck", {"id": str, "count": int})
Assistant = TypedDict("Assistant", {"id": str, "kind": str, "place": str})


class Owned(Face):
    """A card of a tableau: used for good when it is flipped, closed in a set when it has a group."""

    flipped: bool
    group: int | None


class Standing(TypedDict):
    """A card that stands in the temple; its kind is for those who have seen its face."""

    id: str
    kind: str | None
    star: bool | None
    cell: str
    floor: int
    x: int
    y: int
    face_up: bool
    covers: int
    price: int
    payable: bool
    seen_by: list[int]


class OpenSet(TypedDict):
    """What the open cards of a deck that counts by sets are worth, and at best with one card more."""

    deck: str
    points: int
    best: int


class Player(TypedDict):
    """A player's tableau and money."""

    id: str
    seat: int
    money: int
    cards: list[Owned]
    sets: list[OpenSet]
    assistants: list[str]
    stars: int
    artifacts: int
    points: int
    lines: list[tuple[str, int]]


class Prompt(shapes.Asked):
    """What is asked: how many actions are left, or how many picks."""

    left: NotRequired[int]
    count: NotRequired[int]


class Outlook(shapes.Seen):
    """All that a seat may see; prices and purse are those of `payer`."""

    players: list[Player]
    prompt: Prompt
    decks: list[str]
    cover: Literal["touch", "outline"]
    payer: int
    temple: list[Standing]
    assistants: list[Assistant]
    deck: Deck
    removed: int
    discard: list[Face]
    first: int
    next: int | None
    left: int
    acted: bool
    turn: int


DeckDealt = TypedDict(
    "DeckDealt", {"kind": Literal["deck"], "element": str, "deck": str, "from": str, "to": str}
)
Building = Literal["build", "remove"]
Build = TypedDict("Build", {"kind": Building, "element": str, "count": int, "from": str, "to": str})
Carrying = Literal["take", "discard"]
Carry = TypedDict(
    "Carry", {"kind": Carrying, "seat": int, "element": str, "card": str, "from": str, "to": str}
)
HandingOver = Literal["steal", "give"]
HandOver = TypedDict(
    "HandOver",
    {"kind": HandingOver, "seat": int, "element": str, "card": str, "from": str, "to": str, "other": str},
)
Engage = TypedDict(
    "Engage",
    {"kind": Literal["engage"], "seat": int, "element": str, "assistant": str, "from": str, "to": str},
)
Look = TypedDict("Look", {"kind": Literal["look"], "seat": int, "element": str, "card": NotRequired[str]})
Closing = Literal["flip", "close"]
Close = TypedDict("Close", {"kind": Closing, "seat": int, "elements": list[str], "deck": str, "count": int})
Again = TypedDict("Again", {"kind": Literal["again"], "seat": int, "count": int})
Fizzle = TypedDict("Fizzle", {"kind": Literal["fizzle"], "seat": int, "phase": str, "to": str})
Event = (
    DeckDealt | Build | shapes.First | shapes.Turn | shapes.Money | Carry | HandOver | Engage | Look | Close
    | Again | Fizzle | shapes.End
)  # fmt: skip

Odds = TypedDict("Odds", {"cards": dict[str, float]})

AtCell = TypedDict("AtCell", {"cell": str})
Engaged = TypedDict("Engaged", {"assistant": str})
SetOf = TypedDict("SetOf", {"deck": str})
Guarded = TypedDict("Guarded", {"player": int})
Cards = TypedDict("Cards", {"cards": str})

REFUSALS: Final = shapes.refusals(
    (AtCell, "empty_cell", "face_up", "already_seen"),
    (Cards, "impossible_flip", "impossible_close"),
    (shapes.PriceFact, "not_enough"),
    (Engaged, "assistant_gone"),
    (SetOf, "no_such_set"),
    (Guarded, "guarded"),
    (shapes.CardFact, "no_such_card"),
)
