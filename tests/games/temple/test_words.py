"""The words of the game: complete in both languages, true to the facts they are given, set with care."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bivouac import SPECTATOR, Refusal, game
from bivouac.core.check import check_rulings, check_text, check_words
from bivouac.core.rulings import Ruling, load_rulings
from bivouac.core.words import LANGUAGES, Words, words
from bivouac.games.temple import actions, columns, kinds
from bivouac.games.temple.check import EVENTS, REFUSALS, RULINGS, SAMPLES, check_tables, messages
from bivouac.games.temple.data.artifacts import COIN, DECK_TABLE
from bivouac.games.temple.data.assistants import ASSISTANT_TABLE
from bivouac.games.temple.facts import DECKS
from bivouac.games.temple.labels import PACKAGE
from bivouac.games.temple.why import PHASES
from tests.games.temple.stage import stage

GAME = game("temple")
BOOK = load_rulings(PACKAGE, "temple")
FORBIDDING = {key for key, ruling in BOOK.items() if ruling.forbids}
Damage = Callable[[str, str, str], Words]


@dataclass
class Journey:
    """Everything said in many games: refusals by code, events by the sentence that tells them."""

    refusals: dict[str, list[Refusal]] = field(default_factory=dict)
    events: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    fizzled: set[str] = field(default_factory=set)

    def complete(self) -> bool:
        """Has everything been met that the words and the rulings foresee?"""
        rulings = {refusal.ruling for met in self.refusals.values() for refusal in met}
        everything = set(REFUSALS) <= set(self.refusals) and set(EVENTS) <= set(self.events)
        return everything and rulings >= FORBIDDING and len(self.fizzled) >= 4

    def refuse(self, refusal: Refusal | None) -> None:
        """Remember one refusal of each wording."""
        if refusal is not None and refusal not in self.refusals.setdefault(refusal.code, []):
            self.refusals[refusal.code].append(refusal)

    def witness(self, events: list[dict[str, Any]]) -> None:
        """Remember the events by the sentence that tells them."""
        for event in events:
            telling = (
                f"{event['kind']}-known" if event["kind"] == "look" and "card" in event else event["kind"]
            )
            self.events.setdefault(telling, []).append(event)
            if event["kind"] == "fizzle":
                self.fizzled.add(event["phase"])


@pytest.fixture(scope="module")
def journey() -> Journey:
    """Games at random, until everything that can be said has been; sets that no game has are only written."""
    met = Journey()
    for text in ("flip jewels 4+0", "close coins 2+0"):
        with pytest.raises(Refusal) as caught:
            GAME.start(2).parse(text)
        met.refuse(caught.value)
    for seed in range(200):
        luck = Random(seed)
        state = GAME.start(2 + seed % 3, seed)
        state.watch(True)
        met.witness(state.events(SPECTATOR))
        while state.actors():
            (seat,) = state.actors()
            for action in range(GAME.vocabulary):
                met.refuse(state.why_not(seat, action))
            state.play(seat, luck.choice(state.legal(seat)))
            met.witness(state.events(seat))
            met.witness(state.events(SPECTATOR))
        if met.complete():
            break
    return met


@pytest.fixture
def damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Damage:
    """The game's own words with one passage replaced, as a package of their own."""

    def damage(lang: str, passage: str, by: str) -> Words:
        package = tmp_path / f"damaged_{tmp_path.name}"
        (package / "words").mkdir(parents=True)
        (package / "__init__.py").touch()
        text = files(PACKAGE).joinpath("words", f"{lang}.ftl").read_text(encoding="utf-8")
        assert text.count(passage) == 1, f"{passage!r} stands there {text.count(passage)} times"
        (package / "words" / f"{lang}.ftl").write_text(text.replace(passage, by), encoding="utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        return Words(package.name, lang)

    return damage


def test_nothing_is_wrong_with_the_contents() -> None:
    assert GAME.check() == []


@pytest.mark.parametrize(
    ("lang", "passage", "by", "problem"),
    [
        ("en", "money-name = Money\n", "", "has no money-name"),
        ("en", "    .short = Cross\n", "", "cross-name lacks short"),
        ("fr", "    .infinitive = être à l’abri des vols\n", "", "effect-Guarded lacks infinitive"),
        ("en", "{ $who } pays { $count } money.", "{ $who } pays.", "event-spend: does not use count"),
        ("fr", "{ $who } commence.", "{ $nobody } commence.", "event-first"),
        ("fr", "{ $who } défausse\u00a0:", "{ $who } défausse :", "event-discard: wants a no-break space"),
        (
            "fr",
            "quelle carte voler\u00a0?",
            "quelle carte l'on vole\u00a0?",
            "prompt-steal: wants typographic",
        ),
        (
            "en",
            "prompt-over = The game is over.",
            "prompt-over = The game is over!",
            "prompt-over: cries out",
        ),
        ("en", "board-down = face down", "board-down = face down\nboard-up = up", "board-up: nothing says"),
    ],
)
def test_a_flaw_in_the_words_is_found(
    lang: str, passage: str, by: str, problem: str, damaged: Damage
) -> None:
    found = check_words(damaged(lang, passage, by), messages(), SAMPLES)
    assert found != []
    assert all(line.startswith(f"{lang}: ") for line in found)
    assert any(problem in line for line in found), found


def test_both_languages_have_the_same_messages() -> None:
    assert words(PACKAGE, "en").keys() == words(PACKAGE, "fr").keys()


def test_a_flaw_in_the_tables_is_found() -> None:
    first, *others = DECK_TABLE
    short = replace(first, cards=first.cards[1:])
    assert check_tables([short, *others], ASSISTANT_TABLE) == ["statues: 8 cards, not 9"]
    lone = replace(first, pair=DECK_TABLE[1].pair)
    assert "statues: a bonus of two goes with a bonus of three" in check_tables(
        [lone, *others], ASSISTANT_TABLE
    )
    assert check_tables(others, ASSISTANT_TABLE) == ["the box: 9 decks, not 10"]
    assert check_tables(DECK_TABLE, ASSISTANT_TABLE[1:]) == ["the box: 11 assistants, not 12"]
    idle = replace(ASSISTANT_TABLE[0], end=None, reason="", source="hearsay")
    assert check_tables(DECK_TABLE, [idle, *ASSISTANT_TABLE[1:]]) == [
        "curator: hearsay is no source",
        "curator: what is not printed needs a reason",
        "curator: does nothing",
    ]
    twin = replace(ASSISTANT_TABLE[0], id="coins")
    assert "coins: two pieces bear this id" in check_tables(DECK_TABLE, [twin, *ASSISTANT_TABLE[1:]])


def test_everything_reconstructed_says_so_with_a_reason() -> None:
    ours = {deck.id for deck in DECK_TABLE if deck.source == "reconstructed"}
    assert ours == {"plates", "monsters", "treasures", "curses"}
    assert {assistant.source for assistant in ASSISTANT_TABLE} == {"reconstructed"}
    assert all(piece.reason for piece in (*DECK_TABLE, *ASSISTANT_TABLE))


def test_a_flaw_in_the_rulings_is_found() -> None:
    good = BOOK["temple.8"]
    plain = Ruling("temple.8", good.place, good.sentence | {"fr": "Les bonus : oui."}, forbids=False)
    found = check_rulings(BOOK | {"temple.8": plain}, "temple", RULINGS)
    assert found == ["temple.8: sentence in fr wants a no-break space"]
    fewer = {key: ruling for key, ruling in BOOK.items() if key != "temple.8"}
    assert check_rulings(fewer, "temple", RULINGS) == ["temple.8: the ruling is missing"]
    more = check_rulings(BOOK | {"temple.99": good}, "temple", RULINGS)
    assert more == ["temple.99: no ruling bears this number"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ruling_is_told_in_one_sentence_or_two_that_no_other_ruling_repeats(lang: str) -> None:
    sentences = [GAME.ruling(key, lang)["sentence"] for key in GAME.rulings() if key.startswith("temple.")]
    assert [text for text in sentences if len(re.findall(r"[.?](?= |$)", text)) not in (1, 2)] == []
    assert len(set(sentences)) == len(sentences) == RULINGS == 52


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_said_to_be_easy(lang: str) -> None:
    texts = [text for ruling in BOOK.values() for text in (ruling.place[lang], ruling.sentence[lang])]
    texts += files(PACKAGE).joinpath("words", f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
    needless = re.compile(r"\b(simply|just|easy|easily|simplement|facile|facilement|juste)\b", re.IGNORECASE)
    assert [text for text in texts if needless.search(text)] == []


def test_the_rulings_that_forbid_are_those_a_player_runs_into(journey: Journey) -> None:
    met = {refusal.ruling for refusals in journey.refusals.values() for refusal in refusals}
    assert met == FORBIDDING


def test_every_refusal_has_words_and_no_words_wait_for_a_refusal(journey: Journey) -> None:
    assert set(journey.refusals) == set(REFUSALS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_told_with_the_facts_it_carries(lang: str, journey: Journey) -> None:
    for code, refusals in journey.refusals.items():
        for refusal in refusals:
            assert set(REFUSALS[code].split()) == set(refusal.facts), refusal
            text = GAME.say_refusal(refusal.to_dict(), lang)
            assert check_text(text, lang) == [], text
            assert text.count(".") + text.count("\u00a0:") >= 1, text
            assert "-name" not in text
            assert "_" not in text


def test_every_event_has_a_sentence(journey: Journey) -> None:
    assert set(journey.events) == set(EVENTS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_told_with_the_facts_it_carries(lang: str, journey: Journey) -> None:
    for events in journey.events.values():
        for event in events[:200]:
            text = GAME.say_event(event | {"who": "Ana"}, lang)
            assert check_text(text, lang) == [], text
            assert text.endswith("."), text
            assert not re.search(r"card-|seat-|_", text), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_that_hangs_on_an_id_is_not_misled_by_its_name(lang: str) -> None:
    spoken = words(PACKAGE, lang)
    for phase in PHASES[1:-1]:
        refusal = {"code": "answer_first", "facts": {"phase": phase}}
        assert GAME.say_refusal(refusal, lang) == spoken.say("refused-answer_first", phase=phase)
        event = {"kind": "fizzle", "phase": phase, "who": "Ana"}
        assert GAME.say_event(event, lang) == spoken.say("event-fizzle", phase=phase, who="Ana")
    for action in actions.KIND_NAMES[actions.STEAL :]:
        refusal = {"code": "not_now", "facts": {"action": action}}
        assert GAME.say_refusal(refusal, lang) == spoken.say("refused-not_now", action=action)
    asked = {spoken.say("refused-answer_first", phase=phase) for phase in PHASES[1:-1]}
    assert len(asked) == len(PHASES) - 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_a_label_of_its_own(lang: str) -> None:
    state = stage()
    labels = [state.label(action, lang) for action in range(GAME.vocabulary)]
    assert len(set(labels)) == GAME.vocabulary
    assert [label for label in labels if check_text(label, lang) or not label[:1].isupper()] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_label_names_the_price_that_is_asked(lang: str) -> None:
    state = stage()
    for text, price in {"take d1": 1, "take d2": 2, "take b2": 5, "peek d1": 1, "hire patron": 1}.items():
        label = state.label(state.parse(text), lang)
        assert re.search(rf"\({price} (money|argents?)\)$", label), label
    assert "(" not in state.label(state.parse("take f1"), lang)


@pytest.mark.parametrize(("count", "text"), [(0, "0 argent"), (1, "1 argent"), (2, "2 argents")])
def test_in_french_no_money_and_one_money_are_singular(count: int, text: str) -> None:
    event = {"kind": "spend", "seat": 0, "count": count, "who": "Ana"}
    assert GAME.say_event(event, "fr") == f"Ana paie {text}."
    assert words(PACKAGE, "fr").say("board-money", count=count) == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_name_the_numbers_of_the_rules(lang: str) -> None:
    state = stage()
    assert str(kinds.HIRE_PRICE) in state.label(state.parse("hire patron"), lang)
    told = {entry["id"]: entry["text"] for entry in GAME.catalogue(lang)}
    assert str(kinds.STAR_PRIZE) in told["star"]
    assert str(kinds.START_MONEY) in told["money"]
    assert str(COIN.points) in told["coin"]
    assert str(kinds.MOST_RELICS) in told["relic"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_starred_card_is_named_like_the_plain_one_with_a_star(lang: str) -> None:
    spoken = words(PACKAGE, lang)
    for kind, id in enumerate(columns.IDS):
        name = spoken.say(f"{id}-name")
        assert name.endswith(" ★") == bool(columns.STAR[kind])
        plain = id.removesuffix("_star")
        if columns.STAR[kind] and plain in columns.KIND:
            assert name == f"{spoken.say(f'{plain}-name')} ★"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_decks_are_offered_under_their_names(lang: str) -> None:
    spoken = words(PACKAGE, lang)
    assert {id: told[lang] for id, told in DECKS.items()} == {
        deck.id: spoken.say(f"{deck.id}-name") for deck in DECK_TABLE
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lesson_calls_the_card_it_shows_by_its_name(lang: str) -> None:
    lesson = GAME.lesson()
    assert lesson is not None
    [taken] = [step for step in lesson.steps if step.play == "take f3"]
    assert words(PACKAGE, lang).say("treasure_assistant-name") in taken.say[lang]
