"""The reader of stories stops at anything it does not understand, and a story that is wrong fails."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from bivouac.core.mistakes import PlayerMistake
from tests.games.telling import Story, Teller

# For each game a ruling, a legal move, claims that do not hold after it, a set-up and a claim misspelt.
MOVES = {"takara": "0 den", "agartha": "0 place 1 1 bid", "temple": "0 take f1"}
HEADS = {"takara": "ruling: takara.8\n", "agartha": "ruling: agartha.3\n", "temple": "ruling: temple.48\n"}
GAMES = pytest.mark.parametrize("name", list(MOVES))


def teller_of(name: str) -> Teller:
    """How a game's stories are told."""
    found: Teller = import_module(f"tests.games.{name}.story").TELLER
    return found


def read(folder: Path, name: str, text: str) -> Story:
    """The story of a game in a text."""
    path = folder / "story.txt"
    path.write_text(text, "utf-8")
    return teller_of(name).read(path)


@pytest.mark.parametrize(
    ("name", "line"),
    [("takara", "karsa 0: 5"), ("agartha", "bord 0 objects: axe"), ("temple", "mony 0: 5")],
)
def test_a_place_nobody_knows_fails_the_story(tmp_path: Path, name: str, line: str) -> None:
    tale = read(tmp_path, name, f"{HEADS[name]}{line}\n{MOVES[name]}\nthen: the game is not over")
    with pytest.raises(PlayerMistake, match=f"no place of this game reads “{line}”"):
        teller_of(name).tell(tale)


@pytest.mark.parametrize(
    ("name", "line", "reason"),
    [
        ("takara", "karas 0: 5", "no move, claim or trailer: karas 0: 5"),
        ("agartha", "holder: 1", "no move, claim or trailer: holder: 1"),
        ("temple", "money 0: 5", "no move, claim or trailer: money 0: 5"),
        ("takara", "then: kara 0 = 2", "unknown claim: kara 0 = 2"),
        ("agartha", "then: rounds = 1", "unknown claim: rounds = 1"),
        ("temple", "then: mony 0 = 2", "unknown claim: mony 0 = 2"),
        ("takara", "refused: face_up site=1", "no move, claim or trailer"),
        ("takara", "ruling: takara.9", "rulings come first"),
        ("agartha", "ruling: agartha.9", "rulings come first"),
        ("temple", "ruling: temple.6", "rulings come first"),
    ],
)
def test_a_line_nobody_understands_stops_the_reading(
    tmp_path: Path, name: str, line: str, reason: str
) -> None:
    with pytest.raises(ValueError, match=f"^story.txt:3: {reason}"):
        read(tmp_path, name, f"{HEADS[name]}{MOVES[name]}\n{line}")


@GAMES
def test_a_story_names_a_ruling_has_a_move_and_ends_with_its_trailer(tmp_path: Path, name: str) -> None:
    head, move = HEADS[name], MOVES[name]
    with pytest.raises(ValueError, match=r"^story\.txt: it names no ruling"):
        read(tmp_path, name, f"{move}\nthen: the game is not over")
    with pytest.raises(ValueError, match=r"^story\.txt: nobody moves"):
        read(tmp_path, name, f"{head}then: the game is not over")
    with pytest.raises(ValueError, match=r"^story\.txt:4: nothing follows the trailer"):
        read(tmp_path, name, f"{head}{move}\nrefused: face_up {name}.8\n{move}")


@GAMES
def test_a_story_ends_with_a_claim(tmp_path: Path, name: str) -> None:
    tale = read(tmp_path, name, f"{HEADS[name]}{MOVES[name]}")
    with pytest.raises(ValueError, match="a story ends with a claim"):
        teller_of(name).tell(tale)


@pytest.mark.parametrize(
    ("name", "claim"),
    [
        ("takara", "karas 0 = 2"),
        ("takara", "0 may not den"),
        ("takara", "site 1 = 8 tiles"),
        ("takara", "team 0 = home"),
        ("agartha", "round = 2"),
        ("agartha", "tile 1 = nothing"),
        ("agartha", "holder = 1"),
        ("agartha", "board 0 objects = axe"),
        ("temple", "money 0 = 3"),
        ("temple", "0 may take f2"),
        ("temple", "open 0 = nothing"),
        ("temple", "asked = turn of 1"),
    ],
)
def test_a_claim_that_does_not_hold_fails_the_story(tmp_path: Path, name: str, claim: str) -> None:
    tale = read(tmp_path, name, f"{HEADS[name]}{MOVES[name]}\nthen: {claim}")
    with pytest.raises(AssertionError, match=claim):
        teller_of(name).tell(tale)


@pytest.mark.parametrize(
    ("name", "told", "code", "trailers"),
    [
        (
            "takara",
            "site 1: bat_a up\n0 dig 1",
            "face_up",
            (
                "no_rockfall site=1 takara.8",
                "face_up site=2 takara.8",
                "face_up site=1 takara.9",
                "face_up takara.8",
            ),
        ),
        (
            "agartha",
            "0 skip",
            "not_now",
            (
                "answer_first action=skip agartha.6",
                "not_now action=done agartha.6",
                "not_now action=skip agartha.3",
                "not_now agartha.6",
            ),
        ),
        (
            "temple",
            "0 done",
            "act_first",
            ("no_action temple.48", "act_first temple.37", "act_first cell=a1 temple.48"),
        ),
    ],
)
def test_a_trailer_must_give_the_very_reason(
    tmp_path: Path, name: str, told: str, code: str, trailers: tuple[str, ...]
) -> None:
    for trailer in trailers:
        tale = read(tmp_path, name, f"{HEADS[name]}{told}\nrefused: {trailer}")
        with pytest.raises(AssertionError, match=f"it was refused: {code}"):
            teller_of(name).tell_refused(tale)


def test_the_ruling_that_refuses_is_among_those_the_story_shows(tmp_path: Path) -> None:
    tale = read(tmp_path, "temple", "ruling: temple.37\n0 done\nrefused: act_first temple.48")
    with pytest.raises(AssertionError, match="not among those it shows"):
        teller_of("temple").tell_refused(tale)


@GAMES
def test_a_refused_story_whose_last_move_is_legal_fails(tmp_path: Path, name: str) -> None:
    tale = read(tmp_path, name, f"{HEADS[name]}{MOVES[name]}\nrefused: face_up site=1 {name}.8")
    with pytest.raises(pytest.fail.Exception):
        teller_of(name).tell_refused(tale)
