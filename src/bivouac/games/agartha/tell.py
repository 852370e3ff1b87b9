"""What those who watch are told, a function for each event; while nobody watches, it is free."""

from typing import Literal

from mypy_extensions import i64

from bivouac.core.ids import seat_id
from bivouac.games.agartha import columns, kinds, shapes
from bivouac.games.agartha.state import State
from bivouac.games.agartha.state.ids import card_id, slot_id, tile_id, token_id, zone_id


def _tell(state: State, event: shapes.Event) -> None:
    state.tell(event)


def deal(state: State, viewer: int) -> list[shapes.Event]:
    """The set-up as everybody saw it: the tiles, two cards for each player, who holds the Testament."""
    told: list[shapes.Event] = []
    for place, card in enumerate(state.tiles):
        if card != kinds.NO_CARD:
            told.append(_turn("turn", card, place // kinds.CARD_PLACES))
    for entry in state.pending:
        seat, card = divmod(entry, kinds.SEATED)
        told.append(_carry("deal", seat, card, "deck", seat_id(seat)))
    told.append(_testament(state, "first"))
    return told


def _face(card: i64) -> str:
    return columns.IDS[columns.KIND_OF[card]]


def _testament(state: State, kind: Literal["first", "testament"]) -> shapes.Testament:
    seat = state.holder()
    return {"kind": kind, "seat": seat, "element": "testament", "to": seat_id(seat)}


def round_begins(state: State) -> None:
    """Another round begins, and the Testament goes to the left."""
    if state.watching:
        _tell(state, {"kind": "round", "round": state.round + 1})
        _tell(state, _testament(state, "testament"))


def put(state: State, seat: i64, slot: i64, card: i64) -> None:
    """A player lays a card that was dealt, won or drawn into a slot."""
    if state.watching:
        _tell(state, {
            "kind": "put", "seat": seat, "element": card_id(card), "card": _face(card),
            "slot": columns.PLACE_IDS[slot], "from": seat_id(seat), "to": slot_id(seat, slot),
        })  # fmt: skip


def move(state: State, seat: i64, card: i64, source: i64, target: i64) -> None:
    """A player moves a card from one slot to another."""
    if state.watching:
        _tell(state, _move("move", seat, card, source, target))


def swap(state: State, seat: i64, card: i64, source: i64, second: i64, target: i64) -> None:
    """A card and the second one, in the slot it goes to, change places."""
    if state.watching:
        _tell(state, {**_move("swap", seat, card, source, target), "other": _face(second)})
        _tell(state, _carry("swapped", seat, second, slot_id(seat, target), slot_id(seat, source)))


def _move(kind: Literal["move", "swap"], seat: i64, card: i64, source: i64, target: i64) -> shapes.Move:
    return {
        "kind": kind, "seat": seat, "element": card_id(card), "card": _face(card),
        "origin": columns.PLACE_IDS[source], "slot": columns.PLACE_IDS[target],
        "from": slot_id(seat, source), "to": slot_id(seat, target),
    }  # fmt: skip


def meet(state: State, seat: i64, slot: i64, card: i64) -> None:
    """A Character of a slot goes to the Encounter sector."""
    if state.watching:
        _tell(state, _carry("meet", seat, card, slot_id(seat, slot), slot_id(seat, kinds.ENCOUNTER)))


def discard(state: State, seat: i64, slot: i64, card: i64) -> None:
    """A card of a slot goes to the discard."""
    if state.watching:
        _tell(state, _carry("discard", seat, card, slot_id(seat, slot), "discard"))


def _carry(kind: shapes.Carrying, seat: i64, card: i64, origin: str, to: str) -> shapes.Carry:
    return {
        "kind": kind, "seat": seat, "element": card_id(card), "card": _face(card), "from": origin, "to": to,
    }  # fmt: skip


def score(state: State, seat: i64, points: i64) -> None:
    """A player gains points in the course of the game."""
    if state.watching:
        _tell(state, {"kind": "score", "seat": seat, "element": seat_id(seat), "count": points})


def bid(state: State, zone: i64, value: i64) -> None:
    """The active player lays a token face down in a zone; its value is their secret."""
    if state.watching:
        seat = state.active
        event: shapes.Bid = {
            "kind": "bid", "seat": seat, "element": token_id(seat, state.placed // state.seats),
            "number": zone // 2 + 1, "zone": kinds.ZONE_NAMES[zone % 2],
            "from": seat_id(seat), "to": zone_id(zone),
        }  # fmt: skip
        face = columns.TOKEN_KIND[state.token_map][value]
        seen: shapes.Bid = {**event, "face": face, "value": value}
        state.whisper(event, seat, seen)


def reveal(state: State, at: i64) -> None:
    """A token is turned up: for its action, or for its value alone."""
    if state.watching:
        seat, value = state.owner(at), state.value(at)
        event: shapes.Show = {
            "kind": "show", "seat": seat, "element": token_id(seat, at // state.seats),
            "face": columns.TOKEN_KIND[state.token_map][value], "value": value,
            "number": state.zone(at) // 2 + 1,
        }  # fmt: skip
        if state.zone(at) % 2 == 0:
            event["kind"] = "reveal"
            event["action"] = columns.ACTION_IDS[columns.ACTION_OF[state.token_map][value]]
        state.tell(event)


def give_back(state: State, zone: i64) -> None:
    """The tokens of a resolved zone return to their owners."""
    if state.watching:
        for at in range(state.placed):
            if state.zone(at) == zone:
                seat = state.owner(at)
                _tell(state, {
                    "kind": "return", "seat": seat, "element": token_id(seat, at // state.seats),
                    "from": zone_id(zone), "to": seat_id(seat),
                })  # fmt: skip


def turn_up(state: State, card: i64, tile: i64) -> None:
    """A card of the deck goes face up to a tile."""
    if state.watching:
        _tell(state, _turn("turn", card, tile))


def under(state: State, card: i64, tile: i64) -> None:
    """A card of a tile goes under the deck."""
    if state.watching:
        _tell(state, _turn("under", card, tile))


def _turn(kind: shapes.OnTile, card: i64, tile: i64) -> shapes.Turn:
    origin, to = ("deck", tile_id(tile)) if kind == "turn" else (tile_id(tile), "deck")
    return {
        "kind": kind, "element": card_id(card), "card": _face(card), "number": tile + 1,
        "from": origin, "to": to,
    }  # fmt: skip


def reshuffle(state: State, count: i64) -> None:
    """The discards become a new deck."""
    if state.watching:
        _tell(state, {
            "kind": "reshuffle", "element": "deck", "count": count, "from": "discard", "to": "deck",
        })  # fmt: skip


def win(state: State, seat: i64, card: i64, tile: i64) -> None:
    """A card of an auction falls to a player."""
    if state.watching:
        _tell(state, {**_gain("win", seat, card, tile_id(tile)), "number": tile + 1})


def draw(state: State, card: i64, argument: i64) -> None:
    """The active player draws a card from the deck, or from a tile."""
    if state.watching:
        if argument == kinds.FROM_DECK:
            _tell(state, _gain("draw", state.active, card, "deck"))
        else:
            tile = (argument - 1) // kinds.CARD_PLACES
            _tell(state, {**_gain("draw", state.active, card, tile_id(tile)), "number": tile + 1})


def _gain(kind: Literal["draw", "win"], seat: i64, card: i64, origin: str) -> shapes.Gain:
    id, face = card_id(card), _face(card)
    return {"kind": kind, "seat": seat, "element": id, "card": face, "from": origin, "to": seat_id(seat)}


def validate(state: State, slot: i64, tier: i64) -> None:
    """The active player uses a Village slot."""
    if state.watching:
        place = kinds.VILLAGE_1 + slot
        _tell(state, {
            "kind": "validate", "seat": state.active, "element": slot_id(state.active, place),
            "slot": columns.PLACE_IDS[place], "count": columns.VILLAGE_NEEDS[tier],
        })  # fmt: skip


def explore(state: State, tier: i64) -> None:
    """The active player makes an Exploration."""
    if state.watching:
        id, needs = slot_id(state.active, kinds.EXPLORATION), columns.EXPLORATION_NEEDS[tier]
        _tell(state, {"kind": "explore", "seat": state.active, "element": id, "count": needs})


def skip(state: State, kind: Literal["skip", "done"]) -> None:
    """The active player does without an action, or without the slots offered."""
    if state.watching:
        _tell(state, {"kind": kind, "seat": state.active, "element": seat_id(state.active)})


def auction(state: State, seat: i64, tile: i64, bid: i64) -> None:
    """A player wins the auction of a tile."""
    if state.watching:
        _tell(state, {
            "kind": "auction", "seat": seat, "element": tile_id(tile), "number": tile + 1, "count": bid,
        })  # fmt: skip


def tie(state: State, tile: i64, bid: i64) -> None:
    """Nobody alone has the highest bid on a tile."""
    if state.watching:
        _tell(state, {"kind": "tie", "element": tile_id(tile), "number": tile + 1, "count": bid})
