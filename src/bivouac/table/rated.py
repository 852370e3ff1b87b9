"""What a rated table refuses: whatever would make its result say less of its players than it claims.

This is the one place that decides it. Nobody is helped, nobody plays for another, nobody sits twice, time
cannot be stopped; and whose time runs out, or who stays away, has given up.
"""

from typing import Literal

from bivouac.core.contract import Game
from bivouac.core.mistakes import PlayerMistake
from bivouac.core.refusal import Refusal
from bivouac.table.charter import ClockPlan
from bivouac.table.table import Table

Help = Literal["coach", "fork", "lend", "pause", "undo"]


def check_rated(game: Game, seats: int, clock: ClockPlan | None) -> None:
    """PlayerMistake where nobody can be beaten, or nothing ends the game of whoever walks away."""
    if game.facts.cooperative:
        raise PlayerMistake("rated_together")
    if seats < 2:
        raise PlayerMistake("rated_alone")
    if clock is None:
        raise PlayerMistake("rated_clock")


def must_be_casual(table: Table, wish: Help) -> None:
    """Refuse, while a rated game goes on, what its players may do at any other table."""
    if table.charter.rated and not table.at_rest:
        raise Refusal("rated", {"wish": wish})


def must_sit_once(table: Table, player: str) -> None:
    """Refuse a second seat at a rated table."""
    if table.charter.rated and table.seats_of(player):
        raise Refusal("rated_seat")


def must_stay(table: Table) -> None:
    """Refuse to hand a seat of a rated table on, also by its key."""
    if table.charter.rated:
        raise Refusal("rated_seat")


def must_have_account(rated: bool, account: bool) -> None:
    """Refuse whoever could come back tomorrow as somebody else."""
    if rated and not account:
        raise Refusal("rated_account")
