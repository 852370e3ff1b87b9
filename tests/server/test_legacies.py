"""What an expedition leaves to the next one of those who were on it: stored with them, guests or not."""

from __future__ import annotations

from random import Random

import msgspec

import bivouac
from bivouac.server.reading import Plate
from bivouac.table import SeatPlan, Table
from bivouac.table.charter import found
from bivouac.table.gathering import start, take
from bivouac.table.playing import act
from tests.server.guests import Guest
from tests.server.houses import NOON, Served
from tests.server.prepared import SEED, id_of

CONTINENT = bivouac.game("continent")
LEGACIES = "/api/me/legacies/continent"
LEAVING = ("leave", "retire", "return", "abandon", "camp")
OPTIONS = {"adventure": "other_side", "explorers": ["yuna"]}


def expedition(house: Served, guest: Guest, most: int) -> Table:
    """An expedition of one guest after so many thoughtless actions, none of which goes home."""
    id = id_of(house, guest)
    charter = found(CONTINENT, options=OPTIONS, seats=[SeatPlan("human")], seed=SEED, host=id)
    table = Table(house.sources.table_id(), charter, CONTINENT)
    take(table, id, "Ada", NOON, seat=0, invited=True)
    start(table, id, NOON)
    luck = Random(3)
    while table.actors() and table.course.count < most:
        act(table, 0, thoughtless(table, luck), NOON)
    return table


def thoughtless(table: Table, luck: Random) -> str:
    """Anything but going home."""
    assert table.state is not None
    texts = [table.state.text(code) for code in table.state.legal(0)]
    return luck.choice([text for text in texts if not text.startswith(LEAVING)] or texts)


def test_whoever_was_lost_is_there_for_the_next_expedition_of_those_who_lost_them(house: Served) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    whole = expedition(house, ada, 10_000)
    assert whole.bequest() == ["yuna"], "a thoughtless expedition does not come home"
    last = whole.journal().entries[-1].text
    table = house.lay_out(expedition(house, ada, whole.course.count - 1))
    assert ada.get(LEGACIES) == [], "nobody is lost before the end"
    window = ada.window(table)
    window.act(last)
    assert ada.get(LEGACIES) == ["yuna"]
    assert bo.get(LEGACIES) == [], "who was not on it has nothing to inherit"
    assert house.guest().get(LEGACIES) == [], "nor has a stranger"
    assert ada.get("/api/me/legacies/takara") == []
    again = ada.opens("human", game="continent", options={"adventure": "other_side", "legacy": ["yuna"]})
    ada.joins(again)
    ada.starts(again)
    satchel = ada.get(f"/api/tables/{again}/outlook")["satchel"]
    assert "687" in str(satchel), "the card that says where she is now"


def test_a_plate_written_before_anything_was_left_is_still_read() -> None:
    assert msgspec.json.decode(b'["human","","ada"]', type=Plate) == Plate("human", "", "ada", [])
