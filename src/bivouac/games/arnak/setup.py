"""Options and a seed become the first state: the board of a side, decks and hands, the card row."""

from typing import Any

from mypy_extensions import i64

from bivouac.core.bits import bit, row_of
from bivouac.core.chance import OwnChance
from bivouac.core.vectors import vec
from bivouac.games.arnak import columns, kinds
from bivouac.games.arnak.data.box import FEAR_CARDS, FEAR_TILES, SUPPLY_STACKS
from bivouac.games.arnak.flow import rounds
from bivouac.games.arnak.moves import cards
from bivouac.games.arnak.state import State


def set_up(seats: int, chance: OwnChance, options: dict[str, Any]) -> State:
    """The table before the first action."""
    state = State()
    state.take_seats(seats, chance)
    state.side = columns.SIDE_IDS.index(options["temple"])
    state.red = options["red"]
    state.first = chance.below(seats)
    lay_players(state)
    lay_island(state)
    lay_track(state)
    lay_cards(state)
    if seats == 1:
        lay_rival(state)
    rounds.begin_round(state)
    return state


def lay_players(state: State) -> None:
    """Boards, starting tokens by the order of the first round, a shuffled deck for each (rulings 1 to 3)."""
    seats, players = int(state.seats), int(state.players())
    order = [(seat - int(state.first)) % seats for seat in range(seats)]
    state.purses = vec[i64]([columns.STARTING_PURSE[1 if seats == 1 else place] for place in order])
    state.helpers = vec[i64]([kinds.NO_ASSISTANT] * (seats * kinds.PLACES_FOR_ASSISTANTS))
    state.figures = vec[i64]([0] * players)
    state.guardians = [0] * players
    state.temple_won = [0] * players
    state.hands = [[] for _ in range(seats)]
    state.areas = [[] for _ in range(seats)]
    state.sifted = []
    state.untold = [[] for _ in range(seats)]
    state.laid = []
    state.decks = []
    for _ in range(seats):
        deck = [card + kinds.SHUFFLED for card in columns.STARTING_DECK]
        state.chance.shuffle(deck)
        state.decks.append(deck)
    state.fears = FEAR_CARDS - seats * columns.STARTING_DECK.count(kinds.FEAR)
    state.fear_tiles_left = FEAR_TILES


def lay_island(state: State) -> None:
    """Blocking tiles, idols on every place, and the stacks of tiles and guardians (rulings 4 and 5)."""
    camps = list(range(kinds.CAMPS))
    count = columns.BLOCKED_CAMPS[state.seats]
    if count < kinds.CAMPS:
        state.chance.shuffle(camps)
    for camp in camps[:count]:
        state.blocked |= bit(2 * camp + 1)
    idols = [type for type, number in enumerate(columns.IDOL_COUNT) for _ in range(number)]
    state.chance.shuffle(idols)
    state.idols_up = row_of(idols[: kinds.PLACES])
    state.idols_down = row_of(idols[kinds.PLACES :])
    assert len(idols) == 2 * kinds.PLACES - kinds.FIRST_DEEP
    state.tiles = [kinds.NO_TILE] * kinds.PLACES
    state.guards = [kinds.NO_GUARDIAN] * kinds.SITES
    state.near_stack = list(range(kinds.NEAR_TILES))
    state.deep_stack = list(range(kinds.NEAR_TILES, kinds.SITE_TILES))
    state.guardian_stack = list(range(kinds.GUARDIANS))
    for stack in (state.near_stack, state.deep_stack, state.guardian_stack):
        state.chance.shuffle(stack)


def lay_track(state: State) -> None:
    """Bonus tiles, temple tiles and assistants (rulings 6, 7 and 122)."""
    height = columns.STACK_HEIGHT[state.seats]
    bonuses = [type for type, number in enumerate(columns.BONUS_COUNT) for _ in range(number)]
    state.chance.shuffle(bonuses)
    state.temple_stack = [bonuses.pop() for _ in range(height)]
    track = [0] * (kinds.SHARED_SPACE + 2)
    for space in range(1, kinds.TEMPLE):
        for more in range(columns.STEP_BONUSES[state.side][state.seats][space]):
            track[space + more - 1] = bonuses.pop() + 1
    state.bonus = row_of(track)
    state.bonus_box = sorted(bonuses)
    state.temple_tiles = row_of([height] * kinds.TEMPLE_STACKS)
    assistants = list(range(kinds.ASSISTANTS))
    state.chance.shuffle(assistants)
    state.rescue = [assistants.pop() for _ in range(height)] if state.side == kinds.SNAKE else []
    state.supply = []
    for size in SUPPLY_STACKS[columns.SIDE_IDS[state.side]]:
        state.supply.append([assistants.pop() for _ in range(size)])
    if assistants:
        state.supply.append(assistants)


def lay_cards(state: State) -> None:
    """Both decks and the row of the first round: one artifact, five items."""
    state.item_deck = list(range(kinds.FIRST_ITEM, kinds.FIRST_ARTIFACT))
    state.artifact_deck = list(range(kinds.FIRST_ARTIFACT, kinds.CARDS))
    state.chance.shuffle(state.item_deck)
    state.chance.shuffle(state.artifact_deck)
    state.exiled = []
    state.row = [kinds.NO_CARD] * kinds.ROW
    cards.refill(state)


def lay_rival(state: State) -> None:
    """The five tiles that dig, and of each pair the red tile as often as the difficulty says (ruling 106)."""
    pairs = list(range(len(columns.DEED_PAIRS)))
    state.chance.shuffle(pairs)
    red = pairs[: state.red]
    deeds = [*columns.FIGURES_DEEDS]
    for at, (green_tile, red_tile) in enumerate(columns.DEED_PAIRS):
        deeds.append(red_tile if at in red else green_tile)
    state.chance.shuffle(deeds)
    state.deeds = deeds
    state.deeds_done = []
    state.rival_cards = []
