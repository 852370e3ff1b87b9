"""Every message of the game and the facts it may use, and uses all of."""

from typing import Final

from bivouac.core.check import STRINGS
from bivouac.core.sentences import INFINITIVE
from bivouac.core.words import Argument
from bivouac.games.continent import effects
from bivouac.games.continent.catalogue import KIND_NAMES, PACKAGE
from bivouac.games.continent.columns import BURDENS, POWERS
from bivouac.games.continent.data.icons import DIRECTIONS, ICONS
from bivouac.games.continent.kinds import PHASES

EVENTS: Final[dict[str, str]] = {
    "clue": "card", "start": "card", "explorer": "who card", "begin": "who icon", "call_off": "who",
    "propose": "who icon cell", "propose-known": "who icon card", "propose_camp": "who", "object": "who",
    "help": "who", "decline": "who", "trade": "who count", "apply": "who card", "draw": "who count",
    "reveal": "card",
    "success": "count need", "failure": "count need", "shed": "count", "lose": "count", "show": "card",
    "restore": "count", "exhausted": "", "recovered": "", "spared": "", "take": "who number card",
    "nothing": "number", "wrong": "number", "say": "who number", "bury": "number", "discard": "card",
    "past": "card", "banish": "card", "return": "card", "hand": "who card", "satchel": "card",
    "attach": "card", "place": "card", "replace": "card", "flip": "card", "peek": "card", "refill": "",
    "refresh": "", "camp": "", "walk": "who to", "light": "who", "douse": "", "item": "who card",
    "assemble": "who card", "wear": "who count", "mend": "who count", "give": "who card",
    "propose_swap": "who card other", "swap": "who card", "abandon": "who", "learn": "card",
    "power": "who card", "drop": "card",
    "lift": "curse", "eliminate": "who", "leave": "who", "come_back": "who", "join": "who card",
    "retire": "who", "end": "ending", "home": "card",
    "stay": "card",
}  # fmt: skip
# Steps that say nothing by themselves: another sentence has told of them.
SILENT: Final = ("fog", "agree", "introduction")

REFUSALS: Final[dict[str, str]] = {
    "not_now": "", "answer_first": "", "not_yours": "", "no_such_offer": "", "unmet": "icon",
    "not_all_here": "icon", "done_here": "icon", "harsh_ground": "icon", "forbidden": "icon",
    "nowhere_to_go": "icon", "no_other_side": "icon", "not_beside": "seat",
    "asked_already": "seat", "keeps_alone": "seat", "out_of_reach": "cell", "no_such_item": "slot",
    "no_use": "slot", "used_already": "slot", "no_such_help": "", "too_much": "count", "no_such_pick": "",
    "no_slot": "count", "column_full": "count", "not_a_holder": "seat", "no_such_way": "", "scattered": "",
    "no_room": "", "in_use": "slot", "character_taken": "", "nobody_beside": "", "locked": "", "not_away": "",
    "must_take_part": "",
}  # fmt: skip

# What bars an action that a card offers.
BARRED: Final = (
    "unmet", "not_all_here", "done_here", "harsh_ground", "forbidden", "nowhere_to_go", "no_other_side",
)  # fmt: skip

# What each question tells besides whom it asks.
PROMPTS: Final[dict[str, str]] = {
    "proposed": "icon cell", "aim": "cost", "gather": "icon", "joining": "icon cost need", "items": "icon",
    "cost": "icon cost", "trade": "cost need", "trade-agreed": "count", "drawing": "count need",
    "result": "count need", "keep-for": "card", "excess": "count", "found": "card", "gained": "card",
    "flag": "card number", "restoring": "count", "damaging": "count", "repairing": "count",
    "learning": "count", "spending": "count", "crossing": "card", "peeking": "count", "burying": "card",
    "digits": "digits", "power": "power keyword", "fuel": "power keyword", "mandatory": "card",
    "give-to": "card count", "give-for": "card count", "swapping": "card other count",
}  # fmt: skip
UNASKED: Final = ("idle", "over")
# Questions asked in other words when more is known than the phase says.
VARIANTS: Final[dict[str, str]] = {
    "floor": "who", "proposed-known": "who icon card", "proposed-camp": "who", "one-of-known": "who card",
    "may-known": "who card", "power-known": "who power keyword card", "digits-known": "who card digits",
}  # fmt: skip

ACTIONS: Final[dict[str, str]] = {
    "act": "icon card cost need", "act-beyond": "icon side card cost need", "act-who": "who told",
    "act-none": "number", "with": "who", "seat-keep": "who", "seat-give": "who", "seat-hand": "who",
    "to": "card cell", "use": "card", "apply-cost": "card count", "apply-stars": "card count",
    "apply-sevens": "card count", "apply-none": "number", "say": "number", "say-digit": "number",
    "pick-keeping": "card", "pick-excess": "card", "pick-restoring": "card", "pick-damaging": "card",
    "pick-repairing": "card", "pick-curing": "card", "pick-learning": "card points",
    "pick-spending": "card", "pick-peeking": "card", "pick-fuel": "card", "pick-trimming": "card",
    "pick-give-for": "card", "pick-none": "number", "place-new": "", "place-hand": "",
    "place-under": "card", "choose-flag-1": "number", "choose-flag-2": "number", "choose-power": "",
    "choose-burying": "", "choose-none": "number", "agree": "", "agree-joining": "",
    "agree-trade-agreed": "", "agree-swapping": "", "decline": "", "decline-joining": "",
    "decline-swapping": "", "draw": "", "skip": "", "skip-aim": "",
    "skip-gather": "", "skip-found": "", "skip-gained": "", "skip-burying": "", "skip-digits": "",
    "skip-give-to": "", "skip-give-for": "", "done": "",
    "done-gather": "", "done-drawing": "", "done-give-for": "", "abandon": "card", "give": "card",
    "number": "", "camp": "", "leave": "", "return": "", "retire": "", "join": "card",
}  # fmt: skip

CARDS: Final[dict[str, str]] = {
    "card-harsh": "", "card-durability": "pips", "card-keywords": "list", "card-resources": "list",
    "card-points": "points", "card-flag": "symbol offset", "card-energy": "",
    "card-done": "icon", "card-discount": "resource cards", "card-discounts": "list",
    "half-left": "", "half-right": "", "half-either": "", "skill-strip": "stars half sevens",
    "skill-price": "points", "attempt": "icon cost need notes", "attempt-locked": "",
    "attempt-mandatory": "", "attempt-everyone": "", "attempt-beside": "", "attempt-anywhere": "",
    "attempt-requires": "condition",
    "attempt-success": "effect", "attempt-failure": "effect", "help-cost": "count icons notes",
    "help-stars": "count icons notes", "help-sevens": "count icons notes", "help-discard": "",
    "help-banish": "", "help-return": "", "help-free": "", "burden-helping": "",
    "leave": "count icons notes", "leave-camp": "", "icon-all": "", "fog-name": "",
    "item-slot": "number", "item-name": "card pips",
}  # fmt: skip
PLACES: Final = ("deck", "discard", "past", "banished", "adventure", "satchel", "drawn", "reading", "aside")

BOARD: Final[dict[str, str]] = {
    "turn": "number", "deck": "count", "discard": "count", "discard-down": "count", "skills": "",
    "bonuses": "", "states": "", "items": "", "satchel": "", "known": "", "past": "", "experience": "count",
    "price": "cost need", "away": "", "fallen": "", "retired": "",
}  # fmt: skip

# What the board in the browser says.
BROWSER: Final[dict[str, str]] = {
    "sheets": "", "sheet-land": "", "sheet-card": "", "sheet-action": "", "side": "", "land": "",
    "nearer": "", "farther": "", "whole": "", "at": "what cell", "open": "", "behind": "card", "fire": "",
    "event": "card", "figure": "who cell", "tally": "card count", "fog-title": "", "fog-text": "",
    "look-close": "", "look-away": "", "look-where": "", "look-spots": "", "look-spot": "number count",
    "look-nothing": "", "look-digit": "digit", "begin": "move", "start": "", "if": "condition",
    "unmet": "condition", "theirs": "who", "agreed": "list", "awaited": "list", "camp-text": "",
    "success": "", "failure": "", "nothing": "", "with-cards": "cards percent", "curve": "told",
    "helped": "percent", "deadly": "percent", "safe": "left", "mark-locked": "", "mark-mandatory": "",
    "mark-everyone": "", "mark-beside": "", "mark-anywhere": "",
    "no-action": "", "besides": "count", "keys": "", "wears": "", "hand": "",
    "empty-hand": "", "deck-left": "count", "past-count": "count", "pile-deck": "", "pile-discard": "",
    "pile-past": "", "pile-satchel": "", "pile-known": "", "close": "", "none": "", "face-down": "",
    "about-deck": "", "about-discard": "", "about-past": "", "about-figure": "", "die": "pips",
    "curse": "curse", "lifted": "curse",
}  # fmt: skip

CONDITIONS: Final[dict[str, str]] = {
    "Keyword": "word", "InSatchel": "number", "ByFire": "", "InCompany": "", "Suffering": "number",
    "Chosen": "curse", "Experienced": "points", "FogNear": "", "Not": "part", "Both": "first second",
    "Gathered": "count list",
}  # fmt: skip

SAMPLES: Final[dict[str, tuple[Argument, ...]]] = {
    **dict.fromkeys(
        ("who", "card", "face", "icon", "icons", "told", "side", "cell", "to", "list", "symbol", "resource",
         "keyword", "condition", "effect", "curse", "word", "part", "first", "second", "digits",
         "what", "move", "percent", "other"),
        STRINGS,
    ),
    "half": ("", "◖"),
    "notes": ("", ", locked"),
    "flag": ("none", "rope"),
    "ending": ("won", "lost", "abandoned"),
    "power": POWERS,
    "if_available": (0, 1),
    "each": (0, 1),
    "chosen": (0, 1),
    "hand": (0, 1),
}  # fmt: skip


def messages() -> dict[str, str]:
    """Every message and the facts it uses; `key.attribute` for an attribute."""
    wanted = {f"event-{kind}": facts for kind, facts in EVENTS.items()}
    wanted |= {f"refused-{code}": facts for code, facts in REFUSALS.items()}
    wanted |= {f"barred-{code}": "" for code in BARRED}
    wanted |= {f"action-{key}": facts for key, facts in ACTIONS.items()}
    wanted |= {f"board-{key}": facts for key, facts in (BOARD | BROWSER).items()}
    wanted |= CARDS | {f"prompt-{key}": facts for key, facts in VARIANTS.items()}
    for phase in PHASES:
        who = "" if phase in UNASKED else "who "
        wanted[f"prompt-{phase}"] = who + PROMPTS.get(phase, "")
    wanted |= {f"icon-{icon}": "" for icon in ICONS}
    wanted |= {f"kind-{kind}": "" for kind in KIND_NAMES}
    wanted |= {f"direction-{direction}": "" for direction in DIRECTIONS}
    wanted |= {f"{place}-name": "" for place in PLACES}
    wanted |= {f"condition-{name}": facts for name, facts in CONDITIONS.items()}
    wanted |= {f"power-{kind}": _power_facts(kind) for kind in POWERS}
    wanted |= {f"burden-{kind}": _burden_facts(kind) for kind in BURDENS}
    return wanted | _effect_messages()


def _power_facts(kind: str) -> str:
    return "keyword count" if kind in ("recount", "mend") else "keyword"


def _burden_facts(kind: str) -> str:
    if kind == "fewer_skills":
        return "count"
    counted = kind in ("cost", "need", "lose_after_failure", "smaller_meals")
    return "count icons notes" if counted else "icons notes"


def _effect_messages() -> dict[str, str]:
    wanted = {}
    for kind in effects.KINDS:
        if kind.__module__.startswith(PACKAGE):
            facts = " ".join(kind.__dataclass_fields__)
            wanted[f"effect-{kind.__name__}"] = facts
            wanted[f"effect-{kind.__name__}.{INFINITIVE}"] = facts
    return wanted
