"""What the sentence of a refusal may mention."""

from bivouac.core.refusal import Facts
from bivouac.games.arnak import columns
from bivouac.games.arnak.kinds import RESOURCES
from bivouac.games.arnak.state import State


def card(state: State, card: int) -> Facts:
    """The card, or the Fear tile, that was named."""
    return {"card": columns.LAID_IDS[card]}


def space(state: State, space: int) -> Facts:
    """The site of a space."""
    return {"site": columns.SITE_IDS[columns.SITE_OF[space]]}


def place(state: State, place: int) -> Facts:
    """A place of the island."""
    return {"site": columns.PLACE_IDS[place]}


def site(state: State, site: int) -> Facts:
    """A site."""
    return {"site": columns.SITE_IDS[site]}


def number(state: State, at: int) -> Facts:
    """The number of a place of the own board."""
    return {"number": at + 1}


def guardian(state: State, guardian: int) -> Facts:
    """A guardian."""
    return {"guardian": columns.GUARDIAN_IDS[guardian]}


def shortage(state: State, price: int) -> Facts:
    """The first resource of a price of which the active player has too little."""
    for resource in range(RESOURCES):
        has, needs = int(state.has(state.active, resource)), (price >> (8 * resource)) & 255
        if has < needs:
            return {"resource": columns.RESOURCE_IDS[resource], "has": has, "needs": needs}
    raise AssertionError("nothing is short")
