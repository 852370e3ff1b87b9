"""What many games say of each bot, counted by whole deals."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bivouac.bots import UNFINISHED
from bivouac.lab.played import Played
from bivouac.lab.ratings import Scores, scores_of


@dataclass
class Count:
    """The games of one bot, or of one seat; a win shared by n seats counts 1/n for each."""

    games: int = 0
    wins: float = 0.0
    scored: int = 0
    points: int = 0

    def add(self, game: Played, seat: int) -> None:
        """One more game, seen from that seat."""
        self.games += 1
        if seat in game.winners:
            self.wins += 1 / len(game.winners)
        if game.points is not None:
            self.scored += 1
            self.points += game.points[seat]

    def add_all(self, other: "Count") -> None:
        """All that the other has counted, too."""
        self.games += other.games
        self.wins += other.wins
        self.scored += other.scored
        self.points += other.points

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def mean_points(self) -> float | None:
        """Points a game, where points were counted."""
        return self.points / self.scored if self.scored else None


@dataclass
class Tally:
    """The games of a deal, or of many."""

    bots: dict[str, Count] = field(default_factory=dict)
    seats: list[Count] = field(default_factory=list)
    games: int = 0
    actions: int = 0
    unfinished: int = 0

    def add(self, other: "Tally") -> None:
        """All that the other has counted, too."""
        for bot, count in other.bots.items():
            self.bots.setdefault(bot, Count()).add_all(count)
        self.seats += [Count() for _ in other.seats[len(self.seats) :]]
        for own, count in zip(self.seats, other.seats, strict=True):
            own.add_all(count)
        self.games += other.games
        self.actions += other.actions
        self.unfinished += other.unfinished


@dataclass(frozen=True)
class Deal:
    """A deal that was played with every seating, and who came before whom on it."""

    tally: Tally
    scores: Scores


def sum_up(games: Sequence[Played], bots: Sequence[str]) -> Deal:
    """A whole deal, the same whatever the order in which its games were finished."""
    tally = Tally({bot: Count() for bot in bots}, [Count() for _ in games[0].order])
    for game in sorted(games, key=lambda game: game.number):
        for seat, bot in enumerate(game.order):
            tally.bots[bot].add(game, seat)
            tally.seats[seat].add(game, seat)
        tally.games += 1
        tally.actions += game.actions
        tally.unfinished += game.kind == UNFINISHED
    return Deal(tally, scores_of(games, bots))
