"""What Takara says, and where all of it is met."""

from __future__ import annotations

from random import Random

from bivouac import game
from bivouac.core.contract import State
from bivouac.games.takara import codes
from bivouac.games.takara.check import EVENTS, REFUSALS, RULINGS, SAMPLES, SILENT, messages
from tests.games.speaking import Choose, Journey, Speech, at_random

TAKARA = game("takara")


def travel(met: Journey) -> None:
    """Games at random, until everything that can be said has been; half of the players love the counter.

    What no position allows is only written.
    """
    met.read(TAKARA.start(2), "sell skull", "hire imitator imitator")
    for seed in range(400):
        state = TAKARA.start(2 + seed % 3, seed, {"strict_observation": seed % 4 == 3})
        choose: Choose = shopping if seed % 2 else at_random
        met.wander(state, Random(seed), choose=choose)
        if SPEECH.everything_met(met):
            break


def shopping(state: State, seat: int, luck: Random) -> int:
    """A token, else a dig, else anything."""
    legal = state.legal(seat)
    wishes = [codes.BUY, codes.DIG + luck.randrange(6)]
    return next((wish for wish in wishes if wish in legal), luck.choice(legal))


SPEECH = Speech(
    name="takara",
    events=EVENTS,
    refusals=REFUSALS,
    samples=SAMPLES,
    messages=messages,
    silent=SILENT,
    rulings=RULINGS,
    travel=travel,
    start=lambda: TAKARA.start(2),
    flaws=(
        ("en", "bank-name = Bank\n", "", "has no bank-name"),
        ("en", "    .short = den\n", "", "den-name lacks short"),
        ("fr", "    .infinitive = défausser cette tuile\n", "", "effect-Discard lacks infinitive"),
        ("en", "{ $who } rents the sword.", "The sword is rented.", "event-rent: does not use who"),
        ("en", "{ $who } rents the sword.", "{ $who } pays { $count }.", "event-rent"),
        ("fr", "Le site { $site } est vide.", "Ce site est vide.", "refused-empty_site: does not use site"),
        ("fr", "    [sword] L’épée d’abord", "    [épée] L’épée d’abord", "has no refused-answer_first"),
        ("en", "fame-greenhorn = greenhorn", 'fame-greenhorn = { "" }', "fame-greenhorn: is empty"),
        ("fr", "ouvre un coffre\u00a0:", "ouvre un coffre :", "event-draw: wants a no-break space"),
        ("fr", "{ $who } loue l’épée.", "{ $who } loue l'épée.", "event-rent: wants typographic"),
        ("fr", "{ $who } loue l’épée.", "{ $who } loue  l’épée.", "event-rent: has two spaces"),
        ("en", "The game is over.", "The game is over!", "prompt-over: cries out"),
        (
            "en",
            "board-deep = deep",
            "board-deep = deep\nboard-shallow = shallow",
            "board-shallow: nothing says",
        ),
    ),
)
