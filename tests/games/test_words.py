"""The words of every game: complete in both languages, true to the facts they are given, set with care."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from _pytest.mark.structures import ParameterSet

from bivouac.core.check import check_text, check_words
from bivouac.core.words import LANGUAGES, Words, texts, words
from tests.games.speaking import Flaw, Speech, speeches
from tests.house.listing import GAMES

PACKAGES = [f"bivouac.games.{path.parent.name}" for path in sorted(GAMES.glob("*/rulings.toml"))]

NEEDLESS = re.compile(r"\b(simply|just|easy|easily|simplement|facile|facilement|juste)\b", re.IGNORECASE)
# What a sentence would show if it named a piece by its id.
AN_ID = re.compile(r"-name|_|\b(?:card|gallery|site|seat|tile|token|zone|camp|ruin)-[\w-]")

in_both = pytest.mark.parametrize("lang", LANGUAGES)
of_all = pytest.mark.parametrize("speech", speeches(), ids=lambda speech: speech.name)


def flaws() -> Iterator[ParameterSet]:
    """Every flaw that some game's words may have."""
    for speech in speeches():
        for flaw in speech.flaws:
            yield pytest.param(speech, flaw, id=f"{speech.name}-{flaw[0]}-{flaw[3]}")


def damaged(speech: Speech, flaw: Flaw, folder: Path) -> Words:
    """A game's words with one passage replaced, as a package of their own."""
    lang, passage, by, _ = flaw
    text = files(speech.game.package).joinpath("words", f"{lang}.ftl").read_text(encoding="utf-8")
    assert text.count(passage) == 1, f"{passage!r} stands there {text.count(passage)} times"
    package = folder / f"damaged_{folder.name}"
    (package / "words").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "words" / f"{lang}.ftl").write_text(text.replace(passage, by), encoding="utf-8")
    return Words(package.name, lang)


@pytest.mark.parametrize(("speech", "flaw"), list(flaws()))
def test_a_flaw_in_the_words_is_found(
    speech: Speech, flaw: Flaw, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    found = check_words(damaged(speech, flaw, tmp_path), speech.messages(), speech.samples)
    assert any(flaw[3] in line for line in found), found
    assert all(line.startswith(f"{flaw[0]}: ") for line in found)


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages(package: str) -> None:
    assert words(package, "en").keys() == words(package, "fr").keys()


@in_both
@of_all
def test_nothing_is_said_to_be_easy(speech: Speech, lang: str) -> None:
    said = [text for ruling in speech.book.values() for text in (ruling.place[lang], ruling.sentence[lang])]
    said += [line for text in texts(speech.game.package, lang) for line in text.splitlines()]
    assert [text for text in said if NEEDLESS.search(text)] == []


@in_both
@of_all
def test_a_ruling_is_told_in_few_sentences_that_no_other_ruling_repeats(speech: Speech, lang: str) -> None:
    sentences = [ruling.sentence[lang] for ruling in speech.book.values()]
    counts = {text: len(re.findall(r"[.?](?= |$)", text)) for text in sentences}
    assert [text for text, count in counts.items() if not 1 <= count <= speech.sentences] == []
    assert len(counts) == len(sentences) == speech.rulings


@of_all
def test_the_rulings_that_forbid_are_those_a_player_runs_into(speech: Speech) -> None:
    forbidding = {key for key, ruling in speech.book.items() if ruling.forbids}
    met = speech.journey.rulings()
    assert met == forbidding if speech.meets_all else met <= forbidding


@of_all
def test_every_refusal_has_words_and_no_words_wait_for_a_refusal(speech: Speech) -> None:
    met = {
        code for code, refusals in speech.journey.refusals.items() if not _of_the_house(refusals[0].ruling)
    }
    assert met == set(speech.refusals) if speech.meets_all else met <= set(speech.refusals)


def _of_the_house(ruling: str) -> bool:
    return ruling.startswith("house.")


@in_both
@of_all
def test_every_refusal_is_told_with_the_facts_it_carries(speech: Speech, lang: str) -> None:
    for code, refusals in speech.journey.refusals.items():
        for refusal in refusals:
            if not _of_the_house(refusal.ruling):
                assert set(speech.refusals[code].split()) <= set(refusal.facts), refusal
            text = speech.game.say_refusal(refusal.to_dict(), lang)
            assert check_text(text, lang) == [], text
            assert text.endswith("."), text
            assert not AN_ID.search(text), text


@of_all
def test_every_event_has_a_sentence_or_is_silent_on_purpose(speech: Speech) -> None:
    assert set(speech.journey.events) == {*speech.events, *speech.silent}


@in_both
@of_all
def test_every_event_is_told_with_the_facts_it_carries(speech: Speech, lang: str) -> None:
    for telling, events in speech.journey.events.items():
        for event in events[:200]:
            text = speech.game.say_event({"who": "Ana"} | event, lang)
            if telling in speech.silent:
                assert text == ""
                continue
            assert check_text(text, lang) == [], text
            assert text.endswith("."), text
            assert not AN_ID.search(text), text


@in_both
@of_all
def test_every_action_has_a_label_of_its_own(speech: Speech, lang: str) -> None:
    state = speech.start()
    labels = [state.label(action, lang) for action in range(speech.game.vocabulary)]
    assert [label for label in labels if check_text(label, lang) or not label[:1].isupper()] == []
    shared = [action for action, label in enumerate(labels) if labels.count(label) > 1]
    assert {state.text(action).split()[0] for action in shared} <= set(speech.alike)
