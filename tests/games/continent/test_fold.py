"""The fold: it is sewn or pulled flat, from one side or from both, and every ending has a way to it."""

from __future__ import annotations

from typing import Any

import pytest

from bivouac import SPECTATOR
from bivouac.core.contract import State
from bivouac.core.words import LANGUAGES
from bivouac.games.continent.data.other_side.fold.numbers import EDGES, KNOTS, NEEDLE, THREADS, WHO
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
from tests.games.continent.stage import stage


def on(terrain: str, cell: str, *held: int, **more: Any) -> State:
    return placed("fold", terrain, cell, *held, **more)


@pytest.mark.parametrize(
    ("place", "cell", "act", "found"),
    [
        ("050b", "e2", "dig 050b", THREADS[3]),
        ("050b", "e2", "pull 050b", KNOTS[1]),
        ("010b", "b2", "dig 010b", NEEDLE),
        ("101b", "b3", "pull 101b", THREADS[0]),
        ("104b", "b2", "listen 104b", 232),
        ("209b", "d2", "take 209b", THREADS[1]),
        ("300b", "b4", "pull 300b", KNOTS[0]),
        ("509b", "d1", "pull 509b", THREADS[2]),
        ("527", "c3", "decipher 527", 234),
    ],
)
def test_needle_threads_and_knots_lie_along_the_ways_the_fold_left_open(
    place: str, cell: str, act: str, found: int
) -> None:
    assert str(found) in satchel(take(on(place, cell), act))


def test_the_slit_leads_from_the_beach_to_the_mountain_and_back() -> None:
    state = take(on("050b", "e2"), "see 050b")
    assert "The beach rises like a page being turned" in log(state)
    state = take(on("303b", "b3"), "see 303b")
    assert "a picture-book night" in log(state)


def test_an_edge_is_dug_for_once_its_knot_is_undone() -> None:
    for place, cell, edge, knot in (("522", "c1", *EDGES[:1], KNOTS[0]), ("528", "d3", EDGES[1], KNOTS[1])):
        assert barred(on(place, cell), "dig") == [True]
        assert str(edge) in satchel(take(on(place, cell, knot), f"dig {place}"))


def test_the_upper_knot_gives_breath_back_while_the_lower_one_holds() -> None:
    slack, taut = (take(on("300b", "b4", *held), "pull 300b") for held in ((), KNOTS[1:]))
    assert "4 cards go back into the deck" in log(slack)
    assert "back into the deck" not in log(taut)
    assert str(KNOTS[0]) in satchel(slack)
    assert str(KNOTS[0]) in satchel(taut)


def test_those_who_hold_an_edge_each_pull_from_where_they_stand() -> None:
    state = stage(
        2,
        adventure="other_side",
        options={"curses": ["fold"]},
        terrains=("522", "528"),
        figures={0: "c1", 1: "d3"},
        satchel=("225", "226"),
    )
    pulls = [code for code in state.legal(0) if state.text(code).startswith("act ")]
    offers = [offer for offer in state.outlook(0)["offers"] if offer["icon"] == "pull"]
    assert pulls
    assert offers
    assert not any(offer["barred"] for offer in offers), "nobody has to cross"


def test_sewing_wants_the_needle_and_three_threads() -> None:
    assert barred(on("527", "c3", *THREADS[:3]), "craft")[-1]
    assert barred(on("527", "c3", NEEDLE, *THREADS[:2]), "craft")[-1]
    assert not barred(on("527", "c3", NEEDLE, *THREADS[1:]), "craft")[-1]


def test_the_photograph_is_told_by_a_verse_and_three_places() -> None:
    state = say(take(on("529", "e3", 232), "think 529"), 642)
    assert str(WHO) in satchel(state)
    assert str(WHO) not in satchel(say(take(on("529", "e3"), "think 529"), 246)), "in another order"


def test_who_hides_by_the_castle_finds_a_list() -> None:
    assert "231" in satchel(take(on("528", "d3"), "hide 528"))


SEWN = (NEEDLE, *THREADS[:3])


@pytest.mark.parametrize(
    ("held", "place", "act", "way", "told"),
    [
        (SEWN, ("527", "c3"), "craft 527", 1, "why that should make you sad"),
        (SEWN, ("527", "c3"), "craft 527", 2, "Binders call that a bookmark"),
        ((*SEWN, WHO), ("527", "c3"), "craft 527", 3, "three stitches open"),
        (EDGES, ("522", "c1"), "pull 522", 1, "distances are made of people"),
        (EDGES, ("528", "d3"), "pull 528", 2, "hear a bucket being filled"),
        ((*EDGES, WHO), ("528", "d3"), "pull 528", 3, "You go home by the eight forty"),
    ],
)
def test_every_ending_has_a_way_that_leads_to_it(
    held: tuple[int, ...], place: tuple[str, str], act: str, way: int, told: str
) -> None:
    state = take(on(*place, *held), act)
    play(state, f"0 choose {way}")
    assert told in log(state)
    assert ending(state) == "won"


def test_whoever_sleeps_between_the_sheets_is_pressed_like_a_flower() -> None:
    state = take(on("523", "d1", deck=BLANKS), "rest 523")
    go_on(play(state, "0 choose 1"))
    assert "it is morning" in log(state)
    assert ending(state) == "lost"


def test_the_sheets_may_be_left_alone() -> None:
    state = go_on(play(take(on("523", "d1"), "rest 523"), "0 choose 2"))
    assert ending(state) == "playing"
    assert "239" in satchel(go_on(play(take(on("523", "d1"), "rest 523"), "0 choose 1")))


def test_the_crease_closes_as_the_deck_sinks() -> None:
    state = take(on("525", "a3", left=31), "observe 525")
    play(state, f"0 {state.text(state.legal(0)[0])}")
    assert "thirty, and here I come" in log(state)


def test_each_night_in_the_fold_takes_one_thing() -> None:
    state = on("526", "b3", fires={0: "b3"}, left=30)
    play(state, "0 camp")
    told = log(state)
    assert any(words in told for words in ("embers are gone", "has written: borrowed", "picked your echo"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_twenty_places_and_events_are_others_under_this_curse(lang: str) -> None:
    found = turned("fold", lang)
    assert len(found) >= 20
    assert [id for id, told in found.items() if not told] == [], "each in words of its own"


def test_two_curses_weigh_at_once_and_either_may_be_lifted_first() -> None:
    state = stage(
        adventure="other_side",
        options={"curses": ["legend", "fold"]},
        terrains=("527",),
        figures={0: "c3"},
        satchel=[str(one) for one in SEWN],
        deck=("second-wind-1", "nimble-fingers-3", "tight-laces", "second-wind-2", "plaited-rope-1"),
    )
    play(take(state, "craft 527"), "0 choose 1")
    lifted = {curse["kind"]: curse["lifted"] for curse in state.outlook(SPECTATOR)["curses"]}
    assert lifted == {"legend": False, "fold": True}
    assert ending(state) == "playing"
