"""Is it more than luck? Shares of wins compared with an even share, corrected for looking at many things."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import erfc, sqrt

from bivouac.lab.intervals import Z95

FEWEST = 20  # games from which a share is compared with anything


@dataclass(frozen=True)
class Share:
    """How much of their games some seats won, and how far that may be luck."""

    games: int
    seats: int
    share: float
    interval: tuple[float, float]
    chance: float | None  # of a share at least as far from even, if nothing but luck were at work


def share_of(games: Iterable[Sequence[float]], even: float) -> Share:
    """The share won by the seats in question, game by game, which seats of one game do not witness alone."""
    played = [game for game in games if game]
    seats = sum(len(game) for game in played)
    if not seats:
        return Share(0, 0, 0.0, (0.0, 1.0), None)
    share = sum(map(sum, played)) / seats
    spread = sqrt(sum((sum(game) - share * len(game)) ** 2 for game in played) + 1 / 4) / seats
    interval = max(0.0, share - Z95 * spread), min(1.0, share + Z95 * spread)
    return Share(len(played), seats, share, interval, _chance(played, even))


def _chance(games: Sequence[Sequence[float]], even: float) -> float | None:
    """A score test: the surprises of the games against what they would be if all were even."""
    surprises = [sum(game) - even * len(game) for game in games]
    size = sqrt(sum(surprise**2 for surprise in surprises))
    if len(games) < FEWEST or not size:
        return None
    return erfc(abs(sum(surprises)) / size / sqrt(2))


def corrected(chances: Sequence[float]) -> list[float]:
    """The same chances after Benjamini and Hochberg.

    Of all that is called remarkable below a bound, luck made no larger part than that bound.
    """
    order = sorted(range(len(chances)), key=lambda at: -chances[at])
    found = [0.0] * len(chances)
    least = 1.0
    for rank, at in zip(range(len(chances), 0, -1), order, strict=True):
        least = min(least, chances[at] * len(chances) / rank)
        found[at] = least
    return found
