"""The tables of the evaluation, walked from the effects: what one use of each thing brings, in points."""

from typing import Final

from bivouac.core.effects import AllOf, Effect, OneOf, Pay, SomeOf
from bivouac.games.arnak import columns, effects
from bivouac.games.arnak.data.assistants import ASSISTANTS
from bivouac.games.arnak.data.guardians import GUARDIANS
from bivouac.games.arnak.effects import Bundle
from bivouac.games.arnak.kinds import FIRST_ARTIFACT, TABLET

# Points of a token, in the order coin, compass, tablet, arrowhead, jewel
TOKEN: Final[list[float]] = [0.9, 1.1, 1.05, 1.9, 2.6]
# Points of an icon to travel with, in the order boot, car, ship, plane
ICON: Final[list[float]] = [0.45, 0.8, 0.8, 1.1]
SECOND_ICON: Final = 0.5  # of a card that has two
HAND_CARD: Final = 0.8  # a card laid down unused

# What effects bring that give no tokens
_LEAVES: Final[dict[type, float]] = {
    effects.CompassPer: 1.6,
    effects.Fear: -1.4,
    effects.DrawBottom: 1.2,
    effects.Sift: 1.4,
    effects.Discard: -HAND_CARD,
    effects.Exile: 0.7,
    effects.UpgradeResource: 0.75,
    effects.Recruit: 5.0,
    effects.UpgradeAssistant: 2.0,
    effects.Rescue: 4.0,
    effects.SwapAssistant: 0.8,
    effects.UseSupply: 1.8,
    effects.SendToCamp: 3.0,
    effects.ActivateSite: 2.1,
    effects.ActivateOwn: 2.6,
    effects.ActivateTile: 3.0,
    effects.Relocate: 2.2,
    effects.Recall: 2.0,
    effects.AllPlanes: 0.6,
    effects.NoFear: 0.8,
    effects.TakeItem: 2.8,
    effects.TakeArtifact: 4.5,
    effects.ExileRowItem: 0.0,
    effects.TakeExiledItem: 2.8,
    effects.Overcome: 3.5,
    effects.Trap: 4.5,
    effects.MoveGuardian: 2.8,
    effects.ResearchNotebook: 4.2,
    effects.FreeIdol: 2.2,
    effects.Pass: -1.0,
}


def tokens_worth(bundle: Bundle) -> float:
    """What the tokens, cards and icons of a bundle are worth."""
    total = 0.0
    for what, count in bundle:
        if what in columns.RESOURCE_IDS:
            total += TOKEN[columns.RESOURCE_IDS.index(what)] * count
        elif what in columns.ICON_IDS:
            total += ICON[columns.ICON_IDS.index(what)] * count
        else:
            total += HAND_CARD * count
    return total


def effect_worth(effect: Effect) -> float:
    """What an effect brings whoever resolves it; what may be declined is never worth less than nothing."""
    match effect:
        case AllOf(parts):
            return sum(effect_worth(part) for part in parts)
        case OneOf(parts):
            return max(effect_worth(part) for part in parts)
        case SomeOf(count, parts):
            return sum(sorted((effect_worth(part) for part in parts), reverse=True)[:count])
        case Pay(price, part):
            return max(0.0, effect_worth(part) - tokens_worth(price))  # type: ignore[arg-type]
        case effects.Gain(what):
            return tokens_worth(what)
        case effects.Travel(icons):
            return tokens_worth(icons)
        case effects.Draw(count):
            return 0.95 * count
        case effects.Refresh(count):
            return 1.2 * count
        case effects.Send(cover, compasses):
            return 0.3 + tokens_worth(cover) + 0.8 * compasses
        case effects.ActivateCamps(count):
            return 2.1 * count
        case effects.Buy(_, discount) | effects.RevealAndBuy(_, discount):
            return 0.6 + 0.85 * discount
        case effects.Research(resource, discount):
            return 0.9 * TOKEN[columns.RESOURCE_IDS.index(resource)] * discount
    return _LEAVES[type(effect)]


def _travel_worth(icons: int) -> float:
    counts = [(icons >> (3 * icon)) & 7 for icon in range(len(ICON))]
    best = max((ICON[icon] for icon, count in enumerate(counts) if count), default=0.0)
    return best + SECOND_ICON * max(0, sum(counts) - 1)


# By node of the effects
NODE_WORTH: Final[list[float]] = [effect_worth(effect) for effect in columns.NODES.effects]
# By card: one use, for its effect or for its travel
TRAVEL_WORTH: Final[list[float]] = [_travel_worth(icons) for icons in columns.CARD_ICONS]
CARD_WORTH: Final[list[float]] = [
    max(
        TRAVEL_WORTH[card],
        (NODE_WORTH[node] if node >= 0 else 0.0) - (TOKEN[TABLET] if card >= FIRST_ARTIFACT else 0.0),
    )
    for card, node in enumerate(columns.CARD_NODE)
]
# By assistant and side: one use
ASSISTANT_WORTH: Final[list[float]] = [
    max(effect_worth(side), 0.3) for assistant in ASSISTANTS for side in (assistant.silver, assistant.gold)
]
BOON_WORTH: Final[list[float]] = [effect_worth(guardian.boon) for guardian in GUARDIANS]
AVERAGE_TILE: Final = 2.9
AVERAGE_DEEP_TILE: Final = 4.6
