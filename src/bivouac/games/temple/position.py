"""The places of a position of Temple, as its text names them."""

from typing import Any

from bivouac.core import places
from bivouac.core.chance import QuickChance
from bivouac.core.places import Draft, Row, Written, Wrong
from bivouac.games.temple import columns
from bivouac.games.temple.actions import ACTIONS
from bivouac.games.temple.kinds import CARDS, CELLS, DECKS, WARES

STEPS = ("resolve", *ACTIONS.questions[1:])
# Where each card was dealt: a temple and its cell, or one of the two that are spare.
ORIGINS = [
    *(f"{temple}-{cell}" for temple in (1, 2) for cell in columns.CELL_IDS),
    *(f"spare-{at}" for at in range(1, CARDS - 2 * CELLS + 1)),
]
WAITING = "to come"


class Tableaux(Draft):
    """The cards of six decks: in the temple, before the players, out of the game, and still to come.

    Cards that a tableau holds have left a temple; what left one and lies nowhere else is out of the game.
    """

    def __init__(self, document: dict[str, Any]) -> None:
        super().__init__(document)
        self.pins: dict[int, str] = {}
        self.laid: list[tuple[int, str, str]] = []  # a seat, how its card lies, the card

    # Temple and decks

    def read_decks(self, decks: list[str]) -> None:
        """The six decks in play."""
        self.document["decks"] = sorted(
            (places.one_of(deck, columns.DECK_IDS) for deck in decks), key=_deck_number
        )
        places.within(len(set(decks)), DECKS, DECKS)

    def read_temple(self, temple: int) -> None:
        """The temple that is being cleared, whole unless a line says otherwise."""
        self.document["round"] = places.within(temple, 1, 2)
        self.document["cells"] = list(range(CELLS))

    def read_only(self, cells: list[str]) -> None:
        """The cells that still hold a card."""
        self.document["cells"] = sorted({places.index(cell, columns.CELL_IDS) for cell in cells})

    def read_cells(self, cards: list[str]) -> None:
        """What lies where in the temple: `a1 coin`."""
        for card in cards:
            cell, _, kind = card.partition(" ")
            self._pin(self._base() + places.index(cell, columns.CELL_IDS), kind)

    def read_waiting(self, cards: list[str]) -> None:
        """Cards not laid out yet, by their places: `2-a1 coin`."""
        for card in cards:
            place, _, kind = card.partition(" ")
            self._pin(places.index(place, ORIGINS), kind)

    def write_cells(self) -> Written:
        """Every card that is left in the temple."""
        faces, base = self.document["faces"], self._base()
        return [[[f"{columns.CELL_IDS[cell]} {faces[base + cell]}" for cell in self.document["cells"]]]]

    def write_waiting(self) -> Written:
        """The cards of the next temple and the spare ones."""
        coming = range(self._base() + CELLS, CARDS)
        return [[[f"{ORIGINS[card]} {self.document['faces'][card]}" for card in coming]]]

    def _base(self) -> int:
        return CELLS * (int(self.document["round"]) - 1)

    def _pin(self, place: int, kind: str) -> None:
        if place in self.pins:
            raise Wrong("twice", text=ORIGINS[place])
        self.pins[place] = places.one_of(kind, columns.KIND)

    # What lies before the players, and out of the game

    def lay(self, seat: int, how: str, cards: list[str]) -> None:
        """Cards before a seat; `coin of 1-a1` says from where one came."""
        for card in cards:
            places.one_of(card.partition(" of ")[0], columns.KIND)
            self.laid.append((self.seat(seat), how, card))

    def read_closed(self, seat: int, cards: list[str]) -> None:
        """A closed set, a line each."""
        self.lay(seat, f"set {len(self.laid)}", cards)

    def write_open(self) -> Written:
        """Every seat's open cards."""
        for seat, row in enumerate(self.document["rows"]):
            yield [seat, self._names(card for card in row if card not in self.document["flipped"])]

    def write_flipped(self) -> Written:
        """Flipped cards outside of sets, where there are any."""
        grouped = [card for group in self.document["groups"] for card in group]
        for seat, row in enumerate(self.document["rows"]):
            found = [card for card in row if card in self.document["flipped"] and card not in grouped]
            if found:
                yield [seat, self._names(found)]

    def write_closed(self) -> Written:
        """Every closed set."""
        for group in self.document["groups"]:
            [seat] = [seat for seat, row in enumerate(self.document["rows"]) if group[0] in row]
            yield [seat, self._names(group)]

    def _names(self, cards: Any) -> list[str]:
        return [f"{self.document['faces'][card]} of {ORIGINS[card]}" for card in cards]

    def read_discard(self, cards: list[str]) -> None:
        """Cards out of the game."""
        for card in cards:
            kind, _, origin = card.partition(" of ")
            self._pin(places.index(origin, ORIGINS) if origin else self._free_place(kind), kind)

    def read_assistants(self, seat: int, assistants: list[str]) -> None:
        """Assistants who work for a player."""
        for assistant in assistants:
            self.document["holders"][places.index(assistant, columns.ASSISTANT_IDS)] = self.seat(seat)

    def write_assistants(self) -> Written:
        """Who works for whom."""
        for seat in range(self.seats):
            found = [at for at, holder in enumerate(self.document["holders"]) if holder == seat]
            if found:
                yield [seat, [columns.ASSISTANT_IDS[at] for at in found]]

    def read_seen(self, seat: int, looked: list[str]) -> None:
        """Face-down cards a player has looked at: cells of this temple, or places as in `1-a1`."""
        names = [place if "-" in place else f"{self.document['round']}-{place}" for place in looked]
        self.document["knowledge"]["seen"][self.seat(seat)] = sorted(
            {places.index(name, ORIGINS) for name in names}
        )

    # What no line speaks of

    def finish(self) -> None:
        """Every card of six decks lies somewhere, and what lies open or has left its temple is known."""
        document = self.document
        self._choose_decks()
        gone = [card for card in range(self._base() + CELLS) if card not in self._standing()]
        document |= {"rows": [[] for _ in range(self.seats)], "flipped": [], "groups": []}
        sets: dict[tuple[int, str], list[int]] = {}
        for seat, how, name in self.laid:
            kind, _, origin = name.partition(" of ")
            place = places.index(origin, ORIGINS) if origin else self._free_place(kind)
            self._pin(place, kind)
            document["rows"][seat].append(place)
            if how != "open":
                document["flipped"].append(place)
            if how not in ("open", "flipped"):
                sets.setdefault((seat, how), []).append(place)
        document["groups"] = [sorted(found) for found in sets.values()]
        document["flipped"].sort()
        document["rows"] = [sorted(row) for row in document["rows"]]
        held = {card for row in document["rows"] for card in row}
        document["discard"] = [card for card in gone if card not in held]
        document["faces"] = self._dealt(document["discard"])
        knowledge = document["knowledge"]
        knowledge["public"] = [card for card in range(self._base() + CELLS) if self._is_public(card, gone)]
        if self.pins:
            knowledge["revealed"] = knowledge["revealed"] or len(knowledge["public"])

    def _choose_decks(self) -> None:
        """The decks of all cards that are named, and of those of the set-up as many as there is room for.

        Where more has left the temples than these could discard, decks that can all be discarded come first.
        """
        named = [*self.pins.values(), *(card.partition(" of ")[0] for _, _, card in self.laid)]
        needed = {columns.DECK_IDS[columns.DECK_OF[columns.KIND[kind]]] for kind in named}
        needed |= set(self.document["options"]["decks"])
        others = [deck for deck in self.document["decks"] if deck not in needed]
        places.within(len(needed), 0, DECKS)
        wares = [sum(kind < WARES for kind in box) for box in columns.BOX]
        chosen = {*needed, *others[: DECKS - len(needed)]}
        if sum(wares[_deck_number(deck)] for deck in chosen) < self._base() + CELLS - len(self._standing()):
            plain = [deck for deck in columns.DECK_IDS if deck not in needed]
            plain.sort(key=lambda deck: -wares[_deck_number(deck)])
            chosen = {*needed, *plain[: DECKS - len(needed)]}
        self.document["decks"] = sorted(chosen, key=_deck_number)

    def _standing(self) -> set[int]:
        return {self._base() + cell for cell in self.document["cells"]}

    def _free_place(self, kind: str) -> int:
        """A place from which such a card can have come."""
        for place in range(self._base() + CELLS):
            if place not in self.pins and place not in self._standing():
                return place
        raise Wrong("room", name=kind)

    def _dealt(self, out: list[int]) -> list[str]:
        """The faces of all cards: those that are said, wares where none are, the rest as after the set-up."""
        rest = [
            columns.IDS[kind]
            for deck in self.document["decks"]
            for kind in columns.BOX[columns.DECK_IDS.index(deck)]
        ]
        for kind in self.pins.values():
            if kind not in rest:
                raise Wrong("short", name=kind)
            rest.remove(kind)
        for card in out:
            if card not in self.pins:
                wares = [kind for kind in rest if columns.KIND[kind] < WARES]
                if not wares:
                    raise Wrong("room", name=rest[0])  # used when taken, so never discarded
                self.pins[card] = max(wares, key=lambda kind: (wares.count(kind), kind))
                rest.remove(self.pins[card])
        for card, kind in enumerate(self.document["faces"]):
            if card not in self.pins and kind in rest:
                self.pins[card] = kind
                rest.remove(kind)
        order = list(range(len(rest)))
        QuickChance(0).shuffle(order)
        free = [card for card in range(CARDS) if card not in self.pins]
        self.pins |= {card: rest[at] for card, at in zip(free, order, strict=True)}
        return [self.pins[card] for card in range(CARDS)]

    def _is_public(self, card: int, gone: list[int]) -> bool:
        return card in gone or not columns.DOWN[columns.KIND[self.document["faces"][card]]]


def _deck_number(deck: str) -> int:
    return columns.DECK_IDS.index(deck)


def _seen(draft: Tableaux) -> Written:
    for seat, cards in enumerate(draft.document["knowledge"]["seen"]):
        yield [seat, [ORIGINS[card] for card in cards]]


Tableaux.rows = (
    Row("decks played: {decks:l}", Tableaux.read_decks, lambda draft: [[draft.document["decks"]]]),
    Row("temple: {temple:d}", Tableaux.read_temple, lambda draft: [[draft.document["round"]]], pool="cards"),
    Row(
        "only: {cells:l}",
        Tableaux.read_only,
        lambda draft: [[[columns.CELL_IDS[cell] for cell in draft.document["cells"]]]],
        pool="cards",
    ),
    Row("cells: {cards:l}", Tableaux.read_cells, Tableaux.write_cells, pool="cards"),
    Row(f"{WAITING}: {{cards:l}}", Tableaux.read_waiting, Tableaux.write_waiting, pool="cards"),
    Row(
        "discard: {cards:l}",
        Tableaux.read_discard,
        lambda draft: [[draft._names(draft.document["discard"])]],
        pool="cards",
    ),
    Row(
        "open {seat:d}: {cards:l}",
        lambda draft, seat, cards: draft.lay(seat, "open", cards),
        Tableaux.write_open,
        pool="cards",
    ),
    Row(
        "flipped {seat:d}: {cards:l}",
        lambda draft, seat, cards: draft.lay(seat, "flipped", cards),
        Tableaux.write_flipped,
        pool="cards",
    ),
    Row("closed {seat:d}: {cards:l}", Tableaux.read_closed, Tableaux.write_closed, "cards", repeats=True),
    places.of_each_seat("money"),
    Row("assistants {seat:d}: {names:l}", Tableaux.read_assistants, Tableaux.write_assistants),
    places.number("first"),
    places.ACTIVE,
    places.number("turn"),
    places.number("left", "actions"),
    places.phrase("acted", "the first action is spent"),
    places.asked(ACTIONS.questions),
    places.steps(STEPS),
    Row("seen by {seat:d}: {places:l}", Tableaux.read_seen, _seen),
    places.REVEALED,
    places.MOVES,
    places.CHANCE,
)
