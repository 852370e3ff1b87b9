"""Law 5 on Arnak: what is hidden from a seat is dealt anew as the shuffles and what was seen have it.

Every function takes the game it judges, so that a game with a planted fault can be judged as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import lcm
from typing import Any

from bivouac import SPECTATOR
from bivouac.core.contract import Game, State
from bivouac.games.arnak.kinds import PEEKED, SHUFFLED
from tests.contract.chi_square import differ, misfit
from tests.contract.laws import exchange
from tests.contract.laws.redeals import redeals, redealt_twice
from tests.contract.tables import Table
from tests.contract.walk import in_play

Document = dict[str, Any]
# A hidden place: its name, what lies there, and all that may lie there.
Hidden = tuple[str, Any, list[Any]]
STACKS = ("item_deck", "artifact_deck", "near_stack", "deep_stack", "guardian_stack")


def hidden_places(document: Document, viewer: int) -> Iterator[Hidden]:
    """Every place whose piece the viewer does not know, and the pieces that are as likely to lie there."""
    for seat in range(document["seats"]):
        yield from _cards_of(document, seat, viewer)
    for name in STACKS:
        yield from _ends_of(document, name)
    types = document["idols_down"]
    for at, type in enumerate(types):
        yield f"idols_down {at}", type, types
    yield from _bonuses(document, viewer)
    yield from _assistants(document, viewer)


def _cards_of(document: Document, seat: int, viewer: int) -> Iterator[Hidden]:
    """Deck places by the shuffle of their card; others do not know the hand either.

    Where Fear of an unknown shuffle has left a hand, shares are not those of a single draw: the game's own
    tests count all the ways it may have been.
    """
    deck = document["decks"][seat]
    if seat != viewer and document["untold"][seat]:
        return
    pools: dict[int, list[int]] = {}
    for entry in deck:
        if seat != viewer or entry < PEEKED:
            pools.setdefault(entry % PEEKED // SHUFFLED, []).append(entry % SHUFFLED)
    if seat != viewer:
        looked = document["sifted"] if seat == document["active"] else []
        for entry in [*document["hands"][seat], *looked]:
            pools.setdefault(entry // SHUFFLED, []).append(entry % SHUFFLED)
    for at, entry in enumerate(deck):
        shuffle = entry % PEEKED // SHUFFLED
        if shuffle and entry < PEEKED:
            yield f"decks {seat} {at}", entry % SHUFFLED, pools[shuffle]
        elif shuffle and seat != viewer:
            yield f"decks {seat} {at}", entry % SHUFFLED, _any_in_care(document, seat, pools)


def _any_in_care(document: Document, seat: int, pools: dict[int, list[int]]) -> list[int]:
    """What its owner put back may be any card they have looked at, each a card of its own shuffle."""
    looked = document["sifted"] if seat == document["active"] else []
    care = [entry % PEEKED // SHUFFLED for entry in document["decks"][seat] if entry >= PEEKED]
    care += [entry // SHUFFLED for entry in [*document["hands"][seat], *looked] if entry >= SHUFFLED]
    size = lcm(*(len(pools[shuffle]) for shuffle in care))
    return [card for shuffle in care for card in pools[shuffle] * (size // len(pools[shuffle]))]


def _ends_of(document: Document, name: str) -> Iterator[Hidden]:
    """The lowest and the highest unknown place of a stack."""
    pile = document[name]
    low = {"near_stack": document["near_under"], "deep_stack": document["deep_under"]}.get(name, 0)
    known = {"item_deck": document["tops_known"] & 1, "artifact_deck": document["tops_known"] >> 1}
    high = len(pile) - known.get(name, 0)
    hidden = pile[low:high]
    for at in {low, high - 1} if hidden else ():
        yield f"{name} {at}", pile[at], hidden


def _bonuses(document: Document, viewer: int) -> Iterator[Hidden]:
    """The temple's tiles, unless the viewer has looked through them."""
    pool = document["temple_stack"] + document["bonus_box"]
    if viewer not in document["temple_seen"]:
        for at, type in enumerate(document["temple_stack"]):
            yield f"temple_stack {at}", type, pool


def _assistants(document: Document, viewer: int) -> Iterator[Hidden]:
    """Those below the tops; the rescue stack too, unless the viewer has looked through it."""
    stacks = [(f"supply {at}", stack) for at, stack in enumerate(document["supply"])]
    if viewer not in document["rescue_seen"]:
        stacks.append(("rescue", document["rescue"]))
    pool = [one for _, stack in stacks for one in stack[:-1]]
    for name, stack in stacks:
        for at, one in enumerate(stack[:-1]):
            yield f"{name} {at}", one, pool


def at_place(document: Document, place: str) -> Any:
    """What lies at a place of that name."""
    name, *path = place.split(" ")
    found = document[name]
    for part in path:
        found = found[int(part)]
    return found % SHUFFLED if name == "decks" else found


def shares(pool: list[Any]) -> dict[Any, float]:
    """How likely each piece of a pool is to lie at one of its places."""
    return {piece: count / len(pool) for piece, count in Counter(pool).items()}


def fresh_deals_follow_the_box(game: Game, *, starts: int) -> None:
    """In fresh deals the pieces that nobody sees are spread evenly."""
    deals = [game.start(3, seed, {"temple": "snake"}).dump() for seed in range(starts)]
    pools: dict[str, list[Any]] = {
        "item_deck 0": list(range(5, 45)),
        "artifact_deck 0": list(range(45, 80)),
        "near_stack 0": list(range(10)),
        "deep_stack 5": list(range(10, 16)),
        "guardian_stack 14": list(range(15)),
        "idols_down 3": [0] * 3 + [1] * 3 + [2] * 3 + [3] * 3 + [4] * 2 + [5] * 2,
        "temple_stack 1": list(range(6)),
        "supply 2 0": list(range(12)),
        "rescue 0": list(range(12)),
        "decks 1 0": [0, 0, 1, 2, 3, 4],
        "first": [0, 1, 2],
    }
    for place, pool in pools.items():
        wrong = misfit(Counter(at_place(deal, place) for deal in deals), shares(pool))
        assert not wrong, f"a fresh deal: {place} is not dealt evenly: {wrong}"


def every_first_hand_is_as_likely(game: Game, viewer: int, *, worlds: int) -> None:
    """The first hand of another player, tried hand by hand, against redeals."""
    state = game.start(2, 11)
    seat = 1 if viewer == 0 else 0
    box = [0, 0, 1, 2, 3, 4]
    possible = Counter(tuple(sorted(box[:at] + box[at + 1 :])) for at in range(len(box)))
    dealt = Counter(
        tuple(entry % SHUFFLED for entry in world["hands"][seat]) for world in redeals(state, viewer, worlds)
    )
    wrong = misfit(dealt, {hand: count / len(box) for hand, count in possible.items()})
    assert not wrong, f"viewer {viewer}: a hand is dealt unlike the prior: {wrong}"


def every_hidden_piece_is_dealt_by_its_share(game: Game, *, seed: int, states: int, worlds: int) -> int:
    """Each hidden place holds each piece that may lie there as often as there are such pieces."""
    compared = 0
    for moment in in_play(Table(game, 3, {"temple": "snake"}), seed, states):
        document = moment.state.dump()
        for viewer in (0, 1, SPECTATOR):
            dealt = redeals(moment.state, viewer, worlds)
            for place, _, pool in hidden_places(document, viewer):
                compared += 1
                wrong = misfit(Counter(at_place(world, place) for world in dealt), shares(pool))
                assert not wrong, f"{moment}: {place} for {viewer} is dealt against its share: {wrong}"
    return compared


def a_redeal_of_a_redeal_has_the_same_law(game: Game, *, seed: int, states: int, worlds: int) -> None:
    """Dealing anew what was dealt anew changes no likelihood."""
    for moment in in_play(Table(game, 3, {"temple": "snake"}), seed, states):
        for viewer in (0, SPECTATOR):
            deals = [deal(moment.state, viewer, worlds) for deal in (redeals, redealt_twice)]
            for place, _, _ in hidden_places(moment.state.dump(), viewer):
                unlike = differ(*(Counter(at_place(world, place) for world in deal) for deal in deals))
                assert not unlike, f"{moment}: {place} for {viewer}, dealt twice: {unlike}"


def truth_and_redeal_can_be_exchanged(game: Game, *, games: int, viewer: int) -> None:
    """Over many games stopped anywhere, the truth looks like one more redeal."""
    stopped = ((seed, _stopped(game, seed)) for seed in range(games))
    going_on = ((seed, state) for seed, state in stopped if state.outcome() is None)
    exchange.truth_and_redeal_can_be_exchanged(going_on, _tally, viewer)


def _stopped(game: Game, seed: int) -> State:
    """A random game stopped somewhere."""
    return exchange.stopped(
        game.start(2 + seed % 3, seed, {"temple": ("bird", "snake")[seed % 2]}), seed, 160
    )


def _tally(document: Document, viewer: int) -> Counter[str]:
    """What lies at hidden places, by the kind of place.

    Decks of others are left out: Fear cannot be played, so it stays in hands, and what others choose to play
    is no business of a redeal.
    """
    tally: Counter[str] = Counter()
    for place, piece, _ in hidden_places(document, viewer):
        name, *path = place.split(" ")
        if name != "decks":
            tally[f"{name} {piece}"] += 1
        elif path[0] == str(viewer):
            tally[f"{name} {'bottom' if path[1] == '0' else 'above'} {piece}"] += 1
    return tally
