"""Choices that are none, false warnings, traps, regions nobody needs: the check of a pack names them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bivouac.core.words import LANGUAGES
from bivouac.games.continent import effects as e
from bivouac.games.continent.check.choices import poor_choices
from bivouac.games.continent.check.routes import idle_regions
from bivouac.games.continent.check.telegraphs import false_warnings
from bivouac.games.continent.check.traps import traps
from bivouac.games.continent.data import records as r
from bivouac.games.continent.data import shelf
from tests.games.continent.test_packs import more, with_card
from tests.games.continent.trial import TRIAL

OTHER_SIDE = shelf.pack("other_side")
DEAR = r.Attempt("climb", cost=2, need=1, success=e.Peek(1), failure=e.Take(902))
CHEAP = r.Attempt("pray", cost=1, need=1, success=e.Peek(1), failure=e.Lose(1))


def named(*attempts: r.Attempt, number: int = 15) -> list[str]:
    """What is said of a card that offers these actions besides its own."""
    found = poor_choices(with_card(TRIAL, number, more(*attempts)))
    return [line.partition(f"{number:03}: ")[2] for line in found if f": {number:03}: " in line]


def test_a_way_that_is_dearer_and_riskier_and_brings_the_same_is_named() -> None:
    assert named(DEAR, CHEAP) == ["to climb brings what to pray brings, and is never the better choice"]


@pytest.mark.parametrize(
    "other",
    [
        replace(DEAR, cost=1, need=0),  # riskier, but easier
        replace(DEAR, success=e.Peek(2)),  # it brings more
        replace(DEAR, requires=e.ByFire()),  # it asks for something else
        replace(DEAR, failure=e.NOTHING, cost=2),  # dearer, but safe
    ],
)
def test_a_way_that_is_better_in_some_respect_is_a_choice(other: r.Attempt) -> None:
    assert named(other, CHEAP) == []


def test_a_card_that_is_to_be_left_where_nothing_leads_to_it_is_named() -> None:
    dig = r.Attempt("dig", cost=1, success=e.Take(650), requires=e.Left(650))
    assert named(dig) == []
    told = ["to dig asks for 651 to be left, and does not lead to it"]
    assert named(replace(dig, requires=e.Left(651))) == told
    assert named(replace(dig, requires=e.Both(e.Left(650), e.Not(e.Left(651))))) == told
    assert named(replace(dig, failure=e.Take(651), requires=e.Left(651))) == []


def test_experience_that_one_action_gives_again_and_again_is_named() -> None:
    think = r.Attempt("think", cost=1, success=e.Take(740))
    assert named(think) == ["to think teaches 740 again and again"]
    assert named(replace(think, requires=e.Left(740))) == []


def test_a_region_off_every_winning_route_is_named() -> None:
    one_curse = replace(TRIAL, clues=TRIAL.clues[:1])
    assert list(idle_regions(one_curse)) == ["trial: zone 2 lies off every winning route"]
    assert list(idle_regions(TRIAL)) == []
    asked = r.Attempt("take", success=e.Lift("ink"), requires=e.InSatchel(651))
    lift = with_card(one_curse, 15, lambda card: replace(card, attempts=(card.attempts[0], asked)))
    without = with_card(lift, 10, lambda card: replace(card, attempts=(card.attempts[0], card.attempts[-1])))
    told = with_card(without, 31, more(r.Attempt("search", success=e.Take(651))))
    assert list(idle_regions(told)) == []


def test_the_regions_of_the_adventure_are_all_needed_by_somebody() -> None:
    assert list(idle_regions(OTHER_SIDE)) == []


def test_a_risk_that_the_text_is_silent_about_is_named_in_both_languages() -> None:
    risky = with_card(OTHER_SIDE, 10, more(r.Attempt("pray", cost=1, need=1, failure=e.Damage(1))))
    assert list(false_warnings(risky)) == [
        f"other_side: 010: nothing in its text ({lang}) warns of what a failure costs: item"
        for lang in LANGUAGES
    ]


def test_a_warning_of_what_cannot_happen_is_named() -> None:
    safe = with_card(OTHER_SIDE, 17, _harmless)
    assert list(false_warnings(safe)) == [
        f"other_side: 017: its text ({lang}) warns of what cannot happen: lose" for lang in LANGUAGES
    ]


def _harmless(card: r.Card) -> r.Card:
    return replace(card, attempts=tuple(replace(attempt, failure=e.NOTHING) for attempt in card.attempts))


def test_a_risk_that_lies_behind_the_event_of_a_failure_is_a_risk_too() -> None:
    further = with_card(OTHER_SIDE, 61, lambda card: replace(card, attempts=(), effect=e.Take(904)))
    assert [line for line in false_warnings(further) if ": 011: " in line] == [
        f"other_side: 011: nothing in its text ({lang}) warns of what a failure costs: state"
        for lang in LANGUAGES
    ]


def test_a_number_that_goes_with_the_face_it_is_drawn_on_is_named() -> None:
    gilded = with_card(OTHER_SIDE, 107, more(r.Attempt("pray", success=e.Gild())))
    assert list(traps(gilded)) == ["other_side: 107: 826 cannot be said any more once it has turned to gold"]


def test_a_gain_that_another_action_takes_away_for_good_is_named() -> None:
    buried = with_card(OTHER_SIDE, 308, more(r.Attempt("pray", success=e.Gild())))
    assert list(traps(buried)) == [
        f"other_side: 308: to pray takes 604 away, which only to {icon} would bring"
        for icon in ("search", "craft")
    ]
    assert list(traps(OTHER_SIDE)) == []


def test_a_twin_is_found_in_a_whole_adventure() -> None:
    assert list(poor_choices(OTHER_SIDE)) == []
    bramble = r.Attempt("dig", cost=3, need=1, success=e.Peek(4), failure=e.Lose(1))
    planted = with_card(OTHER_SIDE, 10, more(bramble, replace(bramble, icon="pray", cost=2)))
    assert list(poor_choices(planted)) == [
        "other_side/margin.py: 010: to dig brings what to pray brings, and is never the better choice",
    ]
