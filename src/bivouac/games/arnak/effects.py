"""Arnak's leaf effects: what cards, tiles, sites and track rows do. Records only.

Whatever pays, draws, exiles, upgrades, sends, buys or overcomes may be declined (ruling 15): that is a rule,
and not written on each card.
"""

from typing import Literal

from bivouac.core.effects import AllOf, Effect, Leaf, Named, OneOf, Pay, SomeOf, Times

Resource = Literal["coin", "compass", "tablet", "arrowhead", "jewel"]
Icon = Literal["boot", "car", "ship", "plane"]
# What a price may ask for: tokens, hand cards laid down unused, crate idols, travel.
Paid = Resource | Literal["card", "idol"] | Icon
Bundle = tuple[tuple[Paid, int], ...]


class Gain(Leaf):
    """Take tokens from the supply."""

    rulings = (19,)
    drawn = (Named("what"),)

    what: Bundle


def gain(coin: int = 0, compass: int = 0, tablet: int = 0, arrowhead: int = 0, jewel: int = 0) -> Gain:
    """Take tokens, in the order in which resources are always named."""
    counts: Bundle = (
        ("coin", coin),
        ("compass", compass),
        ("tablet", tablet),
        ("arrowhead", arrowhead),
        ("jewel", jewel),
    )
    return Gain(tuple(part for part in counts if part[1]))


class CompassPer(Leaf):
    """Take a compass for each such thing, up to a limit."""

    drawn = ("compass", "next", Named("thing"))

    thing: Literal["guardian", "idol", "archaeologist"]
    most: int


class Fear(Leaf):
    """Take a Fear card into the play area."""

    rulings = (60, 125)
    drawn = ("fear",)


class Draw(Leaf):
    """Draw cards, one by one, from the top of the deck."""

    rulings = (57,)
    drawn = (Times("draw", "count"),)

    count: int = 1


class DrawBottom(Leaf):
    """Draw the bottom card of the deck."""

    rulings = (57,)
    drawn = ("bottom", "draw")


class Sift(Leaf):
    """Announce a number, draw as many, keep one; one may return to the top, the rest is laid down."""

    drawn = (Named("end"), Times("draw", "most"), "next", "keep")

    most: int
    end: Literal["top", "bottom"]


class Discard(Leaf):
    """Lay down a hand card unused; not a choice."""

    rulings = (10, 15)
    drawn = ("discard",)


class Exile(Leaf):
    """Exile a card of the hand or the play area."""

    rulings = (54, 55)
    drawn = ("exile",)


class UpgradeResource(Leaf):
    """Trade a tablet for an arrowhead, or an arrowhead for a jewel."""

    drawn = ("upgrade",)


class Refresh(Leaf):
    """Make exhausted assistants ready."""

    rulings = (90,)
    drawn = (Times("refresh", "count"),)

    count: int = 1


class Recruit(Leaf):
    """Take an assistant of the supply, silver and ready."""

    rulings = (85, 88)
    drawn = ("silver", "assistant")


class UpgradeAssistant(Leaf):
    """Turn a silver assistant to gold; it becomes ready."""

    rulings = (85, 89)
    drawn = ("gold", "assistant")


class Rescue(Leaf):
    """Look through the rescue stack and take an assistant, silver and exhausted."""

    rulings = (93, 94)
    drawn = ("rescue", "assistant")


class SwapAssistant(Leaf):
    """Exchange an assistant for one of the supply, of the same level and ready."""

    rulings = (68,)
    drawn = ("swap", "assistant")


class UseSupply(Leaf):
    """Use an assistant of the supply, which stays there."""

    rulings = (70,)
    drawn = (Named("side"), "assistant")

    side: Literal["silver", "gold"]


class Travel(Leaf):
    """Travel icons, usable until the end of the turn."""

    rulings = (20, 21, 23, 39)
    drawn = (Named("icons"),)

    icons: Bundle


class Send(Leaf):
    """Dig or discover, some travel covered and, for a discovery, some compasses off."""

    rulings = (26, 35, 53, 81)
    drawn = ("archaeologist", "minus", Named("cover"), Times("compass", "compasses"))

    cover: Bundle
    compasses: int = 0


class SendToCamp(Leaf):
    """Send an archaeologist to a camp site without travel, and use the site up to so many times."""

    rulings = (4, 26, 80)
    drawn = ("archaeologist", "free", "camp", "camp")

    uses: int


class ActivateSite(Leaf):
    """Use the effect of a discovered site of one level."""

    rulings = (77, 78)

    level: Literal["camp", "level_1"]
    occupancy: Literal["any", "unoccupied"] = "any"


class ActivateCamps(Leaf):
    """Use the effects of different camp sites."""

    rulings = (29, 77)
    drawn = (Times("camp", "count"),)

    count: int


class ActivateOwn(Leaf):
    """Use the effect of a site one occupies; level II asks for compasses first."""

    rulings = (77,)
    drawn = ("own", "site", "or", Times("compass", "surcharge"), "level_2")

    surcharge: int


class ActivateTile(Leaf):
    """Show the top tile of a site stack, use it, put it under the stack."""

    rulings = (79,)
    drawn = ("show", Named("level"))

    level: Literal["level_1", "level_2"]


class Relocate(Leaf):
    """Move a placed archaeologist to another site, up to this level, and use that site."""

    rulings = (67,)

    reach: Literal["camp", "level_1"]


class Recall(Leaf):
    """Take a placed archaeologist back."""

    rulings = (27, 73)
    drawn = ("recall", "archaeologist")


class AllPlanes(Leaf):
    """Until the end of the round every own travel icon is a plane."""

    rulings = (73,)
    drawn = ("move", "plane")


class NoFear(Leaf):
    """No Fear from guardians at the end of this round."""

    rulings = (74,)
    drawn = ("shield", "fear")


class Buy(Leaf):
    """Buy a card of the row at a discount in its own currency."""

    rulings = (50, 53)

    ware: Literal["item", "artifact", "any"]
    discount: int


class RevealAndBuy(Leaf):
    """Show the top card of a deck to all; buy it or one of the row at a discount."""

    rulings = (50, 51)

    ware: Literal["item", "artifact"]
    discount: int


class TakeItem(Leaf):
    """Take an item of the row without paying."""

    rulings = (44, 52, 124)
    drawn = ("item", Named("to"))

    to: Literal["bottom", "top", "hand"]


class TakeArtifact(Leaf):
    """Take an artifact of the row without paying; its effect may be used at once."""

    rulings = (45, 52, 85)
    drawn = ("artifact",)


class ExileRowItem(Leaf):
    """Exile the rightmost item of the row."""

    rulings = (72,)
    drawn = ("exile", "item")


class TakeExiledItem(Leaf):
    """Take an exiled item to the bottom of the deck."""

    rulings = (72,)
    drawn = ("item", "bottom")


class Overcome(Leaf):
    """Overcome a guardian on a site one occupies, without its cost."""

    rulings = (38,)
    drawn = ("overcome", "guardian")


class Trap(Leaf):
    """Overcome a guardian on a site where nobody else stands, without its cost."""

    rulings = (66,)
    drawn = ("alone", "overcome", "guardian")


class MoveGuardian(Leaf):
    """Move a guardian from one of your sites to a free camp or level I site, and use that site."""

    rulings = (40, 69)
    drawn = ("move", "guardian", "next", "site")


class Research(Leaf):
    """Research with either token, or take a temple tile, some of one resource off the cost."""

    rulings = (71, 82, 83)

    resource: Resource
    discount: int


class ResearchNotebook(Leaf):
    """Research with the notebook without paying."""

    rulings = (65, 82)
    drawn = ("free", "notebook")


class FreeIdol(Leaf):
    """Move an idol from its slot back to the crates."""

    rulings = (42, 43)
    drawn = ("recall", "idol")


class Pass(Leaf):
    """Pass for the rest of the round."""

    rulings = (61, 97)
    drawn = ("pass",)


_LEAVES = tuple(
    leaf
    for leaf in list(vars().values())
    if isinstance(leaf, type) and issubclass(leaf, Leaf) and leaf is not Leaf
)
# Every kind of effect there is: the combinators used here, and all leaves
KINDS: tuple[type[Effect], ...] = (AllOf, OneOf, SomeOf, Pay, *_LEAVES)
