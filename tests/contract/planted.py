"""Games with a fault planted on purpose, to show that each law catches the fault it is meant for.

A planted state stands in front of a true one and answers for it; compiled rules need no patching.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import bivouac
from bivouac import Outcome, Refusal
from bivouac.core.chance import Chance
from bivouac.core.contract import Entry, Facts, Game, State
from bivouac.core.guides import Section
from bivouac.core.lessons import Lesson
from tests.contract.tables import Table

TAKARA = bivouac.game("takara")


class Planted:
    """A state that passes every question on; a plant changes one answer."""

    def __init__(self, true: State, game: Game) -> None:
        self.true = true
        self.game = game

    def like(self, true: State) -> Planted:
        """Another state with the same plant."""
        return type(self)(true, self.game)

    def actors(self) -> list[int]:
        """Passed on."""
        return self.true.actors()

    def legal(self, seat: int, /) -> list[int]:
        """Passed on."""
        return self.true.legal(seat)

    def play(self, seat: int, action: int, /) -> None:
        """Passed on."""
        self.true.play(seat, action)

    def why_not(self, seat: int, action: int, /) -> Refusal | None:
        """Passed on."""
        return self.true.why_not(seat, action)

    def text(self, action: int, /) -> str:
        """Passed on."""
        return self.true.text(action)

    def parse(self, text: str, /) -> int:
        """Passed on."""
        return self.true.parse(text)

    def elements(self, action: int, /) -> list[str]:
        """Passed on."""
        return self.true.elements(action)

    def label(self, action: int, lang: str, /) -> str:
        """Passed on."""
        return self.true.label(action, lang)

    def copy(self) -> State:
        """A copy with the same plant."""
        return self.like(self.true.copy())

    def redeal(self, seat: int, chance: Chance, /) -> State:
        """A redealt world with the same plant."""
        return self.like(self.true.redeal(seat, chance))

    def revealed(self) -> int:
        """Passed on."""
        return self.true.revealed()

    def outlook(self, seat: int, /) -> dict[str, Any]:
        """Passed on."""
        return self.true.outlook(seat)

    def watch(self, on: bool, /) -> None:
        """Passed on."""
        self.true.watch(on)

    def events(self, seat: int, /) -> list[dict[str, Any]]:
        """Passed on."""
        return self.true.events(seat)

    def odds(self, seat: int, action: int, /) -> dict[str, Any] | None:
        """Passed on."""
        return self.true.odds(seat, action)

    def estimate(self, seat: int, /) -> float:
        """Passed on."""
        return self.true.estimate(seat)

    def outcome(self) -> Outcome | None:
        """Passed on."""
        return self.true.outcome()

    def dump(self) -> dict[str, Any]:
        """Passed on."""
        return self.true.dump()

    def key(self) -> bytes:
        """Passed on."""
        return self.true.key()

    def position(self) -> str:
        """Passed on."""
        return self.true.position()


@dataclass(frozen=True)
class PlantedGame:
    """A game whose states carry a plant."""

    true: Game
    plant: type[Planted]

    @property
    def facts(self) -> Facts:
        """Passed on."""
        return self.true.facts

    @property
    def vocabulary(self) -> int:
        """Passed on."""
        return self.true.vocabulary

    def start(self, seats: int, seed: int | bytes = 0, options: Mapping[str, Any] | None = None) -> State:
        """A start with the plant."""
        return self.plant(self.true.start(seats, seed, options), self.true)

    def load(self, document: object) -> State:
        """A loaded state with the plant."""
        return self.plant(self.true.load(document), self.true)

    def position(self, text: str) -> State:
        """A state read from a text, with the plant."""
        return self.plant(self.true.position(text), self.true)

    def features(self, state: State, seat: int) -> list[float]:
        """Asked of the true state, which may be compiled and knows no other."""
        return self.true.features(state.true if isinstance(state, Planted) else state, seat)

    def catalogue(self, lang: str) -> Sequence[Entry]:
        """Passed on."""
        return self.true.catalogue(lang)

    def words(self, lang: str) -> str:
        """Passed on."""
        return self.true.words(lang)

    def guide(self, lang: str) -> list[Section]:
        """Passed on."""
        return self.true.guide(lang)

    def lesson(self) -> Lesson | None:
        """Passed on."""
        return self.true.lesson()

    def ruling(self, id: str, lang: str) -> dict[str, str]:
        """Passed on."""
        return self.true.ruling(id, lang)

    def rulings(self) -> list[str]:
        """Passed on."""
        return self.true.rulings()

    def say_event(self, event: Mapping[str, Any], lang: str) -> str:
        """Passed on."""
        return self.true.say_event(event, lang)

    def say_refusal(self, refusal: Mapping[str, Any], lang: str) -> str:
        """Passed on."""
        return self.true.say_refusal(refusal, lang)

    def say_prompt(self, prompt: Mapping[str, Any], lang: str) -> str:
        """Passed on."""
        return self.true.say_prompt(prompt, lang)

    def board(self, outlook: Mapping[str, Any], lang: str) -> Any:
        """Passed on."""
        return self.true.board(outlook, lang)

    def check(self) -> list[str]:
        """Passed on."""
        return self.true.check()


def with_plant(plant: type[Planted], seats: int = 2) -> Table:
    """A table of Takara at which the plant is dealt."""
    return Table(PlantedGame(TAKARA, plant), seats)


@cache
def code(text: str) -> int:
    """The code of a notation of Takara."""
    return TAKARA.start(2).parse(text)
