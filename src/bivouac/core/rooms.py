"""A game of the house opened from its rooms: what stands where every game has it need not be said."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from rich.console import RenderableType

from bivouac.core.drawing import Drawing
from bivouac.core.game import HouseGame
from bivouac.core.plain_board import plain_board
from bivouac.core.play import Rules
from bivouac.core.words import words

# Where a game answers what `Rules` and `HouseGame` ask, unless it says otherwise.
ROOMS: Final = {
    "actions": "actions.ACTIONS",
    "label": "actions.label",
    "fields": "state.FIELDS",
    "settle": "resolve.settle",
    "outlook": "outlook.outlook",
    "secrets": "outlook.secrets",
    "deal": "tell.deal",
    "odds": "odds.odds",
    "redeal": "redeal.redeal",
    "outcome": "scoring.outcome",
    "estimates": "advice.estimates",
    "features": "advice.features",
    "facts": "facts.FACTS",
    "set_up": "setup.set_up",
    "blank": "state.State",
    "count": "census.count",
    "catalogue": "catalogue.catalogue",
    "check": "check.check",
}
# And what a game need not have.
SPARE_ROOMS: Final = {"terms": "reasons.terms", "hopes": "reasons.hopes"}


def open_rooms(package: str, **differs: Any) -> HouseGame:
    """The game of a package: its rooms as `ROOMS` finds them, and what differs or only this game has.

    A game that draws no board is drawn as it lies in its outlooks.
    """
    said = differs.keys() | ({"estimates"} if "estimate" in differs else set())
    answers = {name: _found(package, place) for name, place in ROOMS.items() if name not in said} | differs
    answers |= {name: found for name, place in SPARE_ROOMS.items() if (found := _if_any(package, place))}
    answers.setdefault("board", _board(package))
    of_box = {field.name for field in fields(HouseGame)}
    rules = Rules(**{name: answer for name, answer in answers.items() if name not in of_box})
    return HouseGame(package, rules=rules, **{name: answers[name] for name in of_box & answers.keys()})


def _board(package: str) -> Callable[[Mapping[str, Any], str], RenderableType]:
    """What draws an outlook: the game's own board, or its places and pieces by their names."""
    if find_spec(f"{package}.board") is None:
        return partial(plain_board, package)
    board: type[Drawing] = _found(package, "board.Board")
    return lambda outlook, lang: board(outlook, words(package, lang))


def _if_any(package: str, place: str) -> Any:
    room, _, name = place.partition(".")
    if find_spec(f"{package}.{room}") is None:
        return None
    return getattr(import_module(f"{package}.{room}"), name, None)


def _found(package: str, place: str) -> Any:
    room, _, name = place.partition(".")
    return getattr(import_module(f"{package}.{room}"), name)
