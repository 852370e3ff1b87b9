"""The face every game shows the contract: it asks the rows who may do what, does it, and lets the rooms read.

Games inherit it, ours and guests', compiled or not: their `State` adds fields, and `Rules` says which
functions of which rooms answer.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal, final

from mypy_extensions import i64, mypyc_attr

from bivouac.core.agenda import Agenda
from bivouac.core.bits import bit, has
from bivouac.core.chance import Chance, OwnChance, QuickChance, fork
from bivouac.core.choices import Choices
from bivouac.core.contract import SPECTATOR
from bivouac.core.documents import digest
from bivouac.core.fields import Field, write
from bivouac.core.ids import seat_id
from bivouac.core.numbers import Numbers
from bivouac.core.outcome import Outcome
from bivouac.core.reflexes import Called, FastList, Reflexes
from bivouac.core.refusal import UNASKED, Reason, Refusal, game_over, not_your_turn, unknown_action
from bivouac.core.shapes import Asked, End, First, Money, Seen, Turn
from bivouac.core.vocabulary import Vocabulary

Event = Mapping[str, object]  # of a shape that the game declares
Log = list[tuple[Event, int, Event]]  # as all witnessed it, and as one seat did

# What a blank game holds until it is filled; never changed.
_SILENCE: Final[Log] = []
_NO_CHANCE: Final = QuickChance(None)
_NO_AGENDA: Final = Agenda()
_NO_LIST: Final = Choices()


def _settled(state: Any) -> None:
    """Nothing follows an action."""


def _no_odds(state: Any, seat: int, action: int) -> Mapping[str, object] | None:
    return None


def unwritten(state: Any) -> str:
    """Stands in until a box says how its positions are written."""
    raise NotImplementedError


def _unasked(state: Any, code: int) -> Refusal | None:
    return None


def _by_question(actions: Vocabulary, lists: Mapping[int, FastList]) -> list[FastList | None]:
    return [lists.get(question) for question in range(len(actions.questions))]


@final
class Rules:
    """What the face asks a game: its actions, what follows one, and who reads the state for whom.

    For some questions there may be a fast list beside the judge; law 7 holds it to the judge. A compiled game
    can give both lists and `settle` as the methods of its `reflexes`, which are called sooner. `actors` and
    `acts` say who may act where it is not simply the active player, `interrupts` what may be done although
    something else is asked, and `unasked` refuses better what is not asked for. `secrets` is to `outlook`
    what a fast list is to the judge: what a seat is shown otherwise than an onlooker; the rest is made once.
    `estimate` says what a position is worth to a seat; where seats have something to reckon in common,
    `estimates` says it instead, for every seat of a mask, while the game goes on.
    """

    def __init__(
        self,
        actions: Vocabulary,
        *,
        outlook: Callable[[Any, int], Mapping[str, object]],
        deal: Callable[[Any, int], Sequence[Event]],
        label: Callable[[Any, int, str], str],
        redeal: Callable[[Any, int, QuickChance], None],
        features: Callable[[Any, int, Numbers], None],
        outcome: Callable[[Any], Outcome | None],  # asked once nothing else is
        fields: Sequence[Field],
        settle: Callable[[Any], None] = _settled,
        odds: Callable[[Any, int, int], Mapping[str, object] | None] = _no_odds,
        parse: Callable[[str], int] | None = None,
        lists: Mapping[int, FastList] | None = None,
        reflexes: Reflexes | None = None,
        actors: Callable[[Any], list[int]] | None = None,
        acts: Callable[[Any, int], bool] | None = None,
        interrupts: Callable[[Any, int], bool] | None = None,
        unasked: Callable[[Any, int], Refusal | None] = _unasked,
        advise: Callable[[Any, int, bool], list[float]] | None = None,
        estimate: Callable[[Any, int], float] | None = None,
        estimates: Callable[[Any, int], list[float]] | None = None,
        secrets: Callable[[Any, int, Any], Mapping[str, object]] | None = None,
    ) -> None:
        self.actions = actions
        self.outlook, self.deal, self.label = outlook, deal, label
        self.redeal, self.outcome = redeal, outcome
        self.features = features
        self.fields = list(fields)
        self.odds = odds
        self.parse = actions.parse if parse is None else parse
        called = Called(settle, _by_question(actions, {} if lists is None else lists))
        self.reflexes: Reflexes = called if reflexes is None else reflexes
        self.actors, self.acts = actors, acts
        self.interrupts, self.unasked = interrupts, unasked
        self.advise, self.secrets = advise, secrets
        self.estimate, self.estimates = estimate, estimates
        self.position: Callable[[Any], str] = unwritten  # given by the box, which knows the set-up


@mypyc_attr(allow_interpreted_subclasses=True)
class Play:
    """A game in play.

    Blank when made: the set-up, `copy` and `load` fill it, so that a copy pays for nothing twice.
    """

    rules: Rules  # given by the box the game comes out of

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.chance: OwnChance = _NO_CHANCE
        self.active: i64 = 0
        self.phase: i64 = 0
        self.agenda = _NO_AGENDA
        self.moves: i64 = 0
        self.watching = False
        self.log: Log = _SILENCE
        self.listed = _NO_LIST  # what `legal` found last

    def copy(self) -> "Play":
        """An independent game, sharing only what never changes; each `State` makes its own."""
        raise NotImplementedError

    def revealed(self) -> int:
        """A count that grows each time anybody learns something; each `State` keeps its own."""
        raise NotImplementedError

    def derive(self) -> None:
        """Bring up to date what a document does not say because the rest does."""

    def take_seats(self, seats: int, chance: OwnChance) -> None:
        """A blank game gets its seats and its chance; nothing waits to be resolved."""
        self.seats = seats
        self.chance = chance
        self.agenda = Agenda()

    def copy_common(self, new: "Play") -> None:
        """Give a blank game what every game has."""
        new.rules = self.rules
        new.seats = self.seats
        new.chance = self.chance.copy()
        new.active = self.active
        new.phase = self.phase
        new.agenda = self.agenda.copy()
        new.moves = self.moves
        new.watching = self.watching
        new.log = self.log

    # Whose turn it is to do what

    def question(self) -> i64:
        """The number of what is asked now."""
        return self.phase

    def is_over(self) -> bool:
        """Is nothing asked any more?"""
        return self.question() == self.rules.actions.over

    def actors(self) -> list[int]:
        """The seats that may act now; none when the game is over."""
        actors = self.rules.actors
        if actors is not None:
            return actors(self)
        return [] if self.is_over() else [self.active]

    def acts(self, seat: int) -> bool:
        """May the seat act? Compared as ints: whoever asks may pass one that fits no machine word."""
        acts = self.rules.acts
        if acts is not None:
            return 0 <= seat < int(self.seats) and acts(self, seat)
        return seat == int(self.active) and not self.is_over()

    def interrupts(self, code: i64) -> bool:
        """May this be done although something else is asked?"""
        interrupts = self.rules.interrupts
        return interrupts is not None and interrupts(self, code)

    def judge(self, seat: i64, code: i64) -> Reason | None:
        """The reason that forbids an actor what is asked for."""
        row = self.rules.actions.row_of[code]
        may = row.may
        return None if may is None else may(self, code - row.code)

    def why(self, seat: i64, code: i64) -> Reason | None:
        """The reason that forbids an actor this code; None when nothing does."""
        asked: i64 = self.rules.actions.asked[code]
        if (asked >> self.question()) & 1 == 0 and not self.interrupts(code):
            return UNASKED
        return self.judge(seat, code)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """None exactly when the action is legal; for any seat and any int."""
        if self.is_over():
            return game_over()
        if not self.acts(seat):
            return not_your_turn(seat)
        actions = self.rules.actions
        if not 0 <= action < actions.count:
            return unknown_action(action)
        reason = self.why(seat, action)
        if reason is None:
            return None
        question = int(self.question())
        if reason is UNASKED:
            return self.rules.unasked(self, action) or actions.unasked(question, action)
        return reason.refusal(actions.game, self, actions.argument[action], question)

    def legal(self, seat: int) -> list[int]:
        """A fresh list of action codes in a stable order; empty exactly when the seat may not act."""
        if not self.acts(seat):
            return []
        if self.listed is _NO_LIST:
            self.listed = Choices()
        found = self.listed
        found.count = 0
        found.seat = seat
        found.moves = self.moves
        self.choices(found)
        return found.listed_from(self.rules.actions.numbers)

    def choices(self, found: Choices) -> None:
        """List what an actor may do: the game's fast list, or what is asked for and not forbidden."""
        question = self.question()
        if self.rules.reflexes.answer(self, question, found):
            return
        actions = self.rules.actions
        for code in actions.answers[question]:
            if actions.row_of[code].may is None or self.judge(found.seat, code) is None:
                found.add(code)

    # Doing it

    def play(self, seat: int, action: int) -> None:
        """Do the action in place; an illegal one raises Refusal and changes nothing."""
        if not self._just_listed(seat, action):
            refused = self.why_not(seat, action)
            if refused is not None:
                raise refused
        self.begin()
        self.act(seat, action)
        self.rules.reflexes.settle(self)
        self.ask()

    def _just_listed(self, seat: int, action: int) -> bool:
        """Did `legal` list it for this seat in this very position? Then nobody needs to judge it again."""
        found = self.listed
        if found.moves != self.moves or int(found.seat) != seat:
            return False
        return 0 <= action < self.rules.actions.count and found.holds(action)

    # The same for searches, which list and pick many times a second; law 7 holds it to the contract

    def actor(self) -> i64:
        """The first seat that may act now; SPECTATOR when the game is over."""
        actors = self.rules.actors
        if actors is not None:
            seats = actors(self)
            return seats[0] if seats else SPECTATOR
        if self.is_over():
            return SPECTATOR
        return self.active

    def lay_out(self, found: Choices) -> bool:
        """Fill the list with what the first actor may do; False, and nothing in it, when the game is over."""
        found.count = 0
        found.seat = self.actor()
        found.state = self
        found.moves = self.moves
        if found.seat < 0:
            return False
        self.choices(found)
        return True

    def perform(self, found: Choices, at: i64) -> None:
        """Do what stands at a place of the list just laid out, which nobody needs to judge again."""
        assert found.state is self, "another game was laid out"
        assert found.moves == self.moves, "an earlier position was laid out"
        assert 0 <= at < found.count, "the list has no such place"
        code = found.codes[at]
        self.begin()
        self.act(found.seat, code)
        self.rules.reflexes.settle(self)
        self.ask()

    def begin(self) -> None:
        """Forget what the last action did: another one begins."""
        self.moves += 1
        if self.watching:
            self.log = []

    def ask(self) -> None:
        """Say what is asked now, and of whom, where that follows from the agenda alone."""

    def act(self, seat: i64, code: i64) -> None:
        """Do what an actor chose and nothing forbids."""
        row = self.rules.actions.row_of[code]
        row.do(self, code - row.code)

    # What an action is called

    def text(self, action: int) -> str:
        """The action in one line of ASCII, the same in every language."""
        return self.rules.actions.texts[self._known(action)]

    def parse(self, text: str) -> int:
        """The inverse of `text`; raises Refusal, "unknown_text" unless a ruling forbids it."""
        return self.rules.parse(text)

    def elements(self, action: int) -> list[str]:
        """Ids of the pieces and places the action concerns."""
        actions = self.rules.actions
        return actions.row_of[self._known(action)].on(self, actions.argument[action])

    def label(self, action: int, lang: str) -> str:
        """The action as a player reads it."""
        return self.rules.label(self, self._known(action), lang)

    def _known(self, action: int) -> int:
        """The action, if it is in the vocabulary."""
        if not 0 <= action < self.rules.actions.count:
            raise unknown_action(action)
        return action

    # What a seat sees, knows and may hope for

    def outlook(self, seat: int) -> dict[str, Any]:
        """All that this seat may see, JSON-ready."""
        return dict(self.rules.outlook(self, self._viewer(seat)))

    def outlook_from(self, shown: dict[str, Any], seat: int) -> dict[str, Any]:
        """The same, made of what an onlooker is shown now; all but the seat's secrets is shared with that."""
        viewer = self._viewer(seat)
        secrets = self.rules.secrets
        if secrets is None:
            return self.outlook(seat)
        if viewer == SPECTATOR:
            return shown
        return {**shown, "viewer": viewer, **secrets(self, viewer, shown)}

    def seen(self, viewer: int, round: int) -> Seen:
        """What every outlook begins with."""
        ended = self.outcome()
        return {
            "game": self.rules.actions.game,
            "seats": self.seats,
            "viewer": viewer,
            "actors": self.actors(),
            "round": round,
            "phase": self.rules.actions.questions[self.question()],
            "moves": self.moves,
            "outcome": None if ended is None else ended.to_dict(),
        }

    def asks(self, elements: list[str]) -> Asked:
        """What is asked of the active player, about these pieces; over, it is asked of nobody."""
        key = self.rules.actions.questions[self.question()]
        return {"key": key, "seat": None if self.is_over() else int(self.active), "elements": elements}

    def watch(self, on: bool) -> None:
        """Start or stop writing down what happens."""
        self.watching = on
        if not on:
            self.log = []

    def tell(self, event: Event) -> None:
        """Write down something everybody witnessed; call it only while watching."""
        self.log.append((event, SPECTATOR, event))

    def begins(self) -> First:
        """The active player is the first."""
        return {"kind": "first", "seat": self.active, "element": seat_id(self.active)}

    def tell_turn(self, round: int) -> None:
        """The active player's turn begins, if anybody watches."""
        if self.watching:
            event: Turn = {"kind": "turn", "seat": self.active, "round": round}
            self.tell(event)

    def tell_money(self, kind: Literal["earn", "spend"], seat: int, count: int) -> None:
        """The bank pays a seat or is paid by it, if anybody watches."""
        if self.watching:
            bank, purse = "bank", seat_id(seat)
            source, target = (bank, purse) if kind == "earn" else (purse, bank)
            event: Money = {"kind": kind, "seat": seat, "count": count, "from": source, "to": target}
            self.tell(event)

    def tell_end(self) -> None:
        """The game is over, if anybody watches."""
        if self.watching:
            event: End = {"kind": "end"}
            self.tell(event)

    def whisper(self, event: Event, seat: int, seen: Event) -> None:
        """Write down something everybody witnessed, of which one seat saw more."""
        self.log.append((event, seat, seen))

    def events(self, seat: int) -> list[dict[str, Any]]:
        """What happened in the last play as this seat witnessed it; after the start, the deal."""
        viewer = self._viewer(seat)
        if self.moves == 0:
            return [dict(event) for event in self.rules.deal(self, viewer)]
        return [dict(seen if who == viewer else event) for event, who, seen in self.log]

    def odds(self, seat: int, action: int) -> dict[str, Any] | None:
        """Exact chances from what the seat knows, where the game has them."""
        found = self.rules.odds(self, self._viewer(seat), action)
        return None if found is None else dict(found)

    def redeal(self, seat: int, chance: Chance) -> "Play":
        """A random world this seat cannot tell from the true one; its future comes from `chance`."""
        new = self.copy()
        future = fork(chance)
        new.chance = future
        new.watch(False)  # the log told of the true world
        self.rules.redeal(new, self._viewer(seat), future)
        return new

    def _viewer(self, seat: int) -> int:
        """The seat, or SPECTATOR for anyone who has none at this table."""
        return seat if 0 <= seat < int(self.seats) else SPECTATOR

    def estimate(self, seat: int) -> float:
        """The game's own evaluation for this seat, in expected utility."""
        alone = self.rules.estimate
        if alone is not None:
            return alone(self, seat)
        return self.estimates(bit(seat))[seat] if 0 <= seat < int(self.seats) else 0.0

    def estimates(self, asked: i64) -> list[float]:
        """The estimate for every seat of a mask, seat by seat; of others it says nothing."""
        together = self.rules.estimates
        if together is None:
            return [self.estimate(seat) if has(asked, seat) else 0.0 for seat in range(self.seats)]
        if not self.is_over():
            return together(self, asked)
        ended = self.outcome()
        assert ended is not None, "a game that is over has an outcome"
        return list(ended.utility)

    def features(self, seat: int, numbers: Numbers) -> None:
        """Add what the seat knows as numbers."""
        self.rules.features(self, seat, numbers)

    def outcome(self) -> Outcome | None:
        """How it ended; None while it has not."""
        return self.rules.outcome(self) if self.is_over() else None

    def dump(self) -> dict[str, Any]:
        """Everything, JSON-ready, with the rules version."""
        return write(self.rules.fields, self)

    def key(self) -> bytes:
        """A digest of the dump: equal keys, equal games."""
        return digest(self.dump())

    def position(self) -> str:
        """Everything as a text that people read and write, one line a place; the box reads it again."""
        return self.rules.position(self)
