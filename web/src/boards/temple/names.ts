/** What pieces are called aloud, made of the game's own words. */

import type { BoardTable } from "../board";
import type { Standing } from "./outlook";

/** The name of a kind of card or assistant. */
export function kindName(table: BoardTable, kind: string): string {
  return table.say(`${kind}-name`);
}

/** A card of the temple as it is told: what it is, what it costs, on which floor and in which cell it stands. */
export function standingName(table: BoardTable, card: Standing): string {
  const known = card.kind === null ? "" : kindName(table, card.kind);
  const told = card.face_up ? known : table.say("board-down");
  const place = table.say("board-place", { card: told, price: card.price, floor: card.floor });
  const cell = table.say("board-cell", { cell: card.cell });
  return [place, ...(known && !card.face_up ? [table.say("board-mine", { card: known })] : []), cell].join(
    ", ",
  );
}
