/** What a table at which Continent is played shows. */

import type { BoardTable } from "../board";
import type { Offer, Outlook, Player } from "./outlook";

/** An action where it is printed. */
export type Printed = Omit<Offer, "action" | "seat" | "cell" | "barred" | "reaches">;

/** The outlook of a table at which Continent is played. */
export function continent(table: BoardTable): Outlook {
  return table.outlook as unknown as Outlook;
}

/** The player whose goods the tray shows: who is asked if it is oneself, one's own, or who acts. */
export function shown(table: BoardTable): Player | undefined {
  const { players, actors, action } = continent(table);
  return players[table.viewer >= 0 ? table.viewer : (action?.active ?? actors[0] ?? 0)];
}
