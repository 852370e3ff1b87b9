"""Reasons: facts that follow from what the player knew, and sentences a player can read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bivouac.core.chance import QuickChance
from bivouac.core.check import check_text
from bivouac.core.contract import State
from bivouac.core.words import LANGUAGES
from bivouac.games import game
from bivouac.review.lines import Amount, Line
from bivouac.review.prospects import chances_of, judge_for, worlds_of
from bivouac.review.reasons import differences, why
from bivouac.review.records import Reason, Reply
from bivouac.review.saying import clauses, sentence

GAMES = ["takara", "temple", "agartha", "arnak"]
NAMES = ["Ada", "Bo"]


def explained(state: State, seat: int) -> list[Reason]:
    """Why the best action of a seat is better than its worst, in few worlds."""
    judge = judge_for(state)
    worlds = worlds_of(state, seat, 2, QuickChance(1))
    legal = state.legal(seat)
    chances = chances_of(judge, worlds, seat, legal).mean(0)
    return why(judge, state, worlds, seat, legal[int(chances.argmax())], legal[int(chances.argmin())])


def decisions(name: str, count: int) -> Iterator[tuple[State, int]]:
    """Positions in which somebody has a choice."""
    state, chance = game(name).start(2, 4), QuickChance(4)
    while count and (actors := state.actors()):
        legal = state.legal(actors[0])
        if len(legal) > 1:
            count -= 1
            yield state, actors[0]
        state.play(actors[0], legal[chance.below(len(legal))])


@pytest.mark.parametrize("name", GAMES)
def test_reasons_are_said_in_good_typography_in_both_languages(name: str) -> None:
    said = set()
    for state, seat in decisions(name, 8):
        reasons = explained(state, seat)
        assert reasons, "something is always said"
        for lang in LANGUAGES:
            text = sentence(game(name), reasons, lang, NAMES)
            assert check_text(text, lang) == []
            said.add(text)
    assert len(said) > 6, "and not always the same"


@pytest.mark.parametrize("name", GAMES)
def test_a_reason_knows_no_more_than_the_player(name: str) -> None:
    for state, seat in list(decisions(name, 3))[-1:]:
        assert explained(state, seat) == explained(state.redeal(seat, QuickChance(77)), seat)


def line(
    won: float = 0.0, lost: float = 0.0, reply: Reply | None = None, **terms: tuple[float, float]
) -> Line:
    found = {(name, 0): Amount(*pair) for name, pair in terms.items()}
    return Line(found, won, lost, sum(pair[1] for pair in terms.values()), reply)


def test_the_weightiest_differences_are_told_first_and_trifles_never() -> None:
    good = line(karas=(9, 1.8), xp=(6, 6.0), ready=(1, 0.5))
    bad = line(karas=(5, 1.0), xp=(3, 3.0), ready=(1, 0.4))
    assert [(one.kind, one.name, one.amount) for one in differences(good, bad)] == [
        ("term", "xp", 3),
        ("term", "karas", 4),
    ]


def test_what_speaks_against_it_is_told_when_it_weighs_enough() -> None:
    good, bad = line(xp=(6, 6.0), karas=(0, 0.0)), line(xp=(2, 2.0), karas=(12, 2.4))
    told = differences(good, bad)
    assert [(one.kind, one.name) for one in told] == [("term", "xp"), ("price", "karas")]
    light = line(xp=(2, 2.0), karas=(2, 0.6))
    assert [one.kind for one in differences(good, light)] == ["term"]


def test_small_advantages_that_no_word_is_worth_are_told_together() -> None:
    good, bad = line(xp=(1, 0.4), karas=(2, 0.4), ready=(1, 0.3)), line(xp=(0, 0), karas=(0, 0), ready=(0, 0))
    assert [(one.kind, one.amount) for one in differences(good, bad)] == [("lead", 1.1)]
    assert differences(bad, good) == []


def test_a_game_that_ends_is_not_compared_term_by_term() -> None:
    on = line(xp=(9, 9.0))
    assert differences(line(won=0.5, xp=(1, 1.0)), on) == [Reason("ends", "won", 0.5)]
    assert differences(on, line(lost=0.25, xp=(1, 1.0))) == [Reason("ends", "lost", 0.25)]
    assert differences(on, line(won=0.5, xp=(1, 1.0))) == [], "nothing speaks for not winning"


def test_numbers_are_written_and_counted_as_in_each_language() -> None:
    box = game("takara")
    told = [Reason("term", "karas", amount) for amount in (1.0, 1.5, -2.0)]
    assert clauses(box, told, "en", NAMES) == ["1 more Kara", "1.5 more Karas", "2 fewer Karas"]
    assert clauses(box, told, "fr", NAMES) == ["1 Kara de plus", "1,5 Kara de plus", "2 Karas de moins"]


def test_the_chance_of_a_fight_is_the_exact_one() -> None:
    told = Reason("hope", "fight", 4 / 9)
    assert clauses(game("takara"), [told], "en", NAMES) == ["44% to beat the monster in one go"]
