"""Every kind of lantern in words and icons, walked from its effect."""

from bivouac.core.contract import Entry
from bivouac.core.effects import AllOf, Effect, OneOf, walk
from bivouac.core.sentences import icons, sentence
from bivouac.core.words import Words, words
from bivouac.games._template import effects
from bivouac.games._template.data.lanterns import LANTERN_KINDS, Lantern
from bivouac.games._template.facts import FACTS, PACKAGE

ICONS: dict[type[Effect], str] = {
    effects.Shine: "spark",
    effects.Look: "eye",
    effects.Scatter: "shuffle",
}
# The rulings that concern an effect, wherever it stands.
RULINGS: dict[type[Effect], tuple[int, ...]] = {
    AllOf: (),
    OneOf: (7,),
    effects.Shine: (6,),
    effects.Look: (2, 8),
    effects.Scatter: (9,),
}
assert set(RULINGS) == set(effects.KINDS), "an effect without its rulings"
assert set(ICONS) == set(effects.KINDS) - {AllOf, OneOf}, "an effect without an icon"


def catalogue(lang: str) -> list[Entry]:
    """All kinds of lanterns, in the order of the table."""
    spoken = words(PACKAGE, lang)
    return [_entry(kind, spoken) for kind in LANTERN_KINDS]


def _entry(kind: Lantern, spoken: Words) -> Entry:
    text = sentence(kind.taken, spoken)
    concerned = {number for part in walk(kind.taken) for number in RULINGS[type(part)]}
    return {
        "id": kind.id,
        "group": "lanterns",
        "name": spoken.say(f"{kind.id}-name"),
        "count": kind.copies,
        "icons": list(icons(kind.taken, leaf)),
        "text": f"{text[:1].upper()}{text[1:]}.",
        "rulings": [f"{FACTS.name}.{number}" for number in sorted(concerned)],
    }


def leaf(effect: Effect) -> tuple[str, ...]:
    """The icons of a leaf; a number is told by repetition."""
    count = effect.sparks if isinstance(effect, effects.Shine) else 1
    return (ICONS[type(effect)],) * count
