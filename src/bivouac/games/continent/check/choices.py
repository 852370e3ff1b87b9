"""Choices that are none: a worse way, a lesson without end, a strange condition."""

from collections.abc import Iterable, Iterator
from itertools import permutations

from bivouac.core.effects import Condition, Effect, walk
from bivouac.games.continent import effects as e
from bivouac.games.continent.data import records as r
from bivouac.games.continent.data.faults import placed
from bivouac.games.continent.data.reading import adventure_cards, parts_on

LASTING = (r.Terrain, r.Permanent, r.Quest)  # whose actions can be taken again
ENDS = (e.Gild, e.Banish, e.Discard, e.Free, e.NewBoard)  # what keeps an action from being taken again
# What a failure does, in cards as a careful player counts them.
A_STATE, AN_ITEM, AN_EVENT, THE_END = 3, 2, 2, 100


def poor_choices(pack: r.Pack) -> Iterator[str]:
    """Every choice that is none, a line each."""
    numbers: dict[int, list[r.Card]] = {}
    for _, card in adventure_cards(pack):
        numbers.setdefault(card.number, []).append(card)
    for place, record in placed(pack):
        yield from (f"{place}: {reason}" for reason in _twins(record, numbers))
        yield from (f"{place}: {reason}" for reason in _strange(record, numbers))
    yield from _endless_experience(pack, numbers)


def _twins(card: r.Record, numbers: dict[int, list[r.Card]]) -> Iterator[str]:
    """Two actions bring the same, and one is nowhere better: dearer, harder or riskier, and nothing else."""
    for one, other in permutations(card.attempts, 2):
        alike = one.success == other.success and one.requires == other.requires and one.locked == other.locked
        worse = (one.cost, one.need, harm(one.failure, numbers))
        better = (other.cost, other.need, harm(other.failure, numbers))
        if alike and worse != better and all(a >= b for a, b in zip(worse, better, strict=True)):
            yield f"to {one.icon} brings what to {other.icon} brings, and is never the better choice"


def harm(failure: Effect, numbers: dict[int, list[r.Card]]) -> int:
    """What a failure costs, roughly."""
    total = 0
    for part in walk(failure):
        match part:
            case e.Lose(cards):
                total += cards
            case e.Damage():
                total += AN_ITEM
            case e.Eliminate():
                total += THE_END
            case e.Take(number=number):
                total += A_STATE if isinstance(numbers[number][0], r.State) else AN_EVENT
    return total


def _strange(card: r.Record, numbers: dict[int, list[r.Card]]) -> Iterator[str]:
    """An action that asks for a card to be left, and does not lead to it: nobody could tell what bars it."""
    for attempt in card.attempts:
        led = _led_to((*walk(attempt.success), *walk(attempt.failure)), numbers)
        if e.Riddle() in walk(attempt.success):
            led |= {number for number, found in numbers.items() for one in found if card.number in one.mark}
        for number in _left(attempt.requires):
            if number not in led:
                yield f"to {attempt.icon} asks for {number:03} to be left, and does not lead to it"


def _left(condition: Condition | None) -> Iterator[int]:
    """The cards of which a condition says that one is to be left."""
    match condition:
        case e.Left(number):
            yield number
        case e.AnyLeft(numbers):
            yield from numbers
        case e.Both(first, second):
            yield from (*_left(first), *_left(second))
        case e.Not(part):
            yield from _left(part)


def _led_to(parts: Iterable[Effect], numbers: dict[int, list[r.Card]]) -> set[int]:
    """What effects call, what bears its mark, and so on; ground leads anywhere, and so is not followed."""
    led: set[int] = set()
    new = _called(parts)
    while new:
        led |= new
        cards = [card for number in new for card in numbers[number] if not isinstance(card, r.Terrain)]
        marked = {number for number, found in numbers.items() for card in found if new & {*card.mark}}
        new = _called(part for card in cards for part in parts_on(card)) | marked
        new -= led
    return led


def _called(parts: Iterable[Effect]) -> set[int]:
    return {part.number for part in parts if isinstance(part, e.Take)}


def _endless_experience(pack: r.Pack, numbers: dict[int, list[r.Card]]) -> Iterator[str]:
    """Experience that one action gives again and again."""
    worth = {number for number, cards in numbers.items() for card in cards if card.points}
    for place, card in placed(pack):
        if not isinstance(card, LASTING):
            continue
        for attempt in card.attempts:
            called = _called(walk(attempt.success)) & worth
            again = [n for n in called if len(numbers[n]) > 1 and attempt.requires != e.Left(n)]
            if again and not any(isinstance(part, ENDS) for part in walk(attempt.success)):
                yield f"{place}: to {attempt.icon} teaches {again[0]:03} again and again"
