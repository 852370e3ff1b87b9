"""Is it more than luck? Shares of wins compared with what is usual, corrected for looking at many things."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from math import erfc, exp, sqrt

from bivouac.lab.intervals import Z95

FEWEST = 20  # games from which a share is compared with anything
STEPS = 60  # halvings of the range in which a lift is looked for
WIDEST = 8.0  # the logarithm of the largest lift

Usual = Callable[[int], float]  # what so many seats of one game win together, nothing else being at work


@dataclass(frozen=True)
class Share:
    """How much of their games some seats won, what would be usual, and how far the difference may be luck."""

    games: int
    seats: int
    share: float
    interval: tuple[float, float]
    usual: float
    chance: float | None  # of a share at least as far from what is usual, by luck alone


def even(seats: int) -> Usual:
    """Every seat wins as often as any other."""
    return partial(_expected, 1.0, seats)


def lifted(games: Iterable[Sequence[float]], seats: int) -> Usual:
    """What takers win when having a piece is worth as much as having those that were taken in these games.

    Winners have more of everything, so takers of anything win more than an even share. How much more depends
    on how many seats of the game took it: where all did, they win exactly an even share. The lift is the
    factor on a taker's odds that explains all these takings together (a conditional logit); one taker who
    wins an even share is added to them, so that there is always something to explain.
    """
    times, wins = Counter({1: 1}), {1: 1 / seats}
    for game in games:
        if 0 < len(game) < seats:
            times[len(game)] += 1
            wins[len(game)] = wins.get(len(game), 0.0) + sum(game)
    low, high = -WIDEST, WIDEST
    for _ in range(STEPS):
        middle = (low + high) / 2
        short = sum(wins[takers] - times[takers] * _expected(exp(middle), seats, takers) for takers in times)
        low, high = (middle, high) if short > 0 else (low, middle)
    return partial(_expected, exp((low + high) / 2), seats)


def _expected(lift: float, seats: int, takers: int) -> float:
    return lift * takers / (lift * takers + seats - takers) if takers else 0.0


def share_of(games: Iterable[Sequence[float]], usual: Usual) -> Share:
    """The share won by the seats in question, game by game, which seats of one game do not witness alone."""
    played = [game for game in games if game]
    seats = sum(len(game) for game in played)
    if not seats:
        return Share(0, 0, 0.0, (0.0, 1.0), 0.0, None)
    share = sum(map(sum, played)) / seats
    spread = sqrt(sum((sum(game) - share * len(game)) ** 2 for game in played) + 1 / 4) / seats
    interval = max(0.0, share - Z95 * spread), min(1.0, share + Z95 * spread)
    expected = sum(usual(len(game)) for game in played) / seats
    return Share(len(played), seats, share, interval, expected, _chance(played, usual))


def _chance(games: Sequence[Sequence[float]], usual: Usual) -> float | None:
    """A score test: the surprises of the games against what they would be by luck alone."""
    surprises = [sum(game) - usual(len(game)) for game in games]
    size = sqrt(sum(surprise**2 for surprise in surprises))
    if len(games) < FEWEST or size < 1e-9:
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
