"""What can be wrong with the contents: tables, words, icons and rulings, one line for each problem."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bivouac.core.check import Wanted, check_contents, check_ids, effect_messages, given
from bivouac.games.arnak import columns, scoring
from bivouac.games.arnak.actions.labels import PACKAGE
from bivouac.games.arnak.actions.rows import ACTIONS
from bivouac.games.arnak.catalogue import ICONS, MARKS, catalogue
from bivouac.games.arnak.data.artifacts import ARTIFACTS
from bivouac.games.arnak.data.bonuses import BONUSES
from bivouac.games.arnak.data.cards import BASIC, Card
from bivouac.games.arnak.data.idols import IDOLS, SLOT_EFFECTS
from bivouac.games.arnak.data.items import ITEMS
from bivouac.games.arnak.data.rival import DEEDS
from bivouac.games.arnak.data.sites import PLACES
from bivouac.games.arnak.data.tracks import STACKS, TRACKS, Track
from bivouac.games.arnak.facts import FACTS

# What all cards together come to: how many of each cost and of each number of points.
COSTS: Final[dict[str, dict[int, int]]] = {
    "items": {1: 7, 2: 13, 3: 12, 4: 8},
    "artifacts": {2: 5, 3: 13, 4: 17},
}
POINTS: Final[dict[str, dict[int, int]]] = {
    "items": {1: 27, 2: 9, 3: 4},
    "artifacts": {1: 20, 2: 14, 3: 1},
}
# Bonus tiles on a track and in its temple, with two, three and four players.
BONUS_TILES: Final[dict[str, tuple[int, int, int]]] = {"bird": (9, 12, 15), "snake": (10, 13, 16)}
IDOL_COUNT: Final = 16
BONUS_COUNT: Final = 18


def check() -> list[str]:
    """All that is wrong; nothing when all is well."""
    problems = check_cards(ITEMS, ARTIFACTS) + check_box()
    for track in TRACKS:
        problems += check_track(track)
    return problems + check_contents(PACKAGE, FACTS.name, messages(), catalogue, ICONS | MARKS, pieces())


def check_cards(items: Sequence[Card], artifacts: Sequence[Card]) -> list[str]:
    """Costs and points add up to those of the box; ids differ; every card does something."""
    problems = check_ids(card.id for card in (*BASIC, *items, *artifacts))
    for name, cards in (("items", items), ("artifacts", artifacts)):
        for what, found, wanted in (
            ("costs", Counter(card.cost for card in cards), COSTS[name]),
            ("points", Counter(card.points for card in cards), POINTS[name]),
        ):
            problems += [
                f"{name}: {found[number]} of {what} {number}, not {wanted.get(number, 0)}"
                for number in sorted(found | wanted)
                if found[number] != wanted.get(number, 0)
            ]
        for card in cards:
            if card.play is None or card.timing == "none":
                problems.append(f"{card.id}: does nothing")
            if not 1 <= len(card.travel) <= 2:
                problems.append(f"{card.id}: travels by {len(card.travel)} icons")
    problems += [
        f"{card.id}: an artifact takes the main action" for card in artifacts if card.timing != "main"
    ]
    return problems


def check_box() -> list[str]:
    """Idols and bonus tiles in their numbers, twelve places a side, as many arrows left as right."""
    problems = []
    for name, count, wanted in (
        ("idols", sum(idol.count for idol in IDOLS), IDOL_COUNT),
        ("bonus tiles", sum(bonus.count for bonus in BONUSES), BONUS_COUNT),
    ):
        if count != wanted:
            problems.append(f"{name}: {count}, not {wanted}")
    for side, places in PLACES.items():
        if [place.id for place in places] != columns.PLACE_IDS:
            problems.append(f"{side}: other places than on the first side")
    for family in ("green", "red"):
        arrows = Counter(deed.arrow for deed in DEEDS if deed.family in ("archaeologist", family))
        if arrows["left"] != arrows["right"]:
            problems.append(f"rival, {family}: {arrows['left']} arrows left and {arrows['right']} right")
    return problems


def check_track(track: Track) -> list[str]:
    """Every bridge goes one row up, every space is reached, and the bonus tiles are those of the board."""
    problems = []
    reached = {0}
    for at, space in enumerate(track.spaces):
        for way in space.ways:
            reached.add(way)
            if track.spaces[way].row != space.row + 1:
                problems.append(f"{track.id}: the bridge from {at} to {way} does not go one row up")
        if at and not space.price:
            problems.append(f"{track.id}: space {at} costs nothing")
    lost = set(range(len(track.spaces))) - reached
    problems += [f"{track.id}: space {at} is never reached" for at in sorted(lost)]
    tiles = tuple(sum(space.bonuses[at] for space in track.spaces) for at in range(3))
    if tiles != BONUS_TILES[track.id]:
        problems.append(f"{track.id}: {tiles} bonus tiles, not {BONUS_TILES[track.id]}")
    if track.spaces[-1].row != len(track.rows) + 1:
        problems.append(f"{track.id}: the temple does not stand above the last row")
    return problems


def messages() -> Wanted:
    """What the tables need words for, and the facts those words are given."""
    tables = (columns.LAID_IDS, columns.SITE_IDS, columns.DEED_IDS)
    wanted = [f"{id}-name" for id in (*pieces(), *(id for table in tables for id in table))]
    wanted += [f"line-{line}" for line in scoring.LINES]
    wanted += [f"phase-{phase}" for phase in ACTIONS.questions]
    wanted += [f"track-{track.id}-temple" for track in TRACKS]
    counted = [f"resource-{id}" for id in (*columns.RESOURCE_IDS, *columns.ICON_IDS)]
    told = effect_messages(map(type, columns.NODES.effects), PACKAGE)
    return given(wanted) | given(counted, "count") | told


def pieces() -> set[str]:
    """The ids of all kinds of pieces."""
    tables = (
        columns.IDS, columns.GUARDIAN_IDS, columns.CAMP_IDS, columns.TILE_IDS, columns.ASSISTANT_IDS,
    )  # fmt: skip
    found = {piece.id for piece in (*IDOLS, *SLOT_EFFECTS, *STACKS, *DEEDS)}
    return found | {tile.id for tile in BONUSES} | {id for table in tables for id in table} | {"fear_tile"}
