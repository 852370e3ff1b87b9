"""What the boxes of a card can do, and on what condition. Records only; packs combine them."""

from bivouac.core.effects import AllOf, Condition, Effect, May, OneOf, When


class Keyword(Condition):
    """A participant holds a card with the keyword, in hand or in an item."""

    word: str


class InSatchel(Condition):
    """A quest item of that number is in the satchel."""

    number: int


class Gathered(Condition):
    """So many quest items of these numbers are in the satchel."""

    numbers: tuple[int, ...]
    count: int


class ByFire(Condition):
    """A fire burns on the terrain."""


class InCompany(Condition):
    """The destination holds a fire, or a character who does not move (ruling 91)."""


class Suffering(Condition):
    """The active player has the state of that number in hand."""

    number: int


class Chosen(Condition):
    """The curse weighs on the group and has not been lifted."""

    curse: str


class Experienced(Condition):
    """The satchel holds so many points of experience."""

    points: int


class FogNear(Condition):
    """A fog card is linked to the terrain and can be turned over."""


class Left(Condition):
    """A card of that number is left to be taken: what it promises is not hollow."""

    number: int


class Not(Condition):
    """The other condition is false."""

    part: Condition


class Both(Condition):
    """Both conditions are true."""

    first: Condition
    second: Condition


CONDITIONS: tuple[type[Condition], ...] = (
    Keyword, InSatchel, ByFire, InCompany, Suffering, Chosen, Experienced, FogNear, Left, Not, Both,
    Gathered,
)  # fmt: skip


class Take(Effect):
    """Take a card of that number, with the flag beside it if there is one (rulings 74 to 83)."""

    number: int
    flag: str = ""
    if_available: bool = False
    each: bool = False


class Restore(Effect):
    """Shuffle cards of the discard pile into the action deck, at random or chosen (ruling 69)."""

    cards: int
    chosen: bool = False


class Lose(Effect):
    """Discard cards from the action deck (rulings 67 and 68)."""

    cards: int


class Damage(Effect):
    """The participants' items lose so many pips in all (rulings 78 and 146)."""

    pips: int


class Repair(Effect):
    """One item of the active player gains pips, up to six (ruling 107)."""

    pips: int


class Go(Effect):
    """All participants go to the terrain declared (rulings 90 and 91)."""


class Cross(Effect):
    """All participants go to the other side of this card (ruling 92)."""


class Flip(Effect):
    """Turn this fog card over (ruling 94)."""


class Free(Effect):
    """Discard this exploration card and put the ground in its place (rulings 95 and 149)."""


class Discard(Effect):
    """This card goes to the pile of its back (rulings 105 and 115)."""


class Banish(Effect):
    """This card leaves the game until its end (ruling 115)."""


class Return(Effect):
    """This card goes back to its place in its own deck (ruling 115)."""


class Gild(Effect):
    """Banish this green card and put a gold one of its number in its place (ruling 116)."""


class BanishUnseen(Effect):
    """Banish a random green card of that number from the deck; nobody sees which (ruling 116)."""

    number: int


class NewBoard(Effect):
    """The board goes to the Past and a new one begins with that terrain (ruling 100)."""

    number: int


class Cure(Effect):
    """Return a state from the hand to the adventure deck; number 0 lets its holder choose (ruling 113)."""

    number: int = 0
    each: bool = False


class Light(Effect):
    """Put the active player's fire on the terrain (ruling 11)."""


class Douse(Effect):
    """Take the fire off the terrain."""


class Learn(Effect):
    """Buy an advanced skill with experience; it goes to the deck, or to the hand (ruling 132)."""

    hand: bool = False


class Spend(Effect):
    """Banish experience cards worth at least so many points (ruling 132)."""

    points: int


class Peek(Effect):
    """Look at fog cards linked to the terrain, and leave them face down."""

    cards: int


class Riddle(Effect):
    """Name three digits; the card of that number is taken if it bears this card's mark (ruling 82)."""


class Make(Effect):
    """The skill being crafted becomes an item (ruling 101)."""


class Eliminate(Effect):
    """The adventure of every participant ends here (ruling 117)."""


class Lift(Effect):
    """Lift a curse; the last one lifted wins the game (ruling 124)."""

    curse: str


NOTHING = AllOf(())

# The order of the handlers in resolve/
KINDS: tuple[type[Effect], ...] = (
    AllOf, OneOf, May, When, Take, Restore, Lose, Damage, Repair, Go, Cross, Flip, Free, Discard, Banish,
    Return, Gild, BanishUnseen, NewBoard, Cure, Light, Douse, Learn, Spend, Peek, Riddle, Make, Eliminate,
    Lift,
)  # fmt: skip
