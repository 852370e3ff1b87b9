"""The terminal board, drawn from an outlook alone: the land, the people, the running action, the question."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bivouac.core.drawing import COLOURS, GLYPHS, Drawing, cut
from bivouac.core.sentences import capital
from bivouac.core.spelling import percent
from bivouac.core.tellings import say_prompt
from bivouac.core.words import Words
from bivouac.games.continent import columns
from bivouac.games.continent.catalogue import (
    PACKAGE,
    card_of,
    entry,
    lines,
    name_of,
    piece_name,
    word_name,
    words_of,
)
from bivouac.games.continent.data.limits import MOST_PIPS
from bivouac.games.continent.kinds import BONUS, CHARACTER, STATE

WIDEST_CELL = 22

FIRE = "♨"
FOG = "░"
EVENT = "✎"
PIP, NO_PIP = "●", "○"
CURSE, LIFTED = "☒", "☑"
ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII")


class Board(Drawing):
    """The land, the people on it and what they carry, in the words of the pack."""

    widest = 120

    def __init__(self, outlook: Mapping[str, Any], spoken: Words) -> None:
        self.lang = spoken.lang
        self.box = columns.of(str(outlook["adventure"]))
        super().__init__(outlook, words_of(self.box, self.lang))
        self.cells: dict[tuple[int, int], Mapping[str, Any]] = {
            (cell["x"], cell["y"]): cell for cell in outlook["board"]
        }

    def drawn(self, width: int) -> Iterator[RenderableType]:
        """Everything from top to bottom."""
        yield self._header(width)
        yield self._land(width)
        yield from self._places(width)
        yield self._people(width)
        yield from self._satchel(width)
        yield from self._action(width)
        yield from self._chances()
        yield from self._question()

    # -- the frame

    def _header(self, width: int) -> Text:
        """The adventure and the turn on the left, the life that is left on the right."""
        title = self.spoken.say("pack-title") if self.spoken.has("pack-title") else self.box.name
        left = Text.assemble(
            (title, "bold"), " · ", self.spoken.say("board-round", number=self.outlook["round"]), " "
        )
        for curse in self.outlook["curses"]:
            name = word_name("clue", curse["kind"], self.spoken)
            left.append(f"· {LIFTED if curse['lifted'] else CURSE} {name} ")
        right = self._life()
        left.append(" " * max(1, width - left.cell_len - right.cell_len))
        return left.append_text(right)

    def _life(self) -> Text:
        deck, discard = self.outlook["deck"]["count"], self.outlook["discard"]
        ink = "bold bright_red" if not deck else "bold"
        told = Text(self.spoken.say("board-deck", count=deck), ink)
        key = "board-discard" if discard["face_up"] else "board-discard-down"
        return told.append(" · ").append(self.spoken.say(key, count=discard["count"]), "none")

    def _land(self, width: int) -> RenderableType:
        """The cells in play, north at the top (ruling 88)."""
        left, right = min(x for x, _ in self.cells), max(x for x, _ in self.cells)
        top, bottom = min(y for _, y in self.cells), max(y for _, y in self.cells)
        across = right - left + 1
        share = min(WIDEST_CELL, (width - 2) // across - 1)
        grid = Table(box=boxes.SQUARE, show_header=False, show_lines=True, padding=0, border_style="dim")
        for _ in range(across):
            grid.add_column(width=share, no_wrap=True)
        for y in range(top, bottom + 1):
            grid.add_row(*(self._cell(self.cells.get((x, y)), share) for x in range(left, right + 1)))
        return grid

    def _cell(self, cell: Mapping[str, Any] | None, width: int) -> Text:
        """A cell in three lines: where and what, its name, who and what is there."""
        if cell is None:
            return Text("\n\n")
        if cell["face"] in ("down", "open"):
            zone = ROMAN[cell["zone"] or 0]
            veil = Text(f"{cell['cell']} {zone}\n", "dim").append(FOG * width + "\n", "dim")
            return veil.append(FOG * width, "dim")
        card_box, card = card_of(cell["kind"])
        number = f"{card_box.number[card]:03}" if card_box.number[card] else ROMAN[card_box.zone[card]]
        told = Text(f"{cell['cell']} ", "dim").append(
            number, "bold yellow" if card_box.gold[card] else "bold"
        )
        if cell["face"] == "known":
            told.append(f" {FOG}", "dim")
        told.append("\n").append_text(cut(Text(name_of(card_box, card, self.lang)), width)).append("\n")
        for seat in cell["figures"]:
            told.append(GLYPHS[seat], f"bold {COLOURS[seat]}").append(" ")
        told.append(f"{FIRE} " if cell["fire"] else "", "bright_yellow")
        return told.append(EVENT * len(cell["attached"]), "cyan")

    # -- the terrains people stand on

    def _places(self, width: int) -> Iterable[RenderableType]:
        """What each terrain with a figure says and offers, and the events linked to it."""
        for cell in self.cells.values():
            if cell["figures"]:
                yield self._place(cell, width)

    def _place(self, cell: Mapping[str, Any], width: int) -> Panel:
        title = Text()
        for seat in cell["figures"]:
            title.append(GLYPHS[seat], f"bold {COLOURS[seat]}")
        title.append(f" {self._name(cell['kind'])} ", "bold")
        lines = [*self._card(cell["kind"])]
        for event in cell["attached"]:
            lines.append(Text(f"{EVENT} {self._name(event['kind'])}", "cyan"))
            lines += self._card(event["kind"])
        return Panel(
            Group(*lines), title=title, title_align="left", box=boxes.ROUNDED, width=width, border_style="dim"
        )

    def _card(self, kind: str) -> list[Text]:
        """A card that lies open: its own words, then what it does."""
        told = entry(*card_of(kind), self.lang)
        prose = [Text(told[part], "italic") for part in ("back", "front") if told[part]]
        return [*prose, *(Text(line) for line in lines(*card_of(kind), self.lang))]

    def _name(self, kind: str) -> str:
        return name_of(*card_of(kind), self.lang)

    def _names(self, cards: Iterable[Mapping[str, Any]]) -> str:
        return ", ".join(self._name(card["kind"]) for card in cards)

    # -- people

    def _people(self, width: int) -> Table:
        """A row for each player: who, what is in hand, what is carried."""
        grid = Table(box=None, show_header=False, padding=(0, 1, 0, 0), width=width)
        grid.add_column(width=18)
        grid.add_column(ratio=1)
        for player in self.players:
            grid.add_row(self._who(player), self._belongings(player))
        return grid

    def _who(self, player: Mapping[str, Any]) -> Text:
        seat = player["seat"]
        active = self.outlook["action"] is not None and self.outlook["action"]["active"] == seat
        told = Text("▶" if active else " ").append(GLYPHS[seat], f"bold {COLOURS[seat]}").append(" ")
        told.append(self._explorer(player) or str(player["explorer"]), "bold")
        if player["status"] != "here":
            status = self.spoken.say(f"board-{player['status']}")
            told.append(f"\n   {status}", "dim")
        return told

    def _explorer(self, player: Mapping[str, Any], part: str | None = None) -> str:
        """What the pack calls an explorer, or says of their end; nothing where it is silent."""
        key = f"character-{player['explorer']}"
        return self.spoken.say(key, part) if self.spoken.has(key, part) else ""

    def _belongings(self, player: Mapping[str, Any]) -> Text:
        limits = player["limits"]
        held: dict[str, list[Mapping[str, Any]]] = {"skills": [], "bonuses": [], "states": []}
        for card in player["hand"]["cards"]:
            kind = self._kind(card["kind"])
            if kind != CHARACTER:
                held["states" if kind == STATE else "bonuses" if kind == BONUS else "skills"].append(card)
        told = Text()
        for key, cards in held.items():
            if cards or key == "skills":
                count = f"{len(cards)}/{limits[key]}" if limits.get(key) else str(len(cards))
                told.append(f"{self.spoken.say(f'board-{key}')} {count} ", "dim")
                told.append(self._names(cards), "red" if key == "states" else "none").append("  ")
        carried = [item for item in player["items"] if item is not None]
        told.append(f"{self.spoken.say('board-items')} {len(carried)}/{limits['items']} ", "dim")
        for item in carried:
            told.append_text(self._item(item)).append("  ")
        return told

    def _kind(self, kind: str) -> int:
        card_box, card = card_of(kind)
        return card_box.kind[card]

    def _item(self, item: Mapping[str, Any]) -> Text:
        """An item: its cards from the top down, its die as pips."""
        names = " + ".join(self._name(card["kind"]) for card in item["cards"])
        pips = PIP * item["pips"] + NO_PIP * (MOST_PIPS - item["pips"] if item["used"] else 0)
        return Text(names, "bold" if item["used"] else "none").append(f" {pips}", "bright_yellow")

    def _satchel(self, width: int) -> Iterable[Text]:
        """What belongs to all, and how much experience it holds."""
        satchel = self.outlook["satchel"]
        told = Text(f"{self.spoken.say('board-satchel')} ", "dim").append(self._names(satchel))
        if self.outlook["experience"]:
            told.append(f"  {self.spoken.say('board-experience', count=self.outlook['experience'])}", "dim")
        yield told
        known = [entry(*card_of(card["kind"]), self.lang)["known"] for card in satchel]
        if any(known):
            recap = Text(f"{self.spoken.say('board-known')} ", "dim")
            yield recap.append(" ".join(line for line in known if line), "italic")
        if self.outlook["past"]:
            yield Text(f"{self.spoken.say('board-past')} {self._names(self.outlook['past'])}", "dim")

    # -- the running action and the question

    def _action(self, width: int) -> Iterable[RenderableType]:
        """What is being attempted: cost, difficulty, the cards drawn, how it goes."""
        for card in self.outlook["reading"]:
            yield Panel(Group(*self._card(card["kind"])), title=self._name(card["kind"]),
                        title_align="left", box=boxes.ROUNDED, width=width)  # fmt: skip
        action = self.outlook["action"]
        if action is None:
            return
        icon = self.spoken.say(f"icon-{action['icon']}")
        told = Text(capital(icon), "bold").append(" · ")
        told.append(self.spoken.say("board-price", cost=action["cost"], need=action["need"]))
        if action["locked"]:
            told.append(self.spoken.say("attempt-locked"))
        for seat in action["party"]:
            told.append(f" {GLYPHS[seat]}", f"bold {COLOURS[seat]}")
        if action["drawn"]:
            told.append("\n").append_text(self._drawn(action))
        if action["successes"] is not None:
            told.append(f"  = {action['successes']}★ / {action['need']}★", "bold")
        yield Panel(told, box=boxes.HEAVY, width=width)

    def _chances(self) -> Iterable[Text]:
        """How what runs would fare as it stands, and with what is at hand; what would make it cheaper."""
        chances = self.outlook["chances"]
        if chances is None:
            return
        helps = {
            what: ", ".join(self._help(help, what) for help in chances["helps"] if help[what])
            for what in ("stars", "sevens", "cost")
        }
        surer = ", ".join(told for told in (helps["stars"], helps["sevens"]) if told)
        if chances["need"]:
            told = self.spoken.say("board-chance", percent=percent(chances["success"], self.lang))
            better = chances["helped"]["success"]
            if surer and better > chances["success"]:
                told += f", {self.spoken.say('board-helped', percent=percent(better, self.lang), list=surer)}"
            yield Text(told)
        if helps["cost"]:
            yield Text(self.spoken.say("board-cheaper", list=helps["cost"]), "dim")

    def _help(self, help: Mapping[str, Any], what: str) -> str:
        """A card at hand and what it does."""
        return self.spoken.say(f"board-help-{what}", card=self._name(help["card"]), count=help[what])

    def _drawn(self, action: Mapping[str, Any]) -> Text:
        """The cards drawn, face down or with what they are worth; those of the discard pile are marked."""
        told = Text()
        for piece in action["drawn"]:
            ink = "bright_red" if piece["origin"] == "discard" else "none"
            if piece["kind"] is None:
                told.append("[?] ", ink)
                continue
            card_box, card = card_of(piece["kind"])
            worth = _worth(card_box, card)
            told.append(f"[{self._name(piece['kind'])} {worth}] ", ink)
        return told

    def _question(self) -> Iterable[Text]:
        """What is asked, of whom; how it ended."""
        prompt = dict(self.outlook["prompt"])
        if prompt["seat"] is not None and "who" not in prompt:
            prompt["who"] = self._explorer(self.players[prompt["seat"]]) or self.name(prompt["seat"])
        yield Text(say_prompt(PACKAGE, prompt, self.lang, piece_name), "bold")
        if self.outlook["ending"] == "won":
            for curse in self.outlook["curses"]:
                key = f"ending-{curse['kind']}"
                if self.spoken.has(key):
                    yield Text(self.spoken.say(key), "italic")
            yield from self._fates("home")
        elif self.outlook["ending"] == "lost":
            yield from self._fates("stay")
        elif not self.outlook["deck"]["count"] and self.spoken.has("exhausted"):
            yield Text(self.spoken.say("exhausted"), "bright_red")

    def _fates(self, fate: str) -> Iterable[Text]:
        """What becomes of the explorers, where the pack says so."""
        told = [self._explorer(player, fate) for player in self.players]
        yield from (Text(text, "italic") for text in told if text)


def _worth(box: columns.Columns, card: int) -> str:
    """The strip of a skill in signs; a curse is a skull's worth."""
    half = ("", "◖", "◗", "◖◗")[box.half[card]]
    worth = "★" * box.stars[card] + half + "7" * box.sevens[card]
    return worth or "✖"
