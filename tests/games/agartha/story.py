"""Reading and telling a story: rulings, set-up, moves in notation, claims, and for a refused one its trailer.

Whatever a line says in unknown words stops the reading: a typo never becomes a test of nothing.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bivouac import Refusal
from bivouac.core.contract import State
from tests.games.agartha import claims
from tests.games.agartha.stage import stage

Wishes = dict[str, Any]
Setter = Callable[..., None]

RULING = re.compile(r"ruling: (\w+\.\w+)")
MOVE = re.compile(r"(\d) ([a-z].*)")
THEN = re.compile(r"then: (.+)")
REFUSED = re.compile(r"refused: (\w+)((?: [^ ]+=.+?)*) (\w+\.\w+)")

SETTINGS: list[tuple[re.Pattern[str], Setter]] = []


@dataclass
class Story:
    """A story as read; `steps` are moves and claims in order, `refusal` what the last move meets."""

    rulings: list[str] = field(default_factory=list)
    wishes: Wishes = field(default_factory=dict)
    steps: list[str] = field(default_factory=list)
    refusal: dict[str, object] | None = None


def read(path: Path) -> Story:
    """The story of a file; a mistake is named with its line."""
    story = Story()
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        try:
            _read_line(story, line.strip())
        except ValueError as error:
            raise ValueError(f"{path.name}:{number}: {error}") from None
    _demand(bool(story.rulings), f"{path.name}: it names no ruling")
    _demand(any(map(MOVE.fullmatch, story.steps)), f"{path.name}: nobody moves")
    return story


def tell(story: Story) -> None:
    """Play a story whose every move is legal and whose every claim holds."""
    _demand(story.refusal is None, "a refused story is not to be told to its end")
    _demand(bool(THEN.fullmatch(story.steps[-1])), "a story ends with a claim")
    state = stage(**story.wishes)
    state.watch(True)
    for step in story.steps:
        _take(state, step)


def tell_refused(story: Story) -> None:
    """Play a story up to its last move, which is refused as the trailer says and changes nothing."""
    _demand(story.refusal is not None, "a refused story ends with its trailer")
    _demand(bool(MOVE.fullmatch(story.steps[-1])), "the last step of a refused story is the refused move")
    state = stage(**story.wishes)
    for step in story.steps[:-1]:
        _take(state, step)
    before = state.key()
    with pytest.raises(Refusal) as caught:
        _take(state, story.steps[-1])
    assert caught.value.to_dict() == story.refusal, f"it was refused: {caught.value}"
    assert state.key() == before, "a refused move changed something"


def _read_line(story: Story, line: str) -> None:
    if not line or line.startswith("#"):
        return
    _demand(story.refusal is None, "nothing follows the trailer")
    if found := RULING.fullmatch(line):
        _demand(not story.wishes and not story.steps, "rulings come first")
        story.rulings.append(found[1])
    elif found := REFUSED.fullmatch(line):
        story.refusal = {"code": found[1], "facts": _facts(found[2]), "ruling": found[3]}
    elif MOVE.fullmatch(line):
        story.steps.append(line)
    elif found := THEN.fullmatch(line):
        _demand(claims.is_known(found[1]), f"unknown claim: {found[1]}")
        story.steps.append(line)
    else:
        _demand(not story.steps, f"no move, claim or trailer: {line}")
        _set(story.wishes, line)


def _take(state: State, step: str) -> None:
    if found := THEN.fullmatch(step):
        claims.check(state, found[1])
    elif found := MOVE.fullmatch(step):
        state.play(int(found[1]), state.parse(found[2]))


def _facts(text: str) -> dict[str, int | str]:
    facts: dict[str, int | str] = {}
    for fact in shlex.split(text):
        key, value = fact.split("=")
        facts[key] = int(value) if value.isdigit() else value
    return facts


def _demand(holds: bool, reason: str) -> None:
    if not holds:
        raise ValueError(reason)


def _setting(pattern: str) -> Callable[[Setter], Setter]:
    def register(setter: Setter) -> Setter:
        SETTINGS.append((re.compile(pattern), setter))
        return setter

    return register


def _set(wishes: Wishes, line: str) -> None:
    for pattern, setter in SETTINGS:
        if found := pattern.fullmatch(line):
            setter(wishes, *found.groups())
            return
    raise ValueError(f"unknown set-up: {line}")


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


@_setting(r"(seats|holder|round|bottom): (\d)")
def _number(wishes: Wishes, key: str, number: str) -> None:
    wishes[key] = int(number)


@_setting(r"cards left: (\d+)")
def _left(wishes: Wishes, number: str) -> None:
    wishes["left"] = int(number)


@_setting(r"board (\d) ([a-z]+(?:-\d)?): (.+)")
def _board(wishes: Wishes, seat: str, place: str, cards: str) -> None:
    wishes.setdefault("boards", {}).setdefault(int(seat), {})[place] = _names(cards)


@_setting(r"tile (\d): (.+)")
def _tile(wishes: Wishes, tile: str, cards: str) -> None:
    wishes.setdefault("tiles", {})[int(tile)] = [] if cards == "nothing" else _names(cards)


@_setting(r"(deck|discard|placed): (.+)")
def _row(wishes: Wishes, key: str, names: str) -> None:
    wishes[key] = _names(names)


@_setting(r"the rest lies with (\d): ([a-z]+(?:-\d)?)")
def _rest(wishes: Wishes, seat: str, place: str) -> None:
    wishes["rest"] = (int(seat), place)


@_setting(r"explored (\d): (.+)")
def _explored(wishes: Wishes, seat: str, tiers: str) -> None:
    wishes.setdefault("explored", {})[int(seat)] = [int(tier) for tier in _names(tiers)]


@_setting(r"(swaps trigger|draw on the 1)")
def _option(wishes: Wishes, option: str) -> None:
    chosen = {"swaps trigger": ("swap_triggers", True), "draw on the 1": ("token_map", "draw_swap_move")}
    key, value = chosen[option]
    wishes.setdefault("options", {})[key] = value


@_setting(r"dealt (\d): (.+)")
def _dealt(wishes: Wishes, seat: str, cards: str) -> None:
    wishes.setdefault("dealt", {})[int(seat)] = _names(cards)
