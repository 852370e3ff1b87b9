"""Claims that stories of every game may make; a game's own claims come first."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from bivouac import SPECTATOR
from bivouac.core.contract import State
from bivouac.core.outcome import Outcome
from tests.games.playing import choices

Answer = tuple[object, object]
Check = Callable[..., Answer]

CLAIMS: list[tuple[re.Pattern[str], Check]] = []


def _claim(pattern: str) -> Callable[[Check], Check]:
    def register(answer: Check) -> Check:
        CLAIMS.append((re.compile(pattern), answer))
        return answer

    return register


def names(text: str) -> list[str]:
    """The names of a list; none for nothing."""
    return [] if text in ("nothing", "nobody", "none") else [name.strip() for name in text.split(",")]


def _table(state: State) -> dict[str, Any]:
    return state.outlook(SPECTATOR)


def _outcome(state: State) -> Outcome:
    outcome = state.outcome()
    assert outcome is not None, "the game goes on"
    return outcome


@_claim(r"asked = (\w+) of (\d)")
def _asked(state: State, phase: str, seat: str) -> Answer:
    return (_table(state)["phase"], state.actors()), (phase, [int(seat)])


@_claim(r"round = (\d)")
def _round(state: State, wished: str) -> Answer:
    return _table(state)["round"], int(wished)


@_claim(r"choices = (.+)")
def _choices(state: State, wished: str) -> Answer:
    return choices(state), names(wished)


@_claim(r"(\d) (may not|may) (.+)")
def _may(state: State, seat: str, verb: str, text: str) -> Answer:
    return state.parse(text) in state.legal(int(seat)), verb == "may"


@_claim(r"told = (.+)")
def _told(state: State, wished: str) -> Answer:
    """The kinds of events of the last action, in order."""
    return [event["kind"] for event in state.events(SPECTATOR)], names(wished)


@_claim(r"the game is (over|not over)")
def _over(state: State, wished: str) -> Answer:
    return state.outcome() is not None, wished == "over"


@_claim(r"outcome = (\w+)")
def _kind(state: State, wished: str) -> Answer:
    outcome = state.outcome()
    return "none" if outcome is None else outcome.kind, wished


@_claim(r"(winners|ranks) = (.+)")
def _result(state: State, what: str, wished: str) -> Answer:
    return [str(one) for one in getattr(_outcome(state), what)], names(wished)


@_claim(r"lines (\d) = (.+)")
def _lines(state: State, seat: str, wished: str) -> Answer:
    return [f"{line} {worth}" for line, worth in _outcome(state).lines[int(seat)] if worth], names(wished)
