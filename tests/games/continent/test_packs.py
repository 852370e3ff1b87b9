"""Packs: found by name, refused as a whole with file, card and reason when anything is wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bivouac import SetupError, game
from bivouac.core.effects import Effect, OneOf, all_of
from bivouac.games.continent import columns, effects
from bivouac.games.continent.data import records as r
from bivouac.games.continent.data import shelf
from bivouac.games.continent.data.faults import faults, refuse
from tests.games.continent.narrows import NARROWS
from tests.games.continent.partings import PARTINGS
from tests.games.continent.trial import TRIAL

Change = Callable[[Any], Any]
AGAIN = r.Attempt("heal", need=1, mandatory=True, success=effects.Take(902), failure=effects.Take(902))


def with_card(pack: r.Pack, number: int, change: Change) -> r.Pack:
    """The pack with the first card of a number changed."""
    done = False
    sheets = []
    for sheet in pack.sheets:
        cards = []
        for card in sheet.cards:
            if card.number == number and not done:
                card, done = change(card), True
            cards.append(card)
        sheets.append(replace(sheet, cards=tuple(cards)))
    assert done, f"no card {number}"
    return replace(pack, sheets=tuple(sheets))


def more(*attempts: r.Attempt) -> Change:
    """The card with more actions."""
    return lambda card: replace(card, attempts=(*card.attempts, *attempts))


def test_our_packs_and_those_of_the_tests_can_be_played() -> None:
    for pack in (shelf.pack("demo"), TRIAL, NARROWS, PARTINGS):
        assert list(faults(pack)) == []
        assert columns.of(pack.name) is columns.of(pack.name)


def test_a_pack_nobody_knows_is_refused_with_the_known_ones() -> None:
    with pytest.raises(SetupError, match="no adventure called 'atlantis'; known: demo"):
        shelf.pack("atlantis")


def test_a_second_pack_of_a_name_is_refused() -> None:
    shelf.add(TRIAL)
    with pytest.raises(SetupError, match="trial: the shelf holds another pack"):
        shelf.add(replace(TRIAL, curses=3))
    with pytest.raises(SetupError, match="demo: the shelf holds another pack"):
        shelf.add(replace(TRIAL, name="demo"))


TAKE = r.Attempt("take", success=effects.Take(999))

FAULTS: list[tuple[str, Callable[[], r.Pack], str]] = [
    (
        "a number that does not exist",
        lambda: with_card(TRIAL, 10, more(TAKE)),
        "trial/zone_1.py: 010: it calls 999, which does not exist",
    ),
    (
        "an arrow to nowhere",
        lambda: with_card(TRIAL, 13, lambda card: replace(card, arrows=(("east", 98),))),
        "trial/zone_1.py: 013: its arrow to the east calls 098, which does not exist",
    ),
    (
        "arrows that disagree about a cell",
        lambda: with_card(TRIAL, 12, lambda card: replace(card, arrows=(("north", 11),))),
        "trial/zone_1.py: 012: its arrow to the north calls 011, another calls 010",
    ),
    (
        "ground drawn for another cell",
        lambda: with_card(TRIAL, 12, lambda card: replace(card, cell=(0, 2))),
        "trial/zone_1.py: 010: 012 lies at (0, 2) of zone 1, not at (0, 1) of zone 1",
    ),
    (
        "ground that is no ground",
        lambda: with_card(TRIAL, 13, lambda card: replace(card, arrows=(("east", 600),))),
        "trial/zone_1.py: 013: the ground 600 is neither terrain nor permanent event",
    ),
    (
        "a cell outside the board",
        lambda: with_card(TRIAL, 15, lambda card: replace(card, cell=(8, 0))),
        "trial/zone_1.py: 015: the cell (8, 0) is outside the board of 8 by 8",
    ),
    (
        "an unknown keyword",
        lambda: with_card(TRIAL, 600, lambda card: replace(card, keywords=("gritt",))),
        "trial/things.py: 600: unknown keyword 'gritt'",
    ),
    (
        "an unknown resource",
        lambda: with_card(TRIAL, 10, lambda card: replace(card, resources=("wod",))),
        "trial/zone_1.py: 010: unknown resource 'wod'",
    ),
    (
        "an unknown symbol",
        lambda: with_card(TRIAL, 610, lambda card: replace(card, flag=r.Flag("moon", 4))),
        "trial/things.py: 610: unknown symbol 'moon'",
    ),
    (
        "an unknown curse",
        lambda: with_card(TRIAL, 15, more(r.Attempt("pray", success=effects.Lift("thirst")))),
        "trial/zone_1.py: 015: unknown curse 'thirst'",
    ),
    (
        "a zone that is not there",
        lambda: with_card(TRIAL, 31, lambda card: replace(card, zone=3)),
        "trial/zone_2.py: 031: there is no zone 3",
    ),
    (
        "too sturdy an item",
        lambda: with_card(TRIAL, 600, lambda card: replace(card, durability=7)),
        "trial/things.py: 600: a durability of 7",
    ),
    (
        "a walk for those who stand apart",
        lambda: with_card(TRIAL, 10, more(r.Attempt("move", success=effects.Go(), company="beside"))),
        "trial/zone_1.py: 010: an action that leads its participants on is for those who stand together "
        "(ruling 156)",
    ),
    (
        "a new board for those who stand apart",
        lambda: with_card(
            TRIAL,
            10,
            more(r.Attempt("pull", everyone=True, success=effects.NewBoard(30), company="anywhere")),
        ),
        "trial/zone_1.py: 010: an action that leads its participants on is for those who stand together "
        "(ruling 156)",
    ),
    (
        "a mandatory action for those who stand apart",
        lambda: with_card(TRIAL, 101, more(r.Attempt("hide", company="anywhere"))),
        "trial/events.py: 101: a mandatory action is for the participants of the one before (ruling 56)",
    ),
    (
        "a mandatory action nobody would obey",
        lambda: with_card(TRIAL, 700, more(r.Attempt("rest", mandatory=True))),
        "trial/things.py: 700: a mandatory action stands on a terrain, an event, a state or a quest item "
        "(ruling 148)",
    ),
    (
        "company nobody knows",
        lambda: with_card(TRIAL, 10, more(r.Attempt("rest", company="near"))),  # type: ignore[arg-type]
        "trial/zone_1.py: 010: unknown company 'near'",
    ),
    (
        "a state whose mandatory action leads back to it",
        lambda: with_card(NARROWS, 902, more(AGAIN)),
        "narrows: 902: its mandatory action leads back to itself, whatever its result",
    ),
    (
        "a help for two things at once",
        lambda: with_card(TRIAL, 600, lambda card: replace(card, helps=(r.Help(("dig",), cost=1, stars=1),))),
        "trial/things.py: 600: a help eases one thing",
    ),
    (
        "a help for nothing",
        lambda: with_card(TRIAL, 600, lambda card: replace(card, helps=(r.Help(("dig",)),))),
        "trial/things.py: 600: a help that helps nothing",
    ),
    (
        "a cure of what is no state",
        lambda: with_card(TRIAL, 10, more(r.Attempt("heal", success=effects.Cure(600)))),
        "trial/zone_1.py: 010: 600 is no state",
    ),
    (
        "a prerequisite that is no quest item",
        lambda: with_card(TRIAL, 10, more(r.Attempt("open", requires=effects.InSatchel(600)))),
        "trial/zone_1.py: 010: 600 is no quest item",
    ),
    (
        "too many of too few quest items",
        lambda: with_card(NARROWS, 10, more(r.Attempt("open", requires=effects.Gathered((650,), 2)))),
        "narrows/land.py: 010: 2 of 1 quest items",
    ),
    (
        "a choice of one",
        lambda: with_card(TRIAL, 10, more(r.Attempt("see", success=OneOf((effects.Lose(1),))))),
        "trial/zone_1.py: 010: a choice of one",
    ),
    (
        "a new board without all players",
        lambda: with_card(TRIAL, 10, more(r.Attempt("see", success=effects.NewBoard(30)))),
        "trial/zone_1.py: 010: a new board wants all players (ruling 100)",
    ),
    (
        "ground that goes from under the feet",
        lambda: with_card(TRIAL, 10, more(r.Attempt("see", failure=effects.Discard()))),
        "trial/zone_1.py: 010: ground that people stand on is never taken away (ruling 116)",
    ),
    (
        "a new board that begins with an item",
        lambda: with_card(TRIAL, 10, more(r.Attempt("see", everyone=True, success=effects.NewBoard(600)))),
        "trial/zone_1.py: 010: its new board begins with 600, which is no terrain",
    ),
    (
        "a hidden number without its mark",
        lambda: with_card(TRIAL, 10, lambda card: replace(card, hidden=(810, 811))),
        "trial/zone_1.py: 010: nothing numbered 811 bears its mark",
    ),
    (
        "a hidden number that leads from a terrain to an event",
        lambda: with_card(TRIAL, 10, lambda card: replace(card, hidden=(810, 104))),
        "trial/zone_1.py: 010: 104, hidden in it, cannot take its place",
    ),
    (
        "a gold terrain in the place of a green event",
        lambda: with_card(
            TRIAL,
            13,
            lambda card: r.Permanent(
                13, zone=1, cell=(1, 1), attempts=(r.Attempt("pray", success=effects.Gild()),)
            ),
        ),
        "trial/zone_1.py: 013: the gold of its number cannot take its place",
    ),
    (
        "a mark nobody can follow",
        lambda: with_card(TRIAL, 103, lambda card: replace(card, mark=(12,))),
        "trial/events.py: 103: its mark 012 leads here from nowhere",
    ),
    (
        "a mandatory action that leads back to itself",
        lambda: with_card(
            TRIAL,
            103,
            lambda card: replace(
                card, attempts=(r.Attempt("hide", success=effects.Take(103), failure=effects.Take(103)),)
            ),
        ),
        "trial: 103: its mandatory action leads back to itself, whatever its result",
    ),
    (
        "a start that is no terrain",
        lambda: replace(TRIAL, clues=(r.Clue("ink", start=600), TRIAL.clues[1])),
        "trial: clue-ink: its start 600 is no terrain",
    ),
    (
        "a group that fails for nothing",
        lambda: replace(TRIAL, paranoid=0),
        "trial: a failed group has no state to take",
    ),
    (
        "easy mode without its card",
        lambda: replace(TRIAL, easy=778),
        "trial: the card of easy mode, 778, is no quest item",
    ),
    (
        "zones that are not counted",
        lambda: replace(TRIAL, zones=(r.Zone(1), r.Zone(3))),
        "trial: zones are numbered from 1, each once",
    ),
    (
        "fog cards of one id",
        lambda: replace(TRIAL, sheets=(*TRIAL.sheets, r.Sheet("more.py", fog=TRIAL.sheets[0].fog[:1]))),
        "trial: fog-1-find: two fog cards bear this id",
    ),
    (
        "a craft that makes nothing",
        lambda: replace(TRIAL, common=(replace(TRIAL.common[1], made=None), *TRIAL.common[2:])),
        "trial: skill-plain-01: a craft that makes nothing",
    ),
    (
        "an action with a negative number",
        lambda: with_card(TRIAL, 10, more(r.Attempt("see", cost=-1))),
        "trial/zone_1.py: 010: an action with a negative number",
    ),
]


@pytest.mark.ruling("continent.150", "continent.136", "continent.82")
@pytest.mark.parametrize(("pack", "reason"), [row[1:] for row in FAULTS], ids=[row[0] for row in FAULTS])
def test_a_faulty_pack_is_refused_with_file_card_and_reason(pack: Callable[[], r.Pack], reason: str) -> None:
    assert reason in list(faults(pack()))
    with pytest.raises(SetupError) as refused:
        refuse(pack())
    assert reason in str(refused.value).splitlines()


def test_a_way_out_of_a_mandatory_action_is_enough() -> None:
    out = r.Attempt("hide", success=effects.Take(103), failure=effects.Lose(1))
    pack = with_card(TRIAL, 103, lambda card: replace(card, attempts=(out,)))
    assert not [fault for fault in faults(pack) if "leads back" in fault]


def test_a_long_list_of_faults_is_cut_in_the_refusal() -> None:
    calls = all_of(*(effects.Take(number) for number in range(970, 999)))
    pack = with_card(TRIAL, 10, more(r.Attempt("see", success=calls)))
    with pytest.raises(SetupError, match="… and 17 more"):
        refuse(pack)


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The demonstration pack's words in a package of their own, free to be spoilt."""
    package = tmp_path / f"spoilt_{abs(hash(tmp_path))}"
    (package / "words").mkdir(parents=True)
    (package / "__init__.py").touch()
    for lang in ("en", "fr"):
        source = Path(shelf.__file__).parent / "demo" / "words" / f"{lang}.ftl"
        (package / "words" / f"{lang}.ftl").write_text(source.read_text("utf-8"), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return package


@pytest.mark.parametrize(
    ("lang", "old", "new", "reason"),
    [
        ("fr", "zone-2 =", "zone-9 =", "zone-2 is missing"),
        ("fr", "zone-2 =", "zone-9 =", "zone-9: no card says this"),
        ("en", "card-650 =", "card-65x =", "card-650 is missing"),
        ("en", "    .ko3 = It smokes", "    .kx3 = It smokes", "card-021.ko3 is missing"),
        ("fr", "Elle mord.", "Elle mord !", "fog-step.front cries out"),
        ("en", "The goat", "The 'goat'", "fog-goat wants typographic apostrophes, quotes and dots"),
    ],
)
def test_prose_that_is_missing_or_badly_set_is_refused(
    written: Path, lang: str, old: str, new: str, reason: str
) -> None:
    file = written / "words" / f"{lang}.ftl"
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")
    pack = replace(shelf.pack("demo"), package=written.name)
    assert f"demo/words/{lang}.ftl: {reason}" in list(faults(pack))


def test_a_choice_among_numbers_without_words_for_its_ways_is_refused(written: Path) -> None:
    blind: tuple[Effect, ...] = (effects.Take(902), all_of(effects.Lose(1), effects.Take(903)))
    seen: tuple[Effect, ...] = (effects.Lose(1), effects.Take(903))
    pack = replace(shelf.pack("demo"), package=written.name)
    for ways, wanted in ((blind, True), (seen, False)):
        pack = with_card(pack, 120, partial(replace, effect=OneOf(ways)))
        assert ("demo/words/en.ftl: card-120.way2 is missing" in list(faults(pack))) is wanted


def test_the_game_offers_our_packs_alone() -> None:
    options = {option["key"]: option for option in game("continent").facts.options}
    assert options["adventure"]["choices"] == list(shelf.OURS)
