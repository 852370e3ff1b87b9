"""The terminal board, drawn from an outlook alone: tiles with their zones, boards, the question."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bivouac.core.drawing import COLOURS, GLYPHS, TURN, Drawing, cut, flow, side_by_side
from bivouac.core.tellings import say_prompt
from bivouac.games.agartha import columns
from bivouac.games.agartha.facts import PACKAGE
from bivouac.games.agartha.kinds import AMULETS, ENCOUNTER, SLOTS

WIDEST_TILE = 26
LABEL = 8  # the name of a slot on a board
ROOMY = 38  # a board from which on cards are named, not marked
NARROW = 24  # a board up to which nothing is padded


# The colours of cards only help: a name or a mark tells them apart.
INKS = {
    "character": "bold",
    "forest": "green",
    "mountain": "bright_black",
    "village": "yellow",
    "compass": "bright_yellow",
    "amulet": "magenta",
}
OBJECT_INK = "cyan"

HOLDER = "★"
OPEN = "◀"
MADE, UNMADE = "■", "□"
HIDDEN = "?"


class Board(Drawing):
    """The tiles with their zones, and the boards."""

    widest = 120

    def drawn(self, width: int) -> Iterator[RenderableType]:
        """Everything from top to bottom."""
        share = width // len(self.players)
        yield self._header(width)
        yield self._tiles(width)
        yield self._piles(width)
        if share < ROOMY:
            yield from self._legend(width)
        yield self._boards(share)
        yield from self._question()

    def _header(self, width: int) -> Text:
        """Round and phase on the left, what the tokens do on the right."""
        round = self.spoken.say("board-round", number=self.outlook["round"], rounds=self.outlook["rounds"])
        left = self.title("Agartha", round, self.phase())
        does = [
            f"{value} {self.spoken.say(f'board-{id}')}" for value, id in enumerate(self.outlook["actions"], 1)
        ]
        right = "  ".join(does)
        left.append(" " * max(1, width - left.cell_len - len(right)))
        return left.append(right, "dim")

    def _tiles(self, width: int) -> Table:
        """The tiles in the order of resolution: action zone, cards, bid zone."""
        tiles = self.outlook["tiles"]
        column = min(width // len(tiles), WIDEST_TILE)
        grid = Table.grid()
        for _ in tiles:
            grid.add_column(width=column, no_wrap=True)
        contents = [self._tile(tile, column - 1) for tile in tiles]
        height = max(len(lines) for lines in contents)
        grid.add_row(*(Text("\n").join(lines + [Text()] * (height - len(lines))) for lines in contents))
        return grid

    def _tile(self, tile: Mapping[str, Any], width: int) -> list[Text]:
        asked = f"{TURN} " if tile["id"] in self.outlook["prompt"]["elements"] else ""
        name = f" {asked}{self.spoken.say('board-tile', number=tile['number'])} "
        lines = [Text(name.center(width, "━"), "bold")]
        lines += self._zone("act", tile["action"]["tokens"], width)
        for place, card in enumerate(tile["cards"]):
            if card is not None:
                lines.append(cut(Text.assemble((f"{place + 1} ", "dim"), self._name_of(card["kind"])), width))
        if not any(tile["cards"]):
            lines.append(Text(f"  {self.spoken.say('board-empty')}", "dim"))
        return lines + self._zone("bid", tile["bid"]["tokens"], width)

    def _zone(self, zone: str, tokens: Iterable[Mapping[str, Any]], width: int) -> list[Text]:
        """A zone and the tokens in it, in the order in which they were laid there."""
        chips = [Text(self.spoken.say(f"board-{zone}"), "dim")]
        chips += [_token(token) for token in tokens] or [Text(self.spoken.say("board-free"), "dim")]
        return flow(chips, width, gap=1)

    def _piles(self, width: int) -> Text:
        """Deck and discard, the cards known to lie under the deck, and who holds the Testament."""
        deck = self.outlook["deck"]
        line = Text.assemble((self.spoken.say("deck-name"), "bold"), f" {deck['count']}")
        if deck["bottom"]:
            marks = " ".join(self._mark(card["kind"]) for card in deck["bottom"])
            line.append(f" ({self.spoken.say('board-bottom', cards=marks)})")
        line.append("   ").append(self.spoken.say("discard-name"), "bold")
        counts = Counter(card["kind"] for card in self.outlook["discard"])
        line.append(f" {sum(counts.values())}")
        if counts:
            chips = " ".join(f"{self._mark(kind)} {counts[kind]}" for kind in columns.IDS if counts[kind])
            line.append(f" ({chips})", "dim")
        line.append(f"   {HOLDER} ").append(self.spoken.say("board-testament"), "dim")
        return cut(line, width)

    def _legend(self, width: int) -> list[Text]:
        """What the marks on narrow boards mean."""
        chips = []
        for kind in columns.IDS:
            chips.append(Text.assemble((self._mark(kind), "bold"), f" {self._word(kind)}", style="dim"))
        return flow(chips, width)

    def _boards(self, share: int) -> Table:
        """The players' boards side by side, as high as the richest."""
        padding = 0 if share <= NARROW else 1
        contents = [self._player(player, share - 2 - 2 * padding) for player in self.players]
        panels = [
            self.frame(seat, marks=f" {HOLDER}" if self.players[seat]["testament"] else "")
            for seat in range(len(self.players))
        ]
        return side_by_side(panels, contents, share, padding)

    def _player(self, player: Mapping[str, Any], width: int) -> list[Text]:
        """Slots, sectors, Explorations and tokens; at the end the score line by line."""
        lines: list[Text] = []
        for place in player["places"][:SLOTS]:
            lines += self._slot(place, width)
        met, amulets = player["places"][ENCOUNTER]["cards"], player["places"][AMULETS]["cards"]
        sectors = [
            Text(f"{self._label('encounter')}{len(met)}"),
            Text(f"{self._label('amulets')}{len(amulets)}"),
        ]
        lines += flow(sectors, width)
        explored = Text(_padded(self.spoken.say("board-explored")))
        for points, made in zip(columns.EXPLORATION_POINTS, player["explored"], strict=True):
            explored.append(f"{'' if width < NARROW else ' '}{points}{MADE if made else UNMADE}")
        lines.append(cut(explored, width))
        if self.outlook["outcome"] is None:
            lines += flow(self._hand(player), width, gap=1)
            if player["cards"]:
                lines += self._row(self.spoken.say("board-cards"), player["cards"], width, "bold")
        else:
            lines += flow(self.sheet(player), width)
        return lines

    def _slot(self, place: Mapping[str, Any], width: int) -> list[Text]:
        """A slot and what lies in it; an open one is pointed at."""
        label = self.spoken.say(f"{place['place']}-name", "short")
        rows = self._row(label, place["cards"], width - (2 if place["open"] else 0), "")
        if place["open"]:
            rows[0].append(f" {OPEN}", "bold")
        return rows

    def _row(self, label: str, cards: Iterable[Mapping[str, Any]], width: int, style: str) -> list[Text]:
        """Cards of a place, equal ones counted together, by name or by mark as the width allows."""
        counts = Counter(card["kind"] for card in cards)
        roomy = width >= ROOMY - 6
        chips = []
        for kind in columns.IDS:
            if counts[kind]:
                name = self._word(kind) if roomy else self._mark(kind)
                number = "" if counts[kind] == 1 else f"{counts[kind]} " if roomy else str(counts[kind])
                chips.append(Text(f"{number}{name}", _ink(kind)))
        flowed = flow(chips, width - LABEL - 1, gap=2 if roomy else 1) or [Text("·", "dim")]
        rows = [Text.assemble((_padded(label), style), " ", flowed[0])]
        return rows + [Text(" " * (LABEL + 1)).append_text(line) for line in flowed[1:]]

    def _hand(self, player: Mapping[str, Any]) -> list[Text]:
        """Tokens in hand and those that are back; a hidden one may be one of a few values."""
        hand, seat = player["hand"], player["seat"]
        chips = [Text(_padded(self.spoken.say("board-tokens")))]
        if hand["tokens"] is not None:
            chips += [Text(str(token["value"]), f"bold {COLOURS[seat]}") for token in hand["tokens"]]
        elif hand["count"]:
            chips.append(Text(HIDDEN * hand["count"], COLOURS[seat]))
        chips += [Text(f"({token['value']})", "dim") for token in player["returned"]]
        return chips

    def _question(self) -> Iterable[Text]:
        """What is asked and of whom, or who has won."""
        if self.outlook["outcome"] is None:
            yield self.asked(say_prompt(PACKAGE, self.outlook["prompt"], self.spoken.lang))
        else:
            yield self.winners()

    def _label(self, place: str) -> str:
        return f"{self.spoken.say(f'{place}-name', 'short').ljust(LABEL)} "

    def _name_of(self, kind: str) -> Text:
        return Text(self._word(kind), _ink(kind))

    def _word(self, kind: str) -> str:
        return self.spoken.say(f"{kind}-name", "short")

    def _mark(self, kind: str) -> str:
        return self.spoken.say(f"{kind}-name", "mark")


def _ink(kind: str) -> str:
    return INKS.get(kind, OBJECT_INK)


def _token(token: Mapping[str, Any]) -> Text:
    """A token on a tile: the seat's glyph and the value, in brackets while others cannot see it."""
    seat = token["seat"]
    if token["face_up"]:
        shown = str(token["value"])
    elif token["value"] is not None:
        shown = f"({token['value']})"
    else:
        shown = "/".join(str(value) for value in token["one_of"]) if len(token["one_of"]) < 3 else HIDDEN
    return Text(f"{GLYPHS[seat]}{shown}", f"bold {COLOURS[seat]}")


def _padded(label: str) -> str:
    return label.ljust(LABEL)
