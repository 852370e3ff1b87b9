"""Sentences on a terminal: rich breaks lines at no-break spaces too, which French cannot bear."""

from rich.console import Console, ConsoleOptions, JustifyMethod, RenderResult
from rich.measure import Measurement
from rich.text import Text

HELD = {"\N{NO-BREAK SPACE}": "\ue000", "\N{NARROW NO-BREAK SPACE}": "\ue001"}


class Prose:
    """A text whose no-break spaces hold; not a Text itself, which rich would copy into one of its own."""

    def __init__(self, text: str | Text, style: str = "", justify: JustifyMethod | None = None) -> None:
        self.text = text if isinstance(text, Text) else Text(text, style, justify=justify)

    @classmethod
    def assemble(cls, *parts: str | tuple[str, str]) -> "Prose":
        """One text of several, some of them with a style."""
        return cls(Text.assemble(*parts))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.no_wrap:
            yield self.text
            return
        held = self.text.copy()
        for space, stand_in in HELD.items():
            held.plain = held.plain.replace(space, stand_in)
        lines = held.wrap(console, options.max_width, justify=self.text.justify or options.justify)
        for line in lines:
            for space, stand_in in HELD.items():
                line.plain = line.plain.replace(stand_in, space)
            yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self.text)
