"""What is still to be resolved, as data: a state can be copied or saved in the middle of a card."""

from typing import Final

from mypy_extensions import i64

from bivouac.core.refusal import SetupError

_NO_STEPS: Final[list[int]] = []


class Agenda:
    """A stack of steps; a step is a kind and two numbers, and the last one pushed is resolved first.

    The list of steps is replaced, never changed, so that copies may share it: an agenda is short.
    """

    def __init__(self) -> None:
        self.steps: list[int] = _NO_STEPS

    def push(self, kind: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Put a step on top."""
        self.steps = [*self.steps, b, a, kind]

    def pop(self) -> None:
        """Strike the step on top."""
        self.steps = self.steps[:-3] if len(self.steps) > 3 else _NO_STEPS

    def clear(self) -> None:
        """Strike everything: the game has ended in the middle of a step."""
        self.steps = _NO_STEPS

    def empty(self) -> bool:
        """Is nothing left to resolve?"""
        return not self.steps

    def kind(self) -> i64:
        """The kind of the step on top; -1 when there is none."""
        return self.steps[-1] if self.steps else -1

    def a(self) -> i64:
        """The first number of the step on top."""
        return self.steps[-2]

    def b(self) -> i64:
        """The second number of the step on top."""
        return self.steps[-3]

    def copy(self) -> "Agenda":
        """An agenda of its own with the same steps."""
        new = Agenda()
        new.steps = self.steps
        return new

    def dump(self) -> list[list[int]]:
        """The steps from the bottom to the top, each as kind, a, b."""
        steps = self.steps
        return [[steps[at + 2], steps[at + 1], steps[at]] for at in range(0, len(steps), 3)]


def load_agenda(document: object) -> Agenda:
    """The inverse of `dump()`; what the steps mean is the game's to check."""
    if not isinstance(document, list):
        raise SetupError("agenda: a list of steps is needed")
    new = Agenda()
    for at, step in enumerate(document):
        if not isinstance(step, list) or len(step) != 3:
            raise SetupError(f"agenda[{at}]: a step is three numbers")
        for number in step:
            if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < 1 << 32:
                raise SetupError(f"agenda[{at}]: {str(number)[:20]} is no number of a step")
        new.push(step[0], step[1], step[2])
    return new
