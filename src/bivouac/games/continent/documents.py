"""An expedition as a document and back: `load_into` refuses any piece missing, doubled or misplaced."""

from typing import Any, Final

from bivouac.core.agenda import load_agenda
from bivouac.core.bits import bit, pieces
from bivouac.core.chance import load_chance
from bivouac.core.documents import Document, fields, flag, items, rules_version, whole, wholes, word
from bivouac.core.knowledge import ascending, mask_of
from bivouac.core.piles import Pile
from bivouac.core.refusal import SetupError
from bivouac.games.continent import census, columns
from bivouac.games.continent.columns import Columns
from bivouac.games.continent.data import shelf
from bivouac.games.continent.data.limits import MOST_PIPS
from bivouac.games.continent.facts import FACTS, POLICIES
from bivouac.games.continent.kinds import (
    ASIDE_DECK,
    ASIDE_DISCARD,
    ATTACHED,
    BANISHED,
    BEING_READ,
    BURIED,
    CARD_LIMIT,
    CELLS,
    DISCARDED,
    DRAWN,
    FACE_DOWN,
    FACE_UP,
    FREE_CELL,
    IN_ADVENTURE,
    IN_BOX,
    IN_DECK,
    IN_HAND,
    IN_ITEM,
    IN_PAST,
    IN_SATCHEL,
    IN_ZONE,
    MOST_ITEMS,
    ON_CELL,
    OPEN_CELL,
    RETIRED,
    WON,
)
from bivouac.games.continent.state import State

KEYS: Final[tuple[str, ...]] = (
    "game", "rules", "seats", "options", "chance", "lifted", "box", "adventure", "past", "banished",
    "reading", "deck", "discard", "aside_deck", "aside_discard", "buried", "suspects", "zones", "under",
    "epochs", "since", "hands", "items", "pips", "satchel", "tallies", "board", "attached", "characters",
    "status", "spots", "fires", "gone", "turn", "active", "last", "floor", "proposal", "agreed",
    "action", "drawn", "queue", "agenda", "ending", "turned", "moves", "revealed",
)  # fmt: skip
OPTIONS: Final = ("adventure", "curses", "easy", "explorers", "policy")
ACTION_KEYS: Final = (
    "attempt", "cell", "party", "forced", "aim", "trade", "used", "signs", "applied", "shown",
    "spared", "recounted", "redone", "verdict",
)  # fmt: skip
# Places whose cards have no order, by the key under which they are listed.
UNORDERED: Final[dict[str, int]] = {
    "box": IN_BOX,
    "adventure": IN_ADVENTURE,
    "past": IN_PAST,
    "banished": BANISHED,
    "reading": BEING_READ,
    "discard": DISCARDED,
    "aside_deck": ASIDE_DECK,
    "aside_discard": ASIDE_DISCARD,
}
NOWHERE: Final = -1
COUNT: Final = 1 << 40
LARGEST: Final = 1 << 31


def dump(state: State) -> dict[str, Any]:
    """Everything, JSON-ready, with the rules version; what is asked follows from it."""
    box = state.box
    document: dict[str, Any] = {
        "game": FACTS.name,
        "rules": FACTS.rules,
        "seats": state.seats,
        "options": {
            "adventure": box.name,
            "curses": [box.curse_names[curse] for curse in pieces(state.chosen)],
            "easy": state.easy,
            "explorers": [box.character_names[one] for one in state.explorers],
            "policy": POLICIES[state.policy],
        },
        "chance": state.chance.dump(),
        "lifted": pieces(state.lifted),
        "deck": state.deck.pieces[:],
        "buried": [entry[0] for entry in state.buried],
        "suspects": [entry[1:] for entry in state.buried],
    }
    listed: dict[int, list[int]] = {place: [] for place in UNORDERED.values()}
    for card, place in enumerate(state.where):
        if place in listed:
            listed[place].append(card)
    for key, place in UNORDERED.items():
        document[key] = listed[place]
    return document | _dump_table(state) | _dump_course(state)


def _dump_table(state: State) -> dict[str, Any]:
    """Fog, hands, items and the board."""
    board = []
    for cell in range(CELLS):
        if state.cells[cell] != FREE_CELL:
            board.append([cell, state.cells[cell], state.faces[cell], state.calls[cell], state.laid[cell]])
    return {
        "zones": [zone[:] for zone in state.zones[1:]],
        "under": state.under[1:],
        "epochs": state.epochs[1:],
        "since": [[at + state.box.first_fog, epoch] for at, epoch in enumerate(state.since) if epoch],
        "hands": [hand[:] for hand in state.hands],
        "items": [item[:] for item in state.items],
        "pips": state.pips[:],
        "satchel": state.satchel[:],
        "tallies": [state.tallies[at : at + 2] for at in range(0, len(state.tallies), 2)],
        "board": board,
        "attached": [[entry // CARD_LIMIT, entry % CARD_LIMIT] for entry in state.attached],
        "characters": state.characters[:],
        "status": state.status[:],
        "spots": state.spots[:],
        "fires": state.fires[:],
        "gone": pieces(state.gone),
    }


def _dump_course(state: State) -> dict[str, Any]:
    """Whose turn it is, the running action, and what is still to be done."""
    return {
        "turn": state.turn,
        "active": state.active,
        "last": state.last,
        "floor": state.floor,
        "proposal": state.proposal,
        "agreed": pieces(state.agreed),
        "action": {
            "attempt": state.attempt,
            "cell": state.cell,
            "party": pieces(state.party),
            "forced": state.forced,
            "aim": state.aim,
            "trade": state.trade,
            "used": pieces(state.used),
            "signs": state.signs[:],
            "applied": state.applied[:],
            "shown": state.shown,
            "spared": state.spared,
            "recounted": state.recounted,
            "redone": state.redone,
            "verdict": state.verdict,
        },
        "drawn": state.drawn[:],
        "queue": [state.queue[at : at + 3] for at in range(0, len(state.queue), 3)],
        "agenda": state.agenda.dump(),
        "ending": state.ending,
        "turned": state.turned[:],
        "moves": state.moves,
        "revealed": state.revealed_count,
    }


def box_of(document: object) -> Columns:
    """The columns of the pack a document is about."""
    rules_version(document, FACTS.name, FACTS.rules)
    known = fields(document, "document", KEYS)
    options = fields(known["options"], "options", OPTIONS)
    return columns.of(word(options, "adventure", shelf.names()))


def load_into(state: State, document: object, *, trusted: bool = False) -> None:
    """Fill a blank state from its document; unless this house has just written it, count every piece."""
    known = fields(document, "document", KEYS)
    _load_options(state, fields(known["options"], "options", OPTIONS), known)
    state.chance = load_chance(known["chance"])
    state.where = [NOWHERE] * state.box.cards
    _load_piles(state, known)
    _load_fog(state, known)
    _load_people(state, known)
    _load_gear(state, known)
    _load_board(state, known)
    _load_course(state, known)
    _load_action(state, fields(known["action"], "action", ACTION_KEYS))
    _load_drawn(state, known)
    if NOWHERE in state.where:
        raise SetupError(f"card {state.where.index(NOWHERE)} is missing")
    if not trusted:
        census.count(state)


def _load_options(state: State, options: Document, known: Document) -> None:
    box = state.box
    state.seats = whole(known, "seats", FACTS.seats[0], FACTS.seats[1])
    state.easy = flag(options, "easy")
    state.policy = POLICIES.index(word(options, "policy", POLICIES))
    for name in _names(options, "curses", tuple(box.curse_names)):
        state.chosen |= bit(box.curse_names.index(name))
    if not state.chosen:
        raise SetupError("options.curses: none is chosen")
    explorers = _names(options, "explorers", tuple(box.character_names))
    if len(explorers) != int(state.seats):
        raise SetupError(f"options.explorers: {int(state.seats)} are needed")
    state.explorers = [box.character_names.index(name) for name in explorers]
    lifted = mask_of(known["lifted"], "lifted", len(box.curse_names))
    if lifted & ~int(state.chosen):
        raise SetupError("lifted: a curse that was not chosen")
    state.lifted = lifted


def _names(options: Document, key: str, allowed: tuple[str, ...]) -> list[str]:
    """A list of different words, in the order in which they are allowed if the order means nothing."""
    found = [word({key: name}, key, allowed) for name in items(options, key)]
    if len(set(found)) != len(found):
        raise SetupError(f"options.{key}: one stands there twice")
    if key == "curses" and found != sorted(found, key=allowed.index):
        raise SetupError(f"options.{key}: out of order")
    return found


def _load_piles(state: State, known: Document) -> None:
    """Decks and piles; those without an order are listed in the order of their cards."""
    cards = state.box.cards
    for key, place in UNORDERED.items():
        for card in ascending(known[key], key, cards):
            _lay(state, card, place)
    deck = wholes(known, "deck", (0, cards - 1))
    for card in deck:
        _lay(state, card, IN_DECK)
    state.deck = Pile(deck)
    state.buried = []
    buried = wholes(known, "buried", (0, cards - 1))
    for card, listed in zip(buried, items(known, "suspects", len(buried)), strict=True):
        suspects = ascending(listed, "suspects", cards)
        if card not in suspects:
            raise SetupError(f"suspects: card {card} is not among those it may be")
        _lay(state, card, BURIED)
        state.buried.append([card, *suspects])


def _load_fog(state: State, known: Document) -> None:
    box = state.box
    count = box.zones - 1
    state.zones = [[]]
    for zone in items(known, "zones", count):
        deck = wholes({"zones": zone}, "zones", (box.first_fog, box.first_skill - 1))
        for card in deck:
            _lay(state, card, IN_ZONE)
        state.zones.append(deck)
    state.under = [0, *wholes(known, "under", (0, box.cards), count)]
    state.epochs = [0, *wholes(known, "epochs", (0, COUNT), count)]
    state.since = [0] * (box.first_skill - box.first_fog)
    last = -1
    for entry in items(known, "since"):
        card, epoch = wholes({"since": entry}, "since", (0, COUNT), 2)
        if not box.first_fog <= card < box.first_skill or card <= last or epoch < 1:
            raise SetupError("since: exploration cards in order are needed")
        last = card
        state.since[card - box.first_fog] = epoch


def _load_people(state: State, known: Document) -> None:
    seats = int(state.seats)
    characters = len(state.box.power)
    state.characters = wholes(known, "characters", (-1, characters - 1), seats)
    state.status = wholes(known, "status", (0, RETIRED), seats)
    state.spots = wholes(known, "spots", (-1, CELLS - 1), seats)
    state.fires = wholes(known, "fires", (-1, CELLS - 1), seats)
    state.gone = mask_of(known["gone"], "gone", characters)
    state.hands = []
    for seat, listed in enumerate(items(known, "hands", seats)):
        hand = wholes({"hands": listed}, "hands", (0, state.box.cards - 1))
        for card in hand:
            _lay(state, card, IN_HAND + seat)
        state.hands.append(hand)


def _load_gear(state: State, known: Document) -> None:
    cards = state.box.cards
    count = MOST_ITEMS * int(state.seats)
    state.items = []
    for at, listed in enumerate(items(known, "items", count)):
        item = wholes({"items": listed}, "items", (0, cards - 1))
        for card in item:
            _lay(state, card, IN_ITEM + at)
        state.items.append(item)
    state.pips = wholes(known, "pips", (0, MOST_PIPS), count)
    state.satchel = wholes(known, "satchel", (0, cards - 1))
    for card in state.satchel:
        _lay(state, card, IN_SATCHEL)
    state.tallies = []
    for entry in items(known, "tallies"):
        card, tally = wholes({"tallies": entry}, "tallies", (0, COUNT), 2)
        if card >= cards or tally < 1 or card in state.tallies[::2]:
            raise SetupError("tallies: a card and a count are needed")
        state.tallies += [card, tally]


def _load_board(state: State, known: Document) -> None:
    state.cells = [FREE_CELL] * CELLS
    state.faces = [FACE_DOWN] * CELLS
    state.calls = [0] * CELLS
    state.laid = [0] * CELLS
    last = -1
    for entry in items(known, "board"):
        cell, card, face, call, laid = wholes({"board": entry}, "board", (OPEN_CELL, COUNT), 5)
        if not last < cell < CELLS or not OPEN_CELL <= card < state.box.cards or card == FREE_CELL:
            raise SetupError("board: cells in order, each with a card, are needed")
        if not FACE_DOWN <= face <= FACE_UP or not 0 <= call < columns.NUMBERS or laid < 0:
            raise SetupError("board: a card lies there as no card can")
        last = cell
        if card >= 0:
            _lay(state, card, ON_CELL + cell)
        state.cells[cell], state.faces[cell] = card, face
        state.calls[cell], state.laid[cell] = call, laid
    state.attached = []
    for entry in items(known, "attached"):
        cell, card = wholes({"attached": entry}, "attached", (0, state.box.cards - 1), 2)
        if cell >= CELLS:
            raise SetupError(f"attached: there is no cell {cell}")
        _lay(state, card, ATTACHED + cell)
        state.attached.append(cell * CARD_LIMIT + card)


def _load_course(state: State, known: Document) -> None:
    seats = int(state.seats)
    state.turn = whole(known, "turn", 0, COUNT)
    state.active = whole(known, "active", 0, seats - 1)
    state.last = whole(known, "last", 0, seats - 1)
    state.floor = whole(known, "floor", -1, seats - 1)
    state.proposal = whole(known, "proposal", -1, LARGEST)
    state.agreed = mask_of(known["agreed"], "agreed", seats)
    state.queue = []
    for entry in items(known, "queue"):
        state.queue += wholes({"queue": entry}, "queue", (-1, LARGEST), 3)
    state.agenda = load_agenda(known["agenda"])
    state.ending = whole(known, "ending", 0, WON + 2)
    state.turned = wholes(known, "turned", (0, state.box.cards - 1))
    if len(set(state.turned)) != len(state.turned):
        raise SetupError("turned: a card stands there twice")
    state.moves = whole(known, "moves", 0, COUNT)
    state.revealed_count = whole(known, "revealed", 0, COUNT)


def _load_action(state: State, action: Document) -> None:
    box = state.box
    seats = int(state.seats)
    state.attempt = whole(action, "attempt", -1, len(box.icon) - 1)
    state.cell = whole(action, "cell", -1, CELLS - 1)
    state.party = mask_of(action["party"], "party", seats)
    state.forced = flag(action, "forced")
    state.aim = whole(action, "aim", -1, CELLS - 1)
    state.trade = whole(action, "trade", 0, 9)
    state.used = mask_of(action["used"], "used", MOST_ITEMS * seats)
    state.signs = wholes(action, "signs", (0, box.cards - 1))
    state.applied = wholes(action, "applied", (0, len(box.help_card) - 1))
    state.shown = flag(action, "shown")
    state.spared = flag(action, "spared")
    state.recounted = flag(action, "recounted")
    state.redone = flag(action, "redone")
    state.verdict = whole(action, "verdict", 0, 2)


def _load_drawn(state: State, known: Document) -> None:
    state.drawn = wholes(known, "drawn", (0, 2 * state.box.cards - 1))
    for entry in state.drawn:
        _lay(state, entry // 2, DRAWN)


def _lay(state: State, card: int, place: int) -> None:
    """A card lies somewhere, and nowhere else."""
    if state.where[card] != NOWHERE:
        raise SetupError(f"card {card} lies in two places")
    state.where[card] = place
