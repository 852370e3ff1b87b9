"""Who meets whom on which deal: every deal is played with every seating, so that neither decides."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from hashlib import blake2b
from itertools import combinations_with_replacement, permutations
from math import comb, factorial
from typing import Any, Literal

from bivouac.bots import make_bot
from bivouac.bots.learned.bot import LearnedBot
from bivouac.bots.learned.judge import read_weights
from bivouac.bots.levels import check_levels
from bivouac.bots.planner import PlannerBot
from bivouac.core.contract import Facts
from bivouac.core.options import check_seats, complete
from bivouac.games import game
from bivouac.lab.mistakes import LabMistake

MOST_SEATINGS = 5_040  # games on one deal
MOST_GAMES = 10_000_000  # in one folder: its numbers are kept in memory

Measure = Literal["rating", "win_share"]


@dataclass(frozen=True)
class Schedule:
    """The games of a tournament, numbered from 0, deal by deal; its end is whoever runs it to decide."""

    game: str
    rules: str
    bots: tuple[str, ...]
    seats: int
    seed: int
    options: dict[str, Any]
    measure: Measure
    files: dict[str, bytes] = field(default_factory=dict, repr=False)  # that bots judge by, as they were read

    @cached_property
    def seatings(self) -> tuple[tuple[str, ...], ...]:
        """The bot of each seat, in every game of a deal.

        Players against each other: every choice of bots that gives each as many seats as any other (one more
        at most), in every order. Players who win or lose together: each bot has the whole table to itself.
        """
        if self.measure == "win_share":
            return tuple((bot,) * self.seats for bot in self.bots)
        return tuple(
            tuple(self.bots[bot] for bot in order)
            for company in _companies(len(self.bots), self.seats)
            for order in sorted(set(permutations(company)))
        )

    def deal_of(self, number: int) -> int:
        """The deal a game is played on."""
        return number // len(self.seatings)

    def order(self, number: int) -> tuple[str, ...]:
        """The bot of each seat in a game."""
        return self.seatings[number % len(self.seatings)]

    def seed_of(self, number: int) -> int:
        """The seed of a game, the same for all games of its deal."""
        return self.seed + self.deal_of(number)

    def deals_for(self, games: int) -> int:
        """How many whole deals hold at least so many games."""
        return -(-games // len(self.seatings))

    def settings(self) -> dict[str, Any]:
        """What must be equal for results to belong together."""
        return {
            "game": self.game,
            "rules": self.rules,
            "bots": list(self.bots),
            "seats": self.seats,
            "seed": self.seed,
            "options": self.options,
            "measure": self.measure,
            **({"weights": {bot: _digest(file) for bot, file in self.files.items()}} if self.files else {}),
        }


def make_schedule(
    facts: Facts,
    specs: Sequence[str],
    *,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    mirrored: bool = False,
) -> Schedule:
    """A schedule, checked before the first game; what cannot be played or rated is refused by name.

    At mirrored tables all seats have the same bot, so that only the game favours anybody.
    """
    bots = _named(facts, specs)
    usual = facts.seats[1] if mirrored else max(2, facts.seats[0])
    count = usual if seats is None else seats
    check_seats(facts, count)
    alone = facts.cooperative or count == 1
    if mirrored and alone:
        raise LabMistake("nobody_against", {"game": facts.name, "seats": count})
    measure: Measure = "win_share" if mirrored or alone else "rating"
    if measure == "rating":
        _check_field(bots, count)
    return _checked(Schedule(facts.name, facts.rules, bots, count, seed, complete(facts, options), measure))


def _named(facts: Facts, specs: Sequence[str]) -> tuple[str, ...]:
    """The bots by the names they give themselves; those that cannot play here are refused."""
    named = [make_bot(spec, 0) for spec in specs]
    if not facts.advised and any(isinstance(bot, PlannerBot) for bot in named):
        raise LabMistake("no_advice", {"game": facts.name})
    bots = tuple(bot.name for bot in named)
    check_levels(bots, facts.name)
    if len(set(bots)) < len(bots):
        twice = next(bot for bot, count in Counter(bots).items() if count > 1)
        raise LabMistake("bot_twice", {"bot": twice})
    return bots


def _checked(schedule: Schedule) -> Schedule:
    """The schedule, once its table can be set up and every bot that brings a file has read it there."""
    first = game(schedule.game).start(schedule.seats, schedule.seed, schedule.options)
    files = {}
    for bot in [make_bot(spec, 0) for spec in schedule.bots]:
        if isinstance(bot, LearnedBot):
            if bot.file is not None:
                files[bot.name] = bot.content = read_weights(bot.file)
            bot.judge(first)
    return replace(schedule, files=files)


def _digest(file: bytes) -> str:
    return blake2b(file, digest_size=16).hexdigest()


def _check_field(bots: Sequence[str], seats: int) -> None:
    """Refuse a field in which nobody meets anybody, or whose deals would never end."""
    if len(bots) < 2:
        raise LabMistake("one_bot")
    per_deal = comb(len(bots), min(seats, len(bots))) * factorial(seats)
    if per_deal > MOST_SEATINGS and len(bots) >= seats:
        raise LabMistake("too_many_seatings", {"count": per_deal, "most": MOST_SEATINGS})


def _companies(bots: int, seats: int) -> Iterator[tuple[int, ...]]:
    """Every choice of bots for the seats in which no bot has two seats more than another."""
    fewest, left = divmod(seats, bots)
    for company in combinations_with_replacement(range(bots), seats):
        counts = Counter(company)
        if all(fewest <= counts[bot] <= fewest + bool(left) for bot in range(bots)):
            yield company
