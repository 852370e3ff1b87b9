"""Before the start: sitting down, getting up, and the start itself."""

from bivouac.core.entries import Closed
from bivouac.core.refusal import Refusal
from bivouac.table.charter import SeatKind, SeatPlan, check_plan
from bivouac.table.lines import Called, Left, Planned, Started, Took
from bivouac.table.rated import must_sit_once, must_stay
from bivouac.table.seats import fair_name
from bivouac.table.table import Table

PATIENCE = 10_000  # milliseconds for which a word that was pledged is waited for


def take(table: Table, player: str, name: str, at: int, *, seat: int | None = None, invited: bool) -> int:
    """Sit down, in a seat of one's choice or the first free one; whoever already sits keeps their seat.

    A seat meant for a person wants an invitation: the host and those with the table's link have one.
    """
    if seat is None and (held := table.seats_of(player)):
        return held[0]
    chosen = _free_seat(table, invited) if seat is None else seat
    _check_seat(table, chosen)
    if table.seats[chosen].player == player:
        return chosen
    must_gather(table)
    if not table.seats[chosen].free:
        raise Refusal("seat_taken", {"seat": chosen + 1})
    if table.seats[chosen].kind == "human" and not invited:
        raise Refusal("not_invited", {"seat": chosen + 1})
    must_sit_once(table, player)
    table.write(Took(chosen, player, fair_name(name)), at)
    return chosen


def recover(table: Table, seat: int, player: str, name: str, at: int) -> None:
    """Hold a seat again on another device; the caller has checked its secret link."""
    _check_seat(table, seat)
    if table.seats[seat].player is None:
        raise Refusal("not_seated")
    if table.seats[seat].player != player:
        must_stay(table)
        table.write(Took(seat, player, fair_name(name) or table.seats[seat].name), at)


def leave(table: Table, player: str, at: int, *, seat: int | None = None) -> None:
    """Get up before the start; the host may also free somebody else's seat."""
    must_gather(table)
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
    must_gather(table)
    _must_host(table, player)
    _check_seat(table, seat)
    if table.seats[seat].player is not None:
        raise Refusal("seat_taken", {"seat": seat + 1})
    wanted = SeatPlan(kind, bot if kind == "bot" else "")
    check_plan(wanted)
    table.write(Planned(seat, wanted.kind, wanted.bot), at)


def start(table: Table, player: str, at: int) -> None:
    """Call the start, once every seat is taken: the game begins when all words that were pledged are said.

    Where none was pledged it begins at once. Whoever sits at the table may call it, and its host.
    """
    must_gather(table)
    must_belong(table, player)
    free = sum(seat.free for seat in table.seats)
    if free:
        raise Refusal("seats_empty", {"count": free})
    if not table.alone and not table.attended:
        raise Refusal("bots_alone")
    if at < table.redrawn + PATIENCE and (late := table.unpledged()):
        raise Refusal("words_awaited", {"count": len(late)})
    if any(seat.pledge for seat in table.seats):
        table.write(Called(), at)
    else:
        begin(table, at)


def begin(table: Table, at: int) -> None:
    """Deal from the seed and the words that were said; a seat without one counts as an empty word."""
    rules = table.game.facts.rules
    newer = "" if rules == table.charter.rules else rules  # the house may have learnt since they sat down
    table.write(Started([seat.word for seat in table.seats], newer, table.draws), at)
    table.deal()
    table.wind(at)


def close(table: Table, player: str, at: int) -> None:
    """The host gives up a table at which no game has begun."""
    must_gather(table)
    _must_host(table, player)
    table.write(Closed("host"), at)


def _free_seat(table: Table, invited: bool) -> int:
    must_gather(table)
    kinds = ("human", "open") if invited else ("open",)
    for kind in kinds:
        for number, seat in enumerate(table.seats):
            if seat.free and seat.kind == kind:
                return number
    raise Refusal("no_free_seat")


def _check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refusal("no_such_seat", {"seat": seat + 1})


def must_gather(table: Table) -> None:
    """Refuse what is settled: by the start, or by its call, after which nobody comes, goes or pledges."""
    if table.status == "closed":
        raise Refusal("table_closed")
    if table.status != "gathering":
        raise Refusal("already_started")
    if table.calling:
        raise Refusal("words_awaited", {"count": len(table.silent())})


def must_belong(table: Table, player: str) -> None:
    """Refuse whoever neither sits at the table nor has opened it."""
    if player != table.charter.host and not table.seats_of(player):
        raise Refusal("not_seated")


def _must_host(table: Table, player: str) -> None:
    if player != table.charter.host:
        raise Refusal("not_the_host")
