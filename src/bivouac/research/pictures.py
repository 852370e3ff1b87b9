"""The terminal board as a string and as pixels: what `render` returns."""

import io
from collections.abc import Iterable
from typing import Any, Final

from rich.color import Color
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import DIMMED_MONOKAI

from bivouac.core.contract import Game, State
from bivouac.research.extras import needs
from bivouac.research.strokes import STROKES

try:
    import numpy as np
    from PIL import Image, ImageDraw, ImageFont
except ModuleNotFoundError as missing:
    raise needs(missing) from None

MODES: Final = ("human", "ansi", "rgb_array")
COLUMNS: Final = 100
CELL: Final = (6, 12)  # pixels of a character
INK: Final = (217, 217, 217)
PAPER: Final = (28, 28, 28)


def check_mode(mode: str | None) -> None:
    """Refuse a render mode there is none of."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"no render mode {mode!r}; there are {', '.join(MODES)}")


def render(mode: str | None, game: Game, state: State, viewer: int, lang: str) -> Any:
    """The board as this viewer sees it: text for `ansi`, pixels for `rgb_array`, printed for `human`."""
    if mode is None:
        raise ValueError(f"render() needs a render_mode: {', '.join(MODES)}")
    if mode == "rgb_array":
        return pixels(game, state, viewer, lang)
    text = written(game, state, viewer, lang)
    if mode == "ansi":
        return text
    print(text)
    return None


def written(game: Game, state: State, viewer: int, lang: str) -> str:
    """The board in lines with the colours of a terminal."""
    paper = io.StringIO()
    console = Console(
        file=paper, width=COLUMNS, force_terminal=True, color_system="256", legacy_windows=False
    )
    console.print(game.board(state.outlook(viewer), lang))
    return paper.getvalue()


def pixels(game: Game, state: State, viewer: int, lang: str) -> Any:
    """The board drawn letter by letter: height × width × 3 bytes, the width the same for every board."""
    console = Console(file=io.StringIO(), width=COLUMNS, force_terminal=True, color_system="truecolor")
    lines = console.render_lines(game.board(state.outlook(viewer), lang))
    wide, high = CELL
    image = Image.new("RGB", (COLUMNS * wide, max(1, len(lines)) * high), PAPER)
    pen = ImageDraw.Draw(image)
    font = ImageFont.load_default_imagefont()
    for row, line in enumerate(lines):
        _draw_line(pen, font, row, line)
    return np.asarray(image, dtype=np.uint8)


def _draw_line(pen: Any, font: Any, row: int, line: Iterable[Segment]) -> None:
    column = 0
    for text, style, _ in line:
        ink, paper = _colours(style)
        for letter in text:
            _draw_letter(pen, font, (column, row), letter, (ink, paper))
            column += 1


def _draw_letter(pen: Any, font: Any, place: tuple[int, int], letter: str, colours: tuple[Any, Any]) -> None:
    wide, high = CELL
    left, top = place[0] * wide, place[1] * high
    ink, paper = colours
    if paper != PAPER:
        pen.rectangle((left, top, left + wide - 1, top + high - 1), fill=paper)
    if letter in STROKES:
        for x0, y0, x1, y1 in STROKES[letter]:
            pen.line((left + x0, top + y0, left + x1, top + y1), fill=ink)
    elif letter.strip():
        shown = letter if ord(letter) < 256 else "?"
        pen.text((left, top), shown, fill=ink, font=font)


def _colours(style: Style | None) -> tuple[Any, Any]:
    """Ink and paper of a segment."""
    if style is None:
        return INK, PAPER
    ink, paper = _rgb(style.color, INK), _rgb(style.bgcolor, PAPER)
    if style.dim:
        ink = tuple((one + other) // 2 for one, other in zip(ink, paper, strict=True))
    return (paper, ink) if style.reverse else (ink, paper)


def _rgb(colour: Color | None, otherwise: tuple[int, int, int]) -> tuple[int, ...]:
    if colour is None or colour.is_default:
        return otherwise
    return tuple(colour.get_truecolor(DIMMED_MONOKAI))
