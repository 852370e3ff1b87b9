"""Playing at a terminal: people and bots, typed commands, undo, leaving and coming back."""

from __future__ import annotations

import io
import re
import signal
import sys
from pathlib import Path

import pytest
from rich.console import Console

from bivouac import QuickChance, game
from bivouac.bots import make_bot
from bivouac.cli import journals
from bivouac.cli.choices import Choices
from bivouac.cli.dialogue import Dialogue, Leave
from bivouac.cli.local_game import LocalGame
from bivouac.cli.screen import Screen, runs
from bivouac.core import replay
from bivouac.core.entries import Acted, Lent, TakenBack, Undone
from bivouac.core.journal import Journal, parse
from bivouac.core.options import complete
from tests.cli.shell import Run, assert_one_line, started

TAKARA = game("takara")
# Seed 5: Player 2 begins, digs twice, and then Player 1 is asked.
SEED = "5"
# The demonstration of Continent: a crate behind the fog is taken up, and the land is searched.
LADEN = ("act 4", "done", "skip", "place new", "act 2")


class Terminal:
    """A table in this process whose people type what a list says, or play at random."""

    def __init__(
        self, folder: Path, players: list[str], seed: int = 5, lang: str = "en", name: str = "takara"
    ) -> None:
        box = game(name)
        journal = Journal(name, box.facts.rules, len(players), complete(box.facts, {}), seed)
        bots = {seat: make_bot(spec, seat) for seat, spec in enumerate(players) if spec != "human"}
        file = journals.create(folder / "game.txt", journal)
        self.local = LocalGame(box, journal, file, bots)
        self.out = io.StringIO()
        self.screen = Screen(box, lang, Console(file=self.out, width=100, highlight=False))
        self.dialogue = Dialogue(self.local, self.screen, self.type)
        self.typed: list[str] = []
        self.chance = QuickChance(seed)

    def type(self, prompt: str) -> str:
        self.out.write(prompt + "\n")
        if self.typed:
            return self.typed.pop(0)
        state = self.local.state
        legal = state.legal(state.actors()[0])
        return str(1 + self.chance.below(len(legal)))

    def answer(self, text: str) -> str:
        """What the screen says to something typed by whoever is asked now."""
        choices = self.choices()
        before = len(self.out.getvalue())
        self.dialogue.answer(choices, text)
        return self.out.getvalue()[before:]

    def choices(self) -> Choices:
        """What whoever is asked now may do."""
        state = self.local.state
        return self.dialogue.choices(state.actors()[0])


@pytest.fixture
def duo(tmp_path: Path) -> Terminal:
    """Two people at one terminal."""
    return Terminal(tmp_path, ["human", "human"])


def test_people_and_bots_play_a_whole_game_whose_journal_is_proved(tmp_path: Path, run: Run) -> None:
    table = Terminal(tmp_path, ["human", "random", "human"])
    table.dialogue.run()
    assert table.local.state.outcome() is not None
    assert run("verify", table.local.file.path).status == 0
    assert parse(table.local.file.text) == table.local.journal


@pytest.mark.parametrize(
    ("lang", "typed"),
    [("fr", "fouiller 1"), ("fr", "Fouiller le site 1"), ("fr", "FOUILLER SITE 1"), ("en", "dig site 1")],
)
def test_the_words_of_the_list_play(tmp_path: Path, lang: str, typed: str) -> None:
    table = Terminal(tmp_path, ["human", "human"], lang=lang)
    table.answer(typed)
    assert [entry.text for entry in table.local.journal.entries if isinstance(entry, Acted)] == ["dig 1"]


def test_words_that_fit_several_moves_name_them_and_play_none(tmp_path: Path) -> None:
    table = Terminal(tmp_path, ["human", "human"], lang="fr")
    said = table.answer("fouiller")
    assert "Plusieurs coups" in said
    assert "Fouiller le site 1" in said
    assert "Fouiller le site 2" in said
    assert table.local.journal.count == 0


def test_words_ask_why_as_well_with_accents_or_without(tmp_path: Path) -> None:
    table = Terminal(tmp_path, ["human", "human"], lang="fr")
    assert "Détruire l’éboulement du site 1" in table.answer("pourquoi detruire 1")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_q_leaves(tmp_path: Path, lang: str) -> None:
    with pytest.raises(Leave):
        Terminal(tmp_path, ["human", "human"], lang=lang).answer("q")


def test_a_number_or_a_notation_plays(duo: Terminal) -> None:
    duo.answer("dig 1")
    duo.answer("1")
    texts = [entry.text for entry in duo.local.journal.entries if isinstance(entry, Acted)]
    assert texts == ["dig 1", "observe 1"]


def test_what_is_illegal_is_refused_with_its_ruling_and_changes_nothing(duo: Terminal) -> None:
    before = duo.local.file.text
    said = duo.answer("fight 2")
    assert "takara.56" in said
    assert "sword" in said
    assert duo.local.file.text == before


def test_what_is_no_action_is_said_to_be_none(duo: Terminal) -> None:
    for typed in ("fly away", "0", "999", "-1", "dig 9", "1 2", "\x1b[A", "é" * 300):
        said = duo.answer(typed)
        assert "is not an action of this game" in said
        assert "help" in said
    assert duo.local.journal.count == 0


def test_why_explains_one_action_or_groups_all_that_are_greyed_out(duo: Terminal) -> None:
    assert "takara.56" in duo.answer("why fight 2")
    assert "can be played now" in duo.answer("why dig 2")
    listed = duo.answer("why")
    choices = Choices(duo.local.state, duo.local.state.actors()[0], TAKARA.vocabulary)
    for ruling in choices.greyed_out():
        assert f"{ruling} " in listed
    number = choices.number(duo.local.state.parse("buy"))
    assert "takara.15" in duo.answer(f"why {number}")
    assert "is not an action" in duo.answer("why not")


def test_what_is_called_by_a_number_is_chosen_by_it() -> None:
    state = game("continent").start(1, 5)
    state.play(0, state.parse("number"))
    choices = Choices(state, 0, game("continent").vocabulary)
    assert [state.text(choices.find(str(digit))) for digit in range(10)] == [f"say {n}" for n in range(10)]
    assert state.text(choices.find("10")) == "skip"
    for action in (*choices.legal, *choices.greyed):
        assert choices.find(str(choices.number(action))) == action


@pytest.fixture(params=["en", "fr"])
def laden(request: pytest.FixtureRequest, tmp_path: Path) -> Terminal:
    """An explorer with an item, who is asked how many cards to draw."""
    table = Terminal(tmp_path, ["human"], lang=request.param, name="continent")
    for typed in LADEN:
        table.answer(typed)
    return table


def test_what_answers_no_question_is_listed_last(laden: Terminal) -> None:
    choices = laden.choices()
    texts = [choices.state.text(action) for action in choices.legal]
    assert texts == [*(text for text in texts if not text.startswith("abandon")), "abandon 1"]
    assert [choices.number(action) for action in choices.legal] == list(range(1, len(texts) + 1))
    assert choices.groups()[-1] == [choices.legal[-1]]


def test_what_answers_no_question_is_asked_about_once_then_done(laden: Terminal) -> None:
    before = laden.local.journal.count
    assert {"en": "This answers no question", "fr": "Cela ne répond à aucune question"}[
        laden.screen.lang
    ] in (laden.answer("abandon 1"))
    assert laden.local.journal.count == before
    laden.answer("abandon 1")
    assert laden.local.journal.count == before + 1
    done = laden.local.journal.entries[-1]
    assert isinstance(done, Acted)
    assert done.text == "abandon 1"


def test_odds_are_exact_and_rules_are_quoted(duo: Terminal) -> None:
    assert re.search(r"2 Karas +44\.4%", duo.answer("odds dig 1"))
    assert "left to chance" in duo.answer("odds den")
    assert "Which action" in duo.answer("odds")
    assert "takara.12 " in duo.answer("rules 12")
    assert "house.game_over" in duo.answer("rules house.game_over")
    assert "no ruling 999" in duo.answer("rules 999")
    every = duo.answer("rules")
    assert all(f"{id} " in every for id in TAKARA.rulings())


def test_log_cards_board_and_help_change_nothing(duo: Terminal) -> None:
    duo.answer("den")
    before = duo.local.file.text
    assert "den" in duo.answer("log")
    assert "Stone of Legend" in duo.answer("cards")
    assert "Site 6" in duo.answer("board")
    assert "undo" in duo.answer("help")
    assert duo.local.file.text == before


def test_french_words_do_as_well_in_french(tmp_path: Path) -> None:
    table = Terminal(tmp_path, ["human", "human"], lang="fr")
    assert "annuler" in table.answer("aide")
    assert "takara.56" in table.answer("pourquoi fight 2")
    assert "%" in table.answer("chances dig 1")
    assert "takara.12" in table.answer("RÈGLES 12")
    assert "Rien n’a encore été joué" in table.answer("annuler")


def test_undo_takes_back_an_action_that_revealed_nothing(duo: Terminal) -> None:
    start = duo.local.state.key()
    duo.answer("den")
    assert "taken back" in duo.answer("undo")
    assert duo.local.state.key() == start
    assert duo.local.journal.entries[-1] == Undone(0)
    assert parse(duo.local.file.text) == duo.local.journal
    duo.answer("dig 1")
    assert replay.replay(TAKARA, duo.local.journal).key() == duo.local.state.key()


def test_undo_refuses_what_was_revealed(duo: Terminal) -> None:
    duo.answer("dig 1")
    assert "revealed" in duo.answer("undo")
    assert duo.local.journal.count == 1


def test_undo_refuses_what_another_seat_has_answered(duo: Terminal) -> None:
    assert "Nothing has been played" in duo.answer("undo")
    duo.answer("den")
    duo.answer("den")
    assert "not yours" in duo.answer("undo")
    assert duo.local.journal.count == 2


def test_an_empty_line_plays_the_only_choice_and_nothing_else(duo: Terminal) -> None:
    duo.answer("")
    assert duo.local.journal.count == 0
    for seed in range(30):
        table = Terminal(duo.local.file.path.parent / str(seed), ["human", "human"], seed)
        table.answer("observe 1")
        state = table.local.state
        if len(state.legal(state.actors()[0])) == 1:
            table.answer("")
            assert table.local.journal.count == 2
            return
    pytest.fail("no seed led to a single choice")


def test_the_screen_is_handed_over_before_another_person_sees_it(duo: Terminal) -> None:
    first = duo.local.state.actors()[0]
    duo.typed = ["", "den", "den", "", "quit"]
    with pytest.raises(Leave):
        duo.dialogue.run()
    shown = duo.out.getvalue()
    order = [
        shown.index(f"Player {first + 1}, it is your turn"),
        shown.index(f"Player {2 - first}, it is your turn"),
    ]
    assert order == sorted(order)


def test_a_person_is_told_what_happened_since_as_that_person_saw_it(duo: Terminal) -> None:
    first = duo.local.state.actors()[0]
    duo.answer("observe 1")
    own = [event for _, event in duo.local.witnessed[first] if event["kind"] == "look"]
    other = [event for _, event in duo.local.witnessed[1 - first] if event["kind"] == "look"]
    assert [set(event) - set(seen) for event, seen in zip(own, other, strict=True)] == [{"tile"}]


def test_neighbouring_numbers_are_drawn_together() -> None:
    assert runs([3]) == "3"
    assert runs([3, 5, 6, 7, 9]) == "3, 5–7, 9"


# In a process of its own


def test_the_first_screen_begins_with_what_was_dealt_and_a_resumed_one_does_not(
    apart: Run, tmp_path: Path
) -> None:
    answer = apart("play", "continent", "--players", "human", "--lang", "en", typed="camp\nquit\n")
    assert answer.status == 0, answer.err
    spoken = " ".join(answer.out.split())
    assert "You came to photograph a lighthouse" in spoken
    assert "The clue: One shadow too many. A page torn from the keeper’s log" in spoken
    (path,) = (tmp_path / "home").rglob("continent-*.txt")
    again = apart("play", "--resume", str(path), "--lang", "en", typed="quit\n")
    assert again.status == 0, again.err
    assert "The clue:" not in again.out


def test_play_keeps_a_journal_in_the_data_folder_and_can_be_resumed(apart: Run, tmp_path: Path) -> None:
    answer = apart("play", "takara", "--players", "human,random", typed="den\nquit\n")
    assert answer.status == 0, answer.err
    (path,) = (tmp_path / "home").rglob("takara-*.txt")
    journal = journals.read(path)
    assert journal.commitment is not None
    assert journal.commitment in answer.out
    assert f"bivouac play --resume {path}" in answer.out
    assert journal.course.lent == {1: "random"}
    count = journal.count
    again = apart("play", "--resume", path, typed="den\n")
    assert again.status == 0, again.err
    assert f"after {count} action" in again.out
    assert journals.read(path).count > count


def test_play_speaks_french_in_a_french_locale(apart: Run) -> None:
    answer = apart("play", "takara", "--seed", SEED, typed="aide\npourquoi\nquitter\n", lang="fr_FR.UTF-8")
    assert answer.status == 0
    assert "Votre choix\N{NO-BREAK SPACE}:" in answer.out
    assert "La partie est gardée" in answer.out


def test_bots_alone_play_to_the_end_and_the_sheet_adds_up(apart: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    answer = apart("play", "takara", "--players", "random,greedy:1,random", "--seed", "3", "--journal", path)
    assert answer.status == 0, answer.err
    assert f"bivouac verify {path}" in answer.out
    outcome = replay.verify(TAKARA, journals.read(path)).outcome()
    assert outcome is not None
    assert outcome.points is not None
    sheet = answer.out.rpartition("┏")[2].partition("├")[0]
    lines = re.findall(r"^│ [A-Z][a-z]+ .*$", sheet, re.MULTILINE)
    columns = [[int(number) for number in re.findall(r"-?\d+", line)] for line in lines]
    assert len(columns) == len(outcome.lines[0])
    assert tuple(map(sum, zip(*columns, strict=True))) == outcome.points


def test_the_same_seed_gives_the_same_game(apart: Run, tmp_path: Path) -> None:
    texts = []
    for number in range(2):
        path = tmp_path / f"{number}.txt"
        apart("play", "takara", "--players", "random,greedy:1", "--seed", "11", "--journal", path)
        texts.append(path.read_text("utf-8"))
    assert texts[0] == texts[1]


def test_others_may_sit_down_when_a_game_is_resumed(apart: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    apart("play", "takara", "--players", "human,greedy:1", "--seed", SEED, "--journal", path, typed="")
    apart("play", "--resume", path, "--players", "random,human", typed="")
    entries = journals.read(path).entries
    assert entries[0] == Lent(1, "greedy:1")
    assert Lent(0, "random") in entries
    assert TakenBack(1) in entries
    assert_one_line(apart("play", "--resume", path, "--players", "human,human,human"), "2 players are needed")


def test_a_finished_game_is_shown_once_more_when_resumed(apart: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    apart("play", "takara", "--players", "random,random", "--seed", "3", "--journal", path)
    before = path.read_bytes()
    answer = apart("play", "--resume", path)
    assert answer.status == 0
    assert "bivouac verify" in answer.out
    assert path.read_bytes() == before


def test_a_game_cut_off_while_its_end_was_written_is_closed_when_resumed(apart: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    apart("play", "takara", "--players", "random,random", "--seed", "3", "--journal", path)
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    for left_out in (1, 2):
        path.write_bytes(b"".join(lines[:-left_out]))
        assert apart("play", "--resume", path).status == 0
        assert path.read_bytes() == whole


def test_a_torn_journal_is_resumed_without_its_last_line_and_a_spoilt_one_is_not(
    apart: Run, tmp_path: Path
) -> None:
    path = tmp_path / "game.txt"
    apart("play", "takara", "--seed", SEED, "--journal", path, typed="den\n")
    whole = path.read_bytes()
    path.write_bytes(whole + b"4 0 di")
    answer = apart("play", "--resume", path, typed="")
    assert answer.status == 0
    assert "cut short" in answer.out
    spoilt = re.sub(rb"(?m)^1 (\d) .*$", rb"1 \1 dig 9", whole)
    path.write_bytes(spoilt)
    assert_one_line(apart("play", "--resume", path), "game.txt:9:", "unknown_text")
    assert path.read_bytes() == spoilt


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGINT to send")
def test_an_interrupt_leaves_cleanly_with_status_130(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    with started("play", "takara", "--seed", SEED, "--journal", path, home=tmp_path) as process:
        assert process.stdout is not None
        shown = ""
        while "Your choice" not in shown:
            shown += process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, "")
    assert "The game is kept" in out
    assert journals.read(path).count >= 1


def expedition(folder: Path, players: list[str], typed: list[str]) -> tuple[LocalGame, str]:
    """A cooperative table at this terminal, until what is typed runs out."""
    continent = game("continent")
    options = continent.start(len(players), 5).dump()["options"]
    journal = Journal("continent", "1", len(players), options, 5)
    bots = {seat: make_bot(spec, seat) for seat, spec in enumerate(players) if spec != "human"}
    local = LocalGame(continent, journal, journals.create(folder / "game.txt", journal), bots)
    out = io.StringIO()
    lines = iter([*typed, "quit"])
    screen = Screen(continent, "en", Console(file=out, width=100, highlight=False))
    with pytest.raises(Leave):
        Dialogue(local, screen, lambda prompt: next(lines)).run()
    return local, out.getvalue()


def played_by(local: LocalGame) -> list[int]:
    """The seats of the actions in the journal."""
    return [entry.seat for entry in local.journal.entries if isinstance(entry, Acted)]


def test_where_several_may_act_one_lets_the_next_begin(tmp_path: Path) -> None:
    typed = ["next", "number", "say 1", "say 2", "say 3", "camp"]
    local, out = expedition(tmp_path, ["human", "human"], typed)
    assert played_by(local) == [1, 1, 1, 1, 1]
    assert "Basile Noury: Search" in out
    assert "Take the screen" not in out


def test_a_bot_waits_for_the_people_until_it_is_let_act(tmp_path: Path) -> None:
    local, _ = expedition(tmp_path, ["planner", "human"], ["camp"])
    assert played_by(local) == [1]
    (tmp_path / "again").mkdir()
    local, _ = expedition(tmp_path / "again", ["planner", "human"], ["next"])
    assert played_by(local)[0] == 0


def test_nobody_else_can_be_let_act_where_one_is_asked(duo: Terminal) -> None:
    assert "Nobody else may act now." in duo.answer("next")
