"""Choices that are none: a worse way, a hollow promise, a lesson without end, a strange condition."""

from collections.abc import Iterable, Iterator
from itertools import permutations

from bivouac.core.effects import Condition, Effect, When, walk
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
        if isinstance(record, LASTING):
            yield from (f"{place}: {reason}" for reason in _hollow(record, numbers))
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


def _hollow(card: r.Record, numbers: dict[int, list[r.Card]]) -> Iterator[str]:
    """An action whose only gain can be had once, and which is paid for again when it is gone."""
    for attempt in card.attempts:
        parts = [part for part in walk(attempt.success) if not isinstance(part, When)]
        calls = [part for part in parts if isinstance(part, e.Take)]
        paid = attempt.cost or attempt.need
        if len(calls) != 1 or not paid or attempt.mandatory or any(isinstance(part, ENDS) for part in parts):
            continue
        (call,) = calls
        kept = all(isinstance(found, r.Quest | r.Item | r.Bonus) for found in numbers[call.number])
        gains = [part for part in parts if isinstance(part, e.Restore | e.Cure | e.Peek | e.Learn | e.Repair)]
        if kept and call.if_available and not gains and attempt.requires is None:
            yield f"to {attempt.icon} promises {call.number:03} again once it is gone"


def _strange(card: r.Record, numbers: dict[int, list[r.Card]]) -> Iterator[str]:
    """An action that asks for a card to be left, and does not lead to it: nobody could tell what bars it."""
    for attempt in card.attempts:
        led = _led_to((*walk(attempt.success), *walk(attempt.failure)), numbers)
        for number in _left(attempt.requires):
            if number not in led:
                yield f"to {attempt.icon} asks for {number:03} to be left, and does not lead to it"


def _left(condition: Condition | None) -> Iterator[int]:
    """The cards of which a condition says that one is to be left."""
    match condition:
        case e.Left(number):
            yield number
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
