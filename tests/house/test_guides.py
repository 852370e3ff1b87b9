"""The rules in short and the first game of every game: complete in both languages, and true."""

from __future__ import annotations

import re
import tomllib

import pytest

from bivouac import game
from bivouac.core.guides import RULINGS, Block, Section, Span, read_guide
from bivouac.core.lessons import Lesson
from bivouac.core.refusal import SetupError
from bivouac.core.words import LANGUAGES
from tests.house.listing import GAMES, ROOT

OURS = sorted(path.parent.name for path in GAMES.glob("*/facts.py"))
LESSONS = sorted(path.parents[1].name for path in GAMES.glob("*/guide/lesson.toml"))
SPRITE = ROOT / "web" / "src" / "look" / "icons.svg"
MOST_WITHOUT = 110  # letters of a word that explains no rule
# A colon, semicolon, question or exclamation mark after a letter, a figure or a plain space; straight quotes.
BAD_FRENCH = re.compile(r"[\w )»] ?(?<!\u00a0)(?<!\u202f)[:;?!](?!\w)|'|\"|« | »")


def shape(sections: list[Section]) -> list[tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]]:
    """What does not depend on the language: the kinds of blocks, their icons and their rulings."""
    return [
        tuple(
            (block.kind, tuple(span.icon for span in block.spans if span.icon), block.rulings)
            for block in section.blocks
        )
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
    named = {icon for section in shape(game(name).guide("en")) for _, icons, _ in section for icon in icons}
    assert named - drawn == set()


@pytest.mark.parametrize("name", OURS)
def test_the_french_of_a_guide_and_a_lesson_is_set_as_french_is(name: str) -> None:
    lesson = game(name).lesson()
    said = [] if lesson is None else [lesson.farewell["fr"], *(step.say["fr"] for step in lesson.steps)]
    assert [text for text in [*prose(game(name).guide("fr")), *said] if BAD_FRENCH.search(text)] == []


def unmarked(page: str) -> list[str]:
    """The paragraphs and items that say neither which rulings they rest on nor, by `{}`, that none is."""
    lines = [line for line in page.splitlines() if line.strip() and not line.startswith("## ")]
    return [line for line in lines if not RULINGS.search(line)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_every_part_of_a_guide_says_which_rulings_it_rests_on(name: str, lang: str) -> None:
    assert unmarked((GAMES / name / "guide" / f"{lang}.md").read_text("utf-8")) == []
    blocks = [block for section in game(name).guide(lang) for block in section.blocks]
    assert not any("{" in span.text for block in blocks for span in block.spans), "no reader sees them"
    named = {f"{name}.{key}" for block in blocks for key in block.rulings}
    assert named - set(game(name).rulings()) == set()
    assert sum(not block.rulings for block in blocks) <= 1, "a guide is there for the rules"


@pytest.mark.parametrize("name", LESSONS)
def test_every_step_of_a_lesson_says_which_rulings_it_rests_on(name: str) -> None:
    steps = tomllib.loads((GAMES / name / "guide" / "lesson.toml").read_text("utf-8"))["step"]
    assert [step["play"] for step in steps if "rulings" not in step] == []
    lesson = game(name).lesson()
    assert lesson is not None
    named = {f"{name}.{key}" for step in lesson.steps for key in step.rulings}
    assert named - set(game(name).rulings()) == set()
    # A word without a rule asks for a move, and does not explain one.
    wordy = [step.play for step in lesson.steps if not step.rulings and len(step.say["en"]) > MOST_WITHOUT]
    assert wordy == []


def test_a_part_of_a_guide_that_names_no_ruling_is_found() -> None:
    page = "## The aim\n\nWin. {1}\n\n- :coin: Pay.\n- Rest. {}\n"
    assert unmarked(page) == ["- :coin: Pay."]


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
        "## The aim\n\nWin **both** :stone:,\nthen rest. {1, 2}\n\n- one\n- :coin: two {}\n", "here"
    )
    assert section == Section(
        "The aim",
        (
            Block(
                "text",
                (Span("Win "), Span("both", True), Span(" "), Span("", icon="stone"), Span(", then rest.")),
                ("1", "2"),
            ),
            Block("item", (Span("one"),)),
            Block("item", (Span("", icon="coin"), Span(" two"))),
        ),
    )


@pytest.mark.parametrize("page", ["", "prose without a section", "before\n## A title\ntext", "## A title\n"])
def test_a_page_that_is_no_guide_is_refused(page: str) -> None:
    with pytest.raises(SetupError, match=r"somewhere\.md"):
        read_guide(page, "somewhere.md")
