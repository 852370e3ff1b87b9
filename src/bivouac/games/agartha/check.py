"""What can be wrong with the contents: tables, words, icons and rulings, one line for each problem."""

from collections.abc import Mapping, Sequence
from typing import Final

from bivouac.core.check import STRINGS, check_catalogue, check_rulings, check_words
from bivouac.core.rulings import load_rulings
from bivouac.core.sentences import INFINITIVE
from bivouac.core.words import LANGUAGES, Argument, words
from bivouac.games.agartha import actions, columns, scoring
from bivouac.games.agartha.catalogue import GROUPS, ICONS, MARKS, catalogue
from bivouac.games.agartha.data.cards import CARD_TABLE, Card
from bivouac.games.agartha.data.rewards import EXPLORATION_TIERS, VILLAGE_TIERS
from bivouac.games.agartha.data.tokens import TOKEN_MAPS
from bivouac.games.agartha.facts import FACTS
from bivouac.games.agartha.labels import PACKAGE
from bivouac.games.agartha.why import PHASES

RULINGS: Final = 56

# How many cards of each group lie in the box (rulebook), and how many make a deck (with the dots of data/).
IN_THE_BOX: Final[dict[str, int]] = {
    "characters": 39,
    "locations": 39,
    "compasses": 9,
    "amulets": 8,
    "objects": 8,
}
DECKS: Final[dict[int, int]] = {2: 55, 3: 79, 4: 103}

# The facts each message may use, and uses all of.
EVENTS: Final[dict[str, str]] = {
    "turn": "number card",
    "deal": "who card",
    "first": "who",
    "bid": "who number zone",
    "bid-known": "who number zone value",
    "reveal": "who number value action",
    "show": "who number value",
    "auction": "who number count",
    "tie": "number count",
    "win": "who card number",
    "put": "who card slot",
    "move": "who card origin slot",
    "swap": "who card origin other slot",
    "draw": "who card number",
    "draw-from-deck": "who card",
    "validate": "who count slot",
    "explore": "who count",
    "score": "who count",
    "discard": "who card",
    "reshuffle": "count",
    "under": "card number",
    "skip": "who",
    "done": "who",
    "round": "round",
    "testament": "who",
    "end": "",
}
# Steps that say nothing by themselves: another sentence has told of them.
SILENT: Final = ("return", "meet", "swapped")

REFUSALS: Final[dict[str, str]] = {
    "not_now": "action",
    "answer_first": "phase",
    "token_placed": "value",
    "zone_taken": "number",
    "no_such_tile": "number",
    "objects_only": "card",
    "by_move_only": "",
    "not_an_amulet": "card",
    "same_slot": "slot",
    "swap_within": "slot",
    "other_zone": "zone",
    "no_such_card": "card slot",
    "no_partner": "card slot",
    "no_card_there": "number",
    "deck_empty": "",
    "slot_closed": "slot",
    "too_few": "slot tier",
    "explored": "slot tier",
}

PROMPTS: Final[dict[str, str]] = {
    "start": "who card",
    "bid": "who count",
    "move": "who",
    "to": "who card slot",
    "swap": "who",
    "with": "who card slot",
    "draw": "who",
    "drawn": "who card",
    "pick": "who number",
    "won": "who card",
    "offer": "who count slot",
    "over": "",
}

ACTIONS: Final[dict[str, str]] = {
    "place-action": "value number action",
    "place-bid": "value number",
    "to": "slot",
    "move": "card slot",
    "swap": "card slot",
    "with": "card slot",
    "draw-deck": "",
    "draw": "number card",
    "draw-nothing": "number place",
    "take": "number card",
    "take-nothing": "number place",
    "validate-2": "slot points",
    "validate-3": "slot points",
    "validate-4": "slot points",
    "explore": "count points",
    "skip": "",
    "skip-move": "",
    "skip-swap": "",
    "skip-draw": "",
    "done": "",
}

BOARD: Final[dict[str, str]] = {
    "round": "number rounds",
    "tile": "number",
    "act": "",
    "bid": "",
    "free": "",
    "empty": "",
    "bottom": "cards",
    "points": "count",
    "tokens": "",
    "cards": "",
    "explored": "",
    "testament": "",
    "move": "",
    "swap": "",
    "draw": "",
    "winner": "who",
    "winners": "who",
    "slot": "name cards",
    "slot-empty": "name",
    "token": "value who",
    "token-hidden": "who values",
    "zone-action": "number",
    "zone-bid": "number",
    "points-word": "count",
    "no-tokens": "",
    "sectors": "",
    "auction": "number",
    "no-bids": "",
}

# Values to try a message with; a fact that is not named is a number.
SAMPLES: Final[dict[str, tuple[Argument, ...]]] = {
    **dict.fromkeys(("who", "card", "other", "slot", "origin", "cards", "effect", "name", "values"), STRINGS),
    "phase": tuple(PHASES[:1] + PHASES[2:-1]),
    "zone": ("bid", "action"),
    "which": ("all", "others"),
    "action": tuple(columns.ACTION_IDS),
    "refused-not_now action": tuple(actions.KIND_NAMES[1:]),  # what one may ask for out of time
}


def check() -> list[str]:
    """All that is wrong; nothing when all is well."""
    rulings = load_rulings(PACKAGE, FACTS.name)
    problems = check_tables(CARD_TABLE) + check_maps(TOKEN_MAPS) + check_rulings(rulings, FACTS.name, RULINGS)
    for lang in LANGUAGES:
        problems += check_words(words(PACKAGE, lang), messages(), SAMPLES)
        problems += check_catalogue(catalogue(lang), rulings, ICONS | MARKS, pieces())
    return problems


def check_tables(cards: Sequence[Card]) -> list[str]:
    """The box holds what the rulebook says, and every number of players has its deck."""
    ids = [card.id for card in cards]
    problems = [f"{id}: two kinds bear this id" for id in sorted(set(ids)) if ids.count(id) > 1]
    for group, expected in IN_THE_BOX.items():
        found = sum(sum(card.copies) for card in cards if card.group == group)
        if found != expected:
            problems.append(f"{group}: {found} cards, not {expected}")
    for seats, expected in DECKS.items():
        found = sum(columns.copies(card, seats) for card in cards)
        if found != expected:
            problems.append(f"{seats} players: {found} cards, not {expected}")
    return problems


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


def messages() -> dict[str, str]:
    """Every message of the game and the facts it uses; `key.attribute` for an attribute."""
    wanted = dict.fromkeys(_names(), "")
    tables = (
        ("event", EVENTS),
        ("refused", REFUSALS),
        ("prompt", PROMPTS),
        ("action", ACTIONS),
        ("board", BOARD),
    )
    for prefix, table in tables:
        wanted |= {f"{prefix}-{key}": facts for key, facts in table.items()}
    for effect in columns.NODES.effects:
        if type(effect).__module__.startswith(PACKAGE):
            facts = " ".join(vars(effect))
            wanted[f"effect-{type(effect).__name__}"] = facts
            wanted[f"effect-{type(effect).__name__}.{INFINITIVE}"] = facts
    return wanted | {"token-name": "value", "token-text": "value effect"}


def _names() -> list[str]:
    """The messages that are names or titles and use no fact."""
    names = [f"{id}-name{part}" for id in (*columns.IDS, *columns.PLACE_IDS) for part in ("", ".short")]
    names += [f"{id}-name.mark" for id in columns.IDS]
    names += [f"zone-{zone}-name" for zone in columns.ZONE_IDS]
    names += ["deck-name", "discard-name", "testament-name"]
    names += [f"card-{text}" for text, _, _ in GROUPS.values()]
    names += [f"tier-{tier.id}" for tier in (*VILLAGE_TIERS, *EXPLORATION_TIERS)]
    names += [f"line-{line}" for line in scoring.LINES]
    return names + [f"phase-{phase}" for phase in PHASES]


def pieces() -> set[str]:
    """Every kind the catalogue has to explain."""
    tokens = {kind for kinds in columns.TOKEN_KIND for kind in kinds[1:]}
    return {*columns.IDS, *tokens, *(tier.id for tier in (*VILLAGE_TIERS, *EXPLORATION_TIERS))}
