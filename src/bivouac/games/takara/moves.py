"""Moving pieces: the few verbs that every action and effect is made of, each told to those who watch."""

from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import bit, with_nibble
from bivouac.core.ids import seat_id
from bivouac.games.takara import columns
from bivouac.games.takara.data.prices import (
    DIE_FACES,
    SWORD_FACES,
)
from bivouac.games.takara.ids import site_id, tile_id
from bivouac.games.takara.kinds import (
    BEACH,
    COUNTER,
    DEN,
    GALLERIES,
    HOSPITAL,
    LEVELS,
    PORT,
    REST_ROOM,
    SITE,
    TEAM,
)
from bivouac.games.takara.state import State

_PLACES: Final[dict[int, str]] = {
    DEN: "den",
    COUNTER: "counter",
    PORT: "port",
    HOSPITAL: "hospital",
    REST_ROOM: "rest-room",
    BEACH: "beach",
}


def place_id(place: int, seat: int) -> str:
    """The id of the place an adventurer of that seat stands in."""
    if place == TEAM:
        return seat_id(seat)
    return site_id(place - SITE) if place < DEN else _PLACES[place]


def adventurer_id(seat: int, member: int) -> str:
    """The id of an adventurer; the third of a team is the recruit."""
    return f"adventurer-{seat + 1}-{member + 1}"


def move(state: State, member: i64, place: i64) -> None:
    """Put an adventurer of the active team somewhere."""
    if state.watching:
        state.tell(
            {
                "kind": "move",
                "seat": state.active,
                "element": adventurer_id(state.active, member),
                "from": place_id(state.place(state.active, member), state.active),
                "to": place_id(place, state.active),
            }
        )
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
        had: i64 = state.karas[state.active]
        state.karas[state.active] = had + karas
        if state.watching:
            state.tell(
                {
                    "kind": "earn",
                    "seat": state.active,
                    "count": karas,
                    "from": "bank",
                    "to": seat_id(state.active),
                }
            )


def spend(state: State, karas: i64) -> None:
    """The active player pays the bank."""
    had: i64 = state.karas[state.active]
    state.karas[state.active] = had - karas
    if state.watching:
        state.tell(
            {
                "kind": "spend",
                "seat": state.active,
                "count": karas,
                "from": seat_id(state.active),
                "to": "bank",
            }
        )


def roll(state: State) -> bool:
    """Throw the combat die: does it show a sword?"""
    sword = state.chance.below(DIE_FACES) < SWORD_FACES
    state.rolls = [*state.rolls, int(sword)]  # the face alone: the number would tell of the table's chance
    state.knowledge.note()
    if state.watching:
        state.tell(
            {"kind": "roll", "seat": state.active, "element": "die", "face": "sword" if sword else "hospital"}
        )
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
    if state.watching:
        state.whisper(
            {"kind": "look", "seat": state.active, "element": tile_id(tile)},
            state.active,
            {"tile": columns.IDS[state.tiles[tile]]},
        )


def keep(state: State, tile: i64) -> None:
    """The tile goes face up beside the active player's board."""
    _tell_tile(state, "keep", tile, seat_id(state.active))
    _lift(state, tile)
    won: i64 = state.won[state.active]
    state.won[state.active] = won | bit(tile)


def discard(state: State, tile: i64) -> None:
    """The tile goes to the discard, face up."""
    _tell_tile(state, "discard", tile, "discard")
    _lift(state, tile)
    state.discard |= bit(tile)


def discard_won(state: State, seat: i64, tile: i64) -> None:
    """A tile leaves a player's row for the discard."""
    if state.watching:
        state.tell(
            {
                "kind": "discard",
                "seat": seat,
                "element": tile_id(tile),
                "tile": columns.IDS[state.tiles[tile]],
                "from": seat_id(seat),
                "to": "discard",
            }
        )
    won: i64 = state.won[seat]
    state.won[seat] = won & ~bit(tile)
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


def _tell_tile(state: State, kind: str, tile: i64, to: str) -> None:
    if state.watching:
        state.tell(
            {
                "kind": kind,
                "seat": state.active,
                "element": tile_id(tile),
                "tile": columns.IDS[state.tiles[tile]],
                "from": site_id(tile // LEVELS) if tile < GALLERIES else "chests",
                "to": to,
            }
        )
