"""The chances of every seat over a game, as a picture; what it shows is also told in a table."""

from collections.abc import Sequence
from html import escape
from typing import Final

WIDTH: Final = 720
HEIGHT: Final = 260
LEFT: Final = 44
BOTTOM: Final = 26
TOP: Final = 10


def graph(
    chances: Sequence[Sequence[float]],
    names: Sequence[str],
    turning: Sequence[int],
    title: str,
    moments: Sequence[str] = (),
) -> str:
    """A line for each seat, a mark where the game turned, and a way to every moment where there are such."""
    count = max(1, len(chances[0]) - 1)
    across, high = WIDTH - LEFT - 8, HEIGHT - TOP - BOTTOM
    parts = [_scale(share, TOP + high * (1 - share)) for share in (0.0, 0.25, 0.5, 0.75, 1.0)]
    for number in turning:
        x = LEFT + across * number / count
        parts.append(
            f'<a href="#t{number}">'
            f'<line class="turn" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{TOP + high}"/>'
            f'<text class="small" x="{x:.1f}" y="{HEIGHT - 8}" text-anchor="middle">{number}</text></a>'
        )
    for seat, line in enumerate(chances):
        points = " ".join(
            f"{LEFT + across * at / count:.1f},{TOP + high * (1 - chance):.1f}"
            for at, chance in enumerate(line)
        )
        parts.append(f'<polyline class="seat s{seat % 6}" points="{points}"/>')
    parts += [_column(at, len(moments), across, way) for at, way in enumerate(moments)]
    keys = "".join(
        f'<li class="s{seat % 6}"><span></span>{escape(name)}</li>' for seat, name in enumerate(names)
    )
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img"><title>{escape(title)}</title>{"".join(parts)}</svg>'
        f'<ul class="keys">{keys}</ul>'
    )


def _scale(share: float, y: float) -> str:
    return (
        f'<line class="grid" x1="{LEFT}" x2="{WIDTH - 8}" y1="{y:.1f}" y2="{y:.1f}"/>'
        f'<text class="small" x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{100 * share:.0f}</text>'
    )


def _column(at: int, count: int, across: int, way: str) -> str:
    """A strip of the graph that leads to its moment; who goes by keyboard finds the same in the table."""
    wide = across / max(1, count - 1)
    x = max(float(LEFT), LEFT + wide * (at - 0.5))
    return (
        f'<a class="at" href="{escape(way)}" tabindex="-1" aria-hidden="true"><title>{at}</title>'
        f'<rect x="{x:.1f}" y="{TOP}" width="{wide:.1f}" height="{HEIGHT - TOP - BOTTOM}"/></a>'
    )
