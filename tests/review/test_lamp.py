"""The lamp: moves worth a thought, from what a seat knows and nothing else, surer and surer."""

from __future__ import annotations

from itertools import count

import pytest

from bivouac.core.chance import QuickChance
from bivouac.core.check import check_text
from bivouac.core.contract import State
from bivouac.core.refusal import SetupError
from bivouac.core.words import LANGUAGES
from bivouac.games import game
from bivouac.review.lamp import Light, light
from bivouac.review.saying import tip

JUDGED = ["takara", "temple", "agartha", "arnak"]


def midway(name: str, steps: int = 25, seed: int = 6) -> tuple[State, int]:
    """A position in the middle of a game in which somebody has a choice."""
    state, chance = game(name).start(2, seed), QuickChance(seed)
    while steps or len(state.legal(state.actors()[0])) < 2:
        seat = state.actors()[0]
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))])
        steps = max(0, steps - 1)
    return state, state.actors()[0]


def shone(state: State, seat: int, times: int = 2) -> list[Light]:
    """All that the lamp shows when there is time to look again so many times."""
    left = count(times, -1)
    return list(light(state, seat, QuickChance(3), lambda: next(left) > 0))


@pytest.mark.parametrize("name", JUDGED)
def test_up_to_three_legal_moves_are_shown_the_best_first(name: str) -> None:
    state, seat = midway(name)
    legal = {state.text(action) for action in state.legal(seat)}
    for shown in shone(state, seat):
        texts = [hint.text for hint in shown.hints]
        assert 1 <= len(texts) <= 3
        assert len(set(texts)) == len(texts)
        assert set(texts) <= legal
        chances = [hint.chance for hint in shown.hints if hint.chance is not None]
        assert chances == sorted(chances, reverse=True)
        assert all(hint.error is not None and hint.lead is not None for hint in shown.hints)
        assert all(hint.why for hint in shown.hints), "nothing is advised without a word"


@pytest.mark.parametrize("name", [*JUDGED, "continent"])
def test_what_is_shown_follows_from_what_the_seat_knows(name: str) -> None:
    """A table whose hidden pieces are dealt anew for the seat is lit in the same way."""
    state, seat = midway(name)
    assert shone(state, seat, 1) == shone(state.redeal(seat, QuickChance(99)), seat, 1)


def test_it_is_refined_as_long_as_there_is_time_and_then_says_so() -> None:
    shown = shone(*midway("takara"), times=3)
    assert [one.worlds for one in shown] == [4, 12, 24, 36, 36]
    assert [one.last for one in shown] == [False, False, False, False, True]
    assert [one.last for one in shone(*midway("takara"), times=0)] == [False], "at least something is said"


def test_moves_that_nothing_tells_apart_are_called_alike() -> None:
    """The first card of a game may go to either slot of the Village."""
    state = game("agartha").start(2, 6)
    first, _, twin = shone(state, state.actors()[0], 1)[-1].hints
    assert {first.text, twin.text} == {"to village-1", "to village-2"}
    assert [reason.name for reason in twin.why] == ["alike"]


def test_whoever_has_nothing_to_decide_is_not_advised() -> None:
    state, seat = midway("takara")
    with pytest.raises(SetupError):
        shone(state, 1 - seat)


def test_an_adventure_is_advised_by_odds_alone() -> None:
    """Looking ahead would tell what lies face down."""
    state, seat = midway("continent", steps=12)
    (shown,) = shone(state, seat)
    assert shown.judge == "advice"
    assert shown.last
    for hint in shown.hints:
        assert (hint.chance, hint.error, hint.lead) == (None, None, None)
        assert {reason.kind for reason in hint.why} <= {"hope", "judge"}


@pytest.mark.parametrize("name", [*JUDGED, "continent"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tip_is_a_sentence(name: str, lang: str) -> None:
    state, seat = midway(name, steps=12)
    for hint in shone(state, seat, 0)[0].hints:
        said = tip(game(name), hint, lang, ["Ada", "Bo"])
        assert said.text == hint.text
        assert check_text(said.why, lang) == []
