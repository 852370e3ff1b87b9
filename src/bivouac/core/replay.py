"""A journal played again: every line must be legal, every key must agree."""

from collections.abc import Callable, Iterator
from typing import Final

from bivouac.core.contract import Game, State
from bivouac.core.documents import digest
from bivouac.core.journal import (
    KEY_EVERY,
    SHORT,
    Ended,
    Entry,
    GivenUp,
    Journal,
    JournalError,
    Played,
    Sealed,
    Signed,
    Undone,
    commitment_of,
    seal,
    signed_text,
    table_seed,
)
from bivouac.core.refusal import Refusal, SetupError

NO_SEED: Final = "the seed is missing: it is revealed when the game is over"


def start(game: Game, journal: Journal) -> State:
    """The table before the first action."""
    if journal.game != game.facts.name:
        raise JournalError(journal.header_line("game"), f"{journal.game} is not {game.facts.name}")
    if journal.seed is None:
        raise JournalError(journal.header_line("options"), NO_SEED)
    seed = journal.seed
    if isinstance(seed, bytes):
        seed = table_seed(seed, journal.words or [])
    try:
        return game.start(journal.seats, seed, journal.options)
    except SetupError as wrong:
        low, high = game.facts.seats
        header = "options" if low <= journal.seats <= high else "seats"
        raise JournalError(journal.header_line(header), str(wrong)) from None


def replay(game: Game, journal: Journal, at: int | None = None) -> State:
    """The state at the end of the journal, or just after action `at`; raises JournalError."""
    if at is not None and not 0 <= at <= journal.count:
        raise SetupError(f"there is no action {at}: the journal has {journal.count}")
    if at is None or journal.rules != game.facts.rules:
        last = _replay_all(game, journal)
        if at is None:
            return last
    state = start(game, journal)
    for place in journal.standing()[:at]:
        play_entry(game, journal, state, place)
    return state


def steps(game: Game, journal: Journal) -> Iterator[tuple[Played | None, State]]:
    """The table before the first action, then after each one that stands: the same state, moving on."""
    state = start(game, journal)
    yield None, state
    for place in journal.standing():
        play_entry(game, journal, state, place)
        entry = journal.entries[place]
        assert isinstance(entry, Played), "only actions stand"
        yield entry, state


def verify(game: Game, journal: Journal) -> State:
    """The last state of a game, over or given up, whose journal holds together from commitment to end."""
    if isinstance(journal.seed, bytes) and commitment_of(journal.seed) != journal.commitment:
        raise JournalError(journal.header_line("seed"), "the seed is not the one the commitment was made for")
    state = replay(game, journal)
    if not journal.ended():
        raise JournalError(journal.line_of(len(journal.entries)), "the line of the end is missing")
    return state


def record(journal: Journal, state: State, seat: int, text: str) -> Played:
    """Write down the action that has just led to this state."""
    number = journal.count + 1
    key = key_of(state, journal.rules).hex()[:SHORT] if number % KEY_EVERY == 0 else ""
    entry = Played(number, seat, text, key)
    journal.add(entry)
    return entry


def close(journal: Journal, state: State, sign: Callable[[str], Signed] | None = None) -> list[Entry]:
    """Seal the text, unless it is, have it signed, and write down that the game is over or was given up."""
    key = key_of(state, journal.rules).hex()
    closing: list[Entry] = []
    if not journal.entries or not isinstance(journal.entries[-1], Sealed):
        closing.append(seal(signed_text(journal)))
        journal.add(closing[-1])
    if sign is not None:
        closing.append(sign(signed_text(journal)))
        journal.add(closing[-1])
    closing.append(GivenUp(key) if state.outcome() is None else Ended(key))
    journal.add(closing[-1])
    return closing


def key_of(state: State, rules: str) -> bytes:
    """The key of the state as the rules of that version would write it.

    A dump names its rules version; that name alone must not make the keys of two versions differ.
    """
    document = state.dump()
    return state.key() if document.get("rules") == rules else digest({**document, "rules": rules})


def _replay_all(game: Game, journal: Journal) -> State:
    """Every line, those that were undone included."""
    state = start(game, journal)
    kept: dict[int, State] = {}
    wanted = {entry.number for entry in journal.entries if isinstance(entry, Undone)}
    keys = 0
    for place, entry in enumerate(journal.entries):
        if isinstance(entry, Played):
            if entry.number - 1 in wanted:
                kept[entry.number - 1] = state.copy()
            play_entry(game, journal, state, place)
            keys += 1 if entry.key else 0
        elif isinstance(entry, Undone):
            state = kept[entry.number]
        elif isinstance(entry, Ended | GivenUp):
            _check_end(game, journal, state, place)
            keys += 1
    if journal.rules != game.facts.rules and not keys:
        raise JournalError(
            journal.header_line("rules"), _foreign(game, journal) + ", and holds no key to compare"
        )
    return state


def play_entry(game: Game, journal: Journal, state: State, place: int) -> None:
    """One action, refused with its line unless it is legal and leads where its key says."""
    entry = journal.entries[place]
    assert isinstance(entry, Played), "only actions are played"
    reason = ""
    actors = state.actors()
    if entry.seat not in actors:
        turn = f"it is seat {actors[0]}'s turn" if actors else "the game is over"
        reason = f"seat {entry.seat} may not act: {turn}"
    else:
        try:
            state.play(entry.seat, state.parse(entry.text))
        except Refusal as refusal:
            reason = f"{entry.text!r} is refused: {refusal}"
    if not reason and entry.key and key_of(state, journal.rules).hex()[:SHORT] != entry.key:
        reason = "the key does not fit: the game went another way"
    if reason:
        raise JournalError(journal.line_of(place), _blame(game, journal, reason))


def _check_end(game: Game, journal: Journal, state: State, place: int) -> None:
    entry = journal.entries[place]
    assert isinstance(entry, Ended | GivenUp), "only the end is checked"
    reason = ""
    if (state.outcome() is None) != isinstance(entry, GivenUp):
        reason = "the game is not over here" if isinstance(entry, Ended) else "the game is over here"
    elif key_of(state, journal.rules).hex() != entry.key:
        reason = "the key does not fit: the game ended another way"
    if reason:
        raise JournalError(journal.line_of(place), _blame(game, journal, reason))


def _blame(game: Game, journal: Journal, reason: str) -> str:
    return reason if journal.rules == game.facts.rules else f"{_foreign(game, journal)}; {reason}"


def _foreign(game: Game, journal: Journal) -> str:
    return f"the journal is of rules {journal.rules}, not {game.facts.rules}"
