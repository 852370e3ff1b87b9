"""A table: its charter, the lines of its log, and what follows from them."""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec

from bivouac.core import replay
from bivouac.core.contract import SPECTATOR, Bequeathing, Game, State
from bivouac.core.course import Course
from bivouac.core.entries import (
    Acted,
    Advised,
    Closed,
    Deed,
    Ended,
    Lent,
    Resigned,
    Signed,
    TakenBack,
    Undone,
)
from bivouac.core.journal import Journal, JournalError, commitment_of
from bivouac.table.charter import Charter, SeatPlan
from bivouac.table.clock import Clock
from bivouac.table.lines import (
    Answered,
    Asked,
    Away,
    Called,
    Fact,
    Followed,
    Left,
    Line,
    Minded,
    Order,
    Paused,
    Planned,
    Pledged,
    Received,
    Reception,
    Redrawn,
    Resumed,
    Said,
    Started,
    Took,
    Worded,
)
from bivouac.table.seats import Seat, all_called

REMEMBERED: Final = 32  # actions whose events are kept; older ones are witnessed again by replaying

Events = dict[int, list[dict[str, Any]]]  # by viewer


class Snapshot(msgspec.Struct, frozen=True):
    """The state after an action, so that a long game need not be played again from its deal."""

    seq: int
    number: int
    rules: str
    document: dict[str, Any]


class Table:
    """Lines are folded in as they are written or read; `fresh` are those nobody has stored yet."""

    def __init__(self, id: str, charter: Charter, game: Game) -> None:
        self.id = id
        self.charter = charter
        self.game = game
        self.seats = [Seat(plan) for plan in charter.seats]
        self.status = "gathering"
        self.rules = charter.rules
        self.bind(charter.seed)
        self.draws = 1  # of seed and words: more where a word was kept back
        self.calling = 0  # when the start was called, while words are still to be said
        self.redrawn = 0  # when seed and words were last drawn anew
        self.kept_back: list[int] = []  # the seats for whose words they were
        self.brought: Signed | None = None  # the signature of the house the game was brought from
        self.begun = False  # also true of a game that was cut off
        self.lines: list[Line] = []
        self.fresh: list[Line] = []
        self.header = self.open_journal()
        self.course = Course(len(self.seats))
        self.state: State | None = None
        self.reveals: list[int] = []  # revealed() after each action that stands, the deal first
        self.clock = Clock(charter.clock, len(self.seats)) if charter.clock else None
        self.paused = False
        self.alone = charter.alone  # do bots play on where nobody acts?
        self.asked: Asked | None = None
        self.agreed: set[int] = set()
        self.follower = ""
        self.reception: Reception = "welcome"  # of onlookers
        self.minded: dict[str, Order] = {}  # onlookers who are muted or shut out
        self.turned = 0  # the line that last changed the game
        self.messages: dict[tuple[int, str, int], int] = {}  # the line that obeyed a message
        self.recent: deque[tuple[int, Events]] = deque(maxlen=REMEMBERED)
        self.shown: tuple[int, dict[str, Any]] | None = None  # after which line, what an onlooker sees

    @property
    def seq(self) -> int:
        """The number of the last line."""
        return self.lines[-1].seq if self.lines else 0

    def bind(self, seed: bytes) -> None:
        """Deal from this seed, to which the commitment binds; nothing does where a whole number deals."""
        self.seed = seed
        self.commitment = commitment_of(seed) if self.charter.quick is None else ""

    def write(self, fact: Fact, at: int) -> Line:
        """Add a fact to the log; it must be stored before anybody is told."""
        line = Line(self.seq + 1, max(at, self.lines[-1].at if self.lines else 0), fact)
        self._fold(line)
        self.fresh.append(line)
        return line

    def read(self, lines: Iterable[Line], opened: int = 0, snapshot: Snapshot | None = None) -> None:
        """Fold in lines that are stored already; no clock ran before the house was `opened`."""
        before = self.course.count, self.turned
        undone = False
        for line in lines:
            self._fold(line)
            undone = undone or isinstance(line.fact, Undone)
        if snapshot is not None and self.state is None and self._stands(snapshot):
            self._resume(snapshot)
            self._catch_up(snapshot.number)
        elif self.begun and (undone or before != (self.course.count, self.turned)):
            self._catch_up(None if undone else before[0])
        self.wind(opened)

    def deal(self) -> None:
        """Lay out the game for the first time."""
        self.state = self.origin()
        self.state.watch(True)
        self.reveals = [self.state.revealed()]
        self._witness(self.state, 0)

    def origin(self) -> State:
        """The first state, before any action."""
        if self.charter.document is not None:
            return self.game.load(self.charter.document)
        return replay.start(self.game, self.header)

    def go_to(self, number: int) -> None:
        """Set the game back to just after that action."""
        self.state = None
        self._catch_up(None)
        assert self.course.count == number, "the log says where the game stands"

    def played(self) -> None:
        """The state has just moved on by one action."""
        assert self.state is not None, "nothing moves before the start"
        self.reveals.append(self.state.revealed())
        self._witness(self.state, self.course.count)

    def snapshot(self) -> Snapshot:
        """The state as it is now, to be stored with the lines up to here."""
        assert self.state is not None, "there is nothing to keep before the start"
        return Snapshot(self.seq, self.course.count, self.game.facts.rules, self.state.dump())

    def wind(self, at: int) -> None:
        """Let run the clocks of exactly those who are to act now."""
        if self.clock is not None:
            self.clock.run(self.thinking(), at)

    @property
    def attended(self) -> bool:
        """Does a person act at any seat?"""
        return any(seat.attended for seat in self.seats)

    def thinking(self) -> list[int]:
        """The seats of people who are to act now."""
        return [seat for seat in self.actors() if self.seats[seat].attended]

    def actors(self) -> list[int]:
        """The seats that may act now."""
        if self.state is None or self.status != "playing" or self.paused:
            return []
        return self.state.actors()

    def bots_to_act(self) -> list[int]:
        """The seats for which a bot is to act now; none where nobody acts, unless somebody let them alone."""
        if not self.alone and not self.attended:
            return []
        return [seat for seat in self.actors() if self.seats[seat].acting_bot]

    @property
    def turn(self) -> str:
        """For whom the table waits: a `bot`, people whose `clock` runs, `people`, or nobody."""
        actors = self.actors()
        if not actors:
            return ""
        if self.bots_to_act():
            return "bot"
        # What is due by correspondence stands in the calendar of the house: nobody watches it run.
        watched = self.clock is not None and not self.clock.plan.days
        return "clock" if watched and self.thinking() else "people"

    @property
    def at_rest(self) -> bool:
        """Is the game over or given up, so that nothing about it is secret any more?"""
        return self.status in ("over", "closed")

    @property
    def listed(self) -> bool:
        """Do strangers see this table? They do while a seat is open to them, and where one was, while it is
        played, unless its host wants no onlookers.
        """
        open_seats = [seat for seat in self.seats if seat.kind == "open"]
        if self.status == "playing":
            return bool(open_seats) and not self.charter.private and self.reception != "none"
        return self.status == "gathering" and any(seat.free for seat in open_seats)

    def bequest(self) -> list[str]:
        """What the game leaves to those who played it to its end."""
        if self.status == "over" and isinstance(self.state, Bequeathing):
            return self.state.bequest()
        return []

    def called(self) -> list[str]:
        """What every seat is called, bots too."""
        return all_called([None if seat.kind == "bot" else seat.name for seat in self.seats])

    def seats_of(self, player: str | None) -> list[int]:
        """The seats a player holds."""
        if player is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.player == player]

    def silent(self) -> list[int]:
        """The seats whose words were pledged and not said yet."""
        return [number for number, seat in enumerate(self.seats) if seat.pledge and not seat.word]

    def unpledged(self) -> list[int]:
        """The seats that said their words when the others' were kept back, and have not pledged anew."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.player is not None and not seat.pledge and number not in self.kept_back
        ]

    def viewers(self) -> list[int]:
        """Every pair of eyes at the table."""
        return [SPECTATOR, *range(len(self.seats))]

    def open_journal(self, words: Sequence[str] = ()) -> Journal:
        """The journal of the game before its first entry."""
        charter = self.charter
        head = (charter.game, self.rules, len(charter.seats), charter.options)
        if charter.quick is not None:
            return Journal(*head, charter.quick)
        return Journal(*head, self.seed, self.commitment, list(words) or None, self.draws)

    def journal(self) -> Journal:
        """The journal of the game so far, without its end: what it tells of the lines."""
        journal = self.open_journal(self.header.words or ())
        for line in self.lines:
            if isinstance(line.fact, Started):
                for lent in _bots(self):
                    journal.add(lent)
            elif isinstance(line.fact, Deed):
                journal.add(line.fact)
        return journal

    def play_again(self, state: State, action: Acted) -> None:
        """Play an action that stands; raises JournalError, with its line, where these rules refuse it."""
        reason = replay.attempt(self.game, self.rules, state, action)
        if reason:
            raise JournalError(self.journal().line_of_action(action.number), reason)

    def follow(self, deed: Deed) -> None:
        """Take in what was done at a seat; raises JournalError where it cannot follow from the lines."""
        reason = self.course.objection(deed)
        if reason:
            journal = self.journal()
            raise JournalError(journal.line_of(len(journal.entries)), reason)
        self.course.follow(deed)

    def _witness(self, state: State, number: int) -> None:
        self.recent.append((number, {viewer: state.events(viewer) for viewer in self.viewers()}))

    def _stands(self, snapshot: Snapshot) -> bool:
        """Has nothing before the snapshot been undone since?"""
        later = (line.fact for line in self.lines[snapshot.seq :])
        return snapshot.rules == self.game.facts.rules == self.rules and not any(
            isinstance(fact, Undone) and fact.number < snapshot.number for fact in later
        )

    def _resume(self, snapshot: Snapshot) -> None:
        self.state = self.game.load(snapshot.document)
        self.state.watch(True)
        # What had been revealed before is forgotten, so nothing before is undone without asking.
        self.reveals = [-1] * snapshot.number + [self.state.revealed()]

    def _catch_up(self, count: int | None) -> None:
        """Play what stands beyond the action `count`, or all of it."""
        if self.rules != self.game.facts.rules and self.state is None:
            replay.replay(self.game, self.journal())  # all keys of other rules must agree, and there be some
        if count is None or self.state is None:
            self.recent.clear()
            self.deal()
            count = 0
        assert self.state is not None, "it has been dealt"
        for action in self.course.actions[count:]:
            self.play_again(self.state, action)
            self.reveals.append(self.state.revealed())
            if action.number > self.course.count - REMEMBERED:
                self._witness(self.state, action.number)

    def _fold(self, line: Line) -> None:
        assert line.seq == self.seq + 1, f"line {self.seq + 1} is due, not {line.seq}"
        FOLDS[type(line.fact)](self, line.fact)
        self.lines.append(line)
        if isinstance(line.fact, Called):
            self.calling = line.at
        if isinstance(line.fact, Redrawn):
            self.redrawn = line.at
        if self.clock is not None:
            self.clock.heed(line.fact, line.at)
        if isinstance(line.fact, Started | Acted | Undone | Ended | Closed):
            self.turned = line.seq
            self.asked = None
            self.agreed = set()
        if isinstance(line.fact, Acted | Undone) and line.fact.client:
            self.messages[line.fact.seat, line.fact.client, line.fact.on] = line.seq


def _took(table: Table, fact: Took) -> None:
    seat = table.seats[fact.seat]
    if seat.player is not None and seat.player != fact.player and not table.calling:
        seat.pledge = ""  # another device does not know the word
    seat.player = fact.player or None  # the line of somebody who was forgotten names nobody
    seat.name = fact.name


def _left(table: Table, fact: Left) -> None:
    left = table.seats[fact.seat]
    table.seats[fact.seat] = Seat(SeatPlan(left.kind), left.turnover + 1)


def _planned(table: Table, fact: Planned) -> None:
    assert fact.plan in ("human", "open", "bot"), "a line names a kind of seat"
    turnover = table.seats[fact.seat].turnover + 1
    table.seats[fact.seat] = Seat(SeatPlan(fact.plan, fact.bot), turnover)  # type: ignore[arg-type]


def _pledged(table: Table, fact: Pledged) -> None:
    table.seats[fact.seat].pledge = fact.digest


def _called(table: Table, fact: Called) -> None:
    """What counts is the moment, which is the line's."""


def _redrawn(table: Table, fact: Redrawn) -> None:
    table.bind(fact.seed)
    table.draws += 1
    table.calling = 0
    table.kept_back = fact.silent
    for seat in table.seats:
        seat.pledge = seat.word = ""


def _worded(table: Table, fact: Worded) -> None:
    table.seats[fact.seat].word = fact.word


def _started(table: Table, fact: Started) -> None:
    table.status = "playing"
    table.begun = True
    table.calling = 0
    table.draws = fact.draws
    table.rules = fact.rules or table.charter.rules
    table.header = table.open_journal(fact.words)
    for lent in _bots(table):
        table.follow(lent)


def _bots(table: Table) -> list[Lent]:
    """What a journal tells of the bots that sit down to the game."""
    return [Lent(number, seat.bot) for number, seat in enumerate(table.seats) if seat.kind == "bot"]


def _acted(table: Table, fact: Acted) -> None:
    table.follow(fact)


def _undone(table: Table, fact: Undone) -> None:
    assert fact.seat >= 0, "a table knows who went back"
    table.follow(fact)


def _asked(table: Table, fact: Asked) -> None:
    table.asked = fact
    table.agreed = set()


def _answered(table: Table, fact: Answered) -> None:
    if fact.agrees:
        table.agreed.add(fact.seat)
    else:
        table.asked = None


def _lent(table: Table, fact: Lent) -> None:
    table.seats[fact.seat].lent = fact.bot
    table.alone = table.alone or fact.alone
    table.follow(fact)


def _back(table: Table, fact: TakenBack) -> None:
    table.seats[fact.seat].lent = ""
    table.follow(fact)


def _resigned(table: Table, fact: Resigned) -> None:
    assert fact.bot, "a table knows who plays on"
    seat = table.seats[fact.seat]
    seat.resigned = True
    seat.lent = fact.bot
    table.follow(fact)


def _advised(table: Table, fact: Advised) -> None:
    table.seats[fact.seat].advised += 1
    table.follow(fact)


def _paused(table: Table, fact: Paused) -> None:
    table.paused = True


def _resumed(table: Table, fact: Resumed) -> None:
    table.paused = False


def _ended(table: Table, fact: Ended) -> None:
    table.status = "over"


def _signed(table: Table, fact: Signed) -> None:
    table.brought = fact


def _followed(table: Table, fact: Followed) -> None:
    table.follower = fact.table


def _closed(table: Table, fact: Closed) -> None:
    table.status = "closed"
    table.calling = 0


def _away(table: Table, fact: Away) -> None:
    """Only the clock minds."""


def _said(table: Table, fact: Said) -> None:
    """Words change nothing."""


def _received(table: Table, fact: Received) -> None:
    table.reception = fact.onlookers


def _minded(table: Table, fact: Minded) -> None:
    table.minded[fact.who] = fact.order


FOLDS: Final[dict[type, Callable[[Table, Any], None]]] = {
    Took: _took,
    Left: _left,
    Planned: _planned,
    Pledged: _pledged,
    Called: _called,
    Worded: _worded,
    Redrawn: _redrawn,
    Started: _started,
    Acted: _acted,
    Undone: _undone,
    Asked: _asked,
    Answered: _answered,
    Lent: _lent,
    TakenBack: _back,
    Resigned: _resigned,
    Advised: _advised,
    Paused: _paused,
    Resumed: _resumed,
    Away: _away,
    Said: _said,
    Received: _received,
    Minded: _minded,
    Ended: _ended,
    Signed: _signed,
    Followed: _followed,
    Closed: _closed,
}
assert set(FOLDS) == set(Fact.__args__), "every fact must be folded"
