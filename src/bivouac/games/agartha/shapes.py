"""The shapes of all that leaves the rules; `tools/wire_types.py` writes a board's types from them."""

from typing import Final, Literal, NotRequired, TypedDict

from bivouac.core import shapes
from bivouac.games.agartha.data.tokens import Action

Zone = Literal["locations", "village", "exploration"]
Card = TypedDict("Card", {"id": str, "kind": str})
HeldToken = TypedDict("HeldToken", {"id": str, "kind": str, "value": int, "action": Action})
Hand = TypedDict("Hand", {"count": int, "tokens": list[HeldToken] | None, "one_of": list[int]})
Deck = TypedDict("Deck", {"id": str, "count": int, "bottom": list[Card]})


class Place(TypedDict):
    """A slot or sector of a personal board; the sectors belong to no zone."""

    id: str
    place: str
    zone: Zone | None
    open: bool
    cards: list[Card]


class Token(TypedDict):
    """A token on a tile; value and action are for those who know its face."""

    id: str
    kind: str | None
    seat: int
    value: int | None
    action: Action | None
    face_up: bool
    one_of: list[int]
    order: int


TokenZone = TypedDict("TokenZone", {"id": str, "tokens": list[Token]})


class Tile(TypedDict):
    """An expedition tile: its card places and its two zones."""

    id: str
    number: int
    cards: list[Card | None]
    action: TokenZone
    bid: TokenZone


class Player(TypedDict):
    """A board, all of it open, and the tokens, of which others see the number alone."""

    id: str
    seat: int
    testament: bool
    places: list[Place]
    cards: list[Card]
    hand: Hand
    returned: list[Token]
    explored: list[bool]
    points: int
    lines: list[tuple[str, int]]


class Prompt(shapes.Asked):
    """What is asked, and about which card, slot or tile."""

    count: NotRequired[int]
    card: NotRequired[str]
    slot: NotRequired[str]
    number: NotRequired[int]


class Outlook(shapes.Seen):
    """All that a seat may see."""

    players: list[Player]
    prompt: Prompt
    rounds: int
    tiles: list[Tile]
    deck: Deck
    discard: list[Card]
    testament: int
    actions: list[Action]


Testament = TypedDict(
    "Testament", {"kind": Literal["first", "testament"], "seat": int, "element": str, "to": str}
)
Round = TypedDict("Round", {"kind": Literal["round"], "round": int})
OnTile = Literal["turn", "under"]
Turn = TypedDict("Turn", {"kind": OnTile, "element": str, "card": str, "number": int, "from": str, "to": str})
Shuffle = TypedDict(
    "Shuffle", {"kind": Literal["reshuffle"], "element": str, "count": int, "from": str, "to": str}
)
Carrying = Literal["deal", "swapped", "meet", "discard"]
Carry = TypedDict(
    "Carry", {"kind": Carrying, "seat": int, "element": str, "card": str, "from": str, "to": str}
)

Gain = TypedDict(
    "Gain", {
        "kind": Literal["draw", "win"], "seat": int, "element": str, "card": str,
        "number": NotRequired[int], "from": str, "to": str,
    },
)  # fmt: skip
Put = TypedDict(
    "Put", {
        "kind": Literal["put"], "seat": int, "element": str, "card": str, "slot": str, "from": str, "to": str,
    },
)  # fmt: skip
Move = TypedDict(
    "Move", {
        "kind": Literal["move", "swap"], "seat": int, "element": str, "card": str, "other": NotRequired[str],
        "origin": str, "slot": str, "from": str, "to": str,
    },
)  # fmt: skip
Bid = TypedDict(
    "Bid", {
        "kind": Literal["bid"], "seat": int, "element": str, "number": int, "zone": str,
        "face": NotRequired[str], "value": NotRequired[int], "from": str, "to": str,
    },
)  # fmt: skip
Show = TypedDict(
    "Show", {
        "kind": Literal["show", "reveal"], "seat": int, "element": str, "face": str, "value": int,
        "number": int, "action": NotRequired[Action],
    },
)  # fmt: skip
Return = TypedDict("Return", {"kind": Literal["return"], "seat": int, "element": str, "from": str, "to": str})
Auction = TypedDict(
    "Auction", {"kind": Literal["auction"], "seat": int, "element": str, "number": int, "count": int}
)
Tie = TypedDict("Tie", {"kind": Literal["tie"], "element": str, "number": int, "count": int})
Validate = TypedDict(
    "Validate", {"kind": Literal["validate"], "seat": int, "element": str, "slot": str, "count": int}
)
Score = TypedDict("Score", {"kind": Literal["score", "explore"], "seat": int, "element": str, "count": int})
Skip = TypedDict("Skip", {"kind": Literal["skip", "done"], "seat": int, "element": str})
Event = (
    Testament | Round | Turn | Shuffle | Carry | Gain | Put | Move | Bid | Show | Return | Auction | Tie
    | Validate | Score | Skip | shapes.End
)  # fmt: skip

RefillOdds = TypedDict("RefillOdds", {"replaced_by": dict[str, float]})
Odds = shapes.CardOdds | RefillOdds

Value = TypedDict("Value", {"value": int})
InSlot = TypedDict("InSlot", {"slot": str})
CardThere = TypedDict("CardThere", {"card": str, "slot": str})
InZone = TypedDict("InZone", {"zone": str})
Tier = TypedDict("Tier", {"tier": int, "slot": str})

REFUSALS: Final = shapes.refusals(
    (shapes.NumberFact, "zone_taken", "no_such_tile", "no_card_there"),
    (shapes.CardFact, "objects_only", "not_an_amulet"),
    (InSlot, "same_slot", "swap_within", "slot_closed"),
    (CardThere, "no_such_card", "no_partner"),
    (Tier, "too_few", "explored"),
    (Value, "token_placed"),
    (InZone, "other_zone"),
)
