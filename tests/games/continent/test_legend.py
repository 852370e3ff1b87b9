"""The missing legend: its scraps are won back or a new one is cut, and every ending has a way to it."""

from __future__ import annotations

from typing import Any

import pytest

from bivouac import Refusal
from bivouac.core.contract import State
from bivouac.core.words import LANGUAGES
from bivouac.games.continent import columns
from bivouac.games.continent.data.other_side.legend.numbers import GLOSSES, HEIGHT, NAMES, SCRAPS, SIGNS
from tests.games.continent.scenes import (
    BLANKS,
    barred,
    ending,
    go_on,
    log,
    placed,
    satchel,
    say,
    take,
    turned,
)
from tests.games.continent.spelling import play
from tests.games.continent.stage import start

LEGEND = {"curses": ["legend"]}


def on(terrain: str, cell: str, *held: int, **more: Any) -> State:
    return placed("legend", terrain, cell, *held, **more)


def test_without_the_curse_the_land_is_the_one_everybody_knows() -> None:
    box = columns.of("other_side")
    plain = {box.ids[one] for one in start(1, 0, "other_side").dump()["box"]}
    turned = {box.ids[one] for one in start(1, 0, "other_side", **LEGEND).dump()["box"]}
    for name in ("022", "030", "102", "206", "309", "411", "502", "052", "162"):
        assert f"{name}b" in plain, "a place of this curse"
        assert name in turned, "gives way to it"
    assert "fog-two-magpies" in plain
    assert "fog-two-magpies" not in turned


@pytest.mark.parametrize(
    ("place", "cell", "act", "found"),
    [
        ("022b", "c1", "listen 022b", 126),
        ("102b", "c2", "rest 102b", 127),
        ("305b", "c3", "dig 305b", 129),
        ("502b", "b3", "offer 502b", 130),
        ("100b", "c3", "rest 100b", 121),
        ("206b", "c3", "swim 206b", 122),
        ("309b", "c2", "orient 309b", 123),
        ("400b", "a4", "music 400b", 124),
        ("500b", "a3", "offer 500b", 125),
    ],
)
def test_signs_and_glosses_lie_where_another_icon_stands_for_the_deed(
    place: str, cell: str, act: str, found: int
) -> None:
    assert str(found) in satchel(take(on(place, cell), act))


def test_the_gate_s_form_is_handed_in_at_the_customs_house() -> None:
    assert "136" in satchel(take(on("030b", "e1"), "listen 030b"))
    state = take(on("020", "a1", 136), "decipher 020")
    assert "magnifying glass" in log(say(state, 916)), "what leaves first, what leaves next, what stays"


def test_the_lake_counts_in_the_order_its_gloss_gives() -> None:
    read_off = say(take(on("208b", "c2", 122), "think 208b"), 427)
    assert "128" not in satchel(read_off), "corks, moons, rings, as they stand on the card"
    assert "128" in satchel(say(take(on("208b", "c2", 122), "think 208b"), 724))


def in_the_house(*held: int, **more: Any) -> State:
    return on("411b", "c1", *held, attached={"c1": ("420",)}, **more)


def test_four_members_give_four_scraps_for_four_things() -> None:
    assert "131" in satchel(take(in_the_house(660), "offer 420"))
    assert "132" in satchel(take(in_the_house(), "take 420"))
    assert "133" in satchel(play(take(in_the_house(), "music 420"), "0 choose 2"))
    assert "134" in satchel(say(take(in_the_house(), "think 420"), 513))


def test_the_mother_of_the_house_wants_somebody_s_name() -> None:
    assert barred(in_the_house(), "offer") == [True]
    assert barred(in_the_house(660), "offer") == [False]


def test_listening_in_the_margin_opens_the_house_and_brings_the_order_paper() -> None:
    state = take(on("411b", "c1"), "listen 411b")
    assert "135" in satchel(state)
    with pytest.raises(Refusal, match="done_here"):
        play(state, "0 act listen 411b")


PASTED = (*SCRAPS, *NAMES[:3])
CUT = (*SIGNS[:3], *GLOSSES[:3])


@pytest.mark.parametrize(
    ("held", "place", "act", "way", "told"),
    [
        (SCRAPS, ("411b", "c1"), "craft 411b", 1, "It all means exactly what it says"),
        (SCRAPS, ("411b", "c1"), "craft 411b", 2, "once upon a time there were some strangers"),
        (PASTED, ("411b", "c1"), "craft 411b", 3, "here, a person"),
        (CUT, ("309b", "c2"), "dig 309b", 1, "your waves lean"),
        (CUT, ("309b", "c2"), "dig 309b", 2, "the only one that tells no lies"),
        (SIGNS[:3], ("309b", "c2"), "dig 309b", 0, "the word next to the right one"),
        ((*SIGNS, *GLOSSES[:3]), ("309b", "c2"), "dig 309b", 3, "You are there"),
    ],
)
def test_every_ending_has_a_way_that_leads_to_it(
    held: tuple[int, ...], place: tuple[str, str], act: str, way: int, told: str
) -> None:
    state = take(on(*place, *held), act)
    if way:
        play(state, f"0 choose {way}")
    assert told in log(state)
    assert ending(state) == "won"


def test_two_signs_are_not_enough_and_three_scraps_hold_nothing() -> None:
    for place, cell, held, icon in (
        ("309b", "c2", (*SIGNS[:2], HEIGHT), "dig"),
        ("411b", "c1", SCRAPS[:3], "craft"),
    ):
        assert barred(on(place, cell, *held), icon) == [True]


def test_whoever_sits_too_long_in_the_vacant_seat_is_a_member_for_life() -> None:
    state = take(in_the_house(deck=BLANKS), "rest 420")
    go_on(play(state, "0 choose 1"))
    assert "a very fine legend" in log(state)
    assert ending(state) == "lost"


def test_the_seat_may_be_left_and_teaches_those_who_get_up_in_time() -> None:
    state = take(in_the_house(), "rest 420")
    assert "139" in satchel(go_on(play(state, "0 choose 1")))
    assert ending(state) == "playing"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_twenty_places_and_events_are_others_under_this_curse(lang: str) -> None:
    found = turned("legend", lang)
    assert len(found) >= 20
    assert [id for id, told in found.items() if not told] == [], "each in words of its own"
