"""What a decision looks at, each thing counted once: chances, places, and what the cards in sight ask for."""

from typing import Final, final

from bivouac.games.continent.advice.errands import Errands, region
from bivouac.games.continent.advice.ways import towards
from bivouac.games.continent.advice.worth import (
    CURING,
    DEFEAT,
    NEW_LAND,
    SIDE,
    SOUGHT,
    Aims,
    is_stuck,
    lacks_its_symbol,
    price,
    worth,
)
from bivouac.games.continent.columns import Columns
from bivouac.games.continent.data.icons import ICONS
from bivouac.games.continent.kinds import (
    C_BOTH,
    C_GATHERED,
    C_IN_SATCHEL,
    E_FREE,
    E_NEW_BOARD,
    E_REPAIR,
    E_RESTORE,
    E_RIDDLE,
    E_TAKE,
    IN_ADVENTURE,
    IN_PAST,
    ITEM,
    MOST_ITEMS,
    MOST_SEATS,
    NO_LEFT,
    NO_RIGHT,
    OFFER_UNIT,
    TERRAIN,
)
from bivouac.games.continent.may import conditions, land, reach, weights
from bivouac.games.continent.odds.draws import Question
from bivouac.games.continent.state import State

HUNGRY: Final = 6  # then one eats what was meant for later
POINTLESS: Final = -20.0  # it costs more than it brings: worse than a night
NOTHING: Final = -44.5  # and there is nothing to bring: worse than the last night of all
IDLE: Final = -45.0  # nor does it cost anything: one could go on like that for ever
FINALE: Final = 30.0  # what everybody does together, once nothing is missing any more
MORE: Final = 3  # cards a careful player may draw beyond the price, where they are worth it
MOST_CARDS: Final = 64
ANSWERED: Final = 9.0  # a riddle whose answer was read somewhere
ONWARD: Final = 3.0  # beyond the fog, once nothing is missing any more
HESITATION: Final = 7.0  # to leave a region in which something sought is said to be
STRAYING: Final = 1.1  # and yet better than a night
HIDDEN: Final = 6.0  # a number that was read in a place, to be said there
PREPARED: Final = 24  # cards one wants to have for the last part of the journey
CAUTION: Final = 0.6  # for each that is missing
WORTH_A_WALK: Final = 1.5
RESTLESS: Final = 0.3  # better than this by no more is as good
PECKISH: Final = 34  # cards below which one looks into cupboards before one leaves
COMPANY: Final = 4.0  # to be where the others are
GAME: Final = 7  # what hunters bring home, when they bring something
HUNT: Final = ICONS.index("hunt")
MOVE: Final = ICONS.index("move")
FORAGING: Final = tuple([ICONS.index(icon) for icon in ("open", "take", "search", "fish", "eat", "rest")])


@final
class Survey:
    """One seat's look around before it decides."""

    def __init__(self, state: State, seat: int, curious: bool) -> None:
        self.state = state
        self.seat = seat
        self.lines: dict[int, list[float]] = {}
        self.work: dict[int, float] = {}  # by cell: the best to be done there
        self.meals: dict[int, float] = {}  # the best to be eaten
        self.exits: dict[int, float] = {}  # the best way out of the region
        self.bridges: dict[int, list[int]] = {}  # the offers that lead over to land one has seen
        self.larder = -1.0
        self.chores = -1.0  # the best to be done within reach
        self.near: list[int] = []  # the terrains of a walk, this one first, once they were counted
        self.errands = Errands(state, seat)
        self.aims = Aims(
            self.errands.sought, self.errands.zones, self.errands.ready, not curious and is_stuck(state)
        )
        self.aims.towards = towards(state, region(state, seat), self.errands.zones)
        self.lingers = region(state, seat) in self.errands.zones
        self.price = price(state)
        self.way_down = self.sees_way_down()
        self.best = -1.0e9
        self.along: list[int] = [seat, *self._companions()]

    # -- numbers to be said

    def answer(self, caller: int) -> int:
        """A number somebody has read about that a card of this number leads to, or 0."""
        box = self.state.box
        for number in self.errands.known:
            for card in box.greens[number] + box.golds[number]:
                if caller in box.marks[card] and self.state.where[card] in (IN_ADVENTURE, IN_PAST):
                    return number
        return 0

    def hidden(self) -> int:
        """A number drawn into what the player stands on or beside, that still leads somewhere, or 0.

        It could be said from anywhere (ruling 98), but with its card goes what one might do there first.
        """
        box = self.state.box
        spot = self.state.spots[self.seat]
        for card in [self.state.cells[spot], *land.linked_events(self.state, spot)]:
            for number in box.hidden[card]:
                cards = box.greens[number] + box.golds[number]
                if True in [self.state.where[other] in (IN_ADVENTURE, IN_PAST) for other in cards]:
                    return number
        return 0

    def opens(self, condition: int) -> bool:
        """Is it an action for which a quest item had to be found, and was?"""
        if condition < 0:
            return False
        kind = self.state.box.condition_kind[condition]
        if kind in (C_IN_SATCHEL, C_GATHERED):
            return True
        return kind == C_BOTH and any(self.opens(part) for part in self.state.box.condition_parts[condition])

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
                found = Question(state, need, 0, drawn).line(drawn)
                self.lines[at] = [found["success"], found["failure"], found["defeat"]]
            return self.lines[at]
        finally:
            state.attempt, state.active, state.party = tried

    def hope(self, attempt: int, more: float = 0.0) -> float:
        """The expected worth of an attempt, drawn for as a careful player would; success brings `more`."""
        state, box = self.state, self.state.box
        least = min(careful(box.need[attempt]), box.cost[attempt])
        cost = max(box.cost[attempt] - self.discount(attempt), least)
        gain = self.gain(attempt) + more
        if gain <= 0.0:
            return NOTHING if cost else IDLE
        if self.opens(box.requires[attempt]):
            gain += FINALE if box.everyone[attempt] and self.aims.ready else SOUGHT
        more_cards = MORE if box.need[attempt] and not box.locked[attempt] else 0
        if box.need[attempt] and self.line(attempt, cost + more_cards)[0] * gain < 0.5:
            return POINTLESS  # nobody would draw for it
        if len(state.deck) > HUNGRY and self.spends_what_is_sought(attempt):
            gain -= SOUGHT
        loss = worth(state, box.failure[attempt], self.seat, self.aims, failing=True)
        best = max([self.promise(attempt, cards, gain, loss) for cards in range(cost, cost + more_cards + 1)])
        return best if best > 0.0 or self.leads_on(attempt) else POINTLESS + best

    def promise(self, attempt: int, cards: int, gain: float, loss: float) -> float:
        """What so many cards drawn for an attempt promise, less what they are worth."""
        line = self.line(attempt, cards)
        return line[0] * gain + line[1] * loss + line[2] * DEFEAT - self.price * cards

    def leads_on(self, attempt: int) -> bool:
        """Is it a way out of where one stands: fog, a bridge, a journey? It may cost more than it brings."""
        box = self.state.box
        return box.card_of[attempt] < 0 or box.crosses[attempt] or box.everyone[attempt]

    def gain(self, attempt: int) -> float:
        """What a success brings: its box, states that leave with it, the way on for whoever is ready."""
        state, box = self.state, self.state.box
        node = box.success[attempt]
        gain = worth(state, node, self.seat, self.aims) + self.relief(attempt, self.seat)
        if node < 0:
            return gain
        if box.icon[attempt] == HUNT and box.node_kind[node] == E_TAKE:
            return self.game(node)
        if box.node_kind[node] == E_RIDDLE:
            if not self.answer(box.number[box.card_of[attempt]]):
                return 0.0
            return SIDE if self.aims.ready else ANSWERED
        if self.aims.ready and gain > 0.0 and (self.leads_on(attempt) or frees(box, node)):
            gain = gain / 2.0 if self.way_down and not self.departs(attempt) else gain + ONWARD
        if self.lingers and gain > 0.0 and self.departs(attempt) and not self.is_sought(node):
            gain = max(STRAYING, gain - HESITATION)
        if box.node_kind[node] == E_TAKE and self.departs(attempt):  # nobody goes down with an empty stomach
            gain = max(STRAYING, gain - CAUTION * max(0, PREPARED - len(state.deck)))
        return gain

    def is_sought(self, node: int) -> bool:
        """Does an effect call what is sought?"""
        box = self.state.box
        return box.node_kind[node] == E_TAKE and box.node_number[node] in self.aims.numbers

    def game(self, node: int) -> float:
        """A hunt is worth a meal while game is left, as the Past tells, and nothing once it is gone."""
        state, box = self.state, self.state.box
        left = [card for card in box.greens[box.node_number[node]] if state.where[card] == IN_ADVENTURE]
        return float(min(GAME, len(state.discards()))) * self.price if left else 0.0

    def sees_way_down(self) -> bool:
        """Is the way that hints speak of in sight, for those who are ready to take it?"""
        box = self.state.box
        exits = [at for card in self.errands.sight for at in box.attempts[card] if self.departs(at)]
        return True in [
            box.node_kind[box.success[at]] == E_TAKE and box.node_number[box.success[at]] in self.aims.numbers
            for at in exits
        ]

    def relief(self, attempt: int, seat: int) -> float:
        """What it is worth to a seat that states leave it when it takes part in an action."""
        state, box = self.state, self.state.box
        total = 0.0
        for card in state.hands[seat]:
            for leave in box.leaves[card]:
                fits = (box.leave_icons[leave] >> box.icon[attempt]) & 1
                if fits and conditions.holds(state, box.leave_when[leave], seat, 1 << seat):
                    total += CURING / max(1, box.leave_times[leave])
                    break
        return total

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
        """Would success use up a card with a word that is asked for?"""
        box = self.state.box
        card = box.card_of[attempt]
        return card >= 0 and box.kind[card] == ITEM and bool(box.words[card] & self.errands.words)

    def mends(self, attempt: int) -> bool:
        """Is it tools that an action is about?"""
        node = self.state.box.success[attempt]
        return node >= 0 and self.state.box.node_kind[node] == E_REPAIR

    def is_kept(self, slot: int) -> bool:
        """Does an item bear a word that is asked for at the end of the journey? Then nobody wears it out."""
        state = self.state
        column = state.items[self.seat * MOST_ITEMS + slot]
        return True in [bool(state.box.words[card] & self.errands.words) for card in column]

    # -- places

    def place(self, cell: int) -> float:
        """What a terrain has to offer: its best action, the fog around it, a way out once one has eaten."""
        self._visit(cell)
        best = self.work[cell] if self.is_larder_full() else max(self.work[cell], self.exits[cell])
        return best + self.company(cell)

    def is_larder_full(self) -> bool:
        """Is there something left to eat within reach that is worth the walk? Nobody leaves it behind."""
        if self.larder < 0.0:
            here = int(self.state.spots[self.seat])
            self._visit(here)
            self.larder = max(0.0, self.meals[here])
            for cell in land.destinations(self.state, here):
                self._visit(cell)
                self.larder = max(self.larder, self.meals[cell] - self.price)
        return self.larder > WORTH_A_WALK

    def departs(self, attempt: int) -> bool:
        """Does it take everybody out of the region, as far as one can tell?"""
        box = self.state.box
        node = box.success[attempt]
        if node < 0 or not box.everyone[attempt]:
            return False
        return box.node_kind[node] == E_NEW_BOARD or (
            box.node_kind[node] == E_TAKE
            and not box.locked[attempt]
            and box.requires[attempt] < 0
            and not lacks_its_symbol(self.state, node, self.seat)
        )

    def _companions(self) -> list[int]:
        """Those beside the player, who come along on a walk unless somebody is at odds."""
        state, seat = self.state, self.seat
        if reach.is_alone(state, seat, MOVE):
            return []
        return [int(other) for other in state.together(seat) if not reach.is_alone(state, other, MOVE)]

    def company(self, cell: int) -> float:
        """What it is worth to go where those are who would not come along, once nothing is left to do.

        To stay with them is worth nothing more: two who are at odds would never leave the place they
        quarrelled in, since neither takes the other along. Nor does anybody go back to them who saw more to
        do elsewhere: such a one would go there again, to and fro, for as long as walks cost nothing. Nor from
        one of them to another: one goes where most of them are, and to somebody beyond a bridge only when
        nobody is on this side of it.
        """
        crowd = self.crowd(cell)
        if not crowd or crowd <= self.crowd(int(self.state.spots[self.seat])):
            return 0.0
        gathering = self.gathering()
        if gathering not in (-1, cell):
            return 0.0
        return 0.0 if self.is_busy() else COMPANY

    def crowd(self, cell: int) -> int:
        """How many stand there who would not come along; of as many, more where the first seat is."""
        state = self.state
        others = [other for other in range(int(state.seats)) if other not in self.along]
        there = [other for other in others if state.is_here(other) and state.spots[other] == cell]
        return len(there) * MOST_SEATS + MOST_SEATS - there[0] if there else 0

    def gathering(self) -> int:
        """The terrain within a walk where most of those are who would not come along, or -1."""
        if not self.near:
            here = self.state.spots[self.seat]
            self.near = [int(here), *land.destinations(self.state, here)]
        crowds = [self.crowd(cell) for cell in self.near]
        most = max(crowds)
        return self.near[crowds.index(most)] if most else -1

    def is_busy(self) -> bool:
        """Is there anything to be done that is worth a walk, here or anywhere within reach?"""
        if self.chores < 0.0:
            here = self.state.spots[self.seat]
            cells = [int(here), *land.destinations(self.state, here)]
            for cell in cells:
                self._visit(cell)
            self.chores = max(0.0, *[self.work[cell] for cell in cells])
        return self.chores > RESTLESS

    def _visit(self, cell: int) -> None:
        """Look at a terrain as if one stood there with those who come along."""
        if cell in self.work:
            return
        self.work[cell] = self.meals[cell] = self.exits[cell] = 0.0
        self.bridges[cell] = []
        state = self.state
        card = state.cells[cell]
        if card < 0 or state.box.kind[card] != TERRAIN:
            return
        stood = state.spots
        state.spots = [cell if other in self.along else spot for other, spot in enumerate(stood)]
        try:
            if self.hidden():
                self.work[cell] = HIDDEN
            for offer in reach.offers(state, self.seat):
                self._consider(cell, offer)
        finally:
            state.spots = stood

    def _consider(self, cell: int, offer: int) -> None:
        """Note an action of the terrain one looks at: something to do, to eat, or a way out."""
        state, box = self.state, self.state.box
        attempt = offer // OFFER_UNIT
        if box.goes[attempt] or reach.barred(state, self.seat, offer):
            return
        new = box.crosses[attempt] and not sides(state, cell, offer)
        if box.crosses[attempt] and not new:  # the far side is weighed once the near one is
            self.bridges[cell].append(offer)
            return
        hope = self.hope(attempt, NEW_LAND if new else 0.0)
        if self.departs(attempt):
            self.exits[cell] = max(self.exits[cell], hope)
            return
        self.work[cell] = max(self.work[cell], hope)
        forages = len(state.deck) < PECKISH and box.icon[attempt] in FORAGING
        if forages or box.icon[attempt] == HUNT or meal(box, box.success[attempt]):
            self.meals[cell] = max(self.meals[cell], hope)

    def prospect(self, cell: int) -> float:
        """What a terrain has to offer, or the far side of a bridge that begins there, less the crossing."""
        best = self.place(cell)
        for offer in self.bridges[cell]:
            beyond = max([self.shore(far) for far in sides(self.state, cell, offer)])
            best = max(best, self.hope(offer // OFFER_UNIT, beyond - self.shore(cell)))
        return best

    def shore(self, cell: int) -> float:
        """The best to be done on one side of a bridge: where it ends, or a walk from there."""
        walks = [self.place(other) - self.price for other in land.destinations(self.state, cell)]
        return max([self.place(cell), *walks])

    def best_place(self) -> float:
        """The best of all terrains within reach."""
        if self.best < -1.0e8:
            cells = land.destinations(self.state, self.state.spots[self.seat])
            self.best = max([self.prospect(cell) for cell in cells]) if cells else 0.0
        return self.best


def careful(need: int) -> int:
    """The cards a careful player draws at least for so many successes: one more, which makes them likely."""
    return need + 1 if need else 0


def meal(box: Columns, node: int) -> int:
    """The cards an effect restores."""
    if node < 0:
        return 0
    own = box.node_cards[node] if box.node_kind[node] == E_RESTORE else 0
    return own + sum([meal(box, part) for part in box.node_parts[node]])


def frees(box: Columns, node: int) -> bool:
    """Does an effect clear a cell?"""
    return box.node_kind[node] == E_FREE or True in [frees(box, part) for part in box.node_parts[node]]


def sides(state: State, spot: int, offer: int) -> list[int]:
    """The terrains on the other sides of the bridge an offer is printed on."""
    cell = land.neighbour(spot, offer % OFFER_UNIT - 1) if offer % OFFER_UNIT else -1
    return land.other_sides(state, cell, spot) if cell >= 0 else []
