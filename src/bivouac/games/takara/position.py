"""The places of a position of Takara, as its text names them; tiles of a site count from the top."""

from typing import Any

from bivouac.core.chance import QuickChance
from bivouac.core.places import (
    ACTIVE,
    CHANCE,
    MOVES,
    REVEALED,
    Draft,
    Pieces,
    Row,
    Written,
    Wrong,
    asked,
    index,
    number,
    numbers,
    of_each_seat,
    one_of,
    phrase,
    seen,
    settled,
    steps,
    whole,
    within,
)
from bivouac.games.takara import columns
from bivouac.games.takara.actions import ACTIONS
from bivouac.games.takara.data.prices import DIE_FACES, SWORD_FACES
from bivouac.games.takara.kinds import AT_PORT, GALLERIES, LEVELS, SITES, TEAM_SIZE

ANY = "?"
FACES = ("sword", "hospital")
TRIED = 100_000  # seeds, for dice that fall as they are told
# Where each tile was dealt: the site, and how far down from the top of the full site.
ORIGINS = [f"{place // LEVELS + 1}.{LEVELS - place % LEVELS}" for place in range(GALLERIES)]
DEPTHS = [[columns.IDS[kind] for kind in depth] for depth in columns.DEPTHS]
CHESTS = {GALLERIES + at: columns.IDS[kind] for at, kind in enumerate(columns.CHEST_TILES)}
STEPS = ("resolve", "check_end", "mine", "looking", "sending", "foresee", "choose")
STANDS = (
    "home", *(f"site-{site}" for site in range(1, SITES + 1)),
    "den", "counter", "port", "hospital", "rest-room", "beach",
)  # fmt: skip


MARKS = {"up": "face_up", "fresh": "fresh", "cleared": "cleared"}


class Island(Draft):
    """Six sites, some of whose tiles are said; the others lie as after the set-up, as far as they can."""

    def __init__(self, document: dict[str, Any]) -> None:
        super().__init__(document)
        self.pins: dict[int, str] = {}
        self.said: set[int] = set()  # sites
        self.chests = Pieces(CHESTS)
        self.top: list[int] = []
        self.won: dict[int, list[str]] = {}

    # The sites

    def read_height(self, site: int, left: int, tiles: list[str]) -> None:
        """A site of which so many tiles are left, from its top."""
        self.document["height"][within(site, 1, SITES) - 1] = within(left, 0, LEVELS)
        self.read_site(site, tiles)

    def read_site(self, site: int, tiles: list[str]) -> None:
        """From the top: `karas_2`, `bat_a up`, `drake up wounds 1`, `?` for any tile."""
        height = self.document["height"][within(site, 1, SITES) - 1]
        within(len(tiles), 0, height)
        self.said.add(site - 1)
        for down, tile in enumerate(tiles):
            kind, *marks = tile.split()
            place = (site - 1) * LEVELS + height - 1 - down
            if kind != ANY:
                self._pin(place, kind)
            self._mark(place, marks)

    def read_empty(self, sites: list[str]) -> None:
        """Sites without a tile."""
        for site in sites:
            self.read_height(whole(site), 0, [])

    def _mark(self, place: int, marks: list[str]) -> None:
        while marks:
            mark = one_of(marks.pop(0), (*MARKS, "wounds"))
            if mark == "wounds":
                self.document["wounds"][place // LEVELS] = whole(marks.pop(0) if marks else "")
            else:
                key = MARKS[mark]
                self.document[key] = sorted({*self.document[key], place})

    def _pin(self, place: int, kind: str) -> None:
        self.pins[place] = one_of(kind, sorted(set(DEPTHS[_depth(place)])))

    def write_sites(self) -> Written:
        """All that is left of each site, with what is seen of it."""
        document = self.document
        for site, height in enumerate(document["height"]):
            tiles = []
            for place in range(site * LEVELS + height - 1, site * LEVELS - 1, -1):
                marks = [mark for mark, key in MARKS.items() if place in document[key]]
                if place == site * LEVELS + height - 1 and document["wounds"][site]:
                    marks.append(f"wounds {document['wounds'][site]}")
                tiles.append(" ".join((document["tiles"][place], *marks)))
            yield [site + 1, height, tiles]

    # Tiles that have left their site, and chests

    def read_won(self, seat: int, tiles: list[str]) -> None:
        """Tiles a player has won; `idol of 3.1` lay on site 3, on top."""
        self.document["won"][self.seat(seat)] = self._gone(tiles)

    def read_discard(self, tiles: list[str]) -> None:
        """What was dug and lies on the discard; what no line speaks of lies there too."""
        self.document["discard"] = self._gone(tiles)

    def _gone(self, tiles: list[str]) -> list[int]:
        found = []
        for tile in tiles:
            kind, _, origin = tile.partition(" of ")
            if origin:
                found.append(index(origin, ORIGINS))
                self._pin(found[-1], kind)
                self._lower(found[-1])
            elif kind in self.chests.known or kind in self.chests.names.values():
                found.append(self.chests.draw(kind))
            else:
                found.append(self._quarry(kind))
        return sorted(found)

    def _quarry(self, kind: str) -> int:
        """The place such a tile came from: one already dug, or else one of a site no line speaks of."""
        one_of(kind, sorted({kind for depth in DEPTHS for kind in depth}))
        sites = [site for site in range(SITES - 1, -1, -1) if site not in self.said]
        spare = [site * LEVELS + level for site in sites for level in range(LEVELS - 1, -1, -1)]
        for place in [*(place for place in range(GALLERIES) if not self._is_on_site(place)), *spare]:
            stone = kind == "stone" and place // LEVELS in self._stone_sites()
            if place not in self.pins and kind in DEPTHS[_depth(place)] and not stone:
                self.pins[place] = kind
                self._lower(place)
                return place
        raise Wrong("short", name=kind)

    def _lower(self, place: int) -> None:
        height = self.document["height"]
        if place // LEVELS not in self.said:
            height[place // LEVELS] = min(height[place // LEVELS], place % LEVELS)

    def read_chests(self, tiles: list[str]) -> None:
        """The pile of chests from the top; what lies below is as after the set-up."""
        self.top = self.chests.draw_all(tiles)

    def _name(self, tile: int) -> str:
        if tile >= GALLERIES:
            return self.chests.names[tile]
        return f"{self.document['tiles'][tile]} of {ORIGINS[tile]}"

    def write_won(self) -> Written:
        """Every seat's tiles, each with its origin."""
        for seat, tiles in enumerate(self.document["won"]):
            yield [seat, [self._name(tile) for tile in tiles]]

    def write_discard(self) -> Written:
        """The discard, each tile with its origin."""
        return [[[self._name(tile) for tile in self.document["discard"]]]]

    def write_chests(self) -> Written:
        """The whole pile."""
        return [[self.chests.called(reversed(self.document["chests"]))]]

    # Players

    def read_team(self, seat: int, places: list[str]) -> None:
        """Where the three adventurers of a team are."""
        within(len(places), TEAM_SIZE, TEAM_SIZE)
        first = TEAM_SIZE * self.seat(seat)
        self.document["where"][first : first + TEAM_SIZE] = [index(place, STANDS) for place in places]

    def write_teams(self) -> Written:
        """Team by team."""
        where = self.document["where"]
        for seat in range(self.seats):
            yield [seat, [STANDS[place] for place in where[TEAM_SIZE * seat : TEAM_SIZE * (seat + 1)]]]

    def read_tokens(self, seat: int, count: int) -> None:
        """Tokens come out of the stock."""
        tokens = self.document["tokens"]
        self.document["stock"] += tokens[self.seat(seat)] - count
        tokens[seat] = count

    def read_asleep(self, seat: int, specialist: str) -> None:
        """A specialist sleeps before a player."""
        self.read_hired(seat, specialist)
        self.document["asleep"] = sorted({*self.document["asleep"], columns.SPECIALIST_IDS.index(specialist)})

    def read_hired(self, seat: int, specialist: str) -> None:
        """A specialist lies awake before a player."""
        self.document["holder"][index(specialist, columns.SPECIALIST_IDS)] = self.seat(seat)

    def hired(self, asleep: bool) -> Written:
        """Who lies before whom."""
        for who, seat in enumerate(self.document["holder"]):
            if seat != AT_PORT and (who in self.document["asleep"]) == asleep:
                yield [seat, columns.SPECIALIST_IDS[who]]

    def read_dice(self, faces: list[str]) -> None:
        """What the next throws show."""
        wished = [one_of(face, FACES) for face in faces]
        for seed in range(TRIED):
            luck = QuickChance(seed)
            if all(FACES[luck.below(DIE_FACES) >= SWORD_FACES] == face for face in wished):
                self.document["chance"] = QuickChance(seed).dump()
                return
        raise Wrong("room", name=", ".join(wished)[:40])

    # What no line speaks of

    def finish(self) -> None:
        """Every tile lies somewhere, and what lies open or was dug is known to all."""
        document = self.document
        below = [tile for tile in document["chests"] if tile in self.chests.left]
        in_hand = [b for _, _, b in document["agenda"] if b >= GALLERIES]
        document["chests"] = [*(tile for tile in below if tile not in in_hand), *reversed(self.top)]
        if self.said or self.pins:
            self._hide_stones()
            document["tiles"] = self._dealt()
        rows = [tile for row in document["won"] for tile in row]
        gone = [place for place in range(GALLERIES) if not self._is_on_site(place)]
        thrown = {*document["discard"], *(place for place in gone if place not in rows)}
        document["discard"] = sorted(thrown)
        found = [tile for tile in [*rows, *thrown] if tile < GALLERIES]
        document["stones"] = sum(document["tiles"][tile] == "stone" for tile in found)
        knowledge = document["knowledge"]
        knowledge["public"] = sorted({*gone, *document["face_up"]})
        knowledge["revealed"] = knowledge["revealed"] or len(knowledge["public"])

    def _hide_stones(self) -> None:
        """The Stones that no line speaks of lie on sites of their own, where they lay if they can."""
        were = [place for place, kind in enumerate(self.document["tiles"]) if kind == "stone"]
        while list(self.pins.values()).count("stone") < len(were):
            for place in [*were, *range(GALLERIES)]:
                free = place not in self.pins and place // LEVELS not in self._stone_sites()
                if free and _depth(place) == 2 and self._is_on_site(place):
                    self.pins[place] = "stone"
                    break
            else:
                raise Wrong("room", name="stone")

    def _dealt(self) -> list[str]:
        """The 54 tiles: those that are said, and the rest of each depth where it lay if it can."""
        tiles: list[str] = self.document["tiles"]
        for depth in range(len(DEPTHS)):
            places = [place for place in range(GALLERIES) if _depth(place) == depth]
            said = {at: self.pins[place] for at, place in enumerate(places) if place in self.pins}
            laid = settled([tiles[place] for place in places], said)
            self.pins |= dict(zip(places, laid, strict=True))
        return [self.pins[place] for place in range(GALLERIES)]

    def _is_on_site(self, place: int) -> bool:
        return place % LEVELS < int(self.document["height"][place // LEVELS])

    def _stone_sites(self) -> set[int]:
        return {place // LEVELS for place, kind in self.pins.items() if kind == "stone"}


def _depth(place: int) -> int:
    """0 for a superficial place, 1 for an intermediate, 2 for a deep one."""
    return 2 - place % LEVELS // 3


Island.rows = (
    Row(
        "site {site:d}, {left:d} left: {tiles:l}",
        Island.read_height,
        Island.write_sites,
        pool="tiles",
    ),
    Row("site {site:d}: {tiles:l}", Island.read_site),
    Row("empty sites: {sites:l}", Island.read_empty),
    Row("won {seat:d}: {tiles:l}", Island.read_won, Island.write_won, pool="tiles"),
    Row("discard: {tiles:l}", Island.read_discard, Island.write_discard, pool="tiles"),
    Row("chests: {tiles:l}", Island.read_chests, Island.write_chests, pool="tiles"),
    of_each_seat("karas"),
    Row("tokens {seat:d}: {count:d}", Island.read_tokens, lambda draft: enumerate(draft.document["tokens"])),
    Row("team {seat:d}: {places:l}", Island.read_team, Island.write_teams),
    Row("asleep with {seat:d}: {specialist:w}", Island.read_asleep, lambda draft: draft.hired(True)),
    Row("awake with {seat:d}: {specialist:w}", Island.read_hired, lambda draft: draft.hired(False)),
    ACTIVE,
    number("turn"),
    asked(ACTIONS.questions),
    phrase("sword", "sword rented"),
    phrase("traded", "counter visited"),
    number("digger", low=-1, first=1),
    number("ending"),
    steps(STEPS),
    seen(ORIGINS),
    REVEALED,
    numbers("rolls", "dice thrown"),
    MOVES,
    CHANCE,
    Row("dice: {faces:l}", Island.read_dice),
)
