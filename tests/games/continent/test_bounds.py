"""Everything within reach has a code: the vocabulary is wide enough, or the pack is refused (ruling 16)."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bivouac.core.effects import one_of
from bivouac.games.continent import effects as e
from bivouac.games.continent.data import bounds, shelf
from bivouac.games.continent.data.faults import faults
from bivouac.games.continent.data.reading import records_of
from bivouac.games.continent.data.records import Attempt, Help, Pack, Quest, Sheet, Temporary, Terrain
from bivouac.games.continent.kinds import HELPERS, OFFERS, PICKS, WAYS
from tests.games.continent.partings import MOVE, PARTINGS
from tests.games.continent.stage import stage, start

EACH = 60  # actions of one terrain: with four players on it more than any pack of ours could offer


def _with(pack: Pack, name: str, *cards: Terrain | Temporary | Quest) -> Pack:
    """The pack with these cards in place of those of the same number."""
    numbers = {card.number for card in cards}
    kept = [
        replace(sheet, cards=tuple(card for card in sheet.cards if card.number not in numbers))
        for sheet in pack.sheets
    ]
    return replace(pack, name=name, sheets=(*kept, Sheet("more.py", cards)))


def _crowded(attempts: int) -> Terrain:
    searches = (Attempt("search"),) * attempts
    lift = Attempt("decipher", success=e.Lift("far"))
    return Terrain(
        10,
        zone=1,
        cell=(0, 0),
        arrows=(("east", 11), ("south", 13)),
        attempts=(MOVE, *searches, lift),
    )


@pytest.mark.parametrize("name", shelf.OURS)
def test_our_packs_fit_into_the_vocabulary(name: str) -> None:
    pack = shelf.pack(name)
    assert list(bounds.overflows(pack)) == []
    assert bounds.most_offers(pack) <= OFFERS
    assert bounds.most_helps(pack) <= HELPERS
    assert bounds.most_picks(pack) <= PICKS
    assert bounds.most_ways(pack) <= WAYS


def test_a_pack_with_more_words_than_a_mask_has_bits_is_refused() -> None:
    words = tuple(f"word_{number}" for number in range(64))
    (said,) = bounds.overflows(replace(PARTINGS, keywords=words))
    assert "keywords: there could be 64" in said
    (said,) = bounds.overflows(replace(PARTINGS, resources=words))
    assert "resources: there could be 65" in said


@pytest.mark.ruling("continent.16")
def test_the_last_seat_is_offered_all_that_is_within_its_reach() -> None:
    shelf.add(_with(PARTINGS, "crowd", _crowded(EACH)))
    state = stage(4, adventure="crowd")
    offered = [sum(state.text(code).startswith("act ") for code in state.legal(seat)) for seat in range(4)]
    assert offered == [EACH + 3] * 4, "the searches, the deciphering and both fog cards; nowhere to move to"
    state.play(3, max(code for code in state.legal(3) if state.text(code).startswith("act ")))
    assert state.outlook(3)["action"]["active"] == 3


@pytest.mark.parametrize("name", ["trial", "partings", "other_side"])
def test_random_expeditions_stay_below_the_bound(name: str) -> None:
    bound = bounds.most_offers(shelf.pack(name))
    hand = random.Random(name)
    state = start(4, adventure=name)
    most = 0
    for _ in range(200):
        if not state.actors():
            break
        most = max(most, len(state.outlook(0)["offers"]))
        seat = hand.choice(state.actors())
        state.play(seat, hand.choice(state.legal(seat)))
    assert 0 < most <= bound


@pytest.mark.parametrize(
    ("card", "told"),
    [
        (_crowded(OFFERS), "actions within reach of all players: there could be"),
        (Quest(650, helps=(Help(on=("dig",), stars=1),) * 33), "helps at one step of an action: there could"),
        (Temporary(120, effect=one_of(*(e.Lose(n) for n in range(1, 8)))), "ways of one choice: there could"),
        (Temporary(120, attempts=(Attempt("think"),) * 7), "ways of one choice: there could be 7"),
    ],
)
def test_a_pack_that_could_bring_more_together_is_refused(
    card: Terrain | Temporary | Quest, told: str
) -> None:
    found = [fault for fault in faults(_with(PARTINGS, "many", card)) if "codes" in fault]
    assert len(found) == 1
    assert told in found[0]


def test_the_cards_in_question_and_the_characters_are_counted_too() -> None:
    (crowd,) = bounds.overflows(replace(PARTINGS, curses=PICKS))
    assert crowd.startswith("partings: cards in question: there could be ")
    (people,) = bounds.overflows(replace(PARTINGS, characters=PARTINGS.characters * 3))
    assert people == "partings: characters: there could be 12, and there are codes for 8"


def test_no_more_advanced_skills_are_in_question_than_experience_can_buy() -> None:
    pack = shelf.pack("other_side")
    points = sum(card.points for card in records_of(pack) if isinstance(card, Quest))
    dear = tuple(replace(skill, price=points) for skill in pack.advanced)
    cheap = tuple(replace(skill, price=1) for skill in pack.advanced)
    asked = [bounds.most_picks(replace(pack, advanced=skills)) for skills in ((), dear, cheap)]
    assert [more - asked[0] for more in asked] == [0, 1, min(points, len(cheap))]
