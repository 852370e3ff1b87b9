"""A pack as a whole: what cannot be reached, left, survived or found again is named."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from bivouac import game
from bivouac.core.effects import Condition
from bivouac.games.continent import effects
from bivouac.games.continent.check.maps import region_maps
from bivouac.games.continent.check.reach import Journey
from bivouac.games.continent.check.world import check_composition, check_world
from bivouac.games.continent.data import records as r
from bivouac.games.continent.data import shelf
from tests.games.continent.test_packs import more, with_card
from tests.games.continent.trial import TRIAL

DEMO = shelf.pack("demo")
FOGLESS = replace(TRIAL.sheets[0], fog=TRIAL.sheets[0].fog[:6])  # without those of zone II


def test_the_demonstration_is_sound_and_so_is_the_trial_pack() -> None:
    assert list(check_world(DEMO)) == []
    assert list(check_world(TRIAL)) == []
    assert list(check_composition(DEMO)) == []
    assert game("continent").check() == []


WORLDS: list[tuple[str, Callable[[], r.Pack], str]] = [
    (
        "a card nobody calls",
        lambda: replace(TRIAL, sheets=(*TRIAL.sheets, r.Sheet("more.py", (r.Item(699),)))),
        "trial: 699: cannot be reached",
    ),
    (
        "fog of a zone nobody enters",
        lambda: with_card(TRIAL, 30, lambda card: replace(card, arrows=())),
        "trial: fog-2-cold: cannot be reached",
    ),
    (
        "a curse whose key is nowhere",
        lambda: with_card(
            TRIAL, 15, lambda card: replace(card, attempts=(_lift(effects.Keyword("rust")), card.attempts[0]))
        ),
        "trial: clue-ink: its curse cannot be lifted",
    ),
    (
        "a terrain without a way out",
        lambda: with_card(TRIAL, 31, lambda card: replace(card, arrows=())),
        "trial: 031: no way leads from here to lifting ink",
    ),
    (
        "ground that banishes itself",
        lambda: with_card(TRIAL, 15, more(r.Attempt("pray", success=effects.Banish()))),
        "trial: 015: ground that banishes itself",
    ),
    (
        "ground that another card banishes",
        lambda: with_card(TRIAL, 10, more(r.Attempt("pray", success=effects.BanishUnseen(15)))),
        "trial: 015: ground that another card can banish",
    ),
    (
        "ground that turns to gold there is none of",
        lambda: with_card(TRIAL, 12, more(r.Attempt("pray", success=effects.Gild()))),
        "trial: 012: ground that turns to gold, of which there is none",
    ),
    (
        "a state of failed groups that runs dry",
        lambda: replace(TRIAL, paranoid=903),
        "trial: 903: fewer copies than players, so that it can run dry",
    ),
    (
        "a bridge that points at water",
        lambda: with_card(TRIAL, 14, lambda card: replace(card, arrows=("east", "west", "south"))),
        "trial: 014: its arrow to the south points at no terrain",
    ),
    (
        "a zone without fog",
        lambda: replace(
            TRIAL, sheets=(replace(TRIAL.sheets[0], fog=TRIAL.sheets[0].fog[:6]), *TRIAL.sheets[1:])
        ),
        "trial: zone 2 has no fog",
    ),
]


def _lift(condition: Condition) -> r.Attempt:
    return r.Attempt("take", success=effects.Lift("ink"), requires=condition)


@pytest.mark.ruling("continent.77", "continent.99", "continent.150")
@pytest.mark.parametrize(("pack", "reason"), [row[1:] for row in WORLDS], ids=[row[0] for row in WORLDS])
def test_a_broken_promise_is_named(pack: Callable[[], r.Pack], reason: str) -> None:
    assert reason in list(check_world(pack()))


def test_another_composition_of_the_deck_is_named_strip_by_strip() -> None:
    pack = replace(TRIAL, common=(replace(TRIAL.common[0], stars=2), *TRIAL.common[1:]))
    assert sorted(check_composition(pack)) == [
        "trial: common skills: 2★  0×7: +1",
        "trial: common skills: 3★  0×7: -1",
    ]


def test_a_journey_meets_only_what_its_keys_open() -> None:
    start = Journey(DEMO, frozenset({"shadow"})).begin(10)
    assert {"816", "821", "104", "fog-tin", "901d"} <= set(start.met)
    assert start.lifted == {"shadow"}
    locked = with_card(DEMO, 15, lambda card: replace(card, attempts=card.attempts[:1] + card.attempts[2:]))
    without_key = Journey(locked, frozenset({"shadow"})).begin(10)
    assert not {"020", "021", "651"} & set(without_key.met)
    assert Journey(locked, frozenset({"shadow"}), keys=True).begin(10).lifted == {"shadow"}


def test_conditions_of_fire_experience_and_states_are_met_by_what_is_met() -> None:
    for condition, met in (
        (effects.ByFire(), True),
        (effects.Experienced(3), True),
        (effects.Experienced(4), False),
        (effects.Suffering(902), True),
        (effects.Both(effects.ByFire(), effects.Experienced(4)), False),
        (effects.Chosen("salt"), False),
        (effects.Gathered((650, 651), 2), True),
        (effects.Not(effects.ByFire()), True),
    ):
        pack = with_card(TRIAL, 15, lambda card, c=condition: replace(card, attempts=(_lift(c),)))  # type: ignore[misc]
        assert (Journey(pack, frozenset({"ink"})).begin(10).lifted == {"ink"}) is met, condition


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_region_is_drawn_with_its_cells_arrows_and_links(lang: str) -> None:
    maps = region_maps(DEMO, lang)
    assert list(maps) == ["demo-1.svg", "demo-2.svg"]
    root = ElementTree.fromstring(maps["demo-1.svg"])
    told = [text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}text")]
    names = {"en": "014 The keeper’s hut", "fr": "014 La cabane du gardien"}
    assert names[lang] in told
    assert "⇒ 020" in told
    rectangles = list(root.iter("{http://www.w3.org/2000/svg}rect"))
    assert len(rectangles) == 1 + 6  # the sheet, and a cell for each number but copies and golds
    circles = list(root.iter("{http://www.w3.org/2000/svg}circle"))
    arrows = sum(len(card.arrows) for card in _ground(DEMO, 1))
    assert len(circles) == arrows


def _ground(pack: r.Pack, zone: int) -> list[r.Terrain | r.Permanent]:
    cards = [card for sheet in pack.sheets for card in sheet.cards]
    return [card for card in cards if isinstance(card, r.Terrain | r.Permanent) and card.zone == zone]
