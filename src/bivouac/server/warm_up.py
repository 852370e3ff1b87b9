"""Every game is read once a server stands: whoever opens its first table need not wait for its words."""

import logging

from bivouac.core.contract import SPECTATOR
from bivouac.core.words import LANGUAGES
from bivouac.games import game, names

log = logging.getLogger(__name__)


def warm_up() -> None:
    """Read the rules and words of every game; one that cannot be read says so to whoever asks for it."""
    for name in names():
        try:
            rules = game(name)
            state = rules.start(rules.facts.seats[0])
            action = state.legal(state.actors()[0])[0]
            for lang in LANGUAGES:
                rules.say_prompt(state.outlook(SPECTATOR)["prompt"], lang)
                state.label(action, lang)
        except Exception:
            log.exception("a game cannot be read", extra={"game": name})
