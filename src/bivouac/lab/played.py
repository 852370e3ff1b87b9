"""One game of a schedule: how it is played, and what is kept of it."""

import msgspec

from bivouac.bots import Bot, bot_seed, make_bot, play_match
from bivouac.bots.learned.bot import LearnedBot
from bivouac.games import game
from bivouac.lab.schedule import Schedule


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game of a schedule ended; `ranks` and `points` are by seat, as `order` is."""

    number: int
    deal: int
    seed: int
    order: tuple[str, ...]
    kind: str
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    points: tuple[int, ...] | None
    actions: int

    def fits(self, schedule: Schedule) -> bool:
        """Is this a game of that schedule?"""
        seats = range(schedule.seats)
        return (
            self.number >= 0
            and self.deal == schedule.deal_of(self.number)
            and self.seed == schedule.seed_of(self.number)
            and self.order == schedule.order(self.number)
            and all(seat in seats for seat in self.winners)
            and len(self.ranks) == len(seats)
            and (self.points is None or len(self.points) == len(seats))
        )


def play(schedule: Schedule, number: int) -> Played:
    """The game of that number, the same wherever it is played."""
    seed, order = schedule.seed_of(number), schedule.order(number)
    bots = [seated(schedule, spec, bot_seed(seed, seat)) for seat, spec in enumerate(order)]
    end = play_match(game(schedule.game), bots, seed, schedule.options)
    return Played(
        number=number,
        deal=schedule.deal_of(number),
        seed=seed,
        order=order,
        kind=end.kind,
        winners=end.winners,
        ranks=end.ranks,
        points=end.points,
        actions=end.actions,
    )


def seated(schedule: Schedule, spec: str, seed: int) -> Bot:
    """A bot of the schedule, with the file it judges by: where it plays there may be no such file."""
    bot = make_bot(spec, seed)
    if isinstance(bot, LearnedBot):
        bot.content = schedule.files.get(bot.name)
    return bot
