"""Tokens, travel icons, assistants and idols of a player."""

from mypy_extensions import i64

from bivouac.core.bits import added, bit, nibble, taken, with_byte, with_nibble
from bivouac.games.arnak import tell
from bivouac.games.arnak.kinds import (
    EXHAUSTED,
    GOLD,
    GUARDIANS,
    NO_ASSISTANT,
    PLACES_FOR_ASSISTANTS,
    TOP_ICONS,
    TOP_TOKENS,
)
from bivouac.games.arnak.moves.lists import changed, changed_words
from bivouac.games.arnak.state import State


def gain(state: State, tokens: i64) -> None:
    """The active player takes tokens from the supply, which has no end (ruling 19)."""
    purse: i64 = state.purses[state.active]
    state.purses[state.active] = added(purse, tokens, TOP_TOKENS)
    tell.tokens(state, "gain", tokens)


def pay(state: State, tokens: i64) -> None:
    """The active player puts tokens back into the supply."""
    purse: i64 = state.purses[state.active]
    state.purses[state.active] = taken(purse, tokens, TOP_TOKENS)
    tell.tokens(state, "pay", tokens)


def keep_icons(state: State, icons: i64) -> None:
    """Icons stay usable until the end of the turn (ruling 23)."""
    state.icons = added(state.icons, state.in_effect(icons), TOP_ICONS)
    if icons:
        tell.note(state, "icons")


def fly(state: State) -> None:
    """Until the round ends every icon of the active player is a plane, those left over included."""
    state.flying |= bit(state.active)
    state.icons = state.in_effect(state.icons)
    tell.note(state, "planes")


def set_helper(state: State, place: i64, entry: i64) -> None:
    """Another assistant, or another side or state of the same, at a place of the active board."""
    state.helpers = changed_words(state.helpers, state.active * PLACES_FOR_ASSISTANTS + place, entry)


def exhaust(state: State, place: i64) -> None:
    """An assistant is used until refreshed."""
    set_helper(state, place, state.helper(state.active, place) | EXHAUSTED)


def refresh(state: State, place: i64) -> None:
    """An exhausted assistant becomes ready (ruling 90)."""
    entry = state.helper(state.active, place)
    set_helper(state, place, entry & ~EXHAUSTED)
    tell.helper(state, "refresh", entry)


def promote(state: State, place: i64) -> None:
    """A silver assistant turns gold and ready (ruling 89)."""
    entry = state.helper(state.active, place)
    set_helper(state, place, (entry | GOLD) & ~EXHAUSTED)
    tell.helper(state, "promote", entry)


def welcome(state: State, entry: i64) -> None:
    """An assistant comes to the first free place of the active board (ruling 88)."""
    for place in range(PLACES_FOR_ASSISTANTS):
        if state.helper(state.active, place) == NO_ASSISTANT:
            set_helper(state, place, entry)
            return
    raise AssertionError("no assistant comes a third time")


def slot_idol(state: State, choice: i64) -> None:
    """A crate idol goes to the leftmost empty slot (ruling 41)."""
    seat = state.active
    slot = state.free_slot(seat)
    state.crates = with_byte(state.crates, seat, state.crated(seat) - 1)
    state.slots = with_nibble(state.slots, seat, nibble(state.slots, seat) | bit(slot))
    tell.slot(state, slot, choice)


def free_idol(state: State, slot: i64) -> None:
    """A slotted idol returns to the crates (ruling 43)."""
    seat = state.active
    state.crates = with_byte(state.crates, seat, state.crated(seat) + 1)
    state.slots = with_nibble(state.slots, seat, nibble(state.slots, seat) & ~bit(slot))
    tell.unslot(state, slot)


def pay_idol(state: State) -> None:
    """A crate idol leaves the game (ruling 92)."""
    seat = state.active
    state.crates = with_byte(state.crates, seat, state.crated(seat) - 1)
    state.tolls += 1
    tell.note(state, "toll")


def use_boon(state: State, guardian: i64) -> None:
    """A boon is used up; the guardian stays (ruling 39)."""
    word: i64 = state.guardians[state.active]
    state.guardians = changed(state.guardians, state.active, word | bit(guardian + GUARDIANS))
    tell.boon(state, guardian)
