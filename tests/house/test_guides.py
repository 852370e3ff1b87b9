"""The rules in short and the first game of every game: complete in both languages, and true."""

from __future__ import annotations

import re

import pytest

from bivouac import game
from bivouac.core.guides import Block, Section, Span, read_guide
from bivouac.core.lessons import Lesson
from bivouac.core.refusal import SetupError
from bivouac.core.words import LANGUAGES
from tests.house.listing import GAMES, ROOT

OURS = sorted(path.parent.name for path in GAMES.glob("*/facts.py"))
LESSONS = sorted(path.parents[1].name for path in GAMES.glob("*/guide/lesson.toml"))
SPRITE = ROOT / "web" / "src" / "look" / "icons.svg"
# A colon, semicolon, question or exclamation mark after a letter, a figure or a plain space; straight quotes.
BAD_FRENCH = re.compile(r"[\w )»] ?(?<!\u00a0)(?<!\u202f)[:;?!](?!\w)|'|\"|« | »")


def shape(sections: list[Section]) -> list[tuple[tuple[str, tuple[str, ...]], ...]]:
    """What does not depend on the language: the kinds of blocks and their icons."""
    return [
        tuple((block.kind, tuple(span.icon for span in block.spans if span.icon)) for block in section.blocks)
        for section in sections
    ]


def prose(sections: list[Section]) -> list[str]:
    """Every text a reader meets."""
    spans = [span.text for section in sections for block in section.blocks for span in block.spans]
    return [*(section.title for section in sections), *filter(None, spans)]


@pytest.mark.parametrize("name", OURS)
def test_a_guide_says_the_same_in_both_languages(name: str) -> None:
    guides = {lang: game(name).guide(lang) for lang in LANGUAGES}
    assert shape(guides["en"]) == shape(guides["fr"]) != []


@pytest.mark.parametrize("name", OURS)
def test_the_icons_of_a_guide_are_drawn(name: str) -> None:
    drawn = set(re.findall(r'id="i-([^"]+)"', SPRITE.read_text("utf-8")))
    named = {icon for section in shape(game(name).guide("en")) for _, icons in section for icon in icons}
    assert named - drawn == set()


@pytest.mark.parametrize("name", OURS)
def test_the_french_of_a_guide_and_a_lesson_is_set_as_french_is(name: str) -> None:
    lesson = game(name).lesson()
    said = [] if lesson is None else [lesson.farewell["fr"], *(step.say["fr"] for step in lesson.steps)]
    assert [text for text in [*prose(game(name).guide("fr")), *said] if BAD_FRENCH.search(text)] == []


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_can_be_played_as_it_is_written(name: str) -> None:
    lesson = game(name).lesson()
    assert lesson is not None
    state = game(name).start(lesson.seats, lesson.seed, lesson.options)
    played: list[str] = []
    for seat, text in lesson.script():
        assert seat in state.actors(), f"after {played[-1:]} it is not for seat {seat} to play {text}"
        refusal = state.why_not(seat, state.parse(text))
        assert refusal is None, f"{text}: {game(name).say_refusal(refusal.to_dict(), 'en')}"
        state.play(seat, state.parse(text))
        played.append(text)
    assert state.actors() == [lesson.learner], "the learner plays on"


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_knows_how_far_the_learner_has_come_and_when_somebody_left_it(name: str) -> None:
    lesson = game(name).lesson()
    assert isinstance(lesson, Lesson)
    script = lesson.script()
    assert lesson.steps_taken(script[: len(lesson.before)]) == 0
    assert lesson.steps_taken(script) == len(lesson.steps)
    assert lesson.steps_taken([*script[:-1], (lesson.learner, "fly away")]) is None
    assert lesson.steps_taken([*script, (lesson.learner, "fly away")]) is None


def test_a_page_is_read_into_sections_blocks_and_spans() -> None:
    (section,) = read_guide(
        "## The aim\n\nWin **both** :stone:,\nthen rest.\n\n- one\n- :coin: two\n", "here"
    )
    assert section == Section(
        "The aim",
        (
            Block(
                "text",
                (Span("Win "), Span("both", True), Span(" "), Span("", icon="stone"), Span(", then rest.")),
            ),
            Block("item", (Span("one"),)),
            Block("item", (Span("", icon="coin"), Span(" two"))),
        ),
    )


@pytest.mark.parametrize("page", ["", "prose without a section", "before\n## A title\ntext", "## A title\n"])
def test_a_page_that_is_no_guide_is_refused(page: str) -> None:
    with pytest.raises(SetupError, match=r"somewhere\.md"):
        read_guide(page, "somewhere.md")
