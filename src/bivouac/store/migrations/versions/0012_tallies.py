"""What the results of a player come to, kept beside them; and two ways to find those of one game."""

from __future__ import annotations

from alembic import op

from bivouac.store.migrations.making import make, make_partial

revision = "0012"
down_revision = "0011"

SUMS = """
INSERT INTO tallies (player, game, seats, played, won, scored, points, best)
SELECT player, game, seats, count(*), sum(CASE WHEN won THEN 1 ELSE 0 END), count(points),
       coalesce(sum(points), 0), max(points)
FROM results WHERE player <> '' AND counted GROUP BY player, game, seats
"""
# Games between two that were lost have the same number of lost ones before them.
ROWS_WON = """
INSERT INTO streaks (player, game, now, longest, ended)
WITH numbered AS (
  SELECT player, game, ended, won,
         sum(CASE WHEN won THEN 0 ELSE 1 END)
           OVER (PARTITION BY player, game ORDER BY ended, table_id) AS lost
  FROM results WHERE player <> '' AND counted
), runs AS (
  SELECT player, game, lost, sum(CASE WHEN won THEN 1 ELSE 0 END) AS length, max(ended) AS ended
  FROM numbered GROUP BY player, game, lost
), last AS (
  SELECT player, game, max(lost) AS lost, max(length) AS longest, max(ended) AS ended
  FROM runs GROUP BY player, game
)
SELECT last.player, last.game, runs.length, last.longest, last.ended
FROM last JOIN runs ON runs.player = last.player AND runs.game = last.game AND runs.lost = last.lost
"""
MEETINGS = """
INSERT INTO companions (player, other, met, together, won)
SELECT mine.player, theirs.player, count(DISTINCT mine.table_id),
       sum(CASE WHEN mine.counted THEN 1 ELSE 0 END),
       sum(CASE WHEN mine.counted AND mine.won THEN 1 ELSE 0 END)
FROM results AS mine JOIN results AS theirs
  ON theirs.table_id = mine.table_id AND theirs.player <> mine.player
WHERE mine.player <> '' AND theirs.player <> '' GROUP BY mine.player, theirs.player
"""


def upgrade() -> None:
    """Whatever was played until now is counted once."""
    op.create_index("results_by_game", "results", ["player", "game", "ended"])
    make_partial(
        "results_rated", "results", ["player", "game", "ended"], sqlite="rated = 1", postgresql="rated"
    )
    make(
        "tallies",
        "player text, game text, seats int, played int, won int, scored int, points bigint, best int?",
        key="player game seats",
    )
    make("streaks", "player text, game text, now int, longest int, ended bigint", key="player game")
    make("companions", "player text, other text, met int, together int, won int", key="player other")
    for counting in (SUMS, ROWS_WON, MEETINGS):
        op.execute(counting)
