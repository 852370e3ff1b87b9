"""Proofreading for every game: words that are there and used, typography, rulings that are all written."""

import re
from collections.abc import Container, Iterable, Mapping
from typing import Any, Final

from bivouac.core.rulings import Ruling
from bivouac.core.words import HOUSE, LANGUAGES, Argument, Words, words

# Values to try a message with: another value must make another sentence.
NUMBERS: Final[tuple[Argument, ...]] = (2, 1, 0, 7)
STRINGS: Final[tuple[Argument, ...]] = ("Ada", "Bo")

_FRENCH: Final = (
    (re.compile("[^\u00a0\u202f][:;?!»]|«[^\u00a0\u202f]"), "wants a no-break space"),
    (re.compile("[ \u00a0\u202f]{2}"), "has two spaces in a row"),
)
_ANY: Final = (
    (re.compile("^\\s|\\s$"), "begins or ends with a space"),
    (re.compile("['\"]|\\.\\.\\."), "wants typographic apostrophes, quotes and dots"),
    (re.compile("!"), "cries out"),
    (re.compile("[{}]"), "has a fact that is not filled in"),
)


def check_text(text: str, lang: str) -> list[str]:
    """What is wrong with a sentence as it is set."""
    if not text.strip():
        return ["is empty"]
    rules = _ANY + _FRENCH if lang == "fr" else _ANY
    return [problem for pattern, problem in rules if pattern.search(text)]


def check_words(
    spoken: Words, wanted: Mapping[str, str], samples: Mapping[str, tuple[Argument, ...]]
) -> list[str]:
    """Every message exists, uses exactly its facts, is set in good typography; nothing else is there.

    `wanted` names the facts of each message (`key.attribute` for an attribute), `samples` the values a fact
    may take, in one message (`key fact`) or in all (`fact`); a fact without samples is a number.
    """
    problems = []
    for message, facts in wanted.items():
        problems += _check_message(spoken, message, facts.split(), samples)
    strange = spoken.keys() - words(HOUSE, spoken.lang).keys()
    strange -= {message.split(".")[0] for message in wanted}
    return problems + [f"{spoken.lang}: {key}: nothing says this" for key in sorted(strange)]


def _check_message(
    spoken: Words, message: str, facts: list[str], samples: Mapping[str, tuple[Argument, ...]]
) -> list[str]:
    """One message, said with every value its facts may take."""
    values = {fact: samples.get(f"{message} {fact}", samples.get(fact, NUMBERS)) for fact in facts}
    usual: dict[str, Argument] = {fact: values[fact][0] for fact in facts}
    name = f"{spoken.lang}: {message}"
    try:
        problems = check_text(_say(spoken, message, usual), spoken.lang)
        for fact in facts:
            told = [_say(spoken, message, usual | {fact: value}) for value in values[fact]]
            if len(set(told)) == 1:
                problems.append(f"does not use {fact}")
            for text in told:
                problems += check_text(text, spoken.lang)
    except AssertionError as missing:
        return [f"{name}: {missing}"]
    return [f"{name}: {problem}" for problem in dict.fromkeys(problems)]


def _say(spoken: Words, message: str, facts: dict[str, Argument]) -> str:
    key, _, attribute = message.partition(".")
    return spoken.say(key, attribute or None, **facts)


def check_catalogue(
    entries: Iterable[Mapping[str, Any]], rulings: Iterable[str], icons: Container[str], wanted: Iterable[str]
) -> list[str]:
    """Every piece wanted stands there once, with name, icons that are drawn, a sentence, known rulings."""
    problems = []
    seen: set[str] = set()
    known = set(rulings)
    for entry in entries:
        id, text = entry["id"], entry["text"]
        if id in seen:
            problems.append(f"{id}: stands in the catalogue twice")
        seen.add(id)
        problems += [f"{id}: has no {part}" for part in ("name", "icons") if not entry[part]]
        problems += [f"{id}: no icon is called {icon}" for icon in entry["icons"] if icon not in icons]
        if not text[:1].isupper() or not text.endswith("."):
            problems.append(f"{id}: {text!r} is no whole sentence")
        problems += [f"{id}: there is no ruling {key}" for key in entry["rulings"] if key not in known]
    return problems + [f"{id}: is not in the catalogue" for id in sorted(set(wanted) - seen)]


def check_rulings(rulings: Mapping[str, Ruling], name: str, count: int) -> list[str]:
    """Rulings 1 to count are there and no others, each with a place and a sentence in each language."""
    wanted = [f"{name}.{number + 1}" for number in range(count)]
    problems = [f"{key}: the ruling is missing" for key in wanted if key not in rulings]
    problems += [f"{key}: no ruling bears this number" for key in rulings if key not in wanted]
    for key, ruling in rulings.items():
        for lang in LANGUAGES:
            for part, text in (("place", ruling.place[lang]), ("sentence", ruling.sentence[lang])):
                problems += [f"{key}: {part} in {lang} {problem}" for problem in check_text(text, lang)]
            if not ruling.sentence[lang].endswith("."):
                problems.append(f"{key}: sentence in {lang} does not end")
    return problems
