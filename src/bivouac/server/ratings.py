"""Strength in points of Elo, from ranks at tables of any size: Plackett and Luce's model as openskill has it.

Differences mean what they mean in Elo: 400 points are ten to one. Bots of the ladder are anchors: they pull
those who play them towards what was measured of them, and never move themselves.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import log, sqrt

from openskill.models import PlackettLuce

from bivouac.bots.levels import LEVELS, levels_of
from bivouac.core.contract import Game
from bivouac.core.mistakes import PlayerMistake
from bivouac.store import Result, Standing
from bivouac.table import ClockPlan, rated

MEAN = 1500.0
SPREAD = 350.0  # of somebody of whom nothing is known
NOISE = 400 / log(10) / sqrt(2)  # so that, once all is known, 400 points are ten to one
DRIFT = 3.5  # a game: people change, so that nobody is ever known for certain
SUREST = 45.0  # below that nobody's spread falls
ANCHORED = 60.0  # how sure we are of a bot that was measured
SUPPOSED = 120.0  # and of one that was not
# What the levels are taken for until they are measured: 200 points apart, around what « greedy » is.
PRIORS = dict(zip(LEVELS, (1100.0, 1300.0, 1500.0, 1700.0, 1900.0), strict=True))
ENOUGH = 10  # games before one is listed among the strongest

_MODEL = PlackettLuce(mu=MEAN, sigma=SPREAD, beta=NOISE, tau=DRIFT)


def anchor(bot: str, game: str) -> Standing | None:
    """How strong a bot of the ladder is in a game; None for a bot that is on none."""
    level = levels_of(game).get(bot)
    if level is None:
        return None
    if level.rating is None:
        return Standing("", game, PRIORS[bot], SUPPOSED, 0)
    return Standing("", game, float(level.rating), ANCHORED, 0)


def check_anchor(bot: str, game: str) -> None:
    """PlayerMistake for a bot of which nobody knows how strong it is."""
    if anchor(bot, game) is None:
        raise PlayerMistake("rated_bot", {"known": ", ".join(levels_of(game)) or "-"})


def check_rated(game: Game, seats: int, clock: ClockPlan | None, bots: Iterable[str]) -> None:
    """PlayerMistake for a table whose result would compare nobody with anybody."""
    rated.check_rated(game, seats, clock)
    for bot in bots:
        check_anchor(bot, game.facts.name)


def rate(results: Sequence[Result], before: Mapping[str, Standing]) -> dict[str, Standing]:
    """What a game makes of the strength of the people who played it, given what it was before."""
    known = [_standing(result, before) for result in results]
    teams = [[_MODEL.rating(mu=one.rating, sigma=one.spread)] for one in known]
    moved = _MODEL.rate(teams, ranks=[float(result.rank) for result in results])
    return {
        result.player: Standing(
            result.player, result.game, team[0].mu, max(SUREST, team[0].sigma), one.games + 1
        )
        for result, one, team in zip(results, known, moved, strict=True)
        if result.player
    }


def _standing(result: Result, before: Mapping[str, Standing]) -> Standing:
    if result.player:
        return before.get(result.player, Standing(result.player, result.game, MEAN, SPREAD, 0))
    # A seat without a player or a bot is that of somebody who left for good while they played.
    return anchor(result.bot, result.game) or Standing("", result.game, MEAN, SPREAD, 0)
