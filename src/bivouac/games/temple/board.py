"""The terminal board, drawn from an outlook alone: the temple from above, assistants, players, question."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bivouac.core.drawing import COLOURS, EYE, GLYPHS, Drawing, apart, cut, fit, flow, side_by_side
from bivouac.core.tellings import say_prompt
from bivouac.core.words import Words
from bivouac.games.temple import columns
from bivouac.games.temple.facts import PACKAGE

ACROSS = 5  # cards of the ground floor side by side
ROOMY = 24  # a player's tableau from which on words are padded


# Rows in the order in which they lie from the back to the front, the highest floor where it stands.
ROWS = ("a", "d", "b", "f", "e", "c")
# A floor is a mark and a shade: the higher, the heavier.
MARKS = {1: "┆", 2: "│", 3: "┃"}
SHADES = {1: "#96704a", 2: "#b08d57", 3: "#d7b46a"}

BACK = "▒"
STAR = "★"


class Board(Drawing):
    """The temple from above, and what lies around it."""

    widest = 112

    def __init__(self, outlook: Mapping[str, Any], spoken: Words) -> None:
        super().__init__(outlook, spoken)
        self.cards: dict[str, Mapping[str, Any]] = {card["cell"]: card for card in outlook["temple"]}

    def drawn(self, width: int) -> Iterator[RenderableType]:
        """Everything from top to bottom."""
        yield self._header(width)
        yield from self._decks(width)
        yield from self._temple(width // ACROSS)
        yield from self._legend(width)
        yield from self._assistants(width)
        yield self._tableaux(width)
        yield from self._question()

    def _header(self, width: int) -> Text:
        """Which temple and phase on the left, actions left and who is next on the right."""
        round = self.spoken.say("board-round", number=self.outlook["round"])
        told = []
        if self.outlook["actors"]:
            told.append(self.spoken.say("board-left", count=self.outlook["left"]))
        if self.outlook["next"] is not None:
            seat = self.outlook["next"]
            told.append(self.spoken.say("board-next", who=GLYPHS[seat]))
        return apart(self.title("Temple", round, self.phase()), " · ".join(told), width)

    def _decks(self, width: int) -> list[Text]:
        names = [Text(self.spoken.say(f"{deck}-name"), "dim") for deck in self.outlook["decks"]]
        return flow([Text(self.spoken.say("board-decks"), "bold"), *names], width)

    def _temple(self, column: int) -> Iterable[Text]:
        """Six rows from above: a card of the second floor stands between the four it lies on."""
        for letter in ROWS if self.cards else ():
            cells = [cell for cell in columns.CELL_IDS if cell[0] == letter]
            line = Text(" " * (columns.PLAN_X[columns.CELL[cells[0]]] * column // 2))
            for cell in cells:
                line.append_text(fit(self._card(cell, column - 1), column))
            line.rstrip()
            yield line

    def _card(self, cell: str, width: int) -> Text:
        """A card where it stands: cell and price, then its face, or its back and who looked at it."""
        floor = columns.FLOOR[columns.CELL[cell]] + 1
        if cell not in self.cards:
            return Text(f" {cell} ·", "dim")
        card = self.cards[cell]
        free = card["price"] == 0
        text = Text.assemble(
            (MARKS[floor], SHADES[floor]),
            (cell, "bold" if free else ""),
            (f" {card['price']}", "bold" if free else SHADES[floor]),
            EYE if card["kind"] is not None and not card["face_up"] else " ",
        )
        room = width - text.cell_len
        if card["kind"] is None:
            return text.append_text(_back(card, room))
        name = self.spoken.say(f"{card['kind']}-name", "short")
        style = "bold" if free else ""
        return text.append_text(cut(Text(name, style if card["face_up"] else "italic"), room))

    def _legend(self, width: int) -> list[Text]:
        """What stands on a card, and what the marks of hidden ones mean."""
        viewer = self.outlook["viewer"]
        marks = [(BACK, "board-down")]
        if viewer >= 0:
            marks.append((EYE, "board-seen"))
        marks.append((GLYPHS[1 if viewer == 0 else 0], "board-others"))
        told = [Text(self.spoken.say("board-legend"), "dim")]
        told += [Text.assemble(f"{mark} ", (self.spoken.say(key), "dim")) for mark, key in marks]
        if self.outlook["discard"]:
            gone = self._chips(Counter(card["kind"] for card in self.outlook["discard"]))
            told.append(Text(f"{self.spoken.say('board-discard')} ", "dim").append_text(Text(" ").join(gone)))
        return flow(told, width)

    def _assistants(self, width: int) -> list[Text]:
        """Who still waits beside the temple."""
        waiting = [who["kind"] for who in self.outlook["assistants"] if who["place"] == "assistants"]
        names = [Text(self.spoken.say(f"{kind}-name")) for kind in waiting]
        none = [Text(self.spoken.say("board-no-assistants"), "dim")]
        return flow([Text(self.spoken.say("board-assistants"), "bold"), *(names or none)], width)

    def _tableaux(self, width: int) -> Table:
        """The players' tableaux side by side, as high as the richest."""
        share = width // len(self.players)
        padding = 1 if share >= ROOMY else 0
        contents = [self._player(player, share - 2 - 2 * padding) for player in self.players]
        panels = [self.frame(seat) for seat in range(len(self.players))]
        return side_by_side(panels, contents, share, padding)

    def _player(self, player: Mapping[str, Any], width: int) -> list[Text]:
        """Purse and stars, open cards, closed sets in brackets, flipped cards, assistants."""
        purse = [
            Text(self.spoken.say("board-money", count=player["money"]), "bold"),
            Text(f"{STAR} {player['stars']}"),
        ]
        cards = player["cards"]
        lines = flow(purse, width)
        lines += flow(self._chips(Counter(card["kind"] for card in cards if not card["flipped"])), width)
        lines += flow(self._closed(cards), width)
        used = Counter(card["kind"] for card in cards if card["flipped"] and card["group"] is None)
        if used:
            title = Text(f"({self.spoken.say('board-flipped')})", "dim")
            lines += flow([title, *(Text(chip.plain, "dim") for chip in self._chips(used))], width)
        helpers = [Text(self.spoken.say(f"{kind}-name"), "italic") for kind in player["assistants"]]
        lines += flow(helpers, width)
        if self.outlook["outcome"] is not None:
            lines += flow(self.sheet(player), width)
        return lines

    def _chips(self, kinds: Counter[str]) -> list[Text]:
        """Kinds of cards by their short names, equal ones counted together."""
        chips = []
        for kind in sorted(kinds, key=columns.IDS.index):
            name = self.spoken.say(f"{kind}-name", "short")
            chips.append(Text(name + (f" ×{kinds[kind]}" if kinds[kind] > 1 else "")))
        return chips

    def _closed(self, cards: list[Mapping[str, Any]]) -> list[Text]:
        """Each closed set in brackets."""
        groups: dict[int, Counter[str]] = {}
        for card in cards:
            if card["group"] is not None:
                groups.setdefault(card["group"], Counter())[card["kind"]] += 1
        return [
            Text("[").append_text(Text(" ").join(self._chips(kinds))).append("]") for kinds in groups.values()
        ]

    def _question(self) -> Iterable[Text]:
        """What is asked and of whom, or how it ended."""
        asked = say_prompt(PACKAGE, self.outlook["prompt"], self.spoken.lang)
        if self.outlook["outcome"] is None:
            yield self.asked(asked)
            return
        yield Text(asked, "bold")
        yield self.winners()


def _back(card: Mapping[str, Any], width: int) -> Text:
    """The back of a card, and the glyphs of those who have looked under it."""
    lookers = card["seen_by"]
    back = Text(BACK * max(1, min(6, width - len(lookers) - 1)), "dim")
    if lookers:
        back.append(" ")
        for seat in lookers:
            back.append(GLYPHS[seat], COLOURS[seat])
    return back
