"""The ladder: its rungs in every game, what they may know, how they err, and what happens without weights."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter

import msgspec
import numpy as np
import pytest

import bivouac
from bivouac import QuickChance
from bivouac.bots import Glimpse, make_bot, playout
from bivouac.bots.errand import Job, answer_to
from bivouac.bots.greedy import GreedyBot
from bivouac.bots.learned import bot as learned_bot
from bivouac.bots.learned.bot import LearnedBot, pick
from bivouac.bots.learned.judge import Judge, judge_of
from bivouac.bots.learned.search import Looked, Search
from bivouac.bots.learned.weights import Array, refused
from bivouac.bots.levels import LEVELS, LevelBot, levels_of, lower, player
from bivouac.bots.plans import PlanBot
from bivouac.bots.style import FEW_LINES, Style
from bivouac.core.contract import SPECTATOR, State
from bivouac.core.game import HouseGame
from bivouac.core.mistakes import PlayerMistake
from bivouac.core.words import LANGUAGES

LADDERS = {name: list(levels_of(name)) for name in bivouac.names() if levels_of(name)}
RUNGS = [(name, level) for name, ladder in LADDERS.items() for level in ladder]


def choice(name: str, seed: int = 3, actions: int = 9) -> tuple[State, int]:
    """A moment with something to decide, and who decides."""
    state = bivouac.game(name).start(2, seed)
    chance = QuickChance(seed)
    playout(state, chance, actions)
    while len(state.legal(state.actors()[0])) < 2:
        playout(state, chance, 1)
    return state, state.actors()[0]


def test_every_competitive_game_has_five_levels_and_continent_two() -> None:
    assert LADDERS.pop("continent") == ["casual", "expert"]
    assert set(LADDERS) == {"agartha", "arnak", "takara", "temple"}
    assert all(tuple(ladder) == LEVELS for ladder in LADDERS.values())


@pytest.mark.parametrize(("name", "level"), RUNGS)
def test_a_level_chooses_something_legal_and_by_its_seed_alone(name: str, level: str) -> None:
    state, seat = choice(name)
    first, again = (make_bot(level, 7).choose(Glimpse(state, seat)) for _ in range(2))
    assert first in state.legal(seat)
    assert first == again
    assert make_bot(level, 7).name == level


def test_a_level_that_a_game_does_not_have_is_refused_by_name() -> None:
    state, seat = choice("continent")
    with pytest.raises(PlayerMistake) as wrong:
        make_bot("master", 1).choose(Glimpse(state, seat))
    assert wrong.value.code == "no_level"
    for lang in LANGUAGES:
        assert "casual, expert" in wrong.value.say(lang)


def test_a_level_may_plan_where_a_deck_is_lacking() -> None:
    """Temple's master knows by what the whole table sees that no weapons were dealt."""
    decks = ["statues", "coins", "manuscripts", "jewels", "relics"]
    for sixth, kind in (("weapons", LearnedBot), ("plates", PlanBot)):
        state = bivouac.game("temple").start(2, 3, {"decks": [*decks, sixth]})
        seat = state.actors()[0]
        assert isinstance(player("master", Glimpse(state, seat), 7), kind)
        assert LevelBot("master", 7).choose(Glimpse(state, seat)) in state.legal(seat)


def test_below_a_level_is_the_next_lower_one() -> None:
    assert [lower(level, "takara") for level in LEVELS] == [None, *LEVELS[:-1]]
    assert lower("expert", "continent") == "casual"
    assert lower("greedy", "takara") is None


def test_mistakes_are_drawn_by_value_and_never_silly() -> None:
    chances = np.array([0.5, 0.45, 0.4, 0.1], np.float32)
    chance = QuickChance(1)
    drawn = Counter(pick(chances, 0.05, 0.2, chance) for _ in range(4000))
    assert drawn[0] > drawn[1] > drawn[2] > 0
    assert drawn[1] / drawn[0] == pytest.approx(np.exp(-1), abs=0.05)
    assert drawn[3] == 0, "further behind than a slip"


def test_what_is_hidden_is_mixed_and_what_is_seen_is_not() -> None:
    state = bivouac.game("agartha").start(2, 5)
    while not state.text(state.legal(state.actors()[0])[0]).startswith("place"):
        playout(state, QuickChance(1), 1)
    seat = state.actors()[0]
    style = Style(worlds=4, mix=0.1, learned=False)
    chosen = {LearnedBot("mixer", seed, style).choose(Glimpse(state, seat)) for seed in range(40)}
    views = []
    for action in chosen:
        after = state.copy()
        after.play(seat, action)
        views.append(after.outlook(SPECTATOR))
    groups = [sum(view == other for other in views) for view in views]
    assert max(groups) > 1, "the same zone, with tokens of different values"


def test_looking_ahead_ends_when_time_is_over() -> None:
    state, seat = choice("takara")
    judge = Judge(bivouac.game("takara"))
    seen: list[State] = []

    class Counting(Search):
        def play_on(self, world: State, actions: list[int], luck: int) -> Array:
            seen.append(world)
            return super().play_on(world, actions, luck)

    worlds = [Glimpse(state, seat).world(QuickChance(at)) for at in range(3)]
    legal = state.legal(seat)
    looked = Looked(judge.weigh(worlds[0], seat, legal), 1)
    assert Counting(judge, seat, 1).weigh(worlds, legal, looked, 0) == pytest.approx(looked.chances)
    assert not seen
    chances = Counting(judge, seat, 1).weigh(worlds, legal, looked, 60_000)
    assert len(seen) == 3
    assert chances.shape == (len(legal),)


def test_interpreted_rules_play_few_lines_on() -> None:
    assert [Style(lines=lines).played(quick=True) for lines in (2, 24)] == [2, 24]
    assert [Style(lines=lines).played(quick=False) for lines in (2, 24)] == [2, FEW_LINES]


def test_looking_ahead_leaves_the_worlds_as_they_were() -> None:
    state, seat = choice("temple")
    world = Glimpse(state, seat).world(QuickChance(1))
    before = world.dump()
    legal = state.legal(seat)
    looked = Looked(np.zeros(len(legal), np.float32), 1)
    Search(Judge(bivouac.game("temple")), seat, 3).weigh([world], legal, looked, 1000)
    assert world.dump() == before


def test_a_line_is_played_by_what_each_would_know_there() -> None:
    """Worlds that whoever is to act cannot tell apart are played on alike."""
    state, seat = choice("takara")
    worlds = [Glimpse(state, seat).world(QuickChance(at)) for at in range(8)]
    assert len({str(world.dump()["tiles"]) for world in worlds}) > 1
    guides = [Watched() for _ in worlds]
    for world, guide in zip(worlds, guides, strict=True):
        Search(Judge(bivouac.game("takara")), seat, 1).follow(world, guide)
    assert len({guide.chosen[0] for guide in guides}) == 1


class Watched:
    """The guide of a line, with what it chose."""

    def __init__(self) -> None:
        self.name = "watched"
        self.guide = GreedyBot(1, worlds=64)
        self.chosen: list[int] = []

    def choose(self, glimpse: Glimpse) -> int:
        self.chosen.append(self.guide.choose(glimpse))
        return self.chosen[-1]


def test_the_worse_half_is_dropped_and_never_comes_back() -> None:
    state, seat = choice("takara")
    legal = state.legal(seat)[:4]
    tried: list[int] = []

    class Known(Search):
        def play_on(self, world: State, actions: list[int], luck: int) -> Array:
            tried.append(len(actions))
            return np.array([0.1 * legal.index(action) for action in actions], np.float32)

    worlds = [Glimpse(state, seat).world(QuickChance(at)) for at in range(4)]
    looked = Looked(np.full(len(legal), 0.9, np.float32), 4)
    chances = Known(Judge(bivouac.game("takara")), seat, 1).weigh(worlds, legal, looked, 60_000)
    assert tried == [4, 4, 2, 2]
    assert int(chances.argmax()) == 3, "whatever the others were thought to be worth before"


def sides(name: str) -> list[str]:
    """The sides of a game that are judged apart."""
    box = bivouac.game(name)
    if name != "arnak":
        return [""]
    assert isinstance(box, HouseGame)
    return [box.side(box.start(2, 1, {"temple": temple})) for temple in ("bird", "snake")]


@pytest.mark.parametrize("name", [name for name in LADDERS if name != "continent"])
def test_a_level_that_learned_has_weights_that_fit(name: str) -> None:
    if any(level.learned for level in levels_of(name).values()):
        for side in sides(name):
            assert judge_of(name, side).fault is None


def test_without_weights_the_errand_fails_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = choice("takara")
    box = bivouac.game("takara")
    torn = Judge(box, fault=refused("takara.weights", "truncated"))
    monkeypatch.setattr(learned_bot, "judge_of", lambda name, side: torn)
    document = msgspec.Raw(msgspec.json.encode(state.dump()))

    class Master(LevelBot):
        def choose(self, glimpse: Glimpse) -> int:
            self.player = LearnedBot("master", self.seed, Style(worlds=1))
            return super().choose(glimpse)

    answer = answer_to(
        Job(1, "takara", document, seat, "master", 1, 1.0), lambda spec, seed: Master(spec, seed)
    )
    assert answer.kind == "failed"
    assert "takara.weights" in answer.said


def test_judging_keeps_to_one_thread_unless_somebody_says_otherwise() -> None:
    """Threads that wait for work burn the time of other tables' bots."""
    asked = "import os, bivouac.bots.learned; print(os.environ['OPENBLAS_NUM_THREADS'])"
    for said, kept in (({}, "1"), ({"OPENBLAS_NUM_THREADS": "3"}, "3")):
        env = {key: value for key, value in os.environ.items() if key != "OPENBLAS_NUM_THREADS"} | said
        told = subprocess.run([sys.executable, "-c", asked], env=env, check=True, stdout=-1, text=True)
        assert told.stdout.strip() == kept
