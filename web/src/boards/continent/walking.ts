/** What a click has already said: where to walk, that an action is begun as it stands, what goes without saying. */

import type { Move } from "../../wire";
import type { Offer, Outlook } from "./outlook";

/** An action begun by a click that answers more than one question, and since which move of the game. */
export interface Bound {
  /** Where somebody is bound; nothing for an action that goes nowhere. */
  readonly cell: string | null;
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

/**
 * The move that answers for somebody who has said it by a click: where one walks, and, where nothing has to be
 * won, that no card is drawn beyond the price.
 */
export function onward(
  { phase, action }: Pick<Outlook, "phase" | "action">,
  moves: readonly Move[],
  bound: Bound | null,
): Move | null {
  if (bound === null) return null;
  if (phase === "aim" && bound.cell !== null) {
    const { cell } = bound;
    return moves.find((move) => move.elements.includes(cell)) ?? null;
  }
  if (phase !== "drawing" || action?.need !== 0) return null;
  return moves.find((move) => move.text === "done") ?? null;
}

/** The one answer that makes sense to a question, where the house says so. */
export function evident({ prompt }: Pick<Outlook, "prompt">, moves: readonly Move[]): Move | null {
  return moves.find((move) => move.text === prompt.evident) ?? null;
}

/** Is the action that was begun over, or was it called off? Nothing runs, and the game has moved on. */
export function hasArrived({ phase, moves }: Pick<Outlook, "phase" | "moves">, bound: Bound): boolean {
  return phase === "idle" && moves > bound.since;
}
