"""The signs of our terminal boards that no bitmap letter has: frames as arms, signs as seven rows of dots."""

from typing import Final

Stroke = tuple[int, int, int, int]

# A cell is 6 pixels wide and 12 high, the middle of a frame's lines at (2, 5).
UP: Final[Stroke] = (2, 0, 2, 5)
RIGHT: Final[Stroke] = (2, 5, 5, 5)
DOWN: Final[Stroke] = (2, 5, 2, 11)
LEFT: Final[Stroke] = (0, 5, 2, 5)
HEAVY: Final[dict[Stroke, Stroke]] = {
    UP: (3, 0, 3, 5),
    RIGHT: (2, 6, 5, 6),
    DOWN: (3, 5, 3, 11),
    LEFT: (0, 6, 3, 6),
}
ARMS: Final[dict[str, tuple[Stroke, ...]]] = {
    "─━": (LEFT, RIGHT),
    "│┃": (UP, DOWN),
    "┌┏╭": (RIGHT, DOWN),
    "┐┓╮": (LEFT, DOWN),
    "└┗╰": (UP, RIGHT),
    "┘┛╯": (UP, LEFT),
    "├┣": (UP, RIGHT, DOWN),
    "┤┫": (UP, LEFT, DOWN),
    "┬┳": (LEFT, RIGHT, DOWN),
    "┴┻": (LEFT, RIGHT, UP),
    "┼╋": (LEFT, RIGHT, UP, DOWN),
}
BOLD: Final = frozenset("━┃┏┓┗┛┣┫┳┻╋")

# Seven rows of five dots, each row two hexadecimal digits, the leftmost dot the highest bit.
DOTS: Final[dict[str, str]] = {
    "♣": "0e0e1f1f150e0e", "▲": "0004040e0e1f1f", "≈": "000d16000d1600", "☼": "150e1b111b0e15",
    "★": "04041f0e0e1b11", "◉": "0e111515150e00", "▶": "181c1e1f1e1c18", "□": "1f11111111111f",
    "■": "1f1f1f1f1f1f1f", "✦": "0004040e1f0e04", "☾": "070c1818180c07", "♁": "040e040e11110e",
    "▤": "1f111f111f111f", "⇑": "040e1b0a0a0a0a", "⊘": "0e13131519190e", "↻": "0d131711110e00",
    "➤": "10180c060c1810", "▯": "0f090909090909", "›": "00080402040800", "◆": "00040e1f0e0400",
    "‹": "00020408040200", "☠": "0e15151f0e150a", "♜": "15151f0e0e1f1f", "♟": "040e0e040e1f1f",
    "’": "04040800000000", "…": "00000000000015", "–": "0000001f000000", "☒": "1f1b15151b1b1f",
    "◗": "08060303030608", "−": "0000001f000000", "✎": "0103060c181000", "●": "000e1f1f1f0e00",
    "◖": "020c1818180c02", "◇": "00040a110a0400", "•": "0000040e040000", "✚": "0e0e1f1f1f0e0e",
    "♥": "000a1f1f0e0400", "†": "04041f04040404", "┆": "04040004040004", "⚑": "101c1f1c101010",
    "→": "0004021f020400", "←": "0004081f080400", "↑": "040e1504040404", "↓": "04040404150e04",
    "œ": "00001a15171416", "Œ": "0f14141714140f", "⌂": "00040a11111f00", "✓": "00010212140800",
}  # fmt: skip

# One dot in four, in two, and all but one in four.
SHADES: Final[dict[str, tuple[tuple[int, int], ...]]] = {
    "░": ((0, 0),),
    "▒": ((0, 0), (1, 1)),
    "▓": ((0, 0), (1, 1), (1, 0)),
    "█": ((0, 0), (1, 1), (1, 0), (0, 1)),
}


def _frames() -> dict[str, list[Stroke]]:
    found: dict[str, list[Stroke]] = {}
    for signs, arms in ARMS.items():
        for sign in signs:
            found[sign] = [*arms, *(HEAVY[arm] for arm in arms)] if sign in BOLD else list(arms)
    return found


def _dotted(rows: str) -> list[Stroke]:
    strokes = []
    for row in range(7):
        bits = int(rows[2 * row : 2 * row + 2], 16) & 31
        strokes += [(at, row + 2, at, row + 2) for at in range(5) if bits >> (4 - at) & 1]
    return strokes


def _shaded(dots: tuple[tuple[int, int], ...]) -> list[Stroke]:
    return [
        (x + dx, y + dy, x + dx, y + dy) for x in range(0, 6, 2) for y in range(0, 12, 2) for dx, dy in dots
    ]


STROKES: Final[dict[str, list[Stroke]]] = {
    **_frames(),
    **{sign: _dotted(rows) for sign, rows in DOTS.items()},
    **{sign: _shaded(dots) for sign, dots in SHADES.items()},
    "\u202f": [],
}
