"""Is A better than B? Asked after every deal, with the chance of a wrong answer bounded over all of them."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import log
from typing import Literal

from bivouac.lab.mistakes import LabMistake
from bivouac.lab.ratings import expected

Answer = Literal["better", "not_better", "unknown"]


@dataclass(frozen=True)
class Question:
    """Is A ahead of B by `elo1` rather than by `elo0`?

    `alpha` bounds the chance to say yes where A is `elo0` ahead, `beta` that to say no where it is `elo1`.
    """

    elo0: float = 0.0
    elo1: float = 30.0
    alpha: float = 0.05
    beta: float = 0.05

    def check(self) -> None:
        """Refuse a question that has no answer."""
        if not -2000 <= self.elo0 < self.elo1 <= 2000:
            raise LabMistake("elo_order", {"elo0": str(self.elo0), "elo1": str(self.elo1)})
        for name, value in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < value < 0.5:
                raise LabMistake("error_rate", {"name": name, "value": str(value)})

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the evidence is enough to say no, and to say yes (Wald)."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


@dataclass(frozen=True)
class Verdict:
    """What is known after so many deals; `evidence` is the logarithm of the ratio of likelihoods."""

    answer: Answer
    deals: int
    evidence: float
    share: float


class Trial:
    """A sequential test, fed deal by deal.

    A deal's witness is A's share of its comparisons with B over all seatings, so ties and what the deal
    itself decides are in its variance. One deal won and one lost are put before the first: a variance
    estimated from the first deals alone could be none at all.
    """

    def __init__(self, question: Question) -> None:
        self.question = question
        self.deals = 0
        self._sum = 1.0
        self._squares = 1.0
        self.verdict = Verdict("unknown", 0, 0.0, 0.5)

    def add(self, share: float) -> Verdict:
        """The verdict with one more deal; once it is known, it stays."""
        if self.verdict.answer != "unknown":
            return self.verdict
        self.deals += 1
        self._sum += share
        self._squares += share * share
        self.verdict = self._judge()
        return self.verdict

    def _judge(self) -> Verdict:
        count = self.deals + 2
        mean = self._sum / count
        variance = self._squares / count - mean * mean
        low, high = expected(self.question.elo0), expected(self.question.elo1)
        evidence = self.deals * (high - low) * (2 * mean - low - high) / (2 * variance)
        no, yes = self.question.bounds
        answer: Answer = "better" if evidence >= yes else "not_better" if evidence <= no else "unknown"
        return Verdict(answer, self.deals, evidence, (self._sum - 1) / self.deals)


def ask(question: Question, shares: Iterable[float]) -> Verdict:
    """The verdict after these deals, or after the first of them that settled it."""
    trial = Trial(question)
    for share in shares:
        if trial.add(share).answer != "unknown":
            break
    return trial.verdict
