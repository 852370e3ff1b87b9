"""A rule is a row: a game's questions and actions as tables of named rows, and all that follows from them.

A row names its own number, so that a row dropped, doubled or out of its place is refused when the game is
imported; whatever is looked up by a code or a question is laid out here and nowhere else.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, final

from mypy_extensions import i64

from bivouac.core.refusal import Reason, Refusal, unknown_text
from bivouac.core.shapes import ActionFact, PhaseFact

ONCE: Final = ("",)  # the arguments of an action that has none
OVER: Final = "over"  # the question that asks nothing any more

# What a row is made of. Continent's functions take the seat as well, for several may act at once.
May = Callable[..., Reason | None]
Do = Callable[..., None]
Pieces = Callable[[Any, int], list[str]]


def numbered(count: int) -> list[str]:
    """The arguments of an action that names one of so many by its number."""
    return [str(at + 1) for at in range(count)]


def nothing(state: Any, argument: int) -> list[str]:
    """It concerns no piece in particular."""
    return []


def always(*ids: str) -> Pieces:
    """It concerns the same pieces and places whatever the state."""

    def pieces(state: Any, argument: int) -> list[str]:
        return list(ids)

    return pieces


def each(id: Callable[[int], str]) -> Pieces:
    """It concerns the piece or place whose number is its argument."""

    def pieces(state: Any, argument: int) -> list[str]:
        return [id(argument)]

    return pieces


@final
@dataclass(frozen=True)
class Question:
    """What may be asked: its number in a state, its name, and the ruling that has it answered first."""

    number: int
    name: str
    ruling: int = 0  # 0: it is no question of its own, and other actions are merely not due


@final
@dataclass(frozen=True)
class Action:
    """A kind of action: its first code, its text, the questions it answers, what forbids it, what it does.

    `on` finds the pieces it concerns; `moment` is the ruling that says when it is due.
    """

    code: int
    name: str
    arguments: Sequence[str] = ONCE
    asked: Sequence[int] = field(kw_only=True)
    do: Do = field(kw_only=True)
    may: May | None = field(kw_only=True, default=None)  # None: nothing forbids it once it is asked
    on: Pieces = field(kw_only=True, default=nothing)
    moment: int = field(kw_only=True, default=0)


@final
class Vocabulary:
    """The rows of a game laid out by code and by question."""

    def __init__(self, game: str, questions: Sequence[Question], rows: Sequence[Action], count: int) -> None:
        self.game = game
        self.questions = [question.name for question in questions]
        self.first_rulings = [question.ruling for question in questions]
        self.rows = list(rows)
        self.row_of: list[Action] = [row for row in rows for _ in row.arguments]
        self.count = len(self.row_of)
        self.numbers: list[Any] = list(range(self.count))
        self.argument: list[int] = [at for row in rows for at in range(len(row.arguments))]
        self.texts = [f"{row.name} {argument}".strip() for row in rows for argument in row.arguments]
        self.codes = {text: code for code, text in enumerate(self.texts)}
        self._proofread(questions, count)
        self.asked: list[int] = [sum(1 << question for question in row.asked) for row in self.row_of]
        self.answers: list[list[int]] = [
            [code for code in range(self.count) if (self.asked[code] >> question) & 1]
            for question in range(len(questions))
        ]
        self.over: i64 = self.questions.index(OVER)

    def _proofread(self, questions: Sequence[Question], count: int) -> None:
        """Refuse a row that is missing, doubled or out of its place."""
        for number, question in enumerate(questions):
            if question.number != number:
                raise ValueError(f"{self.game}: question {question.name} is not number {number}")
        if self.questions.count(OVER) != 1:
            raise ValueError(f"{self.game}: no question, or more than one, is {OVER}")
        over = self.questions.index(OVER)
        code = 0
        for row in self.rows:
            if row.code != code:
                raise ValueError(f"{self.game}: the first code of {row.name} is not {code}")
            if not all(0 <= question < len(questions) and question != over for question in row.asked):
                raise ValueError(f"{self.game}: {row.name} answers a question that is never asked")
            code += len(row.arguments)
        if code != count:
            raise ValueError(f"{self.game}: there are {code} codes, not {count}")
        if len(self.codes) != count:
            raise ValueError(f"{self.game}: two codes read alike")

    def parse(self, text: str) -> int:
        """The code of a notation; raises Refusal("unknown_text")."""
        code = self.codes.get(text)
        if code is None:
            raise unknown_text(text)
        return code

    def unasked(self, question: int, code: int) -> Refusal:
        """The refusal of what answers another question: this one comes first, or it is not the moment."""
        row = self.row_of[code]
        ruling = self.first_rulings[question]
        if ruling:
            return Refusal("answer_first", PhaseFact(phase=self.questions[question]), f"{self.game}.{ruling}")
        return Refusal("not_now", ActionFact(action=row.name), f"{self.game}.{row.moment}")
