"""Onlookers: the host of a table decides how they are received, all of them or one."""

from __future__ import annotations

import pytest

from bivouac.core.entries import Closed
from bivouac.table.gathering import close
from bivouac.table.lines import Minded, Received, Said
from bivouac.table.onlookers import admitted, give_order, receive
from bivouac.table.playing import say
from bivouac.table.views import news, table_view
from tests.table.mirror import refused
from tests.table.parlour import last, opened, started
from tests.table.people import HOST, NOON, PEOPLE, STRANGER

ZOE, YAN = "zoe's handle", "yan's handle"


def test_onlookers_are_welcome_until_the_host_says_otherwise() -> None:
    table = started("human", "human")
    assert (admitted(table, ZOE), table_view(table, None, NOON).onlookers) == (True, "welcome")
    receive(table, HOST, "none", NOON)
    assert (admitted(table, ZOE), table_view(table, None, NOON).onlookers) == (False, "none")
    receive(table, HOST, "welcome", NOON)
    assert admitted(table, ZOE)


def test_what_holds_already_is_not_written_again() -> None:
    table = started("human", "human")
    for _ in range(2):
        receive(table, HOST, "silent", NOON)
        give_order(table, HOST, ZOE, "muted", NOON)
    assert [line.fact for line in table.lines[-2:]] == [Received("silent"), Minded(ZOE, "muted")]


def test_a_word_of_an_onlooker_says_whose_it_is() -> None:
    table = started("human", "human")
    say(table, -1, "Ada", "I resign!", NOON, who=ZOE)
    assert last(table) == Said("I resign!", "Ada", -1, ZOE)
    told = news(table, 0, table.seq - 1, "en")[0]
    assert (told.seat, told.name, told.who) == (-1, "Ada", ZOE)


def test_silent_onlookers_are_not_heard_and_players_are() -> None:
    table = started("human", "human")
    receive(table, HOST, "silent", NOON)
    with refused(table, "house.onlookers_silent"):
        say(table, -1, "Zoe", "psst", NOON, who=ZOE)
    say(table, 0, "Ada", "thank you", NOON)
    assert admitted(table, ZOE)


def test_a_muted_onlooker_is_not_heard_and_the_others_are() -> None:
    table = started("human", "human")
    give_order(table, HOST, ZOE, "muted", NOON)
    with refused(table, "house.muted"):
        say(table, -1, "Zoe", "psst", NOON, who=ZOE)
    say(table, -1, "Yan", "hello", NOON, who=YAN)
    give_order(table, HOST, ZOE, "", NOON)
    say(table, -1, "Zoe", "hello", NOON, who=ZOE)


def test_one_who_is_shut_out_is_not_admitted_and_the_others_are() -> None:
    table = started("human", "human")
    give_order(table, HOST, ZOE, "out", NOON)
    assert [admitted(table, who) for who in (ZOE, YAN, "")] == [False, True, True]


@pytest.mark.parametrize("player", [PEOPLE[1], STRANGER])
def test_nobody_but_the_host_decides_about_onlookers_or_closes_a_table(player: str) -> None:
    table = opened("human", "human")
    with refused(table, "house.not_the_host"):
        receive(table, player, "none", NOON)
    with refused(table, "house.not_the_host"):
        give_order(table, player, ZOE, "out", NOON)
    with refused(table, "house.not_the_host"):
        close(table, player, NOON)


def test_the_host_closes_a_table_before_the_start_and_not_afterwards() -> None:
    table = opened("human", "human")
    close(table, HOST, NOON)
    assert (table.status, last(table)) == ("closed", Closed("host"))
    with refused(begun := started("human", "human"), "house.already_started"):
        close(begun, HOST, NOON)
