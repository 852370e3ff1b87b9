"""What luck at each stage of a game is worth: fitted on results, and tried on games it was not fitted on."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from bivouac.bots.learned.weights import Array

FOLDS = 5
CAUTION = 40.0  # games whose word a common weight has against that of each stage


def fitted(results: Sequence[float], stages: Sequence[Sequence[float]]) -> Array:
    """The weight of each stage with which luck explains the most of these results; none is negative.

    A stage that these games say little about keeps to the weight that fits all of them together.
    """
    seen = np.array(stages, float)
    won = np.array(results, float) - np.mean(results)
    seen = seen - seen.mean(0)
    whole = seen.sum(1)
    common = float(whole @ won / max(float(whole @ whole), 1e-9))
    caution = CAUTION * float(seen.var(0).mean())
    stiff = seen.T @ seen + caution * np.eye(seen.shape[1])
    found: Array = np.linalg.solve(stiff, seen.T @ won + caution * common)
    return found.clip(0.0)


def left_over(results: Sequence[float], stages: Sequence[Sequence[float]]) -> Array:
    """Each result without its luck, weighed as the other games say."""
    seen, won = np.array(stages, float), np.array(results, float)
    fold = np.arange(len(won)) % FOLDS
    left = won.copy()
    for each in range(min(FOLDS, len(won))):
        mine = fold == each
        left[mine] -= seen[mine] @ fitted(won[~mine], seen[~mine])
    found: Array = left
    return found
