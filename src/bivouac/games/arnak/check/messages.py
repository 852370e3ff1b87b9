"""Every message of the game and the facts it uses all of, and values to try them with."""

from typing import Final

from bivouac.core.check import STRINGS
from bivouac.core.effects import Effect
from bivouac.core.sentences import INFINITIVE
from bivouac.core.words import Argument
from bivouac.games.arnak import actions, columns, scoring
from bivouac.games.arnak.data.bonuses import BONUSES
from bivouac.games.arnak.data.idols import IDOLS, SLOT_EFFECTS
from bivouac.games.arnak.data.tracks import STACKS, TRACKS
from bivouac.games.arnak.effects import KINDS
from bivouac.games.arnak.facts import FACTS
from bivouac.games.arnak.labels import PACKAGE
from bivouac.games.arnak.why import PHASES

EVENTS: Final[dict[str, str]] = {
    "play": "who card",
    "spend": "who card",
    "discard": "who card",
    "draw": "who",
    "draw-known": "who card",
    "sift": "who count",
    "hold": "who",
    "hold-known": "who card",
    "put_back": "who",
    "put_back-known": "who card",
    "lay": "who card",
    "exile": "who card",
    "exile_tile": "who",
    "fear": "who",
    "fear_tile": "who",
    "show": "card",
    "take": "who card",
    "exile_row": "card",
    "deal": "card",
    "pass": "who",
    "arrive": "who site",
    "leave": "who site",
    "idol": "who idol count",
    "tile": "site tile",
    "show_tile": "tile",
    "wake": "site guardian",
    "overcome": "who site guardian",
    "chase": "site guardian",
    "gain": "who resource count",
    "pay": "who resource count",
    "icons": "who",
    "planes": "who",
    "use": "who assistant",
    "ride": "who assistant",
    "use_supply": "who assistant",
    "refresh": "who assistant",
    "promote": "who assistant",
    "recruit": "who assistant",
    "rescue": "who assistant",
    "swap": "who assistant other",
    "next": "assistant",
    "send_away": "assistant",
    "look": "who",
    "slot": "who number",
    "unslot": "who number",
    "toll": "who",
    "boon": "who guardian",
    "research": "who token row",
    "bonus": "who bonus",
    "deed": "who deed",
    "idle": "who",
    "hand": "who count",
    "first": "who",
    "round": "round",
    "shuffle": "who count",
    "end": "",
    "temple": "who points",
}

REFUSALS: Final[dict[str, str]] = {
    "not_now": "action",
    "answer_first": "phase",
    "main_used": "",
    "main_first": "",
    "not_in_hand": "card",
    "no_effect": "",
    "no_tablet": "card",
    "no_figure": "",
    "space_taken": "site",
    "space_blocked": "site",
    "not_discovered": "site",
    "discovered": "site",
    "cannot_travel": "site",
    "too_few": "resource needs has",
    "no_guardian": "site",
    "not_there": "site",
    "others_there": "site",
    "not_for_sale": "card",
    "no_bridge": "",
    "above_glass": "",
    "glass_only": "",
    "no_idol": "",
    "not_in_temple": "",
    "temple_reached": "",
    "stack_empty": "",
    "no_helper": "number",
    "exhausted": "number",
    "useless": "",
    "no_boon": "guardian",
    "travel_boon": "guardian",
    "slots_full": "",
    "not_helpful": "",
    "no_icon": "",
    "payment_first": "",
    "no_pilot": "",
    "no_option": "",
    "not_laid": "card",
    "no_upgrade": "",
    "is_ready": "",
    "is_gold": "",
    "no_supply": "",
    "no_bonus": "",
    "too_many": "most",
    "no_figure_there": "site",
    "wrong_site": "site",
    "slot_empty": "number",
    "must_choose": "phase",
    "other_payment": "",
    "not_exiled": "card",
    "no_card": "",
    "no_ride": "number",
    "notebook_only": "",
}

ACTIONS: Final[dict[str, str]] = {
    "play": "card",
    "travel": "card icons",
    "discard": "card",
    "exile": "card",
    "exile-laid": "card",
    "buy": "card price",
    "take": "card",
    "dig": "site space price",
    "discover": "site price",
    "overcome": "site guardian price",
    "glass": "row column price",
    "notebook": "row column price",
    "temple": "tile price",
    "use": "assistant effect",
    "boon": "guardian effect",
    "slot": "effect",
    "icon": "icon",
    "ride": "assistant icons",
    "pilot": "",
    "upgrade": "resource",
    "assistant": "assistant",
    "stack": "number assistant",
    "rescue": "number assistant",
    "choose": "number effect",
    "sift": "number",
    "hold": "number card",
    "put-back": "number card",
    "keep-yes": "card",
    "keep-no": "card",
    "bonus": "tile",
    "row": "effect",
    "from": "site space",
    "to": "site space",
    "site": "site",
    "free-slot": "number",
    "yes": "phase",
    "no": "phase",
    "go": "",
    "pass": "",
    "end": "",
}

TEXTS: Final[dict[str, str]] = {
    "cost": "price",
    "points": "points",
    "loss": "points",
    "travel": "icons",
    "free": "effect",
    "exiled": "effect",
    "fear": "",
    "fear_tile": "",
    "boon": "effect",
    "overcome": "price",
    "silver": "effect",
    "gold": "effect",
    "main": "",
    "found": "effect",
    "slot": "effect",
    "bonus": "effect",
    "glass": "points effect",
    "notebook": "points effect",
    "space": "column price",
    "lost_temple": "price",
    "temple-bird": "price",
    "temple-snake": "price",
    "arrow": "arrow",
    "crossed": "",
    "dig": "resource",
    "discover": "finds",
    "find": "round depth",
    "find-guardian": "round depth",
    "research": "",
    "rival_overcome": "",
    "buy_item": "family",
    "buy_artifact": "family",
    "arrivals": "points",
}

BOARD: Final[dict[str, str]] = {
    "round": "number",
    "bird": "",
    "snake": "",
    "first": "who",
    "boot": "",
    "car": "",
    "ship": "",
    "plane": "",
    "coin": "",
    "compass": "",
    "tablet": "",
    "arrowhead": "",
    "jewel": "",
    "card": "",
    "fear": "",
    "exile": "",
    "upgrade": "",
    "refresh": "",
    "idol": "",
    "guardian": "",
    "temple": "",
    "glass": "",
    "notebook": "",
    "assistants": "",
    "rescue": "",
    "hand": "count",
    "deck": "count",
    "area": "count",
    "planes": "",
    "no_fear": "",
    "passed": "",
    "points": "count",
    "tiles": "count",
    "your-hand": "",
    "your-area": "",
    "left": "icons",
    "winner": "who",
    "winners": "who",
    "rival-wins": "",
}

# What only the browser says.
SCREEN: Final[dict[str, str]] = {
    "sites": "",
    "research": "",
    "cards": "",
    "boards": "",
    "row": "",
    "artifacts": "",
    "items": "",
    "staff": "number",
    "hidden": "",
    "discover": "",
    "blocked": "",
    "start": "",
    "step": "row column",
    "the-glass": "",
    "the-notebook": "",
    "lost-temple": "",
    "stack": "number assistant count",
    "silver": "",
    "gold": "",
    "exhausted": "",
    "no-assistant": "",
    "gear": "",
    "tokens": "",
    "archaeologists": "count",
    "idols": "",
    "slot": "number points",
    "slot-full": "number points",
    "crates": "count",
    "boon": "",
    "boon-used": "",
    "no-hand": "",
    "way": "",
    "rest": "",
    "touch": "",
    "drawn": "",
    "exiled": "",
    "none-exiled": "",
    "basics-of": "who",
    "bonuses": "",
    "of": "who",
    "look": "who key",
    "close": "",
    "total": "",
    "rival-waits": "",
    "arrow-left": "",
    "arrow-right": "",
    "price": "",
    "lacking": "",
    "first-there": "",
    "worth": "",
    "idol-up": "",
    "idol-down": "",
    "one-of": "count",
    "wakes": "",
    "help-seat": "",
    "help-hand": "",
    "help-track-start": "",
    "help-boot": "",
    "help-coin": "",
    "help-compass": "",
    "help-tablet": "",
    "help-arrowhead": "",
    "help-jewel": "",
    "help-deck": "",
    "help-slot": "",
    "help-staff": "",
    "help-item-deck": "",
    "help-artifact-deck": "",
    "help-rescue": "",
    "help-deed-back": "",
}

_WORDS: Final = (
    "who", "card", "site", "idol", "guardian", "assistant", "other", "bonus", "deed", "tile", "price",
    "icons", "effect", "finds", "parts", "part", "cover", "name",
)  # fmt: skip
# Values to try a message with; a fact that is not named is a number.
SAMPLES: Final[dict[str, tuple[Argument, ...]]] = {
    **dict.fromkeys(_WORDS, STRINGS),
    "resource": tuple(columns.RESOURCE_IDS),
    "icon": tuple(columns.ICON_IDS),
    "token": ("glass", "notebook"),
    "phase": tuple(PHASES),
    "action": tuple(actions.KIND_NAMES),
    "side": ("silver", "gold"),
    "thing": ("guardian", "idol", "archaeologist"),
    "end": ("top", "bottom"),
    "what": STRINGS,
    "reach": ("camp", "level_1"),
    "arrow": ("left", "right"),
    "family": ("green", "red"),
    "depth": ("I", "II"),
    "level": ("camp", "level_1", "level_2"),
    "occupancy": ("any", "unoccupied"),
    "ware": ("item", "artifact", "any"),
    "to": ("bottom", "top", "hand"),
    "space": (1, 2),
    "row": (1, 2, 8),
    "round": (1, 2, 3, 4, 5),
}


def messages() -> dict[str, str]:
    """Every message and its facts; `key.attribute` for an attribute."""
    wanted = dict.fromkeys(_names(), "")
    wanted |= {f"resource-{what}": "count" for what in _RESOURCES}
    wanted |= {f"track-{track.id}": "row" for track in TRACKS}
    tables = (
        ("event", EVENTS),
        ("refused", REFUSALS),
        ("action", ACTIONS),
        ("text", TEXTS),
        ("board", BOARD),
        ("board", SCREEN),
    )
    for prefix, table in tables:
        wanted |= {f"{prefix}-{key}": facts for key, facts in table.items()}
    wanted |= {f"prompt-{phase}": "who" for phase in PHASES if phase != "over"}
    wanted |= {"prompt-over": "", "prompt-keep-known": "who card"}
    for effect in columns.NODES.effects:
        if type(effect).__module__.startswith(PACKAGE):
            wanted |= dict.fromkeys(_moods(type(effect)), " ".join(vars(effect)))
    wanted |= dict.fromkeys(("effect-Pay", f"effect-Pay.{INFINITIVE}"), "price part")
    return wanted | dict.fromkeys(("effect-OneOf", f"effect-OneOf.{INFINITIVE}"), "parts")


_RESOURCES: Final = (*columns.RESOURCE_IDS, "card", "idol", *columns.ICON_IDS)


def _moods(kind: type[Effect]) -> tuple[str, str]:
    assert kind in KINDS, f"{kind.__name__} is none of our effects"
    return f"effect-{kind.__name__}", f"effect-{kind.__name__}.{INFINITIVE}"


def _names() -> list[str]:
    """The messages that are names or titles and use no fact."""
    tables = (
        columns.LAID_IDS, columns.GUARDIAN_IDS, columns.SITE_IDS, columns.TILE_IDS, columns.ASSISTANT_IDS,
        columns.DEED_IDS,
    )  # fmt: skip
    names = [f"{id}-name" for table in tables for id in table]
    names += [f"{piece.id}-name" for piece in (*IDOLS, *SLOT_EFFECTS, *BONUSES, *STACKS)]
    names += [f"seat-{number + 1}-name" for number in range(FACTS.seats[1])]
    names += [f"line-{line}" for line in scoring.LINES]
    names += [f"phase-{phase}" for phase in PHASES]
    names += [f"track-{track.id}-temple" for track in TRACKS]
    return [*names, "rival-name", "nothing-there", "free-of-charge"]
