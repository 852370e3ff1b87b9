"""Every kind of piece in words and icons, walked from the records the rules resolve."""

from collections.abc import Iterator

from bivouac.core.contract import Entry
from bivouac.core.effects import AllOf, Effect, May
from bivouac.core.rulings import concerning
from bivouac.core.sentences import INFINITIVE, icons, sentence, statement
from bivouac.core.words import Words, words
from bivouac.games.agartha import columns
from bivouac.games.agartha.data.cards import AMULETS, CARD_TABLE, CHARACTERS, COMPASSES, LOCATIONS, OBJECTS
from bivouac.games.agartha.data.rewards import EXPLORATION_TIERS, VILLAGE_TIERS, Tier
from bivouac.games.agartha.data.tokens import ACTIONS, TOKEN_MAPS
from bivouac.games.agartha.facts import FACTS, PACKAGE
from bivouac.games.agartha.kinds import TOKENS

# The drawings the strips ask for; a run of equal icons is an amount, which a client may write as a number.
ICONS = frozenset({
    *columns.IDS, "location", "object", "point", "encounter", "exile", "move", "swap", "card", "next",
})  # fmt: skip

# What a kind of card is for: the sentence, the icons after its own, and the rulings.
GROUPS: dict[str, tuple[str, tuple[str, ...], tuple[int, ...]]] = {
    CHARACTERS: ("character", ("encounter",), (13, 31, 45, 46, 54)),
    LOCATIONS: ("location", ("compass", "next", "point"), (28, 29, 45, 47, 54)),
    COMPASSES: ("compass", ("location", "next", "point"), (28, 30, 45, 46)),
    AMULETS: ("amulet", ("next", "point", "point", "point"), (7, 8, 32, 46)),
    OBJECTS: ("object", ("object", "next", "encounter", "point"), (17, 31, 42, 46)),
}
# What it means that a reward is done in order, and that an action may be done without.
COMBINED: dict[type[Effect], tuple[int, ...]] = {AllOf: (33,), May: (34, 44)}
TIER_RULINGS = (12, 13, 14, 15, 38, 39, 45)
TOKEN_RULINGS = (3, 4, 5, 6, 48)


def catalogue(lang: str) -> list[Entry]:
    """All cards, tokens and tiers, in the order of the tables."""
    spoken = words(PACKAGE, lang)
    return [*_cards(spoken), *_tokens(spoken), *_tiers(spoken)]


def _cards(spoken: Words) -> Iterator[Entry]:
    for card in CARD_TABLE:
        text, strip, concerned = GROUPS[card.group]
        yield {
            "id": card.id,
            "group": card.group,
            "name": spoken.say(f"{card.id}-name"),
            "count": sum(card.copies),
            "icons": [card.id, *strip],
            "text": spoken.say(f"card-{text}"),
            "rulings": concerning(FACTS.name, [], concerned),
        }


def _tokens(spoken: Words) -> Iterator[Entry]:
    """The faces a token can have, by its value and the action the table's map gives it."""
    by_id = dict(ACTIONS)
    values = range(1, TOKENS + 1)
    faces = dict.fromkeys((value, map[value - 1]) for value in values for map in TOKEN_MAPS.values())
    for value, action in faces:
        effect = by_id[action]
        assert isinstance(effect, May), "an action is always optional"
        yield {
            "id": f"token_{value}_{action}",
            "group": "tokens",
            "name": spoken.say("token-name", value=value),
            "count": FACTS.seats[1],
            "icons": [*("point",) * value, *icons(effect)],
            "text": spoken.say("token-text", value=value, effect=sentence(effect.part, spoken, INFINITIVE)),
            "rulings": concerning(FACTS.name, [effect], TOKEN_RULINGS, COMBINED),
            "options": {"token_map": [id for id, map in TOKEN_MAPS.items() if map[value - 1] == action]},
        }


def _tiers(spoken: Words) -> Iterator[Entry]:
    for tiers, group in ((VILLAGE_TIERS, "village"), (EXPLORATION_TIERS, "exploration")):
        for tier in tiers:
            yield {
                "id": tier.id,
                "group": group,
                "name": spoken.say(f"tier-{tier.id}"),
                "count": FACTS.seats[1],
                "icons": [*_needs(tier), "next", *icons(tier.used)],
                "text": statement(tier.used, spoken),
                "rulings": concerning(FACTS.name, [tier.used], TIER_RULINGS, COMBINED),
            }


def _needs(tier: Tier) -> tuple[str, ...]:
    return ("location",) * tier.locations + ("character",) * tier.characters
