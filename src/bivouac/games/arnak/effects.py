"""Arnak's leaf effects: what cards, tiles, sites and track rows do. Records only.

Whatever pays, draws, exiles, upgrades, sends, buys or overcomes may be declined (ruling 15): that is a rule,
and not written on each card.
"""

from dataclasses import dataclass
from typing import Literal

from bivouac.core.effects import AllOf, Effect, OneOf, Pay, SomeOf

Resource = Literal["coin", "compass", "tablet", "arrowhead", "jewel"]
Icon = Literal["boot", "car", "ship", "plane"]
# What a price may ask for: tokens, hand cards laid down unused, crate idols, travel.
Paid = Resource | Literal["card", "idol"] | Icon
Bundle = tuple[tuple[Paid, int], ...]


@dataclass(frozen=True)
class Gain(Effect):
    """Take tokens from the supply."""

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


@dataclass(frozen=True)
class CompassPer(Effect):
    """Take a compass for each such thing, up to a limit."""

    thing: Literal["guardian", "idol", "archaeologist"]
    most: int


@dataclass(frozen=True)
class Fear(Effect):
    """Take a Fear card into the play area."""


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards, one by one, from the top of the deck."""

    count: int = 1


@dataclass(frozen=True)
class DrawBottom(Effect):
    """Draw the bottom card of the deck."""


@dataclass(frozen=True)
class Sift(Effect):
    """Announce a number, draw as many, keep one; one may return to the top, the rest is laid down."""

    most: int
    end: Literal["top", "bottom"]


@dataclass(frozen=True)
class Discard(Effect):
    """Lay down a hand card unused; not a choice."""


@dataclass(frozen=True)
class Exile(Effect):
    """Exile a card of the hand or the play area."""


@dataclass(frozen=True)
class UpgradeResource(Effect):
    """Trade a tablet for an arrowhead, or an arrowhead for a jewel."""


@dataclass(frozen=True)
class Refresh(Effect):
    """Make exhausted assistants ready."""

    count: int = 1


@dataclass(frozen=True)
class Recruit(Effect):
    """Take an assistant of the supply, silver and ready."""


@dataclass(frozen=True)
class UpgradeAssistant(Effect):
    """Turn a silver assistant to gold; it becomes ready."""


@dataclass(frozen=True)
class Rescue(Effect):
    """Look through the rescue stack and take an assistant, silver and exhausted."""


@dataclass(frozen=True)
class SwapAssistant(Effect):
    """Exchange an assistant for one of the supply, of the same level and ready."""


@dataclass(frozen=True)
class UseSupply(Effect):
    """Use an assistant of the supply, which stays there."""

    side: Literal["silver", "gold"]


@dataclass(frozen=True)
class Travel(Effect):
    """Travel icons, usable until the end of the turn."""

    icons: Bundle


@dataclass(frozen=True)
class Send(Effect):
    """Dig or discover, some travel covered and, for a discovery, some compasses off."""

    cover: Bundle
    compasses: int = 0


@dataclass(frozen=True)
class SendToCamp(Effect):
    """Send an archaeologist to a camp site without travel, and use the site up to so many times."""

    uses: int


@dataclass(frozen=True)
class ActivateSite(Effect):
    """Use the effect of a discovered site of one level."""

    level: Literal["camp", "level_1"]
    occupancy: Literal["any", "unoccupied"] = "any"


@dataclass(frozen=True)
class ActivateCamps(Effect):
    """Use the effects of different camp sites."""

    count: int


@dataclass(frozen=True)
class ActivateOwn(Effect):
    """Use the effect of a site one occupies; level II asks for compasses first."""

    surcharge: int


@dataclass(frozen=True)
class ActivateTile(Effect):
    """Show the top tile of a site stack, use it, put it under the stack."""

    level: Literal["level_1", "level_2"]


@dataclass(frozen=True)
class Relocate(Effect):
    """Move a placed archaeologist to another site, up to this level, and use that site."""

    reach: Literal["camp", "level_1"]


@dataclass(frozen=True)
class Recall(Effect):
    """Take a placed archaeologist back."""


@dataclass(frozen=True)
class AllPlanes(Effect):
    """Until the end of the round every own travel icon is a plane."""


@dataclass(frozen=True)
class NoFear(Effect):
    """No Fear from guardians at the end of this round."""


@dataclass(frozen=True)
class Buy(Effect):
    """Buy a card of the row at a discount in its own currency."""

    ware: Literal["item", "artifact", "any"]
    discount: int


@dataclass(frozen=True)
class RevealAndBuy(Effect):
    """Show the top card of a deck to all; buy it or one of the row at a discount."""

    ware: Literal["item", "artifact"]
    discount: int


@dataclass(frozen=True)
class TakeItem(Effect):
    """Take an item of the row without paying."""

    to: Literal["bottom", "top", "hand"]


@dataclass(frozen=True)
class TakeArtifact(Effect):
    """Take an artifact of the row without paying; its effect may be used at once."""


@dataclass(frozen=True)
class ExileRowItem(Effect):
    """Exile the rightmost item of the row."""


@dataclass(frozen=True)
class TakeExiledItem(Effect):
    """Take an exiled item to the bottom of the deck."""


@dataclass(frozen=True)
class Overcome(Effect):
    """Overcome a guardian on a site one occupies, without its cost."""


@dataclass(frozen=True)
class Trap(Effect):
    """Overcome a guardian on a site where nobody else stands, without its cost."""


@dataclass(frozen=True)
class MoveGuardian(Effect):
    """Move a guardian from an own site to a free camp or level I site, and use that site."""


@dataclass(frozen=True)
class Research(Effect):
    """Research with either token, or take a temple tile, some of one resource off the cost."""

    resource: Resource
    discount: int


@dataclass(frozen=True)
class ResearchNotebook(Effect):
    """Research with the notebook without paying."""


@dataclass(frozen=True)
class FreeIdol(Effect):
    """Move an idol from its slot back to the crates."""


@dataclass(frozen=True)
class Pass(Effect):
    """Pass for the rest of the round."""


_LEAVES = tuple(
    leaf for leaf in list(vars().values()) if isinstance(leaf, type) and leaf.__module__ == __name__
)
# Every kind of effect there is: the combinators used here, and all leaves
KINDS: tuple[type[Effect], ...] = (AllOf, OneOf, SomeOf, Pay, *_LEAVES)
