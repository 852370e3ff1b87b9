"""The socket of a table: welcome, acting, news, refusals, words, presence."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bivouac.store import StoreError
from tests.server.guests import Guest, Window, play_on
from tests.server.houses import Served, served
from tests.server.prepared import begun, nearly_over


def two_windows(house: Served, actions: int = 0) -> tuple[Window, Window]:
    """The window of whoever is to act in a game of two, and that of the other."""
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = begun(house, ada, bo, actions=actions)
    first, second = ada.window(table), bo.window(table)
    return (first, second) if first.moves() else (second, first)


def test_a_welcome_holds_all_there_is_to_know(house: Served) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = begun(house, ada, bo, actions=4)
    (welcome,) = ada.window(table).heard
    assert welcome["wire"] == 1
    assert welcome["seq"] == welcome["table"]["seq"] == welcome["position"]["seq"]
    assert [line["seq"] for line in welcome["lines"]] == list(range(1, welcome["seq"] + 1))
    assert welcome["table"]["mine"] == [0]
    assert welcome["position"]["viewer"] == 0
    assert welcome["presence"]["seats"] == [0]


def test_a_table_that_gathers_has_no_position(house: Served) -> None:
    ada = house.guest("Ada")
    window = ada.window(ada.opens("human", "human"))
    assert window.position is None
    assert window.table["status"] == "gathering"
    assert window.refusal("act", seq=0, text="den") == "not_seated"


def test_who_comes_back_is_told_only_what_was_missed(house: Served) -> None:
    acting, other = two_windows(house)
    seq = acting.seq
    for _ in range(3):
        line = acting.act()["line"]
        acting.catch_up(line)
        other.catch_up(line)
        acting, other = (acting, other) if acting.moves() else (other, acting)
    table = acting.table["id"]
    guest = house.guest()
    assert [line["seq"] for line in guest.window(table, after=seq).heard[0]["lines"]] == [
        seq + 1,
        seq + 2,
        seq + 3,
    ]
    assert guest.window(table, after=seq + 3).heard[0]["lines"] == []
    assert guest.window(table, after=10**9).heard[0]["lines"] == []
    for nonsense in ("-1", "x", "9" * 40, ""):
        assert len(guest.window(table, after=nonsense).heard[0]["lines"]) == seq + 3


def test_an_action_is_acknowledged_and_told_to_everybody(house: Served) -> None:
    acting, other = two_windows(house)
    onlooker = house.guest().window(acting.table["id"])
    text = acting.moves()[0]
    before = acting.seq
    answer = acting.act(text)
    assert answer == {"type": "ack", "client": acting.client, "seq": before, "line": before + 1}
    for window in (other, onlooker):
        news = window.wait("news")
        assert news["seq"] == before + 1
        assert [line["kind"] for line in news["lines"]] == ["acted"]
        assert news["position"]["number"] == 1
    assert any(message["type"] == "news" for message in acting.heard)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_refusal_is_a_sentence_in_the_language_asked_for_with_its_ruling(house: Served, lang: str) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = begun(house, ada, bo)
    windows = [guest.window(table, lang=lang) for guest in (ada, bo)]
    waiting = next(window for window in windows if not window.moves())
    acting = next(window for window in windows if window.moves())
    answer = waiting.act(acting.moves()[0])
    assert (answer["type"], answer["seq"]) == ("refused", waiting.seq)
    refusal: dict[str, Any] = answer["refusal"]
    assert refusal["ruling"] == "house.not_your_turn"
    assert refusal["say"]
    assert refusal["law"]["sentence"]
    assert ("vous" in refusal["say"].lower() or "tour" in refusal["say"].lower()) is (lang == "fr")


def test_an_action_the_rules_forbid_is_refused_by_a_ruling_of_the_game(house: Served) -> None:
    acting, _ = two_windows(house)
    assert acting.refusal("act", seq=acting.seq, text="fly to the moon") == "unknown_text"
    illegal = next(text for text in ("observe 7", "throw", "pass", "buy map") if text not in acting.moves())
    answer = acting.act(illegal)
    assert answer["type"] == "refused"
    assert answer["refusal"]["ruling"].startswith(("takara.", "house."))
    assert acting.act()["type"] == "ack"


def test_an_onlooker_and_a_stranger_may_not_act(house: Served) -> None:
    acting, _ = two_windows(house)
    for guest in (house.guest("Eve"), house.guest()):
        window = guest.window(acting.table["id"])
        for type, fields in (
            ("act", {"seq": window.seq, "text": acting.moves()[0]}),
            ("undo", {"seq": window.seq}),
            ("answer", {"agrees": True}),
            ("lend", {}),
            ("lend", {"seat": 0}),
            ("back", {}),
            ("resign", {}),
            ("pause", {}),
            ("resume", {}),
        ):
            assert window.refusal(type, **fields) == "not_seated"
    assert acting.act()["type"] == "ack"


def test_a_seat_that_is_not_ones_own_cannot_be_acted_for(house: Served) -> None:
    acting, other = two_windows(house)
    seat = acting.table["mine"][0]
    text = acting.moves()[0]
    assert other.refusal("act", seq=other.seq, text=text, seat=seat) == "not_seated"
    for type in ("resign", "back"):
        assert other.refusal(type, seat=seat) == "not_seated"
    assert other.refusal("resign", seat=77) == "not_seated"


def test_words_are_told_to_all_and_change_nothing(house: Served) -> None:
    acting, other = two_windows(house)
    eve = house.guest("Eve").window(acting.table["id"])
    assert acting.ask("say", text=" Bonjour\n à tous ")["type"] == "ack"
    for window in (other, eve):
        news = window.wait("news")
        (line,) = news["lines"]
        assert (line["kind"], line["text"]) == ("said", "Bonjour à tous")
        assert line["seat"] == acting.table["mine"][0]
        assert (news["table"], news["position"]) == (None, None)
    assert eve.ask("say", text="hello")["type"] == "ack"
    assert other.learns("said", text="hello")["name"] == "Eve"
    assert acting.act()["type"] == "ack"  # words are no reason to think again


def test_words_nobody_can_read_are_refused(house: Served) -> None:
    acting, _ = two_windows(house)
    for text in ("", "   ", "\u200b\n", "x" * 501):
        assert acting.refusal("say", text=text) == "bad_saying"
    stranger = house.guest().window(acting.table["id"])
    assert stranger.refusal("say", text="who am I?") == "not_seated"


def test_speaking_another_language_tells_everything_again(house: Served) -> None:
    acting, _ = two_windows(house, actions=3)
    english = acting.heard[0]
    acting.send("speak", lang="fr")
    french = acting.wait("welcome")
    assert french["seq"] == english["seq"]
    assert french["position"]["prompt"] != english["position"]["prompt"]
    assert [line["seq"] for line in french["lines"]] == [line["seq"] for line in english["lines"]]
    answer = acting.act("fly to the moon")
    assert answer["refusal"]["law"]["sentence"] != ""


def test_a_ping_is_answered(house: Served) -> None:
    acting, _ = two_windows(house)
    assert acting.ask("ping") == {"type": "pong", "client": acting.client, "seq": acting.seq}


def test_presence_tells_who_has_a_window_open(house: Served) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = begun(house, ada, bo)
    first = ada.window(table)
    assert first.heard[0]["presence"] == {"type": "presence", "seats": [0], "watchers": 0}
    second = bo.window(table)
    assert first.wait("presence", seats=[0, 1])["watchers"] == 0
    onlooker = house.guest().window(table)
    assert first.wait("presence", watchers=1)["seats"] == [0, 1]
    onlooker.close()
    first.wait("presence", seats=[0, 1], watchers=0)
    second.close()
    first.wait("presence", seats=[0], watchers=0)


def test_who_sits_down_with_a_window_open_is_present_from_then_on(house: Served) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = ada.opens("human", "human")
    ada.joins(table, seat=0)
    waiting, looking = ada.window(table), bo.window(table)
    bo.joins(table, seat=1)
    waiting.wait("presence", seats=[0, 1], watchers=0)
    bo.post(f"/api/tables/{table}/leave")
    waiting.wait("presence", seats=[0], watchers=1)
    looking.close()


def test_another_worker_hears_at_once_of_who_sits_down(postgres_url: str) -> None:
    with served(database=postgres_url, workers=2) as here, served(database=postgres_url, workers=2) as there:
        ada, bo = here.guest("Ada"), there.guest("Bo")
        table = ada.opens("human", "human")
        looking, window = bo.window(table), ada.window(table)
        ada.joins(table, seat=0)
        looking.wait("presence", seats=[0], seconds=10.0)
        window.close()


def test_all_windows_of_one_player_are_told_and_any_may_act(house: Served) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = begun(house, ada, bo)
    windows = {seat: [guest.window(table) for _ in range(3)] for seat, guest in enumerate((ada, bo))}
    actor = windows[0][0].table["actors"][0]
    mine = windows[actor]
    line = mine[2].act()["line"]
    for window in (*windows[0], *windows[1]):
        window.catch_up(line)
    mine[0].close()
    mine[1].close()
    watcher = house.guest().window(table)
    assert watcher.heard[0]["presence"]["seats"] == [0, 1]


def test_hot_seat_one_player_holds_both_seats_and_sees_from_the_one_to_act(house: Served) -> None:
    ada = house.guest("Ada")
    table = ada.plays_alone()
    window = ada.window(table)
    viewers = set()
    for _ in range(12):
        assert window.position is not None
        viewers.add(window.position["viewer"])
        assert window.position["viewer"] == window.table["actors"][0]
        window.catch_up(window.act()["line"])
    assert viewers == {0, 1}
    fixed = ada.window(table, seat=1)
    assert fixed.position is not None
    assert fixed.position["viewer"] == 1
    actor = window.table["actors"][0]
    text = window.moves()[0]
    assert fixed.act(text, seat=1 - actor)["refusal"]["code"] == "not_your_turn"
    assert fixed.act(text, seat=actor)["type"] == "ack"


def test_a_table_that_is_not_there_closes_the_socket(house: Served) -> None:
    for id in ("nowhere", "x" * 200, "%00"):
        assert house.guest().knock(f"/ws/{id}").closing() == 4404


def test_a_game_that_ends_is_told_with_its_outcome(house: Served) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = nearly_over(house, ada, bo)
    windows = [ada.window(table), bo.window(table)]
    assert windows[0].table["status"] == "playing"
    play_on(windows, Random(1), 10_000)
    for window in windows:
        assert window.table["status"] == "over"
        assert window.table["outcome"]["ranks"]
        assert window.table["seed"]
        assert window.moves() == []
        assert window.act("den")["refusal"]["code"] == "game_over"


def test_a_window_opened_by_a_guest_with_two_languages_speaks_the_one_asked_for(house: Served) -> None:
    ada: Guest = house.guest("Ada", **{"Accept-Language": "fr"})
    table = begun(house, ada, house.guest("Bo"))
    french, english = ada.window(table), ada.window(table, lang="en")
    assert french.position is not None
    assert english.position is not None
    assert french.position["prompt"] != english.position["prompt"]


def test_a_window_stays_open_while_the_store_cannot_say_who_is_there(
    own_house: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*asked: Any) -> Any:
        raise StoreError("closed")

    acting, other = two_windows(own_house)
    with monkeypatch.context() as failing:
        failing.setattr(own_house.house.identity, "goes_on", fails)
        assert acting.ask("act", seq=acting.seq, text=acting.moves()[0])["code"] == "store"
    assert acting.act()["type"] == "ack"
    assert other.wait("news")["lines"]


def test_a_window_opens_while_the_other_processes_cannot_be_told(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*asked: Any) -> Any:
        raise StoreError("closed")

    with served(database=postgres_url, workers=2) as house:
        acting, other = two_windows(house)
        monkeypatch.setattr(house.house.store, "notify", fails)
        again = house.guests[0].window(acting.table["id"])
        again.close()
        assert acting.act()["type"] == "ack"
        assert other.wait("news")["lines"]
