"""Questions name what they ask about: the card, the price, the alternative."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bivouac import SPECTATOR, game
from bivouac.core.words import LANGUAGES
from bivouac.games.continent.catalogue import piece_name
from tests.games.continent.stage import from_lines
from tests.games.continent.story import TELLER

GAME = game("continent")
STORIES = sorted(Path(__file__).parent.glob("stories/*.txt"))
REFUSED = sorted(Path(__file__).parent.glob("refused/*.txt"))
# Phases whose question is about a card, an item by its top card, or two of them.
NAMING = {
    "burying", "crossing", "flag", "found", "gained", "give-for", "give-to", "keep-for", "mandatory", "may",
    "one-of", "swapping",
}  # fmt: skip
PRICED = {"aim", "cost", "joining", "trade"}
COUNTING = {"damaging", "drawing", "excess", "give-for", "give-to", "learning", "peeking", "restoring"}


@pytest.fixture(scope="module")
def prompts() -> list[dict[str, Any]]:
    """Every question asked in the stories, those that end with a refusal included."""
    asked = []
    for path in [*STORIES, *REFUSED]:
        story = TELLER.read(path)
        state = from_lines(story.position)
        state.watch(True)
        for step in story.steps if story.refusal is None else story.steps[:-1]:
            TELLER._take(state, step)
            asked.append(state.outlook(SPECTATOR)["prompt"])
    return asked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_about_a_card_names_it(prompts: list[dict[str, Any]], lang: str) -> None:
    met = set()
    for prompt in prompts:
        if prompt["key"] in NAMING:
            met.add(prompt["key"])
            said = GAME.say_prompt(prompt, lang)
            for key in ("card", "other"):
                assert piece_name(prompt.get(key, ""), lang) in said
            assert "card" in prompt, prompt
    assert met == NAMING


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_about_a_price_or_a_number_of_cards_names_it(
    prompts: list[dict[str, Any]], lang: str
) -> None:
    met = set()
    for prompt in prompts:
        for keys, fact in ((PRICED, "cost"), (COUNTING, "count")):
            if prompt["key"] in keys:
                met.add(prompt["key"])
                number = prompt[fact]
                said = GAME.say_prompt(prompt, lang)
                words = (str(number), "one more", "no card", "aucune")
                assert any(word in said for word in words[: 2 if number == 1 else 4 if number == 0 else 1])
    assert met == PRICED | COUNTING


@pytest.mark.ruling("continent.137")
def test_a_power_names_its_price_and_what_it_would_change(prompts: list[dict[str, Any]]) -> None:
    said = {GAME.say_prompt(prompt, "en") for prompt in prompts if prompt["key"] in ("power", "fuel")}
    assert all("card with " in sentence for sentence in said)
    assert any(" to cancel " in sentence for sentence in said)
    assert any(" to save " in sentence for sentence in said)


@pytest.mark.ruling("continent.82")
def test_a_riddle_is_named_and_a_hidden_number_is_not(prompts: list[dict[str, Any]]) -> None:
    asked = [prompt for prompt in prompts if prompt["key"] == "digits"]
    said = [GAME.say_prompt(prompt, "en") for prompt in asked]
    riddles = [sentence for sentence in said if "your answer to" in sentence]
    assert len(riddles) == sum("card" in prompt for prompt in asked)
    assert 0 < len(riddles) < len(said)
