"""The shapes of cards: what a pack is made of. Frozen records; a default is a plain card's."""

from dataclasses import dataclass, field
from typing import Literal

from bivouac.core.effects import Condition, Effect
from bivouac.games.continent.data.icons import Direction, Icon
from bivouac.games.continent.effects import NOTHING

Colour = Literal["green", "gold"]
After = Literal["keep", "discard", "banish", "return"]
Half = Literal["", "left", "right", "either"]
BurdenKind = Literal[
    "cost", "need", "forbid", "alone", "no_extra", "no_keep", "no_sevens", "no_left", "no_right",
    "fewer_skills", "lose_after_failure", "smaller_meals",
]  # fmt: skip
Company = Literal["here", "beside", "anywhere"]
PowerKind = Literal["recount", "redo", "cancel", "skip", "peek", "mend"]


@dataclass(frozen=True)
class Attempt:
    """An action a card offers: the icon in its white square, cost, difficulty and two boxes.

    `company` is where those stand who may take part: on the active player's terrain, on one beside it too,
    or anywhere (rulings 15 and 156).
    """

    icon: Icon
    cost: int = 0
    need: int = 0
    success: Effect = NOTHING
    failure: Effect = NOTHING
    locked: bool = False
    mandatory: bool = False
    everyone: bool = False  # the all-players icon
    company: Company = "here"
    requires: Condition | None = None


@dataclass(frozen=True)
class Help:
    """One effect that eases the actions with these icons: all of it or none (ruling 34).

    Exactly one of `cost` (cards less to draw), `stars` and `sevens` (a success for each 7) is given; what a
    card joins by "and/or" is two helps. `after` is what becomes of a hand card that was used (ruling 140);
    `free` spares the die of an item (its use does not wear it).
    """

    on: tuple[Icon, ...]
    cost: int = 0
    stars: int = 0
    sevens: int = 0
    when: Condition | None = None
    after: After = "keep"
    free: bool = False


@dataclass(frozen=True)
class Burden:
    """What weighs on whoever holds a card, or stands beside it; never declined.

    `on` are the icons concerned, none meaning all; for `alone` they are the exempt ones. `amount` counts
    cards, successes or skills, as the kind says. `helping` makes it weigh on actions one only helps in.
    """

    kind: BurdenKind
    on: tuple[Icon, ...] = ()
    amount: int = 1
    when: Condition | None = None
    helping: bool = False


@dataclass(frozen=True)
class Leave:
    """A state is returned after so many successes with an icon its holder took part in, or at camp."""

    on: tuple[Icon, ...] = ()
    when: Condition | None = None
    times: int = 1
    camp: bool = False


@dataclass(frozen=True)
class Flag:
    """A symbol and the number it adds to the one of a call with that symbol beside it (ruling 80)."""

    symbol: str
    offset: int


class Record:
    """What a card of any kind may show; each kind redeclares as fields what it does show.

    A walker asks any card for anything and is told "nothing" where the kind cannot show it; only what a kind
    declares can be given to it.
    """

    number: int = 0
    colour: Colour = "green"
    mark: tuple[int, ...] = ()
    only: str = ""
    hidden: tuple[int, ...] = ()
    zone: int = 0
    cell: tuple[int, int] | None = None
    done: Icon | None = None
    harsh: bool = False
    resources: tuple[str, ...] = ()
    asks: tuple[Condition, ...] = ()
    keywords: tuple[str, ...] = ()
    flag: Flag | None = None
    points: int = 0
    energy: bool = False
    energy_with: int = 0
    banished: bool = False
    durability: int = 0
    stars: int = 0
    half: Half = ""
    sevens: int = 0
    price: int = 0
    discounts: tuple[tuple[str, int], ...] = ()
    made: "Made | None" = None
    attempts: tuple[Attempt, ...] = ()
    helps: tuple[Help, ...] = ()
    burdens: tuple[Burden, ...] = ()
    leaves: tuple[Leave, ...] = ()
    effect: Effect = NOTHING
    acquired: Effect = NOTHING


@dataclass(frozen=True)
class Numbered(Record):
    """What all adventure cards have: the number they answer to, their back, who may call them unnumbered.

    `only` names a curse or a legacy without which the card stays in the box; with it, the card takes the
    place of those of its number and back that come with nothing (ruling 157).
    """

    number: int = 0
    colour: Colour = "green"
    mark: tuple[int, ...] = ()
    only: str = field(default="", kw_only=True)


@dataclass(frozen=True)
class Terrain(Numbered):
    """A portion of the land: where it lies in its zone, what its arrows call, what one can do there."""

    zone: int = 1
    cell: tuple[int, int] = (0, 0)
    arrows: tuple[tuple[Direction, int], ...] = ()
    resources: tuple[str, ...] = ()
    harsh: bool = False  # no fire, no craft, no rest (ruling 21)
    attempts: tuple[Attempt, ...] = ()
    hidden: tuple[int, ...] = ()


@dataclass(frozen=True)
class Permanent(Numbered):
    """A permanent event. `done` is the icon in its placement arrow; with several arrows it is a bridge.

    In a cell it occupies (ground of an arrow, or exploration card) `arrows` point at the terrains it is
    linked to; without arrows it is linked to the terrain it was taken on.
    """

    done: Icon | None = None
    arrows: tuple[Direction, ...] = ()
    cell: tuple[int, int] | None = None
    zone: int = 0
    resources: tuple[str, ...] = ()
    attempts: tuple[Attempt, ...] = ()
    helps: tuple[Help, ...] = ()
    burdens: tuple[Burden, ...] = ()
    hidden: tuple[int, ...] = ()


@dataclass(frozen=True)
class Temporary(Numbered):
    """A temporary event: its text at once, then one of its actions if it has any, then away with it."""

    effect: Effect = NOTHING
    attempts: tuple[Attempt, ...] = ()
    banished: bool = False
    keywords: tuple[str, ...] = ()


@dataclass(frozen=True)
class Item(Numbered):
    """Something found: a durability and what it is good for."""

    durability: int = 1
    keywords: tuple[str, ...] = ()
    helps: tuple[Help, ...] = ()
    attempts: tuple[Attempt, ...] = ()
    flag: Flag | None = None


@dataclass(frozen=True)
class Quest(Numbered):
    """A quest item, kept in the satchel and everybody's; with points it is experience."""

    keywords: tuple[str, ...] = ()
    helps: tuple[Help, ...] = ()
    attempts: tuple[Attempt, ...] = ()
    flag: Flag | None = None
    points: int = 0


@dataclass(frozen=True)
class State(Numbered):
    """A state: copies of a title share the number and may differ in all else (ruling 110)."""

    energy: bool = False
    energy_with: int = 0  # the number of a state that makes this one cost energy while held
    acquired: Effect = NOTHING
    burdens: tuple[Burden, ...] = ()
    attempts: tuple[Attempt, ...] = ()
    leaves: tuple[Leave, ...] = ()
    keywords: tuple[str, ...] = ()


@dataclass(frozen=True)
class Bonus(Numbered):
    """A card for the hand: companion, good spirits, side quest; or a skill found on the way."""

    keywords: tuple[str, ...] = ()
    helps: tuple[Help, ...] = ()
    attempts: tuple[Attempt, ...] = ()
    skill: bool = False  # counts against the limit of skills


Card = Terrain | Permanent | Temporary | Item | Quest | State | Bonus


@dataclass(frozen=True)
class Fog:
    """An exploration card: a zone on its back, an event, item, bonus or quest item on its front.

    `only` names the curse or the legacy that shuffles it into its zone (ruling 157), `party` the explorers
    who all have to be there for it (162).
    """

    id: str
    zone: int
    front: Permanent | Temporary | Item | Quest | Bonus
    only: str = ""
    party: tuple[str, ...] = ()


@dataclass(frozen=True)
class Made(Record):
    """The item side of a skill, once crafted; the keywords are those of the skill."""

    durability: int
    helps: tuple[Help, ...] = ()
    attempts: tuple[Attempt, ...] = ()
    flag: Flag | None = None


@dataclass(frozen=True)
class Skill(Record):
    """A skill of the action deck: the strip that counts when drawn, the hand side, the item side.

    `discounts` are what resources take off its craft action (ruling 101); `price` makes it an advanced skill.
    """

    title: str
    stars: int = 0
    half: Half = ""
    sevens: int = 0
    keywords: tuple[str, ...] = ()
    helps: tuple[Help, ...] = ()
    attempts: tuple[Attempt, ...] = ()
    discounts: tuple[tuple[str, int], ...] = ()
    made: Made | None = None
    price: int = 0


@dataclass(frozen=True)
class Curse(Record):
    """A curse of the action deck: it shows nothing."""


@dataclass(frozen=True)
class Power:
    """What a character may bend by discarding a card with the keyword (rulings 137 and 138)."""

    kind: PowerKind
    keyword: str
    amount: int = 0


@dataclass(frozen=True)
class Character(Record):
    """An explorer: a power, the helps and actions printed on the card, five skills of one's own."""

    id: str
    power: Power
    skills: tuple[Skill, ...]
    helps: tuple[Help, ...] = ()
    attempts: tuple[Attempt, ...] = ()


@dataclass(frozen=True)
class Clue(Record):
    """A clue: where its curse begins, and the flag it brings; a curse card of the same title goes with it.

    Each of its `tides` is a number, called once: after the action that first leaves so few cards in the
    action deck (ruling 160). What it `tells` of are the numbers of what it says to look for, and where it
    `sends` one the numbers of what it says is to be found in some region; each of the ways out that it speaks
    of `asks` for something, and whoever has that may set out on the last part. What its hints and texts have
    `told` is heard under this curse alone; what the land tells, under any.
    """

    id: str
    start: int
    flag: Flag | None = None
    tides: tuple[tuple[int, int], ...] = ()  # cards left, number called
    tells: tuple[int, ...] = ()
    sends: tuple[int, ...] = ()
    asks: tuple[Condition, ...] = ()
    told: tuple[tuple[int, tuple[int, ...]], ...] = ()
    helps: tuple[Help, ...] = ()
    attempts: tuple[Attempt, ...] = ()


@dataclass(frozen=True)
class Zone:
    """A region of the land: what it costs to turn one of its fog cards over (ruling 96).

    `night` is the number called at each camp in the region: its greens are the deck of its nights (158).
    """

    number: int
    cost: int = 1
    need: int = 0
    night: int = 0


@dataclass(frozen=True)
class Legacy:
    """What an earlier expedition leaves to this one: quest items in the satchel, cards that are `only` its.

    One that bears the name of an explorer leaves nothing to a group that explorer is part of (ruling 159).
    """

    id: str
    satchel: tuple[int, ...] = ()


@dataclass(frozen=True)
class Sheet:
    """The cards written in one file, so that a fault can be named with its place."""

    file: str
    cards: tuple[Card, ...] = ()
    fog: tuple[Fog, ...] = ()


Risk = Literal["lose", "state", "item", "end"]  # cards, a state, pips of an item, an explorer


@dataclass(frozen=True)
class Warning:
    """The words by which the texts of a language announce a risk, as beginnings of words in a pattern."""

    lang: str
    risk: Risk
    roots: tuple[str, ...]


@dataclass(frozen=True)
class Pack:
    """A whole adventure: its words, its land, its people, its cards.

    `package` is where its prose lies; a bare pack has none, and its cards are called by their ids.
    """

    name: str
    package: str
    keywords: tuple[str, ...]
    resources: tuple[str, ...]
    symbols: tuple[str, ...]
    zones: tuple[Zone, ...]
    sheets: tuple[Sheet, ...]
    common: tuple[Skill, ...]
    characters: tuple[Character, ...]
    clues: tuple[Clue, ...]
    advanced: tuple[Skill, ...] = ()
    curses: int = 4  # generic ones
    paranoid: int = 0  # the number of the state a failed group brings its active player (ruling 53)
    easy: int = 777  # the number of the card of easy mode (ruling 126)
    night: int = 0  # cards lost at each camp (ruling 154)
    legacies: tuple[Legacy, ...] = ()
    # numbers to enter or to look for, each with the cards whose text gives it away: what a reader works out
    told: tuple[tuple[int, tuple[int, ...]], ...] = ()
    warnings: tuple[Warning, ...] = ()  # none: its texts promise no warning
