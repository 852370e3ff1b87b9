"""The shapes of all that leaves the rules; `tools/wire_types.py` writes a board's types from them."""

from typing import Final, Literal, NotRequired, TypedDict, final

from bivouac.core import contract, shapes

Resource = TypedDict("Resource", {"id": str, "name": str})
Help = TypedDict("Help", {"icons": list[str], "cost": int, "stars": int, "sevens": int})


class Attempt(TypedDict):
    """An action of a card: the icon, the price, the marks, both boxes in words."""

    icon: str
    cost: int
    need: int
    marks: list[str]
    requires: str
    success: str
    failure: str


class Drawing(TypedDict):
    """What is drawn of a card: where it lies, what is found there, what it offers and is worth."""

    zone: int
    region: str
    resources: list[Resource]
    harsh: bool
    hidden: list[str]
    pips: int
    strip: tuple[int, str, int]
    helps: list[Help]
    attempts: list[Attempt]


class Entry(contract.Entry, Drawing):
    """A card of a pack; `known` is what a thing in the satchel comes to, in one plain sentence."""

    pack: str
    number: str
    gold: bool
    back: str
    front: str
    known: str
    copies: list[str]


Line = TypedDict("Line", {"cards": int, "success": float, "failure": float, "defeat": float, "left": int})


class Helped(Line):
    """A line, and how it reads when every help at hand is applied."""

    helped: Line


Helping = TypedDict("Helping", {"card": str, "cost": int, "stars": int, "sevens": int})


class Chances(Helped):
    """The chances for what would be drawn now, and for more cards; and what is at hand that may help."""

    need: int
    more: list[Helped]
    helps: list[Helping]


@final
class Loss(TypedDict):
    """What cards that are only lost may do."""

    cards: int
    defeat: float
    left: int


Odds = Chances | Loss

Status = Literal["here", "away", "fallen", "retired"]
Verdict = Literal["undecided", "success", "failure"]
Origin = Literal["deck", "discard"]
Ending = Literal["playing", "won", "lost", "abandoned"]
Piece = TypedDict("Piece", {"id": str, "kind": str})
Held = TypedDict("Held", {"id": str, "kind": str, "tally": NotRequired[int]})
Hand = TypedDict("Hand", {"id": str, "cards": list[Held]})
Item = TypedDict("Item", {"id": str, "slot": int, "pips": int, "used": bool, "cards": list[Piece]})
Limits = TypedDict("Limits", {"items": int, "per_item": int, "skills": int, "bonuses": int})
Deck = TypedDict("Deck", {"id": str, "count": int})
Zone = TypedDict("Zone", {"id": str, "zone": int, "count": int, "bottom": list[Piece]})
Discard = TypedDict("Discard", {"id": str, "count": int, "face_up": bool, "cards": list[Piece] | None})
Drawn = TypedDict("Drawn", {"id": str, "kind": str | None, "origin": Origin})
Curse = TypedDict("Curse", {"id": str, "kind": str, "lifted": bool})


class Cell(TypedDict):
    """A cell of the land: a terrain, an event, fog, fog that was looked behind, or an opening."""

    id: str
    cell: str
    x: int
    y: int
    face: Literal["up", "down", "known", "open"]
    kind: str | None
    card: str | None
    zone: int | None
    number: int | None
    attached: list[Piece]
    figures: list[int]
    fire: bool


class Player(TypedDict):
    """A character with an open hand and inventory."""

    id: str
    seat: int
    explorer: str | None
    status: Status
    figure: str
    cell: str | None
    fire: str | None
    hand: Hand
    items: list[Item | None]
    limits: Limits


class Printed(TypedDict):
    """An action where it is printed, by its place on the card; the back of fog has no card of its own."""

    icon: str
    card: str | None
    kind: str | None
    place: int | None
    printed: tuple[int, int]


class Offer(Printed):
    """Something a player may begin, or could but for the code that bars it; a walk says where it may lead."""

    action: str
    seat: int
    cell: str | None
    barred: str | None
    reaches: list[str]


Proposal = TypedDict("Proposal", {"action": str, "seat": int, "agreed": list[int], "offer": Offer | None})


class Running(Printed):
    """The action that runs: who takes part, what it costs and needs, what was drawn."""

    source: str
    active: int
    party: list[int]
    forced: bool
    locked: bool
    aim: str | None
    cost: int
    need: int
    trade: int
    successes: int | None
    applied: list[str]
    drawn: list[Drawn]
    verdict: Verdict


class About(TypedDict, total=False):
    """What a question is about."""

    elements: list[str]
    card: str
    other: str
    count: int
    number: str
    cell: str
    digits: str
    power: str
    keyword: str
    icon: str
    cost: int
    need: int
    ending: str


class Prompt(About):
    """What is asked, and of whom; nobody is named when all are asked."""

    key: str
    seat: int | None
    evident: NotRequired[str]


class Outlook(shapes.Seen):
    """All that anybody may see: the game is cooperative."""

    players: list[Player]
    prompt: Prompt
    adventure: str
    board: list[Cell]
    zones: list[Zone]
    deck: Deck
    discard: Discard
    past: list[Piece]
    banished: list[Piece]
    unseen: list[int]
    turned: list[Piece]
    reading: list[Piece]
    satchel: list[Piece]
    aside: list[Piece]
    experience: int
    offers: list[Offer]
    action: Running | None
    proposal: Proposal | None
    chances: Chances | None
    queue: list[Piece]
    curses: list[Curse]
    easy: bool
    night: int
    policy: Literal["any", "agree"]
    ending: Ending


# A card as an event names it, and the icon and card, or the cell of a fog card, that an offer is about.
OfCard = TypedDict("OfCard", {"element": str, "card": str})
Subject = TypedDict(
    "Subject", {"element": str, "icon": str, "card": NotRequired[str], "cell": NotRequired[str]}
)

Carrying = Literal["discard", "past", "banish", "return", "satchel", "attach"]
Carry = TypedDict("Carry", {"kind": Carrying, "element": str, "card": str, "from": str, "to": str})
ToHand = TypedDict(
    "ToHand", {"kind": Literal["hand"], "seat": int, "element": str, "card": str, "from": str, "to": str}
)
Take = TypedDict(
    "Take",
    {"kind": Literal["take"], "seat": int, "element": str, "card": str, "number": int, "from": str},
)
Missing = Literal["nothing", "wrong"]
NoCard = TypedDict("NoCard", {"kind": Missing, "number": int, "element": str, "card": NotRequired[str]})
Bury = TypedDict("Bury", {"kind": Literal["bury"], "number": int, "from": str, "to": str})
Laying = Literal["replace", "learn", "place", "clue", "start"]
Lay = TypedDict("Lay", {"kind": Laying, "to": str, "element": str, "card": str})
Show = TypedDict("Show", {"kind": Literal["drop", "flip", "peek", "show"], "element": str, "card": str})
Spending = Literal["apply", "power"]
Spend = TypedDict("Spend", {"kind": Spending, "seat": int, "element": str, "card": str})

LayFog = TypedDict("LayFog", {"kind": Literal["fog"], "element": str, "from": str})
Refill = TypedDict("Refill", {"kind": Literal["refill"], "element": str, "count": int})
Shuffle = TypedDict("Shuffle", {"kind": Literal["refresh", "restore"], "count": int, "from": str, "to": str})
Walk = TypedDict(
    "Walk", {"kind": Literal["walk"], "seat": int, "element": str, "card": str, "from": str, "to": str}
)
Light = TypedDict("Light", {"kind": Literal["light"], "seat": int, "element": str, "to": str})
Douse = TypedDict("Douse", {"kind": Literal["douse"], "element": str, "from": str})

Draw = TypedDict("Draw", {"kind": Literal["draw"], "seat": int, "count": int, "element": str})
Reveal = TypedDict("Reveal", {"kind": Literal["reveal"], "origin": Origin, "element": str, "card": str})
Counting = Literal["success", "failure"]
Count = TypedDict(
    "Count", {
        "kind": Counting, "seat": int, "count": int, "need": int, "element": str, "adventure": str,
        "attempt": int, "turn": int,
    },
)  # fmt: skip
Shed = TypedDict("Shed", {"kind": Literal["shed"], "count": int, "to": str})
Lose = TypedDict("Lose", {"kind": Literal["lose"], "seat": int, "count": int, "shown": int, "element": str})
Noting = Literal["camp", "exhausted", "recovered", "spared"]
Note = TypedDict("Note", {"kind": Noting, "element": str})

Handling = Literal["item", "assemble", "wear", "mend"]
Handle = TypedDict(
    "Handle", {"kind": Handling, "seat": int, "element": str, "card": str, "count": int, "to": str}
)
Give = TypedDict(
    "Give", {
        "kind": Literal["give", "swap"], "seat": int, "element": str, "card": str, "receiver": int,
        "from": str, "to": str,
    },
)  # fmt: skip
ProposeSwap = TypedDict(
    "ProposeSwap",
    {"kind": Literal["propose_swap"], "seat": int, "element": str, "card": str, "other": str},
)

Answering = Literal["object", "decline", "call_off"]
Figuring = Literal["help", "eliminate", "retire", "leave"]
Act = TypedDict(
    "Act",
    {"kind": Answering | Figuring | Literal["abandon", "propose_camp"], "seat": int, "element": str},
)
Trade = TypedDict("Trade", {"kind": Literal["trade"], "seat": int, "count": int, "element": str})
Say = TypedDict("Say", {"kind": Literal["say"], "seat": int, "number": int, "element": str})
ComeBack = TypedDict("ComeBack", {"kind": Literal["come_back"], "seat": int, "element": str, "to": str})
Joining = Literal["join", "explorer"]
Join = TypedDict("Join", {"kind": Joining, "seat": int, "element": str, "card": str, "to": str})
Begin = TypedDict(
    "Begin", {
        "kind": Literal["begin"], "seat": int, "icon": str, "forced": bool, "element": str,
        "card": NotRequired[str],
    },
)  # fmt: skip
Propose = TypedDict(
    "Propose", {
        "kind": Literal["propose"], "seat": int, "element": str, "icon": str, "card": NotRequired[str],
        "cell": NotRequired[str],
    },
)  # fmt: skip
Lift = TypedDict("Lift", {"kind": Literal["lift"], "element": str, "curse": str})
Fate = TypedDict("Fate", {"kind": Literal["home", "stay"], "seat": int, "element": str, "card": str})
End = TypedDict("End", {"kind": Literal["end"], "ending": Ending})
Introduction = TypedDict("Introduction", {"kind": Literal["introduction"], "adventure": str, "element": str})
Event = (
    Carry | ToHand | Take | NoCard | Bury | Lay | Show | Spend | LayFog | Refill | Shuffle | Walk | Light
    | Douse | Draw | Reveal | Count | Shed | Lose | Note | Handle | Give | ProposeSwap | Act | Trade | Say
    | ComeBack | Join | Begin | Propose | Lift | Fate | End | Introduction
)  # fmt: skip

OfSeat = TypedDict("OfSeat", {"seat": int})
OfSlot = TypedDict("OfSlot", {"slot": int})
OfCell = TypedDict("OfCell", {"cell": str})
OfIcon = TypedDict("OfIcon", {"icon": str})
Most = TypedDict("Most", {"count": int})
Offered = TypedDict("Offered", {"icon": NotRequired[str], "number": int})

REFUSALS: Final = shapes.refusals(
    (OfSeat, "not_beside", "asked_already", "keeps_alone", "not_a_holder"),
    (OfSlot, "nobody_beside", "no_such_item", "no_use", "used_already", "in_use"),
    (Most, "no_slot", "column_full", "too_much"),
    (Offered, "no_such_offer", "not_yours", "not_all_here", "done_here", "harsh_ground", "forbidden"),
    (Offered, "nowhere_to_go", "no_other_side"),
    (OfIcon | Offered, "unmet"),
    (OfIcon, "locked"),
    (OfSeat | OfSlot | shapes.NoFacts, "no_room"),
    (OfCell, "out_of_reach"),
)
