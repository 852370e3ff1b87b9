"""The research track from the Lost Temple down, and the assistants of the supply."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.text import Text

from bivouac.core.drawing import cut, flow
from bivouac.core.words import Words
from bivouac.games.arnak.board.island import glyph
from bivouac.games.arnak.board.symbols import GIVES, SIGNS, price
from bivouac.games.arnak.data.tracks import ARRIVALS, TRACKS


class Track:
    """Rows, bonus tiles and tokens; temple tiles; supply and rescue stack."""

    def __init__(self, outlook: Mapping[str, Any], spoken: Words) -> None:
        self.outlook = outlook
        self.spoken = spoken
        self.track = next(track for track in TRACKS if track.id == outlook["temple"])

    def lines(self, width: int) -> list[Text]:
        """From the temple tiles down to the start, then the assistants."""
        found = [*flow(self._temple(), width)]
        for row in range(self.track.spaces[-1].row, -1, -1):
            line = self._row(row)
            if row or len(line):
                found.append(cut(line, width))
        return [*found, *flow(self._assistants(), width)]

    def _temple(self) -> Iterator[Text]:
        """Temple tiles left: points, how many, the price."""
        temple = self.outlook["lost_temple"]
        yield Text(self.spoken.say("board-temple"), "bold")
        for at, (name, count) in enumerate(temple["tiles"].items()):
            points = name.split("_")[0]
            side = ("‹", "·", "›", "‹", "›", "")[at]
            yield Text(f"{points}{side}×{count}", "" if count else "dim")
        costs = " ".join(price(cost, {}) for cost in self.track.temple)
        yield Text(f"({costs})", "dim")

    def _row(self, row: int) -> Text:
        """The spaces of a row with their price, bonus tiles and tokens, and what the row is worth."""
        line = Text()
        if row == self.track.spaces[-1].row:
            line.append(f"{row} ", "bold").append("/".join(str(points) for points in ARRIVALS), "dim")
        elif row:
            worth = self.track.rows[row - 1]
            line.append(f"{row} ", "bold").append(f"{worth.glass_points}/{worth.notebook_points}", "dim")
        for at, space in enumerate(self.track.spaces):
            if space.row == row:
                line.append(" │ " if row else "").append_text(self._space(at))
        if row == 0 and len(line):
            line = Text.assemble(("0", "bold"), line)
        return line

    def _space(self, at: int) -> Text:
        space, shown = self.track.spaces[at], self.outlook["track"][at]
        text = Text(price(space.price, {}))
        for bonus in shown["bonuses"]:
            text.append(f" +{GIVES[bonus]}", "bold")
        if at == len(self.track.spaces) - 1:
            text.append(f" +{self.outlook['lost_temple']['bonuses']}?", "dim")
        if at == 0 and not shown["tokens"]:
            return Text()
        for token in shown["tokens"]:
            mark = self.spoken.say(f"board-{token['token']}")
            text.append(" ").append_text(glyph(token["player"], self.outlook["seats"])).append(mark)
        return text

    def _assistants(self) -> Iterator[Text]:
        """The tops of the supply with the height of their stack, and who waits to be rescued."""
        yield Text(self.spoken.say("board-assistants"), "bold")
        for stack in self.outlook["supply"]:
            name = self.spoken.say("nothing-there")
            if stack["top"] is not None:
                name = self.spoken.say(f"{stack['top']['kind']}-name")
            yield Text(f"{name} ({stack['count']})")
        if self.outlook["rescue"]:
            yield Text(self.spoken.say("board-rescue"), "bold")
            for assistant in self.outlook["rescue"]:
                kind = assistant["kind"]
                yield Text(self.spoken.say(f"{kind}-name") if kind else "?")
        yield Text(f"{SIGNS['fear']}×{self.outlook['fears']}", "dim")
