"""What the boxes of a card can do, and on what condition. Records only; packs combine them."""

from bivouac.core.effects import AllOf, Condition, Effect, Leaf, May, OneOf, Times, When


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


class AnyLeft(Condition):
    """A card of one of these numbers is left to be taken."""

    numbers: tuple[int, ...]


class Not(Condition):
    """The other condition is false."""

    part: Condition


class Both(Condition):
    """Both conditions are true."""

    first: Condition
    second: Condition


CONDITIONS: tuple[type[Condition], ...] = (
    Keyword, InSatchel, ByFire, InCompany, Suffering, Chosen, Experienced, FogNear, Left, Not, Both,
    Gathered, AnyLeft,
)  # fmt: skip


class Take(Leaf):
    """Take a card of that number, with the flag beside it if there is one (rulings 74 to 83)."""

    rulings, drawn = (74, 75), (Times("each", "each"), "card", Times("flag", "flag"))
    number: int
    flag: str = ""
    if_available: bool = False
    each: bool = False


class Restore(Leaf):
    """Shuffle cards of the discard pile into the action deck, at random or chosen (ruling 69)."""

    rulings, drawn = (69, 70), (Times("restore", "cards", most=9),)
    cards: int
    chosen: bool = False


class Lose(Leaf):
    """Discard cards from the action deck (rulings 67 and 68)."""

    rulings, drawn = (67, 68), (Times("loss", "cards"),)
    cards: int


class Damage(Leaf):
    """The participants' items lose so many pips in all (rulings 78 and 146)."""

    rulings, drawn = (78, 146), ("loss", Times("pip", "pips"))
    pips: int


class Repair(Leaf):
    """One item of the active player gains pips, up to six (ruling 107)."""

    rulings, drawn = (107,), (Times("pip", "pips"),)
    pips: int


class Go(Leaf):
    """All participants go to the terrain declared (rulings 90 and 91)."""

    rulings, drawn = (90, 91), ("go",)


class Cross(Leaf):
    """All participants go to the other side of this card (ruling 92)."""

    rulings, drawn = (92,), ("bridge",)


class Flip(Leaf):
    """Turn this fog card over (ruling 94)."""

    rulings, drawn = (94,), ("fog",)


class Free(Leaf):
    """Discard this exploration card and put the ground in its place (rulings 95 and 149)."""

    rulings, drawn = (95, 149), ("free",)


class Discard(Leaf):
    """This card goes to the pile of its back (rulings 105 and 115)."""

    rulings, drawn = (105, 115), ("past",)


class Banish(Leaf):
    """This card leaves the game until its end (ruling 115)."""

    rulings, drawn = (115, 155), ("banish",)


class Return(Leaf):
    """This card goes back to its place in its own deck (ruling 115)."""

    rulings, drawn = (115, 155), ("return",)


class Gild(Leaf):
    """Banish this green card and put a gold one of its number in its place (ruling 116)."""

    rulings, drawn = (116, 155), ("gild",)


class BanishUnseen(Leaf):
    """Banish a random green card of that number from the deck; nobody sees which (ruling 116)."""

    rulings, drawn = (116,), ("banish", "card")
    number: int


class NewBoard(Leaf):
    """The board goes to the Past and a new one begins with that terrain (ruling 100)."""

    rulings, drawn = (100,), ("board",)
    number: int


class Cure(Leaf):
    """Return a state from the hand to the adventure deck; number 0 lets its holder choose (ruling 113)."""

    rulings, drawn = (113,), ("cure",)
    number: int = 0
    each: bool = False


class Light(Leaf):
    """Put the active player's fire on the terrain (ruling 11)."""

    rulings, drawn = (11,), ("light",)


class Douse(Leaf):
    """Take the fire off the terrain."""

    rulings, drawn = (11,), ("douse",)


class Learn(Leaf):
    """Buy an advanced skill with experience; it goes to the deck, or to the hand (ruling 132)."""

    rulings, drawn = (132,), ("experience", "arrow", "skill")
    hand: bool = False


class Spend(Leaf):
    """Banish experience cards worth at least so many points (ruling 132)."""

    rulings, drawn = (132,), ("loss", Times("experience", "points"))
    points: int


class Peek(Leaf):
    """Look at fog cards linked to the terrain, and leave them face down."""

    rulings, drawn = (10, 134), ("observe", Times("fog", "cards"))
    cards: int


class Riddle(Leaf):
    """Name three digits; the card of that number is taken if it bears this card's mark (ruling 82)."""

    rulings, drawn = (82,), ("riddle",)


class Make(Leaf):
    """The skill being crafted becomes an item (ruling 101)."""

    rulings, drawn = (101,), ("make",)


class Eliminate(Leaf):
    """The adventure of every participant ends here (ruling 117)."""

    rulings, drawn = (117, 118), ("eliminate",)


class Lift(Leaf):
    """Lift a curse; the last one lifted wins the game (ruling 124)."""

    rulings, drawn = (124, 125), ("lift",)
    curse: str


NOTHING = AllOf(())

# The order of the handlers in resolve/
KINDS: tuple[type[Effect], ...] = (
    AllOf, OneOf, May, When, Take, Restore, Lose, Damage, Repair, Go, Cross, Flip, Free, Discard, Banish,
    Return, Gild, BanishUnseen, NewBoard, Cure, Light, Douse, Learn, Spend, Peek, Riddle, Make, Eliminate,
    Lift,
)  # fmt: skip
