"""A whole game from Python: two bots at one table."""

from bivouac import game
from bivouac.bots import Glimpse, make_bot

state = game("takara").start(seats=2, seed=7)
bots = [make_bot("greedy", seed=1), make_bot("random", seed=2)]
while state.actors():
    seat = state.actors()[0]
    state.play(seat, bots[seat].choose(Glimpse(state, seat)))
print(state.outcome())
