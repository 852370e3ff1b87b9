/** The outcome of a game as a sheet: a row for every line that scored, a column for every seat. */

export interface Outcome {
  kind: "ranked" | "together" | "all_lost";
  winners: number[];
  ranks: number[];
  points: number[] | null;
  lines: [string, number][][];
}

export interface ScoreSheet {
  seats: number[];
  rows: { line: string; points: number[] }[];
  totals: number[];
  ranks: number[];
}

/** Null for a game that counts no points. */
export function sheet(outcome: Outcome): ScoreSheet | null {
  const { points, lines, ranks } = outcome;
  if (points === null) return null;
  const ids = [...new Set(lines.flatMap((seat) => seat.map(([id]) => id)))];
  return {
    seats: points.map((_, seat) => seat),
    rows: ids.map((line) => ({
      line,
      points: points.map((_, seat) => sum(lines[seat] ?? [], line)),
    })),
    totals: points,
    ranks,
  };
}

function sum(lines: readonly [string, number][], line: string): number {
  return lines.reduce((total, [id, worth]) => (id === line ? total + worth : total), 0);
}
