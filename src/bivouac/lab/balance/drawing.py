"""Pictures of figures, as SVG of our own: shares with their intervals, pairs of bars, spreads of values."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 720
LABEL = 190  # for the names on the left
NUMBER = 62  # for the figure on the right
ROW = 24
TOP = 22


@dataclass(frozen=True)
class Mark:
    """A row of a picture: a name, a value between its bounds, the figure in words; what would be usual."""

    label: str
    value: float
    low: float
    high: float
    figure: str
    striking: bool = False
    usual: float | None = None


def shares(marks: Sequence[Mark], title: str, even: float | None = None, even_label: str = "") -> str:
    """A dot for each share on its interval, and a line where even would be."""
    most = max([mark.high for mark in marks] + [even or 0.0]) * 1.04 or 1.0
    scale = (WIDTH - LABEL - NUMBER) / most
    parts = []
    if even is not None:
        x = LABEL + even * scale
        parts.append(f'<line class="even" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 6}" y2="{_bottom(marks)}"/>')
        parts.append(
            f'<text class="small" x="{x:.1f}" y="{TOP - 9}" text-anchor="middle">{escape(even_label)}</text>'
        )
    for at, mark in enumerate(marks):
        y = TOP + at * ROW + ROW / 2
        style = "mark striking" if mark.striking else "mark"
        low, high, value = (LABEL + bound * scale for bound in (mark.low, mark.high, mark.value))
        parts.append(_name(mark.label, y))
        parts.append(f'<line class="{style}" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="{style}" cx="{value:.1f}" cy="{y}" r="5"/>')
        if mark.usual is not None:
            x = LABEL + mark.usual * scale
            parts.append(f'<line class="usual" x1="{x:.1f}" x2="{x:.1f}" y1="{y - 8}" y2="{y + 8}"/>')
        parts.append(_figure(mark.figure, y))
    return _picture(parts, title, _bottom(marks))


def pairs(rows: Sequence[tuple[str, float, float, str]], title: str) -> str:
    """Two bars for each name: the first full, the second pale; negative ones grow to the left."""
    values = [value for _, one, other, _ in rows for value in (one, other)]
    least, most = min([0.0, *values]), max([0.0, *values]) or 1.0
    scale = (WIDTH - LABEL - NUMBER) / (most - least)
    zero = LABEL - least * scale
    parts = [f'<line class="even" x1="{zero:.1f}" x2="{zero:.1f}" y1="{TOP - 6}" y2="{_bottom(rows)}"/>']
    for at, (label, one, other, figure) in enumerate(rows):
        y = TOP + at * ROW
        parts.append(_name(label, y + ROW / 2))
        for value, style, down in ((one, "bar", 3), (other, "bar pale", 12)):
            x, width = zero + min(0.0, value) * scale, abs(value) * scale
            parts.append(f'<rect class="{style}" x="{x:.1f}" y="{y + down}" width="{width:.1f}" height="8"/>')
        parts.append(_figure(figure, y + ROW / 2))
    return _picture(parts, title, _bottom(rows))


def spread(values: Sequence[int], title: str, bins: int = 24) -> str:
    """How often values fall into each part of their range."""
    least, most = min(values), max(values)
    size = max(1, -(-(most - least + 1) // bins))
    counts = [0] * ((most - least) // size + 1)
    for value in values:
        counts[(value - least) // size] += 1
    width, height = WIDTH / len(counts), 140
    parts = []
    for at, count in enumerate(counts):
        tall = height * count / max(counts)
        x, y = at * width, TOP + height - tall
        parts.append(
            f'<rect class="bar" x="{x + 1:.1f}" y="{y:.1f}" '
            f'width="{max(1.0, width - 2):.1f}" height="{tall:.1f}"/>'
        )
    for x, anchor, value in ((0, "start", least), (WIDTH, "end", most)):
        parts.append(f'<text x="{x}" y="{TOP + height + 16}" text-anchor="{anchor}">{value}</text>')
    return _picture(parts, title, TOP + height + 24)


def _bottom(rows: Sequence[object]) -> int:
    return TOP + len(rows) * ROW


def _name(label: str, y: float) -> str:
    short = label if len(label) <= 30 else f"{label[:29]}…"
    return f'<text x="{LABEL - 12}" y="{y + 4}" text-anchor="end">{escape(short)}</text>'


def _figure(figure: str, y: float) -> str:
    return f'<text x="{WIDTH}" y="{y + 4}" text-anchor="end">{escape(figure)}</text>'


def _picture(parts: Sequence[str], title: str, height: float) -> str:
    body = "".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {height + 6:.0f}" role="img" aria-label="{escape(title)}">{body}</svg>'
