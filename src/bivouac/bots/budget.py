"""How long a mind may think: so many rounds of thought, which can be repeated, or so much time."""

from time import monotonic


class Budget:
    """Rounds or milliseconds; the one place where a bot reads the clock."""

    def __init__(self, rounds: int = 0, milliseconds: int = 0) -> None:
        self.rounds = rounds
        self.milliseconds = milliseconds
        self.left = 0
        self.until = 0.0

    def start(self) -> None:
        """A new choice has to be made."""
        self.left = self.rounds
        if self.milliseconds:
            self.until = monotonic() + self.milliseconds / 1000

    def lasts(self) -> bool:
        """May there be one more round? Asking takes it."""
        if self.milliseconds:
            return monotonic() < self.until
        self.left -= 1
        return self.left >= 0

    def __str__(self) -> str:
        return f"{self.milliseconds}ms" if self.milliseconds else str(self.rounds)
