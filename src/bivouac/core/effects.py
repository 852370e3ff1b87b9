"""Effects are frozen records: rules, icons, sentences, features and checks all walk the same ones.

Combinators live here, leaves in each game's `effects.py`. Interpreted, so that a game from another
distribution can add its own leaves beside a compiled core.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, ClassVar, NamedTuple, TypeVar, dataclass_transform

T = TypeVar("T")
FIELDS: dict[type, tuple[str, ...]] = {}  # by kind of effect, as they are met


@dataclass_transform(frozen_default=True)
class Frozen:
    """A frozen dataclass, and so is every class made from it."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        dataclass(frozen=True)(cls)


class Effect(Frozen):
    """Anything a card, a tile or a track step can do."""


class Times(NamedTuple):
    """An icon as often as a field of the leaf says: a number, or once where it says anything at all."""

    icon: str
    field: str
    most: int = 99  # where a longer run would say no more


class Named(NamedTuple):
    """What a field of the leaf names: one icon, or resources with their counts."""

    field: str


class Leaf(Effect):
    """An effect of one game: the rulings that concern it wherever it stands, the icons it is drawn with."""

    rulings: ClassVar[tuple[int, ...]] = ()
    drawn: ClassVar[tuple[str | Times | Named, ...]] = ()

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        known = {field.name for field in fields(cls)}
        strange = [mark for mark in cls.drawn if not isinstance(mark, str) and mark.field not in known]
        assert not strange, f"{cls.__name__} has no field for {strange}"


class AllOf(Effect):
    """Every part, in order."""

    parts: tuple[Effect, ...]


class OneOf(Effect):
    """The player picks exactly one part they can carry out."""

    parts: tuple[Effect, ...]


class SomeOf(Effect):
    """The player picks so many different parts, as many as they can carry out."""

    count: int
    parts: tuple[Effect, ...]


class May(Effect):
    """The part, or nothing, as the player likes."""

    part: Effect


class Pay(Effect):
    """Pay the price, then do the part; impossible when short."""

    price: tuple[tuple[str, int], ...]
    part: Effect


class Condition(Frozen):
    """Something that is true of the table or not; a game's own are leaves like its effects."""


class When(Effect):
    """One part if the condition holds, the other if it does not."""

    condition: Condition
    part: Effect
    otherwise: Effect = AllOf(())


def all_of(*parts: Effect) -> Effect:
    """The parts in order; one part alone is that part."""
    return parts[0] if len(parts) == 1 else AllOf(parts)


def one_of(*parts: Effect) -> Effect:
    """One of the parts; one part alone is that part."""
    return parts[0] if len(parts) == 1 else OneOf(parts)


def some_of(count: int, *parts: Effect) -> Effect:
    """So many different ones of the parts."""
    return SomeOf(count, parts)


def pay(resource: str, count: int, *, to: Effect) -> Effect:
    """Pay some of one resource for an effect."""
    return Pay(((resource, count),), to)


def parts_of(effect: Effect) -> tuple[Effect, ...]:
    """The effects directly inside this one, in the order of its fields."""
    parts: list[Effect] = []
    for name in FIELDS.get(type(effect)) or _fields_of(effect):
        value = getattr(effect, name)
        if isinstance(value, Effect):
            parts.append(value)
        elif isinstance(value, tuple):
            parts += [part for part in value if isinstance(part, Effect)]
    return tuple(parts)


def _fields_of(effect: Effect) -> tuple[str, ...]:
    """The names of its fields, asked of each kind of effect once."""
    return FIELDS.setdefault(type(effect), tuple(field.name for field in fields(effect)))


def walk(effect: Effect) -> Iterator[Effect]:
    """The effect and everything inside it, outermost first."""
    yield effect
    for part in parts_of(effect):
        yield from walk(part)


def most(effect: Effect, of_leaf: Callable[[Effect], int]) -> int:
    """The most an effect can bring: all parts of a sequence together, the best one of a choice."""
    if isinstance(effect, AllOf):
        return sum([most(part, of_leaf) for part in effect.parts])
    if isinstance(effect, OneOf):
        return max([most(part, of_leaf) for part in effect.parts])
    return of_leaf(effect)


def in_order(kinds: Sequence[type[Effect]], table: Mapping[type, T]) -> list[T]:
    """What a table has for each kind, in the order of the kinds; one without a row fails at import."""
    assert set(table) == set(kinds), f"no row, or one too many, for {set(table) ^ set(kinds)}"
    return [table[kind] for kind in kinds]


class Nodes:
    """Every effect of a game's tables with a number, so that an agenda is made of ints alone."""

    def __init__(self, roots: Iterable[Effect]) -> None:
        self.number: dict[Effect, int] = {}
        for root in roots:
            for effect in walk(root):
                self.number.setdefault(effect, len(self.number))
        self.effects: tuple[Effect, ...] = tuple(self.number)

    def parts(self) -> list[list[int]]:
        """For each node the numbers of the effects directly inside it."""
        return [[self.number[part] for part in parts_of(effect)] for effect in self.effects]

    def kinds(self, order: tuple[type[Effect], ...]) -> list[int]:
        """For each node the place of its class in `order`; a class left out fails here, at import."""
        strange = {type(effect).__name__ for effect in self.effects if type(effect) not in order}
        assert not strange, f"no handler for {', '.join(sorted(strange))}"
        return [order.index(type(effect)) for effect in self.effects]
