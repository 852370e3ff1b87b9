"""What travels on the wire: tagged messages from the browser and to it, and the bodies of HTTP.

The TypeScript types of the browser are generated from this file (`tools/wire_types.py`).
"""

from typing import Annotated, Any, Literal

import msgspec

from bivouac.core.guides import Section
from bivouac.review.saying import Tip
from bivouac.server.course_messages import Course as Course
from bivouac.server.course_messages import Fork as Fork
from bivouac.server.course_messages import ReviewState as ReviewState
from bivouac.server.onlooker_messages import Onlooker as Onlooker
from bivouac.server.onlooker_messages import Onlookers as Onlookers
from bivouac.server.onlooker_messages import Reception as Reception
from bivouac.server.people_messages import AboutPerson as AboutPerson
from bivouac.server.people_messages import AboutSeat as AboutSeat
from bivouac.server.people_messages import Company as Company
from bivouac.server.people_messages import FreeSeat as FreeSeat
from bivouac.server.people_messages import History as History
from bivouac.server.people_messages import Invite as Invite
from bivouac.server.people_messages import Leaderboard as Leaderboard
from bivouac.server.people_messages import Profile as Profile
from bivouac.server.people_messages import ReportSeat as ReportSeat
from bivouac.server.people_messages import Turns as Turns
from bivouac.server.ways_messages import ChangeWays as ChangeWays
from bivouac.server.ways_messages import GoAway as GoAway
from bivouac.server.ways_messages import Subscribe as Subscribe
from bivouac.server.ways_messages import Unsubscribed as Unsubscribed
from bivouac.server.ways_messages import Ways as Ways
from bivouac.table.charter import LONGEST_BANK, ClockPlan, SeatKind
from bivouac.table.receipts import Receipt as Receipt  # travels as it is
from bivouac.table.views import Obstacle, Position, TableView, Told

WIRE = 1  # the version of these messages

Client = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Text = Annotated[str, msgspec.Meta(max_length=200)]
Seq = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=98)]
Bot = Annotated[str, msgspec.Meta(max_length=40)]
Name = Annotated[str, msgspec.Meta(max_length=80)]
Pledge = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Lang = Literal["en", "fr"]


class FromBrowser(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A message a browser sends. `client` names the tab, and is given back with the answer."""


class Act(FromBrowser, frozen=True):
    """Play the action that reads like this, in the position after line `seq`."""

    client: Client
    seq: Seq
    text: Text
    seat: SeatNumber | None = None  # for those who hold several


class Undo(FromBrowser, frozen=True):
    """Go back to just after action `number`, or take back the last one."""

    client: Client
    seq: Seq
    number: Seq | None = None
    seat: SeatNumber | None = None


class Answer(FromBrowser, frozen=True):
    """Agree, or not, to go back."""

    client: Client
    agrees: bool
    seat: SeatNumber | None = None


class Say(FromBrowser, frozen=True):
    """A word to everybody."""

    client: Client
    text: Annotated[str, msgspec.Meta(max_length=2000)]


class Lend(FromBrowser, frozen=True):
    """Let a bot act for one's seat, or for that of somebody who has left; the game's own if none is named."""

    client: Client
    bot: Bot | None = None
    seat: SeatNumber | None = None


class Back(FromBrowser, frozen=True):
    """Take one's seat back from the bot."""

    client: Client
    seat: SeatNumber | None = None


class Resign(FromBrowser, frozen=True):
    """Give up."""

    client: Client
    seat: SeatNumber | None = None


class Pause(FromBrowser, frozen=True):
    """Stop the clocks."""

    client: Client


class Resume(FromBrowser, frozen=True):
    """Play on."""

    client: Client


class Speak(FromBrowser, frozen=True):
    """From now on, sentences in this language."""

    client: Client
    lang: Lang


class Advise(FromBrowser, frozen=True):
    """Light the coach's lamp for one's seat, or put it out."""

    client: Client
    on: bool = True
    seat: SeatNumber | None = None


class Ping(FromBrowser, frozen=True):
    """Is anybody there?"""

    client: Client


Incoming = Act | Undo | Answer | Say | Lend | Back | Resign | Pause | Resume | Speak | Advise | Ping


class FromTable(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """A message to a browser."""


class Welcome(FromTable, frozen=True):
    """The table as it stands, and the lines that were missed since the one the browser knew."""

    wire: int
    seq: int
    table: TableView
    lines: list[Told]
    position: Position | None
    presence: "Presence"


class News(FromTable, frozen=True):
    """Lines that were written, the table after them, and the position if it changed."""

    seq: int
    lines: list[Told]
    table: TableView | None
    position: Position | None


class Presence(FromTable, frozen=True):
    """Who is here: the seats with an open window, and how many look on."""

    seats: list[int]
    watchers: int


class Queued(FromTable, frozen=True):
    """The bot in a seat has waited for its turn to think since line `seq`: others are before it."""

    seq: int
    seat: int


class Ack(FromTable, frozen=True):
    """Done, and on disk: line `line` of the journal."""

    client: str
    seq: int
    line: int


class Refused(FromTable, frozen=True):
    """Not done, and why: code, facts, ruling, the sentence, and the ruling's own."""

    client: str
    seq: int
    refusal: dict[str, Any]


class Stale(FromTable, frozen=True):
    """Not done: the message was about an earlier position than line `line`."""

    client: str
    seq: int
    line: int


class Pong(FromTable, frozen=True):
    """Somebody is."""

    client: str
    seq: int


class Advice(FromTable, frozen=True):
    """What the coach would think about in the position after line `seq`; sent again as it grows surer."""

    client: str
    seq: int
    judge: Literal["learned", "estimate", "advice"] | None  # None: it has nothing to say
    worlds: int
    tips: list[Tip]
    last: bool  # nothing more follows


class Mistake(FromTable, frozen=True):
    """The message could not be understood or obeyed, and nothing was done: a sentence, its name and facts."""

    seq: int
    reason: str
    code: str = ""
    facts: dict[str, int | str] = {}
    detail: str = ""  # for programmers, in English


class Lobby(FromTable, frozen=True):
    """The tables one may join, the games one may watch, and one's own."""

    open: list["TableCard"]
    live: list["TableCard"]
    mine: list["TableCard"]


Outgoing = Welcome | News | Presence | Queued | Ack | Refused | Stale | Pong | Advice | Mistake | Lobby


class TableCard(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    seats: list["SeatCard"]
    touched: int
    turn: bool  # is one to act there oneself?
    round: int  # 0 before the start and while nobody is waited for
    situation: str  # what whoever is to act is asked
    until: int | None  # the moment at which one's time there will have run out


class SeatCard(msgspec.Struct, frozen=True):
    """A seat in a list."""

    kind: str
    name: str
    bot: str
    free: bool
    mine: bool


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table."""

    kind: SeatKind
    bot: Bot = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, msgspec.Meta(max_length=60)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=12)]
    options: dict[str, Any] = {}
    clock: ClockPlan | None = None
    private: bool = False
    rated: bool = False
    absence: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_BANK)] = 0  # milliseconds; 0 is never
    coach: bool | None = None  # unless said, for whoever plays against bots alone


class NewLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game to be learned."""

    game: Annotated[str, msgspec.Meta(max_length=60)]


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sitting down: anywhere or in one seat, by invitation or with the key of a seat one held."""

    seat: SeatNumber | None = None
    name: Name | None = None
    word_hash: Pledge | None = None  # SHA-256 of the word one will say at the start
    key: Annotated[str, msgspec.Meta(max_length=300)] | None = None


class Joined(msgspec.Struct, frozen=True):
    """The seat one holds, and the key that finds it again from another device."""

    seat: int
    key: str
    table: TableView


class Opened(msgspec.Struct, frozen=True):
    """A new table: its link for friends, and the invitation its human seats want while others are open."""

    id: str
    link: str
    invitation: str
    table: TableView


class SayWord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The word that was pledged for a seat, said once the start was called."""

    seat: SeatNumber
    word: Annotated[str, msgspec.Meta(max_length=80)]


class HouseKey(msgspec.Struct, frozen=True):
    """What the house signs with, as everybody may know it."""

    algorithm: str
    key: str


class Leave(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Getting up, or freeing the seat of somebody else as the host."""

    seat: SeatNumber | None = None


class PlanSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Giving a free seat to somebody else."""

    seat: SeatNumber
    kind: SeatKind
    bot: Bot = ""


class JournalText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A journal, or a position written as text, to be laid on a table."""

    text: Annotated[str, msgspec.Meta(max_length=1 << 20)]


class Health(msgspec.Struct, frozen=True):
    """Alive, and what; how late the loop was in milliseconds, and how many tables wait for a bot."""

    ok: bool
    version: str
    compiled: bool
    lag: int
    bots: int


class Reach(msgspec.Struct, frozen=True):
    """The address for friends; where there is none, the command that opens the house to them."""

    friends: str
    command: str


class LevelCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """How strong a level of bots is in a game, in points of Elo with the 95 % interval, and how quick.

    `seconds` is what 19 decisions of 20 take at most; what was not measured is left out.
    """

    rating: int | None = None
    interval: tuple[int, int] | None = None
    seconds: float | None = None


class GameCard(msgspec.Struct, frozen=True):
    """A game one may open a table for."""

    name: str
    rules: str
    titles: dict[str, str]
    blurbs: dict[str, str]
    seats: tuple[int, int]
    minutes: int
    cooperative: bool
    options: list[dict[str, Any]]
    bots: list[str]
    levels: dict[str, LevelCard]  # of those bots that are levels
    lesson: bool  # can one be opened at which the game teaches itself?


class GameWords(msgspec.Struct, frozen=True):
    """The words of a game in a language, as the text of a Fluent file."""

    lang: str
    ftl: str


class Guide(msgspec.Struct, frozen=True):
    """The rules of a game in short; empty where the game brings none."""

    sections: list[Section]


class Obstacles(msgspec.Struct, frozen=True):
    """All that stands against a click on a piece."""

    obstacles: list[Obstacle]


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not done: a name for programs, a sentence for people, its own name and facts."""

    error: str
    say: str
    refusal: dict[str, Any] | None = None
    code: str = ""
    facts: dict[str, int | str] = {}
    detail: str = ""  # for programmers, in English


class Me(msgspec.Struct, frozen=True):
    """Who one is here."""

    known: bool
    name: str
    lang: str
    login: str | None
    mail: str | None
    confirmed: bool  # is the address known to be read?
    mails: bool  # can this server write to those who leave an address?
    banned: "BanView | None"
    private: bool
    handle: str | None  # by what others find an account
    mark: str = ""  # by what a device knows again whose things it keeps


class BanView(msgspec.Struct, frozen=True):
    """Until when one is not let in, if there is an end to it, and why; as a sentence, too."""

    until: int | None
    reason: str
    say: str


class Device(msgspec.Struct, frozen=True):
    """A session of one's own: with what it was begun, since when, when it was last used."""

    id: str
    device: str
    created: int
    seen: int
    here: bool


class MailToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the mail that asks for a confirmation brings."""

    token: Annotated[str, msgspec.Meta(max_length=600)]


class Key(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The invitation of a table, in a body: an address is written down in more places than one."""

    key: Annotated[str, msgspec.Meta(max_length=300, pattern="^[ -~]*$")] | None = None


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one may change about oneself; an empty mail address is none."""

    name: Name | None = None
    lang: Lang | None = None
    mail: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    profile: Literal["shown", "hidden"] | None = None


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An account: a name and a passphrase."""

    login: Annotated[str, msgspec.Meta(min_length=2, max_length=40)]
    passphrase: Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Keeping(Credentials, frozen=True, forbid_unknown_fields=True):
    """An account to keep; whoever already has one proves it with the current passphrase."""

    former: Annotated[str, msgspec.Meta(max_length=200)] | None = None
