"""Every kind of lantern in words and icons, walked from its effect."""

from bivouac.core.contract import Entry
from bivouac.core.effects import Effect, Leaf, OneOf
from bivouac.core.rulings import concerning
from bivouac.core.sentences import icons, statement
from bivouac.core.words import words
from bivouac.games._template.data import LANTERN_KINDS, Shine
from bivouac.games._template.facts import FACTS, PACKAGE


def catalogue(lang: str) -> list[Entry]:
    """All kinds of lanterns, in the order of the table."""
    spoken = words(PACKAGE, lang)
    return [
        {
            "id": kind.id,
            "group": "lanterns",
            "name": spoken.say(f"{kind.id}-name"),
            "count": kind.copies,
            "icons": list(icons(kind.taken, _icons)),
            "text": statement(kind.taken, spoken),
            "rulings": concerning(FACTS.name, [kind.taken], table={OneOf: (7,)}),
        }
        for kind in LANTERN_KINDS
    ]


def _icons(effect: Effect) -> tuple[str, ...]:
    """The icons of a leaf; a number is told by repetition."""
    assert isinstance(effect, Leaf), f"{effect} is no leaf"
    return effect.drawn * (effect.sparks if isinstance(effect, Shine) else 1)
