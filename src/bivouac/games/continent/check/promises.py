"""Hollow promises: actions that can be taken again once all that they bring is had, or gone for good."""

from collections.abc import Iterator

from bivouac.core.effects import AllOf, Condition, Effect, May, OneOf, walk
from bivouac.games.continent import effects as e
from bivouac.games.continent.data import records as r
from bivouac.games.continent.data.faults import placed
from bivouac.games.continent.data.reading import adventure_cards, parts_on, records_of

KEPT = (r.Quest, r.Item, r.Bonus)  # taken once: they are carried, or gone
FOR_GOOD = (e.Gild, e.Banish)  # such a card is not there again; one that is discarded is, after a night
NO_GAIN = (e.Lose, e.Discard, e.Return, e.Damage, e.Eliminate, e.Douse)
SPENT = (e.Banish, e.Discard, e.Return)  # how a quest item leaves the satchel


def hollow_promises(pack: r.Pack) -> Iterator[str]:
    """Every action that promises only what can be had once, and is offered without asking whether it was."""
    promises = Promises(pack)
    for place, card in placed(pack):
        for attempt in card.attempts:
            if isinstance(card, r.Temporary) or attempt.mandatory or not promises.runs_dry(card, attempt):
                continue
            if not promises.is_guarded(attempt.requires):
                yield f"{place}: to {attempt.icon} is still offered once all that it brings is gone"


class Promises:
    """What the cards of a pack bring, and whether they could bring it again."""

    def __init__(self, pack: r.Pack) -> None:
        self.numbers: dict[int, list[r.Card]] = {}
        for _, card in adventure_cards(pack):
            self.numbers.setdefault(card.number, []).append(card)
        flags = [record.flag for record in records_of(pack)]
        self.offsets = {(flag.symbol, flag.offset) for flag in flags if flag is not None}

    def runs_dry(self, card: r.Record, attempt: r.Attempt, met: frozenset[int] = frozenset()) -> bool:
        """Does an action bring cards and nothing else, each of which can be had once?"""
        parts = list(walk(attempt.success))
        if any(isinstance(part, FOR_GOOD) for part in parts):
            return False
        promising = any(isinstance(part, e.Take | e.Riddle) for part in parts)
        return promising and self._is_spent(card, attempt.success, met)

    def is_guarded(self, condition: Condition | None) -> bool:
        """Is an action with that condition offered only while something that it promises is left?"""
        match condition:
            case e.Left() | e.AnyLeft():
                return True
            case e.Not(e.InSatchel(number)):
                return not any(self._leaves(quest) for quest in self.numbers[number])
            case e.Both(first, second):
                return self.is_guarded(first) or self.is_guarded(second)
        return False

    def _leaves(self, quest: r.Card) -> bool:
        """May a quest item leave the satchel, so that its absence says nothing?"""
        return bool(quest.points) or any(isinstance(part, SPENT) for part in parts_on(quest))

    def _is_spent(self, card: r.Record, effect: Effect, met: frozenset[int]) -> bool:
        """Can there come a time when an effect brings nothing any more?"""
        match effect:
            case e.Take(number, flag):
                sums = {number + offset for symbol, offset in self.offsets if symbol == flag}
                return all(self._is_had(one, met) for one in {number, *sums} & self.numbers.keys())
            case e.Riddle():
                answers = [n for n, found in self.numbers.items() for one in found if card.number in one.mark]
                return all(self._is_had(answer, met) for answer in answers)
            case AllOf(parts) | OneOf(parts):
                return all(self._is_spent(card, part, met) for part in parts)
            case May(part):
                return self._is_spent(card, part, met)
        return isinstance(effect, NO_GAIN)

    def _is_had(self, number: int, met: frozenset[int]) -> bool:
        """Can all cards of a number be had for good, or have nothing more to give when they are met again?"""
        return number in met or all(self._is_empty(card, met | {number}) for card in self.numbers[number])

    def _is_empty(self, card: r.Card, met: frozenset[int]) -> bool:
        if isinstance(card, KEPT):
            return True
        dry = all(self._gives_out(card, attempt, met) for attempt in card.attempts)
        if isinstance(card, r.Temporary):
            return card.banished or (dry and self._is_spent(card, card.effect, met))
        if not isinstance(card, r.Permanent) or card.helps or card.resources or card.arrows or card.hidden:
            return False
        return dry or card.colour == "gold"

    def _gives_out(self, card: r.Card, attempt: r.Attempt, met: frozenset[int]) -> bool:
        """Does an action end with its card, or bring what can be had once?"""
        ends = any(isinstance(part, FOR_GOOD) for part in walk(attempt.success))
        return ends or self.runs_dry(card, attempt, met)
