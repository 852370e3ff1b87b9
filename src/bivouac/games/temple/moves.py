"""Moving pieces: the few verbs that every action and effect is made of, each told to those who watch."""

from mypy_extensions import i64

from bivouac.core.bits import bit
from bivouac.core.ids import seat_id
from bivouac.games.temple import columns
from bivouac.games.temple.ids import assistant_id, card_id
from bivouac.games.temple.kinds import WARES
from bivouac.games.temple.state import State


def earn(state: State, seat: i64, money: i64) -> None:
    """A player takes money from the bank, which never runs dry (ruling 41)."""
    had: i64 = state.money[seat]
    state.money[seat] = had + money
    if state.watching:
        state.tell({"kind": "earn", "seat": seat, "count": money, "from": "bank", "to": seat_id(seat)})


def spend(state: State, money: i64) -> None:
    """The active player pays the bank."""
    if money:
        had: i64 = state.money[state.active]
        state.money[state.active] = had - money
        if state.watching:
            state.tell(
                {
                    "kind": "spend",
                    "seat": state.active,
                    "count": money,
                    "from": seat_id(state.active),
                    "to": "bank",
                }
            )


def take(state: State, cell: i64) -> i64:
    """A card leaves the temple, face up for all, for the active player's tableau; say which one it was."""
    card = state.card(cell)
    kind = state.faces[card]
    if state.watching:
        state.tell(
            {
                "kind": "take",
                "seat": state.active,
                "element": card_id(card),
                "card": columns.IDS[kind],
                "from": "temple",
                "to": seat_id(state.active),
            }
        )
    state.knowledge.publish(card)
    state.cells &= ~bit(cell)
    receive(state, state.active, card)
    return card


def receive(state: State, seat: i64, card: i64) -> None:
    """A card comes to a tableau, open."""
    row: i64 = state.rows[seat]
    state.rows[seat] = row | bit(card)
    if state.faces[card] < WARES:
        state.count_in_hand(seat, state.faces[card], 1)


def release(state: State, seat: i64, card: i64) -> None:
    """An open card leaves a tableau."""
    row: i64 = state.rows[seat]
    state.rows[seat] = row & ~bit(card)
    state.count_in_hand(seat, state.faces[card], -1)


def flip(state: State, card: i64) -> None:
    """A card of the active player is turned over for good: nobody can steal it any more."""
    state.flipped |= bit(card)
    if state.faces[card] < WARES:
        state.count_in_hand(state.active, state.faces[card], -1)


def hand_over(state: State, what: str, owner: i64, receiver: i64, ware: i64) -> None:
    """An open card goes from one tableau to another, as a theft or as a gift (ruling 33)."""
    card = state.first_open(owner, ware)
    release(state, owner, card)
    receive(state, receiver, card)
    if state.watching:
        state.tell(
            {
                "kind": what,
                "seat": state.active,
                "element": card_id(card),
                "card": columns.IDS[ware],
                "from": seat_id(owner),
                "to": seat_id(receiver),
                "other": seat_id(receiver if owner == state.active else owner),
            }
        )


def discard(state: State, ware: i64) -> None:
    """An open card of the active player leaves the game, for all to see (ruling 35)."""
    card = state.first_open(state.active, ware)
    release(state, state.active, card)
    state.discard |= bit(card)
    if state.watching:
        state.tell(
            {
                "kind": "discard",
                "seat": state.active,
                "element": card_id(card),
                "card": columns.IDS[ware],
                "from": seat_id(state.active),
                "to": "discard",
            }
        )


def engage(state: State, assistant: i64) -> None:
    """An assistant leaves the row and works for the active player."""
    state.give(assistant, state.active)
    if state.watching:
        state.tell(
            {
                "kind": "engage",
                "seat": state.active,
                "element": assistant_id(assistant),
                "assistant": columns.ASSISTANT_IDS[assistant],
                "from": "assistants",
                "to": seat_id(state.active),
            }
        )


def look(state: State, cell: i64) -> None:
    """The active player looks at a face-down card in secret; that they looked is public (ruling 29)."""
    card = state.card(cell)
    state.knowledge.learn(state.active, card)
    if state.watching:
        state.whisper(
            {"kind": "look", "seat": state.active, "element": card_id(card)},
            state.active,
            {"card": columns.IDS[state.faces[card]]},
        )
