"""Forced losses: texts and mandatory actions that an explorer alone cannot survive, whatever is drawn.

A text is one if every way through it eliminates its reader, surely reveals a curse in the discard pile, or
takes cards that all do so. A mandatory action is one if it has no prerequisite and ends so whether it
succeeds or fails; where it cannot fail, or cannot succeed with the best cards and all helps of the pack, one
of its boxes decides.

Luck, choices and helps are granted as they never come together, so that what is named is certain. Powers, the
card of easy mode and companions elsewhere are not counted on: a party may lack them. Not seen are losses that
depend on how many cards are left, on curses among the cards that pay for an action, on states that pile up,
on conditions that nobody can avoid, and on actions that are survived one by one.
"""

from collections.abc import Iterator
from typing import Final

from bivouac.core.effects import AllOf, Effect, May, OneOf, When, walk
from bivouac.games.continent import effects as e
from bivouac.games.continent.data import records as r
from bivouac.games.continent.data.bounds import BINDING, binding
from bivouac.games.continent.data.faults import placed
from bivouac.games.continent.data.reading import adventure_cards, records_of
from bivouac.games.continent.kinds import MOST_SEATS

DOOM: Final = float("inf")  # it is over
SAFE: Final = float("-inf")  # it may be won, or go on in a way that nobody can foresee
# What leads the reader elsewhere: a curse lifted, fog turned over, ground that comes, a number to name.
ELSEWHERE: Final = (e.Lift, e.Flip, e.Free, e.Gild, e.Riddle)
# What a choice does not offer where there is nothing to do it with.
AT_TIMES: Final = (e.Spend, e.Cure, e.Repair, e.Peek, e.Learn)


def forced_losses(pack: r.Pack) -> Iterator[str]:
    """Texts and mandatory actions that end an adventure whatever one does, a line each."""
    fates = Fates(pack)
    for place, card in placed(pack):
        if fates.is_deadly_to_read(card):
            yield f"{place}: it ends the adventure as soon as it is read"
        if fates.is_deadly_to_do(card):
            yield f"{place}: its mandatory action ends the adventure whatever one does"


class Fates:
    """What becomes of those who read the cards of a pack, and of those who must act on them."""

    def __init__(self, pack: r.Pack) -> None:
        self.pack = pack
        self.numbers: dict[int, list[r.Card]] = {}
        for _, card in adventure_cards(pack):
            self.numbers.setdefault(card.number, []).append(card)
        own = [skill for person in pack.characters for skill in person.skills]
        self.skills = [*pack.common, *own, *pack.advanced]
        hired = sorted((len(person.skills) for person in pack.characters), reverse=True)[:MOST_SEATS]
        curses = pack.curses + len(pack.clues)
        # The action deck and its discard pile at their largest; more revealed than blanks are in it shows a
        # curse, of which all generic ones and that of a clue are always there (ruling 62).
        self.deck = len(pack.common) + len(pack.advanced) + sum(hired) + curses
        self.blanks = self.deck - pack.curses - min(1, len(pack.clues))

    def is_deadly_to_read(self, card: r.Record) -> bool:
        """Does its text end it, whoever reads it and with whatever deck?"""
        return self._text(card, 0, frozenset()) == DOOM

    def is_deadly_to_do(self, card: r.Record) -> bool:
        """Must one of its actions be taken, and does each of them end it?"""
        return self._must(card, frozenset())

    # -- reading

    def _text(self, card: r.Record, lost: float, calls: frozenset[int]) -> float:
        return self._after(card.acquired, self._after(card.effect, lost, calls), calls)

    def _after(self, effect: Effect, lost: float, calls: frozenset[int]) -> float:
        """The cards surely lost in a row once it has been resolved as well as can be; DOOM, SAFE."""
        match effect:
            case e.Eliminate():
                return DOOM
            case e.Lose(cards):
                return DOOM if lost >= self.deck and cards > self.blanks else lost + cards
            case e.Restore():
                return 0
            case e.Take():
                return self._taken(effect, lost, calls)
            case AllOf(parts):
                for part in parts:
                    lost = lost if lost in (DOOM, SAFE) else self._after(part, lost, calls)
                return lost
            case OneOf(parts):
                ways = [self._after(part, lost, calls) for part in parts]
                return min(ways if any(map(_is_offered, parts)) else [*ways, lost])
            case When(_, part, otherwise):
                return min(self._after(part, lost, calls), self._after(otherwise, lost, calls))
            case May(part):
                return min(self._after(part, lost, calls), lost)
        return SAFE if isinstance(effect, ELSEWHERE) else lost

    def _taken(self, take: e.Take, lost: float, calls: frozenset[int]) -> float:
        """The best that any card so called can bring; in a circle of calls that is not known."""
        called = self._called(take)
        if called & calls:
            return SAFE
        found = [card for number in called for card in self.numbers.get(number, ())]
        ways = [self._read(card, lost, calls | called) for card in found]
        return min([*ways, lost] if take.if_available or take.flag or not ways else ways)

    def _called(self, take: e.Take) -> frozenset[int]:
        """The number, and those to which a flag may lead from it (ruling 80)."""
        flags = [record.flag for record in records_of(self.pack)]
        offsets = {flag.offset for flag in flags if flag is not None and flag.symbol == take.flag}
        return frozenset({take.number, *(take.number + offset for offset in offsets)})

    def _read(self, card: r.Card, lost: float, calls: frozenset[int]) -> float:
        """A card that was taken; what must be done for a terrain is for those who walk there."""
        told = self._text(card, lost, calls)
        acts = isinstance(card, BINDING) and not isinstance(card, r.Terrain)
        return DOOM if told != SAFE and acts and self._must(card, calls) else told

    # -- acting

    def _must(self, card: r.Record, calls: frozenset[int]) -> bool:
        bound = binding(card)
        return bool(bound) and all(self._is_fatal(attempt, calls) for attempt in bound)

    def _is_fatal(self, attempt: r.Attempt, calls: frozenset[int]) -> bool:
        """Does either box that can come about end it? What asks for something may be dropped (ruling 60)."""
        if attempt.requires is not None:
            return False
        wins = self._after(attempt.success, 0, calls) == DOOM
        fails = self._after(attempt.failure, 0, calls) == DOOM
        if attempt.need == 0:
            return wins
        return fails and (wins or attempt.need > self.most_successes(attempt))

    def most_successes(self, attempt: r.Attempt) -> int:
        """No draw for this action is worth more, be it with every help of the pack."""
        records = list(records_of(self.pack))
        helps = [help for one in records for help in one.helps if attempt.icon in help.on]
        drawn = self._most_drawn(attempt, records) if attempt.locked else len(self.skills)
        worth = sorted((2 * skill.stars + bool(skill.half) for skill in self.skills), reverse=True)
        sevens = sorted((skill.sevens for skill in self.skills), reverse=True)
        from_helps = sum(help.stars + help.sevens * sum(sevens[:drawn]) for help in helps)
        return sum(worth[:drawn]) // 2 + from_helps

    def _most_drawn(self, attempt: r.Attempt, records: list[r.Record]) -> int:
        """The cost of a locked action with all that can raise it: more cards are worth more (ruling 39)."""
        burdens = [burden for one in records for burden in one.burdens]
        raised = [b.amount for b in burdens if b.kind == "cost" and (not b.on or attempt.icon in b.on)]
        return attempt.cost + sum(raised)


def _is_offered(part: Effect) -> bool:
    """Can a way of a choice be taken at any time?"""
    return not any(isinstance(inside, AT_TIMES) for inside in walk(part))
