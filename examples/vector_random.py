"""Many tables of Arnak at once, played at random: how often each seat wins.

Needs `pip install "bivouac[research]"`.
"""

from __future__ import annotations

import numpy as np

from bivouac.research import vector

tables = vector("arnak", seats=2, count=32)
games, won = 0, np.zeros(2)
while games < 40:
    tables.step(tables.sample())
    games += int(tables.terminations.sum())
    won += (tables.rewards > 0).sum(axis=0)
print(f"{games} games; won by seat: {won / games}")
