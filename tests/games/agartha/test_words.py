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
from bivouac.core.contract import State
from bivouac.core.rulings import Ruling, load_rulings
from bivouac.core.words import LANGUAGES, Words, words
from bivouac.games.agartha import actions
from bivouac.games.agartha.check import (
    EVENTS,
    REFUSALS,
    SILENT,
    check_maps,
    check_rulings,
    check_tables,
    check_text,
    check_words,
    messages,
)
from bivouac.games.agartha.data.cards import CARD_TABLE
from bivouac.games.agartha.data.tokens import TOKEN_MAPS
from bivouac.games.agartha.labels import PACKAGE
from bivouac.games.agartha.why import PHASES
from tests.games.agartha.stage import play, stage
from tests.games.agartha.story import TELLER

GAME = game("agartha")
RULINGS = load_rulings(PACKAGE, "agartha")
FORBIDDING = {key for key, ruling in RULINGS.items() if ruling.forbids}
REFUSED = sorted((Path(__file__).parent / "refused").glob("*.txt"))
Damage = Callable[[str, str, str], Words]


@dataclass
class Journey:
    """Everything said in many games: refusals by code, events by kind."""

    refusals: dict[str, list[Refusal]] = field(default_factory=dict)
    events: dict[str, list[dict[str, Any]]] = field(default_factory=dict)

    def refuse(self, refusal: Refusal | None) -> None:
        """Remember one refusal of each wording."""
        if refusal is not None and refusal not in self.refusals.setdefault(refusal.code, []):
            self.refusals[refusal.code].append(refusal)

    def witness(self, events: list[dict[str, Any]]) -> None:
        """Remember the events by the sentence that tells them."""
        for event in events:
            kind = event["kind"]
            tellings = [f"{kind}-from-{event.get('from')}"]
            tellings += [f"{kind}-known"] if {"card", "face"} & set(event) else []
            telling = next((telling for telling in tellings if telling in EVENTS), kind)
            self.events.setdefault(telling, []).append(event)


@pytest.fixture(scope="module")
def journey() -> Journey:
    """Games at random, and the refused stories for what random play never runs into."""
    met = Journey()
    for seed in range(40):
        luck = Random(seed)
        state = GAME.start(2 + seed % 3, seed, {"swap_triggers": seed % 4 == 3})
        state.watch(True)
        met.witness(state.events(SPECTATOR))
        while state.actors():
            (seat,) = state.actors()
            if luck.random() < 0.1:
                for action in range(GAME.vocabulary):
                    met.refuse(state.why_not(seat, action))
            # Drawing wherever one may empties the deck now and then.
            draws = [code for code in state.legal(seat) if state.text(code).startswith(("draw", "place 3"))]
            state.play(
                seat, luck.choice(draws or state.legal(seat)) if seed % 2 else luck.choice(state.legal(seat))
            )
            met.witness(state.events(seat))
            met.witness(state.events(SPECTATOR))
    met.witness(emptied().events(SPECTATOR))
    for path in REFUSED:
        refusal = TELLER.read(path).refusal
        assert refusal is not None
        if not str(refusal["ruling"]).startswith("house."):
            met.refuse(Refusal(**refusal))  # type: ignore[arg-type]
    return met


def emptied() -> State:
    """A Draw from a deck that has to be made anew, which random play hardly ever comes to."""
    tokens = ["3 1 action", "1 3 bid", "1 3 bid", "2 3 bid", "2 3 bid"]
    state = stage(left=0, discard=["vial"], rest=(1, "location-3"), placed=tokens)
    state.watch(True)
    return play(state, "1 place 3 3 bid", "0 draw deck")


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
        ("en", "deck-name = Deck\n", "", "has no deck-name"),
        ("en", "    .mark = Ax\n", "", "axe-name lacks mark"),
        (
            "fr",
            "    .infinitive = échanger deux cartes de deux emplacements\n",
            "",
            "effect-SwapCards lacks infinitive",
        ),
        ("en", "{ $who } does without the action.", "Nobody acts.", "event-skip: does not use who"),
        ("en", "{ $who } does without the action.", "{ $who } has { $count }.", "event-skip"),
        ("fr", "Tour { $round }.", "Un tour.", "event-round: does not use round"),
        ("en", "board-free = free", 'board-free = { "" }', "board-free: is empty"),
        ("fr", "Vainqueur\u00a0:", "Vainqueur :", "board-winner: wants a no-break space"),
        (
            "fr",
            "{ $who } renonce à l’action.",
            "{ $who } renonce à l'action.",
            "event-skip: wants typographic",
        ),
        ("fr", "{ $who } pioche { $card }.", "{ $who } pioche  { $card }.", "draw-from-deck: has two spaces"),
        ("en", "The game is over.", "The game is over!", "prompt-over: cries out"),
        ("en", "board-free = free", "board-free = free\nboard-full = full", "board-full: nothing says"),
    ],
)
def test_a_flaw_in_the_words_is_found(
    lang: str, passage: str, by: str, problem: str, damaged: Damage
) -> None:
    found = check_words(damaged(lang, passage, by), messages())
    assert found != []
    assert any(problem in line for line in found), found


def test_both_languages_have_the_same_messages() -> None:
    assert words(PACKAGE, "en").keys() == words(PACKAGE, "fr").keys()


@pytest.mark.parametrize(
    ("kind", "change", "problem"),
    [
        ("character", {"copies": (20, 9, 9)}, "characters: 38 cards, not 39"),
        ("character", {"copies": (20, 10, 9)}, "2 players: 54 cards, not 55"),
        ("forest", {"group": "objects"}, "objects: 21 cards, not 8"),
        ("compass", {"copies": (5, 1, 3)}, "3 players: 78 cards, not 79"),
        ("vial", {"id": "axe"}, "axe: two kinds bear this id"),
    ],
)
def test_a_flaw_in_the_cards_is_found(kind: str, change: dict[str, Any], problem: str) -> None:
    assert problem in check_tables(
        [replace(card, **change) if card.id == kind else card for card in CARD_TABLE]
    )


def test_a_flaw_in_the_maps_of_the_tokens_is_found() -> None:
    maps = dict(TOKEN_MAPS)
    assert check_maps(maps | {"move_swap_draw": ("move", "draw", "swap")}) == [
        "move_swap_draw: the rulebook’s example excludes Draw on the 2"
    ]
    assert check_maps(maps | {"move_swap_draw": ("move", "move", "draw")}) == [
        "move_swap_draw: an action is missing or doubled"
    ]
    assert check_maps(maps | {"third": ("move", "swap", "draw")}) == [
        "token_map: the option does not offer these maps"
    ]


def test_a_flaw_in_the_rulings_is_found() -> None:
    good = RULINGS["agartha.8"]
    plain = Ruling("agartha.8", good.place, good.sentence | {"fr": "Piocher : non."}, forbids=True)
    assert check_rulings(RULINGS | {"agartha.8": plain}) == [
        "agartha.8: sentence in fr wants a no-break space"
    ]
    nowhere = Ruling("agartha.8", good.place | {"en": ""}, good.sentence, forbids=True)
    assert check_rulings(RULINGS | {"agartha.8": nowhere}) == ["agartha.8: place in en is empty"]
    endless = Ruling("agartha.8", good.place, good.sentence | {"en": "Moving"}, forbids=True)
    assert check_rulings(RULINGS | {"agartha.8": endless}) == ["agartha.8: sentence in en does not end"]
    fewer = {key: ruling for key, ruling in RULINGS.items() if key != "agartha.8"}
    assert check_rulings(fewer) == ["agartha.8: the ruling is missing"]
    assert check_rulings(RULINGS | {"agartha.57": good}) == ["agartha.57: no ruling bears this number"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_ruling_repeats_another(lang: str) -> None:
    sentences = [GAME.ruling(key, lang)["sentence"] for key in GAME.rulings() if key.startswith("agartha.")]
    assert len(set(sentences)) == len(sentences) == 56


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
            assert set(REFUSALS[code].split()) == set(refusal.facts), refusal
            text = GAME.say_refusal(refusal.to_dict(), lang)
            assert check_text(text, lang) == [], text
            assert text.endswith("."), text
            assert not re.search(r"-name|_|zone-|seat-", text), text


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
            assert not re.search(r"card-|tile-|seat-|token-|_", text), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_that_hangs_on_an_id_is_not_misled_by_its_name(lang: str) -> None:
    spoken = words(PACKAGE, lang)
    for phase in PHASES[:-1]:
        refusal = {"code": "answer_first", "facts": {"phase": phase}}
        assert GAME.say_refusal(refusal, lang) == spoken.say("refused-answer_first", phase=phase)
    for name in actions.KIND_NAMES:
        refusal = {"code": "not_now", "facts": {"action": name}}
        assert GAME.say_refusal(refusal, lang) == spoken.say("refused-not_now", action=name)
    for zone in actions.ZONE_NAMES:
        event = {"kind": "bid", "zone": zone, "number": 2, "who": "Ana"}
        assert GAME.say_event(event, lang) == spoken.say("event-bid", zone=zone, number=2, who="Ana")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_open_question_asks_for_its_own_answer(lang: str) -> None:
    spoken = words(PACKAGE, lang)
    asked = [phase for phase in PHASES if phase not in ("bid", "over")]
    assert len({spoken.say("refused-answer_first", phase=phase) for phase in asked}) == len(asked)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_a_label_of_its_own(lang: str) -> None:
    state = GAME.start(4)
    labels = [state.label(action, lang) for action in range(GAME.vocabulary)]
    assert [label for label in labels if check_text(label, lang) or not label[:1].isupper()] == []
    # Two cards of a kind on a tile are the same choice, told alike.
    doubles = [label for label in set(labels) if labels.count(label) > 1]
    codes = [action for action, label in enumerate(labels) if label in doubles]
    assert {state.text(code).split()[0] for code in codes} <= {"draw", "take"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "points"),
    [("validate village-1 2", 1), ("validate village-2 3", 3), ("validate village-1 4", 5), ("explore 3", 9)],
)
def test_a_label_names_the_points_it_brings(text: str, points: int, lang: str) -> None:
    state = GAME.start(2)
    assert f"(+{points} point" in state.label(state.parse(text), lang)
