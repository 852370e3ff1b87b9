"""What can be played, numbered: the legal actions first, the answers before what answers nothing."""

import re
import unicodedata
from collections.abc import Sequence
from itertools import groupby

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from bivouac.core.contract import State

GAP = 2
_ASIDE = re.compile(r"\([^()]*\)")  # a price, or what comes of it


class Choices:
    """The actions of a seat at one moment; a number a player types means the same until the next action."""

    def __init__(
        self, state: State, seat: int, vocabulary: int, lang: str = "en", aside: Sequence[str] = ()
    ) -> None:
        self.state = state
        self.seat = seat
        self.lang = lang
        self.aside = aside
        allowed = state.legal(seat)
        self.legal = sorted(allowed, key=self.is_aside)
        self.greyed = [action for action in range(vocabulary) if action not in set(allowed)]
        self.listed = self._listed()
        self.numbers = {action: number for number, action in self.listed.items()}

    def _listed(self) -> dict[int, int]:
        """The actions by their numbers: one that is called by a number has that, all others come after."""
        figures: dict[int, int] = {}
        for action in self.legal:
            label = self.state.label(action, self.lang)
            if label.isdecimal():
                figures.setdefault(int(label), action)
        called = set(figures.values())
        others = [action for action in self.legal if action not in called] + self.greyed
        return figures | dict(enumerate(others, start=1 + max(figures, default=0)))

    def find(self, typed: str) -> int:
        """The action of a number or of a notation; raises Refusal."""
        if typed.isascii() and typed.isdecimal() and len(typed) < 9 and int(typed) in self.listed:
            return self.listed[int(typed)]
        return self.state.parse(typed)

    def named(self, typed: str) -> list[int]:
        """The actions that what was typed says in the player's own words: legal ones, else greyed ones."""
        said = spelt(typed)
        for actions in (self.legal, self.greyed):
            found = [action for action in actions if _says(spelt(self.state.label(action, self.lang)), said)]
            if found:
                return found
        return []

    def number(self, action: int) -> int:
        """The number under which an action is listed."""
        return self.numbers[action]

    def kind(self, action: int) -> str:
        """The first word of an action's notation."""
        return self.state.text(action).split()[0]

    def is_aside(self, action: int) -> bool:
        """Does the action answer no question, and may it be taken while nearly any is asked?"""
        return self.kind(action) in self.aside

    def groups(self) -> list[list[int]]:
        """The legal actions by kind; those alone of their kind share a group, but for what stands aside."""
        groups: list[list[int]] = []
        lonely = False
        for _, found in groupby(self.legal, key=self.kind):
            group = list(found)
            if lonely and len(group) == 1 and not self.is_aside(group[0]):
                groups[-1] += group
            else:
                groups.append(group)
            lonely = len(group) == 1
        return groups

    def greyed_out(self) -> dict[str, list[list[int]]]:
        """The actions that cannot be played, by the ruling that forbids them and then by kind."""
        by_ruling: dict[str, list[int]] = {}
        for action in self.greyed:
            refusal = self.state.why_not(self.seat, action)
            assert refusal is not None, "what is not legal has a refusal"
            by_ruling.setdefault(refusal.ruling, []).append(action)
        return {
            ruling: [list(group) for _, group in groupby(actions, key=self.kind)]
            for ruling, actions in by_ruling.items()
        }


def spelt(sentence: str) -> list[str]:
    """The words of a sentence as people type them: no capitals, no accents, nothing in brackets."""
    plain = unicodedata.normalize("NFD", _ASIDE.sub(" ", sentence).casefold())
    return re.findall(r"\w+", "".join(letter for letter in plain if not unicodedata.combining(letter)))


def _says(label: list[str], said: list[str]) -> bool:
    """Does it begin like the label, and go on with words of it in their order?"""
    if not said or label[:1] != said[:1]:
        return False
    left = iter(label)
    return all(word in left for word in said)


class Menu:
    """The legal actions drawn in as many columns as fit."""

    def __init__(self, choices: Choices, lang: str) -> None:
        self.choices = choices
        self.lang = lang

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for group in self.choices.groups():
            cells = [self._cell(action) for action in group]
            width = max(cell.cell_len for cell in cells) + GAP
            columns = max(1, options.max_width // width)
            for first in range(0, len(cells), columns):
                row = Text()
                for cell in cells[first : first + columns]:
                    row.append_text(cell)
                    row.append(" " * (width - cell.cell_len))
                row.rstrip()
                yield row

    def _cell(self, action: int) -> Text:
        label = self.choices.state.label(action, self.lang)
        number = f"{self.choices.number(action):>3} "
        if self.choices.is_aside(action):
            return Text(number + label, "dim")
        return Text.assemble((number, "bold cyan"), label)
