"""A whole game from Python: two minds at one table."""

from bivouac import game
from bivouac.bots import Glimpse, mind

state = game("takara").start(seats=2, seed=7)
minds = [mind("greedy", seed=1), mind("random", seed=2)]
while state.actors():
    seat = state.actors()[0]
    state.play(seat, minds[seat].choose(Glimpse(state, seat)))
print(state.outcome())
