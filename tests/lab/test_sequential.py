"""The sequential test: it ends early, and errs no more often than it was told to."""

from __future__ import annotations

from random import Random

import pytest

from bivouac.lab.mistakes import LabMistake
from bivouac.lab.ratings import expected
from bivouac.lab.sequential import Question, Trial, ask

QUESTION = Question(elo0=0, elo1=80, alpha=0.05, beta=0.1)


def deals(luck: Random, elo: float, most: int = 5000) -> list[float]:
    """Deals of two games and a few ties; half of the deals decide themselves."""
    share = expected(elo)
    return [
        0.5 if luck.random() < 0.4 else (2 * (luck.random() < share) + 2 * (luck.random() < share)) / 4
        for _ in range(most)
    ]


@pytest.mark.parametrize(
    ("elo", "wrong", "bound"), [(0, "better", QUESTION.alpha), (133, "not_better", QUESTION.beta)]
)
def test_wrong_answers_are_as_rare_as_asked(elo: float, wrong: str, bound: float) -> None:
    """Half-decided deals bring 133 points of Elo in the open ones down to the 80 of the question."""
    luck = Random(3)
    answers = [ask(QUESTION, deals(luck, elo)).answer for _ in range(600)]
    assert "unknown" not in answers
    assert answers.count(wrong) / len(answers) <= bound * 1.3  # type: ignore[arg-type]


def test_the_clearer_the_sooner() -> None:
    luck = Random(9)
    ends = [ask(QUESTION, deals(luck, elo)).deals for elo in (100, 300, 600)]
    assert ends[0] > ends[1] > ends[2]


def test_the_first_deals_alone_settle_nothing() -> None:
    assert ask(Question(), [1.0] * 3).answer == "unknown"
    assert ask(Question(), [0.5] * 3).answer == "unknown"


def test_even_deals_say_in_the_end_that_nobody_is_stronger() -> None:
    verdict = ask(Question(), [0.5] * 5000)
    assert verdict.answer == "not_better"
    assert verdict.share == 0.5


def test_what_is_known_stays_known() -> None:
    trial = Trial(QUESTION)
    while trial.add(1.0).answer == "unknown":
        pass
    known = trial.verdict
    assert trial.add(0.0) == known
    assert trial.deals == known.deals


@pytest.mark.parametrize(
    ("question", "code"),
    [
        (Question(elo0=30, elo1=30), "elo_order"),
        (Question(elo0=50), "elo_order"),
        (Question(elo1=float("nan")), "elo_order"),
        (Question(elo1=9999), "elo_order"),
        (Question(alpha=0), "error_rate"),
        (Question(beta=0.5), "error_rate"),
        (Question(beta=float("nan")), "error_rate"),
    ],
)
def test_a_question_without_an_answer_is_refused(question: Question, code: str) -> None:
    with pytest.raises(LabMistake) as refused:
        question.check()
    assert refused.value.code == code
