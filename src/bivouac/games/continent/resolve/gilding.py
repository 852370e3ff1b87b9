"""A card gives its place to another: green to gold, or by a hidden number (rulings 98 and 116)."""

from mypy_extensions import i64

from bivouac.games.continent import flow, kinds, tell
from bivouac.games.continent.may import presence
from bivouac.games.continent.moves import board, cards
from bivouac.games.continent.resolve import reading
from bivouac.games.continent.state import State, changed, context, seat_of


def gild(state: State, about: i64, card: i64) -> None:
    """A green card is banished and a gold one of its number takes its place, even if greens remain."""
    golds = state.box.golds[state.box.number[card]]
    found = [gold for gold in golds if state.where[gold] == kinds.IN_ADVENTURE]
    if not found and kinds.IN_PAST in [state.where[gold] for gold in golds]:
        board.refresh(state)
        found = [gold for gold in golds if state.where[gold] == kinds.IN_ADVENTURE]
    fallen = presence.has_fallen(state, card)
    if not found or (
        fallen and state.box.kind[card] in (kinds.TERRAIN, kinds.PERMANENT)
    ):  # its place is no more
        if fallen or state.box.kind[card] != kinds.TERRAIN:  # nobody stands on nothing
            reading.vacate(state, seat_of(about), card)
            cards.banish(state, card)
        return
    gold: i64 = found[state.chance.below(len(found))]
    replace(state, about, card, gold)
    cards.banish(state, card)


def replace(state: State, about: i64, card: i64, other: i64) -> None:
    """Another card takes the place of one that leaves; figures, fires and attachments stay (98 and 148)."""
    place = state.where[card]
    reading.unbury(state, other)
    state.revealed_count += 1
    state.turn_up(other)
    tell.replace(state, other, card)
    if kinds.ON_CELL <= place < kinds.ON_CELL + kinds.CELLS:
        cell = place - kinds.ON_CELL
        cards.put(state, card, kinds.BEING_READ)
        cards.put(state, other, place)
        state.cells = changed(state.cells, cell, other)
        state.faces = changed(state.faces, cell, kinds.FACE_UP)
        if state.box.kind[other] == kinds.TERRAIN:
            board.lay_fog(state, cell)
        flow.demand_of(state, other, cell, seat_of(about))
    elif kinds.ATTACHED <= place < kinds.ATTACHED + kinds.CELLS:
        cards.lift(state, card)
        cards.put(state, other, kinds.BEING_READ)
        cards.attach(state, other, place - kinds.ATTACHED)
        flow.demand_of(state, other, kinds.NO_CELL, seat_of(about))
    else:
        cards.lift(state, card)
        cards.put(state, other, kinds.BEING_READ)
        state.agenda.push(kinds.READ, context(seat_of(about), other, kinds.NO_CARD))
