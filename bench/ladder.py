"""How strong the levels are: bots on common deals, once in every seat, with the processor time they took.

`python -m bench.ladder GAME --seed S` plays the rows of a game and adds them to bench/ladder, a few deals
at a time, so that a run that was cut short goes on; `--page` writes bench/ladder.md and the ratings in
the games' levels.toml from that file. `--row 2,master,f7f6b51/greedy` plays that row alone, here against a
bot of an earlier commit (bench/earlier.py); `openspiel:40` is the search of bench/openspiel_rival.py.
Seeds are to be drawn after training has ended. A level that was changed since counts as another bot: its old
rows are left out.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence

from bench import ladder_page
from bench.earlier import OF, EarlierBot, EarlierTable
from bench.ladder_rows import Pace, Part, add, read, way
from bench.openspiel_rival import FAMILY, OpenSpielTable
from bivouac.bots import Bot, Glimpse, bot_seed, make_bot
from bivouac.bots.levels import LEVELS
from bivouac.core.contract import Game, State
from bivouac.core.options import complete
from bivouac.games import game

ANCHOR, SEARCH, WORST = "greedy", "ismcts:2000", "random"
LADDER = tuple(zip(LEVELS[1:], LEVELS, strict=False))
AT_A_TIME = 10  # deals
PACED_GAMES = 4


class Clock:
    """The processor time of one seat's decisions, and of its turns: all it decides until another is asked."""

    def __init__(self) -> None:
        self.decisions: list[float] = []
        self.turns: list[float] = []

    def choose(self, bot: Bot, glimpse: Glimpse, same_turn: bool) -> int:
        """What the bot chooses; where nothing is to be chosen, no time counts."""
        began = time.process_time()
        action = bot.choose(glimpse)
        taken = 1000 * (time.process_time() - began)
        if isinstance(bot, EarlierBot):
            taken = bot.taken
        if len(glimpse.legal()) > 1:
            self.decisions.append(taken)
            if same_turn and self.turns:
                self.turns[-1] += taken
            else:
                self.turns.append(taken)
        return action


def play_part(box: Game, option: str, seating: tuple[int, str, str], seed: int, deals: range) -> Part:
    """Some deals of a row: one bot among others of one kind, once in every seat."""
    seats, bot, others = seating
    mine, theirs = Clock(), Clock()
    wins = []
    for deal in deals:
        won = 0.0
        for at in range(seats):
            order = [bot if seat == at else others for seat in range(seats)]
            clocks = [mine if seat == at else theirs for seat in range(seats)]
            state = play(box, option, seed + deal, order, clocks)
            won += share(state, at)
        wins.append(won)
    name = box.facts.name
    ways = way(bot, name, option), way(others, name, option)
    clocked = [(sum(clock.decisions), len(clock.decisions)) for clock in (mine, theirs)]
    return Part(name, option, seats, bot, others, ways, seed, deals.start, wins, clocked)


def play(box: Game, option: str, seed: int, order: Sequence[str], clocks: Sequence[Clock]) -> State:
    """A game to its end."""
    options = options_of(box, option)
    state = box.start(len(order), seed, options)
    table = followed(box, state, options, seed, order)
    bots = [seated(spec, seat, seed, table) for seat, spec in enumerate(order)]
    glimpses = [Glimpse(state, seat) for seat in range(len(order))]
    last = -1
    while actors := state.actors():
        seat = actors[0] if table is None else table.next(actors)
        action = clocks[seat].choose(bots[seat], glimpses[seat], seat == last)
        if table is not None:
            table.follow(seat, action)
        state.play(seat, action)
        last = seat
    return state


def followed(
    box: Game, state: State, options: dict[str, object], seed: int, order: Sequence[str]
) -> EarlierTable | OpenSpielTable | None:
    """The same table where the bots live that are not of today's house, if some are seated."""
    if any(spec.startswith(FAMILY) for spec in order):
        return OpenSpielTable(box, options, seed, order)
    return EarlierTable(box, state, options, seed, order) if OF in "".join(order) else None


def seated(spec: str, seat: int, seed: int, table: EarlierTable | OpenSpielTable | None) -> Bot:
    """A bot of today, or one that lives where the table is followed."""
    if table is not None and (OF in spec or spec.startswith(FAMILY)):
        return table.seated(spec, seat)
    return make_bot(spec, bot_seed(seed, seat))


def share(state: State, seat: int) -> float:
    """What the seat got of a game that is over; those who win together share it."""
    outcome = state.outcome()
    assert outcome is not None, "nobody is to act, so it is over"
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def options_of(box: Game, option: str) -> dict[str, object]:
    """The options written as `key=value key=value`."""
    asked: dict[str, object] = {}
    for pair in option.split():
        key, _, value = pair.partition("=")
        asked[key] = int(value) if value.isdecimal() else value
    return complete(box.facts, asked)


def pace(box: Game, option: str, bot: str, seed: int) -> Pace:
    """How long a bot thinks at a table of four."""
    seats = min(4, box.facts.seats[1])
    clock = Clock()
    for deal in range(PACED_GAMES):
        play(box, option, seed + deal, [bot] * seats, [clock] * seats)
    kept = [ladder_page.middle_and_most(times) for times in (clock.decisions, clock.turns)]
    return Pace(box.facts.name, option, bot, way(bot, box.facts.name, option), seats, *kept)


def rows_of(search: bool) -> Iterator[tuple[int, str, str]]:
    """Seats, bot and others of every row, those that say most first.

    At two seats everybody meets whoever stands at most two places off; who is further off nearly always wins.
    """
    first = [*LADDER, (LEVELS[0], WORST), (ANCHOR, LEVELS[0]), (LEVELS[-1], ANCHOR)]
    yield from ((2, bot, others) for bot, others in first)
    if search:
        yield 2, LEVELS[-1], SEARCH
        yield 2, SEARCH, ANCHOR
    field = (WORST, *LEVELS[:3], ANCHOR, *LEVELS[3:])
    played = {frozenset(pair) for pair in first}
    near = [pair for step in (1, 2) for pair in zip(field[step:], field, strict=False)]
    yield from ((2, bot, others) for bot, others in near if {bot, others} not in played)
    yield from ((seats, LEVELS[-1], ANCHOR) for seats in (3, 4))


def seating_of(text: str) -> tuple[int, str, str]:
    """A row as it is asked for."""
    seats, bot, others = text.split(",")
    return int(seats), bot, others


def solo_rows(box: Game) -> Iterator[tuple[str, str]]:
    """Options and level of every game alone against a rival of growing strength."""
    for option in box.facts.options:
        if option.get("seats") == [1] and option["type"] == "int":
            yield from ((f"{option['key']}={count}", bot) for count in option["choices"] for bot in LEVELS)


def run(asked: argparse.Namespace) -> None:
    """Play what is not there yet of a game."""
    box = game(asked.game)
    rows = [(asked.option, seating) for seating in asked.row or rows_of(asked.search)]
    if asked.solo:
        extra = f" {asked.option}" if asked.option else ""
        rows = [(option + extra, (1, bot, "")) for option, bot in solo_rows(box)]
    for option, seating in rows[: asked.rows or None]:
        kept = [part for part in read(Part) if part.same(box.facts.name, option, seating)]
        for some in missing(-(-asked.games // seating[0]), kept):
            add(play_part(box, option, seating, asked.seed, some))
    if not (asked.solo or asked.rows or asked.row):
        for level in LEVELS:
            if not any(kept.of(box.facts.name, asked.option, level) for kept in read(Pace)):
                add(pace(box, asked.option, level, asked.seed))


def missing(deals: int, kept: Sequence[Part]) -> Iterator[range]:
    """The deals of a row that nobody has played, a few at a time; several may have played at once."""
    played = {deal for part in kept for deal in range(part.first, part.first + len(part.wins))}
    first = 0
    while first < deals:
        last = first
        while last < min(deals, first + AT_A_TIME) and last not in played:
            last += 1
        if last > first:
            yield range(first, last)
        first = max(last, first + 1)


def main() -> None:
    """Play the rows that are not there yet, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--option", default="")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rows", type=int, default=0, help="only so many rows, and no times")
    parser.add_argument(
        "--row", type=seating_of, action="append", metavar="SEATS,BOT,OTHERS", help="this one"
    )
    parser.add_argument("--search", action="store_true", help=f"against {SEARCH} as well")
    parser.add_argument("--solo", action="store_true", help="alone, at every count of the rival")
    parser.add_argument("--page", action="store_true")
    asked = parser.parse_args()
    if asked.game:
        run(asked)
    if asked.page:
        ladder_page.write()


if __name__ == "__main__":
    main()
