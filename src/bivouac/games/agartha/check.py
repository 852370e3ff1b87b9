"""What can be wrong with the contents: tables, words, icons and rulings, one line for each problem."""

from collections.abc import Mapping, Sequence
from typing import Final

from bivouac.core.check import GUIDE, Wanted, check_contents, check_ids, check_stated, effect_messages, given
from bivouac.core.effects import walk
from bivouac.core.sentences import MARKS
from bivouac.games.agartha import columns, scoring
from bivouac.games.agartha.actions import ACTIONS
from bivouac.games.agartha.catalogue import GROUPS, ICONS, catalogue
from bivouac.games.agartha.data.cards import CARD_TABLE, Card
from bivouac.games.agartha.data.rewards import (
    AMULET_POINTS,
    EXPLORATION_TIERS,
    SET_POINTS,
    TYPE_BONUS,
    VILLAGE_TIERS,
    Tier,
)
from bivouac.games.agartha.data.tokens import TOKEN_MAPS
from bivouac.games.agartha.effects import Meet
from bivouac.games.agartha.facts import FACTS, PACKAGE

# How many cards of each group lie in the box (rulebook), and how many make a deck (with the dots of data/).
IN_THE_BOX: Final[dict[str, int]] = {
    "characters": 39,
    "locations": 39,
    "compasses": 9,
    "amulets": 8,
    "objects": 8,
}
DECKS: Final[dict[int, int]] = {2: 55, 3: 79, 4: 103}

# The messages that state numbers of the box by hand, because nobody hands them any facts.
STATED: Final[tuple[tuple[str, tuple[int, ...]], ...]] = (
    ("card-amulet", (AMULET_POINTS,)),
    (GUIDE, (*SET_POINTS[1:], *TYPE_BONUS[2:])),
    (GUIDE, (AMULET_POINTS,)),
)


def check() -> list[str]:
    """All that is wrong; nothing when all is well."""
    problems = check_tables(CARD_TABLE) + check_maps(TOKEN_MAPS)
    problems += check_tiers((*VILLAGE_TIERS, *EXPLORATION_TIERS)) + check_stated(PACKAGE, STATED)
    return problems + check_contents(PACKAGE, FACTS.name, messages(), catalogue, ICONS | MARKS, pieces())


def check_tables(cards: Sequence[Card]) -> list[str]:
    """The box holds what the rulebook says, and every number of players has its deck."""
    problems = check_ids(card.id for card in cards)
    for group, expected in IN_THE_BOX.items():
        found = sum(sum(card.copies) for card in cards if card.group == group)
        if found != expected:
            problems.append(f"{group}: {found} cards, not {expected}")
    for seats, expected in DECKS.items():
        found = sum(columns.copies(card, seats) for card in cards)
        if found != expected:
            problems.append(f"{seats} players: {found} cards, not {expected}")
    return problems


def check_tiers(tiers: Sequence[Tier]) -> list[str]:
    """No tier meets more Characters than the slot must hold."""
    return [
        f"{tier.id}: {part.characters} Characters are met, of {tier.characters}"
        for tier in tiers
        for part in walk(tier.used)
        if isinstance(part, Meet) and part.characters > tier.characters
    ]


def check_maps(maps: Mapping[str, Sequence[str]]) -> list[str]:
    """Every map gives each action to one value, Draw never to the 2, and is an option of the table."""
    problems = []
    for id, order in maps.items():
        if sorted(order) != sorted(columns.ACTION_IDS):
            problems.append(f"{id}: an action is missing or doubled")
        elif order[1] == "draw":
            problems.append(f"{id}: the rulebook’s example excludes Draw on the 2")
    choices = next(option["choices"] for option in FACTS.options if option["key"] == "token_map")
    if list(maps) != choices:
        problems.append("token_map: the option does not offer these maps")
    return problems


def messages() -> Wanted:
    """What the tables need words for, and the facts those words are given."""
    wanted = [f"{id}-name{part}" for id in (*columns.IDS, *columns.PLACE_IDS) for part in ("", ".short")]
    wanted += [f"{id}-name.mark" for id in columns.IDS]
    wanted += [f"zone-{zone}-name" for zone in columns.ZONE_IDS]
    wanted += [f"card-{text}" for text, _, _ in GROUPS.values()]
    wanted += [f"tier-{tier.id}" for tier in (*VILLAGE_TIERS, *EXPLORATION_TIERS)]
    wanted += [f"line-{line}" for line in scoring.LINES] + [f"phase-{phase}" for phase in ACTIONS.questions]
    validated = dict.fromkeys(f"action-validate-{tier.characters}" for tier in VILLAGE_TIERS)
    return given(wanted) | validated | effect_messages(map(type, columns.NODES.effects), PACKAGE)


def pieces() -> set[str]:
    """Every kind the catalogue has to explain."""
    tokens = {kind for kinds in columns.TOKEN_KIND for kind in kinds[1:]}
    return {*columns.IDS, *tokens, *(tier.id for tier in (*VILLAGE_TIERS, *EXPLORATION_TIERS))}
