"""A table is its lines: read back it is the same, whole, in pieces, or from a snapshot."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from bivouac.core import journal as journals
from bivouac.core.entries import Acted, Deed, Lent, Resigned, Undone
from bivouac.core.journal import JournalError, parse
from bivouac.table import Fact, Table
from bivouac.table.gathering import start
from bivouac.table.lines import Started, decode, encode, kind_of
from bivouac.table.playing import close, free_undo, undo
from bivouac.table.signatures import Signer
from bivouac.table.successors import export, lay
from bivouac.table.table import FOLDS, Snapshot
from tests.contract.canon import canonical, difference
from tests.table.mirror import read_back, record, reopened, stored, views
from tests.table.parlour import key, play_on, seated, started
from tests.table.people import HOST, LANTERNS, NOON, SEED, TAKARA
from tests.table.wandering import WALKS, table_for, wander

EVERYWHERE = pytest.mark.parametrize("walk", WALKS)


def assert_same(again: Table, table: Table, at: int) -> None:
    """Both know the same and show the same."""
    mine, theirs = record(again), record(table)
    assert mine == theirs
    assert canonical(views(again, at)) == canonical(views(table, at)), difference(
        views(again, at), views(table, at)
    )


@EVERYWHERE
@pytest.mark.parametrize("seed", range(3))
def test_a_table_read_back_from_its_lines_is_the_same(walk: str, seed: int) -> None:
    luck = Random(seed)
    table = table_for(walk)
    for step, at in enumerate(wander(table, luck, 130)):
        if step % 16 == 0 or step > 126:
            assert_same(read_back(table), table, at)


@EVERYWHERE
@pytest.mark.parametrize("seed", range(3))
def test_a_table_read_in_pieces_is_the_same(walk: str, seed: int) -> None:
    luck = Random(f"pieces {seed}")
    table = table_for(walk)
    follower = reopened(table)
    for step, at in enumerate(wander(table, luck, 130)):
        if luck.random() < 0.3:
            follower.read(stored(table.lines[follower.seq :]))
            assert key_of(follower) == key_of(table)
        if step % 30 == 29:
            cuts = sorted(luck.choices(range(len(table.lines) + 1), k=2))
            assert_same(read_back(table, *cuts), table, at)
    follower.read(stored(table.lines[follower.seq :]))
    assert_same(follower, table, at)


def key_of(table: Table) -> bytes | None:
    """The key of the state, if the game has begun."""
    return None if table.state is None else table.state.key()


@EVERYWHERE
@pytest.mark.parametrize("seed", range(3))
def test_a_table_read_from_a_snapshot_is_the_same_but_takes_nothing_from_before_it_back_freely(
    walk: str, seed: int
) -> None:
    luck = Random(f"snapshots {seed}")
    table = table_for(walk)
    kept: list[Snapshot] = []
    tried = 0
    for step, at in enumerate(wander(table, luck, 130)):
        if table.state is not None and luck.random() < 0.05:
            body = msgspec.json.encode(table.snapshot())
            kept.append(msgspec.json.decode(body, type=Snapshot))
        if kept and step % 10 == 0:
            snapshot = luck.choice(kept)
            again = read_back(table, snapshot=snapshot)
            tried += again.reveals != table.reveals
            assert known(again) == known(table)
            assert canonical(shown(again, at)) == canonical(shown(table, at))
            for seat in range(len(table.seats)):
                freely = free_undo(again, seat)
                assert freely is None or ((true := free_undo(table, seat)) is not None and true <= freely)
                if -1 in again.reveals:
                    assert freely is None or freely >= snapshot.number
    assert tried > 0 or not kept


def known(table: Table) -> dict[str, Any]:
    """The record without what a snapshot forgets."""
    return {name: value for name, value in record(table).items() if name != "reveals"}


def shown(table: Table, at: int) -> dict[str, Any]:
    """The views without what a snapshot forgets."""
    seen = views(table, at)
    for seat in seen["seen"].values():
        del seat["undo"]
    return seen


def test_a_snapshot_spares_the_actions_before_it() -> None:
    table = play_on(started("human", "human", game=TAKARA), Random(1), 40)
    snapshot = table.snapshot()
    play_on(table, Random(2), 5)
    again = read_back(table, snapshot=snapshot)
    assert [number for number, _ in again.recent] == [41, 42, 43, 44, 45]
    assert again.reveals[:40] == [-1] * 40
    assert key(again) == key(table)


def test_a_snapshot_of_other_rules_is_left_aside() -> None:
    table = play_on(started("human", "greedy", game=TAKARA), Random(1), 20)
    foreign = msgspec.structs.replace(table.snapshot(), rules="0")
    assert record(read_back(table, snapshot=foreign)) == record(table)


@pytest.mark.parametrize("back_to", [0, 15, 18, 19])
@pytest.mark.parametrize("further", [0, 9])
def test_a_snapshot_of_actions_undone_since_is_left_aside(back_to: int, further: int) -> None:
    table = play_on(started("human", "greedy", game=TAKARA), Random(1), 20)
    snapshot = table.snapshot()
    assert undo(table, 0, back_to, NOON)
    play_on(table, Random(7), further)
    assert record(read_back(table, snapshot=snapshot)) == record(table)


def test_a_snapshot_stands_when_only_later_actions_were_undone() -> None:
    table = play_on(started("human", "greedy", game=TAKARA), Random(1), 20)
    snapshot = table.snapshot()
    play_on(table, Random(3), 6)
    undo(table, 0, 20, NOON)
    play_on(table, Random(4), 2)
    again = read_back(table, snapshot=snapshot)
    assert again.reveals[:20] == [-1] * 20
    assert known(again) == known(table)


def test_what_was_read_is_not_stored_again_and_play_goes_on() -> None:
    table = play_on(started("human", "human"), Random(5), 6)
    again = read_back(table)
    assert again.fresh == []
    for one in (table, again):
        play_on(one, Random(6), 3)
    assert key(again) == key(table)
    assert len(again.fresh) == 3


def test_a_table_closed_before_its_game_is_never_dealt() -> None:
    table = seated("human", "human")
    close(table, "operator", NOON)
    again = read_back(table)
    assert again.state is None
    assert_same(again, table, NOON)


def test_a_game_that_was_cut_off_is_read_to_where_it_stood() -> None:
    table = play_on(started("human", "human"), Random(5), 6)
    close(table, "operator", NOON)
    assert_same(read_back(table), table, NOON)


def test_a_line_out_of_place_is_our_mistake() -> None:
    table = started("human", "human")
    with pytest.raises(AssertionError, match="line 2 is due"):
        reopened(table).read([table.lines[0], table.lines[2]])


def test_a_line_the_rules_would_not_have_written_is_refused() -> None:
    table = play_on(started("human", "human"), Random(5), 8)
    lines = stored(table.lines)
    wrong = msgspec.structs.replace(lines[-1], fact=msgspec.structs.replace(lines[-1].fact, key="00000000"))
    with pytest.raises(JournalError, match="another way") as caught:
        reopened(table).read([*lines[:-1], wrong])
    written = journals.format(table.journal()).splitlines()
    assert written[caught.value.line - 1].startswith("8 ")


def test_a_line_that_cannot_follow_is_refused_with_the_line_of_the_journal_it_would_be() -> None:
    table = play_on(started("human", "greedy"), Random(5), 8)
    again = read_back(table)
    with pytest.raises(JournalError, match="action 9 is due, not 10") as caught:
        again.write(Acted(10, 0, "take"), NOON)
    assert caught.value.line == len(journals.format(table.journal()).splitlines()) + 1


@pytest.mark.parametrize("unsaid", [Undone(3), Resigned(0)], ids=["who went back", "who plays on"])
def test_a_table_knows_what_the_text_of_a_journal_does_not_tell(unsaid: Fact) -> None:
    table = play_on(started("human", "human"), Random(5), 8)
    with pytest.raises(AssertionError, match="a table knows"):
        table.write(unsaid, NOON)


@EVERYWHERE
def test_the_journal_tells_the_very_facts_of_the_log(walk: str) -> None:
    table = table_for(walk)
    for _ in wander(table, Random(0), 130):
        pass
    told = [line.fact for line in table.lines if isinstance(line.fact, Deed)]
    entries = table.journal().entries
    bots = [Lent(number, seat.bot) for number, seat in enumerate(table.seats) if seat.kind == "bot"]
    assert entries[: len(bots)] == bots
    assert len(told) > 10
    assert all(entry is fact for entry, fact in zip(entries[len(bots) :], told, strict=True))


def test_every_kind_of_line_is_met_on_the_walks_and_comes_back_from_its_bytes() -> None:
    met: dict[str, Fact] = {}
    for walk in ("lanterns", "lanterns-clock", "lanterns-coach", "lanterns-days"):
        for seed in range(30):
            table = table_for(walk)
            for _ in wander(table, Random(seed), 150):
                pass
            met |= {kind_of(line.fact): line.fact for line in table.lines}
    signed = export(play_on(started("human", "human"), Random(5)), Signer(SEED).sign)
    brought = lay(LANTERNS, parse(signed), "table-2", HOST, "Ada", NOON)
    met |= {kind_of(line.fact): line.fact for line in brought.lines}
    kinds = {str(kind.__struct_config__.tag) for kind in FOLDS}  # type: ignore[attr-defined]
    assert set(met) == kinds
    for fact in met.values():
        assert decode(encode(fact)) == fact


def chartered_before() -> Table:
    """A table that gathered while the house knew rules 0."""
    new = seated("human", "human", game=TAKARA)
    table = Table(new.id, msgspec.structs.replace(new.charter, rules="0"), TAKARA)
    table.read(stored(new.lines))
    return table


def of_other_rules(actions: int) -> Table:
    """A table that says it was started by rules 0, played by those of today."""
    table = chartered_before()
    table.write(Started(["", ""]), NOON)
    table.deal()
    return play_on(table, Random(5), actions)


def test_a_game_started_by_newer_rules_than_its_charter_is_read_back_by_those() -> None:
    table = chartered_before()
    start(table, HOST, NOON)
    play_on(table, Random(5), 5)  # fewer actions than the first key
    assert table.rules == TAKARA.facts.rules
    assert_same(read_back(table), table, NOON)


def test_lines_of_other_rules_are_read_if_their_keys_agree() -> None:
    table = of_other_rules(12)
    assert_same(read_back(table), table, NOON)


def test_lines_of_other_rules_that_hold_no_key_are_refused() -> None:
    with pytest.raises(JournalError, match="of rules 0, not 1, and holds no key"):
        read_back(of_other_rules(5))


def test_lines_of_other_rules_whose_keys_do_not_agree_are_refused() -> None:
    lines = stored(play_on(started("human", "human", game=TAKARA), Random(5), 12).lines)
    table = reopened(of_other_rules(0))
    with pytest.raises(JournalError, match="of rules 0, not 1; the key does not fit"):
        table.read(lines)  # their keys were written by rules 1
