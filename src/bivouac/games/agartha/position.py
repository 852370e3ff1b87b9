"""The places of a position of Agartha, as its text names them."""

from typing import Any

from bivouac.core.places import (
    CHANCE,
    MOVES,
    Draft,
    Pieces,
    Row,
    Written,
    Wrong,
    index,
    number,
    of_each_seat,
    steps,
    whole,
    within,
)
from bivouac.games.agartha import columns
from bivouac.games.agartha.actions import ACTIONS
from bivouac.games.agartha.kinds import CARD_PLACES, DRAWN, NO_CARD, TIERS, ZONE_NAMES, ZONES

STEPS = (*ACTIONS.questions, "resolve")


class Cards(Draft):
    """The cards in play: those that no line claims lie as after the set-up, the deck filling the gaps."""

    def __init__(self, document: dict[str, Any]) -> None:
        super().__init__(document)
        in_play = columns.IN_PLAY[self.seats]
        self.pieces = Pieces({card: columns.IDS[columns.KIND_OF[card]] for card in in_play})
        self.set_up_deck: list[int] = document["deck"]
        self.top: list[int] = []
        self.left = -1
        self.said: set[str] = set()
        self.rest: tuple[int, int] | None = None
        self.holder = -1

    # The board of a player, the tiles, the deck

    def read_board(self, seat: int, place: str, cards: list[str]) -> None:
        """All that lies in a slot or sector."""
        at = index(place, columns.PLACE_IDS)
        self.document["boards"][self.seat(seat)][at] = sorted(self.pieces.draw_all(cards))

    def write_boards(self) -> Written:
        """Whatever is not empty."""
        for seat, board in enumerate(self.document["boards"]):
            for place, cards in zip(columns.PLACE_IDS, board, strict=True):
                if cards:
                    yield [seat, place, self.pieces.called(cards)]

    def read_tile(self, tile: int, cards: list[str]) -> None:
        """All that lies on an expedition tile; a dash is a place from which a card was taken."""
        within(len(cards), 0, CARD_PLACES)
        at = within(tile, 1, len(self.document["tiles"])) - 1
        found = [NO_CARD if card == "-" else self.pieces.draw(card) for card in cards]
        self.document["tiles"][at] = (found + [NO_CARD] * CARD_PLACES)[:CARD_PLACES]
        self.said.add(f"tile {at}")

    def write_tiles(self) -> Written:
        """Every tile, without the empty places at its end."""
        for tile, cards in enumerate(self.document["tiles"], 1):
            names = ["-" if card == NO_CARD else self.pieces.names[card] for card in cards]
            while names and names[-1] == "-":
                names.pop()
            yield [tile, names]

    def read_pending(self, cards: list[str]) -> None:
        """Cards to be placed, each after the seat that places it."""
        self.document["pending"] = []
        for entry in cards:
            seat, _, card = entry.partition(" ")
            self.document["pending"].append([self.seat(whole(seat)), self.pieces.draw(card)])
        self.said.add("pending")

    def write_pending(self) -> Written:
        """In the order in which they are placed."""
        return [[[f"{seat} {self.pieces.names[card]}" for seat, card in self.document["pending"]]]]

    def read_discard(self, cards: list[str]) -> None:
        """Whatever was thrown away."""
        self.document["discard"] = self.pieces.draw_all(cards)

    def read_deck(self, cards: list[str]) -> None:
        """From the top; what lies below is as after the set-up."""
        self.top = self.pieces.draw_all(cards)

    def read_left(self, count: int) -> None:
        """So many cards are in the deck; those that would lie below them are discarded."""
        self.left = within(count, 0, len(self.pieces.names))

    def read_rest(self, seat: int, place: str) -> None:
        """Where the cards lie that the deck is too short for, instead of the discard pile."""
        self.rest = (self.seat(seat), index(place, columns.PLACE_IDS))

    def finish(self) -> None:
        """Every card lies somewhere: gaps are filled from the deck, and what is left over lies below it."""
        document = self.document
        if self.holder >= 0:
            document["first"] = (self.holder - document["round"]) % self.seats
        for kind, _, card in document["agenda"]:
            if kind == DRAWN and card in self.pieces.left:
                self.pieces.left.remove(card)
        if len(self.pieces.left) == len(self.pieces.names) and self.left < 0 and "pending" not in self.said:
            return
        hidden = self._hidden()
        self._fill(hidden)
        if self.left >= 0:
            away = len(hidden) + len(self.top) - self.left
            within(self.left, len(self.top), len(hidden) + len(self.top))
            self._put_away(hidden[:away])
            hidden = hidden[away:]
        document["deck"] = [*hidden, *reversed(self.top)]
        document["discard"] = sorted(document["discard"])
        document["bottom"] = min(document["bottom"], len(document["deck"]))

    def _hidden(self) -> list[int]:
        """The unclaimed cards of the deck, over those whose place was claimed by others."""
        kept = self._unsaid()
        others = [card for card in self.pieces.left if card not in kept and card not in self.set_up_deck]
        return [*others, *(card for card in self.set_up_deck if card in self.pieces.left)]

    def _unsaid(self) -> list[int]:
        """The cards of the set-up that stay where no line spoke of the place."""
        tiles = [cards for at, cards in enumerate(self.document["tiles"]) if f"tile {at}" not in self.said]
        pending = [] if "pending" in self.said else self.document["pending"]
        kept = [card for cards in tiles for card in cards] + [card for _, card in pending]
        return [card for card in kept if card in self.pieces.left]

    def _fill(self, hidden: list[int]) -> None:
        """Another card takes the place of one that was claimed elsewhere."""
        kept = self._unsaid()
        for at, cards in enumerate(self.document["tiles"]):
            if f"tile {at}" not in self.said:
                filled = [card if card == NO_CARD or card in kept else _top(hidden) for card in cards]
                self.document["tiles"][at] = filled
        if "pending" not in self.said:
            for entry in self.document["pending"]:
                entry[1] = entry[1] if entry[1] in kept else _top(hidden)

    def _put_away(self, cards: list[int]) -> None:
        if self.rest is None:
            self.document["discard"] += cards
        else:
            seat, place = self.rest
            board = self.document["boards"][seat]
            board[place] = sorted(board[place] + cards)

    # Tokens and tallies

    def read_holder(self, seat: int) -> None:
        """Who places the first token of the round."""
        self.holder = self.seat(seat)

    def write_holder(self) -> Written:
        """The holder of the round, which follows from who was first."""
        return [[(self.document["first"] + self.document["round"]) % self.seats]]

    def read_placed(self, tokens: list[str]) -> None:
        """The tokens of the round in the order of placing, as `value tile zone`."""
        found = [ACTIONS.codes.get(f"place {token}", -1) for token in tokens]
        if -1 in found:
            raise Wrong("name", name=tokens[found.index(-1)][:40], known="3 1 bid, 1 2 action")
        codes = [ACTIONS.argument[code] for code in found]
        self.document["zones"] = [code % ZONES for code in codes]
        self.document["values"] = [1 + code // ZONES for code in codes]

    def write_placed(self) -> Written:
        """Every token that lies on a tile."""
        lie = zip(self.document["values"], self.document["zones"], strict=True)
        return [[[f"{value} {zone // 2 + 1} {ZONE_NAMES[zone % 2]}" for value, zone in lie]]]

    def read_explored(self, seat: int, tiers: list[str]) -> None:
        """The Explorations a player has made."""
        made = [within(whole(tier), 1, TIERS) for tier in tiers]
        self.document["explored"][self.seat(seat)] = [tier in made for tier in range(1, TIERS + 1)]

    def write_explored(self) -> Written:
        """By their tiers."""
        for seat, made in enumerate(self.document["explored"]):
            yield [seat, [tier for tier in range(1, TIERS + 1) if made[tier - 1]]]


def _top(hidden: list[int]) -> int:
    if not hidden:
        raise Wrong("short", name="deck")
    return hidden.pop()


def _deck(draft: Cards) -> Written:
    return [[draft.pieces.called(reversed(draft.document["deck"]))]]


Cards.rows = (
    number("round", first=1, pool="course"),
    Row("holder: {seat:d}", Cards.read_holder, Cards.write_holder, pool="course"),
    Row("board {seat:d} {place:w}: {cards:l}", Cards.read_board, Cards.write_boards, pool="cards"),
    Row("tile {tile:d}: {cards:l}", Cards.read_tile, Cards.write_tiles, pool="cards"),
    Row("to place: {cards:l}", Cards.read_pending, Cards.write_pending, pool="cards"),
    Row(
        "discard: {cards:l}",
        Cards.read_discard,
        lambda draft: [[draft.pieces.called(draft.document["discard"])]],
        pool="cards",
    ),
    Row("deck: {cards:l}", Cards.read_deck, _deck, pool="cards"),
    Row("cards left: {count:d}", Cards.read_left),
    Row("the rest lies with {seat:d}: {place:w}", Cards.read_rest),
    number("bottom"),
    Row("explored {seat:d}: {tiers:l}", Cards.read_explored, Cards.write_explored),
    of_each_seat("scored"),
    Row("placed: {tokens:l}", Cards.read_placed, Cards.write_placed),
    number("step"),
    steps(STEPS),
    number("revealed"),
    MOVES,
    CHANCE,
)
