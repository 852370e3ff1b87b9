"""What is hidden from whom, and what everybody knows though it lies face down."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from bivouac import SPECTATOR, QuickChance, game
from bivouac.core.contract import State
from bivouac.games.arnak.columns import CARD, IDS
from bivouac.games.arnak.kinds import SHUFFLED
from tests.contract.chi_square import misfit
from tests.games.arnak.stage import stage
from tests.games.playing import choices, play

GAME = game("arnak")
WORLDS = 60


def hand(state: State, seat: int, viewer: int) -> list[str | None]:
    """The faces of a hand that a viewer sees."""
    return [card["kind"] for card in state.outlook(viewer)["players"][seat]["hand"]]


def deck(state: State, seat: int, viewer: int) -> list[str | None]:
    """The faces of a deck that a viewer sees, from the top."""
    return [card["face"] for card in state.outlook(viewer)["players"][seat]["deck"]["cards"]]


def worlds(state: State, viewer: int) -> list[State]:
    """Worlds the viewer cannot tell from the true one."""
    return [state.redeal(viewer, QuickChance(number)) for number in range(WORLDS)]


@pytest.mark.ruling("arnak.3", "arnak.127")
def test_a_hand_is_its_owners_secret_and_a_deck_nobodys() -> None:
    state = GAME.start(3, 4)
    for seat in range(3):
        assert None not in hand(state, seat, seat)
        assert deck(state, seat, seat) == [None]
        for viewer in {0, 1, 2, SPECTATOR} - {seat}:
            assert hand(state, seat, viewer) == [None] * 5


@pytest.mark.ruling("arnak.3")
def test_the_one_card_of_the_first_deck_may_be_any_of_the_six() -> None:
    state = GAME.start(2, 4)
    own = {tuple(world.dump()["decks"][0]) for world in worlds(state, 0)}
    assert len(own) == 1, "the owner knows the hand, and so the last card"
    others = Counter(world.dump()["decks"][0][0] for world in worlds(state, 1))
    assert len(others) == 5, "five kinds, for Fear is there twice"


def mixed_hand(*, kept: tuple[str, ...], drawn: tuple[str, ...]) -> State:
    """The second round: cards kept from the first shuffle beside cards drawn from the second."""
    state = stage(round=2, hand={0: [*kept, *drawn], 1: []}, deck={0: ["fear", "fear"]}, passed=[1])
    document = state.dump()
    entries = [CARD[name] + SHUFFLED for name in kept] + [CARD[name] + 2 * SHUFFLED for name in drawn]
    document["hands"][0] = sorted(entries)
    document["decks"][0] = [2 * SHUFFLED, SHUFFLED]
    return GAME.load(document)


def in_care(state: State) -> tuple[list[int], int]:
    """What others count of seat 0: cards of the first two shuffles in its care, and Fear that left it."""
    care = state.outlook(1)["players"][0]["in_care"]
    return care["shuffles"][:2], care["fears"]


@pytest.mark.ruling("arnak.127")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_nobody_else_learns_of_which_shuffle_a_fear_card_was(viewer: int) -> None:
    state = mixed_hand(kept=("fear", "funding_car"), drawn=("fear", "exploration_car"))
    play(state, "0 dig camp_1")
    alike = [world for world in [state, *worlds(state, viewer)] if "travel fear" in choices(world)]
    fears = {tuple(entry for entry in world.dump()["hands"][0] if entry % SHUFFLED == 0) for world in alike}
    assert len(fears) > 2, "Fear of the first shuffle, of the second, of both"
    for world in alike:
        play(world, "0 travel fear")
        assert world.outlook(viewer) == state.outlook(viewer)
    assert in_care(state) == ([2, 2], 1)
    left = {tuple(entry // SHUFFLED for entry in world.dump()["hands"][0]) for world in worlds(state, viewer)}
    assert left == {(1, 1, 2), (1, 2, 2)}, "either may have been the one"


@pytest.mark.ruling("arnak.127")
def test_what_a_deck_holds_is_as_likely_as_there_are_ways_in_which_the_fear_may_have_come() -> None:
    state = mixed_hand(kept=("fear", "funding_car"), drawn=("fear", "exploration_car"))
    document = state.dump()
    names = ("exploration_ship", "funding_ship")
    document["decks"][0] = [CARD[names[0]] + 2 * SHUFFLED, 2 * SHUFFLED, CARD[names[1]] + SHUFFLED]
    document["basics_exiled"][0] = []
    document["fears"] += 1
    state = GAME.load(document)
    play(state, "0 dig camp_1", "0 travel fear")
    first = ["fear", "funding_car", "funding_ship"]  # two of them came to the hand
    second = ["fear", "exploration_car", "fear", "exploration_ship"]  # two as well
    ways: Counter[tuple[str, ...]] = Counter()
    for one in permutations(first):
        for two in permutations(second):
            ways[two[2], two[3], one[2]] += "fear" in one[:2] + two[:2]
    shares = {deck: count / ways.total() for deck, count in ways.items() if count}
    dealt = Counter(
        tuple(IDS[entry % SHUFFLED] for entry in state.redeal(1, QuickChance(number)).dump()["decks"][0])
        for number in range(4000)
    )
    assert not misfit(dealt, shares)


@pytest.mark.ruling("arnak.127")
def test_cards_laid_down_together_do_not_tell_of_which_shuffle_fear_was() -> None:
    told, outlooks = [], []
    for shuffle in (1, 2):
        state = mixed_hand(kept=("fear", "funding_car"), drawn=("fear", "exploration_car"))
        laid = (shuffle * SHUFFLED, CARD["exploration_car"] + 2 * SHUFFLED)
        play(state, "0 pass", "0 end")
        state.watch(True)
        for entry in state.dump()["hands"][0]:
            play(state, f"0 keep {'no' if entry in laid else 'yes'}")
        told.append([event["card"] for event in state.events(1) if event["kind"] == "discard"])
        outlooks.append(state.outlook(1))
    assert told == [["fear", "exploration_car"]] * 2
    assert outlooks[0] == outlooks[1]


@pytest.mark.ruling("arnak.127")
def test_fear_is_told_where_all_is_of_one_shuffle_or_the_last_card_was_shown() -> None:
    state = stage(hand={0: ["fear", "fear"]}, deck={0: ["funding_car"]})
    play(state, "0 dig camp_1", "0 travel fear")
    assert in_care(state) == ([1, 0], 0)
    state = mixed_hand(kept=("fear",), drawn=("fear",))
    play(state, "0 dig camp_1", "0 travel fear")
    assert in_care(state) == ([1, 1], 1)
    play(state, "0 end", "0 dig camp_2", "0 travel fear")
    assert in_care(state) == ([0, 0], 0)


@pytest.mark.ruling("arnak.124", "arnak.127")
def test_cards_drawn_together_are_told_in_an_order_that_says_nothing() -> None:
    hidden, known = ("fear", "funding_car", "rope"), "horse"
    assert CARD["funding_car"] < CARD[known] < CARD["rope"], "sorted by face alone, it would tell"
    entries = [CARD[name] + SHUFFLED for name in hidden] + [CARD[known]]
    start = stage(hand={0: [], 1: []}, deck={0: [*hidden, known], 1: []}, passed=[1]).dump()
    for order in permutations(entries):
        start["decks"][0] = list(order)
        state = play(GAME.load(start), "0 pass")
        state.watch(True)
        play(state, "0 end")
        for viewer, told in ((0, [known, *hidden]), (1, [known, None, None, None])):
            drawn = [event.get("card") for event in state.events(viewer) if event["kind"] == "draw"]
            assert drawn == told


@pytest.mark.ruling("arnak.55")
def test_every_exiled_card_but_fear_lies_open_for_all_and_for_who_comes_late() -> None:
    state = stage(
        hand={0: ["hat", "funding_car", "fear"], 1: ["funding_ship", "exploration_car", "exploration_ship"]},
        area={1: ["funding_car"]},
        exiled=["parrot"],
    )
    late = GAME.load(state.dump())
    for viewer in (0, 1, SPECTATOR):
        outlook = late.outlook(viewer)
        assert [card["kind"] for card in outlook["exile"]] == ["parrot"]
        gone = [(card["seat"], card["kind"]) for card in outlook["exiled_basics"]]
        assert gone == [(0, "funding_ship"), (0, "exploration_car"), (0, "exploration_ship")]
        assert outlook["exiled_basics"][0]["id"] == "seat-1-funding_ship"


@pytest.mark.ruling("arnak.44", "arnak.124")
def test_a_bought_item_is_known_to_all_under_the_deck() -> None:
    state = play(
        stage(hand={0: ["fear"]}, deck={0: ["funding_car"]}, row=["parrot"], tokens={0: {"coin": 2}}),
        "0 buy parrot",
    )
    for viewer in (0, 1, SPECTATOR):
        assert deck(state, 0, viewer) == [None, "parrot"]
        assert all(deck(world, 0, viewer) == [None, "parrot"] for world in worlds(state, viewer))


@pytest.mark.ruling("arnak.100")
def test_after_the_shuffle_a_known_item_is_one_of_those_shuffled_with_it() -> None:
    state = stage(
        hand={0: [], 1: []}, area={0: ["parrot", "fear", "funding_car"]}, deck={0: ["horse"]}, passed=[1]
    )
    play(state, "0 pass", "0 end")
    assert state.outlook(0)["round"] == 2
    assert sorted(kind or "" for kind in hand(state, 0, 0)) == ["fear", "funding_car", "horse", "parrot"]
    assert hand(state, 0, 1) == [None] * 4


@pytest.mark.ruling("arnak.51")
def test_a_card_shown_on_a_deck_stays_known_there() -> None:
    state = play(
        stage(hand={0: ["fishing_rod", "fear"]}, item_top="horse", tokens={0: {}}),
        "0 play fishing_rod",
        "0 no",
    )
    for viewer in (0, 1, SPECTATOR):
        tops = {world.dump()["item_deck"][-1] for world in worlds(state, viewer)}
        assert len(tops) == 1
        others = {tuple(world.dump()["item_deck"][:-1]) for world in worlds(state, viewer)}
        assert len(others) > WORLDS // 2


@pytest.mark.ruling("arnak.76")
def test_only_the_owner_sees_the_cards_of_an_earring_and_where_one_returned() -> None:
    state = stage(
        hand={0: ["crystal_earring", "fear"]},
        deck={0: ["funding_car", "funding_ship", "exploration_car"]},
        tokens={0: {"tablet": 1}},
    )
    play(state, "0 play crystal_earring", "0 sift 2")

    def sifted(viewer: int) -> list[Any]:
        return [card["kind"] for card in state.outlook(viewer)["players"][0]["sifted"]]

    assert sifted(0) == ["funding_car", "funding_ship"]
    assert sifted(1) == sifted(SPECTATOR) == [None, None]
    play(state, "0 hold 1", "0 put-back 1")
    assert deck(state, 0, 0) == ["funding_ship", None]
    assert deck(state, 0, 1) == [None, None]


@pytest.mark.ruling("arnak.5")
def test_nobody_knows_a_face_down_idol_even_after_taking_it() -> None:
    state = stage(
        hand={0: ["automobile", "fear"]},
        tokens={0: {"compass": 6}},
        next_tiles=["ruin_13"],
        idols={"c1": "coin"},
    )
    play(state, "0 discover c1", "0 travel automobile", "0 go")
    assert state.outlook(0)["players"][0]["crates"] == 2
    for viewer in (0, 1, SPECTATOR):
        down = {world.dump()["idols_down"][0] for world in worlds(state, viewer)}
        assert len(down) > 2


@pytest.mark.ruling("arnak.7")
def test_the_assistants_below_the_tops_may_be_any_of_those_not_seen() -> None:
    state = GAME.start(2, 8)
    for viewer in (0, SPECTATOR):
        stacks = [world.dump()["supply"] for world in worlds(state, viewer)]
        assert len({tuple(stack[-1] for stack in supply) for supply in stacks}) == 1
        assert len({tuple(supply[0]) for supply in stacks}) > WORLDS // 2


@pytest.mark.ruling("arnak.93", "arnak.94")
def test_who_looked_through_the_rescue_stack_remembers_it() -> None:
    state = stage(
        4, temple="snake", glass={0: 6}, crates={0: 1}, hand={0: ["fear"]}, tokens={0: {}},
        rescue=["assistant_12", "assistant_1", "assistant_2", "assistant_3"],
    )  # fmt: skip
    play(state, "0 glass 8", "0 rescue 2")
    below = [{tuple(world.dump()["rescue"]) for world in worlds(state, viewer)} for viewer in (0, 1)]
    assert (len(below[0]), len(below[1]) > 10) == (1, True)


@pytest.mark.ruling("arnak.86")
def test_who_arrived_in_the_temple_knows_the_tiles_left_there() -> None:
    state = stage(
        3, glass={0: 12}, temple_bonus=["coin", "tablet", "exile"], hand={0: ["fear"]},
        tokens={0: {"coin": 1, "compass": 1, "jewel": 1}},
    )  # fmt: skip
    play(state, "0 glass 14", "0 bonus coin")
    left = [
        {tuple(sorted(world.dump()["temple_stack"])) for world in worlds(state, viewer)} for viewer in (0, 1)
    ]
    assert (len(left[0]), len(left[1]) > 5) == (1, True)


@pytest.mark.ruling("arnak.6")
def test_nobody_knows_the_tiles_of_the_temple_before() -> None:
    state = GAME.start(4, 2)
    for viewer in (0, SPECTATOR):
        assert len({tuple(sorted(world.dump()["temple_stack"])) for world in worlds(state, viewer)}) > 5


@pytest.mark.ruling("arnak.79")
def test_a_tile_put_under_its_stack_is_known_there_and_the_others_are_not() -> None:
    state = play(
        stage(hand={0: ["guiding_stone", "fear"]}, tokens={0: {"tablet": 1}}, next_tiles=["ruin_6"]),
        "0 play guiding_stone",
    )
    stacks = [world.dump()["near_stack"] for world in worlds(state, 1)]
    assert len({stack[0] for stack in stacks}) == 1
    assert len({stack[-1] for stack in stacks}) > 4


@pytest.mark.ruling("arnak.99")
def test_what_others_keep_is_unknown_until_all_have_chosen() -> None:
    state = stage(hand={0: ["funding_car", "fear"], 1: ["fear"]}, passed=[1], tokens={0: {}})
    play(state, "0 pass", "0 end")
    before = state.outlook(1)
    play(state, "0 keep no")
    after = state.outlook(1)
    assert before["players"] == after["players"]
    assert state.outlook(0)["prompt"].get("card") == "funding_car"
    assert "card" not in state.outlook(1)["prompt"]
    laid = {str(world.dump()["laid"]) for world in worlds(state, 1)}
    assert len(laid) == 2


@pytest.mark.ruling("arnak.108")
def test_alone_one_sees_the_arrow_of_the_next_tile_and_not_the_tile() -> None:
    state = GAME.start(1, 6)
    arrow = state.outlook(0)["rival"]["arrow"]
    found = worlds(state, 0)
    assert {world.outlook(0)["rival"]["arrow"] for world in found} == {arrow}
    assert len({world.dump()["deeds"][-1] for world in found}) > 2


def test_every_draw_and_tile_turned_grows_what_was_revealed() -> None:
    state = stage(hand={0: ["horse", "fear"]}, deck={0: ["funding_car"]}, tokens={0: {}})
    before = state.revealed()
    play(state, "0 play horse")
    assert state.revealed() == before
    play(state, "0 yes")
    assert state.revealed() > before


@pytest.mark.ruling("arnak.20", "arnak.127")
def test_whoever_has_begun_to_pay_can_pay_in_every_world() -> None:
    state = play(
        stage(
            hand={0: ["funding_ship", "fear"]},
            deck={0: ["fear", "funding_car", "exploration_ship"]},
            tokens={0: {"compass": 6}},
        ),
        "0 discover a3",
    )
    for viewer in (1, SPECTATOR):
        hands = {tuple(world.dump()["hands"][0]) for world in worlds(state, viewer)}
        assert len(hands) > 1, "which cards it holds is not known"
        assert all(GAME.load(world.dump()).legal(0) for world in worlds(state, viewer))
