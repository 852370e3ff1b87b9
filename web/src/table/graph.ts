/** A graph of chances in a square of a hundred: time goes to the right, a certain win is at the top. */

/** The line of a seat. */
export function path(chances: readonly number[]): string {
  const last = Math.max(1, chances.length - 1);
  return chances
    .map((chance, at) => `${at === 0 ? "M" : "L"}${round((100 * at) / last)} ${round(100 * (1 - chance))}`)
    .join("");
}

/** The moment at a share of the width, of a game with so many actions. */
export function moment(share: number, actions: number): number {
  return Math.max(0, Math.min(actions, Math.round(share * actions)));
}

const round = (number: number) => Math.round(10 * number) / 10;
