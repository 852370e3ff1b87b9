"""A game followed by the judge: every seat's chances after each action, as that seat could know them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from bivouac.core.chance import Chance
from bivouac.core.contract import State
from bivouac.core.words import LANGUAGES
from bivouac.review.foresight import Foresight
from bivouac.review.prospects import judge_for, worlds_of

WORLDS: Final = 12


class Step(msgspec.Struct, frozen=True):
    """An action and what it left everybody; the step before the first action is nobody's."""

    number: int
    seat: int
    text: str
    labels: dict[str, str]  # by language
    chances: list[float]  # by seat


def follow(
    state: State, seats: int, actions: Iterable[tuple[int, str]], after: int, chance: Chance
) -> Iterator[Step]:
    """Play the actions, and judge where each led to from the one with that number on."""
    foresight = Foresight(judge_for(state), seats)

    def step(number: int, seat: int, text: str, labels: dict[str, str]) -> Step:
        foresight.judge = judge_for(state)
        chances = [
            round(foresight.standing(worlds_of(state, own, WORLDS, chance), own), 4) for own in range(seats)
        ]
        return Step(number, seat, text, labels, chances)

    if after <= 0:
        yield step(0, -1, "", {})
    for number, (seat, text) in enumerate(actions, 1):
        action = state.parse(text)
        labels = {lang: state.label(action, lang) for lang in LANGUAGES} if number >= after else {}
        state.play(seat, action)
        if number >= after:
            yield step(number, seat, text, labels)
