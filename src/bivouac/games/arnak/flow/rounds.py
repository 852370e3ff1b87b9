"""Turns and rounds (Rulebook p. 8 and p. 17)."""

from mypy_extensions import i64

from bivouac.core.bits import bit, has
from bivouac.core.vectors import vec
from bivouac.games.arnak import columns, kinds, tell
from bivouac.games.arnak.flow import rival
from bivouac.games.arnak.moves import cards, island
from bivouac.games.arnak.moves.lists import changed
from bivouac.games.arnak.state import State


def begin_round(state: State) -> None:
    """Everybody draws up to five; the marker's holder, or the rival, begins (rulings 101 and 107)."""
    for step in range(state.seats):
        cards.draw_up(state, (state.starter() + step) % state.seats)
    state.active = state.starter()
    if state.rival() >= 0:
        rival.act(state)


def end_turn(state: State) -> None:
    """Unused icons vanish, the row is refilled, and the next player is on (ruling 13)."""
    state.icons = 0
    state.acted = False
    cards.refill(state)
    if state.rival() >= 0:
        _let_rival_act(state)
        return
    for step in range(1, state.seats + 1):
        seat = (state.active + step) % state.seats
        if not has(state.passed, seat):
            state.active = seat
            return
    end_round(state)


def _let_rival_act(state: State) -> None:
    """The rival turns one tile, or all that are left once the player has passed (ruling 107)."""
    if state.deeds:
        rival.act(state)
    if state.passed:
        while state.deeds:
            rival.act(state)
        end_round(state)


def end_round(state: State) -> None:
    """Figures come home with their Fear; after round V all is over (rulings 98 and 103)."""
    for player in range(state.players()):
        call_home(state, player)
    if state.round == kinds.ROUNDS:
        state.phase = kinds.OVER
        state.tell_end()
        return
    state.laid = [0] * int(state.seats)
    ask_next(state, 0)


def call_home(state: State, player: i64) -> None:
    """A figure leaving a guardian brings Fear, but not to the rival nor behind a mask (ruling 40)."""
    mask: i64 = state.figures[player]
    for space in range(kinds.SPACES):
        if has(mask, space):
            island.lift_figure(state, player, space)
            guarded = state.guards[columns.SITE_OF[space]] != kinds.NO_GUARDIAN
            if guarded and player < state.seats and not has(state.masked, player):
                cards.take_fear(state, player)


# Cards kept at the end of a round


def ask_next(state: State, step: i64) -> None:
    """The next player with hand cards is asked about them; after the last one all is settled."""
    while step < state.seats:
        seat = (state.starter() + step) % state.seats
        if state.hands[seat]:
            state.active = seat
            state.asked = 0
            state.agenda.push(kinds.KEEP)
            return
        step += 1
    close_round(state)


def settle_card(state: State, laid: bool) -> None:
    """The hand card asked about is kept or laid down; nobody else sees which (ruling 99)."""
    seat = state.active
    if laid:
        word: i64 = state.laid[seat]
        state.laid = changed(state.laid, seat, word | bit(state.asked))
    state.asked += 1
    if state.asked == len(state.hands[seat]):
        state.agenda.pop()
        ask_next(state, (seat + state.seats - state.starter()) % state.seats + 1)


def close_round(state: State) -> None:
    """The rest of the preparation, in the order of the book (ruling 98)."""
    state.asked = 0
    for seat in range(state.seats):
        lay_down(state, seat)
        shuffle_under(state, seat)
    state.laid = []
    state.helpers = vec[i64](
        [entry if entry == kinds.NO_ASSISTANT else entry & ~kinds.EXHAUSTED for entry in state.helpers]
    )
    for place in (state.round - 1, state.round):
        if state.row[place] != kinds.NO_CARD:
            cards.exile_row(state, place)
    state.round += 1
    tell.round_begins(state)
    cards.refill(state)
    state.passed = 0
    state.masked = 0
    state.flying = 0
    if state.rival() >= 0:
        rival.shuffle(state)
    else:
        tell.first(state)
    begin_round(state)


def lay_down(state: State, seat: i64) -> None:
    """What a player chose not to keep is laid down for all to see."""
    mask: i64 = state.laid[seat]
    if mask == 0:
        return
    hand = state.hands[seat]
    state.hands[seat] = [hand[at] for at in range(len(hand)) if not has(mask, at)]
    laid = [hand[at] for at in range(len(hand)) if has(mask, at)]
    cards.leave_care(state, seat, laid)
    for card in cards.faces_of(laid):
        state.areas[seat] = [*state.areas[seat], card]
        tell.laid(state, "discard", seat, card)


def shuffle_under(state: State, seat: i64) -> None:
    """The play area is shuffled and put under the deck; Fear tiles stay (rulings 100 and 102)."""
    area = state.areas[seat][:]
    area.sort()
    state.chance.shuffle(area)
    under: list[int] = []
    for card in area:
        under.append(card + kinds.SHUFFLED * (state.round + 1))
    state.decks[seat] = under + state.decks[seat]
    state.areas[seat] = []
    if under:
        tell.shuffle(state, seat, len(under))
