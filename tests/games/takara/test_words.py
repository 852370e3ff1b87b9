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
from bivouac.core.rulings import Ruling, load_rulings
from bivouac.core.words import LANGUAGES, Words, words
from bivouac.games.takara import actions, columns, kinds, moves
from bivouac.games.takara.check import (
    EVENTS,
    REFUSALS,
    SILENT,
    check_rulings,
    check_tables,
    check_text,
    check_words,
    messages,
)
from bivouac.games.takara.data.chests import CHEST_KINDS
from bivouac.games.takara.data.galleries import GALLERY_KINDS
from bivouac.games.takara.effects import Gain, Keep, Meet
from bivouac.games.takara.flow import ENDINGS
from bivouac.games.takara.labels import PACKAGE
from bivouac.games.takara.why import PHASES

GAME = game("takara")
RULINGS = load_rulings(PACKAGE, "takara")
FORBIDDING = {key for key, ruling in RULINGS.items() if ruling.forbids}
Damage = Callable[[str, str, str], Words]


@dataclass
class Journey:
    """Everything said in many games: refusals by code, events by kind."""

    refusals: dict[str, list[Refusal]] = field(default_factory=dict)
    events: dict[str, list[dict[str, Any]]] = field(default_factory=dict)

    def complete(self) -> bool:
        """Has everything been met that the words and the rulings foresee?"""
        rulings = {refusal.ruling for met in self.refusals.values() for refusal in met}
        return (
            set(REFUSALS) <= set(self.refusals) and rulings >= FORBIDDING and set(EVENTS) <= set(self.events)
        )

    def refuse(self, refusal: Refusal | None) -> None:
        """Remember one refusal of each wording."""
        if refusal is not None and refusal not in self.refusals.setdefault(refusal.code, []):
            self.refusals[refusal.code].append(refusal)

    def witness(self, events: list[dict[str, Any]]) -> None:
        """Remember the events by the sentence that tells them."""
        for event in events:
            kind = event["kind"]
            tellings = [f"{kind}-{event.get('to')}", f"{kind}-from-{event.get('from')}"]
            tellings += [f"{kind}-known"] if "tile" in event else []
            telling = next((telling for telling in tellings if telling in EVENTS), kind)
            self.events.setdefault(telling, []).append(event)


@pytest.fixture(scope="module")
def journey() -> Journey:
    """Games at random, until everything that can be said has been; half of the players love the counter."""
    met = Journey()
    for seed in range(400):
        luck = Random(seed)
        state = GAME.start(2 + seed % 3, seed, {"strict_observation": seed % 4 == 3})
        state.watch(True)
        met.witness(state.events(SPECTATOR))
        while state.actors():
            (seat,) = state.actors()
            for action in range(GAME.vocabulary):
                met.refuse(state.why_not(seat, action))
            legal = state.legal(seat)
            wishes = [actions.BUY_CODE, actions.DIG_CODE + luck.randrange(6)] if seed % 2 else []
            state.play(seat, next((wish for wish in wishes if wish in legal), luck.choice(legal)))
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
        ("en", "bank-name = Bank\n", "", "has no bank-name"),
        ("en", "    .short = den\n", "", "den-name lacks short"),
        ("fr", "    .infinitive = défausser cette tuile\n", "", "effect-Discard lacks infinitive"),
        ("en", "{ $who } rents the sword.", "The sword is rented.", "event-rent: does not use who"),
        ("en", "{ $who } rents the sword.", "{ $who } pays { $count }.", "event-rent"),
        ("fr", "Le site { $site } est vide.", "Ce site est vide.", "refused-empty_site: does not use site"),
        ("fr", "    [sword] L’épée d’abord", "    [épée] L’épée d’abord", "has no refused-answer_first"),
        ("en", "fame-greenhorn = greenhorn", 'fame-greenhorn = { "" }', "fame-greenhorn: is empty"),
        ("fr", "ouvre un coffre\u00a0:", "ouvre un coffre :", "event-draw: wants a no-break space"),
        ("fr", "{ $who } loue l’épée.", "{ $who } loue l'épée.", "event-rent: wants typographic"),
        ("fr", "{ $who } loue l’épée.", "{ $who } loue  l’épée.", "event-rent: has two spaces"),
        ("en", "The game is over.", "The game is over!", "prompt-over: cries out"),
        (
            "en",
            "board-deep = deep",
            "board-deep = deep\nboard-shallow = shallow",
            "board-shallow: nothing says",
        ),
    ],
)
def test_a_flaw_in_the_words_is_found(
    lang: str, passage: str, by: str, problem: str, damaged: Damage
) -> None:
    found = check_words(damaged(lang, passage, by), messages())
    assert found != []
    assert all(line.startswith(f"{lang}: ") for line in found)
    assert any(problem in line for line in found), found


def test_both_languages_have_the_same_messages() -> None:
    assert words(PACKAGE, "en").keys() == words(PACKAGE, "fr").keys()


@pytest.mark.parametrize(
    ("kind", "change", "problem"),
    [
        ("karas_2", {"copies": (7, 0, 0)}, "depth 1: 17 tiles, not 18"),
        ("karas_2", {"copies": (7, 0, 0)}, "depth 1: 7 Kara tiles, not 8"),
        ("xp_4_wound", {"copies": (0, 0, 3)}, "depth 3: 3 wound marks, not 4"),
        ("rockfall", {"copies": (4, 0, 1)}, "depth 2: 0 rockfalls, not 1"),
        ("drake", {"copies": (0, 1, 0)}, "depth 3: 2 monsters, not 3"),
        ("karas_6", {"dug": Gain(5)}, "Karas on Kara tiles: 59, not 62"),
        ("xp_2", {"dug": Keep(3)}, "XP on XP tiles: 47, not 44"),
        ("drake", {"dug": Meet(hit_points=4, karas=25, xp=5)}, "Karas of monsters: 65, not 60"),
        ("drake", {"dug": Meet(hit_points=4, karas=20, xp=4)}, "XP of monsters: 17, not 18"),
        ("drake", {"id": "stone"}, "stone: two kinds bear this id"),
    ],
)
def test_a_flaw_in_the_galleries_is_found(kind: str, change: dict[str, Any], problem: str) -> None:
    galleries = [replace(tile, **change) if tile.id == kind else tile for tile in GALLERY_KINDS]
    assert problem in check_tables(galleries, CHEST_KINDS)


def test_a_chest_too_few_is_found() -> None:
    assert check_tables(GALLERY_KINDS, CHEST_KINDS[1:]) == ["chests: 7 tiles, not 8"]


def test_a_flaw_in_the_rulings_is_found() -> None:
    good = RULINGS["takara.8"]
    plain = Ruling("takara.8", good.place, good.sentence | {"fr": "Fouiller : non."}, forbids=True)
    assert check_rulings(RULINGS | {"takara.8": plain}) == ["takara.8: sentence in fr wants a no-break space"]
    nowhere = Ruling("takara.8", good.place | {"en": ""}, good.sentence, forbids=True)
    assert check_rulings(RULINGS | {"takara.8": nowhere}) == ["takara.8: place in en is empty"]
    endless = Ruling("takara.8", good.place, good.sentence | {"en": "Digging"}, forbids=True)
    assert check_rulings(RULINGS | {"takara.8": endless}) == ["takara.8: sentence in en does not end"]
    fewer = {key: ruling for key, ruling in RULINGS.items() if key != "takara.8"}
    assert check_rulings(fewer) == ["takara.8: the ruling is missing"]
    assert check_rulings(RULINGS | {"takara.59": good}) == ["takara.59: no ruling bears this number"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ruling_is_told_in_one_sentence_or_two_that_no_other_ruling_repeats(lang: str) -> None:
    sentences = [GAME.ruling(key, lang)["sentence"] for key in GAME.rulings() if key.startswith("takara.")]
    assert [text for text in sentences if len(re.findall(r"[.?](?= |$)", text)) not in (1, 2)] == []
    assert len(set(sentences)) == len(sentences) == 58


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_said_to_be_easy(lang: str) -> None:
    texts = [text for ruling in RULINGS.values() for text in (ruling.place[lang], ruling.sentence[lang])]
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
            assert set(REFUSALS[code].split()) <= set(refusal.facts), refusal
            text = GAME.say_refusal(refusal.to_dict(), lang)
            assert check_text(text, lang) == [], text
            assert text.count(".") >= 1, text
            assert "-name" not in text
            assert "_" not in text


def test_every_event_has_a_sentence_or_is_silent_on_purpose(journey: Journey) -> None:
    assert set(journey.events) == {*EVENTS, *SILENT}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_told_with_the_facts_it_carries(lang: str, journey: Journey) -> None:
    for kind, events in journey.events.items():
        for event in events[:200]:
            text = GAME.say_event(event | {"who": "Ana"}, lang)
            if kind in SILENT:
                assert text == ""
                continue
            assert check_text(text, lang) == [], text
            assert text.endswith("."), text
            assert not re.search(r"gallery-|site-|seat-|_", text), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_look_is_told_to_the_others_without_the_tile(lang: str) -> None:
    event = {"kind": "look", "seat": 0, "element": "gallery-2-7", "who": "Ana"}
    tile = words(PACKAGE, lang).say("drake-name")
    assert tile not in GAME.say_event(event, lang)
    assert tile in GAME.say_event(event | {"tile": "drake"}, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_that_hangs_on_an_id_is_not_misled_by_its_name(lang: str) -> None:
    spoken = words(PACKAGE, lang)
    for phase in PHASES[:-1]:
        refusal = {"code": "answer_first", "facts": {"phase": phase}}
        assert GAME.say_refusal(refusal, lang) == spoken.say("refused-answer_first", phase=phase)
    for text in actions.TEXTS:
        refusal = {"code": "not_now", "facts": {"action": text}}
        assert GAME.say_refusal(refusal, lang) == spoken.say("refused-not_now", action=text)
    for face in ("sword", "hospital"):
        event = {"kind": "roll", "face": face, "who": "Ana"}
        assert GAME.say_event(event, lang) == spoken.say("event-roll", face=face, who="Ana")
    for ending in ENDINGS[1:]:
        event = {"kind": "end", "ending": ending}
        assert GAME.say_event(event, lang) == spoken.say("event-end", ending=ending)


def test_the_open_question_decides_what_a_refusal_asks_for() -> None:
    spoken = words(PACKAGE, "en")
    asked = ("sword", "look", "target", "window", "chest", "recruit", "care")
    assert len({spoken.say("refused-answer_first", phase=phase) for phase in asked}) == len(asked)


@pytest.mark.parametrize(
    ("count", "text"), [(0, "0 Kara."), (1, "1 Kara."), (2, "2 Karas."), (20, "20 Karas.")]
)
def test_in_french_no_kara_and_one_kara_are_singular(count: int, text: str) -> None:
    event = {"kind": "earn", "seat": 0, "count": count, "who": "Ana"}
    assert GAME.say_event(event, "fr") == f"Ana gagne {text}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_a_label_of_its_own(lang: str) -> None:
    state = GAME.start(2)
    labels = [state.label(action, lang) for action in range(GAME.vocabulary)]
    assert len(set(labels)) == GAME.vocabulary
    assert [label for label in labels if check_text(label, lang) or not label[:1].isupper()] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_label_names_the_price_that_is_asked(lang: str) -> None:
    state = GAME.start(2)
    prices = {
        "rent": kinds.SWORD_PRICE,
        "turn-up": kinds.TURN_UP_REWARD,
        "den": 1,
        "buy": kinds.TOKEN_PRICE,
        "sell tablet": 8 * kinds.XP_PRICE,
        "hire miner": 5,
        "hire imitator archaeologist": 2 + columns.PRICE[kinds.IMITATOR],
        "cash-map": 5,
        "recruit": kinds.RECRUIT_PRICE,
        "heal": kinds.CARE_PRICE,
    }
    for text, price in prices.items():
        label = state.label(state.parse(text), lang)
        assert re.search(rf"\(\+?{price} Karas?\)$", label), label


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_name_the_numbers_of_the_rules(lang: str) -> None:
    spoken = words(PACKAGE, lang)
    numbers = {
        "power-miner": kinds.MINED,
        "power-archaeologist": kinds.STUDIED,
        "power-soothsayer": kinds.FORESEEN,
        "action-keep-map": 2,
        "action-buy": kinds.TOKEN_XP,
        "refused-no_sword": kinds.SWORD_PRICE,
    }
    for message, number in numbers.items():
        facts = {"site": 9} if message.startswith("refused") else {}
        assert str(number) in re.findall(r"\d+", spoken.say(message, **facts)), message
    text = spoken.say("gear-token", "text")
    assert str(kinds.TOKEN_XP) in re.findall(r"\d+", text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_an_adventurer_can_be_has_a_name(lang: str) -> None:
    spoken = words(PACKAGE, lang)
    for place in range(kinds.SITE, kinds.PLACES):
        assert spoken.say(f"{moves.place_id(place, 0)}-name")
    for seat in range(4):
        for member in range(kinds.TEAM_SIZE):
            assert spoken.say(f"{moves.adventurer_id(seat, member)}-name")
