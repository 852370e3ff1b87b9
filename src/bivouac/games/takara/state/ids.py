"""The ids by which clients know pieces and places; they tell nothing of a hidden face."""

from typing import Final

from bivouac.core.ids import seat_id
from bivouac.games.takara import columns
from bivouac.games.takara.kinds import (
    BEACH,
    COUNTER,
    DEN,
    HOSPITAL,
    LEVELS,
    PORT,
    REST_ROOM,
    SITE,
    SITES,
    TEAM,
)

_PLACES: Final[dict[int, str]] = {
    DEN: "den",
    COUNTER: "counter",
    PORT: "port",
    HOSPITAL: "hospital",
    REST_ROOM: "rest-room",
    BEACH: "beach",
}


def site_id(site: int) -> str:
    """The id of a site."""
    return f"site-{site + 1}"


def tile_id(tile: int) -> str:
    """The id of a tile: a gallery's names the place it was dealt to."""
    if tile < SITES * LEVELS:
        return f"gallery-{tile // LEVELS + 1}-{tile % LEVELS + 1}"
    return f"chest-{tile - SITES * LEVELS + 1}"


def specialist_id(specialist: int) -> str:
    """The id of a specialist."""
    return f"specialist-{columns.SPECIALIST_IDS[specialist]}"


def place_id(place: int, seat: int) -> str:
    """The id of the place an adventurer of that seat stands in."""
    if place == TEAM:
        return seat_id(seat)
    return site_id(place - SITE) if place < DEN else _PLACES[place]


def adventurer_id(seat: int, member: int) -> str:
    """The id of an adventurer; the third of a team is the recruit."""
    return f"adventurer-{seat + 1}-{member + 1}"
