"""One seat in Gymnasium that plays at random against a greedy bot.

Needs `pip install "bivouac[research]"`.
"""

from __future__ import annotations

import gymnasium
import numpy as np

import bivouac.research.gymnasium  # noqa: F401 - makes bivouac/temple-v1 and the others known

table = gymnasium.make("bivouac/temple-v1", seats=2, opponents="greedy", seat=None)
random = np.random.default_rng(7)
total = 0.0
for game in range(4):
    _, info = table.reset(seed=game)
    over = False
    while not over:
        action = random.choice(np.flatnonzero(info["action_mask"]))
        _, reward, terminated, truncated, info = table.step(action)
        over = terminated or truncated
    print(f"game {game}: seat {info['seat']} gets {reward}")
    total += reward
print(f"on average {total / 4:+.2f}")
