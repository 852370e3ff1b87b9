"""Seats whose people are away: lent, taken back, given up; pauses, and clocks that run out."""

from __future__ import annotations

import pytest

from bivouac.server.clock_and_ids import Sources
from bivouac.table import ClockPlan
from tests.server.guests import Guest, Window
from tests.server.houses import Served, served, until
from tests.server.prepared import begun

HOUR = 3600_000


@pytest.fixture
def pair(own_house: Served) -> tuple[list[Guest], list[Window]]:
    """A game of two in a house of its own, whose clock may be set."""
    people = [own_house.guest("Ada"), own_house.guest("Bo")]
    table = begun(own_house, *people)
    return people, [guest.window(table) for guest in people]


def agreed_on_a_term(house: Served) -> tuple[list[Guest], str, list[Window]]:
    """Two people whose seats may be lent once they have been away for an hour, and their windows."""
    people = [house.guest("Ada"), house.guest("Bo")]
    table = people[0].opens("human", "human", absence=HOUR)
    for guest in people:
        guest.joins(table)
    people[0].starts(table)
    return people, table, [guest.window(table) for guest in people]


def acting(windows: list[Window]) -> tuple[Window, Window]:
    """Whoever is to act, and the other."""
    first, second = windows
    return (first, second) if first.moves() else (second, first)


def test_a_lent_seat_is_played_by_the_bot_until_it_is_taken_back(
    pair: tuple[list[Guest], list[Window]],
) -> None:
    turn, other = acting(pair[1])
    seat = turn.table["mine"][0]
    assert turn.ask("lend", bot="random")["type"] == "ack"
    lent = other.learns("lent", seat=seat)
    assert (lent["bot"], lent.get("late", False)) == ("random", False)
    other.learns("acted", seat=seat)
    while not other.moves():
        other.hear()
    assert turn.refusal("lend") == "seat_lent"
    assert turn.refusal("act", seq=other.seq, text=other.moves()[0]) == "seat_lent"
    assert turn.ask("back")["type"] == "ack"
    assert other.learns("back")["seat"] == seat
    assert turn.refusal("back") == "not_lent"
    while not turn.moves():
        for window in (other, turn):
            window.catch_up(max(turn.seq, other.seq))
        if other.moves():
            turn.catch_up(other.act()["line"])
    assert turn.act()["type"] == "ack"


def test_a_bot_nobody_knows_or_that_thinks_for_minutes_is_not_lent_to(
    pair: tuple[list[Guest], list[Window]],
) -> None:
    turn, _ = acting(pair[1])
    for bot in ("deepblue", "", "ismcts:999999"):
        assert turn.ask("lend", bot=bot)["type"] == "mistake"
    assert turn.act()["type"] == "ack"


def test_the_seat_of_another_is_lent_only_when_they_have_been_away_for_the_term(own_house: Served) -> None:
    people, table, windows = agreed_on_a_term(own_house)
    second, first = acting(windows)
    away, here = second.table["mine"][0], first.table["mine"][0]
    assert first.table["absence"] == HOUR
    refused = first.ask("lend", seat=away)["refusal"]
    assert (refused["ruling"], "an hour" in refused["say"]) == ("house.not_away", True)
    own_house.clockwork.wait(9 * HOUR)
    assert first.refusal("lend", seat=away) == "not_away"
    second.close()
    first.wait("presence", seats=[here])
    own_house.clockwork.wait(HOUR - 1_000)
    assert first.refusal("lend", seat=away) == "not_away"
    people[windows.index(second)].window(table).close()
    first.wait("presence", seats=[0, 1])
    first.wait("presence", seats=[here])
    own_house.clockwork.wait(HOUR - 1_000)
    assert first.refusal("lend", seat=away) == "not_away"
    own_house.clockwork.wait(2_000)
    assert first.refusal("lend", seat=away, bot="random") == "stand_in_only"
    assert first.ask("lend", seat=away)["type"] == "ack"
    back = people[windows.index(second)].window(table)
    assert back.table["seats"][away]["lent"] is True
    assert back.ask("back")["type"] == "ack"


def test_without_a_term_a_seat_stays_its_holder_s_for_ever(
    own_house: Served, pair: tuple[list[Guest], list[Window]]
) -> None:
    second, first = acting(pair[1])
    second.close()
    first.wait("presence", seats=first.table["mine"])
    own_house.clockwork.wait(365 * 24 * HOUR)
    assert first.refusal("lend", seat=second.table["mine"][0]) == "no_term"


def test_nothing_past_a_reveal_is_undone_without_the_holder_of_a_lent_seat(own_house: Served) -> None:
    """Lend the seat of somebody away, look, and go back: they are asked, and nothing happens until then."""
    people, table, windows = agreed_on_a_term(own_house)
    gone, here = acting(windows)
    gone.close()
    here.wait("presence", seats=here.table["mine"])
    own_house.clockwork.wait(2 * HOUR)
    assert here.ask("lend", seat=gone.table["mine"][0])["type"] == "ack"
    revealing = None
    while revealing is None:
        while not here.moves():
            here.hear()
        assert here.position is not None
        final = [move["text"] for move in here.position["moves"] if move["final"]]
        revealing = final[0] if final else None
        here.catch_up(here.act(revealing)["line"])
    number = here.table["number"]
    while (answer := here.ask("undo", seq=here.seq, number=number - 1))["type"] == "stale":
        here.catch_up(answer["line"])
    assert answer["type"] == "ack"
    told = [line["kind"] for line in people[0].get(f"/api/tables/{table}/log")]
    assert ("asked" in told, "undone" in told) == (True, False)


def test_a_guest_leaves_no_bots_among_themselves(own_house: Served) -> None:
    ada = own_house.guest("Ada")
    table = ada.opens("random", "random")
    assert ada.refused(f"/api/tables/{table}/start") == "bots_alone"
    table = ada.opens("human", "random")
    ada.joins(table)
    ada.starts(table)
    assert ada.window(table).refusal("lend") == "bots_alone"
    ada.post("/api/me/account", login="ada", passphrase="a long enough one")
    assert ada.window(table).ask("lend", bot="random")["type"] == "ack"


def test_nobody_lends_a_seat_that_is_not_there(pair: tuple[list[Guest], list[Window]]) -> None:
    assert pair[1][0].refusal("lend", seat=5) == "no_such_seat"


def test_giving_up_leaves_the_seat_to_a_bot_for_good(pair: tuple[list[Guest], list[Window]]) -> None:
    turn, other = acting(pair[1])
    seat = turn.table["mine"][0]
    assert turn.ask("resign")["type"] == "ack"
    assert other.learns("resigned", seat=seat)["bot"] == "greedy"
    assert turn.refusal("back") == "not_lent"
    assert turn.refusal("resign") == "seat_lent"
    while not other.moves():
        other.hear()
    assert other.act()["type"] == "ack"


def test_seats_of_a_game_that_advises_are_lent_and_left_to_its_planner(own_house: Served) -> None:
    ada, bo = own_house.guest("Ada"), own_house.guest("Bo")
    table = ada.opens("human", "open", game="continent")
    ada.joins(table)
    bo.joins(table)
    ada.starts(table)
    first, second = ada.window(table), bo.window(table)
    assert first.ask("lend")["type"] == "ack"
    assert second.learns("lent", seat=0)["bot"] == "planner"
    second.learns("acted", seat=0)
    assert second.ask("resign")["type"] == "ack"
    assert first.learns("resigned", seat=1)["bot"] == "planner"


def test_a_table_at_which_all_give_up_is_closed(pair: tuple[list[Guest], list[Window]]) -> None:
    first, second = pair[1]
    first.ask("resign")
    assert second.ask("resign")["type"] == "ack"
    assert first.learns("closed")["reason"] == "abandoned"
    assert first.table["status"] == "closed"
    assert second.refusal("act", seq=second.seq, text="den") in ("table_closed", "seat_lent")
    assert second.refusal("say", text="goodbye") == "table_closed"


def test_nobody_acts_while_the_table_pauses(pair: tuple[list[Guest], list[Window]]) -> None:
    turn, other = acting(pair[1])
    text = turn.moves()[0]
    assert other.ask("pause")["type"] == "ack"
    turn.learns("paused")
    assert (turn.table["paused"], turn.moves()) == (True, [])
    assert turn.act(text)["refusal"]["code"] == "paused"
    assert turn.refusal("pause") == "paused"
    assert turn.ask("say", text="back soon")["type"] == "ack"
    assert turn.ask("resume")["type"] == "ack"
    other.learns("resumed")
    assert other.refusal("resume") == "not_paused"
    assert turn.act(text)["type"] == "ack"


def test_a_clock_that_runs_out_lends_the_seat(own_house: Served) -> None:
    people = [own_house.guest("Ada"), own_house.guest("Bo")]
    table = begun(own_house, *people, clock=ClockPlan(move=10_000, bank=20_000, increment=1_000))
    turn, other = acting([guest.window(table) for guest in people])
    seat = turn.table["mine"][0]
    assert turn.table["clock"]["banks"] == [20_000, 20_000]
    own_house.clockwork.wait(29_000)
    other.ask("say", text="still there?")
    assert turn.learns("said")
    own_house.clockwork.wait(2_000)
    other.ask("say", text="hello?")  # whatever is written has the clocks looked at
    assert other.learns("lent", seat=seat)["late"] is True
    other.learns("acted", seat=seat)
    assert other.table["clock"]["banks"][seat] == 0


def test_a_clock_takes_what_was_used_and_adds_the_increment(own_house: Served) -> None:
    people = [own_house.guest("Ada"), own_house.guest("Bo")]
    table = begun(own_house, *people, clock=ClockPlan(move=10_000, bank=20_000, increment=1_000))
    turn, _ = acting([guest.window(table) for guest in people])
    seat = turn.table["mine"][0]
    own_house.clockwork.wait(15_000)
    turn.catch_up(turn.act()["line"])
    assert turn.table["clock"]["banks"][seat] == 16_000


def test_a_clock_rings_by_itself() -> None:
    """With the time of the real world, nobody needs to write for a clock to run out."""
    with served(Sources()) as house:
        ada, bo = house.guest("Ada"), house.guest("Bo")
        table = ada.opens("human", "human", clock={"move": 300})
        ada.joins(table)
        bo.joins(table)
        window = house.guest().window(table)  # there before the clock runs, however slow the machine
        ada.starts(table)
        assert window.learns("lent")["late"] is True
        window.learns("acted")


def test_no_clock_runs_while_the_table_pauses(own_house: Served) -> None:
    people = [own_house.guest("Ada"), own_house.guest("Bo")]
    table = begun(own_house, *people, clock=ClockPlan(move=1_000, bank=1_000))
    turn, other = acting([guest.window(table) for guest in people])
    assert other.ask("pause")["type"] == "ack"
    own_house.clockwork.wait(3_600_000)
    assert other.ask("resume")["type"] == "ack"
    turn.learns("resumed")
    assert turn.act()["type"] == "ack"


def test_a_table_put_away_while_nobody_looked_is_the_same_when_they_return(
    own_house: Served, pair: tuple[list[Guest], list[Window]]
) -> None:
    people, windows = pair
    turn, _ = acting(windows)
    turn.catch_up(turn.act()["line"])
    table, seq = turn.table["id"], turn.seq
    before = [guest.get(f"/api/tables/{table}/position") for guest in people]
    for window in windows:
        window.close()
    until(lambda: not own_house.house.rooms.room(table).audience.listeners)
    own_house.clockwork.wait(120_000)
    own_house.do(lambda open: open.look_around())
    assert table not in own_house.house.rooms.rooms
    assert [guest.get(f"/api/tables/{table}/position") for guest in people] == before
    assert people[0].window(table, after=seq).heard[0]["lines"] == []
