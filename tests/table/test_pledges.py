"""Words for the seed: pledged before anybody knows another's, said at the start, or drawn anew."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from random import Random

import pytest

import bivouac
from bivouac import SPECTATOR, Refusal
from bivouac.core.contract import Game, State
from bivouac.core.journal import commitment_of, table_seed
from bivouac.table import Table
from bivouac.table.gathering import PATIENCE, leave, plan, recover, start, take
from bivouac.table.lines import Called, Pledged, Redrawn, Started, Worded
from bivouac.table.playing import close
from bivouac.table.pledges import LONGEST_WORD, pledge, pledge_of, redraw, say_word
from bivouac.table.successors import fork, written
from bivouac.table.views import news, table_view
from tests.table.mirror import read_back, record, refused
from tests.table.parlour import key, last, opened, seated, start_with_words, started
from tests.table.people import HOST, LANTERNS, NOON, PEOPLE, SEED, STRANGER

ADA, BO, CY, _ = PEOPLE
OTHER_SEED = bytes(range(50, 82))
LATE = NOON + PATIENCE


def pledged(*words: str) -> Table:
    """A table of people, each bound to a word; an empty one is no pledge."""
    table = seated(*["human"] * len(words))
    for seat, word in enumerate(words):
        if word:
            pledge(table, PEOPLE[seat], seat, pledge_of(word), NOON)
    return table


def called(*words: str) -> Table:
    """The same with the start called."""
    table = pledged(*words)
    start(table, HOST, NOON)
    return table


# Pledging


def test_a_pledge_is_the_sha_256_of_the_word() -> None:
    assert pledge_of("échelle") == sha256("échelle".encode()).hexdigest()


def test_only_its_holder_pledges_for_a_seat() -> None:
    table = seated("human", "human", "greedy")
    for seat in (1, 2, 3):
        with refused(table, "house.not_seated"):
            pledge(table, ADA, seat, pledge_of("rope"), NOON)


def test_a_pledge_may_be_changed_until_the_start_is_called() -> None:
    table = pledged("rope", "lamp")
    pledge(table, BO, 1, pledge_of("fern"), NOON)
    pledge(table, BO, 1, pledge_of("fern"), NOON)
    assert [line.fact for line in table.lines[-2:]] == [
        Pledged(1, pledge_of("lamp")),
        Pledged(1, pledge_of("fern")),
    ]
    start(table, HOST, NOON)
    with refused(table, "house.words_awaited"):
        pledge(table, BO, 1, pledge_of("lamp"), NOON)


def test_one_player_pledges_for_each_of_several_seats() -> None:
    table = opened("human", "human")
    for seat in (0, 1):
        take(table, ADA, "Ada", NOON, seat=seat, invited=True)
    start_with_words(table, {0: "rope", 1: "lamp"})
    assert last(table) == Started(["rope", "lamp"])


def test_a_seat_found_again_on_another_device_is_not_bound_to_the_word_of_the_first() -> None:
    table = pledged("rope", "lamp")
    recover(table, 1, STRANGER, "Bo", NOON)
    assert [seat.pledge for seat in table.seats] == [pledge_of("rope"), ""]


# The start


def test_the_start_waits_for_every_word_that_was_pledged() -> None:
    table = called("rope", "lamp", "fern")
    assert (last(table), table.status, table_view(table, None, NOON).calling) == (Called(), "gathering", True)
    say_word(table, CY, 2, "fern", NOON)
    say_word(table, ADA, 0, "rope", NOON)
    assert (table.status, table.silent()) == ("gathering", [1])
    say_word(table, BO, 1, "lamp", NOON)
    assert [line.fact for line in table.lines[-2:]] == [Worded(1, "lamp"), Started(["rope", "lamp", "fern"])]
    assert key(table) == LANTERNS.start(3, table_seed(SEED, ["rope", "lamp", "fern"])).key()
    assert (table.status, table_view(table, None, NOON).calling) == ("playing", False)
    assert record(read_back(table)) == record(table)


def test_a_seat_without_a_word_counts_as_an_empty_one() -> None:
    table = seated("human", "human", "greedy")
    start_with_words(table, {1: "lamp"})
    assert last(table) == Started(["", "lamp", ""])
    assert written(table, operator=True).words == ["", "lamp", ""]
    assert key(table) == LANTERNS.start(3, table_seed(SEED, ["", "lamp", ""])).key()


def test_without_any_pledge_the_game_begins_at_once() -> None:
    assert last(started("human", "human")) == Started(["", ""])


def test_no_other_word_is_taken_for_the_one_that_was_pledged() -> None:
    table = called("rope", "lamp")
    with refused(table, "house.word_not_pledged"):
        say_word(table, BO, 1, "rope", NOON)
    with refused(table, "house.not_seated"):
        say_word(table, BO, 0, "rope", NOON)


def test_a_seat_that_pledged_nothing_says_nothing() -> None:
    table = called("rope", "")
    with refused(table, "house.word_not_pledged"):
        say_word(table, BO, 1, "lamp", NOON)


def test_a_word_said_twice_is_heard_once() -> None:
    table = called("rope", "lamp")
    for _ in range(2):
        say_word(table, ADA, 0, "rope", NOON)
    assert sum(isinstance(line.fact, Worded) for line in table.lines) == 1
    say_word(table, BO, 1, "lamp", NOON)
    say_word(table, BO, 1, "lamp", NOON)
    assert isinstance(last(table), Started)


@pytest.mark.parametrize("word", ["", "a" * (LONGEST_WORD + 1), "two\nlines", "bell\u0007"])
def test_a_word_is_one_short_line(word: str) -> None:
    table = called("a" * LONGEST_WORD, "lamp")
    with refused(table, "house.bad_word"):
        say_word(table, ADA, 0, word, NOON)
    say_word(table, ADA, 0, "a" * LONGEST_WORD, NOON)


def test_no_word_is_said_before_the_call_so_none_is_known_while_others_may_still_pledge() -> None:
    table = pledged("rope", "lamp")
    with refused(table, "house.not_called"):
        say_word(table, ADA, 0, "rope", NOON)
    close(table, "operator", NOON)
    with refused(table, "house.not_called"):
        say_word(table, ADA, 0, "rope", NOON)


def test_once_called_nobody_comes_or_goes_until_the_words_are_said() -> None:
    table = called("rope", "lamp")
    for attempt in (
        lambda: leave(table, BO, NOON),
        lambda: leave(table, HOST, NOON, seat=1),
        lambda: plan(table, HOST, 1, "open", NOON),
        lambda: start(table, BO, NOON),
        lambda: take(table, STRANGER, "Zoe", NOON, invited=True),
    ):
        with refused(table, "house.words_awaited") as caught:
            attempt()
        assert caught.value.facts == {"count": 2}


# A word kept back


def test_a_word_kept_back_stops_the_start_and_everything_is_drawn_anew_for_all_to_see() -> None:
    table = called("rope", "lamp")
    say_word(table, ADA, 0, "rope", NOON)
    redraw(table, ADA, OTHER_SEED, LATE)
    assert last(table) == Redrawn(OTHER_SEED, [1])
    (told,) = news(table, SPECTATOR, table.seq - 1, "en")
    assert (told.kind, told.silent) == ("redrawn", [1])
    frame = table_view(table, None, LATE)
    assert (frame.commitment, frame.draws, frame.calling) == (commitment_of(OTHER_SEED), 2, False)
    assert [(seat.pledge, seat.worded) for seat in frame.seats] == [("", False)] * 2
    start_with_words(table, {0: "moss", 1: "fern"}, LATE)
    assert last(table) == Started(["moss", "fern"], draws=2)
    assert key(table) == LANTERNS.start(2, table_seed(OTHER_SEED, ["moss", "fern"])).key()
    journal = written(table, operator=True)
    assert (journal.draws, journal.seed, journal.commitment) == (2, OTHER_SEED, commitment_of(OTHER_SEED))
    assert record(read_back(table)) == record(table)


def test_a_word_is_waited_for_a_while_before_anything_is_drawn_anew() -> None:
    table = called("rope", "lamp")
    with refused(table, "house.words_awaited"):
        redraw(table, ADA, OTHER_SEED, LATE - 1)
    with refused(table, "house.not_seated"):
        redraw(table, STRANGER, OTHER_SEED, LATE)
    redraw(table, BO, OTHER_SEED, LATE)
    with refused(table, "house.not_called"):
        redraw(table, BO, SEED, LATE + PATIENCE)


def test_after_that_those_who_had_spoken_are_waited_for_and_the_silent_are_not() -> None:
    table = called("rope", "lamp", "fern")
    say_word(table, ADA, 0, "rope", NOON)
    say_word(table, BO, 1, "lamp", NOON)
    redraw(table, ADA, OTHER_SEED, LATE)
    pledge(table, ADA, 0, pledge_of("moss"), LATE)
    with refused(table, "house.words_awaited") as caught:
        start(table, ADA, LATE)
    assert caught.value.facts == {"count": 1}
    pledge(table, BO, 1, pledge_of("sand"), LATE)
    start(table, ADA, LATE)
    assert table.calling == LATE


def test_who_spoke_and_then_went_away_is_not_waited_for_longer_than_a_while() -> None:
    table = called("rope", "lamp")
    say_word(table, ADA, 0, "rope", NOON)
    redraw(table, ADA, OTHER_SEED, LATE)
    start(table, BO, LATE + PATIENCE)
    assert last(table) == Started(["", ""], draws=2)


def test_a_what_if_follows_the_seed_that_was_dealt_and_is_never_vouched_for() -> None:
    table = called("rope", "")
    redraw(table, ADA, OTHER_SEED, LATE)
    start(table, ADA, LATE + PATIENCE)
    close(table, "operator", LATE + PATIENCE)
    alone = seated("human", "greedy")
    start_with_words(alone, {0: "rope"})
    again = fork(alone, "table-2", 0, ADA, "Ada", NOON)
    assert (again.commitment, again.header.words, key(again)) == (alone.commitment, ["rope", ""], key(alone))
    assert (alone.charter.vouched, again.charter.vouched) == (True, False)


# Whoever speaks last

GAMES = pytest.mark.parametrize("name", ["takara", "agartha", "temple", "arnak"])
MANY = 5_148  # words that sufficed, at most, to have two hidden places hold the pieces one wished for
PLAIN = "rope"
OWN = "lamp"


def pleases(state: State) -> bool:
    """A wish that one hidden deal in 256 fulfils."""
    return state.key()[0] == 0


def about_to_speak(game: Game) -> Table:
    """A table at which all but Bo have spoken; Bo is the house's friend, and knows seed and words."""
    table = seated("human", "human", game=game)
    pledge(table, ADA, 0, pledge_of(PLAIN), NOON)
    pledge(table, BO, 1, pledge_of(OWN), NOON)
    start(table, HOST, NOON)
    say_word(table, ADA, 0, PLAIN, NOON)
    return table


@GAMES
def test_a_word_chosen_last_would_choose_the_deal(name: str) -> None:
    game = bivouac.game(name)
    tried = (table_seed(SEED, [PLAIN, f"word {number}"]) for number in range(MANY))
    assert any(pleases(game.start(2, seed)) for seed in tried), "or there would be no need for pledges"


@GAMES
def test_whoever_speaks_last_can_choose_nothing(name: str) -> None:
    game = bivouac.game(name)
    table = about_to_speak(game)
    before = record(table)
    for number in range(MANY):
        with pytest.raises(Refusal):
            say_word(table, BO, 1, f"word {number}", NOON)
    for word in (PLAIN, "better"):
        for way in ways_to_another_word(table, word):
            with pytest.raises(Refusal):
                way()
    assert record(table) == before
    say_word(table, BO, 1, OWN, NOON)
    assert key(table) == game.start(2, table_seed(SEED, [PLAIN, OWN])).key()


def ways_to_another_word(table: Table, word: str) -> list[Callable[[], object]]:
    """What Bo might try to be bound to another word after all, and then to say it."""
    return [
        lambda: pledge(table, BO, 1, pledge_of(word), NOON),
        lambda: leave(table, BO, NOON),
        lambda: leave(table, HOST, NOON, seat=1),
        lambda: plan(table, HOST, 1, "open", NOON),
        lambda: take(table, STRANGER, "Zoe", NOON, seat=1, invited=True),
        lambda: start(table, BO, NOON),
        lambda: redraw(table, BO, OTHER_SEED, NOON),
        lambda: say_word(table, BO, 1, word, NOON),
    ]


def test_another_device_in_the_seat_of_who_speaks_last_is_bound_by_the_same_pledge() -> None:
    table = about_to_speak(LANTERNS)
    recover(table, 1, STRANGER, "Bo", NOON)
    with refused(table, "house.words_awaited"):
        pledge(table, STRANGER, 1, pledge_of("better"), NOON)
    with refused(table, "house.word_not_pledged"):
        say_word(table, STRANGER, 1, "better", NOON)
    say_word(table, STRANGER, 1, OWN, NOON)
    assert last(table) == Started([PLAIN, OWN])


def test_keeping_words_back_until_a_deal_pleases_is_counted_every_time() -> None:
    """Bo and the house try for the top of a deal that one in eight fulfils: all they can do is refuse."""
    luck = Random(5)
    table = about_to_speak(LANTERNS)
    now, ada, refusals = NOON, PLAIN, 0
    while LANTERNS.start(2, table_seed(table.seed, [ada, OWN])).key()[0] >= 32:
        now += PATIENCE
        redraw(table, BO, luck.randbytes(32), now)
        refusals += 1
        ada = luck.randbytes(16).hex()
        pledge(table, ADA, 0, pledge_of(ada), now)
        pledge(table, BO, 1, pledge_of(OWN), now)
        start(table, BO, now)
        say_word(table, ADA, 0, ada, now)
    say_word(table, BO, 1, OWN, now)
    assert refusals > 0
    assert written(table, operator=True).draws == table_view(table, ADA, now).draws == 1 + refusals
    silent = [line.fact.silent for line in table.lines if isinstance(line.fact, Redrawn)]
    assert silent == [[1]] * refusals
