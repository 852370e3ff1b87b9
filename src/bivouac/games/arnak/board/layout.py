"""Fitting text into columns."""

from collections.abc import Iterable

from rich.text import Text


def cut(text: Text, width: int) -> Text:
    """The text, cut if it is longer than the width."""
    shorter = text.copy()
    shorter.truncate(width, overflow="ellipsis")
    return shorter


def flow(chips: Iterable[Text], width: int, gap: int = 2) -> list[Text]:
    """The chips on as few lines as hold them, a gap apart, none broken."""
    lines: list[Text] = []
    for chip in chips:
        if lines and lines[-1].cell_len + gap + chip.cell_len <= width:
            lines[-1].append(" " * gap).append_text(chip)
        else:
            lines.append(Text().append_text(cut(chip, width)))
    return lines
