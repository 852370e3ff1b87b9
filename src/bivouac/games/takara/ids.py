"""The ids by which clients know pieces and places; they tell nothing of a hidden face."""

from bivouac.games.takara import columns
from bivouac.games.takara.kinds import LEVELS, SITES


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
