"""Turns, what is asked next, and the three ends of the game."""

from mypy_extensions import i64

from bivouac.core.bits import bit, pieces
from bivouac.games.takara import columns, moves, tell
from bivouac.games.takara.data.prices import CARE_PRICE, RECRUIT_PRICE, SWORD_PRICE
from bivouac.games.takara.kinds import (
    ASSIGN,
    AT_PORT,
    BEACH,
    CARE,
    CHEST,
    CHOOSE,
    FIVE_EMPTY,
    FORESEE,
    FOUR_EMPTY,
    HIRE_RECRUIT,
    HOSPITAL,
    LOOK,
    LOOKING,
    OVER,
    PLAYING,
    REST_ROOM,
    SENDING,
    SPECIALISTS,
    SWORD,
    TARGET,
    TEAM,
    TEAM_SIZE,
    THE_RECRUIT,
    TWO_STONES,
    WINDOW,
)
from bivouac.games.takara.state import State


def ask(state: State) -> None:
    """What is the active player, or the next one, asked now?"""
    if state.ending != PLAYING:
        state.phase = OVER
        return
    step = state.agenda.kind
    if step == LOOKING:
        state.phase = LOOK
    elif step == SENDING:
        state.phase = TARGET
    elif step == FORESEE:
        state.phase = WINDOW
    elif step == CHOOSE:
        state.phase = CHEST
    else:
        assert step < 0, f"step {step} of the agenda is no question"
        ask_on(state)


def ask_on(state: State) -> None:
    """With nothing left to resolve: the next question of the turn, where it is not the same as before."""
    if state.phase == CARE:
        ask_care(state)
    elif state.phase not in (SWORD, HIRE_RECRUIT):
        ask_work(state)


def start_turn(state: State, seat: i64) -> None:
    """A player's turn begins; the sword always waits at the forge then (ruling 32)."""
    state.active = seat
    state.fresh = 0
    state.sword = False
    state.traded = False
    state.digger = -1
    state.tell_turn(state.turn // state.seats + 1)
    if state.karas[seat] >= SWORD_PRICE:
        state.phase = SWORD
    else:
        start_work(state)


def start_work(state: State) -> None:
    """Step 2: every available adventurer is used (ruling 29)."""
    state.phase = ASSIGN
    ask_work(state)


def ask_work(state: State) -> None:
    """Another adventurer, or the end of the day once all are used."""
    if state.available():
        state.phase = ASSIGN
        return
    seat = state.active
    on_beach = state.place(seat, THE_RECRUIT) == BEACH
    if on_beach and state.karas[seat] >= RECRUIT_PRICE:
        state.phase = HIRE_RECRUIT
    else:
        end_day(state)


def end_day(state: State) -> None:
    """Step 3: the resting and the unhurt come home first, then the wounded are seen to (ruling 31)."""
    for member in range(TEAM_SIZE):
        place = state.place(state.active, member)
        if place not in (TEAM, BEACH, HOSPITAL):
            moves.move(state, member, TEAM)
    state.phase = CARE
    ask_care(state)


def ask_care(state: State) -> None:
    """Ask for each wounded adventurer in turn; who cannot pay lets them rest."""
    for member in range(TEAM_SIZE):
        if state.place(state.active, member) == HOSPITAL:
            if state.karas[state.active] >= CARE_PRICE:
                state.phase = CARE
                return
            moves.move(state, member, REST_ROOM)
    end_turn(state)


def end_turn(state: State) -> None:
    """The sword goes back, the specialist falls asleep or goes home, and the next player begins."""
    if state.sword:
        tell.return_sword(state)
    for specialist in range(SPECIALISTS):
        if state.holder(specialist) == state.active:
            tire(state, specialist)
    state.turn += 1
    start_turn(state, (state.active + 1) % state.seats)


def tire(state: State, specialist: i64) -> None:
    """Awake becomes asleep; asleep goes back to the port (ruling 18)."""
    home = state.is_asleep(specialist)
    if home:
        state.give(specialist, AT_PORT)
    state.asleep ^= bit(specialist)
    tell.tire(state, specialist, home)


def check_end(state: State) -> None:
    """After each tile and all it brought: both Stones, then four or five empty sites (rulings 33, 34)."""
    empty = state.empty_sites()
    if state.stones == 2:
        finish(state, TWO_STONES)
    elif empty >= 4 and state.stones == 0:
        finish(state, FOUR_EMPTY)
    elif empty >= 5:
        drop_lone_stone(state)
        finish(state, FIVE_EMPTY)


def drop_lone_stone(state: State) -> None:
    """The only Stone found is of no use: its finder discards it (ruling 54)."""
    for seat in range(state.seats):
        for tile in pieces(state.won[seat]):
            if state.tiles[tile] == columns.STONE_KIND:
                moves.discard_won(state, seat, tile)


def finish(state: State, ending: i64) -> None:
    """The game stops here: no further action, recruit or payment."""
    state.ending = ending
    state.phase = OVER
    state.agenda.clear()
    tell.end(state)
