"""What the terminal boards of all games share: seats as signs, text in columns, the question below."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bivouac.core.words import Words

NARROWEST: Final = 80

# A seat is a glyph first and a colour second.
GLYPHS: Final = ("▲", "≈", "☼", "♣")
COLOURS: Final = ("bright_red", "bright_cyan", "bright_yellow", "bright_green")
TURN: Final = "▶"
EYE: Final = "◉"


class Drawing:
    """One outlook in one language, laid out when its width is known."""

    widest: ClassVar[int] = NARROWEST

    def __init__(self, outlook: Mapping[str, Any], spoken: Words) -> None:
        self.outlook = outlook
        self.spoken = spoken
        self.players: list[Mapping[str, Any]] = list(outlook["players"])

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.drawn(max(NARROWEST, min(options.max_width, self.widest)))

    def drawn(self, width: int) -> Iterator[RenderableType]:
        """All of the board, from top to bottom; each board says what."""
        raise NotImplementedError

    def title(self, game: str, *told: str) -> Text:
        """What is played, and where in the game one is: the head of every board."""
        return Text.assemble((game, "bold"), *(f" · {part}" for part in told))

    def phase(self) -> str:
        """What is being asked."""
        return self.spoken.say(f"phase-{self.outlook['phase']}")

    def name(self, seat: int) -> str:
        """What a player is called."""
        return self.spoken.say("seat-name", number=seat + 1)

    def sheet(self, player: Mapping[str, Any]) -> list[Text]:
        """The score line by line."""
        return [
            Text(f"{self.spoken.say(f'line-{line}')} {worth}") for line, worth in player["lines"] if worth
        ]

    def asked(self, sentence: str) -> Text:
        """What is asked, after the sign of whom it is asked of."""
        seat = self.outlook["prompt"]["seat"]
        return Text.assemble((f"{TURN} {GLYPHS[seat]} ", COLOURS[seat]), (sentence, "bold"))

    def winners(self) -> Text:
        """Who has won."""
        seats = self.outlook["outcome"]["winners"]
        names = ", ".join(f"{GLYPHS[seat]} {self.name(seat)}" for seat in seats)
        return Text(
            self.spoken.say("board-winner" if len(seats) == 1 else "board-winners", who=names), "bold"
        )

    def frame(self, seat: int, *, marks: str = "", worth: Text | None = None) -> Panel:
        """The frame of a player's things: whose they are above, the points below; heavy on their turn."""
        active = seat in self.outlook["actors"]
        turn = f"{TURN} " if active else ""
        eye = f" {EYE}" if seat == self.outlook["viewer"] else ""
        points = self.spoken.say("board-points", count=self.players[seat]["points"])
        return Panel(
            "",
            box=box.HEAVY if active else box.ROUNDED,
            title=Text(f"{turn}{GLYPHS[seat]} {self.name(seat)}{eye}{marks}", "bold"),
            title_align="left",
            subtitle=Text(points, "bold") if worth is None else worth,
            subtitle_align="right",
            border_style=COLOURS[seat],
        )


def side_by_side(
    panels: Sequence[Panel], contents: Sequence[Sequence[Text]], share: int, padding: int = 1
) -> Table:
    """Panels with their lines, each as wide as its share and all as high as the fullest."""
    grid = Table.grid()
    for panel, lines in zip(panels, contents, strict=True):
        grid.add_column(width=share)
        panel.renderable = Text("\n").join(lines)
        panel.height = max(len(lines) for lines in contents) + 2
        panel.padding = (0, padding)
    grid.add_row(*panels)
    return grid


def apart(left: Text, right: str, width: int) -> Text:
    """A line with something at either end."""
    left.append(" " * max(1, width - left.cell_len - len(right)))
    return left.append(right, "bold")


def fit(text: Text, width: int) -> Text:
    """The text cut or padded to a width."""
    fitted = cut(text, width)
    fitted.pad_right(width - fitted.cell_len)
    return fitted


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
