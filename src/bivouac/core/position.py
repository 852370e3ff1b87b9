"""A position as text: the game, the table's choices, and one line a place on top of the set-up.

What no row of the game can say of a state is written as `exactly` lines, in the words of a saved document:
every state can be written and read again.
"""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from bivouac.core.contract import Facts, Option
from bivouac.core.mistakes import PlayerMistake
from bivouac.core.places import Draft, Row, Wrong, listed
from bivouac.core.refusal import SetupError, in_one_line

LONGEST = 40_000  # characters of a text
MOST_LINES = 1_000
MOST_TRIED = 50  # lines left out one by one, to find the one that is in the way
EXACTLY = re.compile(r"exactly (\w+): (.+)")
Numbered = list[tuple[int, str]]


class Positions:
    """How the positions of one game are read and written: its set-up, and the drafts of its room."""

    def __init__(self, facts: Facts, start: Callable[..., Any], draft: type[Draft]) -> None:
        self.facts = facts
        self.start = start
        self.draft = draft
        self.options = {option["key"]: option for option in facts.options}

    def read(self, text: str, touched: dict[str, int] | None = None) -> dict[str, Any]:
        """The document a text describes; a mistake in it is named with its line.

        `touched` is given the line that last changed each key of the document, for whoever wants to know.
        """
        lines = spoken(text)
        number, name = lines[0]
        if name != self.facts.name:
            raise misread("game", number, name=in_one_line(name), known=self.facts.name)
        table, places = self._table(lines[1:])
        return self._laid_out(self._set_up(table), places, touched)

    def impossible(
        self, text: str, wrong: SetupError, load: Callable[[dict[str, Any]], object]
    ) -> PlayerMistake:
        """The mistake of a text whose document is refused: the line that is in the way of the others.

        It is the line that last changed what is wrong, or one without which all would be well.
        """
        key = re.split(r"[:.\[ ]", str(wrong), maxsplit=1)[0]
        touched: dict[str, int] = {}
        self.read(text, touched)
        line = touched.get(key) or self._in_the_way(text, load)
        said = dict(spoken(text)).get(line, key)
        return misread("impossible", line, place=in_one_line(said.partition(":")[0]))

    def _in_the_way(self, text: str, load: Callable[[dict[str, Any]], object]) -> int:
        """The number of the line without which the text could be played on; 0 if there is no such line."""
        lines = text.splitlines()
        for number, _ in spoken(text)[1 : 1 + MOST_TRIED]:
            try:
                load(self.read("\n".join([*lines[: number - 1], "", *lines[number:]])))
            except SetupError:
                continue
            return number
        return 0

    def write(self, document: dict[str, Any]) -> str:
        """The text of a document: what differs from the set-up, in the order of the rows."""
        chosen = {"seats": document["seats"], **document.get("options", {})}
        table = {key: value for key, value in chosen.items() if key == "seats" or self._is_choice(key, value)}
        set_up = self._set_up(table)
        lines = self._differences(document, set_up)
        told = self._laid_out(set_up, list(enumerate(lines, 1)), None)
        lines += [
            f"exactly {key}: {json.dumps(value)}" for key, value in document.items() if told[key] != value
        ]
        head = [f"{key}: {_said(value)}" for key, value in table.items()]
        return "\n".join([self.facts.name, *head, *lines, ""])

    def _is_choice(self, key: str, value: object) -> bool:
        return key in self.options and value != self.options[key]["default"]

    def _table(self, lines: Numbered) -> tuple[dict[str, Any], Numbered]:
        """What the table chose, and the lines about places."""
        table: dict[str, Any] = {}
        places: Numbered = []
        for number, line in lines:
            key, _, value = line.partition(":")
            if key not in ("seats", "seed", *self.options):
                places.append((number, line))
                continue
            if key in table:
                raise misread("twice", number, text=in_one_line(key))
            table[key] = _choice(self.options.get(key), value.strip(), number)
        return table, places

    def _set_up(self, table: Mapping[str, Any]) -> dict[str, Any]:
        """The document of the set-up with these choices."""
        options = {key: value for key, value in table.items() if key in self.options}
        seats = table.get("seats", self.facts.seats[0])
        document: dict[str, Any] = self.start(seats, table.get("seed", 0), options).dump()
        return document

    def _differences(self, document: dict[str, Any], set_up: dict[str, Any]) -> list[str]:
        """The lines of each pool that is not as after the set-up; of a row alone, only its new lines."""
        before, after = self.draft(set_up), self.draft(document)
        said = [(row, row.lines(before), row.lines(after)) for row in self.draft.rows]
        changed = {row.pool for row, old, new in said if old != new}
        lines: list[str] = []
        for row, old, new in said:
            if row.pool in changed:
                lines += new if row.shares or row.repeats else [line for line in new if line not in old]
        return lines

    def _laid_out(
        self, document: dict[str, Any], lines: Numbered, touched: dict[str, int] | None
    ) -> dict[str, Any]:
        """The document with all lines read into it, in the order of the rows whatever theirs is."""
        draft = self.draft(document)
        exact = [(number, line) for number, line in lines if line.startswith("exactly ")]
        for number, row, slots in self._wishes([line for line in lines if line not in exact]):
            before = {} if touched is None else _prints(document)
            try:
                row.reads(draft, *slots)
            except Wrong as wrong:
                raise misread(wrong.code, number, **wrong.facts) from None
            if touched is not None:
                after = _prints(document)
                touched |= {key: number for key, value in after.items() if before[key] != value}
        try:
            draft.finish()
        except Wrong as wrong:
            named = str(wrong.facts.get("name", "\n"))  # the last line that asks for it is one too many
            last = max([number for number, line in lines if named in line], default=0)
            raise misread(wrong.code, last, **wrong.facts) from None
        for number, line in exact:
            key = _put_exactly(document, number, line)
            if touched is not None:
                touched[key] = number
        return document

    def _wishes(self, lines: Numbered) -> list[tuple[int, Row, list[Any]]]:
        """The rows the lines are of, in the order of the table of rows."""
        rows = self.draft.rows
        found: list[tuple[int, int, list[Any]]] = []
        places: set[str] = set()
        for number, line in lines:
            at, slots = self._row_of(number, line)
            place = f"{at} {line.partition(':')[0]}"
            if place in places and not rows[at].repeats:
                raise misread("twice", number, text=in_one_line(line.partition(":")[0]))
            places.add(place)
            found.append((at, number, slots))
        found.sort(key=lambda wish: wish[:2])
        return [(number, rows[at], slots) for at, number, slots in found]

    def _row_of(self, number: int, line: str) -> tuple[int, list[Any]]:
        """The row a line is of, and what it says there."""
        for at, row in enumerate(self.draft.rows):
            slots = row.find(line)
            if slots is not None:
                return at, slots
        alike = [row.form for row in self.draft.rows if line.startswith(row.begins)]
        if alike:
            raise misread("form", number, text=in_one_line(line), form=alike[0])
        raise misread("unknown", number, text=in_one_line(line))


def spoken(text: str) -> Numbered:
    """The lines that say something, with their numbers; the first names the game."""
    if not isinstance(text, str):
        raise PlayerMistake("position_empty")
    if len(text) > LONGEST or text.count("\n") > MOST_LINES:
        raise PlayerMistake("position_long", {"most": LONGEST, "lines": MOST_LINES})
    lines = [(number, line.partition("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
    said = [(number, line) for number, line in lines if line]
    if not said:
        raise PlayerMistake("position_empty")
    return said


def decoded(data: bytes) -> str:
    """The text of a file, which is UTF-8, with or without the mark some editors put before it."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        raise misread("bytes", data.count(b"\n", 0, wrong.start) + 1) from None


def game_named(text: str) -> str:
    """The name of the game a text is about, which its first line says."""
    return in_one_line(spoken(text)[0][1])


def names_a_game(text: str) -> bool:
    """Does a text begin as a position does, with one word alone? A journal's first line has a colon."""
    for line in text[:LONGEST].splitlines():
        said = line.partition("#")[0].split()
        if said:
            return len(said) == 1 and ":" not in said[0]
    return False


def misread(code: str, line: int, **facts: int | str) -> PlayerMistake:
    """A mistake in a text, with the number of its line; 0 where it is of no line alone."""
    return PlayerMistake(f"position_{code}", {"line": line, **facts})


def _choice(option: Option | None, text: str, line: int) -> object:
    """A choice of the table as its option takes it; what does not fit is left to whoever sets up."""
    if option is None or option["type"] == "int":
        if not re.fullmatch("-?[0-9]{1,18}", text):
            raise misread("whole", line, text=in_one_line(text))
        return int(text)
    if option["type"] == "bool":
        return {"yes": True, "no": False}.get(text, text)
    return listed(text) if option["type"] == "list" else text


def _said(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return (", ".join(map(str, value)) or "nothing") if isinstance(value, list) else str(value)


def _prints(document: dict[str, Any]) -> dict[str, str]:
    return {key: repr(value) for key, value in document.items()}


def _put_exactly(document: dict[str, Any], number: int, line: str) -> str:
    """A key of the document is what the line says; which key that is."""
    found = EXACTLY.fullmatch(line)
    if found is None or found[1] not in document:
        raise misread("unknown", number, text=in_one_line(line))
    try:
        document[found[1]] = json.loads(found[2])
    except (ValueError, RecursionError):
        raise misread("form", number, text=in_one_line(line), form="exactly {key}: {value}") from None
    return found[1]
