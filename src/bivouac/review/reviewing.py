"""A whole journal reviewed: the game is played again, and judged action by action."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Final, NamedTuple

from bivouac.bots.learned.judge import Judge
from bivouac.bots.looking import won
from bivouac.core import replay
from bivouac.core.chance import QuickChance
from bivouac.core.contract import Game, State
from bivouac.core.journal import Journal, format
from bivouac.review import decisions, moments
from bivouac.review.foresight import FarSight, Foresight
from bivouac.review.luck import DEALS, Luck
from bivouac.review.mistakes import ReviewMistake
from bivouac.review.prospects import judge_for, worlds_of
from bivouac.review.records import FORMAT, Decision, Review, Swing
from bivouac.review.scale import Scale, scale_of
from bivouac.review.standings import judge_of_luck

THIRDS: Final = 3
LARGEST_SWINGS: Final = 6


class Care(NamedTuple):
    """In how many worlds everything is looked at, in how many more what matters: good actions, and luck.

    Luck is asked in so many `lots` where a look is enough, and in so many `lines` where they are played on.
    """

    worlds: int
    closer: int
    lots: int
    lines: int


FAST: Final = Care(8, 0, 60, 40)
DEEP: Final = Care(12, 36, 160, 80)


def _nobody(done: int) -> None:
    """Nobody wants to know how far it is."""


def review(
    game: Game,
    journal: Journal,
    care: Care = DEEP,
    progress: Callable[[int], None] = _nobody,
    scale: Scale | None = None,
) -> Review:
    """The review of a finished game, the same each time; a journal of anything else is refused by name.

    Luck is weighed by the game's own scale, unless another is given.
    """
    if journal.rules != game.facts.rules:
        raise ReviewMistake("rules", {"rules": journal.rules, "ours": game.facts.rules})
    if not journal.ended() or replay.verify(game, journal).outcome() is None:
        raise ReviewMistake("unfinished")
    return _Reviewer(game, journal, care, scale or scale_of(journal.game)).go_through(progress)


class _Reviewer:
    """Goes through a game once, from the deal to the end."""

    def __init__(self, game: Game, journal: Journal, care: Care, scale: Scale) -> None:
        self.game = game
        self.journal = journal
        self.care = care
        self.scale = scale
        self.seats = range(journal.seats)
        digest = blake2b(format(journal).encode(), digest_size=4, person=b"bivouac review")
        self.chance = QuickChance(int.from_bytes(digest.digest(), "big"))
        self.chances: list[list[float]] = [[] for _ in self.seats]
        self.found: list[list[Decision]] = [[] for _ in self.seats]
        self.swings: list[list[Swing]] = [[] for _ in self.seats]

    def go_through(self, progress: Callable[[int], None]) -> Review:
        """Everything that the review says."""
        state = replay.start(self.game, self.journal)
        self.judge = judge_for(state)
        self.present = Foresight(self.judge, self.journal.seats)
        self.luck = self._weigher(judge_of_luck(state, self.journal.seats))
        self._deal(state)
        for at, entry in enumerate(self.journal.course.actions):
            action = state.parse(entry.text)
            self._take_in(state, at + 1)
            self._decide(state, entry.seat, action, at + 1)
            before = state.copy()
            state.play(entry.seat, action)
            self._swing(at + 1, self.luck.of_an_action(before, state, entry.seat, action))
            self._note(state)
            progress(at + 1)
        return self._whole(state)

    def _weigher(self, judge: Judge) -> Luck:
        """Who weighs luck: by a look in many worlds, or in fewer that are played on."""
        ahead, seats = self.scale.ahead, self.journal.seats
        if ahead:
            return Luck(FarSight(judge, ahead), seats, self._lines(0), self.chance)
        return Luck(Foresight(judge, seats), seats, self.care.lots, self.chance)

    def _lines(self, number: int) -> int:
        return self.scale.lines_at(number, self.journal.seats, self.care.lines)

    def _take_in(self, state: State, number: int) -> None:
        """Judge from now on as is right in this round, and luck in as many lines as there is time for."""
        self.judge = self.present.judge = judge_for(state)
        self.luck.foresight.judge = judge_of_luck(state, self.journal.seats)
        if self.scale.ahead:
            self.luck.lots = self._lines(number)

    def _note(self, state: State) -> None:
        for seat in self.seats:
            worlds = worlds_of(state, seat, self.care.worlds, self.chance)
            self.chances[seat].append(self.present.standing(worlds, seat))

    def _swing(self, number: int, luck: list[float]) -> None:
        weight = self.scale.weights[self.scale.stage(number, self.journal.seats)]
        for seat in self.seats:
            self.swings[seat].append(Swing(number, weight * luck[seat]))

    def _deal(self, state: State) -> None:
        """What the deal brought each seat."""
        seats, options = self.journal.seats, self.journal.options
        dealt = [self.game.start(seats, self.chance.below(1 << 30), options) for _ in range(DEALS)]
        self._swing(0, self.luck.of_the_deal(state, dealt))
        self._note(state)

    def _decide(self, state: State, seat: int, action: int, number: int) -> None:
        """Judge the decision, if there was one."""
        if len(state.legal(seat)) > 1:
            worlds = worlds_of(state, seat, self.care.worlds, self.chance)
            self.found[seat].append(
                decisions.judged(
                    self.judge, state, seat, action, number, worlds, self.care.closer, self.chance
                )
            )

    def _whole(self, last: State) -> Review:
        outcome = last.outcome()
        assert outcome is not None, "only a finished game is reviewed"
        result = [won(outcome.winners, seat) for seat in self.seats]
        luck = [sum(swing.luck for swing in self.swings[seat]) for seat in self.seats]
        count = len(self.journal.course.actions)
        return Review(
            format=FORMAT,
            game=self.journal.game,
            rules=self.journal.rules,
            options=self.journal.options,
            seats=self.journal.seats,
            actions=count,
            judge="estimate" if self.judge.net is None else "learned",
            worlds=self.care.worlds + self.care.closer,
            result=result,
            points=None if outcome.points is None else list(outcome.points),
            chances=[[round(chance, 4) for chance in line] for line in self.chances],
            decisions=self.found,
            accuracy=[decisions.accuracy(found) for found in self.found],
            phases=[_by_thirds(found, count) for found in self.found],
            luck=[round(amount, 4) for amount in luck],
            stages=[self._by_stages(swings) for swings in self.swings],
            swings=[_largest(swings) for swings in self.swings],
            adjusted=[round(won - amount, 4) for won, amount in zip(result, luck, strict=True)],
            turning=moments.turning(self.chances),
            moments=moments.to_learn_from(self.found),
        )

    def _by_stages(self, swings: list[Swing]) -> list[float]:
        sums = [0.0] * len(self.scale.weights)
        for swing in swings:
            sums[self.scale.stage(swing.number, self.journal.seats)] += swing.luck
        return [round(amount, 4) for amount in sums]


def _by_thirds(found: list[Decision], count: int) -> list[float | None]:
    parts: list[list[Decision]] = [[] for _ in range(THIRDS)]
    for decision in found:
        parts[(decision.number - 1) * THIRDS // max(1, count)].append(decision)
    return [decisions.accuracy(part) for part in parts]


def _largest(swings: list[Swing]) -> list[Swing]:
    kept = sorted(swings, key=lambda swing: -abs(swing.luck))[:LARGEST_SWINGS]
    in_order = sorted(kept, key=lambda swing: swing.number)
    return [Swing(swing.number, round(swing.luck, 4)) for swing in in_order if round(swing.luck, 4)]
