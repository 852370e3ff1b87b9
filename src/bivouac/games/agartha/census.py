"""The census: every card and token is in exactly one place, and the question can be answered."""

from typing import Final

from bivouac.core.census import need
from bivouac.games.agartha import columns, kinds, may
from bivouac.games.agartha.kinds import CARD_KINDS, CARDS, SEATED, SLOTS
from bivouac.games.agartha.state import State

_ALL_OPEN: Final = 7
# What a step may be about: a token's action or a reward, a card in a slot, a card, one of the slots.
_BOUNDS: Final[dict[int, int]] = {
    kinds.MOVE: kinds.REWARD + 1,
    kinds.SWAP: kinds.REWARD + 1,
    kinds.DRAW: kinds.REWARD + 1,
    kinds.TO: SLOTS * CARD_KINDS,
    kinds.WITH: SLOTS * CARD_KINDS,
    kinds.DRAWN: CARDS,
    kinds.PICK: 1,
    kinds.WON: kinds.CHANGED * (_ALL_OPEN + 1),
    kinds.OFFER: _ALL_OPEN + 1,
}

Step = list[int]


def count(state: State) -> None:
    """Refuse a state that cannot be played on for want, excess or misplacement of a piece."""
    for at, (kind, seat, about) in enumerate(state.agenda.dump()):
        need(kind in _BOUNDS, f"agenda[{at}]: {kind} is no step that waits")
        need(seat < int(state.seats), f"agenda[{at}]: there is no seat {seat}")
        need(about < _BOUNDS[kind], f"agenda[{at}]: it is about nothing there is")
    _cards(state)
    _boards(state)
    _tokens(state)
    _question(state)


def _cards(state: State) -> None:
    """The cards of this number of players, each once; the others stay in the box."""
    in_play = columns.IN_PLAY[state.seats]
    for card in range(CARDS):
        placed = state.where[card] != kinds.IN_BOX
        need(placed or card not in in_play, f"card {card} is missing")
        need(not placed or card in in_play, f"card {card} is for more players")


def _boards(state: State) -> None:
    """Only Objects in their slot, only Amulets and Characters in the sectors."""
    for seat in range(state.seats):
        for kind in range(CARD_KINDS):
            name = f"boards[{seat}]: a card {columns.IDS[kind]}"
            for allowed, slot, place in (
                (bool(columns.IS_OBJECT[kind]), kinds.OBJECTS, "Objects"),
                (kind == kinds.AMULET, kinds.AMULETS, "Amulets"),
                (kind == kinds.CHARACTER, kinds.ENCOUNTER, "encounters"),
            ):
                need(allowed or not state.count(seat, slot, kind), f"{name} among the {place}")


def _tokens(state: State) -> None:
    """Each seat has one token of each value; an action zone holds one."""
    values: list[set[int]] = [set() for _ in range(state.seats)]
    taken: set[int] = set()
    for at in range(state.placed):
        owner, value, zone = state.owner(at), int(state.value(at)), int(state.zone(at))
        fresh = value not in values[owner]
        need(fresh, f"values[{at}]: the token {value} of seat {owner} lies there already")
        values[owner].add(value)
        need(zone % 2 == 1 or zone not in taken, f"zones[{at}]: the action zone is taken")
        taken.add(zone)


def _question(state: State) -> None:
    """The open question, which follows from all the rest, can be answered."""
    steps = state.agenda.dump()
    if steps:
        need(state.tokens_left() == 0 and state.step > 0, "agenda: tokens are still being placed")
        waiting = {step[0] for step in steps[:-1]}
        need(waiting <= {kinds.WON, kinds.OFFER, kinds.PICK}, "agenda: two actions at once")
        _shares(state, steps)
        _top(state, steps[-1])
    elif state.phase == kinds.START:
        need(state.placed == 0 and state.step == 0, "pending: the first cards were placed long ago")
    elif state.phase == kinds.BID:
        need(state.step == 0, "step: tokens are still being placed")
    else:
        over = state.round == kinds.ROUNDS - 1 and state.step == 2 * state.tile_count()
        need(over, "step: the round is not over, and nothing is asked")
    need(state.phase == kinds.OVER or bool(state.legal(state.active)), "agenda: nothing can be answered")


def _shares(state: State, steps: list[Step]) -> None:
    """Each winner waits once, with a card that was won or one to pick; all that is left is picked."""
    winners = [seat for kind, seat, _ in steps if kind == kinds.WON]
    need(len(set(winners)) == len(winners), "agenda: a winner waits twice")
    picks = [seat for kind, seat, _ in steps if kind == kinds.PICK]
    served = {entry // SEATED for entry in state.pending}
    need(served <= set(winners), "pending: nobody has won that card")
    need(set(winners) <= served.union(picks), "agenda: a winner has won nothing")
    need(not picks or state.step % 2 == 0, "agenda: nothing is won in an action zone")
    if picks or winners:
        left = int(state.on_tile(may.tile_in_question(state))) if state.step % 2 == 0 else 0
        need(left == len(picks), f"agenda: {len(picks)} picks for {left} cards")


def _top(state: State, step: Step) -> None:
    """What is asked on top is about something that is there."""
    kind, seat, about = step
    if kind == kinds.OFFER:
        need(may.is_usable(state, seat, about), "agenda: nothing can be offered")
    elif kind in (kinds.TO, kinds.WITH):
        slot, card = divmod(about, CARD_KINDS)
        need(state.count(seat, slot, card) > 0, "agenda: no such card lies there")
        need(kind == kinds.TO or may.has_partner(state, about), "agenda: there is nothing to swap it with")
