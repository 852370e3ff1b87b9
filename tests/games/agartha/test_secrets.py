"""What is hidden from whom: tokens from all but their owner, the deck from all alike."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bivouac import SPECTATOR, QuickChance, game
from tests.contract.chi_square import misfit
from tests.contract.walk import step
from tests.games.agartha.stage import stage
from tests.games.agartha.wandering import moments
from tests.games.playing import play

GAME = game("agartha")


@pytest.mark.ruling("agartha.48")
def test_only_the_owner_sees_the_tokens_in_hand() -> None:
    state = stage(placed=["2 1 bid"])
    own = state.outlook(0)["players"][0]["hand"]
    assert [token["value"] for token in own["tokens"]] == [1, 3]
    for viewer in (1, SPECTATOR):
        hand = state.outlook(viewer)["players"][0]["hand"]
        assert (hand["count"], hand["tokens"], hand["one_of"]) == (2, None, [1, 2, 3])


@pytest.mark.ruling("agartha.48")
def test_the_id_of_a_token_tells_the_order_of_placing_and_not_the_value() -> None:
    ids = []
    for value in (1, 2, 3):
        state = play(stage(), f"0 place {value} 2 bid")
        [token] = state.outlook(1)["tiles"][1]["bid"]["tokens"]
        ids.append((token["id"], token["kind"], token["order"]))
    assert set(ids) == {("token-1-1", None, 1)}


@pytest.mark.ruling("agartha.48")
def test_a_bid_is_told_to_its_owner_with_the_value_and_to_others_without() -> None:
    state = stage()
    state.watch(True)
    play(state, "0 place 3 2 bid")
    [own] = state.events(0)
    [others] = state.events(1)
    assert own["value"] == 3
    assert "value" not in others
    assert "face" not in others
    assert GAME.say_event(own, "en") == "Player 1 places the token 3 face down on tile 2, to bid."
    assert GAME.say_event(others, "en") == "Player 1 places a token face down on tile 2, to bid."


@pytest.mark.ruling("agartha.48")
def test_elimination_never_contradicts_the_truth() -> None:
    narrowed = 0
    for state, table in moments(9):
        document = state.dump()
        for tile in table["tiles"]:
            for zone in ("action", "bid"):
                for token in tile[zone]["tokens"]:
                    assert document["values"][token["order"] - 1] in token["one_of"]
                    narrowed += not token["face_up"] and len(token["one_of"]) < 3
    assert narrowed > 50


@pytest.mark.ruling("agartha.49")
def test_cards_put_under_the_deck_stay_there_in_every_redealt_world() -> None:
    known = ["forest", "compass", "knife"]
    state = stage(deck=known, left=3, bottom=3, rest=(1, "location-3"))
    for number in range(20):
        world = state.redeal(0, QuickChance(number))
        assert world.dump()["deck"] == state.dump()["deck"]
    shown = [card["kind"] for card in state.outlook(SPECTATOR)["deck"]["bottom"]]
    assert shown == known


def test_the_odds_of_a_draw_are_those_of_the_unknown_cards() -> None:
    state = stage(
        deck=["vial", "forest", "forest", "knife"],
        left=4,
        bottom=1,
        rest=(1, "location-3"),
        placed=["3 1 action", "1 3 bid", "1 3 bid", "2 3 bid", "2 3 bid"],
    )
    play(state, "1 place 3 3 bid")
    odds = state.odds(0, state.parse("draw deck"))
    assert odds == {"cards": {"forest": 2 / 3, "vial": 1 / 3}}
    assert state.odds(1, state.parse("draw 1 1")) == {"replaced_by": {"forest": 2 / 3, "vial": 1 / 3}}
    assert state.odds(0, state.parse("skip")) is None
    assert state.odds(0, state.parse("draw 1 3")) is None


def test_the_odds_of_an_empty_deck_are_those_of_the_discards() -> None:
    state = stage(
        left=0,
        discard=["vial", "forest"],
        rest=(1, "location-3"),
        placed=["3 1 action", "1 3 bid", "1 3 bid", "2 3 bid", "2 3 bid"],
    )
    play(state, "1 place 3 3 bid")
    odds = state.odds(0, state.parse("draw deck"))
    assert odds == {"cards": {"forest": 0.5, "vial": 0.5}}
    document = state.dump()
    found: Counter[str] = Counter()
    for seed in range(600):
        world = GAME.load(document | {"chance": QuickChance(seed).dump()})
        found[play(world, "0 draw deck").outlook(1)["prompt"]["card"]] += 1
    assert misfit(found, odds["cards"]) == ""


def test_the_odds_of_a_known_card_are_certain() -> None:
    state = stage(
        deck=["vial", "knife"],
        left=2,
        bottom=2,
        rest=(1, "location-3"),
        placed=["3 1 action", "1 3 bid", "1 3 bid", "2 3 bid", "2 3 bid"],
    )
    play(state, "1 place 3 3 bid")
    assert state.odds(1, state.parse("draw deck")) == {"cards": {"vial": 1.0}}


def test_advice_knows_no_more_than_its_seat() -> None:
    luck = Random(5)
    state = GAME.start(3, 5)
    while state.actors():
        for seat in range(3):
            worth = {state.redeal(seat, QuickChance(number)).estimate(seat) for number in range(3)}
            assert worth == {state.estimate(seat)}
        step(state, luck)
