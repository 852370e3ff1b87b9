"""Every ruling is shown at work by a test that names it, and every one that forbids is seen refusing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bivouac import game, names
from bivouac.core.rulings import Ruling, load_rulings
from bivouac.core.words import HOUSE
from tests.house.listing import GAMES, ROOT

TESTS = ROOT / "tests"
HEADER = re.compile(r"^ruling: (\S+)$", re.MULTILINE)
TRAILER = re.compile(r"^refused: (?P<code>\w+)\b.* (?P<ruling>\S+)$", re.MULTILINE)
REFUSAL_WORDS = re.compile(r"^refused-(\w+) =", re.MULTILINE)

OURS = [*(name for name in names() if (GAMES / name).is_dir()), "_template"]


def stories(name: str) -> Iterator[str]:
    """The text of every story of a game, those that are refused included."""
    for path in sorted((TESTS / "games" / name).rglob("*.txt")):
        yield path.read_text("utf-8")


def named_by_stories(name: str) -> set[str]:
    """The rulings in the headers of a game's stories."""
    return {ruling for story in stories(name) for ruling in HEADER.findall(story)}


def named_by_markers(folder: Path) -> set[str]:
    """The rulings in the markers `pytest.mark.ruling(...)` of the tests under a folder."""
    named: set[str] = set()
    for path in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.ruling":
                named |= {str(word.value) for word in node.args if isinstance(word, ast.Constant)}
    return named


def trailers(name: str, part: str) -> set[str]:
    """The codes or the rulings with which a game's refused stories end."""
    return {found[part] for story in stories(name) for found in TRAILER.finditer(story)}


def own_rulings(name: str) -> dict[str, Ruling]:
    """A game's own rulings, without the house's."""
    return load_rulings(f"bivouac.games.{name}", name)


# How a place says that the book leaves something open and that we have decided it.
DECIDED = {
    "en": re.compile(r"\b(ours|our ruling|house ruling|silent|filled by us|for granted)\b", re.IGNORECASE),
    "fr": re.compile(
        r"notre décision|décision de la maison|le nôtre|muet|ne dit rien|n’en dit rien|rien n’est dit"
        r"|nous en comblons|pour acquis",
        re.IGNORECASE,
    ),
}


@pytest.mark.parametrize("name", OURS)
def test_both_languages_say_alike_whether_a_ruling_is_our_decision(name: str) -> None:
    decided = {
        lang: {key for key, ruling in own_rulings(name).items() if words.search(ruling.place[lang])}
        for lang, words in DECIDED.items()
    }
    assert decided["en"] == decided["fr"]
    assert bool(decided["en"]) == (name != "_template"), "our own game has no book to be silent"


@pytest.mark.parametrize("name", OURS)
def test_every_ruling_of_a_game_is_named_by_a_test(name: str) -> None:
    named = named_by_stories(name) | named_by_markers(TESTS / "games" / name)
    assert [ruling for ruling in own_rulings(name) if ruling not in named] == []


@pytest.mark.parametrize("name", OURS)
def test_every_ruling_that_forbids_refuses_somebody_and_no_other_does(name: str) -> None:
    refusing = {ruling for ruling in trailers(name, "ruling") if not ruling.startswith("house.")}
    forbidding = {id for id, ruling in own_rulings(name).items() if ruling.forbids}
    assert (forbidding - refusing, refusing - forbidding) == (set(), set()), "untested, not marked `forbids`"


@pytest.mark.parametrize("name", OURS)
def test_no_test_names_a_ruling_that_does_not_exist(name: str) -> None:
    named = named_by_stories(name) | named_by_markers(TESTS / "games" / name) | trailers(name, "ruling")
    assert named - set(game(name).rulings()) == set()


@pytest.mark.parametrize("name", OURS)
def test_every_refusal_a_game_has_words_for_is_met_in_a_story(name: str) -> None:
    words = (GAMES / name / "words" / "en.ftl").read_text("utf-8")
    assert set(REFUSAL_WORDS.findall(words)) - trailers(name, "code") == set()


def test_every_ruling_of_the_house_is_named_in_the_tests() -> None:
    texts = [path.read_text("utf-8") for path in TESTS.rglob("*") if path.suffix in (".py", ".txt")]
    house = load_rulings(HOUSE, "house")
    assert [id for id in house if not any(re.search(rf"\b{re.escape(id)}\b", text) for text in texts)] == []
