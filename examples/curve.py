"""A small drawing for the examples: shares over minutes, as SVG."""

from __future__ import annotations

from collections.abc import Sequence

WIDE, HIGH, LEFT, BELOW = 640, 320, 56, 40
INKS = ("#1f6f8b", "#b3541e")


def draw(title: str, names: Sequence[str], rows: Sequence[Sequence[float]]) -> str:
    """Each row is the minutes, then a share for each name."""
    longest = max(row[0] for row in rows) or 1.0

    def place(minutes: float, share: float) -> str:
        across = LEFT + minutes / longest * (WIDE - LEFT - 90)
        return f"{across:.1f},{HIGH - BELOW - share * (HIGH - BELOW - 40):.1f}"

    parts = [f'<text x="{LEFT}" y="22" font-size="15">{title}</text>']
    for share in (0, 0.25, 0.5, 0.75, 0.9, 1):
        across, down = place(0, share).split(",")
        far = place(longest, share).split(",")[0]
        parts.append(f'<path d="M{across},{down}H{far}" stroke="#ccc"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{down}" text-anchor="end" dy="4">{share:.0%}</text>')
    for part in range(5):
        minutes = longest * part / 4
        across = place(minutes, 0).split(",")[0]
        parts.append(
            f'<text x="{across}" y="{HIGH - BELOW + 20}" text-anchor="middle">{minutes:.3g} min</text>'
        )
    for number, name in enumerate(names, 1):
        ink = INKS[(number - 1) % len(INKS)]
        points = " ".join(place(row[0], row[number]) for row in rows)
        across, down = points.rsplit(" ", 1)[-1].split(",")
        parts.append(f'<polyline points="{points}" fill="none" stroke="{ink}" stroke-width="2.5"/>')
        parts.append(f'<text x="{float(across) + 8}" y="{down}" dy="4" fill="{ink}">{name}</text>')
    box = f'viewBox="0 0 {WIDE} {HIGH}" font-family="serif" font-size="12"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {box}>'
    return "\n".join([head, f'<rect width="{WIDE}" height="{HIGH}" fill="#fbf7ec"/>', *parts, "</svg>", ""])
