"""What a decision looks at, each thing counted once: chances, places, and what the cards in sight ask for."""

from typing import Final

from bivouac.games.continent import odds
from bivouac.games.continent.advice.worth import DEFEAT, NEW_LAND, is_open, was_visited, worth
from bivouac.games.continent.kinds import (
    C_BOTH,
    C_GATHERED,
    C_IN_SATCHEL,
    C_KEYWORD,
    C_NOT,
    CARD_LIMIT,
    E_NEW_BOARD,
    E_RIDDLE,
    IN_ADVENTURE,
    IN_PAST,
    ITEM,
    NO_LEFT,
    NO_RIGHT,
    OFFER_UNIT,
    TERRAIN,
)
from bivouac.games.continent.may import conditions, reach, weights
from bivouac.games.continent.moves import board
from bivouac.games.continent.resolve import numbers
from bivouac.games.continent.state import State

CARD: Final = 1.0  # drawn while the deck is thick; more as it thins
THIN: Final = 12
HUNGRY: Final = 6  # then one eats what was meant for later
LAST_CARDS: Final = 1.6
POINTLESS: Final = -20.0  # nothing to gain: worse than a night
SURE: Final = 0.8  # a careful player draws one card more below this
MOST_CARDS: Final = 64
ANSWERED: Final = 9.0  # a riddle whose answer was read somewhere
ONWARD: Final = 4.0  # beyond the fog and in the next region, once nothing is missing any more
HESITATION: Final = 2.0  # to leave a region while something is still missing
HIDDEN: Final = 6.0  # a number that was read in a place, to be said there
SOUGHT: Final = 10.0  # what a card in sight asks for


class Survey:
    """One seat's look around before it decides."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.lines: dict[int, list[float]] = {}
        self.places: dict[int, float] = {}
        self.numbers: list[int] = []
        self.words = 0
        self._read()
        self.price = CARD if len(state.deck) > THIN else LAST_CARDS
        self.best = -1.0e9
        self.eager = self._is_ready()
        self.known: list[int] = [number for number, tellers in state.box.pack.told if self._is_told(tellers)]
        self.numbers += [number for number in self.known if self._calls(number)]

    # -- what is asked for

    def _read(self) -> None:
        """The quest items and words that conditions of cards in sight speak of, and nobody has."""
        box = self.state.box
        for card in self._in_sight():
            for attempt in box.attempts[card]:
                self._note(box.requires[attempt])
        held = [box.number[card] for card in self.state.satchel]
        self.numbers = [number for number in self.numbers if number not in held]

    def _in_sight(self) -> list[int]:
        state = self.state
        found = state.satchel[:]
        for cell, card in enumerate(state.cells):
            if card >= 0 and is_open(state, card) and state.faces[cell]:
                found.append(card)
        found += [entry % CARD_LIMIT for entry in state.attached]
        return found

    def _is_told(self, tellers: tuple[int, ...]) -> bool:
        return True in [self.state.box.number[card] in tellers for card in self._in_sight()]

    def _calls(self, number: int) -> bool:
        """Is it worth looking for what a text speaks of? A region only if new, or once nothing is missing."""
        kind = self.state.box.kind[self.state.box.greens[number][0]]
        return kind != TERRAIN or self.eager or not was_visited(self.state, number)

    def answer(self, caller: int) -> int:
        """A number somebody has read about that a card of this number leads to, or 0."""
        box = self.state.box
        for number in self.known:
            for card in box.greens[number] + box.golds[number]:
                if caller in box.marks[card] and self.state.where[card] in (IN_ADVENTURE, IN_PAST):
                    return number
        return 0

    def hidden(self) -> int:
        """A number that can be entered where the player stands, or 0."""
        for card in numbers.in_sight(self.state, self.seat):
            if self.state.box.number[card] not in self.riddles():
                number = self.answer(self.state.box.number[card])
                if number:
                    return number
        return 0

    def riddles(self) -> list[int]:
        """The numbers of the cards here that ask before they answer."""
        box = self.state.box
        return [
            box.number[card]
            for card in numbers.in_sight(self.state, self.seat)
            if any(
                box.node_kind[box.success[at]] == E_RIDDLE
                for at in box.attempts[card]
                if box.success[at] >= 0
            )
        ]

    def _note(self, condition: int) -> None:
        if condition < 0:
            return
        box = self.state.box
        kind = box.condition_kind[condition]
        if kind == C_NOT or (kind == C_GATHERED and conditions.holds(self.state, condition, self.seat, 0)):
            return
        if kind == C_IN_SATCHEL:
            self.numbers.append(box.condition_a[condition])
        elif kind == C_KEYWORD:
            self.words |= 1 << box.condition_a[condition]
        for part in box.condition_parts[condition]:
            self._note(part)

    def _is_ready(self) -> bool:
        """Has the group what a card in its satchel asks for? Then it is time to go on."""
        state, box = self.state, self.state.box
        for card in state.satchel:
            for attempt in box.attempts[card]:
                condition = box.requires[attempt]
                if self.opens(condition, True) and conditions.holds(
                    state, condition, self.seat, (1 << int(state.seats)) - 1
                ):
                    return True
        return False

    def leads_on(self, attempt: int) -> bool:
        """Does it turn over fog, or take everybody where nobody was?"""
        box = self.state.box
        if box.card_of[attempt] < 0:
            return True
        node = box.success[attempt]
        returns = box.node_kind[node] == E_NEW_BOARD and was_visited(self.state, box.node_a[node])
        return box.everyone[attempt] and not returns

    def opens(self, condition: int, quest: bool = False) -> bool:
        """Is it an action for which something had to be found, and was?"""
        if condition < 0:
            return False
        kind = self.state.box.condition_kind[condition]
        if kind in (C_IN_SATCHEL, C_GATHERED):
            return True
        if kind == C_KEYWORD:
            return not quest
        return kind == C_BOTH and any(
            self.opens(part, quest) for part in self.state.box.condition_parts[condition]
        )

    # -- chances

    def line(self, attempt: int, cards: int) -> list[float]:
        """Success, failure and defeat with so many cards, for whoever would try alone."""
        state = self.state
        tried = state.attempt, state.active, state.party
        state.attempt, state.active, state.party = attempt, self.seat, 1 << self.seat
        try:
            need = max(0, int(weights.need(state)))
            drawn = min(max(cards, 0), len(state.deck) + len(state.discards()))
            icon = state.box.icon[attempt]
            cut = int(weights.burden(state, self.seat, NO_LEFT, icon)) + 4 * int(
                weights.burden(state, self.seat, NO_RIGHT, icon)
            )
            at = (need * MOST_CARDS + drawn) * 16 + cut
            if at not in self.lines:
                found = odds.Question(state, need, 0, drawn).line(drawn)
                self.lines[at] = [found["success"], found["failure"], found["defeat"]]
            return self.lines[at]
        finally:
            state.attempt, state.active, state.party = tried

    def hope(self, attempt: int, more: float = 0.0) -> float:
        """The expected worth of an attempt, drawn for as a careful player would; success brings `more`."""
        state, box = self.state, self.state.box
        cost = max(box.cost[attempt] - self.discount(attempt), min(box.need[attempt], box.cost[attempt]))
        line = self.line(attempt, cost)
        if box.need[attempt] and line[0] < SURE and not box.locked[attempt]:
            cost += 1
            line = self.line(attempt, cost)
        gain = worth(state, box.success[attempt], self.seat, self.numbers) + more
        if box.success[attempt] >= 0 and box.node_kind[box.success[attempt]] == E_RIDDLE:
            gain = ANSWERED if self.answer(box.number[box.card_of[attempt]]) else 0.0
        loss = worth(state, box.failure[attempt], self.seat, self.numbers, failing=True)
        if gain <= 0.0:
            return POINTLESS
        if self.leads_on(attempt):
            gain += ONWARD if self.eager else -HESITATION if box.everyone[attempt] else 0.0
        if self.opens(box.requires[attempt]):
            gain += SOUGHT
        if (
            line[0] * gain < 0.5 and box.need[attempt]
        ):  # nobody would draw for it, and a failure leads nowhere
            return POINTLESS
        if len(state.deck) > HUNGRY and self.spends_what_is_sought(attempt):
            gain -= SOUGHT
        return line[0] * gain + line[1] * loss + line[2] * DEFEAT - self.price * cost

    def discount(self, attempt: int) -> int:
        """What resources take off a craft, and what lies in hand or satchel off anything."""
        state, box = self.state, self.state.box
        tried = state.attempt, state.active, state.party
        state.attempt, state.active, state.party = attempt, self.seat, 1 << self.seat
        try:
            total = int(weights.discounts(state))
            if not box.locked[attempt]:
                for help in weights.helps(state, self.seat, for_cost=True):
                    if box.help_after[help] == 0:
                        total += box.help_cost[help]
            return min(total, box.cost[attempt])
        finally:
            state.attempt, state.active, state.party = tried

    def spends_what_is_sought(self, attempt: int) -> bool:
        """Would success use up the only card with a word that is asked for?"""
        box = self.state.box
        card = box.card_of[attempt]
        return card >= 0 and box.kind[card] == ITEM and bool(box.words[card] & self.words)

    # -- places

    def place(self, cell: int) -> float:
        """What a terrain has to offer: its best action, and the fog around it."""
        if cell not in self.places:
            self.places[cell] = self._place(cell)
        return self.places[cell]

    def _place(self, cell: int) -> float:
        state, seat = self.state, self.seat
        card = state.cells[cell]
        if card < 0 or state.box.kind[card] != TERRAIN:
            return 0.0
        best = 0.0
        stood = state.spots
        state.spots = [cell if other == seat else spot for other, spot in enumerate(stood)]
        try:
            if self.hidden():
                best = HIDDEN
            for offer in reach.offers(state, seat):
                attempt = offer // OFFER_UNIT
                if state.box.goes[attempt] or reach.barred(state, seat, offer):
                    continue
                new = state.box.crosses[attempt] and not sides(state, cell, offer)
                if new or not state.box.crosses[attempt]:  # the far side is weighed by whoever crosses
                    best = max(best, self.hope(attempt, NEW_LAND if new else 0.0))
        finally:
            state.spots = stood
        return best

    def best_place(self) -> float:
        """The best of all terrains within reach."""
        if self.best < -1.0e8:
            cells = board.reach(self.state, self.state.spots[self.seat])
            self.best = max([self.place(cell) for cell in cells]) if cells else 0.0
        return self.best


def sides(state: State, spot: int, offer: int) -> list[int]:
    """The terrains on the other sides of the bridge an offer is printed on."""
    cell = board.neighbour(spot, offer % OFFER_UNIT - 1) if offer % OFFER_UNIT else -1
    return board.other_sides(state, cell, spot) if cell >= 0 else []
