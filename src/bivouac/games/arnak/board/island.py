"""The island: places of both levels row by row, the camp below."""

from collections.abc import Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from bivouac.core.drawing import COLOURS, GLYPHS, cut
from bivouac.core.words import Words
from bivouac.games.arnak.board import symbols
from bivouac.games.arnak.data.sites import DISCOVERY

ROWS = (3, 2, 1)
ACROSS = 4


class Island:
    """The sites of an outlook."""

    def __init__(self, outlook: Mapping[str, Any], spoken: Words) -> None:
        self.outlook = outlook
        self.spoken = spoken
        self.travel = {icon: spoken.say(f"board-{icon}") for icon in ("boot", "car", "ship", "plane")}

    def table(self, width: int) -> Table:
        """Level II on top, then both rows of level I, then the camp."""
        grid = Table.grid()
        grid.add_column(width=width)
        for row in ROWS:
            sites = [site for site in self.outlook["sites"] if site["row"] == row]
            grid.add_row(self._line(sites, width // ACROSS))
        camps = [site for site in self.outlook["sites"] if site["row"] == 0]
        grid.add_row(self._line(camps, width // len(camps)))
        return grid

    def _line(self, sites: list[Mapping[str, Any]], column: int) -> Table:
        grid = Table.grid()
        for _ in sites:
            grid.add_column(width=column)
        grid.add_row(*(cut(self._head(site), column - 1) for site in sites))
        feet = [cut(self._foot(site), column - 1) for site in sites]
        if any(len(foot) for foot in feet):
            grid.add_row(*feet)
        return grid

    def _head(self, site: Mapping[str, Any]) -> Text:
        """A camp by what it gives; a place by its id, the way there, what it gives or costs to discover."""
        if site["level"] == 0:
            name = self.spoken.say(f"{site['site']}-name")
            return Text.assemble((f"{symbols.GIVES[site['site']]} ", "bold"), name)
        text = Text.assemble((site["site"], "bold"), " ", self._way(site["spaces"][0]), " ")
        if site["tile"] is not None:
            return text.append(symbols.GIVES[site["tile"]["kind"]], "bold")
        text.append(f"{DISCOVERY[site['level']]}{symbols.SIGNS['compass']} ", "dim")
        for idol in site["idols"]:
            text.append(f"{symbols.IDOL}{symbols.GIVES[idol['kind']] if idol['kind'] else '?'}")
        return text

    def _foot(self, site: Mapping[str, Any]) -> Text:
        """The spaces of a camp; guardian and name of a place."""
        guard = self._guardian(site)
        if site["level"] == 0:
            spaces = Text("  ").join(self._camp_space(space) for space in site["spaces"])
            return spaces.append(" ").append_text(guard) if guard else spaces
        if guard:
            return guard
        return Text("" if site["tile"] is None else self.spoken.say(f"{site['tile']['kind']}-name"), "dim")

    def _guardian(self, site: Mapping[str, Any]) -> Text:
        if site["guardian"] is None:
            return Text("")
        kind = site["guardian"]["kind"]
        cost = symbols.price(symbols.COST[kind], self.travel)
        return Text.assemble((f"{symbols.GUARD}{cost} ", "bold"), self.spoken.say(f"{kind}-name"))

    def _camp_space(self, space: Mapping[str, Any]) -> Text:
        if space["blocked"]:
            return Text(symbols.BLOCKED, "dim")
        return self._way(space)

    def _way(self, space: Mapping[str, Any]) -> Text:
        """The travel a space asks for, or who stands there."""
        if space["player"] is None:
            return Text("".join(self.travel[icon] for icon in space["travel"]))
        return glyph(space["player"], self.outlook["seats"])


def glyph(player: int, seats: int) -> Text:
    """A player's sign; the solo rival comes after the last seat."""
    if player >= seats:
        return Text(symbols.RIVAL_GLYPH, symbols.RIVAL_COLOUR)
    return Text(GLYPHS[player], COLOURS[player])
