"""Every kind of lantern in words and icons, walked from its effect."""

from bivouac.core.contract import Entry
from bivouac.core.effects import Effect, OneOf, walk
from bivouac.core.sentences import icons, sentence
from bivouac.core.words import Words, words
from bivouac.games._template.data import LANTERN_KINDS, Lantern, Leaf, Shine
from bivouac.games._template.facts import FACTS, PACKAGE


def catalogue(lang: str) -> list[Entry]:
    """All kinds of lanterns, in the order of the table."""
    spoken = words(PACKAGE, lang)
    return [_entry(kind, spoken) for kind in LANTERN_KINDS]


def _entry(kind: Lantern, spoken: Words) -> Entry:
    text = sentence(kind.taken, spoken)
    concerned = {number for part in walk(kind.taken) for number in _rulings(part)}
    return {
        "id": kind.id,
        "group": "lanterns",
        "name": spoken.say(f"{kind.id}-name"),
        "count": kind.copies,
        "icons": list(icons(kind.taken, _icons)),
        "text": f"{text[:1].upper()}{text[1:]}.",
        "rulings": [f"{FACTS.name}.{number}" for number in sorted(concerned)],
    }


def _rulings(effect: Effect) -> tuple[int, ...]:
    return effect.rulings if isinstance(effect, Leaf) else (7,) if isinstance(effect, OneOf) else ()


def _icons(effect: Effect) -> tuple[str, ...]:
    """The icons of a leaf; a number is told by repetition."""
    assert isinstance(effect, Leaf), f"{effect} is no leaf"
    return (effect.icon,) * (effect.sparks if isinstance(effect, Shine) else 1)
