"""Nights: what camp calls, two for each region; whoever the region was tells a piece of it in the dark."""

from bivouac.core.effects import Effect, all_of, one_of
from bivouac.games.continent.data.icons import Icon
from bivouac.games.continent.data.records import Attempt, Temporary
from bivouac.games.continent.effects import Cure, Lose, Peek, Restore, Take


def wakes(number: int, icon: Icon, success: Effect, failure: Effect, cost: int = 1) -> Temporary:
    """A night that wants something of those who camp."""
    attempt = Attempt(icon, cost=cost, need=1, mandatory=True, success=success, failure=failure)
    return Temporary(number, attempts=(attempt,), banished=True)


def tale(number: int, effect: Effect) -> Temporary:
    """A night that only tells; no night is told twice."""
    return Temporary(number, effect=effect, banished=True)


CARDS = (
    tale(97, all_of(Restore(4), Peek(1))),
    wakes(97, "listen", Restore(5), Lose(1)),
    tale(197, all_of(Restore(3), Cure())),
    Temporary(
        197,
        attempts=(
            Attempt("music", cost=1, need=1, mandatory=True, success=Restore(4), failure=Take(906)),
            Attempt("hide", cost=1, mandatory=True),
        ),
        banished=True,
    ),
    tale(297, one_of(Restore(3), Peek(3))),
    wakes(297, "hide", Restore(4), Take(903)),
    wakes(397, "listen", all_of(Restore(4), Cure(902)), Take(902), cost=2),
    tale(397, Restore(3)),
    wakes(497, "decipher", Restore(4), Take(907)),
    tale(497, one_of(all_of(Restore(4), Take(911)), Restore(1))),
    tale(597, one_of(all_of(Restore(5), Take(909)), Lose(1))),
    wakes(597, "think", Restore(5), Take(911), cost=2),
)
