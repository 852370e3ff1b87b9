"""Events, refusals and questions as sentences: names from the words, from the game, or the id itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bivouac import game
from bivouac.core.contract import Advised, Drawn
from bivouac.core.game import HouseGame
from bivouac.core.tellings import say_event, say_prompt, say_refusal
from bivouac.core.words import Words, words

WORDS = """
event-find = { $who } finds { $card }.
refused-heavy = { $card } is too heavy.
prompt-carry = Carry { $card }?
lamp-name = the lamp
    .plural = lamps
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package with a few words in English."""
    name = f"cellar_{abs(hash(tmp_path))}"
    (tmp_path / name / "words").mkdir(parents=True)
    (tmp_path / name / "__init__.py").touch()
    (tmp_path / name / "words" / "en.ftl").write_text(WORDS, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return name


def shout(id: str, lang: str) -> str:
    """A namer that knows every piece."""
    return f"{id.upper()} ({lang})"


def test_a_piece_is_called_by_the_words_then_by_the_game_then_by_its_id(package: str) -> None:
    for card, alone, named in (("lamp", "the lamp", "the lamp"), ("rope", "rope", "ROPE (en)")):
        event = {"kind": "find", "who": "Ada", "card": card}
        assert say_event(package, event, "en") == f"Ada finds {alone}."
        assert say_event(package, event, "en", shout).endswith(f"finds {named}.")
        refusal = {"code": "heavy", "facts": {"card": card}}
        assert say_refusal(package, refusal, "en", shout) == f"{named} is too heavy."
        prompt = {"key": "carry", "seat": None, "card": card}
        assert say_prompt(package, prompt, "en", shout) == f"Carry {named}?"


def test_a_player_is_called_by_their_name_even_where_a_piece_is_called_so(package: str) -> None:
    event = {"kind": "find", "seat": 0, "who": "lamp", "card": "lamp"}
    assert say_event(package, event, "en", shout) == "lamp finds the lamp."
    assert say_event(package, event | {"seat": None}, "en", shout) == "the lamp finds the lamp."


def test_words_of_another_package_may_stand_behind(package: str) -> None:
    both = words(package, "en", "bivouac.games.takara")
    assert both.say("lamp-name") == "the lamp"
    assert both.has("event-dig") == words("bivouac.games.takara", "en").has("event-dig")
    assert not Words(package, "en").keys() >= words("bivouac.games.takara", "en").keys()


def test_a_message_has_an_attribute_or_not(package: str) -> None:
    spoken = words(package, "en")
    assert spoken.has("lamp-name")
    assert spoken.has("lamp-name", "plural")
    assert not spoken.has("lamp-name", "dual")
    assert not spoken.has("rope-name", "plural")


def test_a_game_s_voice_follows_the_sentence_of_the_log(package: str) -> None:
    def tell(event: Mapping[str, Any], lang: str) -> str:
        return "It hums." if event.get("card") == "lamp" else ""

    true = game("takara")
    assert isinstance(true, HouseGame)
    told = replace(true, package=package, voice=tell)
    assert (
        told.say_event({"kind": "find", "who": "Ada", "card": "lamp"}, "en") == "Ada finds the lamp. It hums."
    )
    assert told.say_event({"kind": "find", "who": "Ada", "card": "rope"}, "en") == "Ada finds rope."
    assert told.say_event({"kind": "unsaid", "card": "lamp"}, "en") == "It hums."


def test_what_some_games_can_do_besides_is_asked_for() -> None:
    takara, continent = game("takara"), game("continent")
    assert isinstance(takara, Drawn)
    assert takara.draw("en") == {}
    assert isinstance(continent, Drawn)
    assert len(continent.draw("fr")) >= 2
    assert isinstance(continent.start(1), Advised)
    assert not isinstance(takara.start(2), Advised)


def test_another_player_is_told_by_name_and_a_piece_called_alike_by_its_own() -> None:
    event = {"kind": "steal", "seat": 0, "who": "Ada", "other": "seat-3", "card": "coffin"}
    temple = "bivouac.games.temple"
    assert "Joueur 3" in say_event(temple, event, "fr")
    named = say_event(temple, {**event, "names": {"seat-3": "Otto"}}, "fr")
    assert "Otto" in named
    assert "Joueur" not in named
