"""What the sentence of a refusal may mention."""

from bivouac.core.shapes import CardFact, NumberFact
from bivouac.games.arnak import columns, shapes
from bivouac.games.arnak.kinds import RESOURCES
from bivouac.games.arnak.state import State


def card(state: State, card: int) -> CardFact:
    """The card, or the Fear tile, that was named."""
    return {"card": columns.LAID_IDS[card]}


def space(state: State, space: int) -> shapes.AtSite:
    """The site of a space."""
    return {"site": columns.SITE_IDS[columns.SITE_OF[space]]}


def place(state: State, place: int) -> shapes.AtSite:
    """A place of the island."""
    return {"site": columns.PLACE_IDS[place]}


def site(state: State, site: int) -> shapes.AtSite:
    """A site."""
    return {"site": columns.SITE_IDS[site]}


def number(state: State, at: int) -> NumberFact:
    """The number of a place of the own board."""
    return {"number": at + 1}


def guardian(state: State, guardian: int) -> shapes.OfGuardian:
    """A guardian."""
    return {"guardian": columns.GUARDIAN_IDS[guardian]}


def shortage(state: State, price: int) -> shapes.Shortage:
    """The first resource of a price of which the active player has too little."""
    for resource in range(RESOURCES):
        has, needs = int(state.has(state.active, resource)), (price >> (8 * resource)) & 255
        if has < needs:
            return {"resource": columns.RESOURCE_IDS[resource], "has": has, "needs": needs}
    raise AssertionError("nothing is short")
