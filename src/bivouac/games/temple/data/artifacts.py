"""The ten artifact decks of nine cards. Each says where its numbers come from; a box in hand corrects a line.

`rulebook`: points and bonus are printed there. `deduced`: the print gives one value for the whole deck.
`reconstructed`: the cards themselves are ours, for the reason given.
"""

from dataclasses import dataclass

from bivouac.core.effects import Effect, all_of
from bivouac.games.temple.effects import (
    ActAgain,
    DiscardOne,
    GiveOne,
    LookAt,
    PayMoney,
    PayOthers,
    StealCard,
    TakeAssistant,
    TakeMoney,
)


@dataclass(frozen=True)
class Face:
    """What a card shows: its points alone, what happens when it is taken, how it lies in the temple."""

    id: str
    points: int
    taken: Effect | None = None
    down: bool = False


@dataclass(frozen=True)
class Deck:
    """Nine cards in their printed order, the bonus of two and of three, and where all this comes from."""

    id: str
    cards: tuple[Face, ...]
    pair: Effect | None = None
    triple: Effect | None = None
    source: str = "reconstructed"
    reason: str = ""


# Cards of these numbers bear a star in every deck. Reconstructed: as many in each deck, so that the majority
# does not depend on the decks chosen.
STARRED = (1, 4, 7)

STATUE = Face("statue", points=1)
COIN = Face("coin", points=2)
WEAPON = Face("weapon", points=1)
MANUSCRIPT = Face("manuscript", points=1)
JEWEL = Face("jewel", points=1)
RELIC = Face("relic", points=1)
PLATE_A, PLATE_B, PLATE_C = (Face(f"plate_{letter}", points=1) for letter in "abc")
VAMPIRE = Face("vampire", points=-1, down=True)
MUMMY = Face("mummy", points=-1, down=True)
VAMPIRE_MUMMY = Face("vampire_mummy", points=-1, down=True)
CROSS = Face("cross", points=-1)
COFFIN = Face("coffin", points=2)


def _treasure(id: str, points: int, taken: Effect | None = None) -> Face:
    return Face(id, points, taken, down=True)


def _fate(id: str, taken: Effect) -> Face:
    return Face(id, 0, taken, down=True)


def _alike(
    id: str,
    face: Face,
    pair: Effect | None = None,
    triple: Effect | None = None,
    reason: str = "one value and one bonus for the whole deck",
) -> Deck:
    return Deck(id, (face,) * 9, pair, triple, "deduced", reason)


# In the order of the tables: cards that can lie open in a tableau come before those that never do.
DECK_TABLE = (
    _alike("statues", STATUE, reason="one rule for the whole deck, so nine like cards"),
    _alike("coins", COIN, TakeMoney(1), TakeMoney(2)),
    _alike("weapons", WEAPON, StealCard(1), StealCard(2)),
    _alike("manuscripts", MANUSCRIPT, ActAgain(1), ActAgain(2)),
    _alike("jewels", JEWEL, TakeAssistant(1), TakeAssistant(2)),
    _alike("relics", RELIC, reason="one value for the whole deck; the majority is a rule"),
    Deck(
        "plates",
        (*(PLATE_A,) * 3, *(PLATE_B,) * 3, *(PLATE_C,) * 3),
        reason="three letters share nine cards evenly",
    ),
    Deck(
        "monsters",
        (VAMPIRE, VAMPIRE, MUMMY, MUMMY, VAMPIRE_MUMMY, CROSS, CROSS, COFFIN, COFFIN),
        reason="points are printed; one monster more than remedies keeps them wanted, and hidden monsters "
        "make players collect remedies on speculation",
    ),
    Deck(
        "treasures",
        (
            _treasure("treasure_2", 2),
            _treasure("treasure_3", 3),
            _treasure("treasure_3", 3),
            _treasure("treasure_4", 4),
            _treasure("treasure_5", 5),
            _treasure("treasure_money_3", 0, TakeMoney(3)),
            _treasure("treasure_money_2", 0, TakeMoney(2)),
            _treasure("treasure_assistant", 0, TakeAssistant(1)),
            _treasure("treasure_action", 0, ActAgain(1)),
        ),
        reason="print names points or an immediate bonus; worth about 3 points each, like an assistant, to "
        "reward taking an unknown card",
    ),
    Deck(
        "curses",
        (
            _fate("blessing_money", TakeMoney(2)),
            _fate("blessing_assistant", TakeAssistant(1)),
            _fate("blessing_action", ActAgain(1)),
            _fate("blessing_theft", StealCard(1)),
            _fate("blessing_sight", all_of(TakeMoney(1), LookAt(2))),
            _fate("curse_toll", PayMoney(2)),
            _fate("curse_loss", DiscardOne()),
            _fate("curse_gift", GiveOne()),
            _fate("curse_alms", PayOthers(1)),
        ),
        reason="print says a good or a bad action at once; five good against four bad make a gamble that a "
        "peek can tame, worth a little under 1 point",
    ),
)
