"""A journal played again: every line must be legal, every key must agree."""

from collections.abc import Callable, Iterator
from typing import Final

from bivouac.core.contract import Game, State
from bivouac.core.course import KEY_EVERY, SHORT
from bivouac.core.documents import digest
from bivouac.core.entries import Acted, Closed, Ended, Entry, Sealed, Signed, Undone
from bivouac.core.journal import Journal, JournalError, commitment_of, seal, signed_text, table_seed
from bivouac.core.refusal import Refusal, SetupError

NO_SEED: Final = "the seed is missing: it is revealed when the game is over"
WRONG_SEED: Final = "the seed is not the one the commitment was made for"


def start(game: Game, journal: Journal) -> State:
    """The table before the first action."""
    if journal.game != game.facts.name:
        raise JournalError(journal.header_line("game"), f"{journal.game} is not {game.facts.name}")
    if journal.seed is None:
        raise JournalError(journal.header_line("options"), NO_SEED, "seed")
    seed = journal.seed
    if isinstance(seed, bytes):
        seed = table_seed(seed, journal.words or [])
    try:
        return game.start(journal.seats, seed, journal.options)
    except SetupError as wrong:
        low, high = game.facts.seats
        header = "options" if low <= journal.seats <= high else "seats"
        raise JournalError(journal.header_line(header), str(wrong), "setup") from None


def replay(game: Game, journal: Journal, at: int | None = None) -> State:
    """The state at the end of the journal, or just after action `at`; raises JournalError."""
    if at is not None and not 0 <= at <= journal.count:
        raise SetupError(f"there is no action {at}: the journal has {journal.count}")
    if at is None or journal.rules != game.facts.rules:
        last = _replay_all(game, journal)
        if at is None:
            return last
    state = start(game, journal)
    for action in journal.course.actions[:at]:
        _play_standing(game, journal, state, action)
    return state


def steps(game: Game, journal: Journal) -> Iterator[tuple[Acted | None, State]]:
    """The table before the first action, then after each one that stands: the same state, moving on."""
    state = start(game, journal)
    yield None, state
    for action in journal.course.actions:
        _play_standing(game, journal, state, action)
        yield action, state


def _play_standing(game: Game, journal: Journal, state: State, action: Acted) -> None:
    reason = attempt(game, journal.rules, state, action)
    if reason:
        raise JournalError(journal.line_of_action(action.number), reason, _fault(game, journal, "action"))


def verify(game: Game, journal: Journal) -> State:
    """The last state of a game, over or given up, whose journal holds together from commitment to end."""
    if isinstance(journal.seed, bytes) and commitment_of(journal.seed) != journal.commitment:
        raise JournalError(journal.header_line("seed"), WRONG_SEED, "seed")
    state = replay(game, journal)
    if not journal.ended():
        raise JournalError(journal.line_of(len(journal.entries)), "the line of the end is missing", "end")
    return state


def record(journal: Journal, state: State, seat: int, text: str) -> Acted:
    """Write down the action that has just led to this state."""
    number = journal.count + 1
    entry = Acted(number, seat, text, short_key(state, journal.rules, number))
    journal.add(entry)
    return entry


def short_key(state: State, rules: str, number: int) -> str:
    """What is written beside an action of the state it led to: nothing but every few actions."""
    return key_of(state, rules).hex()[:SHORT] if number % KEY_EVERY == 0 else ""


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
    closing.append(Closed("", key) if state.outcome() is None else Ended(key))
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
        reason = ""
        if isinstance(entry, Acted):
            if entry.number - 1 in wanted:
                kept[entry.number - 1] = state.copy()
            reason = attempt(game, journal.rules, state, entry)
            keys += 1 if entry.key else 0
        elif isinstance(entry, Undone):
            state = kept[entry.number]
        elif isinstance(entry, Ended | Closed):
            reason = _wrong_end(game, journal.rules, state, entry)
            keys += 1
        if reason:
            part = "action" if isinstance(entry, Acted) else "end"
            raise JournalError(journal.line_of(place), reason, _fault(game, journal, part))
    if journal.rules != game.facts.rules and not keys:
        reason = _foreign(game, journal.rules) + ", and holds no key to compare"
        raise JournalError(journal.header_line("rules"), reason, "rules")
    return state


def attempt(game: Game, rules: str, state: State, action: Acted) -> str:
    """Play what was played before; the reason why not, unless it is legal and leads where its key says."""
    reason = ""
    actors = state.actors()
    if action.seat not in actors:
        turn = f"it is seat {actors[0]}'s turn" if actors else "the game is over"
        reason = f"seat {action.seat} may not act: {turn}"
    else:
        try:
            state.play(action.seat, state.parse(action.text))
        except Refusal as refusal:
            reason = f"{action.text!r} is refused: {refusal}"
    if not reason and action.key and key_of(state, rules).hex()[:SHORT] != action.key:
        reason = "the key does not fit: the game went another way"
    return _blame(game, rules, reason)


def _wrong_end(game: Game, rules: str, state: State, end: Ended | Closed) -> str:
    reason = ""
    if (state.outcome() is None) != isinstance(end, Closed):
        reason = "the game is not over here" if isinstance(end, Ended) else "the game is over here"
    elif key_of(state, rules).hex() != end.key:
        reason = "the key does not fit: the game ended another way"
    return _blame(game, rules, reason)


def _fault(game: Game, journal: Journal, part: str) -> str:
    """What is at fault: that part of the journal, or that it follows other rules."""
    return part if journal.rules == game.facts.rules else "rules"


def _blame(game: Game, rules: str, reason: str) -> str:
    """The reason, if there is one; where the journal is of other rules, those are to blame."""
    return f"{_foreign(game, rules)}; {reason}" if reason and rules != game.facts.rules else reason


def _foreign(game: Game, rules: str) -> str:
    return f"the journal is of rules {rules}, not {game.facts.rules}"
