"""How long each seat may think: a free allowance for each action, then a bank that drains."""

from collections.abc import Iterable

from bivouac.table.charter import ClockPlan


class Clock:
    """The banks of all seats and since when whose time is running, in milliseconds."""

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self.plan = plan
        self.banks = [plan.bank] * seats
        self.since: dict[int, int] = {}

    def run(self, seats: Iterable[int], at: int) -> None:
        """From now on the time of exactly these seats runs; that of those already thinking runs on."""
        self.since = {seat: self.since.get(seat, at) for seat in seats}

    def charge(self, seat: int, at: int) -> int:
        """The seat has acted: take what it used, add the increment, and return its bank."""
        self.banks[seat] = max(0, self.left(seat, at)) + self.plan.increment
        self.since.pop(seat, None)
        return self.banks[seat]

    def stop(self, at: int) -> list[int]:
        """Stop every clock and return the banks."""
        for seat in list(self.since):
            self.banks[seat] = max(0, self.left(seat, at))
        self.since = {}
        return self.banks[:]

    def left(self, seat: int, at: int) -> int:
        """What would be left in the bank now; below zero the time has run out."""
        if seat not in self.since:
            return self.banks[seat]
        return self.banks[seat] - max(0, at - self.since[seat] - self.plan.move)

    def deadline(self) -> int | None:
        """The first moment at which somebody's time will have run out."""
        ends = [since + self.plan.move + self.banks[seat] + 1 for seat, since in self.since.items()]
        return min(ends, default=None)

    def late(self, at: int) -> list[int]:
        """The seats whose time has run out."""
        return [seat for seat in sorted(self.since) if self.left(seat, at) < 0]
