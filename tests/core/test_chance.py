"""Chance: the same numbers for the same seed, in every build, for ever; and even ones."""

from __future__ import annotations

import json
from collections import Counter
from hashlib import blake2b
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bivouac import FairChance, QuickChance, SetupError
from bivouac.core.chance import LIMIT, OwnChance, chance_of, dealt_anew, fork, load_chance
from tests.contract.chi_square import misfit

FAST = settings(derandomize=True, max_examples=100, deadline=None)
OLD = -12345678901234567890
RAMP = bytes(range(32))

# seed: the first eight words, twenty throws of a die, ten pieces shuffled, three draws near the limit
VECTORS: dict[int | bytes, tuple[list[int], list[int], list[int], list[int]]] = {
    0: (
        [3968686012, 2493494852, 22697239, 1327595679, 1159440481, 269356409, 2448768826, 1213289381],
        [5, 3, 0, 1, 1, 0, 3, 1, 3, 1, 1, 3, 1, 4, 0, 3, 0, 0, 1, 4],
        [3, 8, 4, 6, 7, 1, 2, 0, 5, 9],
        [1984343006, 1246747426, 11348619],
    ),
    OLD: (
        [1913746507, 1975267225, 2189880075, 2556107777, 2649150396, 1747602421, 3812888703, 1426476619],
        [2, 2, 3, 3, 3, 2, 5, 1, 3, 0, 0, 5, 5, 4, 4, 1, 4, 2, 0, 0],
        [6, 1, 0, 5, 2, 3, 7, 8, 9, 4],
        [956873253, 987633612, 1094940037],
    ),
    bytes(32): (
        [119975337, 3232326363, 245489027, 2113612134, 3142608916, 3982854135, 1206056998, 1362696615],
        [0, 4, 0, 2, 4, 5, 1, 1, 3, 2, 0, 1, 1, 0, 3, 5, 2, 1, 0, 0],
        [2, 8, 7, 1, 5, 4, 3, 9, 6, 0],
        [59987668, 1616163181, 122744513],
    ),
    RAMP: (
        [1533020377, 2226684922, 2306528270, 552858907, 1703920335, 504017657, 3381723553, 960134761],
        [2, 3, 3, 0, 2, 0, 4, 1, 5, 3, 3, 5, 0, 1, 5, 2, 1, 2, 4, 0],
        [5, 1, 7, 9, 6, 2, 0, 8, 4, 3],
        [766510188, 1113342461, 1153264135],
    ),
}


@pytest.mark.parametrize("seed", VECTORS, ids=str)
def test_a_seed_draws_its_pinned_numbers(seed: int | bytes) -> None:
    words, throws, shuffled, wide = VECTORS[seed]
    words_of, throws_of, wide_of = chance_of(seed), chance_of(seed), chance_of(seed)
    pieces = list(range(10))
    chance_of(seed).shuffle(pieces)
    assert [words_of.word() for _ in words] == words
    assert [throws_of.below(6) for _ in throws] == throws
    assert pieces == shuffled
    assert [wide_of.below(LIMIT) for _ in wide] == wide


def test_quick_chance_is_sfc32() -> None:
    mask = 0xFFFFFFFF
    digest = blake2b(b"42", digest_size=16, person=b"bivouac quick").digest()
    a, b, c, count = (int.from_bytes(digest[at : at + 4], "little") for at in (0, 4, 8, 12))
    chance = QuickChance(42)
    for _ in range(1000):
        word = (a + b + count) & mask
        count = (count + 1) & mask
        a, b, c = b ^ (b >> 9), (c + (c << 3)) & mask, ((((c << 21) | (c >> 11)) & mask) + word) & mask
        assert chance.word() == word


def test_fair_chance_is_keyed_blake2b_in_counter_mode() -> None:
    chance = FairChance(RAMP)
    for number in range(5):
        block = blake2b(number.to_bytes(8, "little"), key=RAMP, person=b"bivouac fair").digest()
        for at in range(0, 64, 4):
            assert chance.word() == int.from_bytes(block[at : at + 4], "little")


@pytest.mark.parametrize("seed", VECTORS, ids=str)
@pytest.mark.parametrize("drawn", [0, 1, 15, 16, 17, 40])
def test_a_chance_goes_on_after_dump_and_load(seed: int | bytes, drawn: int) -> None:
    chance = chance_of(seed)
    for _ in range(drawn):
        chance.below(100)
    loaded = load_chance(json.loads(json.dumps(chance.dump())))
    assert loaded.dump() == chance.dump()
    assert [loaded.below(1000) for _ in range(40)] == [chance.below(1000) for _ in range(40)]


@pytest.mark.parametrize("seed", VECTORS, ids=str)
def test_a_copy_has_the_same_future_and_draws_it_alone(seed: int | bytes) -> None:
    chance = chance_of(seed)
    chance.below(5)
    copy, before = chance.copy(), chance.dump()
    future = [copy.below(6) for _ in range(40)]
    assert chance.dump() == before
    assert [chance.below(6) for _ in range(40)] == future


@pytest.mark.parametrize("seed", [0, RAMP], ids=str)
@pytest.mark.parametrize("n", [0, -1, LIMIT + 1, 1 << 32, 10**30, -(10**30)])
def test_a_bound_outside_its_limits_is_a_value_error(seed: int | bytes, n: int) -> None:
    with pytest.raises(ValueError, match="below"):
        chance_of(seed).below(n)


@FAST
@given(seed=st.one_of(st.integers(), st.binary(min_size=32, max_size=32)), n=st.integers(1, LIMIT))
def test_a_draw_is_below_its_bound(seed: int | bytes, n: int) -> None:
    chance = chance_of(seed)
    assert all(0 <= chance.below(n) < n for _ in range(8))


@FAST
@given(seed=st.integers(), pieces=st.lists(st.integers(0, 99)))
def test_a_shuffle_keeps_the_pieces(seed: int, pieces: list[int]) -> None:
    shuffled = pieces[:]
    QuickChance(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(pieces)


@FAST
@given(seed=st.integers(), pieces=st.lists(st.integers(0, 1 << 40)), other=st.randoms())
def test_a_new_deal_owes_nothing_to_the_order_before(seed: int, pieces: list[int], other: Random) -> None:
    shuffled = sorted(pieces)
    QuickChance(seed).shuffle(shuffled)
    before = pieces[:]
    assert dealt_anew(pieces, QuickChance(seed)) == shuffled
    assert pieces == before
    other.shuffle(pieces)
    assert dealt_anew(pieces, QuickChance(seed)) == shuffled


@pytest.mark.parametrize("seed", [7, RAMP], ids=str)
@pytest.mark.parametrize("n", [2, 3, 6, 7, 54])
def test_draws_are_even(seed: int | bytes, n: int) -> None:
    chance = chance_of(seed)
    found = Counter(chance.below(n) for _ in range(6000))
    assert not misfit(found, dict.fromkeys(range(n), 1 / n))


@pytest.mark.parametrize("seed", [7, RAMP], ids=str)
def test_a_bound_that_fits_badly_is_even_too(seed: int | bytes) -> None:
    # Eight words make three numbers of this bound: without throwing words back every third would be rarer.
    chance, bound = chance_of(seed), 3 << 29
    found = Counter(chance.below(bound) % 3 for _ in range(6000))
    assert not misfit(found, dict.fromkeys(range(3), 1 / 3))


@pytest.mark.parametrize("seed", [7, RAMP], ids=str)
def test_every_order_is_as_likely(seed: int | bytes) -> None:
    chance = chance_of(seed)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        pieces = [0, 1, 2, 3]
        chance.shuffle(pieces)
        orders[tuple(pieces)] += 1
    assert len(orders) == 24
    assert not misfit(orders, dict.fromkeys(orders, 1 / 24))


def test_a_seed_is_an_int_or_32_bytes() -> None:
    for wrong in (True, None, "7", 1.0, b"", bytes(31), bytes(33)):
        seed: Any = wrong
        with pytest.raises(SetupError, match="seed"):
            chance_of(seed)


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    words = {QuickChance(seed).word() for seed in range(-500, 500)}
    assert len(words) == 1000


def test_a_fork_shares_nothing_with_its_source() -> None:
    source: OwnChance = QuickChance(3)
    one, other = fork(source), fork(source)
    after = source.dump()
    assert one.dump() != other.dump()
    draws = [one.below(1000) for _ in range(50)]
    assert source.dump() == after
    assert draws != [other.below(1000) for _ in range(50)]
    again = fork(QuickChance(3))
    assert draws == [again.below(1000) for _ in range(50)]


def test_a_fork_is_even() -> None:
    source = FairChance(RAMP)
    found = Counter(fork(source).below(6) for _ in range(3000))
    assert not misfit(found, dict.fromkeys(range(6), 1 / 6))


@pytest.mark.parametrize(
    "document",
    [
        None,
        [],
        "quick",
        {},
        {"kind": "loaded", "words": [1, 2, 3, 4]},
        {"kind": "quick"},
        {"kind": "quick", "words": [1, 2, 3]},
        {"kind": "quick", "words": [1, 2, 3, -4]},
        {"kind": "quick", "words": [1, 2, 3, 1 << 32]},
        {"kind": "quick", "words": [1, 2, 3, True]},
        {"kind": "quick", "words": [1, 2, 3, 4.0]},
        {"kind": "quick", "words": [1, 2, 3, 4], "more": 1},
        {"kind": "fair", "seed": "00" * 32},
        {"kind": "fair", "seed": "00" * 31, "drawn": 0},
        {"kind": "fair", "seed": "0G" * 32, "drawn": 0},
        {"kind": "fair", "seed": "AA" * 32, "drawn": 0},
        {"kind": "fair", "seed": "00" * 32, "drawn": -1},
        {"kind": "fair", "seed": "00" * 32, "drawn": 10**30},
        {"kind": "fair", "seed": "00" * 32, "drawn": True},
    ],
    ids=str,
)
def test_a_damaged_chance_is_refused(document: object) -> None:
    with pytest.raises(SetupError, match="chance"):
        load_chance(document)
