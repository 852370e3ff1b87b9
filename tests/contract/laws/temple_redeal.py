"""Law 5 on Temple: cards hidden from a seat are dealt anew as the shuffle and the backs in sight have it.

Every function takes the game it judges, so that a game with a planted fault can be judged as well.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

from bivouac import SPECTATOR
from bivouac.core.contract import Game, State
from bivouac.games.temple import columns
from tests.contract.chi_square import differ, misfit
from tests.contract.laws import exchange
from tests.contract.laws.redeals import redeals, redealt_twice
from tests.contract.tables import Table
from tests.contract.walk import in_play, step

CARDS, CELLS = 54, 26
DECKS = ["statues", "coins", "plates", "monsters", "treasures", "curses"]

Document = dict[str, Any]


def lies_down(kind: str) -> bool:
    """Does a card of this kind lie face down in a temple?"""
    return bool(columns.DOWN[columns.KIND[kind]])


def fresh_deals_follow_the_box(game: Game, *, starts: int) -> None:
    """Each place of the deal holds each kind as often as the six decks do."""
    deals = [game.start(2, seed, {"decks": DECKS}).dump()["faces"] for seed in range(starts)]
    due = {kind: count / CARDS for kind, count in Counter(deals[0]).items()}
    for card in range(CARDS):
        wrong = misfit(Counter(deal[card] for deal in deals), due)
        assert not wrong, f"a fresh deal: place {card} is not dealt evenly: {wrong}"


def hidden_from(viewer: int, document: Document) -> list[int]:
    """The cards whose faces the viewer does not know."""
    known = {*document["knowledge"]["public"]}
    if viewer >= 0:
        known |= {*document["knowledge"]["seen"][viewer]}
    return [card for card in range(CARDS) if card not in known]


def backs_among(hidden: list[int], document: Document) -> list[int]:
    """Those of them that show a back in the temple; the others are undealt or removed."""
    return [card for card in hidden if card < CELLS * document["round"]]


def few_are_hidden(game: Game, viewer: int, *, most: int) -> tuple[State, list[int]]:
    """A game stopped in the second temple with a few hidden cards, backs and removed ones among them."""
    for seed in range(1000):
        state = game.start(2, seed, {"decks": DECKS})
        luck = Random(seed)
        while state.actors():
            document = state.dump()
            hidden = hidden_from(viewer, document)
            backs = backs_among(hidden, document)
            pool = {document["faces"][card] for card in hidden}
            if len(hidden) <= most and len(backs) >= 3 and len(pool) >= 4:
                return state, hidden
            step(state, luck)
    raise AssertionError("in a thousand games a few cards are hidden")


def every_possible_deal_is_as_likely(game: Game, viewer: int, *, worlds: int) -> None:
    """All orders of the hidden cards in which backs lie face down, tried one by one, against redeals."""
    state, hidden = few_are_hidden(game, viewer, most=6)
    document = state.dump()
    backs = len(backs_among(hidden, document))
    possible: Counter[tuple[str, ...]] = Counter()
    for deal in permutations([document["faces"][card] for card in hidden]):
        if all(lies_down(kind) for kind in deal[:backs]):
            possible[deal] += 1
    total = sum(possible.values())
    dealt = Counter(
        tuple(world["faces"][card] for card in hidden) for world in redeals(state, viewer, worlds)
    )
    wrong = misfit(dealt, {deal: count / total for deal, count in possible.items()})
    assert not wrong, f"viewer {viewer}: the hidden cards are dealt unlike the prior: {wrong}"


def every_hidden_card_is_dealt_by_its_share(game: Game, *, seed: int, states: int, worlds: int) -> int:
    """Backs show face-down kinds evenly; what is left of those lies evenly among the undealt cards."""
    compared = 0
    for moment in in_play(Table(game, 3, {"decks": DECKS}), seed, states):
        document = moment.state.dump()
        for viewer in (0, 1, SPECTATOR):
            hidden = hidden_from(viewer, document)
            backs = backs_among(hidden, document)
            dealt = redeals(moment.state, viewer, worlds)
            on_backs, elsewhere = shares(document, hidden, backs)
            for card in hidden:
                compared += 1
                due = on_backs if card in backs else elsewhere
                wrong = misfit(Counter(world["faces"][card] for world in dealt), due)
                assert not wrong, f"{moment}: card {card} for {viewer} is dealt against its share: {wrong}"
    return compared


def shares(
    document: Document, hidden: list[int], backs: list[int]
) -> tuple[dict[str, float], dict[str, float]]:
    """How likely each kind is under a back, and at a place that is not laid out."""
    kinds = Counter(document["faces"][card] for card in hidden)
    down = sum(count for kind, count in kinds.items() if lies_down(kind))
    on_backs = {kind: count / down for kind, count in kinds.items() if lies_down(kind)} if down else {}
    others = len(hidden) - len(backs)
    elsewhere = {}
    for kind, count in kinds.items():
        left = count * (1 - len(backs) / down) if lies_down(kind) else count
        elsewhere[kind] = left / others if others else 0.0
    return on_backs, elsewhere


def a_redeal_of_a_redeal_has_the_same_law(game: Game, *, seed: int, states: int, worlds: int) -> None:
    """Dealing anew what was dealt anew changes no likelihood."""
    for moment in in_play(Table(game, 3, {"decks": DECKS}), seed, states):
        for viewer in (0, SPECTATOR):
            deals = [deal(moment.state, viewer, worlds) for deal in (redeals, redealt_twice)]
            for card in range(CARDS):
                unlike = differ(*(Counter(world["faces"][card] for world in deal) for deal in deals))
                assert not unlike, f"{moment}: card {card} for {viewer}, dealt twice: {unlike}"


def odds_of_a_card_are_those_of_redeals(game: Game, *, seed: int, states: int, worlds: int) -> int:
    """What `odds` says of a face-down card is how often redealt worlds have it there."""
    compared = 0
    for moment in in_play(Table(game, 3, {"decks": DECKS}), seed, states):
        state, document = moment.state, moment.state.dump()
        for viewer in (0, 1, SPECTATOR):
            dealt = redeals(state, viewer, worlds)
            for cell in document["cells"]:
                odds = state.odds(viewer, state.parse(f"take {columns.CELL_IDS[cell]}"))
                card = CELLS * (document["round"] - 1) + cell
                assert (odds is None) == (not lies_down(document["faces"][card])), f"{moment}: odds of {cell}"
                if odds is None:
                    continue
                compared += 1
                total = sum(odds["cards"].values())
                assert abs(total - 1) < 1e-9, f"{moment}: the odds of {cell} add up to {total}"
                wrong = misfit(Counter(world["faces"][card] for world in dealt), odds["cards"])
                assert not wrong, f"{moment}: the odds of {cell} for {viewer} are wrong: {wrong}"
    return compared


def truth_and_redeal_can_be_exchanged(game: Game, *, games: int, viewer: int) -> None:
    """Over many games stopped anywhere, the truth looks like one more redeal."""
    stopped = ((seed, _stopped(game, seed)) for seed in range(games))
    going_on = ((seed, state) for seed, state in stopped if state.outcome() is None)
    exchange.truth_and_redeal_can_be_exchanged(going_on, _tally, viewer)


def _stopped(game: Game, seed: int) -> State:
    """A random game stopped somewhere."""
    return exchange.stopped(game.start(2 + seed % 3, seed, {"decks": DECKS}), seed, 140)


def _tally(document: Document, viewer: int) -> Counter[str]:
    """What lies hidden from the viewer: kinds under backs by floor, undealt and removed ones by place."""
    tally: Counter[str] = Counter()
    hidden = hidden_from(viewer, document)
    backs = backs_among(hidden, document)
    for card in hidden:
        kind = document["faces"][card]
        if card in backs:
            tally[f"{kind} under a back, floor {columns.FLOOR[card % CELLS]}"] += 1
            looked = any(card in seen for seen in document["knowledge"]["seen"])
            tally[f"{kind} under a back, seen by another {looked}"] += 1
        else:
            tally[f"{kind} {'spare' if card >= 2 * CELLS else 'undealt'}"] += 1
    return tally
