"""Reasons in words: short clauses, each of which can stand alone, joined by semicolons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bivouac.core.contract import Game
from bivouac.core.game import HouseGame
from bivouac.core.spelling import number, percent
from bivouac.core.tellings import Namer, as_it_is
from bivouac.core.words import Words, words
from bivouac.review.lamp import Hint
from bivouac.review.mistakes import PACKAGE
from bivouac.review.records import Reason

WHOLE: Final = 0.05  # an amount this near a whole number is called whole
MANY: Final = 10  # and so is a larger one than this


class Tip(msgspec.Struct, frozen=True):
    """A move worth a thought: the chance to win it leaves, its standard error, the lead in points, why."""

    text: str
    chance: float | None
    error: float | None
    lead: float | None
    why: str


def tip(game: Game, hint: Hint, lang: str, names: Sequence[str]) -> Tip:
    """What the coach says of a move, in a language."""
    why = sentence(game, hint.why, lang, names)
    return Tip(hint.text, hint.chance, hint.error, hint.lead, why)


def clauses(game: Game, reasons: Sequence[Reason], lang: str, names: Sequence[str]) -> list[str]:
    """Each reason as a clause, in the words of its game; a guest of the house names no parts of its own."""
    ours = words(PACKAGE, lang)
    theirs = words(game.package, lang) if isinstance(game, HouseGame) else ours
    namer = game.namer if isinstance(game, HouseGame) else as_it_is
    return [_clause(ours, theirs, reason, lang, names, namer) for reason in reasons]


def sentence(game: Game, reasons: Sequence[Reason], lang: str, names: Sequence[str]) -> str:
    """All reasons as one sentence; empty where there is none."""
    whole = joined(game, reasons, lang, names)
    return whole[:1].upper() + whole[1:] + "." if whole else ""


def joined(game: Game, reasons: Sequence[Reason], lang: str, names: Sequence[str]) -> str:
    """All reasons one after the other, as a part of a sentence; empty where there is none."""
    return words(PACKAGE, lang).say("why-and").join(clauses(game, reasons, lang, names))


def _clause(ours: Words, theirs: Words, reason: Reason, lang: str, names: Sequence[str], namer: Namer) -> str:
    if reason.kind == "hope":
        return theirs.say(
            f"hope-{reason.name}",
            percent=percent(reason.amount, lang),
            count=reason.count,
            of=reason.of,
            what=_name(theirs, reason.what, namer),
        )
    if reason.kind in ("term", "price"):
        counted = _counted(reason.amount, lang)
        said = theirs.say(f"reason-{reason.name}", number=reason.count, **counted)
        if _is_part(reason.amount) and str(counted["amount"]) in said:
            said = ours.say("why-mean", said=said)
        return said if reason.kind == "term" else ours.say("why-price", said=said)
    if reason.kind == "reply":
        assert reason.reply is not None, "an answer says which"
        reply = reason.reply
        who = names[reply.seat] or ours.say("seat-name", number=reply.seat + 1)
        return ours.say("why-reply", when=reason.name, who=who, reply=reply.labels[lang])
    if reason.kind == "judge":
        return ours.say("why-judge", judge=reason.name)
    if reason.kind == "ends":
        return ours.say("why-ends", how=reason.name, percent=percent(reason.amount, lang))
    return ours.say("why-lead", **_counted(reason.amount, lang))


def _is_part(amount: float) -> bool:
    """Is it less than one of something? Nobody has half a weapon, but half the lines may end with one."""
    return WHOLE <= abs(amount) < 1 - WHOLE


def _counted(amount: float, lang: str) -> dict[str, int | str]:
    """An amount for the words: more or less, how much, and the number a plural goes by."""
    size = abs(amount)
    near = round(size)
    whole = abs(size - near) < WHOLE or size > MANY
    # English counts 1.5 points, French 1,5 point.
    plural = near if whole else 1 if lang == "fr" and size < 2 else 2
    return {
        "way": "more" if amount > 0 else "less",
        "amount": number(float(near) if whole else size, lang),
        "count": plural,
    }


def _name(spoken: Words, id: str, namer: Namer) -> str:
    return spoken.say(f"{id}-name") if id and spoken.has(f"{id}-name") else namer(id, spoken.lang)
