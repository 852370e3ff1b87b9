"""Hollow promises: the check of a pack names actions that can be taken again once all they bring is gone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bivouac.core.effects import Effect, When, all_of, one_of
from bivouac.games.continent import effects as e
from bivouac.games.continent.check.promises import hollow_promises
from bivouac.games.continent.data import records as r
from bivouac.games.continent.data import shelf
from tests.games.continent.test_packs import more, with_card

OTHER_SIDE = shelf.pack("other_side")
HOLLOW = "is still offered once all that it brings is gone"
ITEM, OTHER_ITEM, NAME, TRUNK, ONCE = 608, 602, 660, 40, 426
DIG = r.Attempt("dig", cost=1, need=1, success=e.Take(ITEM, if_available=True))


def named(attempt: r.Attempt, pack: r.Pack = OTHER_SIDE) -> list[str]:
    """What is said of the first terrain if it offers this action besides its own."""
    found = hollow_promises(with_card(pack, 10, more(attempt)))
    return [line.partition("010: ")[2] for line in found]


def test_nothing_is_promised_in_vain_in_our_packs() -> None:
    for name in shelf.OURS:
        assert list(hollow_promises(shelf.pack(name))) == []


def test_a_thing_to_be_had_once_is_promised_again_for_a_price_or_for_nothing() -> None:
    assert named(DIG) == [f"to dig {HOLLOW}"]
    assert named(replace(DIG, cost=0, need=0)) == [f"to dig {HOLLOW}"]
    assert named(replace(DIG, mandatory=True)) == []


@pytest.mark.parametrize(
    "success",
    [
        e.Take(ONCE),  # banished once it is read
        all_of(e.Take(ITEM), e.Take(OTHER_ITEM), e.Lose(1)),
        one_of(e.Take(ITEM), e.Take(OTHER_ITEM)),
        all_of(e.Take(ITEM), e.Discard()),  # the card is found again after a night
    ],
)
def test_whatever_else_can_only_be_had_once_is_hollow_too(success: Effect) -> None:
    assert named(replace(DIG, success=success)) == [f"to dig {HOLLOW}"]


@pytest.mark.parametrize(
    "success",
    [
        all_of(e.Take(ITEM), e.Restore(1)),
        all_of(e.Take(ITEM), e.Gild()),
        all_of(e.Take(ITEM), e.Banish()),
        When(e.Left(ITEM), e.Take(ITEM), e.Restore(1)),
        e.Take(TRUNK),  # something to build with
        e.Take(60, flag="boat"),  # with a boat one gets away
        e.Lose(1),  # it promises nothing
    ],
)
def test_what_also_brings_something_else_is_none(success: Effect) -> None:
    assert named(replace(DIG, success=success)) == []


def test_whoever_asks_first_whether_something_is_left_promises_nothing_in_vain() -> None:
    assert named(replace(DIG, requires=e.Left(ITEM))) == []
    assert named(replace(DIG, requires=e.AnyLeft((ITEM, OTHER_ITEM)))) == []
    assert named(replace(DIG, requires=e.Both(e.ByFire(), e.Left(ITEM)))) == []
    assert named(replace(DIG, requires=e.ByFire())) == [f"to dig {HOLLOW}"]


def test_a_name_that_is_kept_may_be_asked_for_by_its_absence_but_nothing_that_leaves_the_satchel() -> None:
    ask = r.Attempt("listen", cost=1, success=e.Take(NAME), requires=e.Not(e.InSatchel(NAME)))
    assert named(ask) == []
    leaving = replace(ask, success=e.Take(653), requires=e.Not(e.InSatchel(653)))
    assert named(leaving) == [f"to listen {HOLLOW}"]


def test_a_riddle_all_of_whose_answers_were_given_is_hollow() -> None:
    think = r.Attempt("think", cost=1, success=e.Riddle())
    found = list(hollow_promises(with_card(OTHER_SIDE, 20, more(think))))
    assert found == [f"other_side/margin.py: 020: to think {HOLLOW}"]


def test_an_event_that_has_nothing_left_to_give_makes_what_leads_to_it_hollow() -> None:
    sheets = [replace(sheet, cards=tuple(_bare(card) for card in sheet.cards)) for sheet in OTHER_SIDE.sheets]
    bare = replace(OTHER_SIDE, sheets=tuple(sheets))
    assert f"to dig {HOLLOW}" in named(replace(DIG, success=e.Take(TRUNK)), bare)


def _bare(card: r.Card) -> r.Card:
    """A trunk of which nothing can be built."""
    return replace(card, resources=()) if card.number == TRUNK and isinstance(card, r.Permanent) else card
