"""What an effect does, in a sentence and as a strip of icons, walked from the record itself."""

from collections.abc import Callable
from dataclasses import fields

from bivouac.core.effects import AllOf, Condition, Effect, May, OneOf, Pay, When
from bivouac.core.words import Argument, Words

INFINITIVE = "infinitive"

Icons = Callable[[Effect], tuple[str, ...]]


def sentence(effect: Effect, words: Words, mood: str | None = None) -> str:
    """The effect in words; French needs two moods, so what stands under *may* and *pay* is infinitive."""
    key = f"effect-{type(effect).__name__}"
    match effect:
        case AllOf(parts):
            said = [sentence(part, words, mood) for part in parts]
            return words.say("effect-AllOf-join").join(text for text in said if text)
        case OneOf(parts):
            join = words.say("effect-OneOf-join")
            return words.say(key, mood, parts=join.join(sentence(part, words, INFINITIVE) for part in parts))
        case May(part):
            return words.say(key, mood, part=sentence(part, words, INFINITIVE))
        case Pay(price, part):
            join = words.say("effect-price-join")
            paid = join.join(words.say(f"resource-{what}", count=count) for what, count in price)
            return words.say(key, mood, price=paid, part=sentence(part, words, INFINITIVE))
        case When(condition, part, otherwise):
            holds = clause(condition, words)
            told = words.say(key, mood, condition=holds, part=sentence(part, words, mood))
            if otherwise == AllOf(()):
                return told
            return words.say("effect-When-else", None, said=told, otherwise=sentence(otherwise, words, mood))
    return words.say(key, mood, **_facts(effect))


def clause(condition: Condition, words: Words) -> str:
    """The condition in words, as it stands after *if*; those inside it are said first."""
    facts = _facts(condition)
    for field in fields(condition):
        value = getattr(condition, field.name)
        if isinstance(value, Condition):
            facts[field.name] = clause(value, words)
    return words.say(f"condition-{type(condition).__name__}", **facts)


def icons(effect: Effect, leaf: Icons) -> tuple[str, ...]:
    """The effect as a strip of icon names; the game says what its leaves look like."""
    match effect:
        case AllOf(parts):
            return tuple(icon for part in parts for icon in icons(part, leaf))
        case OneOf(parts):
            strips = [icons(part, leaf) for part in parts]
            return tuple(
                icon for at, strip in enumerate(strips) for icon in ((("or",) if at else ()) + strip)
            )
        case May(part):
            return ("optional", *icons(part, leaf))
        case Pay(price, part):
            paid = tuple(what for what, count in price for _ in range(count))
            return (*paid, "arrow", *icons(part, leaf))
        case When(_, part, otherwise):
            other = icons(otherwise, leaf)
            return ("when", *icons(part, leaf), *(("or", *other) if other else ()))
    return leaf(effect)


def _facts(record: Effect | Condition) -> dict[str, Argument]:
    facts: dict[str, Argument] = {}
    for field in fields(record):
        value = getattr(record, field.name)
        if isinstance(value, int | str):
            facts[field.name] = value
    return facts
