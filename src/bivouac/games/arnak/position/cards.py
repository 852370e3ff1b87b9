"""The cards and tokens of a position of Arnak: hands, decks and play areas, the row, the two decks, Fear.

Whoever is given a hand, a deck or a play area has these cards and no others: the rest of the own basic cards
is exiled, and Fear returns to its pile.
"""

from typing import Any

from bivouac.core.places import Draft, Written, Wrong, index, one_of, whole, within
from bivouac.games.arnak import columns
from bivouac.games.arnak.data.box import FEAR_CARDS
from bivouac.games.arnak.kinds import (
    FEAR,
    FIRST_ARTIFACT,
    FIRST_ITEM,
    NO_CARD,
    PEEKED,
    ROW,
    SHUFFLED,
    SHUFFLES,
)

NONE = "none"
OWN = {"hand": "hands", "deck": "decks", "area": "areas"}
WARES = {"item": "item_deck", "artifact": "artifact_deck"}


class Cards(Draft):
    """Cards on their way to the players, the row and the decks."""

    def __init__(self, document: dict[str, Any]) -> None:
        super().__init__(document)
        self.claimed: set[int] = set()  # items and artifacts; there is one of each
        self.own: dict[int, dict[str, list[int]]] = {}
        self.tops: dict[str, list[int]] = {}
        self.empty: list[str] = []
        self.in_row: dict[int, int] = {}
        self.pile = -1

    # The players' own

    def read_tokens(self, seat: int, tokens: list[str]) -> None:
        """All tokens of a player: `2 coin`."""
        purse = [0] * len(columns.RESOURCE_IDS)
        for token in tokens:
            count, _, name = token.partition(" ")
            purse[index(name, columns.RESOURCE_IDS)] = whole(count)
        self.document["purses"][self.seat(seat)] = purse

    def write_tokens(self) -> Written:
        """Every purse."""
        for seat, purse in enumerate(self.document["purses"]):
            held = zip(purse, columns.RESOURCE_IDS, strict=True)
            yield [seat, [f"{count} {name}" for count, name in held if count]]

    def read_own(self, place: str, seat: int, cards: list[str]) -> None:
        """Cards of a player; `fear x2` are two, `known` is known to all, `shuffle 3` was last in that one."""
        mine = self.own.setdefault(self.seat(seat), {key: [] for key in OWN.values()})
        for card in cards:
            name, _, times = card.partition(" x")
            for _ in range(within(whole(times or "1"), 1, FEAR_CARDS)):
                mine[OWN[place]].append(self._entry(place, name))

    def _entry(self, place: str, card: str) -> int:
        name, *marks = card.split()
        number = self.claim(name)
        if place == "area" or marks == ["known"]:
            return number
        if marks and (one_of(marks[0], ("known", "shuffle")) != "shuffle" or len(marks) < 2):
            raise Wrong("name", name=card[:40], known=f"{name} known, {name} shuffle 2")
        shuffle = within(whole(marks[1]), 0, PEEKED // SHUFFLED - 1) if marks else 1
        return number + SHUFFLED * shuffle + PEEKED * ("peeked" in marks)

    def write_own(self, place: str) -> Written:
        """Every seat's cards in that place; a deck from its top."""
        for seat, entries in enumerate(self.document[OWN[place]]):
            order = entries[::-1] if place == "deck" else entries
            yield [seat, [_named(entry, place) for entry in order]]

    def read_sifted(self, cards: list[str]) -> None:
        """Cards the active player looks at, of which one is kept."""
        self.document["sifted"] = [self._entry("hand", card) for card in cards]

    def write_sifted(self) -> Written:
        """The cards looked at, in the middle of it."""
        return [[[_named(entry, "hand") for entry in self.document["sifted"]]]]

    def claim(self, name: str) -> int:
        """A card by its name; of items and artifacts there is one each."""
        card = index(name, columns.IDS)
        if card in self.claimed:
            raise Wrong("short", name=name)
        if card >= FIRST_ITEM:
            self.claimed.add(card)
        return card

    def claim_all(self, key: str, cards: list[str]) -> None:
        """Items and artifacts that lie in a place of the document."""
        self.document[key] = [self.claim(card) for card in cards]

    def read_untold(self, seat: int, shuffles: list[str]) -> None:
        """Fear that left a hand, of which others cannot tell in which of these shuffles it was."""
        found = [SHUFFLED * within(whole(shuffle), 1, SHUFFLES) for shuffle in shuffles]
        self.document["untold"][self.seat(seat)] = found

    def write_untold(self) -> Written:
        """Every seat's."""
        for seat, fears in enumerate(self.document["untold"]):
            yield [seat, [fear // SHUFFLED for fear in fears]]

    def read_laid(self, seat: int, places: list[str]) -> None:
        """Hand cards laid down at the end of a round, by their places in the hand."""
        laid = self.document["laid"] or [[] for _ in range(self.seats)]
        laid[self.seat(seat)] = sorted({whole(place) - 1 for place in places})
        self.document["laid"] = laid

    def write_laid(self) -> Written:
        """Every seat's, while cards are laid down."""
        return [[seat, [place + 1 for place in laid]] for seat, laid in enumerate(self.document["laid"])]

    def read_fear_tiles(self, seat: int, count: int) -> None:
        """Fear tiles come out of their pile."""
        tiles = self.document["fear_tiles"]
        self.document["fear_tiles_left"] += tiles[self.seat(seat)] - count
        tiles[seat] = count

    def read_fears(self, left: int) -> None:
        """So many Fear cards are in the pile; the last player has the others in the play area."""
        self.pile = within(left, 0, FEAR_CARDS)

    # The row and its decks

    def read_row(self, cards: list[str]) -> None:
        """Six places, artifacts first; `none` is a gap. Fewer cards: artifacts and items from their left."""
        within(len(cards), 0, ROW)
        found = [NO_CARD if card == NONE else self.claim(card) for card in cards]
        places = list(range(ROW))
        if len(found) < ROW:
            artifacts = [card for card in found if card >= FIRST_ARTIFACT]
            first = max(len(artifacts), int(self.document["round"]))
            places = [*range(len(artifacts)), *range(first, first + len(found) - len(artifacts))]
            found = artifacts + [card for card in found if card < FIRST_ARTIFACT]
        self.in_row = dict(zip(places, found, strict=False))

    def read_deck(self, kind: str, cards: list[str]) -> None:
        """A deck of the row from the top; what lies below is as after the set-up."""
        self.tops[WARES[kind]] = [self.claim(card) for card in cards]

    def write_deck(self, kind: str) -> Written:
        """A whole deck of the row."""
        return [[[columns.IDS[card] for card in reversed(self.document[WARES[kind]])]]]

    def read_empty(self, decks: list[str]) -> None:
        """Decks of the row that have run out: what would lie there is exiled."""
        self.empty = [one_of(deck, WARES) for deck in decks]

    def write_row(self) -> Written:
        """All six places."""
        return [[[NONE if card == NO_CARD else columns.IDS[card] for card in self.document["row"]]]]

    # The end

    def deal_own(self) -> None:
        """Basic cards that are nowhere are exiled, and the pile of Fear holds what nobody has."""
        document = self.document
        for seat, cards in self.own.items():
            document["hands"][seat] = sorted(cards["hands"])
            document["decks"][seat] = cards["decks"][::-1]
            document["areas"][seat] = cards["areas"]
            looked_at = document["sifted"] if seat == document["active"] else []
            has = [entry % SHUFFLED for place in (*cards.values(), looked_at) for entry in place]
            document["basics_exiled"][seat] = [card - 1 for card in range(1, FIRST_ITEM) if card not in has]
        if self.pile >= 0:
            spare = FEAR_CARDS - self.pile - self._fears()
            document["areas"][self.seats - 1] += [FEAR] * max(spare, 0)
        if self.own or self.pile >= 0:
            document["fears"] = FEAR_CARDS - self._fears()

    def _fears(self) -> int:
        places = [entries for key in OWN.values() for entries in self.document[key]]
        places.append(self.document["sifted"])
        return sum(entry % SHUFFLED == FEAR for entries in places for entry in entries)

    def deal_wares(self) -> None:
        """The row and the decks without what was claimed; gaps of the row are filled from the decks."""
        sides = [self._fits(card, place) for place, card in enumerate(self.document["row"])]
        if not self.claimed and not self.empty and not self.in_row and all(sides):
            return
        document = self.document
        decks = {key: self._unclaimed(key) for key in WARES.values()}
        for place in range(ROW):
            key = self._deck_of(place)
            card = self.in_row.get(place, document["row"][place])
            if place not in self.in_row and (card in self.claimed or not self._fits(card, place)):
                card = decks[key].pop() if decks[key] else NO_CARD
            document["row"][place] = card
        loose = [card for card in range(FIRST_ITEM, len(columns.IDS)) if not self._lies(card, decks)]
        for card in loose:
            decks["artifact_deck" if card >= FIRST_ARTIFACT else "item_deck"].insert(0, card)
        for kind, key in WARES.items():
            if kind in self.empty:
                document["exiled"] += decks[key]
                decks[key] = []
            document[key] = [*decks[key], *reversed(self.tops.get(key, []))]

    def _unclaimed(self, key: str) -> list[int]:
        return [card for card in self.document[key] if card not in self.claimed]

    def _deck_of(self, place: int) -> str:
        """The deck that fills a place of the row: artifacts lie before the staff."""
        return "artifact_deck" if place < self.document["round"] else "item_deck"

    def _fits(self, card: int, place: int) -> bool:
        return card != NO_CARD and (card >= FIRST_ARTIFACT) == (place < self.document["round"])

    def _lies(self, card: int, decks: dict[str, list[int]]) -> bool:
        return (
            card in self.claimed
            or card in self.document["row"]
            or any(card in deck for deck in decks.values())
        )


def _named(entry: int, place: str) -> str:
    """An entry as `read_own` reads it."""
    name, shuffle = columns.IDS[entry % SHUFFLED], entry % PEEKED // SHUFFLED
    if place == "area" or (shuffle == 1 and entry < PEEKED):
        return name
    marks = f"shuffle {shuffle}" + " peeked" * (entry >= PEEKED)
    return f"{name} {marks}" if shuffle or entry >= PEEKED else f"{name} known"
