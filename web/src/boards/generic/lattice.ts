/** Pieces that say where they lie (x and y) are laid out so; upper floors overlap only at the corners. */

import { numberOf } from "./drawing";
import type { Piece } from "./walk";

/** Where a card lies, in fractions of its zone. */
export interface Spot {
  piece: Piece;
  left: number;
  top: number;
}

/** A layout by coordinates: the spots, and how large a card and the whole are. */
export interface Lattice {
  spots: Spot[];
  /** The side of a card as a fraction of the width. */
  width: number;
  /** Height of the zone over its width, when cards are square. */
  ratio: number;
}

/** How much of its cell a card fills, so that what lies above hides only corners. */
const FILLED = 0.64;

/** The lattice of a zone, or null if its pieces do not all have a place of their own. */
export function latticeOf(pieces: readonly Piece[]): Lattice | null {
  const placed = pieces.map((piece) => ({ piece, x: numberOf(piece, "x"), y: numberOf(piece, "y") }));
  if (placed.length < 2 || !placed.every(({ x, y }) => x !== null && y !== null)) return null;
  const known = placed.map(({ piece, x, y }) => ({ piece, x: x ?? 0, y: y ?? 0 }));
  const cell = smallestGap(known);
  const [left, top] = [Math.min(...known.map(({ x }) => x)), Math.min(...known.map(({ y }) => y))];
  const across = Math.max(...known.map(({ x }) => x)) - left + cell;
  const down = Math.max(...known.map(({ y }) => y)) - top + cell;
  const margin = (cell * (1 - FILLED)) / 2;
  return {
    spots: known.map(({ piece, x, y }) => ({
      piece,
      left: (x - left + margin) / across,
      top: (y - top + margin) / down,
    })),
    width: (cell * FILLED) / across,
    ratio: down / across,
  };
}

/** The least distance between two pieces of a row: the side of a cell. */
function smallestGap(known: readonly { x: number; y: number }[]): number {
  const gaps = known.flatMap((one) =>
    known.filter((other) => other.y === one.y && other.x > one.x).map((other) => other.x - one.x),
  );
  return gaps.length === 0 ? 1 : Math.min(...gaps);
}
