"""The shapes of all that leaves the rules; `tools/wire_types.py` writes a board's types from them."""

from typing import Any, Final, Literal, NotRequired, TypedDict

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


class Chances(Helped):
    """The chances for what would be drawn now, and for more cards."""

    need: int
    more: list[Helped]


Loss = TypedDict("Loss", {"cards": int, "defeat": float, "left": int})
Odds = Chances | Loss

Status = Literal["here", "away", "fallen", "retired"]
Verdict = Literal["undecided", "success", "failure"]
Ending = Literal["playing", "won", "lost", "abandoned"]
Piece = TypedDict("Piece", {"id": str, "kind": str})
Held = TypedDict("Held", {"id": str, "kind": str, "tally": NotRequired[int]})
Hand = TypedDict("Hand", {"id": str, "cards": list[Held]})
Item = TypedDict("Item", {"id": str, "slot": int, "pips": int, "used": bool, "cards": list[Piece]})
Limits = TypedDict("Limits", {"items": int, "per_item": int, "skills": int, "bonuses": int})
Deck = TypedDict("Deck", {"id": str, "count": int})
Zone = TypedDict("Zone", {"id": str, "zone": int, "count": int, "bottom": list[Piece]})
Discard = TypedDict("Discard", {"id": str, "count": int, "face_up": bool, "cards": list[Piece] | None})
Drawn = TypedDict("Drawn", {"id": str, "kind": str | None, "origin": Literal["deck", "discard"]})
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
    moves: int
    ending: Ending


# What an event may tell besides its kind: most are about a card, a person or a place.
Facts = TypedDict(
    "Facts", {
        "seat": int, "element": str, "card": str, "from": str, "to": str, "number": int, "count": int,
        "shown": int, "origin": str, "need": int, "adventure": str, "attempt": int, "receiver": int,
        "other": str, "icon": str, "forced": bool, "cell": str, "curse": str, "ending": str,
    },
    total=False,
)  # fmt: skip


class Event(Facts):
    """Something that happened, as everybody witnessed it."""

    kind: str


OfSeat = TypedDict("OfSeat", {"seat": int})
OfSlot = TypedDict("OfSlot", {"slot": int})
OfCell = TypedDict("OfCell", {"cell": str})
OfIcon = TypedDict("OfIcon", {"icon": str})
Count = TypedDict("Count", {"count": int})
Offered = TypedDict("Offered", {"icon": NotRequired[str], "number": int})

# The facts of a refusal, by its code; there are none where none are named.
REFUSALS: Final[dict[str, Any]] = {
    **shapes.REFUSALS,
    **dict.fromkeys(("not_beside", "asked_already", "keeps_alone", "not_a_holder"), OfSeat),
    **dict.fromkeys(("nobody_beside", "no_such_item", "no_use", "used_already", "in_use"), OfSlot),
    **dict.fromkeys(("no_slot", "column_full", "too_much"), Count),
    **dict.fromkeys(("no_such_offer", "not_yours", "not_all_here", "done_here", "harsh_ground"), Offered),
    **dict.fromkeys(("forbidden", "nowhere_to_go", "no_other_side"), Offered),
    "unmet": OfIcon | Offered,
    "locked": OfIcon,
    "no_room": OfSeat | OfSlot | shapes.NoFacts,
    "out_of_reach": OfCell,
}
