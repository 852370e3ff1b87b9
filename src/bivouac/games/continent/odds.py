"""Exact chances from what everybody knows: how n cards of the action deck would fare (ruling 135)."""

from math import comb
from typing import Any, Final

from mypy_extensions import i64

from bivouac.games.continent import actions
from bivouac.games.continent.kinds import (
    AIM,
    COST,
    CURSE,
    DRAWING,
    EITHER_HALF,
    FROM_DISCARD,
    GATHER,
    IDLE,
    ITEMS,
    JOINING,
    LEFT_HALF,
    MOST_SEATS,
    NO_LEFT,
    NO_RIGHT,
    OFFER_UNIT,
    PROPOSED,
    RIGHT_HALF,
    TRADE,
    TRADE_AGREED,
)
from bivouac.games.continent.may import reach, weights
from bivouac.games.continent.moves import energy
from bivouac.games.continent.state import State

MOST_STARS: Final = 24  # successes beyond the need are all alike; no printed need comes near
AHEAD: Final = 8  # so many extra cards are looked at
# The questions of an action whose cost has not been drawn yet.
_UNPAID: Final[tuple[int, ...]] = (AIM, GATHER, JOINING, ITEMS, COST, TRADE, TRADE_AGREED)


class Sides:
    """How many ways there are to draw so many cards of one side with so many successes.

    `ways[cards * width + stars]`; stars beyond the need are counted as the need. Ways are plain integers:
    those of a long deck do not fit into 63 bits.
    """

    def __init__(self, most: i64, width: i64) -> None:
        self.width: i64 = width
        self.most: i64 = most
        self.ways: list[int] = [0] * int((most + 1) * width)
        self.ways[0] = 1
        self.size: i64 = 0

    def add(self, stars: i64) -> None:
        """One more card may be drawn, worth so many successes."""
        width = self.width
        last = width - 1
        self.size += 1
        cards = min(self.size, self.most)
        while cards > 0:
            row = (cards - 1) * width
            for had in range(width):
                before = self.ways[row + had]
                if before:
                    self.ways[row + width + min(last, had + stars)] += before
            cards -= 1

    def row(self, cards: i64) -> list[int]:
        """The ways to draw so many cards, by their successes."""
        return self.ways[cards * self.width : (cards + 1) * self.width]

    def at_least(self) -> list[int]:
        """The same table, each entry with those of more successes added."""
        width = self.width
        found = self.ways[:]
        for row in range(0, len(found), width):
            stars = width - 2
            while stars >= 0:
                found[row + stars] += found[row + stars + 1]
                stars -= 1
        return found


class Start:
    """What is certain before a draw: whole stars, halves, and how many the states cancel (as negatives)."""

    def __init__(self) -> None:
        self.stars: i64 = 0
        self.left: i64 = 0
        self.right: i64 = 0
        self.either: i64 = 0


class Pool:
    """Cards of which some are drawn at random, sorted by the side of their half star."""

    def __init__(self, state: State, pile: list[int], most: i64, need: i64, per_seven: i64) -> None:
        width = need + 1
        self.need: i64 = need
        self.most: i64 = most
        self.left = Sides(most, width)
        self.right = Sides(most, width)
        self.either = Sides(most, width)
        self.plain = Sides(most, width)
        self.curses: i64 = 0
        self.size: i64 = len(pile)
        # Counted once, when first asked for: draws of so many cards with a half star by their successes,
        # pairs included, and draws of so many others by the successes they have at least.
        self.halves: list[int] = []
        self.others: list[int] = []
        for card in pile:
            self._sort(state, card, per_seven)

    def _sort(self, state: State, card: i64, per_seven: i64) -> None:
        box = state.box
        if box.kind[card] == CURSE:
            self.curses += 1
            return
        stars = box.stars[card] + per_seven * box.sevens[card]
        half = box.half[card]
        if half == LEFT_HALF:
            self.left.add(stars)
        elif half == RIGHT_HALF:
            self.right.add(stars)
        elif half == EITHER_HALF:
            self.either.add(stars)
        else:
            self.plain.add(stars)

    def keep_curses(self) -> None:
        """Curses are blanks: they come from the deck (ruling 63)."""
        for _ in range(self.curses):
            self.plain.add(0)

    def ways(self, cards: i64, start: Start) -> int:
        """The number of draws of so many cards that reach the need, curses among them left out.

        A pool is always asked with the same start.
        """
        if not self.halves:
            self.others = self.plain.at_least()
            self._pair(start)
        total = 0
        width = self.need + 1
        for halved in range(cards + 1):
            if cards - halved > self.plain.size:
                continue
            others = (cards - halved) * width + self.need
            for stars in range(width):
                some = self.halves[halved * width + stars]
                if some:
                    total += some * self.others[others - stars]
        return total

    def _pair(self, start: Start) -> None:
        """Count the draws of cards with a half star: by how many they are, and what they bring in all."""
        self.halves = [0] * int((self.most + 1) * (self.need + 1))
        for left in range(min(self.most, self.left.size) + 1):
            for right in range(min(self.most - left, self.right.size) + 1):
                sides = self._sum(self.left.row(left), self.right.row(right))
                for either in range(min(self.most - left - right, self.either.size) + 1):
                    pairs = weights.pairs(
                        max(0, left + start.left), max(0, right + start.right), either + start.either
                    )
                    halved = left + right + either
                    self._note(halved, start.stars + pairs, self._sum(sides, self.either.row(either)))

    def _sum(self, one: list[int], other: list[int]) -> list[int]:
        """The ways to have so many successes with the cards of two rows together."""
        need = self.need
        found = [0] * int(need + 1)
        for stars in range(need + 1):
            some = one[stars]
            if not some:
                continue
            for more in range(need + 1):
                if other[more]:
                    found[min(need, stars + more)] += some * other[more]
        return found

    def _note(self, halved: i64, sure: i64, ways: list[int]) -> None:
        need = self.need
        row = halved * (need + 1)
        for stars in range(need + 1):
            if ways[stars]:
                self.halves[row + min(need, stars + sure)] += ways[stars]


class Question:
    """An action about to be drawn for: its need, its helps, and where its cards come from.

    `most` is the largest number of cards it will be asked about: what is counted once serves them all.
    """

    def __init__(self, state: State, need: i64, per_seven: i64, most: i64) -> None:
        self.state = state
        self.need: i64 = max(0, min(need, MOST_STARS))
        self.per_seven: i64 = per_seven
        deck = state.deck.pieces[:]
        pile = state.discards()
        if not state.shown:
            for entry in state.drawn:
                (pile if entry % 2 == FROM_DISCARD else deck).append(entry // 2)
        self.deck_size: i64 = len(deck)
        self.pile_size: i64 = len(pile)
        icon = state.box.icon[state.attempt]
        self.start = Start()
        self.start.left = -weights.burden(state, state.active, NO_LEFT, icon)
        self.start.right = -weights.burden(state, state.active, NO_RIGHT, icon)
        self.deck = Pool(state, deck, min(most, self.deck_size), self.need, per_seven)
        self.deck.keep_curses()
        # Beyond the last card of the deck all of it is sure to be drawn (ruling 66).
        self.beyond = Start()
        self.beyond.left = self.start.left
        self.beyond.right = self.start.right
        for card in deck:
            self._count_in(card)
        rest = max(0, min(most - self.deck_size, self.pile_size))
        self.pile = Pool(state, pile if rest else [], rest, self.need, per_seven)
        self.blanks = Pool(state, pile if rest else [], rest, self.need, per_seven)
        self.blanks.keep_curses()
        self.spared = energy.easy_card(state) >= 0

    def _count_in(self, card: i64) -> None:
        box = self.state.box
        start = self.beyond
        start.stars = min(self.need, start.stars + box.stars[card] + self.per_seven * box.sevens[card])
        half = box.half[card]
        if half == LEFT_HALF:
            start.left += 1
        elif half == RIGHT_HALF:
            start.right += 1
        elif half == EITHER_HALF:
            start.either += 1

    def counts(self, cards: i64) -> list[int]:
        """For so many cards: draws that succeed, draws that are survived, all draws (ruling 135)."""
        if cards <= self.deck_size:
            total = comb(self.deck_size, cards)
            return [self.deck.ways(cards, self.start), total, total]
        rest = min(cards - self.deck_size, self.pile_size)
        total = comb(self.pile_size, rest)
        if self.spared:  # curses are blanks, once (ruling 127)
            return [self.blanks.ways(rest, self.beyond), total, total]
        return [
            self.pile.ways(rest, self.beyond),
            comb(self.pile_size - self.pile.curses, rest),
            total,
        ]

    def line(self, cards: i64) -> dict[str, Any]:
        """With so many cards: chances of success, failure and defeat, and the cards left in the deck."""
        found = self.counts(cards)
        wins, alive, total = found[0], found[1], found[2]
        return {
            "cards": cards,
            "success": wins / total,
            "failure": (alive - wins) / total,
            "defeat": (total - alive) / total,
            "left": max(0, self.deck_size - cards),
        }


def odds(state: State, seat: int, action: int) -> dict[str, Any] | None:
    """What the cards would bring: for an action to begin, a trade to name, one more card or none."""
    if not 0 <= action < actions.VOCABULARY:
        return None
    kind = actions.KIND_OF[action]
    question = state.question()
    if kind == actions.ACT and (question == IDLE or action == state.proposal):
        return _before(state, actions.ARGUMENT[action])
    if question == DRAWING and kind in (actions.DRAW, actions.DONE):
        return _table(state, len(state.drawn) + (1 if kind == actions.DRAW else 0))
    if question == TRADE and kind == actions.SAY and actions.ARGUMENT[action] <= weights.printed_cost(state):
        return _traded(state, actions.ARGUMENT[action])
    if question in (ITEMS, COST) and kind == actions.DONE:
        return _table(state, weights.cost(state))
    return None


def standing(state: State) -> dict[str, Any] | None:
    """How the action that runs or is proposed would fare if nothing were added: everybody may know (135)."""
    question = state.question()
    if question == PROPOSED and state.proposal != actions.CAMP_CODE:
        return _before(state, state.proposal - actions.ACT_CODE)
    if question == DRAWING:
        return _table(state, len(state.drawn))
    return _table(state, weights.cost(state)) if question in _UNPAID else None


def _before(state: State, argument: int) -> dict[str, Any] | None:
    """An action nobody has begun: its printed cost and need with the burdens of whoever would take it."""
    offers = reach.joint(state)
    if argument >= len(offers):
        return None
    seat, offer = offers[argument] % MOST_SEATS, offers[argument] // MOST_SEATS
    tried = state.attempt, state.active, state.party
    state.attempt, state.active, state.party = offer // OFFER_UNIT, seat, 1 << seat
    try:
        return _table(state, weights.cost(state))
    finally:
        state.attempt, state.active, state.party = tried


def _traded(state: State, number: int) -> dict[str, Any]:
    tried = state.trade
    state.trade = number
    try:
        return _table(state, weights.cost(state))
    finally:
        state.trade = tried


def _table(state: State, cards: int) -> dict[str, Any]:
    """The line for so many cards, with and without the helps at hand, and the lines for more."""
    need = int(weights.need(state))
    stars, sevens = promised(state)
    most = len(state.deck.pieces) + len(state.discards()) + (0 if state.shown else len(state.drawn))
    first = min(cards, most)
    last = first if state.box.locked[state.attempt] else min(first + AHEAD, most)
    wanted = need - applied_stars(state)
    plain = Question(state, wanted, applied_sevens(state), last)
    if stars or sevens:
        helped = Question(state, wanted - stars, applied_sevens(state) + sevens, first).line(first)
    else:
        helped = plain.line(first)
    return {
        "need": need,
        **plain.line(first),
        "helped": helped,
        "more": [plain.line(count) for count in range(first + 1, last + 1)],
    }


def applied_stars(state: State) -> int:
    """Successes that helps already applied are sure to bring."""
    return sum([state.box.help_stars[help] for help in state.applied])


def applied_sevens(state: State) -> int:
    """Helps already applied that count sevens."""
    return sum([state.box.help_sevens[help] for help in state.applied])


def promised(state: State) -> tuple[int, int]:
    """Successes, and successes for each seven, that the helps at hand could add after the reveal."""
    stars = sevens = 0
    for seat in state.participants():
        for help in weights.helps(state, seat, for_cost=False):
            stars += state.box.help_stars[help]
            sevens += state.box.help_sevens[help]
    return stars, sevens
