"""Events, refusals and questions told as sentences; whoever knows players' names puts them in.

The one it is about comes as `who`; `names` has those of all seats, by their ids.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bivouac.core.words import words

# Under these keys an event names the face of its element, which not every witness is told.
_FACES = ("tile", "card", "face")

# Facts that sentences choose by: they stay ids.
_CHOSEN_BY = ("kind", "phase", "action", "face", "ending")


# What a piece is called for which the words of a package have no name; itself when nobody knows it.
Namer = Callable[[str, str], str]


def as_it_is(id: str, lang: str) -> str:
    """The name of a piece that only its id names."""
    return id


def say_event(package: str, event: Mapping[str, Any], lang: str, namer: Namer = as_it_is) -> str:
    """An event as a sentence of the log; empty when it needs none."""
    spoken = words(package, lang)
    key = next((key for key in messages_of(event) if spoken.has(key)), None)
    return "" if key is None else spoken.say(key, **_with_who(event, package, lang, namer))


def say_refusal(package: str, refusal: Mapping[str, Any], lang: str, namer: Namer = as_it_is) -> str:
    """A refusal as the sentence a player reads."""
    facts = _named(refusal["facts"], package, lang, namer)
    return words(package, lang).say(f"refused-{refusal['code']}", **facts)


def say_prompt(package: str, prompt: Mapping[str, Any], lang: str, namer: Namer = as_it_is) -> str:
    """What an outlook's prompt asks, as a sentence; another one for those who know the face it is about."""
    spoken = words(package, lang)
    facts = _with_who(prompt, package, lang, namer)
    for element in prompt.get("elements", ()):
        if spoken.has(f"{element}-name"):
            facts["element"] = spoken.say(f"{element}-name")
    key = f"prompt-{prompt['key']}"
    known = f"{key}-known"
    return spoken.say(known if spoken.has(known) and _shows_a_face(prompt) else key, **facts)


def _with_who(told: Mapping[str, Any], package: str, lang: str, namer: Namer) -> dict[str, int | str]:
    facts = _named(told, package, lang, namer)
    if told.get("seat") is None:
        return facts
    if "who" in told:
        return facts | {"who": str(told["who"])}  # a player's name, even where a piece is called so
    return facts | {"who": words(package, lang).say("seat-name", number=told["seat"] + 1)}


def _shows_a_face(told: Mapping[str, Any]) -> bool:
    return any(told.get(face) is not None for face in _FACES)


def messages_of(event: Mapping[str, Any]) -> Iterator[str]:
    """The messages that can tell an event, the most particular first."""
    key = f"event-{event['kind']}"
    if "to" in event:
        yield f"{key}-{event['to']}"
    if "from" in event:
        yield f"{key}-from-{event['from']}"
    if _shows_a_face(event):
        yield f"{key}-known"
    yield key


def _named(facts: Mapping[str, Any], package: str, lang: str, namer: Namer) -> dict[str, int | str]:
    """The facts a sentence can use: ids become names where the words have one, flags yes and no."""
    spoken = words(package, lang)
    players = facts.get("names", {})
    named: dict[str, int | str] = {}
    for key, value in facts.items():
        if key in _CHOSEN_BY:
            named[key] = str(value)
        elif isinstance(value, bool):
            named[key] = "yes" if value else "no"
        elif isinstance(value, int):
            named[key] = value
        elif isinstance(value, str) and value in players:
            named[key] = players[value]
        elif isinstance(value, str):
            name = f"{value}-name"
            named[key] = spoken.say(name) if spoken.has(name) else namer(value, lang)
    return named
