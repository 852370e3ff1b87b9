"""A game in its box: what it says of itself, and the starts it refuses."""

from __future__ import annotations

import io
from math import isfinite
from typing import Any

import pytest
from rich.console import Console

import bivouac
from bivouac import SetupError
from bivouac.core.contract import Advised, Game
from bivouac.core.mistakes import say_setup
from bivouac.core.play import Play
from tests.contract.canon import strict
from tests.contract.tables import Table, names
from tests.contract.variants import is_meant, values
from tests.contract.walk import sampled, walk

LANGUAGES = ("en", "fr")
# What an option of each type answers to a value it cannot take.
NEEDED = {
    "bool": {"en": "true or false is needed", "fr": "il faut true (oui) ou false (non)"},
    "int": {"en": " is needed", "fr": "il faut "},
    "choice": {"en": "one of ", "fr": "il faut l’un de ces choix"},
    "list": {"en": "a list of names is needed", "fr": "il faut une liste de noms"},
}
SHARED = {"game", "seats", "viewer", "actors", "round", "phase", "players", "prompt"}


@pytest.fixture(params=names())
def game(request: pytest.FixtureRequest) -> Game:
    """Each game on the shelf."""
    return bivouac.game(request.param)


def test_its_facts_are_complete(game: Game) -> None:
    facts = game.facts
    assert facts.name in names()
    assert facts.rules
    for said in (facts.titles, facts.blurbs, *(option["title"] for option in facts.options)):
        assert set(LANGUAGES) <= set(said)
        assert all(said[lang].strip() for lang in LANGUAGES)
    for option in facts.options:
        for choice in option["choices"]:
            if isinstance(choice, str):  # a number, and a yes or no, speak for themselves
                assert all(option.get("names", {})[choice][lang].strip() for lang in LANGUAGES)
    assert 1 <= facts.seats[0] <= facts.seats[1]
    assert facts.minutes > 0
    assert facts.cap > 0
    assert game.vocabulary > 0


def test_it_says_whether_it_advises(game: Game) -> None:
    fewest = game.facts.seats[0]
    assert game.facts.advised == isinstance(game.start(fewest), Advised)


def test_choices_that_hang_on_another_option_are_told_for_each_of_its_values(game: Game) -> None:
    options = {option["key"]: option for option in game.facts.options}
    for option in options.values():
        if "among" in option:
            by_value = option["among"]["choices"]
            assert list(by_value) == options[option["among"]["key"]]["choices"]
            assert {choice for choices in by_value.values() for choice in choices} == set(option["choices"])


def test_nothing_is_wrong_with_its_data(game: Game) -> None:
    assert game.check() == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_catalogue_and_rulings_are_written(game: Game, lang: str) -> None:
    assert game.catalogue(lang)
    strict(game.catalogue(lang))
    for id in game.rulings():
        ruling = game.ruling(id, lang)
        assert ruling["id"] == id
        assert ruling["sentence"].strip()
        assert ruling["place"].strip()
    with pytest.raises(KeyError, match="no such ruling"):
        game.ruling(f"{game.facts.name}.nowhere", lang)


@pytest.mark.parametrize("seats", [-1, 0, 99, True, 2.0, "2", None])
def test_a_wrong_number_of_seats_is_refused(game: Game, seats: Any) -> None:
    with pytest.raises(SetupError, match="seats"):
        game.start(seats)


@pytest.mark.parametrize("seed", ["7", 1.5, None, True, b"short", bytes(33)])
def test_a_wrong_seed_is_refused(game: Game, seed: Any) -> None:
    with pytest.raises(SetupError, match="seed"):
        game.start(game.facts.seats[0], seed)


def test_a_wrong_option_is_refused(game: Game) -> None:
    seats = game.facts.seats[0]
    with pytest.raises(SetupError, match="stranger"):
        game.start(seats, 0, {"stranger": 1})
    for option in game.facts.options:
        with pytest.raises(SetupError, match=option["key"]) as caught:
            game.start(seats, 0, {option["key"]: object()})
        for lang, needed in NEEDED[option["type"]].items():
            assert needed in say_setup(caught.value, lang), option["key"]


def test_missing_options_take_their_defaults(game: Game) -> None:
    defaults = {option["key"]: option["default"] for option in game.facts.options}
    seats = game.facts.seats[0]
    assert (
        game.start(seats, 5).key() == game.start(seats, 5, {}).key() == game.start(seats, 5, defaults).key()
    )


def test_an_option_changes_nothing_at_the_tables_it_is_not_meant_for(game: Game) -> None:
    low, high = game.facts.seats
    for option in game.facts.options:
        for seats in range(low, high + 1):
            if not is_meant(option, seats):
                told = [
                    _told(Table(game, seats, {option["key"]: value})) for value in values(option, seats, {})
                ]
                assert all(other == told[0] for other in told), f"{option['key']} at {seats} seats"


def _told(table: Table) -> list[object]:
    """What everybody may do and sees in a random game."""
    return [
        [moment.move, moment.state.actors(), *map(moment.state.events, table.viewers())]
        for moment in walk(table, 5)
    ]


def test_another_game_or_version_is_not_loaded(game: Game) -> None:
    document = game.start(game.facts.seats[0], 5).dump()
    for wrong in ({"game": "chess"}, {"rules": "0"}, {"game": None}, {"rules": None}):
        with pytest.raises(SetupError, match=next(iter(wrong))):
            game.load({**document, **wrong})
    strange: list[object] = [None, [], "", 0, b"{}"]
    for nothing in strange:
        with pytest.raises(SetupError):
            game.load(nothing)


def test_outlooks_share_their_first_keys(table: Table) -> None:
    for moment in sampled(table, 1, 8):
        for viewer in table.viewers():
            outlook = moment.state.outlook(viewer)
            assert set(outlook) >= SHARED
            assert outlook["game"] == table.game.facts.name
            assert outlook["seats"] == len(outlook["players"]) == table.seats
            assert outlook["viewer"] == viewer
            assert outlook["actors"] == moment.state.actors()


def test_features_are_as_many_finite_numbers_at_every_moment(table: Table) -> None:
    lengths = set()
    for moment in sampled(table, 2, 12):
        for seat in range(table.seats):
            row = table.game.features(moment.state, seat)
            assert all(isfinite(number) for number in row)
            lengths.add(len(row))
            assert -1.0 <= moment.state.estimate(seat) <= 1.0
    assert len(lengths) == 1


def test_seats_are_estimated_together_as_they_are_one_by_one(table: Table) -> None:
    for moment in sampled(table, 2, 12):
        state = moment.state
        if isinstance(state, Play):
            alone = [state.estimate(seat) for seat in range(table.seats)]
            assert state.estimates((1 << table.seats) - 1) == alone
            for seat in range(table.seats):
                assert state.estimates(1 << seat)[seat] == alone[seat]


def test_every_outlook_can_be_drawn_for_a_terminal(table: Table) -> None:
    for moment in sampled(table, 3, table.enough(4, least=2)):
        for viewer in table.viewers():
            outlook = moment.state.outlook(viewer)
            for lang in LANGUAGES:
                paper = Console(file=io.StringIO(), width=100, force_terminal=False)
                paper.print(table.game.board(outlook, lang))
                drawn = paper.file
                assert isinstance(drawn, io.StringIO)
                assert drawn.getvalue().strip()
