"""The chances of every seat over a game, as a picture; what it shows is also told in a table and in lists."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final, NamedTuple

from bivouac.review.records import Mark

WIDTH: Final = 720
HEIGHT: Final = 330
LEFT: Final = 46
RIGHT: Final = 8
BOTTOM: Final = 26
TOP: Final = 36
ACROSS: Final = WIDTH - LEFT - RIGHT
HIGH: Final = HEIGHT - TOP - BOTTOM
WIDE: Final = 44.0  # as a number is on a phone
DOTS: Final[dict[Mark, int]] = {"inaccuracy": 4, "mistake": 6, "blunder": 8}


class Spot(NamedTuple):
    """A moment of the graph: where it leads to, and what is told of it."""

    way: str
    told: str


class Dot(NamedTuple):
    """A marked decision on its player's line."""

    number: int
    seat: int
    mark: Mark
    told: str


class Graph(NamedTuple):
    """All that is drawn."""

    names: Sequence[str]
    chances: Sequence[Sequence[float]]
    turning: Sequence[int]
    moments: Sequence[Spot]
    dots: Sequence[Dot]

    def draw(self) -> str:
        """A line for each seat, what was marked and where the game turned, and a way to every moment.

        Who goes by keyboard or by ear finds the same ways in the table and the lists below.
        """
        parts = [_scale(share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)]
        parts += self._turns()
        parts += [self._line(seat) for seat in range(len(self.chances))]
        parts += [self._column(number) for number in range(len(self.moments))]
        parts += [self._dot(dot) for dot in self.dots]
        keys = "".join(
            f'<li class="s{seat % 6}"><svg viewBox="0 0 30 8" aria-hidden="true">'
            f'<line class="seat s{seat % 6}" x1="0" x2="30" y1="4" y2="4"/></svg>{escape(name)}</li>'
            for seat, name in enumerate(self.names)
        )
        drawn = f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">{"".join(parts)}</svg>'
        return f'{drawn}<ul class="keys">{keys}</ul>'

    def _x(self, number: float) -> float:
        return LEFT + ACROSS * number / max(1, len(self.chances[0]) - 1)

    def _turns(self) -> Iterator[str]:
        """Where the game turned, each with its number where that does not run into the last one."""
        told = -WIDE
        for number in self.turning:
            x = self._x(number)
            yield f'<a href="#t{number}" tabindex="-1">'
            yield f'<line class="turn" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{TOP + HIGH}"/>'
            if x - told >= WIDE:
                told = x
                middle = min(x, WIDTH - WIDE / 2)  # the last one stays in the picture
                place = f'x="{middle:.1f}" y="{HEIGHT - 8}" text-anchor="middle"'
                yield f'<text class="small" {place}>{number}</text>'
            yield "</a>"

    def _line(self, seat: int) -> str:
        points = " ".join(
            f"{self._x(at):.1f},{_y(chance):.1f}" for at, chance in enumerate(self.chances[seat])
        )
        return f'<polyline class="seat s{seat % 6}" points="{points}"/>'

    def _column(self, number: int) -> str:
        """A strip that leads to its moment and tells of it while a pointer is there."""
        left = max(float(LEFT), self._x(number - 0.5))
        way, told = self.moments[number]
        return (
            f'<a class="at" href="{escape(way)}" tabindex="-1">'
            f'<rect x="{left:.1f}" y="{TOP}" width="{self._x(number + 0.5) - left:.1f}" height="{HIGH}"/>'
            f'<text x="{LEFT}" y="{TOP - 14}">{escape(told)}</text></a>'
        )

    def _dot(self, dot: Dot) -> str:
        x, y = self._x(dot.number), _y(self.chances[dot.seat][dot.number])
        return (
            f'<a href="#a{dot.number}" tabindex="-1"><title>{escape(dot.told)}</title>'
            f'<circle class="dot s{dot.seat % 6}" cx="{x:.1f}" cy="{y:.1f}" r="{DOTS[dot.mark]}"/></a>'
        )


def _y(chance: float) -> float:
    return TOP + HIGH * (1 - chance)


def _scale(share: float) -> str:
    y = _y(share)
    return (
        f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        f'<text class="small" x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{100 * share:.0f}</text>'
    )
