"""No leak on this floor: two tables whose worlds a viewer cannot tell apart tell it the same.

One table is laid from the true state, the other from a redealt one. Both are played by the same script, as
long as the viewer is shown the same faces and dice; then all that this floor tells the viewer is the same.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from bivouac import SPECTATOR, Refusal
from bivouac.core.contract import Game
from bivouac.table import Charter, SeatPlan, Table
from bivouac.table.gathering import start, take
from bivouac.table.playing import act, answer, lend, say, take_back, undo
from bivouac.table.views import news, odds, position, refusal_view, table_view, why_not
from tests.contract.canon import canonical, difference
from tests.contract.hidden import bottom
from tests.contract.laws.witnesses import Witness
from tests.contract.leaks import EventsTell, LabelTells, Leak, OutlookTells, RefusalKnows, leaking
from tests.contract.planted import PlantedGame
from tests.contract.walk import midway, twins
from tests.table.people import HOST, LANGUAGES, LANTERNS, NAMES, NOON, PEOPLE, SEED, STRANGER, TAKARA

Move = tuple[int, str]


def laid(game: Game, document: dict[str, Any]) -> Table:
    """A table whose game starts from a document."""
    charter = Charter(
        game=game.facts.name,
        rules=game.facts.rules,
        options=document["options"],
        seats=[SeatPlan("human")] * document["seats"],
        seed=SEED,
        host=HOST,
        document=document,
    )
    table = Table("table-1", charter, game)
    for seat in range(document["seats"]):
        take(table, PEOPLE[seat], NAMES[seat], NOON, seat=seat, invited=True)
    start(table, HOST, NOON)
    return table


def told(table: Table, viewer: int) -> dict[str, Any]:
    """All that this floor tells a viewer."""
    assert table.state is not None
    written = [table.state.text(action) for action in range(table.game.vocabulary)]
    earlier = range(0, table.course.count, 3)
    player = STRANGER if viewer == SPECTATOR else PEOPLE[viewer]
    return {
        "frame": msgspec.to_builtins(table_view(table, player, NOON)),
        "news": [msgspec.to_builtins(news(table, viewer, 0, lang)) for lang in LANGUAGES],
        "now": [msgspec.to_builtins(position(table, viewer, lang)) for lang in LANGUAGES],
        "then": [msgspec.to_builtins(position(table, viewer, "en", number)) for number in earlier],
        "why not": {text: why_not(table, viewer, text, "en") for text in (*written, "fly away")},
        "odds": {text: odds(table, viewer, text) for text in written},
        "refusals": {text: tried(table, viewer, text) for text in written},
    }


def tried(table: Table, viewer: int, text: str) -> dict[str, Any] | None:
    """What an onlooker, or a seat whose turn it is not, hears when it acts all the same."""
    if viewer in table.actors():
        return None
    with pytest.raises(Refusal) as caught:
        act(table, viewer, text, NOON)
    return refusal_view(table, caught.value, "fr")


def assert_alike(tables: list[Table], viewer: int) -> None:
    """The viewer cannot tell at which of the tables it sits."""
    one, other = (told(table, viewer) for table in tables)
    if canonical(one) != canonical(other):
        raise AssertionError(f"viewer {viewer} can tell two worlds apart: {difference(one, other)}")


def moves_alike(tables: list[Table], viewer: int, luck: Random) -> list[Move]:
    """What can be played at both tables and shows the viewer the same faces, in any order."""
    states = [table.state for table in tables if table.state is not None]
    if not states[0].actors():
        return []
    seat = states[0].actors()[0]
    written = [{state.text(action) for action in state.legal(seat)} for state in states]
    found = []
    for text in sorted(set.intersection(*written)):
        shown = set()
        for state in states:
            after = state.copy()
            after.watch(True)
            after.play(seat, after.parse(text))
            shown.add(Witness(after, viewer).shown)
        if len(shown) == 1:
            found.append((seat, text))
    luck.shuffle(found)
    return found


def go_on(tables: list[Table], viewer: int, luck: Random) -> bool:
    """Do the same at both tables: mostly play, sometimes go back, lend, talk; False when nothing is left."""
    moves = moves_alike(tables, viewer, luck)
    if not moves:
        return False
    kind = luck.random()
    number = luck.randrange(tables[0].course.count + 1)
    for table in tables:
        if kind < 0.15 and number < table.course.count:
            if not undo(table, 0, number, NOON):
                answer(table, 1, True, NOON)
        elif kind < 0.2 and table.seats[1].lent:
            take_back(table, 1, NOON)
        elif kind < 0.2:
            lend(table, 1, "greedy", NOON)
        elif kind < 0.25:
            say(table, SPECTATOR, "Zoe", "hm", NOON)
        else:
            act(table, *moves[0], NOON)
    return True


def nobody_can_tell_two_tables_apart(game: Game, seed: int, viewer: int, *, steps: int) -> int:
    """From several moments of a game; returns how many actions both tables have played alike."""
    played = 0
    for actions in (0, 5, 14, 30):
        state = midway(game, 2, seed, actions)
        if not state.actors():
            break
        luck = Random(f"{seed} {viewer} {actions}")
        tables = [laid(game, document) for document in twins(state, viewer, 10 * actions)]
        assert_alike(tables, viewer)
        for _ in range(steps):
            before = tables[0].course.count
            if not go_on(tables, viewer, luck):
                break
            played += tables[0].course.count > before
            assert_alike(tables, viewer)
    return played


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("game", [LANTERNS, TAKARA], ids=["lanterns", "takara"])
def test_nobody_can_tell_a_table_in_a_redealt_world_from_the_true_one(game: Game, viewer: int) -> None:
    seeds = (1, 2) if game is TAKARA else (1, 2, 3)
    assert sum(nobody_can_tell_two_tables_apart(game, seed, viewer, steps=10) for seed in seeds) > 20


@pytest.mark.parametrize(
    ("leak", "place"),
    [
        (OutlookTells, r"now\[0\].outlook.hint"),
        (EventsTell, r"news.*hint"),
        (RefusalKnows, r"refusals|why not"),
        (LabelTells, r"now\[0\].moves"),
    ],
)
def test_a_leak_planted_in_a_game_is_caught_on_this_floor(leak: type[Leak], place: str) -> None:
    game = PlantedGame(TAKARA, leaking(leak, bottom))
    with pytest.raises(AssertionError, match=rf"can tell two worlds apart: .*({place})"):
        _ = [nobody_can_tell_two_tables_apart(game, seed, seed % 2, steps=4) for seed in range(6)]
