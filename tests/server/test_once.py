"""Every message is obeyed at most once: repeated, late, or sent again after the house was closed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.guests import Guest, Window
from tests.server.houses import Served, started
from tests.server.prepared import begun


def acting_pair(house: Served) -> tuple[Guest, Window, Window]:
    """Whoever is to act, their window, and a window of the other."""
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = begun(house, ada, bo)
    first, second = ada.window(table), bo.window(table)
    return (ada, first, second) if first.moves() else (bo, second, first)


def actions(guest: Guest, table: str) -> list[dict[str, Any]]:
    """The lines that tell of actions."""
    return [line for line in guest.get(f"/api/tables/{table}/log") if line["kind"] == "acted"]


def test_the_same_message_twice_is_answered_alike_and_obeyed_once(house: Served) -> None:
    guest, acting, _ = acting_pair(house)
    text, seq = acting.moves()[0], acting.seq
    answers = [acting.ask("act", seq=seq, text=text) for _ in range(3)]
    assert answers[0]["type"] == "ack"
    assert answers[0] == answers[1] == answers[2]
    assert len(actions(guest, acting.table["id"])) == 1


def test_the_same_message_sent_three_times_at_once_is_obeyed_once(house: Served) -> None:
    guest, acting, _ = acting_pair(house)
    text, seq = acting.moves()[0], acting.seq
    for _ in range(3):
        acting.send("act", seq=seq, text=text)
    answers = [acting.wait("ack", "stale", "refused") for _ in range(3)]
    assert [answer["type"] for answer in answers] == ["ack"] * 3
    assert len({answer["line"] for answer in answers}) == 1
    assert len(actions(guest, acting.table["id"])) == 1


def test_the_same_message_from_another_socket_of_the_player_is_the_same(house: Served) -> None:
    guest, acting, _ = acting_pair(house)
    text, seq = acting.moves()[0], acting.seq
    first = acting.ask("act", seq=seq, text=text)
    acting.close()
    again = guest.window(acting.table["id"], after=seq)
    assert again.ask("act", seq=seq, text=text, client=acting.client) == first
    assert len(actions(guest, acting.table["id"])) == 1


def test_the_same_name_of_another_player_is_another_message(house: Served) -> None:
    _, acting, other = acting_pair(house)
    text, seq = acting.moves()[0], acting.seq
    acting.ask("act", seq=seq, text=text, client="tab")
    assert other.ask("act", seq=seq, text=text, client="tab")["type"] == "stale"


def test_a_message_about_an_earlier_position_is_stale(house: Served) -> None:
    _, acting, other = acting_pair(house)
    seq = acting.seq
    line = acting.act()["line"]
    acting.catch_up(line)
    other.catch_up(line)
    turn = acting if acting.moves() else other
    late = turn.ask("act", seq=seq, text=turn.moves()[0], client="another tab")
    assert late == {"type": "stale", "client": "another tab", "seq": seq, "line": line}
    assert turn.act()["type"] == "ack"


def test_a_message_about_a_position_to_come_is_stale(house: Served) -> None:
    _, acting, _ = acting_pair(house)
    for ahead in (1, 1000, 2**53):
        answer = acting.ask("act", seq=acting.seq + ahead if ahead < 2**53 else ahead, text=acting.moves()[0])
        assert answer["type"] == "stale"
    assert acting.act()["type"] == "ack"


def test_words_said_meanwhile_make_no_action_stale(house: Served) -> None:
    _, acting, other = acting_pair(house)
    seq = acting.seq
    assert other.ask("say", text="hurry up")["type"] == "ack"
    assert acting.ask("act", seq=seq, text=acting.moves()[0])["type"] == "ack"


def test_two_windows_of_one_player_that_act_at_once_play_one_action(house: Served) -> None:
    guest, acting, _ = acting_pair(house)
    twin = guest.window(acting.table["id"])
    seq, texts = acting.seq, acting.moves()
    acting.send("act", seq=seq, text=texts[0])
    twin.send("act", seq=seq, text=texts[1])
    answers = sorted(window.wait("ack", "stale", "refused")["type"] for window in (acting, twin))
    assert answers == ["ack", "stale"]
    assert len(actions(guest, acting.table["id"])) == 1


def test_undoing_twice_by_the_same_message_goes_back_once(house: Served) -> None:
    guest, window, _ = acting_pair(house)
    done = undoable(window)
    seq = window.seq
    answers = [window.ask("undo", seq=seq) for _ in range(2)]
    assert answers[0] == answers[1]
    assert answers[0]["type"] == "ack"
    assert guest.get(f"/api/tables/{window.table['id']}")["number"] == done - 1


def undoable(window: Window) -> int:
    """Play until the last action may be undone freely; its number."""
    for _ in range(60):
        window.catch_up(window.act()["line"])
        assert window.position is not None
        if window.position["undo"] is not None:
            return int(window.position["number"])
        if not window.moves():
            break
    raise AssertionError("nothing came up that could be undone")


def test_a_message_is_known_again_after_the_house_was_restarted(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with started(folder) as house:
        ada, bo = house.guest("Ada"), house.guest("Bo")
        table = ada.plays_with(bo)
        cookies = [ada.cookie, bo.cookie]
        windows = [ada.window(table), bo.window(table)]
        actor = windows[0].table["actors"][0]
        acting = windows[actor]
        text, seq = acting.moves()[0], acting.seq
        first = acting.ask("act", seq=seq, text=text, client="tab")
        assert first["type"] == "ack"
        assert house.end() == 0
        assert acting.closing() == 1012
        assert house.rest() == ""
    with started(folder) as house:
        guest = house.guest(Cookie=f"bivouac={cookies[actor]}")
        window = guest.window(table, after=seq)
        assert [line["kind"] for line in window.heard[0]["lines"]] == ["acted"]
        assert window.ask("act", seq=seq, text=text, client="tab") == first
        assert len(actions(guest, table)) == 1
        other = house.guest(Cookie=f"bivouac={cookies[1 - actor]}").window(table)
        turn = window if window.moves() else other
        assert turn.act()["type"] == "ack"
        assert house.end() == 0
