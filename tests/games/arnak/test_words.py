"""Words: complete in both languages, true to their facts, in good typography."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from uuid import uuid4

import pytest

from bivouac import game
from bivouac.core.check import check_rulings, check_text, check_words
from bivouac.core.rulings import Ruling, load_rulings
from bivouac.core.words import LANGUAGES, Words, words
from bivouac.games.arnak import columns
from bivouac.games.arnak.check import RULINGS, check, check_cards, check_track
from bivouac.games.arnak.check.messages import EVENTS, REFUSALS, SAMPLES, messages
from bivouac.games.arnak.data.artifacts import ARTIFACTS
from bivouac.games.arnak.data.items import ITEMS
from bivouac.games.arnak.data.tracks import BIRD
from bivouac.games.arnak.labels import PACKAGE
from bivouac.games.arnak.why import PHASES
from tests.games.arnak.stage import play, stage
from tests.games.arnak.wandering import journey

GAME = game("arnak")
BOOK = load_rulings(PACKAGE, "arnak")

Damage = Callable[[str, str, str], Words]


@pytest.fixture
def damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Damage:
    """The words of the game with one passage changed."""

    def damage(lang: str, passage: str, by: str) -> Words:
        text = files(PACKAGE).joinpath("words", f"{lang}.ftl").read_text(encoding="utf-8")
        assert text.count(passage) >= 1, passage
        package = tmp_path / f"harmed_{uuid4().hex}"
        (package / "words").mkdir(parents=True)
        (package / "__init__.py").touch()
        (package / "words" / f"{lang}.ftl").write_text(text.replace(passage, by, 1), "utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        return Words(package.name, lang)

    return damage


def test_nothing_is_wrong_with_the_contents() -> None:
    assert check() == []


@pytest.mark.parametrize(
    ("lang", "passage", "by", "problem"),
    [
        ("en", "parrot-name = Parrot\n", "", "parrot-name"),
        ("fr", "    .infinitive = gagner { $what }\n", "", "effect-Gain lacks infinitive"),
        ("en", "{ $who } plays { $card }.", "{ $who } plays a card.", "event-play: does not use card"),
        ("fr", "{ $who } pioche une carte.", "{ $nobody } pioche une carte.", "event-draw"),
        ("fr", "Excaver\u00a0: { $site }", "Excaver : { $site }", "action-dig: wants a no-break space"),
        ("fr", "board-fear = Peur", "board-fear = l'effroi", "board-fear: wants typographic"),
        (
            "en",
            "prompt-over = The game is over.",
            "prompt-over = The game is over!",
            "prompt-over: cries out",
        ),
        ("en", "board-idol = idol", "board-idol = idol\nboard-ghost = ghost", "board-ghost: nothing says"),
    ],
)
def test_a_flaw_in_the_words_is_found(
    lang: str, passage: str, by: str, problem: str, damaged: Damage
) -> None:
    found = check_words(damaged(lang, passage, by), messages(), SAMPLES)
    assert any(problem in line for line in found), found


def test_both_languages_have_the_same_messages() -> None:
    assert words(PACKAGE, "en").keys() == words(PACKAGE, "fr").keys()


def test_a_flaw_in_the_tables_is_found() -> None:
    first, *others = ITEMS
    dear = replace(first, cost=9)
    assert check_cards([dear, *others], ARTIFACTS) == [
        "items: 11 of costs 3, not 12",
        "items: 1 of costs 9, not 0",
    ]
    idle = replace(first, play=None)
    assert check_cards([idle, *others], ARTIFACTS) == ["sea_turtle: does nothing"]
    twin = replace(first, id="parrot")
    assert "parrot: two cards bear this id" in check_cards([twin, *others], ARTIFACTS)
    quick = replace(ARTIFACTS[0], timing="free")
    problem = "pathfinders_sandals: an artifact takes the main action"
    assert check_cards(ITEMS, [quick, *ARTIFACTS[1:]]) == [problem]


def test_a_flaw_in_a_track_is_found() -> None:
    start, first, *rest = BIRD.spaces
    bridged = replace(first, ways=(*first.ways, 9))
    problems = check_track(replace(BIRD, spaces=(start, bridged, *rest)))
    assert problems == ["bird: the bridge from 1 to 9 does not go one row up"]
    bare = replace(first, price=(), bonuses=(1, 1, 1))
    problems = check_track(replace(BIRD, spaces=(start, bare, *rest)))
    assert problems == [
        "bird: space 1 costs nothing",
        "bird: (10, 13, 16) bonus tiles, not (9, 12, 15)",
    ]
    lonely = replace(start, ways=(2,))
    problems = check_track(replace(BIRD, spaces=(lonely, first, *rest)))
    assert problems == ["bird: space 1 is never reached"]


def test_a_flaw_in_the_rulings_is_found() -> None:
    good = BOOK["arnak.8"]
    plain = Ruling("arnak.8", good.place, good.sentence | {"fr": "Un tour : oui."}, forbids=False)
    found = check_rulings(BOOK | {"arnak.8": plain}, "arnak", RULINGS)
    assert found == ["arnak.8: sentence in fr wants a no-break space"]
    fewer = {key: ruling for key, ruling in BOOK.items() if key != "arnak.8"}
    assert check_rulings(fewer, "arnak", RULINGS) == ["arnak.8: the ruling is missing"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ruling_is_told_in_up_to_three_sentences_that_no_other_ruling_repeats(lang: str) -> None:
    sentences = [GAME.ruling(key, lang)["sentence"] for key in GAME.rulings() if key.startswith("arnak.")]
    assert [text for text in sentences if len(re.findall(r"[.?](?= |$)", text)) not in (1, 2, 3)] == []
    assert len(set(sentences)) == len(sentences) == RULINGS == 129


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_said_to_be_easy(lang: str) -> None:
    texts = [text for ruling in BOOK.values() for text in (ruling.place[lang], ruling.sentence[lang])]
    texts += files(PACKAGE).joinpath("words", f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
    needless = re.compile(r"\b(simply|just|easy|easily|simplement|facile|facilement|juste)\b", re.IGNORECASE)
    assert [text for text in texts if needless.search(text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_met_is_told_with_the_facts_it_carries(lang: str) -> None:
    for code, refusals in journey().refusals.items():
        for refusal in refusals[:60]:
            if not refusal.ruling.startswith("house."):
                assert set(REFUSALS[code].split()) == set(refusal.facts), refusal
            text = GAME.say_refusal(refusal.to_dict(), lang)
            assert check_text(text, lang) == [], text
            assert text.endswith("."), text
            assert not re.search(r"-name|_|camp_|ruin_", text), text


def test_every_event_has_a_sentence_and_every_sentence_an_event() -> None:
    assert set(journey().events) == {key.removesuffix("-known") for key in EVENTS}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_met_is_told_with_the_facts_it_carries(lang: str) -> None:
    for events in journey().events.values():
        for event in events[:80]:
            names = {} if event.get("who") else {"who": "Ana"}
            text = GAME.say_event(event | names, lang)
            assert check_text(text, lang) == [], text
            assert text.endswith("."), text
            assert not re.search(r"card-|seat-|_", text), text


def test_the_rival_is_called_the_rival() -> None:
    event = {"kind": "research", "seat": None, "who": "rival", "token": "glass", "row": 2}
    assert GAME.say_event(event, "en") == "The rival moves the glass to row 2."
    assert GAME.say_event(event, "fr") == "Le rival déplace sa loupe en rangée 2."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phase_asks_a_question_of_its_own(lang: str) -> None:
    spoken = words(PACKAGE, lang)
    facts: dict[str, str | int] = dict.fromkeys(("piece", "price", "effect", "site", "card"), "Ana")
    facts |= {"who": "Ana", "paying": "no", "count": 1}
    asked = [spoken.say(f"prompt-{phase}", **facts) for phase in PHASES if phase != "over"]
    same = {"pick_bonus", "temple_bonus"}
    assert len(set(asked)) == len(asked) - len(same) + 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_a_label_in_good_typography(lang: str) -> None:
    state = stage()
    for action in range(GAME.vocabulary):
        label = state.label(action, lang)
        assert check_text(label, lang) == [], label
        assert label[:1].isupper(), label


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legal_actions_of_a_moment_have_labels_that_differ(lang: str) -> None:
    state = stage(
        hand={0: ["funding_car", "horse", "fear"]},
        tokens={0: {"coin": 9, "compass": 9, "jewel": 2, "arrowhead": 2}},
        crates={0: 1},
        helpers={0: ["assistant_1", "assistant_7"]},
        glass={0: 1},
    )
    labels = [state.label(action, lang) for action in state.legal(0)]
    assert len(labels) > 25
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_label_names_the_price_that_is_asked_now(lang: str) -> None:
    state = stage(hand={0: ["whip", "fear"]}, row=["war_club"], tokens={0: {"compass": 4}})
    four = {"en": "4 compasses", "fr": "4 boussoles"}[lang]
    assert four in state.label(state.parse("buy war_club"), lang)
    play(state, "0 play whip")
    free = {"en": "(free)", "fr": "(gratuit)"}[lang]
    assert state.label(state.parse("buy war_club"), lang).endswith(free)


@pytest.mark.parametrize(("count", "text"), [(0, "0 pièce"), (1, "1 pièce"), (2, "2 pièces")])
def test_in_french_none_and_one_are_singular(count: int, text: str) -> None:
    assert words(PACKAGE, "fr").say("resource-coin", count=count) == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_of_a_card_is_its_own(lang: str) -> None:
    spoken = words(PACKAGE, lang)
    tables = (columns.IDS, columns.GUARDIAN_IDS, columns.TILE_IDS, columns.CAMP_IDS, columns.ASSISTANT_IDS)
    names = [spoken.say(f"{id}-name") for table in tables for id in table]
    assert len(set(names)) == len(names)
