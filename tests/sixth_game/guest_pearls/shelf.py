"""What surrounds the rules: words for people."""

from collections.abc import Mapping
from typing import Any

from bivouac.core.contract import Entry
from bivouac.core.sentences import icons, sentence
from bivouac.core.words import words

from .facts import FACTS
from .shells import BOX, IDS, SHELLS


def catalogue(lang: str) -> list[Entry]:
    """Every kind of shell in words and icons."""
    spoken = words(__package__, lang)
    return [_entry(id, sentence(SHELLS[id], spoken), spoken.say(f"{id}-name")) for id in IDS]


def _entry(id: str, does: str, name: str) -> Entry:
    return {
        "id": id,
        "name": name,
        "count": BOX.count(id),
        "icons": list(icons(SHELLS[id], lambda leaf: (type(leaf).__name__.lower(),))),
        "text": f"{does[:1].upper()}{does[1:]}.",
        "rulings": [f"{FACTS.name}.1"],
    }


def board(outlook: Mapping[str, Any], lang: str) -> str:
    """The pile and the pearls in two lines."""
    spoken = words(__package__, lang)
    shells = [shell["kind"] for shell in reversed(outlook["pile"])]
    return "\n".join(
        [
            " ".join("?" if kind is None else spoken.say(f"{kind}-name") for kind in shells),
            " ".join(str(player["pearls"]) for player in outlook["players"]),
        ]
    )


def check() -> list[str]:
    """Every shell of the box is in the table."""
    return [f"{id}: no such shell" for id in BOX if id not in SHELLS]
