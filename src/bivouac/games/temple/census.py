"""The census: every card and assistant is in exactly one place, and the place is one it can be in."""

from typing import Final

from bivouac.core.bits import has, pieces
from bivouac.core.refusal import SetupError
from bivouac.games.temple import columns, resolve, sets
from bivouac.games.temple.kinds import (
    CARDS,
    CARRY,
    CELLS,
    DISCARD,
    GIVE,
    MONSTERS,
    OVER,
    PLATES,
    STATUES,
    STEAL,
    TURN,
    WARES,
)
from bivouac.games.temple.state import State

_SET_DECKS: Final[tuple[int, ...]] = (STATUES, PLATES, MONSTERS)
_CLOSED: Final = [sorted(kinds) for kinds in sets.GROUP_KINDS[sets.FLIP_COUNT :]]
# No effect gives more than this at once, and no turn can collect more actions.
_MOST_PICKS: Final = max(columns.NODE_COUNT)
_MOST_ACTIONS: Final = 30


def count(state: State) -> None:
    """Refuse a state that no game can reach for want, excess or misplacement of a piece."""
    _box(state)
    _places(state)
    _knowledge(state)
    _sides(state)
    _groups(state)
    _turn(state)
    _question(state)


def _need(holds: bool, reason: str) -> None:
    if not holds:
        raise SetupError(reason)


def _box(state: State) -> None:
    """The cards are those of the six decks, and the decks asked for are among them."""
    box = sorted(kind for deck in state.decks for kind in columns.BOX[deck])
    _need(sorted(state.faces) == box, "faces: they are not the cards of the six decks")
    _need(set(state.wished) <= set(state.decks), "decks: one that was asked for is not in play")


def dealt(state: State) -> range:
    """The cards that have been laid out so far."""
    return range(CELLS * int(state.round))


def _places(state: State) -> None:
    """Temple, tableaux and discard hold each card once that was laid out, and no other."""
    places = [0] * CARDS
    for cell in pieces(state.cells):
        places[state.card(cell)] += 1
    for row in [*state.rows, int(state.discard)]:
        for card in pieces(row):
            places[card] += 1
    for card in range(CARDS):
        laid_out = card in dealt(state)
        _need(places[card] > 0 or not laid_out, f"card {card} is missing")
        _need(places[card] < 2, f"card {card} lies in {places[card]} places")
        _need(places[card] == 0 or laid_out, f"card {card} was not laid out yet")
    for card in pieces(state.discard):
        _need(state.faces[card] < WARES, f"discard: card {card} is never discarded")


def _knowledge(state: State) -> None:
    """What lies face up or has left its temple is known to all; only face-down cards are looked at."""
    standing = [int(state.card(cell)) for cell in pieces(state.cells)]
    for card in range(CARDS):
        laid_out = card in dealt(state)
        down = bool(columns.DOWN[state.faces[card]])
        known = state.knowledge.knows(-1, card)
        _need(
            known == (laid_out and not (down and card in standing)), f"knowledge.public: card {card} is wrong"
        )
        _need(
            (laid_out and down) or not state.knowledge.viewers(card),
            f"knowledge.seen: card {card} was never looked at",
        )


def _sides(state: State) -> None:
    """Special cards are flipped when taken; relics and treasures of points never; bonuses by two or three."""
    rows = 0
    for seat in range(state.seats):
        row = state.rows[seat]
        rows |= row
        flipped = [0] * len(columns.DECK_IDS)
        for card in pieces(row):
            kind = state.faces[card]
            if has(state.flipped, card):
                flipped[columns.DECK_OF[kind]] += 1
                bonus = columns.BONUS[columns.DECK_OF[kind]][0] >= 0
                can = kind >= WARES or bonus or columns.DECK_OF[kind] in _SET_DECKS
                _need(can, f"flipped: card {card} cannot be")
            else:
                _need(kind < WARES, f"flipped: card {card} was used when it was taken")
        for deck in columns.BONUS_DECKS:
            _need(flipped[deck] != 1, f"flipped: seat {seat} flipped one of its {columns.DECK_IDS[deck]}")
    _need(int(state.flipped) & ~rows == 0, "flipped: a card that is in no tableau")


def _groups(state: State) -> None:
    """Closed sets are sets, each in one tableau; every flipped card of a set deck is in one of them."""
    grouped = 0
    for at, group in enumerate(state.groups):
        _need(group & grouped == 0, f"groups[{at}]: a card is in two sets")
        grouped |= group
        kinds = sorted(state.faces[card] for card in pieces(group))
        _need(kinds in _CLOSED, f"groups[{at}]: this is no set")
        _need(group & ~int(state.flipped) == 0, f"groups[{at}]: a card is not flipped")
        _need(any(group & ~row == 0 for row in state.rows), f"groups[{at}]: it is in no tableau")
    for card in pieces(state.flipped):
        closed = columns.DECK_OF[state.faces[card]] in _SET_DECKS
        _need(closed == has(grouped, card), f"groups: card {card} is flipped and in no set")


def _turn(state: State) -> None:
    """Actions and phase go together."""
    _need(state.left <= _MOST_ACTIONS, "left: nobody has so many actions")
    if state.phase == OVER:
        over = state.round == 2 and not state.cells and state.left == 0
        _need(over, "phase: the second temple is not empty")
        return
    _need(state.acted or state.left > 0, "left: the first action of the turn is neither spent nor left")


def _question(state: State) -> None:
    """What is asked is on top of the agenda, can be answered, and what waits below are choices as well."""
    steps = state.agenda.dump()
    if state.phase in (TURN, OVER):
        _need(not steps, "agenda: something is left over")
        return
    _need(bool(steps) and steps[-1][0] == state.phase, "agenda: it does not go with the phase")
    for kind, picks, nothing in steps:
        _need(STEAL <= kind <= CARRY, "agenda: a step that is no choice")
        _need(1 <= picks <= _MOST_PICKS and nothing == 0, "agenda: a choice of so many")
    if state.phase == STEAL:
        holder = int(state.holder(columns.THE_GUARD))
        targets = [seat for seat in range(state.seats) if seat not in (int(state.active), holder)]
        _need(any(state.open_cards(seat) for seat in targets), "phase: nothing can be stolen")
    elif state.phase in (DISCARD, GIVE):
        _need(bool(state.open_cards(state.active)), "phase: no card can be parted with")
    else:
        _need(resolve.can_answer(state, state.phase), "phase: nothing of the kind can be asked now")
