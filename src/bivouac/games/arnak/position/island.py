"""The island of a position of Arnak: tiles, guardians, archaeologists and idols.

Idols of places that lie discovered and that nobody is said to hold belong to the last player.
"""

from typing import Any

from bivouac.core.places import Draft, Written, Wrong, index, one_of, settled, whole, within
from bivouac.games.arnak import columns
from bivouac.games.arnak.kinds import (
    CAMP_SPACES,
    CAMPS,
    FIRST_DEEP,
    NEAR_TILES,
    NO_GUARDIAN,
    NO_TILE,
    PLACES,
    SLOTS,
    TURN_TILE,
)

IDOL_NAMES = [id.removeprefix("idol_") for id in columns.IDOL_IDS]


class Island(Draft):
    """Sites on their way to being discovered, guarded and visited."""

    def __init__(self, document: dict[str, Any]) -> None:
        super().__init__(document)
        self.players = max(self.seats, 2)
        self.idols: dict[int, str] = {}  # by place, those face down after those face up
        self.held: dict[int, int] = {}  # idols in crates, by seat
        self.filled: dict[int, list[int]] = {}  # slots, by seat

    def player(self, number: int) -> int:
        """A seat, or the rival of a solo game."""
        return self.seat(number, self.players)

    # Tiles and guardians

    def read_tiles(self, tiles: list[str]) -> None:
        """Discovered places: `a1 ruin_3`."""
        for entry in tiles:
            place, _, tile = entry.partition(" ")
            at, number = index(place, columns.PLACE_IDS), index(tile, columns.TILE_IDS)
            self._lift(self._stack_of(number), number, tile)
            self.document["tiles"][at] = number

    def write_tiles(self) -> Written:
        """Every place that is discovered."""
        laid = zip(columns.PLACE_IDS, self.document["tiles"], strict=True)
        return [[[f"{place} {columns.TILE_IDS[tile]}" for place, tile in laid if tile != NO_TILE]]]

    def _stack_of(self, tile: int) -> str:
        return "deep_stack" if tile >= NEAR_TILES else "near_stack"

    def _lift(self, key: str, piece: int, name: str) -> None:
        if piece not in self.document[key]:
            raise Wrong("short", name=name)
        self.document[key].remove(piece)

    def read_next_tiles(self, tiles: list[str]) -> None:
        """Tiles on top of their stacks, the first on top."""
        for tile in reversed(tiles):
            number = index(tile, columns.TILE_IDS)
            self._lift(self._stack_of(number), number, tile)
            self.document[self._stack_of(number)].append(number)

    def write_stacks(self) -> Written:
        """Both stacks, each from its top."""
        stacks = [self.document[key][::-1] for key in ("near_stack", "deep_stack")]
        return [[[columns.TILE_IDS[tile] for stack in stacks for tile in stack]]]

    def read_guards(self, guards: list[str]) -> None:
        """Guardians on their sites, camps included: `a1 guardian_3`."""
        for entry in guards:
            site, _, guardian = entry.partition(" ")
            self.document["guards"][index(site, columns.SITE_IDS)] = self._guardian(guardian)

    def write_guards(self) -> Written:
        """Every site with a guardian."""
        there = zip(columns.SITE_IDS, self.document["guards"], strict=True)
        return [[[f"{at} {columns.GUARDIAN_IDS[who]}" for at, who in there if who != NO_GUARDIAN]]]

    def _guardian(self, name: str) -> int:
        number = index(name, columns.GUARDIAN_IDS)
        self._lift("guardian_stack", number, name)
        return number

    def read_overcome(self, player: int, guardians: list[str]) -> None:
        """Guardians a player has overcome."""
        self.document["guardians"][self.player(player)] = sorted(map(self._guardian, guardians))

    def read_spent(self, player: int, guardians: list[str]) -> None:
        """Those of them whose boon was used."""
        found = sorted(index(name, columns.GUARDIAN_IDS) for name in guardians)
        self.document["boons"][self.player(player)] = found

    def write_guardians(self, key: str) -> Written:
        """Players who have any."""
        for player, guardians in enumerate(self.document[key]):
            if guardians:
                yield [player, [columns.GUARDIAN_IDS[guardian] for guardian in guardians]]

    def read_next_guardian(self, guardians: list[str]) -> None:
        """Guardians on top of their stack, the first on top."""
        found = [self._guardian(guardian) for guardian in guardians]
        self.document["guardian_stack"] += found[::-1]

    def write_guardian_stack(self) -> Written:
        """The whole stack."""
        return [[[columns.GUARDIAN_IDS[one] for one in reversed(self.document["guardian_stack"])]]]

    # Archaeologists

    def read_figures(self, player: int, spaces: list[str]) -> None:
        """Spaces where the archaeologists of a player stand."""
        found = sorted({index(space, columns.SPACE_IDS) for space in spaces})
        self.document["figures"][self.player(player)] = found

    def write_figures(self) -> Written:
        """Every player's."""
        for player, spaces in enumerate(self.document["figures"]):
            yield [player, [columns.SPACE_IDS[space] for space in spaces]]

    def read_blocked(self, camps: list[str]) -> None:
        """Camps whose second space is blocked, counted from 1."""
        self.document["blocked"] = sorted({2 * within(whole(camp), 1, CAMPS) - 1 for camp in camps})

    def write_blocked(self) -> Written:
        """By their numbers."""
        return [[[(space + 1) // 2 for space in self.document["blocked"]]]]

    # Idols

    def read_idols(self, idols: list[str], down: bool = False) -> None:
        """The idol that lies or lay at a place, face up or down: `a1 coin`."""
        for entry in idols:
            place, _, idol = entry.partition(" ")
            at = index(place, columns.PLACE_IDS)
            if down:
                at = within(at, FIRST_DEEP, PLACES - 1) - FIRST_DEEP + PLACES
            self.idols[at] = one_of(idol, IDOL_NAMES)

    def write_idols(self, key: str, places: list[str]) -> Written:
        """Every place, also after its idol was taken."""
        types = zip(places, self.document[key], strict=True)
        return [[[f"{place} {IDOL_NAMES[type]}" for place, type in types]]]

    def read_crates(self, seat: int, count: int) -> None:
        """Idols in the crates of a player."""
        self.held[self.seat(seat)] = within(count, 0, 2 * PLACES - FIRST_DEEP)

    def read_slots(self, seat: int, slots: list[str]) -> None:
        """Slots that hold an idol, counted from 1."""
        self.filled[self.seat(seat)] = sorted({within(whole(slot), 1, SLOTS) - 1 for slot in slots})

    def write_slots(self) -> Written:
        """Every player's."""
        for seat, slots in enumerate(self.document["slots"]):
            yield [seat, [slot + 1 for slot in slots]]

    def deal_idols(self) -> None:
        """Places are discovered until all idols that are held were found; the last player has the others."""
        document = self.document
        if self.idols:
            lie = [IDOL_NAMES[type] for type in (*document["idols_up"], *document["idols_down"])]
            laid = [IDOL_NAMES.index(idol) for idol in settled(lie, self.idols)]
            document |= {"idols_up": laid[:PLACES], "idols_down": laid[PLACES:]}
        for seat, slots in self.filled.items():
            document["slots"][seat] = slots
        for seat, count in self.held.items():
            document["crates"][seat] = count
        held = sum(document["crates"]) + sum(map(len, document["slots"])) + document["tolls"]
        held += len(document["rival_idols"]) + document["rival_pile"]
        for place in [*range(FIRST_DEEP - 1, -1, -1), *range(PLACES - 1, FIRST_DEEP - 1, -1)]:
            if self._found() < held and document["tiles"][place] == NO_TILE and not self._stands_at(place):
                stack = document["deep_stack" if place >= FIRST_DEEP else "near_stack"]
                document["tiles"][place] = stack.pop(0)
        spare = self._found() - held
        if spare < 0:
            raise Wrong("short", name="idol")
        if self.seats == 1:
            document["rival_pile"] += spare
        else:
            document["crates"][self.seats - 1] += spare

    def _found(self) -> int:
        """How many idols lay at the places whose tile lies open or is about to be turned (ruling 33)."""
        turned = [place for place, tile in enumerate(self.document["tiles"]) if tile != NO_TILE]
        turned += [place for kind, place, _ in self.document["agenda"] if kind == TURN_TILE]
        return sum(1 + (place >= FIRST_DEEP) for place in turned)

    def _stands_at(self, place: int) -> bool:
        return any(CAMP_SPACES + place in spaces for spaces in self.document["figures"])
