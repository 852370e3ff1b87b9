"""What the group does while nothing is running: choose an action, give, camp, leave, join (13, 14, 22)."""

from mypy_extensions import i64

from bivouac.core.bits import bit
from bivouac.games.continent import codes, flow, kinds, tell
from bivouac.games.continent.data.limits import GIFT_PRICE
from bivouac.games.continent.may import answers, lists, reach, turn
from bivouac.games.continent.moves import board, energy, gear, people
from bivouac.games.continent.resolve import reading
from bivouac.games.continent.resolve.leaves import BEGUN
from bivouac.games.continent.state import State, changed, context_of


def act(state: State, seat: i64, argument: i64) -> None:
    """A player begins an action, or proposes it where all must agree."""
    if not proposed(state, seat, codes.ACT + argument):
        flow.begin(state, seat, reach.joint(state)[argument] // kinds.MOST_SEATS)


def proposed(state: State, seat: i64, code: i64) -> bool:
    """Does the choice wait for the others? Then it is a proposal now (ruling 14)."""
    if not turn.must_propose(state, code):
        return False
    state.active = seat
    state.proposal = code
    state.agreed = bit(seat)
    tell.propose(state, seat, code)
    return True


def agree_to_proposal(state: State, seat: i64) -> None:
    """One more agrees; with the last one the proposal stands."""
    state.agreed |= bit(seat)
    for other in state.clockwise(0):
        if not state.agreed & bit(other):
            return
    code = state.proposal
    state.proposal = -1
    state.agreed = 0
    proposer = state.active
    if code == codes.CAMP:
        pitch(state, proposer)
    else:
        flow.begin(state, proposer, reach.proposed_offer(state, code))


def object_to_proposal(state: State, seat: i64) -> None:
    """No agreement: the player to the left of the last active one must act (ruling 14)."""
    state.proposal = -1
    state.agreed = 0
    state.floor = state.clockwise(state.last + 1)[0]
    tell.answer(state, "object", seat)


def abandon(state: State, seat: i64, slot: i64) -> None:
    """A whole item is dropped; its cards go to their piles (rulings 104 and 105)."""
    tell.abandon(state, seat, slot)
    gear.scrap(state, seat * kinds.MOST_ITEMS + slot)


def give(state: State, seat: i64, slot: i64) -> None:
    """An item is offered; to whom is asked next."""
    others = state.together(seat)
    if len(others) == 1:
        receive(state, seat, slot, others[0])
    else:
        state.agenda.push(kinds.GIVE_TO, context_of(seat), slot)


def receive(state: State, seat: i64, slot: i64, other: i64) -> None:
    """The receiver is named; where there is something to swap, it is asked for."""
    if lists.swappable(state, other):
        state.agenda.push(kinds.GIVE_FOR, context_of(seat), slot + kinds.MOST_ITEMS * other)
    else:
        hand_over(
            state, seat * kinds.MOST_ITEMS + slot, other * kinds.MOST_ITEMS + gear.slot_free(state, other)
        )


def ask_for(state: State, at: i64, wanted: i64) -> None:
    """Whoever would give an item up is asked first: a swap is free on both sides (ruling 106)."""
    owner = wanted // kinds.MOST_ITEMS
    state.agenda.push(kinds.SWAPPING, context_of(owner), at + kinds.ITEM_PLACES * wanted)
    tell.propose_swap(state, at, wanted)


def hand_over(state: State, at: i64, to: i64) -> None:
    """Each gift or swap costs two cards of the deck (ruling 106)."""
    energy.lose(state, GIFT_PRICE, at // kinds.MOST_ITEMS)
    if state.ending == kinds.PLAYING:
        gear.hand_over(state, at, to)


def number(state: State, seat: i64, argument: i64) -> None:
    """A player has found a hidden number; its digits are asked for (rulings 98 and 136)."""
    state.agenda.push(kinds.DIGITS, context_of(seat), BEGUN)


def camp(state: State, seat: i64, argument: i64) -> None:
    """The group makes camp, or somebody proposes it."""
    if not proposed(state, seat, codes.CAMP):
        pitch(state, seat)


def pitch(state: State, seat: i64) -> None:
    """The book's save: the board is forgotten and the Past returns (rulings 128 to 130)."""
    state.floor = kinds.NOBODY
    energy.lose(state, state.box.night, seat)  # the adventure may make nights hard (ruling 154)
    if state.ending != kinds.PLAYING:
        return
    board.make_camp(state)
    sleep(state, seat)


def sleep(state: State, seat: i64) -> None:
    """One of the region's nights is read, if it has any left; all who camp take part in it (ruling 158)."""
    night = state.box.night_call[state.box.zone[state.cells[state.spots[seat]]]]
    if not night or not reading.candidates(state, night):
        flow.next_turn(state)
        return
    state.active = seat
    state.last = seat
    state.party = bit(seat)
    for other in state.together(seat):
        state.party |= bit(other)
    state.agenda.push(kinds.TAKE, context_of(seat), night * kinds.TAKE_UNIT)


def leave(state: State, seat: i64, argument: i64) -> None:
    """A player leaves for a while (ruling 121)."""
    spot = state.spots[seat]
    people.leave(state, seat)
    _pass_the_floor(state, seat)
    for other in range(state.seats):  # whoever comes back first finds the place the last one left
        if state.status[other] == kinds.AWAY:
            state.spots = changed(state.spots, other, spot)


def _pass_the_floor(state: State, seat: i64) -> None:
    if state.floor == seat:
        left = state.clockwise(seat)
        state.floor = left[0] if left else kinds.NOBODY


def come_back(state: State, seat: i64, argument: i64) -> None:
    """A player returns to a terrain that holds a character (ruling 122)."""
    arrive_at(state, seat, state.characters[seat])


def retire(state: State, seat: i64, argument: i64) -> None:
    """A player who is away leaves for good; the last one ends the game (ruling 123)."""
    people.retire(state, seat)
    if state.players() == 0 and kinds.AWAY not in state.status:
        energy.end(state, kinds.ABANDONED)


def join(state: State, seat: i64, character: i64) -> None:
    """A player joins with a new character (ruling 120)."""
    arrive_at(state, seat, character)


def arrive_at(state: State, seat: i64, character: i64) -> None:
    """Where there are several places to join, one is asked for."""
    places = answers.meeting_places(state, seat)
    if len(places) == 1:
        stand_at(state, seat, character, places[0])
    else:
        state.agenda.push(kinds.JOIN_AT, context_of(seat), character)


def stand_at(state: State, seat: i64, character: i64, cell: i64) -> None:
    """A character is in the game again; everybody's limits shrink at once, from the left on (120, 145)."""
    if state.status[seat] == kinds.AWAY:
        people.come_back(state, seat, cell)
    else:
        people.join(state, seat, character, cell)
    for other in reversed(state.clockwise(seat + 1)):
        state.agenda.push(kinds.TRIMMING, context_of(other))
