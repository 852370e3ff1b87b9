"""What the game advises in the adventure: to follow hints, eat in time, keep what is wanted at the end."""

from __future__ import annotations

from typing import Any

from bivouac import QuickChance, game
from bivouac.bots import Glimpse, make_bot
from bivouac.core.contract import Advised
from bivouac.games.continent.actions import ACTIONS
from bivouac.games.continent.advice.errands import Errands
from bivouac.games.continent.advice.survey import Survey
from bivouac.games.continent.advice.ways import towards
from bivouac.games.continent.data.icons import ICONS
from bivouac.games.continent.kinds import CARD_LIMIT, DAMAGING, MOST_SEATS, OFFER_UNIT, REPAIRING
from bivouac.games.continent.may import reach
from bivouac.games.continent.state import State as Expedition
from tests.games.continent.scenes import BLANKS
from tests.games.continent.spelling import play
from tests.games.continent.stage import stage

CONTINENT = game("continent")
ADVENTURE = "other_side"
DECK = 30
WASHING = ("781", "782", "783")  # the hints of one way, read to the end
READY: dict[str, Any] = {"satchel": WASHING, "items": {0: [(("600",), 2), (("603",), 2), (("604",), 3)]}}
CAMPING = -4.0  # the worth of a night when nothing better is to be done


def staged(players: int = 1, **wishes: Any) -> Expedition:
    """A position of the adventure, with some cards spent."""
    state = stage(players, adventure=ADVENTURE, **({"left": DECK} | wishes))
    assert isinstance(state, Expedition)
    return state


def advice(state: Expedition, seat: int = 0, *, curious: bool = False) -> dict[str, float]:
    """The worth of what a seat may begin, by icon and card, or by the text of the action."""
    offers = reach.joint(state)
    told: dict[str, float] = {}
    for code, worth in zip(state.legal(seat), state.advise(seat, curious), strict=True):
        name = state.text(code)
        if name.startswith("act"):
            attempt = offers[ACTIONS.argument[code]] // MOST_SEATS // OFFER_UNIT
            card = state.box.card_of[attempt]
            name = f"{ICONS[state.box.icon[attempt]]} {'fog' if card < 0 else state.box.ids[card]}"
        told[name] = max(worth, told.get(name, worth))
    return told


def best(state: Expedition, seat: int = 0) -> str:
    told = advice(state, seat)
    return max(told, key=lambda name: told[name])


def test_advice_in_the_adventure_is_the_same_in_every_world_that_cannot_be_told_apart() -> None:
    state = CONTINENT.start(2, 3, {"adventure": ADVENTURE})
    bots = [make_bot("planner", seat) for seat in range(2)]
    for move in range(240):
        if not state.actors():
            break
        seat = state.actors()[move % len(state.actors())]
        if move % 6 == 0:
            redealt = state.redeal(seat, QuickChance(move))
            assert isinstance(redealt, Advised)
            assert isinstance(state, Advised)
            assert redealt.advise(seat) == state.advise(seat)
        state.play(seat, bots[seat].choose(Glimpse(state, seat)))


def test_a_number_is_said_where_it_is_drawn_also_once_it_was_looked_at_too_openly() -> None:
    assert best(staged(terrains=("210",), figures={0: "b1"})) == "number"
    assert best(staged(terrains=("210g",), figures={0: "b1"})) == "number"
    assert advice(staged(terrains=("208",), figures={0: "c2"}))["number"] < CAMPING


def test_hunters_go_home_when_the_game_is_gone() -> None:
    wishes: dict[str, Any] = {"terrains": ("101",), "figures": {0: "b3"}}
    assert advice(staged(**wishes))["hunt 101"] > 0
    assert advice(staged(**wishes, past=("140", "140b")))["hunt 101"] < CAMPING


def test_nobody_leaves_a_region_hungry_while_a_meal_lies_within_reach() -> None:
    hills: dict[str, Any] = READY | {"terrains": ("111", "109", "110"), "figures": {0: "f1"}}
    assert best(staged(**hills, left=42)) == "see 110"
    hungry = advice(staged(**hills, left=20))
    assert hungry["move 110"] > hungry["see 110"]
    assert best(staged(**hills, left=20, attached={"f3": ("157",)})) == "see 110"


def test_two_explorers_who_stand_together_see_what_both_can_do_elsewhere() -> None:
    hills: dict[str, Any] = READY | {"terrains": ("109", "110"), "left": 48}
    assert advice(staged(2, **hills, figures={0: "f2", 1: "f2"}))["move 109"] > 0
    apart = staged(2, **hills, figures={0: "f2", 1: "f1"})
    assert advice(apart)["move 109"] > 0  # to the other, without whom nobody leaves
    assert "see 110" not in advice(apart, 1)


def test_two_planners_who_take_turns_do_not_lead_each_other_to_and_fro() -> None:
    # One could rest here, the other is too curious to and has things to fetch there; the way is free.
    state = staged(
        2,
        terrains=("505g", "502g", "865", "501g", "829"),
        figures={0: "b2", 1: "b2"},
        hands={0: ("907", "911"), 1: ("912",)},
        satchel=("780", "660", "661", "663", "664"),
        left=0,
    )
    bots = [make_bot("planner", seat) for seat in range(2)]
    moves = 1
    while "547" not in [state.box.ids[entry % CARD_LIMIT] for entry in state.attached] and moves < 200:
        seat = state.actors()[moves % len(state.actors())]
        state.play(seat, bots[seat].choose(Glimpse(state, seat)))
        moves += 1
    assert moves < 200, "they walk to and fro, and nobody ever rests"


def test_what_letter_and_hints_ask_for_is_not_worn_out_nor_eaten() -> None:
    tin: dict[str, Any] = {"items": {0: [(("601",), 1)]}}
    assert advice(staged(**tin, options={"curses": ["fold"]}))["eat 601"] > 0
    assert advice(staged(**tin))["eat 601"] < CAMPING
    assert advice(staged(**tin, satchel=WASHING))["eat 601"] < CAMPING
    assert advice(staged(**tin, satchel=WASHING, left=5))["eat 601"] > 0


def test_a_hint_sends_one_for_salt_until_somebody_carries_it() -> None:
    land: dict[str, Any] = {"terrains": ("011",), "figures": {0: "a2"}, "satchel": WASHING}
    assert best(staged(**land)) == "dig 011"
    carried = advice(staged(**land, items={0: [(("601",), 1)]}))
    assert carried["dig 011"] < advice(staged(**land))["dig 011"]


def test_those_who_are_ready_go_down_where_the_hints_say() -> None:
    down: dict[str, Any] = {
        "terrains": ("313",),
        "figures": {0: "e1"},
        "satchel": WASHING,
        "left": 40,
    }
    ready = staged(**(down | READY))
    assert best(ready) == "climb 313"
    assert best(staged(**down)) != "climb 313"


def test_whoever_has_what_the_letter_asks_for_is_ready_without_a_hint() -> None:
    assert Errands(staged(items=READY["items"]), 0).ready
    assert Errands(staged(satchel=("660", "661", "663", "664")), 0).ready
    assert not Errands(staged(satchel=("660", "661", "664")), 0).ready
    assert not Errands(staged(items=READY["items"], options={"curses": ["fold"]}), 0).ready


def test_nobody_goes_back_for_an_answer_that_brings_what_one_has() -> None:
    hints = ("778", "779", "780")
    assert 842 in Errands(staged(satchel=hints), 0).sought
    assert 842 not in Errands(staged(satchel=(*hints, "660")), 0).sought


def test_nobody_makes_camp_on_the_last_cards() -> None:
    eaten: dict[str, Any] = {"terrains": ("105",), "figures": {0: "d2"}, "attached": {"d2": ("152",)}}
    told = ("197", "197b", "197d")
    quiet = advice(staged(**eaten, banished=told))["camp"]
    assert quiet < 0
    assert advice(staged(**eaten))["camp"] > 0, "there are nights left to be told"
    assert advice(staged(**eaten, left=7))["camp"] < min(quiet, CAMPING)


def test_nobody_goes_to_and_fro_over_a_bridge_whose_two_ends_lie_open() -> None:
    ends: dict[str, Any] = {"terrains": ("105", "117", "109g"), "figures": {0: "d2"}, "satchel": WASHING}
    told = advice(staged(**ends))
    assert told["offer 117"] < 0
    assert told["balance 117"] < 0
    beyond = advice(staged(**(ends | {"terrains": ("105", "117")})))
    assert beyond["offer 117"] > 0


def test_nobody_lights_a_fire_that_burns() -> None:
    hearth: dict[str, Any] = {"terrains": ("105",), "figures": {0: "d2"}, "left": 0}
    assert advice(staged(**hearth))["fire 105"] > advice(staged(**hearth, fires={0: "d2"}))["fire 105"]
    assert advice(staged(**hearth, fires={0: "d2"}))["fire 105"] < advice(staged(**hearth))["camp"]


def test_nobody_swims_out_again_without_a_boat() -> None:
    shore: dict[str, Any] = {"terrains": ("050",), "figures": {0: "e2"}}
    assert advice(staged(**shore))["swim 050"] > 0
    assert advice(staged(**shore, past=("060",)))["swim 050"] < CAMPING
    afloat = staged(**shore, past=("060",), items={0: [(("606",), 3)]})
    assert advice(afloat)["swim 050"] > 0


def test_hints_are_read_when_one_is_stuck_and_in_their_own_order() -> None:
    beginning = CONTINENT.start(1, 5, {"adventure": ADVENTURE})
    assert isinstance(beginning, Expedition)
    assert advice(beginning)["think clue-ink"] < 0
    stuck = staged(terrains=("313",), figures={0: "e1"})
    stuck.turn = 40
    assert best(stuck) == "think clue-ink"
    begun = staged(satchel=("778",))
    begun.turn = 40
    assert advice(begun)["think 778"] > 0 > advice(begun)["think clue-ink"]


def test_the_curious_never_ask_for_a_hint() -> None:
    stuck = staged()
    stuck.turn = 400
    assert advice(stuck)["think clue-ink"] > 0
    assert advice(stuck, curious=True)["think clue-ink"] < 0


def test_whoever_reads_the_letter_asks_for_names_and_keeps_salt() -> None:
    hearth: dict[str, Any] = {"terrains": ("020",), "figures": {0: "a1"}}
    told = advice(staged(**hearth))
    assert told["listen 020"] > told["rest 020"]
    assert advice(staged(**hearth), curious=True)["listen 020"] == told["listen 020"], "a letter is no hint"
    under_another = staged(**hearth, options={"curses": ["fold"]})
    assert advice(under_another)["listen 020"] < told["listen 020"], "another letter, other errands"


def test_nobody_mends_what_is_as_good_as_new() -> None:
    refuge: dict[str, Any] = {"terrains": ("302",), "figures": {0: "c4"}}
    assert advice(staged(**refuge, items={0: [(("601",), 1)]}))["craft 302"] < 0
    assert advice(staged(**refuge, items={0: [(("610",), 1)]}))["craft 302"] > 0


def test_whoever_has_everything_goes_on_towards_the_way_down() -> None:
    beach: dict[str, Any] = READY | {"terrains": ("030",), "figures": {0: "e1"}, "left": 44}
    assert advice(staged(**beach))["see 030"] > 0


def test_a_blow_falls_on_what_is_not_wanted_at_the_end() -> None:
    items = {0: [(("600",), 1), (("603",), 2), (("610",), 2)]}
    state = staged(terrains=("310",), figures={0: "d2"}, satchel=WASHING, items=items, deck=BLANKS)
    play(state, "0 act pull 310")
    while state.question() != DAMAGING:
        texts = [state.text(code) for code in state.legal(0)]
        play(state, f"0 {'done' if 'done' in texts else 'skip'}")
    weighed = dict(zip([state.text(code) for code in state.legal(0)], state.advise(0), strict=True))
    assert weighed["pick 1"] < weighed["pick 2"], "the last pip of the salt"
    assert max(weighed, key=lambda name: weighed[name]) != "pick 1"


def test_whoever_has_seen_the_far_side_of_a_bridge_still_walks_to_it() -> None:
    beach: dict[str, Any] = {"terrains": ("020", "021", "022", "017", "030"), "figures": {0: "a1"}}
    done: dict[str, Any] = {
        "attached": {"a1": ("047", "041g")},
        "satchel": ("660", *WASHING),
        "past": ("740",),
    }
    nights = ("097", "097b", "097d")
    told = advice(staged(**beach, **done, banished=nights))
    assert told["move 020"] > max(0.0, told["camp"]), "the gate is over there"


def test_a_place_that_turned_to_gold_sends_nobody_back() -> None:
    lost_salt: dict[str, Any] = {"satchel": WASHING, "past": ("600",)}
    assert 1 in Errands(staged(**lost_salt), 0).zones
    assert 1 not in Errands(staged(**lost_salt, banished=("011",)), 0).zones


def test_nobody_sets_out_for_a_region_that_only_another_curse_opens() -> None:
    wanting_glass: dict[str, Any] = {"terrains": ("010",), "figures": {0: "b2"}, "satchel": WASHING}
    state = staged(**wanting_glass, items={0: [(("600",), 2), (("603",), 2)]})
    assert towards(state, 1, [4]) == [2]
    folded = staged(options={"curses": ["fold"]})
    assert 7 in towards(folded, 1, [4])


def test_what_is_worn_is_mended_and_not_what_is_whole() -> None:
    items = {0: [(("605",), 6), (("610",), 1)]}
    state = staged(terrains=("405",), figures={0: "b3"}, items=items)
    play(state, "0 act craft 405")
    while state.question() != REPAIRING:
        texts = [state.text(code) for code in state.legal(0)]
        play(state, f"0 {'done' if 'done' in texts else 'skip'}")
    weighed = dict(zip([state.text(code) for code in state.legal(0)], state.advise(0), strict=True))
    assert weighed["pick 2"] > weighed["pick 1"]


def test_those_who_are_at_odds_leave_the_place_and_come_back_to_each_other() -> None:
    hills: dict[str, Any] = {"terrains": ("109", "110"), "hands": {0: ("901",)}}
    together = staged(2, **hills, figures={0: "f2", 1: "f2"})
    assert Survey(together, 0, False).company(int(together.spots[1])) == 0, "neither comes along"
    apart = staged(2, **hills, figures={0: "f2", 1: "f1"})
    idle = Survey(apart, 0, False)
    idle.chores = 0.0  # nothing is left to do
    assert idle.company(int(apart.spots[1])) > 0


def test_whoever_is_at_odds_does_not_go_to_and_fro_between_two_companions() -> None:
    hills: dict[str, Any] = {"terrains": ("109", "110"), "hands": {0: ("901",)}}
    worth = {}
    for here in ("f2", "f1"):
        state = staged(3, **hills, figures={0: here, 1: "f2", 2: "f1"})
        idle = Survey(state, 0, False)
        idle.chores = 0.0  # nothing is left to do
        worth[here] = idle.company(int(state.spots[2 if here == "f2" else 1]))
    assert worth["f2"] == 0, "from the first seat to the second, and back for ever"
    assert worth["f1"] > 0


def test_a_bridge_is_worth_the_best_walk_from_its_other_end() -> None:
    hills: dict[str, Any] = {
        "figures": {0: "d2"},
        "satchel": ("778", "779", "660", "661"),
        "attached": {"d2": ("151", "152")},
        "no_fog": (2,),
        "left": 42,
    }
    near = advice(staged(**hills, terrains=("105", "117", "109g")))
    assert near["offer 117"] < CAMPING, "nothing is on the other side"
    far = advice(staged(**hills, terrains=("105", "117", "109g", "110")))
    assert far["offer 117"] > CAMPING, "but one walks from there to the stile of the wood"


def test_whoever_has_all_four_scraps_pastes_them_also_with_few_cards_left() -> None:
    legend: dict[str, Any] = {"options": {"curses": ["legend"]}, "terrains": ("409", "411b")}
    scraps: dict[str, Any] = {"satchel": ("131", "132", "133", "134", "787"), "figures": {0: "c1"}}
    assert best(staged(**legend, **scraps)) == "craft 411b"
    assert best(staged(**legend, **scraps, left=14)) == "craft 411b"
    assert best(staged(**legend, **scraps, left=8)) != "craft 411b", "it would be the death of them"


def test_nobody_goes_back_to_somebody_at_odds_while_there_is_more_to_do_elsewhere() -> None:
    hills: dict[str, Any] = {"terrains": ("109g", "110"), "hands": {0: ("901",)}}
    apart = staged(2, **hills, figures={0: "f2", 1: "f1"})
    busy = Survey(apart, 0, False)
    assert busy.is_busy(), "there is fog to turn over"
    assert busy.company(int(apart.spots[1])) == 0
    idle = Survey(apart, 0, False)
    idle.chores = 0.0
    assert idle.company(int(apart.spots[1])) > 0, "once that is done one goes back"


def test_what_one_curse_tells_nobody_hears_under_another() -> None:
    at_the_well: dict[str, Any] = {"terrains": ("409",), "figures": {0: "c2"}}
    scraps: dict[str, Any] = {"satchel": ("131", "132", "133", "134")}
    ready_to_answer: dict[str, Any] = {"satchel": ("660", "661", "663", "664")}
    ink = Errands(staged(**at_the_well, **ready_to_answer), 0)
    assert ink.ready
    assert 450 in ink.sought, "the way down"
    legend = Errands(staged(**at_the_well, **scraps, options={"curses": ["legend"]}), 0)
    assert legend.ready
    assert 450 not in legend.sought, "with four scraps one has nothing to do down there"
