"""How long each seat may think: a free allowance for each action, then a bank that drains.

By correspondence there are days for each action and no bank. They run by the calendar, also while the house
is closed; they begin with the last action at the table, and stand still while a player is on vacation.
"""

from collections.abc import Iterable

from bivouac.core.entries import Acted, Lent, TakenBack, Undone
from bivouac.table.charter import ClockPlan
from bivouac.table.lines import Away, Fact, Paused, Resumed, Started


class Clock:
    """The banks of all seats and since when whose time is running, in milliseconds."""

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self.plan = plan
        self.banks = [plan.bank] * seats
        self.since: dict[int, int] = {}
        self.ready = [0] * seats  # the moment before which no time of a seat is counted
        self.vacations: list[dict[int, int]] = [{} for _ in range(seats)]  # by seat, from when until when

    def heed(self, fact: Fact, at: int) -> None:
        """Take from a line what it says of time, so that the clocks of a table read back are the same."""
        if isinstance(fact, Acted | Lent):
            self.since.pop(fact.seat, None)
            if fact.bank >= 0:
                self.banks[fact.seat] = fact.bank
        elif isinstance(fact, Undone | Paused):
            self.since = {}
            self.banks = fact.banks[:]
        elif isinstance(fact, Away):
            self.vacations[fact.seat][fact.begins] = fact.ends
        if isinstance(fact, Started | Acted | Undone | Resumed):
            self.ready = [at] * len(self.banks)
        elif isinstance(fact, TakenBack):
            self.ready[fact.seat] = at

    def run(self, seats: Iterable[int], at: int) -> None:
        """From now on the time of exactly these seats runs; that of those already thinking runs on."""
        if self.plan.days:
            self.since = {seat: self.ready[seat] for seat in seats}
        else:
            self.since = {seat: self.since.get(seat, max(at, self.ready[seat])) for seat in seats}

    def charge(self, seat: int, at: int) -> int:
        """The seat has acted: take what it used, add the increment, and return its bank."""
        self.banks[seat] = self.halt(seat, at) + self.plan.increment
        return self.banks[seat]

    def halt(self, seat: int, at: int) -> int:
        """Stop the clock of one seat, take what it used, and return its bank."""
        self.banks[seat] = max(0, self.left(seat, at))
        self.since.pop(seat, None)
        return self.banks[seat]

    def stop(self, at: int) -> list[int]:
        """Stop every clock and return the banks."""
        for seat in list(self.since):
            self.halt(seat, at)
        return self.banks[:]

    def left(self, seat: int, at: int) -> int:
        """What would be left in the bank now; below zero the time has run out."""
        if seat not in self.since:
            return self.banks[seat]
        return self.banks[seat] - max(0, at - self.end(seat) + self.banks[seat] + 1)

    def spent(self, seat: int) -> bool:
        """Would the seat be late as soon as it may think?"""
        return self.banks[seat] == 0 and self.plan.allowance == 0

    def deadline(self) -> int | None:
        """The first moment at which somebody's time will have run out."""
        return min((self.end(seat) for seat in self.since), default=None)

    def end(self, seat: int) -> int:
        """The moment at which the time of a seat that thinks will have run out."""
        since = self.since[seat]
        end = since + self.plan.allowance + self.banks[seat] + 1
        for begins, ends in sorted(self.vacations[seat].items()):
            if begins < end and ends > since:
                end += ends - max(begins, since)
        return end

    def away_until(self, seat: int, at: int) -> int:
        """Until when the time of a seat stands still because its player is on vacation; 0 if it does not."""
        return max((end for begin, end in self.vacations[seat].items() if begin <= at < end), default=0)

    def late(self, at: int) -> list[int]:
        """The seats whose time has run out."""
        return [seat for seat in sorted(self.since) if self.left(seat, at) < 0]
