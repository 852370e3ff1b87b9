"""What the group is after: what cards in sight ask for, what was read about it, and where it is said to be.

A text that tells of a card tells where it is found, as far as the region goes; which terrain there has it is
for those to find out who go and look.
"""

from typing import Final, final

from bivouac.core.bits import has
from bivouac.games.continent.advice.worth import LAST, SIDE, SOUGHT, asks, is_open, was_visited
from bivouac.games.continent.columns import Columns
from bivouac.games.continent.kinds import (
    BANISHED,
    C_GATHERED,
    C_IN_SATCHEL,
    C_KEYWORD,
    C_NOT,
    CARD_LIMIT,
    E_TAKE,
    IN_ADVENTURE,
    IN_BOX,
    IN_PAST,
    ITEM,
    NO_CELL,
    QUEST,
    TERRAIN,
)
from bivouac.games.continent.may import conditions
from bivouac.games.continent.state import State

# For each pack and number the regions whose terrains call it, each with what they ask for and the terrain: a
# text that tells of the number names them.
_haunts: Final[dict[str, dict[int, list[list[int]]]]] = {}


@final
class Errands:
    """What to look for, what to keep, and where to go for it, as read from the cards in sight."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.sight: list[int] = _in_sight(state)
        self.seen: list[int] = [state.box.number[card] for card in self.sight]
        self.held: list[int] = [state.box.number[card] for card in state.satchel]
        self.everybody = (1 << int(state.seats)) - 1
        self.sought: dict[int, float] = {}
        self.words = 0
        for card in self.sight:
            for attempt in state.box.attempts[card]:
                asked = state.box.requires[attempt]
                self._note(asked, self._wanted(asked) if self._is_hint(card) else SIDE)
        for curse in self.curses():
            for asked in state.box.asked[curse]:
                if self._missing(asked) == 1:
                    self._note(asked, LAST)
        self.ready = self._is_ready()
        self.known: list[int] = []
        self.zones: list[int] = []
        self._read()

    def _is_hint(self, card: int) -> bool:
        return self.state.box.number[card] > self.state.box.easy

    def _wanted(self, condition: int) -> float:
        """What a way out asks for is worth more when only one thing is missing."""
        return LAST if self._missing(condition) == 1 else SOUGHT

    def _missing(self, condition: int) -> int:
        """How many things a condition still asks for; of enough of several, as many as are wanting."""
        if condition < 0 or conditions.holds(self.state, condition, self.seat, self.everybody):
            return 0
        box = self.state.box
        parts = [self._missing(part) for part in box.condition_parts[condition]]
        if box.condition_kind[condition] == C_GATHERED:
            return box.condition_count[condition] - parts.count(0)
        return max(1, sum(parts))

    def _note(self, condition: int, value: float) -> None:
        """The quest items and words that a condition speaks of, and nobody has."""
        if condition < 0:
            return
        box = self.state.box
        kind = box.condition_kind[condition]
        if kind == C_NOT or (kind == C_GATHERED and conditions.holds(self.state, condition, self.seat, 0)):
            return
        if kind == C_IN_SATCHEL and box.condition_number[condition] not in self.held:
            number = box.condition_number[condition]
            self.sought[number] = max(value, self.sought.get(number, 0.0))
        elif kind == C_KEYWORD and value >= SOUGHT:
            self.words |= 1 << box.condition_word[condition]
        for part in box.condition_parts[condition]:
            self._note(part, value)

    def _is_ready(self) -> bool:
        """Has the group all that a hint asks for, or a clue for one way? Then it is time to go on."""
        if True in [self._fulfils(card) for card in self.state.satchel if self._is_hint(card)]:
            return True
        return True in [
            conditions.holds(self.state, asked, self.seat, self.everybody)
            for curse in self.curses()
            for asked in self.state.box.asked[curse]
        ]

    def _fulfils(self, card: int) -> bool:
        """Does a card ask for something, and does the group have it?"""
        asked = [asks(self.state.box, attempt) for attempt in self.state.box.attempts[card]]
        return True in [
            condition >= 0 and conditions.holds(self.state, condition, self.seat, self.everybody)
            for condition in asked
        ]

    def _read(self) -> None:
        """Take in what texts tell of: what to look for, and in which regions."""
        box = self.state.box
        for number, tellers in box.pack.told:
            self._learn(number, tellers)
        for curse in self.curses():
            for number in box.pack.clues[curse].tells:
                self._heed(number)
            for number in box.pack.clues[curse].sends:
                self._set_out(number)
            for number, tellers in box.pack.clues[curse].told:
                self._learn(number, tellers)

    def _learn(self, number: int, tellers: tuple[int, ...]) -> None:
        """Know of a number once a card is in sight whose text gives it away, and look for it where it is."""
        box = self.state.box
        if True not in [teller in self.seen for teller in tellers]:
            return
        self.known.append(number)
        value = self._value(number, tellers)
        if value > 0.0 and box.kind[box.greens[number][0]] != TERRAIN:
            self.sought[number] = max(value, self.sought.get(number, 0.0))
        if value >= SOUGHT:
            self.zones += haunts(self.state, number, self.seat)

    def curses(self) -> list[int]:
        """The curses that still weigh on the group."""
        left = self.state.chosen & ~self.state.lifted
        return [curse for curse in range(len(self.state.box.pack.clues)) if has(left, curse)]

    def _heed(self, number: int) -> None:
        """Look for what a clue speaks of, and keep what bears its word."""
        card = self.state.box.greens[number][0]
        if self.state.box.kind[card] == ITEM:
            self.words |= self.state.box.words[card]
        value = self._value(number, ())
        if value > 0.0:
            self.sought[number] = max(value, self.sought.get(number, 0.0))

    def _set_out(self, number: int) -> None:
        """Go where a clue says that something is: what is sought, and once one is ready the last scene."""
        box = self.state.box
        is_scene = box.kind[box.greens[number][0]] not in (ITEM, QUEST)
        if is_scene and self.ready:
            self.sought[number] = SOUGHT
        if is_scene is self.ready and self.sought.get(number, 0.0) >= SOUGHT:
            self.zones += haunts(self.state, number, self.seat)

    def _value(self, number: int, tellers: tuple[int, ...]) -> float:
        """What it is worth to come by what a text speaks of; less once one way is open."""
        box = self.state.box
        card = box.greens[number][0]
        if box.kind[card] == TERRAIN:
            return SOUGHT if not (box.marks[card] or self.ready or was_visited(self.state, number)) else 0.0
        if number in self.held or True not in [self._is_left(one) for one in box.greens[number]]:
            return 0.0
        if box.kind[card] == ITEM and not box.words[card] & self.words & ~self.carried():
            return 0.0
        if box.marks[card] and self._is_spent(card):
            return 0.0
        if box.kind[card] in (ITEM, QUEST) or box.marks[card]:
            return SIDE if self.ready else SOUGHT
        return SOUGHT if self.ready and self._applies(tellers) else 0.0

    def _is_spent(self, card: int) -> bool:
        """Does a card that answers a number bring only what is out already?"""
        called = _called(self.state.box, self.state.box.arrival[card])
        left = [one for number in called for one in self.state.box.greens[number] if self._is_left(one)]
        return bool(called) and not left

    def _is_left(self, card: int) -> bool:
        return self.state.where[card] in LEFT

    def _applies(self, tellers: tuple[int, ...]) -> bool:
        """Of those who tell, does one ask for nothing, or for what the group has?"""
        box = self.state.box
        told = [card for card in self.sight if box.number[card] in tellers]
        return True in [
            self._fulfils(card) or max([asks(box, attempt) for attempt in box.attempts[card]]) < 0
            for card in told
        ]

    def carried(self) -> int:
        """The words on all items that the group carries."""
        carried = 0
        for column in self.state.items:
            for card in column:
                carried |= self.state.box.words[card]
        return carried


EVENTS: Final = 2  # from a terrain to what lies on an event, at most
LEFT: Final = (IN_ADVENTURE, IN_PAST)
GONE: Final = (BANISHED, IN_BOX)


def _in_sight(state: State) -> list[int]:
    """The cards everybody can read now: the satchel, the land, what is attached to it."""
    found = state.satchel[:]
    for cell, card in enumerate(state.cells):
        if card >= 0 and is_open(state, card) and state.faces[cell]:
            found.append(card)
    found += [entry % CARD_LIMIT for entry in state.attached]
    return found


def region(state: State, seat: int) -> int:
    """The region a seat stands in."""
    spot = int(state.spots[seat])
    return 0 if spot == NO_CELL or state.cells[spot] < 0 else state.box.zone[state.cells[spot]]


def haunts(state: State, number: int, seat: int) -> list[int]:
    """The regions whose terrains lead to a number, or are it, for those who have what they ask for.

    A terrain that turned to gold leads nowhere any more, nor does one that this curse has replaced.
    """
    known = _haunts.setdefault(state.box.name, {})
    if number not in known:
        known[number] = _places(state.box, number)
    everybody = (1 << int(state.seats)) - 1
    open_now = [
        zone
        for zone, asked, card in known[number]
        if state.where[card] not in GONE and conditions.holds(state, asked, seat, everybody)
    ]
    return sorted(set(open_now))


def _places(box: Columns, number: int, deep: int = EVENTS) -> list[list[int]]:
    """Each region that leads to a number, with the condition it asks for and the terrain that does.

    Some things lie on an event, or behind an answer to it: then it is the terrain that calls the event.
    """
    found = [[box.zone[card], -1, card] for card in box.greens[number] if box.kind[card] == TERRAIN]
    for card in range(box.first_fog):
        asked = [
            asks(box, attempt)
            for attempt in box.attempts[card]
            if number in _called(box, box.success[attempt])
        ]
        if True in [box.number[card] in box.marks[one] for one in box.greens[number]]:
            asked.append(-1)
        if box.kind[card] == TERRAIN:
            found += [[box.zone[card], condition, card] for condition in asked]
        elif asked and deep and box.number[card] != number:
            found += [
                [zone, max(condition, asked[0]), terrain]
                for zone, condition, terrain in _places(box, box.number[card], deep - 1)
            ]
    return found


def _called(box: Columns, node: int) -> list[int]:
    """The numbers that an effect calls, its parts included."""
    if node < 0:
        return []
    found = [box.node_number[node]] if box.node_kind[node] == E_TAKE else []
    for part in box.node_parts[node]:
        found += _called(box, part)
    return found
