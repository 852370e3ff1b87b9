"""Powers of characters: who may bend a rule now, and with what card as fuel (rulings 137 and 138)."""

from mypy_extensions import i64

from bivouac.core.bits import has
from bivouac.games.continent.kinds import BONUS, MOST_ITEMS, NOBODY, SKILL
from bivouac.games.continent.state import State


def wielder(state: State, power: i64) -> i64:
    """The first participant with this power and fuel for it, or NOBODY."""
    for seat in state.participants():
        if has_power(state, seat, power) and fuel(state, seat):
            return seat
    return NOBODY


def has_power(state: State, seat: i64, power: i64) -> bool:
    """Is it the power of the seat's character?"""
    character = state.characters[seat]
    return character >= 0 and state.box.power[character] == power


def fuel(state: State, seat: i64) -> list[int]:
    """The cards with the character's keyword, in hand and in items; a whole card is the price."""
    word = state.box.power_word[state.characters[seat]]
    found: list[int] = []
    for card in state.hands[seat]:
        kind = state.box.kind[card]
        if kind in (SKILL, BONUS) and has(state.box.words[card], word):
            found.append(card)
    for at in range(seat * MOST_ITEMS, seat * MOST_ITEMS + MOST_ITEMS):
        for card in state.items[at]:
            if has(state.box.words[card], word):
                found.append(card)
    return found


def amount(state: State, seat: i64) -> i64:
    """The number printed in the power of the seat's character."""
    return state.box.power_amount[state.characters[seat]]
