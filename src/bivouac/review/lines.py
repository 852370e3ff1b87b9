"""A line: an action played in worlds that fit what its player knew, what it leads to and the answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from bivouac.bots.learned.judge import Judge
from bivouac.bots.looking import Sight, branch, note
from bivouac.bots.looking import won as won_by
from bivouac.bots.worlds import after
from bivouac.core.choices import Choices
from bivouac.core.contract import State
from bivouac.core.game import HouseGame
from bivouac.core.reasons import Term
from bivouac.core.words import LANGUAGES
from bivouac.review.records import Followed, Reply

SHOWN: Final = 5  # choices of a line that is played out
FURTHER: Final = 2  # choices that the seat itself makes next are played on
LIKELY: Final = 0.5  # of the worlds, in which the same answer is the best one


class Amount(NamedTuple):
    """A term on average over the worlds."""

    amount: float
    worth: float


class Line(NamedTuple):
    """Where an action leads to, on average."""

    terms: dict[tuple[str, int], Amount]  # by name and number; of the worlds in which the game goes on
    won: float  # the share of worlds in which the game is over and won, a win shared counting its share
    lost: float  # and over and lost
    lead: float  # in points of the estimate, the sum of all terms
    reply: Reply | None  # what the next player would do in most worlds


def line_of(judge: Judge, worlds: Sequence[State], seat: int, action: int) -> Line:
    """Play the action in all worlds, and on until another is to choose; then name what is there."""
    box = judge.game
    found = Choices()
    told: list[list[Term]] = []
    answers: list[_Answer] = []
    won = lost = 0.0
    for world in worlds:
        reached = _play_on(judge, after(world, seat, action), seat, found)
        outcome = reached.outcome()
        if outcome is not None:
            share = won_by(outcome.winners, seat)
            won, lost = won + share, lost + 1 - share
        else:
            told.append(box.terms(reached, seat) if isinstance(box, HouseGame) else [])
            answer = _answer(judge, reached, seat, found)
            answers += [answer] if answer is not None else []
    terms = _means(told)
    lead = sum(amount.worth for amount in terms.values())
    count = len(worlds)
    return Line(terms, won / count, lost / count, lead, _likeliest(answers, count))


def played_out(judge: Judge, world: State, seat: int, action: int) -> list[Followed]:
    """The action and what would follow in one world, if everybody chose what seems best to them there."""
    line = [_followed(world, seat, action)]
    world = after(world, seat, action)
    found = Choices()
    while len(line) < SHOWN:
        sight = Sight()
        reached = branch(world, found, judge.features, sight)
        if not reached:
            break
        place = int(judge.judge(sight).argmax())
        line.append(_followed(world, int(found.seat), int(found.codes[place])))
        world = reached[place]
    return line


def _followed(world: State, seat: int, action: int) -> Followed:
    return Followed(seat, world.text(action), {lang: world.label(action, lang) for lang in LANGUAGES})


def _play_on(judge: Judge, world: State, seat: int, found: Choices) -> State:
    """Let the seat take what seems best to it, as long as it is the one to choose."""
    for _ in range(FURTHER):
        if seat not in world.actors():
            break
        sight = Sight()
        reached = branch(world.copy(), found, judge.features, sight)
        if not reached or int(found.seat) != seat:
            break
        world = reached[int(judge.judge(sight).argmax())]
    return world


class _Answer(NamedTuple):
    """What the next player would do in one world, and what it takes from the seat's chances."""

    seat: int
    text: str
    labels: tuple[str, ...]
    cost: float


def _answer(judge: Judge, world: State, seat: int, found: Choices) -> _Answer | None:
    sight = Sight()
    asked = world.copy()
    reached = branch(asked, found, judge.features, sight)
    other = int(found.seat)
    if len(reached) < 2 or other == seat:
        return None
    place = int(judge.judge(sight).argmax())
    code = int(found.codes[place])
    mine = Sight()
    for position in (world, reached[place]):
        note(position, seat, judge.features, mine)
    before, later = judge.judge(mine)
    labels = tuple(asked.label(code, lang) for lang in LANGUAGES)
    return _Answer(other, asked.text(code), labels, float(before - later))


def _likeliest(answers: Sequence[_Answer], worlds: int) -> Reply | None:
    if not answers:
        return None
    text, count = Counter(answer.text for answer in answers).most_common(1)[0]
    if count < LIKELY * worlds:
        return None
    alike = [answer for answer in answers if answer.text == text]
    cost = sum(answer.cost for answer in alike) / len(alike)
    labels = dict(zip(LANGUAGES, alike[0].labels, strict=True))
    return Reply(alike[0].seat, text, labels, round(count / worlds, 4), round(cost, 4))


def _means(told: Sequence[Sequence[Term]]) -> dict[tuple[str, int], Amount]:
    names = dict.fromkeys((term.name, term.number) for terms in told for term in terms)
    count = max(1, len(told))
    sums = {name: [0.0, 0.0] for name in names}
    for terms in told:
        for term in terms:
            sums[term.name, term.number][0] += term.amount / count
            sums[term.name, term.number][1] += term.worth / count
    return {name: Amount(amount, worth) for name, (amount, worth) in sums.items()}
