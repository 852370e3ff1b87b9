"""What Arnak's stories may claim, held against outlooks, legal actions and events."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bivouac import SPECTATOR
from bivouac.core.contract import State
from tests.games.arnak.stage import from_lines
from tests.games.claiming import Answer, names
from tests.games.telling import Teller

TELLER = Teller(from_lines)


def table(state: State, viewer: int = SPECTATOR) -> dict[str, Any]:
    """What a viewer sees."""
    return state.outlook(viewer)


def player(state: State, seat: str | int, viewer: int = SPECTATOR) -> dict[str, Any]:
    """A player's board as a viewer sees it."""
    found: dict[str, Any] = table(state, viewer)["players"][int(seat)]
    return found


def in_order(text: str) -> list[str]:
    """A list in which `fear x2` stands for two."""
    found: list[str] = []
    for name in names(text):
        kind, _, times = name.partition(" x")
        found += [kind] * int(times or 1)
    return found


def counted(text: str) -> list[str]:
    """Such a list whose order does not matter."""
    return sorted(in_order(text))


def site(state: State, name: str) -> dict[str, Any]:
    """A site of the island."""
    (found,) = [one for one in table(state)["sites"] if one["site"] == name]
    return dict(found)


@TELLER.claim(r"(coin|compass|tablet|arrowhead|jewel) (\d) = (\d+)")
def _token(state: State, token: str, seat: str, wished: str) -> Answer:
    return player(state, seat)["tokens"][token], int(wished)


@TELLER.claim(r"tokens (\d) = (.+)")
def _tokens(state: State, seat: str, wished: str) -> Answer:
    """All tokens of a player, like `2 coin, 1 jewel`."""
    found = {token: count for token, count in player(state, seat)["tokens"].items() if count}
    return found, {name.split(" ")[1]: int(name.split(" ")[0]) for name in names(wished)}


@TELLER.claim(r"hand (\d) = (.+)")
def _hand(state: State, seat: str, wished: str) -> Answer:
    """The hand as its owner sees it."""
    found = [card["kind"] for card in player(state, seat, int(seat))["hand"]]
    return sorted(found), counted(wished)


@TELLER.claim(r"(\d|spectator) sees the hand of (\d) = (.+)")
def _seen_hand(state: State, viewer: str, seat: str, wished: str) -> Answer:
    """A hand as somebody else sees it; `?` for a back."""
    eyes = SPECTATOR if viewer == "spectator" else int(viewer)
    found = [card["kind"] or "?" for card in player(state, seat, eyes)["hand"]]
    return sorted(found), counted(wished)


@TELLER.claim(r"(deck|hand|area) (\d) counts (\d+)")
def _count(state: State, place: str, seat: str, wished: str) -> Answer:
    board = player(state, seat)
    return board["deck"]["count"] if place == "deck" else len(board[place]), int(wished)


@TELLER.claim(r"(\d|spectator) sees the deck of (\d) = (.+)")
def _deck(state: State, viewer: str, seat: str, wished: str) -> Answer:
    """A deck from the top; `?` for a card whose place does not tell its face."""
    eyes = SPECTATOR if viewer == "spectator" else int(viewer)
    return [card["face"] or "?" for card in player(state, seat, eyes)["deck"]["cards"]], names(wished)


@TELLER.claim(r"area (\d) = (.+)")
def _area(state: State, seat: str, wished: str) -> Answer:
    return sorted(card["kind"] for card in player(state, seat)["area"]), counted(wished)


@TELLER.claim(r"fear tiles (\d) = (\d+)")
def _fear_tiles(state: State, seat: str, wished: str) -> Answer:
    return player(state, seat)["fear_tiles"], int(wished)


@TELLER.claim(r"fear pile = (\d+)")
def _fears(state: State, wished: str) -> Answer:
    return table(state)["fears"], int(wished)


@TELLER.claim(r"crates (\d) = (\d+)")
def _crates(state: State, seat: str, wished: str) -> Answer:
    return player(state, seat)["crates"], int(wished)


@TELLER.claim(r"slots (\d) = (.+)")
def _slots(state: State, seat: str, wished: str) -> Answer:
    """The slots that hold an idol, counted from 1."""
    slots = player(state, seat)["slots"]
    return [str(at + 1) for at, full in enumerate(slots) if full], names(wished)


@TELLER.claim(r"assistants (\d) = (.+)")
def _assistants(state: State, seat: str, wished: str) -> Answer:
    """Assistants with their marks, like `assistant_3 gold exhausted`."""
    found = []
    for one in player(state, seat)["assistants"]:
        if one is not None:
            marks = (" gold" if one["gold"] else "") + ("" if one["ready"] else " exhausted")
            found.append(one["kind"] + marks)
    return sorted(found), sorted(names(wished))


@TELLER.claim(r"guardians (\d) = (.+)")
def _guardians(state: State, seat: str, wished: str) -> Answer:
    """Guardians overcome; `used` after those whose boon is."""
    found = [one["kind"] + ("" if one["boon"] else " used") for one in player(state, seat)["guardians"]]
    return sorted(found), sorted(names(wished))


@TELLER.claim(r"archaeologists (\d) = (.+)")
def _figures(state: State, seat: str, wished: str) -> Answer:
    """The spaces where a player stands."""
    spaces = [space for one in table(state)["sites"] for space in one["spaces"]]
    return sorted(space["space"] for space in spaces if space["player"] == int(seat)), sorted(names(wished))


@TELLER.claim(r"(glass|notebook) (\d) = (\d+)")
def _research(state: State, token: str, seat: str, wished: str) -> Answer:
    return player(state, seat)[token], int(wished)


@TELLER.claim(r"temple tiles (\d) = (.+)")
def _won(state: State, seat: str, wished: str) -> Answer:
    return dict(Counter(player(state, seat)["temple_tiles"])), dict(Counter(names(wished)))


@TELLER.claim(r"passed = (.+)")
def _passed(state: State, wished: str) -> Answer:
    return [str(one["seat"]) for one in table(state)["players"] if one["passed"]], names(wished)


@TELLER.claim(r"(tile|guardian) at (\w+) = (\w+)")
def _at(state: State, what: str, name: str, wished: str) -> Answer:
    found = site(state, name)[what]
    return "nothing" if found is None else found["kind"], wished


@TELLER.claim(r"idols at (\w+) = (.+)")
def _idols(state: State, name: str, wished: str) -> Answer:
    """Idols that lie at a place; `?` for one face down."""
    return [idol["kind"] or "?" for idol in site(state, name)["idols"]], names(wished)


@TELLER.claim(r"blocked = (.+)")
def _blocked(state: State, wished: str) -> Answer:
    spaces = [space for one in table(state)["sites"] for space in one["spaces"]]
    return [space["space"] for space in spaces if space["blocked"]], names(wished)


@TELLER.claim(r"row = (.+)")
def _row(state: State, wished: str) -> Answer:
    return [card["kind"] if card else "none" for card in table(state)["row"]], names(wished)


@TELLER.claim(r"(exile|exiled) = (.+)")
def _exile(state: State, _: str, wished: str) -> Answer:
    return [card["kind"] for card in table(state)["exile"]], names(wished)


@TELLER.claim(r"exiled basics (\d) = (.+)")
def _exiled_basics(state: State, seat: str, wished: str) -> Answer:
    gone = [card["kind"] for card in table(state)["exiled_basics"] if card["seat"] == int(seat)]
    return gone, names(wished)


@TELLER.claim(r"top of the (item|artifact) deck = (\w+)")
def _top(state: State, kind: str, wished: str) -> Answer:
    (deck,) = [one for one in table(state)["decks"] if one["id"] == f"{kind}-deck"]
    return deck["top"]["kind"] if deck["top"] else "unknown", wished


@TELLER.claim(r"bonus tiles at (\d+) = (.+)")
def _bonuses(state: State, space: str, wished: str) -> Answer:
    found = table(state)["track"][int(space)]["bonuses"]
    return [one.removeprefix("bonus_") for one in found], names(wished)


@TELLER.claim(r"(\d|spectator) sees the temple bonus = (.+)")
def _temple_bonus(state: State, viewer: str, wished: str) -> Answer:
    eyes = SPECTATOR if viewer == "spectator" else int(viewer)
    temple = table(state, eyes)["lost_temple"]
    found = ["?"] * temple["bonuses"] if temple["seen"] is None else temple["seen"]
    return [one.removeprefix("bonus_") for one in found], names(wished)


@TELLER.claim(r"supply = (.+)")
def _supply(state: State, wished: str) -> Answer:
    """The tops of the three stacks."""
    tops = [stack["top"]["kind"] if stack["top"] else "none" for stack in table(state)["supply"]]
    return tops, [name.strip() for name in wished.split(",")]


@TELLER.claim(r"(\d|spectator) sees the rescue stack = (.+)")
def _rescue(state: State, viewer: str, wished: str) -> Answer:
    eyes = SPECTATOR if viewer == "spectator" else int(viewer)
    return [one["kind"] or "?" for one in table(state, eyes)["rescue"]], names(wished)


@TELLER.claim(r"known under the (level_1|level_2) stack = (.+)")
def _under(state: State, level: str, wished: str) -> Answer:
    (stack,) = [one for one in table(state)["stacks"] if one["id"] == f"stack-{level}"]
    return stack["known"], names(wished)


@TELLER.claim(r"travel left = (.+)")
def _icons(state: State, wished: str) -> Answer:
    return table(state)["icons"], names(wished)


@TELLER.claim(r"line (\d) (\w+) = (-?\d+)")
def _line(state: State, seat: str, line: str, wished: str) -> Answer:
    """A line of the sheet as it would be counted now."""
    return dict(player(state, seat)["lines"])[line], int(wished)


@TELLER.claim(r"points (\d) = (-?\d+)")
def _points(state: State, seat: str, wished: str) -> Answer:
    return player(state, seat)["points"], int(wished)


@TELLER.claim(r"rival (points|pile|glass|arrow) = (-?\w+)")
def _rival(state: State, what: str, wished: str) -> Answer:
    return str(table(state)["rival"][what]), wished


@TELLER.claim(r"rival (idols|done|cards|guardians|assistants_gone) = (.+)")
def _rival_has(state: State, what: str, wished: str) -> Answer:
    found = table(state)["rival"][what]
    return [one if isinstance(one, str) else one["kind"] for one in found], names(wished)


@TELLER.claim(r"marker = (\d)")
def _marker(state: State, wished: str) -> Answer:
    return table(state)["first"], int(wished)
