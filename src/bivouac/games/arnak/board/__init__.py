"""The terminal board, drawn from an outlook alone: row, island, track, players, question."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bivouac.core.drawing import COLOURS, GLYPHS, Drawing, apart, cut, flow
from bivouac.core.tellings import say_prompt
from bivouac.games.arnak.actions.labels import PACKAGE, question_name
from bivouac.games.arnak.board.island import Island
from bivouac.games.arnak.board.players import Players
from bivouac.games.arnak.board.symbols import EXPLAINED, GUARD, IDOL, SIGNS, STAFF
from bivouac.games.arnak.board.track import Track
from bivouac.games.arnak.catalogue import ROMAN

WIDE = 116  # from here on the track stands beside the island


class Board(Drawing):
    """The row, the island, the track and the players."""

    widest = 132

    def drawn(self, width: int) -> Iterator[RenderableType]:
        """Everything from top to bottom."""
        yield self._header(width)
        yield self._row(width)
        yield from self._land(width)
        yield from self._exile(width)
        yield from self._legend(width)
        yield Players(self.outlook, self.spoken).side_by_side(width)
        yield from Players(self.outlook, self.spoken).own_cards(width)
        yield from self._question()

    def _header(self, width: int) -> Text:
        """Round, side and phase on the left, the first player on the right."""
        round = self.spoken.say("board-round", number=ROMAN[self.outlook["round"] - 1])
        left = self.title("Arnak", round, self.spoken.say(f"board-{self.outlook['temple']}"), self.phase())
        right = ""
        if self.outlook["rival"] is None:
            right = self.spoken.say("board-first", who=GLYPHS[self.outlook["first"]])
        return apart(cut(left, width - len(right) - 1), right, width)

    def _row(self, width: int) -> Table:
        """Artifacts, the staff, items; a name on two lines, then the cost."""
        column = (width - 3) // 6
        grid = Table.grid()
        cells = []
        for place, card in enumerate(self.outlook["row"]):
            if place == self.outlook["round"]:
                grid.add_column(width=3)
                cells.append(Text(f" {STAFF}", "bold"))
            grid.add_column(width=column)
            cells.append(self._card(card, place < self.outlook["round"], column - 1))
        grid.add_row(*cells)
        return grid

    def _card(self, card: Mapping[str, Any] | None, artifact: bool, width: int) -> Text:
        if card is None:
            return Text("·", "dim")
        sign = SIGNS["compass" if artifact else "coin"]
        name = Text(self.spoken.say(f"{card['kind']}-name"), "italic" if artifact else "")
        return Text.assemble((f"{card['cost']}{sign} ", "bold"), name)

    def _land(self, width: int) -> Iterable[Table | Text]:
        """The island and the research track, side by side where there is room."""
        if width < WIDE:
            yield Island(self.outlook, self.spoken).table(width)
            yield from Track(self.outlook, self.spoken).lines(width)
            return
        share = width * 6 // 10
        lines = Text("\n").join(Track(self.outlook, self.spoken).lines(width - share - 1))
        grid = Table.grid()
        grid.add_column(width=share)
        grid.add_column(width=width - share)
        grid.add_row(Island(self.outlook, self.spoken).table(share), lines)
        yield grid

    def _exile(self, width: int) -> list[Text]:
        """What was exiled: items and artifacts, then basic cards with the sign of whose they were."""
        chips = [Text(self.spoken.say(f"{card['kind']}-name")) for card in self.outlook["exile"]]
        for card in self.outlook["exiled_basics"]:
            name = self.spoken.say(f"{card['kind']}-name")
            chips.append(Text.assemble((GLYPHS[card["seat"]], COLOURS[card["seat"]]), name))
        return flow([Text(self.spoken.say("board-exiled"), "bold"), *chips], width) if chips else []

    def _legend(self, width: int) -> list[Text]:
        """What the signs mean."""
        chips = [Text(f"{SIGNS[sign]} {self.spoken.say(f'board-{sign}')}", "dim") for sign in EXPLAINED]
        chips += [
            Text(f"{sign} {self.spoken.say(f'board-{key}')}", "dim")
            for sign, key in ((IDOL, "idol"), (GUARD, "guardian"))
        ]
        return flow(chips, width, gap=1)

    def _question(self) -> Iterable[Text]:
        """What is asked and of whom, or how it ended."""
        asked = say_prompt(PACKAGE, self.outlook["prompt"], self.spoken.lang, question_name)
        if self.outlook["outcome"] is None:
            yield self.asked(asked)
            return
        yield Text(asked, "bold")
        if self.outlook["outcome"]["winners"]:
            yield self.winners()
        else:
            yield Text(self.spoken.say("board-rival-wins"), "bold")
