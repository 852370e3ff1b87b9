"""What can be wrong with the contents: tables, words, icons and rulings, one line for each problem."""

from collections.abc import Sequence
from typing import Final

from bivouac.core.check import STRINGS, check_catalogue, check_rulings, check_words
from bivouac.core.ids import seat_id
from bivouac.core.rulings import load_rulings
from bivouac.core.sentences import INFINITIVE
from bivouac.core.words import LANGUAGES, Argument, words
from bivouac.games.temple import columns, scoring
from bivouac.games.temple.actions import ACTIONS as ROWS
from bivouac.games.temple.actions import PACKAGE
from bivouac.games.temple.catalogue import GEAR, ICONS, MARKS, catalogue
from bivouac.games.temple.data.artifacts import DECK_TABLE, STARRED, Deck
from bivouac.games.temple.data.assistants import ASSISTANT_TABLE, Assistant
from bivouac.games.temple.facts import FACTS
from bivouac.games.temple.ids import card_id
from bivouac.games.temple.kinds import ASSISTANTS, DECK_COUNT, DECK_SIZE

RULINGS: Final = 52
SOURCES: Final = ("rulebook", "deduced", "reconstructed")
STARS_IN_A_DECK: Final = 3

# The facts each message may use, and uses all of.
EVENTS: Final[dict[str, str]] = {
    "deck": "deck",
    "build": "count",
    "remove": "count",
    "first": "who",
    "turn": "round who",
    "take": "who element card",
    "earn": "who count",
    "spend": "who count",
    "look": "who element",
    "look-known": "who element card",
    "engage": "who assistant",
    "flip": "who count deck",
    "close": "who count deck",
    "steal": "who other card",
    "give": "who other card",
    "discard": "who card",
    "again": "who count",
    "fizzle": "who phase",
    "end": "",
}

REFUSALS: Final[dict[str, str]] = {
    "not_now": "action",
    "answer_first": "phase",
    "no_action": "",
    "empty_cell": "cell",
    "not_enough": "has needs",
    "face_up": "cell",
    "already_seen": "cell",
    "assistant_gone": "assistant",
    "no_such_set": "deck",
    "impossible_flip": "cards",
    "impossible_close": "cards",
    "act_first": "",
    "no_victim": "",
    "guarded": "player",
    "no_such_card": "card",
}

PROMPTS: Final[dict[str, str]] = {
    "turn": "who left",
    "steal": "who count",
    "invite": "who count",
    "discard": "who",
    "give": "who",
    "look": "who count",
    "carry": "who",
    "over": "",
}

ACTIONS: Final[dict[str, str]] = {
    "take": "price cell card",
    "peek": "price cell",
    "hire": "assistant",
    "flip": "cards",
    "close": "cards",
    "done": "",
    "steal": "player card",
    "invite": "assistant",
    "discard": "card",
    "give": "card",
    "look": "cell",
    "enough": "",
    "carry": "cell card",
}

TEXTS: Final[dict[str, str]] = {
    "worth": "points",
    "bonus": "pair triple",
    "taken": "effect",
    "star": "",
    "down": "",
    "statues": "",
    "plates": "one two three all",
    "relics": "most",
    "vampire": "cross loss",
    "mummy": "coffin loss",
    "vampire_mummy": "cross loss",
    "cross": "vampire both loss",
    "coffin": "mummy both alone",
    "now": "effect",
    "lasting": "effect",
    "end": "effect",
    "star-card": "points",
    "money": "start",
}

BOARD: Final[dict[str, str]] = {
    "round": "number",
    "decks": "",
    "legend": "",
    "down": "",
    "seen": "",
    "others": "",
    "assistants": "",
    "no-assistants": "",
    "next": "who",
    "money": "count",
    "points": "count",
    "left": "count",
    "flipped": "",
    "discard": "",
    "winner": "who",
    "winners": "who",
    "temple": "",
    "free": "",
    "place": "card price floor",
    "mine": "card",
    "owned": "who card count",
    "nothing": "",
    "tableau": "",
}

# Values to try a message with; a fact that is not named is a number.
SAMPLES: Final[dict[str, tuple[Argument, ...]]] = {
    **dict.fromkeys(("who", "other", "element", "card", "cards", "assistant", "deck", "cell"), STRINGS),
    **dict.fromkeys(("pair", "triple", "effect"), STRINGS),
    "phase": tuple(ROWS.questions[1:-1]),
    "action": tuple(row.name for row in ROWS.rows if row.moment),
    "player": (1, 2),
    "round": (1, 2),
}


def check() -> list[str]:
    """All that is wrong; nothing when all is well."""
    rulings = load_rulings(PACKAGE, FACTS.name)
    problems = check_tables(DECK_TABLE, ASSISTANT_TABLE) + check_rulings(rulings, FACTS.name, RULINGS)
    for lang in LANGUAGES:
        problems += check_words(words(PACKAGE, lang), messages(), SAMPLES)
        problems += check_catalogue(catalogue(lang), rulings, ICONS | MARKS, pieces())
    return problems


def check_tables(decks: Sequence[Deck], assistants: Sequence[Assistant]) -> list[str]:
    """Ten decks of nine cards and twelve assistants, each with its source; what is ours has its reason."""
    problems = []
    ids = [deck.id for deck in decks] + [assistant.id for assistant in assistants]
    problems += [f"{id}: two pieces bear this id" for id in sorted(set(ids)) if ids.count(id) > 1]
    if len(decks) != DECK_COUNT:
        problems.append(f"the box: {len(decks)} decks, not {DECK_COUNT}")
    if len(assistants) != ASSISTANTS:
        problems.append(f"the box: {len(assistants)} assistants, not {ASSISTANTS}")
    for deck in decks:
        if len(deck.cards) != DECK_SIZE:
            problems.append(f"{deck.id}: {len(deck.cards)} cards, not {DECK_SIZE}")
        if (deck.pair is None) != (deck.triple is None):
            problems.append(f"{deck.id}: a bonus of two goes with a bonus of three")
    pieces: list[Deck | Assistant] = [*decks, *assistants]
    for piece in pieces:
        if piece.source not in SOURCES:
            problems.append(f"{piece.id}: {piece.source} is no source")
        if piece.source != "rulebook" and not piece.reason:
            problems.append(f"{piece.id}: what is not printed needs a reason")
    for assistant in assistants:
        if assistant.now is None and assistant.lasting is None and assistant.end is None:
            problems.append(f"{assistant.id}: does nothing")
    if len(STARRED) != STARS_IN_A_DECK:
        problems.append(f"stars: {len(STARRED)} in a deck, not {STARS_IN_A_DECK}")
    return problems


def messages() -> dict[str, str]:
    """Every message of the game and the facts it uses; `key.attribute` for an attribute."""
    wanted = dict.fromkeys(_names(), "")
    tables = (
        ("event", EVENTS),
        ("refused", REFUSALS),
        ("prompt", PROMPTS),
        ("action", ACTIONS),
        ("text", TEXTS),
        ("board", BOARD),
    )
    for prefix, table in tables:
        wanted |= {f"{prefix}-{key}": facts for key, facts in table.items()}
    for effect in columns.NODES.effects:
        if type(effect).__module__.startswith(PACKAGE):
            facts = " ".join(vars(effect))
            wanted[f"effect-{type(effect).__name__}"] = facts
            wanted[f"effect-{type(effect).__name__}.{INFINITIVE}"] = facts
    return wanted


def _names() -> list[str]:
    """The messages that are names or titles and use no fact."""
    names = [f"{id}-name" for id in (*columns.IDS, *columns.DECK_IDS, *columns.ASSISTANT_IDS, *GEAR)]
    names += [f"{id}-name.short" for id in columns.IDS]
    names += [f"{card_id(card)}-name" for card in range(2 * len(columns.CELL_IDS))]
    names += [f"{seat_id(seat)}-name" for seat in range(FACTS.seats[1])]
    names += [f"line-{line}" for line in scoring.LINES]
    return [*names, *(f"phase-{phase}" for phase in ROWS.questions), "card-hidden", "cell-empty"]


def pieces() -> set[str]:
    """Every kind the catalogue has to explain."""
    return {*columns.IDS, *columns.ASSISTANT_IDS, *GEAR}
