/** Which card lies open to be read. */

import type { Outlook as ContinentOutlook } from "./outlook";
import { pieceOf } from "./cards";

/** What was clicked last, else what was asked for, else what the game reads, else where one stands. */
export function readOf(
  outlook: ContinentOutlook,
  viewer: number,
  selected: readonly string[],
  asked: string | null,
): string | null {
  const there = (id: string | null | undefined) =>
    id != null &&
    (outlook.board.some((cell) => cell.id === id || cell.card === id) || pieceOf(outlook, id) !== undefined);
  const chosen = selected.findLast((id) => there(id));
  if (chosen !== undefined) return chosen;
  if (there(asked)) return asked;
  const read = outlook.reading[0]?.id;
  if (read !== undefined) return read;
  const seat = viewer >= 0 ? viewer : (outlook.action?.active ?? 0);
  return outlook.players[seat]?.cell ?? outlook.board.find((cell) => cell.figures.length > 0)?.id ?? null;
}
