"""What those who watch are told, a function for each event; while nobody watches, it is free."""

from mypy_extensions import i64

from bivouac.core.bits import pieces
from bivouac.core.ids import seat_id
from bivouac.games.temple import columns, shapes
from bivouac.games.temple.kinds import CELLS, SPARE
from bivouac.games.temple.state import State
from bivouac.games.temple.state.ids import assistant_id, card_id


def _tell(state: State, event: shapes.Event) -> None:
    state.tell(event)


def deal(state: State, viewer: int) -> list[shapes.Event]:
    """The set-up as everybody saw it: the decks, the temple, the first player."""
    decks: list[shapes.Event] = [_deck(columns.DECK_IDS[deck]) for deck in state.decks]
    return [*decks, _build(), state.begins()]


def _deck(deck: str) -> shapes.DeckDealt:
    return {"kind": "deck", "element": "deck", "deck": deck, "from": "box", "to": "deck"}


def _build() -> shapes.Build:
    return {"kind": "build", "element": "temple", "count": CELLS, "from": "deck", "to": "temple"}


def second_round(state: State) -> None:
    """Another temple is built, and the cards left over go to the box unseen."""
    if state.watching:
        removed: shapes.Build = {
            "kind": "remove", "element": "deck", "count": SPARE, "from": "deck", "to": "box",
        }  # fmt: skip
        _tell(state, _build())
        _tell(state, removed)


def carry(state: State, kind: shapes.Carrying, card: i64) -> None:
    """The active player takes a card of the temple, or discards one of theirs."""
    if state.watching:
        mine = seat_id(state.active)
        origin, to = ("temple", mine) if kind == "take" else (mine, "discard")
        _tell(state, {
            "kind": kind, "seat": state.active, "element": card_id(card),
            "card": columns.IDS[state.faces[card]], "from": origin, "to": to,
        })  # fmt: skip


def hand_over(state: State, kind: shapes.HandingOver, card: i64, owner: i64, receiver: i64) -> None:
    """An open card goes from one tableau to another."""
    if state.watching:
        _tell(state, {
            "kind": kind, "seat": state.active, "element": card_id(card),
            "card": columns.IDS[state.faces[card]], "from": seat_id(owner), "to": seat_id(receiver),
            "other": seat_id(receiver if owner == state.active else owner),
        })  # fmt: skip


def engage(state: State, assistant: i64) -> None:
    """An assistant leaves the row for the active player."""
    if state.watching:
        _tell(state, {
            "kind": "engage", "seat": state.active, "element": assistant_id(assistant),
            "assistant": columns.ASSISTANT_IDS[assistant], "from": "assistants", "to": seat_id(state.active),
        })  # fmt: skip


def look(state: State, card: i64) -> None:
    """The active player looks at a card in secret; that they look is public."""
    if state.watching:
        event: shapes.Look = {"kind": "look", "seat": state.active, "element": card_id(card)}
        seen: shapes.Look = {**event, "card": columns.IDS[state.faces[card]]}
        state.whisper(event, state.active, seen)


def close(state: State, kind: shapes.Closing, deck: i64, cards: i64) -> None:
    """The active player flips cards of a deck for their bonus, or closes a set of them."""
    if state.watching:
        ids = [card_id(card) for card in pieces(cards)]
        _tell(state, {
            "kind": kind, "seat": state.active, "elements": ids, "deck": columns.DECK_IDS[deck],
            "count": len(ids),
        })  # fmt: skip


def again(state: State, count: i64) -> None:
    """The active player may act so many times more."""
    if state.watching:
        _tell(state, {"kind": "again", "seat": state.active, "count": count})


def fizzle(state: State, phase: str) -> None:
    """A choice nobody can settle lapses."""
    if state.watching:
        seat = state.active
        _tell(state, {"kind": "fizzle", "seat": seat, "phase": phase, "to": seat_id(seat)})
