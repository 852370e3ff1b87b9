"""The bot that plans: its budget and habits, how ends are judged, and that it knows no more than its seat."""

from __future__ import annotations

import time

import pytest

import bivouac
from bivouac import QuickChance
from bivouac.bots import Glimpse, playout
from bivouac.bots.budget import Budget
from bivouac.bots.habits import Habits
from bivouac.bots.learned import planned
from bivouac.bots.learned.judge import Judge, judge_of
from bivouac.bots.learned.leaves import JudgedLeaves
from bivouac.bots.learned.planned import JudgedPlanBot
from bivouac.bots.learned.weights import refused
from bivouac.bots.plans import Candidate, PlanBot
from bivouac.bots.style import SLOWER, Plan
from bivouac.core.contract import State


def choice(name: str, seats: int = 2, seed: int = 3, actions: int = 9) -> tuple[State, int]:
    """A moment with something to decide, and who decides."""
    state = bivouac.game(name).start(seats, seed)
    chance = QuickChance(seed)
    playout(state, chance, actions)
    while len(state.legal(state.actors()[0])) < 2:
        playout(state, chance, 1)
    return state, state.actors()[0]


@pytest.mark.parametrize("name", ["arnak", "temple", "takara", "agartha"])
def test_the_looks_of_a_plan_are_kept(name: str) -> None:
    state, seat = choice(name)
    bot = PlanBot(1, Budget(looks=120))
    assert bot.choose(Glimpse(state, seat)) in state.legal(seat)
    stages = len(state.legal(seat)).bit_length()
    assert 0 < bot.budget.taken <= 120 + stages * len(state.legal(seat))


def test_what_ends_first_ends_a_plan() -> None:
    state, seat = choice("takara")
    hurried = PlanBot(1, Budget(looks=10**7, milliseconds=30))
    begun = time.monotonic()
    hurried.choose(Glimpse(state, seat))
    # A crowded machine may pause in the middle; a search that forgets its promise does not end.
    assert time.monotonic() - begun < 60
    patient = PlanBot(1, Budget(looks=60, milliseconds=600_000))
    patient.choose(Glimpse(state, seat))
    assert patient.budget.taken <= 60 + 10 * len(state.legal(seat))


def test_interpreted_rules_are_given_fewer_looks_and_the_same_promise() -> None:
    plan = Plan(looks=1600, milliseconds=500)
    assert (plan.budget(quick=True).looks, plan.budget(quick=False).looks) == (1600, 1600 // SLOWER)
    assert plan.budget(quick=False).milliseconds == 500
    assert Plan(looks=1).budget(quick=False).looks == 1


def test_who_asks_a_net_for_every_seat_takes_fewer_looks() -> None:
    looks = []
    for seats in (2, 3, 4):
        state, seat = choice("temple", seats)
        bot = JudgedPlanBot("master", 1, Plan(looks=240 * SLOWER, milliseconds=600_000, learned=True))
        bot.choose(Glimpse(state, seat))
        assert bot.player is not None
        looks.append(bot.player.budget.looks)
    assert looks[0] == 2 * looks[1] == 3 * looks[2]


def test_every_seat_has_a_plan_of_its_own_and_the_one_who_chooses_goes_on_from_there() -> None:
    candidate = Candidate(5, 1)
    starts = candidate.starts(3)
    assert [step.seat for step in starts] == [0, 1, 2]
    assert starts[1] is candidate.root
    assert candidate.starts(3) is starts, "and keeps it"


def first_turn(bot: PlanBot) -> tuple[State, int]:
    """The first turn of a game of Takara, its first adventurer sent out by the bot, who is asked again."""
    state = bivouac.game("takara").start(2, 11)
    seat = state.actors()[0]
    assert not bot.goes_on(Glimpse(state, seat)), "nothing was planned yet"
    state.play(seat, bot.choose(Glimpse(state, seat)))
    assert seat in state.actors()
    assert len(state.legal(seat)) > 1
    return state, seat


def test_whoever_chooses_again_in_the_same_turn_goes_on_with_its_plan() -> None:
    bot = PlanBot(1, Budget(looks=400))
    state, seat = first_turn(bot)
    glimpse = Glimpse(state, seat)
    assert bot.goes_on(glimpse)
    planned = {action: bot.chosen.after(action) for action in state.legal(seat)}
    tried = [action for action, step in planned.items() if step is not None and step.first is not None]
    assert tried, "what was planned after the first action reaches beyond the second"
    for action in tried:
        step, candidate = planned[action], bot.candidate(action, seat)
        assert step is not None
        assert candidate.root.first is step.first
        assert candidate.root.visits == 0, "what it is worth is asked anew"
    assert bot.candidate(999, seat).root.first is None


def test_a_plan_is_forgotten_when_somebody_else_has_acted_or_the_table_is_another() -> None:
    bot = PlanBot(1, Budget(looks=100))
    state, seat = first_turn(bot)
    assert not bot.goes_on(Glimpse(state, 1 - seat))
    elsewhere, other = choice("takara", actions=14)
    assert not bot.goes_on(Glimpse(elsewhere, other))
    while seat in state.actors():
        state.play(seat, state.legal(seat)[0])
    while seat not in state.actors():
        state.play(1 - seat, state.legal(1 - seat)[0])
    assert not bot.goes_on(Glimpse(state, seat))
    bot.choose(Glimpse(state, seat))
    assert bot.goes_on(Glimpse(state, seat)) is False, "asked about the same moment again, it plans anew"


def test_an_action_without_a_choice_does_not_break_a_plan_off() -> None:
    state, seat = choice("takara")
    bot = PlanBot(1, Budget(looks=200))
    for _ in range(40):
        moves = Glimpse(state, seat).moves()
        bot.choose(Glimpse(state, seat))
        assert bot.until == moves + 1
        state.play(seat, state.legal(seat)[0])
        if seat not in state.actors():
            return
    pytest.fail("a turn ends")


def test_a_seat_goes_by_what_an_action_brought_elsewhere() -> None:
    habits = Habits()
    assert habits.expected(7, habits.mean()) == 0.0
    for _ in range(30):
        habits.add(7, 0.8)
        habits.add(500, -0.4)  # beyond the room it has at first
    usual = habits.mean()
    assert usual == pytest.approx(0.2)
    assert habits.expected(3, usual) == habits.expected(9_999, usual) == pytest.approx(usual)
    assert habits.expected(7, usual) == pytest.approx(0.8, abs=0.05)
    assert habits.expected(500, usual) == pytest.approx(-0.4, abs=0.05)


@pytest.mark.parametrize("seats", [2, 3])
def test_judged_plans_decide_alike_in_every_world_their_seat_cannot_tell_apart(seats: int) -> None:
    plan = Plan(looks=60 * SLOWER, milliseconds=600_000, learned=True)
    for seed in range(3):
        state, seat = choice("temple", seats, seed, 12 + 9 * seed)
        bots = [JudgedPlanBot("master", 9, plan) for _ in range(4)]
        worlds = [state, *(state.redeal(seat, QuickChance(at)) for at in range(3))]
        before = state.key()
        chosen = {bot.choose(Glimpse(world, seat)) for bot, world in zip(bots, worlds, strict=True)}
        assert len(chosen) == 1
        assert chosen < {*state.legal(seat)}
        assert state.key() == before
        assert all(bot.fault is None for bot in bots)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_end_is_worth_what_the_judge_says_and_between_two_one_loses_what_the_other_wins(
    seats: int,
) -> None:
    state, seat = choice("temple", seats)
    judge = judge_of("temple", "")
    assert judge.net is not None
    leaves = JudgedLeaves(judge.net)
    legal = state.legal(seat)
    ends = []
    for action in legal:
        ends.append(state.copy())
        ends[-1].play(seat, action)
    for _ in range(2):  # what was read before leaves no trace
        told = leaves.worth(ends, [seat] * len(ends))
        assert [worth[seat] for worth in told] == pytest.approx(
            2 * judge.weigh(state, seat, legal) - 1, abs=1e-4
        )
        assert all(len(worth) == seats for worth in told)
        if seats == 2:
            assert all(sum(worth) == 0 for worth in told)


def test_an_end_where_the_game_is_over_is_worth_what_it_brought() -> None:
    state = bivouac.game("temple").start(2, 4)
    playout(state, QuickChance(4))
    outcome = state.outcome()
    assert outcome is not None
    net = judge_of("temple", "").net
    assert net is not None
    assert JudgedLeaves(net).worth([state], [0]) == [list(outcome.utility)]


def test_without_weights_a_plan_goes_by_the_estimate_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    torn = Judge(bivouac.game("temple"), fault=refused("temple.weights", "truncated"))
    monkeypatch.setattr(planned, "judge_of", lambda name, side: torn)
    state, seat = choice("temple")
    bot = JudgedPlanBot("master", 1, Plan(looks=40, milliseconds=600_000, learned=True))
    assert bot.choose(Glimpse(state, seat)) in state.legal(seat)
    assert bot.fault is torn.fault
