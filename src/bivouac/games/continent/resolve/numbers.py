"""Numbers players find: flags added up, hidden numbers and riddles entered digit by digit (80 to 83, 98)."""

from typing import Final

from mypy_extensions import i64

from bivouac.games.continent import tell
from bivouac.games.continent.kinds import CARD_LIMIT, CELLS, DIGITS, FACE_UP, IN_ITEM, NO_CARD, NO_CELL
from bivouac.games.continent.may import flags, land
from bivouac.games.continent.moves import cards, gear
from bivouac.games.continent.resolve import gilding, reading
from bivouac.games.continent.state import State, card_of, context, seat_of

ALL_SAID: Final = 1000  # a one and three digits


def answer_flag(state: State, about: i64, node: i64, way: i64) -> None:
    """The plain number, or the sum with the symbol's: that card must bear the mark of the caller (80, 82)."""
    seat = seat_of(about)
    if way == 1:
        card = flags.holder(state, seat, state.box.node_symbol[node])
        if state.attempt < 0 and state.where[card] >= IN_ITEM:
            gear.wear(state, state.where[card] - IN_ITEM, 1)
        caller = card_of(about)
        total = state.box.node_number[node] + state.box.offset[card]
        found = reading.marked(state, total, state.box.number[caller] if caller != NO_CARD else 0)
        if found:
            reading.pick(state, context(seat, caller, NO_CELL), found)
            return
        tell.no_such_card(state, "wrong", total)
    reading.call(state, about, node)


def say(state: State, seat: i64, digit: i64) -> None:
    """One more digit; after the third the number is tried (ruling 136)."""
    about = state.agenda.a()
    said = state.agenda.b() * 10 + digit
    state.agenda.pop()
    if said < ALL_SAID:
        state.agenda.push(DIGITS, about, said)
        return
    number = said - ALL_SAID
    tell.say(state, seat, number)
    if card_of(about) == NO_CARD:
        _hidden(state, seat, number)
    else:
        _riddle(state, about, number)


def _riddle(state: State, about: i64, number: i64) -> None:
    """A riddle's answer is taken if it bears the riddle's mark, else nothing happens (ruling 82)."""
    found = reading.marked(state, number, state.box.number[card_of(about)])
    if found:
        reading.pick(state, context(seat_of(about), card_of(about), NO_CELL), found)
    else:
        tell.no_such_card(state, "wrong", number)


def _hidden(state: State, seat: i64, number: i64) -> None:
    """The card that showed the number goes to the Past, the marked one takes its place (ruling 98)."""
    for card in open_cards(state, seat):
        if number not in state.box.hidden[card]:
            continue
        found = reading.marked(state, number, state.box.number[card])
        if found:
            other: i64 = found[state.chance.below(len(found))]
            gilding.replace(state, context(seat, card, NO_CELL), card, other)
            cards.discard(state, card)
            return
    tell.no_such_card(state, "wrong", number)


def open_cards(state: State, seat: i64) -> list[int]:
    """The terrains and events of the board, where a number may hide; those by the player come first."""
    spot = state.spots[seat]
    found = [state.cells[spot], *land.linked_events(state, spot)]
    for cell in range(CELLS):
        if state.cells[cell] >= 0 and state.faces[cell] == FACE_UP and state.cells[cell] not in found:
            found.append(state.cells[cell])
    for entry in state.attached:
        if entry % CARD_LIMIT not in found:
            found.append(entry % CARD_LIMIT)
    return found
