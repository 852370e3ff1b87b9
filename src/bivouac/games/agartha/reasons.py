"""Why one line is better than another, in the game's own terms."""

from bivouac.core.bits import nibble
from bivouac.core.reasons import Hope, Term, likeliest_card
from bivouac.games.agartha import advice, columns, kinds, odds
from bivouac.games.agartha.data.rewards import AMULET_POINTS
from bivouac.games.agartha.scoring import exploration_points
from bivouac.games.agartha.state import State

UNSETTLED = (kinds.TO, kinds.WITH, kinds.DRAWN)  # a card is in the air: the board is worth its best place


def terms(state: State, seat: int) -> list[Term]:
    """The seat's lead as the estimate has it, part by part; nothing once the game is over."""
    if state.phase == kinds.OVER:
        return []
    left = advice.time_left(state)
    seats = range(int(state.seats))
    whole = advice.seat_worth(state, seat, left)
    rival = max(advice.seat_worth(state, other, left) for other in seats if other != seat)
    parts = _made(state, seat)
    if seat != state.active or state.phase not in UNSETTLED:
        parts += _board(state, seat, left)
    parts.append(_priced("rest", whole - sum(part.worth for part in parts)))
    parts += _tokens(state, seat, left)
    parts.append(Term("rival", rival, -rival))
    return parts


def _priced(name: str, value: float) -> Term:
    return Term(name, value, value)


def _made(state: State, seat: int) -> list[Term]:
    scored, explored = int(state.scored[seat]), int(exploration_points(state, seat))
    return [Term("scored", scored, float(scored)), Term("explored", explored, float(explored))]


def _board(state: State, seat: int, left: float) -> list[Term]:
    words = state.boards[seat * kinds.PLACES : seat * kinds.PLACES + kinds.PLACES]
    opened = int(advice.opened_slots(state)) if seat == state.active else 0
    held = [state.count(seat, kinds.OBJECTS, kind) for kind in range(kinds.KNIFE, kinds.VIAL + 1)]
    objects = sum(1 for count in held if count)
    pairs = int(state.count(seat, kinds.ENCOUNTER, kinds.CHARACTER)) // 2
    amulets = int(state.count(seat, kinds.AMULETS, kinds.AMULET))
    villages = [
        advice.village_worth(words[slot], opened & columns.OPENS[slot], objects, left)
        for slot in (kinds.VILLAGE_1, kinds.VILLAGE_2)
    ]
    companies = _companies(state, seat, left)
    slot = kinds.EXPLORATION
    exploring = advice.exploration_worth(
        words[slot], opened & columns.OPENS[slot], nibble(state.explored, seat), left
    )
    return [
        Term("amulets", amulets, float(AMULET_POINTS * amulets)),
        Term("objects", objects, objects * advice.PAIR_OBJECTS * left),
        Term("pairs", objects * pairs, float(objects * pairs)),
        *companies,
        _priced("village", sum(villages) - sum(company.worth for company in companies)),
        _priced("exploration", exploring),
        _priced("locations", advice.locations_worth(words, left)),
    ]


def _companies(state: State, seat: int, left: float) -> list[Term]:
    """Characters who wait for more in the Village: in how many slots there is a second, a third, a fourth."""
    here = [int(state.count(seat, slot, kinds.CHARACTER)) for slot in (kinds.VILLAGE_1, kinds.VILLAGE_2)]
    found = []
    for number in range(1, len(advice.WAITING)):
        count = sum(characters >= number for characters in here)
        more = advice.WAITING[number] - advice.WAITING[number - 1]
        found.append(Term("company", count, count * more * left, number))
    return found


def _tokens(state: State, seat: int, left: float) -> list[Term]:
    """Tokens in hand, the chance to win each tile that the seat has bid on, and actions to come."""
    words = state.boards[seat * kinds.PLACES : seat * kinds.PLACES + kinds.PLACES]
    hand = int(state.in_hand(seat)) if state.tokens_left() else 0
    strength = sum(value for value in range(1, kinds.TOKENS + 1) if hand >> value & 1)
    bids: dict[int, int] = {}
    for at in range(int(state.placed)):
        zone = int(state.zone(at))
        if zone % 2 and zone >= state.step and state.owner(at) == seat:
            bids[zone // 2] = bids.get(zone // 2, 0) + int(state.value(at))
    parts = [Term("hand", strength, advice.IN_HAND * strength)]
    for tile, bid in bids.items():
        chance = advice.winning(state, seat, tile, bid)
        parts.append(Term("bid", 100 * chance, chance * advice.tile_gain(state, words, tile, left), tile + 1))
    acting = advice.tokens_worth(state, seat) - sum(part.worth for part in parts)
    return [*parts, *_actions(state, seat, acting)]


def _actions(state: State, seat: int, acting: float) -> list[Term]:
    """The actions that the seat's tokens will take; what is left of their worth is that of Moves."""
    taken = [
        columns.ACTION_OF[state.token_map][int(state.value(at))]
        for at in range(int(state.placed))
        if state.owner(at) == seat and state.zone(at) >= state.step and not state.zone(at) % 2
    ]
    draws, swaps, moves = (
        taken.count(action) for action in (kinds.DRAW_ACTION, kinds.SWAP_ACTION, kinds.MOVE_ACTION)
    )
    parts = [Term("draws", draws, advice.A_DRAW * draws), Term("swaps", swaps, advice.A_SWAP * swaps)]
    return [*parts, Term("moves", moves, acting - sum(part.worth for part in parts))]


def hopes(state: State, seat: int, action: int) -> list[Hope]:
    """The likeliest card of a draw from the deck, unless it is known."""
    return likeliest_card(odds.odds(state, seat, action))
