"""Weights on disk: read as they were written, and refused by name when they are anything else."""

from __future__ import annotations

import numpy as np
import pytest

import bivouac
from bivouac.bots.learned.judge import fingerprint, net_for
from bivouac.bots.learned.net import Net
from bivouac.bots.learned.weights import Array, pack, unpack
from bivouac.core.mistakes import PlayerMistake
from bivouac.core.words import LANGUAGES
from bivouac.lab.training.learner import fresh

GAME = "temple"


def arrays() -> list[Array]:
    """A net for the game, with something to say."""
    box = bivouac.game(GAME)
    rows = np.array([box.features(box.start(2, seed), 0) for seed in range(6)], np.float32)
    made = fresh(rows, 8, 4, seed=1)
    made[6][:] = 0.5
    return made


def packed(game: str = GAME, side: str = "", rules: str = "", features: str = "") -> bytes:
    rules = rules or bivouac.game(GAME).facts.rules
    return pack(game, side, rules, features or fingerprint(GAME), arrays(), {"games": 3})


def read(content: bytes) -> Net:
    return net_for(unpack(content, "some.weights"), bivouac.game(GAME), "", "some.weights")


def test_a_net_is_read_as_it_was_written() -> None:
    box = bivouac.game(GAME)
    row = np.array([box.features(box.start(2, 7), 0)], np.float32)
    estimate = np.array([0.2], np.float32)
    written, found = Net(arrays()), read(packed())
    assert found.chances(row, estimate) == pytest.approx(written.chances(row, estimate))
    assert found.chances(row, estimate)[0] != pytest.approx(0.6, abs=1e-3), "it says something of its own"


def test_a_fresh_net_agrees_with_the_estimate() -> None:
    box = bivouac.game(GAME)
    row = np.array([box.features(box.start(2, seed), 0) for seed in range(4)], np.float32)
    net = Net(fresh(row, 8, 4, seed=1))
    chances = net.chances(row, np.array([-0.5, 0.0, 0.2, 0.5], np.float32))
    assert chances == pytest.approx([0.25, 0.5, 0.6, 0.75], abs=1e-6)


WRONG = {
    "foreign": [
        b"",
        b"{}\n",
        b"PK\x03\x04",
        b"[" * 100_000,
        packed()[:20],
        packed().replace(b"weights 1", b"weights 9"),
    ],
    "truncated": [packed()[:-1], packed() + b"\0", packed().split(b"\n", 1)[0] + b"\n"],
    "damaged": [packed()[:-4] + b"\xff\xff\xff\x7f", packed()[:-1] + b"\x01"],
    "game": [packed(game="takara"), packed(side="snake")],
    "rules": [packed(rules="0")],
    "features": [packed(features="0123456789abcdef")],
}


@pytest.mark.parametrize(("fault", "content"), [(fault, one) for fault in WRONG for one in WRONG[fault]])
def test_what_does_not_fit_is_refused_by_name(fault: str, content: bytes) -> None:
    with pytest.raises(PlayerMistake) as wrong:
        read(content)
    assert wrong.value.code == f"weights_{fault}"
    for lang in LANGUAGES:
        assert wrong.value.say(lang).startswith("some.weights")
