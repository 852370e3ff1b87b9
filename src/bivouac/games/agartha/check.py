"""What can be wrong with the contents: tables, words, icons and rulings, one line for each problem."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from bivouac.core.rulings import Ruling, load_rulings
from bivouac.core.sentences import INFINITIVE
from bivouac.core.words import HOUSE, LANGUAGES, Argument, Words, words
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
    "offer": "who",
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

# Values to try a message with: another value must make another sentence.
_NUMBERS: Final[tuple[Argument, ...]] = (2, 1, 3, 7)
_STRINGS: Final[tuple[Argument, ...]] = ("Ada", "Bo")
SAMPLES: Final[dict[str, tuple[Argument, ...]]] = {
    **dict.fromkeys(
        ("who", "card", "other", "slot", "origin", "cards", "effect", "name", "values"), _STRINGS
    ),
    "phase": tuple(PHASES[:1] + PHASES[2:-1]),
    "zone": ("bid", "action"),
    "which": ("all", "others"),
    "action": tuple(columns.ACTION_IDS),
}
KINDS_OF_ACTION: Final = tuple(actions.KIND_NAMES[1:])  # what one may ask for out of time

_FRENCH: Final = (
    (re.compile("[^\u00a0\u202f][:;?!»]|«[^\u00a0\u202f]"), "wants a no-break space"),
    (re.compile("[ \u00a0\u202f]{2}"), "has two spaces in a row"),
)
_ANY: Final = (
    (re.compile("^\\s|\\s$"), "begins or ends with a space"),
    (re.compile("['\"]|\\.\\.\\."), "wants typographic apostrophes, quotes and dots"),
    (re.compile("!"), "cries out"),
    (re.compile("[{}]"), "has a fact that is not filled in"),
)


def check() -> list[str]:
    """All that is wrong; nothing when all is well."""
    rulings = load_rulings(PACKAGE, FACTS.name)
    problems = check_tables(CARD_TABLE) + check_maps(TOKEN_MAPS) + check_rulings(rulings)
    for lang in LANGUAGES:
        problems += check_words(words(PACKAGE, lang), messages())
        problems += check_catalogue(catalogue(lang), rulings)
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


def check_words(spoken: Words, wanted: Mapping[str, str]) -> list[str]:
    """Every message exists, uses exactly its facts, is set in good typography; nothing else is there."""
    problems = []
    for message, facts in wanted.items():
        problems += _check_message(spoken, message, facts.split())
    strange = spoken.keys() - words(HOUSE, spoken.lang).keys()
    strange -= {message.split(".")[0] for message in wanted}
    return problems + [f"{spoken.lang}: {key}: nothing says this" for key in sorted(strange)]


def _check_message(spoken: Words, message: str, facts: list[str]) -> list[str]:
    """One message, said with every value its facts may take."""
    samples = {fact: _samples(message, fact) for fact in facts}
    usual: dict[str, Argument] = {fact: values[0] for fact, values in samples.items()}
    name = f"{spoken.lang}: {message}"
    try:
        problems = check_text(_say(spoken, message, usual), spoken.lang)
        for fact, values in samples.items():
            told = [_say(spoken, message, usual | {fact: value}) for value in values]
            if len(set(told)) == 1:
                problems.append(f"does not use {fact}")
            for text in told:
                problems += check_text(text, spoken.lang)
    except AssertionError as missing:
        return [f"{name}: {missing}"]
    return [f"{name}: {problem}" for problem in dict.fromkeys(problems)]


def _samples(message: str, fact: str) -> tuple[Argument, ...]:
    if message == "refused-not_now":
        return KINDS_OF_ACTION
    return SAMPLES.get(fact, _NUMBERS)


def _say(spoken: Words, message: str, facts: dict[str, Argument]) -> str:
    key, _, attribute = message.partition(".")
    return spoken.say(key, attribute or None, **facts)


def check_text(text: str, lang: str) -> list[str]:
    """What is wrong with a sentence as it is set."""
    if not text.strip():
        return ["is empty"]
    rules = _ANY + _FRENCH if lang == "fr" else _ANY
    return [problem for pattern, problem in rules if pattern.search(text)]


def check_catalogue(entries: Iterable[Mapping[str, Any]], rulings: Mapping[str, Ruling]) -> list[str]:
    """Every piece has a name, icons that are drawn, a whole sentence, and rulings that exist."""
    problems = []
    seen: set[str] = set()
    for entry in entries:
        id, text = entry["id"], entry["text"]
        if id in seen:
            problems.append(f"{id}: stands in the catalogue twice")
        seen.add(id)
        if not entry["name"]:
            problems.append(f"{id}: has no name")
        if not entry["icons"]:
            problems.append(f"{id}: has no icon")
        unknown = set(entry["icons"]) - ICONS - MARKS
        problems += [f"{id}: no icon is called {icon}" for icon in sorted(unknown)]
        if not text[:1].isupper() or not text.endswith("."):
            problems.append(f"{id}: {text!r} is no whole sentence")
        problems += [f"{id}: there is no ruling {key}" for key in entry["rulings"] if key not in rulings]
    wanted = {*columns.IDS, *(kind for kinds in columns.TOKEN_KIND for kind in kinds[1:])}
    wanted |= {tier.id for tier in (*VILLAGE_TIERS, *EXPLORATION_TIERS)}
    return problems + [f"{id}: is not in the catalogue" for id in sorted(wanted - seen)]


def check_rulings(rulings: Mapping[str, Ruling]) -> list[str]:
    """Every ruling is there, with a place and a sentence in each language."""
    wanted = [f"{FACTS.name}.{number + 1}" for number in range(RULINGS)]
    problems = [f"{key}: the ruling is missing" for key in wanted if key not in rulings]
    problems += [f"{key}: no ruling bears this number" for key in rulings if key not in wanted]
    for key, ruling in rulings.items():
        for lang in LANGUAGES:
            for part, text in (("place", ruling.place[lang]), ("sentence", ruling.sentence[lang])):
                problems += [f"{key}: {part} in {lang} {problem}" for problem in check_text(text, lang)]
            if not ruling.sentence[lang].endswith("."):
                problems.append(f"{key}: sentence in {lang} does not end")
    return problems
