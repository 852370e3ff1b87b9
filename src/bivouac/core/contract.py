"""The contract every game answers: everything in the house talks to a game through this and nothing else.

Protocols rather than base classes: a game from another distribution, compiled or not, fits.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NotRequired, Protocol, TypedDict, runtime_checkable

from bivouac.core.chance import Chance
from bivouac.core.guides import Section
from bivouac.core.lessons import Lesson
from bivouac.core.outcome import Outcome
from bivouac.core.refusal import Refusal

SPECTATOR: Final = -1


class Among(TypedDict):
    """Which choices of an option mean anything, by the value of another one."""

    key: str
    choices: dict[str, list[Any]]


class Option(TypedDict):
    """One thing a table may choose before the start; `seats` says at which tables it changes anything."""

    key: str
    type: Literal["bool", "int", "choice", "list"]
    choices: list[Any]
    default: Any
    title: dict[str, str]
    seats: NotRequired[list[int]]
    names: NotRequired[dict[str, dict[str, str]]]  # of choices that are words
    among: NotRequired[Among]
    ordered: NotRequired[bool]  # of a list whose order says something
    inherited: NotRequired[bool]  # of a list of what earlier games left to whoever plays: see `Bequeathing`


@dataclass(frozen=True)
class Facts:
    """What there is to know of a game before its box is opened.

    `whole` holds the options of the whole game where the defaults are only a first taste; `advised` says that
    its states are `Advised`.
    """

    name: str
    rules: str
    titles: dict[str, str]
    blurbs: dict[str, str]
    seats: tuple[int, int]
    minutes: int
    cooperative: bool
    cap: int
    options: list[Option] = field(default_factory=list)
    whole: dict[str, Any] = field(default_factory=dict)
    advised: bool = False


class State(Protocol):
    """A game in play."""

    def actors(self) -> list[int]:
        """The seats that may act now; none when the game is over."""
        ...

    def legal(self, seat: int, /) -> list[int]:
        """A fresh list of action codes in a stable order; empty exactly when the seat may not act."""
        ...

    def play(self, seat: int, action: int, /) -> None:
        """Do the action in place; an illegal one raises Refusal and changes nothing."""
        ...

    def why_not(self, seat: int, action: int, /) -> Refusal | None:
        """None exactly when the action is legal; for any seat and any int."""
        ...

    def text(self, action: int, /) -> str:
        """The action in one line of ASCII, the same in every language."""
        ...

    def parse(self, text: str, /) -> int:
        """The inverse of `text`; raises Refusal, "unknown_text" unless a ruling forbids it."""
        ...

    def elements(self, action: int, /) -> list[str]:
        """Ids of the pieces and places the action concerns."""
        ...

    def label(self, action: int, lang: str, /) -> str:
        """The action as a player reads it."""
        ...

    def copy(self) -> "State":
        """An independent state; cheap."""
        ...

    def redeal(self, seat: int, chance: Chance, /) -> "State":
        """A random world this seat cannot tell from the true one; its future comes from `chance`."""
        ...

    def revealed(self) -> int:
        """A count that grows each time anybody learns something new."""
        ...

    def outlook(self, seat: int, /) -> dict[str, Any]:
        """All that this seat may see, JSON-ready: `core/shapes.Seen` and what the game adds."""
        ...

    def watch(self, on: bool, /) -> None:
        """Start or stop writing down what happens."""
        ...

    def events(self, seat: int, /) -> list[dict[str, Any]]:
        """What happened in the last play as this seat witnessed it; after the start, the deal.

        The action that ends the game says so, once and last, with an event of kind "end".
        """
        ...

    def odds(self, seat: int, action: int, /) -> dict[str, Any] | None:
        """Exact chances from what the seat knows, where the game has them."""
        ...

    def estimate(self, seat: int, /) -> float:
        """The game's own evaluation for this seat, in expected utility."""
        ...

    def outcome(self) -> Outcome | None:
        """How it ended; None while it has not."""
        ...

    def dump(self) -> dict[str, Any]:
        """Everything, JSON-ready, with the rules version."""
        ...

    def key(self) -> bytes:
        """A digest of the dump: equal keys, equal games."""
        ...

    def position(self) -> str:
        """Everything as a text that people read and write; the game's `position` reads it again."""
        ...


class Entry(TypedDict):
    """A kind of piece as every client reads it; a game with a board of its own may add facts for that."""

    id: str  # the `kind` of such pieces in an outlook
    name: str
    text: str
    icons: list[str]
    count: NotRequired[int]  # how many there are in the box
    group: NotRequired[str]  # listed together
    rulings: NotRequired[list[str]]
    closed: NotRequired[bool]  # met in play, and not read about before
    options: NotRequired[dict[str, list[Any]]]  # there is none of it where a table chose otherwise
    source: NotRequired[str]  # where its numbers or its name come from, for those who study the game


class Game(Protocol):
    """A game in its box."""

    @property
    def facts(self) -> Facts:
        """Name, rules version, seats, options."""
        ...

    @property
    def vocabulary(self) -> int:
        """The number of action codes, the same for all seats and options."""
        ...

    def start(self, seats: int, seed: int | bytes = 0, options: Mapping[str, Any] | None = None) -> State:
        """The first state; bad seats, seeds and options raise SetupError."""
        ...

    def load(self, document: object) -> State:
        """The inverse of dump(); refuses what cannot be a state of these rules."""
        ...

    def position(self, text: str) -> State:
        """The state a text describes, one line a place; what is wrong or impossible is a PlayerMistake."""
        ...

    def features(self, state: State, seat: int) -> list[float]:
        """What the seat knows as numbers, for bots and research."""
        ...

    def catalogue(self, lang: str) -> Sequence[Entry]:
        """Every kind of piece in words and icons, whatever a table chooses."""
        ...

    def words(self, lang: str) -> str:
        """Every word of the game as one Fluent text; of two messages with one name, the later counts."""
        ...

    def guide(self, lang: str) -> list[Section]:
        """The rules in short, for whoever sits at the table; none where the game brings none."""
        ...

    def lesson(self) -> Lesson | None:
        """A first game that explains itself, if the game brings one."""
        ...

    def ruling(self, id: str, lang: str) -> dict[str, str]:
        """A ruling's sentence and its place in the book; KeyError for an unknown one."""
        ...

    def rulings(self) -> list[str]:
        """The ids of all rulings, the game's own first, then the house's."""
        ...

    def say_event(self, event: Mapping[str, Any], lang: str) -> str:
        """An event as a sentence of the log; empty when it needs none."""
        ...

    def say_refusal(self, refusal: Mapping[str, Any], lang: str) -> str:
        """A refusal as the sentence a player reads."""
        ...

    def say_prompt(self, prompt: Mapping[str, Any], lang: str) -> str:
        """What an outlook's prompt asks, as a sentence."""
        ...

    def board(self, outlook: Mapping[str, Any], lang: str) -> Any:
        """The outlook drawn for a terminal (a rich renderable)."""
        ...

    def check(self) -> list[str]:
        """What is wrong with this game's data, one line for each flaw; empty when all is well."""
        ...


@runtime_checkable
class Advised(Protocol):
    """A state of a game that can say what it would do, for bots that plan; `Facts.advised` promises it."""

    def advise(self, seat: int, curious: bool = False, /) -> list[float]:
        """What each action of `legal` is worth to the seat, in the same order, from what it may see.

        To the `curious`: those who would rather find out for themselves than be told.
        """
        ...


@runtime_checkable
class Bequeathing(Protocol):
    """A state of a game in which what happened matters to the next one, through its `inherited` option."""

    def bequest(self) -> list[str]:
        """What a game that is over leaves to all who played it, as choices of that option; else nothing."""
        ...


@runtime_checkable
class Parted(Protocol):
    """A state that makes outlooks of what an onlooker sees: what is the same for all is worked out once."""

    def outlook_from(self, shown: dict[str, Any], seat: int, /) -> dict[str, Any]:
        """`outlook` of the seat, given an onlooker's of now; the two share parts, and nobody changes them."""
        ...


@runtime_checkable
class Sided(Protocol):
    """A game in which some actions answer no question: they may be taken while nearly any is asked."""

    @property
    def aside(self) -> Sequence[str]:
        """The first words of those actions: a list of answers has them last, and asks if they are meant."""
        ...


@runtime_checkable
class Drawn(Protocol):
    """A game that can draw its data for those who write it."""

    def draw(self, lang: str) -> dict[str, str]:
        """The drawings as SVG, by the name of their file."""
        ...
