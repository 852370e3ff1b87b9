"""How far a figure from a sample can be trusted."""

from math import sqrt

Z95 = 1.959963984540054


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a share of wins."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    spread = Z95 * Z95 / games
    middle = (share + spread / 2) / (1 + spread)
    half = sqrt(Z95 * Z95 * (share * (1 - share) / games + spread / games / 4)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def student95(freedom: int) -> float:
    """How many standard errors make a 95 % interval, the error itself being estimated (Cornish, Fisher)."""
    z, n = Z95, float(freedom)
    first = (z**3 + z) / (4 * n)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    return z + first + second + third
