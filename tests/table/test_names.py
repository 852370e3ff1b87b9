"""What seats are called: nobody, bots included, bears the name of somebody else at the table."""

from __future__ import annotations

from bivouac.table.seats import BOT_NAMES, all_called


def test_bots_have_names_by_their_seats() -> None:
    assert all_called(["Marin", None, None]) == ["Marin", BOT_NAMES[1], BOT_NAMES[2]]


def test_a_bot_never_bears_the_name_of_a_player() -> None:
    called = all_called([BOT_NAMES[1].lower(), None, None])
    assert called[0] == BOT_NAMES[1].lower()
    assert len({name.casefold() for name in called}) == 3


def test_a_seat_nobody_has_taken_has_no_name() -> None:
    assert all_called(["", None]) == ["", BOT_NAMES[1]]


def test_a_table_of_bots_has_as_many_names_as_seats() -> None:
    assert len(set(all_called([None] * 12))) == 12
