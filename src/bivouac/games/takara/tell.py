"""What those who watch are told, a function for each event; while nobody watches, it is free."""

from typing import Final, Literal

from mypy_extensions import i64

from bivouac.core.ids import seat_id
from bivouac.games.takara import columns, shapes
from bivouac.games.takara.kinds import GALLERIES, LEVELS, SITES
from bivouac.games.takara.state import State
from bivouac.games.takara.state.ids import adventurer_id, place_id, site_id, specialist_id, tile_id

ENDINGS: Final[list[str]] = ["playing", "two_stones", "five_empty", "four_empty"]


def _tell(state: State, event: shapes.Event) -> None:
    state.tell(event)


def deal(state: State, viewer: int) -> list[shapes.Event]:
    """The set-up as everybody saw it: six sites, the chests, the first player."""
    told: list[shapes.Event] = [_dealt(site) for site in range(SITES)]
    chests = len(state.chests)
    pile: shapes.Pile = {"kind": "pile", "element": "chests", "count": chests, "from": "box", "to": "chests"}
    return [*told, pile, state.begins()]


def _dealt(site: int) -> shapes.Deal:
    id = site_id(site)
    return {"kind": "deal", "element": id, "site": site + 1, "count": LEVELS, "from": "box", "to": id}


def move(state: State, member: i64, place: i64) -> None:
    """An adventurer of the active team goes somewhere."""
    if state.watching:
        seat = state.active
        _tell(state, {
            "kind": "move", "seat": seat, "element": adventurer_id(seat, member),
            "from": place_id(state.place(seat, member), seat), "to": place_id(place, seat),
        })  # fmt: skip


def buy(state: State, kind: Literal["rent", "buy"]) -> None:
    """The active player rents the sword or buys a token."""
    if state.watching:
        element, place = ("sword", "forge") if kind == "rent" else ("token", "counter")
        to = seat_id(state.active)
        _tell(state, {"kind": kind, "seat": state.active, "element": element, "from": place, "to": to})


def return_sword(state: State) -> None:
    """The active player brings the sword back to the forge."""
    if state.watching:
        seat = state.active
        _tell(state, {"kind": "return_sword", "seat": seat, "element": "sword", "to": "forge"})


def roll(state: State, sword: bool) -> None:
    """The active player throws the combat die."""
    if state.watching:
        face: shapes.Die = "sword" if sword else "hospital"
        _tell(state, {"kind": "roll", "seat": state.active, "element": "die", "face": face})


def hit(state: State, site: i64) -> None:
    """The monster on top of a site is wounded."""
    if state.watching:
        id, wounds = tile_id(state.top(site)), state.wounds_on(site)
        _tell(state, {"kind": "hit", "seat": state.active, "element": id, "wounds": wounds})


def look(state: State, tile: i64) -> None:
    """The active player looks at a tile in secret; that they look is public."""
    if state.watching:
        event: shapes.Look = {"kind": "look", "seat": state.active, "element": tile_id(tile)}
        seen: shapes.Look = {**event, "tile": columns.IDS[state.tiles[tile]]}
        state.whisper(event, state.active, seen)


def leave(state: State, tile: i64) -> None:
    """The active player puts a tile back as it was."""
    if state.watching:
        _tell(state, {"kind": "leave", "seat": state.active, "element": tile_id(tile)})


def turn_up(state: State, kind: Literal["turn_up", "unearth"], tile: i64) -> None:
    """A tile is turned up where it lies, by choice or by digging."""
    if state.watching:
        id, face = tile_id(tile), columns.IDS[state.tiles[tile]]
        _tell(state, {"kind": kind, "seat": state.active, "element": id, "tile": face})


def reshuffle(state: State) -> None:
    """The Mimic goes back under the other chests."""
    if state.watching:
        seat = state.active
        _tell(state, {"kind": "reshuffle", "seat": seat, "element": "chests", "tile": "mimic"})


def _carried(state: State, kind: shapes.Carrying, seat: i64, tile: i64, origin: str, to: str) -> shapes.Carry:
    face = columns.IDS[state.tiles[tile]]
    return {"kind": kind, "seat": seat, "element": tile_id(tile), "tile": face, "from": origin, "to": to}


def carry(state: State, kind: shapes.Carrying, tile: i64) -> None:
    """The active player draws a chest, keeps a tile or discards it from where it lay."""
    if state.watching:
        to = "discard" if kind == "discard" else seat_id(state.active)
        home = site_id(tile // LEVELS) if tile < GALLERIES else "chests"
        _tell(state, _carried(state, kind, state.active, tile, home, to))


def discard_won(state: State, seat: i64, tile: i64) -> None:
    """A tile a player has won goes to the discard."""
    if state.watching:
        _tell(state, _carried(state, "discard", seat, tile, seat_id(seat), "discard"))


def hire(state: State, specialist: i64, power: i64) -> None:
    """A specialist leaves the port for the active player, with the power it has or imitates."""
    if state.watching:
        _tell(state, {
            "kind": "hire", "seat": state.active, "element": specialist_id(specialist),
            "specialist": columns.SPECIALIST_IDS[specialist], "power": columns.SPECIALIST_IDS[power],
            "from": "port", "to": seat_id(state.active),
        })  # fmt: skip


def send(state: State, power: i64, site: i64) -> None:
    """The specialist just hired goes to a site."""
    if state.watching:
        id, sent = site_id(site), columns.SPECIALIST_IDS[power]
        _tell(state, {
            "kind": "send", "seat": state.active, "element": id, "power": sent, "site": site + 1,
        })  # fmt: skip


def tire(state: State, specialist: i64, home: bool) -> None:
    """A specialist falls asleep, or goes home to the port."""
    if state.watching:
        _tell(state, {
            "kind": "go_home" if home else "fall_asleep", "seat": state.active,
            "element": specialist_id(specialist), "specialist": columns.SPECIALIST_IDS[specialist],
            "to": "port" if home else seat_id(state.active),
        })  # fmt: skip


def end(state: State) -> None:
    """The game is over."""
    if state.watching:
        _tell(state, {"kind": "end", "ending": ENDINGS[state.ending]})
