"""A world to be played with: by the native face of our own games, by the contract where there is none."""

from mypy_extensions import i64

from bivouac.core.bits import has
from bivouac.core.choices import Choices
from bivouac.core.contract import State
from bivouac.core.play import Play


def lay_out(world: State, found: Choices) -> bool:
    """Fill the list with what the first actor may do; False, and nothing in it, when the game is over."""
    if isinstance(world, Play):
        return world.lay_out(found)
    found.count = 0
    actors = world.actors()
    if not actors:
        return False
    found.seat = actors[0]
    for code in world.legal(actors[0]):
        found.add(code)
    return True


def perform(world: State, found: Choices, at: i64) -> None:
    """Do what stands at a place of the list just laid out."""
    if isinstance(world, Play):
        world.perform(found, at)
    else:
        world.play(int(found.seat), int(found.codes[at]))


def after(world: State, seat: int, action: int) -> State:
    """A copy of the world in which the seat has done this."""
    if isinstance(world, Play):
        copy = world.copy()
        copy.play(seat, action)
        return copy
    other = world.copy()
    other.play(seat, action)
    return other


def estimate(world: State, seat: i64) -> float:
    """What the game itself thinks the world is worth to a seat."""
    if isinstance(world, Play):
        return world.estimate(seat)
    return world.estimate(int(seat))


def estimates(world: State, asked: i64) -> list[float]:
    """What the game itself thinks the world is worth to every seat of a mask; of others it says nothing."""
    if isinstance(world, Play):
        return world.estimates(asked)
    worth: list[float] = []
    while asked >> len(worth):
        seat = len(worth)
        worth.append(world.estimate(seat) if has(asked, seat) else 0.0)
    return worth
