"""Content checks: what the tables promise each other."""

from bivouac.core.effects import OneOf
from bivouac.core.words import LANGUAGES, words
from bivouac.games._template import actions, columns
from bivouac.games._template.labels import PACKAGE


def check() -> list[str]:
    """What is wrong with the tables; empty when all is well."""
    return [*_choices(), *_names()]


def _choices() -> list[str]:
    """Every choice has as many parts as there are actions to choose with."""
    choices = [effect for effect in columns.NODES.effects if isinstance(effect, OneOf)]
    return [
        f"{choice}: {actions.PARTS} parts are needed"
        for choice in choices
        if len(choice.parts) != actions.PARTS
    ]


def _names() -> list[str]:
    """No two lanterns share an id, and each has a name in every language."""
    doubled = [
        f"{id}: two lanterns have this id" for id in sorted(set(columns.IDS)) if columns.IDS.count(id) > 1
    ]
    nameless = [
        f"{id}: no name in words/{lang}.ftl"
        for lang in LANGUAGES
        for id in columns.IDS
        if not words(PACKAGE, lang).has(f"{id}-name")
    ]
    return doubled + nameless
