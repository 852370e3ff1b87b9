"""Where ids, moments, seeds and luck come from: injected, so that two servers can be made to say the same."""

import secrets
import time

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # no letters that are mistaken for others


class Sources:
    """The real ones."""

    def now(self) -> int:
        """The moment, in milliseconds since the epoch."""
        return time.time_ns() // 1_000_000

    def ticks(self) -> int:
        """Milliseconds that only ever grow, whatever is done to the clock."""
        return time.monotonic_ns() // 1_000_000

    def table_id(self) -> str:
        """A name nobody can guess (about 69 bits): whoever knows it has the link."""
        return self._letters(14)

    def player_id(self) -> str:
        """A name for a player."""
        return self._letters(16)

    def handle(self) -> str:
        """By what others find a new account."""
        return self._letters(12)

    def session_id(self) -> str:
        """A name for a session."""
        return self._letters(24)

    def seed(self) -> bytes:
        """A seed for a table."""
        return secrets.token_bytes(32)

    def luck(self) -> int:
        """A number for what only bots see."""
        return secrets.randbits(60)

    def _letters(self, count: int) -> str:
        return "".join(secrets.choice(ALPHABET) for _ in range(count))
