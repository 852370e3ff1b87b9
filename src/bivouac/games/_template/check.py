"""Content checks: what the tables promise each other, and the words they need."""

from collections.abc import Sequence

from bivouac.core.effects import OneOf, walk
from bivouac.core.words import LANGUAGES, Words, words
from bivouac.games._template.actions import ACTIONS, PACKAGE
from bivouac.games._template.data.lanterns import LANTERN_KINDS, Lantern
from bivouac.games._template.kinds import LANTERNS, PARTS


def check() -> list[str]:
    """What is wrong with this game's data, a line each; empty when all is well."""
    problems = check_tables(LANTERN_KINDS)
    for lang in LANGUAGES:
        problems += check_words(words(PACKAGE, lang), LANTERN_KINDS)
    return problems


def check_tables(kinds: Sequence[Lantern]) -> list[str]:
    """Ids are unique, the box is full, and every choice has as many parts as there are actions for it."""
    problems = []
    ids = [kind.id for kind in kinds]
    problems += [f"{id}: two kinds bear this id" for id in sorted(set(ids)) if ids.count(id) > 1]
    count = sum([kind.copies for kind in kinds])
    if count != LANTERNS:
        problems.append(f"the box: {count} lanterns, not {LANTERNS}")
    for kind in kinds:
        for part in walk(kind.taken):
            if isinstance(part, OneOf) and len(part.parts) != PARTS:
                problems.append(f"{kind.id}: a choice of {len(part.parts)} parts, not {PARTS}")
    return problems


def check_words(spoken: Words, kinds: Sequence[Lantern]) -> list[str]:
    """Every lantern, action and effect can be said."""
    wanted = [f"{kind.id}-name" for kind in kinds] + [
        f"action-{name}" for name in [row.name for row in ACTIONS.rows]
    ]
    wanted += [f"effect-{type(part).__name__}" for kind in kinds for part in walk(kind.taken)]
    missing = sorted({key for key in wanted if not spoken.has(key) and key != "effect-AllOf"})
    return [f"words/{spoken.lang}.ftl: {key} is missing" for key in missing]
