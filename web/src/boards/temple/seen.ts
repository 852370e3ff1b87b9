/** What a table at which Temple is played shows. */

import type { BoardTable } from "../board";
import type { Outlook, Player } from "./outlook";

/** The outlook of a table at which Temple is played. */
export function temple(table: BoardTable): Outlook {
  return table.outlook as unknown as Outlook;
}

/** The player whose goods the tray shows: whoever the prices are for. */
export function shown(table: BoardTable): Player | undefined {
  return temple(table).players[temple(table).payer];
}
