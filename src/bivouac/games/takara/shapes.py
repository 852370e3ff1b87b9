"""The shapes of all that leaves the rules; `tools/wire_types.py` writes a board's types from them."""

from typing import Final, Literal, NotRequired, TypedDict

from bivouac.core import shapes

Depth = Literal["superficial", "intermediate", "deep"]
Die = Literal["sword", "hospital"]


class Gallery(TypedDict):
    """A tile on its site; its kind is for those who have seen its face."""

    id: str
    kind: str | None
    depth: Depth
    face_up: bool
    wounds: int
    seen_by: list[int]
    cleared: bool


OpenTile = TypedDict("OpenTile", {"id": str, "kind": str, "xp": int})
Site = TypedDict("Site", {"id": str, "tiles": list[Gallery]})
Adventurer = TypedDict("Adventurer", {"id": str, "kind": Literal["adventurer", "recruit"], "place": str})
Specialist = TypedDict("Specialist", {"id": str, "kind": str, "place": str, "asleep": bool})
Chests = TypedDict("Chests", {"id": str, "count": int})
Counter = TypedDict("Counter", {"id": str, "tokens": int, "open": bool})


class Player(TypedDict):
    """A player's board."""

    id: str
    seat: int
    karas: int
    tokens: int
    tiles: list[OpenTile]
    adventurers: list[Adventurer]
    specialist: Specialist | None
    points: int
    lines: list[tuple[str, int]]
    fame: str


class Prompt(shapes.Asked):
    """What is asked; `tile` is the face of the piece it is about, for those who see it."""

    tile: NotRequired[str | None]
    left: NotRequired[int]
    power: NotRequired[str]


class Outlook(shapes.Seen):
    """All that a seat may see."""

    players: list[Player]
    prompt: Prompt
    sites: list[Site]
    chests: Chests
    drawn: list[OpenTile]
    discard: list[OpenTile]
    counter: Counter
    specialists: list[Specialist]
    sword: str
    dice: list[Die]
    stones: int
    ending: str


Deal = TypedDict(
    "Deal", {"kind": Literal["deal"], "element": str, "site": int, "count": int, "from": str, "to": str}
)
Pile = TypedDict("Pile", {"kind": Literal["pile"], "element": str, "count": int, "from": str, "to": str})
Move = TypedDict("Move", {"kind": Literal["move"], "seat": int, "element": str, "from": str, "to": str})
Roll = TypedDict("Roll", {"kind": Literal["roll"], "seat": int, "element": str, "face": Die})
Look = TypedDict("Look", {"kind": Literal["look"], "seat": int, "element": str, "tile": NotRequired[str]})
Leave = TypedDict("Leave", {"kind": Literal["leave"], "seat": int, "element": str})
TurnUp = TypedDict(
    "TurnUp", {"kind": Literal["turn_up", "unearth"], "seat": int, "element": str, "tile": str}
)
Shuffle = TypedDict("Shuffle", {"kind": Literal["reshuffle"], "seat": int, "element": str, "tile": str})
Carrying = Literal["draw", "keep", "discard"]
Carry = TypedDict(
    "Carry", {"kind": Carrying, "seat": int, "element": str, "tile": str, "from": str, "to": str}
)
Buy = TypedDict("Buy", {"kind": Literal["rent", "buy"], "seat": int, "element": str, "from": str, "to": str})
Return = TypedDict("Return", {"kind": Literal["return_sword"], "seat": int, "element": str, "to": str})
Hit = TypedDict("Hit", {"kind": Literal["hit"], "seat": int, "element": str, "wounds": int})
Send = TypedDict("Send", {"kind": Literal["send"], "seat": int, "element": str, "power": str, "site": int})
Tired = Literal["fall_asleep", "go_home"]
Tire = TypedDict("Tire", {"kind": Tired, "seat": int, "element": str, "specialist": str, "to": str})
Hire = TypedDict(
    "Hire", {
        "kind": Literal["hire"], "seat": int, "element": str, "specialist": str, "power": str,
        "from": str, "to": str,
    },
)  # fmt: skip
End = TypedDict("End", {"kind": Literal["end"], "ending": str})
Event = (
    Deal | Pile | shapes.First | shapes.Turn | Move | shapes.Money | Roll | Look | Leave | TurnUp | Shuffle
    | Carry | Buy | Return | Hit | Hire | Send | Tire | End
)  # fmt: skip

DigOdds = TypedDict("DigOdds", {"tiles": dict[str, float]})
FightOdds = TypedDict("FightOdds", {"win": float, "hits": list[float]})
Odds = DigOdds | FightOdds

AtSite = TypedDict("AtSite", {"site": int})
Windows = TypedDict("Windows", {"site": int, "windows": int})
Tile = TypedDict("Tile", {"tile": str})
Hired = TypedDict("Hired", {"specialist": str})

REFUSALS: Final = shapes.refusals(
    (AtSite, "empty_site", "nothing_to_observe", "already_open", "face_up", "no_rockfall", "needs_two"),
    (AtSite, "no_sword", "no_monster"),
    (Hired, "has_specialist", "not_at_port", "nobody_to_copy"),
    (shapes.PriceFact, "not_enough_karas"),
    (Tile, "no_such_tile"),
    (Windows, "no_such_window"),
)
