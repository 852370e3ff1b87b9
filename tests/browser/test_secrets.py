"""Two browsers at one table: neither screen, storage nor traffic of one holds what only the other knows."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Greeting
from tests.browser.hands import OnceEach, by_clicks, number_shown
from tests.browser.visitors import Json, Visitor

SECRETS = 2
MOVES = 14
HAND_MOVES = 6
BIDS = 8
LOOKS = 40
MOVED_ON = """(begun) => document.querySelector("[data-number]").dataset.number !== begun"""


def pairs(found: object) -> Iterator[tuple[str, str]]:
    """Every piece whose kind is told, with its kind."""
    if isinstance(found, dict):
        if isinstance(found.get("id"), str) and isinstance(found.get("kind"), str):
            yield found["id"], found["kind"]
        if isinstance(found.get("element"), str) and isinstance(found.get("tile"), str):
            yield found["element"], found["tile"]
        for value in found.values():
            yield from pairs(value)
    elif isinstance(found, list):
        for value in found:
            yield from pairs(value)


def told(visitor: Visitor) -> set[tuple[str, str]]:
    """Every kind of a piece that went over somebody's line."""
    found: set[tuple[str, str]] = set()
    for text in visitor.heard:
        if text.startswith(("{", "[")):
            found.update(pairs(json.loads(text)))
    return found


def sentences(visitor: Visitor) -> set[str]:
    """Every sentence of the log as the house tells it to somebody."""
    lines: list[dict[str, Any]] = visitor.asks(f"/api/tables/{visitor.table}/log")
    return {event["say"] for line in lines for event in line.get("events", []) if event["say"]}


def looking_around(moves: list[Json], *, from_the_end: bool) -> Json:
    """The move by which one learns most in secret, from the first site on or from the last."""
    verbs = ("leave", "observe", "unarmed", "no-recruit", "den")
    ranks = {verb: at for at, verb in enumerate(verbs)}
    ranked = moves[::-1] if from_the_end else moves
    return min(ranked, key=lambda move: ranks.get(move["text"].split(" ")[0], len(verbs)))


def sit_down(ada: Visitor, bo: Visitor, game: str = "takara") -> None:
    """Ada opens a table, Bo comes by its link, and the game begins."""
    ada.opens("human", "human", game=game)
    bo.table = ada.table
    bo.goes(f"/t/{ada.table}")
    bo.page.locator("#guest-name").fill("Bo")
    bo.page.locator('[data-sit="1"]').click()
    expect(bo.page.locator("[data-begin]")).to_be_enabled()
    bo.page.locator("[data-begin]").click()
    ada.goes(f"/t/{ada.table}")
    expect(ada.page.locator('[data-screen="table"]')).to_be_visible()


def play_in_turn(
    ada: Visitor, bo: Visitor, moves: int, choose: Callable[[Visitor, list[Json]], Json]
) -> None:
    """So many moves, each by whoever is to act once the house has taken the one before."""
    for _ in range(moves):
        (seat,) = ada.asks(f"/api/tables/{ada.table}")["actors"]
        acting = (ada, bo)[seat]
        acting.settles()
        begun = number_shown(acting)
        by_clicks(acting, choose(acting, acting.position()["moves"]))
        acting.page.wait_for_function(MOVED_ON, arg=begun)


def secrets_kept(ada: Visitor, bo: Visitor) -> list[int]:
    """How many pieces only Ada knows, and only Bo; nothing of them has reached the other."""
    views = [dict(pairs(guest.position()["outlook"])) for guest in (ada, bo)]
    said = [sentences(guest) for guest in (ada, bo)]
    kept = []
    for own, other, guest in ((0, 1, bo), (1, 0, ada)):
        secrets = views[own].items() - views[other].items()
        assert told(guest) & secrets == set()
        everywhere = "\n".join([guest.text(), guest.kept(), *guest.heard])
        assert [sentence for sentence in said[own] - said[other] if sentence in everywhere] == []
        kept.append(len(secrets))
    return kept


def test_neither_screen_nor_storage_nor_traffic_tells_what_only_the_other_has_seen(visitor: Greeting) -> None:
    ada, bo = visitor(), visitor()
    sit_down(ada, bo)
    play_in_turn(ada, bo, MOVES, lambda who, moves: looking_around(moves, from_the_end=who is bo))
    assert min(secrets_kept(ada, bo)) >= SECRETS, "something must be secret, or nothing is shown"
    assert sentences(ada) - sentences(bo)
    assert sentences(bo) - sentences(ada)


def test_a_bid_of_agartha_is_known_to_whoever_made_it(visitor: Greeting) -> None:
    ada, bo = visitor(), visitor()
    sit_down(ada, bo, "agartha")
    play_in_turn(ada, bo, BIDS, lambda _, moves: moves[0])
    assert min(secrets_kept(ada, bo)) >= SECRETS, "something must be secret, or nothing is shown"


def test_a_card_of_temple_is_known_to_whoever_looked_at_it(visitor: Greeting) -> None:
    ada, bo = visitor(), visitor()
    sit_down(ada, bo, "temple")
    for _ in range(LOOKS):
        play_in_turn(ada, bo, 1, looking_first)
        if any(secrets_kept(ada, bo)):
            return
    raise AssertionError("nobody looked at a card, and nothing is shown")


def looking_first(_: Visitor, moves: list[Json]) -> Json:
    """A look at a card that lies face down, as soon as there is one to be had."""
    return next((move for move in moves if move["text"].split(" ")[0] in ("look", "peek")), moves[0])


def test_a_hand_of_arnak_is_on_no_other_screen_and_in_no_other_traffic(visitor: Greeting) -> None:
    ada, bo = visitor(), visitor()
    sit_down(ada, bo, "arnak")
    choose = OnceEach()
    play_in_turn(ada, bo, HAND_MOVES, lambda _, moves: choose(moves))
    for own, guest in ((ada, bo), (bo, ada)):
        viewer = own.position()["viewer"]
        hand = {(card["id"], card["kind"]) for card in own.position()["outlook"]["players"][viewer]["hand"]}
        assert len(hand) >= SECRETS, "something must be secret, or nothing is shown"
        assert told(guest) & hand == set()
        everywhere = "\n".join([guest.text(), guest.kept(), *guest.heard])
        assert [id for id, _ in hand if id in everywhere] == []
