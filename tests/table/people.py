"""Who sits at the tables that are tried, at which games, and when."""

from __future__ import annotations

import bivouac

TAKARA = bivouac.game("takara")
LANTERNS = bivouac.game("_template")
LANGUAGES = ("en", "fr")
SEED = bytes(range(32))
NOON = 1_700_000_000_000  # milliseconds since the epoch, like every time handed in
PEOPLE = ("player-ada-7f31", "player-bo-c2d9", "player-cy-51e0", "player-di-e846")
NAMES = ("Ada", "Bo", "Cy", "Di")
HOST = PEOPLE[0]
STRANGER = "player-zoe-0b66"
