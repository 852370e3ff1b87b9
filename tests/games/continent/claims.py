"""What a story may claim about a position: one sentence pattern a claim, each answering (found, wished)."""

from __future__ import annotations

from typing import Any

from bivouac import SPECTATOR, game
from bivouac.core.contract import State
from tests.games.claiming import Answer, names
from tests.games.continent.spelling import spell
from tests.games.continent.stage import from_lines
from tests.games.telling import Teller

GAME = game("continent")
TELLER = Teller(from_lines, spell)


def short(kind: str) -> str:
    """A card by its id, without the pack, and without what a skill or fog card begins with."""
    return kind.split("/")[1].removeprefix("skill-").removeprefix("fog-")


def _outlook(state: State) -> dict[str, Any]:
    return state.outlook(SPECTATOR)


def _player(state: State, seat: str) -> dict[str, Any]:
    found: dict[str, Any] = _outlook(state)["players"][int(seat)]
    return found


def _kinds(pieces: list[dict[str, Any]]) -> list[str]:
    return sorted(short(piece["kind"]) for piece in pieces)


def _cell(state: State, name: str) -> dict[str, Any] | None:
    found = [cell for cell in _outlook(state)["board"] if cell["cell"] == name]
    return found[0] if found else None


@TELLER.claim(r"asked = ([a-z-]+)(?: of (\d))?")
def _asked(state: State, phase: str, seat: str | None) -> Answer:
    seen = _outlook(state)
    wished = (phase, None if seat is None else [int(seat)])
    return (seen["phase"], None if seat is None else seen["actors"]), wished


@TELLER.claim(r"actors = (.+)")
def _actors(state: State, wished: str) -> Answer:
    return state.actors(), [int(seat) for seat in names(wished)]


@TELLER.claim(r"(deck|discard) = (\d+)")
def _count(state: State, pile: str, wished: str) -> Answer:
    return _outlook(state)[pile]["count"], int(wished)


@TELLER.claim(r"the discard lies face (up|down)")
def _face(state: State, wished: str) -> Answer:
    return _outlook(state)["discard"]["face_up"], wished == "up"


@TELLER.claim(r"the discard holds (.+)")
def _holds(state: State, wished: str) -> Answer:
    found = _kinds(_outlook(state)["discard"]["cards"])
    return [name for name in names(wished) if name in found], names(wished)


@TELLER.claim(r"hand (\d) = (.+)")
def _hand(state: State, seat: str, wished: str) -> Answer:
    """A hand without its character card, which never leaves it."""
    cards = [card for card in _player(state, seat)["hand"]["cards"] if "/character-" not in card["kind"]]
    return _kinds(cards), sorted(names(wished))


@TELLER.claim(r"states (\d) = (\d)")
def _states(state: State, seat: str, wished: str) -> Answer:
    cards = _player(state, seat)["hand"]["cards"]
    return sum(short(card["kind"]).startswith("90") for card in cards), int(wished)


@TELLER.claim(r"items (\d) = (.+)")
def _items(state: State, seat: str, wished: str) -> Answer:
    """Items as `600+610:3`: cards from the top down, pips."""
    found = [
        "+".join(short(card["kind"]) for card in item["cards"]) + f":{item['pips']}"
        for item in _player(state, seat)["items"]
        if item is not None
    ]
    return found, names(wished)


@TELLER.claim(r"(satchel|past|banished|reading) = (.+)")
def _pile(state: State, pile: str, wished: str) -> Answer:
    return _kinds(_outlook(state)[pile]), sorted(names(wished))


@TELLER.claim(r"(satchel|past|banished) (holds|lacks) (.+)")
def _in_pile(state: State, pile: str, how: str, wished: str) -> Answer:
    found = _kinds(_outlook(state)[pile])
    return [name in found for name in names(wished)], [how == "holds"] * len(names(wished))


@TELLER.claim(r"banished unseen = (.+)")
def _unseen(state: State, wished: str) -> Answer:
    return _outlook(state)["unseen"], [int(number) for number in names(wished)]


@TELLER.claim(r"cell ([a-h]\d) = (.+)")
def _ground(state: State, name: str, wished: str) -> Answer:
    """What lies in a cell: a card by its id, `fog`, `open`, or `nothing`."""
    cell = _cell(state, name)
    if cell is None:
        return "nothing", wished
    if cell["kind"] is None:
        return {"down": "fog", "open": "open"}[cell["face"]], wished
    return short(cell["kind"]) + (" known" if cell["face"] == "known" else ""), wished


@TELLER.claim(r"attached ([a-h]\d) = (.+)")
def _attached(state: State, name: str, wished: str) -> Answer:
    cell = _cell(state, name)
    return [] if cell is None else _kinds(cell["attached"]), sorted(names(wished))


@TELLER.claim(r"figure (\d) = ([a-h]\d|nowhere)")
def _figure(state: State, seat: str, wished: str) -> Answer:
    return (_player(state, seat)["cell"] or "cell-nowhere").removeprefix("cell-"), wished


@TELLER.claim(r"fire (\d) = ([a-h]\d|nowhere)")
def _fire(state: State, seat: str, wished: str) -> Answer:
    return (_player(state, seat)["fire"] or "cell-nowhere").removeprefix("cell-"), wished


@TELLER.claim(r"player (\d) is (here|away|fallen|retired)")
def _status(state: State, seat: str, wished: str) -> Answer:
    return _player(state, seat)["status"], wished


@TELLER.claim(r"explorer (\d) = (\w+)")
def _explorer(state: State, seat: str, wished: str) -> Answer:
    return _player(state, seat)["explorer"], wished


@TELLER.claim(r"limits (\d) = (\d) items of (\d), (\d) skills, (\d) bonuses")
def _limits(state: State, seat: str, *wished: str) -> Answer:
    limits = _player(state, seat)["limits"]
    found = [limits[key] for key in ("items", "per_item", "skills", "bonuses")]
    return found, [int(limit) for limit in wished]


@TELLER.claim(r"(cost|need|successes|trade) = (\d+)")
def _number(state: State, key: str, wished: str) -> Answer:
    return _outlook(state)["action"][key], int(wished)


@TELLER.claim(r"drawn = (\d+)")
def _drawn(state: State, wished: str) -> Answer:
    return len(_outlook(state)["action"]["drawn"]), int(wished)


@TELLER.claim(r"shown = (.+)")
def _shown(state: State, wished: str) -> Answer:
    """The cards revealed at step 3, in the order of the draw."""
    return [short(card["kind"]) for card in _outlook(state)["action"]["drawn"]], names(wished)


@TELLER.claim(r"party = (.+)")
def _party(state: State, wished: str) -> Answer:
    return sorted(_outlook(state)["action"]["party"]), [int(seat) for seat in names(wished)]


@TELLER.claim(r"no action runs")
def _idle(state: State) -> Answer:
    return _outlook(state)["action"], None


@TELLER.claim(r"queue = (.+)")
def _queue(state: State, wished: str) -> Answer:
    return [short(card["kind"]) for card in _outlook(state)["queue"]], names(wished)


@TELLER.claim(r"(\d) may (\w+) (\d+) ways")
def _ways(state: State, seat: str, kind: str, wished: str) -> Answer:
    return sum(state.text(code).split()[0] == kind for code in state.legal(int(seat))), int(wished)


@TELLER.claim(r"(\d) may( not)? (?!not )(.+)")
def _may(state: State, seat: str, negated: str | None, text: str) -> Answer:
    try:
        found = spell(state, int(seat), text) in state.legal(int(seat))
    except ValueError:
        found = False
    return found, not negated


@TELLER.claim(r"told = (.+)")
def _told(state: State, wished: str) -> Answer:
    return [event["kind"] for event in state.events(SPECTATOR)], names(wished)


@TELLER.claim(r"(told|not told) of (.+)")
def _told_of(state: State, how: str, wished: str) -> Answer:
    found = {event["kind"] for event in state.events(SPECTATOR)}
    return [kind in found for kind in names(wished)], [how == "told"] * len(names(wished))


LANGS = {"English": "en", "French": "fr"}


@TELLER.claim(r"the log in (English|French) = (.+)")
def _log(state: State, language: str, wished: str) -> Answer:
    """The last action as everybody reads it, one sentence after the other; `nothing` where none is needed."""
    told = [GAME.say_event(event, LANGS[language]) for event in state.events(SPECTATOR)]
    return " ".join(filter(None, told)) or "nothing", wished


@TELLER.claim(r"the question in (English|French) = (.+)")
def _question(state: State, language: str, wished: str) -> Answer:
    return GAME.say_prompt(_outlook(state)["prompt"], LANGS[language]), wished


@TELLER.claim(r"experience = (\d+)")
def _experience(state: State, wished: str) -> Answer:
    return _outlook(state)["experience"], int(wished)


@TELLER.claim(r"ending = (\w+)")
def _ending(state: State, wished: str) -> Answer:
    return _outlook(state)["ending"], wished


@TELLER.claim(r"outcome = ([a-z_]+) for (.+)")
def _outcome(state: State, kind: str, winners: str) -> Answer:
    found = state.outcome()
    assert found is not None, "it has not ended"
    return (found.kind, list(found.winners)), (kind, [int(seat) for seat in names(winners)])


@TELLER.claim(r"curse (\w+) is (lifted|not lifted)")
def _curse(state: State, name: str, wished: str) -> Answer:
    found = {curse["kind"]: curse["lifted"] for curse in _outlook(state)["curses"]}
    return found[name], wished == "lifted"


@TELLER.claim(r"curses = (.+)")
def _curses(state: State, wished: str) -> Answer:
    return [curse["kind"] for curse in _outlook(state)["curses"]], names(wished)


@TELLER.claim(r"(deck|discard) >= (\d+)")
def _at_least(state: State, pile: str, wished: str) -> Answer:
    return _outlook(state)[pile]["count"] >= int(wished), True
