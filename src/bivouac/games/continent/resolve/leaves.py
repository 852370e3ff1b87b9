"""One handler per kind of effect: what the boxes of a card do."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import bit, has
from bivouac.core.effects import AllOf, May, OneOf, When, in_order
from bivouac.games.continent import effects as e
from bivouac.games.continent import flow, kinds, tell
from bivouac.games.continent.may import conditions, flags, land, possible, presence, weights
from bivouac.games.continent.moves import board, cards, energy, people
from bivouac.games.continent.resolve import gilding, reading
from bivouac.games.continent.state import State, card_of, cell_of, context, context_of, seat_of

BEGUN: Final = 1  # no digit said yet


def resolve(state: State, about: i64, node: i64) -> None:
    """Do what an effect says, for the seat, the card and the cell of its context."""
    HANDLERS[state.box.node_kind[node]](state, node, about)


def _all_of(state: State, node: i64, about: i64) -> None:
    parts = state.box.node_parts[node]
    for at in range(len(parts) - 1, -1, -1):  # the last one pushed is resolved first
        state.agenda.push(kinds.RESOLVE, about, parts[at])


def _one_of(state: State, node: i64, about: i64) -> None:
    ways = possible.ways(state, node, seat_of(about))
    if len(ways) == 1:
        state.agenda.push(kinds.RESOLVE, about, ways[0])
    elif ways:
        state.agenda.push(kinds.ONE_OF, about, node)


def _may(state: State, node: i64, about: i64) -> None:
    if possible.possible(state, state.box.node_parts[node][0], seat_of(about)):
        state.agenda.push(kinds.MAY, about, node)


def _when(state: State, node: i64, about: i64) -> None:
    seat = seat_of(about)
    met = conditions.holds(state, state.box.node_condition[node], seat, state.party_of(seat))
    state.agenda.push(kinds.RESOLVE, about, state.box.node_parts[node][0 if met else 1])


def _take(state: State, node: i64, about: i64) -> None:
    """Take a numbered card; beside a flag whose symbol is at hand, the player is asked first (80, 83)."""
    symbol = state.box.node_symbol[node]
    if symbol >= 0 and flags.holder(state, seat_of(about), symbol) != kinds.NO_CARD:
        state.agenda.push(kinds.FLAG, about, node)
    else:
        reading.call(state, about, node)


def _restore(state: State, node: i64, about: i64) -> None:
    seat = seat_of(about)
    count = state.box.node_cards[node]
    if state.attempt >= 0 and state.box.icon[state.attempt] == kinds.EAT_ICON:
        count = max(0, count - weights.burden(state, seat, kinds.SMALLER_MEALS, kinds.EAT_ICON))
    count = min(count, len(state.discards()))
    if count == 0:
        return
    if state.box.node_chosen[node]:
        state.agenda.push(kinds.RESTORING, context_of(seat), count)
    else:
        energy.restore(state, energy.sample(state, state.discards(), count))


def _lose(state: State, node: i64, about: i64) -> None:
    energy.lose(state, state.box.node_cards[node], seat_of(about))


def _damage(state: State, node: i64, about: i64) -> None:
    seat = seat_of(about)
    state.agenda.push(kinds.DAMAGING, context_of(seat), state.box.node_pips[node])


def _repair(state: State, node: i64, about: i64) -> None:
    state.agenda.push(kinds.REPAIRING, context_of(seat_of(about)), state.box.node_pips[node])


def _go(state: State, node: i64, about: i64) -> None:
    if state.aim != kinds.NO_CELL and land.is_terrain(state, state.aim):
        move_all(state, state.aim)


def move_all(state: State, cell: i64) -> None:
    """All participants go to one terrain, and meet what awaits those who arrive (rulings 58 and 90)."""
    walkers: i64 = 0
    for seat in state.participants():
        if state.spots[seat] != cell:
            board.walk(state, seat, cell)
            walkers |= bit(seat)
    if walkers:
        flow.arrive(state, cell, walkers)


def _cross(state: State, node: i64, about: i64) -> None:
    bridge = cell_of(about)
    if bridge != kinds.NO_CELL:
        state.agenda.push(kinds.CROSSING, about)


def _flip(state: State, node: i64, about: i64) -> None:
    cell = cell_of(about)
    if cell != kinds.NO_CELL:
        reading.flip(state, seat_of(about), cell)


def _discard(state: State, node: i64, about: i64) -> None:
    card = card_of(about)
    if card != kinds.NO_CARD and presence.is_in_play(state, card):
        reading.vacate(state, seat_of(about), card)
        cards.discard(state, card)


def _banish(state: State, node: i64, about: i64) -> None:
    """This card is out for good, wherever it has gone since the action began (ruling 155)."""
    card = card_of(about)
    if card != kinds.NO_CARD and presence.is_in_the_game(state, card):
        reading.vacate(state, seat_of(about), card)
        cards.banish(state, card)


def _return(state: State, node: i64, about: i64) -> None:
    """This card goes back to its place, from the pile of its back too (ruling 155)."""
    card = card_of(about)
    if card != kinds.NO_CARD and (presence.is_in_play(state, card) or presence.has_fallen(state, card)):
        reading.vacate(state, seat_of(about), card)
        cards.give_back(state, card)


def _gild(state: State, node: i64, about: i64) -> None:
    """A gold one comes for this card, also for an item that wore out in the action (ruling 155)."""
    card = card_of(about)
    if card != kinds.NO_CARD and (presence.is_in_play(state, card) or presence.has_fallen(state, card)):
        gilding.gild(state, about, card)


def _banish_unseen(state: State, node: i64, about: i64) -> None:
    """One random green of the number is out, and nobody knows which (ruling 116)."""
    greens = state.box.greens[state.box.node_number[node]]
    here = [card for card in greens if state.where[card] == kinds.IN_ADVENTURE]
    if not here:
        return
    maybe = [
        card
        for card in greens
        if state.where[card] == kinds.IN_ADVENTURE or state.where[card] == kinds.BURIED
    ]
    card = here[state.chance.below(len(here))]
    cards.put(state, card, kinds.BURIED)
    state.buried = [*state.buried, [card, *maybe]]
    tell.bury(state, state.box.node_number[node])


def _new_board(state: State, node: i64, about: i64) -> None:
    """The board is left behind: another begins with the terrain called, if the game has it (ruling 100)."""
    number = state.box.node_number[node]
    called = state.box.greens[number] + state.box.golds[number]
    if True not in [presence.is_in_the_game(state, card) for card in called]:
        return
    board.clear(state, kinds.NO_CARD)
    found = reading.candidates(state, number)
    if not found:
        board.refresh(state)
        found = reading.candidates(state, number)
    assert found, "a new board begins with a terrain that exists"
    card: i64 = found[state.chance.below(len(found))]
    cards.put(state, card, kinds.BEING_READ)
    state.revealed_count += 1
    state.turn_up(card)
    tell.take(state, state.active, card)
    board.place_terrain(state, card)
    for seat in state.clockwise(state.active):
        board.walk(state, seat, state.box.cell[card])


def _cure(state: State, node: i64, about: i64) -> None:
    number = state.box.node_number[node]
    seats = state.participants() if state.box.node_each[node] and state.party else [seat_of(about)]
    for seat in reversed(seats):
        state.agenda.push(kinds.CURING, context_of(seat), number)


def _light(state: State, node: i64, about: i64) -> None:
    board.light(state, seat_of(about))


def _douse(state: State, node: i64, about: i64) -> None:
    board.douse(state, state.spots[seat_of(about)])


def _learn(state: State, node: i64, about: i64) -> None:
    to_hand = 1 if state.box.node_to_hand[node] else 0
    state.agenda.push(kinds.LEARNING, context_of(seat_of(about)), to_hand)


def _spend(state: State, node: i64, about: i64) -> None:
    state.agenda.push(kinds.SPENDING, context_of(seat_of(about)), state.box.node_points[node])


def _peek(state: State, node: i64, about: i64) -> None:
    state.agenda.push(kinds.PEEKING, context_of(seat_of(about)), state.box.node_cards[node])


def _riddle(state: State, node: i64, about: i64) -> None:
    state.agenda.push(kinds.DIGITS, context(seat_of(about), card_of(about), kinds.NO_CELL), BEGUN)


def _make(state: State, node: i64, about: i64) -> None:
    """The skill that was crafted becomes an item, out of the hand and from nowhere else (ruling 101)."""
    card = card_of(about)
    if presence.is_held(state, card):
        cards.lift(state, card)
        state.agenda.push(kinds.FOUND, context_of(seat_of(about)), card)


def _eliminate(state: State, node: i64, about: i64) -> None:
    """The adventure of every participant ends here; if that is everybody, it is lost (ruling 117)."""
    seats = state.participants() if state.party else [seat_of(about)]
    for seat in seats:
        people.eliminate(state, seat)
    if state.players() == 0:
        energy.end(state, kinds.LOST)


def _lift(state: State, node: i64, about: i64) -> None:
    """A curse is lifted; with the last one the game is won (rulings 124 and 125)."""
    curse = state.box.node_curse[node]
    if not has(state.chosen, curse) or has(state.lifted, curse):
        return
    state.lifted |= bit(curse)
    tell.lift(state, curse)
    if state.lifted == state.chosen:
        energy.end(state, kinds.WON)
    elif state.ending == kinds.PLAYING:
        cards.banish(state, state.box.curse_card[curse])


Handler = Callable[[State, i64, i64], None]

HANDLERS: Final[list[Handler]] = in_order(
    e.KINDS,
    {
        AllOf: _all_of,
        OneOf: _one_of,
        May: _may,
        When: _when,
        e.Take: _take,
        e.Restore: _restore,
        e.Lose: _lose,
        e.Damage: _damage,
        e.Repair: _repair,
        e.Go: _go,
        e.Cross: _cross,
        e.Flip: _flip,
        e.Free: _discard,
        e.Discard: _discard,
        e.Banish: _banish,
        e.Return: _return,
        e.Gild: _gild,
        e.BanishUnseen: _banish_unseen,
        e.NewBoard: _new_board,
        e.Cure: _cure,
        e.Light: _light,
        e.Douse: _douse,
        e.Learn: _learn,
        e.Spend: _spend,
        e.Peek: _peek,
        e.Riddle: _riddle,
        e.Make: _make,
        e.Eliminate: _eliminate,
        e.Lift: _lift,
    },
)
