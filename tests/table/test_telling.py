"""One moment told to many: each is told what they would be told alone, and what is shared is said once."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

import bivouac
from bivouac import SPECTATOR
from bivouac.table import Table
from bivouac.table.onlookers import shown
from bivouac.table.playing import undo
from bivouac.table.views import Telling, news, position, table_view
from tests.table.parlour import play, play_on, started
from tests.table.people import LANGUAGES, NOON, PEOPLE, STRANGER

GAMES = bivouac.names()


def four_at(name: str) -> Table:
    """A game of four in its middle."""
    return play_on(started(*["human"] * 4, game=bivouac.game(name)), Random(name), 40)


def audience(table: Table) -> list[tuple[str, int]]:
    """Everybody with a seat, and a stranger."""
    return [*zip(PEOPLE, range(4), strict=False), (STRANGER, -1)]


@pytest.mark.parametrize("name", GAMES)
def test_everybody_is_told_what_they_would_be_told_alone(name: str) -> None:
    table, luck = four_at(name), Random(7)
    for _ in range(12):
        play_on(table, luck, 1)
        telling, after = Telling(table, NOON), table.seq - 3
        people = audience(table)
        luck.shuffle(people)  # nobody is told something because of who was told before
        for lang in LANGUAGES:
            for player, viewer in people:
                assert telling.frame(player) == table_view(table, player, NOON)
                assert telling.news(viewer, after, lang) == news(table, viewer, after, lang)
                assert telling.position(viewer, lang) == position(table, viewer, lang)


def test_what_all_witnessed_is_put_into_words_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = four_at("takara")
    said: list[Mapping[str, Any]] = []
    say = type(table.game).say_event

    def counted(game: Any, event: Mapping[str, Any], lang: str) -> str:
        said.append(event)
        return say(game, event, lang)

    monkeypatch.setattr(type(table.game), "say_event", counted)
    telling = Telling(table, NOON)
    told = [telling.news(viewer, table.seq - 1, "en") for _, viewer in audience(table)]
    distinct = {str(lines) for lines in told}
    events = sum(len(line.events) for line in told[0])
    assert events
    assert len(said) <= events * len(distinct) < events * len(told)


def test_what_one_alone_saw_is_told_to_nobody_else() -> None:
    """Arnak draws cards: their owner reads which, everybody else how many, also from one telling."""
    table, luck = four_at("arnak"), Random(11)
    parted = 0
    for _ in range(60):
        if not table.actors():
            break
        play_on(table, luck, 1)
        telling = Telling(table, NOON)
        lines = {viewer: str(telling.news(viewer, table.seq - 1, "fr")) for viewer in (0, 1, 2, 3, -1)}
        alone = {viewer: str(news(table, viewer, table.seq - 1, "fr")) for viewer in lines}
        assert lines == alone
        parted += len(set(lines.values())) > 1
    assert parted


def test_an_onlooker_s_view_is_worked_out_once_and_follows_the_game() -> None:
    table = started("human", "greedy")
    seen = []
    for step in ("peek 1", "take", "undo", "peek 2"):
        if step == "undo":
            undo(table, 0, 0, NOON)
        else:
            play(table, step)
        assert table.state is not None
        assert shown(table) == table.state.outlook(SPECTATOR)
        assert shown(table) is shown(table)
        seen.append(shown(table)["moves"])
    assert seen == [1, 2, 0, 1]
