"""Every effect of every game in words: a price, a choice and a sequence read in one way only."""

from __future__ import annotations

import pytest

from bivouac.core.effects import AllOf, Effect, OneOf, Pay, SomeOf, parts_of, walk
from bivouac.core.sentences import INFINITIVE, sentence
from bivouac.core.words import LANGUAGES, words
from bivouac.games.agartha.columns import NODES as AGARTHA
from bivouac.games.arnak.columns import NODES as ARNAK
from bivouac.games.takara.columns import NODES as TAKARA
from bivouac.games.temple.columns import NODES as TEMPLE

BOXES = {"agartha": AGARTHA, "arnak": ARNAK, "takara": TAKARA, "temple": TEMPLE}
PAIRS = [(name, effect) for name, box in BOXES.items() for effect in box.effects]
OPENINGS = {"en": "either ", "fr": "soit "}


def within(kind: type[Effect], inside: type[Effect]) -> list[tuple[str, Effect, Effect]]:
    """Every effect of the one kind that holds one of the other, with it."""
    return [
        (name, effect, part)
        for name, effect in PAIRS
        if isinstance(effect, kind)
        for part in walk(effect)
        if part is not effect and isinstance(part, inside)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_choice_that_is_paid_for_begins_after_the_price(lang: str) -> None:
    found = within(Pay, OneOf)
    assert found, "the Trader asks for a coin whatever is chosen"
    for name, effect, part in found:
        spoken = words(f"bivouac.games.{name}", lang)
        chosen = sentence(part, spoken, INFINITIVE)
        assert chosen.startswith(OPENINGS[lang])
        assert sentence(effect, spoken).endswith(chosen)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", [Pay, OneOf, SomeOf])
def test_what_follows_a_price_or_a_choice_is_never_told_like_what_belongs_to_it(
    kind: type[Effect], lang: str
) -> None:
    for name, effect, part in within(kind, AllOf):
        spoken = words(f"bivouac.games.{name}", lang)
        outer, inner = spoken.say("effect-AllOf-join"), spoken.say("effect-AllOf-within")
        told = sentence(effect, spoken)
        assert outer not in told, told
        assert told.count(inner) >= len([one for one in parts_of(part) if sentence(one, spoken)]) - 1, told
