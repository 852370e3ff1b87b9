"""Law 5 on Takara: tiles hidden from a seat are dealt anew as the set-up and its conclusions would have them.

Every function takes the game it judges, so that a game with a planted fault can be judged as well.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from random import Random
from typing import Any

from bivouac import SPECTATOR, QuickChance
from bivouac.core.contract import Game, State
from bivouac.games.takara.odds import face_odds
from tests.contract.chi_square import differ, misfit
from tests.contract.laws import exchange
from tests.contract.laws.redeals import redeals, redealt_twice
from tests.contract.tables import Table
from tests.contract.walk import Moment, in_play, sampled, step

SITES, LEVELS, GALLERIES = 6, 9, 54
STONE, ROCKFALL = "stone", "rockfall"

Tiles = list[str]


def fresh_deals(game: Game, count: int) -> list[Tiles]:
    """The galleries of so many starts."""
    return [list(game.start(2, seed).dump()["tiles"]) for seed in range(count)]


def depth_of(tile: int) -> int:
    """0 for the deep galleries at the bottom of a site, 2 for the superficial ones."""
    return tile % LEVELS // 3


def shares(deals: list[Tiles]) -> list[dict[str, float]]:
    """How often each kind lies at each depth of the box."""
    first = deals[0]
    kinds = [Counter(first[tile] for tile in range(GALLERIES) if depth_of(tile) == d) for d in range(3)]
    return [{kind: count / 18 for kind, count in of_depth.items()} for of_depth in kinds]


def every_slot_follows_the_box(deals: list[Tiles], what: str) -> None:
    """Each slot holds each kind as often as its depth does."""
    due = shares(deals)
    for tile in range(GALLERIES):
        wrong = misfit(Counter(deal[tile] for deal in deals), due[depth_of(tile)])
        assert not wrong, f"{what}: gallery {tile} is not dealt evenly: {wrong}"


def stones_lie_apart_and_evenly(deals: list[Tiles], what: str) -> None:
    """The two Stones: never on one site, every pair of sites as likely, every place on them as likely."""
    pairs: Counter[tuple[int, ...]] = Counter()
    places: Counter[tuple[int, ...]] = Counter()
    for deal in deals:
        stones = [tile for tile in range(GALLERIES) if deal[tile] == STONE]
        pairs[tuple(tile // LEVELS for tile in stones)] += 1
        places[tuple(tile % LEVELS for tile in stones)] += 1
    apart: dict[tuple[int, ...], float] = dict.fromkeys(combinations(range(SITES), 2), 1 / 15)
    nine: dict[tuple[int, ...], float] = dict.fromkeys(product(range(3), repeat=2), 1 / 9)
    for name, found, due in (("sites", pairs, apart), ("places", places, nine)):
        wrong = misfit(found, due)
        assert not wrong, f"{what}: the Stones' {name} are not even: {wrong}"


def chests_lie_evenly(documents: list[dict[str, Any]], what: str) -> None:
    """Every chest tile is as often at every place of the pile."""
    pile = sorted(documents[0]["chests"])
    for place in range(len(pile)):
        found = Counter(document["chests"][place] for document in documents)
        wrong = misfit(found, {tile: 1 / len(pile) for tile in pile})
        assert not wrong, f"{what}: place {place} of the chests is not even: {wrong}"


def an_onlooker_at_the_start_sees_the_prior(game: Game, *, worlds: int) -> None:
    """Nothing is known yet, so every slot follows the box."""
    documents = redeals(game.start(2, 5), SPECTATOR, worlds)
    deals = [list(document["tiles"]) for document in documents]
    every_slot_follows_the_box(deals, "a redeal at the start")
    stones_lie_apart_and_evenly(deals, "a redeal at the start")
    chests_lie_evenly(documents, "a redeal at the start")


def like_rejection(
    state: State, viewer: int, prior: list[Tiles], keeps: Any, *, worlds: int, what: str
) -> None:
    """Redeals are distributed as the deals of the prior that agree with what the viewer may conclude."""
    kept = [deal for deal in prior if keeps(deal)]
    assert len(kept) >= 400, f"{what}: only {len(kept)} deals of the prior agree; more are needed"
    dealt = [list(document["tiles"]) for document in redeals(state, viewer, worlds)]
    strange = [deal for deal in dealt if not keeps(deal)]
    assert not strange, f"{what}: {len(strange)} redealt worlds contradict what viewer {viewer} knows"
    for tile in range(GALLERIES):
        unlike = differ(Counter(deal[tile] for deal in kept), Counter(deal[tile] for deal in dealt))
        assert not unlike, f"{what}: gallery {tile} is dealt unlike the prior: {unlike}"
    unlike = differ(Counter(map(_stone_sites, kept)), Counter(map(_stone_sites, dealt)))
    assert not unlike, f"{what}: the Stones are dealt unlike the prior: {unlike}"


def _stone_sites(deal: Tiles) -> str:
    return " ".join(str(tile // LEVELS) for tile in range(GALLERIES) if deal[tile] == STONE)


def observed_and_left(game: Game) -> tuple[State, int, list[int]]:
    """Somebody observes site 1 and leaves three tiles face down: the state, another seat, the tiles."""
    for seed in range(1000):
        state = game.start(2, seed)
        seat = state.actors()[0]
        state.play(seat, state.parse("observe 1"))
        while state.parse("leave") in state.legal(seat):
            state.play(seat, state.parse("leave"))
        tiles = list(state.dump()["cleared"])
        if len(tiles) == 3:
            return state, 1 - seat, tiles
    raise AssertionError("in a thousand games an observer meets three tiles that are no rockfall")


def tiles_left_by_an_observer_are_no_rockfalls(game: Game, prior: list[Tiles], *, worlds: int) -> None:
    """Everybody may conclude so from an observation (ruling 43), and nothing else."""
    state, other, tiles = observed_and_left(game)
    for viewer in (other, SPECTATOR):
        like_rejection(
            state,
            viewer,
            prior,
            lambda deal: all(deal[tile] != ROCKFALL for tile in tiles),
            worlds=worlds,
            what="after an observation that left three tiles",
        )


def with_seen(game: Game, seat: int, kinds: tuple[str, ...]) -> tuple[State, list[int]]:
    """A start at which a seat has seen one tile of each of these kinds."""
    state = game.start(2, 11)
    document = state.dump()
    tiles = [document["tiles"].index(kind) for kind in kinds]
    document["knowledge"]["seen"][seat] = sorted(tiles)
    return game.load(document), tiles


def one_known_stone_keeps_the_other_off_its_site(game: Game, prior: list[Tiles], *, worlds: int) -> None:
    """Who has seen a Stone knows where the other is not."""
    state, tiles = with_seen(game, 0, (STONE,))
    like_rejection(
        state,
        0,
        prior,
        lambda deal: deal[tiles[0]] == STONE,
        worlds=worlds,
        what="with one Stone seen",
    )


def a_seen_tile_stays_where_it_is(game: Game, prior: list[Tiles], *, worlds: int) -> None:
    """A rockfall and a Kara tile seen in secret are dealt around."""
    state, tiles = with_seen(game, 0, (ROCKFALL, "karas_6"))
    like_rejection(
        state,
        0,
        prior,
        lambda deal: deal[tiles[0]] == ROCKFALL and deal[tiles[1]] == "karas_6",
        worlds=worlds,
        what="with two tiles seen",
    )


def a_redeal_of_a_redeal_has_the_same_law(game: Game, *, seed: int, states: int, worlds: int) -> None:
    """Dealing anew what was dealt anew changes no likelihood."""
    for moment in in_play(Table(game, 3), seed, states):
        for viewer in (0, SPECTATOR):
            deals = [deal(moment.state, viewer, worlds) for deal in (redeals, redealt_twice)]
            for tile in range(GALLERIES):
                unlike = differ(*(Counter(world["tiles"][tile] for world in deal) for deal in deals))
                assert not unlike, f"{moment}: gallery {tile} for {viewer}, dealt twice: {unlike}"


def odds_of_a_dig_are_those_of_redeals(game: Game, *, seed: int, states: int, worlds: int) -> int:
    """What `odds` says of the top tile is how often redealt worlds have it there."""
    compared = 0
    for moment in in_play(Table(game, 3), seed, states):
        state, heights = moment.state, moment.state.dump()["height"]
        for viewer in (0, 1, SPECTATOR):
            deals = [document["tiles"] for document in redeals(state, viewer, worlds)]
            for site in range(SITES):
                odds = state.odds(viewer, state.parse(f"dig {site + 1}"))
                if odds is None:
                    continue
                compared += 1
                total = sum(odds["tiles"].values())
                assert abs(total - 1) < 1e-9, f"{moment}: the odds of site {site + 1} add up to {total}"
                top = site * LEVELS + heights[site] - 1
                wrong = misfit(Counter(deal[top] for deal in deals), odds["tiles"])
                assert not wrong, f"{moment}: the odds of site {site + 1} for {viewer} are wrong: {wrong}"
    return compared


def every_hidden_tile_is_dealt_by_its_odds(game: Game, *, seed: int, states: int, worlds: int) -> int:
    """Each tile hidden from a viewer, on top or not, is dealt as often as it is likely to lie there."""
    compared = 0
    for moment in in_play(Table(game, 3), seed, states):
        true: Any = moment.state
        for viewer in (0, 1, SPECTATOR):
            deals = [document["tiles"] for document in redeals(moment.state, viewer, worlds)]
            for tile in hidden_from(viewer, moment.state.dump()):
                compared += 1
                due = face_odds(getattr(true, "true", true), viewer, tile)
                wrong = misfit(Counter(deal[tile] for deal in deals), due)
                assert not wrong, f"{moment}: gallery {tile} for {viewer} is dealt against its odds: {wrong}"
    return compared


def hidden_from(viewer: int, document: dict[str, Any]) -> list[int]:
    """The galleries whose faces the viewer does not know."""
    known = {*document["knowledge"]["public"]}
    if viewer >= 0:
        known |= {*document["knowledge"]["seen"][viewer]}
    return [tile for tile in range(GALLERIES) if tile not in known]


def odds_of_a_fight_are_those_of_the_die(game: Game, *, seed: int, throws: int) -> int:
    """What `odds` says of a fight is how often it is won, whatever the chance."""
    compared = 0
    for moment in sampled(Table(game, 2), seed, 60):
        state = moment.state
        for seat in state.actors():
            for action in state.legal(seat):
                if state.text(action).startswith("fight ") and compared < 5:
                    compared += 1
                    _fought(game, moment, (seat, action), throws)
    return compared


def _fought(game: Game, moment: Moment, move: tuple[int, int], throws: int) -> None:
    odds = moment.state.odds(*move)
    assert odds is not None, f"{moment}: a fight has odds"
    document = moment.state.dump()
    hits: Counter[int] = Counter()
    for number in range(throws):
        document["chance"] = QuickChance(number).dump()
        state = game.load(document)
        state.play(*move)
        hits[sum(1 for face in state.outlook(SPECTATOR)["dice"] if face == "sword")] += 1
    assert odds["win"] == odds["hits"][-1], f"{moment}: to win is to land every hit"
    wrong = misfit(hits, dict(enumerate(odds["hits"])))
    assert not wrong, f"{moment}: the odds of {moment.state.text(move[1])} are wrong: {wrong}"


def truth_and_redeal_can_be_exchanged(game: Game, *, games: int, viewer: int) -> None:
    """Over many games stopped anywhere, the truth looks like one more redeal.

    Nobody turns a monster up here: a redeal does not conclude anything from what others chose, and to
    leave a monster would be such a choice.
    """
    stopped = ((seed, _stopped(game, seed)) for seed in range(games))
    going_on = ((seed, state) for seed, state in stopped if state.outcome() is None)
    exchange.truth_and_redeal_can_be_exchanged(going_on, _tally, viewer)


def _stopped(game: Game, seed: int) -> State:
    """A random game of which nobody turns up what they observe, stopped somewhere."""
    state = game.start(2 + seed % 3, seed)
    luck = Random(f"exchange {seed}")
    leave = state.parse("leave")
    for _ in range(luck.randrange(1, 260)):
        if not state.actors():
            break
        seat = state.actors()[0]
        if leave in state.legal(seat):
            state.play(seat, leave)
        else:
            step(state, luck)
    return state


def _tally(document: dict[str, Any], viewer: int) -> Counter[str]:
    """What lies hidden from the viewer: kinds by depth, by whether they were observed, by the next to dig."""
    tally: Counter[str] = Counter()
    stones = []
    for tile in hidden_from(viewer, document):
        site, level = divmod(tile, LEVELS)
        kind = document["tiles"][tile]
        left = tile in document["cleared"]
        top = level == document["height"][site] - 1
        tally[f"{kind} at depth {3 - depth_of(tile)}, observed {left}"] += 1
        tally[f"{kind} at depth {3 - depth_of(tile)}, on top {top}"] += 1
        tally[f"{kind} on site {site + 1}"] += 1
        if kind == STONE:
            stones.append(level)
    tally[f"Stones at levels {sorted(stones)}"] += 1
    for place, tile in enumerate(reversed(document["chests"])):
        tally[f"chest {tile}, {place} from the top"] += 1
    return tally
