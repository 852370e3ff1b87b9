"""The fields of a state, declared once: the key each is written under, and the bounds in which it is read.

A bound or a count may hang on the state read so far (the seats come first). Whatever is wrong is named with
its place.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import i64

from bivouac.core.agenda import load_agenda
from bivouac.core.bits import nibbles, pieces, row_of
from bivouac.core.chance import load_chance
from bivouac.core.contract import Facts
from bivouac.core.documents import Document, fields, flag, items, rules_version, whole, wholes
from bivouac.core.knowledge import load_knowledge, mask_of
from bivouac.core.piles import Pile
from bivouac.core.refusal import SetupError
from bivouac.core.vectors import vec

COUNT: Final = 1 << 40  # what no count of a game comes near
Bound = int | Callable[[Any], int]


class Field:
    """A key of the document: what is written under it, and how a blank state is filled from it."""

    def __init__(
        self, key: str, written: Callable[[Any], object], read: Callable[[Any, Document], None]
    ) -> None:
        self.key = key
        self.written = written
        self.read = read


def of_rules(facts: Facts) -> tuple[Field, ...]:
    """The game and the version of its rules, for nothing of others is read any further; then the seats."""

    def read(state: Any, document: Document) -> None:
        rules_version(document, facts.name, facts.rules)

    return (
        Field("game", lambda state: facts.name, read),
        Field("rules", lambda state: facts.rules, read),
        number("seats", *facts.seats),
    )


def write(declared: Sequence[Field], state: Any) -> dict[str, Any]:
    """The state as a document."""
    return {field.key: field.written(state) for field in declared}


def read(declared: Sequence[Field], state: Any, document: Any) -> None:
    """Fill a blank state from a document, field by field in the order declared."""
    if not isinstance(document, dict):
        raise SetupError(f"document: a mapping is needed, not {type(document).__name__}")
    declared[0].read(state, document)  # of other rules, other keys are no mistake
    known = fields(document, "document", tuple([field.key for field in declared]))
    for field in declared:
        field.read(state, known)


def each_seat(state: Any) -> int:
    """One for each seat."""
    return int(state.seats)


def last_seat(state: Any) -> int:
    """The number of the last seat."""
    return int(state.seats) - 1


def _bound(bound: Bound, state: Any) -> int:
    return bound if isinstance(bound, int) else bound(state)


def _held(found: list[int], words: bool) -> Any:
    """The numbers as the state holds them: in a list, or in a vector of words."""
    return vec[i64](found) if words else found


def number(key: str, low: int, high: Bound, named: str = "") -> Field:
    """A whole number within bounds; `named` where the state calls it otherwise."""
    name = named or key
    return Field(
        key,
        lambda state: int(getattr(state, name)),
        lambda state, document: setattr(state, name, whole(document, key, low, _bound(high, state))),
    )


def truth(key: str, named: str = "") -> Field:
    """True or false."""
    name = named or key
    return Field(
        key,
        lambda state: getattr(state, name),
        lambda state, document: setattr(state, name, flag(document, key)),
    )


def numbers(
    key: str, low: int, high: Bound, count: Bound = -1, named: str = "", words: bool = False
) -> Field:
    """A list of whole numbers within bounds, of the given count unless it is negative."""
    name = named or key

    def read(state: Any, document: Document) -> None:
        bounds = (low, _bound(high, state))
        setattr(state, name, _held(wholes(document, key, bounds, _bound(count, state)), words))

    return Field(key, lambda state: list(getattr(state, name)), read)


def rows_of_numbers(key: str, low: int, high: Bound, count: Bound = each_seat) -> Field:
    """So many lists of whole numbers within bounds."""

    def read(state: Any, document: Document) -> None:
        bounds = (low, _bound(high, state))
        rows = items(document, key, _bound(count, state))
        setattr(state, key, [wholes({key: row}, key, bounds) for row in rows])

    return Field(key, lambda state: [row[:] for row in getattr(state, key)], read)


def packed(key: str, high: Bound, count: Bound, named: str = "") -> Field:
    """A row of small numbers in one machine word."""
    name = named or key

    def read(state: Any, document: Document) -> None:
        setattr(state, name, row_of(wholes(document, key, (0, _bound(high, state)), _bound(count, state))))

    return Field(key, lambda state: nibbles(getattr(state, name), _bound(count, state)), read)


def mask(key: str, count: Bound) -> Field:
    """A mask of pieces, written as their numbers."""
    return Field(
        key,
        lambda state: pieces(getattr(state, key)),
        lambda state, document: setattr(state, key, mask_of(document[key], key, _bound(count, state))),
    )


def masks(key: str, most: int, count: Bound = each_seat, words: bool = False) -> Field:
    """So many masks of pieces, whose numbers are below `most`."""

    def read(state: Any, document: Document) -> None:
        rows = items(document, key, _bound(count, state))
        found = [mask_of(row, f"{key}[{at}]", most) for at, row in enumerate(rows)]
        setattr(state, key, _held(found, words))

    return Field(key, lambda state: [pieces(row) for row in getattr(state, key)], read)


def kinds(
    key: str,
    ids: Sequence[str],
    what: str,
    count: Bound,
    rest: Sequence[int] = (),
    named: str = "",
    words: bool = False,
) -> Field:
    """Kinds of pieces, written by id so that tables may be reordered; `rest` follows and is never written."""
    name = named or key
    known = {id: kind for kind, id in enumerate(ids)}

    def read(state: Any, document: Document) -> None:
        found = []
        for at, id in enumerate(items(document, key, _bound(count, state))):
            if not isinstance(id, str) or id not in known:
                raise SetupError(f"{key}[{at}]: {str(id)[:40]!r} is no {what}")
            found.append(known[id])
        setattr(state, name, _held([*found, *rest], words))

    def written(state: Any) -> object:
        found = list(getattr(state, name))
        return [ids[kind] for kind in found[: len(found) - len(rest)]]

    return Field(key, written, read)


def holders(key: str, nobody: int, count: int) -> Field:
    """The seat that holds each of so many helpers, which the state knows by `holder` and `give`."""

    def read(state: Any, document: Document) -> None:
        for who, seat in enumerate(wholes(document, key, (nobody, last_seat(state)), count)):
            state.give(who, seat)

    return Field(key, lambda state: [int(state.holder(who)) for who in range(count)], read)


def pile(key: str, low: int, high: int) -> Field:
    """A pile of pieces from the bottom up."""
    return Field(
        key,
        lambda state: getattr(state, key).pieces[:],
        lambda state, document: setattr(state, key, Pile(wholes(document, key, (low, high)))),
    )


def knowledge(count: int) -> Field:
    """Who has seen which of so many pieces."""
    return Field(
        "knowledge",
        lambda state: state.knowledge.dump(),
        lambda state, document: setattr(
            state, "knowledge", load_knowledge(document["knowledge"], each_seat(state), count)
        ),
    )


def group(key: str, *inner: Field) -> Field:
    """Fields that stand together under one key."""

    def read(state: Any, document: Document) -> None:
        known = fields(document[key], key, tuple([field.key for field in inner]))
        for field in inner:
            field.read(state, known)

    return Field(key, lambda state: write(inner, state), read)


def options(*chosen: Field) -> Field:
    """What the table chose before the start."""
    return group("options", *chosen)


CHANCE: Final = Field(
    "chance",
    lambda state: state.chance.dump(),
    lambda state, document: setattr(state, "chance", load_chance(document["chance"])),
)
AGENDA: Final = Field(
    "agenda",
    lambda state: state.agenda.dump(),
    lambda state, document: setattr(state, "agenda", load_agenda(document["agenda"])),
)
