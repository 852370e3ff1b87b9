"""The page of a review: whole, in both languages, without any request, with what was judged on it."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser

import pytest

from bivouac.games import game
from bivouac.review import Care, Review, review
from bivouac.review.page import page
from bivouac.review.telling import Teller, scenes
from tests.review.games import played

BOTS = ("greedy", "random")


@cache
def found() -> Review:
    return review(game("takara"), played("takara", *BOTS), Care(6, 0, 4, 1))


class Tags(HTMLParser):
    """Counts what is opened and not closed."""

    VOID = ("meta", "line", "polyline")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Opened and closed at once."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_is_whole_and_asks_nobody(lang: str) -> None:
    text = page(game("takara"), played("takara", *BOTS), found(), lang, ["Éloïse & Co", "Otto"])
    tags = Tags()
    tags.feed(text)
    assert tags.open == []
    assert "Éloïse &amp; Co" in text
    assert not re.search(r"https?://|src=|@import|url\(", text)
    assert f'<html lang="{lang}">' in text


def test_every_marked_decision_and_every_turn_can_be_found() -> None:
    review = found()
    text = page(game("takara"), played("takara", *BOTS), review, "en")
    marked = [one for decisions in review.decisions for one in decisions if one.mark]
    assert marked, "a random player gives something away"
    for decision in marked:
        assert f'id="a{decision.number}"' in text
    for number in review.turning:
        assert f'href="#t{number}"' in text
        assert f'id="t{number}"' in text


def test_a_puzzle_offers_what_was_played_and_what_was_better() -> None:
    review = found()
    text = page(game("takara"), played("takara", *BOTS), review, "en")
    assert review.moments, "a random player gives something to learn from"
    shown = {
        scene.decision.number: scene
        for scene in scenes(game("takara"), played("takara", *BOTS), review, "en")
    }
    for moment in review.moments:
        scene = shown[moment.number]
        assert scene.board, "the table is drawn"
        for prospect in (scene.decision.played, scene.decision.best):
            assert scene.labels[prospect.text] in text.replace("&#x27;", "'").replace("&quot;", '"')


def test_every_moment_of_the_graph_leads_to_the_table_where_there_is_one() -> None:
    review = found()
    journal = played("takara", *BOTS)
    text = page(game("takara"), journal, review, "en", way="/t/table")
    for number in range(review.actions + 1):
        assert f'href="/t/table#move={number}"' in text
    assert "#move=" not in page(game("takara"), journal, review, "en"), "a file has no table"


def test_a_file_draws_every_moment_itself() -> None:
    review = found()
    text = page(game("takara"), played("takara", *BOTS), review, "fr")
    for number in range(review.actions + 1):
        assert f'id="m{number}"' in text
        assert f'href="#m{number}"' in text
    assert text.count('<section class="moment"') == review.actions + 1


def test_marked_decisions_are_dots_on_the_graph() -> None:
    review = found()
    text = page(game("takara"), played("takara", *BOTS), review, "en")
    marked = [one for decisions in review.decisions for one in decisions if one.mark]
    assert text.count('<circle class="dot') == len(marked)


def test_who_has_no_name_is_called_by_their_seat() -> None:
    text = page(game("takara"), played("takara", *BOTS), found(), "fr", ["", "Otto"])
    assert "<h2>Joueur 1</h2>" in text
    assert "<h2>Otto</h2>" in text


def test_wrong_answers_are_explained_and_the_right_one_is_played_out() -> None:
    review = found()
    text = page(game("takara"), played("takara", *BOTS), review, "en")
    assert "Played out: " in text
    lessons = {moment.number for moment in review.moments}
    for decision in (one for decisions in review.decisions for one in decisions if one.number in lessons):
        assert decision.line[0].text == decision.best.text
        assert decision.why
        assert all(other.why for other in decision.others if other.text != decision.best.text)
    assert text.count("What the best move has over it: ") >= len(lessons)


def test_a_line_that_is_played_out_is_spaced_as_french_is() -> None:
    text = page(game("takara"), played("takara", *BOTS), found(), "fr")
    assert "»\N{NO-BREAK SPACE}; Joueur" in text
    assert "»;" not in text


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_summary_tells_luck_from_skill(lang: str) -> None:
    teller = Teller(game("takara"), found(), lang)
    told = [teller.summary(seat) for seat in range(2)]
    assert all(teller.names[seat] in told[seat] for seat in range(2))
    assert all("{" not in sentence for sentence in told)
