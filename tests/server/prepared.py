"""Tables that have been played at before anybody comes: what would take minutes over the wire."""

from __future__ import annotations

from random import Random

import bivouac
from bivouac.table import ClockPlan, SeatPlan, Table
from bivouac.table.charter import found
from bivouac.table.gathering import start, take
from bivouac.table.playing import act
from tests.server.guests import Guest
from tests.server.houses import NOON, Served

TAKARA = bivouac.game("takara")
SEED = bytes(range(32))
LEFT = 6  # actions
CLOCK = {"bank": 600_000}


def nearly_over(house: Served, *people: Guest, private: bool = False, rated: bool = False) -> str:
    """A game of these people, a few actions before its end if the rest is played at random."""
    whole = _played(house, people, 10_000)
    left = whole.course.count - LEFT
    return house.lay_out(_played(house, people, left, private=private, rated=rated))


def begun(house: Served, *people: Guest, clock: ClockPlan | None = None, actions: int = 0) -> str:
    """A game of these people after so many random actions."""
    return house.lay_out(_played(house, people, actions, clock))


def account(house: Served, name: str) -> Guest:
    """Somebody with an account."""
    guest = house.guest(name, **{"X-Forwarded-For": f"192.0.2.{len(house.guests) % 250}"})
    guest.post("/api/me/account", login=f"{name}-{len(house.guests)}", passphrase="correct horse")
    return guest


def rated(house: Served, *people: Guest) -> str:
    """A rated game of these people that has begun."""
    table = people[0].opens(*("human" for _ in people), clock=CLOCK, rated=True)
    for guest in people:
        guest.joins(table)
    people[0].starts(table)
    return table


def id_of(house: Served, guest: Guest) -> str:
    """The id of somebody who has told their name."""
    player = house.do(lambda open: open.identity.player_of(guest.cookie))
    assert player is not None, "only those who have a name can be seated"
    return player.id


def _played(
    house: Served,
    people: tuple[Guest, ...],
    most: int,
    clock: ClockPlan | None = None,
    *,
    private: bool = False,
    rated: bool = False,
) -> Table:
    ids = [id_of(house, guest) for guest in people]
    seats = [SeatPlan("human") for _ in people]
    charter = found(
        TAKARA,
        options={},
        seats=seats,
        seed=SEED,
        host=ids[0],
        clock=clock,
        private=private,
        rated=rated,
    )
    table = Table(house.sources.table_id(), charter, TAKARA)
    for seat, (id, guest) in enumerate(zip(ids, people, strict=True)):
        take(table, id, guest.get("/api/me")["name"], NOON, seat=seat, invited=True)
    start(table, ids[0], NOON)
    luck = Random(7)
    for _ in range(most):
        if not table.actors():
            break
        assert table.state is not None
        seat = table.actors()[0]
        act(table, seat, table.state.text(luck.choice(table.state.legal(seat))), NOON)
    return table
