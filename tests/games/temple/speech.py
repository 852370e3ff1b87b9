"""What Temple says, and where all of it is met."""

from __future__ import annotations

from random import Random

from bivouac import game
from bivouac.games.temple.check import EVENTS, REFUSALS, RULINGS, SAMPLES, messages
from tests.games.speaking import Journey, Speech
from tests.games.temple.stage import stage

TEMPLE = game("temple")
FIZZLING = ("steal", "invite", "look", "carry")  # what may find nothing, each told in its own way


def travel(met: Journey) -> None:
    """Games at random, until everything that can be said has been; sets that no game has are only written."""
    met.read(TEMPLE.start(2), "flip jewels 4+0", "close coins 2+0")
    for seed in range(200):
        met.wander(TEMPLE.start(2 + seed % 3, seed), Random(seed))
        fizzled = {event["phase"] for event in met.events.get("fizzle", [])}
        if SPEECH.everything_met(met) and len(fizzled) >= len(FIZZLING):
            break


SPEECH = Speech(
    name="temple",
    events=EVENTS,
    refusals=REFUSALS,
    samples=SAMPLES,
    messages=messages,
    rulings=RULINGS,
    travel=travel,
    start=stage,
    flaws=(
        ("en", "money-name = Money\n", "", "has no money-name"),
        ("en", "    .short = Cross\n", "", "cross-name lacks short"),
        ("fr", "    .infinitive = être à l’abri des vols\n", "", "effect-Guarded lacks infinitive"),
        ("en", "{ $who } pays { $count } money.", "{ $who } pays.", "event-spend: does not use count"),
        ("fr", "{ $who } commence.", "{ $nobody } commence.", "event-first"),
        ("fr", "{ $who } défausse\u00a0:", "{ $who } défausse :", "event-discard: wants a no-break space"),
        (
            "fr",
            "d’un adversaire volez-vous\u00a0?",
            "d'un adversaire volez-vous\u00a0?",
            "prompt-steal: wants typographic",
        ),
        (
            "en",
            "prompt-over = The game is over.",
            "prompt-over = The game is over!",
            "prompt-over: cries out",
        ),
        ("en", "board-down = face down", "board-down = face down\nboard-up = up", "board-up: nothing says"),
    ),
)
