"""Words for the seed: pledged on sitting down, said once the start is called, drawn anew if one is kept back.

A pledge is the digest of a word. Nobody says a word before all pledges and the commitment to the seed are
fixed, so whoever speaks last can no longer choose what to say.
"""

from hashlib import sha256

from bivouac.core.refusal import Refusal
from bivouac.table import gathering
from bivouac.table.lines import Pledged, Redrawn, Worded
from bivouac.table.table import Table

LONGEST_WORD = 80


def pledge_of(word: str) -> str:
    """The digest that binds a seat to a word without telling it."""
    return sha256(word.encode()).hexdigest()


def pledge(table: Table, player: str, seat: int, digest: str, at: int) -> None:
    """Bind one's seat to a word that nobody knows yet; before the call, to another one just as well."""
    if seat not in table.seats_of(player):
        raise Refusal("not_seated")
    if table.seats[seat].pledge != digest:
        gathering.must_gather(table)
        table.write(Pledged(seat, digest), at)


def say_word(table: Table, player: str, seat: int, word: str, at: int) -> None:
    """Say the word one's seat has pledged; with the last one the game begins."""
    if seat not in table.seats_of(player):
        raise Refusal("not_seated")
    held = table.seats[seat]
    if held.word and held.word == word:  # said before: the same answer to the same message
        return
    if not table.calling:
        raise Refusal("not_called")
    if not 0 < len(word) <= LONGEST_WORD or not word.isprintable():
        raise Refusal("bad_word", {"longest": LONGEST_WORD})
    if pledge_of(word) != held.pledge:
        raise Refusal("word_not_pledged", {"seat": seat + 1})
    table.write(Worded(seat, word), at)
    if not table.silent():
        gathering.begin(table, at)


def redraw(table: Table, player: str, seed: bytes, at: int) -> None:
    """Draw the seed anew, and let everybody pledge anew, because a word has not come for a while."""
    gathering.must_belong(table, player)
    if not table.calling:
        raise Refusal("not_called")
    if at < table.calling + gathering.PATIENCE:
        raise Refusal("words_awaited", {"count": len(table.silent())})
    table.write(Redrawn(seed, table.silent()), at)
