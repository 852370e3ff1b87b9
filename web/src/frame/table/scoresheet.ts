/** The outcome of a game as a sheet: a row for every line that scored, a column for every seat. */

import type { Ended } from "../../wire";

/** What an opponent without a seat has: the `rival` of an outlook. */
export interface RivalScore {
  points: number;
  lines: [string, number][];
}

export interface ScoreSheet {
  seats: number[];
  /** Columns are those of the seats, and one more for a rival without a seat. */
  rows: { line: string; points: number[] }[];
  totals: number[];
  ranks: number[];
}

/** Null for a game that counts no points. */
export function sheet(outcome: Ended, rival: RivalScore | null = null): ScoreSheet | null {
  const { points, ranks } = outcome;
  if (points === null) return null;
  const lines = rival === null ? outcome.lines : [...outcome.lines, rival.lines];
  const totals = rival === null ? points : [...points, rival.points];
  const ids = [...new Set(lines.flatMap((column) => column.map(([id]) => id)))];
  return {
    seats: points.map((_, seat) => seat),
    rows: ids
      .map((line) => ({ line, points: totals.map((_, column) => sum(lines[column] ?? [], line)) }))
      .filter(({ points: row }) => row.some((worth) => worth !== 0)),
    totals,
    ranks,
  };
}

function sum(lines: readonly [string, number][], line: string): number {
  return lines.reduce((total, [id, worth]) => (id === line ? total + worth : total), 0);
}
