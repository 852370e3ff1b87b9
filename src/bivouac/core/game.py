"""A game of the house assembled from its rooms; interpreted, and the same for all of ours."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bivouac.core.chance import OwnChance, chance_of
from bivouac.core.contract import Facts, State
from bivouac.core.options import check_seats, complete
from bivouac.core.rulings import Ruling, load_rulings
from bivouac.core.words import HOUSE, words


@dataclass(frozen=True)
class HouseGame:
    """The contract's `Game`, made of functions that live in the game's own rooms."""

    package: str
    facts: Facts
    vocabulary: int
    set_up: Callable[[int, OwnChance, dict[str, Any]], State]
    load: Callable[[object], State]
    features: Callable[[Any, int], list[float]]
    catalogue: Callable[[str], list[dict[str, Any]]]
    board: Callable[[Mapping[str, Any], str], Any]
    check: Callable[[], list[str]]

    def start(self, seats: int, seed: int | bytes = 0, options: Mapping[str, Any] | None = None) -> State:
        """The first state; bad seats, seeds and options raise SetupError."""
        check_seats(self.facts, seats)
        return self.set_up(seats, chance_of(seed), complete(self.facts, options))

    def ruling(self, id: str, lang: str) -> dict[str, str]:
        """A ruling's sentence and place; KeyError for an unknown one."""
        words(self.package, lang)
        if id not in self._rulings:
            raise KeyError(f"{id}: {self.facts.name} has no such ruling")
        found = self._rulings[id]
        return {"id": id, "sentence": found.sentence[lang], "place": found.place[lang]}

    def rulings(self) -> list[str]:
        """The ids of all rulings, the game's own first, then the house's."""
        return list(self._rulings)

    def say_event(self, event: Mapping[str, Any], lang: str) -> str:
        """An event as a sentence of the log; empty when it needs none."""
        spoken = words(self.package, lang)
        key = next((key for key in _tellings(event) if spoken.has(key)), None)
        if key is None:
            return ""
        facts = _named(event, self.package, lang)
        if "who" not in facts and "seat" in event:
            facts["who"] = spoken.say("seat-name", number=event["seat"] + 1)
        return spoken.say(key, **facts)

    def say_refusal(self, refusal: Mapping[str, Any], lang: str) -> str:
        """A refusal as the sentence a player reads."""
        facts = _named(refusal["facts"], self.package, lang)
        return words(self.package, lang).say(f"refused-{refusal['code']}", **facts)

    @cached_property
    def _rulings(self) -> dict[str, Ruling]:
        return load_rulings(self.package, self.facts.name) | load_rulings(HOUSE, "house")


# Under these keys an event names the face of its element, which not every witness is told.
_FACES = ("tile", "card", "face")

# Facts that sentences choose by: they stay ids.
_CHOSEN_BY = ("kind", "phase", "action", "face", "ending")


def _tellings(event: Mapping[str, Any]) -> Iterator[str]:
    """The messages that can tell an event, the most particular first."""
    key = f"event-{event['kind']}"
    if "to" in event:
        yield f"{key}-{event['to']}"
    if "from" in event:
        yield f"{key}-from-{event['from']}"
    if any(face in event for face in _FACES):
        yield f"{key}-known"
    yield key


def _named(facts: Mapping[str, Any], package: str, lang: str) -> dict[str, int | str]:
    """The facts a sentence can use: ids become names where the words have one, flags yes and no."""
    spoken = words(package, lang)
    named: dict[str, int | str] = {}
    for key, value in facts.items():
        if key in _CHOSEN_BY:
            named[key] = str(value)
        elif isinstance(value, bool):
            named[key] = "yes" if value else "no"
        elif isinstance(value, int):
            named[key] = value
        elif isinstance(value, str):
            name = f"{value}-name"
            named[key] = spoken.say(name) if spoken.has(name) else value
    return named
