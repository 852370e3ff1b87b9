"""Why one action is better than another, as facts: what it brings, its chances, the answer to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bivouac.bots.learned.judge import Judge
from bivouac.core.contract import State
from bivouac.core.game import HouseGame
from bivouac.review.lines import Line, line_of
from bivouac.review.records import Reason

PROS: Final = 2
CONS: Final = 1
VISIBLE: Final = 0.05  # of an amount: a smaller difference is none
LEAST: Final = 0.5  # points of the estimate; less is not worth a word
WEIGHTY: Final = 0.5  # of the best reason for it: what speaks against it must weigh as much to be said
COSTLY: Final = 0.04  # of the chance to win: an answer that takes less is not worth a word
ENDS: Final = 0.02  # of the worlds: a smaller difference in how often the game ends is not worth a word
UNSAID: Final = ("rest",)
HOPES: Final = 4

Name = tuple[str, int]  # of a term, and its number


def why(
    judge: Judge, state: State, worlds: Sequence[State], seat: int, better: int, worse: int
) -> list[Reason]:
    """What speaks for the one action rather than the other, the weightiest first; chances come before all."""
    good, bad = (line_of(judge, worlds, seat, action) for action in (better, worse))
    found = [*hopes(judge, state, seat, better), *differences(good, bad), *invited(bad, good, "otherwise")]
    return found or [Reason("judge", "estimate" if judge.net is None else "learned")]


def hopes(judge: Judge, state: State, seat: int, action: int) -> list[Reason]:
    """The chances that an action takes, as exact as its player may know them."""
    box = judge.game
    told = box.hopes(state, seat, action) if isinstance(box, HouseGame) else []
    return [
        Reason("hope", hope.name, round(hope.share, 4), hope.stake, hope.left, hope.what)
        for hope in told[:HOPES]
    ]


def differences(line: Line, other: Line) -> list[Reason]:
    """What speaks for a line rather than another, the weightiest first, and what it costs; else nothing."""
    if max(abs(line.won - other.won), abs(line.lost - other.lost)) > ENDS:
        return _ended(line, other)
    worth = _worths(line, other)
    pros = [name for name in worth if worth[name] >= LEAST][:PROS]
    if not pros:
        lead = line.lead - other.lead
        return [Reason("lead", amount=round(lead, 2))] if lead >= LEAST else []
    bound = max(LEAST, WEIGHTY * worth[pros[0]])
    cons = [name for name in worth if worth[name] <= -bound][:CONS]
    return _named(line, other, pros, cons)


def _ended(line: Line, other: Line) -> list[Reason]:
    """Where one line ends the game more often than the other, what is left of it cannot be compared."""
    more, less = line.won - other.won, other.lost - line.lost
    if more > ENDS:
        return [Reason("ends", "won", round(more, 4))]
    return [Reason("ends", "lost", round(less, 4))] if less > ENDS else []


def exchange(line: Line, other: Line) -> list[Reason]:
    """What a line gives for what it takes, beside another that is better on the whole."""
    worth = _worths(line, other)
    pros = [name for name in worth if worth[name] >= LEAST][:1]
    cons = [name for name in worth if worth[name] <= -LEAST][:1]
    return _named(line, other, pros, cons)


def _worths(line: Line, other: Line) -> dict[Name, float]:
    """The difference in worth of all that can be seen to differ, the largest first."""
    worth = {
        name: _worth(line, name) - _worth(other, name)
        for name in {**line.terms, **other.terms}
        if name[0] not in UNSAID and abs(_amount(line, name) - _amount(other, name)) >= VISIBLE
    }
    return dict(sorted(worth.items(), key=lambda pair: -abs(pair[1])))


def _named(line: Line, other: Line, pros: list[Name], cons: list[Name]) -> list[Reason]:
    change = {name: round(_amount(line, name) - _amount(other, name), 2) for name in (*pros, *cons)}
    return [
        *(Reason("term", name, change[name, number], number) for name, number in pros),
        *(Reason("price", name, change[name, number], number) for name, number in cons),
    ]


def invited(line: Line, other: Line, when: str) -> list[Reason]:
    """The answer that a line invites, unless the other one invites it just as well."""
    reply = line.reply
    if reply is None or reply.cost < COSTLY or (other.reply is not None and other.reply.text == reply.text):
        return []
    return [Reason("reply", when, reply.share, reply=reply)]


def _worth(line: Line, name: Name) -> float:
    return line.terms[name].worth if name in line.terms else 0.0


def _amount(line: Line, name: Name) -> float:
    return line.terms[name].amount if name in line.terms else 0.0
