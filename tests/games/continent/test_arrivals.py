"""What comes with a curse, with a night or from an earlier expedition, and stays in the box without it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bivouac import Refusal, SetupError
from bivouac.core.mistakes import PlayerMistake
from bivouac.games.continent import GAME, columns, effects
from bivouac.games.continent.check.reach import Journey
from bivouac.games.continent.data import records as r
from bivouac.games.continent.data import shelf
from bivouac.games.continent.data.faults import faults
from tests.games.continent.spelling import play
from tests.games.continent.stage import card, stage, start
from tests.games.continent.trial import TRIAL

OTHER_GROUND = r.Terrain(31, zone=2, cell=(1, 0), arrows=(("west", 30),), only="salt")
LESSON = r.Attempt("think", success=effects.Take(662), requires=effects.Left(662))
SHEET = r.Sheet(
    "given.py",
    (
        OTHER_GROUND,
        r.Temporary(190, effect=effects.Restore(1)),
        r.Temporary(190, attempts=(r.Attempt("think", cost=1, mandatory=True, success=effects.Restore(2)),)),
        r.Temporary(190, effect=effects.Lose(2), only="salt"),
        r.Temporary(191, effect=effects.Restore(1), banished=True),
        r.Temporary(191, effect=effects.Restore(1), banished=True),
        r.Temporary(192, effect=effects.Lose(1), banished=True),
        r.Permanent(195, attempts=(LESSON,)),
        r.Quest(660),
        r.Quest(662),
        r.Quest(661, only="ada"),
    ),
    (r.Fog("1-inn", 1, r.Temporary(effect=effects.Take(661, if_available=True)), only="ada"),
     r.Fog("1-duet", 1, r.Temporary(effect=effects.Take(195)), party=("ada", "bo")),
    r.Fog("2-brine", 2, r.Temporary(), only="salt")),
)  # fmt: skip
GIVEN = replace(
    TRIAL,
    name="given",
    zones=(r.Zone(1, cost=1, night=190), r.Zone(2, cost=1, need=1)),
    sheets=(*TRIAL.sheets, SHEET),
    clues=(replace(TRIAL.clues[0], tides=((20, 191), (3, 192))), TRIAL.clues[1]),
    legacies=(r.Legacy("ada", satchel=(660,)), r.Legacy("map")),
)
shelf.add(GIVEN)
BOX = columns.of(GIVEN.name)


def boxed(**options: Any) -> set[str]:
    """The numbered and fog cards left in the box."""
    left = start(1, 0, GIVEN.name, **options).dump()["box"]
    return {BOX.ids[one] for one in left if one < BOX.first_skill}


@pytest.mark.ruling("continent.157")
def test_under_another_curse_the_same_place_is_another_place() -> None:
    assert boxed(curses=["ink"]) == {"031b", "190c", "661", "fog-1-duet", "fog-1-inn", "fog-2-brine"}
    assert boxed(curses=["salt"]) == {"031", "190", "190b", "661", "fog-1-duet", "fog-1-inn"}
    assert boxed(curses=["ink", "salt"]) == boxed(curses=["salt"])


@pytest.mark.ruling("continent.159")
def test_what_was_left_lies_in_the_satchel_and_in_the_fog() -> None:
    state = start(1, 0, GIVEN.name, legacy=["ada"], explorers=["bo"])
    document = state.dump()
    assert card(BOX, "660") in document["satchel"]
    assert not {card(BOX, "661"), card(BOX, "1-inn")} & set(document["box"])
    assert GAME.load(document).key() == state.key()


@pytest.mark.ruling("continent.159")
def test_who_walks_with_the_group_again_is_no_place() -> None:
    again = start(1, 0, GIVEN.name, legacy=["ada", "map"], explorers=["ada"]).dump()
    assert again["options"]["legacy"] == ["map"]
    assert card(BOX, "660") not in again["satchel"]


@pytest.mark.ruling("continent.159")
def test_a_legacy_nobody_could_leave_is_refused() -> None:
    with pytest.raises(PlayerMistake) as refused:
        start(1, 0, GIVEN.name, legacy=["zoe"])
    assert refused.value.facts["choices"] == "ada, map"


@pytest.mark.ruling("continent.157")
def test_a_saved_game_with_a_card_of_no_curse_of_its_own_is_refused() -> None:
    document = start(1, 0, GIVEN.name).dump()
    stray = card(BOX, "031b")
    document["box"].remove(stray)
    document["adventure"] = sorted([*document["adventure"], stray])
    with pytest.raises(SetupError, match="031b"):
        GAME.load(document)


@pytest.mark.ruling("continent.162")
def test_a_card_about_two_explorers_is_shuffled_in_when_both_set_out() -> None:
    duet = card(BOX, "1-duet")
    assert duet in start(2, 0, GIVEN.name, explorers=["cleo", "ada"]).dump()["box"]
    assert duet not in start(2, 0, GIVEN.name, explorers=["bo", "ada"]).dump()["box"]


@pytest.mark.ruling("continent.157", "continent.162")
def test_a_card_of_a_curse_about_two_explorers_wants_the_curse_and_both() -> None:
    bucket = card(columns.of("other_side"), "fog-bucket")
    for curse, others, comes in (("fold", "yuna", True), ("fold", "odile", False), ("ink", "yuna", False)):
        state = start(2, 0, "other_side", curses=[curse], explorers=["tancrede", others])
        assert (bucket not in state.dump()["box"]) is comes


@pytest.mark.ruling("continent.161")
def test_nobody_pays_for_what_is_already_had() -> None:
    stood = stage(adventure=GIVEN.name, attached={"a1": ("195",)})
    assert card(BOX, "662") in play(stood, "0 act think", "0 done").dump()["satchel"]
    again = stage(adventure=GIVEN.name, attached={"a1": ("195",)}, satchel=("662",))
    with pytest.raises(Refusal) as refused:
        play(again, "0 act think")
    assert refused.value.ruling == "continent.18"


@pytest.mark.ruling("continent.158")
def test_a_night_of_the_region_is_read_at_camp() -> None:
    restored, asked = set(), set()
    for seed in range(8):
        state = play(stage(2, adventure=GIVEN.name, left=30, seed=seed), "1 camp")
        restored.add(len(state.dump()["deck"]))
        asked.add(bool(state.dump()["action"]["party"]))
    assert restored == {30, 31}
    assert asked == {False, True}


@pytest.mark.ruling("continent.158")
def test_all_who_camp_take_part_in_what_a_night_demands() -> None:
    state = stage(2, adventure=GIVEN.name, left=30, banished=("190",))
    play(state, "1 camp")
    assert state.dump()["action"]["party"] == [0, 1]
    assert state.dump()["active"] == 1


@pytest.mark.ruling("continent.158")
def test_a_region_without_nights_left_has_a_quiet_one() -> None:
    state = stage(adventure=GIVEN.name, left=30, banished=("190", "190b"))
    before = state.dump()["turn"]
    play(state, "0 camp")
    assert (state.dump()["turn"], len(state.dump()["deck"])) == (before + 1, 30)


@pytest.mark.ruling("continent.160")
def test_a_curse_rises_once_when_the_deck_has_sunk_so_far() -> None:
    banished = []
    for left in (22, 21, 2):
        state = play(stage(adventure=GIVEN.name, left=left), "0 act rest", "0 done")
        banished.append([BOX.number[one] for one in state.dump()["banished"]])
    assert banished == [[], [], [191]]
    play(state, "0 act rest", "0 done")
    assert [BOX.number[one] for one in state.dump()["banished"]] == [191]
    assert GAME.load(state.dump()).key() == state.key()


@pytest.mark.parametrize(
    ("pack", "fault"),
    [
        (
            replace(GIVEN, zones=(r.Zone(1, night=600), r.Zone(2))),
            "the nights of zone 1, 600, are no temporary",
        ),
        (
            replace(GIVEN, clues=(replace(GIVEN.clues[0], tides=((9, 190),)),)),
            "its tide 190 is no event that is",
        ),
        (replace(GIVEN, legacies=(r.Legacy("ada", (600,)),)), "leaves 600, which is no quest item"),
        (replace(GIVEN, legacies=(*GIVEN.legacies, r.Legacy("ink"))), "'ink' is a curse or a legacy twice"),
        (replace(GIVEN, characters=GIVEN.characters[1:]), "fog-1-duet: unknown explorer 'ada'"),
        (
            replace(GIVEN, clues=(replace(GIVEN.clues[0], tells=(998,)), *GIVEN.clues[1:])),
            "it tells of 998, which is no card",
        ),
        (replace(GIVEN, legacies=(r.Legacy("map"),)), "661: unknown curse or legacy 'ada'"),
        (replace(GIVEN, legacies=(r.Legacy("map"),)), "fog-1-inn: unknown curse or legacy 'ada'"),
    ],
)
def test_a_pack_that_brings_what_it_has_not_is_refused(pack: r.Pack, fault: str) -> None:
    assert any(fault in found for found in faults(pack))


def test_what_comes_with_a_legacy_is_met_by_those_who_have_it() -> None:
    alone = Journey(GIVEN, frozenset({"ink"})).begin(10)
    heirs = Journey(GIVEN, frozenset({"ink"}), legacies=True).begin(10)
    assert "190" in alone.met
    assert not {"661", "fog-1-inn", "190c"} & alone.met.keys()
    assert {"660", "661", "fog-1-inn"} <= heirs.met.keys()
