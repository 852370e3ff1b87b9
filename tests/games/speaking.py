"""What a game says: what its words promise, and everything met on many games at random.

A game hands in its `SPEECH` (`tests/games/<game>/speech.py`); the tests are the same for all.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bivouac import SPECTATOR, Refusal, game
from bivouac.core.contract import State
from bivouac.core.game import HouseGame
from bivouac.core.rulings import Ruling, load_rulings
from bivouac.core.words import Argument

Choose = Callable[[State, int, Random], int]

# A passage of the words in a language, what stands there instead, and what is then found wrong.
Flaw = tuple[str, str, str, str]


def at_random(state: State, seat: int, luck: Random) -> int:
    """Any legal action."""
    return luck.choice(state.legal(seat))


@dataclass
class Journey:
    """Everything said in many games: refusals by code, events by the sentence that tells them."""

    told: Collection[str]  # the events that have a sentence
    refusals: dict[str, list[Refusal]] = field(default_factory=dict)
    events: dict[str, list[dict[str, Any]]] = field(default_factory=dict)

    def refuse(self, refusal: Refusal | None) -> None:
        """Remember one refusal of each wording."""
        if refusal is not None and refusal not in self.refusals.setdefault(refusal.code, []):
            self.refusals[refusal.code].append(refusal)

    def witness(self, events: list[dict[str, Any]]) -> None:
        """Remember the events by the sentence that tells them, the most particular there is."""
        for event in events:
            kind = event["kind"]
            tellings = [f"{kind}-{event.get('to')}", f"{kind}-from-{event.get('from')}"]
            tellings += [f"{kind}-known"] if {"card", "face", "tile"} & set(event) else []
            telling = next((telling for telling in tellings if telling in self.told), kind)
            self.events.setdefault(telling, []).append(event)

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
            [seat] = state.actors()
            if luck.random() < asked:
                self.ask(state, vocabulary)
            state.play(seat, choose(state, seat, luck))
            self.witness(state.events(seat))
            self.witness(state.events(SPECTATOR))

    def rulings(self) -> set[str]:
        """The rulings met, without the house's."""
        met = {refusal.ruling for refusals in self.refusals.values() for refusal in refusals}
        return {ruling for ruling in met if not ruling.startswith("house.")}


@dataclass(frozen=True)
class Speech:
    """The words of a game: what they promise, what may be wrong with them, where all of it is met."""

    name: str
    events: Mapping[str, str]
    refusals: Mapping[str, str]
    samples: Mapping[str, tuple[Argument, ...]]
    messages: Callable[[], dict[str, str]]
    rulings: int
    flaws: tuple[Flaw, ...]
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
        met = Journey(self.events)
        self.travel(met)
        return met

    def everything_met(self, met: Journey) -> bool:
        """Has all been met that the words and the rulings foresee?"""
        forbidding = {key for key, ruling in self.book.items() if ruling.forbids}
        events, refusals = set(self.events) <= set(met.events), set(self.refusals) <= set(met.refusals)
        return events and refusals and met.rulings() >= forbidding


def speeches() -> list[Speech]:
    """The speech of every game that has one."""
    found = sorted(Path(__file__).parent.glob("*/speech.py"))
    return [import_module(f"tests.games.{path.parent.name}.speech").SPEECH for path in found]
