"""What is remembered of callers is what they do now, not how many there ever were."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from bivouac.server import identity, toll
from bivouac.server.limits import Buckets
from bivouac.server.toll import SAVED, SHARE, Toll
from tests.server.houses import Served

MANY = 500


def test_a_bucket_that_is_full_again_is_forgotten() -> None:
    buckets = Buckets(rate=1, burst=3)
    for moment in range(MANY):
        assert buckets.take(f"guest {moment}", float(moment)) == 0
    assert buckets.held <= 4


def test_a_bucket_that_is_not_full_is_kept() -> None:
    buckets = Buckets(rate=0.001, burst=2)
    for _ in range(2):
        assert buckets.take("eve", 0.0) == 0
    for moment in range(MANY):
        buckets.take(f"guest {moment}", 1.0)
    assert buckets.take("eve", 2.0) > 900


def test_a_purse_that_is_full_again_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(10 * MANY))
    monkeypatch.setattr(toll, "time", SimpleNamespace(monotonic=lambda: float(next(clock))))
    tolls = Toll()
    for number in range(MANY):
        tolls.charge(f"guest {number}", SHARE)
    assert tolls.held <= 3
    tolls.charge("eve", SAVED + 10 * MANY * SHARE)
    for number in range(MANY):
        tolls.charge(f"guest {number}", SHARE)
    assert tolls.held > 2, "eve still owes"


def test_sessions_are_forgotten_some_minutes_after_they_were_read(own_house: Served) -> None:
    for number in range(20):
        own_house.guest(f"Guest {number}").get("/api/me")
    known = own_house.house.identity
    assert known.held == 20
    own_house.clockwork.wait(identity.KEPT + 1)
    assert own_house.guest("Ada").get("/api/me")["name"] == "Ada"
    assert known.held == 1
