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

/** Where a price would hang: seen from the plan's corner, in steps. */
function tagAt(card: Standing, [dx, dy]: Hook): readonly [number, number] {
  const [width, height] = sizeOf(card);
  return [card.x + dx * (width / 2 - 0.2), card.y + dy * (height / 2 - 0.14)];
}

/** Two tags nearer to each other than this, across and down, lie one over the other. */
const TAG = [1.1, 0.42] as const;

/** Where prices hang: the first corner of each card that nothing covers, and no other price. */
export function hooksOf(all: readonly Standing[]): Map<string, Hook> {
  const chosen = new Map<string, Hook>();
  const hung: (readonly [number, number])[] = [];
  const isAlone = ([x, y]: readonly [number, number]) =>
    !hung.some(([otherX, otherY]) => Math.abs(x - otherX) < TAG[0] && Math.abs(y - otherY) < TAG[1]);
  const ways = all.map((card) => {
    const over = above(card, all);
    const free = HOOKS.filter((hook) => !over.some((other) => hides(other, ...tagAt(card, hook))));
    return { card, free: free.length > 0 ? free : [HOOKS[4]] };
  });
  // Whoever has the least choice chooses first.
  for (const { card, free } of ways.sort((one, other) => one.free.length - other.free.length)) {
    const hook = free.find((way) => isAlone(tagAt(card, way))) ?? free[0]!;
    chosen.set(card.id, hook);
    hung.push(tagAt(card, hook));
  }
  return chosen;
}
