"""Doing what was chosen: one function per kind of action."""

from mypy_extensions import i64

from bivouac.core.bits import bit, count_of, has, nibble, with_nibble
from bivouac.games.takara import columns, flow, may, moves, resolve, tell
from bivouac.games.takara.data.prices import (
    CARE_PRICE,
    DEN_REWARD,
    FORESEEN,
    MINED,
    OBSERVED,
    RECRUIT_PRICE,
    ROCKFALL_REWARD,
    STUDIED,
    SWORD_PRICE,
    TOKEN_PRICE,
    TURN_UP_REWARD,
    XP_PRICE,
)
from bivouac.games.takara.kinds import (
    ARCHAEOLOGIST,
    CHECK_END,
    COUNTER,
    DEN,
    FORESEE,
    HOSPITAL,
    LEVELS,
    LOOKING,
    MINE,
    MINER,
    PORT,
    RESOLVE,
    REST_ROOM,
    ROCKFALL,
    SENDING,
    SITE,
    TEAM,
    THE_RECRUIT,
)
from bivouac.games.takara.state import State


def rent(state: State, argument: i64) -> None:
    """Rent the sword for the day (Rulebook, 1)."""
    moves.spend(state, SWORD_PRICE)
    state.sword = True
    tell.buy(state, "rent")
    flow.start_work(state)


def unarmed(state: State, argument: i64) -> None:
    """Go out without the sword."""
    flow.start_work(state)


def observe(state: State, site: i64) -> None:
    """Look at the first three tiles of a site, one by one (Rulebook, 2a)."""
    moves.send_out(state, SITE + site)
    _look_at(state, site, state.height(site) - 1, OBSERVED)


def _look_at(state: State, site: i64, level: i64, left: i64) -> None:
    """Look at the next hidden tile within reach; the same question follows whatever it is (ruling 43)."""
    while left > 0 and level >= 0:
        tile = site * LEVELS + level
        if not state.is_up(tile):
            moves.look(state, tile)
            if state.class_of(tile) == ROCKFALL:
                _turn_up(state, tile)
            else:
                state.cleared |= bit(tile)
                state.agenda.push(LOOKING, site, level * 4 + left)
            return
        if may.stops_observer(state, tile):
            return
        level -= 1
        left -= 1


def _turn_up(state: State, tile: i64) -> None:
    """Turn up what was seen, where it lies, for 2 Karas (rulings 4 and 5)."""
    tell.turn_up(state, "turn_up", tile)
    moves.reveal(state, tile)
    moves.earn(state, TURN_UP_REWARD)


def turn_up(state: State, argument: i64) -> None:
    """Turn up the monster just seen and go on looking."""
    _turn_up(state, may.looked_at(state))
    _look_further(state)


def leave(state: State, argument: i64) -> None:
    """Put the tile back as it was and go on looking."""
    tell.leave(state, may.looked_at(state))
    _look_further(state)


def _look_further(state: State) -> None:
    site = state.agenda.a()
    level = state.agenda.b() >> 2
    left = state.agenda.b() & 3
    state.agenda.pop()
    _look_at(state, site, level - 1, left - 1)


def dig(state: State, site: i64) -> None:
    """Turn up the top tile of a site and take what it brings (Rulebook, 2b)."""
    state.digger = moves.send_out(state, SITE + site)
    resolve.unearth(state, state.top(site))


def destroy(state: State, site: i64) -> None:
    """Two adventurers clear a rockfall: 2 Karas for each one in sight, this one included (rulings 12, 40)."""
    moves.send_out(state, SITE + site)
    moves.send_out(state, SITE + site)
    moves.earn(state, ROCKFALL_REWARD * count_of(state.blocked))
    moves.discard(state, state.top(site))
    state.agenda.push(CHECK_END)


def den(state: State, argument: i64) -> None:
    """Gamble at the den for 1 Kara (Rulebook, 2d)."""
    moves.send_out(state, DEN)
    moves.earn(state, DEN_REWARD)


def buy(state: State, argument: i64) -> None:
    """Buy one token of 2 XP for 5 Karas (Rulebook, 2e)."""
    moves.send_out(state, COUNTER)
    moves.spend(state, TOKEN_PRICE)
    state.stock -= 1
    state.tokens = with_nibble(state.tokens, state.active, nibble(state.tokens, state.active) + 1)
    state.traded = True
    tell.buy(state, "buy")


def sell(state: State, sale: i64) -> None:
    """Sell one tile, all its XP at 5 Karas each (rulings 13 and 14)."""
    moves.send_out(state, COUNTER)
    kind = columns.SALEABLE[sale]
    moves.discard_won(state, state.active, _first_won(state, kind))
    moves.earn(state, XP_PRICE * columns.XP[kind])
    state.traded = True


def _first_won(state: State, kind: i64) -> i64:
    """The first tile of a kind in the active player's row."""
    tile: i64 = 0
    while state.tiles[tile] != kind or not has(state.won[state.active], tile):
        tile += 1
    return tile


def hire(state: State, argument: i64) -> None:
    """Hire a specialist, whose power is used at once (Rulebook, 2f)."""
    moves.send_out(state, PORT)
    specialist = columns.HIRED[argument]
    moves.spend(state, may.hire_price(argument))
    state.give(specialist, state.active)
    state.asleep &= ~bit(specialist)
    tell.hire(state, specialist, columns.POWER[argument])
    state.agenda.push(SENDING, columns.POWER[argument])


def send(state: State, site: i64) -> None:
    """Send the specialist just hired to a site."""
    power = state.agenda.a()
    state.agenda.pop()
    tell.send(state, power, site)
    if power == MINER:
        state.digger = -1
        state.agenda.push(MINE, site, MINED)
    elif power == ARCHAEOLOGIST:
        _study(state, site, 0, STUDIED)
    elif state.height(site) <= FORESEEN:
        _study(state, site, 0, FORESEEN)
    else:
        state.agenda.push(FORESEE, site)


def window(state: State, start: i64) -> None:
    """The Soothsayer looks at three neighbours, wherever they lie (ruling 45)."""
    site = state.agenda.a()
    state.agenda.pop()
    _study(state, site, start, FORESEEN)


def _study(state: State, site: i64, start: i64, count: i64) -> None:
    """Look at tiles without turning any; open ones count, nothing stops it (ruling 23)."""
    top = state.height(site) - 1 - start
    for level in range(top, max(top - count, -1), -1):
        tile = site * LEVELS + level
        if not state.is_up(tile):
            moves.look(state, tile)


def fight(state: State, site: i64) -> None:
    """Throw the die until the monster is beaten or the adventurer wounded (2g; rulings 26 to 28)."""
    state.digger = moves.send_out(state, SITE + site)
    tile = state.top(site)
    kind = state.tiles[tile]
    while state.wounds_on(site) < columns.HIT_POINTS[kind]:
        if not moves.roll(state):
            moves.wound(state)
            return
        state.wounds = with_nibble(state.wounds, site, state.wounds_on(site) + 1)
        tell.hit(state, site)
    moves.earn(state, columns.BOUNTY[kind])
    moves.keep(state, tile)
    state.agenda.push(CHECK_END)


def choose(state: State, part: i64) -> None:
    """Resolve the chosen part of the effect that waits."""
    node = state.agenda.a()
    tile = state.agenda.b()
    state.agenda.pop()
    state.agenda.push(RESOLVE, columns.NODE_PARTS[node][part], tile)


def cash(state: State, argument: i64) -> None:
    """Cash the Map in (chest tiles)."""
    choose(state, 0)


def keep(state: State, argument: i64) -> None:
    """Keep the Map for its XP (chest tiles)."""
    choose(state, 1)


def recruit(state: State, argument: i64) -> None:
    """Bring the recruit from the beach into the team for the rest of the game (ruling 30)."""
    moves.spend(state, RECRUIT_PRICE)
    moves.move(state, THE_RECRUIT, TEAM)
    flow.end_day(state)


def no_recruit(state: State, argument: i64) -> None:
    """Leave the recruit on the beach for now."""
    flow.end_day(state)


def heal(state: State, argument: i64) -> None:
    """Pay 2 Karas: the next wounded adventurer is back at once (ruling 51)."""
    moves.spend(state, CARE_PRICE)
    moves.move(state, _wounded(state), TEAM)


def rest(state: State, argument: i64) -> None:
    """Let the next wounded adventurer rest through the coming turn (ruling 31)."""
    moves.move(state, _wounded(state), REST_ROOM)


def _wounded(state: State) -> i64:
    """The first adventurer of the active team in the hospital."""
    member: i64 = 0
    while state.place(state.active, member) != HOSPITAL:
        member += 1
    return member
