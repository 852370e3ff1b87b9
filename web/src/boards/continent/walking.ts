/** From a click on the land to a walk: which move leads there, and the answer once the game asks where to. */

import type { Move } from "../../wire";
import type { Offer, Outlook } from "./outlook";

/** Where somebody is bound, and since which move of the game. */
export interface Bound {
  readonly cell: string;
  readonly since: number;
}

/** The cheapest walk to a cell that a player at this window may begin. */
export function walkTo(outlook: Outlook, moves: readonly Move[], cell: string | null): Offer | null {
  if (cell === null) return null;
  const walks = outlook.offers.filter(
    (offer) => offer.reaches.includes(cell) && moves.some((move) => move.text === offer.action),
  );
  return walks.sort((one, other) => one.printed[0] - other.printed[0])[0] ?? null;
}

/** The move that answers where one walks, for somebody who has said it by a click. */
export function onward(phase: string, moves: readonly Move[], bound: Bound | null): Move | null {
  if (bound === null || phase !== "aim") return null;
  return moves.find((move) => move.elements.includes(bound.cell)) ?? null;
}

/** Is the walk that was begun over, or was it called off? Nothing runs, and the game has moved on. */
export function hasArrived({ phase, moves }: Pick<Outlook, "phase" | "moves">, bound: Bound): boolean {
  return phase === "idle" && moves > bound.since;
}
