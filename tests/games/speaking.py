"""What a game says: what its words promise, and everything met on many games at random.

A game hands in its `SPEECH` (`tests/games/<game>/speech.py`); the tests are the same for all.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bivouac import SPECTATOR, Refusal, game
from bivouac.core.check import Wanted, messages
from bivouac.core.contract import State
from bivouac.core.game import HouseGame
from bivouac.core.rulings import Ruling, load_rulings
from bivouac.core.tellings import messages_of
from bivouac.core.words import words

Choose = Callable[[State, int, Random], int]


def at_random(state: State, seat: int, luck: Random) -> int:
    """Any legal action."""
    return luck.choice(state.legal(seat))


@dataclass
class Journey:
    """Everything said in many games: refusals by code, events by the sentence that tells them."""

    package: str
    refusals: dict[str, list[Refusal]] = field(default_factory=dict)
    events: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    prompts: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    worded: set[str] = field(default_factory=set)

    def refuse(self, refusal: Refusal | None) -> None:
        """Remember one refusal of each wording."""
        if refusal is None or (wording := repr(refusal.to_dict())) in self.worded:
            return
        self.worded.add(wording)
        self.refusals.setdefault(refusal.code, []).append(refusal)

    def witness(self, events: list[dict[str, Any]]) -> None:
        """Remember the events by the sentence that tells them, the most particular there is."""
        spoken = words(self.package, "en")
        for event in events:
            telling = next((key for key in messages_of(event) if spoken.has(key)), f"event-{event['kind']}")
            self.events.setdefault(telling.removeprefix("event-"), []).append(event)

    def prompt(self, state: State, *viewers: int) -> None:
        """Remember what is asked, as each viewer sees it."""
        for viewer in viewers:
            asked = state.outlook(viewer)["prompt"]
            self.prompts.setdefault(asked["key"], []).append(asked)

    def read(self, state: State, *texts: str) -> None:
        """Remember why what is well written is no action of the game."""
        for text in texts:
            with pytest.raises(Refusal) as caught:
                state.parse(text)
            self.refuse(caught.value)

    def ask(self, state: State, vocabulary: int) -> None:
        """Remember why not, for every action of whoever is to act."""
        for action in range(vocabulary):
            self.refuse(state.why_not(state.actors()[0], action))

    def wander(self, state: State, luck: Random, *, asked: float = 1.0, choose: Choose = at_random) -> None:
        """Play a game to its end; in a share of the positions ask about every action there is."""
        vocabulary = game(state.outlook(SPECTATOR)["game"]).vocabulary
        state.watch(True)
        self.witness(state.events(SPECTATOR))
        while state.actors():
            seat = luck.choice(state.actors())
            if luck.random() < asked:
                self.ask(state, vocabulary)
                self.prompt(state, seat, SPECTATOR)
            state.play(seat, choose(state, seat, luck))
            self.witness(state.events(seat))
            self.witness(state.events(SPECTATOR))
        self.prompt(state, SPECTATOR)

    def rulings(self) -> set[str]:
        """The rulings met, without the house's."""
        met = {refusal.ruling for refusals in self.refusals.values() for refusal in refusals}
        return {ruling for ruling in met if not ruling.startswith("house.")}


@dataclass(frozen=True)
class Speech:
    """The words of a game: what its tables need them for, and where all of it is met."""

    name: str
    messages: Callable[[], Wanted]
    travel: Callable[[Journey], None]
    start: Callable[[], State]
    silent: Collection[str] = ()
    sentences: int = 2  # in a ruling, at the most
    alike: Collection[str] = ()  # verbs whose actions may read the same
    meets_all: bool = True  # every ruling that forbids, and every refusal, is met on the way

    @property
    def game(self) -> HouseGame:
        """The game that speaks."""
        found = game(self.name)
        assert isinstance(found, HouseGame), "our own games are built by the house"
        return found

    @cached_property
    def book(self) -> dict[str, Ruling]:
        """The game's own rulings."""
        return load_rulings(self.game.package, self.name)

    @cached_property
    def journey(self) -> Journey:
        """What was met, found once."""
        met = Journey(self.game.package)
        self.travel(met)
        return met

    def told(self, family: str) -> set[str]:
        """The events, refusals or questions that the words know."""
        return {key.removeprefix(family) for key in own_messages(self.game.package) if key.startswith(family)}

    def everything_met(self, met: Journey) -> bool:
        """Has all been met that the words and the rulings foresee?"""
        forbidding = {key for key, ruling in self.book.items() if ruling.forbids}
        said = self.told("event-") <= set(met.events) and self.told("refused-") <= set(met.refusals)
        return said and met.rulings() >= forbidding


def own_messages(package: str) -> set[str]:
    """The messages of a game that are not the house's."""
    return {key.partition(".")[0] for key in messages(package, "en")}


def speeches() -> list[Speech]:
    """The speech of every game that has one."""
    found = sorted(Path(__file__).parent.glob("*/speech.py"))
    return [import_module(f"tests.games.{path.parent.name}.speech").SPEECH for path in found]
