"""Who meets whom: every deal with every seating, everybody as often as anybody else."""

from __future__ import annotations

from collections import Counter

import pytest

from bivouac.core.mistakes import PlayerMistake
from bivouac.games import game
from bivouac.lab.mistakes import LabMistake
from bivouac.lab.played import play
from bivouac.lab.schedule import Schedule, make_schedule


def schedule(name: str, *bots: str, seats: int | None = None, seed: int = 0) -> Schedule:
    return make_schedule(game(name).facts, bots, seats=seats, seed=seed)


def test_two_seats_are_taken_by_every_two_bots_in_both_orders() -> None:
    found = schedule("takara", "random", "greedy", "greedy:2").seatings
    assert len(found) == len(set(found)) == 6
    assert {frozenset(pair) for pair in found} == {
        frozenset(pair) for pair in (("random", "greedy"), ("random", "greedy:2"), ("greedy", "greedy:2"))
    }


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 2), (2, 3), (2, 4), (3, 4), (4, 4), (5, 3), (5, 4)])
def test_on_a_deal_every_bot_sits_everywhere_as_often_as_any_other(bots: int, seats: int) -> None:
    field = [f"greedy:{number}" for number in range(1, bots + 1)]
    found = schedule("takara", *field, seats=seats).seatings
    assert len(found) == len(set(found))
    for seat in range(seats):
        assert len(set(Counter(order[seat] for order in found).values())) == 1
    meetings = Counter(frozenset((a, b)) for order in found for a in order for b in order if a != b)
    assert len(meetings) == bots * (bots - 1) // 2
    assert len(set(meetings.values())) == 1


def test_all_games_of_a_deal_share_its_seed_and_deals_do_not() -> None:
    made = schedule("takara", "random", "greedy", seed=40)
    assert [(made.deal_of(number), made.seed_of(number)) for number in range(5)] == [
        (0, 40), (0, 40), (1, 41), (1, 41), (2, 42),
    ]  # fmt: skip
    assert made.deals_for(5) == 3


@pytest.mark.parametrize(("name", "seats"), [("continent", 3), ("arnak", 1)])
def test_who_wins_or_loses_together_or_alone_has_the_table_to_themselves(name: str, seats: int) -> None:
    made = schedule(name, "random", "planner" if game(name).facts.advised else "greedy", seats=seats)
    assert made.measure == "win_share"
    assert [set(order) for order in made.seatings] == [{bot} for bot in made.bots]


@pytest.mark.parametrize(
    ("name", "bots", "seats", "code"),
    [
        ("takara", ["random", "random"], None, "bot_twice"),
        ("takara", ["greedy:4", "greedy:4"], None, "bot_twice"),
        ("takara", ["random"], None, "one_bot"),
        ("takara", [f"greedy:{n}" for n in range(1, 12)], 4, "too_many_seatings"),
        ("takara", ["random", "planner"], None, "no_advice"),
    ],
)
def test_a_field_that_cannot_be_rated_is_refused_by_name(
    name: str, bots: list[str], seats: int | None, code: str
) -> None:
    with pytest.raises(LabMistake) as refused:
        schedule(name, *bots, seats=seats)
    assert refused.value.code == code


def test_a_level_that_the_game_does_not_have_is_refused_before_anybody_plays() -> None:
    with pytest.raises(PlayerMistake, match="continent has no level club; known: casual, expert"):
        schedule("continent", "club", "expert")


def test_a_game_follows_from_its_number_alone() -> None:
    made = schedule("takara", "random", "greedy:1", seed=3)
    first = play(made, 3)
    assert first == play(made, 3)
    assert first.fits(made)
    assert not first.fits(schedule("takara", "random", "greedy:1", seed=4))
    assert not first.fits(schedule("takara", "greedy:1", "random", seed=3))
