"""Forced losses of a pack are named, and are what the rules make of them; what can be survived is not."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bivouac.core.effects import Effect, May, OneOf, When, all_of
from bivouac.games.continent import effects as e
from bivouac.games.continent.check.losses import Fates, forced_losses
from bivouac.games.continent.data import records as r
from bivouac.games.continent.data import shelf
from tests.games.continent.spelling import play
from tests.games.continent.stage import stage
from tests.games.continent.test_packs import with_card
from tests.games.continent.trial import TRIAL

END = e.Eliminate()
NOTHING = all_of()
ALL = 63  # the cards of the trial pack's deck with four explorers, both clues and the advanced skills
BEST = 5  # successes of the two best skills
READ = "trial/events.py: 103: it ends the adventure as soon as it is read"
DONE = "trial/events.py: 103: its mandatory action ends the adventure whatever one does"


def told(effect: Effect) -> r.Pack:
    """The trial pack with another text on the event 103, which a quest item calls."""
    return with_card(TRIAL, 103, lambda card: replace(card, effect=effect))


def bound(*attempts: r.Attempt) -> r.Pack:
    """The trial pack with nothing but these actions on the event 103."""
    return with_card(TRIAL, 103, lambda card: replace(card, effect=NOTHING, attempts=attempts))


def fight(**more: object) -> r.Attempt:
    """An action whose failure is the end."""
    return r.Attempt("fight", **{"cost": 2, "need": 1, "failure": END, **more})  # type: ignore[arg-type]


def calling(second: r.Temporary) -> r.Pack:
    """The event 103 takes the event 821, which is another one here."""
    pack = told(e.Take(821))
    return with_card(pack, 821, lambda card: replace(second, number=821))


DEADLY: dict[str, tuple[r.Pack, str]] = {
    "a text that eliminates": (told(all_of(e.Lose(1), END)), READ),
    "a choice between two ends": (told(OneOf((END, all_of(e.Lose(1), END)))), READ),
    "an end on a condition, another without it": (told(When(e.ByFire(), END, END)), READ),
    "the whole deck lost, and lost again": (told(all_of(e.Lose(ALL), e.Lose(ALL))), READ),
    "a card called whose text eliminates": (calling(r.Temporary(effect=END)), READ),
    "a card called whose action cannot be survived": (
        calling(r.Temporary(attempts=(fight(success=END),))),
        READ,
    ),
    "an action that ends either way": (bound(fight(success=END)), DONE),
    "an action that cannot fail": (bound(r.Attempt("fight", cost=1, success=END)), DONE),
    "a locked action beyond the best cards": (bound(fight(need=BEST + 1, locked=True)), DONE),
    "an action beyond the whole deck": (bound(fight(need=2 * ALL)), DONE),
    "a failure that loses the deck twice": (
        bound(fight(need=2 * ALL, failure=all_of(e.Lose(ALL), e.Lose(ALL)))),
        DONE,
    ),
    "two actions of which neither is survived": (bound(fight(success=END), fight(need=2 * ALL)), DONE),
}


@pytest.mark.ruling("continent.67", "continent.117")
@pytest.mark.parametrize("name", DEADLY)
def test_what_cannot_be_survived_is_named(name: str) -> None:
    pack, reason = DEADLY[name]
    assert reason in list(forced_losses(pack))


@pytest.mark.parametrize("name", DEADLY)
def test_what_is_named_is_lost_in_play_whatever_is_drawn_and_chosen(name: str) -> None:
    pack = replace(DEADLY[name][0], name=f"deadly_{list(DEADLY).index(name)}")
    shelf.add(pack)
    for seed in range(8):
        luck = Random(seed)
        state = stage(adventure=pack.name, satchel=("650",), seed=seed)
        play(state, "0 act music")
        while state.actors() and state.outlook(0)["phase"] != "idle":
            state.play(0, luck.choice(state.legal(0)))
        assert state.outlook(0)["ending"] == "lost", seed


SURVIVED: dict[str, r.Pack] = {
    "an end one may decline": told(May(END)),
    "an end among other ways": told(OneOf((END, e.Lose(1)))),
    "an end on a condition": told(When(e.ByFire(), END)),
    "the deck lost once": told(e.Lose(10 * ALL)),
    "the deck lost twice, with a meal between": told(all_of(e.Lose(ALL), e.Restore(1), e.Lose(ALL))),
    "a second loss that may show no curse": told(all_of(e.Lose(ALL), e.Lose(ALL - 5))),
    "a curse lifted before the end": told(all_of(e.Lift("ink"), END)),
    "a choice of what may be impossible": told(OneOf((all_of(e.Spend(1), END), all_of(e.Cure(), END)))),
    "a deadly card that may be out": with_card(
        told(e.Take(821, if_available=True)), 821, lambda card: replace(card, effect=END)
    ),
    "a deadly card one of whose copies is not": with_card(
        told(e.Take(120)), 120, lambda card: replace(card, effect=END)
    ),
    "a deadly card beside a flag that leads elsewhere": with_card(
        told(e.Take(821, flag="rope")), 821, lambda card: replace(card, effect=END)
    ),
    "a card that calls itself": told(all_of(e.Take(103), END)),
    "an action that asks for something": bound(fight(success=END, requires=e.Keyword("rope"))),
    "an action that may succeed": bound(fight(cost=0, need=BEST)),
    "a locked action that the best cards win": bound(fight(need=BEST, locked=True)),
    "a locked action that a help wins": with_card(
        bound(fight(need=BEST + 1, locked=True)),
        610,
        lambda card: replace(card, helps=(r.Help(on=("fight",), stars=1),)),
    ),
    "a locked action that a dearer draw wins": with_card(
        bound(fight(need=BEST + 1, locked=True)),
        901,
        lambda card: replace(card, burdens=(r.Burden("cost", on=("fight",)),)),
    ),
    "one of two actions": bound(fight(success=END), fight()),
    "an action nobody must take": with_card(
        TRIAL, 15, lambda card: replace(card, attempts=(*card.attempts, fight(success=END)))
    ),
}


@pytest.mark.parametrize("name", SURVIVED)
def test_what_can_be_survived_is_not_named(name: str) -> None:
    assert [line for line in forced_losses(SURVIVED[name]) if " 103:" in line or " 015:" in line] == []


def test_the_bounds_are_those_of_the_pack() -> None:
    fates = Fates(TRIAL)
    assert (fates.deck, fates.blanks) == (ALL, ALL - 5)
    assert fates.most_successes(fight(locked=True)) == BEST
    assert fates.most_successes(fight(cost=0, locked=True)) == 0


def test_a_loss_beyond_the_blanks_shows_a_curse_and_one_within_them_may_not() -> None:
    assert list(forced_losses(told(all_of(e.Lose(ALL), e.Lose(ALL - 4))))) == [READ]
    assert list(forced_losses(told(all_of(e.Lose(ALL), e.Lose(ALL - 5))))) == []
