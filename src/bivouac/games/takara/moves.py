"""Moving pieces: the few verbs that every action and effect is made of, each told to those who watch."""

from mypy_extensions import i64

from bivouac.core.bits import bit, with_nibble
from bivouac.games.takara import tell
from bivouac.games.takara.data.prices import DIE_FACES, SWORD_FACES
from bivouac.games.takara.kinds import GALLERIES, HOSPITAL, LEVELS, TEAM
from bivouac.games.takara.state import State


def move(state: State, member: i64, place: i64) -> None:
    """Put an adventurer of the active team somewhere."""
    tell.move(state, member, place)
    state.put(state.active, member, place)


def send_out(state: State, place: i64) -> i64:
    """Send the first available adventurer to a place and say which one went."""
    member: i64 = 0
    while state.place(state.active, member) != TEAM:
        member += 1
    move(state, member, place)
    return member


def earn(state: State, karas: i64) -> None:
    """The active player takes Karas from the bank, which never runs dry."""
    if karas:
        state.karas[state.active] += karas
        state.tell_money("earn", state.active, karas)


def spend(state: State, karas: i64) -> None:
    """The active player pays the bank."""
    state.karas[state.active] -= karas
    state.tell_money("spend", state.active, karas)


def roll(state: State) -> bool:
    """Throw the combat die: does it show a sword?"""
    sword = state.chance.below(DIE_FACES) < SWORD_FACES
    state.rolls = [*state.rolls, int(sword)]  # the face alone: the number would tell of the table's chance
    state.knowledge.note()
    tell.roll(state, sword)
    return sword


def reveal(state: State, tile: i64) -> None:
    """A gallery tile is turned up where it lies and stays known to all."""
    state.knowledge.publish(tile)
    state.face_up |= bit(tile)
    state.fresh |= bit(tile)
    state.cleared &= ~bit(tile)
    state.look_at_top(tile // LEVELS)


def look(state: State, tile: i64) -> None:
    """The active player looks at a gallery tile in secret; that they looked is public."""
    state.knowledge.learn(state.active, tile)
    tell.look(state, tile)


def keep(state: State, tile: i64) -> None:
    """The tile goes face up beside the active player's board."""
    tell.carry(state, "keep", tile)
    _lift(state, tile)
    state.won[state.active] |= bit(tile)
    state.sort_wares(state.active)


def discard(state: State, tile: i64) -> None:
    """The tile goes to the discard, face up."""
    tell.carry(state, "discard", tile)
    _lift(state, tile)
    state.discard |= bit(tile)


def discard_won(state: State, seat: i64, tile: i64) -> None:
    """A tile leaves a player's row for the discard."""
    tell.discard_won(state, seat, tile)
    state.won[seat] &= ~bit(tile)
    state.sort_wares(seat)
    state.discard |= bit(tile)


def wound(state: State) -> None:
    """The adventurer at work goes to the hospital; nobody does when the Miner works."""
    if state.digger >= 0:
        move(state, state.digger, HOSPITAL)


def _lift(state: State, tile: i64) -> None:
    """Take a tile off the top of its site; a chest tile was lifted when it was drawn."""
    if tile < GALLERIES:
        site = tile // LEVELS
        state.heights = with_nibble(state.heights, site, state.height(site) - 1)
        state.wounds = with_nibble(state.wounds, site, 0)
        state.knowledge.publish(tile)
        gone = ~bit(tile)
        state.face_up &= gone
        state.fresh &= gone
        state.cleared &= gone
        state.look_at_top(site)
