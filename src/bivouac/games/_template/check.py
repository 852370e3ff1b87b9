"""Content checks: what the tables promise each other, and the words they need."""

from collections.abc import Sequence

from bivouac.core.check import Wanted, check_ids, check_words, effect_messages, given
from bivouac.core.effects import OneOf, walk
from bivouac.games._template.data import LANTERN_KINDS, Lantern
from bivouac.games._template.facts import PACKAGE
from bivouac.games._template.kinds import LANTERNS, PARTS


def check() -> list[str]:
    """What is wrong with this game's data, a line each; empty when all is well."""
    return check_tables(LANTERN_KINDS) + check_words(PACKAGE, messages(LANTERN_KINDS))


def check_tables(kinds: Sequence[Lantern]) -> list[str]:
    """Ids are unique, the box is full, and every choice has as many parts as there are actions for it."""
    problems = check_ids(kind.id for kind in kinds)
    count = sum([kind.copies for kind in kinds])
    if count != LANTERNS:
        problems.append(f"the box: {count} lanterns, not {LANTERNS}")
    choices = [(kind.id, part) for kind in kinds for part in walk(kind.taken) if isinstance(part, OneOf)]
    counts = [(id, len(choice.parts)) for id, choice in choices]
    return problems + [f"{id}: a choice of {n} parts, not {PARTS}" for id, n in counts if n != PARTS]


def messages(kinds: Sequence[Lantern]) -> Wanted:
    """What the tables need words for, and the facts those words are given."""
    effects = [type(part) for kind in kinds for part in walk(kind.taken)]
    return given(f"{kind.id}-name" for kind in kinds) | effect_messages(effects, PACKAGE)
