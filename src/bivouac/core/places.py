"""The places of a position: a kind of line is a row, which reads it into a draft and writes it from one."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from string import Formatter
from typing import Any, ClassVar

NOTHING = "nothing"
SLOTS = {"d": "(-?[0-9]{1,12})", "w": r"(\S+)", "l": "(.+)", "": "(.+)"}
Written = Iterable[Sequence[object]]


class Wrong(Exception):
    """What a line says is wrong: a code and its facts; the reader adds the line."""

    def __init__(self, code: str, **facts: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class Row:
    """A kind of line: its form, what it does to a draft, and what it writes of one.

    A slot of the form is a number (`:d`), a word (`:w`), a list of names (`:l`) or the rest of the line. Rows
    of one pool share their pieces: if one of them differs from the set-up, all of them are written.
    """

    def __init__(
        self,
        form: str,
        reads: Callable[..., None],
        writes: Callable[[Any], Written] | None = None,
        pool: str = "",
        repeats: bool = False,
    ) -> None:
        self.reads = reads
        self.writes = writes
        self.shares = bool(pool)
        self.pool = pool or form
        self.repeats = repeats  # may the same place have several lines?
        parts = [(text, name, spec or "") for text, name, spec, _ in Formatter().parse(form)]
        self.slots = [(name, spec) for _, name, spec in parts if name]
        self.pattern = re.compile(
            "".join(re.escape(text) + (SLOTS[spec] if name else "") for text, name, spec in parts)
        )
        self.form = re.sub(r":[dwl]\}", "}", form)  # as one fills it in
        self.begins = form.partition("{")[0].partition(":")[0].rstrip(" ,")

    def find(self, line: str) -> list[Any] | None:
        """What stands in the slots of a line; None if it is of another form."""
        found = self.pattern.fullmatch(line)
        if found is None:
            return None
        slots = [_value(text, spec) for text, (_, spec) in zip(found.groups(), self.slots, strict=True)]
        return None if any(isinstance(slot, list) and "" in slot for slot in slots) else slots

    def lines(self, draft: "Draft") -> list[str]:
        """The lines that say this of a document."""
        return [] if self.writes is None else [self.say(slots) for slots in self.writes(draft)]

    def say(self, slots: Sequence[object]) -> str:
        """A line of this form."""
        names = [name for name, _ in self.slots]
        return self.form.format(**dict(zip(names, map(_said, slots), strict=True)))


def _value(text: str, spec: str) -> Any:
    if spec == "d":
        return int(text)
    return listed(text) if spec == "l" else text


def _said(value: object) -> str:
    return (", ".join(map(str, value)) or NOTHING) if isinstance(value, list) else str(value)


def listed(text: str) -> list[str]:
    """The names of a list."""
    return [] if text == NOTHING else [name.strip() for name in text.split(",")]


class Draft:
    """A document on its way from the set-up to the position that is said."""

    rows: ClassVar[tuple[Row, ...]] = ()

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        self.seats: int = document["seats"]
        self._begun: set[str] = set()

    def afresh(self, key: str) -> list[Any]:
        """A list of the document, emptied when the first line speaks of it."""
        if key not in self._begun:
            self._begun.add(key)
            self.document[key] = []
        found: list[Any] = self.document[key]
        return found

    def finish(self) -> None:
        """Put what no line spoke of where it can be."""

    def seat(self, number: int, seats: int = 0) -> int:
        """The number, if it is that of a seat at this table."""
        return within(number, 0, (seats or self.seats) - 1)


def within(number: int, low: int, high: int) -> int:
    """The number, if it is neither below nor above what there is."""
    if not low <= number <= high:
        raise Wrong("number", value=number, low=low, high=high)
    return number


def one_of(name: str, known: Sequence[str] | Mapping[str, Any]) -> str:
    """The name, if it is one of those that are known there."""
    if name not in known:
        raise Wrong("name", name=name[:40], known=", ".join(known)[:400])
    return name


def index(name: str, known: Sequence[str]) -> int:
    """The number of a name in a list of all that are known there."""
    return list(known).index(one_of(name, known))


class Box:
    """Pieces by their names, handed out to the lines that ask for them."""

    def __init__(self, names: Iterable[str]) -> None:
        self.left = list(names)
        self.known = sorted(set(self.left))

    def draw(self, name: str) -> str:
        """One piece of that name leaves the box."""
        if one_of(name, self.known) not in self.left:
            raise Wrong("short", name=name)
        self.left.remove(name)
        return name


class Pieces:
    """Numbered pieces, handed out by kind; `forest 3` is the third of its kind, for whoever must know."""

    def __init__(self, kinds: Mapping[int, str]) -> None:
        self.left = list(kinds)
        self.kinds = kinds
        self.known = sorted(set(kinds.values()))
        of_kind: dict[str, list[int]] = {}
        for piece, kind in kinds.items():
            of_kind.setdefault(kind, []).append(piece)
        self.names = {
            piece: f"{kind} {at}" if len(pieces) > 1 else kind
            for kind, pieces in of_kind.items()
            for at, piece in enumerate(pieces, 1)
        }
        self._numbers = {name: piece for piece, name in self.names.items()}

    def draw(self, name: str) -> int:
        """A piece of that name is claimed: the very one, or the first that is left of its kind."""
        exact = self._numbers.get(name, -1)
        if exact < 0:
            one_of(name, self.known)
        found = [piece for piece in self.left if piece == exact or (exact < 0 and self.kinds[piece] == name)]
        if not found:
            raise Wrong("short", name=name)
        self.left.remove(found[0])
        return found[0]

    def draw_all(self, names: Iterable[str]) -> list[int]:
        """The pieces of a list."""
        return [self.draw(name) for name in names]

    def called(self, pieces: Iterable[int]) -> list[str]:
        """The names of pieces."""
        return [self.names[piece] for piece in pieces]


def settled(base: Sequence[Any], pins: Mapping[int, Any]) -> list[Any]:
    """The same pieces with some pinned to their places: the others stay, or fill the gaps in order."""
    left = list(base)
    for piece in pins.values():
        if piece not in left:
            raise Wrong("short", name=str(piece))
        left.remove(piece)
    laid = dict(pins)
    for place, piece in enumerate(base):
        if place not in laid and piece in left:
            laid[place] = piece
            left.remove(piece)
    return [laid[place] if place in laid else left.pop(0) for place in range(len(base))]


# Rows that several games have


def number(key: str, name: str = "", low: int = 0, first: int = 0, pool: str = "") -> Row:
    """A number of the document; what players count from one is `first` 1."""

    def reads(draft: Draft, count: int) -> None:
        draft.document[key] = within(count, low + first, 1 << 40) - first

    return Row(f"{name or key}: {{count:d}}", reads, lambda draft: [[draft.document[key] + first]], pool)


def of_each_seat(key: str, name: str = "") -> Row:
    """A number of each seat."""

    def reads(draft: Draft, seat: int, count: int) -> None:
        draft.document[key][draft.seat(seat)] = within(count, 0, 1 << 40)

    return Row(f"{name or key} {{seat:d}}: {{count:d}}", reads, lambda draft: enumerate(draft.document[key]))


def lists_of_each_seat(key: str, name: str, known: Sequence[str], pool: str = "") -> Row:
    """What each seat has, by the names of places or pieces."""

    def reads(draft: Draft, seat: int, found: list[str]) -> None:
        draft.document[key][draft.seat(seat)] = [index(text, known) for text in found]

    def writes(draft: Draft) -> Written:
        return [[seat, [known[at] for at in found]] for seat, found in enumerate(draft.document[key])]

    return Row(f"{name} {{seat:d}}: {{names:l}}", reads, writes, pool)


def names(key: str, known: Sequence[str]) -> Row:
    """A list of names, all that there are in it, in its order."""

    def reads(draft: Draft, found: list[str]) -> None:
        draft.document[key] = [one_of(text, known) for text in found]

    return Row(f"{key}: {{names:l}}", reads, lambda draft: [[draft.document[key]]])


def phrase(key: str, words: str) -> Row:
    """Something that is so if a line says it, and never is after the set-up."""

    def reads(draft: Draft) -> None:
        draft.document[key] = True

    return Row(words, reads, lambda draft: [[]] if draft.document[key] else [])


def numbers(key: str, name: str = "", first: int = 0) -> Row:
    """A list of numbers: seats, tiers, whatever has no other name."""

    def reads(draft: Draft, found: list[str]) -> None:
        draft.document[key] = [whole(text) - first for text in found]

    return Row(
        f"{name or key}: {{numbers:l}}", reads, lambda draft: [[[n + first for n in draft.document[key]]]]
    )


def whole(text: str) -> int:
    """A number that stands in a list."""
    if not re.fullmatch("-?[0-9]{1,12}", text):
        raise Wrong("whole", text=text[:40])
    return int(text)


def asked(questions: Sequence[str]) -> Row:
    """What is asked now, by the name of the question."""

    def reads(draft: Draft, question: str) -> None:
        draft.document["phase"] = index(question, questions)

    return Row("asked: {question:w}", reads, lambda draft: [[questions[draft.document["phase"]]]])


def steps(names: Sequence[str]) -> Row:
    """What is still to be resolved, a line a step, the next one last; said, they are all there is."""

    def reads(draft: Draft, name: str, a: int, b: int) -> None:
        draft.afresh("agenda").append([index(name, names), a, b])

    def writes(draft: Draft) -> Written:
        return [[names[kind], a, b] for kind, a, b in draft.document["agenda"]]

    return Row("waiting: {step:w} {a:d} {b:d}", reads, writes, repeats=True)


def seen(pieces: Sequence[str]) -> Row:
    """The hidden pieces a seat has looked at, by the names of their places."""

    def reads(draft: Draft, seat: int, places: list[str]) -> None:
        found = {index(place, pieces) for place in places}
        draft.document["knowledge"]["seen"][draft.seat(seat)] = sorted(found)

    def writes(draft: Draft) -> Written:
        looked = enumerate(draft.document["knowledge"]["seen"])
        return [[seat, [pieces[piece] for piece in found]] for seat, found in looked]

    return Row("seen by {seat:d}: {places:l}", reads, writes)


def _read_revealed(draft: Draft, count: int) -> None:
    draft.document["knowledge"]["revealed"] = within(count, 0, 1 << 40)


def _read_chance(draft: Draft, stream: str) -> None:
    match stream.split():
        case ["quick", *words]:
            draft.document["chance"] = {"kind": "quick", "words": [whole(word) for word in words]}
        case ["fair", seed, drawn]:
            draft.document["chance"] = {"kind": "fair", "seed": seed, "drawn": whole(drawn)}
        case _:
            raise Wrong("name", name=stream[:40], known="quick, fair")


def _write_chance(draft: Draft) -> Written:
    chance = draft.document["chance"]
    rest = chance["words"] if chance["kind"] == "quick" else (chance["seed"], chance["drawn"])
    return [[" ".join(map(str, (chance["kind"], *rest)))]]


ACTIVE = number("active")
MOVES = number("moves")
CHANCE = Row("chance: {stream}", _read_chance, _write_chance)
REVEALED = Row(
    "revealed: {count:d}", _read_revealed, lambda draft: [[draft.document["knowledge"]["revealed"]]]
)
