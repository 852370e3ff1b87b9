"""Every kind of lantern in words and icons, walked from its effect."""

from bivouac.core.contract import Entry
from bivouac.core.effects import OneOf
from bivouac.core.rulings import concerning
from bivouac.core.sentences import icons, statement
from bivouac.core.words import words
from bivouac.games._template.data import LANTERN_KINDS
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
            "icons": list(icons(kind.taken)),
            "text": statement(kind.taken, spoken),
            "rulings": concerning(FACTS.name, [kind.taken], table={OneOf: (7,)}),
        }
        for kind in LANTERN_KINDS
    ]
