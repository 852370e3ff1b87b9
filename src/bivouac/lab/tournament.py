"""A tournament as it stands: which games are played, what is left, who leads."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from bivouac.lab.intervals import wilson
from bivouac.lab.played import Played
from bivouac.lab.ratings import Rating, rate
from bivouac.lab.schedule import Schedule
from bivouac.lab.sequential import Question, Trial, Verdict
from bivouac.lab.tally import Deal, Tally, sum_up


class Tournament:
    """A schedule and the games of it that are done.

    Only whole deals count, for a deal half played favours whoever sat well; and they count in their order, so
    that a sequential test ends at the same deal however many games run side by side.
    """

    def __init__(self, schedule: Schedule, deals: int, question: Question | None = None) -> None:
        self.schedule = schedule
        self.deals = deals
        self.question = question
        self.done: set[int] = set()
        self.counted: list[Deal] = []
        self._open: dict[int, list[Played]] = {}
        self._trial = None if question is None else Trial(question)

    @property
    def games(self) -> int:
        """How many games there are in all, if nothing ends it sooner."""
        return self.deals * len(self.schedule.seatings)

    @property
    def verdict(self) -> Verdict | None:
        """What the sequential test knows, where there is one."""
        return None if self._trial is None else self._trial.verdict

    @property
    def over(self) -> bool:
        """Is there nothing more to be played?"""
        settled = self.verdict is not None and self.verdict.answer != "unknown"
        return settled or len(self.counted) >= self.deals

    def left(self) -> Sequence[int]:
        """The games still to be played, deal by deal."""
        every = range(0 if self.over else self.games)
        return [number for number in every if number not in self.done] if self.done else every

    def add(self, game: Played) -> None:
        """One more game is done; one that was there already is not counted again."""
        if game.number in self.done:
            return
        self.done.add(game.number)
        if game.deal < self.deals:
            self._open.setdefault(game.deal, []).append(game)
            self._count_whole_deals()

    def _count_whole_deals(self) -> None:
        size = len(self.schedule.seatings)
        while not self.over and len(self._open.get(len(self.counted), ())) == size:
            deal = sum_up(self._open.pop(len(self.counted)), self.schedule.bots)
            self.counted.append(deal)
            if self._trial is not None:
                one, other = deal.scores[0][1], deal.scores[1][0]
                self._trial.add(one / (one + other))

    def tally(self) -> Tally:
        """What the whole deals say of every bot and every seat."""
        total = Tally()
        for deal in self.counted:
            total.add(deal.tally)
        return total

    def ratings(self) -> list[Rating]:
        """Every bot's strength; none where players win or lose together, or before the first whole deal."""
        if self.schedule.measure != "rating" or not self.counted:
            return []
        return rate(self.schedule.bots, [deal.scores for deal in self.counted])


def summary(tournament: Tournament) -> dict[str, Any]:
    """The results, JSON-ready: the same for the same schedule, wherever and however often it was run."""
    tally, verdict = tournament.tally(), tournament.verdict
    return {
        "settings": tournament.schedule.settings(),
        "deals": len(tournament.counted),
        "games": tally.games,
        "actions": tally.actions,
        "unfinished": tally.unfinished,
        "standings": list(_standings(tournament, tally)),
        "pairs": _pairs(tournament),
        "seats": [round(seat.share, 6) for seat in tally.seats],
        "sequential": None if verdict is None else _test(tournament, verdict),
    }


def _standings(tournament: Tournament, tally: Tally) -> Iterator[dict[str, Any]]:
    """The bots, the best first; a bot that has the whole table to itself plays one game there."""
    ratings = {rating.bot: rating for rating in tournament.ratings()}
    together = tournament.schedule.measure == "win_share"
    rows: list[dict[str, Any]] = []
    for bot, count in tally.bots.items():
        games = count.games // tournament.schedule.seats if together else count.games
        rating = ratings.get(bot)
        row = {
            "bot": bot,
            "rating": None if rating is None else round(rating.points, 1),
            "interval": None if rating is None else _rounded(rating.interval, 1),
            "games": games,
            "wins": round(count.wins, 6),
            "win_share": round(count.wins / games, 6),
            "win_interval": _rounded(wilson(count.wins, games), 6) if together else None,
            "mean_points": None if count.mean_points is None else round(count.mean_points, 3),
        }
        rows.append(row)
    yield from sorted(rows, key=lambda row: (-(row["rating"] or 0), -row["win_share"], row["bot"]))


def _rounded(interval: tuple[float, float] | None, digits: int) -> list[float] | None:
    return None if interval is None else [round(bound, digits) for bound in interval]


def _pairs(tournament: Tournament) -> dict[str, dict[str, float]]:
    """How large a part of their comparisons each bot won against each other one."""
    bots = tournament.schedule.bots
    if tournament.schedule.measure != "rating" or not tournament.counted:
        return {}
    return {
        one: {other: round(_won(tournament.counted, a, b), 6) for b, other in enumerate(bots) if b != a}
        for a, one in enumerate(bots)
    }


def _won(deals: list[Deal], a: int, b: int) -> float:
    won = sum(deal.scores[a][b] for deal in deals)
    return won / (won + sum(deal.scores[b][a] for deal in deals))


def _test(tournament: Tournament, verdict: Verdict) -> dict[str, Any]:
    question = tournament.question
    assert question is not None, "a verdict answers a question"
    return {
        "question": asdict(question),
        "bounds": [round(bound, 4) for bound in question.bounds],
        "answer": verdict.answer,
        "deals": verdict.deals,
        "evidence": round(verdict.evidence, 4),
        "share": round(verdict.share, 6),
    }
