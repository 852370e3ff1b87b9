/** What need not be asked: where to walk, for it was clicked; how many cards, for the price was read; the evident. */

import type { Move } from "../../wire";
import type { Offer, Outlook } from "./outlook";

/** What a click that began an action has said, and since which move of the game. */
export interface Bound {
  /** Where somebody is bound; nothing where that was not said. */
  readonly cell: string | null;
  /** Are cards to be drawn beyond the price? */
  readonly more: boolean;
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
  const cell = bound?.cell ?? null;
  if (cell === null || phase !== "aim") return null;
  return moves.find((move) => move.elements.includes(cell)) ?? null;
}

/**
 * The move by which no card is drawn beyond the price of an action in which nothing has to be won, unless that was
 * asked for when it was begun. What one is forced to do nobody has begun.
 */
export function asPriced(
  { phase, action }: Pick<Outlook, "phase" | "action">,
  moves: readonly Move[],
  bound: Bound | null,
): Move | null {
  if (phase !== "drawing" || action === null || action.need > 0 || action.forced) return null;
  return bound?.more ? null : (moves.find((move) => move.text === "done") ?? null);
}

/** The one answer that makes sense to a question, where the house says so. */
export function evident({ prompt }: Pick<Outlook, "prompt">, moves: readonly Move[]): Move | null {
  return moves.find((move) => move.text === prompt.evident) ?? null;
}

/** Is the action that was begun over, or was it called off? Nothing runs, and the game has moved on. */
export function hasArrived({ phase, moves }: Pick<Outlook, "phase" | "moves">, bound: Bound): boolean {
  return phase === "idle" && moves > bound.since;
}
