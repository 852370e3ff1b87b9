"""A deal that can be proved, over the wire: words pledged and said, what is drawn anew, keys and receipts."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from bivouac.core.entries import Closed, Signed
from bivouac.core.journal import commitment_of, parse, signed_text, table_seed
from bivouac.core.replay import verify
from bivouac.server.messages import Receipt
from bivouac.table.gathering import PATIENCE
from bivouac.table.pledges import pledge_of
from bivouac.table.receipts import deal_text
from bivouac.table.signatures import fits
from tests.cli.shell import run_here
from tests.server.guests import Guest, play_on, problem
from tests.server.houses import Served, served, started
from tests.server.prepared import TAKARA, begun, nearly_over

WORDS = ["parsnip-1f0c", "marrow-77a2"]


@pytest.fixture
def house() -> Iterator[Served]:
    """A house whose clock the tests set."""
    with served(rate=10_000.0) as opened:
        yield opened


def at_table(house: Served, *names: str) -> tuple[str, list[Guest]]:
    """A table of these people, each bound to a word."""
    guests = [house.guest(name) for name in names]
    table = guests[0].opens(*["human"] * len(guests))
    for guest, word in zip(guests, WORDS, strict=True):
        guest.joins(table, word_hash=pledge_of(word))
    return table, guests


def says(guest: Guest, table: str, seat: int) -> str:
    """The status of the table after that seat has said its word."""
    return str(guest.post(f"/api/tables/{table}/word", seat=seat, word=WORDS[seat])["status"])


def test_a_game_begins_with_the_words_of_all_who_pledged_one(house: Served) -> None:
    table, (ada, bo) = at_table(house, "Ada", "Bo")
    window = bo.window(table)
    view = ada.starts(table)
    assert (view["status"], view["calling"]) == ("gathering", True)
    assert [seat["pledge"] for seat in view["seats"]] == [pledge_of(word) for word in WORDS]
    assert window.learns("called")
    assert says(bo, table, 1) == "gathering"
    assert says(ada, table, 0) == "playing"
    assert window.learns("started")
    seed = house.do(lambda open: open.rooms.look(table, lambda found, room: found.seed))
    state = house.do(lambda open: open.rooms.look(table, lambda found, room: found.state))
    assert state is not None
    assert state.key() == TAKARA.start(2, table_seed(seed, WORDS)).key()


def test_nobody_is_told_a_word_while_the_game_is_on(house: Served) -> None:
    table, (ada, bo) = at_table(house, "Ada", "Bo")
    ada.starts(table)
    says(ada, table, 0)
    for place in ("", "/log", "/receipt"):
        assert WORDS[0] not in bo.http.get(f"/api/tables/{table}{place}").text
    says(bo, table, 1)
    for place in ("", "/log", "/receipt", "/outlook", "/position"):
        assert WORDS[0] not in bo.http.get(f"/api/tables/{table}{place}").text


def test_two_last_words_at_once_begin_one_game(house: Served) -> None:
    table, guests = at_table(house, "Ada", "Bo")
    guests[0].starts(table)
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda at: says(guests[at % 2], table, at % 2), range(4)))
    kinds = [line["kind"] for line in guests[0].get(f"/api/tables/{table}/log")]
    assert (kinds.count("worded"), kinds.count("started")) == (2, 1)


def test_what_is_no_digest_is_no_pledge_and_what_was_not_pledged_is_no_word(house: Served) -> None:
    table, (ada, bo) = at_table(house, "Ada", "Bo")
    for hash in ("parsnip", "A" * 64, "0" * 63, "0" * 65):
        with problem(400, "request") as answers:
            answers.append(ada.http.post(f"/api/tables/{table}/join", json={"word_hash": hash}))
    assert ada.refused(f"/api/tables/{table}/word", seat=0, word=WORDS[0]) == "not_called"
    ada.starts(table)
    assert ada.refused(f"/api/tables/{table}/word", seat=0, word=WORDS[1]) == "word_not_pledged"
    assert bo.refused(f"/api/tables/{table}/word", seat=0, word=WORDS[0]) == "not_seated"
    assert ada.refused(f"/api/tables/{table}/join", word_hash=pledge_of("x")) == "words_awaited"
    assert ada.refused(f"/api/tables/{table}/start") == "words_awaited"


def test_a_word_kept_back_has_everything_drawn_anew_and_counted(house: Served) -> None:
    table, (ada, bo) = at_table(house, "Ada", "Bo")
    before = ada.starts(table)["commitment"]
    says(ada, table, 0)
    assert ada.refused(f"/api/tables/{table}/redraw") == "words_awaited"
    house.clockwork.wait(PATIENCE)
    window = bo.window(table)
    view = ada.post(f"/api/tables/{table}/redraw")
    assert (view["draws"], view["calling"], view["status"]) == (2, False, "gathering")
    assert view["commitment"] != before
    assert window.learns("redrawn")["silent"] == [1]
    for guest, word in zip((ada, bo), WORDS, strict=True):
        guest.joins(table, word_hash=pledge_of(word))
    ada.starts(table)
    assert ada.get(f"/api/tables/{table}/receipt")["draws"] == 2
    says(bo, table, 1)
    assert says(ada, table, 0) == "playing"


def test_the_receipt_is_given_to_those_who_play_before_they_say_their_words(house: Served) -> None:
    table, (ada, bo) = at_table(house, "Ada", "Bo")
    assert ada.refused(f"/api/tables/{table}/receipt", "GET") == "not_called"
    view = ada.starts(table)
    for guest in (ada, bo):
        receipt = read(guest, table)
        assert (receipt.commitment, receipt.draws) == (view["commitment"], 1)
        assert receipt.pledges == [pledge_of(word) for word in WORDS]
        assert receipt.key == house.guest().get("/api/key")["key"]
        assert fits(Signed(receipt.key, receipt.promise), deal_text(receipt))
    assert house.guest("Eve").refused(f"/api/tables/{table}/receipt", "GET") == "not_seated"
    with problem(401, "unknown_player") as answers:
        answers.append(house.guest().http.get(f"/api/tables/{table}/receipt"))


def read(guest: Guest, table: str) -> Receipt:
    """The receipt as it came over the wire."""
    return Receipt(**guest.get(f"/api/tables/{table}/receipt"))


def test_the_journal_of_a_finished_game_is_signed_by_the_house(house: Served) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = nearly_over(house, ada, bo)
    play_on([ada.window(table), bo.window(table)], Random(1), 10_000)
    journal = parse(ada.get(f"/api/tables/{table}/journal"))
    signed, receipt = journal.signed(), read(bo, table)
    assert signed is not None
    assert (receipt.key, receipt.signature) == (signed.key, signed.signature)
    assert fits(signed, signed_text(journal))


def test_a_game_given_up_shows_its_seed_and_its_signed_journal(house: Served) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = begun(house, ada, bo, actions=5)
    assert house.guest().refused(f"/api/tables/{table}/journal", "GET") == "not_over"
    for guest in (ada, bo):
        guest.window(table).ask("resign")
    view = ada.get(f"/api/tables/{table}")
    assert (view["status"], commitment_of(bytes.fromhex(view["seed"]))) == ("closed", view["commitment"])
    journal = parse(house.guest().get(f"/api/tables/{table}/journal"))
    assert isinstance(journal.entries[-1], Closed)
    assert journal.signed() is not None
    assert verify(TAKARA, journal).outcome() is None


def test_the_key_is_printed_at_the_start_published_and_kept(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with started(tmp_path / "data") as house:
            answer = house.guest().get("/api/key")
            assert answer["algorithm"] == "ed25519"
            assert answer["key"] in house.log.read_text("utf-8")
            keys.append(answer["key"])
            house.end()
    assert keys[0] == keys[1]


def test_what_the_operator_exports_is_what_the_house_shows(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path / 'bivouac.db'}"
    with served(rate=10_000.0, database=url) as house:
        ada, bo = house.guest("Ada"), house.guest("Bo")
        table = nearly_over(house, ada, bo)
        assert parse(run_here(capsys, "export", table, "--database", url).out).signed() is None
        play_on([ada.window(table), bo.window(table)], Random(1), 10_000)
        shown = ada.get(f"/api/tables/{table}/journal")
        assert run_here(capsys, "export", table, "--database", url).out == shown
    assert parse(shown).signed() is not None
