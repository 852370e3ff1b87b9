"""A table at which a game teaches itself: begun at once, on its path or off it, for one pair of eyes."""

from __future__ import annotations

from typing import Any

import pytest

from bivouac import game
from bivouac.core.lessons import Lesson
from tests.server.guests import Guest, Window
from tests.server.houses import Served

Json = dict[str, Any]


@pytest.fixture(scope="module")
def lesson() -> Lesson:
    """Takara's own."""
    found = game("takara").lesson()
    assert found is not None
    return found


def begins(guest: Guest) -> tuple[str, Window]:
    """A lesson opened, and a window on it."""
    table = str(guest.post("/api/tables/lesson", game="takara")["id"])
    return table, guest.window(table)


def step(window: Window) -> Json | None:
    """What the lesson says at the moment."""
    assert window.position is not None
    found: Json | None = window.position["lesson"]
    return found


def plays(window: Window, text: str) -> None:
    """A move, and what comes of it."""
    window.catch_up(window.act(text)["line"])


def until_asked(window: Window) -> Json | None:
    """Hear what the others do until it is the learner's turn; what the lesson says then."""
    while not window.moves():
        window.hear()
    return step(window)


def test_a_lesson_is_begun_for_whoever_asks_and_for_nobody_else(house: Served, lesson: Lesson) -> None:
    ada = house.guest("Ada")
    table, window = begins(ada)
    view = ada.get(f"/api/tables/{table}")
    assert (view["status"], view["mine"], view["private"]) == ("playing", [lesson.learner], True)
    assert until_asked(window) == {
        "done": 0,
        "steps": len(lesson.steps),
        "say": lesson.steps[0].say["en"],
        "moves": [lesson.steps[0].play],
    }
    assert house.guest().http.get(f"/api/tables/{table}/position").status_code == 403
    french = ada.get(f"/api/tables/{table}/position", lang="fr")
    assert french["lesson"]["say"] == lesson.steps[0].say["fr"]
    assert ada.get(f"/api/tables/{table}/position", at=0)["lesson"] is not None
    window.close()


def test_the_learner_is_led_to_the_end_of_the_path_and_plays_on_alone(house: Served, lesson: Lesson) -> None:
    ada = house.guest("Ada")
    table, window = begins(ada)
    for number, wanted in enumerate(lesson.steps):
        asked = until_asked(window)
        assert asked is not None, f"step {number}"
        assert (asked["done"], asked["moves"]) == (number, [wanted.play])
        plays(window, wanted.play)
    last = until_asked(window)
    assert last is not None
    assert (last["say"], last["moves"]) == (lesson.farewell["en"], [])
    told = [line for line in ada.get(f"/api/tables/{table}/log") if line["kind"] == "acted"]
    assert [line["seat"] for line in told] == [seat for seat, _ in lesson.script()]
    plays(window, window.moves()[0])
    assert step(window) is None
    window.close()


def test_whoever_leaves_the_path_plays_against_a_bot_and_may_come_back(house: Served, lesson: Lesson) -> None:
    ada = house.guest("Ada")
    _, window = begins(ada)
    plays(window, "den")
    assert step(window) is None
    window.catch_up(window.ask("undo", seq=window.seq)["line"])
    assert (until_asked(window) or {})["moves"] == [lesson.steps[0].play]
    for _ in range(2):
        plays(window, "den")
    until_asked(window)
    lines = [line for message in window.heard for line in message.get("lines", ())]
    assert 1 - lesson.learner in {line.get("seat") for line in lines if line["kind"] == "acted"}
    window.close()


def test_no_lesson_is_opened_for_a_game_that_brings_none(house: Served) -> None:
    answer = house.guest("Ada").http.post("/api/tables/lesson", json={"game": "chess"})
    assert (answer.status_code, answer.json()["error"]) == (400, "setup")


def test_the_list_of_games_says_which_bring_a_lesson(house: Served) -> None:
    cards = {card["name"]: card["lesson"] for card in house.guest().get("/api/games")}
    assert cards == {name: game(name).lesson() is not None for name in cards}
    assert cards["takara"] is True


def test_a_guide_is_served_in_the_language_asked_for(house: Served) -> None:
    english, french = (house.guest().get("/api/games/takara/guide", lang=lang) for lang in ("en", "fr"))
    assert english["sections"][0]["title"] == "The aim"
    assert french["sections"][0]["title"] == "Le but"
    assert {"text": "", "strong": False, "icon": "stone"} in english["sections"][0]["blocks"][0]["spans"]
    assert house.guest().http.get("/api/games/chess/guide").status_code == 404
