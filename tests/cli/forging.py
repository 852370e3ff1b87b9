"""A skilled forger's tools: journals written anew so that every key and every seal fits again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import bivouac
from bivouac.core import replay
from bivouac.core.contract import State
from bivouac.core.entries import Acted, Closed, Ended, Entry, Lent, Resigned, Sealed, Signed, Undone
from bivouac.core.journal import Journal, commitment_of, format, parse

Sign = Callable[[str], Signed]
TAKARA = bivouac.game("takara")


def anew(journal: Journal, *, seed: bytes | None = None, words: list[str] | None = None) -> Journal:
    """A journal of the same table without a line, with this seed or these words if any are given."""
    sown = journal.seed if seed is None else seed
    assert isinstance(sown, bytes)
    return Journal(
        journal.game,
        journal.rules,
        journal.seats,
        journal.options,
        sown,
        commitment_of(sown),
        words or journal.words,
    )


def lines(journal: Journal) -> list[Entry]:
    """What happened, without what closes the journal."""
    return [entry for entry in journal.entries if not isinstance(entry, Sealed | Signed | Ended | Closed)]


def closed(journal: Journal, entries: Sequence[Entry], luck: Random | None, sign: Sign | None = None) -> str:
    """The text of these lines, their keys written anew, played on at random if asked, sealed and ended."""
    state = replay.start(TAKARA, journal)
    for entry in entries:
        if isinstance(entry, Acted):
            state.play(entry.seat, state.parse(entry.text))
            replay.record(journal, state, entry.seat, entry.text)
            continue
        journal.add(entry)
        if isinstance(entry, Undone):
            state = replay.replay(TAKARA, journal)
    if luck is not None:
        _play_on(journal, state, luck)
    replay.close(journal, state, sign)
    return format(journal)


def _play_on(journal: Journal, state: State, luck: Random) -> None:
    while state.actors():
        seat = state.actors()[0]
        action = luck.choice(state.legal(seat))
        state.play(seat, action)
        replay.record(journal, state, seat, state.text(action))


def another_winner(journal: Journal, sign: Sign | None = None) -> str:
    """The same deal and the same beginning, and then whatever makes somebody else win."""
    truth = replay.replay(TAKARA, journal).outcome()
    assert truth is not None
    for number in range(100):
        text = closed(anew(journal), lines(journal)[:12], Random(number), sign)
        outcome = replay.replay(TAKARA, parse(text)).outcome()
        assert outcome is not None
        if outcome.winners != truth.winners:
            return text
    raise AssertionError("nobody else can win")


def another_seed(journal: Journal) -> str:
    """A game from another deal altogether, with a commitment to it."""
    bots = [entry for entry in lines(journal)[:1] if isinstance(entry, Lent)]
    return closed(anew(journal, seed=bytes(32)), bots, Random(1))


def other_words(journal: Journal) -> str:
    """The same seed with other words stirred in."""
    words = [*(journal.words or [])]
    words[0] = "forged"
    return closed(anew(journal, words=words), lines(journal)[:1], Random(2))


def changed_lend(journal: Journal) -> str:
    """The same game, for one seat of which another bot is said to have acted."""
    changed = [Lent(entry.seat, "random") if isinstance(entry, Lent) else entry for entry in lines(journal)]
    assert changed != lines(journal)
    return closed(anew(journal), changed, None)


def without_undo(journal: Journal) -> str:
    """The same game as if nobody had ever gone back."""
    lent = [entry for entry in lines(journal) if isinstance(entry, Lent)]
    assert any(isinstance(entry, Undone) for entry in journal.entries)
    return closed(anew(journal), [*lent[:1], *journal.course.actions], None)


def resigned(journal: Journal) -> str:
    """The same game, in which the second seat is said to have given up."""
    return closed(anew(journal), [*lines(journal), Resigned(1)], None)


def without_seal(journal: Journal) -> str:
    """The same lines with another bot, and neither seal nor signature."""
    text = changed_lend(journal)
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("seal "))


def given_up(journal: Journal) -> str:
    """The same game as if it had been closed before the end."""
    return closed(anew(journal), lines(journal)[:20], None)


SKILLED: dict[str, Callable[[Journal], str]] = {
    "another winner": another_winner,
    "another seed": another_seed,
    "other words": other_words,
    "changed lend": changed_lend,
    "without undo": without_undo,
    "resigned": resigned,
    "without seal": without_seal,
    "given up": given_up,
}
