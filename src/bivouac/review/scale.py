"""How far a judge is taken at its word: what its chances, and changes of them, proved to be worth."""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

FILE: Final = "scale.toml"
MOST: Final = 4  # times as many lines as usual where they are short


class Scale(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was measured of the judge of a game."""

    actions: int  # of a seat in a usual game
    weights: tuple[float, ...]  # of luck, by stages of equal length; the last is for all that comes later
    ahead: tuple[int, ...] = ()  # actions played on before luck is judged, and judged again; none for a look
    lines: float = 1.0  # where they are long: as many of them, against what is usual
    trust: tuple[float, ...] = (1.0,)  # in its log odds, by rounds; the last likewise

    def stage(self, number: int, seats: int) -> int:
        """The stage at which an action is played; the deal is at the first."""
        return min(len(self.weights) - 1, number * len(self.weights) // (self.actions * seats))

    def lines_at(self, number: int, seats: int, usual: int) -> int:
        """In how many lines luck is asked at an action: in more where the end of a game cuts them short."""
        left = max(1, self.actions * seats - number)
        more = min(float(MOST), max(1.0, sum(self.ahead) / left))
        return max(1, round(self.lines * usual * more))

    def trust_in(self, round: int) -> float:
        """How much of the judge's log odds is taken in a round, the first being 1."""
        return self.trust[min(max(1, round), len(self.trust)) - 1]


PLAIN: Final = Scale(1, (1.0,))


@cache
def scale_of(game: str) -> Scale:
    """The scale that was fitted for a game; where there is none, a judge is taken at its word."""
    text = (files(__package__) / FILE).read_bytes()
    return msgspec.toml.decode(text, type=dict[str, Scale]).get(game, PLAIN)
