"""What those who watch are told, a function for each event; while nobody watches, it is free."""

from mypy_extensions import i64

from bivouac.core.ids import seat_id
from bivouac.games._template import columns
from bivouac.games._template.shapes import Deal, Event, Look, Scatter, Shine, Take
from bivouac.games._template.state import State


def deal(state: State, viewer: int) -> list[Event]:
    """The set-up as everybody saw it."""
    dealt: Deal = {"kind": "deal", "element": "deck", "count": state.deck, "from": "box", "to": "deck"}
    return [dealt, state.begins()]


def look(state: State, lantern: i64) -> None:
    """The active player looks at a lantern in secret; that they look is public."""
    if state.watching:
        event: Look = {"kind": "look", "seat": state.active, "element": state.id_of(lantern)}
        seen: Look = {**event, "face": columns.IDS[state.lanterns[lantern]]}
        state.whisper(event, state.active, seen)


def take(state: State, lantern: i64) -> None:
    """A lantern goes from the deck into the active player's row."""
    if state.watching:
        event: Take = {
            "kind": "take", "seat": state.active, "element": state.id_of(lantern),
            "face": columns.IDS[state.lanterns[lantern]], "from": "deck", "to": seat_id(state.active),
        }  # fmt: skip
        state.tell(event)


def shine(state: State, sparks: i64) -> None:
    """The active player takes sparks from the supply."""
    if state.watching:
        seat, to = state.active, seat_id(state.active)
        state.tell(Shine({"kind": "shine", "seat": seat, "count": sparks, "from": "supply", "to": to}))


def scatter(state: State) -> None:
    """The deck is shuffled."""
    if state.watching:
        state.tell(Scatter({"kind": "scatter", "seat": state.active, "element": "deck"}))
