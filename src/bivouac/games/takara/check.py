"""What can be wrong with the contents: tables, words, icons and rulings, one line for each problem."""

from collections.abc import Sequence
from typing import Final

from bivouac.core.check import STRINGS, check_catalogue, check_rulings, check_words
from bivouac.core.effects import Effect, walk
from bivouac.core.rulings import load_rulings
from bivouac.core.sentences import INFINITIVE
from bivouac.core.words import LANGUAGES, Argument, words
from bivouac.games.takara import columns, ids, scoring
from bivouac.games.takara.actions import ACTIONS as ROWS
from bivouac.games.takara.actions import PACKAGE
from bivouac.games.takara.catalogue import GEAR, ICONS, MARKS, catalogue
from bivouac.games.takara.data.chests import CHEST_KINDS, Chest
from bivouac.games.takara.data.galleries import GALLERY_KINDS, Gallery
from bivouac.games.takara.data.specialists import FAME
from bivouac.games.takara.effects import Block, FindStone, Gain, Keep, Meet, OpenChest, Wound
from bivouac.games.takara.facts import FACTS
from bivouac.games.takara.kinds import LEVELS, SITES, TEAM_SIZE

RULINGS: Final = 58

# How many tiles of each depth can do this (rulebook, contents of the box).
PER_DEPTH: Final[dict[str, tuple[type[Effect], tuple[int, int, int]]]] = {
    "Kara tiles": (Gain, (8, 7, 3)),
    "XP tiles": (Keep, (4, 6, 7)),
    "wound marks": (Wound, (2, 3, 4)),
    "monsters": (Meet, (2, 3, 3)),
    "rockfalls": (Block, (4, 1, 0)),
    "chests": (OpenChest, (0, 1, 3)),
    "Stones": (FindStone, (0, 0, 2)),
}
GALLERIES_PER_DEPTH: Final = 18
CHEST_COUNT: Final = 8

# What all tiles together are worth (sums of the rulebook's and the tiles' numbers).
TOTALS: Final[dict[str, int]] = {
    "Karas on Kara tiles": 62,
    "XP on XP tiles": 44,
    "Karas of monsters": 60,
    "XP of monsters": 18,
}

# The facts each message may use, and uses all of.
EVENTS: Final[dict[str, str]] = {
    "deal": "site count",
    "pile": "count",
    "first": "who",
    "turn": "round who",
    "rent": "who",
    "return_sword": "who",
    "look": "who element",
    "look-known": "who element tile",
    "leave": "who element",
    "turn_up": "who element tile",
    "unearth": "who element tile",
    "draw": "who tile",
    "reshuffle": "tile",
    "keep": "who tile",
    "discard": "who tile",
    "earn": "who count",
    "spend": "who count",
    "buy": "who",
    "hire": "who specialist",
    "send": "who site power",
    "fall_asleep": "who specialist",
    "go_home": "who specialist",
    "roll": "who face",
    "hit": "who element wounds",
    "end": "ending",
    "move-den": "who",
    "move-hospital": "who",
    "move-rest-room": "who",
    "move-from-hospital": "who",
    "move-from-rest-room": "who",
    "move-from-beach": "who",
}
# A step that says nothing by itself: to a site, the counter or the port, and home at the end of the day.
SILENT: Final = ("move",)

REFUSALS: Final[dict[str, str]] = {
    "no_imitation": "",
    "not_for_sale": "",
    "not_now": "action",
    "answer_first": "phase",
    "empty_site": "site",
    "nothing_to_observe": "site",
    "already_open": "site",
    "not_a_monster": "",
    "face_up": "site",
    "no_rockfall": "site",
    "needs_two": "site",
    "counter_closed": "",
    "stock_gone": "",
    "not_enough_karas": "has needs",
    "no_such_tile": "tile",
    "has_specialist": "specialist",
    "not_at_port": "specialist",
    "nobody_to_copy": "specialist",
    "no_such_window": "site windows",
    "no_sword": "site",
    "no_monster": "site",
}

PROMPTS: Final[dict[str, str]] = {
    "sword": "who",
    "assign": "who",
    "look": "who element",
    "look-known": "who element tile",
    "target": "who power",
    "window": "who element",
    "chest": "who tile",
    "recruit": "who",
    "care": "who element",
    "over": "",
}

ACTIONS: Final[dict[str, str]] = {
    "observe": "number",
    "dig": "number",
    "destroy": "number",
    "fight": "number",
    "send": "number",
    "window": "number last",
    "sell": "tile karas",
    "hire-self": "name karas",
    "hire-copy": "name karas",
}

# Places and piles that tell on the browser's board what they are for.
HELPED: Final = (
    "forge", "den", "counter", "port", "hospital", "rest-room", "beach", "bank", "chests", "discard",
)  # fmt: skip

BOARD: Final[dict[str, str]] = {
    "round": "number",
    "stones": "marks",
    "dice": "faces",
    "tokens": "count",
    "karas": "count",
    "points": "count",
    "winner": "who",
    "winners": "who",
    "counter-open": "",
    "counter-closed": "",
    "sword": "",
    "empty": "",
    "superficial": "",
    "intermediate": "",
    "deep": "",
    "seen": "",
    "others": "",
    "site": "name count",
    "top": "tile",
    "hidden": "depth",
    "mine": "tile",
    "wounds": "count",
    "place": "place tile",
    "looked": "who places",
    "adventurer": "name who",
    "member": "number",
    "won": "",
    "nothing": "",
    "points-word": "",
    "karas-word": "",
    "chance": "percent",
    "hits": "count",
    "odds": "",
    "monster": "",
    "two": "",
    "buy": "",
    "sell": "",
    "token": "count",
    "leave": "",
    "die-sword": "",
    "die-hospital": "",
    **dict.fromkeys((f"help-{id}" for id in HELPED), ""),
}

# Values to try a message with; a fact that is not named is a number.
SAMPLES: Final[dict[str, tuple[Argument, ...]]] = {
    "who": STRINGS,
    "name": STRINGS,
    "element": STRINGS,
    "tile": STRINGS,
    "power": STRINGS,
    "specialist": STRINGS,
    "marks": STRINGS,
    "faces": STRINGS,
    "depth": STRINGS,
    "places": STRINGS,
    "face": ("sword", "hospital"),
    "ending": ("two_stones", "five_empty", "four_empty"),
    "phase": tuple(ROWS.questions[:-1]),
    "action": tuple(row.name for row in ROWS.rows),
    "xp": (2, 1, 0, -2),
}

PLACES: Final = ("den", "counter", "port", "hospital", "rest-room", "beach", "forge", "home")
PILES: Final = ("bank", "chests", "discard")


def check() -> list[str]:
    """All that is wrong; nothing when all is well."""
    rulings = load_rulings(PACKAGE, FACTS.name)
    problems = check_tables(GALLERY_KINDS, CHEST_KINDS) + check_rulings(rulings, FACTS.name, RULINGS)
    for lang in LANGUAGES:
        problems += check_words(words(PACKAGE, lang), messages(), SAMPLES)
        problems += check_catalogue(catalogue(lang), rulings, ICONS | MARKS, pieces())
    return problems


def check_tables(galleries: Sequence[Gallery], chests: Sequence[Chest]) -> list[str]:
    """The box holds what the rulebook says: counts at each depth, and what they are worth together."""
    problems = []
    ids = [kind.id for kind in galleries] + [kind.id for kind in chests]
    problems += [f"{id}: two kinds bear this id" for id in sorted(set(ids)) if ids.count(id) > 1]
    for depth in range(3):
        count = sum(kind.copies[depth] for kind in galleries)
        if count != GALLERIES_PER_DEPTH:
            problems.append(f"depth {depth + 1}: {count} tiles, not {GALLERIES_PER_DEPTH}")
        for name, (effect, expected) in PER_DEPTH.items():
            found = sum(kind.copies[depth] for kind in galleries if _does(kind.dug, effect))
            if found != expected[depth]:
                problems.append(f"depth {depth + 1}: {found} {name}, not {expected[depth]}")
    count = sum(kind.copies for kind in chests)
    if count != CHEST_COUNT:
        problems.append(f"chests: {count} tiles, not {CHEST_COUNT}")
    totals = _totals(galleries)
    problems += [
        f"{name}: {totals[name]}, not {TOTALS[name]}" for name in TOTALS if totals[name] != TOTALS[name]
    ]
    return problems


def _does(effect: Effect, kind: type[Effect]) -> bool:
    return any(isinstance(part, kind) for part in walk(effect))


def _totals(galleries: Sequence[Gallery]) -> dict[str, int]:
    totals = dict.fromkeys(TOTALS, 0)
    for kind in galleries:
        copies = sum(kind.copies)
        for part in walk(kind.dug):
            if isinstance(part, Gain):
                totals["Karas on Kara tiles"] += copies * part.karas
            elif isinstance(part, Keep):
                totals["XP on XP tiles"] += copies * part.xp
            elif isinstance(part, Meet):
                totals["Karas of monsters"] += copies * part.karas
                totals["XP of monsters"] += copies * part.xp
    return totals


def messages() -> dict[str, str]:
    """Every message of the game and the facts it uses; `key.attribute` for an attribute."""
    wanted = dict.fromkeys(_names(), "")
    for prefix, table in (("event", EVENTS), ("refused", REFUSALS), ("prompt", PROMPTS), ("board", BOARD)):
        wanted |= {f"{prefix}-{key}": facts for key, facts in table.items()}
    for name in [row.name for row in ROWS.rows]:
        for key in ("hire-self", "hire-copy") if name == "hire" else (name,):
            wanted[f"action-{key}"] = ACTIONS.get(key, "")
    for effect in columns.NODES.effects:
        if type(effect).__module__.startswith(PACKAGE):
            facts = " ".join(vars(effect))
            wanted[f"effect-{type(effect).__name__}"] = facts
            wanted[f"effect-{type(effect).__name__}.{INFINITIVE}"] = facts
    return wanted | {"site-name": "number", "price": "karas", "price-more": "karas"}


def _names() -> list[str]:
    """The messages that are names or titles and use no fact."""
    names = [f"{id}-name" for id in (*columns.IDS, *columns.SPECIALIST_IDS, *PLACES, *PILES)]
    names += [f"{id}-name.short" for id in (*columns.IDS, *PLACES)]
    for site in range(SITES):
        names += [f"{ids.site_id(site)}-name", f"{ids.site_id(site)}-name.short"]
    names += [f"{ids.tile_id(tile)}-name" for tile in range(SITES * LEVELS)]
    for seat in range(FACTS.seats[1]):
        names += [f"adventurer-{seat + 1}-{member + 1}-name" for member in range(TEAM_SIZE)]
    names += [f"power-{id}" for id in columns.SPECIALIST_IDS]
    names += [f"gear-{id}{part}" for id in GEAR for part in ("", ".text")]
    names += [f"line-{line}" for line in scoring.LINES] + [f"fame-{level}" for level, _ in FAME]
    names += [f"ending-{ending}" for ending in SAMPLES["ending"]]
    return names + [f"phase-{phase}" for phase in ROWS.questions]


def pieces() -> set[str]:
    """Every kind the catalogue has to explain."""
    return {*columns.IDS, *columns.SPECIALIST_IDS, *GEAR}
