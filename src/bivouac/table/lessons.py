"""A table at which a game teaches itself: dealt from the lesson's seed, the others' moves from its script.

Nobody is kept on the path: a learner who plays something else goes on against bots, and whoever takes that
back is on it again.
"""

import msgspec

from bivouac.core.contract import Game
from bivouac.core.mistakes import PlayerMistake
from bivouac.core.options import complete
from bivouac.table import gathering
from bivouac.table.charter import Charter, SeatPlan
from bivouac.table.stand_in import stand_in
from bivouac.table.table import Table


class LessonStep(msgspec.Struct, frozen=True):
    """What the lesson says now: how many of its steps are done, and the moves it asks for.

    It asks for none while others act, and none with its last word, after which the learner plays on alone.
    """

    done: int
    steps: int
    say: str
    moves: list[str]


def found(game: Game, id: str, seed: bytes, player: str, name: str, at: int) -> Table:
    """A table where the lesson has begun, for one player."""
    lesson = game.lesson()
    if lesson is None:
        raise PlayerMistake("no_lesson", {"game": game.facts.name})
    plans = [SeatPlan("bot", stand_in(game))] * lesson.seats
    plans[lesson.learner] = SeatPlan("human")
    charter = Charter(
        game=game.facts.name,
        rules=game.facts.rules,
        options=complete(game.facts, lesson.options),
        seats=plans,
        seed=seed,
        host=player,
        private=True,
        quick=lesson.seed,
        lesson=True,
    )
    table = Table(id, charter, game)
    gathering.take(table, player, name, at, invited=True)
    gathering.start(table, player, at)
    return table


def step(table: Table, viewer: int, lang: str) -> LessonStep | None:
    """What the lesson says to the learner; None for everybody else, and off its path."""
    lesson = table.game.lesson() if table.charter.lesson else None
    if lesson is None or viewer != lesson.learner or table.status != "playing":
        return None
    moves = _played(table, len(lesson.script()))
    done = None if moves is None else lesson.steps_taken(moves)
    if done is None:
        return None
    if done == len(lesson.steps):
        return LessonStep(done, done, lesson.farewell[lang], [])
    asked = [lesson.steps[done].play] if viewer in table.thinking() else []
    return LessonStep(done, len(lesson.steps), lesson.steps[done].say[lang], asked)


def scripted(table: Table) -> tuple[int, str] | None:
    """The next move of a seat that is not the learner's, if the lesson has written it down."""
    lesson = table.game.lesson() if table.charter.lesson else None
    script = [] if lesson is None else lesson.script()
    moves = _played(table, len(script) - 1)
    if lesson is None or moves is None or lesson.steps_taken(moves) is None:
        return None
    seat, text = script[len(moves)]
    return None if seat == lesson.learner else (seat, text)


def _played(table: Table, longest: int) -> list[tuple[int, str]] | None:
    """Every action that stands, with its seat; None when there are more than that."""
    if table.course.count > longest:
        return None
    return [(action.seat, action.text) for action in table.course.actions]
