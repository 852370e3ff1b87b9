"""A table of three in PettingZoo, played at random; the last board is printed.

Needs `pip install "bivouac[research]"`.
"""

from __future__ import annotations

import numpy as np

from bivouac.research.pettingzoo import env

table = env("takara", seats=3, render_mode="ansi")
table.reset(seed=7)
random = np.random.default_rng(7)
for agent in table.agent_iter():
    seen, reward, terminated, truncated, _ = table.last()
    if terminated or truncated:
        print(agent, "gets", reward)
        table.step(None)
    else:
        table.step(random.choice(np.flatnonzero(seen["action_mask"])))
print(table.render())
