"""Moving pieces: the few verbs that every action and effect is made of, each told to those who watch."""

from mypy_extensions import i64

from bivouac.core.ids import seat_id
from bivouac.games._template import columns
from bivouac.games._template.state import State


def look(state: State, lantern: i64) -> None:
    """The active player looks at a lantern in secret; that they looked is public."""
    state.knowledge.learn(state.active, lantern)
    if state.watching:
        state.whisper(
            {"kind": "look", "seat": state.active, "element": state.id_of(lantern)},
            state.active,
            {"face": columns.IDS[state.lanterns[lantern]]},
        )


def take(state: State) -> i64:
    """The top lantern goes face up into the active player's row; say which one it was."""
    state.deck -= 1
    lantern = state.deck
    state.knowledge.publish(lantern)
    state.rows[state.active].append(lantern)
    if state.watching:
        state.tell(
            {
                "kind": "take",
                "seat": state.active,
                "element": state.id_of(lantern),
                "face": columns.IDS[state.lanterns[lantern]],
                "from": "deck",
                "to": seat_id(state.active),
            }
        )
    return lantern


def shine(state: State, sparks: i64) -> None:
    """The active player takes sparks from the supply."""
    state.sparks[state.active] += sparks
    if state.watching:
        state.tell(
            {
                "kind": "shine",
                "seat": state.active,
                "count": sparks,
                "from": "supply",
                "to": seat_id(state.active),
            }
        )


def scatter(state: State) -> None:
    """What is left of the deck gets a new order and new numbers, and whoever knew a lantern forgets it."""
    left = state.lanterns[: state.deck]
    state.chance.shuffle(left)
    state.lanterns = left + state.lanterns[state.deck :]
    unused = max(state.numbers) + 1
    state.numbers = list(range(unused, unused + len(left))) + state.numbers[state.deck :]
    for lantern in range(state.deck):
        state.knowledge.forget(lantern)
    if state.watching:
        state.tell({"kind": "scatter", "seat": state.active, "element": "deck"})
