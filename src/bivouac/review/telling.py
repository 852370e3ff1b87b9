"""A review in words: what was played and what would have been better, as the game itself calls it."""

from __future__ import annotations

from dataclasses import dataclass
from io import StringIO
from typing import Any, Final

from rich.console import Console

from bivouac.core import replay
from bivouac.core.contract import Game, State
from bivouac.core.journal import Journal
from bivouac.core.spelling import number, percent
from bivouac.core.words import words
from bivouac.review.mistakes import PACKAGE
from bivouac.review.records import Decision, Reason, Review
from bivouac.review.saying import joined

WIDTH: Final = 92  # of a board drawn in letters


@dataclass(frozen=True)
class Scene:
    """A decision as its player saw it."""

    seat: int
    decision: Decision
    labels: dict[str, str]  # of the actions it names, by their texts
    prompt: str
    board: str  # in letters; empty unless it is a moment to learn from


@dataclass(frozen=True)
class Deed:
    """An action as it was played."""

    number: int
    seat: int
    label: str


class Teller:
    """Says what a review holds, in one language, with the names people go by."""

    def __init__(self, game: Game, review: Review, lang: str, names: list[str] | None = None) -> None:
        self.game = game
        self.review = review
        self.lang = lang
        self.title = game.facts.titles[lang]
        self.words = words(PACKAGE, lang)
        called = names or [""] * review.seats
        self.names = [
            name or self.words.say("seat-name", number=seat + 1) for seat, name in enumerate(called)
        ]

    def say(self, key: str, attribute: str | None = None, /, **facts: int | str) -> str:
        """A sentence of the review."""
        return self.words.say(f"review-{key}", attribute, **facts)

    def percent(self, chance: float) -> str:
        """A chance as people write it."""
        return percent(chance, self.lang)

    def points(self, chance: float) -> str:
        """A change of chances in hundredths, with its sign."""
        sign = "+" if round(100 * chance) > 0 else ""
        return sign + self.hundredths(chance)

    def hundredths(self, chance: float) -> str:
        """A part of the chances as so many of a hundred."""
        return number(100 * chance, self.lang, 0)

    def accuracy(self, value: float | None) -> str:
        """An accuracy as people write it."""
        return "–" if value is None else number(value, self.lang)

    def result(self, seat: int) -> str:
        """How the game ended for a seat, in a word."""
        share = self.review.result[seat]
        return self.say("result", result="won" if share == 1 else "shared" if share else "lost")

    def adjusted(self, seat: int) -> str:
        """The result without the luck; the noise of its measure may lead beyond what a result can be."""
        return self.percent(min(1.0, max(0.0, self.review.adjusted[seat])))

    def summary(self, seat: int) -> str:
        """How a seat fared, and what luck had to do with it."""
        review = self.review
        gained = review.luck[seat]
        luck = "even" if abs(gained) < 0.02 else "good" if gained > 0 else "bad"
        return self.say(
            "summary",
            who=self.names[seat],
            accuracy=self.accuracy(review.accuracy[seat]),
            luck=luck,
            gained=self.hundredths(abs(gained)),
            changed="yes" if self.adjusted(seat) != self.percent(review.result[seat]) else "no",
            result=self.percent(review.result[seat]),
            adjusted=self.adjusted(seat),
        )

    def mark(self, decision: Decision) -> str:
        """What a decision is called; empty where it is called nothing."""
        return self.say("mark", decision.mark) if decision.mark else ""

    def chances(self, number: int) -> str:
        """Everybody's chances after an action."""
        return ", ".join(
            self.say("chance", who=name, chance=self.percent(self.review.chances[seat][number]))
            for seat, name in enumerate(self.names)
        )

    def moment(self, deed: Deed | None) -> str:
        """What has just been played; the deal where nothing has."""
        if deed is None:
            return self.say("moment", "deal")
        return self.say("moment", number=deed.number, who=self.names[deed.seat], played=deed.label)

    def turn(self, turn: Deed) -> str:
        """What happened where the game turned, and to whose chances."""
        changes = [
            self.say(
                "change",
                who=name,
                before=self.percent(self.review.chances[seat][turn.number - 1]),
                after=self.percent(self.review.chances[seat][turn.number]),
            )
            for seat, name in enumerate(self.names)
        ]
        return self.say("turn", who=self.names[turn.seat], played=turn.label, changes=", ".join(changes))

    def verdict(self, scene: Scene) -> str:
        """What a decision gave away, in a sentence."""
        decision = scene.decision
        return self.say(
            "verdict",
            who=self.names[scene.seat],
            played=scene.labels[decision.played.text],
            best=scene.labels[decision.best.text],
            chance=self.percent(decision.played.chance),
            better=self.percent(decision.best.chance),
        )

    def why(self, decision: Decision) -> str:
        """Why the best would have been better, in a sentence; empty where nothing can be said."""
        said = joined(self.game, decision.why, self.lang, self.names)
        return self.say("why", why=said) if said else ""

    def why_not(self, reasons: list[Reason]) -> str:
        """What the best action has over another, without a word about which it is."""
        said = joined(self.game, reasons, self.lang, self.names)
        return self.say("why", "not", why=said) if said else ""

    def line(self, decision: Decision) -> str:
        """How the best might have gone on, in a sentence; empty where that was not played out."""
        steps = [
            self.say("line", "step", who=self.names[step.seat], played=step.labels[self.lang])
            for step in decision.line
        ]
        return self.say("line", steps=self.words.say("why-and").join(steps)) if len(steps) > 1 else ""


def deeds(game: Game, journal: Journal, lang: str) -> list[Deed]:
    """Everything that was played, as it is called."""
    found = []
    state = replay.start(game, journal)
    for entry in journal.course.actions:
        action = state.parse(entry.text)
        found.append(Deed(entry.number, entry.seat, state.label(action, lang)))
        state.play(entry.seat, action)
    return found


def scenes(game: Game, journal: Journal, review: Review, lang: str) -> list[Scene]:
    """The marked decisions in the order of the game, as their players saw them."""
    lessons = {moment.number for moment in review.moments}
    marked = {
        decision.number: (seat, decision)
        for seat, found in enumerate(review.decisions)
        for decision in found
        if decision.mark or decision.number in lessons
    }
    found = []
    state = replay.start(game, journal)
    for at, entry in enumerate(journal.course.actions):
        if at + 1 in marked:
            seat, decision = marked[at + 1]
            found.append(_scene(game, state, seat, decision, lang, shown=at + 1 in lessons))
        state.play(entry.seat, state.parse(entry.text))
    return found


def _scene(game: Game, state: State, seat: int, decision: Decision, lang: str, *, shown: bool) -> Scene:
    outlook = state.outlook(seat)
    named = (decision.played, decision.best, *decision.others)
    labels = {prospect.text: state.label(state.parse(prospect.text), lang) for prospect in named}
    prompt = game.say_prompt(outlook["prompt"], lang)
    return Scene(seat, decision, labels, prompt, drawn(game.board(outlook, lang)) if shown else "")


def drawn(board: Any) -> str:
    """A terminal's board as plain letters."""
    console = Console(width=WIDTH, file=StringIO(), force_terminal=False, no_color=True)
    with console.capture() as letters:
        console.print(board)
    return letters.get().rstrip()
