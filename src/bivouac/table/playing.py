"""During play: acting, undoing, lending a seat, resigning, pausing, and time that runs out."""

from typing import Any

from bivouac.core import replay
from bivouac.core.contract import SPECTATOR, State
from bivouac.core.entries import Acted, Closed, Ended, Lent, Resigned, TakenBack, Undone
from bivouac.core.refusal import Refusal
from bivouac.table import onlookers
from bivouac.table.lines import Answered, Asked, Away, Paused, Resumed, Said
from bivouac.table.rated import must_be_casual
from bivouac.table.stand_in import stand_in
from bivouac.table.table import Table
from bivouac.table.waiting import waits_since

LONGEST_SAYING = 500


def act(table: Table, seat: int, text: str, at: int, *, client: str = "", on: int = 0) -> None:
    """Play the action that reads like this; raises Refusal and changes nothing when it is illegal."""
    state = _must_play(table)
    action = state.parse(text)
    written = state.text(action)
    state.play(seat, action)
    number = table.course.count + 1
    key = replay.short_key(state, table.rules, number)
    bank = -1
    if table.clock is not None and table.seats[seat].attended:
        bank = table.clock.charge(seat, at)
    table.write(Acted(number, seat, written, key, client, on, bank), at)
    table.played()
    if state.outcome() is not None:
        table.write(Ended(replay.key_of(state, table.rules).hex()), at)
    table.wind(at)


def free_undo(table: Table, seat: int) -> int | None:
    """The earliest action just after which the seat may go back to without asking, if there is one."""
    number = table.course.count
    earliest = None
    for action in reversed(table.course.actions):
        if action.seat != seat or table.reveals[action.number - 1] != table.reveals[number]:
            break
        earliest = action.number - 1
    return earliest


def undo(table: Table, seat: int, number: int | None, at: int, *, client: str = "", on: int = 0) -> bool:
    """Go back to just after that action, or before the last one: freely, or once the others agree.

    True when the table has gone back, False when the others have been asked.
    """
    _must_play(table)
    count = table.course.count
    target = count - 1 if number is None else number
    if not 0 <= target < count:
        raise Refusal("nothing_to_undo")
    if table.asked is not None:
        raise Refusal("undo_asked_already")
    free = free_undo(table, seat)
    if free is not None and free <= target:
        _go_back(table, Undone(target, seat, client, on, _banks_before(table, target, at)), at)
        return True
    must_be_casual(table, "undo")
    table.write(Asked(target, seat), at)
    return _settle(table, at)


def answer(table: Table, seat: int, agrees: bool, at: int) -> None:
    """Agree or not to what another seat has asked for."""
    _must_play(table)
    asked = table.asked
    if asked is None or seat == asked.seat or seat in table.agreed or not table.seats[seat].kept:
        raise Refusal("nothing_asked")
    table.write(Answered(seat, agrees), at)
    _settle(table, at)


def lend(table: Table, seat: int, bot: str | None, at: int, *, alone: bool = False) -> None:
    """Let a bot act for the seat until its holder takes it back; none named is the game's own stand-in.

    The last person to act leaves bots among themselves only where somebody with an account asks for it.
    """
    _must_play(table)
    must_be_casual(table, "lend")
    if not table.seats[seat].attended:
        raise Refusal("seat_lent", {"seat": seat + 1})
    others = any(other.attended for number, other in enumerate(table.seats) if number != seat)
    if not (others or alone or table.alone):
        raise Refusal("bots_alone")
    bank = -1 if table.clock is None else table.clock.halt(seat, at)
    bot = stand_in(table.game) if bot is None else bot
    table.write(Lent(seat, bot, bank=bank, alone=alone and not others), at)
    table.wind(at)


def lend_absent(table: Table, seat: int, bot: str | None, gone: int | None, at: int) -> None:
    """Let the house's stand-in act for somebody who has kept the table waiting for as long as was agreed.

    `gone` is since when its holder has had no window open; None while there is one.
    """
    if not 0 <= seat < len(table.seats):
        raise Refusal("no_such_seat", {"seat": seat + 1})
    term = table.charter.absence
    if not term:
        raise Refusal("no_term", {"seat": seat + 1})
    if bot not in (None, stand_in(table.game)):
        raise Refusal("stand_in_only", {"bot": stand_in(table.game)})
    if table.clock is not None and table.clock.away_until(seat, at):
        raise Refusal("on_vacation", {"seat": seat + 1})
    awaited = seat in table.thinking()
    if table.seats[seat].attended and (
        gone is None or not awaited or at - max(gone, waits_since(table)) < term
    ):
        raise Refusal("not_away", {"seat": seat + 1, **_in_words(term)})
    if table.charter.rated:
        resign(table, seat, at)
    else:
        lend(table, seat, None, at)


def take_back(table: Table, seat: int, at: int) -> None:
    """Act for oneself again."""
    _must_play(table)
    if table.seats[seat].resigned or not table.seats[seat].lent:
        raise Refusal("not_lent", {"seat": seat + 1})
    if table.clock is not None and table.clock.spent(seat):  # it would be lent again at once
        raise Refusal("no_time_left", {"seat": seat + 1})
    table.write(TakenBack(seat), at)
    table.wind(at)


def resign(table: Table, seat: int, at: int) -> None:
    """Give up: a bot plays on, and the table is closed when nobody is left, or a rated game decided."""
    _must_play(table)
    if table.seats[seat].player is None or table.seats[seat].resigned:
        raise Refusal("seat_lent", {"seat": seat + 1})
    table.write(Resigned(seat, stand_in(table.game)), at)
    nobody_left = all(held.resigned for held in table.seats if held.player is not None)
    decided = table.charter.rated and sum(not held.resigned for held in table.seats) == 1
    if nobody_left or decided:
        table.write(Closed("abandoned"), at)
    else:
        _settle(table, at)
    table.wind(at)


def pause(table: Table, seat: int, at: int) -> None:
    """Stop all clocks and all acting."""
    _must_play(table)
    must_be_casual(table, "pause")
    table.write(Paused(seat, _banks(table, at)), at)


def resume(table: Table, seat: int, at: int) -> None:
    """Play on."""
    _must_be_open(table)
    if not table.paused:
        raise Refusal("not_paused")
    table.write(Resumed(seat), at)
    table.wind(at)


def stay_away(table: Table, player: str, begins: int, ends: int, at: int) -> None:
    """Note, where days are given for an action, that a player is on vacation, or is back before its end."""
    if table.clock is None or not table.clock.plan.days or table.status != "playing":
        return
    for seat in table.seats_of(player):
        if table.clock.vacations[seat].get(begins) != ends and not table.seats[seat].resigned:
            table.write(Away(seat, begins, ends), at)


def tick(table: Table, at: int) -> None:
    """Lend the seats whose time has run out; at a rated table they have given up."""
    if table.clock is None or table.status != "playing" or table.paused:
        return
    for seat in table.clock.late(at):
        if not table.charter.rated:
            table.write(Lent(seat, stand_in(table.game), late=True, bank=0), at)
        elif table.status == "playing":
            resign(table, seat, at)
    table.wind(at)


def say(table: Table, seat: int, name: str, text: str, at: int, *, who: str = "") -> None:
    """A word to everybody at the table; an onlooker's says whose it is, and may be unwelcome."""
    _must_be_open(table)
    if seat == SPECTATOR:
        onlookers.must_speak(table, who)
    spoken = " ".join("".join(char if char.isprintable() else " " for char in text).split())
    if not 0 < len(spoken) <= LONGEST_SAYING:
        raise Refusal("bad_saying", {"longest": LONGEST_SAYING})
    table.write(Said(spoken, name, seat, who), at)


def close(table: Table, reason: str, at: int) -> None:
    """End the table where it stands."""
    if table.status in ("gathering", "playing"):
        table.write(Closed(reason), at)


def _must_be_open(table: Table) -> None:
    if table.status == "closed":
        raise Refusal("table_closed")


def _must_play(table: Table) -> State:
    _must_be_open(table)
    if table.state is None:
        raise Refusal("not_started")
    if table.status == "over":
        raise Refusal("game_over")
    if table.paused:
        raise Refusal("paused")
    return table.state


def _settle(table: Table, at: int) -> bool:
    """Go back if all who hold a seat agree, also one that was lent; one's own other seats always do."""
    asked = table.asked
    if asked is None:
        return False
    asker = table.seats[asked.seat].player
    people = {at for at, seat in enumerate(table.seats) if seat.kept and seat.player != asker}
    if people - table.agreed:
        return False
    _go_back(table, Undone(asked.number, asked.seat, banks=_banks_before(table, asked.number, at)), at)
    return True


def _in_words(milliseconds: int) -> dict[str, Any]:
    """A stretch of time as people count it: days if they are whole, else hours, else minutes."""
    minutes = milliseconds // 60_000
    for unit, size in (("days", 24 * 60), ("hours", 60)):
        if minutes % size == 0:
            return {"unit": unit, "count": minutes // size}
    return {"unit": "minutes", "count": minutes}


def _go_back(table: Table, fact: Undone, at: int) -> None:
    table.write(fact, at)
    table.go_to(fact.number)
    table.wind(at)


def _banks_before(table: Table, number: int, at: int) -> list[int]:
    """The same without the increments of what is undone: time is not earned by acting and going back."""
    if table.clock is None:
        return []
    banks = _banks(table, at)
    for action in table.course.actions[number:]:
        if action.bank >= 0:
            banks[action.seat] = max(0, banks[action.seat] - table.clock.plan.increment)
    return banks


def _banks(table: Table, at: int) -> list[int]:
    """What all clocks show as they are stopped; nothing where there are none."""
    return [] if table.clock is None else table.clock.stop(at)
