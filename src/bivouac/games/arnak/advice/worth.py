"""The tables of the evaluation, walked from the effects: what one use of each thing brings, in points.

A table that starts with rounds is read by the rounds still to come, from none to four: the sooner a thing is
had, the more comes of it. The figures were found by playing many games and asking what those who had the
thing went on to score.
"""

from typing import Final

from bivouac.core.effects import AllOf, Effect, OneOf, Pay, SomeOf
from bivouac.core.vectors import vec
from bivouac.games.arnak import columns, effects
from bivouac.games.arnak.data.assistants import ASSISTANTS
from bivouac.games.arnak.data.guardians import GUARDIANS
from bivouac.games.arnak.effects import Bundle
from bivouac.games.arnak.kinds import FEAR, FIRST_ARTIFACT, ROUNDS, TABLET

# By rounds to come: what things bring, beside the middle of the game
PACE: Final[vec[float]] = vec[float]([0.63, 0.95, 1.0, 1.0, 1.0])
# Points of the first token of a kind, in the order coin, compass, tablet, arrowhead, jewel
TOKEN: Final[vec[float]] = vec[float]([1.66, 2.64, 1.44, 2.98, 3.27])
FURTHER: Final = 0.8  # each further one of the same kind is worth so much of the one before
USUAL: Final = 0.78  # the share of the first that a token brings which is gained or paid in passing
# Points of an icon to travel with, in the order boot, car, ship, plane
ICON: Final[list[float]] = [0.99, 1.37, 1.37, 1.75]
SECOND_ICON: Final = 0.7  # of a card that has two
HAND_CARD: Final = 1.4  # a card laid down unused
DRAWN: Final = 1.12  # a card drawn

UNWEIGHED: Final = 1.5  # what an effect brings that nobody has weighed yet

# What effects bring that give no tokens, at once
_LEAVES: Final[dict[type, float]] = {
    effects.CompassPer: 2.4,
    effects.Fear: -1.6,
    effects.DrawBottom: 1.9,
    effects.Sift: 2.2,
    effects.Discard: -HAND_CARD,
    effects.Exile: 0.6,
    effects.UpgradeResource: 1.4,
    effects.Recruit: 1.2,
    effects.UpgradeAssistant: 0.4,
    effects.Rescue: 0.3,
    effects.SwapAssistant: 0.8,
    effects.UseSupply: 2.2,
    effects.SendToCamp: 3.6,
    effects.ActivateSite: 3.0,
    effects.ActivateOwn: 3.4,
    effects.ActivateTile: 4.4,
    effects.Relocate: 3.0,
    effects.Recall: 2.0,
    effects.AllPlanes: 0.6,
    effects.NoFear: 0.8,
    effects.TakeItem: 2.2,
    effects.TakeArtifact: 4.2,
    effects.ExileRowItem: 0.0,
    effects.TakeExiledItem: 2.4,
    effects.Overcome: 4.0,
    effects.Trap: 5.0,
    effects.MoveGuardian: 3.0,
    effects.ResearchNotebook: 4.5,
    effects.FreeIdol: 2.2,
    effects.Pass: -1.0,
}
# What they bring besides in each round to come
_LASTING: Final[dict[type, float]] = {
    effects.Exile: 0.35,
    effects.Recruit: 1.02,
    effects.UpgradeAssistant: 0.51,
    effects.Rescue: 1.02,
    effects.TakeItem: 0.25,
    effects.TakeArtifact: 0.2,
    effects.TakeExiledItem: 0.25,
}


def tokens_worth(bundle: Bundle) -> float:
    """What the tokens, cards and icons of a bundle are worth."""
    total = 0.0
    for what, count in bundle:
        if what in columns.RESOURCE_IDS:
            total += USUAL * TOKEN[columns.RESOURCE_IDS.index(what)] * count
        elif what in columns.ICON_IDS:
            total += ICON[columns.ICON_IDS.index(what)] * count
        else:
            total += HAND_CARD * count
    return total


def effect_worth(effect: Effect, left: float) -> float:
    """What an effect brings whoever resolves it; what may be declined is never worth less than nothing."""
    match effect:
        case AllOf(parts):
            return sum(effect_worth(part, left) for part in parts)
        case OneOf(parts):
            return max(effect_worth(part, left) for part in parts)
        case SomeOf(count, parts):
            return sum(sorted((effect_worth(part, left) for part in parts), reverse=True)[:count])
        case Pay(price, part):
            return max(0.0, effect_worth(part, left) - tokens_worth(price))  # type: ignore[arg-type]
        case effects.Gain(what):
            return tokens_worth(what)
        case effects.Travel(icons):
            return tokens_worth(icons)
        case effects.Draw(count):
            return DRAWN * count
        case effects.Refresh(count):
            return 1.3 * count
        case effects.Send(cover, compasses):
            return 0.3 + tokens_worth(cover) + 1.3 * compasses
        case effects.ActivateCamps(count):
            return 3.0 * count
        case effects.Buy(_, discount) | effects.RevealAndBuy(_, discount):
            return 0.6 + 1.1 * discount
        case effects.Research(resource, discount):
            return 0.9 * USUAL * TOKEN[columns.RESOURCE_IDS.index(resource)] * discount
    return _LEAVES.get(type(effect), UNWEIGHED) + left * _LASTING.get(type(effect), 0.0)


def _travel_worth(icons: int) -> float:
    counts = [(icons >> (3 * icon)) & 7 for icon in range(len(ICON))]
    best = max((ICON[icon] for icon, count in enumerate(counts) if count), default=0.0)
    return best + SECOND_ICON * max(0, sum(counts) - 1)


def _card_worth(card: int) -> float:
    """One use of a card in the middle of the game, for its effect or for its travel."""
    node = columns.CARD_NODE[card]
    effect = effect_worth(columns.NODES.effects[node], 2.0) if node >= 0 else 0.0
    cost = USUAL * TOKEN[TABLET] if card >= FIRST_ARTIFACT else 0.0
    return max(_travel_worth(columns.CARD_ICONS[card]), effect - cost)


# By rounds to come and node of the effects
NODE_WORTH: Final[list[list[float]]] = [
    [PACE[left] * effect_worth(effect, left) for effect in columns.NODES.effects] for left in range(ROUNDS)
]
# By card: one use
CARD_WORTH: Final[list[float]] = [_card_worth(card) for card in range(len(columns.CARD_NODE))]
# What a card in hand is worth, in the middle of the game: little more if its effect is a strong one
HELD: Final = 2.49
HELD_MORE: Final = 0.3
HELD_WORTH: Final[vec[float]] = vec[float](
    [ICON[0] if card == FEAR else HELD + HELD_MORE * (worth - HELD) for card, worth in enumerate(CARD_WORTH)]
)
# By assistant and side: one use
ASSISTANT_WORTH: Final[list[float]] = [
    max(effect_worth(side, 2.0), 0.3)
    for assistant in ASSISTANTS
    for side in (assistant.silver, assistant.gold)
]
# By number of tokens of one kind: how many firsts they are worth
PILE: Final[vec[float]] = vec[float]([(1.0 - FURTHER**count) / (1.0 - FURTHER) for count in range(256)])
BOON_WORTH: Final[list[float]] = [effect_worth(guardian.boon, 2.0) for guardian in GUARDIANS]
AVERAGE_TILE: Final = 4.1
AVERAGE_DEEP_TILE: Final = 6.5
