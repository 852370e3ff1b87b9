"""Every kind of lantern in words and icons, walked from its effect."""

from typing import Any

from bivouac.core.effects import AllOf, Effect, OneOf
from bivouac.core.sentences import icons, sentence
from bivouac.core.words import words
from bivouac.games._template import effects
from bivouac.games._template.data.lanterns import LANTERN_KINDS
from bivouac.games._template.labels import PACKAGE

ICONS: dict[type[Effect], str] = {
    effects.Shine: "spark",
    effects.Glimpse: "eye",
    effects.Scatter: "shuffle",
}
assert set(ICONS) == set(effects.KINDS) - {AllOf, OneOf}, "an effect without an icon"


def catalogue(lang: str) -> list[dict[str, Any]]:
    """All kinds of lanterns, in the order of the table."""
    spoken = words(PACKAGE, lang)
    return [
        {
            "id": kind.id,
            "name": spoken.say(f"{kind.id}-name"),
            "copies": kind.copies,
            "points": kind.points,
            "icons": list(icons(kind.taken, leaf)),
            "sentence": sentence(kind.taken, spoken),
        }
        for kind in LANTERN_KINDS
    ]


def leaf(effect: Effect) -> tuple[str, ...]:
    """The icons of a leaf; a number is told by repetition."""
    count = effect.sparks if isinstance(effect, effects.Shine) else 1
    return (ICONS[type(effect)],) * count
