"""The census: every card and token is in exactly one place, and the place is one it can be in."""

from typing import Final

from bivouac.core.refusal import SetupError
from bivouac.games.agartha import columns, may
from bivouac.games.agartha.kinds import (
    AMULET,
    AMULETS,
    BID,
    CARD_KINDS,
    CARDS,
    CHANGED,
    CHARACTER,
    DRAW,
    DRAW_ACTION,
    DRAWN,
    ENCOUNTER,
    IN_BOX,
    MOVE,
    MOVE_ACTION,
    OBJECTS,
    OFFER,
    OVER,
    PICK,
    REWARD,
    ROUNDS,
    SLOTS,
    START,
    START_CARDS,
    SWAP,
    SWAP_ACTION,
    TO,
    WITH,
    WON,
)
from bivouac.games.agartha.moves import SEATED
from bivouac.games.agartha.state import State

_STEPS: Final = (MOVE, TO, SWAP, WITH, DRAW, DRAWN, PICK, WON, OFFER)
_ACTION_STEPS: Final = {MOVE: MOVE_ACTION, SWAP: SWAP_ACTION, DRAW: DRAW_ACTION}
_ALL_OPEN: Final = 7

Step = list[int]


def count(state: State) -> None:
    """Refuse a state that no game can reach for want, excess or misplacement of a piece."""
    _steps(state)
    _cards(state)
    _boards(state)
    _tokens(state)


def _need(holds: bool, reason: str) -> None:
    if not holds:
        raise SetupError(reason)


def _steps(state: State) -> None:
    """Each step asks a seat of the table about something there is."""
    for at, (kind, seat, about) in enumerate(state.agenda.dump()):
        name = f"agenda[{at}]"
        _need(kind in _STEPS, f"{name}: {kind} is no step that waits")
        _need(seat < int(state.seats), f"{name}: there is no seat {seat}")
        _need(about < _bound(kind), f"{name}: it is about nothing there is")


def _bound(kind: int) -> int:
    if kind in _ACTION_STEPS:
        return REWARD + 1
    if kind in (TO, WITH):
        return SLOTS * CARD_KINDS
    if kind == DRAWN:
        return CARDS
    if kind == PICK:
        return 1
    return _ALL_OPEN + 1 if kind == OFFER else CHANGED * (_ALL_OPEN + 1)


def _cards(state: State) -> None:
    """The cards of this number of players, each once; the others stay in the box."""
    in_play = columns.IN_PLAY[state.seats]
    for card in range(CARDS):
        placed = state.where[card] != IN_BOX
        _need(placed or card not in in_play, f"card {card} is missing")
        _need(not placed or card in in_play, f"card {card} is for more players")


def _boards(state: State) -> None:
    """Only Objects in their slot, only Amulets and Characters in the sectors, and points for encounters."""
    for seat in range(state.seats):
        for kind in range(CARD_KINDS):
            name = f"boards[{seat}]: a card {columns.IDS[kind]}"
            _need(
                columns.IS_OBJECT[kind] or not state.count(seat, OBJECTS, kind), f"{name} among the Objects"
            )
            _need(kind == AMULET or not state.count(seat, AMULETS, kind), f"{name} among the Amulets")
            _need(kind == CHARACTER or not state.count(seat, ENCOUNTER, kind), f"{name} among the encounters")
        met = int(state.characters(seat, ENCOUNTER))
        _need(
            _earned(met, state.scored[seat]), f"scored[{seat}]: {met} Characters do not bring so many points"
        )


def _earned(met: int, points: int) -> bool:
    """Can so many Characters, met in pairs, threes and fours, have brought so many points?"""
    pair, trio, party = columns.VILLAGE_NEEDS
    for fours in range(met // party + 1):
        for threes in range((met - party * fours) // trio + 1):
            pairs, left = divmod(met - party * fours - trio * threes, pair)
            worth = zip((pairs, threes, fours), columns.VILLAGE_POINTS, strict=True)
            if left == 0 and sum(number * each for number, each in worth) == points:
                return True
    return False


def _tokens(state: State) -> None:
    """Each seat has one token of each value; an action zone holds one."""
    values: list[set[int]] = [set() for _ in range(state.seats)]
    taken: set[int] = set()
    for at in range(state.placed):
        owner, value, zone = state.owner(at), int(state.value(at)), int(state.zone(at))
        _need(
            value not in values[owner], f"values[{at}]: the token {value} of seat {owner} lies there already"
        )
        values[owner].add(value)
        _need(zone % 2 == 1 or zone not in taken, f"zones[{at}]: the action zone is taken")
        taken.add(zone)


def question(state: State) -> None:
    """The open question, which follows from all the rest, is one that can be asked."""
    steps = state.agenda.dump()
    if state.phase == START:
        _start(state)
    elif not steps:
        _need(not state.pending, "pending: nobody is to place a card")
        if state.phase == BID:
            _need(state.step == 0, "step: tokens are still being placed")
        else:
            over = state.round == ROUNDS - 1 and state.step == 2 * state.tile_count()
            _need(state.phase == OVER and over, "step: the round is not over, and nothing is asked")
    else:
        _need(state.tokens_left() == 0 and state.step > 0, "agenda: tokens are still being placed")
        _waiting(state, steps)


def _start(state: State) -> None:
    """The two cards each player was dealt, from the first player on; nothing has happened yet."""
    quiet = state.round == 0 and state.placed == 0 and state.step == 0 and state.agenda.empty()
    _need(quiet, "pending: the first cards were placed long ago")
    order = [(state.first + at // START_CARDS) % state.seats for at in range(START_CARDS * int(state.seats))]
    waiting = [entry // SEATED for entry in state.pending]
    _need(waiting == order[len(order) - len(waiting) :], "pending: these are not the players who wait")


def _waiting(state: State, steps: list[Step]) -> None:
    """Winners wait under whoever picks, or under one player's open slots and action."""
    winners = [step for step in steps if step[0] == WON]
    rest = steps[len(winners) :]
    _need(steps[: len(winners)] == winners, "agenda: winners wait under everything else")
    seats = [step[1] for step in winners]
    _need(len(set(seats)) == len(seats), "agenda: a winner waits twice")
    zone = int(state.step) - 1
    there = [state.owner(at) for at in range(state.placed) if state.zone(at) == zone]
    for _, seat, _ in steps:
        _need(seat in there, f"agenda: seat {seat} has no token there")
    _need(not winners or zone % 2 == 1, "agenda: nothing is won in an action zone")
    begun = winners if rest else winners[:-1]
    _need(all(step[2] == 0 for step in begun), "agenda: that winner has not begun to place")
    if not rest:
        _begun(winners[-1][2])
    picking = bool(rest) and rest[0][0] == PICK
    _shares(state, seats, rest if picking else [])
    if rest and not picking:
        _need(rest[0][1] not in seats, "agenda: that player has yet to place")
        _chain(state, rest)


def _begun(about: int) -> None:
    """A winner who has begun has changed slots of the one zone chosen."""
    zone, changed = about % CHANGED - 1, about // CHANGED
    allowed = 0
    for slot in range(SLOTS):
        if columns.ZONE_OF[slot] == zone:
            allowed |= columns.OPENS[slot]
    _need(changed & ~allowed == 0, "agenda: slots outside the zone have changed")


def _shares(state: State, winners: list[int], picks: list[Step]) -> None:
    """All that was won is with its winners, and all that is left is picked."""
    served = {entry // SEATED for entry in state.pending}
    _need(served <= set(winners), "pending: nobody has won that card")
    pickers = {step[1] for step in picks}
    _need(pickers <= set(winners), "agenda: somebody picks who has not won")
    _need(set(winners) <= served | pickers, "agenda: a winner has won nothing")
    _need(all(step[0] == PICK for step in picks), "agenda: something waits on a pick")
    if state.step % 2 == 0:
        left = int(state.on_tile(may.tile_in_question(state)))
        _need(left == len(picks), f"agenda: {len(picks)} picks for {left} cards")
        _need(left != 1, "agenda: the last card is no choice")


def _chain(state: State, steps: list[Step]) -> None:
    """One player's sets of open slots, each slot in one of them, and perhaps an action on top."""
    _need(len({step[1] for step in steps}) == 1, "agenda: two players have open slots")
    offers = steps if steps[-1][0] == OFFER else steps[:-1]
    seen = 0
    for kind, _, mask in offers:
        _need(kind == OFFER and mask > 0 and mask & seen == 0, "agenda: a slot is open twice")
        seen |= mask
    kind, seat, about = steps[-1]
    if kind == OFFER:
        _need(may.is_usable(state, seat, about), "agenda: nothing can be offered")
        return
    _need(len(may.legal(state)) > 1 or kind not in _ACTION_STEPS, "agenda: nothing can be done")
    if kind in _ACTION_STEPS:
        _need(about == REWARD or _from_token(state, steps), "agenda: no token says so")
    elif kind in (TO, WITH):
        slot, card = divmod(about, CARD_KINDS)
        _need(state.count(seat, slot, card) > 0, "agenda: no such card lies there")
        _need(kind == TO or may.has_partner(state, about), "agenda: there is nothing to swap it with")


def _from_token(state: State, steps: list[Step]) -> bool:
    """Does the action come from the token in the action zone being resolved?"""
    zone = state.step - 1
    at = state.token_in(zone)
    action = columns.ACTION_OF[state.token_map][state.value(at)]
    return len(steps) == 1 and zone % 2 == 0 and action == _ACTION_STEPS[steps[0][0]]
