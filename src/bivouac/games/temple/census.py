"""The census: every card and assistant is in exactly one place, and the question can be answered."""

from typing import Final

from bivouac.core.bits import has, pieces
from bivouac.core.census import need, once
from bivouac.games.temple import columns, kinds
from bivouac.games.temple.kinds import CARDS, CELLS, WARES
from bivouac.games.temple.state import State

_SET_DECKS: Final[tuple[int, ...]] = (kinds.STATUES, kinds.PLATES, kinds.MONSTERS)
_CLOSED: Final = [sorted(group) for group in columns.GROUP_KINDS[columns.FLIP_COUNT :]]
# No effect lets one pick more than this, and no turn can collect more actions.
_MOST_PICKS: Final = max(columns.NODE_PICKS)
_MOST_ACTIONS: Final = 30


def count(state: State) -> None:
    """Refuse a state that cannot be played on for want, excess or misplacement of a piece."""
    _box(state)
    _places(state)
    _knowledge(state)
    _sides(state)
    _groups(state)
    _question(state)


def _box(state: State) -> None:
    """The cards are those of the six decks, and the decks asked for are among them."""
    box = sorted(kind for deck in state.decks for kind in columns.BOX[deck])
    need(sorted(state.faces) == box, "faces: they are not the cards of the six decks")
    need(set(state.wished) <= set(state.decks), "decks: one that was asked for is not in play")


def dealt(state: State) -> range:
    """The cards that have been laid out so far."""
    return range(CELLS * int(state.round))


def _places(state: State) -> None:
    """Temple, tableaux and discard hold each card once that was laid out, and no other."""
    found = [int(state.card(cell)) for cell in pieces(state.cells)]
    for row in [*state.rows, int(state.discard)]:
        found += pieces(row)
    once(found, dealt(state), "card")
    for card in pieces(state.discard):
        need(state.faces[card] < WARES, f"discard: card {card} is never discarded")


def _knowledge(state: State) -> None:
    """What lies face up or has left its temple is known to all; only face-down cards are looked at."""
    standing = [int(state.card(cell)) for cell in pieces(state.cells)]
    for card in range(CARDS):
        laid_out = card in dealt(state)
        down = bool(columns.DOWN[state.faces[card]])
        known = state.knowledge.knows(-1, card)
        need(
            known == (laid_out and not (down and card in standing)), f"knowledge.public: card {card} is wrong"
        )
        need(
            (laid_out and down) or not state.knowledge.viewers(card),
            f"knowledge.seen: card {card} was never looked at",
        )


def _sides(state: State) -> None:
    """Special cards are flipped when taken; relics and treasures of points never; bonuses by two or three."""
    rows = 0
    for seat, row in enumerate(state.rows):
        rows |= row
        flipped = pieces(row & state.flipped)
        decks = [columns.DECK_OF[state.faces[card]] for card in flipped]
        for card, deck in zip(flipped, decks, strict=True):
            can = state.faces[card] >= WARES or columns.BONUS[deck][0] >= 0 or deck in _SET_DECKS
            need(can, f"flipped: card {card} cannot be")
        for deck in columns.BONUS_DECKS:
            lone = decks.count(deck) == 1
            need(not lone, f"flipped: seat {seat} flipped one of its {columns.DECK_IDS[deck]}")
    need(int(state.flipped) & ~rows == 0, "flipped: a card that is in no tableau")


def _groups(state: State) -> None:
    """Closed sets are sets, each in one tableau; every flipped card of a set deck is in one of them."""
    grouped = 0
    for at, group in enumerate(state.groups):
        need(group & grouped == 0, f"groups[{at}]: a card is in two sets")
        grouped |= group
        faces = sorted(state.faces[card] for card in pieces(group))
        need(faces in _CLOSED, f"groups[{at}]: this is no set")
        need(any(group & ~row == 0 for row in state.rows), f"groups[{at}]: it is in no tableau")
    for card in pieces(int(state.flipped) | grouped):
        closed = has(state.flipped, card) and columns.DECK_OF[state.faces[card]] in _SET_DECKS
        need(closed == has(grouped, card), f"groups: card {card} is flipped and in no set, or the reverse")


def _question(state: State) -> None:
    """What is asked is on top of the agenda, can be answered, and what waits below are choices as well."""
    steps = state.agenda.dump()
    need(state.left <= _MOST_ACTIONS, "left: nobody has so many actions")
    if state.phase in (kinds.TURN, kinds.OVER):
        need(not steps, "agenda: something is left over")
    else:
        need(bool(steps) and steps[-1][0] == state.phase, "agenda: it does not go with the phase")
    for kind, picks, nothing in steps:
        need(kinds.STEAL <= kind <= kinds.CARRY, "agenda: a step that is no choice")
        need(1 <= picks <= _MOST_PICKS and nothing == 0, "agenda: a choice of so many")
    if state.phase == kinds.OVER:
        need(state.round == 2 and not state.cells, "phase: the second temple is not empty")
    else:
        need(state.acted or state.left > 0, "left: the first action of the turn is neither spent nor left")
        need(bool(state.legal(state.active)), "phase: nothing can be answered")
