"""What an effect does, in a sentence and as a strip of icons, walked from the record itself."""

from collections.abc import Callable
from dataclasses import fields

from bivouac.core.effects import AllOf, Effect, May, OneOf, Pay, SomeOf
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
        case SomeOf(count, parts):
            join = words.say("effect-SomeOf-join")
            listed = join.join(sentence(part, words, INFINITIVE) for part in parts)
            return words.say(key, mood, count=count, parts=listed)
        case May(part):
            return words.say(key, mood, part=sentence(part, words, INFINITIVE))
        case Pay(price, part):
            return words.say(key, mood, price=bundle(price, words), part=sentence(part, words, INFINITIVE))
    return words.say(key, mood, **_facts(effect, words))


def bundle(what: tuple[tuple[str, int], ...], words: Words) -> str:
    """Resources in words, as a price or a gain: commas, and a word before the last."""
    said = [words.say(f"resource-{resource}", count=count) for resource, count in what]
    first = words.say("effect-price-comma").join(said[:-1])
    return words.say("effect-price-join").join([*([first] if first else []), *said[-1:]])


def icons(effect: Effect, leaf: Icons) -> tuple[str, ...]:
    """The effect as a strip of icon names; the game says what its leaves look like."""
    match effect:
        case AllOf(parts):
            return tuple(icon for part in parts for icon in icons(part, leaf))
        case OneOf(parts) | SomeOf(_, parts):
            strips = [icons(part, leaf) for part in parts]
            return tuple(
                icon for at, strip in enumerate(strips) for icon in ((("or",) if at else ()) + strip)
            )
        case May(part):
            return ("optional", *icons(part, leaf))
        case Pay(price, part):
            paid = tuple(what for what, count in price for _ in range(count))
            return (*paid, "arrow", *icons(part, leaf))
    return leaf(effect)


def _facts(effect: Effect, words: Words) -> dict[str, Argument]:
    facts: dict[str, Argument] = {}
    for field in fields(effect):
        value = getattr(effect, field.name)
        if isinstance(value, int | str):
            facts[field.name] = value
        elif isinstance(value, tuple):
            facts[field.name] = bundle(value, words)
    return facts
