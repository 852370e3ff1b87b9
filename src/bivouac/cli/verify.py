"""`bivouac verify FILE`: proof that a finished game was played as its journal says."""

from bivouac.cli import journals
from bivouac.cli.parameters import JournalPath, Lang, open_game
from bivouac.cli.screen import Screen
from bivouac.cli.speech import spoken
from bivouac.core import replay
from bivouac.core.journal import JournalError


def verify(journal: JournalPath, lang: Lang = None) -> None:
    """Replay the journal from its commitment to its end, and say what has been proved."""
    words = spoken(lang)
    read = journals.read(journal)
    game = open_game(read.game)
    try:
        state = replay.verify(game, read)
    except JournalError as wrong:
        raise journals.at(journal, wrong) from None
    outcome = state.outcome()
    assert outcome is not None, "only a finished game is proved"
    print(words.say("verify-true", actions=read.count, seats=read.seats, game=game.facts.titles[words.lang]))
    Screen(game, words.lang).show_outcome(outcome)
    print(words.say("verify-fair" if read.commitment else "verify-seed", commitment=read.commitment or ""))
