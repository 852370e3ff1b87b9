"""What people were promised and told, compared with what a table's journal holds."""

from __future__ import annotations

from bivouac import game
from bivouac.core import journal as journals
from bivouac.core import replay
from bivouac.core.entries import Acted
from bivouac.core.journal import Journal
from tests.drills.crowd import Sitting
from tests.drills.windows import Promise, Window


def check(sitting: Sitting, text: str) -> Journal:
    """Nothing acknowledged is lost or doubled, nothing else was done for a person, and it all replays."""
    journal = journals.parse(text)
    played = [entry for entry in journal.entries if isinstance(entry, Acted)]
    assert [entry.number for entry in played] == list(range(1, len(played) + 1))
    for seat, window in sitting.windows.items():
        mine = [entry for entry in played if entry.seat == seat]
        promises = sorted(window.promises, key=lambda promise: promise.line)
        assert [promise.text for promise in promises] == [entry.text for entry in mine]
        assert len({promise.line for promise in promises}) == len(promises), "two promises, one line"
        for promise, entry in zip(promises, mine, strict=True):
            _check_line(window, promise, entry)
    if sitting.over:
        replay.verify(game(journal.game), journal)
    else:
        replay.replay(game(journal.game), journal)
    return journal


def _check_line(window: Window, promise: Promise, entry: Acted) -> None:
    """The line that was promised is the one that the window was told of, and it tells of this action."""
    told = window.told[promise.line - 1]
    assert (told.kind, told.seat, told.number) == ("acted", entry.seat, entry.number)


def check_all_were_told_the_same(sitting: Sitting) -> None:
    """Lines have no other content for somebody who was cut off than for somebody who was not."""
    tellings = [window.told for window in sitting.windows.values()]
    shortest = min(map(len, tellings))
    assert all(telling[:shortest] == tellings[0][:shortest] for telling in tellings)


def check_kept(sitting: Sitting, promised: dict[int, int], text: str) -> None:
    """An earlier journal holds the first actions that were acknowledged, so many for each seat."""
    played = [entry for entry in journals.parse(text).entries if isinstance(entry, Acted)]
    for seat, count in promised.items():
        mine = [entry.text for entry in played if entry.seat == seat]
        promises = sorted(sitting.windows[seat].promises, key=lambda promise: promise.line)
        assert len(mine) >= count, f"seat {seat} was promised {count} actions, and {len(mine)} are kept"
        assert mine == [promise.text for promise in promises[: len(mine)]]
