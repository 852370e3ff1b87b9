"""Strength on one scale: Bradley and Terry's model of who beats whom, with intervals from deal to deal."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt

from bivouac.lab.intervals import student95
from bivouac.lab.played import Played

ELO = 400 / log(10)  # points of Elo in one unit of log odds
STEPS = 100
ENOUGH = 1e-10

Scores = list[list[float]]  # [a][b]: how often a came before b, a tie being half of it for each


@dataclass(frozen=True)
class Rating:
    """A bot's strength in points of Elo around the mean of the field; no interval from a single deal."""

    bot: str
    points: float
    interval: tuple[float, float] | None


def scores_of(games: Iterable[Played], bots: Sequence[str]) -> Scores:
    """Who came before whom, over every two seats of every game held by different bots."""
    place = {bot: at for at, bot in enumerate(bots)}
    scores = _nothing(len(bots))
    for game in games:
        for one, other in combinations(range(len(game.order)), 2):
            a, b = place[game.order[one]], place[game.order[other]]
            if a == b:
                continue
            lead = game.ranks[other] - game.ranks[one]
            won = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
            scores[a][b] += won
            scores[b][a] += 1 - won
    return scores


def rate(bots: Sequence[str], deals: Sequence[Scores]) -> list[Rating]:
    """Every bot's rating, in the order of the bots.

    One tie between every two bots is added to what was played. It keeps the rating of a bot that has won
    everything finite; and as it counts as a deal of its own, the interval of such a bot is about as wide as
    that of Clopper and Pearson. The intervals come from how the deals differ (a sandwich estimate, clustered
    by deal): games on one deal are no independent witnesses, nor are the pairs of one game at three seats.
    """
    count = len(bots)
    clusters = [*deals, _ties(count)]
    total = _sum(clusters, count)
    strength = _fit(total)
    spread = _inverse(_curvature(total, strength))
    slopes = [_slope(scores, strength) for scores in clusters]
    return [
        Rating(bot, ELO * strength[at], _interval(ELO * strength[at], _error(spread[at], slopes)))
        for at, bot in enumerate(bots)
    ]


def expected(difference: float) -> float:
    """The share of a comparison that a bot so many points of Elo ahead may expect."""
    return 1 / (1 + exp(-difference / ELO))


def _fit(scores: Scores) -> list[float]:
    """The strengths that make what was played most likely, by Newton's steps; their mean is 0."""
    strength = [0.0] * len(scores)
    for _ in range(STEPS):
        inverse = _inverse(_curvature(scores, strength))
        slope = _slope(scores, strength)
        step = [sum(map(float.__mul__, row, slope)) for row in inverse]
        longest = max(map(abs, step))
        shorter = min(1.0, 1.0 / longest) if longest else 1.0
        strength = [old + shorter * new for old, new in zip(strength, step, strict=True)]
        if longest < ENOUGH:
            break
    return strength


def _slope(scores: Scores, strength: Sequence[float]) -> list[float]:
    """How much more each bot scored than its strength lets expect."""
    rows = range(len(scores))
    return [
        sum(scores[a][b] - (scores[a][b] + scores[b][a]) * _share(strength, a, b) for b in rows if b != a)
        for a in rows
    ]


def _curvature(scores: Scores, strength: Sequence[float]) -> Scores:
    """How sharply the likelihood bends; a common shift of all strengths, which it cannot see, stays 0."""
    count = len(scores)
    matrix = [[1.0 / count] * count for _ in range(count)]
    for a, b in combinations(range(count), 2):
        share = _share(strength, a, b)
        weight = (scores[a][b] + scores[b][a]) * share * (1 - share)
        matrix[a][a] += weight
        matrix[b][b] += weight
        matrix[a][b] -= weight
        matrix[b][a] -= weight
    return matrix


def _share(strength: Sequence[float], a: int, b: int) -> float:
    return 1 / (1 + exp(strength[b] - strength[a]))


def _error(row: Sequence[float], slopes: Sequence[Sequence[float]]) -> float | None:
    """The standard error of a strength, each deal a witness of its own; none from a single deal."""
    deals = len(slopes) - 1
    if deals < 2:
        return None
    variance = sum(sum(map(float.__mul__, row, slope)) ** 2 for slope in slopes)
    return sqrt(variance * deals / (deals - 1)) * student95(deals - 1)


def _interval(points: float, half: float | None) -> tuple[float, float] | None:
    return None if half is None else (points - ELO * half, points + ELO * half)


def _inverse(matrix: Scores) -> Scores:
    """The inverse of a symmetric positive matrix (Gauss and Jordan)."""
    count = len(matrix)
    rows = [[*row, *(float(at == to) for to in range(count))] for at, row in enumerate(matrix)]
    for at in range(count):
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(count):
            if other != at and (factor := rows[other][at]):
                rows[other] = [value - factor * own for value, own in zip(rows[other], rows[at], strict=True)]
    return [row[count:] for row in rows]


def _sum(parts: Iterable[Scores], count: int) -> Scores:
    total = _nothing(count)
    for part in parts:
        for into, row in zip(total, part, strict=True):
            for at, value in enumerate(row):
                into[at] += value
    return total


def _nothing(count: int) -> Scores:
    return [[0.0] * count for _ in range(count)]


def _ties(count: int) -> Scores:
    return [[0.0 if a == b else 0.5 for b in range(count)] for a in range(count)]
