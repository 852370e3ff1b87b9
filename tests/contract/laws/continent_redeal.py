"""Law 5 on Continent: what nobody has seen is dealt anew as shuffles, returns and banishings have it.

Every function takes the game it judges, so that a game with a planted fault can be judged as well.
"""

from __future__ import annotations

import copy
from collections import Counter
from dataclasses import replace
from itertools import permutations
from random import Random
from typing import Any

import bivouac
from bivouac import SPECTATOR, QuickChance
from bivouac.core.contract import Game, State
from bivouac.core.game import HouseGame
from bivouac.games.continent import columns
from bivouac.games.continent.data.records import Pack
from tests.contract.chi_square import SIGMAS, differ, misfit
from tests.contract.walk import step
from tests.games.continent.trial import TRIAL

Document = dict[str, Any]
Fog = tuple[int, int]  # the epoch in which it was laid, its cell

DOWN = 0
FACE, CALL = 2, 3


def trial_game(pack: Pack = TRIAL) -> HouseGame:
    """Continent with a pack that players are not offered, by default the one that holds everything."""
    game = bivouac.game("continent")
    assert isinstance(game, HouseGame)
    choices = {
        "adventure": [pack.name],
        "curses": [clue.id for clue in pack.clues],
        "explorers": [one.id for one in pack.characters],
    }
    options = copy.deepcopy(game.facts.options)
    for option in options:
        option["choices"] = choices.get(option["key"], option["choices"])
    options[0]["default"] = pack.name
    return replace(game, facts=replace(game.facts, options=options))


BOX = columns.of(TRIAL.name)


def redeals(state: State, count: int) -> list[Document]:
    """The documents of so many worlds dealt anew; all seats know the same."""
    return [state.redeal(SPECTATOR, QuickChance(number)).dump() for number in range(count)]


# -- the action deck


def the_deck_is_dealt_evenly(game: Game, *, seed: int, worlds: int) -> None:
    """While cards lie face down in front of a player, each is any card of the deck, and so is the top."""
    state = face_down_cards(game, seed)
    document = state.dump()
    hidden = [entry // 2 for entry in document["drawn"]]
    pool = sorted([*document["deck"], *hidden])
    due = {card: 1 / len(pool) for card in pool}
    dealt = redeals(state, worlds)
    for at in range(len(hidden)):
        wrong = misfit(Counter(world["drawn"][at] // 2 for world in dealt), due)
        assert not wrong, f"drawn card {at} is not dealt evenly: {wrong}"
    wrong = misfit(Counter(world["deck"][-1] for world in dealt), due)
    assert not wrong, f"the top of the deck is not dealt evenly: {wrong}"


def face_down_cards(game: Game, seed: int) -> State:
    """A game stopped while two cards or more lie face down."""
    state = game.start(2, seed)
    luck = Random(seed)
    for _ in range(2000):
        document = state.dump()
        if len(document["drawn"]) > 1 and not document["action"]["shown"] and document["deck"]:
            return state
        step(state, luck)
    raise AssertionError("sooner or later two cards are drawn")


# -- fog


def every_possible_fog_is_as_likely(game: Game, *, worlds: int) -> None:
    """Fog laid before some cards came back to its deck holds none of them; all deals left are as likely."""
    state = game.load(aged_fog(game))
    document = state.dump()
    slots, pool, since = fog_of(document)
    possible: Counter[tuple[int, ...]] = Counter()
    for deal in permutations(pool):
        if all(since.get(card, 0) <= laid for card, (laid, _) in zip(deal, slots, strict=False)):
            possible[deal[: len(slots)]] += 1
    total = sum(possible.values())
    dealt = Counter(fronts(world) for world in redeals(state, worlds))
    wrong = misfit(dealt, {deal: count / total for deal, count in possible.items()})
    assert not wrong, f"the fog is dealt unlike the prior: {wrong}"


def aged_fog(game: Game) -> Document:
    """A start whose first fog was laid before two cards of its zone came back, and its second one between."""
    document = game.start(1, 7).dump()
    fog = [entry for entry in document["board"] if entry[FACE] == DOWN and entry[CALL]]
    assert len(fog) == 2, "the start of the pack has two arrows"
    document["epochs"][0] = 2
    fog[0][4], fog[1][4] = 0, 1
    deck = document["zones"][0]
    document["since"] = sorted([[deck[0], 1], [deck[1], 2]])
    return document


def fog_of(document: Document) -> tuple[list[Fog], list[int], dict[int, int]]:
    """The face-down fog of the first zone, oldest first; the cards it may be; when each last came back."""
    entries = [entry for entry in document["board"] if entry[FACE] == DOWN and entry[CALL]]
    slots = sorted((entry[4], entry[0]) for entry in entries)
    pool = sorted([*document["zones"][0], *(entry[1] for entry in entries)])
    return slots, pool, dict(document["since"])


def fronts(document: Document) -> tuple[int, ...]:
    """What lies in the face-down fog, oldest first."""
    cards = {entry[0]: entry[1] for entry in document["board"]}
    return tuple(cards[cell] for _, cell in fog_of(document)[0])


# -- cards banished unseen


def every_possible_banishing_is_as_likely(game: Game, *, worlds: int) -> None:
    """Two cards banished unseen are any two different ones of those they may be."""
    document = game.start(1, 3).dump()
    greens = BOX.greens[901]
    first, second = greens[0], greens[1]
    document["adventure"] = [card for card in document["adventure"] if card not in (first, second)]
    document["buried"] = [first, second]
    document["suspects"] = [greens[:3], greens]
    state = game.load(document)
    possible = {(one, other): 1 for one in greens[:3] for other in greens if one != other}
    dealt = Counter(tuple(world["buried"]) for world in redeals(state, worlds))
    wrong = misfit(dealt, {pair: 1 / len(possible) for pair in possible})
    assert not wrong, f"cards banished unseen are dealt unlike the prior: {wrong}"


# -- all of it, in play


def truth_and_redeal_can_be_exchanged(game: Game, *, games: int, moves: int) -> None:
    """Over many random games, what is hidden follows the same law in truth and in a redeal of each."""
    true: dict[str, Counter[int]] = {}
    dealt: dict[str, Counter[int]] = {}
    for seed in range(games):
        state = game.start(1 + seed % 2, seed)
        luck = Random(seed)
        for _ in range(moves):
            if state.actors():
                step(state, luck)
        for tally, document in (
            (true, state.dump()),
            (dealt, state.redeal(SPECTATOR, QuickChance(seed)).dump()),
        ):
            for what, found in secrets(document).items():
                tally.setdefault(what, Counter())[found] += 1
    assert set(true) == set(dealt), "a redeal hides something else"
    for what in sorted(true):
        wrong = differ(true[what], dealt[what])
        assert not wrong, f"{what} is another in redeals than in truth: {wrong}"


def secrets(document: Document) -> dict[str, int]:
    """What is hidden in a world, by name: the next card, the oldest fog, whether fog holds what was seen."""
    found: dict[str, int] = {}
    if document["deck"]:
        found["top of the deck"] = document["deck"][-1]
    slots, _, since = fog_of(document)
    cards = fronts(document)
    if cards:
        found["oldest fog"] = cards[0]
        found["youngest fog"] = cards[-1]
        found["fog seen before"] = sum(card in since for card in cards)
        found["fog from the future"] = sum(
            since.get(card, 0) > laid for card, (laid, _) in zip(cards, slots, strict=True)
        )
    if document["zones"][0]:
        found["next fog"] = document["zones"][0][-1]
    if document["buried"]:
        found["buried"] = document["buried"][0]
    return found


# -- odds


def odds_of_a_draw_are_those_of_redeals(game: Game, *, seed: int, worlds: int) -> None:
    """The chance of success that is told before cards are revealed is the share of redeals that succeed."""
    state = face_down_cards(game, seed)
    seat = state.actors()[0]
    done = state.parse("done")
    told = state.odds(seat, done)
    assert told is not None, "whoever draws is told the odds"
    won = lost = 0
    for number in range(worlds):
        world = state.redeal(seat, QuickChance(number))
        world.watch(True)
        world.play(seat, done)
        if world.outcome() is not None:
            lost += 1
        else:
            won += successes_in(world) >= told["need"]
    for chance, found in ((told["success"], won), (told["defeat"], lost)):
        spread = (chance * (1 - chance) / worlds) ** 0.5
        assert abs(found / worlds - chance) <= SIGMAS * spread, f"{chance} was told, {found} of {worlds} came"


def successes_in(world: State) -> int:
    """The successes among the cards just revealed, helps aside (ruling 41)."""
    shown = [event["element"] for event in world.events(SPECTATOR) if event["kind"] == "reveal"]
    cards = [int(element.removeprefix("card-")) - 1 for element in shown]
    halves = Counter(BOX.half[card] for card in cards)
    pairs = max(min(halves[1] + at, halves[2] + halves[3] - at) for at in range(halves[3] + 1))
    return sum(BOX.stars[card] for card in cards) + pairs
