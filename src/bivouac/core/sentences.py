"""What an effect does, in a sentence and as a strip of icons, walked from the record itself."""

from collections.abc import Callable
from dataclasses import fields

from bivouac.core.effects import AllOf, Condition, Effect, Leaf, May, OneOf, Pay, SomeOf, Times, When
from bivouac.core.words import Argument, Words

INFINITIVE = "infinitive"
# What `icons` puts between the icons of a strip.
MARKS = frozenset({"or", "arrow", "optional"})

Icons = Callable[[Effect], tuple[str, ...]]
Facts = Callable[[Effect | Condition], dict[str, Argument]]


def plain_facts(record: Effect | Condition) -> dict[str, Argument]:
    """The numbers and words of a leaf as they stand in its fields."""
    facts: dict[str, Argument] = {}
    for field in fields(record):
        value = getattr(record, field.name)
        if isinstance(value, int | str):
            facts[field.name] = value
    return facts


def sentence(effect: Effect, words: Words, mood: str | None = None, facts: Facts = plain_facts) -> str:
    """The effect in words; French needs two moods, so what stands under *may* and *pay* is infinitive.

    A sequence under them is bound more tightly than one that stands alone, and a choice says where it begins
    and where it ends: nobody takes for free what a price is asked for, nor for bought what comes in any case.
    `facts` tells what a leaf says of itself, where a game has names for what its fields hold.
    """
    key = f"effect-{type(effect).__name__}"
    match effect:
        case AllOf(parts):
            told, join = "", ""
            for part in parts:
                if text := sentence(part, words, mood, facts):
                    told += join + text
                    join = words.say("effect-AllOf-join" if mood is None else "effect-AllOf-within")
                    if isinstance(part, OneOf | When):
                        join = words.say("effect-AllOf-whichever")
            return told
        case OneOf(parts) | SomeOf(_, parts):
            said = [sentence(part, words, INFINITIVE, facts) for part in parts]
            chosen = words.say(f"{key}-join").join(said)
            return words.say(key, mood, parts=chosen, **plain_facts(effect))
        case May(part):
            return words.say(key, mood, part=sentence(part, words, INFINITIVE, facts))
        case Pay(price, part):
            paid = bundle(price, words)
            return words.say(key, mood, price=paid, part=sentence(part, words, INFINITIVE, facts))
        case When(condition, part, otherwise):
            holds = clause(condition, words, facts)
            then = sentence(part, words, mood, facts)
            if isinstance(part, When) and otherwise != AllOf(()):
                then = f"({then})"  # or nobody knows which *if* the last *otherwise* answers
            told = words.say(key, mood, condition=holds, part=then)
            if otherwise == AllOf(()):
                return told
            other = sentence(otherwise, words, mood, facts)
            return words.say("effect-When-else", None, said=told, otherwise=other)
    return words.say(key, mood, **{**_bundles(effect, words), **facts(effect)})


def capital(text: str) -> str:
    """The text with a capital."""
    return f"{text[:1].upper()}{text[1:]}"


def statement(effect: Effect, words: Words) -> str:
    """The effect as a sentence of its own, with its capital and its full stop."""
    return f"{capital(sentence(effect, words))}."


def after_colon(effect: Effect, words: Words) -> str:
    """The effect as it stands after a colon, where a choice needs no introduction."""
    return sentence(effect, words, INFINITIVE if isinstance(effect, OneOf) else None)


def bundle(what: tuple[tuple[str, int], ...], words: Words) -> str:
    """Resources in words, as a price or a gain: commas, and a word before the last."""
    said = [words.say(f"resource-{resource}", count=count) for resource, count in what]
    first = words.say("effect-price-comma").join(said[:-1])
    return words.say("effect-price-join").join([*([first] if first else []), *said[-1:]])


def clause(condition: Condition, words: Words, facts: Facts = plain_facts) -> str:
    """The condition in words, as it stands after *if*; those inside it are said first, both ways.

    To deny takes more than a word before or after: `so` tells a condition which way it is said.
    Parts that read the same are said once.
    """
    known = {"so": "yes", **facts(condition)}
    held = {field.name: getattr(condition, field.name) for field in fields(condition)}
    inside = [name for name, value in held.items() if isinstance(value, Condition)]
    for name in inside:
        known[name] = clause(held[name], words, lambda part: {**facts(part), "so": "yes"})
        known[f"no_{name}"] = clause(held[name], words, lambda part: {**facts(part), "so": "no"})
    if len(inside) > 1 and len({known[name] for name in inside}) == 1:
        return str(known[inside[0] if known["so"] == "yes" else f"no_{inside[0]}"])
    return words.say(f"condition-{type(condition).__name__}", **known)


def drawn(effect: Effect) -> tuple[str, ...]:
    """A leaf as a strip of icon names, as its record says; a number below zero stands after a minus."""
    assert isinstance(effect, Leaf), f"{type(effect).__name__} is no leaf"
    assert effect.drawn, f"{type(effect).__name__} has no icon"
    strip: list[str] = []
    for mark in effect.drawn:
        if isinstance(mark, str):
            strip.append(mark)
            continue
        value = getattr(effect, mark.field)
        if isinstance(mark, Times):
            count = value if isinstance(value, int) else bool(value)
            strip += ["minus"] * (count < 0) + [mark.icon] * min(abs(count), mark.most)
        elif isinstance(value, str):
            strip.append(value)
        else:
            strip += [what for what, count in value for _ in range(count)]
    return tuple(strip)


def icons(effect: Effect, leaf: Icons = drawn) -> tuple[str, ...]:
    """The effect as a strip of icon names; a game may say itself what some of its leaves look like."""
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
        case When(_, part, otherwise):
            other = icons(otherwise, leaf)
            return ("when", *icons(part, leaf), *(("or", *other) if other else ()))
    return leaf(effect)


def _bundles(effect: Effect, words: Words) -> dict[str, Argument]:
    """The fields of a leaf that hold resources, in words."""
    held = {field.name: getattr(effect, field.name) for field in fields(effect)}
    return {name: bundle(value, words) for name, value in held.items() if _is_bundle(value)}


def _is_bundle(value: object) -> bool:
    if not isinstance(value, tuple) or not value:
        return False
    return all(isinstance(item, tuple) and [type(part) for part in item] == [str, int] for item in value)
