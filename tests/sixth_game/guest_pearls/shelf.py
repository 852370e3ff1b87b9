"""What surrounds the rules: words for people."""

from bivouac.core.contract import Entry
from bivouac.core.sentences import icons, statement
from bivouac.core.words import words

from .facts import FACTS
from .shells import BOX, IDS, SHELLS


def catalogue(lang: str) -> list[Entry]:
    """Every kind of shell in words and icons."""
    spoken = words(__package__, lang)
    return [_entry(id, statement(SHELLS[id], spoken), spoken.say(f"{id}-name")) for id in IDS]


def _entry(id: str, does: str, name: str) -> Entry:
    return {
        "id": id,
        "name": name,
        "count": BOX.count(id),
        "icons": list(icons(SHELLS[id], lambda leaf: (type(leaf).__name__.lower(),))),
        "text": does,
        "rulings": [f"{FACTS.name}.1"],
    }


def check() -> list[str]:
    """Every shell of the box is in the table."""
    return [f"{id}: no such shell" for id in BOX if id not in SHELLS]
