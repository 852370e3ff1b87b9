"""A review of a whole game: what it holds, that it knows no more than the players, what it refuses."""

from __future__ import annotations

import pytest

from bivouac.bots.learned.judge import Judge, judge_of
from bivouac.bots.looking import Sight
from bivouac.core import journal as journals
from bivouac.core import replay
from bivouac.core.chance import QuickChance
from bivouac.core.contract import State
from bivouac.core.entries import Acted
from bivouac.core.game import HouseGame
from bivouac.core.journal import Journal, JournalError
from bivouac.games import game
from bivouac.review import Care, Decision, review
from bivouac.review.decisions import judged, mark_of
from bivouac.review.foresight import FarSight, Foresight
from bivouac.review.luck import Luck
from bivouac.review.mistakes import ReviewMistake
from bivouac.review.prospects import Tempered, chances_of, judge_for, later, worlds_of
from bivouac.review.records import decode, encode
from bivouac.review.scale import PLAIN, Scale, scale_of
from bivouac.review.standings import fitted_for, judge_of_luck
from tests.review.games import played

QUICK = Care(1, 0, 2, 1)
AT_LENGTH = [pytest.param(name, marks=pytest.mark.full) for name in ("agartha", "temple", "arnak")]


@pytest.mark.parametrize("name", ["takara", *AT_LENGTH])
def test_everything_is_told_for_every_seat(name: str) -> None:
    journal = played(name, "greedy", "random")
    found = review(game(name), journal, QUICK)
    assert [len(line) for line in found.chances] == [journal.count + 1] * 2
    assert all(0 <= chance <= 1 for line in found.chances for chance in line)
    for seat in range(2):
        assert found.chances[seat][-1] == found.result[seat], "at the end a chance is a result"
        assert found.adjusted[seat] == pytest.approx(found.result[seat] - found.luck[seat], abs=2e-4)
        numbers = [decision.number for decision in found.decisions[seat]]
        mine = [entry.number for entry in journal.course.actions if entry.seat == seat]
        assert numbers == [number for number in mine if number in set(numbers)]
        assert all(decision.choices > 1 and decision.loss >= 0 for decision in found.decisions[seat])
    assert sum(found.luck) == pytest.approx(0, abs=1e-3), "what one gains the other loses"
    assert found.moments == sorted(found.moments, key=lambda moment: moment.number)
    assert decode(encode(found)) == found
    assert found == review(game(name), journal, QUICK), "the same journal is reviewed the same way"


@pytest.mark.full
def test_a_game_that_is_won_or_lost_together_is_reviewed_too() -> None:
    found = review(game("continent"), played("continent", "random"), QUICK)
    assert found.points is None
    assert found.result == [0.0]


@pytest.mark.full
@pytest.mark.parametrize("name", ["takara", "agartha"])
def test_chance_takes_no_side(name: str) -> None:
    games = [played(name, "greedy", "greedy", seed=seed) for seed in range(40)]
    luck = [review(game(name), journal, QUICK).luck for journal in games]
    for seat in range(2):
        mean = sum(one[seat] for one in luck) / len(luck)
        spread = (sum((one[seat] - mean) ** 2 for one in luck) / (len(luck) - 1)) ** 0.5
        assert abs(mean) < 3.5 * spread / len(luck) ** 0.5


@pytest.mark.parametrize("name", ["takara", "agartha", "temple", "arnak"])
def test_a_decision_is_judged_by_what_its_player_could_know(name: str) -> None:
    """A table whose hidden pieces are dealt anew for whoever decides is judged the same."""
    state = game(name).start(2, 3)
    (seat, *_) = state.actors()

    def decided(table: State) -> Decision:
        worlds = worlds_of(table, seat, 3, QuickChance(1))
        action = table.legal(seat)[0]
        return judged(judge_for(table), table, seat, action, 1, worlds, 3, QuickChance(2))

    assert decided(state) == decided(state.redeal(seat, QuickChance(99)))


def test_a_loss_that_may_be_none_is_called_nothing() -> None:
    assert mark_of(0.2, 0.15) == ""
    assert mark_of(0.2, 0.01) == "blunder"
    assert mark_of(0.12, 0.01) == "mistake"
    assert mark_of(0.05, 0.01) == "inaccuracy"
    assert mark_of(0.01, 0.0) == ""


def test_a_loss_is_called_no_worse_than_it_surely_is() -> None:
    assert mark_of(0.17, 0.01) == "mistake"
    assert mark_of(0.1, 0.01) == "inaccuracy"
    assert mark_of(0.1, 0.04) == "inaccuracy", "what surely lost something is marked"


def test_luck_is_weighed_by_the_stage_it_comes_at() -> None:
    scale = Scale(10, (0.5, 2.0))
    assert [scale.stage(number, 2) for number in (0, 9, 10, 19, 20, 500)] == [0, 0, 1, 1, 1, 1]
    journal = played("takara", "greedy", "random")
    heavy, plain, none = (
        review(game("takara"), journal, QUICK, scale=Scale(50, weights))
        for weights in ((2.0, 2.0), (1.0, 1.0), (0.0, 0.0))
    )
    assert heavy.luck == pytest.approx([2 * luck for luck in plain.luck], abs=2e-4)
    assert none.adjusted == none.result
    assert [sum(stages) for stages in plain.stages] == pytest.approx(plain.luck, abs=2e-4)


def test_every_competitive_game_has_a_scale_and_a_guest_is_taken_at_its_word() -> None:
    for name in ("takara", "agartha", "temple", "arnak"):
        scale = scale_of(name)
        assert scale.actions > 1
        assert all(0 <= weight <= 2 for weight in scale.weights)
    assert scale_of("somebody's") == PLAIN


def test_a_judge_that_exaggerates_early_is_believed_less_and_an_end_is_an_end() -> None:
    state = game("arnak").start(2, 3)
    (seat, *_) = state.actors()
    word, told = (
        chances_of(judge, [state], seat, state.legal(seat))[0]
        for judge in (judge_of("arnak", "bird"), judge_for(state))
    )
    assert (abs(told - 0.5) <= abs(word - 0.5) + 1e-6).all()
    assert list(told.argsort(kind="stable")) == list(word.argsort(kind="stable")), "the order stays"
    sight = Sight()
    sight.estimates, sight.ended = [0.2, -0.2, 0.0], {0: 1.0, 1: 0.0, 2: 0.5}
    assert Tempered(Judge(game("arnak")), 0.3).judge(sight).tolist() == [1.0, 0.0, 0.5]


@pytest.mark.parametrize("name", ["takara", "agartha", "temple", "arnak"])
def test_where_nothing_is_revealed_nobody_could_have_seen_anything_else(name: str) -> None:
    box, journal = game(name), played(name, "random", "random")
    assert isinstance(box, HouseGame)
    state, chance = replay.start(box, journal), QuickChance(4)
    for entry in journal.course.actions[:60]:
        action, before = state.parse(entry.text), state.copy()
        state.play(entry.seat, action)
        if state.revealed() == before.revealed():
            for seat in range(2):
                worlds = worlds_of(before, seat, 2, chance)
                for world in worlds:
                    box.choose_alike(world, before)
                for world in later(worlds, entry.seat, action):
                    assert world.outlook(seat) == state.outlook(seat), entry.text


@pytest.mark.parametrize("name", ["takara", "agartha", "temple", "arnak"])
def test_the_worlds_that_weigh_luck_follow_the_game(name: str) -> None:
    """Whatever is played, a seat cannot tell the worlds that are kept for it from the true one."""
    box, journal = game(name), played(name, "random", "random")
    state = replay.start(box, journal)
    luck = Luck(Foresight(judge_for(state), 2), 2, 3, QuickChance(4))
    luck.of_the_deal(state, [box.start(2, 9)])
    followed = 0
    for entry in journal.course.actions[:60]:
        action, before, kept = state.parse(entry.text), state.copy(), luck.followed[0][0]
        state.play(entry.seat, action)
        luck.of_an_action(before, state, entry.seat, action)
        followed += kept.revealed() == luck.followed[0][0].revealed()
        for seat in range(2):
            assert len(luck.followed[seat]) == luck.lots
            view = state.outlook(seat)
            assert all(world.outlook(seat) == view for world in luck.followed[seat]), entry.text
    assert followed > 10, "most actions reveal nothing"


def test_more_lines_are_played_where_the_end_cuts_them_short() -> None:
    scale = Scale(50, (1.0,), ahead=(10, 10), lines=0.5)
    assert [scale.lines_at(number, 2, 40) for number in (0, 80, 90, 99, 150)] == [20, 20, 40, 80, 80]


def unfinished() -> Journal:
    whole = played("takara", "greedy", "random")
    cut = Journal("takara", whole.rules, 2, {}, 7)
    for entry in whole.entries[:20]:
        cut.add(entry)
    return cut


def refusal(journal: Journal) -> str:
    with pytest.raises(ReviewMistake) as refused:
        review(game("takara"), journal, QUICK)
    return refused.value.code


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    assert refusal(unfinished()) == "unfinished"


def test_a_game_that_was_given_up_is_not_reviewed() -> None:
    journal = unfinished()
    replay.close(journal, replay.replay(game("takara"), journal))
    assert refusal(journal) == "unfinished"


def test_a_journal_of_other_rules_is_refused_by_name() -> None:
    assert refusal(Journal("takara", "0", 2, {}, 7)) == "rules"


def test_a_journal_that_was_changed_is_refused() -> None:
    text = journals.format(played("takara", "greedy", "random"))
    head, _, _ = text.partition("\nseal ")  # without its seal it can still be read
    journal = journals.parse(head + "\n")
    first = next(entry for entry in journal.entries if isinstance(entry, Acted))
    journal.entries[0] = Acted(1, first.seat, "nothing")
    journal.course.actions[0] = Acted(1, first.seat, "nothing")
    journal.add(journals.seal(journals.signed_text(journal)))
    journal.add(journals.parse(text).entries[-1])
    with pytest.raises(JournalError):
        review(game("takara"), journal, QUICK)


def test_luck_at_arnak_is_weighed_by_a_net_of_its_own_at_the_tables_it_was_fitted_on() -> None:
    pair, four = game("arnak").start(2, 3), game("arnak").start(4, 3)
    fitted = fitted_for("arnak", "bird")
    assert fitted is not None, "the file fits these rules and features; else: python -m bench.standings arnak"
    assert judge_of_luck(pair, 2) is fitted
    assert judge_of_luck(four, 4).net is judge_for(four).net
    assert fitted_for("takara", "") is None, "its estimate is sharp enough"


def test_far_sight_takes_an_end_for_what_it_is() -> None:
    journal = played("takara", "greedy", "random")
    last = replay.replay(game("takara"), journal)
    outcome = last.outcome()
    assert outcome is not None
    for seat in range(2):
        assert FarSight(judge_for(last), (5, 3)).standing([last], seat) == float(seat in outcome.winners)
