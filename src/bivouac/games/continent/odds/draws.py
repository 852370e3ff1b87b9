"""Counting draws: how n cards of the action deck would fare, from what everybody knows (ruling 135)."""

from math import comb
from typing import Final, final

from mypy_extensions import i64

from bivouac.games.continent import kinds
from bivouac.games.continent.may import weights
from bivouac.games.continent.moves import energy
from bivouac.games.continent.resolve import counting
from bivouac.games.continent.shapes import Line
from bivouac.games.continent.state import State

MOST_STARS: Final = 24  # successes beyond the need are all alike; no printed need comes near


@final
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


@final
class Start:
    """What is certain before a draw: whole stars, halves, and how many the states cancel (as negatives)."""

    def __init__(self) -> None:
        self.stars: i64 = 0
        self.left: i64 = 0
        self.right: i64 = 0
        self.either: i64 = 0


@final
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
        if box.kind[card] == kinds.CURSE:
            self.curses += 1
            return
        stars = box.stars[card] + per_seven * box.sevens[card]
        half = box.half[card]
        if half == kinds.LEFT_HALF:
            self.left.add(stars)
        elif half == kinds.RIGHT_HALF:
            self.right.add(stars)
        elif half == kinds.EITHER_HALF:
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
                    pairs = counting.pairs(
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


@final
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
                (pile if entry % 2 == kinds.FROM_DISCARD else deck).append(entry // 2)
        self.deck_size: i64 = len(deck)
        self.pile_size: i64 = len(pile)
        icon = state.box.icon[state.attempt]
        self.start = Start()
        self.start.left = -weights.burden(state, state.active, kinds.NO_LEFT, icon)
        self.start.right = -weights.burden(state, state.active, kinds.NO_RIGHT, icon)
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
        if half == kinds.LEFT_HALF:
            start.left += 1
        elif half == kinds.RIGHT_HALF:
            start.right += 1
        elif half == kinds.EITHER_HALF:
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

    def line(self, cards: i64) -> Line:
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
