"""Tables that follow from others: a rematch, a what-if, a journal laid on a table and taken away again."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from bivouac import SetupError
from bivouac.core import journal as journals
from bivouac.core import replay
from bivouac.core.contract import Facts, Game
from bivouac.core.entries import Acted, Entry, Lent, Resigned, TakenBack, Undone
from bivouac.core.journal import Journal, JournalError, commitment_of, parse
from bivouac.table import Charter, ClockPlan, SeatPlan, Table
from bivouac.table.gathering import plan, start, take
from bivouac.table.lines import Followed, Started, Took
from bivouac.table.playing import answer, close, lend, resign, take_back, undo
from bivouac.table.stand_in import GREEDY
from bivouac.table.successors import export, follow, fork, lay, rematch
from bivouac.table.views import news, position, table_view
from tests.contract.planted import Planted, PlantedGame
from tests.table.mirror import read_back, record, refused, views
from tests.table.parlour import key, last, opened, play, play_on, seated, start_with_words, started, texts
from tests.table.people import HOST, LANTERNS, NOON, PEOPLE, SEED, STRANGER, TAKARA

NEW_SEED = bytes(range(100, 132))
LATER = NOON + 1_000
BOTH = pytest.mark.parametrize("game", [LANTERNS, TAKARA], ids=["lanterns", "takara"])


def finished(game: Game = LANTERNS) -> Table:
    """A whole game of two people and a bot, with words, undone actions, a lent and a resigned seat."""
    table = seated("human", "human", "greedy:2", game=game)
    start_with_words(table, {1: "échelle"})
    luck = Random(11)
    play_on(table, luck, 6)
    undo(table, 0, 3, NOON)
    answer(table, 1, True, NOON)
    play_on(table, luck, 2)
    lend(table, 1, "random", NOON)
    play_on(table, luck, 3)
    take_back(table, 1, NOON)
    play_on(table, luck, 1)
    resign(table, 1, NOON)
    play_on(table, luck)
    assert table.status == "over"
    return table


# A rematch


@BOTH
def test_a_rematch_seats_the_same_people_and_bots_at_a_new_table_which_the_old_one_names(game: Game) -> None:
    old = finished(game)
    new = rematch(old, "table-2", NEW_SEED, LATER)
    assert follow(old, new.id, LATER) == new.id
    assert (new.id, new.status, new.charter.origin) == ("table-2", "gathering", old.id)
    assert [line.fact for line in new.lines] == [Took(0, HOST, "Ada"), Took(1, PEOPLE[1], "Bo")]
    assert [(seat.kind, seat.bot, seat.lent, seat.resigned, seat.word) for seat in new.seats] == [
        ("human", "", "", False, ""),
        ("human", "", "", False, ""),
        ("bot", "greedy:2", "", False, ""),
    ]
    assert last(old) == Followed("table-2")
    assert table_view(old, None, NOON).follower == "table-2"
    assert news(old, -1, old.seq - 1, "en")[0].table == "table-2"
    start(new, PEOPLE[1], LATER)
    assert new.commitment == commitment_of(NEW_SEED)
    assert key(new) != key(old)


def test_the_first_rematch_is_the_one_that_is_named_once_and_for_all() -> None:
    table = finished()
    assert follow(table, "table-2", LATER) == "table-2"
    lines = len(table.lines)
    assert follow(table, "table-9", LATER) == "table-2"
    assert (table.follower, len(table.lines)) == ("table-2", lines)


def test_a_table_is_followed_by_one_other_only() -> None:
    old = finished()
    assert follow(old, "table-2", LATER) == "table-2"
    assert follow(old, "table-3", LATER) == "table-2"
    assert last(old) == Followed("table-2")


def test_a_seat_planned_anew_is_the_same_in_the_rematch() -> None:
    table = opened("human", "human")
    plan(table, HOST, 1, "bot", NOON, bot="random")
    take(table, HOST, "Ada", NOON, invited=True)
    start(table, HOST, NOON)
    new = rematch(play_on(table, Random(1)), "table-2", NEW_SEED, LATER)
    assert new.charter.seats == [SeatPlan("human"), SeatPlan("bot", "random")]


def test_a_rematch_waits_for_the_end() -> None:
    for table in (opened("human", "human"), started("human", "human")):
        with refused(table, "house.not_over"):
            rematch(table, "table-2", NEW_SEED, NOON)


def test_a_rematch_of_a_game_of_other_rules_is_played_by_those_of_today() -> None:
    old = finished()
    table = Table(old.id, msgspec.structs.replace(old.charter, rules="0"), LANTERNS)
    table.read(old.lines[:2])  # before the words
    start(table, HOST, NOON)
    play_on(table, Random(1))
    assert rematch(table, "table-2", NEW_SEED, LATER).charter.rules == LANTERNS.facts.rules


# A what-if


@BOTH
def test_anybody_may_fork_a_finished_game_at_any_action(game: Game) -> None:
    table = finished(game)
    keys = [state.key() for _, state in replay.steps(game, table.journal())]
    before = record(table)
    for number in (0, 1, 8, 13, table.course.count):
        new = fork(table, "table-3", number, STRANGER, "  Zoe\n", LATER)
        assert (key(new), new.course.count) == (keys[number], number)
        assert new.status == ("over" if number == table.course.count else "playing")
        assert (new.charter.origin, new.charter.host, new.charter.private) == (table.id, STRANGER, True)
        assert [(seat.player, seat.name, seat.acting_bot) for seat in new.seats] == [
            (STRANGER, "Zoe", ""),
            (None, "", GREEDY),
            (None, "", GREEDY),
        ]
        assert record(read_back(new)) == record(new)
        assert views(read_back(new)) == views(new)
    assert record(table) == before


def test_who_held_a_seat_keeps_it_in_the_fork() -> None:
    new = fork(finished(), "table-3", 2, PEOPLE[1], "Bo", LATER)
    assert [seat.player for seat in new.seats] == [None, PEOPLE[1], None]


@BOTH
def test_the_same_chance_follows_a_fork(game: Game) -> None:
    table = play_on(started("human", "greedy", game=game), Random(2))
    new = fork(table, "table-3", 4, HOST, "Ada", LATER)
    for line in table.lines:
        if isinstance(line.fact, Acted) and line.fact.number > 4:
            play(new, line.fact.text)
    assert key(new) == key(table)
    assert new.status == "over"


def test_a_fork_has_no_clocks() -> None:
    table = play_on(started("human", "greedy", clock=ClockPlan(bank=60_000)), Random(2), 4)
    new = fork(table, "table-3", 2, HOST, "Ada", LATER)
    assert (new.clock, table_view(new, HOST, LATER).clock) == (None, None)
    assert new.turn in ("people", "bot")


def test_the_last_action_forked_is_the_end() -> None:
    table = finished()
    new = fork(table, "table-3", table.course.count, HOST, "Ada", LATER)
    assert new.status == "over"
    assert export(new).splitlines()[-1] == export(table).splitlines()[-1]


def test_who_holds_every_person_s_seat_may_fork_an_unfinished_game() -> None:
    table = opened("human", "human", "greedy")
    for seat in (0, 1):
        take(table, HOST, "Ada", NOON, seat=seat, invited=True)
    start(table, HOST, NOON)
    play_on(table, Random(1), 5)
    new = fork(table, "table-3", 3, HOST, "Ada", LATER)
    assert [seat.player for seat in new.seats] == [HOST, HOST, None]
    with refused(table, "house.not_over"):
        fork(table, "table-4", 3, STRANGER, "Zoe", LATER)


def test_a_game_that_others_still_play_is_not_forked() -> None:
    table = play_on(started("human", "human"), Random(1), 5)
    with refused(table, "house.not_over"):
        fork(table, "table-3", 3, HOST, "Ada", LATER)
    close(table, "operator", NOON)
    with refused(table, "house.not_over"):
        fork(table, "table-3", 3, HOST, "Ada", LATER)


def test_there_is_no_fork_beyond_the_last_action_nor_before_the_start() -> None:
    table = finished()
    for number in (-1, table.course.count + 1):
        with refused(table, "house.no_such_action"):
            fork(table, "table-3", number, HOST, "Ada", LATER)
    table = seated("human", "greedy")
    with refused(table, "house.not_started"):
        fork(table, "table-3", 0, HOST, "Ada", LATER)


# A journal taken away


@BOTH
def test_an_export_proves_the_game(game: Game) -> None:
    table = finished(game)
    journal = parse(export(table))
    assert replay.verify(game, journal).key() == key(table)
    assert (journal.seed, journal.commitment, journal.words) == (SEED, table.commitment, ["", "échelle", ""])
    kinds = {type(entry).__name__ for entry in journal.entries}
    assert kinds == {"Acted", "Undone", "Lent", "TakenBack", "Resigned", "Sealed", "Ended"}


def test_a_journal_is_exported_when_the_game_is_over_or_by_the_operator() -> None:
    table = play_on(started("human", "human"), Random(1), 9)
    with refused(table, "house.not_over"):
        export(table)
    journal = parse(export(table, operator=True))
    assert (journal.count, journal.ended(), journal.seed) == (9, False, SEED)
    assert replay.replay(LANTERNS, journal).key() == key(table)


def test_a_game_given_up_reveals_its_seed_and_its_journal() -> None:
    table = play_on(started("human", "human"), Random(1), 9)
    close(table, "operator", NOON)
    assert table_view(table, None, NOON).seed == SEED.hex()
    journal = parse(export(table))
    assert [type(entry).__name__ for entry in journal.entries[-2:]] == ["Sealed", "Closed"]
    assert replay.verify(LANTERNS, journal).key() == key(table)


def test_there_is_no_journal_before_the_start_not_even_for_the_operator() -> None:
    table = seated("human", "human")
    with refused(table, "house.not_started"):
        export(table, operator=True)


def test_exporting_changes_nothing_and_can_be_done_again() -> None:
    table = finished()
    before = record(table)
    assert export(table) == export(table)
    assert record(table) == before
    assert export(read_back(table)) == export(table)


def test_a_table_started_from_a_document_has_no_journal() -> None:
    charter = msgspec.structs.replace(opened("human", "human").charter, document=LANTERNS.start(2, 3).dump())
    table = Table("table-1", charter, LANTERNS)
    for seat in (0, 1):
        take(table, PEOPLE[seat], "", NOON, invited=True)
    start(table, HOST, NOON)
    assert key(table) == LANTERNS.start(2, 3).key()
    play_on(table, Random(1))
    assert record(read_back(table)) == record(table)
    with pytest.raises(SetupError, match="no journal of its own"):
        export(table)


# A journal laid on a table


def terminal_game(seed: int | bytes, *first: Entry, words: list[str] | None = None) -> Journal:
    """A journal of Takara as a terminal writes it, with these lines before the first action."""
    commitment = commitment_of(seed) if isinstance(seed, bytes) else None
    options: dict[str, Any] = {"strict_observation": False}
    journal = Journal("takara", TAKARA.facts.rules, 2, options, seed, commitment, words)
    for entry in first:
        journal.add(entry)
    return journal


def go_on(journal: Journal, luck: Random, most: int = 10_000) -> Journal:
    """Random actions written down, so many or to the end."""
    state = replay.replay(TAKARA, journal)
    for _ in range(most):
        if not state.actors():
            replay.close(journal, state)
            break
        seat = state.actors()[0]
        action = luck.choice(state.legal(seat))
        text = state.text(action)
        state.play(seat, action)
        replay.record(journal, state, seat, text)
    return journal


def eventful(journal: Journal) -> Journal:
    """A whole game with every kind of line."""
    luck = Random(21)
    go_on(journal, luck, 12)
    journal.add(Undone(7))
    go_on(journal, luck, 4)
    journal.add(Lent(0, "greedy:8"))
    go_on(journal, luck, 9)
    journal.add(Undone(9))
    journal.add(TakenBack(0))
    go_on(journal, luck, 5)
    journal.add(Resigned(0))
    return go_on(journal, luck)


BOT = Lent(1, "greedy")
JOURNALS = {
    "a whole number": terminal_game(7, BOT),
    "a fair seed": terminal_game(SEED, BOT),
    "words": terminal_game(SEED, BOT, words=["pierre", "légende"]),
    "nobody but people": terminal_game(7),
    "nobody but bots": terminal_game(7, Lent(0, "random"), BOT),
    "bots in another order": terminal_game(7, BOT, Lent(0, "random")),
    "a seat lent at once and taken back": terminal_game(7, Lent(0, "random"), BOT, TakenBack(0)),
    "a bot changed at once": terminal_game(7, BOT, Lent(1, "random")),
}


@pytest.mark.parametrize("name", JOURNALS)
@pytest.mark.parametrize("quiet", [True, False], ids=["quiet", "eventful"])
def test_a_journal_laid_on_a_table_is_exported_byte_for_byte(name: str, quiet: bool) -> None:
    journal = parse(journals.format(JOURNALS[name]))
    text = journals.format(go_on(journal, Random(21)) if quiet else eventful(journal))
    table = lay(TAKARA, parse(text), "table-5", HOST, "Ada", NOON)
    assert table.status == "over"
    assert export(table) == text
    assert export(read_back(table)) == text
    assert record(read_back(table)) == record(table)


@BOTH
def test_an_export_laid_on_a_table_is_exported_byte_for_byte(game: Game) -> None:
    text = export(finished(game))
    assert export(lay(game, parse(text), "table-5", STRANGER, "Zoe", NOON)) == text


def test_the_bots_of_a_journal_keep_their_seats_and_who_brings_it_holds_the_others() -> None:
    journal = go_on(terminal_game(7, BOT), Random(1), 10)
    table = lay(TAKARA, journal, "table-5", STRANGER, "  Zoe\n", NOON)
    assert [(seat.player, seat.name, seat.acting_bot) for seat in table.seats] == [
        (STRANGER, "Zoe", ""),
        (None, "", "greedy"),
    ]
    assert (table.charter.host, table.charter.private, table.status) == (STRANGER, True, "playing")
    assert key(table) == replay.replay(TAKARA, journal).key()


def test_a_seat_that_was_taken_back_is_no_bot_s() -> None:
    journal = terminal_game(7, Lent(0, "random"), BOT, TakenBack(0))
    table = lay(TAKARA, go_on(journal, Random(1), 5), "table-5", HOST, "Ada", NOON)
    assert (table.seats[0].player, table.seats[0].acting_bot) == (HOST, "")


def test_a_laid_game_that_is_not_over_goes_on() -> None:
    journal = go_on(terminal_game(7, BOT), Random(1), 13)
    table = lay(TAKARA, parse(journals.format(journal)), "table-5", HOST, "Ada", NOON)
    assert [move.text for move in position(table, 0, "en").moves] == (
        texts(table) if table.actors() == [0] else []
    )
    play_on(table, Random(2))
    assert table.status == "over"
    assert replay.verify(TAKARA, parse(export(table))).key() == key(table)
    assert export(table).startswith(journals.format(journal))


def test_a_game_dealt_from_a_whole_number_shows_that_number_and_commits_to_nothing() -> None:
    table = lay(TAKARA, go_on(terminal_game(7), Random(1)), "table-5", HOST, "Ada", NOON)
    frame = table_view(table, HOST, NOON)
    assert (frame.seed, frame.commitment) == ("7", "")
    fair = lay(TAKARA, go_on(terminal_game(SEED), Random(1)), "table-5", HOST, "Ada", NOON)
    frame = table_view(fair, HOST, NOON)
    assert (frame.seed, frame.commitment) == (SEED.hex(), commitment_of(SEED))


def test_a_journal_without_its_seed_is_not_laid() -> None:
    journal = go_on(terminal_game(SEED), Random(1))
    journal.seed = None
    with pytest.raises(JournalError, match="the seed is missing"):
        lay(TAKARA, journal, "table-5", HOST, "Ada", NOON)


def test_a_journal_whose_commitment_was_made_for_another_seed_is_not_laid() -> None:
    journal = terminal_game(SEED)
    journal.commitment = commitment_of(NEW_SEED)
    with pytest.raises(JournalError, match="not the one the commitment was made for") as caught:
        lay(TAKARA, journal, "table-5", HOST, "Ada", NOON)
    assert caught.value.line == 7


def test_a_journal_with_an_action_that_cannot_be_is_not_laid() -> None:
    journal = go_on(terminal_game(7), Random(1), 10)
    lines = journals.format(journal).splitlines(keepends=True)
    at = next(place for place, line in enumerate(lines) if line.startswith("5 "))
    seat = lines[at].split()[1]
    lines[at] = f"5 {seat} cash-map\n"
    with pytest.raises(JournalError, match="'cash-map' is refused") as caught:
        lay(TAKARA, parse("".join(lines)), "table-5", HOST, "Ada", NOON)
    assert caught.value.line == at + 1


def test_a_journal_of_another_game_is_not_laid() -> None:
    with pytest.raises(JournalError, match="takara is not _template"):
        lay(LANTERNS, terminal_game(7), "table-5", HOST, "Ada", NOON)


class NewRules(PlantedGame):
    """Takara of rules 2."""

    @property
    def facts(self) -> Facts:
        """With another version."""
        return replace(self.true.facts, rules="2")


class DearSword(Planted):
    """Rules that lead to another state."""

    def dump(self) -> dict[str, Any]:
        """As rules 2 would write it, with one move too many."""
        document = self.true.dump()
        return {**document, "rules": "2", "moves": document["moves"] + 1}


class SameSword(Planted):
    """Rules that changed nothing this game could show."""

    def dump(self) -> dict[str, Any]:
        """As rules 2 would write it."""
        return {**self.true.dump(), "rules": "2"}


def test_a_journal_of_other_rules_whose_keys_agree_is_laid() -> None:
    journal = go_on(terminal_game(7, BOT), Random(1))
    table = lay(NewRules(TAKARA, SameSword), journal, "table-5", HOST, "Ada", NOON)
    assert (table.charter.rules, table.status) == ("1", "over")
    assert export(table) == journals.format(journal)


def test_a_journal_of_other_rules_whose_keys_do_not_agree_is_refused_with_its_line() -> None:
    journal = go_on(terminal_game(7, BOT), Random(1))
    with pytest.raises(JournalError, match="of rules 1, not 2; the key does not fit") as caught:
        lay(NewRules(TAKARA, DearSword), journal, "table-5", HOST, "Ada", NOON)
    numbers = [line.split(" ")[0] for line in journals.format(journal).splitlines()]
    assert caught.value.line == numbers.index("8") + 1


def test_a_journal_of_other_rules_without_a_key_is_refused() -> None:
    journal = go_on(terminal_game(7, BOT), Random(1), 5)
    with pytest.raises(JournalError, match="holds no key to compare"):
        lay(NewRules(TAKARA, SameSword), journal, "table-5", HOST, "Ada", NOON)


def test_a_rematch_of_a_laid_game_is_a_game_of_its_own() -> None:
    table = lay(TAKARA, go_on(terminal_game(7, BOT), Random(1)), "table-5", HOST, "Ada", NOON)
    new = rematch(table, "table-6", NEW_SEED, LATER)
    start(new, HOST, LATER)
    assert isinstance(last(new), Started)
    assert new.commitment == commitment_of(NEW_SEED)
    assert key(new) == TAKARA.start(2, journals.table_seed(NEW_SEED, ["", ""])).key()
    assert msgspec.json.decode(msgspec.json.encode(new.charter), type=Charter) == new.charter
