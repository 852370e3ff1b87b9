"""Games of bots as journals, whole or cut off where somebody has a choice: for pictures and for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count

from bivouac.bots import Glimpse, make_bot
from bivouac.core import journal as journals
from bivouac.core import replay
from bivouac.core.contract import State
from bivouac.core.entries import Acted, Lent
from bivouac.games import game

SEED = 11
ENOUGH = 4  # moves to choose from, so that there is a question
# Playouts lead nowhere in an adventure: there its own advice plays.
BOTS = {"continent": "planner"}


def whole(name: str, seats: int) -> str:
    """A game from beginning to end, the first seat a person's."""
    journal, _ = _play(name, seats, None)
    return journals.format(journal)


def cut(name: str, seats: int, place: float) -> str:
    """The same game cut where the first seat has a choice, about that part of the way."""
    journal, choices = _play(name, seats, None)
    wanted = int(journal.count * place)
    chosen = next((at for at in range(wanted, len(choices)) if choices[at] >= ENOUGH), wanted)
    return journals.format(_play(name, seats, chosen)[0])


def rest(name: str, seats: int, place: float) -> tuple[str, list[str]]:
    """The same game cut about there, and the actions with which it went on to its end."""
    journal, _ = _play(name, seats, None)
    at = int(journal.count * place)
    texts = [entry.text for entry in journal.entries if isinstance(entry, Acted)]
    return journals.format(_play(name, seats, at)[0]), texts[at:]


def reaching(name: str, seats: int, wanted: Callable[[State], bool]) -> str:
    """A game cut at the first position that is wanted; of the first seed that leads to one."""
    for seed in count(SEED):
        journal, choices = _play(name, seats, None, seed, wanted)
        if len(choices) > journal.count:
            return journals.format(journal)
    raise AssertionError("seeds do not end")


def questions(name: str, seats: int) -> dict[str, str]:
    """The game cut where the first seat is asked a thing the first and the last time, by what is asked."""
    first: dict[str, str] = {}
    last: dict[str, str] = {}
    for state, journal in _steps(name, seats, SEED):
        if state.legal(0):
            asked = str(state.outlook(0)["prompt"]["key"])
            last[asked] = journals.format(journal)
            first.setdefault(asked, last[asked])
    again = {f"{asked} again": text for asked, text in last.items() if text != first[asked]}
    return first | again


def _play(
    name: str,
    seats: int,
    most: int | None,
    seed: int = SEED,
    wanted: Callable[[State], bool] = lambda state: False,
) -> tuple[journals.Journal, list[int]]:
    """A journal of at most so many actions, and how many moves the first seat had before each.

    It stops at a position that is wanted: then one more was counted than was played.
    """
    choices: list[int] = []
    for state, journal in _steps(name, seats, seed):
        if not state.actors() or journal.count == most:
            break
        choices.append(len(state.legal(0)))
        if wanted(state):
            break
    return journal, choices


def _steps(name: str, seats: int, seed: int) -> Iterator[tuple[State, journals.Journal]]:
    """A game of bots, told before each action and once more at its end."""
    rules = game(name)
    state = rules.start(seats, seed)
    options = {option["key"]: option["default"] for option in rules.facts.options}
    journal = journals.Journal(name, rules.facts.rules, seats, options, seed)
    for seat in range(1, seats):
        journal.add(Lent(seat, BOTS.get(name, "greedy")))
    bots = [make_bot(BOTS.get(name, "greedy"), seed=seat + 1) for seat in range(seats)]
    while state.actors():
        yield state, journal
        seat = state.actors()[0]
        text = state.text(bots[seat].choose(Glimpse(state, seat)))
        state.play(seat, state.parse(text))
        replay.record(journal, state, seat, text)
    replay.close(journal, state)
    yield state, journal
