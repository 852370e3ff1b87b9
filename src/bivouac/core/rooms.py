"""A game of the house opened from its rooms: what stands where every game has it need not be said."""

from dataclasses import fields
from importlib import import_module
from typing import Any, Final

from bivouac.core.game import HouseGame
from bivouac.core.play import Rules

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
    "estimate": "advice.estimate",
    "features": "advice.features",
    "facts": "facts.FACTS",
    "set_up": "setup.set_up",
    "blank": "state.State",
    "count": "census.count",
    "catalogue": "catalogue.catalogue",
    "board": "board.board",
    "check": "check.check",
}


def open_rooms(package: str, **differs: Any) -> HouseGame:
    """The game of a package: its rooms as `ROOMS` finds them, and what differs or only this game has."""
    answers = {name: _found(package, place) for name, place in ROOMS.items() if name not in differs} | differs
    of_box = {field.name for field in fields(HouseGame)}
    rules = Rules(**{name: answer for name, answer in answers.items() if name not in of_box})
    return HouseGame(package, rules=rules, **{name: answers[name] for name in of_box & answers.keys()})


def _found(package: str, place: str) -> Any:
    room, _, name = place.partition(".")
    return getattr(import_module(f"{package}.{room}"), name)
