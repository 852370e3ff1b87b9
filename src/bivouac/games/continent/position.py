"""The places of a position of Continent, as its text names them: a card by its number, a cell by its name."""

from itertools import groupby
from operator import itemgetter
from typing import Any

from bivouac.core.places import (
    ACTIVE,
    CHANCE,
    MOVES,
    NOTHING,
    Draft,
    Row,
    Written,
    Wrong,
    index,
    number,
    numbers,
    one_of,
    steps,
    whole,
    within,
)
from bivouac.games.continent import columns
from bivouac.games.continent.actions import ACTIONS
from bivouac.games.continent.data.icons import DIRECTIONS
from bivouac.games.continent.data.limits import MOST_PIPS
from bivouac.games.continent.kinds import (
    CELLS,
    FACE_DOWN,
    FACE_UP,
    FIRST_STEP,
    MOST_ITEMS,
    NO_CELL,
    OPEN_CELL,
    STEPS,
)

CELL_IDS = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"]
BESIDE = (-8, 1, 8, -1)  # to the north, east, south and west
FACES = ("down", "peeked", "up")
STATUS = ("here", "away", "fallen", "retired")
OPEN = "open"
PILES = {
    "past": "past",
    "banished": "banished",
    "reading": "reading",
    "discard": "discard",
    "satchel": "satchel",
    "aside_deck": "aside from the deck",
    "aside_discard": "aside from the discard",
}
STEP_NAMES = (
    *ACTIONS.questions, "resolve", "body", "pay", "reveal", "count", "shed", "consequence", "aftermath",
    "readjust", "end", "take", "read", "suffer", "event-over", "leave-cell", "mend-items", "limits-check",
)  # fmt: skip
assert len(ACTIONS.questions) == FIRST_STEP
assert len(STEP_NAMES) == STEPS
assert len(CELL_IDS) == CELLS
assert len(BESIDE) == len(DIRECTIONS)


class Expedition(Draft):
    """Cards on their way: whichever is named leaves the place where the set-up put it."""

    def __init__(self, document: dict[str, Any]) -> None:
        super().__init__(document)
        self.box = columns.of(document["options"]["adventure"])
        self.named: set[int] = set()
        self.top: list[int] = []
        self.left = -1
        self.carried = [0] * self.seats  # items said of each seat

    def claim(self, name: str) -> int:
        """A card by its id; skills and fog cards also by what follows the dash."""
        for id in (name, f"skill-{name}", f"fog-{name}"):
            if id in self.box.ids:
                card = self.box.ids.index(id)
                if card in self.named:
                    raise Wrong("short", name=name)
                self.named.add(card)
                self._lift(card)
                return card
        raise Wrong("name", name=name[:40], known=", ".join(self.box.ids)[:200])

    def claim_all(self, names: list[str]) -> list[int]:
        """The cards of a list."""
        return [self.claim(name) for name in names]

    def _lift(self, card: int) -> None:
        document = self.document
        lists = [document[key] for key in ("box", "adventure", "deck", *PILES)]
        for place in [*lists, *document["zones"], *document["hands"], *document["items"]]:
            if card in place:
                place.remove(card)
        for entry in [entry for entry in document["board"] if entry[1] == card]:
            zone = self._zone(card)
            if zone:  # another fog card of the zone takes its place
                entry[1] = zone.pop(0)
            else:
                document["board"].remove(entry)

    def _zone(self, card: int) -> list[int]:
        """The fog deck a fog card belongs to; none for others."""
        if not self.box.first_fog <= card < self.box.first_skill:
            return []
        found: list[int] = self.document["zones"][self.box.zone[card] - 1]
        return found

    def called(self, cards: list[int]) -> list[str]:
        """Cards by their ids."""
        return [self.box.ids[card] for card in cards]

    # The board

    def read_cell(self, cell: str, card: str) -> None:
        """A cell as it is: the card, how it lies, the number called by it, its epoch. Others are free."""
        if not self._is_afresh():
            self._clear_board()
        id, *marks = card.split()
        entry = [index(cell, CELL_IDS), OPEN_CELL if id == OPEN else self.claim(id), FACE_UP, 0, 0]
        while marks:
            mark = marks.pop(0)
            if mark in FACES:
                entry[2] = FACES.index(mark)
            else:
                at = 3 + index(mark, ("calls", "laid"))
                entry[at] = whole(marks.pop(0) if marks else "")
        self.document["board"].append(entry)

    def _is_afresh(self) -> bool:
        return "board" in self._begun

    def _clear_board(self) -> None:
        for _, card, *_ in self.document["board"]:
            home = self._zone(card) if card >= self.box.first_fog else self.document["adventure"]
            if card >= 0:
                home.insert(0, card)
        self.afresh("board")

    def write_cells(self) -> Written:
        """Every cell that is not free."""
        for cell, card, face, calls, laid in self.document["board"]:
            name = OPEN if card == OPEN_CELL else self.box.ids[card]
            marks = f" {FACES[face]}" + f" calls {calls}" * (calls > 0) + f" laid {laid}" * (laid > 0)
            yield [CELL_IDS[cell], name + marks]

    def read_terrains(self, terrains: list[str]) -> None:
        """Terrains and events lie face up in their own cells, fog on their free arrows."""
        for name in terrains:
            card = self.claim(name)
            at = within(self.box.cell[card], 0, CELLS - 1)
            self._clear(at)
            self.document["board"].append([at, card, FACE_UP, 0, 0])
            for direction, step in enumerate(BESIDE):
                called = self.box.arrow[4 * card + direction]
                if called and not self._at(at + step):
                    zone = self.document["zones"][self.box.zone[card] - 1]
                    fog = zone.pop() if zone else OPEN_CELL
                    self.document["board"].append([at + step, fog, FACE_DOWN, called, 0])

    def _at(self, cell: int) -> list[list[int]]:
        return [entry for entry in self.document["board"] if entry[0] == cell]

    def _clear(self, cell: int) -> None:
        for entry in self._at(cell):
            self.document["board"].remove(entry)
            if entry[1] >= self.box.first_fog:
                self._zone(entry[1]).insert(0, entry[1])
            elif entry[1] >= 0:  # the start, where another terrain is to lie
                self.document["adventure"].append(entry[1])

    def read_fog(self, cell: str, card: str, face: int = FACE_DOWN) -> None:
        """A certain fog card lies in a cell, face down or up."""
        found = self._at(index(cell, CELL_IDS))
        if not found:
            raise Wrong("room", name=card)
        entry = found[0]
        old = entry[1]
        entry[1] = OPEN_CELL
        new = self.claim(card)
        if old >= 0 and old != new:
            self._zone(old).insert(0, old)
        entry[1:3] = [new, face]

    def read_next_fog(self, cards: list[str]) -> None:
        """Fog cards on top of the decks of their zones, the first on top."""
        for card in reversed(cards):
            number = self.claim(card)
            self._zone(number).append(number)

    def write_zones(self) -> Written:
        """All fog decks, each from its top."""
        return [[[self.box.ids[card] for zone in self.document["zones"] for card in reversed(zone)]]]

    def read_no_fog(self, zone: int) -> None:
        """The fog of a zone is banished."""
        zones = self.document["zones"]
        cards = zones[within(zone, 1, len(zones)) - 1]
        self.document["banished"] += cards
        cards.clear()

    def read_attached(self, cell: str, cards: list[str]) -> None:
        """Events attached to a cell."""
        at = index(cell, CELL_IDS)
        self.document["attached"] += [[at, card] for card in self.claim_all(cards)]

    def write_attached(self) -> Written:
        """In the order in which they came, a line as long as they came to one cell."""
        for at, events in groupby(self.document["attached"], key=itemgetter(0)):
            yield [CELL_IDS[at], self.called([card for _, card in events])]

    def read_tally(self, card: str, count: int) -> None:
        """What a card has counted so far."""
        self.document["tallies"].append([index(card, self.box.ids), count])

    def write_tallies(self) -> Written:
        """Every card that counts something, in the order in which they began."""
        return [[self.box.ids[card], count] for card, count in self.document["tallies"]]

    # People and what they carry

    def read_hand(self, seat: int, cards: list[str]) -> None:
        """Cards that a player has in hand besides those of the set-up."""
        found = self.claim_all(cards)
        self.document["hands"][self.seat(seat)] += found

    def write_hands(self) -> Written:
        """Every hand."""
        return [[seat, self.called(hand)] for seat, hand in enumerate(self.document["hands"])]

    def read_item(self, seat: int, cards: str, pips: int) -> None:
        """One more item of a player, as `600+610 with 3`."""
        slot = self.carried[self.seat(seat)]
        if slot == MOST_ITEMS:
            raise Wrong("room", name=cards[:40])
        self.carried[seat] += 1
        at = MOST_ITEMS * seat + slot
        self.document["items"][at] = [] if cards == NOTHING else self.claim_all(cards.split("+"))
        self.document["pips"][at] = within(pips, 0, MOST_PIPS)

    def write_items(self) -> Written:
        """Every item with its die; a place left empty before another is said as well."""
        items, pips = self.document["items"], self.document["pips"]
        for seat in range(self.seats):
            slots = range(MOST_ITEMS * seat, MOST_ITEMS * (seat + 1))
            last = max([slot for slot in slots if items[slot] or pips[slot]], default=-1)
            for slot in slots:
                if slot <= last:
                    yield [seat, "+".join(self.called(items[slot])) or NOTHING, pips[slot]]

    def read_figure(self, key: str, seat: int, cell: str) -> None:
        """The cell of a figure; nowhere for one that is not on the board."""
        place = NO_CELL if cell == "nowhere" else index(cell, CELL_IDS)
        self.document[key][self.seat(seat)] = place

    def write_figures(self, key: str) -> Written:
        """Every seat's."""
        for seat, cell in enumerate(self.document[key]):
            yield [seat, "nowhere" if cell == NO_CELL else CELL_IDS[cell]]

    def read_character(self, seat: int, name: str) -> None:
        """Who a player is; nobody for one without a character."""
        names = self.box.character_names
        self.document["characters"][self.seat(seat)] = -1 if name == "nobody" else index(name, names)

    def write_characters(self) -> Written:
        """Every seat's."""
        names = self.box.character_names
        for seat, who in enumerate(self.document["characters"]):
            yield [seat, "nobody" if who < 0 else names[who]]

    def read_status(self, seat: int, status: str) -> None:
        """Whether a player is here, or why not."""
        self.document["status"][self.seat(seat)] = STATUS.index(one_of(status, STATUS))

    def read_gone(self, names: list[str]) -> None:
        """Characters who never come back."""
        self.document["gone"] = sorted({index(name, self.box.character_names) for name in names})

    # Piles and the deck

    def read_drawn(self, cards: list[str]) -> None:
        """Cards drawn for the action that runs; one may be `again`, out of the discard."""
        for card in cards:
            name, _, again = card.partition(" ")
            self.document["drawn"].append(2 * self.claim(name) + (again == "again"))

    def write_drawn(self) -> Written:
        """In the order of drawing."""
        names = [self.box.ids[entry // 2] + " again" * (entry % 2) for entry in self.document["drawn"]]
        return [[names]]

    def read_since(self, cards: list[str]) -> None:
        """Fog cards with the shuffle in which each last joined its deck: `fog-crate 2`."""
        for card in cards:
            name, _, shuffle = card.partition(" ")
            self.document["since"].append([index(name, self.box.ids), whole(shuffle)])
        self.document["since"].sort()

    def read_turned(self, cards: list[str]) -> None:
        """The cards that the last action showed."""
        self.document["turned"] = [index(card, self.box.ids) for card in cards]

    def read_deck(self, cards: list[str]) -> None:
        """The action deck from its top; what lies below is as after the set-up."""
        self.top = self.claim_all(cards)

    def read_left(self, count: int) -> None:
        """So many cards are in the deck; the others are discarded."""
        self.left = count

    def read_pile(self, key: str, cards: list[str]) -> None:
        """Cards in a pile besides those of the set-up."""
        found = self.claim_all(cards)
        self.document[key] += found

    def finish(self) -> None:
        """The deck is as high as was said, and whatever has no order is in that of the numbers."""
        document = self.document
        rest = document["deck"]
        if self.left >= 0:
            keep = within(self.left, len(self.top), len(rest) + len(self.top)) - len(self.top)
            document["discard"] += rest[: len(rest) - keep]
            rest = rest[len(rest) - keep :]
        document["deck"] = [*rest, *reversed(self.top)]
        document["board"].sort()
        for key in ("adventure", "box", *PILES):
            if key != "satchel":
                document[key].sort()


def _pile(key: str, name: str) -> Row:
    return Row(
        f"{name}: {{cards:l}}",
        lambda draft, cards: draft.read_pile(key, cards),
        lambda draft: [[draft.called(draft.document[key])]],
        pool="cards",
    )


def _figure(key: str, name: str) -> Row:
    return Row(
        f"{name} {{seat:d}}: {{cell:w}}",
        lambda draft, seat, cell: draft.read_figure(key, seat, cell),
        lambda draft: draft.write_figures(key),
    )


def _deck(draft: Expedition) -> Written:
    return [[draft.called(draft.document["deck"][::-1])]]


def _status(draft: Expedition) -> Written:
    return [[seat, STATUS[status]] for seat, status in enumerate(draft.document["status"])]


Expedition.rows = (
    Row("cell {cell:w}: {card}", Expedition.read_cell, Expedition.write_cells, pool="cards"),
    Row("terrains: {cards:l}", Expedition.read_terrains),
    Row("fog {cell:w}: {card:w}", Expedition.read_fog),
    Row("open fog {cell:w}: {card:w}", lambda draft, cell, card: draft.read_fog(cell, card, FACE_UP)),
    Row("next fog: {cards:l}", Expedition.read_next_fog, Expedition.write_zones, pool="cards"),
    Row("zone {zone:d} has no fog", Expedition.read_no_fog, repeats=True),
    Row(
        "attached {cell:w}: {cards:l}",
        Expedition.read_attached,
        Expedition.write_attached,
        pool="cards",
        repeats=True,
    ),
    Row("tally {card:w}: {count:d}", Expedition.read_tally, Expedition.write_tallies),
    Row("hand {seat:d}: {cards:l}", Expedition.read_hand, Expedition.write_hands, pool="cards"),
    Row(
        "item {seat:d}: {cards:w} with {pips:d}",
        Expedition.read_item,
        Expedition.write_items,
        pool="cards",
        repeats=True,
    ),
    *(_pile(key, name) for key, name in PILES.items()),
    Row("drawn: {cards:l}", Expedition.read_drawn, Expedition.write_drawn, pool="cards"),
    Row("deck: {cards:l}", Expedition.read_deck, _deck, pool="cards"),
    Row("cards left: {count:d}", Expedition.read_left),
    Row("character {seat:d}: {name:w}", Expedition.read_character, Expedition.write_characters),
    Row("status {seat:d}: {status:w}", Expedition.read_status, _status),
    Row(
        "gone for good: {names:l}",
        Expedition.read_gone,
        lambda draft: [[[draft.box.character_names[who] for who in draft.document["gone"]]]],
    ),
    _figure("spots", "figure"),
    _figure("fires", "fire"),
    ACTIVE,
    number("turn"),
    number("last"),
    number("floor", low=-1),
    number("proposal", low=-1),
    number("ending"),
    steps(STEP_NAMES),
    numbers("agreed"),
    numbers("under", "known under the fog of each zone"),
    numbers("epochs", "shuffles of each zone"),
    Row(
        "joined in shuffle: {cards:l}",
        Expedition.read_since,
        lambda draft: [[[f"{draft.box.ids[card]} {shuffle}" for card, shuffle in draft.document["since"]]]],
    ),
    Row(
        "shown: {cards:l}",
        Expedition.read_turned,
        lambda draft: [[draft.called(draft.document["turned"])]],
    ),
    number("revealed"),
    MOVES,
    CHANCE,
)
