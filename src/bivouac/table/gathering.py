"""Before the start: sitting down, getting up, words for the seed, and the start itself."""

from bivouac.core.refusal import Refusal
from bivouac.table.charter import SeatKind, SeatPlan, check_plan
from bivouac.table.lines import Closed, Left, Planned, Started, Took, Worded
from bivouac.table.seats import fair_name
from bivouac.table.table import Table

LONGEST_WORD = 80


def take(table: Table, player: str, name: str, at: int, *, seat: int | None = None, invited: bool) -> int:
    """Sit down, in a seat of one's choice or the first free one; who sits already keeps the seat.

    A seat meant for a person wants an invitation: the host and those with the table's link have one.
    """
    if seat is None and (held := table.seats_of(player)):
        return held[0]
    chosen = _free_seat(table, invited) if seat is None else seat
    _check_seat(table, chosen)
    if table.seats[chosen].player == player:
        return chosen
    _must_gather(table)
    if not table.seats[chosen].free:
        raise Refusal("seat_taken", {"seat": chosen + 1})
    if table.seats[chosen].kind == "human" and not invited:
        raise Refusal("not_invited", {"seat": chosen + 1})
    table.write(Took(chosen, player, fair_name(name)), at)
    return chosen


def recover(table: Table, seat: int, player: str, name: str, at: int) -> None:
    """Hold a seat again on another device; the caller has checked its secret link."""
    _check_seat(table, seat)
    if table.seats[seat].player is None:
        raise Refusal("not_seated")
    if table.seats[seat].player != player:
        table.write(Took(seat, player, fair_name(name) or table.seats[seat].name), at)


def leave(table: Table, player: str, at: int, *, seat: int | None = None) -> None:
    """Get up before the start; the host may also free somebody else's seat."""
    _must_gather(table)
    seats = table.seats_of(player) if seat is None else [seat]
    if not seats:
        raise Refusal("not_seated")
    for number in seats:
        _check_seat(table, number)
        holder = table.seats[number].player
        if holder is None or player not in (holder, table.charter.host):
            raise Refusal("not_seated")
        table.write(Left(number), at)


def plan(table: Table, player: str, seat: int, kind: SeatKind, at: int, *, bot: str = "") -> None:
    """The host gives a free seat to somebody else: a person with the link, anybody, a bot."""
    _must_gather(table)
    _must_host(table, player)
    _check_seat(table, seat)
    if table.seats[seat].player is not None:
        raise Refusal("seat_taken", {"seat": seat + 1})
    wanted = SeatPlan(kind, bot if kind == "bot" else "")
    check_plan(wanted)
    table.write(Planned(seat, wanted.kind, wanted.bot), at)


def choose_word(table: Table, player: str, seat: int, word: str, at: int) -> None:
    """A seat's word goes into the seed, so that nobody alone decides it."""
    _must_gather(table)
    if seat not in table.seats_of(player):
        raise Refusal("not_seated")
    if not 0 < len(word) <= LONGEST_WORD or not word.isprintable():
        raise Refusal("bad_word", {"longest": LONGEST_WORD})
    table.write(Worded(seat, word), at)


def start(table: Table, player: str, at: int) -> None:
    """Deal, once every seat is taken; whoever sits at the table may start it, and its host."""
    _must_gather(table)
    if player != table.charter.host and not table.seats_of(player):
        raise Refusal("not_seated")
    free = sum(seat.free for seat in table.seats)
    if free:
        raise Refusal("seats_empty", {"count": free})
    rules = table.game.facts.rules
    newer = "" if rules == table.charter.rules else rules  # the house may have learnt since they sat down
    table.write(Started([seat.word for seat in table.seats], newer), at)
    table.deal()
    table.wind(at)


def close(table: Table, player: str, at: int) -> None:
    """The host gives up a table at which no game has begun."""
    _must_gather(table)
    _must_host(table, player)
    table.write(Closed("host"), at)


def _free_seat(table: Table, invited: bool) -> int:
    _must_gather(table)
    kinds = ("human", "open") if invited else ("open",)
    for kind in kinds:
        for number, seat in enumerate(table.seats):
            if seat.free and seat.kind == kind:
                return number
    raise Refusal("no_free_seat")


def _check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refusal("no_such_seat", {"seat": seat + 1})


def _must_gather(table: Table) -> None:
    if table.status == "closed":
        raise Refusal("table_closed")
    if table.status != "gathering":
        raise Refusal("already_started")


def _must_host(table: Table, player: str) -> None:
    if player != table.charter.host:
        raise Refusal("not_the_host")
