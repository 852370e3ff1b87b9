"""What is worth what: the evaluation bots use, and a seat's knowledge as numbers."""

from math import exp, tanh
from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import bit, count_of, has, nibble
from bivouac.core.numbers import Numbers, best_other
from bivouac.games.agartha import columns, kinds, may
from bivouac.games.agartha.data.rewards import AMULET_POINTS
from bivouac.games.agartha.redeal import one_of
from bivouac.games.agartha.scoring import exploration_points
from bivouac.games.agartha.state import State

# Points a good player expects, found by playing variants of this table against each other. What waits is
# worth its share of the game that is left.
LEAD: Final = 7.0  # a lead of so many points is worth about three quarters of a win
LEAD_EARLY: Final = 6.0  # more while there is much left to play
WAITING: Final[list[float]] = [0.0, 0.9, 1.9, 3.2, 4.2]  # Characters in a Village slot that is not open
USED: Final[list[float]] = [0.0, 0.0, 1.0, 3.0, 5.0]  # the best tier of so many
PAIR_OBJECTS: Final = 1.6  # pairs still to be met, for each Object that counts
A_MOVE: Final = 0.7
BANKING: Final = 1.6  # more for a Move while an Amulet waits
A_SWAP: Final = 0.6
A_DRAW: Final = 1.5
UNBANKED: Final = 1.4
STRAY: Final = 0.25  # any other card in a slot that does nothing for it
STRAY_COMPASS: Final = 0.5
NO_COMPASS: Final = 0.55  # of a set that lacks its Compass
BARE_COMPASS: Final = 0.9
GROWTH: Final = 0.5  # of a set that may still grow
TYPES: Final[list[float]] = [0.0, 0.0, 0.8, 2.0]  # different types begun
EXPLORING: Final = 0.75  # of an Exploration's points, by how near it is
IN_HAND: Final = 0.4  # a token, for each of its value
CONTEST: Final = 0.9  # how much a bid decides
PRIVILEGE: Final = 0.5
LATE: Final = 0.05  # what each token still to come takes from a bid


def estimates(state: State, asked: i64) -> list[float]:
    """What the position is worth to every seat of a mask, in expected utility, from what it knows."""
    left = time_left(state)
    worth = [seat_worth(state, seat, left) for seat in range(state.seats)]
    return [_estimate(state, seat, left, worth) if has(asked, seat) else 0.0 for seat in range(state.seats)]


def _estimate(state: State, seat: i64, left: float, worth: list[float]) -> float:
    """Whether a seat is ahead of the best of the others."""
    mine = worth[seat] + tokens_worth(state, seat)
    return float(0.98 * tanh((mine - best_other(worth, seat)) / (LEAD + LEAD_EARLY * left)))


def time_left(state: State) -> float:
    """The share of the game that is still to come."""
    gone = float(state.step) / float(2 * state.tile_count())
    return (float(kinds.ROUNDS - state.round) - gone) / float(kinds.ROUNDS)


def seat_worth(state: State, seat: i64, left: float) -> float:
    """Points in hand and in sight, as they lie open to all."""
    words = state.boards[seat * kinds.PLACES : seat * kinds.PLACES + kinds.PLACES]
    made = nibble(state.explored, seat)
    worth = float(state.scored[seat]) + float(exploration_points(state, seat))
    opened: i64 = 0
    if seat == state.active:
        opened = opened_slots(state)
        worth += asked_worth(state, words)
        if state.phase == kinds.TO:
            return worth + _best_move(words, state.agenda.b(), opened, made, left)
        if state.phase == kinds.WITH:
            return worth + _best_swap(words, state.agenda.b(), opened, made, left)
        if state.phase == kinds.DRAWN:
            return worth + _best_place(words, columns.KIND_OF[state.agenda.b()], opened, made, left)
    for entry in state.pending:
        if entry // kinds.SEATED == seat:
            worth += _gain(words, columns.KIND_OF[entry % kinds.SEATED], left)
    return worth + board_worth(words, opened, made, left)


def opened_slots(state: State) -> i64:
    """The slots the active player may yet use, those of a win being placed included."""
    opened: i64 = 0
    for step in range(state.agenda.depth()):
        if state.agenda.kind_at(step) == kinds.OFFER:
            opened |= state.agenda.b_at(step)
    if state.phase == kinds.WON:
        opened |= state.agenda.b() // kinds.CHANGED
    return opened


def asked_worth(state: State, words: list[int]) -> float:
    """What the action now offered is worth by itself."""
    if state.phase == kinds.MOVE:
        return _move_worth(words)
    if state.phase == kinds.SWAP:
        return A_SWAP
    return A_DRAW if state.phase == kinds.DRAW else 0.0


def _move_worth(words: list[int]) -> float:
    """A Move banks an Amulet, if there is one to bank."""
    for slot in range(kinds.SLOTS):
        if _count(words[slot], kinds.AMULET):
            return A_MOVE + BANKING
    return A_MOVE


def _best_move(words: list[int], card: i64, opened: i64, made: i64, left: float) -> float:
    """The best that can become of the card chosen to be moved."""
    slot, kind = card // kinds.CARD_KINDS, card % kinds.CARD_KINDS
    lifted = words[:]
    lifted[slot] = words[slot] - bit(6 * kind)
    opened |= columns.OPENS[slot]
    best = _best_place(lifted, kind, opened, made, left, slot)
    if kind == kinds.AMULET:
        best = max(best, AMULET_POINTS + board_worth(lifted, opened, made, left))
    return best


def _best_place(
    words: list[int], kind: i64, opened: i64, made: i64, left: float, source: i64 = kinds.NO_SLOT
) -> float:
    """The best place for a card that was drawn, or comes from another slot."""
    best = -1000.0
    for target in range(kinds.SLOTS):
        if target != source and (target != kinds.OBJECTS or kind >= kinds.KNIFE):
            best = max(best, _placed(words, kind, target, opened | columns.OPENS[target], made, left))
    return best


def _best_swap(words: list[int], one: i64, opened: i64, made: i64, left: float) -> float:
    """The best partner for the card chosen to be swapped."""
    slot, kind = one // kinds.CARD_KINDS, one % kinds.CARD_KINDS
    best = -1000.0
    for other in range(kinds.SLOTS):
        if other == slot:
            continue
        for second in range(kinds.CARD_KINDS):
            if not _count(words[other], second):
                continue
            if (slot == kinds.OBJECTS and second < kinds.KNIFE) or (
                other == kinds.OBJECTS and kind < kinds.KNIFE
            ):
                continue
            swapped = words[:]
            swapped[slot] = words[slot] - bit(6 * kind) + bit(6 * second)
            swapped[other] = words[other] - bit(6 * second) + bit(6 * kind)
            best = max(best, board_worth(swapped, opened, made, left))
    return best


def _placed(words: list[int], kind: i64, target: i64, opened: i64, made: i64, left: float) -> float:
    word: i64 = words[target]
    words[target] = word + bit(6 * kind)
    worth = board_worth(words, opened, made, left)
    words[target] = word
    return worth


def _count(word: i64, kind: i64) -> i64:
    return (word >> (6 * kind)) & 63


def board_worth(words: list[int], opened: i64, made: i64, left: float) -> float:
    """A board, place by place, with the slots in a mask open."""
    worth = float(AMULET_POINTS * _count(words[kinds.AMULETS], kinds.AMULET))
    objects: i64 = 0
    for kind in range(kinds.KNIFE, kinds.VIAL + 1):
        if _count(words[kinds.OBJECTS], kind):
            objects += 1
    pairs: i64 = _count(words[kinds.ENCOUNTER], kinds.CHARACTER) // 2
    worth += float(objects) * (float(pairs) + PAIR_OBJECTS * left)
    for slot in range(kinds.VILLAGE_1, kinds.VILLAGE_2 + 1):
        worth += village_worth(words[slot], opened & columns.OPENS[slot], objects, left)
    worth += exploration_worth(
        words[kinds.EXPLORATION], opened & columns.OPENS[kinds.EXPLORATION], made, left
    )
    return worth + locations_worth(words, left)


def _strays(word: i64, left: float) -> float:
    """What cards in a slot are worth that are not what it is for."""
    worth = UNBANKED * float(_count(word, kinds.AMULET)) + STRAY_COMPASS * float(_count(word, kinds.COMPASS))
    for kind in range(kinds.KNIFE, kinds.VIAL + 1):
        worth += STRAY * float(_count(word, kind))
    return worth * left


def village_worth(word: i64, is_open: i64, objects: i64, left: float) -> float:
    """Characters that wait for more, or bring their tier now; the rest would be discarded with it."""
    here = min(_count(word, kinds.CHARACTER), 4)
    locations = _count(word, kinds.FOREST) + _count(word, kinds.FOREST + 1) + _count(word, kinds.FOREST + 2)
    waiting = WAITING[here] * left + _strays(word, left) + STRAY * left * float(locations)
    if not is_open or here < 2:
        return waiting
    used = USED[here] + float(objects * (here // 2))
    if here == 2:
        used += A_MOVE
    elif here == 3:
        used += A_SWAP
    return max(waiting, used)


def exploration_worth(word: i64, is_open: i64, made: i64, left: float) -> float:
    """The best Exploration the slot is on the way to, or brings now."""
    characters = _count(word, kinds.CHARACTER)
    locations = _count(word, kinds.FOREST) + _count(word, kinds.FOREST + 1) + _count(word, kinds.FOREST + 2)
    best = 0.0
    for tier in range(kinds.TIERS):
        if has(made, tier):
            continue
        needs = columns.EXPLORATION_NEEDS[tier]
        ready = min(characters, needs) + min(locations, needs)
        points = float(columns.EXPLORATION_POINTS[tier])
        if ready == 2 * needs and is_open:
            best = max(best, points + A_DRAW)
        near = float(ready) / float(2 * needs)
        best = max(best, EXPLORING * points * near * near * left)
    spare = STRAY * left * float(characters + locations)
    return best + 0.3 * spare + _strays(word, left)


def locations_worth(words: list[int], left: float) -> float:
    """The three slots of like Locations, complete or on the way, and the types among them."""
    worth = 0.0
    begun: i64 = 0
    complete: i64 = 0
    for slot in range(3):
        word: i64 = words[slot]
        compass = _count(word, kinds.COMPASS)
        most: i64 = 0
        type: i64 = 0
        every: i64 = 0
        for at in range(3):
            like = _count(word, kinds.FOREST + at)
            every += like
            if like > most:
                most = like
                type = at
        points = float(columns.POINTS_OF_SET[min(most, 5)])
        if most:
            begun |= bit(type)
        if compass and most:
            complete |= bit(type)
            worth += points + GROWTH * left
        elif compass:
            worth += BARE_COMPASS * left
        else:
            worth += NO_COMPASS * points * left
        spare = every - most + _count(word, kinds.CHARACTER)
        worth += STRAY * left * float(spare) + UNBANKED * left * float(_count(word, kinds.AMULET))
        worth += STRAY_COMPASS * left * float(max(compass - 1, 0))
        for kind in range(kinds.KNIFE, kinds.VIAL + 1):
            worth += STRAY * left * float(_count(word, kind))
    types = (begun & 1) + ((begun >> 1) & 1) + ((begun >> 2) & 1)
    done = (complete & 1) + ((complete >> 1) & 1) + ((complete >> 2) & 1)
    return worth + TYPES[types] * left + float(columns.POINTS_OF_TYPES[done])


def _gain(words: list[int], kind: i64, left: float) -> float:
    """About how much a card of a kind adds to a board, wherever its owner will put it."""
    if kind == kinds.CHARACTER:
        here = max(
            _count(words[kinds.VILLAGE_1], kinds.CHARACTER),
            _count(words[kinds.VILLAGE_2], kinds.CHARACTER),
        )
        return 1.2 + 0.4 * float(min(here, 3))
    if kind == kinds.AMULET:
        return 0.4 + UNBANKED * left
    if kind >= kinds.KNIFE:
        pairs: i64 = _count(words[kinds.ENCOUNTER], kinds.CHARACTER) // 2
        return 0.1 if _count(words[kinds.OBJECTS], kind) else float(pairs) + PAIR_OBJECTS * left
    best = 0.5
    for slot in range(3):
        compass = _count(words[slot], kinds.COMPASS)
        if kind == kinds.COMPASS:
            most: i64 = 0
            for at in range(3):
                most = max(most, _count(words[slot], kinds.FOREST + at))
            if not compass:
                best = max(best, 0.6 * float(columns.POINTS_OF_SET[min(most, 5)]) + 0.6)
        elif _count(words[slot], kind):
            best = max(best, 2.0 if compass else 1.2)
        elif words[slot] == 0 or compass:
            best = max(best, 1.3 if compass else 0.8)
    return best


def tokens_worth(state: State, seat: i64) -> float:
    """What the seat's tokens on the tiles and in hand promise, as far as it can tell."""
    words = state.boards[seat * kinds.PLACES : seat * kinds.PLACES + kinds.PLACES]
    left = time_left(state)
    worth = 0.0
    mine: list[int] = [0] * kinds.MOST_TILES
    hand = state.in_hand(seat) if state.tokens_left() else 0
    for value in range(1, kinds.TOKENS + 1):
        if has(hand, value):
            worth += IN_HAND * float(value)
    for at in range(state.placed):
        zone = state.zone(at)
        if zone < state.step or state.owner(at) != seat:
            continue
        value_here: i64 = state.value(at)
        if zone % 2:
            bid: i64 = mine[zone // 2]
            mine[zone // 2] = bid + value_here
        else:
            worth += _action_worth(words, columns.ACTION_OF[state.token_map][value_here])
    for tile in range(state.tile_count()):
        if mine[tile]:
            worth += winning(state, seat, tile, mine[tile]) * tile_gain(state, words, tile, left)
    return worth


def _action_worth(words: list[int], action: i64) -> float:
    if action == kinds.MOVE_ACTION:
        return _move_worth(words)
    return A_DRAW if action == kinds.DRAW_ACTION else A_SWAP


def tile_gain(state: State, words: list[int], tile: i64, left: float) -> float:
    worth = 0.0
    for place in range(tile * kinds.CARD_PLACES, tile * kinds.CARD_PLACES + kinds.CARD_PLACES):
        card = state.tiles[place]
        if card != kinds.NO_CARD:
            worth += _gain(words, columns.KIND_OF[card], left)
    return worth


def winning(state: State, seat: i64, tile: i64, bid: i64) -> float:
    """The chance to win a tile, hidden tokens of others counting for what they may be on average."""
    sums = [0.0] * int(state.seats)
    for at in range(state.placed):
        owner = state.owner(at)
        if owner != seat and state.zone(at) == 2 * tile + 1:
            values = one_of(state, owner)
            sums[owner] += float(sum(values)) / float(len(values))
    rival = max(sums)
    edge = float(bid) - rival + (PRIVILEGE if state.holder() == seat else 0.0)
    others = float(state.tokens_left()) * float(state.seats - 1) / float(state.seats)
    return max(0.0, 1.0 - LATE * others) / (1.0 + exp(-edge / CONTEST))


SEATS: Final = 4
KINDS_OF_PLACES: Final = kinds.PLACES * kinds.CARD_KINDS


def features(state: State, seat: i64, numbers: Numbers) -> None:
    """Add the course, the question, the own tokens, the tiles, all boards from this seat on."""
    numbers.add(float(state.seats) / 4.0)
    numbers.add(float(state.round) / float(kinds.ROUNDS))
    numbers.add(float(state.step) / float(2 * kinds.MOST_TILES))
    numbers.add(time_left(state))
    numbers.add(tokens_worth(state, seat) / 5.0)
    numbers.add_truth(state.active == seat)
    numbers.add_truth(state.holder() == seat)
    numbers.add(float(len(state.deck)) / float(kinds.CARDS))
    numbers.add_truth(state.swap_triggers)
    numbers.add_place(state.token_map, len(columns.MAP_IDS))
    numbers.add_place(state.phase, kinds.OVER + 1)
    numbers.add_place(_in_question(state), kinds.CARD_KINDS)
    hand = state.in_hand(seat)
    for value in range(1, kinds.TOKENS + 1):
        numbers.add_truth(has(hand, value))
    for tile in range(kinds.MOST_TILES):
        _tile(state, tile, seat, numbers)
    for step in range(SEATS):
        if step < state.seats:
            _board(state, (seat + step) % state.seats, numbers)
        else:
            numbers.add_zeros(BOARD)


def _in_question(state: State) -> i64:
    """The kind of the card that is to be placed, moved or swapped; -1 when there is none."""
    if state.phase in (kinds.START, kinds.DRAWN, kinds.WON):
        return columns.KIND_OF[may.card_in_question(state)]
    if state.phase in (kinds.TO, kinds.WITH):
        return state.agenda.b() % kinds.CARD_KINDS
    return -1


def _tile(state: State, tile: i64, seat: i64, numbers: Numbers) -> None:
    """A tile's cards by kind, one's own bid, how many others bid, and who is in the action zone."""
    begin = numbers.count
    numbers.add_zeros(kinds.CARD_KINDS + 4)
    if tile >= state.tile_count():
        return
    for place in range(kinds.CARD_PLACES):
        card = state.tiles[tile * kinds.CARD_PLACES + place]
        if card != kinds.NO_CARD:
            numbers.raise_at(begin + columns.KIND_OF[card], 1.0)
    own_acts = False
    other_acts = False
    bids = begin + kinds.CARD_KINDS
    for at in range(state.placed):
        zone = state.zone(at)
        if zone // 2 == tile and zone >= state.step:
            own = state.owner(at) == seat
            if zone % 2:
                numbers.raise_at(bids if own else bids + 1, float(state.value(at)) if own else 1.0)
            elif own:
                own_acts = True
            else:
                other_acts = True
    numbers.raise_at(bids + 2, 1.0 if own_acts else 0.0)
    numbers.raise_at(bids + 3, 1.0 if other_acts else 0.0)


BOARD: Final = KINDS_OF_PLACES + kinds.TIERS + 5


def _board(state: State, seat: i64, numbers: Numbers) -> None:
    """A board by place and kind, the Explorations made, the points of the Village, tokens in hand."""
    for place in range(kinds.PLACES):
        for kind in range(kinds.CARD_KINDS):
            numbers.add(float(state.count(seat, place, kind)) / 4.0)
    for tier in range(kinds.TIERS):
        numbers.add_truth(state.has_explored(seat, tier))
    numbers.add(float(state.scored[seat]) / 10.0)
    numbers.add(float(count_of(state.in_hand(seat))) / float(kinds.TOKENS))
    numbers.add_truth(seat == state.active)
    left = time_left(state)
    first = seat * kinds.PLACES
    words = state.boards[first : first + kinds.PLACES]
    numbers.add(board_worth(words, 0, nibble(state.explored, seat), left) / 10.0)
    numbers.add(seat_worth(state, seat, left) / 20.0)
