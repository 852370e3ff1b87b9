"""How long a bot may think: so many looks at a world, which can be repeated, or so much time, or both."""

from time import monotonic
from typing import final


@final
class Budget:
    """Looks or milliseconds, shared evenly among stages; the one place where a bot reads the clock.

    Where both are given, the looks are what a bot takes and the milliseconds what it promises: whichever ends
    first.
    """

    def __init__(self, looks: int = 0, milliseconds: int = 0) -> None:
        self.looks = looks
        self.milliseconds = milliseconds
        self.left = 0
        self.taken = 0
        self.until = 0.0

    def start(self) -> None:
        """A new choice has to be made."""
        self.until = monotonic() if self.milliseconds else 0.0
        self.left = 0
        self.taken = 0

    def add_stage(self, stages: int) -> None:
        """Grant the share of one stage; what an earlier one has left over is kept."""
        self.until += self.milliseconds / 1000 / stages
        self.left += self.looks // stages

    def spend(self, looks: int) -> None:
        """So many looks were taken, within the share or not."""
        self.left -= looks
        self.taken += looks

    def allows(self, looks: int) -> bool:
        """May so many more be taken in this stage?"""
        if self.looks and self.left < looks:
            return False
        return not self.milliseconds or monotonic() < self.until

    def __str__(self) -> str:
        return str(self.looks) if self.looks else f"{self.milliseconds}ms"
