"""What can be reached from where: every card a group can come to meet, given what it can come to hold."""

from collections.abc import Collection
from dataclasses import dataclass, field
from functools import cache

from bivouac.core.effects import Condition, Effect, walk
from bivouac.games.continent import effects as e
from bivouac.games.continent.data import records as r
from bivouac.games.continent.data.reading import adventure_cards, fog_cards

# What leads on: a journey asks for nothing else, and hundreds of journeys ask about the same cards
LEADING = (e.Take, e.NewBoard, e.Gild, e.Riddle, e.Light, e.Lift)


@cache
def _deeds(effect: Effect) -> tuple[Effect, ...]:
    """The parts of an effect by which something is met, lit or lifted."""
    return tuple(part for part in walk(effect) if isinstance(part, LEADING))


@dataclass
class Journey:
    """All that can be met from a beginning; conditions are met by what was met, or all of them by keys.

    It is generous: luck is good, nothing is used up. What a journey does not meet is out of reach for sure.
    """

    pack: r.Pack
    curses: frozenset[str]
    keys: bool = False  # whatever an action asks for is at hand
    legacies: bool = False  # whatever earlier expeditions may leave was left
    zones: frozenset[int] | None = None  # the only regions one may enter
    met: dict[str, r.Record] = field(default_factory=dict)
    lifted: set[str] = field(default_factory=set)
    _words: set[str] = field(default_factory=set)
    _symbols: dict[str, set[int]] = field(default_factory=dict)
    _burns: bool = False

    def __post_init__(self) -> None:
        self._cards: dict[int, list[tuple[str, r.Card]]] = {}
        known = {"", *self.curses, *(one.id for one in self.pack.legacies if self.legacies)}
        brought = {
            (card.number, card.colour) for _, card in adventure_cards(self.pack) if card.only in self.curses
        }
        for id, card in adventure_cards(self.pack):
            barred = isinstance(card, r.Terrain) and self.zones is not None and card.zone not in self.zones
            gives_way = not card.only and (card.number, card.colour) in brought  # ruling 157
            if card.only in known and not barred and not gives_way:
                self._cards.setdefault(card.number, []).append((id, card))
        self._fog = [fog for fog in fog_cards(self.pack) if fog.only in known]
        self._nights = {zone.number: zone.night for zone in self.pack.zones}
        people = [skill for one in self.pack.characters for skill in one.skills]
        for skill in (*self.pack.common, *people, *self.pack.advanced):
            self._note(skill)
            if skill.made is not None:
                self._note(skill.made)
        for clue in self.pack.clues:
            if clue.id in self.curses:
                self._note(clue)
                for _, number in clue.tides:
                    self._meet(number)

    def begin(self, number: int, known: Collection[str] = ()) -> "Journey":
        """Set out from the terrains of that number and meet all that can be met, or a card that is known."""
        self._meet(number)
        self._meet(self.pack.easy)
        for legacy in self.pack.legacies if self.legacies else ():
            for left in legacy.satchel:
                self._meet(left)
        if len(self.pack.characters) > 1:
            self._meet(self.pack.paranoid)
        seen = (-1, -1)
        while (
            seen != (len(self.met), len(self.lifted) + len(self._words) + self._burns)
            and not self.met.keys() & known
        ):
            seen = (len(self.met), len(self.lifted) + len(self._words) + self._burns)
            for id, card in list(self.met.items()):
                self._use(id, card)
            for holder in (*self.pack.characters, *self.pack.clues, *self._skills()):
                self._attempts(holder, 0)
        return self

    def _skills(self) -> list[r.Record]:
        people = [skill for one in self.pack.characters for skill in one.skills]
        skills = [*self.pack.common, *people, *self.pack.advanced]
        return [side for skill in skills for side in (skill, skill.made) if side is not None]

    def _meet(self, number: int, mark: int = 0) -> None:
        """Cards that answer a call; with a mark, only those that bear it."""
        for id, card in self._cards.get(number, ()):
            if (not mark or mark in card.mark) and id not in self.met:
                self.met[id] = card
                self._note(card)

    def _note(self, card: r.Record) -> None:
        self._words |= set(card.keywords)
        if card.flag is not None:
            self._symbols.setdefault(card.flag.symbol, set()).add(card.flag.offset)

    def _use(self, id: str, card: r.Record) -> None:
        number = card.number
        for hidden in card.hidden:
            self._meet(hidden, number)
        if isinstance(card, r.Terrain):
            for _, called in card.arrows:
                self._meet(called)
            self._meet(self._nights.get(card.zone, 0))
            for fog in self._fog if card.arrows else ():
                if fog.zone == card.zone and f"fog-{fog.id}" not in self.met:
                    self.met[f"fog-{fog.id}"] = fog.front
                    self._note(fog.front)
        self._do(card.effect, number)
        self._do(card.acquired, number)
        self._attempts(card, number)

    def _attempts(self, card: r.Record, number: int) -> None:
        for attempt in card.attempts:
            if attempt.requires is None or self._holds(attempt.requires):
                self._do(attempt.success, number)
                self._do(attempt.failure, number)

    def _do(self, effect: Effect, number: int) -> None:
        for part in _deeds(effect):
            match part:
                case e.Take(number=called, flag=flag):
                    self._meet(called)
                    for offset in self._symbols.get(flag, ()):
                        self._meet(called + offset, number)
                case e.NewBoard(called):
                    self._meet(called)
                case e.Gild():
                    self._meet(number)
                case e.Riddle():
                    for answer in self._cards:
                        self._meet(answer, number)
                case e.Light():
                    self._burns = True
                case e.Lift(curse) if curse in self.curses:
                    self.lifted.add(curse)

    def _holds(self, condition: Condition) -> bool:
        if self.keys:
            return True
        numbers = {card.number for card in self.met.values()}
        match condition:
            case e.Keyword(word):
                return word in self._words
            case e.InSatchel(number) | e.Suffering(number):
                return number in numbers
            case e.Gathered(listed, count):
                return sum(number in numbers for number in listed) >= count
            case e.ByFire():
                return self._burns
            case e.Chosen(curse):
                return curse in self.curses
            case e.Experienced(points):
                return sum(card.points for card in self.met.values()) >= points
            case e.Both(first, second):
                return self._holds(first) and self._holds(second)
        return True
