"""Whatever is typed or loaded is read or refused: the same targets as the fuzzers, on bounded examples."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bivouac
from tests.contract import damage
from tests.contract.canon import canonical
from tests.contract.tables import names
from tests.fuzz.fuzz_load import loads_or_refuses
from tests.fuzz.fuzz_parse import parses_or_refuses

SLOW = settings(derandomize=True, max_examples=150, deadline=None)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=5),
    max_leaves=20,
)


@pytest.mark.parametrize("name", names())
def test_any_text_is_read_or_refused(name: str) -> None:
    state = bivouac.game(name).start(2, 1)
    texts = [state.text(action) for action in range(bivouac.game(name).vocabulary)]
    near = st.sampled_from(texts).flatmap(lambda text: st.sampled_from([text[1:], text + " 1", text.title()]))

    @SLOW
    @given(st.one_of(st.text(), near, st.sampled_from(texts), st.text("abcdefghijklmnop 123-", max_size=12)))
    def read_or_refused(text: str) -> None:
        parses_or_refuses(name, text)

    read_or_refused()


@pytest.mark.parametrize("name", names())
def test_any_document_is_loaded_or_refused(name: str) -> None:
    game = bivouac.game(name)
    sound = game.start(game.facts.seats[0], 3).dump()
    keys = sorted(sound)

    @SLOW
    @given(ANYTHING, st.sampled_from(keys), st.sampled_from(keys))
    def loaded_or_refused(value: Any, key: str, other: str) -> None:
        loads_or_refuses(name, value)
        loads_or_refuses(name, {**sound, key: value})
        loads_or_refuses(name, {**sound, key: sound[other]})

    loaded_or_refused()


@pytest.mark.parametrize("name", names())
def test_a_document_harmed_in_several_places_is_loaded_or_refused(name: str) -> None:
    game = bivouac.game(name)
    state = game.start(game.facts.seats[1], 4)
    luck = Random(4)
    for _ in range(30):
        seat = state.actors()[0]
        state.play(seat, luck.choice(state.legal(seat)))
    sound = canonical(state.dump())

    @SLOW
    @given(st.integers(0, 1 << 32))
    def loaded_or_refused(seed: int) -> None:
        document = json.loads(sound)
        damage.several(document, Random(seed))
        loads_or_refuses(name, document)

    loaded_or_refused()


@pytest.mark.parametrize("name", names())
def test_the_fuzzers_targets_take_any_bytes(name: str) -> None:
    from tests.fuzz import fuzz_load, fuzz_parse

    luck = Random(name)
    sound = canonical(bivouac.game(name).start(2, 5).dump())
    for _ in range(60):
        fuzz_parse.target(luck.randbytes(luck.randrange(40)))
        fuzz_load.target(luck.randbytes(luck.randrange(200)))
        scratched = bytearray(sound)
        for _ in range(luck.randrange(4)):
            scratched[luck.randrange(len(scratched))] = luck.choice(b'0123456789,[]{}":tf')
        fuzz_load.target(bytes(scratched))
