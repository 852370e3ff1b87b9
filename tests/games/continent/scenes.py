"""Scenes of the long adventure: somebody stands on a place under a curse, acts, and is told what came."""

from __future__ import annotations

from typing import Any

from bivouac import SPECTATOR, game
from bivouac.core.contract import State
from bivouac.core.words import words
from bivouac.games.continent import columns
from tests.games.continent.spelling import play
from tests.games.continent.stage import stage

GAME = game("continent")
BLANKS = ("curse-1", "curse-2", "curse-3", "curse-4")
STARS = ("second-wind-1", "nimble-fingers-3", "tight-laces", "second-wind-2", "plaited-rope-1")
ON = ("items", "cost", "trade", "drawing", "result", "keeping", "gained")


def placed(curse: str, terrain: str, cell: str, *satchel: int, **more: Any) -> State:
    """Somebody alone on a place under a curse, with these quest items, and luck on top of the deck."""
    held = tuple(f"{number:03}" for number in satchel)
    wishes: dict[str, Any] = {"deck": STARS, "satchel": held, "figures": {0: cell}} | more
    options = {"curses": [curse]}
    state = stage(adventure="other_side", options=options, terrains=(terrain,), **wishes)
    state.watch(True)
    return state


def take(state: State, act: str) -> State:
    """Take an action and draw what it costs, up to what it brings."""
    return go_on(play(state, f"0 act {act}"))


def go_on(state: State) -> State:
    """Draw no more and keep nothing until something else is asked."""
    while state.outlook(SPECTATOR)["phase"] in ON:
        texts = [state.text(code) for code in state.legal(0)]
        play(state, f"0 {'done' if 'done' in texts else 'skip'}")
    return state


def say(state: State, number: int) -> State:
    """Enter three digits."""
    return play(state, *(f"0 say {digit}" for digit in f"{number:03}"))


def satchel(state: State) -> set[str]:
    """The quest items everybody has."""
    return {piece["kind"].split("/")[1] for piece in state.outlook(SPECTATOR)["satchel"]}


def log(state: State, lang: str = "en") -> str:
    """The last action as it is told."""
    return " ".join(GAME.say_event(event, lang) for event in state.events(SPECTATOR))


def ending(state: State) -> str:
    """How it ended, or that it has not."""
    return str(state.outlook(SPECTATOR)["ending"])


def barred(state: State, icon: str) -> list[bool]:
    """For each action with an icon within reach, whether something is missing for it."""
    return [bool(offer["barred"]) for offer in state.outlook(0)["offers"] if offer["icon"] == icon]


def turned(curse: str, lang: str) -> dict[str, bool]:
    """The places and events that a curse makes other than they are, and whether each has words of its own."""
    box = columns.of("other_side")
    spoken = words(box.pack.package, lang)
    own = [one for one in range(box.first_fog) if box.comes_with[one] == box.curse_names.index(curse)]
    found = [box.ids[one] for one in own if box.ids[one][3:] in ("b", "c", "d")]
    return {id: spoken.has(f"card-{id}") for id in found}
