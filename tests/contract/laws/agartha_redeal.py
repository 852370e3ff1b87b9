"""Law 5 on Agartha: hidden values and the deck are dealt anew as evenly as what everybody knows leaves them.

Every function takes the game it judges, so that a game with a planted fault can be judged as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

from bivouac import SPECTATOR, QuickChance
from bivouac.core.contract import Game, State
from bivouac.games.agartha.columns import IDS, KIND_OF
from tests.contract.chi_square import differ, misfit
from tests.contract.laws import exchange
from tests.contract.tables import Table
from tests.contract.walk import in_play, sampled, step

VALUES = (1, 2, 3)
Document = dict[str, Any]


def redeals(state: State, viewer: int, count: int, first: int = 0) -> Iterator[Document]:
    """The documents of so many worlds dealt anew for a viewer."""
    for number in range(first, first + count):
        yield state.redeal(viewer, QuickChance(number)).dump()


def kind(card: int) -> str:
    """The kind of a card by its number."""
    return IDS[KIND_OF[card]]


def owner(document: Document, at: int) -> int:
    """The seat that placed a token, by its order in the round."""
    return int((document["first"] + document["round"] + at) % document["seats"])


def hidden(document: Document, seat: int) -> list[int]:
    """The face-down tokens of a seat, in the order of placing."""
    zones = document["zones"]
    return [at for at in range(len(zones)) if owner(document, at) == seat and zones[at] >= document["step"]]


def values_of(document: Document, seat: int) -> tuple[int, ...]:
    """The values of a seat's face-down tokens, in the order of placing."""
    return tuple(document["values"][at] for at in hidden(document, seat))


def possible(document: Document, seat: int) -> list[tuple[int, ...]]:
    """Every way a seat's face-down tokens may lie, given those it has shown."""
    zones = document["zones"]
    shown = {
        document["values"][at]
        for at in range(len(zones))
        if owner(document, at) == seat and zones[at] < document["step"]
    }
    left = [value for value in VALUES if value not in shown]
    return list(permutations(left, len(hidden(document, seat))))


def hidden_values_are_dealt_evenly(game: Game, *, seed: int, states: int, worlds: int) -> int:
    """Others' face-down tokens lie in every order that elimination leaves, each as likely; one's own stay."""
    compared = 0
    for moment in in_play(Table(game, 3), seed, states):
        true = moment.state.dump()
        for viewer in (0, SPECTATOR):
            documents = list(redeals(moment.state, viewer, worlds))
            for seat in range(true["seats"]):
                found = Counter(values_of(document, seat) for document in documents)
                if seat == viewer:
                    own = values_of(true, seat)
                    assert set(found) == {own}, f"{moment}: seat {seat} no longer knows its own tokens"
                    continue
                ways = possible(true, seat)
                compared += len(ways) > 1
                wrong = misfit(found, dict.fromkeys(ways, 1 / len(ways)))
                assert not wrong, f"{moment}: the tokens of {seat} for {viewer} are not dealt evenly: {wrong}"
    return compared


def tokens_of_two_seats_are_dealt_apart(game: Game, *, worlds: int) -> None:
    """To an onlooker the values of one seat tell nothing of those of another."""
    state = game.start(2, 3)
    luck = Random(3)
    while len(state.dump()["zones"]) < 2:
        step(state, luck)
    documents = list(redeals(state, SPECTATOR, worlds))
    found = Counter(tuple(document["values"]) for document in documents)
    pairs = [(one, other) for one in VALUES for other in VALUES]
    wrong = misfit(found, dict.fromkeys(pairs, 1 / len(pairs)))
    assert not wrong, f"two seats' tokens are not dealt apart: {wrong}"


def the_deck_is_dealt_evenly_above_what_is_known(game: Game, *, seed: int, states: int, worlds: int) -> int:
    """Every place of the deck holds each kind as often as the rest of the box does; known cards stay."""
    compared = 0
    for moment in in_play(Table(game, 3), seed, states):
        true = moment.state.dump()
        known, unknown = true["deck"][: true["bottom"]], true["deck"][true["bottom"] :]
        documents = list(redeals(moment.state, 1, worlds))
        for document in documents:
            assert document["deck"][: len(known)] == known, f"{moment}: cards known to all have moved"
        pool = Counter(map(kind, unknown))
        shares = {face: count / len(unknown) for face, count in pool.items()}
        for place in range(len(known), len(true["deck"])):
            compared += 1
            wrong = misfit(Counter(kind(document["deck"][place]) for document in documents), shares)
            assert not wrong, f"{moment}: place {place} of the deck is not dealt evenly: {wrong}"
    return compared


def odds_of_a_draw_are_those_of_redeals(game: Game, *, seed: int, worlds: int) -> int:
    """What `odds` says of the deck is how often redealt worlds turn that card up."""
    compared = 0
    for moment in sampled(Table(game, 2), seed, 80):
        state = moment.state
        code = state.parse("draw deck")
        for seat in state.actors():
            odds = state.odds(seat, code)
            if code not in state.legal(seat):
                assert odds is None or not state.legal(seat), f"{moment}: odds of what cannot be done"
                continue
            assert odds is not None, f"{moment}: a Draw has odds"
            total = sum(odds["cards"].values())
            assert abs(total - 1) < 1e-9, f"{moment}: the odds add up to {total}"
            found: Counter[str] = Counter()
            for number in range(worlds):
                world = state.redeal(seat, QuickChance(number))
                world.play(seat, code)
                found[world.outlook(seat)["prompt"]["card"]] += 1
            wrong = misfit(found, odds["cards"])
            assert not wrong, f"{moment}: the odds of the deck are wrong: {wrong}"
            compared += 1
    return compared


def a_redeal_of_a_redeal_has_the_same_law(game: Game, *, seed: int, states: int, worlds: int) -> None:
    """Dealing anew what was dealt anew changes no likelihood."""
    for moment in in_play(Table(game, 3), seed, states):
        once = [_seen(document) for document in redeals(moment.state, 0, worlds)]
        twice = [
            _seen(moment.state.redeal(0, QuickChance(-1 - number)).redeal(0, QuickChance(number)).dump())
            for number in range(worlds)
        ]
        for place in range(len(once[0])):
            unlike = differ(Counter(one[place] for one in once), Counter(one[place] for one in twice))
            assert not unlike, f"{moment}: slot {place} dealt twice: {unlike}"


def _seen(document: Document) -> list[str]:
    return [*map(str, document["values"]), *map(kind, document["deck"])]


def truth_and_redeal_can_be_exchanged(game: Game, *, games: int, viewer: int) -> None:
    """Over many games stopped anywhere, the truth looks like one more redeal."""
    stopped = ((seed, _stopped(game, seed)) for seed in range(games))
    exchange.truth_and_redeal_can_be_exchanged(stopped, _tally, viewer)


def _stopped(game: Game, seed: int) -> State:
    """A random game stopped somewhere."""
    return exchange.stopped(game.start(2 + seed % 3, seed), seed, 120)


def _tally(document: Document, viewer: int) -> Counter[str]:
    """What lies hidden from the viewer: values by zone and by order, kinds near the top of the deck."""
    tally: Counter[str] = Counter()
    for seat in range(document["seats"]):
        if seat == viewer:
            continue
        for order, at in enumerate(hidden(document, seat)):
            value = document["values"][at]
            tally[f"value {value} as token {order}"] += 1
            tally[f"value {value} in {'a bid' if document['zones'][at] % 2 else 'an action'} zone"] += 1
    unknown = document["deck"][document["bottom"] :]
    for place, card in enumerate(reversed(unknown[-6:])):
        tally[f"{kind(card)}, {place} from the top"] += 1
    return tally
