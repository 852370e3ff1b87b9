"""What nobody at a table knows, game by game: the secrets whose leaks are planted."""

from __future__ import annotations

from typing import Final

from tests.contract.laws import continent_redeal
from tests.contract.planted import Planted

BOTTOM: Final = 45  # the lowest gallery of the last site of Takara: hidden for most of a game
SPARE: Final = 53  # a card of Temple nobody ever sees
FACE_DOWN: Final = {"decks": ["monsters", "treasures", "curses"]}  # much of Temple lies so with these


def bottom(state: Planted) -> str:
    """The face of a tile of Takara that hardly anybody knows."""
    return str(state.true.dump()["tiles"][BOTTOM])


def stones(state: Planted) -> int:
    """How many Stones lie on the first three sites of Takara."""
    return int(state.true.dump()["tiles"][:27].count("stone"))


def bids(state: Planted) -> int:
    """The sum of all values placed at Agartha, which no seat knows while others' tokens are hidden."""
    return int(sum(state.true.dump()["values"]))


def top(state: Planted) -> int:
    """The next card of the deck, at Agartha and Continent."""
    return next(iter(state.true.dump()["deck"][-1:]), -1)


def fog(state: Planted) -> int:
    """What lies in the first face-down fog of Continent."""
    return next(iter(continent_redeal.fronts(state.true.dump())), -1)


def drawn(state: Planted) -> int:
    """What was drawn face down at Continent."""
    document = state.true.dump()
    return 0 if document["action"]["shown"] else sum(document["drawn"])


def guardian(state: Planted) -> int:
    """The guardian of Arnak nobody ever sees: it lies at the bottom of its stack."""
    return int(state.true.dump()["guardian_stack"][0])


def spare(state: Planted) -> str:
    """The face of a card of Temple nobody ever sees."""
    return str(state.true.dump()["faces"][SPARE])
