"""A game played under the eyes of the lab: who led when, who took what, what there was to choose."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

import msgspec

from bivouac.bots import UNFINISHED, Bot, Glimpse, bot_seed
from bivouac.core.contract import SPECTATOR, Game, State
from bivouac.games import game
from bivouac.lab.balance.takings import NONE, TAKINGS, Taker
from bivouac.lab.played import seated
from bivouac.lab.schedule import Schedule


class Watched(msgspec.Struct, frozen=True):
    """What is kept of a game; all tuples but `winners` and `present` are by seat.

    `moves` says of each kind of move, by the first word of its notation, how often it could be made and was.
    """

    number: int
    seed: int
    first: int | None
    kind: str
    winners: tuple[int, ...]
    points: tuple[int, ...] | None
    lines: tuple[dict[str, int], ...]
    actions: int
    turns: int
    decisions: int
    choices: int
    halfway: tuple[int, ...]
    lead_changes: int
    taken: tuple[dict[str, int], ...]
    present: tuple[str, ...]
    moves: dict[str, tuple[int, int]]


def watch(schedule: Schedule, number: int) -> Watched:
    """The game of that number, the same wherever it is played."""
    seed, order = schedule.seed_of(number), schedule.order(number)
    box = game(schedule.game)
    bots = [seated(schedule, spec, bot_seed(seed, seat)) for seat, spec in enumerate(order)]
    state = box.start(schedule.seats, seed, schedule.options)
    eyes = Eyes(box, state)
    eyes.play(bots)
    return eyes.report(number, seed)


class Eyes:
    """An onlooker of one game, who sees what everybody sees and how many moves there were to choose from."""

    def __init__(self, box: Game, state: State) -> None:
        self.state = state
        self.cap = box.facts.cap
        self.seats = len(state.outlook(SPECTATOR)["players"])
        self._known = {entry["id"] for entry in box.catalogue("en")}
        self._taker = Taker(TAKINGS.get(box.facts.name, NONE))
        self._taken: list[Counter[str]] = [Counter() for _ in range(self.seats)]
        self._present: set[str] = set()
        self._moves: dict[str, tuple[int, int]] = {}
        self._standing: list[tuple[int, tuple[int, ...]]] = []  # after so many actions
        self._first: int | None = None
        self._actions = self._turns = self._decisions = self._choices = 0

    def play(self, bots: list[Bot]) -> None:
        """The game is over, or has run into its cap."""
        self.state.watch(True)
        self._read_events()
        glimpses = [Glimpse(self.state, seat) for seat in range(self.seats)]
        last = None
        while self._actions < self.cap and (actors := self.state.actors()):
            seat = actors[0]
            if seat != last:
                self._turns += 1
                self._look()
            last = seat
            action = bots[seat].choose(glimpses[seat])
            self._weigh(seat, action)
            self.state.play(seat, action)
            self._actions += 1
            self._read_events()
        self._look()

    def _weigh(self, seat: int, action: int) -> None:
        """Note what there was to choose from; a single move is no decision."""
        legal = self.state.legal(seat)
        if len(legal) < 2:
            return
        self._decisions += 1
        self._choices += len(legal)
        made = self._verb(action)
        for verb in {self._verb(one) for one in legal}:
            could, did = self._moves.get(verb, (0, 0))
            self._moves[verb] = (could + 1, did + (verb == made))

    def _verb(self, action: int) -> str:
        return self.state.text(action).partition(" ")[0]

    def _read_events(self) -> None:
        for event in self.state.events(SPECTATOR):
            if event["kind"] == "first" and self._first is None:
                self._first = event["seat"]
            taking = self._taker.read(event)
            if taking is not None and taking[1] in self._known:
                self._taken[taking[0]][taking[1]] += 1
                self._present.add(taking[1])

    def _look(self) -> None:
        """Note who stands where, and which pieces lie open."""
        seen = self.state.outlook(SPECTATOR)
        self._standing.append((self._actions, tuple(player.get("points", 0) for player in seen["players"])))
        self._present |= self._known.intersection(_strings(seen))

    def report(self, number: int, seed: int) -> Watched:
        """All that was seen."""
        outcome = self.state.outcome()
        points = None if outcome is None else outcome.points
        return Watched(
            number=number,
            seed=seed,
            first=self._first,
            kind=UNFINISHED if outcome is None else outcome.kind,
            winners=() if outcome is None else outcome.winners,
            points=points,
            lines=() if outcome is None else tuple(dict(lines) for lines in outcome.lines),
            actions=self._actions,
            turns=self._turns,
            decisions=self._decisions,
            choices=self._choices,
            halfway=max(standing for standing in self._standing if 2 * standing[0] <= self._actions)[1],
            lead_changes=self._lead_changes(),
            taken=tuple(dict(sorted(taken.items())) for taken in self._taken),
            present=tuple(sorted(self._present)),
            moves=dict(sorted(self._moves.items())),
        )

    def _lead_changes(self) -> int:
        """How often somebody else came to lead alone."""
        leaders = [
            points.index(max(points)) for _, points in self._standing if points.count(max(points)) == 1
        ]
        return sum(one != other for one, other in pairwise(leaders))


def _strings(seen: Any) -> Iterator[str]:
    """Every word in an outlook."""
    if isinstance(seen, str):
        yield seen
    elif isinstance(seen, Mapping):
        for value in seen.values():
            yield from _strings(value)
    elif isinstance(seen, list | tuple):
        for value in seen:
            yield from _strings(value)
