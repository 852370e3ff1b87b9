"""What is still to be resolved, as data: a state can be copied or saved in the middle of a card."""

from typing import Final, final

from mypy_extensions import i64

from bivouac.core.refusal import SetupError
from bivouac.core.vectors import vec

ROOM: Final = 24  # the words of a new agenda: eight steps, seldom outgrown


@final
class Agenda:
    """A stack of steps; a step is a kind and two numbers, and the last one pushed is resolved first.

    Copies share the words until one of them pushes; what lies above `size` means nothing.
    """

    def __init__(self) -> None:
        self.words = _NO_WORDS
        self.size: i64 = 0
        self.kind: i64 = -1  # of the step on top; -1 when there is none
        self.shared = True

    def push(self, kind: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Put a step on top."""
        size = self.size
        if self.shared or size == len(self.words):
            self._own()
        self.words[size] = b
        self.words[size + 1] = a
        self.words[size + 2] = kind
        self.size = size + 3
        self.kind = kind

    def pop(self) -> None:
        """Strike the step on top."""
        size = self.size - 3
        assert size >= 0, "there is no step to strike"
        self.size = size
        self.kind = -1
        if size:
            self.kind = self.words[size - 1]

    def take(self) -> i64:
        """Strike the step on top, and say what its second number was."""
        b = self.words[self.size - 3]
        self.pop()
        return b

    def clear(self) -> None:
        """Strike everything: the game has ended in the middle of a step."""
        self.size = 0
        self.kind = -1

    def empty(self) -> bool:
        """Is nothing left to resolve?"""
        return self.size == 0

    def a(self) -> i64:
        """The first number of the step on top."""
        return self.words[self.size - 2]

    def b(self) -> i64:
        """The second number of the step on top."""
        return self.words[self.size - 3]

    def depth(self) -> i64:
        """How many steps wait."""
        return self.size // 3

    def kind_at(self, step: i64) -> i64:
        """The kind of a step, counted from the bottom."""
        return self.words[3 * step + 2]

    def a_at(self, step: i64) -> i64:
        """The first number of a step, counted from the bottom."""
        return self.words[3 * step + 1]

    def b_at(self, step: i64) -> i64:
        """The second number of a step, counted from the bottom."""
        return self.words[3 * step]

    def copy(self) -> "Agenda":
        """An agenda of its own with the same steps."""
        new = Agenda()
        new.words = self.words
        new.size = self.size
        new.kind = self.kind
        self.shared = True
        return new

    def dump(self) -> list[list[int]]:
        """The steps from the bottom to the top, each as kind, a, b."""
        return [
            [int(self.kind_at(step)), int(self.a_at(step)), int(self.b_at(step))]
            for step in range(self.depth())
        ]

    def _own(self) -> None:
        """Have words of one's own, and room for another step."""
        room = max(ROOM, 2 * self.size)
        words = vec[i64]([0] * room)
        for at in range(self.size):
            words[at] = self.words[at]
        self.words = words
        self.shared = False


_NO_WORDS: Final = vec[i64]([])


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
