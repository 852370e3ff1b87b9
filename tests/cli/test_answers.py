"""The small commands, the help in two languages, and one line for every mistake."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bivouac import SetupError, __version__, compiled, names
from bivouac.bots.levels import levels_of
from bivouac.cli import app
from bivouac.cli.parameters import read_options
from bivouac.cli.spoken_language import language
from bivouac.core.spelling import number, percent
from bivouac.core.words import words
from bivouac.games import open_game
from tests.cli.shell import Run, assert_one_line, run_here

COMMANDS = ("play", "games", "cards", "replay", "verify", "simulate", "bench", "check", "info")
WORDS = Path(__file__).resolve().parents[2] / "src" / "bivouac" / "cli" / "words"


def test_games_lists_every_game_with_its_seats_and_options(run: Run) -> None:
    answer = run("games")
    assert answer.status == 0
    for name in names():
        facts = open_game(name).facts
        assert name in answer.out
        assert all(option["key"] in answer.out for option in facts.options)
    assert "2–4" in answer.out


def test_games_tells_of_every_level_how_strong_and_how_quick_it_is(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for lang, master in (("en", "Master    the best there is here"), ("fr", "Maître          le meilleur")):
        shown = run("games", "--lang", lang).out
        assert f"master    {master}" in shown
        for name in names():
            for level in levels_of(name).values():
                if level.rating is not None and level.interval is not None and level.seconds is not None:
                    low, high = level.interval
                    assert f"{level.rating} ± {max(level.rating - low, high - level.rating)}" in shown
                    assert f"{number(1000 * level.seconds, lang, 0)}\N{NO-BREAK SPACE}ms" in shown


def test_cards_follows_the_options_of_a_table(run: Run) -> None:
    usual = run("cards", "agartha").out.split()
    other = run("cards", "agartha", "--option", "token_map=draw_swap_move").out.split()
    assert " ".join(usual[usual.index("Bids") :]).startswith("Bids 1; or, in an action zone: move a card")
    assert " ".join(other[other.index("Bids") :]).startswith("Bids 1; or, in an action zone: draw a card")


def test_cards_says_what_every_piece_does_in_both_languages(run: Run) -> None:
    for lang, piece in (("en", "Stone of Legend"), ("fr", "Pierre de légende")):
        answer = run("cards", "takara", "--lang", lang)
        assert answer.status == 0
        assert piece in answer.out


@pytest.mark.full
def test_check_tells_that_the_data_is_sound(run: Run) -> None:
    for name in names():
        assert run("check", name).status == 0


@pytest.mark.full
def test_check_draws_what_a_game_has_to_draw(run: Run, tmp_path: Path) -> None:
    nothing = run("check", "takara", "--draw", str(tmp_path / "none"), "--lang", "en")
    assert nothing.out.startswith("0 drawings")
    assert list((tmp_path / "none").iterdir()) == []
    assert run("check", "continent", "--draw", str(tmp_path / "maps")).status == 0
    maps = sorted((tmp_path / "maps").iterdir())
    assert [path.name for path in maps][:2] == ["demo-1.svg", "demo-2.svg"]
    assert all(path.read_text("utf-8").startswith("<svg") for path in maps)


def test_info_says_which_bivouac_this_is(run: Run) -> None:
    facts = json.loads(run("info", "--json").out)
    assert facts["version"] == __version__
    assert facts["compiled"] is bool(compiled)
    assert list(facts["games"]) == list(names())
    assert __version__ in run("info").out
    assert "cœurs" in run("info", "--lang", "fr").out


def test_the_typer_app_itself_answers_too() -> None:
    result = CliRunner().invoke(app, ["games"])
    assert result.exit_code == 0
    assert "takara" in result.stdout


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help_explains_every_command_and_every_option(
    run: Run, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setenv("LANG", f"{lang}_XX.UTF-8")
    for arguments in ((), ("--help",)):
        answer = run(*arguments)
        assert answer.status == 0
        assert all(command in answer.out for command in COMMANDS)
    for command in COMMANDS:
        answer = run(command, "--help")
        assert answer.status == 0
        assert "--lang" in answer.out


def test_the_language_is_that_of_the_locale_unless_asked_for() -> None:
    assert language(None, {"LANG": "fr_FR.UTF-8"}) == "fr"
    assert language(None, {"LANG": "de_DE.UTF-8"}) == "en"
    assert language(None, {"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}) == "en"
    assert language(None, {}) == "en"
    assert language("en", {"LANG": "fr_FR.UTF-8"}) == "en"
    with pytest.raises(SetupError, match="'de'"):
        language("de", {})


def test_both_languages_have_the_same_words() -> None:
    english, french = words("bivouac.cli", "en"), words("bivouac.cli", "fr")
    assert english.keys() == french.keys()


def test_french_keeps_its_spaces_together() -> None:
    text = (WORDS / "fr.ftl").read_text("utf-8")
    spoken = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    assert re.findall(r"\w [;:!?»%]", spoken) == []
    assert re.findall(r"« |'", spoken) == []


def test_a_share_is_written_as_people_write_it() -> None:
    assert percent(0.125, "en", 1) == "12.5%"
    assert percent(0.125, "fr", 1) == "12,5\N{NO-BREAK SPACE}%"


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["dance"], "dance"),
        (["play"], "which game"),
        (["play", "chess"], "'chess'"),
        (["play", "takara", "--players", "human"], "seats: 1"),
        (["play", "takara", "--players", "human,wizard"], "'wizard'"),
        (["play", "takara", "--players", ""], "seats: 1"),
        (["play", "takara", "--seed", "x"], "--seed"),
        (["play", "takara", "--option", "strict_observation"], "KEY=VALUE"),
        (["play", "takara", "--option", "strict_observation=maybe"], "'maybe'"),
        (["play", "takara", "--option", "moon=1"], "'moon'"),
        (["play", "takara", "--lang", "de"], "'de'"),
        (["play", "takara", "--resume", "x"], "--resume"),
        (["play", "--resume", "nowhere.txt"], "nowhere.txt"),
        (["play", "takara", "--fast"], "--fast"),
        (["replay"], "FILE"),
        (["replay", "nowhere.txt"], "nowhere.txt: there is no such file"),
        (["replay", "."], "not a file"),
        (["verify", "nowhere.txt"], "nowhere.txt"),
        (["cards", "chess"], "'chess'"),
        (["check", "chess"], "'chess'"),
        (["simulate", "takara", "--games", "0"], "--games"),
        (["simulate", "takara", "--workers", "0"], "--workers"),
        (["simulate", "takara", "--bots", "greedy,wizard"], "'wizard'"),
        (["simulate", "takara", "--bots", "human,random"], "'human'"),
        (["simulate", "takara", "--bots", "random"], "seats: 1"),
        (["simulate", "takara", "--bots", "random,random,random", "--seats", "2"], "too many"),
        (["simulate", "takara", "--seats", "7"], "seats: 7"),
        (["bench", "--write", "nowhere/at/all.md"], "nowhere"),
    ],
)
def test_bad_input_is_one_line_and_status_2(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: list[str], part: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_one_line(run(*arguments), part)
    assert list(tmp_path.iterdir()) == []


def test_the_commonest_slips_are_told_in_french(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert_one_line(run("replay", "--vite"), "l’option --vite n’existe pas")
    assert_one_line(run("replay"), "il manque FILE")
    assert_one_line(run("play", "temple", "--option", "cover=roof"), "il faut l’un de ces choix")


def test_a_bad_option_is_told_in_the_language_asked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "C")
    wrong = ("play", "temple", "--option", "cover=roof")
    assert_one_line(run(*wrong), "one of outline, touch is needed, not 'roof'")
    assert_one_line(run(*wrong, "--lang", "fr"), "il faut l’un de ces choix")


def test_options_are_read_by_their_type() -> None:
    facts = open_game("takara").facts
    assert read_options(facts, None) == {"strict_observation": False}
    for yes in ("true", "yes", "oui", "1"):
        assert read_options(facts, [f"strict_observation={yes}"]) == {"strict_observation": True}
    assert read_options(facts, ["strict_observation=non"]) == {"strict_observation": False}


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (["cards", "chess"], "no game called 'chess'", "aucun jeu ne s’appelle « chess »"),
        (["bench", "takara", "chess"], "no game called 'chess'", "aucun jeu ne s’appelle « chess »"),
        (["simulate", "takara", "--bots", "cat"], "no bot called 'cat'", "aucun robot ne s’appelle"),
        (
            ["cards", "temple", "--option", "decks=x"],
            "cannot stand in the list",
            "n’a pas sa place dans la liste",
        ),
        (
            ["simulate", "takara", "--games", "0"],
            "--games 0: a number from 1 to 10,000,000 is needed",
            "il faut un nombre de 1 à 10",
        ),
        (
            ["simulate", "takara", "--bots", "random,random,random", "--seats", "2"],
            "3 bots are too many for 2 seats",
            "3 robots, c’est trop pour 2 places",
        ),
    ],
)
def test_a_mistake_is_told_in_the_language_asked_for(
    run: Run, arguments: list[str], english: str, french: str
) -> None:
    assert english in run(*arguments, "--lang", "en").err
    assert french in run(*arguments, "--lang", "fr").err


def test_a_simulation_s_file_that_is_none_is_refused_in_the_language_asked_for(
    run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "games.json"
    file.write_text("[]")
    command = ("simulate", "takara", "--games", "1", "--json", str(file))
    assert f"{file}: this is not the JSON of a simulation" in run(*command, "--lang", "en").err
    assert "ce n’est pas le JSON d’une simulation" in run(*command, "--lang", "fr").err
    file.write_text('{"games": [], "config": {}}')
    assert "une simulation d’autres parties" in run(*command, "--lang", "fr").err


def test_a_language_without_words_is_refused_in_that_of_the_locale(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert_one_line(run("info", "--lang", "de"), "no words in 'de'; known languages: en, fr")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert_one_line(run("info", "--lang", "de"), "langues connues")


def test_what_the_store_cannot_do_is_told_in_the_language_of_the_locale(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.write_text("")
    slips = (
        (
            ("tables", "--data", file / "data"),
            "no tables can be kept here",
            "aucune table ne peut être gardée ici",
        ),
        (("tables", "--database", "mysql://x/y"), "must be sqlite:// or", "il faut une base sqlite://"),
        (("restore", file, "--data", tmp_path), "this is no backup", "ce n’est pas une sauvegarde"),
    )
    for arguments, english, french in slips:
        monkeypatch.setenv("LANG", "C")
        assert_one_line(run(*arguments), english)
        monkeypatch.setenv("LANG", "fr_FR.UTF-8")
        assert_one_line(run(*arguments), french)


def test_a_journal_that_is_none_is_named_with_its_line_in_the_language_asked_for(
    run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "game.journal"
    file.write_text("bonjour\n")
    assert f"{file}:1: 'bonjour' is no header line" in run("verify", file, "--lang", "en").err
    assert f"{file}:1 : un journal ne s’écrit pas ainsi" in run("verify", file, "--lang", "fr").err


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (["wander"], "la commande wander n’existe pas"),
        (["simulate", "takara", "--games", "many"], "--games : cette valeur ne convient pas"),
        (["simulate", "takara", "twice"], "twice est de trop"),
        (["simulate"], "il manque GAME"),
        (["simulate", "takara", "--frobnicate"], "l’option --frobnicate n’existe pas"),
        (["show", "nowhere.txt"], "nowhere.txt : ce fichier ou ce dossier n’existe pas"),
        (["doctor", "--data", "/dev/null/tables"], "c’est un fichier et non un dossier"),
    ],
)
def test_what_typer_or_the_system_refuses_is_told_in_french(
    typed: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    answer = run_here(capsys, *typed, "--lang", "fr")
    assert answer.status == 2
    assert told in answer.err.replace("\u00a0", " ")
