"""What can be wrong with the contents: tables, words, icons and rulings, one line for each problem."""

from collections.abc import Sequence
from typing import Final

from bivouac.core.check import Wanted, check_contents, check_ids, effect_messages, given
from bivouac.core.ids import seat_id
from bivouac.core.sentences import MARKS
from bivouac.games.temple import columns, scoring
from bivouac.games.temple.actions import ACTIONS
from bivouac.games.temple.catalogue import GEAR, ICONS, catalogue
from bivouac.games.temple.data.artifacts import DECK_TABLE, STARRED, Deck
from bivouac.games.temple.data.assistants import ASSISTANT_TABLE, Assistant
from bivouac.games.temple.facts import FACTS, PACKAGE
from bivouac.games.temple.kinds import ASSISTANTS, DECK_COUNT, DECK_SIZE
from bivouac.games.temple.state.ids import card_id

SOURCES: Final = ("rulebook", "deduced", "reconstructed")
STARS_IN_A_DECK: Final = 3


def check() -> list[str]:
    """All that is wrong; nothing when all is well."""
    problems = check_tables(DECK_TABLE, ASSISTANT_TABLE)
    return problems + check_contents(PACKAGE, FACTS.name, messages(), catalogue, ICONS | MARKS, pieces())


def check_tables(decks: Sequence[Deck], assistants: Sequence[Assistant]) -> list[str]:
    """Ten decks of nine cards and twelve assistants, each with its source; what is ours has its reason."""
    problems = check_ids([*(deck.id for deck in decks), *(assistant.id for assistant in assistants)])
    if len(decks) != DECK_COUNT:
        problems.append(f"the box: {len(decks)} decks, not {DECK_COUNT}")
    if len(assistants) != ASSISTANTS:
        problems.append(f"the box: {len(assistants)} assistants, not {ASSISTANTS}")
    for deck in decks:
        if len(deck.cards) != DECK_SIZE:
            problems.append(f"{deck.id}: {len(deck.cards)} cards, not {DECK_SIZE}")
        if (deck.pair is None) != (deck.triple is None):
            problems.append(f"{deck.id}: a bonus of two goes with a bonus of three")
    pieces: list[Deck | Assistant] = [*decks, *assistants]
    for piece in pieces:
        if piece.source not in SOURCES:
            problems.append(f"{piece.id}: {piece.source} is no source")
        if piece.source != "rulebook" and not piece.reason:
            problems.append(f"{piece.id}: what is not printed needs a reason")
    for assistant in assistants:
        if assistant.now is None and assistant.lasting is None and assistant.end is None:
            problems.append(f"{assistant.id}: does nothing")
    if len(STARRED) != STARS_IN_A_DECK:
        problems.append(f"stars: {len(STARRED)} in a deck, not {STARS_IN_A_DECK}")
    return problems


def messages() -> Wanted:
    """What the tables need words for, and the facts those words are given."""
    ids = [*columns.IDS, *columns.DECK_IDS, *columns.ASSISTANT_IDS, *GEAR]
    ids += map(card_id, range(2 * len(columns.CELL_IDS)))
    ids += map(seat_id, range(FACTS.seats[1]))
    wanted = [f"{id}-name" for id in ids] + [f"{id}-name.short" for id in columns.IDS]
    wanted += [f"line-{line}" for line in scoring.LINES] + [f"phase-{phase}" for phase in ACTIONS.questions]
    return given(wanted) | effect_messages(map(type, columns.NODES.effects), PACKAGE)


def pieces() -> set[str]:
    """Every kind the catalogue has to explain."""
    return {*columns.IDS, *columns.ASSISTANT_IDS, *GEAR}
