"""Setting up a position: a whole document is made, and the loader counts every piece of it.

Whoever is given a hand, a deck or a play area has these cards and no others: the rest of the own basic cards
is exiled, and Fear returns to its pile. Idols of places that lie discovered and that nobody is said to hold
belong to the last player.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bivouac import game
from bivouac.core.contract import State
from bivouac.games.arnak import columns
from bivouac.games.arnak.data.box import FEAR_CARDS
from bivouac.games.arnak.kinds import (
    AFTER,
    CAMP_SPACES,
    EXHAUSTED,
    FIRST_ARTIFACT,
    FIRST_DEEP,
    FIRST_ITEM,
    GOLD,
    NEAR_TILES,
    PLACES,
    ROW,
    SHUFFLED,
    SITE_TILES,
    TEMPLE,
    TURN,
)

ARNAK = game("arnak")
BONUSES = {id: type for type, id in enumerate(columns.BONUS_IDS)}
IDOLS = {id.removeprefix("idol_"): type for type, id in enumerate(columns.IDOL_IDS)}

Cards = Sequence[str]
Seated = Mapping[int, Any]


def stage(seats: int = 2, *, seed: int = 0, temple: str = "bird", red: int = 0, **wishes: Any) -> State:
    """A real state with these wishes fulfilled; what they may be, `_Table` says by its methods."""
    table = _Table(seats, seed, {"temple": temple, "red": red}, wishes.pop("round", 1))
    table.course(wishes)
    for name in _ORDER:
        if name in wishes:
            getattr(table, name)(wishes.pop(name))
    if wishes:
        raise ValueError(f"nobody can wish for {', '.join(wishes)}")
    return ARNAK.load(table.finished())


# Pieces are handed out in this order, so that what is named finds its piece.
_ORDER = (
    "tokens", "hand", "deck", "area", "fear_tiles", "fears", "row", "exiled", "item_top", "artifact_top",
    "empty_decks", "rival_cards", "tiles", "next_tiles", "guards", "overcome", "spent", "next_guardian",
    "figures", "crates", "slots", "idols", "helpers", "supply", "rescue", "rescue_seen", "glass", "notebook",
    "bonus", "temple_bonus", "temple_tiles", "won", "blocked", "deeds",
)  # fmt: skip


class _Table:
    """A document on its way from the first deal to the wished position."""

    def __init__(self, seats: int, seed: int, options: dict[str, Any], round: int) -> None:
        self.seats = seats
        self.round = round
        self.players = max(seats, 2)
        self.document: dict[str, Any] = ARNAK.start(seats, seed, options).dump()
        self.document |= {"moves": 1, "round": round, "first": (1 - round) % seats, "active": 0}
        self.named: set[int] = set()
        self.tops: list[int] = []
        self.places: list[int | None] = [None] * ROW
        self.pile: int | None = None
        self.empty: Cards = ()
        self.own: dict[int, dict[str, list[int]]] = {}
        self.taken: dict[str, list[Any]] = {"crates": [0] * seats, "slots": [[] for _ in range(seats)]}
        if seats == 1:
            self._undo_rival()

    def _undo_rival(self) -> None:
        """The rival has turned a tile already: it is put back, and what it did is undone."""
        document = self.document
        document["deeds"] += reversed(document["deeds_done"])
        document |= {
            "deeds_done": [],
            "figures": [[], []],
            "rival_cards": [],
            "rival_idols": [],
            "rival_pile": 0,
        }
        document |= {
            "rival_pile": 0,
            "guards": [-1] * len(document["guards"]),
            "tiles": [-1] * PLACES,
            "glass": [0, 0],
        }
        gone = document["assistants_gone"]
        document["supply"][0] += gone
        document["assistants_gone"] = []
        document["near_stack"], document["deep_stack"] = (
            list(range(NEAR_TILES)),
            list(range(NEAR_TILES, SITE_TILES)),
        )
        document["guardian_stack"] = list(range(len(columns.GUARDIAN_IDS)))

    def course(self, wishes: dict[str, Any]) -> None:
        """Who is active, who began, who has passed, and whether the main action is used."""
        for key in ("active", "acted"):
            if key in wishes:
                self.document[key] = wishes.pop(key)
        self.document["phase"] = AFTER if self.document["acted"] else TURN
        if "marker" in wishes:
            self.document["first"] = (wishes.pop("marker") - self.round + 1) % self.seats
        for key in ("passed", "masked", "flying"):
            if key in wishes:
                self.document[key] = sorted(wishes.pop(key))
        if "icons" in wishes:
            names = wishes.pop("icons")
            self.document["icons"] = [names.count(icon) for icon in columns.ICON_IDS]

    # Tokens and cards

    def tokens(self, wished: Seated) -> None:
        """`{seat: {"coin": 2}}`; what is not named is none."""
        for seat in range(self.seats):
            purse = wished.get(seat, {})
            unknown = set(purse) - set(columns.RESOURCE_IDS)
            if unknown:
                raise ValueError(f"there is no token {unknown.pop()}")
            self.document["purses"][seat] = [purse.get(token, 0) for token in columns.RESOURCE_IDS]

    def hand(self, wished: Seated) -> None:
        self._own_cards("hands", wished)

    def deck(self, wished: Seated) -> None:
        """From the top."""
        self._own_cards("decks", {seat: list(reversed(cards)) for seat, cards in wished.items()})

    def area(self, wished: Seated) -> None:
        self._own_cards("areas", wished)

    def _own_cards(self, place: str, wished: Seated) -> None:
        for seat, names in wished.items():
            cards = self.own.setdefault(seat, {"hands": [], "decks": [], "areas": []})
            for name in names:
                plain = name.removesuffix(" known")
                card = self._claim(plain, seat)
                hidden = place != "areas" and plain == name
                cards[place].append(card + (SHUFFLED if hidden else 0))

    def _claim(self, name: str, seat: int = -1) -> int:
        """A card by its name; items and artifacts are handed out once, basic cards once a player."""
        if name not in columns.CARD:
            raise ValueError(f"no card is called {name}")
        card = columns.CARD[name]
        key = card if card >= FIRST_ITEM else 1000 * (seat + 1) + card
        if card and key in self.named:
            raise ValueError(f"the box holds one {name}")
        self.named.add(key)
        return card

    def fear_tiles(self, wished: Seated) -> None:
        for seat, count in wished.items():
            self.document["fear_tiles"][seat] = count
            self.document["fear_tiles_left"] -= count

    def fears(self, left: int) -> None:
        """So many Fear cards in the pile; the last player has the others in the play area."""
        self.pile = left

    def row(self, names: Cards) -> None:
        """Artifacts from left to right, then items; `none` is a gap. What is not named is filled up."""
        cards: list[int | None] = [-1 if name == "none" else self._claim(name) for name in names]
        if len(cards) < ROW:
            artifacts = [card for card in cards if card is not None and card >= FIRST_ARTIFACT]
            items = [card for card in cards if card is not None and card < FIRST_ARTIFACT]
            cards = [*artifacts, *[None] * (self.round - len(artifacts)), *items]
        self.places = [*cards, *[None] * ROW][:ROW]

    def exiled(self, names: Cards) -> None:
        self.document["exiled"] = [self._claim(name) for name in names]

    def item_top(self, name: str) -> None:
        self.tops.append(self._claim(name))

    def artifact_top(self, name: str) -> None:
        self.tops.append(self._claim(name))

    def empty_decks(self, kinds: Cards) -> None:
        """Decks of the row that have run out: what would lie there is exiled."""
        self.empty = kinds

    def rival_cards(self, names: Cards) -> None:
        self.document["rival_cards"] = [self._claim(name) for name in names]

    # The island

    def tiles(self, wished: Mapping[str, str]) -> None:
        """`{"a1": "ruin_3"}`."""
        for place, tile in wished.items():
            self._lay(columns.PLACE_IDS.index(place), columns.TILE_IDS.index(tile))

    def _lay(self, place: int, tile: int) -> None:
        stack = self.document["deep_stack" if tile >= NEAR_TILES else "near_stack"]
        stack.remove(tile)
        self.document["tiles"][place] = tile

    def next_tiles(self, names: Cards) -> None:
        """Tiles on top of their stacks."""
        for name in names:
            tile = columns.TILE_IDS.index(name)
            stack = self.document["deep_stack" if tile >= NEAR_TILES else "near_stack"]
            stack.remove(tile)
            stack.append(tile)

    def guards(self, wished: Mapping[str, str]) -> None:
        """`{"a1": "guardian_3"}`, camps included."""
        for site, guardian in wished.items():
            number = self._guardian(guardian)
            self.document["guards"][columns.SITE_IDS.index(site)] = number

    def _guardian(self, name: str) -> int:
        number = columns.GUARDIAN_IDS.index(name)
        self.document["guardian_stack"].remove(number)
        return number

    def overcome(self, wished: Seated) -> None:
        for player, names in wished.items():
            self.document["guardians"][player] = sorted(self._guardian(name) for name in names)

    def spent(self, wished: Seated) -> None:
        """Boons that were used."""
        for player, names in wished.items():
            self.document["boons"][player] = sorted(columns.GUARDIAN_IDS.index(name) for name in names)

    def next_guardian(self, name: str) -> None:
        number = self._guardian(name)
        self.document["guardian_stack"].append(number)

    def figures(self, wished: Seated) -> None:
        """Spaces where the archaeologists of a player stand; the rival is player 1 of a solo game."""
        for player, names in wished.items():
            self.document["figures"][player] = sorted(columns.SPACE_IDS.index(name) for name in names)

    def crates(self, wished: Seated) -> None:
        for seat, count in wished.items():
            self.taken["crates"][seat] = count

    def slots(self, wished: Seated) -> None:
        """Slots that hold an idol, counted from 1."""
        for seat, numbers in wished.items():
            self.taken["slots"][seat] = sorted(number - 1 for number in numbers)

    def idols(self, wished: Mapping[str, str]) -> None:
        """The idol that lies face up at a place: `{"a1": "coin"}`."""
        up, down = self.document["idols_up"], self.document["idols_down"]
        fixed = [columns.PLACE_IDS.index(place) for place in wished]
        for place, type in zip(fixed, (IDOLS[type] for type in wished.values()), strict=True):
            if up[place] == type:
                continue
            others = [at for at in range(PLACES) if at not in fixed and up[at] == type]
            if others:
                up[others[0]], up[place] = up[place], type
            else:
                down[down.index(type)], up[place] = up[place], type

    def blocked(self, camps: Sequence[int]) -> None:
        """Camps whose second space is blocked, counted from 1."""
        self.document["blocked"] = sorted(2 * camp - 1 for camp in camps)

    # Assistants and research

    def helpers(self, wished: Mapping[int, Cards]) -> None:
        """`{0: ["assistant_3 gold exhausted"]}`."""
        for seat, names in wished.items():
            for place, name in enumerate(names):
                id, *marks = name.split(" ")
                number = self._assistant(id)
                entry = number + GOLD * ("gold" in marks) + EXHAUSTED * ("exhausted" in marks)
                self.document["helpers"][2 * seat + place] = entry

    def _assistant(self, id: str) -> int:
        number = columns.ASSISTANT_IDS.index(id)
        for stack in (*self.document["supply"], self.document["rescue"]):
            if number in stack:
                stack.remove(number)
                return number
        raise ValueError(f"{id} is not to be had")

    def supply(self, tops: Cards) -> None:
        """The assistants on top of the three stacks; `none` for an empty stack. The others lie below."""
        stacks = self.document["supply"]
        heights = [0 if top == "none" else len(stack) for top, stack in zip(tops, stacks, strict=True)]
        chosen = [None if top == "none" else self._assistant(top) for top in tops]
        rest = [assistant for stack in stacks for assistant in stack]
        for at, top in enumerate(chosen):
            below = heights[at] - 1 if at < len(stacks) - 1 else len(rest)
            stacks[at] = [] if top is None else [*(rest.pop() for _ in range(min(below, len(rest)))), top]
        next(stack for stack in stacks if stack)[:0] = rest

    def rescue(self, names: Cards) -> None:
        """The rescue stack from the top."""
        chosen = [self._assistant(id) for id in names]
        self.document["supply"][2][:0] = self.document["rescue"]
        self.document["rescue"] = chosen[::-1]

    def rescue_seen(self, seats: Sequence[int]) -> None:
        self.document["rescue_seen"] = sorted(seats)

    def glass(self, wished: Seated) -> None:
        """Spaces of the glasses; those at 14 have arrived in the order given."""
        for player, space in wished.items():
            self.document["glass"][player] = space
            if space == TEMPLE:
                self.document["arrived"][player] = 1 + max(self.document["arrived"])

    def notebook(self, wished: Seated) -> None:
        for seat, space in wished.items():
            self.document["notebook"][seat] = space

    def bonus(self, wished: Mapping[int, Cards]) -> None:
        """The bonus tiles of a space: `{3: ["coin"]}`; none for an empty list."""
        track = self.document["bonus"]
        for space, names in wished.items():
            for more in range(3 if space == TEMPLE - 1 and len(names) != 1 else 1):
                place = space + more - 1
                if more < len(names):
                    self._swap_bonus(place, BONUSES[names[more]], [space - 1 for space in wished])
                elif place < len(track) and track[place]:
                    self.document["bonus_gone"][track[place] - 1] += 1
                    track[place] = 0

    def _swap_bonus(self, place: int, type: int, fixed: list[int]) -> None:
        """The tile at a place and one of the wanted type change places."""
        track, box = self.document["bonus"], self.document["bonus_box"]
        here = track[place]
        if here == type + 1:
            return
        others = [at for at, there in enumerate(track) if there == type + 1 and at not in fixed]
        if type in box:
            box.remove(type)
            if here:
                box.append(here - 1)
            box.sort()
        elif others:
            track[others[0]] = here
        else:
            stack = self.document["temple_stack"]
            stack[stack.index(type)] = here - 1
        track[place] = type + 1

    def temple_bonus(self, names: Cards) -> None:
        """The hidden bonus tiles of the Lost Temple, the top one last."""
        track = self.document["bonus"]
        pool = sorted(self.document["temple_stack"] + self.document["bonus_box"])
        for type in (BONUSES[name] for name in names):
            if type not in pool:
                place = track.index(type + 1)
                track[place] = pool.pop(0) + 1
                continue
            pool.remove(type)
        self.document["temple_stack"] = [BONUSES[name] for name in names]
        self.document["bonus_box"] = pool

    def temple_tiles(self, wished: Mapping[str, int]) -> None:
        """Tiles left in a stack; the others are with the last player, whose glass is in the temple."""
        last = self.players - 1
        for name, left in wished.items():
            at = columns.STACK_IDS.index(name)
            self.document["temple_won"][last][at] += self.document["temple_tiles"][at] - left
            self.document["temple_tiles"][at] = left

    def won(self, wished: Seated) -> None:
        """Temple tiles of a player by stack: `{0: ["2_left"]}`."""
        for player, names in wished.items():
            for name in names:
                at = columns.STACK_IDS.index(name)
                self.document["temple_won"][player][at] += 1
                self.document["temple_tiles"][at] -= 1

    def deeds(self, names: Cards) -> None:
        """The tiles the rival turns next, the first one first."""
        chosen = [columns.DEED_IDS.index(name) for name in names]
        rest = [deed for deed in self.document["deeds"] if deed not in chosen]
        self.document["deeds"] = rest + chosen[::-1]

    # The end

    def finished(self) -> dict[str, Any]:
        """The document with every piece in a place."""
        self._deal_own_cards()
        self._deal_wares()
        self._deal_idols()
        return self.document

    def _deal_own_cards(self) -> None:
        document = self.document
        for seat, cards in self.own.items():
            document["hands"][seat] = sorted(cards["hands"])
            document["decks"][seat] = cards["decks"]
            document["areas"][seat] = cards["areas"]
            has = [entry % SHUFFLED for place in cards.values() for entry in place]
            document["basics_exiled"][seat] = [card - 1 for card in range(1, FIRST_ITEM) if card not in has]
        if self.pile is not None:
            spare = FEAR_CARDS - self.pile - self._fears()
            document["areas"][self.seats - 1] += [0] * spare
        document["fears"] = FEAR_CARDS - self._fears()

    def _fears(self) -> int:
        """How many Fear cards the players have."""
        places = [entries for place in ("hands", "decks", "areas") for entries in self.document[place]]
        return sum(entry % SHUFFLED == 0 for entries in places for entry in entries)

    def _deal_wares(self) -> None:
        """Decks, and the places of the row that no wish speaks of."""
        free = [card for card in range(FIRST_ITEM, len(columns.IDS)) if card not in self.named]
        items = [card for card in free if card < FIRST_ARTIFACT]
        artifacts = [card for card in free if card >= FIRST_ARTIFACT]
        row = []
        for place, card in enumerate(self.places):
            row.append((artifacts if place < self.round else items).pop() if card is None else card)
        self.document["row"] = row
        for kind, deck in (("item", items), ("artifact", artifacts)):
            if kind in self.empty:
                self.document["exiled"] += deck
                deck.clear()
        self.document["item_deck"] = items + [card for card in self.tops if card < FIRST_ARTIFACT]
        self.document["artifact_deck"] = artifacts + [card for card in self.tops if card >= FIRST_ARTIFACT]

    def _deal_idols(self) -> None:
        """Places are discovered until all idols that are held were found somewhere."""
        document = self.document
        crates, slots = self.taken["crates"], self.taken["slots"]
        held = sum(crates) + sum(len(one) for one in slots)
        for place in range(FIRST_DEEP - 1, -1, -1):
            if self._found() < held and document["tiles"][place] < 0 and not self._stands_at(place):
                self._lay(place, document["near_stack"][0])
        for place in range(PLACES - 1, FIRST_DEEP - 1, -1):
            if self._found() < held and document["tiles"][place] < 0:
                self._lay(place, document["deep_stack"][0])
        spare = self._found() - held
        if spare < 0:
            raise ValueError("the island holds fewer idols")
        if self.seats == 1:
            document["rival_pile"] = spare
        else:
            crates[self.seats - 1] += spare
        document |= {"crates": crates, "slots": slots}

    def _found(self) -> int:
        return sum(
            2 if place >= FIRST_DEEP else 1 for place in range(PLACES) if self.document["tiles"][place] >= 0
        )

    def _stands_at(self, place: int) -> bool:
        return any(CAMP_SPACES + place in spaces for spaces in self.document["figures"])
