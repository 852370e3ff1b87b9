"""The fields of an expedition, declared once: the key each is written under, and what may be read from it.

Whatever holds cards lays them, and no card lies in two places; the pack comes first, for all numbers are its.
"""

from typing import Final

from bivouac.core.bits import bit, pieces
from bivouac.core.documents import Document, items, wholes, word
from bivouac.core.fields import (
    AGENDA,
    CHANCE,
    COUNT,
    Bound,
    Field,
    each_seat,
    group,
    last_seat,
    mask,
    number,
    numbers,
    of_rules,
    options,
    truth,
)
from bivouac.core.knowledge import ascending, mask_of
from bivouac.core.piles import Pile
from bivouac.core.refusal import SetupError
from bivouac.games.continent import columns, kinds
from bivouac.games.continent.data import shelf
from bivouac.games.continent.data.limits import MOST_PIPS
from bivouac.games.continent.facts import FACTS, POLICIES
from bivouac.games.continent.state.expedition import State

LARGEST: Final = 1 << 31


def _lay(state: State, card: int, place: int) -> None:
    """A card lies somewhere, and nowhere else."""
    if state.where[card] != kinds.NOWHERE:
        raise SetupError(f"card {card} lies in two places")
    state.put(card, place)


def _last_card(state: State) -> int:
    return state.box.cards - 1


def _last_character(state: State) -> int:
    return state.box.characters - 1


def _each_item(state: State) -> int:
    return kinds.MOST_ITEMS * int(state.seats)


# -- what the table chose


def _read_adventure(state: State, options: Document) -> None:
    state.box = columns.of(word(options, "adventure", shelf.names()))
    state.set_out([kinds.NOWHERE] * state.box.cards)


def _chosen(options: Document, key: str, known: tuple[str, ...]) -> int:
    """A mask of those that are named, which stand in the order of the pack."""
    found = _names(options, key, known)
    if found != sorted(found, key=known.index):
        raise SetupError(f"options.{key}: out of order")
    return sum(int(bit(known.index(name))) for name in found)


def _read_curses(state: State, options: Document) -> None:
    state.chosen = _chosen(options, "curses", state.box.curse_names)
    if not state.chosen:
        raise SetupError("options.curses: none is chosen")


def _read_legacy(state: State, options: Document) -> None:
    state.legacy = _chosen(options, "legacy", state.box.legacy_names)


def _read_explorers(state: State, options: Document) -> None:
    known = state.box.character_names
    found = _names(options, "explorers", tuple(known))
    if len(found) != int(state.seats):
        raise SetupError(f"options.explorers: {int(state.seats)} are needed")
    state.explorers = [known.index(name) for name in found]


def _names(options: Document, key: str, known: tuple[str, ...]) -> list[str]:
    """A list of different words."""
    found = [word({key: name}, key, known) for name in items(options, key)]
    if len(set(found)) != len(found):
        raise SetupError(f"options.{key}: one stands there twice")
    return found


def _read_policy(state: State, options: Document) -> None:
    state.policy = POLICIES.index(word(options, "policy", POLICIES))


_OPTIONS: Final = (
    Field("adventure", lambda state: state.box.name, _read_adventure),
    Field("curses", lambda state: [state.box.curse_names[at] for at in pieces(state.chosen)], _read_curses),
    truth("easy"),
    Field(
        "explorers",
        lambda state: [state.box.character_names[one] for one in state.explorers],
        _read_explorers,
    ),
    Field("legacy", lambda state: [state.box.legacy_names[at] for at in pieces(state.legacy)], _read_legacy),
    Field("policy", lambda state: POLICIES[state.policy], _read_policy),
)


def _optional_legacy(declared: Field) -> Field:
    """A table that inherits nothing says nothing of it, so that documents older than legacies are whole."""

    def written(state: State) -> object:
        found = declared.written(state)
        assert isinstance(found, dict), "options are a mapping"
        return {key: value for key, value in found.items() if key != "legacy" or value}

    def read(state: State, document: Document) -> None:
        chosen = document["options"]
        whole = {"legacy": [], **chosen} if isinstance(chosen, dict) else chosen
        declared.read(state, {**document, "options": whole})

    return Field(declared.key, written, read)


def _read_lifted(state: State, document: Document) -> None:
    state.lifted = mask_of(document["lifted"], "lifted", state.box.curses)
    if state.lifted & ~state.chosen:
        raise SetupError("lifted: a curse that was not chosen")


# -- cards in piles, in hands and in a row


def _unordered(key: str, place: int) -> Field:
    """The cards of a place without an order, in that of their numbers."""

    def read(state: State, document: Document) -> None:
        for card in ascending(document[key], key, state.box.cards):
            _lay(state, card, place)

    return Field(key, lambda state: [card for card, at in enumerate(state.where) if at == place], read)


def _read_deck(state: State, document: Document) -> None:
    deck = wholes(document, "deck", (0, _last_card(state)))
    for card in deck:
        _lay(state, card, kinds.IN_DECK)
    state.deck = Pile(deck)


def _rows(key: str, first: int, count: Bound) -> Field:
    """Rows of cards, each in a place of its own from the first one on."""

    def read(state: State, document: Document) -> None:
        rows = []
        expected = count if isinstance(count, int) else count(state)
        for at, listed in enumerate(items(document, key, expected)):
            row = wholes({key: listed}, key, (0, _last_card(state)))
            for card in row:
                _lay(state, card, first + at)
            rows.append(row)
        setattr(state, key, rows)

    return Field(key, lambda state: [row[:] for row in getattr(state, key)], read)


def _read_satchel(state: State, document: Document) -> None:
    state.satchel = wholes(document, "satchel", (0, _last_card(state)))
    for card in state.satchel:
        _lay(state, card, kinds.IN_SATCHEL)


def _read_drawn(state: State, document: Document) -> None:
    state.drawn = wholes(document, "drawn", (0, 2 * state.box.cards - 1))
    for entry in state.drawn:
        _lay(state, entry // 2, kinds.DRAWN)


def _read_buried(state: State, document: Document) -> None:
    """The cards banished unseen, each with all that it may be."""
    state.buried = []
    buried = wholes(document, "buried", (0, _last_card(state)))
    for card, listed in zip(buried, items(document, "suspects", len(buried)), strict=True):
        suspects = ascending(listed, "suspects", state.box.cards)
        if card not in suspects:
            raise SetupError(f"suspects: card {card} is not among those it may be")
        _lay(state, card, kinds.BURIED)
        state.buried.append([card, *suspects])


def _read_with_buried(state: State, document: Document) -> None:
    """Read with the cards they are about."""


# -- fog; the zones of a document begin with the first


def _read_zones(state: State, document: Document) -> None:
    state.zones = [[]]
    for zone in items(document, "zones", state.box.zones - 1):
        deck = wholes({"zones": zone}, "zones", (state.box.first_fog, state.box.first_skill - 1))
        for card in deck:
            _lay(state, card, kinds.IN_ZONE)
        state.zones.append(deck)


def _by_zone(key: str, high: Bound) -> Field:
    def read(state: State, document: Document) -> None:
        most = high if isinstance(high, int) else high(state)
        setattr(state, key, [0, *wholes(document, key, (0, most), state.box.zones - 1)])

    return Field(key, lambda state: getattr(state, key)[1:], read)


def _write_since(state: State) -> list[list[int]]:
    return [[at + state.box.first_fog, epoch] for at, epoch in enumerate(state.since) if epoch]


def _read_since(state: State, document: Document) -> None:
    box = state.box
    state.since = [0] * (box.first_skill - box.first_fog)
    last = -1
    for entry in items(document, "since"):
        card, epoch = wholes({"since": entry}, "since", (0, COUNT), 2)
        if not box.first_fog <= card < box.first_skill or card <= last or epoch < 1:
            raise SetupError("since: exploration cards in order are needed")
        last = card
        state.since[card - box.first_fog] = epoch


# -- counts, board, mandatory actions


def _in_tuples(listed: list[int], size: int) -> list[list[int]]:
    return [listed[at : at + size] for at in range(0, len(listed), size)]


def _read_tallies(state: State, document: Document) -> None:
    state.tallies = []
    for entry in items(document, "tallies"):
        card, tally = wholes({"tallies": entry}, "tallies", (0, COUNT), 2)
        if card >= state.box.cards or tally < 1 or card in state.tallies[::2]:
            raise SetupError("tallies: a card and a count are needed")
        state.tallies += [card, tally]


def _write_board(state: State) -> list[list[int]]:
    return [
        [cell, state.cells[cell], state.faces[cell], state.calls[cell], state.laid[cell]]
        for cell in range(kinds.CELLS)
        if state.cells[cell] != kinds.FREE_CELL
    ]


def _read_board(state: State, document: Document) -> None:
    state.cells = [kinds.FREE_CELL] * kinds.CELLS
    state.faces = [kinds.FACE_DOWN] * kinds.CELLS
    state.calls = [0] * kinds.CELLS
    state.laid = [0] * kinds.CELLS
    last = -1
    for entry in items(document, "board"):
        cell, card, face, call, laid = wholes({"board": entry}, "board", (kinds.OPEN_CELL, COUNT), 5)
        if (
            not last < cell < kinds.CELLS
            or not kinds.OPEN_CELL <= card < state.box.cards
            or card == kinds.FREE_CELL
        ):
            raise SetupError("board: cells in order, each with a card, are needed")
        if not kinds.FACE_DOWN <= face <= kinds.FACE_UP or not 0 <= call < columns.NUMBERS or laid < 0:
            raise SetupError("board: a card lies there as no card can")
        last = cell
        if card >= 0:
            _lay(state, card, kinds.ON_CELL + cell)
        state.cells[cell], state.faces[cell] = card, face
        state.calls[cell], state.laid[cell] = call, laid


def _read_attached(state: State, document: Document) -> None:
    state.attached = []
    for entry in items(document, "attached"):
        cell, card = wholes({"attached": entry}, "attached", (0, _last_card(state)), 2)
        if cell >= kinds.CELLS:
            raise SetupError(f"attached: there is no cell {cell}")
        _lay(state, card, kinds.ATTACHED + cell)
        state.attached.append(cell * kinds.CARD_LIMIT + card)


def _read_queue(state: State, document: Document) -> None:
    state.queue = []
    for entry in items(document, "queue"):
        state.queue += wholes({"queue": entry}, "queue", (-1, LARGEST), 3)


def _read_turned(state: State, document: Document) -> None:
    state.turned = wholes(document, "turned", (0, _last_card(state)))
    if len(set(state.turned)) != len(state.turned):
        raise SetupError("turned: a card stands there twice")


_ACTION: Final = group(
    "action",
    number("attempt", -1, lambda state: len(state.box.icon) - 1),
    number("cell", -1, kinds.CELLS - 1),
    mask("party", each_seat),
    truth("forced"),
    number("aim", -1, kinds.CELLS - 1),
    number("trade", 0, 9),
    mask("used", _each_item),
    numbers("signs", 0, _last_card),
    numbers("applied", 0, lambda state: len(state.box.help_card) - 1),
    truth("shown"),
    truth("spared"),
    truth("recounted"),
    truth("redone"),
    number("verdict", 0, kinds.FAILURE),
)


FIELDS: Final = (
    *of_rules(FACTS),
    _optional_legacy(options(*_OPTIONS)),
    CHANCE,
    Field("lifted", lambda state: pieces(state.lifted), _read_lifted),
    _unordered("box", kinds.IN_BOX),
    _unordered("adventure", kinds.IN_ADVENTURE),
    _unordered("past", kinds.IN_PAST),
    _unordered("banished", kinds.BANISHED),
    _unordered("reading", kinds.BEING_READ),
    _unordered("discard", kinds.DISCARDED),
    _unordered("aside_deck", kinds.ASIDE_DECK),
    _unordered("aside_discard", kinds.ASIDE_DISCARD),
    Field("deck", lambda state: state.deck.pieces[:], _read_deck),
    Field("buried", lambda state: [entry[0] for entry in state.buried], _read_buried),
    Field("suspects", lambda state: [entry[1:] for entry in state.buried], _read_with_buried),
    Field("zones", lambda state: [zone[:] for zone in state.zones[1:]], _read_zones),
    _by_zone("under", lambda state: state.box.cards),
    _by_zone("epochs", COUNT),
    Field("since", _write_since, _read_since),
    numbers("characters", -1, _last_character, each_seat),
    numbers("status", 0, kinds.RETIRED, each_seat),
    numbers("spots", -1, kinds.CELLS - 1, each_seat),
    numbers("fires", -1, kinds.CELLS - 1, each_seat),
    mask("gone", lambda state: state.box.characters),
    _rows("hands", kinds.IN_HAND, each_seat),
    _rows("items", kinds.IN_ITEM, _each_item),
    numbers("pips", 0, MOST_PIPS, _each_item),
    Field("satchel", lambda state: state.satchel[:], _read_satchel),
    Field("tallies", lambda state: _in_tuples(state.tallies, 2), _read_tallies),
    Field("board", _write_board, _read_board),
    Field(
        "attached",
        lambda state: [[entry // kinds.CARD_LIMIT, entry % kinds.CARD_LIMIT] for entry in state.attached],
        _read_attached,
    ),
    number("turn", 0, COUNT),
    number("active", 0, last_seat),
    number("last", 0, last_seat),
    number("floor", -1, last_seat),
    number("proposal", -1, LARGEST),
    mask("agreed", each_seat),
    _ACTION,
    Field("drawn", lambda state: state.drawn[:], _read_drawn),
    Field("queue", lambda state: _in_tuples(state.queue, 3), _read_queue),
    AGENDA,
    number("ending", 0, kinds.ABANDONED),
    Field("turned", lambda state: state.turned[:], _read_turned),
    number("moves", 0, COUNT),
    number("revealed", 0, COUNT, named="revealed_count"),
)
