"""What a table agreed on before anybody sat down; it never changes afterwards."""

from typing import Any, Literal

import msgspec

from bivouac.core.contract import Game
from bivouac.core.mistakes import PlayerMistake
from bivouac.core.options import check_seats, complete

LONGEST_BANK = 30 * 24 * 3600 * 1000  # milliseconds
SHORTEST_ABSENCE = 5 * 60 * 1000
DAY = 24 * 3600 * 1000
MOST_DAYS = 14  # for an action, by correspondence

SeatKind = Literal["human", "open", "bot"]


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who a seat is meant for: a person who has the link, whoever comes along, or a bot."""

    kind: SeatKind
    bot: str = ""


class ClockPlan(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Milliseconds: free for each action, in the bank of each seat, added to it by each action.

    Or, by correspondence, `days` for each action and nothing else.
    """

    move: int = 0
    bank: int = 0
    increment: int = 0
    days: int = 0

    @property
    def allowance(self) -> int:
        """The milliseconds that are free for each action."""
        return self.move + self.days * DAY


class Charter(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The game, its options, the seats, and the secret seed the table has committed to."""

    game: str
    rules: str
    options: dict[str, Any]
    seats: list[SeatPlan]
    seed: bytes
    host: str  # the player who opened the table
    clock: ClockPlan | None = None
    private: bool = False  # no onlookers
    absence: int = 0  # milliseconds the table waits before the seat of somebody away is lent; 0 is never
    coach: bool | None = None  # may all ask it? Unless it is said, whoever plays against bots alone may
    alone: bool = False  # bots play on where nobody acts: an account or the operator asked for it
    origin: str = ""  # the table this one is a rematch or a fork of
    quick: int | None = None  # a whole number dealt the game: a journal from a terminal, laid on a table
    lesson: bool = False  # dealt and begun as the game's own lesson says
    vouched: bool = False  # dealt here from a seed nobody knew: the house signs its journal
    rated: bool = False  # its result counts for the ratings of its players: see `rated.py`
    document: dict[str, Any] | None = None  # a first state instead of one dealt from the seed


def found(
    game: Game,
    *,
    options: dict[str, Any],
    seats: list[SeatPlan],
    seed: bytes,
    host: str,
    clock: ClockPlan | None = None,
    private: bool = False,
    absence: int = 0,
    coach: bool | None = None,
    alone: bool = False,
    origin: str = "",
    rated: bool = False,
) -> Charter:
    """A charter these rules can play by; raises PlayerMistake."""
    check_seats(game.facts, len(seats))
    for plan in seats:
        check_plan(plan)
    if clock is not None:
        _check_clock(clock)
    if absence and not SHORTEST_ABSENCE <= absence <= LONGEST_BANK:
        raise PlayerMistake("absence_length", {"least": SHORTEST_ABSENCE, "most": LONGEST_BANK})
    return Charter(
        game=game.facts.name,
        rules=game.facts.rules,
        options=complete(game.facts, options),
        seats=seats,
        seed=seed,
        host=host,
        clock=clock,
        private=private,
        absence=absence,
        coach=coach,
        alone=alone,
        origin=origin,
        vouched=True,
        rated=rated,
    )


def check_plan(plan: SeatPlan) -> None:
    """Refuse a seat nobody could play from."""
    if (plan.kind == "bot") != bool(plan.bot):
        raise PlayerMistake("bot_seat")


def _check_clock(clock: ClockPlan) -> None:
    for name in ("move", "bank", "increment"):
        if not 0 <= getattr(clock, name) <= LONGEST_BANK:
            raise PlayerMistake("clock_length", {"name": name, "most": LONGEST_BANK})
    if not 0 <= clock.days <= MOST_DAYS:
        raise PlayerMistake("clock_days", {"most": MOST_DAYS})
    if clock.days and (clock.move or clock.bank or clock.increment):
        raise PlayerMistake("clock_either")
    if not clock.allowance and not clock.bank:
        raise PlayerMistake("clock_empty")
