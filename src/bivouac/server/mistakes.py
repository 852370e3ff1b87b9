"""What goes wrong, by name and in words: no sentence of one language reaches a screen in another."""

import logging
from collections.abc import Mapping

from bivouac.core.mistakes import PlayerMistake
from bivouac.core.refusal import SetupError
from bivouac.core.words import LANGUAGES, words
from bivouac.server.messages import Mistake, Problem

PACKAGE = "bivouac.server"
Facts = Mapping[str, int | str]
NONE: Facts = {}

log = logging.getLogger(__name__)


def preferred(accepted: str) -> str:
    """The language of ours that a browser names first in its `accept-language`, or English."""
    places = {lang: accepted.lower().find(lang) for lang in LANGUAGES if lang in accepted.lower()}
    return min(places, key=lambda lang: places[lang]) if places else "en"


def problem(error: str, lang: str, code: str = "", facts: Facts = NONE, detail: str = "") -> Problem:
    """The answer to a request; the error's own name is the code where nothing more is known."""
    named = code or error
    return Problem(error, _sentence(named, facts, lang), code=named, facts=dict(facts), detail=detail)


def mistake(seq: int, lang: str, code: str, facts: Facts = NONE, detail: str = "") -> Mistake:
    """The answer to a message."""
    return Mistake(seq, _sentence(code, facts, lang), code=code, facts=dict(facts), detail=detail)


def setup_problem(wrong: SetupError, lang: str) -> Problem:
    """What cannot be set up, as the answer to a request."""
    return problem("setup", lang, *_named(wrong))


def setup_mistake(seq: int, wrong: SetupError, lang: str) -> Mistake:
    """The same as the answer to a message."""
    return mistake(seq, lang, *_named(wrong))


def _sentence(code: str, facts: Facts, lang: str) -> str:
    return words(PACKAGE, lang).say(f"mistake-{code}", **facts)


def _named(wrong: SetupError) -> tuple[str, Facts, str]:
    """Code and facts; what has none is said in general, and in full to the operator."""
    if isinstance(wrong, PlayerMistake):
        return wrong.code, wrong.facts, ""
    log.warning("a mistake without a name", extra={"reason": str(wrong)})
    return "setup", NONE, str(wrong)
