"""How long a bot may think: so many looks at a world, which can be repeated, or so much time, or both."""

from time import monotonic, thread_time
from typing import final


@final
class Budget:
    """Looks or milliseconds, shared evenly among stages; the one place where a bot reads the clock.

    Where both are given, the looks are what a bot takes and the milliseconds what it promises, whichever ends
    first: time on a processor for the whole choice, so that a crowded machine changes no mind.
    """

    def __init__(self, looks: int = 0, milliseconds: int = 0) -> None:
        self.looks = looks
        self.milliseconds = milliseconds
        self.left = 0
        self.taken = 0
        self.until = 0.0

    def start(self) -> None:
        """A new choice has to be made."""
        self.until = thread_time() + self.milliseconds / 1000 if self.looks else monotonic()
        self.left = 0
        self.taken = 0

    def add_stage(self, stages: int) -> None:
        """Grant the share of one stage; what an earlier one has left over is kept."""
        self.left += self.looks // stages
        if not self.looks:
            self.until += self.milliseconds / 1000 / stages

    def spend(self, looks: int) -> None:
        """So many looks were taken, within the share or not."""
        self.left -= looks
        self.taken += looks

    def allows(self, looks: int) -> bool:
        """May so many more be taken in this stage?"""
        if not self.looks:
            return monotonic() < self.until
        return self.left >= looks and (not self.milliseconds or thread_time() < self.until)

    def __str__(self) -> str:
        return str(self.looks) if self.looks else f"{self.milliseconds}ms"
