"""What Arnak says, and where all of it is met."""

from __future__ import annotations

from bivouac.games.arnak.check import RULINGS
from bivouac.games.arnak.check.messages import EVENTS, REFUSALS, SAMPLES, messages
from tests.games.arnak.stage import stage
from tests.games.arnak.wandering import travel
from tests.games.speaking import Speech

SPEECH = Speech(
    name="arnak",
    events=EVENTS,
    refusals=REFUSALS,
    samples=SAMPLES,
    messages=messages,
    rulings=RULINGS,
    sentences=3,
    travel=travel,
    start=stage,
    alike=("assistant", "ride", "use"),  # never offered side by side, which another test shows
    meets_all=False,
    flaws=(
        ("en", "parrot-name = Parrot\n", "", "parrot-name"),
        ("fr", "    .infinitive = gagner { $what }\n", "", "effect-Gain lacks infinitive"),
        ("en", "{ $who } plays { $card }.", "{ $who } plays a card.", "event-play: does not use card"),
        ("fr", "{ $who } pioche une carte.", "{ $nobody } pioche une carte.", "event-draw"),
        ("fr", "Excaver\u00a0: { $site } (", "Excaver : { $site } (", "action-dig: wants a no-break space"),
        ("fr", "board-fear = Peur", "board-fear = l'effroi", "board-fear: wants typographic"),
        (
            "en",
            "prompt-over = The game is over.",
            "prompt-over = The game is over!",
            "prompt-over: cries out",
        ),
        ("en", "board-idol = idol", "board-idol = idol\nboard-ghost = ghost", "board-ghost: nothing says"),
    ),
)
