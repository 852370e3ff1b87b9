/** Where cards stand, what lies over them, and which corner of a card can bear its price. */

import type { Standing } from "./outlook";

/** A cell of the plan is two steps wide and high. */
const CELL = 2;
/** Cards of upper floors are smaller: width and height of each floor, in steps of the plan. */
const SIZES: readonly (readonly [number, number])[] = [
  [1.86, 1.86],
  [1.58, 1.55],
  [1.47, 1.43],
];

/** The corners and edges a price can hang on, the best first: where it is, seen from the middle. */
export const HOOKS = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [0, 1],
  [0, -1],
] as const;
export type Hook = (typeof HOOKS)[number];

/** The cards that lie over another one. */
export function above(card: Standing, all: readonly Standing[]): Standing[] {
  return all.filter(
    (other) =>
      other.floor > card.floor && Math.abs(other.x - card.x) < CELL && Math.abs(other.y - card.y) < CELL,
  );
}

const sizeOf = (card: Standing) => SIZES[card.floor - 1] ?? SIZES[0]!;

/** Is a point of the plan hidden under a card? */
function hides(card: Standing, x: number, y: number): boolean {
  const [width, height] = sizeOf(card);
  return Math.abs(x - card.x) < width / 2 + 0.08 && Math.abs(y - card.y) < height / 2 + 0.08;
}

/** Where the price of a card hangs: the first of its corners that nothing covers. */
export function hookOf(card: Standing, all: readonly Standing[]): Hook {
  const over = above(card, all);
  const [width, height] = sizeOf(card);
  const free = HOOKS.find(([dx, dy]) => {
    const [x, y] = [card.x + dx * (width / 2 - 0.2), card.y + dy * (height / 2 - 0.14)];
    return !over.some((other) => hides(other, x, y));
  });
  return free ?? HOOKS[4];
}
