"""What can be wrong with the contents: tables, words, icons and rulings, one line for each problem."""

from collections.abc import Sequence
from typing import Final

from bivouac.core.check import GUIDE, Wanted, check_contents, check_ids, check_stated, effect_messages, given
from bivouac.core.effects import Effect, walk
from bivouac.core.sentences import MARKS
from bivouac.games.takara import codes, columns, scoring
from bivouac.games.takara.actions import ACTIONS, KARAS, XP
from bivouac.games.takara.catalogue import GEAR, ICONS, catalogue
from bivouac.games.takara.data import prices
from bivouac.games.takara.data.chests import CHEST_KINDS, Chest
from bivouac.games.takara.data.galleries import GALLERY_KINDS, Gallery
from bivouac.games.takara.data.specialists import FAME
from bivouac.games.takara.effects import Block, FindStone, Gain, Keep, Meet, OpenChest, Wound
from bivouac.games.takara.facts import FACTS, PACKAGE
from bivouac.games.takara.kinds import LEVELS, SITES, TEAM_SIZE
from bivouac.games.takara.state import ids

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

_MAP: Final = (KARAS[codes.CASH], XP[codes.KEEP])
# The messages that state numbers of the box by hand, because nobody hands them any facts.
STATED: Final[tuple[tuple[str, tuple[int, ...]], ...]] = (
    ("prompt-sword", (prices.SWORD_PRICE,)),
    ("prompt-window", (prices.FORESEEN,)),
    ("prompt-chest", _MAP),
    ("prompt-recruit", (prices.RECRUIT_PRICE,)),
    ("prompt-care", (prices.CARE_PRICE,)),
    ("power-miner", (prices.MINED,)),
    ("power-archaeologist", (prices.STUDIED,)),
    ("power-soothsayer", (prices.FORESEEN,)),
    ("gear-token", (prices.TOKEN_XP,)),
    ("refused-not_now", (prices.SWORD_PRICE,)),
    ("refused-answer_first", (prices.SWORD_PRICE,)),
    ("refused-answer_first", (prices.RECRUIT_PRICE, prices.CARE_PRICE, *_MAP)),
    ("refused-not_enough_karas", (prices.DEN_REWARD, prices.XP_PRICE)),
    ("refused-no_sword", (prices.SWORD_PRICE,)),
    ("board-help-forge", (prices.SWORD_PRICE,)),
    ("board-help-den", (prices.DEN_REWARD,)),
    ("board-help-counter", (prices.XP_PRICE, prices.TOKEN_XP, prices.TOKEN_PRICE)),
    ("board-help-hospital", (prices.CARE_PRICE,)),
    ("board-help-beach", (prices.RECRUIT_PRICE,)),
    (GUIDE, (prices.SWORD_PRICE, prices.RECRUIT_PRICE, prices.CARE_PRICE)),
    (GUIDE, (prices.OBSERVED, prices.TURN_UP_REWARD, prices.TURN_UP_REWARD)),
    (GUIDE, (prices.TURN_UP_REWARD, prices.ROCKFALL_REWARD, prices.DEN_REWARD)),
    (GUIDE, (prices.XP_PRICE, prices.TOKEN_XP, prices.TOKEN_PRICE)),
    (GUIDE, (1, prices.KARAS_PER_XP)),
)


def check() -> list[str]:
    """All that is wrong; nothing when all is well."""
    problems = check_tables(GALLERY_KINDS, CHEST_KINDS) + check_stated(PACKAGE, STATED)
    return problems + check_contents(PACKAGE, FACTS.name, messages(), catalogue, ICONS | MARKS, pieces())


def check_tables(galleries: Sequence[Gallery], chests: Sequence[Chest]) -> list[str]:
    """The box holds what the rulebook says: counts at each depth, and what they are worth together."""
    problems = check_ids([*(kind.id for kind in galleries), *(kind.id for kind in chests)])
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


def messages() -> Wanted:
    """What the tables need words for, and the facts those words are given."""
    known = [*columns.IDS, *columns.SPECIALIST_IDS, *map(ids.tile_id, range(SITES * LEVELS))]
    known += map(ids.site_id, range(SITES))
    wanted = [f"{id}-name" for id in known] + [f"{id}-name.short" for id in columns.IDS]
    for seat in range(FACTS.seats[1]):
        wanted += [f"adventurer-{seat + 1}-{member + 1}-name" for member in range(TEAM_SIZE)]
    wanted += [f"power-{id}" for id in columns.SPECIALIST_IDS]
    wanted += [f"gear-{id}{part}" for id in GEAR for part in ("", ".text")]
    wanted += [f"line-{line}" for line in scoring.LINES] + [f"fame-{level}" for level, _ in FAME]
    wanted += [f"phase-{phase}" for phase in ACTIONS.questions]
    return given(wanted) | effect_messages(map(type, columns.NODES.effects), PACKAGE)


def pieces() -> set[str]:
    """Every kind the catalogue has to explain."""
    return {*columns.IDS, *columns.SPECIALIST_IDS, *GEAR}
