"""What a viewer is shown of a table: everything that leaves this floor passes here, seat by seat."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, cast

import msgspec

from bivouac.core.chance import Chance
from bivouac.core.contract import SPECTATOR, Parted, State
from bivouac.core.ids import seat_id
from bivouac.core.refusal import Refusal
from bivouac.core.shapes import Ended
from bivouac.core.words import HOUSE, words
from bivouac.table import coaching, foresight, lessons, past
from bivouac.table.charter import ClockPlan
from bivouac.table.lessons import LessonStep
from bivouac.table.lines import Line, kind_of
from bivouac.table.onlookers import shown
from bivouac.table.playing import free_undo
from bivouac.table.table import Table

_ENCODER = msgspec.json.Encoder()
NAMERS = 1024  # tables whose players' names are kept ready, in one language

# What a line says to everybody, besides its kind. What is not named here stays at the table.
PUBLIC: dict[str, tuple[str, ...]] = {
    "took": ("seat", "name"),
    "left": ("seat",),
    "planned": ("seat", "plan", "bot"),
    "pledged": ("seat",),
    "called": (),
    "worded": ("seat",),
    "redrawn": ("silent",),
    "started": (),
    "acted": ("number", "seat"),
    "undone": ("number", "seat"),
    "asked": ("number", "seat"),
    "answered": ("seat", "agrees"),
    "lent": ("seat", "bot", "late"),
    "back": ("seat",),
    "resigned": ("seat", "bot"),
    "advised": ("seat",),
    "paused": ("seat",),
    "resumed": ("seat",),
    "away": ("seat", "begins", "ends"),
    "said": ("seat", "name", "text", "who"),
    "received": ("onlookers",),
    "minded": ("who", "order"),
    "ended": (),
    "signed": (),
    "followed": ("table",),
    "closed": ("reason",),
}


class Witnessed(msgspec.Struct, frozen=True):
    """An event as the viewer saw it, and its sentence; empty when it needs none."""

    event: dict[str, Any]
    say: str


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the table's log as the viewer may know it."""

    seq: int
    at: int
    kind: str
    seat: int | None = None
    number: int | None = None
    name: str | None = None
    plan: str | None = None
    bot: str | None = None
    late: bool = False
    agrees: bool | None = None
    text: str | None = None
    who: str | None = None  # what an onlooker is known by at this table
    onlookers: str | None = None
    order: str | None = None
    table: str | None = None
    reason: str | None = None
    begins: int | None = None  # of a vacation
    ends: int | None = None
    silent: list[int] = []  # the seats for whose words seed and words were drawn anew
    events: list[Witnessed] = []


class Move(msgspec.Struct, frozen=True):
    """Something the viewer may do now: how it is written, how it reads, which pieces it concerns."""

    text: str
    label: str
    elements: list[str]
    final: bool  # does it show somebody something, so that it cannot be taken back?


class Obstacle(msgspec.Struct, frozen=True):
    """An action that concerns a piece and cannot be played now, and the ruling against it."""

    text: str
    label: str
    refusal: dict[str, Any]


class Position(msgspec.Struct, frozen=True):
    """The game as a seat sees it after an action, and what that seat may do."""

    seq: int
    number: int  # of the last action
    viewer: int
    outlook: dict[str, Any]
    prompt: str
    moves: list[Move]
    undo: int | None  # the action back to just after which the viewer may go without asking
    lesson: LessonStep | None  # at a table that teaches the game


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: str
    name: str
    taken: bool
    bot: str
    lent: bool
    resigned: bool
    advised: int  # how often it asked the coach
    pledge: str  # the digest of the word it is bound to; empty without one
    worded: bool  # was that word said?
    away: int | None  # until when its player is on vacation


class ClockView(msgspec.Struct, frozen=True):
    """The banks as they were when those who think now began, since when they do, and the moment `at`.

    By correspondence, `until` when they must have acted.
    """

    plan: ClockPlan
    at: int
    banks: list[int]
    since: dict[int, int]
    until: dict[int, int]


class UndoView(msgspec.Struct, frozen=True):
    """A seat asks to go back to just after an action; these have agreed."""

    seat: int
    number: int
    agreed: list[int]


class TableView(msgspec.Struct, frozen=True):
    """A table as its viewer may know it, without the game itself."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    status: str
    seq: int
    seats: list[SeatView]
    mine: list[int]
    hosting: bool
    private: bool
    rated: bool
    absence: int  # milliseconds the table waits for somebody away before their seat is lent; 0 is never
    onlookers: str  # welcome, silent, none
    coach: bool  # may those who sit here ask the coach?
    whatif: bool  # is it one person's game with themselves, which a judge may follow?
    paused: bool
    number: int
    actors: list[int]
    commitment: str
    calling: bool  # the start was called, and waits for the words that were pledged
    draws: int  # of seed and words, more than one where a word was kept back
    origin: str
    follower: str
    asked: UndoView | None
    clock: ClockView | None
    outcome: Ended | None
    seed: str | None  # once the game is over or given up


def whole_seconds(at: int) -> int:
    """A moment as it is told to others: milliseconds would tell how long somebody has thought."""
    return at - at % 1000


def table_view(table: Table, player: str | None, at: int) -> TableView:
    """The frame around the game."""
    return Telling(table, at).frame(player)


def news(table: Table, viewer: int, after: int, lang: str) -> list[Told]:
    """Every line after that one as the viewer witnessed it; of actions undone since, only that they were."""
    return Telling(table, 0).news(viewer, after, lang)


def position(table: Table, viewer: int, lang: str, number: int | None = None) -> Position:
    """The game now, or just after an earlier action; moves are only offered now."""
    return Telling(table, 0).position(viewer, lang, number)


class Telling:
    """A table at one moment, told to one viewer after another: what is the same for several is said once.

    Nothing is shared because nobody would mind: the same lines with the same events, and the same question,
    read the same in one language, whoever reads them.
    """

    def __init__(self, table: Table, at: int, *, many: bool = False) -> None:  # are there several viewers?
        self.table = table
        self.at = at
        self.called = tuple(table.called())
        self._thinking = table.thinking()
        self._parted = many and table.state is not None and _is_parted(type(table.state))
        self._frame: TableView | None = None
        self._lines: dict[tuple[int, str, bytes], Told] = {}
        self._questions: dict[tuple[str, bytes], str] = {}
        self._outlooks: dict[int, dict[str, Any]] = {}  # of now
        self._namers: dict[str, Callable[[str], str]] = {}  # in a language
        self._open: dict[str, msgspec.Raw] = {}  # the parts of an onlooker's, as JSON

    def frame(self, player: str | None) -> TableView:
        """The frame around the game."""
        if self._frame is None:
            self._frame = _frame(self.table, self.called, self.at)
        mine, hosting = self.table.seats_of(player), player == self.table.charter.host
        return msgspec.structs.replace(self._frame, mine=mine, hosting=hosting)

    def news(self, viewer: int, after: int, lang: str) -> list[Told]:
        """Every line after that one as the viewer witnessed it."""
        missed = self.table.lines[max(0, after) :]
        numbers = past.numbered(missed)
        witnessed = past.witnessed(self.table, viewer, numbers.values()) if numbers else {}
        return [self._told(line, witnessed.get(numbers.get(line.seq, -1), []), lang) for line in missed]

    def position(self, viewer: int, lang: str, number: int | None = None) -> Position:
        """The game now, or just after an earlier action."""
        table = self.table
        count = table.course.count
        now = number is None or number == count
        state = past.state_at(table, count if number is None else number)
        outlook = self._outlook(state, viewer) if now else state.outlook(viewer)
        return Position(
            seq=table.seq,
            number=count if number is None else number,
            viewer=viewer,
            outlook=outlook,
            prompt=self._question(outlook["prompt"], lang),
            moves=self._moves(state, viewer, lang) if now and viewer in self._thinking else [],
            undo=free_undo(table, viewer) if now and table.status == "playing" else None,
            lesson=lessons.step(table, viewer, lang) if now else None,
        )

    def _outlook(self, state: State, viewer: int) -> dict[str, Any]:
        if viewer not in self._outlooks:
            if viewer == SPECTATOR:
                self._outlooks[viewer] = shown(self.table)
            elif self._parted:
                # What is shared is what an onlooker sees: a part forgotten here hides, and betrays nothing.
                parted = cast(Parted, state)
                self._outlooks[viewer] = parted.outlook_from(self._outlook(state, SPECTATOR), viewer)
            else:
                self._outlooks[viewer] = state.outlook(viewer)
        return self._outlooks[viewer]

    def written(self, viewer: int) -> dict[str, msgspec.Raw]:
        """The outlook of a position told to the viewer, its parts as JSON; what is shared is written once."""
        public = self._outlooks.get(SPECTATOR, {})
        if not self._open:
            self._open = {key: _raw(value) for key, value in public.items()}
        return {
            key: self._open[key] if value is public.get(key, self) else _raw(value)
            for key, value in self._outlooks[viewer].items()
        }

    def _told(self, line: Line, events: list[dict[str, Any]], lang: str) -> Told:
        key = line.seq, lang, _ENCODER.encode(events)
        if key not in self._lines:
            kind = kind_of(line.fact)
            facts = {name: getattr(line.fact, name) for name in PUBLIC[kind]}
            say = self.table.game.say_event
            seen = [Witnessed(event, say(named(event, self.called), lang)) for event in events]
            self._lines[key] = Told(line.seq, whole_seconds(line.at), kind, events=seen, **facts)
        return self._lines[key]

    def _question(self, asked: Mapping[str, Any], lang: str) -> str:
        key = lang, _ENCODER.encode(asked)
        if key not in self._questions:
            self._questions[key] = self.table.game.say_prompt(named(asked, self.called), lang)
        return self._questions[key]

    def _moves(self, state: State, viewer: int, lang: str) -> list[Move]:
        """What the viewer may do now."""
        world = foresight.world_of(self.table, state, viewer)
        return [
            Move(
                state.text(action),
                self._with_names(state.label(action, lang), lang),
                state.elements(action),
                foresight.is_final(world, viewer, action),
            )
            for action in state.legal(viewer)
        ]

    def _with_names(self, label: str, lang: str) -> str:
        """The label of a move with the names of players, whom the rules know only by their numbers."""
        if lang not in self._namers:
            self._namers[lang] = _namer(self.called, lang)
        return self._namers[lang](label)


@lru_cache
def _is_parted(kind: type[State]) -> bool:
    """Asked once of each kind: to ask a protocol takes as long as to tell a line."""
    return issubclass(kind, Parted)


@lru_cache(NAMERS)
def _namer(called: tuple[str, ...], lang: str) -> Callable[[str], str]:
    """What puts the names of the players in the place of what the rules call their seats."""
    numbered = [words(HOUSE, lang).say("seat-name", number=at + 1) for at in range(len(called))]
    players = dict(zip(numbered, called, strict=True))
    pattern = re.compile("|".join(players))
    # All at once: somebody may call themselves Player 2.
    return lambda label: pattern.sub(lambda found: players[found[0]] or found[0], label)


def named(told: Mapping[str, Any], called: Sequence[str]) -> dict[str, Any]:
    """With the names of the players it may speak of, where their seats have one."""
    seat = told.get("seat")
    names = {seat_id(at): name for at, name in enumerate(called) if name}
    name = names.get(seat_id(seat)) if isinstance(seat, int) else None
    return {**told, "names": names, **({"who": name} if name else {})}


def _raw(part: object) -> msgspec.Raw:
    return msgspec.Raw(_ENCODER.encode(part))


def _frame(table: Table, called: Sequence[str], at: int) -> TableView:
    """The frame as an onlooker sees it."""
    outcome = table.state.outcome() if table.state is not None else None
    asked = table.asked
    return TableView(
        id=table.id,
        game=table.charter.game,
        rules=table.rules,
        options=table.charter.options,
        status=table.status,
        seq=table.seq,
        seats=[_seat(table, number, name, at) for number, name in enumerate(called)],
        mine=[],
        hosting=False,
        private=table.charter.private,
        rated=table.charter.rated,
        absence=table.charter.absence,
        onlookers="none" if table.charter.private else table.reception,
        coach=coaching.allowed(table),
        whatif=coaching.is_what_if(table),
        paused=table.paused,
        number=table.course.count,
        actors=table.actors(),
        commitment=table.commitment,
        calling=bool(table.calling),
        draws=table.draws,
        origin=table.charter.origin,
        follower=table.follower,
        asked=None if asked is None else UndoView(asked.seat, asked.number, sorted(table.agreed)),
        clock=_clock(table, at),
        outcome=None if outcome is None else outcome.to_dict(),
        seed=_seed(table) if table.at_rest else None,
    )


def _seat(table: Table, number: int, name: str, at: int) -> SeatView:
    seat = table.seats[number]
    away = 0 if table.clock is None else table.clock.away_until(number, at)
    return SeatView(
        seat.kind,
        name,
        not seat.free,
        seat.acting_bot,
        bool(seat.lent),
        seat.resigned,
        seat.advised,
        seat.pledge,
        bool(seat.word),
        whole_seconds(away) or None,
    )


def refusal_view(table: Table, refusal: Refusal, lang: str) -> dict[str, Any]:
    """A refusal with its sentence, and its ruling with the place in the rulebook."""
    plain = refusal.to_dict()
    return {
        **plain,
        "say": table.game.say_refusal(plain, lang),
        "law": table.game.ruling(refusal.ruling, lang),
    }


def why_not(table: Table, viewer: int, text: str, lang: str) -> dict[str, Any] | None:
    """Why the viewer may not play this now; None when it may."""
    state = past.state_at(table, table.course.count)
    try:
        refusal = state.why_not(viewer, state.parse(text))
    except Refusal as wrong:
        refusal = wrong
    return None if refusal is None else refusal_view(table, refusal, lang)


def obstacles(table: Table, viewer: int, element: str, lang: str) -> list[Obstacle]:
    """Every reason against what a click on this piece could mean; the first action it stands against each."""
    state = past.state_at(table, table.course.count)
    if viewer not in state.actors():  # what a piece means to others is theirs to know
        refusal = state.why_not(viewer, 0)
        assert refusal is not None, "whoever is not to act may play nothing"
        return [Obstacle("", "", refusal_view(table, refusal, lang))]
    found: dict[str, Obstacle] = {}
    for action in range(table.game.vocabulary):
        refusal = state.why_not(viewer, action) if element in state.elements(action) else None
        if refusal is not None:
            view = refusal_view(table, refusal, lang)
            found.setdefault(view["say"], Obstacle(state.text(action), state.label(action, lang), view))
    return list(found.values())


def odds(table: Table, viewer: int, text: str) -> dict[str, Any] | None:
    """Exact chances of an action from what the viewer knows, where the game has them."""
    state = past.state_at(table, table.course.count)
    return state.odds(viewer, state.parse(text)) if viewer != SPECTATOR else None


def redealt(table: Table, seat: int, chance: Chance) -> dict[str, Any]:
    """What a bot is sent: the dump of a world that seat, or an onlooker, cannot tell from the true one."""
    return past.state_at(table, table.course.count).redeal(seat, chance).dump()


def _clock(table: Table, at: int) -> ClockView | None:
    if table.clock is None:
        return None
    since = {seat: whole_seconds(moment) for seat, moment in table.clock.since.items()}
    running = table.clock.since if table.clock.plan.days else ()
    until = {seat: whole_seconds(table.clock.end(seat)) for seat in running}
    return ClockView(table.clock.plan, at, table.clock.banks[:], since, until)


def _seed(table: Table) -> str:
    quick = table.charter.quick
    return table.seed.hex() if quick is None else str(quick)
