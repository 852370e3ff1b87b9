"""The deck as life, the queue and the save: rulings whose moments are easier made than played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bivouac import SPECTATOR
from bivouac.core.contract import State
from bivouac.games.continent import GAME, columns, flow
from bivouac.games.continent.data import shelf
from bivouac.games.continent.kinds import CURSE, LOST, NO_CARD, NO_CELL, PLAYING
from bivouac.games.continent.moves import energy
from bivouac.games.continent.resolve import agenda, leaves, reading
from bivouac.games.continent.state import context
from tests.games.continent.spelling import play
from tests.games.continent.stage import card, stage
from tests.games.continent.trial import TRIAL

BOX = columns.of(TRIAL.name)
CURSES = ("curse-1", "curse-2", "curse-3", "curse-4", "curse-ink")


def rules(state: State) -> Any:
    """The same state, as the rules see it."""
    return state


def banish_from_deck(state: State, kept: int) -> State:
    """The same expedition with only so many cards left in the deck, the others banished."""
    document = state.dump()
    document["banished"] = sorted([*document["banished"], *document["deck"][kept:]])
    document["deck"] = document["deck"][:kept]
    return GAME.load(document)


@pytest.mark.ruling("continent.38")
def test_a_cost_beyond_all_cards_takes_all_there_is() -> None:
    state = banish_from_deck(stage(banished=CURSES), 3)
    play(state, "0 act dig")
    assert [len(rules(state).drawn), len(rules(state).deck), rules(state).discards()] == [3, 0, []]


@pytest.mark.ruling("continent.40")
@pytest.mark.ruling("continent.62")
def test_a_curse_from_the_discard_ends_all_before_successes_are_counted() -> None:
    document = stage(left=1, deck=("plain-00",)).dump()
    cursed = [number for number in document["discard"] if BOX.kind[number] == CURSE]
    document["banished"] = sorted([*document["banished"], *(set(document["discard"]) - set(cursed))])
    document["discard"] = cursed
    state = GAME.load(document)
    state.watch(True)
    play(state, "0 act search", "0 done")
    told = [event["kind"] for event in state.events(SPECTATOR)]
    assert told == ["reveal", "reveal", "stay", "end"]
    assert rules(state).ending == LOST


@pytest.mark.ruling("continent.67")
def test_a_loss_without_a_deck_is_shown_and_shuffled_back() -> None:
    state = stage(left=0, banished=CURSES)
    state.watch(True)
    before = rules(state).discards()
    rules(state).log = []
    energy.lose(rules(state), 3, 0)
    assert rules(state).discards() == before
    assert rules(state).ending == PLAYING
    assert [event["kind"] for event in state.events(SPECTATOR)] == ["lose", "show", "show", "show"]


@pytest.mark.ruling("continent.67")
def test_a_curse_shown_for_a_loss_is_defeat() -> None:
    state = stage(left=0)
    energy.lose(rules(state), 45, 0)
    assert rules(state).ending == LOST


@pytest.mark.ruling("continent.68")
def test_a_loss_across_the_deck_s_end_is_harmless_for_the_deck_s_curses() -> None:
    state = stage(left=1, deck=("curse-1",), banished=CURSES[1:])
    energy.lose(rules(state), 3, 0)
    assert rules(state).ending == PLAYING
    assert card(BOX, "curse-1") in rules(state).discards()
    assert rules(state).exhausted()


@pytest.mark.ruling("continent.72")
def test_a_loss_beyond_all_cards_is_all_of_them_and_no_more() -> None:
    state = stage(banished=CURSES)
    energy.lose(rules(state), 200, 0)
    assert len(rules(state).discards()) == 40
    assert rules(state).ending == PLAYING


@pytest.mark.ruling("continent.55")
def test_a_card_gained_outside_an_action_is_checked_against_the_limits_at_once() -> None:
    skills = [f"plain-{at:02}" for at in range(5, 10)]
    state = rules(stage(hands={0: skills}))
    reading.pick(state, context(0, NO_CARD, NO_CELL), [card(BOX, "701")])
    agenda.run(state)
    play(state, "0 place new")
    assert state.outlook(0)["phase"] == "excess"
    play(state, "0 pick plain-05")
    assert state.outlook(0)["phase"] == "idle"
    assert card(BOX, "plain-05") in state.discards()


@pytest.mark.ruling("continent.59")
def test_mandatory_actions_are_taken_in_the_order_of_their_revealing() -> None:
    state = rules(stage(terrains=("012",)))
    state.spots = [BOX.cell[card(BOX, "012")]]
    reading.pick(state, context(0, NO_CARD, NO_CELL), [card(BOX, "101")])
    agenda.run(state)
    assert state.outlook(0)["prompt"]["card"].endswith("/101")
    flow.demand(state, card(BOX, "012"), NO_CELL, 1)
    assert [state.queue[at] for at in range(0, len(state.queue), 3)] == [card(BOX, "012")]
    play(state, "0 choose 1")
    assert state.outlook(0)["action"]["icon"] == "hide"
    while state.outlook(0)["action"] and state.outlook(0)["action"]["icon"] == "hide":
        state.play(0, state.legal(0)[-1])
    assert state.outlook(0)["action"]["icon"] == "swim"


@pytest.mark.ruling("continent.81")
def test_outside_an_action_an_item_s_flag_is_paid_when_it_is_called() -> None:
    state = rules(stage(items={0: [(("610",), 2)]}))
    (node,) = [
        at for at in range(len(BOX.node_kind)) if BOX.node_number[at] == 100 and BOX.node_symbol[at] >= 0
    ]  # fmt: skip
    leaves.resolve(state, context(0, card(BOX, "010"), NO_CELL), node)
    agenda.run(state)
    assert state.outlook(0)["phase"] == "flag"
    play(state, "0 choose 2")
    assert state.pips[0] == 1
    assert state.events_at(0) == [card(BOX, "104")]


@pytest.mark.ruling("continent.131")
def test_a_save_in_the_middle_of_an_action_changes_nothing() -> None:
    state = play(stage(2), "0 act climb", "0 with 2", "1 agree", "0 say 1", "1 agree")
    twin = GAME.load(state.dump())
    assert twin.key() == state.key()
    for one in (state, twin):
        play(one, "0 draw", "0 done")
    assert twin.key() == state.key()


@pytest.mark.ruling("continent.154")
def test_a_night_may_cost_cards_and_be_the_last_one() -> None:
    hard = replace(TRIAL, name="hard_nights", night=5)
    shelf.add(hard)
    state = play(stage(adventure=hard.name), "0 camp")
    assert [len(rules(state).deck), len(rules(state).discards())] == [40, 5]
    tired = stage(adventure=hard.name, left=0)
    for _ in range(100):
        if tired.actors():
            play(tired, "0 camp")
    assert rules(tired).ending == LOST


@pytest.mark.ruling("continent.125")
def test_a_second_loss_is_not_told_once_the_first_has_ended_the_game() -> None:
    first_to_lose = 0
    for seed in range(12):
        state = stage(2, adventure="partings", hands={0: ("903",), 1: ("903b",)}, left=1, seed=seed)
        state.watch(True)
        play(state, "0 act offer", "0 with 2", "1 agree", "0 say 0", "0 done")
        while state.actors() and rules(state).attempt >= 0:
            state.play(state.actors()[0], state.legal(state.actors()[0])[-1])
        told = state.events(SPECTATOR)
        if rules(state).ending == LOST:
            assert told[-1]["kind"] == "end"
            losers = [event["seat"] for event in told if event["kind"] == "lose"]
            first_to_lose += losers[-1:] == [0]
    assert first_to_lose, "the other one would have had to lose a card as well"
