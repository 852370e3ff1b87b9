"""The shapes of all that leaves the rules; `tools/wire_types.py` writes a board's types from them."""

from typing import Final, Literal, NotRequired, TypedDict

from bivouac.core import contract, shapes

Worth = TypedDict("Worth", {"points": int, "icons": list[str]})


class CardEntry(contract.Entry):
    """A card as it is printed: its price, what it is spent for, what playing it from hand costs."""

    cost: int
    points: int
    travel: list[str]
    free: bool
    exiled: bool
    fee: list[str]


class AssistantEntry(contract.Entry):
    """An assistant: what either side does, as a sentence of its own."""

    silver: str
    gold: str


class TileEntry(contract.Entry):
    """A tile that counts at the end."""

    points: int


class StackEntry(TileEntry):
    """Temple tiles of one worth, with their price on either side of the track."""

    price: dict[str, list[str]]


class RowEntry(contract.Entry):
    """A row of the track: what it is worth to either token, the price of its spaces, where bridges lead."""

    glass: Worth
    notebook: Worth
    prices: list[list[str]]
    bridges: list[list[int]]


class TempleEntry(contract.Entry):
    """The Lost Temple: the price of the way in, and the points of those who come first, second…"""

    price: list[str]
    arrivals: list[int]


Entry = contract.Entry | CardEntry | AssistantEntry | TileEntry | StackEntry | RowEntry | TempleEntry

Side = Literal["bird", "snake"]
TokenKind = Literal["glass", "notebook"]
Purse = TypedDict("Purse", {"coin": int, "compass": int, "tablet": int, "arrowhead": int, "jewel": int})
Open = TypedDict("Open", {"id": str, "kind": str})
Piece = TypedDict("Piece", {"id": str, "kind": str | None})
Basic = TypedDict("Basic", {"id": str, "kind": str, "seat": int})
ForSale = TypedDict("ForSale", {"id": str, "kind": str, "cost": int})
Helper = TypedDict("Helper", {"id": str, "kind": str, "gold": bool, "ready": bool})
Overcome = TypedDict("Overcome", {"id": str, "kind": str, "boon": bool})
Space = TypedDict(
    "Space", {"id": str, "space": str, "travel": list[str], "blocked": bool, "player": int | None}
)
Token = TypedDict("Token", {"player": int, "token": TokenKind})
Step = TypedDict("Step", {"id": str, "row": int, "column": int, "bonuses": list[str], "tokens": list[Token]})
Stack = TypedDict("Stack", {"id": str, "count": int, "known": list[str]})
Pile = TypedDict("Pile", {"id": str, "count": int, "top": Open | None})
DeckCard = TypedDict("DeckCard", {"face": str | None, "shuffle": int | None})
Deck = TypedDict("Deck", {"id": str, "count": int, "cards": list[DeckCard]})
InCare = TypedDict("InCare", {"shuffles": list[int], "fears": int})


class Site(TypedDict):
    """A camp site or a place of the island; `compasses` is what discovering it costs."""

    id: str
    site: str
    level: int
    row: int
    column: int
    tile: Open | None
    guardian: Open | None
    spaces: list[Space]
    idols: list[Piece]
    compasses: int


class Player(TypedDict):
    """A player's board; of hand and deck others see what is known to all."""

    id: str
    seat: int
    tokens: Purse
    passed: bool
    hand: list[Piece]
    deck: Deck
    sifted: list[Piece]
    in_care: InCare
    area: list[Open]
    fear_tiles: int
    crates: int
    slots: list[bool]
    assistants: list[Helper | None]
    guardians: list[Overcome]
    archaeologists: int
    glass: int
    notebook: int
    temple_tiles: dict[str, int]
    all_planes: bool
    no_fear: bool
    points: int
    lines: list[tuple[str, int]]


class Rival(TypedDict):
    """The solo rival: its tiles, the arrow it decides by, what it has and what that counts."""

    id: str
    deeds: list[str]
    done: list[str]
    arrow: Literal["left", "right"]
    back: Open
    cards: list[Open]
    idols: list[str]
    pile: int
    guardians: list[Overcome]
    glass: int
    temple_tiles: dict[str, int]
    assistants_gone: list[str]
    points: int
    lines: list[tuple[str, int]]


class LostTemple(TypedDict):
    """Temple tiles, who arrived when, and the hidden bonus tiles for those who looked through them."""

    tiles: dict[str, int]
    arrived: list[int]
    bonuses: int
    seen: list[str] | None
    gone: list[int]


class Bill(TypedDict):
    """A travel payment under way: the icons asked for, paid in and still open, and what for."""

    travel: list[str]
    paid: list[str]
    open: list[str]
    elements: list[str]


class Question(TypedDict, total=False):
    """Whose effect asks, for what price, and what there is to be had."""

    piece: str
    effect: str
    price: str
    paying: bool


class Prompt(shapes.Asked, Question):
    """What is asked: about a card, a site, a payment, an effect."""

    card: NotRequired[str]
    site: NotRequired[str]
    count: NotRequired[int]
    travel: NotRequired[list[str]]
    paid: NotRequired[list[str]]
    open: NotRequired[list[str]]


class Outlook(shapes.Seen):
    """All that a seat may see."""

    players: list[Player]
    prompt: Prompt
    temple: Side
    first: int
    acted: bool
    icons: list[str]
    sites: list[Site]
    stacks: list[Stack]
    row: list[ForSale | None]
    decks: list[Pile]
    exile: list[Open]
    exiled_basics: list[Basic]
    fears: int
    slot_points: list[int]
    fear_tiles: int
    track: list[Step]
    lost_temple: LostTemple
    supply: list[Pile]
    rescue: list[Piece]
    rival: Rival | None
    red: int


# Who did it: a seat, or the solo rival, which has none.
Who = TypedDict("Who", {"seat": int | None, "who": NotRequired[str]})
Hand = TypedDict(
    "Hand", {"kind": Literal["hand"], "seat": int, "element": str, "count": int, "from": str, "to": str}
)
RowCard = TypedDict(
    "RowCard", {"kind": Literal["deal", "exile_row"], "element": str, "card": str, "from": str, "to": str}
)
First = TypedDict("First", {"kind": Literal["first"], "seat": int, "element": str, "to": NotRequired[str]})
Round = TypedDict("Round", {"kind": Literal["round"], "round": int, "element": str})
Laying = Literal["play", "spend", "discard", "lay", "exile", "fear", "take"]
Lay = TypedDict(
    "Lay", {
        "kind": Laying, "seat": int | None, "who": NotRequired[str], "element": str, "card": str,
        "from": str, "to": str,
    },
)  # fmt: skip
Drawing = Literal["draw", "hold", "put_back"]
Draw = TypedDict(
    "Draw", {"kind": Drawing, "seat": int, "element": str, "card": NotRequired[str], "from": str, "to": str}
)
Counted = TypedDict(
    "Counted", {"kind": Literal["sift", "shuffle"], "seat": int, "element": str, "count": int}
)
Exile = TypedDict("Exile", {"kind": Literal["exile_tile"], "seat": int, "element": str, "from": str})
Show = TypedDict("Show", {"kind": Literal["show"], "element": str, "card": str, "from": str})
Noting = Literal["fear_tile", "pass", "icons", "planes", "toll", "look"]
Note = TypedDict("Note", {"kind": Noting, "seat": int, "element": str})
Figure = TypedDict("Figure", {"seat": int | None, "who": NotRequired[str], "element": str, "site": str})
Arrive = TypedDict(
    "Arrive", {
        "kind": Literal["arrive"], "seat": int | None, "who": NotRequired[str], "element": str, "site": str,
        "to": str,
    },
)  # fmt: skip
Leave = TypedDict(
    "Leave", {
        "kind": Literal["leave"], "seat": int | None, "who": NotRequired[str], "element": str, "site": str,
        "from": str,
    },
)  # fmt: skip
Idol = TypedDict(
    "Idol", {
        "kind": Literal["idol"], "seat": int | None, "who": NotRequired[str], "element": str, "face": str,
        "idol": str, "count": int,
    },
)  # fmt: skip
Tile = TypedDict("Tile", {"kind": Literal["tile"], "element": str, "tile": str, "site": str})
ShowTile = TypedDict("ShowTile", {"kind": Literal["show_tile"], "element": str, "tile": str})
Wake = TypedDict("Wake", {"kind": Literal["wake"], "element": str, "face": str, "guardian": str, "site": str})
Chase = TypedDict("Chase", {"kind": Literal["chase"], "element": str, "guardian": str, "site": str})
Catch = TypedDict(
    "Catch", {
        "kind": Literal["overcome"], "seat": int | None, "who": NotRequired[str], "element": str,
        "guardian": str, "site": str, "to": str,
    },
)  # fmt: skip
Boon = TypedDict("Boon", {"kind": Literal["boon"], "seat": int, "element": str, "guardian": str})
Paying = Literal["gain", "pay"]
Pay = TypedDict("Pay", {"kind": Paying, "seat": int, "element": str, "resource": str, "count": int})
Helping = Literal["refresh", "promote", "use", "ride", "use_supply", "recruit"]
Help = TypedDict("Help", {"kind": Helping, "seat": int, "element": str, "assistant": str})
Swap = TypedDict(
    "Swap", {"kind": Literal["swap"], "seat": int, "element": str, "assistant": str, "other": str}
)
Rescue = TypedDict(
    "Rescue", {"kind": Literal["rescue"], "seat": int, "element": str, "face": str, "assistant": str}
)
Next = TypedDict("Next", {"kind": Literal["next"], "element": str, "face": str, "assistant": str})
Gone = TypedDict("Gone", {"kind": Literal["send_away"], "element": str, "assistant": str})
Slot = TypedDict("Slot", {"kind": Literal["slot"], "seat": int, "element": str, "effect": str, "number": int})
Unslot = TypedDict("Unslot", {"kind": Literal["unslot"], "seat": int, "element": str, "number": int})
Research = TypedDict(
    "Research", {
        "kind": Literal["research"], "seat": int | None, "who": NotRequired[str], "element": str,
        "token": TokenKind, "row": int, "to": str,
    },
)  # fmt: skip
Bonus = TypedDict(
    "Bonus", {
        "kind": Literal["bonus"], "seat": int | None, "who": NotRequired[str], "element": str, "face": str,
        "bonus": str, "from": str,
    },
)  # fmt: skip
Temple = TypedDict(
    "Temple", {
        "kind": Literal["temple"], "seat": int | None, "who": NotRequired[str], "element": str, "points": int,
        "to": str,
    },
)  # fmt: skip
Deed = TypedDict(
    "Deed", {
        "kind": Literal["deed"], "seat": int | None, "who": NotRequired[str], "element": str, "face": str,
        "deed": str,
    },
)  # fmt: skip
Idle = TypedDict(
    "Idle", {"kind": Literal["idle"], "seat": int | None, "who": NotRequired[str], "element": str}
)
Event = (
    Hand | RowCard | First | Round | Lay | Draw | Counted | Exile | Show | Note | Arrive | Leave | Idol | Tile
    | ShowTile | Wake | Chase | Catch | Boon | Pay | Help | Swap | Rescue | Next | Gone | Slot | Unslot
    | Research | Bonus | Temple | Deed | Idle | shapes.End
)  # fmt: skip

TileOdds = TypedDict("TileOdds", {"tiles": dict[str, float]})
Odds = shapes.CardOdds | TileOdds

AtSite = TypedDict("AtSite", {"site": str})
OfGuardian = TypedDict("OfGuardian", {"guardian": str})
Shortage = TypedDict("Shortage", {"resource": str, "has": int, "needs": int})
Needs = TypedDict("Needs", {"needs": int})
Most = TypedDict("Most", {"most": int})

REFUSALS: Final = shapes.refusals(
    (shapes.CardFact, "not_for_sale", "no_tablet", "not_in_hand", "not_laid", "not_exiled"),
    (AtSite, "not_discovered", "space_blocked", "space_taken", "cannot_travel", "discovered"),
    (AtSite, "no_guardian", "not_there", "others_there", "no_figure_there", "wrong_site"),
    (shapes.NumberFact, "no_helper", "exhausted", "no_ride", "slot_empty"),
    (OfGuardian, "no_boon", "travel_boon"),
    (Shortage, "too_few"),
    (Needs, "no_pilot"),
    (Most, "too_many"),
    (shapes.PhaseFact, "must_choose"),
)
