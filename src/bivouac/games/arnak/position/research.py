"""Research in a position of Arnak: the track and its bonus tiles, assistants, the Lost Temple, the rival."""

from typing import Any

from bivouac.core.places import Draft, Written, Wrong, index, whole, within
from bivouac.games.arnak import columns
from bivouac.games.arnak.kinds import (
    EXHAUSTED,
    GOLD,
    NEAR_TILES,
    NO_ASSISTANT,
    NO_GUARDIAN,
    NO_TILE,
    PLACES,
    PLACES_FOR_ASSISTANTS,
    SHARED_SPACE,
    SITE_TILES,
    STACKS,
    TEMPLE,
)

NONE = "none"


class Research(Draft):
    """Tokens, tiles and assistants of the research track."""

    def __init__(self, document: dict[str, Any]) -> None:
        super().__init__(document)
        self.track: dict[int, list[int]] = {}  # bonus tiles by space
        self.hidden: list[int] | None = None
        self.gone: list[int] | None = None

    # Bonus tiles

    def read_bonus(self, space: int, bonuses: list[str]) -> None:
        """The bonus tiles of a space, `none` for a gap; those that are missing were taken."""
        room = 3 if space == SHARED_SPACE else 1
        within(len(bonuses), 0, room)
        found = [0 if bonus == NONE else 1 + index(bonus, columns.BONUS_IDS) for bonus in bonuses]
        self.track[within(space, 1, SHARED_SPACE)] = (found + [0] * room)[:room]

    def write_bonuses(self) -> Written:
        """Every space, without the gaps at its end."""
        track = self.document["bonus"]
        for space in range(1, SHARED_SPACE + 1):
            tiles = track[space - 1 :] if space == SHARED_SPACE else track[space - 1 : space]
            while tiles and not tiles[-1]:
                tiles = tiles[:-1]
            yield [space, [columns.BONUS_IDS[tile - 1] if tile else NONE for tile in tiles]]

    def read_temple_bonus(self, bonuses: list[str]) -> None:
        """The hidden bonus tiles of the Lost Temple, the top one last."""
        self.hidden = [index(bonus, columns.BONUS_IDS) for bonus in bonuses]

    def read_bonus_gone(self, bonuses: list[str]) -> None:
        """Bonus tiles that were taken."""
        self.gone = [index(bonus, columns.BONUS_IDS) for bonus in bonuses]

    def write_bonus_gone(self) -> Written:
        """Each as often as it was taken."""
        counts = zip(columns.BONUS_IDS, self.document["bonus_gone"], strict=True)
        return [[[bonus for bonus, count in counts for _ in range(count)]]]

    def deal_bonuses(self) -> None:
        """Tiles that are named change places with those of the box, or of places no line speaks of."""
        document = self.document
        if not self.track and self.hidden is None and self.gone is None:
            return
        pool = [type for type, count in enumerate(columns.BONUS_COUNT) for _ in range(count)]
        said = [tile - 1 for tiles in self.track.values() for tile in tiles if tile]
        for type in [*said, *(self.hidden or ()), *(self.gone or ())]:
            _take(pool, type)
        for place, tile in enumerate(document["bonus"]):
            if min(place + 1, SHARED_SPACE) not in self.track and tile:
                document["bonus"][place] = 1 + _kept(pool, tile - 1)
        emptied = 0
        for space, tiles in self.track.items():
            for place, tile in enumerate(tiles, space - 1):
                emptied += document["bonus"][place] > 0 and not tile
                document["bonus"][place] = tile
        if self.hidden is None:
            self.hidden = [_kept(pool, type) for type in document["temple_stack"]]
        if self.gone is None:
            self.gone = [pool.pop() for _ in range(emptied)]
        document["temple_stack"] = self.hidden
        document["bonus_gone"] = [self.gone.count(type) for type in range(len(columns.BONUS_IDS))]
        document["bonus_box"] = sorted(pool)

    # Assistants

    def read_helpers(self, seat: int, assistants: list[str]) -> None:
        """Assistants of a player: `assistant_3 gold exhausted`, `none` for an empty place."""
        within(len(assistants), 0, PLACES_FOR_ASSISTANTS)
        first = PLACES_FOR_ASSISTANTS * self.seat(seat)
        for place, name in enumerate(assistants, first):
            id, *marks = name.split()
            if id != NONE:
                number = self._assistant(id)
                entry = number + GOLD * ("gold" in marks) + EXHAUSTED * ("exhausted" in marks)
                self.document["helpers"][place] = entry

    def write_helpers(self) -> Written:
        """Both places of every player."""
        for seat in range(self.seats):
            first = PLACES_FOR_ASSISTANTS * seat
            entries = self.document["helpers"][first : first + PLACES_FOR_ASSISTANTS]
            yield [seat, [_helper(entry) for entry in entries]]

    def _assistant(self, id: str) -> int:
        number = index(id, columns.ASSISTANT_IDS)
        for stack in (*self.document["supply"], self.document["rescue"]):
            if number in stack:
                stack.remove(number)
                return number
        raise Wrong("short", name=id)

    def read_supply(self, tops: list[str]) -> None:
        """The assistants on top of the three stacks; `none` for an empty stack. The others lie below."""
        within(len(tops), STACKS, STACKS)
        stacks = self.document["supply"]
        heights = [0 if top == NONE else len(stack) for top, stack in zip(tops, stacks, strict=True)]
        chosen = [None if top == NONE else self._assistant(top) for top in tops]
        rest = [assistant for stack in stacks for assistant in stack]
        for at, top in enumerate(chosen):
            below = heights[at] - 1 if at < len(stacks) - 1 else len(rest)
            stacks[at] = [] if top is None else [*(rest.pop() for _ in range(min(below, len(rest)))), top]
        for stack in stacks:
            if stack:
                stack[:0] = rest
                return

    def read_stack(self, number: int, assistants: list[str]) -> None:
        """A whole stack of the supply from its top."""
        found = [self._assistant(id) for id in assistants]
        stack = self.document["supply"][within(number, 1, STACKS) - 1]
        others = [self.document["supply"][at] for at in range(STACKS) if at != number - 1]
        others[-1][:0] = stack
        stack[:] = found[::-1]

    def write_supply(self) -> Written:
        """All three."""
        for number, stack in enumerate(self.document["supply"], 1):
            yield [number, [columns.ASSISTANT_IDS[who] for who in reversed(stack)]]

    def read_rescue(self, assistants: list[str]) -> None:
        """The rescue stack from the top."""
        chosen = [self._assistant(id) for id in assistants]
        self.document["supply"][-1][:0] = self.document["rescue"]
        self.document["rescue"] = chosen[::-1]

    def read_left(self, assistants: list[str]) -> None:
        """Assistants that the rival has taken away."""
        self.document["assistants_gone"] = sorted(self._assistant(id) for id in assistants)

    # The track and the temple

    def read_glass(self, player: int, space: int) -> None:
        """The space of a magnifying glass; those in the temple have arrived in the order of the lines."""
        player = self.seat(player, max(self.seats, 2))
        self.document["glass"][player] = within(space, 0, TEMPLE)
        if space == TEMPLE:
            self.document["arrived"][player] = 1 + max(self.document["arrived"])

    def read_arrived(self, players: list[str]) -> None:
        """The order in which glasses arrived in the temple."""
        order = [self.seat(whole(player), max(self.seats, 2)) for player in players]
        for player in range(len(self.document["arrived"])):
            self.document["arrived"][player] = order.index(player) + 1 if player in order else 0

    def write_arrived(self) -> Written:
        """Those who are there, the first one first."""
        arrived = self.document["arrived"]
        return [[sorted((at for at in range(len(arrived)) if arrived[at]), key=arrived.__getitem__)]]

    def read_temple_tiles(self, tiles: list[str]) -> None:
        """Tiles left in a stack: `6_left 0`; the others are with the last player."""
        for entry in tiles:
            name, _, left = entry.partition(" ")
            at = index(name, columns.STACK_IDS)
            self.document["temple_won"][-1][at] += self.document["temple_tiles"][at] - whole(left)
            self.document["temple_tiles"][at] = whole(left)

    def read_won(self, player: int, tiles: list[str]) -> None:
        """Temple tiles of a player, by stack."""
        for name in tiles:
            at = index(name, columns.STACK_IDS)
            self.document["temple_won"][self.seat(player, max(self.seats, 2))][at] += 1
            self.document["temple_tiles"][at] -= 1

    def write_won(self) -> Written:
        """Players who have any."""
        for player, counts in enumerate(self.document["temple_won"]):
            if any(counts):
                tiles = zip(columns.STACK_IDS, counts, strict=True)
                yield [player, [name for name, count in tiles for _ in range(count)]]

    # The rival

    def undo_rival(self) -> None:
        """The rival's first tile is put back, and what it did is undone."""
        document = self.document
        if self.seats > 1:
            raise Wrong("number", value=self.seats, low=1, high=1)
        document["deeds"] += reversed(document["deeds_done"])
        document |= {"deeds_done": [], "figures": [[], []], "rival_cards": [], "rival_idols": []}
        document |= {"rival_pile": 0, "guards": [NO_GUARDIAN] * len(document["guards"])}
        document |= {"tiles": [NO_TILE] * PLACES, "glass": [0, 0]}
        document["supply"][0] += document["assistants_gone"]
        document["assistants_gone"] = []
        document["near_stack"] = list(range(NEAR_TILES))
        document["deep_stack"] = list(range(NEAR_TILES, SITE_TILES))
        document["guardian_stack"] = list(range(len(columns.GUARDIAN_IDS)))

    def read_deeds(self, deeds: list[str]) -> None:
        """The tiles the rival turns next, the first one first."""
        chosen = [index(name, columns.DEED_IDS) for name in deeds]
        more = len(self.document["deeds"]) - len(chosen)
        rest = [deed for deed in self.document["deeds"] if deed not in chosen]
        self.document["deeds"] = rest[: max(more, 0)] + chosen[::-1]

    def read_deeds_done(self, deeds: list[str]) -> None:
        """The tiles the rival has turned this round."""
        done = [index(name, columns.DEED_IDS) for name in deeds]
        tiles = [*self.document["deeds"], *self.document["deeds_done"]]
        left = [deed for deed in tiles if deed not in done]
        self.document |= {"deeds": left[: len(tiles) - len(done)], "deeds_done": done}


def _take(pool: list[int], type: int) -> None:
    if type not in pool:
        raise Wrong("short", name=columns.BONUS_IDS[type])
    pool.remove(type)


def _kept(pool: list[int], type: int) -> int:
    """This type if it is left, another one if not."""
    if type in pool:
        pool.remove(type)
        return type
    if not pool:
        raise Wrong("short", name=columns.BONUS_IDS[type])
    return pool.pop()


def _helper(entry: int) -> str:
    if entry == NO_ASSISTANT:
        return NONE
    marks = " gold" * (entry % EXHAUSTED >= GOLD) + " exhausted" * (entry >= EXHAUSTED)
    return columns.ASSISTANT_IDS[entry % GOLD] + marks
