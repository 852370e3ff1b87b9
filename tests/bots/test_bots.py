"""Bots: what they are handed, that they can be repeated, and that they cannot cheat."""

from __future__ import annotations

import random
import time

import pytest

from bivouac import QuickChance, SetupError, game
from bivouac.bots import Bot, Glimpse, bot_seed, make_bot, playout
from bivouac.bots.budget import Budget
from bivouac.bots.ismcts import IsmctsBot
from bivouac.core.contract import State

TAKARA = game("takara")
SPECS = ("random", "greedy", "greedy:3", "ismcts:40", "plans:40", "beginner", "master")


def somewhere(seats: int, seed: int, actions: int) -> State:
    """A state on the way of a random game."""
    state = TAKARA.start(seats, seed)
    playout(state, QuickChance(seed + 1), actions)
    return state


def places() -> list[State]:
    """Moments with something to decide, from the opening to the last tiles."""
    states = [somewhere(2 + seed % 3, seed, 7 + 23 * seed) for seed in range(8)]
    return [state for state in states if state.actors()]


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_is_called_by_its_spec(spec: str) -> None:
    assert make_bot(spec, 1).name == spec


@pytest.mark.parametrize(
    "spec",
    [
        *("", "human", "greedy:", "greedy:0", "greedy:-1", "greedy:x", "greedy:٣", "random:2", "ismcts"),
        *(
            "plans",
            "plans:",
            "plans:0ms",
            "ismcts:",
            "ismcts:0",
            "ismcts:ms",
            "ismcts:0ms",
            "ismcts:1s",
            "ismcts:99999999",
            "Greedy",
            "a\nb",
        ),
    ],
)
def test_an_unknown_spec_is_refused_with_the_known_ones(spec: str) -> None:
    with pytest.raises(SetupError, match="ismcts:500ms") as refused:
        make_bot(spec, 1)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_plays_what_is_legal(spec: str) -> None:
    for state in places():
        seat = state.actors()[0]
        assert make_bot(spec, 1).choose(Glimpse(state, seat)) in state.legal(seat)


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_seed_thinks_the_same_thoughts(spec: str) -> None:
    for state in places():
        one, other = make_bot(spec, 5), make_bot(spec, 5)
        glimpse = Glimpse(state, state.actors()[0])
        assert [one.choose(glimpse) for _ in range(3)] == [other.choose(glimpse) for _ in range(3)]


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_decides_alike_in_every_world_its_seat_cannot_tell_apart(spec: str) -> None:
    for number, state in enumerate(places()):
        seat = state.actors()[0]
        chosen = {make_bot(spec, 9).choose(Glimpse(state, seat))}
        for world in range(4):
            redealt = state.redeal(seat, QuickChance(100 * number + world))
            chosen.add(make_bot(spec, 9).choose(Glimpse(redealt, seat)))
        assert len(chosen) == 1


@pytest.mark.parametrize("spec", SPECS)
def test_thinking_changes_nothing_at_the_table(spec: str) -> None:
    for state in places():
        before = state.key()
        make_bot(spec, 2).choose(Glimpse(state, state.actors()[0]))
        assert state.key() == before


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_leaves_the_luck_of_the_process_alone(spec: str) -> None:
    random.seed(4)
    before = random.getstate()
    state = places()[0]
    make_bot(spec, 2).choose(Glimpse(state, state.actors()[0]))
    assert random.getstate() == before


def test_random_takes_every_legal_action_as_often() -> None:
    state = TAKARA.start(2, 3)
    seat = state.actors()[0]
    glimpse = Glimpse(state, seat)
    chooser = make_bot("random", 1)
    chosen = [chooser.choose(glimpse) for _ in range(2600)]
    counts = [chosen.count(action) for action in state.legal(seat)]
    assert len(counts) == 13
    assert all(140 < count < 270 for count in counts), counts


@pytest.mark.parametrize("spec", ["greedy", "ismcts:100", "plans:100"])
def test_a_bot_that_can_win_on_the_spot_does(spec: str) -> None:
    """Both Stones in one hand win at once (ruling 53); here the second is known to lie on top."""
    for seed in range(60):
        state = TAKARA.start(2, seed)
        chance = QuickChance(seed)
        while playout(state, chance, 1):
            for seat in state.actors():
                won = [action for action in state.legal(seat) if wins_for_sure(state, seat, action)]
                if won:
                    assert make_bot(spec, 1).choose(Glimpse(state, seat)) in won
                    return
    pytest.fail("no seed led to a sure win")


def wins_for_sure(state: State, seat: int, action: int) -> bool:
    """Is it known to the seat that this dig brings the second Stone?"""
    if state.outlook(seat)["stones"] != 1 or not state.text(action).startswith("dig "):
        return False
    odds = state.odds(seat, action)
    if odds is None or odds["tiles"] != {"stone": 1.0}:
        return False
    after = state.copy()
    after.play(seat, action)
    outcome = after.outcome()
    return outcome is not None and outcome.winners == (seat,)


def test_a_single_legal_action_is_played_without_a_thought() -> None:
    state = TAKARA.start(2, 0)
    while len(state.legal(state.actors()[0])) > 1:
        seat = state.actors()[0]
        state.play(seat, next(iter(state.legal(seat))))
    thinker = IsmctsBot(1, Budget(looks=10**7))
    before = thinker.chance.dump()
    assert thinker.choose(Glimpse(state, state.actors()[0])) == state.legal(state.actors()[0])[0]
    assert thinker.chance.dump() == before


def test_a_budget_of_time_is_kept() -> None:
    state = TAKARA.start(2, 0)
    begun = time.monotonic()
    make_bot("ismcts:80ms", 1).choose(Glimpse(state, state.actors()[0]))
    # A crowded machine may pause in the middle; a search that forgets its budget does not end.
    assert 0.08 <= time.monotonic() - begun < 60


def test_the_seed_of_a_bot_tells_nothing_of_the_seed_of_the_game() -> None:
    seeds = {bot_seed(seed, seat) for seed in range(50) for seat in range(4)}
    assert len(seeds) == 200
    assert not seeds & set(range(1000))


def test_a_seed_makes_the_bots_it_always_made() -> None:
    """Simulations of any version can be repeated: what bots are called inside has no part in their luck."""
    assert bot_seed(7, 1) == 12606434873256753000


def test_a_bot_from_elsewhere_needs_only_a_name_and_a_choice() -> None:
    class Last:
        name = "last"

        def choose(self, glimpse: Glimpse) -> int:
            return glimpse.legal()[-1]

    chooser: Bot = Last()
    state = TAKARA.start(2, 0)
    assert chooser.choose(Glimpse(state, state.actors()[0])) == state.legal(state.actors()[0])[-1]
