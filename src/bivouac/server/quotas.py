"""How much one guest, one account and one network may have; docs/hosting.md has the same as a table."""

import math
from typing import NamedTuple

from bivouac.server.limits import Buckets, Places
from bivouac.store import Allowance, Player

MANY = 1 << 30


class Share(NamedTuple):
    """What a guest, an account and a whole network may have."""

    guest: int
    account: int
    network: int


class Pace(NamedTuple):
    """So many at once, then so many a second."""

    burst: float
    rate: float


TABLES = Share(12, 60, 240)  # open at the same time
WINDOWS = Share(16, 40, 200)  # open at the same time, in each worker
GUESTS = 200  # who come in anew from one network in a day
SEATED = Pace(10, 0.5)  # words of somebody who sits at the table
LOOKING_ON = Pace(4, 0.1)  # words of somebody who does not
ONLOOKERS = Pace(20, 0.5)  # words of all onlookers of a table together
NETWORK = Pace(40, 2.0)  # words from one network
ATTEMPTS = Pace(8, 0.1)  # passphrases tried from one network
ATTEMPTS_AT_ACCOUNT = Pace(30, 1 / 60)  # passphrases tried at one account, from wherever
OPERATOR = Pace(20, 1 / 30)  # keys tried at the operator's page, from wherever
EXPORTS = Pace(3, 1 / 600)  # files of all one's data
WISHES = Pace(20, 1 / 10)  # what one says of others, invitations, reports
MAILS = Pace(3, 1 / 3600)  # addresses to be confirmed by one player, and from one network


class Quotas:
    """The shares of one worker, all larger by the operator's factor; a factor of 0 lifts them all."""

    def __init__(self, factor: float) -> None:
        self.factor = factor or math.inf
        self.windows = Places()
        self._seated = self._buckets(SEATED)
        self._looking_on = self._buckets(LOOKING_ON)
        self._onlookers = self._buckets(ONLOOKERS)
        self._network = self._buckets(NETWORK)
        # Guessing is not made easier by a larger house.
        self.attempts = Buckets(ATTEMPTS.rate, ATTEMPTS.burst)
        self.attempts_at = Buckets(ATTEMPTS_AT_ACCOUNT.rate, ATTEMPTS_AT_ACCOUNT.burst)
        self.attempts_at_operator = Buckets(OPERATOR.rate, OPERATOR.burst)
        self.exports = Buckets(EXPORTS.rate, EXPORTS.burst)
        self.wishes = self._buckets(WISHES)
        self.mails = Buckets(MAILS.rate, MAILS.burst)

    @property
    def guests(self) -> int:
        """How many may come in anew from one network in a day."""
        return self._most(GUESTS)

    def tables(self, player: Player, network: str) -> Allowance:
        """How many tables a player may have open."""
        own = TABLES.guest if player.login is None else TABLES.account
        return Allowance(player.id, self._most(own), network, self._most(TABLES.network))

    def most_windows(self, player: Player) -> int:
        """How many windows a player may have open here."""
        return self._most(WINDOWS.guest if player.login is None else WINDOWS.account)

    def speak(self, player: str, table: str, network: str, seated: bool, at: float) -> int:
        """Take the right to say a word; 0, or the seconds until it may be said."""
        if self.factor == math.inf:
            return 0
        own = self._seated if seated else self._looking_on
        waits = [own.take(player, at), self._network.take(network, at)]
        if not seated:
            waits.append(self._onlookers.take(table, at))
        return math.ceil(max(waits))

    def _most(self, number: int) -> int:
        return MANY if self.factor == math.inf else max(1, round(number * self.factor))

    def _buckets(self, pace: Pace) -> Buckets:
        factor = 1.0 if self.factor == math.inf else self.factor
        return Buckets(pace.rate * factor, pace.burst * factor)
