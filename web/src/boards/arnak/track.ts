/** Where the spaces of the research track stand: rows from the temple down, their spaces side by side. */

import type { Step } from "./outlook";

/** A space with its place, in hundredths of the track's width and height. */
export interface Standing {
  step: Step;
  x: number;
  y: number;
}

/** The spaces between the Lost Temple, which has the top to itself, and the start at the foot. */
export function standings(track: readonly Step[]): Standing[] {
  const top = Math.max(...track.map((step) => step.row));
  return track
    .filter((step) => step.row < top)
    .map((step) => {
      const beside = track.filter((other) => other.row === step.row).length;
      return { step, x: across(step.column, beside), y: down(step.row, top) };
    });
}

/** How far down a row lies; the start has half a row. */
export function down(row: number, top: number): number {
  return ((row === 0 ? top - 0.55 : top - row - 0.5) / (top - 0.1)) * 100;
}

/** Spaces of a row stand apart as far as there is room. */
function across(column: number, beside: number): number {
  const apart = beside > 2 ? 35 : 46;
  return 50 + (column - (beside + 1) / 2) * apart;
}

/** A bridge as a line between two places; the temple lies above the top. */
export interface Bridge {
  from: Standing;
  x: number;
  y: number;
}

/** All bridges, by the columns each space leads to. */
export function bridgesOf(spots: readonly Standing[], leads: (step: Step) => readonly number[]): Bridge[] {
  return spots.flatMap((from) =>
    leads(from.step).map((column) => {
      const to = spots.find(({ step }) => step.row === from.step.row + 1 && step.column === column);
      return { from, x: to?.x ?? 50, y: to?.y ?? -4 };
    }),
  );
}
