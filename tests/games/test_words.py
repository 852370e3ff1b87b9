"""The words of every game: complete in both languages, true to the facts they are given, set with care."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from bivouac.core.check import check_text, check_words, messages
from bivouac.core.words import LANGUAGES, own_texts, texts
from tests.games.said import Said
from tests.games.speaking import Speech, own_messages, speeches
from tests.house.listing import GAMES

PACKAGES = [f"bivouac.games.{path.parent.name}" for path in sorted(GAMES.glob("*/rulings.toml"))]

NEEDLESS = re.compile(r"\b(simply|just|easy|easily|simplement|facile|facilement|juste)\b", re.IGNORECASE)
# What a sentence would show if it named a piece by its id.
AN_ID = re.compile(r"-name|_|\b(?:card|gallery|site|seat|tile|token|zone|camp|ruin)-[\w-]")

in_both = pytest.mark.parametrize("lang", LANGUAGES)
of_all = pytest.mark.parametrize("speech", speeches(), ids=lambda speech: speech.name)


def harmed(package: str, harmed: str, luck: Random) -> tuple[dict[str, str], list[str]]:
    """A game's words in both languages, some messages of one harmed, and what is then found wrong."""
    told = {lang: "\n".join(own_texts(package, lang)) for lang in LANGUAGES}
    wrong = []
    known = messages(package, harmed)
    for key in luck.sample(sorted(key for key in known if "." not in key), 12):
        said = re.search(rf"^{key} =.*\n(?:[ }}].*\n)*", told[harmed] + "\n", re.MULTILINE)
        assert said is not None, key
        used = [fact for fact in known[key] if f"${fact} ->" not in said[0]]
        instead = said[0].replace(f"${used[0]}", "$nobody") if used else ""
        told[harmed] = told[harmed].replace(said[0], instead)
        wrong.append(f"{harmed}: {key}: " + (f"does not use {used[0]}" if used else "is missing"))
    return told, wrong


@in_both
@pytest.mark.parametrize("package", PACKAGES)
def test_a_message_left_out_or_without_its_facts_is_found(
    package: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / f"harmed_{tmp_path.name}"
    (folder / "words").mkdir(parents=True)
    (folder / "__init__.py").touch()
    told, wrong = harmed(package, lang, Random(f"{package} {lang}"))
    for each, text in told.items():
        (folder / "words" / f"{each}.ftl").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert set(wrong) - set(check_words(folder.name, {})) == set()


@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_is_said_by_somebody(package: str) -> None:
    said = Said(package)
    assert [key for key in sorted(own_messages(package)) if not said.names(key)] == []


def test_a_message_that_nobody_says_is_found() -> None:
    said = Said("bivouac.games.arnak")
    assert [key for key in ("board-ghost", "event-gnaw", "ghost-name", "boo") if said.names(key)] == []


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
    assert len(counts) == len(sentences)


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
    told = speech.told("refused-")
    assert met == told if speech.meets_all else met <= told


def _of_the_house(ruling: str) -> bool:
    return ruling.startswith("house.")


@in_both
@of_all
def test_every_refusal_is_told_with_the_facts_it_carries(speech: Speech, lang: str) -> None:
    for refusals in speech.journey.refusals.values():
        for refusal in refusals:
            text = speech.game.say_refusal(refusal.to_dict(), lang)
            assert check_text(text, lang) == [], text
            assert text.endswith("."), text
            assert not AN_ID.search(text), text


@of_all
def test_every_event_has_a_sentence_or_is_silent_on_purpose(speech: Speech) -> None:
    assert set(speech.journey.events) == speech.told("event-").union(speech.silent)


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
def test_every_question_is_asked_with_the_facts_it_carries(speech: Speech, lang: str) -> None:
    for prompts in speech.journey.prompts.values():
        for prompt in prompts[:200]:
            text = speech.game.say_prompt(prompt, lang)
            assert check_text(text, lang) == [], text
            assert not AN_ID.search(text), text


@in_both
@of_all
def test_every_action_has_a_label_of_its_own(speech: Speech, lang: str) -> None:
    state = speech.start()
    labels = [state.label(action, lang) for action in range(speech.game.vocabulary)]
    assert [label for label in labels if check_text(label, lang) or not label[:1].isupper()] == []
    shared = [action for action, label in enumerate(labels) if labels.count(label) > 1]
    assert {state.text(action).split()[0] for action in shared} <= set(speech.alike)
