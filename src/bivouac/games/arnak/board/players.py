"""The players' boards side by side, the rival's among them, and the cards of whoever is looking."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bivouac.core.drawing import Drawing, flow, side_by_side
from bivouac.games.arnak.board.symbols import (
    EMPTY,
    FIGURE,
    FULL,
    GUARD,
    IDOL,
    RIVAL_COLOUR,
    RIVAL_GLYPH,
    SIGNS,
)


class Players(Drawing):
    """What lies before each player."""

    def side_by_side(self, width: int) -> Table:
        """One panel a player, all as high as the fullest."""
        panels = [self.frame(player["seat"], marks=self._passed(player)) for player in self.players]
        contents = [self._player(player) for player in self.players]
        if self.outlook["rival"] is not None:
            panels.append(self._rival_panel())
            contents.append(self._rival())
        share = width // len(panels)
        return side_by_side(panels, [flow_all(lines, share - 4) for lines in contents], share)

    def _passed(self, player: Mapping[str, Any]) -> str:
        return f" · {self.spoken.say('board-passed')}" if player["passed"] else ""

    def _player(self, player: Mapping[str, Any]) -> list[list[Text]]:
        """Tokens; cards; figures and idols; assistants; guardians and temple tiles."""
        tokens = [Text(f"{count}{SIGNS[token]}", "bold") for token, count in player["tokens"].items()]
        cards = [
            Text(self.spoken.say("board-hand", count=len(player["hand"]))),
            Text(self.spoken.say("board-deck", count=player["deck"]["count"])),
            Text(self.spoken.say("board-area", count=len(player["area"]) + player["fear_tiles"])),
        ]
        slots = "".join(FULL if full else EMPTY for full in player["slots"])
        home = [Text(FIGURE * player["archaeologists"] or "–"), Text(f"{IDOL}×{player['crates']} {slots}")]
        if player["all_planes"]:
            home.append(Text(self.spoken.say("board-planes"), "italic"))
        if player["no_fear"]:
            home.append(Text(self.spoken.say("board-no_fear"), "italic"))
        helpers = [self._helper(one) for one in player["assistants"] if one is not None]
        lines = [tokens, cards, home, helpers, self._trophies(player)]
        if self.outlook["outcome"] is not None:
            lines.append(self._sheet(player))
        return lines

    def _helper(self, one: Mapping[str, Any]) -> Text:
        """An assistant: a star for gold, brackets when exhausted."""
        name = self.spoken.say(f"{one['kind']}-name") + ("★" if one["gold"] else "")
        return Text(name if one["ready"] else f"({name})", "" if one["ready"] else "dim")

    def _trophies(self, player: Mapping[str, Any]) -> list[Text]:
        """Guardians, brackets around those whose boon is used, and temple tiles."""
        found = []
        for guardian in player["guardians"]:
            name = GUARD + self.spoken.say(f"{guardian['kind']}-name")
            found.append(Text(name if guardian["boon"] else f"({name})"))
        for name, count in player["temple_tiles"].items():
            found.append(Text(f"{name.split('_')[0]}×{count}", "bold"))
        return found

    def _sheet(self, player: Mapping[str, Any]) -> list[Text]:
        return [Text(f"{self.spoken.say(f'line-{line}')} {worth}") for line, worth in player["lines"]]

    def _rival_panel(self) -> Panel:
        rival = self.outlook["rival"]
        return Panel(
            "",
            box=box.ROUNDED,
            title=Text(f"{RIVAL_GLYPH} {self.spoken.say('rival-name')}", "bold"),
            title_align="left",
            subtitle=Text(self.spoken.say("board-points", count=rival["points"]), "bold"),
            subtitle_align="right",
            border_style=RIVAL_COLOUR,
        )

    def _rival(self) -> list[list[Text]]:
        """Its last tile, what is left, the arrow, and what it has."""
        rival = self.outlook["rival"]
        arrow = "←" if rival["arrow"] == "left" else "→"
        tiles = [Text(self.spoken.say("board-tiles", count=len(rival["deeds"]))), Text(arrow, "bold")]
        if rival["done"]:
            tiles.append(Text(self.spoken.say(f"{rival['done'][-1]}-name"), "italic"))
        idols = [Text(f"{IDOL}×{len(rival['idols'])}+{rival['pile']}"), Text(f"▢×{len(rival['cards'])}")]
        lines = [tiles, idols, self._trophies(rival)]
        if self.outlook["outcome"] is not None:
            lines.append(self._sheet(rival))
        return lines

    def own_cards(self, width: int) -> list[Text]:
        """Hand and play area of whoever is looking, and travel left over this turn."""
        viewer = self.outlook["viewer"]
        found: list[Text] = []
        if viewer >= 0:
            player = self.outlook["players"][viewer]
            for key, pieces in (("board-your-hand", player["hand"]), ("board-your-area", player["area"])):
                chips = self._chips(Counter(card["kind"] for card in pieces))
                found += flow([Text(self.spoken.say(key), "bold"), *chips], width)
        if self.outlook["icons"]:
            icons = " ".join(self.spoken.say(f"board-{icon}") for icon in self.outlook["icons"])
            found.append(Text(self.spoken.say("board-left", icons=icons)))
        return found

    def _chips(self, kinds: Counter[str]) -> list[Text]:
        chips = []
        for kind, count in kinds.items():
            name = self.spoken.say(f"{kind}-name")
            chips.append(Text(name if count == 1 else f"{name} ×{count}"))
        return chips


def flow_all(lines: list[list[Text]], width: int) -> list[Text]:
    """Each group of chips on lines of its own; an empty group takes none."""
    return [line for chips in lines for line in flow(chips, width, gap=1)]
