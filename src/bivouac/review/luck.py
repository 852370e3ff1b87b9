"""Luck told from skill: what a deal, a draw or a reveal brought the seats against what they could expect.

Only where a seat might have seen something else is there luck. It is counted as in backgammon: the seat's
chance after what it saw, less its mean over all that it might have seen. What one seat gains others lose,
whether they saw it or not. Whatever the judge is worth, these differences add up to nothing in the long run;
the better it is, the more of a result they explain.

How much of what a judge sees comes true differs with the game and the stage it is at: a judge that is sure of
itself after the deal exaggerates. So each difference is weighed (`scale.toml`) by what such differences meant
in other games. The weight is known before the dice fall, and luck still adds up to nothing.

The worlds dealt after one reveal follow the game to the next (decision 0160): what a seat may expect is asked
where it last stood with the same cards still to come, so that most of what is lucky about a world is taken
off again by the next difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bivouac.core.chance import Chance
from bivouac.core.contract import State
from bivouac.core.game import HouseGame
from bivouac.review.foresight import FarSight, Foresight
from bivouac.review.prospects import later, worlds_of

DEALS: Final = 48  # fresh ones, to know what a seat may expect of a deal


class Luck:
    """Weighs what happens at a table, seat by seat."""

    def __init__(self, foresight: Foresight | FarSight, seats: int, lots: int, chance: Chance) -> None:
        self.foresight = foresight
        self.game = foresight.judge.game
        self.seats = range(seats)
        self.lots = lots  # worlds to ask wherever luck has a say
        self.chance = chance
        self.followed: list[list[State]] = []  # by seat, worlds it cannot tell from the true one

    def of_the_deal(self, state: State, dealt: Sequence[State]) -> list[float]:
        """What the deal brought each seat against other deals of the same kind."""
        self.followed = [self._worlds(state, seat, self.lots) for seat in self.seats]
        return self._shared([self._dealt_to(dealt, seat) for seat in self.seats])

    def of_an_action(self, before: State, after: State, actor: int, action: int) -> list[float]:
        """What an action revealed brought each seat; nothing where nobody could have seen anything else."""
        is_reveal = after.revealed() != before.revealed()
        found = []
        for seat in self.seats:
            fitting = later(self.followed[seat], actor, action)
            missing = self.lots - len(fitting)
            if is_reveal:
                fitting += later(self._worlds(before, seat, missing), actor, action)
                found.append(self._revealed_to(after, seat, fitting))
            else:
                self.followed[seat] = fitting + self._worlds(after, seat, missing)
        return self._shared(found) if is_reveal else [0.0 for _ in self.seats]

    def _dealt_to(self, dealt: Sequence[State], seat: int) -> float | None:
        usual = [self._worlds(other, seat, 1)[0] for other in dealt]
        return self._gain(self.followed[seat], usual, seat)

    def _revealed_to(self, after: State, seat: int, fitting: list[State]) -> float | None:
        """What a seat saw, weighed in the same worlds that tell whether it might have seen anything else.

        If others told, what happens often would be passed over more often than what happens seldom.
        """
        features = self.game.features
        seen = features(after, seat)
        if all(features(world, seat) == seen for world in fitting):
            self._keep(after, seat, fitting)
            return None
        self.followed[seat] = self._worlds(after, seat, self.lots)
        return self._gain(self.followed[seat], fitting, seat)

    def _keep(self, after: State, seat: int, fitting: list[State]) -> None:
        """Follow on with what may still be the true table; a judge does not see all that a seat may."""
        view = after.outlook(seat)
        kept = [world for world in fitting if world.outlook(seat) == view]
        self.followed[seat] = kept + self._worlds(after, seat, self.lots - len(kept))

    def _gain(self, now: Sequence[State], usual: Sequence[State], seat: int) -> float:
        return self.foresight.standing(now, seat) - self.foresight.standing(usual, seat)

    def _shared(self, seen: Sequence[float | None]) -> list[float]:
        """What each seat gained: those who could not see it lose together what the others gained.

        Where all saw it there is nothing to gain together, and what remains is an error they share.
        """
        gains = [gain or 0.0 for gain in seen]
        if self.game.facts.cooperative or len(gains) == 1:
            return gains
        blind = [gain is None for gain in seen]
        if all(blind):
            return gains
        if not any(blind):
            return [gain - sum(gains) / len(gains) for gain in gains]
        lost = sum(gains) / sum(blind)
        return [-lost if unseen else gain for gain, unseen in zip(gains, blind, strict=True)]

    def _worlds(self, state: State, seat: int, count: int) -> list[State]:
        """Worlds with the true table's secret choices: whoever made them was not dealt them."""
        worlds = worlds_of(state, seat, count, self.chance)
        if isinstance(self.game, HouseGame):
            for world in worlds:
                self.game.choose_alike(world, state)
        return worlds
