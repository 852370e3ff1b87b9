"""The words of the game: complete in both languages, true to the facts they are given, set with care."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from bivouac import SPECTATOR, Refusal, game
from bivouac.core.check import check_text
from bivouac.core.contract import State
from bivouac.core.rulings import load_rulings
from bivouac.core.words import LANGUAGES, words
from bivouac.games.continent.catalogue import PACKAGE
from bivouac.games.continent.kinds import PHASES
from tests.games.continent.stage import from_lines, stage
from tests.games.continent.story import TELLER

GAME = game("continent")
HERE = Path(__file__).parent
# Steps that say nothing by themselves: another sentence has told of them.
SILENT = ("fog", "agree", "introduction")


def moments(seats: int, seed: int, most: int = 400) -> list[tuple[State, int]]:
    """Positions of a game of the demonstration at random, each with the seat that acts next."""
    luck = Random(seed)
    state = GAME.start(seats, seed, {"policy": ("any", "agree")[seed % 2], "easy": seed % 3 == 0})
    state.watch(True)
    found = []
    for _ in range(most):
        if not state.actors():
            break
        seat = luck.choice(state.actors())
        found.append((state.copy(), seat))
        state.play(seat, luck.choice(state.legal(seat)))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_label_and_event_of_random_games_can_be_said(lang: str) -> None:
    for seed in range(6):
        for state, seat in moments(1 + seed % 4, seed):
            asked = state.outlook(seat)["prompt"]
            assert check_text(GAME.say_prompt(asked, lang), lang) == []
            for action in state.legal(seat):
                label = state.label(action, lang)
                assert check_text(label, lang) == [], label
            for event in state.events(SPECTATOR):
                told = GAME.say_event(event, lang)
                if event["kind"] not in SILENT:
                    assert check_text(told, lang) == [], told


def test_every_event_of_stories_and_games_has_its_sentence() -> None:
    kinds: set[str] = set()
    for path in sorted((HERE / "stories").glob("*.txt")):
        story = TELLER.read(path)
        state = from_lines(story.position)
        state.watch(True)
        for step in story.steps:
            TELLER._take(state, step)
            kinds |= {event["kind"] for event in state.events(SPECTATOR)}
    assert {kind for kind in kinds if not words(PACKAGE, "en").has(f"event-{kind}")} <= set(SILENT)
    assert len(kinds) > 40


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", sorted((HERE / "refused").glob("*.txt")), ids=lambda path: path.stem)
def test_a_refusal_says_why_in_words(path: Path, lang: str) -> None:
    refusal = TELLER.read(path).refusal
    assert refusal is not None
    assert check_text(GAME.say_refusal(refusal, lang), lang) == []
    assert GAME.ruling(str(refusal["ruling"]), lang)["sentence"]


def test_no_two_choices_of_a_seat_read_the_same() -> None:
    for seed in range(4):
        for state, seat in moments(1 + seed, seed, 250):
            labels = [state.label(action, "en") for action in state.legal(seat)]
            alike = {label for label in labels if labels.count(label) > 1}
            # Two equal skills drawn together, and digits, are told apart by their place alone.
            assert not {label for label in alike if label.startswith(("Move", "Ask", "To "))}


def test_labels_of_others_cards_are_the_same_for_all() -> None:
    state = GAME.start(3, 1)
    labels = [state.label(action, "en") for action in state.legal(1)]
    assert any(label.startswith("Basile Noury: ") for label in labels)
    assert not any(label.startswith("Maud") for label in labels)


def test_the_phases_are_the_questions_of_the_rules() -> None:
    assert len(PHASES) == len(set(PHASES)) == 38


def test_every_action_of_the_vocabulary_has_a_label_and_elements_at_any_moment() -> None:
    for state, _ in moments(3, 7, 150)[::10]:
        for action in range(GAME.vocabulary):
            for lang in LANGUAGES:
                assert state.label(action, lang)
            assert all(isinstance(element, str) for element in state.elements(action))


def test_elements_are_pieces_and_places_of_the_outlook() -> None:
    for state, seat in moments(2, 3, 300):
        known = ids(state.outlook(seat))
        for action in state.legal(seat):
            assert set(state.elements(action)) <= known, state.text(action)


def ids(told: Any) -> set[str]:
    """Every id in an outlook, at any depth."""
    if isinstance(told, dict):
        own = {str(told[key]) for key in ("id", "card", "figure") if isinstance(told.get(key), str)}
        return own.union(*(ids(value) for value in told.values())) if told else own
    if isinstance(told, list):
        return set().union(*(ids(value) for value in told))
    return set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulings_are_sentences(lang: str) -> None:
    for ruling in load_rulings(PACKAGE, "continent").values():
        assert check_text(ruling.sentence[lang], lang) == []
        assert check_text(ruling.place[lang], lang) == []


def test_an_unknown_action_has_no_label() -> None:
    state = stage()
    for action in (-1, GAME.vocabulary):
        with pytest.raises(Refusal, match="unknown_action"):
            state.label(action, "en")
